#include "engine/rulesets/big_battle_napoleonic/fire/snapshot.h"

#include <algorithm>
#include <optional>

#include "engine/geometry/passage.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// The point of the polygon nearest to p, which is outside or on its edge.
Point NearestOn(PolygonView polygon, Point p) {
  Point best = polygon[0];
  int64_t least = NormSquared(best - p);
  Point a = polygon.back();
  for (const Point b : polygon) {
    const Vec edge = b - a;
    const int64_t whole = NormSquared(edge);
    const int64_t along = std::clamp<int64_t>(Dot(p - a, edge), 0, whole);
    const Point q = whole == 0 ? a
                               : a + Vec{static_cast<int32_t>(RoundedDivide(
                                             Wide{along} * edge.x, whole)),
                                         static_cast<int32_t>(RoundedDivide(
                                             Wide{along} * edge.y, whole))};
    if (const int64_t d = NormSquared(q - p); d < least) {
      least = d;
      best = q;
    }
    a = b;
  }
  return best;
}

// A valid line of fire: how far, and from where.
struct Line {
  Length range;
  Segment path;
};

// Everything about one firer.
class Firer {
 public:
  Firer(PositionView f, UnitId u)
      : f_(f),
        u_(u),
        pose_(f.unit(u).pose()),
        size_(SizeOf(f, u)),
        block_(f.unit(u).block()),
        range_(LongestRange(f.data(u))),
        guns_(f.IsBattery(u)),
        square_(f.unit(u).formation == Formation::kSquare),
        apex_(ApexOf(pose_, size_)),
        reach_(Grown(BoxOf(block_), range_)) {
    if (IsOn(f.scenario.options.elevation)) {
      level_ = LevelAt(f.scenario.ground, pose_.centre);
    }
  }

  UnitId unit() const { return u_; }
  Point apex() const { return square_ ? pose_.centre : apex_; }
  const Box& reach() const { return reach_; }
  bool Reaches(const Box& box) const { return !Apart(reach_, box, Ticks(0)); }

  // Units that may stand in the way, gathered once.
  void GatherBlockers() {
    if (gathered_) return;
    gathered_ = true;
    for (int i = 0; i < f_.scenario.unit_count(); ++i) {
      const UnitId b = MakeId<UnitId>(i);
      if (b == u_ || !f_.unit(b).on_table()) continue;
      const Block block = f_.unit(b).block();
      if (Apart(BoxOf(block), reach_, Ticks(0))) continue;
      blockers_[static_cast<size_t>(count_++)] = b;
    }
  }
  std::optional<Line> LineTo(UnitId target, const Block& at) {
    hindered_ = false;
    if (!square_ && OutOfArc(at)) return std::nullopt;
    return guns_ ? GunLine(target, at) : MusketLine(target, at);
  }
  // What was in the way of the line asked for last, in arc and range but not
  // clear; none if it is not in arc and range.
  EntityId BlockerTo(const Block& at) const {
    const Ground& ground = f_.scenario.ground;
    if (!hindered_) return EntityId::kNone;
    if (IsSome(hinderer_)) return f_.scenario.Entity(hinderer_);
    int piece = -1;
    if (IsOn(f_.scenario.options.elevation)) {
      piece = HeightBetween(ground, hindered_line_, level_,
                            LevelAt(ground, at.centre));
    }
    if (piece < 0) piece = ScreenOn(ground, hindered_line_);
    return f_.scenario.Entity(MakeId<PieceId>(piece));
  }

