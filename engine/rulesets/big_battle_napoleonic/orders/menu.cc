#include "engine/rulesets/big_battle_napoleonic/orders/menu.h"

#include <array>

#include "engine/kit/orders/draw_order.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"
#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kMoveTries = 2;
constexpr int kRideTries = 4;

bool IsLegal(const OrderDrawer& drawer) {
  OrderEffect effect;
  return PlanOrder(drawer.f, drawer.order, effect).ok();
}

bool DrawMove(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
  const UnitState& unit = f.unit(u);
  for (int i = 0; i < kMoveTries; ++i) {
    const int most_turn = unit.formation == Formation::kLine ? 120 : 240;
    // Every other move goes straight on.
    const int turn =
        DrawBelow(drawer.chooser, 2) == 0
            ? 0
            : DrawBelow(drawer.chooser, 2 * most_turn + 1) - most_turn;
    const Length most = LongestAdvance(f, u, turn);
    if (most.ticks < 2) continue;
    const Length distance = Ticks(1 + DrawBelow(drawer.chooser, most.ticks));
    drawer.order =
        MoveOrder(f, u, turn, distance,
                  MannerOf(FormationChange::kNone, FormationChange::kNone));
    if (IsLegal(drawer)) return true;
  }
  return false;
}

bool DrawCharge(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
  Hat<128> enemies;
  f.foes(u).fighters.ForEach([&](UnitId e) {
    if (InChargeReach(f, u, e)) enemies.Put(Index(e));
  });
  for (int i = 0; i < 2 && !enemies.empty(); ++i) {
    const UnitId e = MakeId<UnitId>(enemies.Draw(drawer.chooser));
    drawer.order = ChargeOrder(
        f, u, e, static_cast<Aim>(DrawBelow(drawer.chooser, kAims)));
    if (IsLegal(drawer)) return true;
  }
  return false;
}

bool DrawReform(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
  Hat<128> manners;
  for (int m = 0; m < kReformManners; ++m) {
    const ReformManner manner = ReformMannerOf(static_cast<uint8_t>(m));
    if (manner.anchor == Anchor::kCentre &&
        manner.formation != f.unit(u).formation &&
        FormationChangeCost(f.data(u), f.unit(u).formation, manner.formation) >=
            0) {
      manners.Put(m);
    }
  }
  while (!manners.empty()) {
    drawer.order.manner = static_cast<uint8_t>(manners.Draw(drawer.chooser));
    if (IsLegal(drawer)) return true;
  }
  return false;
}

bool DrawGarrison(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
  const Block block = f.unit(u).block();
  for (const GroundRef ref : f.scenario.ground.towns) {
    if (Apart(f.scenario.ground.part(ref).box, BoxOf(block), kTouch)) continue;
    const int first = DrawBelow(drawer.chooser, kTownPlaces);
    for (int i = 0; i < kTownPlaces; ++i) {
      if (TownPlace(f, u, static_cast<PieceId>(ref.piece),
                    (first + i) % kTownPlaces, drawer.order) &&
          IsLegal(drawer)) {
        return true;
      }
    }
  }
  return false;
}

bool DrawEntry(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
  const Segment stretch =
      f.scenario.StretchOf(f.data(u).arrival, f.data(u).side);
  for (int i = 0; i < kMoveTries; ++i) {
    drawer.order.via = DrawOn(drawer.chooser, stretch);
    for (const Formation formation : EntryFormations(f.arm(u))) {
      Pose entry;
      if (!FindEntry(f, u, formation, drawer.order.via, entry)) continue;
      const Length depth = SizeOf(f.data(u), formation, f.unit(u).bases).depth;
      const int32_t room =
          AllowanceOf(f.data(u), formation).ticks - depth.ticks;
      if (room < 2) continue;
      drawer.order.manner = EntryManner(formation);
      drawer.order.pose =
          Shifted(entry, entry.heading,
                  depth + Ticks(1 + DrawBelow(drawer.chooser, room)));
      if (IsLegal(drawer)) return true;
    }
  }
  // As the proposals have it, a step beyond the edge.
  for (int part = 0; part <= 8; ++part) {
    drawer.order.via = PartOf(stretch, part, 8);
    for (const Formation formation : EntryFormations(f.arm(u))) {
      Pose entry;
      if (!FindEntry(f, u, formation, drawer.order.via, entry)) continue;
      const Length depth = SizeOf(f.data(u), formation, f.unit(u).bases).depth;
      drawer.order.manner = EntryManner(formation);
      drawer.order.pose = Shifted(entry, entry.heading, depth + Inches(1));
      if (IsLegal(drawer)) return true;
    }
  }
  return false;
}

bool DrawStepBack(OrderDrawer& drawer, UnitId /*u*/) {
  drawer.order.amount = 1 + DrawBelow(drawer.chooser, 100 * kShortStep);
  return IsLegal(drawer);
}

