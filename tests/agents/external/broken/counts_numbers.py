"""Counts requests itself instead of repeating their numbers."""
import talk

count = 0


def counted(function):
    def replaced(request):
        global count
        count += 1
        function({**request, "id": count})
    return replaced


talk.serve(hello=counted(talk.hello), begin=counted(talk.ready),
           decide=counted(talk.decide), end=counted(talk.ready))
