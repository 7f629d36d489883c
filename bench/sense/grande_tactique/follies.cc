#include "bench/sense/grande_tactique/follies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/odds.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "agents/doctrine/kit/spot.h"
#include "bench/sense/side_watch.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"
#include "engine/tabletop/contact.h"

namespace berthier::grande_tactique {
namespace {

constexpr FollyKind kKinds[] = {
    {"squares formed with no horse fit to charge within 15 in",
     "squares formed"},
    {"turns in square with no such horse within 15 in", "turns in square"},
    {"turns of foot in the open that horse in reach would beat and a square "
     "would not, with the point for it left",
     "turns of foot with horse in reach"},
    {"command points that lapse", "command points"},
    {"turns of purses with two points left or more and two units or more "
     "that stand idle",
     "turns of purses"},
    {"batteries with nothing in range for three turns", "batteries"},
    {"cavalry that never charges", "cavalry"},
    {"charges with under a third of a chance", "charges"},
    {"turns of units with the back to every enemy within 24 in",
     "turns of units with enemies within 24 in"},
    {"marches backwards, out of everybody's reach", "marches"},
    {"marches sideways, out of everybody's reach", "marches"},
    {"formations and limbers undone within three turns for nothing",
     "changes of formation"},
    {"garrisons put in within three turns of one that marched out",
     "garrisons put in"},
    {"turns in which foot or horse had the flank or rear of unlimbered guns in "
     "reach for the second time and nobody charged them",
     "turns with such guns in reach"},
    {"batteries rallied for the third time or more", "rallies of batteries"},
    {"turns whose stated plan names a unit that gets no order",
     "turns with a stated plan"},
    {"turns that state another wing than the turn before",
     "turns with a stated plan"},
};

constexpr double kHorseNear = 15;
constexpr double kBattleNear = 24;
constexpr int kShortly = 3;  // own turns

double Inches(Length length) {
  return static_cast<double>(length.ticks) / kTicksPerInch;
}

// How far foot or horse can come to charge.
double ReachOf(PositionView f, UnitId u) { return Inches(OpenAllowance(f, u)); }

template <typename Visit>
void ForEachEffective(PositionView f, Side side, Visit visit) {
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (Effective(f, u)) visit(u);
  });
}

// Inches to the nearest effective enemy of such a kind, from footprint to
// footprint; a thousand if there is none.
template <typename Is>
double ToNearest(PositionView f, UnitId u, Is is) {
  double nearest = 1000;
  ForEachEffective(f, Opponent(f.data(u).side), [&](UnitId e) {
    if (is(e)) nearest = std::min(nearest, Inches(DistanceBetween(f, u, e)));
  });
  return nearest;
}

double ToEnemy(PositionView f, UnitId u) {
  return ToNearest(f, u, [](UnitId) { return true; });
}

double ToHorse(PositionView f, UnitId u) {
  return ToNearest(f, u, [&](UnitId e) {
    return f.scenario.IsCavalry(e) && Coherent(f, e);
  });
}

// Whether somebody could charge it next turn, or fires at it.
bool InReachOfEnemy(PositionView f, UnitId u) {
  return ToNearest(f, u, [&](UnitId e) {
           return f.scenario.IsArtillery(e)
                      ? IsTarget(f, e, u)
                      : Inches(DistanceBetween(f, u, e)) <= ReachOf(f, e) + 1;
         }) < 1000;
}

// Whether coherent horse in reach wins more often than not against it in line,
// and seldom against it in square.
bool WouldBeRiddenDown(const ArmyView& army, UnitId u) {
  const PositionView f = army.field();
  const UnitView& line = *army.Find(u);
  UnitView square = line;
  square.square = true;
  square.stand += 1 - square.cover;  // GT-MOR-10
  const auto enemies = army.enemies(line.side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    if (!e.rides() || !e.coherent ||
        Inches(DistanceBetween(f, u, e.id)) > ReachOf(f, e.id)) {
      return false;
    }
    const Aspect aspect = AspectFrom(e.at, e.half_front, line);
    return OddsOfCharge(EstimateCharge(e, line, aspect, false)).success() >
               0.5 &&
           OddsOfCharge(EstimateCharge(e, square, Aspect::kFront, false))
                   .success() < 0.25;
  });
}

