#include "agents/doctrine/la_grande_armee/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/beliefs.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Weights kWeights = WeightsOfValue();

// 1 beside, 0 at `far` and beyond.
double Nearness(double distance, double far) {
  return std::max(0.0, 1 - distance / far);
}
int SoundBases(const UnitView& u) {
  return u.routing ? 0 : std::max(0, u.bases() - u.markers);
}

// What is to come to the elements, by element, and to the sides, in bases.
struct ToCome {
  struct Of {
    double threat = 0;  // the best charge at it, and the second best
    double threat_also = 0;
    double threat_now = 0;  // of who has not yet acted
    double flanked = 0;
    double chance = 0;  // its own best charge
    double shot = 0;    // its own best shot
    double dice = 0;    // that can be thrown at it
    double dice_now = 0;
    double melee = 0;
  };
  struct OfSide {
    double shots = 0, shots_now = 0;
    double charges = 0, charges_now = 0;
    double melees = 0;
  };
  std::array<Of, kMaxElements> units;
  std::array<OfSide, kSides> sides;

  Of& of(ElementId e) { return units[static_cast<size_t>(e)]; }
};

// Dice that `u` can throw at `e` after a wheel, in the mean.
double DiceAt(const UnitView& u, const UnitView& e) {
  if (u.routing || u.locked || u.front_troops + u.front_guns == 0) return 0;
  const double reach = u.heavy > 0 ? 18 : 12;
  if (IsFarther(u, e, reach)) return 0;
  double gap = GapOf(u, e), chance = u.check;
  if (!u.all_round()) {
    const double ahead = TouchOf(u, u.dir, e);
    if (ahead < kMisses) {
      gap = ahead;
    } else {
      const Spot way = UnitOf(e.at - u.at);
      const double turn = std::acos(std::clamp(Dot(way, u.dir), -1.0, 1.0));
      if (turn * 2 * u.half_width > u.move) return 0;
      chance *= u.check;
    }
  }
  return chance * ShotDiceAt(u, e, gap);
}

void Threaten(const ArmyView& army, const UnitView& u, const UnitView& e,
              ToCome& come) {
  constexpr double kGap = 5;
  Edge edge = Edge::kFront;
  const double chance = ChanceOfThreat(u, e, edge);
  if (chance <= 0.02) return;
  ToCome::Of& theirs = come.of(e.id);
  if (edge != Edge::kFront) theirs.flanked = std::max(theirs.flanked, chance);
  const ChargeWay way = {.edge = edge,
                         .gap = std::min(u.charge, kGap),
                         .pulls_off = u.horse() && u.actions > 1};
  const double gain = chance * ValueOfCharge(army, u, e, way, 1);
  if (gain <= 0) return;
  ToCome::Of& own = come.of(u.id);
  own.chance = std::max(own.chance, gain);
  if (!u.activated) theirs.threat_now = std::max(theirs.threat_now, gain);
  if (gain > theirs.threat) {
    theirs.threat_also = theirs.threat;
    theirs.threat = gain;
  } else {
    theirs.threat_also = std::max(theirs.threat_also, gain);
  }
}

void LookAhead(const ArmyView& army, ToCome& come) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    ToCome::OfSide& sum = come.sides[static_cast<size_t>(side)];
    for (const UnitView& u : army.units(side)) {
      ToCome::Of& own = come.of(u.id);
      own.shot = u.check * BestShot(army, u);
      for (const UnitView& e : army.enemies(side)) {
        Threaten(army, u, e, come);
        const double dice = DiceAt(u, e);
        ToCome::Of& theirs = come.of(e.id);
        theirs.dice += dice;
        if (!u.activated) theirs.dice_now += dice;
      }
      sum.shots += own.shot;
      sum.charges += own.chance;
      if (!u.activated) {
        sum.shots_now += own.shot;
        sum.charges_now += own.chance;
      }
    }
  }
  const State& s = army.field().state;
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact& c = s.contacts[static_cast<size_t>(i)];
    if (!army.Has(c.mover) || !army.Has(c.target)) continue;
    const UnitView& u = army.unit(c.mover);
    const UnitView& e = army.unit(c.target);
    if (u.routing || e.routing) continue;
    const double gain = ValueOfMass(army, u, e, 1);
    come.of(u.id).melee += gain;
    come.of(e.id).melee -= gain;
    come.sides[static_cast<size_t>(u.data->side)].melees += gain;
    come.sides[static_cast<size_t>(e.data->side)].melees -= gain;
  }
}

