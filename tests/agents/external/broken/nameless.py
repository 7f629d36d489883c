"""Does not say which version it is."""
import talk

talk.serve(hello=lambda request: talk.answer(
    request, {"hello": {"protocol": 1, "name": "nameless"}}))
