"""Answers for another game in its third decision."""
import talk


def mistake(request):
    talk.decide({**request, "game": request["game"] + 1})


talk.serve(decide=talk.Third(mistake))
