#include "engine/rulesets/big_battle_napoleonic/fire/snapshot.h"

#include <algorithm>
#include <optional>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/firer.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

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

// The nearest line to a target on the way that it came (BBN-FIR-25).
class LineToPassed {
 public:
  LineToPassed(PositionView f, Firer& firer, UnitId target)
      : f_(f),
        firer_(firer),
        target_(target),
        at_({f.unit(target).start_pose(), f.unit(target).start_formation}) {
    Look(at_);
    for (const Knot& knot : WayOf(f.state, target)) {
      Walk({knot.pose(), knot.formation});
    }
    Walk({f.unit(target).pose(), f.unit(target).formation});
  }

  const std::optional<Line>& best() const { return best_; }
  // Where it was then.
  const Sample& sample() const { return sample_; }

 private:
  static int PartsOf(Length length) {
    constexpr Length kStep = Inches(1) / 4;
    return (length.ticks + kStep.ticks - 1) / kStep.ticks;
  }

  BaseSize SizeIn(Formation formation) const {
    return SizeOf(f_.data(target_), formation, f_.unit(target_).bases);
  }
  void Look(const Sample& there) {
    const Block block = MakeBlock(there.pose, SizeIn(there.formation));
    if (!firer_.Reaches(BoxOf(block))) return;
    const auto line = firer_.LineTo(target_, block);
    if (line && (!best_ || line->range < best_->range)) {
      best_ = line;
      sample_ = there;
    }
  }
  void Walk(const Sample& to) {
    Between(to.pose);
    Look(to);
    at_ = to;
  }
  // Samples of an advance or wheel, a quarter of an inch of the farthest
  // figure's path apart (5.4); what is neither, as lining up, has only its end.
  void Between(Pose to) {
    const Box box = Union(BoxOf(at_.pose.centre), BoxOf(to.centre));
    if (!firer_.Reaches(Grown(box, Inches(8)))) return;
    if (at_.pose.heading == to.heading) {
      Advance(to.centre - at_.pose.centre);
    } else {
      Wheel(to);
    }
  }
  void Advance(Vec by) {
    const int parts = PartsOf(LengthOf(by));
    for (int i = 1; i < parts; ++i) {
      const Vec part = {static_cast<int32_t>(int64_t{by.x} * i / parts),
                        static_cast<int32_t>(int64_t{by.y} * i / parts)};
      Look({{at_.pose.centre + part, at_.pose.heading}, at_.formation});
    }
  }
  void Wheel(Pose to) {
    const int turn = at_.pose.heading.TurnTo(to.heading);
    const BaseSize size = SizeIn(at_.formation);
    const Wheels wheels(at_.pose, size, at_.formation);
    if (LengthOf(wheels.By(turn).centre - to.centre) > kPenetration) return;
    const int parts = PartsOf(WheelLength(size, at_.formation, std::abs(turn)));
    for (int i = 1; i < parts; ++i) {
      Look({wheels.By(turn * i / parts), at_.formation});
    }
  }

  PositionView f_;
  Firer& firer_;
  UnitId target_;
  Sample at_;
  std::optional<Line> best_;
  Sample sample_ = {};
};

void Snapshot::Passed(Firer& firer, UnitId target) {
  const PositionView f = b_;
  const UnitState& unit = f.unit(target);
  const bool moved = unit.way_count > 0 || !unit.stands_where_it_started();
  if (!moved && !IsEngaged(target)) return;
  const LineToPassed passed(f, firer, target);
  if (!passed.best()) return;
  Add(firer.unit(), target, UnitId::kNone,
      static_cast<int>(ShotBit::kPassed) |
          TargetBits(f, firer, target, passed.sample(), passed.best()->path) |
          RangeBits(f.data(firer.unit()), passed.best()->range));
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
