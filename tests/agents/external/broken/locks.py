"""Can run only once at a time."""
import fcntl
import os
import sys

import talk

file = open(os.path.abspath(__file__))
try:
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
except OSError:
    sys.exit(3)
talk.serve()
