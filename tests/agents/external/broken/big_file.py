"""Writes a file larger than it may in its third decision."""
import os
import tempfile

import talk


def write(_request):
    with tempfile.TemporaryFile() as file:
        for _ in range(100):
            os.write(file.fileno(), bytes(1 << 20))


talk.serve(decide=talk.Third(write))
