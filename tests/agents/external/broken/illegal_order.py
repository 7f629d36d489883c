"""Orders what cannot be in its third decision."""
import talk

talk.serve(decide=talk.Third(lambda request: talk.answer(
    request, {"choose": {"order": {"verb": "fire", "subject": "Nobody"}}})))
