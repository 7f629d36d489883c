#include "agents/doctrine/la_grande_armee/judgement.h"

#include <algorithm>
#include <array>

#include "agents/doctrine/la_grande_armee/odds.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kMostEvaded = 6;
constexpr int kNever = 99;  // moves

double WidthOfBase(const ArmyView& army) {
  return BaseWidth(army.field()).ticks / double{kTicksPerInch};
}
bool IsFlank(Edge edge) { return edge != Edge::kFront; }

int ValueOfClass(const UnitView& u) {
  return kQualities[static_cast<size_t>(u.data->quality)].value;
}

// ---- Who fights where they meet (MEL-02, 03, FLK-03, SQR-09, SET-15) --------

struct Row {
  int touching = 0;
  int supporting = 0;

  int all() const { return touching + supporting; }
};

int BasesAlong(double inches, double base) {
  return std::max(1, static_cast<int>(std::ceil(inches / base - 0.1)));
}

Row ChargerIn(const UnitView& u, int room) {
  Row line;
  const int n = u.troops > 0 ? u.troops : u.guns;
  line.touching = std::min({room, u.files, n});
  line.supporting = std::clamp(n - u.files, 0, line.touching);
  return line;
}

Row TargetIn(const UnitView& u, Edge edge, int room, bool turned) {
  const int n = u.troops > 0 ? u.troops : u.guns;
  Row line;
  if (u.in_square()) {
    const int side = u.front_troops + u.front_guns;
    line.touching = std::min(room, std::max(1, side));
    return line;
  }
  if (u.form == Form::kMarch) {
    line.touching =
        IsFlank(edge) && edge != Edge::kRear ? std::min(room, n) : 1;
    return line;
  }
  const int ranks = (u.bases() + u.files - 1) / std::max(1, u.files);
  const bool side = edge == Edge::kRight || edge == Edge::kLeft;
  const int along = side ? ranks : u.files;
  line.touching = std::min({room, along, n});
  if (!IsFlank(edge) || turned) {
    line.supporting = std::clamp(n - along, 0, line.touching);
  }
  return line;
}

// Bases for which there is room where they meet.
int RoomAt(const ArmyView& army, const UnitView& own, const UnitView& enemy,
           const ChargeWay& way) {
  const double base = WidthOfBase(army);
  const bool side = way.edge == Edge::kRight || way.edge == Edge::kLeft;
  const double edge = 2 * (side ? enemy.half_depth : enemy.half_width);
  const double width = own.files * base;
  return BasesAlong(
      std::min({width, edge, (width + edge) / 2 - std::abs(way.offset)}), base);
}

// ---- Bouts ------------------------------------------------------------------

// One of two who fight, as far as they have come.
struct Party {
  const UnitView* u;
  double n;
  double d;
  double expects = 0;  // worth in the branches that have ended
};

Fighter FighterOf(const Party& s, const UnitView& other) {
  const UnitView& u = *s.u;
  Fighter one;
  one.bases = s.n;
  one.markers = s.d;
  one.quality = u.data->quality;
  one.cap = std::max(1, static_cast<int>(std::lround(s.n)));
  one.morale = (u.led ? ValueOf(ModifierCode::kCommanderMorale) : 0) +
               (u.army_near ? ValueOf(ModifierCode::kArmyMorale) : 0);
  if (u.in_square() && other.horse()) {
    one.morale += ValueOf(ModifierCode::kSquareMorale);
  }
  if (u.in_town()) one.morale += ValueOf(ModifierCode::kSettlementMorale);
  one.saves = u.horse() && u.data->cavalry == CavalryType::kCuirassier;
  one.routing = u.routing;
  return one;
}

// SET-19: markers of the test at the end of a phase of a settlement fight.
double TownMarkers(const UnitView& u) {
  const double target =
      ValueOfClass(u) + (u.in_town() ? 1 : 0) + (u.led ? 1 : 0);
  return 1 - ChanceOfFireTest(target);
}

