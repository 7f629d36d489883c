"""Tries to destroy what is not its own, and says in its third decision how.

The arguments are files, each of them somebody else's: it tries to delete, cut
and append to each and to write beside it, then to undo what stops it.
"""
import ctypes
import os
import sys

import talk

CLONE_NEWNS = 0x00020000
CLONE_NEWUSER = 0x10000000
MS_REMOUNT = 0x20
MS_BIND = 0x1000
MNT_DETACH = 2
libc = ctypes.CDLL(None, use_errno=True)


def truncated(path):
    with open(path, "r+b") as file:
        file.truncate(10)


def appended(path):
    with open(path, "ab") as file:
        file.write(b"won by me")
        file.flush()


def replaced(path):
    with open(path + ".new", "wb") as file:
        file.write(b"mine")
    os.rename(path + ".new", path)


def mounted(path):
    """Opens the way again and writes."""
    for folder in (path, os.path.dirname(path), "/"):
        libc.umount2(folder.encode(), MNT_DETACH)
        libc.mount(None, folder.encode(), None, MS_REMOUNT | MS_BIND, None)
    appended(path)


def in_other_namespaces(path):
    """The same with all rights of a new namespace."""
    process = os.fork()
    if process == 0:
        try:
            if libc.unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0:
                mounted(path)
                os._exit(1)
        except OSError:
            pass
        os._exit(0)
    if os.waitpid(process, 0)[1] == 0:
        raise OSError("no")


def attack(_request):
    done = []
    for path in sys.argv[1:]:
        for way in (truncated, appended, replaced, os.remove, os.chmod,
                    mounted, in_other_namespaces):
            try:
                way(path, 0o777) if way is os.chmod else way(path)
                done.append(f"{way.__name__} {path}")
            except OSError:
                pass
    talk.answer(_request, {"give_up": {
        "reason": "did: " + ", ".join(done) if done else "did nothing"}})


talk.serve(decide=talk.Third(attack))
