#include "engine/rulesets/la_grande_armee/combat/mass.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/combat/aftermath.h"
#include "engine/rulesets/la_grande_armee/combat/fighters.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"

namespace berthier::la_grande_armee {
namespace {

// State::step of the phase; State::cursor is the group that fights next.
enum class Step : uint8_t { kGroup, kFight, kRetire };

bool Fight(PositionView f, const Contact& contact) {
  return !f.unit(contact.mover).routing() && !f.unit(contact.target).routing();
}

// LGA-MAS-01: labels, by the lowest index of each group.
void MakeGroups(const Battle& b) {
  State& s = b.state;
  s.groups = 0;
  const int n = b.scenario.unit_count();
  for (int i = 0; i < n; ++i) {
    const ElementId first = MakeId<ElementId>(i);
    if (b.unit(first).group != 0) continue;
    const auto label = static_cast<uint8_t>(s.groups + 1);
    for (bool grown = true; grown;) {
      grown = false;
      for (int k = 0; k < s.contact_count; ++k) {
        const Contact& contact = s.contacts[static_cast<size_t>(k)];
        if (!Fight(b, contact)) continue;
        uint8_t& x = b.unit(contact.mover).group;
        uint8_t& y = b.unit(contact.target).group;
        const bool near = x == label || y == label || contact.Concerns(first);
        if (!near || (x == label && y == label)) continue;
        x = y = label;
        grown = true;
      }
    }
    if (b.unit(first).group == label) ++s.groups;
  }
}

int InsideOf(const ElementState& unit) {
  int inside = 0;
  for (const Part& part : unit.parts) inside += part.bases();
  return inside;
}
int CapacityOf(PositionView f, ElementId garrison) {
  return f.scenario.piece(f.unit(garrison).settlement).capacity;
}

// Whom the square that must choose has before it (LGA-SQR-14).
Edge FaceFought(PositionView f, ElementId square) {
  Edge face = Edge::kFront;
  bool found = false;
  ForEachContact(f, square, [&](const Contact& contact) {
    const ElementId enemy = contact.Other(square);
    if (found || f.unit(enemy).routing() || !IsInfantry(f, enemy)) return;
    found = true;
    face = contact.EdgeOf(square);
  });
  return face;
}

}  // namespace

bool DefendsTown(PositionView f, const Frame& melee, ElementId e) {
  if (!f.unit(e).on_table()) return false;
  if (f.unit(e).Has(Flag::kIntruder)) return true;
  if (!IsGarrison(f, e)) return false;
  if (IsContact(melee)) return MeetsInTown(f, melee);
  bool fought_for = false;
  ForEachContact(f, e, [&](const Contact& contact) {
    fought_for = fought_for || (contact.outside == 0 && Fight(f, contact));
  });
  return fought_for;
}

Progress AdvanceMass(const Battle& b) {
  State& s = b.state;
  switch (static_cast<Step>(s.step)) {
    case Step::kGroup:
      MakeGroups(b);
      s.cursor = 1;
      s.step = static_cast<uint8_t>(Step::kFight);
      return Progress::kAgain;
    case Step::kFight:
      if (s.cursor <= s.groups) {
        PushFrame(b, {.kind = FrameKind::kMelee,
                      .what = static_cast<uint8_t>(MeleeKind::kMass),
                      .count = 1,
                      .group = s.cursor++});
        return Progress::kAgain;
      }
      s.groups = 0;
      s.step = static_cast<uint8_t>(Step::kRetire);
      return Progress::kAgain;
    case Step::kRetire:
      break;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    SetRetire(b, MakeId<ElementId>(i));
  }
  return Progress::kDone;
}

bool MustChoose(PositionView f, ElementId e) {
  bool infantry = false;
  if (!InSquare(f, e)) return false;
  ForEachContact(f, e, [&](const Contact& contact) {
    const ElementId enemy = contact.Other(e);
    infantry = infantry || (IsInfantry(f, enemy) && !f.unit(enemy).routing());
  });
  return infantry;
}

Verdict CheckSquare(PositionView f, const Order& order) {
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (e != TopFrame(f.state).who) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const auto verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kKeepSquare || verb == Verb::kBreakSquare) return {};
  return Refuse(RefusalCode::kNotNow);
}

