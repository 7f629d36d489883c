#include "engine/rulesets/la_grande_armee/board/overlaps.h"

#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {

ElementId OverlappedFriend(PositionView f, ElementId e) {
  if (IsArtillery(f, e)) return ElementId::kNone;
  ElementSet friends;
  f.own(e).elements.ForEach([&](ElementId other) {
    if (!IsArtillery(f, other)) friends.Add(other);
  });
  return FirstUnder(f, friends, ShapeOf(f, e), e);
}

bool OverlapsAnyFriend(PositionView f, ElementId e) {
  return IsSome(FirstUnder(f, f.own(e).elements, ShapeOf(f, e), e));
}

}  // namespace berthier::la_grande_armee
