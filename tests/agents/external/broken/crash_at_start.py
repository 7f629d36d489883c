"""Fails before it has said anything."""
raise RuntimeError("no map of Silesia")