 private:
  // The nearest point of a target is aimed at first, guns aim at its middle
  // last.
  void Hinder(UnitId by, Segment line) {
    if (hindered_ && !guns_) return;
    hindered_ = true;
    hinderer_ = by;
    hindered_line_ = line;
  }
  // By its centre alone: no corner of it can lie in the arc and in range. In
  // thousandths, the tangent and the reciprocal cosine of half the arc, rounded
  // up.
  bool OutOfArc(const Block& at) const {
    constexpr int64_t kGunTangent = 180, kGunSlant = 1020;
    constexpr int64_t kMusketTangent = 1001, kMusketSlant = 1416;
    const Vec to = at.centre - apex_;
    const UnitVec forward = Forward(pose_.heading);
    const int64_t ahead = Dot(to, forward) / kUnit;
    const int64_t beside = std::abs(Cross(forward, to) / kUnit);
    const int64_t reach = IntegerSqrt(at.reach_squared()) + 2;
    const int64_t farthest = range_.ticks + reach;
    return ahead < -reach || NormSquared(to) > farthest * farthest ||
           1000 * beside > (guns_ ? kGunTangent : kMusketTangent) *
                                   std::max<int64_t>(ahead, 0) +
                               (guns_ ? kGunSlant : kMusketSlant) * reach;
  }
  bool Ignores(UnitId blocker, UnitId target) const {
    return blocker == target || f_.unit(blocker).attached_to == target ||
           (f_.IsBattery(target) && f_.unit(target).attached_to == blocker);
  }
  // opt.elevation: lower than one end, and near neither.
  bool Overlooked(UnitId blocker, UnitId target, const Block& at) const {
    if (!IsOn(f_.scenario.options.elevation)) return false;
    const Ground& ground = f_.scenario.ground;
    const int target_level = LevelAt(ground, at.centre);
    const int own = LevelAt(ground, f_.unit(blocker).centre);
    if (own >= level_ && own >= target_level) return false;
    const Block block = f_.unit(blocker).block();
    return !Within(block, at, Inches(1)) &&
           !Within(block_.front_edge(), block.corners(), Inches(1)) &&
           blocker != target;
  }
  bool GroundBlocks(Segment line, const Block& at) {
    const Ground& ground = f_.scenario.ground;
    const bool blocked =
        SightBlocked(ground, line) ||
        (IsOn(f_.scenario.options.elevation) &&
         HeightBetween(ground, line, level_, LevelAt(ground, at.centre)) >= 0);
    if (blocked) Hinder(UnitId::kNone, line);
    return blocked;
  }
  bool Sees(UnitId target, const Block& at, Segment line) {
    GatherBlockers();
    const Box box = BoxOf(line);
    for (int i = 0; i < count_; ++i) {
      const UnitId b = blockers_[static_cast<size_t>(i)];
      const Block block = f_.unit(b).block();
      if (Apart(box, BoxOf(block), Ticks(0)) || Ignores(b, target)) continue;
      if (PassesThrough(line, block.corners(), kThrough) &&
          !Overlooked(b, target, at)) {
        Hinder(b, line);
        return false;
      }
    }
    return !GroundBlocks(line, at);
  }

  // From one point of view to the part of the target in arc and range.
  bool SeesPart(UnitId target, const Block& at, Point from, PolygonView part,
                Segment& path) {
    const int64_t reach = range_.ticks + kRounding.ticks;
    const auto tries = [&](Point p) {
      path = {from, p};
      return NormSquared(p - from) <= reach * reach && Sees(target, at, path);
    };
    if (tries(NearestOn(part, from))) return true;
    for (size_t i = 0; i < part.size(); ++i) {
      const Point p = part[i], q = part[(i + 1) % part.size()];
      if (tries(p) || tries({(p.x + q.x) / 2, (p.y + q.y) / 2})) return true;
    }
    return false;
  }

  std::optional<Line> MusketLine(UnitId target, const Block& at) {
    Line line;
    if (square_) {
      line.range = GapBetween(block_, at);
      if (line.range > range_ + kRounding) return std::nullopt;
      const std::array<Point, 4> c = block_.corners();
      for (size_t i = 0; i < 4; ++i) {
        const Point a = c[i], b = c[(i + 1) % 4];
        const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
        // Range is from the footprint, sight from the middles of the edges.
        const auto corners = at.corners();
        for (size_t k = 0; k < 4; ++k) {
          const Point p = corners[k], q = corners[(k + 1) % 4];
          for (const Point goal :
               {p, Point{(p.x + q.x) / 2, (p.y + q.y) / 2}}) {
            line.path = {middle, goal};
            if (Sees(target, at, line.path)) return line;
          }
        }
      }
      return std::nullopt;
    }
    const auto corners = at.corners();
    if (!Within(apex_, corners, range_ + kRounding)) return std::nullopt;
    const SmallPolygon part =
        SectorPart(apex_, pose_.heading, 4 * kInfantryArc, corners);
    if (part.size() < 3) return std::nullopt;
    line.range = Distance(apex_, part);
    if (line.range > range_ + kRounding ||
        !SeesPart(target, at, apex_, part, line.path)) {
      return std::nullopt;
    }
    return line;
  }

