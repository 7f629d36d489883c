"""Uses more memory than it may, in a way that no limit of a process sees.

The argument is the way: forks (each process stays below), mixed (half of
it in files of /dev/shm), memfd (files without a name), mapped (shared between
processes), shares (stays within: many processes share what one has read).
"""
import mmap
import os
import sys
import time

import talk

MEGABYTE = 1 << 20


def stay():
    while True:
        time.sleep(60)


def forks(_request):
    for _ in range(8):
        if os.fork() == 0:
            eaten = bytearray(os.urandom(1024)) * 1024 * 60
            stay()
            del eaten
    stay()


def mixed(_request):
    eaten = bytearray(os.urandom(1024)) * 1024 * 120
    for number in range(120):
        with open(f"/dev/shm/{number}", "wb") as file:
            file.write(bytes(MEGABYTE))
    stay()
    del eaten


def memfd(_request):
    for _ in range(50):
        file = os.memfd_create("x")
        for _ in range(8):
            os.write(file, bytes(MEGABYTE))
    stay()


def mapped(_request):
    for _ in range(10):
        piece = mmap.mmap(-1, 40 * MEGABYTE)
        piece.write(bytes(40 * MEGABYTE))
        globals().setdefault("kept", []).append(piece)
    stay()


def shares(request):
    book = bytearray(b"x") * (60 * MEGABYTE)
    children = []
    for _ in range(8):
        child = os.fork()
        if child == 0:
            sum(book[::4096])
            time.sleep(0.3)
            os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)
    talk.decide(request)


talk.serve(decide=talk.Third(globals()[sys.argv[1]]))
