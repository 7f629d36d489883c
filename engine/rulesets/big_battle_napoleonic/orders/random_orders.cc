#include "engine/rulesets/big_battle_napoleonic/orders/random_orders.h"

#include <array>

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"
#include "engine/rulesets/big_battle_napoleonic/movement/drill.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/orders.h"
#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kUnitTries = 3;
constexpr int kMoveTries = 2;
constexpr int kRideTries = 4;

int Draw(Chooser& chooser, int n) {
  return static_cast<int>(chooser.Below(static_cast<uint32_t>(n)));
}

// Ids to draw from, without return.
class Hat {
 public:
  void Put(int id) {
    ids_[static_cast<size_t>(size_++)] = static_cast<uint8_t>(id);
  }
  bool empty() const { return size_ == 0; }
  int Take(Chooser& chooser) {
    const size_t i = chooser.Below(static_cast<uint32_t>(size_));
    const int id = ids_[i];
    ids_[i] = ids_[static_cast<size_t>(--size_)];
    return id;
  }

 private:
  std::array<uint8_t, 128> ids_;
  int size_ = 0;
};

// By its flags alone: false means that the verb cannot be obeyed.
bool MightObey(Field f, Verb verb, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (verb == Verb::kEnter) return MayEnter(f, u);
  if (!unit.on_table()) return false;
  const bool infantry = f.IsInfantry(u);
  const bool commanded =
      f.state.phase != Phase::kMove || unit.Has(Flag::kCommanded);
  const bool formed = unit.formation == Formation::kLine ||
                      unit.formation == Formation::kColumn;
  switch (verb) {
    case Verb::kMove:
      return AllowanceOf(f.data(u), unit.formation).ticks > 0 &&
             (commanded || unit.formation == Formation::kMarch);
    case Verb::kCharge:
      return !f.IsBattery(u) && formed && commanded && !unit.disordered();
    case Verb::kReform:
      return true;
    case Verb::kAboutFace:
      return (commanded || unit.formation == Formation::kMarch) &&
             unit.formation != Formation::kSquare && !unit.garrison() &&
             unit.formation != Formation::kUnlimbered;
    case Verb::kRally:
      return unit.disordered();
    case Verb::kCounter:
      return f.IsCavalry(u) && formed && commanded;
    case Verb::kStepBack:
      return infantry && formed && commanded;
    case Verb::kGarrison:
      return infantry && commanded && !unit.garrison() &&
             !f.scenario.ground.towns.empty();
    case Verb::kPivot:
      return unit.formation == Formation::kUnlimbered;
    case Verb::kShuffle:
      return unit.formation == Formation::kSquare && commanded &&
             IsOn(f.scenario.options.square_shuffle);
    default:
      break;
  }
  return false;
}

class Drawer {
 public:
  Drawer(Field f, Chooser& chooser) : f_(f), chooser_(chooser) {}

  bool Try(Verb verb, UnitId u);
  bool TryGeneral(Verb verb, GeneralId g);
  const Order& order() const { return order_; }

 private:
  bool Legal() const {
    Plan plan;
    return PlanOrder(f_, order_, plan).ok();
  }
  bool Move(UnitId u);
  bool Charge(UnitId u);
  bool Reform(UnitId u);
  bool Garrison(UnitId u);
  bool Enter(UnitId u);

  Field f_;
  Chooser& chooser_;
  Order order_;
};

bool Drawer::Move(UnitId u) {
  const UnitState& unit = f_.unit(u);
  for (int i = 0; i < kMoveTries; ++i) {
    const int most_turn = unit.formation == Formation::kLine ? 120 : 240;
    // Every other move goes straight on.
    const int turn = Draw(chooser_, 2) == 0
                         ? 0
                         : Draw(chooser_, 2 * most_turn + 1) - most_turn;
    const Length most = LongestAdvance(f_, u, turn);
    if (most.ticks < 2) continue;
    const Length distance = Ticks(1 + Draw(chooser_, most.ticks));
    order_ =
        MoveOrder(f_, u, turn, distance, MannerOf(Drill::kNone, Drill::kNone));
    if (Legal()) return true;
  }
  return false;
}

