"""Cannot begin a game while another is under way."""
import talk

playing = False


def begin(request):
    global playing
    assert not playing
    playing = True
    talk.ready(request)


def end(request):
    global playing
    playing = False
    talk.ready(request)


talk.serve(begin=begin, end=end)