// What the elements around an element are to it. Squares of inches.
struct Surroundings {
  double horse = 1e6;
  int friends_close = 0;
  double odds = 0;
};

Surroundings SurroundingsOf(const ArmyView& army, Side side,
                            const UnitView& u) {
  constexpr double kClose = 6 * 6, kAround = 12 * 12;
  Surroundings around;
  for (const UnitView& e : army.enemies(side)) {
    const Spot off = e.at - u.at;
    const double squared = Dot(off, off);
    if (e.horse() && !e.routing) around.horse = std::min(around.horse, squared);
    if (squared < kAround) around.odds -= SoundBases(e);
  }
  for (const UnitView& friendly : army.units(side)) {
    const Spot off = friendly.at - u.at;
    const double squared = Dot(off, off);
    if (squared < kAround) around.odds += SoundBases(friendly);
    around.friends_close += &friendly != &u && squared < kClose;
  }
  return around;
}

void FillObjectives(const ArmyView& army, Side side, const UnitView& u,
                    UnitRow& row) {
  const PositionView f = army.field();
  double nearest = kMisses;
  bool on = false;
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    const PieceId piece = f.scenario.objectives[i].piece;
    const Piece& place = f.scenario.piece(piece);
    const double far = GapTo(u, SpotOf(place.pose.centre));
    const bool town = place.kind == PieceKind::kSettlement;
    on = on || (!u.routing && (town ? u.in_town() && u.settlement == piece
                                    : far <= kDistances.objective));
    if (f.state.holders[i] != Index(side)) nearest = std::min(nearest, far);
  }
  row[kUnitOnObjective] = SmallIf(on);
  row[kUnitToObjective] = Small(Nearness(nearest, 30));
}

// Inches beyond the reach of its commander.
double OutOfCommand(PositionView f, const UnitView& u) {
  const LeaderId cc = CommanderOf(f, u.id);
  if (!IsSome(cc) || !f.state.leader(cc).on_table() || u.led) return 0;
  const int reach =
      u.horse() ? kDistances.horse_radius : kDistances.foot_radius;
  return std::max(0.0, GapTo(u, SpotOf(f.state.leader(cc).pos)) - reach);
}

double QualityFeature(const ElementData& data) {
  return (kQualities[static_cast<size_t>(data.quality)].value - 3) / 3.0;
}
double ShareOfArmy(PositionView f, Side side, int bases) {
  return 4.0 * bases / std::max(1, InitialBases(f, side));
}

void FillWho(const ArmyView& army, Side side, const UnitView& u, UnitRow& row) {
  row[kUnitIsFoot] = SmallIf(u.foot());
  row[kUnitIsHorse] = SmallIf(u.horse());
  row[kUnitIsGuns] = SmallIf(u.is_guns());
  row[kUnitQuality] = Small(QualityFeature(*u.data));
  row[kUnitImpact] =
      Small(u.horse() ? kImpactDice[static_cast<size_t>(u.data->cavalry)] / 3.0
                      : 0.0);
  row[kUnitBases] = Small(u.bases() / 8.0);
  row[kUnitGuns] = Small(u.guns / 4.0);
  row[kUnitHeavy] = Small(u.heavy / 4.0);
  row[kUnitShare] = Small(ShareOfArmy(army.field(), side, u.bases()));
  row[kUnitWorth] = Small(u.worth() / 8);
  row[kUnitUse] = Small((u.worth() - (u.routing ? 0 : u.bases())) / 8);
  row[kUnitMarkers] = Small(u.markers / 4.0);
  row[kUnitShaken] = Small(u.markers / std::max(1.0, double(u.bases())));
  row[kUnitLeft] = Small((u.bases() - u.markers) / 4.0);
  row[kUnitMarker] = Small(u.routing ? 0.0 : u.marker_cost());
  row[kUnitIsRouting] = SmallIf(u.routing);
  row[kUnitIsLocked] = SmallIf(u.locked);
  row[kUnitIsActivated] = SmallIf(u.activated);
  row[kUnitCheck] = Small(u.check);
  row[kUnitActions] = Small(u.actions / 2.0);
  row[kUnitHasCommander] = SmallIf(u.led);
  row[kUnitHasArmyCommander] = SmallIf(u.army_near);
  row[kUnitIsDeployed] = SmallIf(u.form == Form::kDeployed);
  row[kUnitIsMarch] = SmallIf(u.form == Form::kMarch);
  row[kUnitIsSquare] = SmallIf(u.in_square());
  row[kUnitIsGarrison] = SmallIf(u.in_town());
  row[kUnitIsInWood] = SmallIf(u.in_wood);
  row[kUnitIsHigh] = SmallIf(u.level > 0);
  row[kUnitFiles] = Small(u.files / 6.0);
  row[kUnitFrontTroops] = Small(u.front_troops / 8.0);
  row[kUnitFrontGuns] = Small(u.front_guns / 4.0);
  row[kUnitPanic] = Small(u.panic);
}

