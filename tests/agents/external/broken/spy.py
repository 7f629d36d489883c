"""Says what it sees of the machine: its arguments are what it looks at.

see:PATH: the size of a file, or the names in a folder; "processes": how many
/proc shows; "own": whether it can write to its own folder, and how much;
"starts:N": how many processes it can start, eight at a time.
"""
import os
import subprocess
import sys

import talk


def own():
    folder = os.environ["TMPDIR"]
    size = 0
    try:
        with open(os.path.join(folder, "mine"), "wb") as file:
            while True:
                size += file.write(bytes(1 << 20))
                file.flush()
    except OSError as error:
        return f"wrote some, then: {error.strerror}" if size else "nothing"


def starts(most):
    started = 0
    try:
        while started < most:
            children = []
            for _ in range(8):
                children.append(subprocess.Popen(["/bin/true"]))
                started += 1
            for child in children:
                child.wait()
    except OSError as error:
        return f"{started}, then: {error.strerror}"
    return str(started)


def look(what):
    try:
        if what.startswith("starts:"):
            return starts(int(what.removeprefix("starts:")))
        if what == "own":
            return own()
        if what == "processes":
            return str(sum(name.isdigit() for name in os.listdir("/proc")))
        if what == "sysctl":
            with open("/proc/sys/kernel/hostname", "w") as file:
                file.write("mine")
            return "written"
        if what == "device":
            number = os.makedev(1, 1)
            os.mknod(os.path.join(os.environ["TMPDIR"], "mem"), 0o20600,
                     number)
            return "made"
        what = what.removeprefix("see:")
        if os.path.isdir(what):
            return " ".join(sorted(os.listdir(what))) or "nothing"
        with open(what, "rb") as file:
            return f"{len(file.read())} bytes"
    except OSError as error:
        return error.strerror


def tell(request):
    said = "; ".join(look(what) for what in sys.argv[1:])
    talk.answer(request, {"give_up": {"reason": said}})


talk.serve(decide=talk.Third(tell))
