"""Stops reading and asks the same question for ever in its third decision."""
import talk


def ask(request):
    while True:
        talk.answer(request, {"propose": {}})


talk.serve(decide=talk.Third(ask))
