#include <algorithm>
#include <utility>

#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/wire/reader.h"

namespace berthier::la_grande_armee {

bool Reader::ReadKind(const Entry& entry, const UnitEntry& said,
                      ElementData& data) {
  data.arm = said.kind->arm;
  data.cavalry = said.kind->cavalry;
  data.quality = said.quality.value_or(Quality::kSeasoned);
  data.gun_kind = said.gun_kind.value_or(
      data.arm == Arm::kCavalry ? GunKind::kHorse : GunKind::kFoot);
  data.troops = static_cast<int8_t>(said.s.troops + said.lost_troops);
  data.guns = static_cast<int8_t>(said.s.guns + said.lost_guns);
  data.heavy = static_cast<int8_t>(said.s.heavy);
  if (data.bases() < 1 || data.bases() > kMaxBases) {
    return Wrong(entry,
                 "has no bases, or more than " + std::to_string(kMaxBases));
  }
  if (data.arm == Arm::kArtillery && data.troops > 0) {
    return Wrong(entry, "is a reserve, of guns alone (LGA-ORG-09)");
  }
  if (data.arm != Arm::kArtillery && data.troops == 0) {
    return Wrong(entry, "has no troops; say how many bases");
  }
  if (said.s.heavy > (data.arm == Arm::kArtillery ? said.s.guns : 0)) {
    return Wrong(entry, "has heavy guns that only reserves have (LGA-ORG-09)");
  }
  if (said.s.scouting() &&
      (*said.kind != Kind{Arm::kCavalry} || !scenario_.has_fog())) {
    return Wrong(entry,
                 "scouts: light cavalry under fog of war does (LGA-SCO-01, "
                 "LGA-SCO-20)");
  }
  return true;
}

bool Reader::ReadUnit(const Entry& entry) {
  if (!HasRoom(entry, scenario_.units.size(), kMaxElements, "elements")) {
    return false;
  }
  const ElementId id = MakeId<ElementId>(scenario_.unit_count());
  UnitEntry said = {scenario_};
  EntryWords words(entry, FormFor(entry));
  if (!Walk(words, said)) return false;
  if (!said.kind.has_value()) {
    const std::string odd(words.UnknownWord());
    return Wrong(entry,
                 (odd.empty() ? "has no arm" : "\"" + odd + "\" is no arm") +
                     std::string("; say infantry, light cavalry, "
                                 "lancers, heavy cavalry, cuirassiers "
                                 "or artillery"));
  }
  ElementData& data = said.d;
  if (said.men > 0) {
    // LGA-ORG-03, LGA-ORG-05
    const int base = said.kind->arm == Arm::kCavalry ? 200 : 600;
    said.s.troops = static_cast<uint8_t>((said.men + base - 1) / base);
  }
  if (!NoLeftOver(words) || !ReadKind(entry, said, data)) return false;
  SideData& side = scenario_.sides[static_cast<size_t>(data.side)];
  if (!IsSome(data.corps)) {
    if (side.corps.empty()) {
      return Wrong(entry, "is of no corps, and its side has none");
    }
    data.corps = side.corps[0];
  }
  CorpsData& corps = scenario_.corps[static_cast<size_t>(data.corps)];
  if (corps.side != data.side) {
    return Wrong(entry, entry.of + " is of the other side");
  }
  const std::optional<Point>& edge =
      corps_entries_[static_cast<size_t>(data.corps)];
  if (corps.bound > 1) {
    const std::optional<Point> at = edge.has_value() ? edge : said.place;
    if (!at.has_value() && !said.entry_x.has_value()) {
      return Wrong(entry, "enters where? give x and y");
    }
    data.entry = at.value_or(Point{});
  } else if (side.fog != FogMode::kOff) {
    // LGA-FOG-20: from its baseline.
    data.entry = {scenario_.ground.width.ticks / 2,
                  data.side == Side::kFirst ? 0 : scenario_.ground.depth.ticks};
  }
  if (said.entry_x.has_value() && said.entry_y.has_value()) {
    data.entry = {*said.entry_x, *said.entry_y};
  }
  corps.elements.Add(id);
  side.elements.Add(id);
  state_.unit(id) = said.s;
  unit_entries_.push_back(&entry);
  scenario_.units.push_back(data);
  return ReadStanding(entry, said, id);
}

// Faces of a square, sides of a settlement: as said, or as even as possible.
bool Reader::ReadParts(const Entry& entry, ElementState& unit) {
  int troops = unit.outside.troops, guns = unit.outside.guns;
  for (const Part& part : unit.parts) {
    troops += part.troops;
    guns += part.guns;
  }
  const bool square = unit.form == Form::kSquare;
  if (troops == 0 && guns == 0 && square) {
    for (int i = 0; i < unit.bases(); ++i) {
      Part& part = unit.parts[static_cast<size_t>(i % kEdges)];
      ++(i < unit.troops ? part.troops : part.guns);
    }
    return true;
  }
  if (troops > unit.troops || guns > unit.guns ||
      (square && troops + guns != unit.bases())) {
    return Wrong(entry, "says other numbers of bases in its parts than it has");
  }
  // LGA-SET-06: the rest stands outside.
  unit.outside.troops =
      static_cast<uint8_t>(unit.outside.troops + unit.troops - troops);
  unit.outside.guns =
      static_cast<uint8_t>(unit.outside.guns + unit.guns - guns);
  return true;
}

bool Reader::ReadStanding(const Entry& entry, const UnitEntry& said,
                          ElementId e) {
  ElementState& unit = state_.unit(e);
  const ElementData& data = scenario_.unit(e);
  const CorpsState& corps = state_.corps_state(data.corps);
  const bool intruder = unit.Has(Flag::kIntruder);
  const bool holds = IsSome(unit.settlement) && !intruder;
  // With free deployment who has a place stands there.
  const bool deploys = is_start() &&
                       scenario_.options.deploy == Options::Deploy::kFree &&
                       scenario_.corps_data(data.corps).bound <= 1;
  const bool there = corps.revealed != 0 && (corps.entered != 0 || deploys) &&
                     (said.place.has_value() || holds);
  unit.presence =
      said.presence.value_or(there ? Presence::kOnTable : Presence::kReserve);
  const bool open = corps.entered == 0 || corps.revealed == 0;
  if (unit.presence == Presence::kReserve && !open && !mid_turn_) {
    return Wrong(entry, "has no place; give x and y, or the link in");
  }
  unit.form = said.form.value_or(holds ? Form::kGarrison : Form::kDeployed);
  unit.facing = said.heading.value_or(
      data.side == Side::kFirst ? Heading() : Heading::Degrees(180));
  const int bases = unit.bases();
  unit.files =
      said.files.value_or(static_cast<uint8_t>(std::max(1, (bases + 1) / 2)));
  if (unit.form == Form::kMarch || bases == 0) unit.files = 1;
  if (said.files.has_value() && *said.files > std::max(1, bases)) {
    return Wrong(entry, "has more files than bases");
  }
  // The dispersed keep their shape until their friends have tested (COM-21).
  const bool shown = unit.presence == Presence::kDispersed && mid_turn_ &&
                     said.place.value_or(Point{}) != Point{};
  if (unit.presence != Presence::kOnTable && !shown) {
    unit.place = mid_turn_ ? said.place.value_or(Point{}) : Point{};
    if (!mid_turn_) unit.facing = {};
    return true;
  }
  if (holds != (unit.form == Form::kGarrison)) {
    return Wrong(entry, "is a garrison exactly if it has a link in");
  }
  if (holds) {
    const Piece& town = scenario_.piece(unit.settlement);
    if (said.place.value_or(town.pose.centre) != town.pose.centre ||
        !IsSideOf(town, unit.facing)) {
      return Wrong(entry, "stands in the middle of " + town.name +
                              " and faces one of its sides");
    }
  }
  if (unit.form == Form::kSquare || unit.form == Form::kGarrison) {
    if (!ReadParts(entry, unit)) return false;
  }
  unit.place = holds ? scenario_.piece(unit.settlement).pose.centre
                     : said.place.value_or(Point{});
  if (unit.form == Form::kMarch) {
    if (said.trail.size() > kMaxTrail) {
      return Wrong(entry, "has a track of too many corners");
    }
    if (said.trail.empty()) {
      LayStraight(scenario_, unit, unit.pose());
    } else {
      unit.trail_count = static_cast<uint8_t>(said.trail.size());
      std::copy(said.trail.begin(), said.trail.end(), unit.trail.begin());
    }
  }
  Refit(scenario_, unit);
  return true;
}

// ---- 8.5 --------------------------------------------------------------------

bool Reader::ValidateUnit(ElementId e) {
  const ElementState& unit = state_.unit(e);
  const Entry& entry = *unit_entries_[static_cast<size_t>(e)];
  if (!unit.on_table() || mid_turn_) return true;
  const ElementData& data = scenario_.unit(e);
  if (unit.form == Form::kSquare) {
    if (data.arm != Arm::kInfantry || unit.bases() < kLeastSquare) {
      return Wrong(entry,
                   "is no infantry of four bases or more, and forms no square "
                   "(LGA-FRM-05)");
    }
    for (const Part& part : unit.parts) {
      if (part.bases() == 0) {
        return Wrong(entry, "has a face without bases (LGA-FRM-05)");
      }
    }
  }
  if (unit.form == Form::kGarrison) {
    const Piece& town = scenario_.piece(unit.settlement);
    int inside = 0;
    for (const Part& part : unit.parts) {
      inside += part.bases();
      if (2 * part.bases() > town.capacity) {
        return Wrong(entry,
                     "has more than half of the capacity on one side "
                     "(LGA-SET-08)");
      }
    }
    if (inside > town.capacity || inside == 0) {
      return Wrong(entry,
                   "has nobody inside, or more than the capacity "
                   "(LGA-SET-06)");
    }
    if (data.arm == Arm::kCavalry) {
      return Wrong(entry, "is cavalry and holds no settlement (LGA-SET-03)");
    }
    if (!IsSideOf(town, unit.facing)) {
      return Wrong(entry, "faces no side of its settlement (LGA-SET-06)");
    }
    const bool shared = HolderOf(view(), unit.settlement) != e &&
                        !scenario_.options.multi_garrison;
    if (shared) {
      return Wrong(entry, "holds what another element holds (LGA-SET-04)");
    }
  }
  const Shape shape = ShapeOf(view(), e);
  if (!OnTable(scenario_.ground, shape.box().low) ||
      !OnTable(scenario_.ground, shape.box().high)) {
    return Wrong(entry, "does not stand wholly on the table (LGA-SYS-09)");
  }
  for (const GroundRef r : scenario_.ground.impassable) {
    if (Overlaps(shape, scenario_.ground.part(r).polygon, kPenetration)) {
      return Wrong(entry, "stands on impassable ground");
    }
  }
  for (const GroundRef r : scenario_.ground.settlements) {
    const bool own = MakeId<PieceId>(r.piece) == unit.settlement;
    if (!own &&
        Overlaps(shape, scenario_.ground.part(r).polygon, kPenetration)) {
      return Wrong(entry,
                   "stands on a settlement; who holds one says so with the "
                   "link in (LGA-SET-03)");
    }
  }
  for (int i = 0; i < Index(e); ++i) {
    const ElementId other = MakeId<ElementId>(i);
    // A position may have friends that overlap (LGA-MOV-26).
    const bool may = !is_start() && scenario_.unit(other).side == data.side;
    const bool both_hold = unit.form == Form::kGarrison &&
                           state_.unit(other).settlement == unit.settlement;
    if (!state_.unit(other).on_table() || may || both_hold) continue;
    if (Overlaps(shape, ShapeOf(view(), other), kPenetration)) {
      return Wrong(entry, "overlaps element " + scenario_.unit(other).name +
                              "; move one of them");
    }
  }
  return true;
}

bool Reader::ValidateLeader(LeaderId l) {
  const LeaderState& leader = state_.leader(l);
  const Entry& entry = *leader_entries_[static_cast<size_t>(l)];
  if (!leader.on_table()) return true;
  if (!OnTable(scenario_.ground, leader.pos)) {
    return Wrong(entry, "stands off the table");
  }
  if (leader.status != LeaderStatus::kFree || !is_start()) return true;
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    if (state_.unit(e).on_table() &&
        DistanceTo(view(), e, leader.pos) == Ticks(0)) {
      return Wrong(entry, "stands on element " + scenario_.unit(e).name +
                              "; say with, or move him");
    }
  }
  return true;
}

}  // namespace berthier::la_grande_armee