  // Units that the corridors within the arc can meet at all.
  void GatherFan() {
    if (fanned_) return;
    fanned_ = true;
    GatherBlockers();
    const auto ray = [&](int turn) {
      return Along(Forward(pose_.heading.Turned(turn)), range_);
    };
    const std::array<Point, 6> points = {
        block_.front_left(),
        block_.front_right(),
        block_.front_left() + ray(-4 * kArtilleryArc),
        block_.front_right() + ray(-4 * kArtilleryArc),
        block_.front_left() + ray(4 * kArtilleryArc),
        block_.front_right() + ray(4 * kArtilleryArc)};
    const SmallPolygon fan = ConvexHull(points);
    for (int i = 0; i < count_; ++i) {
      const UnitId b = blockers_[static_cast<size_t>(i)];
      if (Overlaps(fan, f_.unit(b).block().corners(), kPenetration)) {
        fan_[static_cast<size_t>(fan_count_++)] = b;
      }
    }
  }

  bool CorridorClear(UnitId target, const Block& at, Vec along) {
    // Counter-clockwise: `along` leads ahead, within the arc.
    SmallPolygon corridor;
    corridor.Add(block_.front_right());
    corridor.Add(block_.front_right() + along);
    corridor.Add(block_.front_left() + along);
    corridor.Add(block_.front_left());
    const Box box = BoxOf(corridor.view());
    for (int i = 0; i < fan_count_; ++i) {
      const UnitId b = fan_[static_cast<size_t>(i)];
      const Block block = f_.unit(b).block();
      if (Apart(box, BoxOf(block), Ticks(0)) || Ignores(b, target)) continue;
      if (Overlaps(corridor, block.corners(), kPenetration) &&
          !Overlooked(b, target, at)) {
        Hinder(b, {apex_, apex_ + along});
        return false;
      }
    }
    return true;
  }

  // The corridor along one bearing; `best` is improved if it is clear.
  void TryBearing(UnitId target, const Block& at, Heading bearing,
                  std::optional<Line>& best) {
    // A little farther than it carries: what it just reaches is hit.
    const Segment ray = {apex_,
                         apex_ + Along(Forward(bearing), range_ + kTouch)};
    Passage passage(ray);
    const auto corners = at.corners();
    for (size_t i = 0; i < 4; ++i) {
      if (!passage.Keep(corners[i], corners[(i + 1) % 4] - corners[i],
                        Ticks(0))) {
        return;
      }
    }
    if (passage.empty()) return;
    const Point hit = passage.part().a;
    const Vec along = hit - apex_;
    const Length distance = LengthOf(along);
    if (distance > range_ + kRounding ||
        (best.has_value() && distance >= best->range)) {
      return;
    }
    if (CorridorClear(target, at, along) && !GroundBlocks({apex_, hit}, at)) {
      best = Line{distance, {apex_, hit}};
    }
  }

  std::optional<Line> GunLine(UnitId target, const Block& at) {
    GatherFan();
    std::optional<Line> best;
    for (int degrees = -kArtilleryArc; degrees <= kArtilleryArc; ++degrees) {
      TryBearing(target, at, pose_.heading.Turned(4 * degrees), best);
    }
    if (at.centre != apex_) {
      const Heading centre = BearingOf(at.centre - apex_);
      if (std::abs(pose_.heading.TurnTo(centre)) <= 4 * kArtilleryArc) {
        TryBearing(target, at, centre, best);
      }
    }
    return best;
  }

  PositionView f_;
  UnitId u_;
  Pose pose_;
  BaseSize size_;
  Block block_;
  Length range_;
  bool guns_;
  bool square_;
  Point apex_;
  Box reach_;
  int level_ = 0;
  bool gathered_ = false;
  bool fanned_ = false;
  std::array<UnitId, kMaxUnits> blockers_;
  int count_ = 0;
  std::array<UnitId, kMaxUnits> fan_;
  int fan_count_ = 0;
  bool hindered_ = false;
  UnitId hinderer_ = UnitId::kNone;  // none: the ground
  Segment hindered_line_ = {};
};

// The target as it stood: for its formation, cover and flank.
struct Sample {
  Pose pose;
  Formation formation;
};