// The chance of the charge on `target` by whoever leads it best.
double ChanceOn(PositionView f, UnitId target) {
  UnitSet chargers;
  ForEachEffective(f, Opponent(f.data(target).side), [&](UnitId u) {
    if (f.unit(u).charge_target == target) chargers.Add(u);
  });
  double best = 0;
  chargers.ForEach([&](UnitId u) {
    best = std::max(best, OddsOfCharge(f, chargers, u, target).success());
  });
  return best;
}

bool IsUnlimberedBattery(PositionView f, UnitId u) {
  return f.scenario.IsArtillery(u) && Effective(f, u) &&
         !f.unit(u).Has(Flag::kLimbered) && !IsSome(f.unit(u).occupying);
}

// Whether u, fit and free, could be moved against a flank or the rear of the
// battery, charge it and win two times in five: a regular unit alone wins 44 in
// a hundred.
bool CouldTake(const ArmyView& army, UnitId u, UnitId guns) {
  const PositionView f = army.field();
  if (Inches(DistanceBetween(f, u, guns)) > ReachOf(f, u) ||
      PurseOf(f, u) < PriceOf(f, u, 2).cp || !CheckMayMove(f, u).ok()) {
    return false;
  }
  Departure departure;
  if (!FindDeparture(f, u, {}, departure).ok()) return false;
  const Mover mover(f, departure);
  PoseList poses;
  AddContactPoses(f, mover, guns, poses);
  const Block began = MakeBlock(departure.pose, BaseOf(f, u));
  return std::any_of(
      poses.view().begin(), poses.view().end(), [&](const Pose& pose) {
        const Aspect aspect =
            AspectOf(began.corners(), MakeBlock(pose, BaseOf(f, u)),
                     f.unit(guns).pose(), BaseOf(f, guns));
        Movement movement;
        return aspect != Aspect::kFront &&
               OddsOfCharge(EstimateCharge(*army.Find(u), *army.Find(guns),
                                           aspect, false))
                       .success() > 0.4 &&
               mover.To(pose, guns, SearchDepth::kTwoLegs, movement).ok();
      });
}

// The part of the line that a plan names first; `before` if that is among those
// where it does as much.
std::string_view WingIn(std::string_view intent, std::string_view before) {
  constexpr std::string_view kGivenUp = ", no longer";
  std::string_view first;
  size_t at = intent.find(':');
  const size_t end = std::min(at, intent.find(kGivenUp));
  for (const std::string_view wing : {"left", "right", "centre"}) {
    const size_t there = intent.find(wing);
    if (there >= at || !Names(intent, wing)) continue;
    if (wing == before && there < end) return before;
    first = wing;
    at = there;
  }
  return first;
}

class Watch final : public SideWatch<Folly> {
 public:
  using SideWatch::SideWatch;

  void Look(const Turn& turn, Ledger& ledger) override;
  void Finish(const Position& last, int steps, Ledger& ledger) override;

 private:
  // What is remembered of a unit from turn to turn.
  struct Past {
    int turns = 0;      // own turns on the table
    int guns_idle = 0;  // ... with nothing in range, running
    int charges = 0;
    int rallies = 0;     // of a battery
    int changed = -100;  // own turn of the last change of formation
    Verb change = Verb::kEndCommand;
    bool fired = false;       // since then
    bool could_take = false;  // guns, in the turn before
  };
  // Who holds an area, and who of his side marched out of it last.
  struct Held {
    UnitId by = UnitId::kNone;
    UnitId left_by = UnitId::kNone;
    int left = 0;  // in this turn of both sides
  };

