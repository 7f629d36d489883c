"""Does not want to play."""
import talk

talk.serve(begin=lambda request: talk.answer(
    request, {"give_up": {"reason": "I play chess"}}))
