"""Ends with a code that means failure."""
import sys

import talk

talk.serve()
sys.exit(1)