  void LookAtOrder(const TurnStep& step);
  void LookAtMarch(const TurnStep& step, UnitId u);
  void LookAtChange(const TurnStep& step, UnitId u, Verb verb);
  void LookAtUnit(const ArmyView& army, UnitId u);
  void LookAtBattery(PositionView f, UnitId u);
  void LookAtPurses(PositionView f);
  void LookAtGarrisons(PositionView f);
  void LookAtGuns(PositionView before, PositionView f);
  void LookAtCharges(PositionView ordered, const Turn& turn);
  void LookAtWords(const Turn& turn);

  Past& PastOf(UnitId u) { return past_[static_cast<size_t>(u)]; }

  std::array<Past, kMaxUnits> past_;
  std::array<Held, kMaxAreas> held_;
  std::array<std::string, kSides> wing_;
  int turns_ = 0;  // of both sides

  UnitSet ordered_;
  UnitSet rallied_;
};

void Watch::LookAtMarch(const TurnStep& step, UnitId u) {
  const PositionView f = ViewOf(game_, step.before);
  Seen(Folly::kBackward);
  Seen(Folly::kSideways);
  Position after = step.before;
  game_.Play(after, *step.order, nullptr);
  const PositionView g = ViewOf(game_, after);
  if (f.unit(u).Has(Flag::kExhausted) || InReachOfEnemy(f, u)) return;
  const Spot by = SpotOf(CentreOf(g, u)) - SpotOf(CentreOf(f, u));
  const double way = Norm(by);
  // Who wheels does not slide.
  constexpr int kWheel = 40;  // quarter degrees
  if (InArea(f, u) || InArea(g, u) || way < 0.5 ||
      std::abs(f.unit(u).heading.TurnTo(g.unit(u).heading)) > kWheel) {
    return;
  }
  const double ahead = Dot(by, WayOf(f.unit(u).heading)) / way;
  const auto say = [&](Folly folly, std::string_view where) {
    Say(folly, absl::StrFormat(
                   "%s marches %.1f in %s, from %.1f to %.1f in from the "
                   "enemy",
                   f.data(u).name, way, where, ToEnemy(f, u), ToEnemy(g, u)));
  };
  if (ahead < -0.5) say(Folly::kBackward, "backwards");
  if (std::abs(ahead) <= 0.5) say(Folly::kSideways, "sideways");
}

void Watch::LookAtChange(const TurnStep& step, UnitId u, Verb verb) {
  const PositionView f = ViewOf(game_, step.before);
  const std::string& name = f.data(u).name;
  Past& past = PastOf(u);
  const auto undoes = [&](Verb a, Verb b) {
    return (verb == a && past.change == b) || (verb == b && past.change == a);
  };
  Seen(Folly::kThereAndBack);
  const bool square = undoes(Verb::kFormSquare, Verb::kLeaveSquare);
  const bool guns =
      verb == Verb::kLimber && past.change == Verb::kUnlimber && !past.fired;
  if ((square || guns) && past.turns - past.changed <= kShortly) {
    Say(Folly::kThereAndBack,
        absl::StrFormat("%s: %s %d turns after the contrary", name,
                        game_.vocabulary().verbs[step.order->verb].name,
                        past.turns - past.changed));
  }
  if (verb == Verb::kFormSquare) {
    Seen(Folly::kSquareFormed);
    if (ToHorse(f, u) > kHorseNear) {
      Say(Folly::kSquareFormed,
          absl::StrFormat("%s forms square, the nearest horse %.0f in away",
                          name, ToHorse(f, u)));
    }
  }
  past.changed = past.turns;
  past.change = verb;
  past.fired = false;
}

