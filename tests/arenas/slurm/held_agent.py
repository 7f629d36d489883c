"""The example agent, held where a test wants it.

It begins its second game only when the file `hold` is gone, on these nodes of
Slurm: on the second always; on the first once a shard is whole. So with a
task a node, one shard ends and two wait in their middle, however fast anybody
is. Anywhere else it plays on.
"""
import glob
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                "../../../agents/external/examples"))
import agent  # noqa: E402


def is_held():
    node = os.environ.get("SLURMD_NODENAME")
    return (node is not None and os.path.exists("hold") and
            (node == "n2" or
             any(name.split("-of-")[1].isdigit()
                 for name in glob.glob("*.shard-*-of-*"))))


class HeldAgent(agent.Agent):
    games = 0

    def begin(self, request):
        self.games += 1
        while self.games > 1 and is_held():
            time.sleep(0.05)
        return super().begin(request)


agent.Agent = HeldAgent
agent.main()
