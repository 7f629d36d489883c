#include "engine/rulesets/la_grande_armee/field/sight.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/rulesets/la_grande_armee/field/contact_count.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"

namespace berthier::la_grande_armee {
namespace {

class Line {
 public:
  Line(PositionView f, const SightLine& line, SightFor use)
      : f_(f),
        line_(line),
        segment_{line.a, line.b},
        box_(BoxOf(segment_)),
        length_(LengthOf(line.b - line.a)),
        use_(use) {}

  bool Blocked() {
    return ByElements() || ByWoods() || BySettlements() || ByHills();
  }

 private:
  bool ByElements();
  bool ByWoods();
  bool BySettlements();
  bool ByHills();
  // LOS-04, LOS-05 (overT): from higher ground over a feature of that level.
  bool SeesOver(int level, const Chord& chord);
  // LOS-06 to 08 (over).
  bool FiresOver(ElementId e, const Chord& chord);
  // The part of the line in all parts of a piece.
  Chord In(const Piece& piece) const;
  void FindLevels();

  PositionView f_;
  const SightLine& line_;
  Segment segment_;
  Box box_;
  Length length_;
  SightFor use_;
  int level_a_ = -1, level_b_ = -1;
};

void Line::FindLevels() {
  if (level_a_ >= 0) return;
  level_a_ = LevelOf(f_, line_.from);
  level_b_ = LevelOf(f_, line_.to);
}

Chord Line::In(const Piece& piece) const {
  Chord all;
  for (const GroundPart& part : piece.parts) {
    if (Apart(part.box, box_, Ticks(0))) continue;
    const Chord one = ChordOf(part.polygon, segment_, Ticks(0));
    if (!one.any()) continue;
    all.enter = all.any() ? std::min(all.enter, one.enter) : one.enter;
    all.leave = std::max(all.leave, one.leave);
    all.inside += one.inside;
  }
  return all.inside > kPenetration ? all : Chord{};
}

bool Line::SeesOver(int level, const Chord& chord) {
  FindLevels();
  if (level_a_ <= level && level_b_ <= level) return false;
  if (level_a_ > level && level_b_ > level) return true;
  const Length beyond =
      level_a_ > level_b_ ? length_ - chord.leave : chord.enter;
  return beyond + kRounding >= chord.inside;
}

bool Line::FiresOver(ElementId e, const Chord& chord) {
  if (use_ != SightFor::kFire) return false;
  FindLevels();
  const Length gap = Inches(kDistances.over_heads) - kRounding;
  return std::max(level_a_, level_b_) > LevelOf(f_, e) &&
         length_ - chord.leave >= gap && chord.enter >= gap;
}

bool Line::ByElements() {
  for (int i = 0; i < f_.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    if (e == line_.from || e == line_.to || !f_.unit(e).on_table() ||
        Apart(NearBox(f_, e), box_, Ticks(0))) {
      continue;
    }
    const Chord chord = ChordOf(ShapeOf(f_, e), segment_, kPenetration);
    if (chord.any() && !FiresOver(e, chord)) return true;
  }
  return false;
}

bool Line::ByWoods() {
  const Ground& ground = f_.scenario.ground;
  for (const GroundRef ref : ground.woods) {
    if (ref.part != 0) continue;
    const Piece& wood = ground.piece(ref);
    const Chord chord = In(wood);
    if (!chord.any()) continue;
    const auto holds = [&](Point p) {
      return std::any_of(wood.parts.begin(), wood.parts.end(),
                         [&](const GroundPart& part) {
                           return Contains(PolygonView(part.polygon), p);
                         });
    };
    const bool in_a = holds(line_.a), in_b = holds(line_.b);
    if (!in_a && !in_b) {
      if (!SeesOver(GroundLevel(f_, MakeId<PieceId>(ref.piece)), chord)) {
        return true;
      }
    } else if ((in_a && in_b) ||  // WOD-05; WOD-02: on the edge
               chord.inside > Inches(kDistances.wood_edge) + kRounding) {
      if (length_ > Inches(kDistances.wood_sight) + kRounding) return true;
    }
  }
  return false;
}

bool Line::BySettlements() {
  const Ground& ground = f_.scenario.ground;
  const auto is_of = [&](PieceId p, ElementId e) {
    return f_.unit(e).form == Form::kGarrison && f_.unit(e).settlement == p;
  };
  for (const GroundRef ref : ground.settlements) {
    const PieceId p = MakeId<PieceId>(ref.piece);
    const Chord chord = In(ground.piece(ref));
    if (!chord.any() || is_of(p, line_.from) || is_of(p, line_.to)) continue;
    if (!SeesOver(GroundLevel(f_, p), chord)) return true;
  }
  return false;
}

bool Line::ByHills() {
  const Ground& ground = f_.scenario.ground;
  for (const GroundRef ref : ground.heights) {
    if (ref.part != 0) continue;
    const Piece& hill = ground.piece(ref);
    const Chord chord = In(hill);
    if (!chord.any()) continue;
    const PieceId p = MakeId<PieceId>(ref.piece);
    const bool at_a = IsOn(f_, line_.from, p), at_b = IsOn(f_, line_.to, p);
    if (!at_a && !at_b) {
      if (!SeesOver(hill.level, chord)) return true;
    } else if ((at_a && !OnForwardSlope(f_, line_.from, line_.b)) ||
               (at_b && !OnForwardSlope(f_, line_.to, line_.a))) {
      return true;
    }
  }
  return false;
}

// What a ray from a base meets of the target.
class Quarry {
 public:
  Quarry(PositionView f, ElementId target, SightFor use)
      : f_(f), target_(target), town_(f.unit(target).form == Form::kGarrison) {
    if (use == SightFor::kFire) {
      shield_ = ShieldOf(f, target);
    } else {
      shield_.open = ShapeOf(f, target);
    }
  }

