"""Orders what nobody may, and ends with a code of its own."""
import sys

import talk


def order(request):
    talk.answer(request, {"choose": {"order": {"verb": "fire",
                                               "subject": "Nobody"}}})


talk.serve(decide=talk.Third(order))
sys.exit(4)