void Watch::LookAtOrder(const TurnStep& step) {
  const PositionView f = ViewOf(game_, step.before);
  const UnitId u = f.scenario.As<UnitId>(step.order->subject);
  const Verb verb = static_cast<Verb>(step.order->verb);
  if (!IsSome(u) || step.side != side_) return;
  step_ = step.number;
  if (const AreaId area = f.unit(u).occupying;
      IsSome(area) && (verb == Verb::kMove || verb == Verb::kOccupy)) {
    held_[static_cast<size_t>(area)] = {UnitId::kNone, u, turns_};
  }
  switch (verb) {
    case Verb::kMove:
      if (f.unit(u).on_table()) LookAtMarch(step, u);
      break;
    case Verb::kFormSquare:
    case Verb::kLeaveSquare:
    case Verb::kLimber:
    case Verb::kUnlimber:
      LookAtChange(step, u, verb);
      break;
    case Verb::kMoveAndCharge:
    case Verb::kCharge:
      ++PastOf(u).charges;
      break;
    case Verb::kRally:
      rallied_.Add(u);
      if (!f.scenario.IsArtillery(u)) break;
      Seen(Folly::kRalliedAgain);
      if (++PastOf(u).rallies >= 3) {
        Say(Folly::kRalliedAgain,
            absl::StrFormat("%s is rallied for the %dth time", f.data(u).name,
                            PastOf(u).rallies));
      }
      break;
    case Verb::kFireUnit:
    case Verb::kFireAt:
      return;  // orders of the Firing Phase
    default:
      break;
  }
  ordered_.Add(u);
}

void Watch::LookAtBattery(PositionView f, UnitId u) {
  Past& past = PastOf(u);
  if (past.turns == 1) Seen(Folly::kGunsIdle);
  constexpr double kRange = 20;
  if (ToEnemy(f, u) <= kRange) {
    past.guns_idle = 0;
  } else if (++past.guns_idle == kShortly) {
    past.guns_idle = 0;
    Say(Folly::kGunsIdle,
        absl::StrFormat("%s has nothing in range for three turns, the enemy "
                        "%.0f in away",
                        f.data(u).name, ToEnemy(f, u)));
  }
}

// When the Command Phase ends.
void Watch::LookAtUnit(const ArmyView& army, UnitId u) {
  const PositionView f = army.field();
  const UnitState& unit = f.unit(u);
  const std::string& name = f.data(u).name;
  if (unit.Has(Flag::kExhausted)) return;
  if (f.scenario.IsArtillery(u)) LookAtBattery(f, u);
  if (IsSquare(f, u)) {
    Seen(Folly::kSquareKept);
    if (ToHorse(f, u) > kHorseNear) {
      Say(Folly::kSquareKept,
          absl::StrFormat("%s stands in square, the nearest horse %.0f in "
                          "away",
                          name, ToHorse(f, u)));
    }
  }
  if (f.scenario.IsInfantry(u) && !IsSquare(f, u) && !InArea(f, u) &&
      EffectiveContactsOf(f, u).empty() && ToHorse(f, u) <= 12) {
    Seen(Folly::kRiddenDown);
    if (WouldBeRiddenDown(army, u) && PurseOf(f, u) >= PriceOf(f, u, 1).cp) {
      Say(Folly::kRiddenDown,
          absl::StrFormat("%s stands in line, horse %.1f in away", name,
                          ToHorse(f, u)));
    }
  }
  const double nearest = ToEnemy(f, u);
  if (nearest <= kBattleNear && !IsSquare(f, u) && !InArea(f, u) &&
      !rallied_.Has(u) && EffectiveContactsOf(f, u).empty()) {
    Seen(Folly::kBack);
    const Spot at = SpotOf(unit.centre), way = WayOf(unit.heading);
    bool all = true;
    ForEachEffective(f, Opponent(side_), [&](UnitId e) {
      const Spot off = SpotOf(CentreOf(f, e)) - at;
      if (Norm(off) <= kBattleNear && Dot(off, way) > 0) all = false;
    });
    if (all) {
      Say(Folly::kBack, absl::StrFormat("%s has the enemy, %.1f in away, "
                                        "behind it",
                                        name, nearest));
    }
  }
}