// How far its side is ahead of the middle of the table there, in inches.
double FromMiddle(PositionView f, Side side, Spot at) {
  const Spot home = WayOf(HomeWay(f, side));
  const Spot enemy_home = WayOf(HomeWay(f, Opponent(side)));
  const auto half = [](Length length) {
    return length.ticks / (2.0 * kTicksPerInch);
  };
  const Spot middle = {half(f.scenario.ground.width),
                       half(f.scenario.ground.depth)};
  return Dot(at - middle, (enemy_home - home) * 0.5);
}

void FillRow(const ArmyView& army, Side side, const UnitView& u, ToCome& come,
             UnitRow& row) {
  const PositionView f = army.field();
  const Surroundings around = SurroundingsOf(army, side, u);
  double gap = kMisses, facing = 0, faced = 0;
  if (const UnitView* e = army.NearestEnemy(u, gap); e != nullptr) {
    const Spot way = UnitOf(e->at - u.at);
    facing = Nearness(gap, 24) * Dot(way, u.dir);
    faced = -Nearness(gap, 24) * Dot(way, e->dir);
  }
  const ToCome::Of& to_come = come.of(u.id);
  FillWho(army, side, u, row);
  row[kUnitMelee] = Small(to_come.melee / 2);
  row[kUnitFromMiddle] = Small(FromMiddle(f, side, u.at) / 24);
  row[kUnitEnemyAtHand] = Small(Nearness(gap, 6));
  row[kUnitEnemyInShot] = Small(Nearness(gap, 14));
  row[kUnitEnemyInSight] = Small(Nearness(gap, 36));
  row[kUnitFacesEnemy] = Small(facing);
  row[kUnitEnemyFacesIt] = Small(faced);
  row[kUnitHorseAtHand] = Small(Nearness(std::sqrt(around.horse), 24));
  row[kUnitThreat] = Small(to_come.threat / 2);
  row[kUnitThreatAlso] = Small(to_come.threat_also / 2);
  row[kUnitThreatNow] = Small(to_come.threat_now / 2);
  row[kUnitFlanked] = Small(to_come.flanked);
  row[kUnitChance] = Small(to_come.chance / 2);
  row[kUnitChanceNow] = Small(u.activated ? 0.0 : to_come.chance / 2);
  row[kUnitShot] = Small(to_come.shot);
  row[kUnitShotNow] = Small(u.activated ? 0.0 : to_come.shot);
  row[kUnitUnderFire] = Small(to_come.dice / 8);
  row[kUnitUnderFireNow] = Small(to_come.dice_now / 8);
  row[kUnitFriendsClose] = Small(around.friends_close / 4.0);
  row[kUnitOdds] = Small(around.odds / 16);
  row[kUnitOutOfCommand] = Small(std::min(2.0, OutOfCommand(f, u) / 12));
  FillObjectives(army, side, u, row);
}