  const Shape& open() const { return shield_.open; }
  int count() const { return shield_.count; }
  bool any() const { return !shield_.open.blocks().empty(); }
  // True if a shielded base stops the line before its end (FIR-19).
  bool StopsIt(Segment line) const {
    return !shield_.shut.blocks().empty() &&
           ChordOf(shield_.shut, line, kPenetration).any();
  }
  // The distance at which the ray meets it; negative if it does not. `town`
  // tells that it meets the side `edge` of the settlement of its garrison.
  Length Meets(Segment ray, bool& town, Edge& edge) const;
  // The side of the settlement nearest to a point on its outline.
  Edge SideAt(Point at) const;

 private:
  bool MayHitSide(Edge edge, Length distance) const;

  PositionView f_;
  ElementId target_;
  bool town_;
  Shielded shield_;
};

Edge Quarry::SideAt(Point at) const {
  const std::array<Point, 4> c = f_.unit(target_).block().corners();
  // FL, RL, RR, FR: the front, the right side, ...
  const std::array<Segment, kEdges> sides = {
      {{c[0], c[3]}, {c[3], c[2]}, {c[2], c[1]}, {c[1], c[0]}}};
  size_t best = 0;
  for (size_t k = 1; k < kEdges; ++k) {
    if (Distance(at, sides[k]) < Distance(at, sides[best])) best = k;
  }
  return static_cast<Edge>(best);
}

// SET-12: a side with bases at any range, one without within short range.
bool Quarry::MayHitSide(Edge edge, Length distance) const {
  bool shut = false;
  ForEachContact(f_, target_, [&](const Contact& contact) {
    shut = shut || (contact.target == target_ && contact.outside == 0 &&
                    contact.target_edge == edge);
  });
  if (shut) return false;
  return f_.unit(target_).part(edge).bases() > 0 ||
         distance <= Inches(kDistances.wood_sight) + kRounding;
}

Length Quarry::Meets(Segment ray, bool& town, Edge& edge) const {
  town = false;
  if (!town_) return ChordOf(shield_.open, ray, Ticks(0)).enter;
  Length first = Ticks(-1);
  for (const Block& block : shield_.open.blocks()) {
    const Chord chord = ChordOf(block.corners(), ray, Ticks(0));
    if (!chord.any() || (first >= Ticks(0) && chord.enter >= first)) continue;
    first = chord.enter;
    town = block == f_.unit(target_).block();
  }
  if (!town) return first;
  edge = SideAt(ray.a + Along(Forward(BearingOf(ray.b - ray.a)), first));
  return MayHitSide(edge, first) ? first : Ticks(-1);
}

// The nearest point of the target in the wedge of a base of a square that it
// sees (5.4, SQR-05); `seeks` tells that there is something in the wedge.
Length SeesInWedge(PositionView f, const SightLine& from, Heading ahead,
                   const Quarry& quarry, Length limit, bool& seeks) {
  const int half = f.options().square_arc * 2;  // quarter degrees
  const UnitVec left = Forward(ahead.Turned(-half));
  const UnitVec right = Forward(ahead.Turned(half));
  const Point o = from.a;
  Length best = Ticks(-1);
  seeks = false;
  const auto offer = [&](Point p) {
    const Vec v = p - o;
    // To within a tick of the bounding rays.
    if (v == Vec{} || Cross(left, v) > kUnit || Cross(right, v) < -kUnit) {
      return;
    }
    const Length d = LengthOf(v);
    if (d > limit + kRounding) return;
    seeks = true;
    if (best >= Ticks(0) && d >= best) return;
    if (!quarry.StopsIt({o, p}) &&
        !IsBlocked(f, {o, p, from.from, from.to}, SightFor::kFire)) {
      best = d;
    }
  };
  for (const Block& block : quarry.open().blocks()) {
    const SmallPolygon corners(block);
    offer(NearestPoint(corners, o));
    for (const Point p : corners.view()) offer(p);
    for (const UnitVec side : {left, right}) {
      const Segment ray = {o, o + Along(side, limit)};
      const Chord chord = ChordOf(corners, ray, Ticks(0));
      if (chord.any()) offer(o + Along(side, chord.enter));
    }
  }
  return best;
}

}  // namespace

bool IsBlocked(PositionView f, const SightLine& line, SightFor use) {
  return Line(f, line, use).Blocked();
}

bool SeesShape(PositionView f, ElementId tester, ElementId e,
               const Shape& shape) {
  const auto points = [](const Block& block) {
    const std::array<Point, 4> c = block.corners();
    return std::array<Point, 5>{block.centre, c[0], c[1], c[2], c[3]};
  };
  const Shape solid = SolidOf(f, tester);
  for (const Block& mine : solid.blocks()) {
    for (const Block& its : shape.blocks()) {
      for (const Point a : points(mine)) {
        for (const Point b : points(its)) {
          if (!IsBlocked(f, {a, b, tester, e}, SightFor::kTest)) return true;
        }
      }
    }
  }
  return false;
}

Battery BatteryOf(PositionView f, ElementId e, Edge edge) {
  const ElementState& unit = f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  Battery battery;
  Length step = base.front, from;
  Point middle = unit.place;
  battery.ahead = unit.facing;
  switch (unit.form) {
    case Form::kDeployed:
      battery.count = unit.files;
      battery.guns = FrontGuns(unit);
      from = -(step * unit.files) / 2;
      break;
    case Form::kMarch:  // MOV-17; BAS-14: troops precede guns
      battery.count = 1;
      battery.guns = unit.troops == 0 ? 1 : 0;
      from = -step / 2;
      break;
    case Form::kSquare:
    case Form::kGarrison: {
      const Part& part = unit.part(edge);
      battery.count = part.bases();
      battery.guns = ((1u << part.guns) - 1) << part.troops;
      battery.ahead = OutwardOf(unit.facing, edge);
      Length side, depth;
      if (unit.form == Form::kSquare) {
        side = depth = base.front * FullestFace(unit) + base.depth;
        from = -side / 2;
      } else {
        const Piece& town = f.scenario.piece(unit.settlement);
        side = SideLength(town, battery.ahead);
        depth = SideLength(town, battery.ahead.Turned(Heading::kSteps / 4));
        if (step * battery.count > side) step = side / battery.count;
        from = -(step * battery.count) / 2;
      }
      middle = middle + Along(Forward(battery.ahead), depth / 2);
      break;
    }
  }
  const UnitVec right = Right(battery.ahead);
  for (int i = 0; i < battery.count; ++i) {
    battery.at[static_cast<size_t>(i)] =
        middle + Along(right, from + step * i + step / 2);
  }
  return battery;
}

Aim AimAt(PositionView f, ElementId shooter, Edge edge, ElementId target,
          Length limit, SightFor use) {
  Aim aim;
  const Battery battery = BatteryOf(f, shooter, edge);
  if (battery.count == 0 ||
      Apart(NearBox(f, shooter), NearBox(f, target), limit + kRounding)) {
    return aim;
  }
  const Quarry quarry(f, target, use);
  aim.open = quarry.count();
  if (!quarry.any()) return aim;
  const bool square = f.unit(shooter).form == Form::kSquare;
  const Vec reach = Along(Forward(battery.ahead), limit + kRounding);
  uint32_t funnelled = 0;
  for (int i = 0; i < battery.count; ++i) {
    const Point from = battery.at[static_cast<size_t>(i)];
    Length distance = Ticks(-1);
    bool town = f.unit(target).form == Form::kGarrison;
    Edge struck = Edge::kFront;
    if (square) {
      bool seeks = false;
      distance = SeesInWedge(f, {from, from, shooter, target}, battery.ahead,
                             quarry, limit, seeks);
      if (seeks && distance < Ticks(0)) funnelled |= 1u << i;
      if (town) struck = quarry.SideAt(from);
    } else {
      const Segment ray = {from, from + reach};
      distance = quarry.Meets(ray, town, struck);
      if (distance >= Ticks(0)) {
        const Point to = from + Along(Forward(battery.ahead), distance);
        if (quarry.StopsIt({from, to}) ||
            IsBlocked(f, {from, to, shooter, target}, use)) {
          distance = Ticks(-1);
        }
      }
    }
    if (distance < Ticks(0)) continue;
    if (!aim.any() || distance < aim.range) {
      aim.range = distance;
      aim.covered = town;
      aim.struck = struck;
    }
    aim.sees |= 1u << i;
  }
  if (!aim.any()) return aim;
  // FIR-18: a base whose ray meets a blocker before the range does not fire.
  const Vec to_range = Along(Forward(battery.ahead), aim.range);
  for (int i = 0; i < battery.count; ++i) {
    const uint32_t bit = 1u << i;
    if ((aim.sees & bit) == 0) {
      const Point from = battery.at[static_cast<size_t>(i)];
      const Segment ray = {from, from + to_range};
      if (square ? (funnelled & bit) != 0
                 : aim.range > Ticks(0) &&
                       (quarry.StopsIt(ray) ||
                        IsBlocked(f, {ray.a, ray.b, shooter, target}, use))) {
        continue;
      }
    }
    aim.fires |= bit;
  }
  // FIR-01
  if (f.data(shooter).arm != Arm::kInfantry) aim.fires &= battery.guns;
  aim.guns = aim.fires & battery.guns;
  return aim;
}

}  // namespace berthier::la_grande_armee