// BBN-FIR-09, 10, 17: what the line of fire meets. `touching` is the side of
// the target on which the firer touches it.
uint8_t TargetBits(PositionView f, const Firer& firer, UnitId target,
                   const Sample& sample, Segment path,
                   std::optional<ContactEdge> touching = std::nullopt) {
  const Ground& ground = f.scenario.ground;
  const BaseSize size =
      SizeOf(f.data(target), sample.formation, f.unit(target).bases);
  const Block block = MakeBlock(sample.pose, size);
  int bits = 0;
  const auto set = [&](ShotBit bit) { bits |= static_cast<int>(bit); };
  bool cover = HalfInCover(ground, block, sample.formation);
  const Length behind = Inches(kDistances.behind_strip);
  for (const GroundRef ref : ground.works) {
    if (cover) break;
    const Piece& piece = ground.piece(ref);
    const GroundPart& part = ground.part(ref);
    cover = piece.cover && !Apart(part.box, BoxOf(block), behind) &&
            SegmentsMeet(part.axis, path) &&
            Within(block.corners(), part.polygon, behind + kRounding);
  }
  if (cover) set(ShotBit::kCover);
  if (sample.formation == Formation::kSquare) {
    set(ShotBit::kSquare);
    return static_cast<uint8_t>(bits);
  }
  const bool garrison = sample.formation == Formation::kTownWide ||
                        sample.formation == Formation::kTownDeep;
  const Point apex = firer.apex();
  // Decision: between units in contact the edge that is touched tells whether
  // the fire is enfilade, not where the middle of the firer's front happens to
  // be.
  const ContactEdge zone = touching.value_or(ZoneOf(sample.pose, size, apex));
  bool enfiladed =
      !garrison && (zone == ContactEdge::kLeft || zone == ContactEdge::kRight);
  if (enfiladed && IsOn(f.scenario.options.narrow_enfilade)) {
    const Heading way = BearingOf(apex - sample.pose.centre);
    const int off = std::abs(sample.pose.heading.TurnTo(way));
    enfiladed = std::abs(off - Heading::kSteps / 4) <= kNarrowEnfilade;
  }
  if (enfiladed) {
    set(ShotBit::kEnfiladed);
  } else if (!f.IsBattery(target) &&
             (garrison || sample.formation == Formation::kLine)) {
    set(ShotBit::kLine);
  }
  return static_cast<uint8_t>(bits);
}

uint8_t RangeBits(const UnitData& data, Length range) {
  if (data.arm() != Arm::kArtillery) return 0;
  const bool horse = data.kind == Kind::kHorseArtillery;
  const Length medium =
      Inches(horse ? kRanges.horse_medium : kRanges.heavy_medium);
  if (range <= Inches(kRanges.canister) + kRounding) {
    return static_cast<uint8_t>(ShotBit::kCanister);
  }
  return range > medium + kRounding ? static_cast<uint8_t>(ShotBit::kLong) : 0;
}

// Where units are, by columns and rows of the table: who may be within a box.
class Lattice {
 public:
  explicit Lattice(const Ground& ground)
      : width_(ground.width.ticks / kCells + 1),
        depth_(ground.depth.ticks / kCells + 1) {}

  void Add(UnitId u, const Box& box) {
    for (int i = Cell(box.low.x, width_); i <= Cell(box.high.x, width_); ++i) {
      columns_[static_cast<size_t>(i)].Add(u);
    }
    for (int i = Cell(box.low.y, depth_); i <= Cell(box.high.y, depth_); ++i) {
      rows_[static_cast<size_t>(i)].Add(u);
    }
  }
  UnitSet In(const Box& box) const {
    UnitSet across, along;
    for (int i = Cell(box.low.x, width_); i <= Cell(box.high.x, width_); ++i) {
      across = across | columns_[static_cast<size_t>(i)];
    }
    for (int i = Cell(box.low.y, depth_); i <= Cell(box.high.y, depth_); ++i) {
      along = along | rows_[static_cast<size_t>(i)];
    }
    return across & along;
  }

 private:
  static constexpr int kCells = 16;
  static int Cell(int32_t at, int32_t size) {
    return std::clamp(at / size, 0, kCells - 1);
  }
  int32_t width_;
  int32_t depth_;
  std::array<UnitSet, kCells> columns_;
  std::array<UnitSet, kCells> rows_;
};

class Snapshot {
 public:
  explicit Snapshot(const Battle& b)
      : b_(b), near_{Lattice(b.scenario.ground), Lattice(b.scenario.ground)} {
    // Decision: a battery that the enemy touched (via_battery) is in contact,
    // for the record names it; others attached to an engaged unit are not, for
    // it does not (BBN-I-165): they may be shot at, and their unit by way of
    // them (BBN-FIR-26).
    for (const Contact& c : ContactsOf(b.state)) {
      engaged_.Add(c.attacker);
      engaged_.Add(c.defender);
      if (IsSome(c.via_battery)) touched_.Add(c.via_battery);
    }
    for (int i = 0; i < b.scenario.unit_count(); ++i) {
      const UnitId u = MakeId<UnitId>(i);
      const UnitState& unit = b.unit(u);
      if (!unit.on_table()) continue;
      // Where it is now, its guns, and where it was: no way is so bent that
      // it leads farther off.
      const bool moved = unit.way_count > 0 || unit.start_centre != unit.centre;
      const Box now = Grown(BoxOf(unit.block()), Inches(3));
      const Box box =
          moved ? Union(now, Grown(BoxOf(unit.start_centre), Inches(8))) : now;
      boxes_[static_cast<size_t>(i)] = box;
      near_[static_cast<size_t>(b.data(u).side)].Add(u, box);
    }
  }
  void Take(UnitId u);

