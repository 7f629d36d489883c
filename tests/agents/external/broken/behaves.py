"""Nothing is wrong with this one."""
import talk

talk.serve()