// An element that is still to come: who it is, and that nobody is near.
void FillAbsentRow(PositionView f, Side side, ElementId e, UnitRow& row) {
  const ElementData& data = f.data(e);
  row.fill(0);
  row[static_cast<size_t>(data.arm)] = SmallIf(true);
  row[kUnitQuality] = Small(QualityFeature(data));
  row[kUnitBases] = Small(data.bases() / 8.0);
  row[kUnitGuns] = Small(data.guns / 4.0);
  row[kUnitShare] = Small(ShareOfArmy(f, side, data.bases()));
  row[kUnitWorth] = Small(data.bases() / 8.0);
  row[kUnitLeft] = Small(data.bases() / 4.0);
  row[kUnitIsDeployed] = SmallIf(true);
  row[kUnitFromMiddle] = Small(-1);
}

// Where the tiles of a side stand, in the mean: what a corps behind any of them
// is worth tells nobody behind which (beliefs.h). Inches.
struct Whereabouts {
  int tiles = 0;
  double from_middle = 0;
  double enemy = 0;      // to the nearest one, or to the nearest tile of his
  double objective = 0;  // to the nearest one that is not held

  Whereabouts(const ArmyView& army, const Beliefs& beliefs, Side side);
};

Whereabouts::Whereabouts(const ArmyView& army, const Beliefs& beliefs,
                         Side side) {
  constexpr double kSees = 36, kGoes = 30;
  const PositionView f = army.field();
  for (const TileView& tile : beliefs.tiles()) {
    if (tile.side != side) continue;
    double to_enemy = kSees, to_objective = kGoes;
    for (const UnitView& e : army.enemies(side)) {
      if (!e.routing) to_enemy = std::min(to_enemy, GapTo(e, tile.at));
    }
    for (const TileView& other : beliefs.tiles()) {
      if (other.side == side || other.chance <= 0) continue;
      to_enemy = std::min(to_enemy, Norm(other.at - tile.at));
    }
    for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
      if (f.state.holders[i] == Index(side)) continue;
      const Piece& piece = f.scenario.piece(f.scenario.objectives[i].piece);
      to_objective =
          std::min(to_objective, Norm(SpotOf(piece.pose.centre) - tile.at));
    }
    from_middle += FromMiddle(f, side, tile.at);
    enemy += to_enemy;
    objective += to_objective;
    ++tiles;
  }
  if (tiles == 0) return;
  from_middle /= tiles;
  enemy /= tiles;
  objective /= tiles;
}

// Of one that is behind a tile: in column, at no place of its own.
void HideBehind(const Whereabouts& there, UnitRow& row) {
  if (there.tiles == 0) return;
  row[kUnitIsDeployed] = 0;
  row[kUnitIsMarch] = SmallIf(true);
  row[kUnitFromMiddle] = Small(there.from_middle / 24);
  row[kUnitEnemyAtHand] = Small(Nearness(there.enemy, 6));
  row[kUnitEnemyInShot] = Small(Nearness(there.enemy, 14));
  row[kUnitEnemyInSight] = Small(Nearness(there.enemy, 36));
  row[kUnitToObjective] = Small(Nearness(there.objective, 30));
}

// What an army has, in shares of its bases at the start.
struct Strength {
  double worth = 0, markers = 0, routing = 0;
  double to_act = 0;  // of the bases on the table
  int commanders = 0;
  double objectives = 0;  // points
};

Strength StrengthOf(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const double initial = std::max(1, InitialBases(f, side));
  Strength all;
  double bases = 0;
  for (const UnitView& u : army.units(side)) {
    all.worth += u.worth() / initial;
    all.markers += std::min(u.markers, u.bases()) / initial;
    bases += u.bases();
    if (u.routing) {
      all.routing += u.bases() / initial;
    } else if (!u.activated) {
      all.to_act += u.bases();
    }
  }
  all.to_act /= std::max(1.0, bases);
  for (const LeaderId l : f.scenario.side(side).leaders) {
    all.commanders += f.state.leader(l).lost == LostHow::kNot;
  }
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    if (f.state.holders[i] == Index(side)) {
      all.objectives += f.scenario.objectives[i].value;
    }
  }
  return all;
}