void PlaySquare(const Battle& b, const Order& order) {
  const ElementId e = TopFrame(b.state).who;
  if (static_cast<Verb>(order.verb) == Verb::kKeepSquare) {
    return TellUnit(b, EventCode::kKeepsSquare, e);
  }
  TellUnit(b, EventCode::kOpensSquare, e);
  OpenSquare(b, e, FaceFought(b, e), kMarkerTable.square_breaks);
}

bool MayReinforce(PositionView f, ElementId e) {
  if (!IsGarrison(f, e) || f.unit(e).routing()) return false;
  return f.unit(e).outside.bases() > 0 &&
         InsideOf(f.unit(e)) < CapacityOf(f, e);
}

Verdict CheckReinforce(PositionView f, const Order& order) {
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (e != TopFrame(f.state).who) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const auto verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kNoReinforcement) return {};
  if (verb != Verb::kReinforce) return Refuse(RefusalCode::kNotNow);
  const ElementState& unit = f.unit(e);
  const int capacity = CapacityOf(f, e);
  int troops = 0, guns = 0;
  bool fits = true;
  const std::array<Part, kEdges> shares = SharesOf(order);
  for (size_t i = 0; i < shares.size(); ++i) {
    troops += shares[i].troops;
    guns += shares[i].guns;
    fits = fits && (shares[i].bases() == 0 ||
                    unit.parts[i].bases() + shares[i].bases() <= capacity / 2);
  }
  if (!fits || troops + guns == 0 || troops > unit.outside.troops ||
      guns > unit.outside.guns || InsideOf(unit) + troops + guns > capacity) {
    return Refuse(f, RefusalCode::kNoRoomInside, e);
  }
  return {};
}

void PlayReinforce(const Battle& b, const Order& order) {
  const ElementId e = TopFrame(b.state).who;
  if (static_cast<Verb>(order.verb) == Verb::kNoReinforcement) {
    return TellUnit(b, EventCode::kBringsNobody, e);
  }
  ElementState& unit = b.unit(e);
  const std::array<Part, kEdges> shares = SharesOf(order);
  int bases = 0;
  for (size_t i = 0; i < shares.size(); ++i) {
    const auto move = [](uint8_t& from, uint8_t& to, int n) {
      from = static_cast<uint8_t>(from - n);
      to = static_cast<uint8_t>(to + n);
    };
    move(unit.outside.troops, unit.parts[i].troops, shares[i].troops);
    move(unit.outside.guns, unit.parts[i].guns, shares[i].guns);
    bases += shares[i].bases();
  }
  Settle(b, e);
  Tell(b, EventCode::kReinforces, b.scenario.Entity(e), EntityId::kNone,
       {bases, 0, 0, 0});
}

Order FullReinforcement(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  const int capacity = CapacityOf(f, e);
  std::array<Part, kEdges> shares = {};
  std::array<int, kEdges> room = {};
  std::array<bool, kEdges> attacked = {};
  ForEachContact(f, e, [&](const Contact& contact) {
    if (contact.target == e && contact.outside == 0) {
      attacked[static_cast<size_t>(contact.target_edge)] = true;
    }
  });
  for (size_t i = 0; i < room.size(); ++i) {
    room[i] = std::max(0, capacity / 2 - unit.parts[i].bases());
  }
  Part left = unit.outside;
  int most = capacity - InsideOf(unit);
  for (const bool first : {true, false}) {
    for (size_t i = 0; i < room.size(); ++i) {
      if (attacked[i] != first) continue;
      const auto bring = [&](uint8_t& from, uint8_t& to) {
        const int n = std::min<int>({from, room[i], most});
        from = static_cast<uint8_t>(from - n);
        to = static_cast<uint8_t>(to + n);
        room[i] -= n;
        most -= n;
      };
      bring(left.troops, shares[i].troops);
      bring(left.guns, shares[i].guns);
    }
  }
  return {.verb = static_cast<uint8_t>(Verb::kReinforce),
          .subject = f.scenario.Entity(e),
          .amount = AmountOf(shares)};
}

}  // namespace berthier::la_grande_armee
