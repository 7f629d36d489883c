"""Stays when it is told to quit."""
import time

import talk

talk.serve()
time.sleep(1000)