void FillArmy(const ArmyView& army, Side side, const ToCome& come,
              ArmyRow& row) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const Strength own = StrengthOf(army, side), enemy = StrengthOf(army, other);
  const auto s = static_cast<size_t>(side);
  const ToCome::OfSide &ours = come.sides[s], &theirs = come.sides[1 - s];
  const double initial = std::max(1, InitialBases(f, side));
  const double enemy_initial = std::max(1, InitialBases(f, other));
  const double mean = (initial + enemy_initial) / 2;
  const double lost = army.LostShare(side), enemy_lost = army.LostShare(other);
  const double lead = army.LeadOf(side) / kScores.lead;
  const double ahead = lead >= 1 ? 1 : lead <= -1 ? -1 : 0;
  const double gone = 1 - army.time_left();
  const auto near_end = [](double share) {
    const double x = std::max(0.0, share - 0.5) * 2;
    return x * x * x;
  };
  const int bounds = f.options().bound_limit - f.state.bound;
  row[kArmyLead] = Small(lead / 2);
  row[kArmyLeadLate] = Small(lead / 2 * gone);
  row[kArmyAhead] = Small(ahead);
  row[kArmyAheadLate] = Small(ahead * gone);
  row[kArmyLost] = Small(lost);
  row[kArmyEnemyLost] = Small(enemy_lost);
  row[kArmyNearEnd] = Small(near_end(lost));
  row[kArmyEnemyNearEnd] = Small(near_end(enemy_lost));
  row[kArmyLosses] = Small(4 * (enemy_lost - lost));
  row[kArmyTime] = Small(army.time_left());
  row[kArmyBounds] = Small(bounds / 8.0);
  row[kArmyLastBound] = SmallIf(bounds <= 0);
  row[kArmyOurTurn] = Small(f.state.active == side ? 1 : -1);
  row[kArmyToAct] = Small(own.to_act);
  row[kArmyEnemyToAct] = Small(enemy.to_act);
  row[kArmyWorth] = Small(2 * own.worth);
  row[kArmyEnemyWorth] = Small(2 * enemy.worth);
  row[kArmyBalance] = Small(4 * (own.worth - enemy.worth));
  row[kArmyMarkers] = Small(4 * own.markers);
  row[kArmyEnemyMarkers] = Small(4 * enemy.markers);
  row[kArmyRouting] = Small(4 * own.routing);
  row[kArmyEnemyRouting] = Small(4 * enemy.routing);
  row[kArmyShots] = Small(16 * (ours.shots - theirs.shots) / mean);
  row[kArmyShotsNow] = Small(16 * (ours.shots_now - theirs.shots_now) / mean);
  row[kArmyCharges] = Small(8 * (ours.charges - theirs.charges) / mean);
  row[kArmyChargesNow] =
      Small(8 * (ours.charges_now - theirs.charges_now) / mean);
  row[kArmyMelees] = Small(8 * ours.melees / mean);
  row[kArmyCommanders] = Small((own.commanders - enemy.commanders) / 3.0);
  row[kArmyObjectives] = Small(own.objectives / 10);
  row[kArmyEnemyObjectives] = Small(enemy.objectives / 10);
  row[kArmySize] = Small(initial / 64);
  row[kArmyAdvantage] = Small(std::log2(initial / enemy_initial));
  row[kArmyOne] = SmallIf(true);
}

}  // namespace

void ReadFeatures(PositionView f, Features& features) {
  const ArmyView army(f, kWeights);
  ToCome come;
  LookAhead(army, come);
  const Beliefs beliefs = Beliefs::ByNumbers(f);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(side);
    std::vector<UnitRow>& rows = features.units[i];
    rows.clear();
    const Whereabouts there(army, beliefs, side);
    for (const UnitView& u : army.units(side)) {
      FillRow(army, side, u, come, rows.emplace_back());
    }
    f.scenario.side(side).elements.ForEach([&](ElementId e) {
      if (f.unit(e).presence == Presence::kReserve &&
          !f.state.IsAbsent(f.data(e).corps)) {
        UnitRow& row = rows.emplace_back();
        FillAbsentRow(f, side, e, row);
        if (f.state.corps_state(f.data(e).corps).revealed == 0) {
          HideBehind(there, row);
        }
      }
    });
    FillArmy(army, side, come, features.armies[i]);
  }
}

}  // namespace berthier::la_grande_armee
