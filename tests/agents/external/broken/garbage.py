"""Forgets in its third decision that people do not read its output."""
import talk


def greet(request):
    print("Thinking about request", request["id"], flush=True)
    talk.decide(request)


talk.serve(decide=talk.Third(greet))
