"""Can run only once at a time.

The file it locks is the first argument.
"""
import fcntl
import sys

import talk

file = open(sys.argv[1])
try:
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
except OSError:
    sys.exit(3)
talk.serve()
