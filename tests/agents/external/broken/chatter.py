"""Answers every question twice."""
import talk


def twice(request):
    talk.decide(request)
    talk.decide(request)


talk.serve(decide=twice)