// One of four ways, then the next ones.
template <typename Turn>
bool DrawWay(OrderDrawer& drawer, Turn&& turn) {
  const int first = DrawBelow(drawer.chooser, 4);
  for (int i = 0; i < 4; ++i) {
    turn((first + i) % 4);
    if (IsLegal(drawer)) return true;
  }
  return false;
}

bool DrawPivot(OrderDrawer& drawer, UnitId u) {
  constexpr int kTurns[] = {-88, -44, 44, 88};
  return DrawWay(drawer, [&](int way) {
    drawer.order.pose.heading = drawer.f.unit(u).heading.Turned(kTurns[way]);
  });
}

bool DrawShuffle(OrderDrawer& drawer, UnitId u) {
  return DrawWay(drawer, [&](int way) {
    drawer.order.pose.centre =
        drawer.f.unit(u).centre +
        Along(Forward(Heading::Degrees(90 * way)), Inches(kShortStep));
  });
}

// One that takes nothing.
bool DrawPlain(OrderDrawer& drawer, UnitId /*u*/) { return IsLegal(drawer); }
bool DrawHalt(OrderDrawer& drawer, UnitId /*u*/) {
  return CheckOrder(drawer.f, drawer.order).ok();
}

bool IsCommanded(PositionView f, UnitId u) {
  return f.state.phase != Phase::kMove || f.unit(u).Has(Flag::kCommanded);
}
bool IsFormed(PositionView f, UnitId u) {
  const Formation formation = f.unit(u).formation;
  return formation == Formation::kLine || formation == Formation::kColumn;
}
bool Marches(PositionView f, UnitId u) {
  return IsCommanded(f, u) || f.unit(u).formation == Formation::kMarch;
}

constexpr VerbRows kUnitVerbs = std::array{
    UnitVerb{Verb::kRally,
             [](PositionView f, UnitId u) { return f.unit(u).disordered(); },
             &DrawHalt},
    UnitVerb{Verb::kCounter,
             [](PositionView f, UnitId u) {
               return f.IsCavalry(u) && IsFormed(f, u) && IsCommanded(f, u);
             },
             &DrawHalt},
    UnitVerb{Verb::kMove,
             [](PositionView f, UnitId u) {
               return AllowanceOf(f.data(u), f.unit(u).formation).ticks > 0 &&
                      Marches(f, u);
             },
             &DrawMove, true},
    UnitVerb{Verb::kStepBack,
             [](PositionView f, UnitId u) {
               return f.IsInfantry(u) && IsFormed(f, u) && IsCommanded(f, u);
             },
             &DrawStepBack},
    UnitVerb{Verb::kCharge,
             [](PositionView f, UnitId u) {
               return !f.IsBattery(u) && IsFormed(f, u) && IsCommanded(f, u) &&
                      !f.unit(u).disordered();
             },
             &DrawCharge, true},
    UnitVerb{Verb::kReform, [](PositionView, UnitId) { return true; },
             &DrawReform, true},
    UnitVerb{Verb::kGarrison,
             [](PositionView f, UnitId u) {
               return f.IsInfantry(u) && IsCommanded(f, u) &&
                      !f.unit(u).garrison() && !f.scenario.ground.towns.empty();
             },
             &DrawGarrison},
    UnitVerb{Verb::kAboutFace,
             [](PositionView f, UnitId u) {
               const UnitState& unit = f.unit(u);
               return Marches(f, u) && !unit.garrison() &&
                      unit.formation != Formation::kSquare &&
                      unit.formation != Formation::kUnlimbered;
             },
             &DrawPlain, true},
    UnitVerb{Verb::kPivot,
             [](PositionView f, UnitId u) {
               return f.unit(u).formation == Formation::kUnlimbered;
             },
             &DrawPivot},
    UnitVerb{Verb::kShuffle,
             [](PositionView f, UnitId u) {
               return f.unit(u).formation == Formation::kSquare &&
                      IsCommanded(f, u) &&
                      IsOn(f.scenario.options.square_shuffle);
             },
             &DrawShuffle},
    UnitVerb{Verb::kEnter,
             [](PositionView f, UnitId u) { return MayEnter(f, u); },
             &DrawEntry},
};

}  // namespace

std::span<const UnitVerb> UnitVerbs() {
  return {kUnitVerbs.begin(), kUnitVerbs.end()};
}
const UnitVerb* UnitVerbOf(Verb verb) { return kUnitVerbs.Find(verb); }

bool DrawRideOf(OrderDrawer& drawer, GeneralId g) {
  const GeneralData& data = drawer.f.scenario.general(g);
  Point from = drawer.f.state.general(g).pos;
  if (static_cast<Verb>(drawer.order.verb) == Verb::kEnter) {
    from = MiddleOf(drawer.f.scenario.StretchOf(data.arrival, data.side));
    drawer.order.via = from;
  }
  return DrawRide(drawer.chooser, from, Inches(kAllowances.general), kRideTries,
                  [&](Point to) {
                    drawer.order.pose.centre = to;
                    return CheckGeneralMove(drawer.f, drawer.order).ok();
                  });
}

}  // namespace berthier::big_battle_napoleonic
