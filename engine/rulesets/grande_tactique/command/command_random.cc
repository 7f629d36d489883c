// One random order of the menu D2, without listing the others.
//
// Verbs are drawn without return until one has a legal order, and so are the
// subjects of a verb: what is found is uniform over those that have one. The
// parameters are then drawn.
#include "engine/rulesets/grande_tactique/command/command_random.h"

#include <algorithm>
#include <cstdint>
#include <span>

#include "engine/kit/orders/draw_order.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/command/menu.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/rulesets/grande_tactique/table/bare_list.h"

namespace berthier::grande_tactique {
namespace {

// Units that are tried in vain for one verb before it is given up.
constexpr int kUnitTries = 4;

// Where the enemies on the table stand, collected when it is first asked for;
// occupants of areas may be near anywhere.
class Enemies {
 public:
  explicit Enemies(PositionView f) : f_(f) {}

  bool AnyNear(const UnitState& unit, int64_t reach) {
    if (!collected_) Collect();
    const std::span<const Point> places = places_.view();
    if (some_in_area_ || (!places.empty() && IsSome(unit.occupying))) {
      return true;
    }
    return std::any_of(places.begin(), places.end(), [&](Point p) {
      return NormSquared(p - unit.centre) <= reach * reach;
    });
  }

 private:
  void Collect() {
    collected_ = true;
    f_.scenario.side(Opponent(f_.state.moving)).units.ForEach([&](UnitId e) {
      const UnitState& enemy = f_.unit(e);
      if (!enemy.on_table()) return;
      some_in_area_ = some_in_area_ || IsSome(enemy.occupying);
      places_.Add(enemy.centre);
    });
  }

  PositionView f_;
  bool collected_ = false;
  bool some_in_area_ = false;
  BareList<Point, kMaxUnits> places_;
};

// By a look at the centres: it stands where the verb could be obeyed.
bool IsPlaced(PositionView f, Verb verb, UnitId u, Enemies& enemies) {
  const UnitState& unit = f.unit(u);
  const Side side = f.data(u).side;
  if (verb == Verb::kWithdraw) {
    if (IsSome(unit.occupying)) return true;
    // No base reaches farther from its centre than this.
    constexpr int32_t kCircle = 1500;
    const Terrain& terrain = f.scenario.terrain;
    const Point p = unit.centre;
    switch (f.scenario.side(side).home) {
      case TableEdge::kNorth:
        return p.y > terrain.depth.ticks - kCircle;
      case TableEdge::kEast:
        return p.x > terrain.width.ticks - kCircle;
      case TableEdge::kSouth:
        return p.y < kCircle;
      case TableEdge::kWest:
        break;
    }
    return p.x < kCircle;
  }
  if (verb != Verb::kMoveAndCharge && verb != Verb::kCharge &&
      verb != Verb::kSpike) {
    return true;
  }
  const int64_t reach =
      verb == Verb::kMoveAndCharge
          ? FullAllowance(f, u).ticks + kRoadBonus.ticks + 3100
          : 3100;
  return enemies.AnyNear(unit, reach);
}

bool DrawForGeneral(OrderDrawer& drawer, const GeneralVerb& row) {
  const PositionView f = drawer.f;
  Hat<kMaxUnits> subjects;
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    if (f.scenario.generals[i].side == f.state.moving) {
      subjects.Put(static_cast<int>(i));
    }
  }
  return DrawSubject(drawer.chooser, subjects, kMaxUnits, [&](int id) {
    const GeneralId g = MakeId<GeneralId>(id);
    drawer.order = {.verb = static_cast<uint8_t>(row.verb),
                    .subject = f.scenario.Entity(g)};
    if (row.draw != nullptr) return row.draw(drawer, g);
    return DrawAny(drawer, [&](auto take) { row.offer(f, g, take); });
  });
}

bool DrawForUnit(OrderDrawer& drawer, const UnitVerb& row, Enemies& enemies) {
  const PositionView f = drawer.f;
  Hat<kMaxUnits> subjects;
  f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
    if (f.unit(u).presence <= Presence::kOnTable && row.might(f, u) &&
        IsPlaced(f, row.verb, u, enemies) &&
        (row.verb == Verb::kWithdraw || CanPay(f, u, 1))) {
      subjects.Put(Index(u));
    }
  });
  const int most = row.is_costly ? kUnitTries : kMaxUnits;
  return DrawSubject(drawer.chooser, subjects, most, [&](int id) {
    const UnitId u = MakeId<UnitId>(id);
    drawer.order = {.verb = static_cast<uint8_t>(row.verb),
                    .subject = f.scenario.Entity(u)};
    if (row.draw != nullptr) return row.draw(drawer, u);
    return DrawAny(drawer, [&](auto take) { row.offer(f, row.verb, u, take); });
  });
}

}  // namespace

Order ProposeOneFromMenu(PositionView f, Chooser& chooser) {
  const bool generals_only = StepOf(f.state) == CommandStep::kGenerals;
  constexpr int kFirst = static_cast<int>(Verb::kMove);
  constexpr int kLast = static_cast<int>(Verb::kEndCommand);
  Hat<kMaxUnits> verbs;
  for (int v = kFirst; v <= kLast; ++v) {
    const Verb verb = static_cast<Verb>(v);
    if (!generals_only || UnitVerbOf(verb) == nullptr) verbs.Put(v);
  }
  OrderDrawer drawer = {f, chooser, {}};
  Enemies enemies(f);
  const bool found =
      DrawFromMenu(chooser, verbs, Verb::kEndCommand, [&](Verb verb) {
        const GeneralVerb* const row = GeneralVerbOf(verb);
        return row != nullptr ? DrawForGeneral(drawer, *row)
                              : DrawForUnit(drawer, *UnitVerbOf(verb), enemies);
      });
  if (found) return drawer.order;
  return {.verb = static_cast<uint8_t>(Verb::kEndCommand)};
}

}  // namespace berthier::grande_tactique