bool Drawer::Charge(UnitId u) {
  Hat enemies;
  f_.foes(u).fighters.ForEach([&](UnitId e) {
    if (InChargeReach(f_, u, e)) enemies.Put(Index(e));
  });
  for (int i = 0; i < 2 && !enemies.empty(); ++i) {
    const UnitId e = MakeId<UnitId>(enemies.Take(chooser_));
    order_ = ChargeOrder(f_, u, e, static_cast<Aim>(Draw(chooser_, kAims)));
    if (Legal()) return true;
  }
  return false;
}

bool Drawer::Reform(UnitId u) {
  Hat manners;
  for (int m = 0; m < kReformManners; ++m) {
    const ReformManner manner = ReformMannerOf(static_cast<uint8_t>(m));
    if (manner.anchor == Anchor::kCentre &&
        manner.formation != f_.unit(u).formation &&
        DrillCost(f_.data(u), f_.unit(u).formation, manner.formation) >= 0) {
      manners.Put(m);
    }
  }
  while (!manners.empty()) {
    order_.manner = static_cast<uint8_t>(manners.Take(chooser_));
    if (Legal()) return true;
  }
  return false;
}

bool Drawer::Garrison(UnitId u) {
  const Block block = f_.unit(u).block();
  for (const Ground::Ref ref : f_.scenario.ground.towns) {
    if (Apart(f_.scenario.ground.part(ref).box, BoxOf(block), kTouch)) continue;
    const int first = Draw(chooser_, kTownPlaces);
    for (int i = 0; i < kTownPlaces; ++i) {
      if (TownPlace(f_, u, static_cast<PieceId>(ref.piece),
                    (first + i) % kTownPlaces, order_) &&
          Legal()) {
        return true;
      }
    }
  }
  return false;
}

bool Drawer::Enter(UnitId u) {
  const Segment stretch =
      f_.scenario.StretchOf(f_.data(u).arrival, f_.data(u).side);
  const Vec along = stretch.b - stretch.a;
  constexpr int kParts = 64;
  for (int i = 0; i < kMoveTries; ++i) {
    const int part = Draw(chooser_, kParts + 1);
    order_.via =
        stretch.a + Vec{along.x / kParts * part, along.y / kParts * part};
    for (const Formation formation : EntryFormations(f_.arm(u))) {
      Pose entry;
      if (!FindEntry(f_, u, formation, order_.via, entry)) continue;
      const Length depth =
          SizeOf(f_.data(u), formation, f_.unit(u).bases).depth;
      const int32_t room =
          AllowanceOf(f_.data(u), formation).ticks - depth.ticks;
      if (room < 2) continue;
      order_.manner = EntryManner(formation);
      order_.pose = Shifted(entry, entry.heading,
                            depth + Ticks(1 + Draw(chooser_, room)));
      if (Legal()) return true;
    }
  }
  // As the proposals have it, a step beyond the edge.
  for (int part = 0; part <= 8; ++part) {
    order_.via = stretch.a + Vec{along.x / 8 * part, along.y / 8 * part};
    for (const Formation formation : EntryFormations(f_.arm(u))) {
      Pose entry;
      if (!FindEntry(f_, u, formation, order_.via, entry)) continue;
      const Length depth =
          SizeOf(f_.data(u), formation, f_.unit(u).bases).depth;
      order_.manner = EntryManner(formation);
      order_.pose = Shifted(entry, entry.heading, depth + Inches(1));
      if (Legal()) return true;
    }
  }
  return false;
}

bool Drawer::Try(Verb verb, UnitId u) {
  order_ = {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(u)};
  switch (verb) {
    case Verb::kMove:
      return Move(u);
    case Verb::kCharge:
      return Charge(u);
    case Verb::kReform:
      return Reform(u);
    case Verb::kGarrison:
      return Garrison(u);
    case Verb::kEnter:
      return Enter(u);
    case Verb::kRally:
    case Verb::kCounter:
      return CheckOrder(f_, order_).ok();
    case Verb::kStepBack:
      order_.amount = 1 + Draw(chooser_, 100 * kShortStep);
      return Legal();
    case Verb::kPivot: {
      constexpr int kTurns[] = {-88, -44, 44, 88};
      const int first = Draw(chooser_, 4);
      for (int i = 0; i < 4; ++i) {
        order_.pose.heading =
            f_.unit(u).heading.Turned(kTurns[(first + i) % 4]);
        if (Legal()) return true;
      }
      return false;
    }
    case Verb::kShuffle: {
      const int first = Draw(chooser_, 4);
      for (int i = 0; i < 4; ++i) {
        order_.pose.centre =
            f_.unit(u).centre +
            Along(Forward(Heading::Degrees(90 * ((first + i) % 4))),
                  Inches(kShortStep));
        if (Legal()) return true;
      }
      return false;
    }
    default:
      break;
  }
  return Legal();
}

