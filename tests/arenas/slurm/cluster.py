"""A cluster of Slurm on this machine, for as long as a test runs.

munged, slurmctld and two slurmd, n1 and n2, with a processor each. Everything
they write is in one folder; they listen on 127.0.0.1 on ports that were free.
What they start becomes our child when its parent dies, so that Stop finds it.

    Cluster.require()        # CannotStart says why not
    cluster = Cluster(folder)
    cluster.start()          # the same
    cluster.kill_node("n2")
    cluster.stop()
"""
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import time

# Where Debian puts daemons; not in everybody's PATH.
SEARCH = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
PROGRAMS = ("munged", "slurmctld", "slurmd", "sbatch", "squeue", "scontrol",
            "sinfo")
NODES = ("n1", "n2")
# Only ever reached when something is wrong.
PATIENCE = 900

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
LIBC = ctypes.CDLL(None, use_errno=True)


class CannotStart(Exception):
    """Slurm cannot run here; why."""


def adopt_orphans():
    """Whoever loses its parent below us becomes our child."""
    if LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise CannotStart("the kernel does not let us keep orphans")


def parents():
    """The parent of every process there is."""
    found = {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", encoding="latin1") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if fields[0] != "Z":
            found[int(name)] = int(fields[1])
    return found


def descendants(root):
    """All living processes below one."""
    known = parents()
    below = set()
    while True:
        more = {pid for pid, parent in known.items()
                if pid not in below and (parent == root or parent in below)}
        if not more:
            return below
        below |= more


def deepest_first(pids):
    """Children before their parents."""
    known = parents()

    def depth(pid):
        steps = 0
        while pid in known and steps < len(known):
            pid = known[pid]
            steps += 1
        return steps

    return sorted(pids, key=depth, reverse=True)


def kill_all(find):
    """Kills what `find` returns, again and again until that is nothing.

    Children go first: the end of a parent would wake those of its children
    that stand still, as the kernel does with a group of processes that is
    left alone.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        pids = find()
        if not pids:
            return
        if time.monotonic() > deadline:
            raise RuntimeError(f"processes {sorted(pids)} do not die")
        for pid in deepest_first(pids):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        reap()
        time.sleep(0.02)


def reap():
    """Buries children that nobody waits for."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0] != 0:
            pass
    except ChildProcessError:
        pass


def free_ports(count):
    held = []
    for _ in range(count):
        one = socket.socket()
        one.bind(("127.0.0.1", 0))
        held.append(one)
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


class Cluster:
    def __init__(self, folder):
        self.folder = folder
        self.environment = dict(os.environ, PATH=SEARCH,
                                SLURM_CONF=self.at("slurm.conf"))
        for name in list(self.environment):
            if name.startswith(("SBATCH_", "SQUEUE_", "SLURMD_", "SLURM_")) \
                    and name != "SLURM_CONF":
                del self.environment[name]
        self.daemons = {}

    def at(self, name):
        return os.path.join(self.folder, name)

    @staticmethod
    def require():
        for program in PROGRAMS:
            if shutil.which(program, path=SEARCH) is None:
                raise CannotStart(f"there is no {program}; install slurm-wlm "
                                  "and munge")
        if os.geteuid() != 0:
            raise CannotStart("only the superuser can start it")
        adopt_orphans()

    def start(self):
        self.write_files()
        self.run("munged", "munged", "--foreground", "--force",
                 "--origin=127.0.0.1", "--num-threads=2",
                 *(f"--{what}={self.at('munge.' + ending)}"
                   for what, ending in (("key-file", "key"),
                                        ("socket", "socket"),
                                        ("pid-file", "pid"),
                                        ("log-file", "log"),
                                        ("seed-file", "seed"))))
        self.wait_for("munged", lambda: os.path.exists(self.at("munge.socket")))
        configuration = self.at("slurm.conf")
        self.run("slurmctld", "slurmctld", "-D", "-c", "-f", configuration)
        for node in NODES:
            self.run(node, "slurmd", "-D", "-N", node, "-f", configuration)
        self.wait_for("slurmd", self.is_idle)

    def write_files(self):
        ports = free_ports(1 + len(NODES))
        with open(os.open(self.at("munge.key"),
                          os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o400),
                  "wb") as file:
            file.write(os.urandom(128))
        for name in ("state", *NODES):
            os.mkdir(self.at(name))
        host = socket.gethostname().split(".")[0]
        lines = f"""
            ClusterName=test
            SlurmctldHost={host}(127.0.0.1)
            SlurmctldPort={ports[0]}
            SlurmUser=root
            SlurmdUser=root
            AuthType=auth/munge
            AuthInfo=socket={self.at("munge.socket")}
            CredType=cred/munge
            StateSaveLocation={self.at("state")}
            SlurmdSpoolDir={self.at("%n")}
            SlurmctldPidFile={self.at("slurmctld.pid")}
            SlurmdPidFile={self.at("%n.pid")}
            ProctrackType=proctrack/pgid
            TaskPlugin=task/none
            SelectType=select/cons_tres
            SelectTypeParameters=CR_CPU
            SchedulerType=sched/builtin
            MpiDefault=none
            MailProg=/bin/true
            MessageTimeout=100
            TCPTimeout=60
            # A slow machine is not a dead one; the test says which is.
            SlurmdTimeout=0
            # Nor is what ended long ago forgotten.
            MinJobAge=86400
            SlurmctldTimeout=300
            JobRequeue=0
            SlurmdParameters=config_overrides
            PartitionName=all Nodes={",".join(NODES)} Default=YES State=UP
            """ + "\n".join(
                f"NodeName={node} NodeHostname={host} NodeAddr=127.0.0.1 "
                f"Port={port} CPUs=1"
                for node, port in zip(NODES, ports[1:]))
        with open(self.at("slurm.conf"), "w", encoding="utf-8") as file:
            file.write("\n".join(line.strip() for line in lines.splitlines()))
            file.write("\n")

    def run(self, name, *command):
        def with_us():
            LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)

        with open(self.at(name + ".said"), "ab") as said:
            self.daemons[name] = subprocess.Popen(
                command, env=self.environment, cwd=self.folder,
                stdin=subprocess.DEVNULL, stdout=said,
                stderr=subprocess.STDOUT, preexec_fn=with_us)

    def wait_for(self, what, is_true):
        deadline = time.monotonic() + PATIENCE
        while not is_true():
            for name, daemon in self.daemons.items():
                if daemon.poll() is not None:
                    raise CannotStart(f"{name} ends with {daemon.returncode}: "
                                      f"{self.last_words(name)}")
            if time.monotonic() > deadline:
                raise CannotStart(f"{what} is not ready: "
                                  f"{self.last_words(next(iter(NODES)))}")
            time.sleep(0.05)

    def last_words(self, name):
        with open(self.at(name + ".said"), encoding="latin1") as file:
            return " / ".join(file.read().splitlines()[-5:])

    def is_idle(self):
        said = subprocess.run(
            ("sinfo", "--noheader", "--Node", "--format=%N %T"),
            env=self.environment, capture_output=True, text=True, check=False)
        return said.stdout.split("\n")[:-1] == [f"{node} idle"
                                                for node in NODES]

    def kill_node(self, node):
        """The daemon of a node and all that runs on it, at one blow."""
        daemon = self.daemons.pop(node)
        daemon.kill()
        daemon.wait()
        # A step's keeper is our child now; what it keeps knows its node.
        mine = f"SLURMD_NODENAME={node}".encode()

        def on_the_node():
            known = parents()
            tasks = set()
            for pid in descendants(os.getpid()):
                try:
                    with open(f"/proc/{pid}/environ", "rb") as file:
                        if mine in file.read().split(b"\0"):
                            tasks.add(pid)
                except OSError:
                    continue
            keepers = {known[pid] for pid in tasks
                       if pid in known and known[pid] not in tasks
                       and known[pid] not in (1, os.getpid())}
            return tasks | keepers

        # First all stand still: else some would see others die, and write of
        # it, as nobody does whose machine loses its power.
        still = set()
        while not (running := on_the_node()) <= still:
            for pid in running - still:
                try:
                    os.kill(pid, signal.SIGSTOP)
                except ProcessLookupError:
                    pass
            still |= running
        kill_all(on_the_node)

    def declare_dead(self, node):
        """What an administrator does, or Slurm after its timeout."""
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(("scontrol", "update", f"NodeName={node}",
                              "State=DOWN", "Reason=killed"),
                             env=self.environment, check=False).returncode:
            if time.monotonic() > deadline:
                raise RuntimeError(f"scontrol cannot say that {node} is dead")
            time.sleep(1)

    def stop(self):
        kill_all(lambda: descendants(os.getpid()))
