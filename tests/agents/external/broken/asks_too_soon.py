"""Asks about the table when a game begins, before it has to decide."""
import talk

talk.serve(begin=lambda request: talk.answer(request, {"ask": {"bodies": {}}}))