bool Drawer::TryGeneral(Verb verb, GeneralId g) {
  order_ = {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(g)};
  const GeneralData& data = f_.scenario.general(g);
  Point from = f_.state.general(g).pos;
  if (verb == Verb::kEnter) {
    const Segment stretch = f_.scenario.StretchOf(data.arrival, data.side);
    from = {(stretch.a.x + stretch.b.x) / 2, (stretch.a.y + stretch.b.y) / 2};
    order_.via = from;
  }
  for (int i = 0; i < kRideTries; ++i) {
    const int way = Draw(chooser_, Heading::kSteps);
    const int length = 1 + Draw(chooser_, Inches(kAllowances.general).ticks);
    order_.pose.centre =
        from + Along(Forward(Heading::Quarters(way)), Ticks(length));
    if (CheckGeneralMove(f_, order_).ok()) return true;
  }
  return false;
}

// Uniform over the verbs, then over the subjects, that have a legal order.
Order DrawFromMenu(Field f, Chooser& chooser, std::span<const Verb> verbs,
                   Verb end) {
  const Side side = f.state.awaits.side;
  Hat hat;
  for (const Verb verb : verbs) hat.Put(static_cast<int>(verb));
  hat.Put(static_cast<int>(end));
  // Who may be ordered at all is asked once.
  UnitSet ready;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (MayBeOrdered(f, u) || MayEnter(f, u)) ready.Add(u);
  });
  Drawer drawer(f, chooser);
  while (true) {
    const Verb verb = static_cast<Verb>(hat.Take(chooser));
    if (verb == end) return {.verb = static_cast<uint8_t>(end)};
    Hat subjects;
    if (verb == Verb::kMoveGeneral) {
      for (int i = 0; i < f.scenario.general_count(); ++i) {
        const GeneralId g = MakeId<GeneralId>(i);
        const GeneralState& general = f.state.general(g);
        if (f.scenario.general(g).side == side && general.on_table() &&
            general.moved == 0) {
          subjects.Put(i);
        }
      }
      while (!subjects.empty()) {
        if (drawer.TryGeneral(verb,
                              MakeId<GeneralId>(subjects.Take(chooser)))) {
          return drawer.order();
        }
      }
      continue;
    }
    ready.ForEach([&](UnitId u) {
      if (MightObey(f, verb, u)) subjects.Put(Index(u));
    });
    if (verb == Verb::kEnter) {
      for (int i = 0; i < f.scenario.general_count(); ++i) {
        const GeneralId g = MakeId<GeneralId>(i);
        if (MayEnter(f, g) && drawer.TryGeneral(verb, g)) {
          return drawer.order();
        }
      }
    }
    for (int i = 0; !subjects.empty() && i < kUnitTries; ++i) {
      if (drawer.Try(verb, MakeId<UnitId>(subjects.Take(chooser)))) {
        return drawer.order();
      }
    }
  }
}

Order DrawDisplacement(Field f, Chooser& chooser) {
  const GeneralId g = DisplacedGeneral(f.state);
  Order order = {.verb = static_cast<uint8_t>(Verb::kDisplace),
                 .subject = f.scenario.Entity(g)};
  for (int i = 0; i < 2 * kRideTries; ++i) {
    const int way = Draw(chooser, Heading::kSteps);
    const int length =
        1 + Draw(chooser, Inches(kDistances.general_displaced).ticks);
    order.pose.centre = f.state.general(g).pos +
                        Along(Forward(Heading::Quarters(way)), Ticks(length));
    if (CheckDisplace(f, order).ok()) return order;
  }
  Length away;
  NearestClearPlace(f, g, order.pose.centre, away);
  return order;
}

Order DrawPair(Field f, Chooser& chooser) {
  Order order;
  uint32_t n = 0;
  const auto offer = [&](Verb verb, UnitId subject, UnitId object) {
    const Order one = {.verb = static_cast<uint8_t>(verb),
                       .subject = f.scenario.Entity(subject),
                       .object = f.scenario.Entity(object)};
    if (CheckOrder(f, one).ok() && chooser.Below(++n) == 0) order = one;
  };
  if (InPairs(f.state)) {
    for (const Contact& c : ContactsOf(f.state)) {
      offer(Verb::kPair, c.attacker, c.defender);
    }
  } else {
    const UnitId u = SupporterToAsk(f);
    f.own(u).fighters.ForEach(
        [&](UnitId mate) { offer(Verb::kSupport, u, mate); });
  }
  BERTHIER_CHECK(n > 0);
  return order;
}