double Worth(const Party& s, bool routs) {
  return routs || s.u->routing ? s.u->WorthRouting(s.n, s.d)
                               : s.u->WorthWith(s.n, s.d);
}

// Follows the fates of a bout; the part that goes on fighting is returned.
// `apart`: chance that they part though neither routs.
double Follow(Party& own, Party& enemy, const Bout& bout, double alive,
              double apart) {
  const double own_stays = 1 - bout.own.routs - bout.own.gone;
  const double enemy_stays = 1 - bout.enemy.routs - bout.enemy.gone;
  own.n = std::max(0.0, own.n - bout.own.lost);
  enemy.n = std::max(0.0, enemy.n - bout.enemy.lost);
  own.d = bout.own.markers;
  enemy.d = bout.enemy.markers;
  const double on = own_stays * enemy_stays * (1 - apart);
  own.expects += alive * (bout.own.routs * Worth(own, true) +
                          (own_stays - on) * Worth(own, false));
  enemy.expects += alive * (bout.enemy.routs * Worth(enemy, true) +
                            (enemy_stays - on) * Worth(enemy, false));
  return alive * std::max(0.0, on);
}

// MAS: up to three phases; whatever is left of `alive` ends.
void Mass(const ArmyView& army, Party& own, Party& enemy, double alive) {
  const bool town = own.u->in_town() || enemy.u->in_town();
  // Friends who fight the same enemy already.
  double help = 0;
  int helpers = 0;
  const PositionView f = army.field();
  ForEachContact(f, enemy.u->id, [&](const Contact& c) {
    const ElementId other = c.Other(enemy.u->id);
    if (other == own.u->id || f.unit(other).routing()) return;
    const ElementState& unit = f.unit(other);
    help += std::max(0, unit.troops - unit.markers);
    ++helpers;
  });
  const auto dice = [&](const Party& s) {
    double bases = s.u->troops > 0 ? s.n * s.u->troops / s.u->bases() : s.n;
    if (s.u->in_town()) {
      const PieceId piece = f.unit(s.u->id).settlement;
      if (IsSome(piece)) {
        bases = std::min(bases, f.scenario.piece(piece).capacity / 2.0);
      }
    }
    return std::max(0.0, bases - s.d);
  };
  for (int phase = 0; phase < 3 && alive > 0.02; ++phase) {
    Fighter one = FighterOf(own, *enemy.u), two = FighterOf(enemy, *own.u);
    one.dice = static_cast<int>(std::lround(dice(own) + help));
    two.dice = static_cast<int>(std::lround(dice(enemy) / (1 + helpers)));
    if (town) {
      one.markers += TownMarkers(*own.u);
      two.markers += TownMarkers(*enemy.u);
    }
    alive = Follow(own, enemy, FightBout(one, two), alive, 0);
  }
  own.expects += alive * Worth(own, false);
  enemy.expects += alive * Worth(enemy, false);
}

double Gain(const Party& own, const Party& enemy, double own_before,
            double enemy_before, double care) {
  return enemy_before - enemy.expects - care * (own_before - own.expects);
}

// ---- A contact phase --------------------------------------------------------

struct Meet {
  Edge edge = Edge::kFront;
  bool doubled = true;
  bool impact = true;
  bool countered = false;  // the enemy charges too
  bool turned = false;
};

// Those who man that side of the settlement; of an empty one, into which the
// attacker walks, the others (SET-24).
int MannedAt(const ArmyView& army, const UnitView& garrison, Edge side) {
  const ElementState& unit = army.field().unit(garrison.id);
  const Part& part = unit.part(side);
  const int there = part.troops > 0 ? part.troops : part.guns;
  return there > 0 ? there : garrison.front_troops;
}

