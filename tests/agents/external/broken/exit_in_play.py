"""Ends in its third decision as if all were well."""
import sys

import talk

talk.serve(decide=talk.Third(lambda request: sys.exit(0)))