Order DrawFight(Field f, Chooser& chooser) {
  Order order;
  uint32_t n = 0;
  for (int i = 0; i < f.state.fight_count; ++i) {
    const Fight& fight = f.state.fights[static_cast<size_t>(i)];
    if (fight.done != 0 || chooser.Below(++n) != 0) continue;
    order = {.verb = static_cast<uint8_t>(Verb::kFight),
             .subject = f.scenario.Entity(fight.attacker),
             .object = f.scenario.Entity(fight.defender)};
  }
  BERTHIER_CHECK(n > 0);
  return order;
}

Order DrawShot(Field f, Chooser& chooser) {
  // Verbs first: fire or end, then any of the shots.
  Order order = {.verb = static_cast<uint8_t>(Verb::kEndFire)};
  if (chooser.Below(2) == 0) return order;
  uint32_t n = 0;
  for (int i = 0; i < f.state.shot_count; ++i) {
    const Shot& shot = f.state.shots[static_cast<size_t>(i)];
    if (!IsLive(f, shot)) continue;
    if (chooser.Below(++n) != 0) continue;
    order = {.verb = static_cast<uint8_t>(Verb::kFire),
             .subject = f.scenario.Entity(shot.firer),
             .object = f.scenario.Entity(shot.target)};
  }
  return order;
}

}  // namespace

Order ProposeOneOrder(Field f, Chooser& chooser) {
  static constexpr Verb kMenu[] = {
      Verb::kRally,  Verb::kCounter, Verb::kMove,        Verb::kStepBack,
      Verb::kCharge, Verb::kReform,  Verb::kGarrison,    Verb::kAboutFace,
      Verb::kPivot,  Verb::kShuffle, Verb::kMoveGeneral, Verb::kEnter};
  static constexpr Verb kCounterMenu[] = {Verb::kMove, Verb::kCharge,
                                          Verb::kReform, Verb::kAboutFace};
  const auto either = [&](Verb a, Verb b) {
    return Order{.verb = static_cast<uint8_t>(chooser.Below(2) == 0 ? a : b)};
  };
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kChooseSide:
      return either(Verb::kAttack, Verb::kDefend);
    case Decision::kDeploy: {
      Order order;
      if (DrawDeployment(f, chooser, order)) return order;
      break;
    }
    case Decision::kRally: {
      Order order = {.verb = static_cast<uint8_t>(Verb::kEndRallying)};
      if (chooser.Below(2) == 0) return order;
      uint32_t n = 0;
      f.scenario.side(f.state.phasing).fighters.ForEach([&](UnitId u) {
        if (MayTestRally(f, u) && chooser.Below(++n) == 0) {
          order = {.verb = static_cast<uint8_t>(Verb::kTestRally),
                   .subject = f.scenario.Entity(u)};
        }
      });
      return order;
    }
    case Decision::kOrder:
      return DrawFromMenu(f, chooser, kMenu, Verb::kEndMoves);
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      return DrawFromMenu(f, chooser, kCounterMenu, Verb::kEndCounters);
    case Decision::kFire:
      return DrawShot(f, chooser);
    case Decision::kDisplaceGeneral:
      return DrawDisplacement(f, chooser);
    case Decision::kRecoil: {
      Order order = {.verb = static_cast<uint8_t>(Verb::kRecoil),
                     .subject = f.state.awaits.about()};
      const int inches = Draw(chooser, kDistances.recoil + 1);
      const UnitId u = f.scenario.As<UnitId>(order.subject);
      if (inches > 0 && MayRecoil(f, u, inches)) order.amount = inches;
      return order;
    }
    case Decision::kExploit:
      return either(Verb::kFollowSupports, Verb::kDefault);
    case Decision::kSquare:
      return either(Verb::kAttemptSquare, Verb::kStand);
    case Decision::kPair:
      return DrawPair(f, chooser);
    case Decision::kNextFight:
      return DrawFight(f, chooser);
  }
  BERTHIER_CHECK(false);
  return {};
}

}  // namespace berthier::big_battle_napoleonic