 private:
  void Add(UnitId firer, UnitId target, UnitId via, int how) {
    State& s = b_.state;
    // Decision: what would be more lines than there is room for (five for
    // every unit of both armies) is not looked at.
    if (s.shot_count >= State::kShots) return;
    s.shots[static_cast<size_t>(s.shot_count++)] = {firer, target, via,
                                                    static_cast<uint8_t>(how)};
  }
  void AtContacts(UnitId u, const Firer& firer);
  // The enemy body (or its guns) is available to a firer not in contact.
  bool Available(Firer& firer, UnitId target);
  void Passed(Firer& firer, UnitId target);
  bool IsEngaged(UnitId target) const {
    return engaged_.Has(target) || touched_.Has(target);
  }
  // BBN-FIR-28: guns attached to whom it is in contact with may fire at it.
  bool MayBeFiredAt(UnitId firer, UnitId target) const;

  const Battle& b_;
  UnitSet engaged_;  // infantry and cavalry
  UnitSet touched_;  // batteries
  std::array<Box, kMaxUnits> boxes_;
  std::array<Lattice, kSides> near_;
};

// BBN-FIR-27, BBN-FIR-29
void Snapshot::AtContacts(UnitId u, const Firer& firer) {
  const PositionView f = b_;
  for (const Contact& c : ContactsOf(b_.state)) {
    if (!c.Concerns(u) || !OnFrontOf(f, c, u)) continue;
    const UnitId target = c.Other(u);
    const UnitState& unit = b_.unit(target);
    if (!unit.on_table()) continue;
    const int how =
        TargetBits(f, firer, target, {unit.pose(), unit.formation},
                   {firer.apex(), unit.centre},
                   c.defender == target ? c.edge : ContactEdge::kFront) |
        RangeBits(b_.data(u), Ticks(0));
    Add(u, target, UnitId::kNone, how);
    const UnitId gun = c.via_battery;
    if (c.attacker != u || !IsSome(gun) || !b_.unit(gun).on_table()) continue;
    const UnitState& battery = b_.unit(gun);
    Add(u, gun, UnitId::kNone,
        TargetBits(f, firer, gun, {battery.pose(), battery.formation},
                   {firer.apex(), battery.centre}) |
            RangeBits(b_.data(u), Ticks(0)));
  }
}

bool Snapshot::MayBeFiredAt(UnitId firer, UnitId target) const {
  if (!IsEngaged(target)) return true;
  const UnitId parent = b_.unit(firer).attached_to;
  return IsSome(parent) &&
         ContactBetween(b_.state, parent, BodyOf(b_, target)) >= 0;
}

bool Snapshot::Available(Firer& firer, UnitId target) {
  const PositionView f = b_;
  const UnitId u = firer.unit();
  const UnitState& unit = f.unit(target);
  const Sample now = {unit.pose(), unit.formation};
  if (MayBeFiredAt(u, target) && firer.Reaches(BoxOf(unit.block()))) {
    if (const auto line = firer.LineTo(target, unit.block())) {
      Add(u, target, UnitId::kNone,
          TargetBits(f, firer, target, now, line->path) |
              RangeBits(f.data(u), line->range));
      return true;
    }
  }
  // BBN-FIR-26: by way of a battery attached to it.
  UnitId via = UnitId::kNone;
  std::optional<Line> best;
  if (!f.IsBattery(target)) {
    ForEachGunOf(f, target, [&](UnitId gun) {
      if (!MayBeFiredAt(u, gun) || !firer.Reaches(BoxOf(f.unit(gun).block()))) {
        return;
      }
      const auto line = firer.LineTo(gun, f.unit(gun).block());
      if (line && (!best || line->range < best->range)) {
        best = line;
        via = gun;
      }
    });
  }
  if (!best) return false;
  Add(u, target, via,
      TargetBits(f, firer, target, now, best->path) |
          RangeBits(f.data(u), best->range));
  return true;
}

