"""Fills its standard error without end in its third decision."""
import sys

import talk


def flood(_request):
    block = "x" * (1 << 16)
    while True:
        sys.stderr.write(block)


talk.serve(decide=talk.Third(flood))
