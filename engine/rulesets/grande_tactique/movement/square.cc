#include "engine/rulesets/grande_tactique/movement/square.h"

#include <array>

#include "engine/tabletop/contact.h"

namespace berthier::grande_tactique {
namespace {

// How the square base is aligned with the line base, in the order of 5.8:
// `ahead` -1 rear edges flush, 0 centres, 1 front edges flush; `aside` -1 left
// edges flush, 0 centres, 1 right edges flush.
struct Alignment {
  int ahead;
  int aside;
};
constexpr std::array<Alignment, 9> kAlignments = {{
    {1, 0},
    {0, 0},
    {-1, 0},
    {1, -1},
    {1, 1},
    {0, -1},
    {0, 1},
    {-1, -1},
    {-1, 1},
}};

// Ahead of a square's centre the front edge of the line that leaves it comes
// to stand, first choice.
constexpr Length kLineAhead = Inches(1);

int Kept(PositionView f, UnitSet contacts, const Block& block) {
  int kept = 0;
  contacts.ForEach([&](UnitId e) {
    if (berthier::Touching(block.corners(), FootprintOf(f, e).view())) ++kept;
  });
  return kept;
}

}  // namespace

std::optional<Pose> FindSquarePose(PositionView f, UnitId u) {
  const Pose line = f.unit(u).pose();
  const BaseSize from = LineBase(f.scenario, u);
  const BaseSize to = SquareBase(f.scenario);
  const UnitSet contacts = ContactsOf(f, u);
  const Length ahead = (from.depth - to.depth) / 2;
  const Length aside = (from.front - to.front) / 2;
  for (const Alignment& alignment : kAlignments) {
    const Pose pose = {
        Offset(line, ahead * alignment.ahead, aside * alignment.aside),
        line.heading};
    const Block block = MakeBlock(pose, to);
    if (FreePose(f, block, u) && Kept(f, contacts, block) == contacts.size()) {
      return pose;
    }
  }
  return std::nullopt;
}

void FormSquare(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  const std::optional<Pose> pose = FindSquarePose(b, u);
  const Pose from = unit.pose();
  unit.Set(Flag::kSquare);
  if (pose) {
    Place(b, u, *pose);
    TellMove(b, EventCode::kFormsSquare, b.scenario.Entity(u), from, *pose);
  } else {
    unit.Set(Flag::kCramped);
    Tell(b, EventCode::kCramped, b.scenario.Entity(u));
  }
  ResetAspectsAgainst(b, u);  // GT-CON-10
  DropBrokenAspects(b);
}

void Uncramp(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (!unit.Has(Flag::kCramped)) return;
  if (const std::optional<Pose> pose = FindSquarePose(b, u)) {
    const Pose from = unit.pose();
    unit.Clear(Flag::kCramped);
    Place(b, u, *pose);
    TellMove(b, EventCode::kFormsSquare, b.scenario.Entity(u), from, *pose);
  }
}

bool FindLineFromSquare(PositionView f, UnitId u, Heading heading, Pose& pose) {
  const UnitState& unit = f.unit(u);
  const BaseSize line = LineBase(f.scenario, u);
  const UnitSet contacts = ContactsOf(f, u);
  const auto fits = [&](Pose at) {
    const Block block = MakeBlock(at, line);
    if (!FreePose(f, block, u)) return false;
    if (!contacts.empty() && Kept(f, contacts, block) == 0) return false;
    pose = at;
    return true;
  };
  const Pose turned = {unit.centre, heading};
  if (!unit.Has(Flag::kCramped)) {
    const Length ahead = kLineAhead - line.depth / 2;
    if (fits({Offset(turned, ahead, {}), heading})) return true;
  }
  return fits(turned);
}

void LeaveSquare(const Battle& b, UnitId u, Pose pose) {
  UnitState& unit = b.unit(u);
  const Pose from = unit.pose();
  unit.Clear(Flag::kSquare);
  unit.Clear(Flag::kCramped);
  Place(b, u, pose);
  TellMove(b, EventCode::kLeavesSquare, b.scenario.Entity(u), from, pose);
  ResetAspectsAgainst(b, u);  // GT-CON-10
  DropBrokenAspects(b);
}

}  // namespace berthier::grande_tactique