// What the contact phase and all after it leave; `own` and `enemy` come with
// what happened before it.
void Fight(const ArmyView& army, Party& own, Party& enemy, const ChargeWay& way,
           const Meet& meet, Bout* first = nullptr) {
  const UnitView& a = *own.u;
  const UnitView& b = *enemy.u;
  ChargeWay at = way;
  at.edge = meet.edge;
  const bool town = b.in_town();
  const int manned = town ? MannedAt(army, b, meet.edge) : 0;
  // Nobody touches a wall that nobody mans (5.6).
  const int room = town ? std::min(RoomAt(army, a, b, at), std::max(1, manned))
                        : RoomAt(army, a, b, at);
  Row of_own = ChargerIn(a, room);
  const Row of_enemy = town ? Row{.touching = manned}
                            : TargetIn(b, meet.edge, room, meet.turned);
  const bool flank = IsFlank(meet.edge) && !meet.turned && !b.all_round();
  // Bases lost before come off the rear.
  const int lost = static_cast<int>(std::lround(a.bases() - own.n));
  of_own.supporting = std::max(0, of_own.supporting - lost);
  if (flank) {  // FLK-02
    enemy.d += kMarkerTable.flank + MarkersOfLosses(b.data->quality, 1);
  }
  if (b.form == Form::kMarch) enemy.d += kMarkerTable.march;
  Fighter one = FighterOf(own, b), two = FighterOf(enemy, a);
  const bool square = b.in_square();
  double dice = of_own.all() - own.d;
  if (meet.impact && a.horse() && !square && a.level >= b.level) {
    dice += kImpactDice[static_cast<size_t>(a.data->cavalry)] * of_own.touching;
  }
  dice = std::max(0.0, dice) * (meet.doubled && !square && !town ? 2 : 1);
  double enemy_dice =
      std::max(0.0, of_enemy.all() - enemy.d) * (meet.countered ? 2 : 1);
  if (b.routing) enemy_dice = 0;
  one.dice = static_cast<int>(std::lround(dice));
  two.dice = static_cast<int>(std::lround(enemy_dice));
  one.cap = std::max(1, of_own.all());
  two.cap = std::max(1, of_enemy.all());
  one.cap = std::min(one.cap, std::max(1, static_cast<int>(own.n + 0.5)));
  two.cap = std::min(two.cap, std::max(1, static_cast<int>(enemy.n + 0.5)));
  one.breaks = two.breaks = true;
  if (town) {
    one.markers += TownMarkers(a);
    two.markers += TownMarkers(b);
  }
  const Bout bout = FightBout(one, two);
  if (first != nullptr) *first = bout;
  if (square && a.horse()) {
    // SQR-07, 10 to 12: repulsed, unless it breaks in.
    const double enters =
        bout.enemy.lost * (1 - ChanceOfCheck(ValueOfClass(b) - 1)) * 0.5;
    own.d += kMarkerTable.repulsed * (1 - enters);
    const double alive = Follow(own, enemy, bout, 1, 1 - std::min(1.0, enters));
    enemy.d += kMarkerTable.broken_square;
    own.d = std::max(own.d, 0.0);
    return Mass(army, own, enemy, alive);
  }
  // BRK-04: cavalry goes on; nobody fights who routs.
  const double apart = (a.horse() ? bout.enemy.broken : 0) +
                       (b.horse() ? bout.own.broken : 0) + (b.routing ? 1 : 0);
  const double alive = Follow(own, enemy, bout, 1, std::min(1.0, apart));
  if (alive <= 0) return;
  if (way.pulls_off && a.horse() && b.foot()) {
    // CHG-22: if the mass melee looks worse.
    Party stays_own = own, stays_enemy = enemy;
    stays_own.expects = stays_enemy.expects = 0;
    Mass(army, stays_own, stays_enemy, 1);
    const double mass = Worth(enemy, false) - stays_enemy.expects -
                        (Worth(own, false) - stays_own.expects);
    const double leaves = mass < 0 ? a.check : 0;
    own.expects +=
        alive * (leaves * Worth(own, false) + (1 - leaves) * stays_own.expects);
    enemy.expects += alive * (leaves * Worth(enemy, false) +
                              (1 - leaves) * stays_enemy.expects);
    return;
  }
  Mass(army, own, enemy, alive);
}

