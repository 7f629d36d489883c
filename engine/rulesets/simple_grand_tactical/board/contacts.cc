#include "engine/rulesets/simple_grand_tactical/board/contacts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/passage.h"
#include "engine/model/fault.h"
#include "engine/rulesets/simple_grand_tactical/board/outline.h"

namespace berthier::simple_grand_tactical {
namespace {

// How much of the edge is within kContact of the block.
// Decision: corners of what lies within that are square, not round: at most
// 0.04 cm more.
Length PortionNear(Segment edge, const Block& other) {
  const std::optional<Segment> within =
      PartInside(edge, Resized(other, kContact).corners());
  return within ? LengthOf(within->b - within->a) : Length{};
}

void Insert(const Battle& b, const Contact& contact) {
  State& s = b.state;
  BERTHIER_CHECK(s.contact_count < State::kContacts);
  int at = s.contact_count++;
  const auto comes_after = [&](const Contact& c) {
    return std::pair(c.first, c.second) >
           std::pair(contact.first, contact.second);
  };
  for (; at > 0 && comes_after(s.contacts[static_cast<size_t>(at - 1)]); --at) {
    s.contacts[static_cast<size_t>(at)] =
        s.contacts[static_cast<size_t>(at - 1)];
  }
  s.contacts[static_cast<size_t>(at)] = contact;
}

}  // namespace

int ContactBetween(const State& s, UnitId a, UnitId b) {
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact& c = s.contacts[static_cast<size_t>(i)];
    if (c.Concerns(a) && c.Other(a) == b) return i;
  }
  return -1;
}

UnitId EnemyInContact(const State& s, UnitId u) {
  for (const Contact& c : ContactsOf(s)) {
    if (c.Concerns(u)) return c.Other(u);
  }
  return UnitId::kNone;
}

UnitId LockedWith(const State& s, UnitId u) {
  for (const Contact& c : ContactsOf(s)) {
    if (c.locked != 0 && c.Concerns(u)) return c.Other(u);
  }
  return UnitId::kNone;
}

UnitSet TouchedBy(const State& s, UnitId u) {
  UnitSet set;
  for (const Contact& c : ContactsOf(s)) {
    if (c.Concerns(u)) set.Add(c.Other(u));
  }
  return set;
}

Aspect AspectOf(const Block& unit, Formation formation, const Block& other) {
  if (formation == Formation::kSquare || formation == Formation::kDeployed) {
    return Aspect::kFront;
  }
  const std::pair<Segment, Aspect> edges[] = {
      {unit.front_edge(), Aspect::kFront},
      {{unit.front_left(), unit.rear_left()}, Aspect::kFlank},
      {{unit.front_right(), unit.rear_right()}, Aspect::kFlank},
      {unit.rear_edge(), Aspect::kRear}};
  Length longest;
  Aspect aspect = Aspect::kFront;
  for (const auto& [edge, its_aspect] : edges) {
    const Length portion = PortionNear(edge, other);
    if (portion > longest) {
      longest = portion;
      aspect = its_aspect;
    }
  }
  if (longest > kEdge) return aspect;
  // Twice the way from the centre to the middle of the front edge.
  const Vec ahead = unit.left + unit.right;
  const int64_t along = 2 * Dot(other.centre - unit.centre, ahead);
  const int64_t edge = NormSquared(ahead);
  return along > edge    ? Aspect::kFront
         : along < -edge ? Aspect::kRear
                         : Aspect::kFlank;
}

Aspect AspectOf(PositionView f, UnitId unit, UnitId other) {
  return AspectOf(f.unit(unit).block(), f.unit(unit).formation,
                  f.unit(other).block());
}

bool HitsFlankOf(PositionView f, UnitId unit, UnitId other) {
  return AspectOf(f, unit, other) != Aspect::kFront &&
         AspectOf(f, other, unit) == Aspect::kFront;
}

void NoteContacts(const Battle& b, UnitId mover, ContactOrigin origin) {
  const Block block = b.unit(mover).block();
  const PositionView f = b;
  f.foes(mover).units.ForEach([&](UnitId e) {
    if (!b.unit(e).on_table() || !Within(block, b.unit(e).block(), kContact) ||
        ContactBetween(b.state, mover, e) >= 0) {
      return;
    }
    Insert(b, {.first = std::min(mover, e),
               .second = std::max(mover, e),
               .mover = mover,
               .mover_formation = b.unit(mover).formation,
               .origin = origin});
    if (origin == ContactOrigin::kCharge) b.unit(mover).Set(Flag::kFresh);
    if (b.listener == nullptr) return;
    Tell(b, EventCode::kContact, b.scenario.Entity(mover), b.scenario.Entity(e),
         {static_cast<int32_t>(AspectOf(f, e, mover)), 0, 0, 0});
  });
}

void DropContacts(const Battle& b, UnitId u) {
  State& s = b.state;
  int kept = 0;
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact c = s.contacts[static_cast<size_t>(i)];
    const bool ends =
        c.Concerns(u) &&
        (!b.unit(u).on_table() || !b.unit(c.Other(u)).on_table() ||
         !Within(b.unit(c.first).block(), b.unit(c.second).block(), kContact));
    if (ends) {
      Tell(b, EventCode::kContactEnds, b.scenario.Entity(u),
           b.scenario.Entity(c.Other(u)));
      continue;
    }
    s.contacts[static_cast<size_t>(kept++)] = c;
  }
  for (int i = kept; i < s.contact_count; ++i) {
    s.contacts[static_cast<size_t>(i)] = {};
  }
  const bool changed = kept != s.contact_count;
  s.contact_count = static_cast<int16_t>(kept);
  if (!changed) return;
  // CHG-10: fresh until its melee, or out of contact.
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId who = MakeId<UnitId>(i);
    if (b.unit(who).Has(Flag::kFresh) && !IsSome(EnemyInContact(s, who))) {
      b.unit(who).Clear(Flag::kFresh);
    }
  }
}

}  // namespace berthier::simple_grand_tactical
