"""Says the wrong number in its third decision."""
import talk


def mistake(request):
    talk.decide({**request, "id": request["id"] - 1})


talk.serve(decide=talk.Third(mistake))