bool IsLegal(const UnitView& own, const UnitView& enemy, const ChargeWay& way,
             Verb reaction) {
  const bool front = way.edge == Edge::kFront;
  switch (reaction) {
    case Verb::kReactFire:
      return !enemy.horse() && (front || enemy.all_round()) &&
             ShotDiceAt(enemy, own, way.gap) > 0;
    case Verb::kCounterCharge:
      if (enemy.form != Form::kDeployed || enemy.is_guns()) return false;
      return enemy.foot() ? own.foot() && front
                          : enemy.horse() && (front || own.foot());
    case Verb::kTurnToFace:
      return !front && !enemy.all_round();
    case Verb::kEvade:
      return !enemy.all_round() && (enemy.guns == 0 || enemy.horse_guns);
    default:
      return true;
  }
}

}  // namespace

// ---- Fire -------------------------------------------------------------------

int ShotDiceAt(const UnitView& firer, const UnitView& target, double gap) {
  if (firer.routing) return 0;
  const bool higher = firer.level > target.level;
  for (const FireRow& row : kFireBands) {
    if (gap > (higher ? row.limit_higher : row.limit)) continue;
    const int heavy = std::min(firer.heavy, firer.front_guns);
    int halves =
        firer.front_troops * row.half_dice_of_musket +
        2 * ((firer.front_guns - heavy) * row.gun + heavy * row.heavy_gun);
    // In eighths, rounded once: halves up, quarters down (FIR-12).
    halves *= 4;
    if (firer.markers > 0) halves /= 2;
    if (target.in_town()) halves /= 2;
    return (halves + 4) / 8;
  }
  return 0;
}

double ValueOfShot(const UnitView& target, int dice) {
  if (dice <= 0) return 0;
  constexpr int kFew = 4;
  const int n = target.bases();
  const Hits hits = HitsOf(dice, n);
  const double before = target.worth();
  const double usual = ValueOfClass(target) +
                       (target.in_town() || target.in_wood ? 1 : 0) +
                       (target.led ? 1 : 0);
  double cost = 0;
  for (int k = 0; k <= hits.most; ++k) {
    const double chance = hits.Chance(k);
    if (chance < 1e-4) continue;
    const double passes =
        ChanceOfFireTest(usual - k + (k == 0 && dice <= kFew ? 1 : 0));
    const auto worth = [&](double d) {
      return target.routing ? target.WorthRouting(n - k, d)
                            : target.WorthWith(n - k, d);
    };
    cost += chance * (before - passes * worth(target.markers) -
                      (1 - passes) * worth(target.markers + 1));
  }
  return cost;
}

Ahead AheadOf(const ArmyView& army, const UnitView& u, double reach) {
  Ahead ahead;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (IsFarther(u, e, reach)) continue;
    const double gap = TouchOf(u, u.dir, e);
    if (gap >= ahead.gap || gap > reach) continue;
    ahead.gap = gap;
    ahead.enemy = &e;
  }
  if (ahead.enemy == nullptr) return ahead;
  for (const UnitView& other : army.units(u.data->side)) {
    if (other.id == u.id || IsFarther(u, other, ahead.gap)) continue;
    const Spot l = u.Local(other.at);
    if (l.y < u.half_depth) continue;
    // It covers the better part of the front.
    const bool covers = std::abs(l.x) < other.half_width + u.half_width * 0.2;
    if (covers && TouchOf(u, u.dir, other) < ahead.gap) ahead.blocked = true;
  }
  return ahead;
}