// GT-CMD: points left are lost.
void Watch::LookAtPurses(PositionView f) {
  struct Purse {
    std::string name;
    int left = 0;
    std::vector<UnitId> units;
  };
  std::vector<Purse> purses;
  for (size_t d = 0; d < f.scenario.divisions.size(); ++d) {
    const DivisionData& data = f.scenario.divisions[d];
    if (data.side != side_) continue;
    Seen(Folly::kPointsLeft, f.state.divisions[d].cp_total);
    purses.push_back({data.name, f.state.divisions[d].cp_left, data.units});
  }
  for (const Purse& purse : purses) {
    int idle = 0;
    std::string names;
    for (const UnitId u : purse.units) {
      if (!Effective(f, u) || f.unit(u).Has(Flag::kExhausted) ||
          ordered_.Has(u) || f.unit(u).Has(Flag::kFiring) || InArea(f, u) ||
          IsSome(f.unit(u).charge_target) ||
          !EffectiveContactsOf(f, u).empty()) {
        continue;
      }
      ++idle;
      names += (names.empty() ? "" : ", ") + f.data(u).name;
    }
    if (std::any_of(purse.units.begin(), purse.units.end(),
                    [&](UnitId u) { return f.unit(u).on_table(); })) {
      Seen(Folly::kIdlePurse);
    }
    if (purse.left > 0) {
      Say(Folly::kPointsLeft,
          absl::StrFormat("%s: %d points lapse", purse.name, purse.left),
          purse.left);
    }
    if (purse.left >= 2 && idle >= 2) {
      Say(Folly::kIdlePurse, absl::StrFormat("%s: %d points left, and idle: %s",
                                             purse.name, purse.left, names));
    }
  }
}

void Watch::LookAtGarrisons(PositionView f) {
  for (size_t a = 0; a < f.scenario.terrain.areas.size(); ++a) {
    const UnitId now = f.state.occupant[a];
    Held& held = held_[a];
    if (!IsSome(now) || f.data(now).side != side_ || held.by == now) continue;
    held.by = now;
    Seen(Folly::kGarrison);
    const UnitId left = held.left_by;
    if (IsSome(left) && f.data(left).side == side_ &&
        turns_ - held.left <= 2 * kShortly) {
      Say(Folly::kGarrison,
          absl::StrFormat("%s follows %s in %s", f.data(now).name,
                          f.data(left).name, f.scenario.terrain.areas[a].name));
    }
  }
}

// `before` the first order of the turn, `f` when the last is given.
void Watch::LookAtGuns(PositionView before, PositionView f) {
  UnitSet charged;
  ForEachEffective(f, side_, [&](UnitId u) {
    if (IsSome(f.unit(u).charge_target)) charged.Add(f.unit(u).charge_target);
  });
  const Weights weights;
  const ArmyView army(before, weights);
  ForEachEffective(before, side_, [&](UnitId u) {
    bool could = false, does = false;
    if (!before.scenario.IsArtillery(u) && Coherent(before, u) &&
        !IsSquare(before, u) && !InArea(before, u) &&
        EffectiveContactsOf(before, u).empty()) {
      ForEachEffective(before, Opponent(side_), [&](UnitId e) {
        if (!IsUnlimberedBattery(before, e) || !CouldTake(army, u, e)) return;
        could = true;
        does = does || charged.Has(e);
      });
    }
    does = does || IsSome(f.unit(u).charge_target);
    Past& past = PastOf(u);
    if (could) Seen(Folly::kGunsSpared);
    if (could && !does && past.could_take) {
      Say(Folly::kGunsSpared,
          absl::StrFormat("%s could take guns in the flank or rear",
                          f.data(u).name));
    }
    past.could_take = could && !does;
  });
}

