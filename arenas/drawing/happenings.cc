#include "arenas/drawing/happenings.h"

#include <algorithm>

namespace berthier {
namespace {

const Body* FindBody(const Picture& picture, EntityId id) {
  const auto found =
      std::find_if(picture.bodies.begin(), picture.bodies.end(),
                   [id](const Body& body) { return body.id == id; });
  return found == picture.bodies.end() ? nullptr : &*found;
}

}  // namespace

void Chronicle::Hear(const Event& event) {
  const std::vector<EventKind>& kinds = game_.vocabulary().event_kinds;
  const Deed deed =
      event.code < kinds.size() ? kinds[event.code].deed : Deed::kOther;
  if (deed == Deed::kShot || deed == Deed::kFight) deeds_.push_back(event);
}

Happenings Chronicle::Since(const Picture& last, const Picture& now) {
  Happenings since;
  for (const Body& body : last.bodies) {
    if (!IsSome(body.id)) continue;
    const Body* const there = FindBody(now, body.id);
    if (there == nullptr) {
      since.lost.push_back(body);
    } else if (there->pose.centre != body.pose.centre) {
      since.moves.push_back({body, there->pose.centre});
    }
  }
  // Who is gone is drawn where it stood.
  const auto place = [&](EntityId id) {
    const Body* const there = FindBody(now, id);
    return there != nullptr ? there : FindBody(last, id);
  };
  for (const Event& event : deeds_) {
    const Body* const from = place(event.subject);
    const Body* const to = place(event.object);
    if (from == nullptr || to == nullptr) continue;
    const Happenings::Meeting meeting = {
        from->pose.centre, to->pose.centre, from->side,
        game_.vocabulary().event_kinds[event.code].deed};
    const bool known = std::any_of(since.meetings.begin(), since.meetings.end(),
                                   [&](const Happenings::Meeting& m) {
                                     return m.from == meeting.from &&
                                            m.to == meeting.to &&
                                            m.deed == meeting.deed;
                                   });
    if (!known) since.meetings.push_back(meeting);
  }
  deeds_.clear();
  return since;
}

}  // namespace berthier