double BestShot(const ArmyView& army, const UnitView& u) {
  if (u.locked || u.routing || u.front_troops + u.front_guns == 0) return 0;
  constexpr double kFar = 18;
  double best = 0;
  const auto look = [&](const UnitView& e, double gap) {
    const int dice = ShotDiceAt(u, e, gap);
    if (dice > 0) best = std::max(best, ValueOfShot(e, dice));
  };
  if (u.all_round()) {
    for (const UnitView& e : army.enemies(u.data->side)) {
      if (!IsFarther(u, e, kFar)) look(e, GapOf(u, e));
    }
  } else if (const Ahead ahead = AheadOf(army, u, kFar);
             ahead.enemy != nullptr && !ahead.blocked) {
    look(*ahead.enemy, ahead.gap);
  }
  // FIR-13
  if (best > 0 && u.markers > 0) {
    best += u.WorthWith(u.bases(), u.markers - 1) - u.worth();
  }
  return best;
}

// ---- Charges ----------------------------------------------------------------

ChargeWay WayTo(const ArmyView& army, const UnitView& u, const UnitView& target,
                bool advance) {
  constexpr int kFar = 24;
  const Touch touch = FirstTouch(army.field(), u.id, Inches(kFar), target.id);
  ChargeWay way;
  way.edge = touch.any() ? touch.edge.edge : Edge::kFront;
  way.gap = touch.any() ? touch.gap.ticks / double{kTicksPerInch} : kMisses;
  way.advance = advance;
  const Spot l = target.Local(u.front() + u.dir * way.gap);
  const bool beside = way.edge == Edge::kRight || way.edge == Edge::kLeft;
  way.offset = beside ? l.y : l.x;
  return way;
}

bool MayCharge(const UnitView& own, const UnitView& enemy, Edge edge) {
  if (own.charge == 0 || own.routing || own.locked) return false;
  if (own.horse()) return !enemy.in_town();
  return own.foot() && (!enemy.horse() || IsFlank(edge));
}

double ChanceToReact(const UnitView& target, const UnitView& charger) {
  int number = ValueOfClass(target) - target.markers + (target.led ? 1 : 0) +
               (target.army_near ? 1 : 0) + (target.in_town() ? 1 : 0);
  if (charger.horse()) {
    if (target.foot() && target.in_square()) {
      number += ValueOf(ModifierCode::kSquareTest);
    } else if (!target.horse()) {
      number += ValueOf(ModifierCode::kByCavalry);
    }
  }
  return ChanceOfCheck(number);
}

double ValueAgainst(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, const ChargeWay& way, Verb reaction,
                    double care) {
  Party a = {&own, double(own.bases()), double(own.markers)};
  Party b = {&enemy, double(enemy.bases()), double(enemy.markers)};
  const double own_before = own.worth(), enemy_before = enemy.worth();
  Meet meet = {.edge = way.edge,
               .doubled = !way.advance && !(own.foot() && enemy.in_town()),
               .impact = !way.advance};
  const auto fight = [&] {
    Fight(army, a, b, way, meet);
    return Gain(a, b, own_before, enemy_before, care);
  };
  switch (reaction) {
    case Verb::kReactFire: {
      const int dice = ShotDiceAt(enemy, own, enemy.in_square() ? 1 : way.gap);
      const Hits hits = HitsOf(dice, own.bases());
      double lost = 0, hit = 0;
      for (int k = 1; k <= hits.most; ++k) {
        const double chance = hits.Chance(k);
        lost += chance * k;
        hit +=
            chance *
            (1 - ChanceOfFireTest(ValueOfClass(own) - k + (own.led ? 1 : 0)));
      }
      a.n -= lost;
      a.d += hit;
      if (b.d > 0) b.d -= 1;
      return fight();
    }
    case Verb::kCounterCharge:
      meet.edge = Edge::kFront;
      meet.countered = true;
      if (own.foot() && enemy.horse()) meet.doubled = false;
      return fight();
    case Verb::kTurnToFace:
      meet.turned = true;
      return fight();
    case Verb::kEvade: {
      const double reach = way.advance ? own.move : own.charge;
      const double caught =
          std::clamp(reach - way.gap, 0.0, double{kMostEvaded}) / kMostEvaded;
      const double escapes =
          enemy.marker_cost() - (way.advance ? 0 : own.marker_cost());
      if (caught <= 0) return escapes;
      b.d += kMarkerTable.evade;
      meet.edge = Edge::kRear;
      return (1 - caught) * escapes + caught * fight();
    }
    case Verb::kStand:
      if (b.d > 0) b.d -= 1;
      return fight();
    default:
      b.d += kMarkerTable.failed_test;
      return fight();
  }
}

