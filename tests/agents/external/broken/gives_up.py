"""Gives up in its third decision."""
import talk

talk.serve(decide=talk.Third(lambda request: talk.answer(
    request, {"give_up": {"reason": "all is lost"}})))