// BBN-FIR-25
void Snapshot::Passed(Firer& firer, UnitId target) {
  const PositionView f = b_;
  const UnitState& unit = f.unit(target);
  const bool moved = unit.way_count > 0 || !unit.stands_where_it_started();
  if (!moved && !IsEngaged(target)) return;
  std::optional<Line> best;
  Sample sample = {};
  const auto look = [&](Pose pose, Formation formation) {
    const Block block =
        MakeBlock(pose, SizeOf(f.data(target), formation, unit.bases));
    if (!firer.Reaches(BoxOf(block))) return;
    const auto line = firer.LineTo(target, block);
    if (line && (!best || line->range < best->range)) {
      best = line;
      sample = {pose, formation};
    }
  };
  Pose last = unit.start_pose();
  Formation formation = unit.start_formation;
  look(last, formation);
  // Samples of an advance or wheel, a quarter of an inch of the farthest
  // figure's path apart (5.4); what is neither, as lining up, has only its end.
  const auto between = [&](Pose to) {
    const auto parts_of = [](Length length) {
      constexpr Length kStep = Inches(1) / 4;
      return (length.ticks + kStep.ticks - 1) / kStep.ticks;
    };
    const Box box = Union(BoxOf(last.centre), BoxOf(to.centre));
    if (!firer.Reaches(Grown(box, Inches(8)))) return;
    const Vec by = to.centre - last.centre;
    const int turn = last.heading.TurnTo(to.heading);
    if (turn == 0) {
      const int parts = parts_of(LengthOf(by));
      for (int i = 1; i < parts; ++i) {
        const Vec part = {static_cast<int32_t>(int64_t{by.x} * i / parts),
                          static_cast<int32_t>(int64_t{by.y} * i / parts)};
        look({last.centre + part, last.heading}, formation);
      }
      return;
    }
    const BaseSize size = SizeOf(f.data(target), formation, unit.bases);
    const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
    const int quarters = std::abs(turn);
    const Pose wheeled = WheelOf(last, size, formation, hand, quarters);
    if (LengthOf(wheeled.centre - to.centre) > kPenetration) return;
    const int parts = parts_of(WheelLength(size, formation, quarters));
    for (int i = 1; i < parts; ++i) {
      look(WheelOf(last, size, formation, hand, quarters * i / parts),
           formation);
    }
  };
  const auto walk = [&](Pose to, Formation in) {
    between(to);
    look(to, in);
    last = to;
    formation = in;
  };
  for (const Knot& knot : WayOf(b_.state, target)) {
    walk(knot.pose(), knot.formation);
  }
  walk(unit.pose(), unit.formation);
  if (!best) return;
  Add(firer.unit(), target, UnitId::kNone,
      static_cast<int>(ShotBit::kPassed) |
          TargetBits(f, firer, target, sample, best->path) |
          RangeBits(f.data(firer.unit()), best->range));
}

void Snapshot::Take(UnitId u) {
  const PositionView f = b_;
  if (!MayFire(f, u)) return;
  Firer firer(f, u);
  if (engaged_.Has(u)) {
    AtContacts(u, firer);
    return;
  }
  const Lattice& foes = near_[static_cast<size_t>(Opponent(f.data(u).side))];
  foes.In(firer.reach()).ForEach([&](UnitId e) {
    if (!firer.Reaches(boxes_[static_cast<size_t>(e)])) return;
    if (!Available(firer, e)) Passed(firer, e);
  });
}

}  // namespace

bool MayFire(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!unit.on_table() || unit.routing()) return false;
  const bool own_move = f.data(u).side == f.state.phasing;
  if (own_move && unit.order == UnitOrder::kRally) return false;
  switch (f.arm(u)) {
    case Arm::kInfantry:
      return unit.formation != Formation::kMarch;
    case Arm::kCavalry:
      return false;
    case Arm::kArtillery:
      break;
  }
  return unit.formation == Formation::kUnlimbered &&
         !unit.Has(Flag::kTravelled);
}

LineOfFire LineOfFireTo(PositionView f, UnitId u, UnitId e) {
  Firer firer(f, u);
  const Block block = f.unit(e).block();
  if (firer.LineTo(e, block)) return {.clear = true};
  return {.blocker = firer.BlockerTo(block)};
}

void TakeSnapshot(const Battle& b) {
  Snapshot snapshot(b);
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    snapshot.Take(MakeId<UnitId>(i));
  }
}

}  // namespace berthier::big_battle_napoleonic