double ValueOfCharge(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way, double care) {
  const double fails =
      ValueAgainst(army, own, enemy, way, Verb::kEndElement, care);
  if (enemy.routing) return fails;
  const double passes = ChanceToReact(enemy, own);
  double least = ValueAgainst(army, own, enemy, way, Verb::kStand, care);
  for (const Verb verb : {Verb::kReactFire, Verb::kCounterCharge,
                          Verb::kTurnToFace, Verb::kEvade}) {
    if (!enemy.locked && IsLegal(own, enemy, way, verb)) {
      least = std::min(least, ValueAgainst(army, own, enemy, way, verb, care));
    }
  }
  return passes * least + (1 - passes) * fails;
}

double ValueOfMass(const ArmyView& army, const UnitView& own,
                   const UnitView& enemy, double care) {
  Party a = {&own, double(own.bases()), double(own.markers)};
  Party b = {&enemy, double(enemy.bases()), double(enemy.markers)};
  Mass(army, a, b, 1);
  return Gain(a, b, own.worth(), enemy.worth(), care);
}

double ChanceToBreak(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way) {
  Party a = {&own, double(own.bases()), double(own.markers)};
  Party b = {&enemy, double(enemy.bases()), double(enemy.markers)};
  Bout bout;
  Fight(army, a, b, way,
        {.edge = way.edge, .doubled = !way.advance, .impact = !way.advance},
        &bout);
  return std::min(1.0, bout.enemy.routs + bout.enemy.gone +
                           bout.enemy.broken * (1 - bout.enemy.routs));
}

int MovesToCharge(const UnitView& u, const UnitView& there, Edge& edge) {
  constexpr double kTurns = 2;  // radians that a wheel can make good
  if (u.charge == 0 || u.routing || u.locked) return kNever;
  const double ahead = TouchOf(u, u.dir, there);
  double moves = 0;
  if (ahead < kMisses) {
    moves = std::ceil(std::max(0.0, ahead - u.charge) / u.move);
    edge = EdgeMet(there, u.front(), u.dir);
  } else {
    // A wheel first.
    const Spot way = UnitOf(there.at - u.at);
    const double turn = std::acos(std::clamp(Dot(way, u.dir), -1.0, 1.0));
    if (turn > kTurns) return kNever;
    const double wheel = turn * 2 * u.half_width;
    const double gap = GapOf(u, there);
    moves = std::max(
        1.0, std::ceil((wheel + std::max(0.0, gap - u.charge)) / u.move));
    edge = EdgeMet(there, u.at, way);
  }
  if (u.form != Form::kDeployed) moves += 1;
  return MayCharge(u, there, edge) ? static_cast<int>(moves) : kNever;
}

double ChanceOfThreat(const UnitView& e, const UnitView& there, Edge& edge) {
  if (e.actions < 1 ||
      IsFarther(e, there, e.charge + (e.actions - 1) * e.move)) {
    return 0;
  }
  const int needs = MovesToCharge(e, there, edge) + 1;
  return needs <= e.actions ? std::pow(e.check, needs) : 0;
}

double ChanceInTime(const UnitView& u, const UnitView& there, Edge& edge) {
  constexpr int kBounds = 3;
  constexpr double kLater = 0.7;  // what a bound more leaves of it
  if (u.actions < 1 ||
      IsFarther(u, there, u.charge + kBounds * u.actions * u.move)) {
    return 0;
  }
  const int needs = MovesToCharge(u, there, edge) + 1;
  const int later = (needs - 1) / u.actions;
  if (later >= kBounds) return 0;
  return std::pow(u.check, std::min(needs, u.actions)) *
         std::pow(kLater, later);
}

}  // namespace berthier::la_grande_armee