// The better of what it is when ordered and when the Charge Phase begins: guns
// may have shaken the target meanwhile.
void Watch::LookAtCharges(PositionView ordered, const Turn& turn) {
  UnitSet targets;
  ForEachEffective(ordered, side_, [&](UnitId u) {
    if (IsSome(ordered.unit(u).charge_target)) {
      targets.Add(ordered.unit(u).charge_target);
    }
  });
  const Position* charges = nullptr;
  for (const TurnStep& step : turn.steps) {
    if (ViewOf(game_, step.before).state.phase == Phase::kCharge) {
      charges = &step.before;
      break;
    }
  }
  targets.ForEach([&](UnitId target) {
    double chance = ChanceOn(ordered, target);
    if (charges != nullptr) {
      chance = std::max(chance, ChanceOn(ViewOf(game_, *charges), target));
    }
    Seen(Folly::kPoorCharge);
    if (chance < 1.0 / 3) {
      Say(Folly::kPoorCharge,
          absl::StrFormat("%s is charged with a chance of %.0f %%",
                          ordered.data(target).name, 100 * chance));
    }
  });
}

void Watch::LookAtWords(const Turn& turn) {
  if (!LookAtIntents(turn, Folly::kUnkept)) return;
  for (const TurnStep& step : turn.steps) {
    if (step.intent.empty() || step.side != side_) continue;
    std::string& before = wing_[static_cast<size_t>(side_)];
    const std::string wing(WingIn(step.intent, before));
    if (wing.empty()) break;
    step_ = step.number;
    Seen(Folly::kWing);
    if (!before.empty() && before != wing) {
      Say(Folly::kWing, "from " + before + " to " + wing);
    }
    before = wing;
    break;
  }
}

void Watch::Look(const Turn& turn, Ledger& ledger) {
  ledger_ = &ledger;
  side_ = ViewOf(game_, turn.steps.front().before).state.moving;
  ordered_ = rallied_ = {};
  const TurnStep* first = nullptr;
  const TurnStep* last = nullptr;  // ends the Command Phase
  for (const TurnStep& step : turn.steps) {
    const PositionView f = ViewOf(game_, step.before);
    if (step.order &&
        f.state.awaits.kind == static_cast<uint8_t>(Decision::kOrder)) {
      if (first == nullptr) first = &step;
      last = &step;
    }
  }
  if (first == nullptr) return;
  ++turns_;
  const PositionView before = ViewOf(game_, first->before);
  ForEachEffective(before, side_, [&](UnitId u) { ++PastOf(u).turns; });
  for (const TurnStep& step : turn.steps) {
    if (step.order) LookAtOrder(step);
  }
  step_ = last->number;
  const PositionView f = ViewOf(game_, last->before);
  const Weights weights;
  const ArmyView army(f, weights);
  ForEachEffective(f, side_, [&](UnitId u) {
    if (f.unit(u).Has(Flag::kFiring)) PastOf(u).fired = true;
    LookAtUnit(army, u);
  });
  LookAtPurses(f);
  LookAtGarrisons(f);
  LookAtGuns(before, f);
  LookAtCharges(f, turn);
  LookAtWords(turn);
}

// Horse that was there for a while and never charged.
void Watch::Finish(const Position& last, int steps, Ledger& ledger) {
  constexpr int kAWhile = 6;  // own turns
  ledger_ = &ledger;
  step_ = steps;
  const PositionView f = ViewOf(game_, last);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    side_ = side;
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (!f.scenario.IsCavalry(u) || PastOf(u).turns < kAWhile) return;
      Seen(Folly::kHorseIdle);
      if (PastOf(u).charges > 0) return;
      Say(Folly::kHorseIdle, absl::StrFormat("%s never charges in %d turns",
                                             f.data(u).name, PastOf(u).turns));
    });
  }
}

}  // namespace
}  // namespace berthier::grande_tactique

namespace berthier {

RulesetFollies GrandeTactiqueFollies() {
  return FolliesOf<grande_tactique::Watch>("grande_tactique",
                                           grande_tactique::kKinds);
}

}  // namespace berthier
