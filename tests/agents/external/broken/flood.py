"""Writes without end and without a newline in its third decision."""
import sys

import talk


def flood(_request):
    block = "x" * (1 << 16)
    while True:
        sys.stdout.write(block)


talk.serve(decide=talk.Third(flood))
