"""Fails at fields that it does not know."""
import talk


def strict(function):
    def replaced(request):
        if not set(request) <= {"game", "id", "begin", "decide", "end"}:
            raise ValueError("unknown field")
        function(request)
    return replaced


talk.serve(begin=strict(talk.ready), decide=strict(talk.decide))
