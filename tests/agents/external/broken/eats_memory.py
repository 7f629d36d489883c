"""Wants all the memory there is in its third decision."""
import talk


def eat(_request):
    eaten = []
    while True:
        eaten.append(bytearray(1 << 24))


talk.serve(decide=talk.Third(eat))
