#include "engine/rulesets/grande_tactique/display/draw.h"

#include <utility>

#include "engine/kit/display/draw_table.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/facts/phase_titles.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/vocabulary.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/writer.h"

namespace berthier::grande_tactique {
namespace {

GroundKind KindOf(LineKind kind) {
  switch (kind) {
    case LineKind::kStream:
      return GroundKind::kWater;
    case LineKind::kHedge:
      return GroundKind::kHedge;
    case LineKind::kWall:
      return GroundKind::kWall;
    case LineKind::kDitch:
      return GroundKind::kDitch;
    case LineKind::kOther:
      break;
  }
  return GroundKind::kObstacle;
}

void DrawArea(const Area& area, EntityId id, Picture& picture) {
  Ground ground{.id = id, .name = area.name, .points = area.polygon};
  switch (area.kind) {
    case AreaKind::kWoods:
      ground.kind = GroundKind::kWoods;
      ground.type = "woods";
      break;
    case AreaKind::kBuiltUp:
      ground.kind = GroundKind::kHouses;
      ground.type = "built-up area";
      break;
    case AreaKind::kFort:
      ground.kind = GroundKind::kFort;
      ground.type = "fort";
      break;
  }
  picture.ground.push_back(std::move(ground));
  // GT-TER-17: through which sides a fort does not protect.
  for (size_t k = 0; area.kind == AreaKind::kFort && k < area.sides.size();
       ++k) {
    if (area.sides[k] == SideWork::kFortified) continue;
    picture.ground.push_back(
        {.kind = GroundKind::kOpenSide,
         .type = "open side",
         .closed = false,
         .points = {area.polygon[k],
                    area.polygon[(k + 1) % area.polygon.size()]}});
  }
}

void DrawGround(const Scenario& s, Picture& picture) {
  const Terrain& t = s.terrain;
  const auto area = [&](const std::string& name,
                        const std::vector<Point>& polygon, GroundKind kind,
                        std::string_view type) {
    picture.ground.push_back({.name = name,
                              .kind = kind,
                              .type = std::string(type),
                              .points = polygon});
  };
  const auto pieces = [&](const GroundLayer& layer, GroundKind kind,
                          std::string_view type) {
    for (const GroundRef ref : layer) {
      area(t.piece(ref).name, t.part(ref).polygon, kind, type);
    }
  };
  const auto line = [&](const std::string& name, GroundKind kind,
                        std::string_view type, const std::vector<Point>& points,
                        Length width = {}) {
    picture.ground.push_back({.name = name,
                              .kind = kind,
                              .type = std::string(type),
                              .closed = false,
                              .points = points,
                              .width = width});
  };
  pieces(t.impassable, GroundKind::kImpassable, "impassable");
  for (const Hill& h : t.hills) {
    area(h.name, h.polygon, GroundKind::kHill, "hill");
  }
  pieces(t.rough, GroundKind::kCrops, "tall crops");
  for (const LinearFeature& l : t.linear_features) {
    line(l.name, KindOf(l.kind),
         l.kind == LineKind::kOther ? "linear feature"
                                    : WordFor(kLineWords, l.kind),
         l.line);
  }
  for (const Road& r : t.roads) {
    line(r.name, GroundKind::kRoad, "road", r.line, r.half_width * 2);
  }
  for (size_t i = 0; i < t.areas.size(); ++i) {
    DrawArea(t.areas[i], s.Entity(static_cast<AreaId>(i)), picture);
  }
  for (const Hill& h : t.hills) {
    line(h.name, GroundKind::kCrest, "crest", h.crest);
  }
}

// GT-BAS-05: every state except coherent and limbered.
void AddStates(PositionView f, UnitId u, Body& body) {
  const UnitState& state = f.unit(u);
  if (state.cohesion != Cohesion::kCoherent) {
    AddBadge(
        body, WordFor(kCohesionWords, state.cohesion),
        state.cohesion == Cohesion::kFleeing ? Tone::kRunning : Tone::kShaken);
  }
  const auto flag = [&](Flag which, Tone tone) {
    if (state.Has(which)) AddBadge(body, WordFor(kFlagWords, which), tone);
  };
  flag(Flag::kExhausted, Tone::kWorn);
  flag(Flag::kSquare, Tone::kSecure);
  flag(Flag::kCramped, Tone::kShaken);
  if (f.scenario.IsArtillery(u) && !state.Has(Flag::kLimbered)) {
    AddBadge(body, "unlimbered", Tone::kPosture);
  }
  flag(Flag::kFiring, Tone::kFiring);
  flag(Flag::kArriving, Tone::kPlain);
}

Body DrawUnit(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& state = f.unit(u);
  Body body = BodyOf(f.scenario.Entity(u), data.side, data.name);
  body.symbol = data.arm == Arm::kInfantry        ? Symbol::kInfantry
                : data.arm == Arm::kCavalry       ? Symbol::kCavalry
                : data.arm == Arm::kFootArtillery ? Symbol::kArtillery
                                                  : Symbol::kHorseArtillery;
  body.type = WordFor(kArmWords, data.arm);
  if (data.horse != Horse::kOrdinary) {
    AddBadge(body, WordFor(kHorseWords, data.horse), Tone::kPlain);
  }
  if (data.quality != Quality::kRegular) {
    AddBadge(body, WordFor(kQualityWords, data.quality), Tone::kPlain);
  }
  AddStates(f, u, body);
  if (IsSome(state.attached)) {
    AddBadge(body, "with " + f.scenario.general(state.attached).name,
             Tone::kPlain);
  }
  body.pose = state.pose();
  body.has_facing = !state.Has(Flag::kSquare);
  const std::array<Point, 4> corners = state.block().corners();
  body.outline.assign(corners.begin(), corners.end());
  if (IsSome(state.charge_target)) {
    body.points_at.push_back(f.scenario.Entity(state.charge_target));
    AddBadge(body, "charges " + f.data(state.charge_target).name,
             Tone::kCharging);
  }
  return body;
}

Body DrawGeneral(PositionView f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  return GeneralOf(f.scenario.Entity(g), data.side, data.name, PlaceOf(f, g),
                   FootprintOf(f, g).view(), WordFor(kRankWords, data.rank));
}

std::string Cp(int left, int total) {
  return std::to_string(left) + " of " + std::to_string(total) + " CP";
}

Panel DrawOrderOfBattle(PositionView f, Side side) {
  const Scenario& s = f.scenario;
  Panel panel{.title = s.side(side).name, .side = static_cast<int8_t>(side)};
  const auto state_of = [&](UnitId u) {
    const UnitState& unit = f.unit(u);
    std::string line = "  " + f.data(u).name;
    if (unit.presence != Presence::kOnTable) {
      return line + ": " + std::string(WordFor(kPresenceWords, unit.presence));
    }
    std::string words;
    for (const std::string& word : StateWords(f, u)) {
      if (word == "coherent") continue;
      words += (words.empty() ? ": " : ", ") + word;
    }
    return line + words;
  };
  const SideState& army = f.state.side(side);
  const int start = s.side(side).points_start;
  panel.lines.push_back("lost " + std::to_string(army.lost_x2 / 2) +
                        (army.lost_x2 % 2 != 0 ? ".5" : "") + " of " +
                        std::to_string(start) + " points");
  for (size_t c = 0; c < s.corps.size(); ++c) {
    const CorpsData& corps = s.corps[c];
    if (corps.side != side) continue;
    const CorpsState& state = f.state.corps[c];
    panel.lines.push_back(corps.name + ": pool " +
                          std::to_string(s.general(corps.general).pool) +
                          (state.broken != 0 ? ", broken" : ""));
    for (const UnitId u : corps.direct_units) {
      panel.lines.push_back(state_of(u));
    }
  }
  for (size_t d = 0; d < s.divisions.size(); ++d) {
    const DivisionData& division = s.divisions[d];
    if (division.side != side) continue;
    const DivisionState& state = f.state.divisions[d];
    panel.lines.push_back(division.name + ": " +
                          Cp(state.cp_left, state.cp_total) +
                          (state.collapsed != 0 ? ", collapsed" : ""));
    for (const UnitId u : division.units) panel.lines.push_back(state_of(u));
  }
  for (const UnitId u : s.side(side).direct_units) {
    panel.lines.push_back(state_of(u));
  }
  return panel;
}

// Who of a formation is still to come (GT-SCN-06).
void DrawArrival(PositionView f, const std::string& name, Side side,
                 const Arrival& entry, const std::vector<UnitId>& units,
                 GeneralId general, Picture& picture) {
  if (entry.minute < 0) return;
  const Segment stretch = EntryStretch(f.scenario, entry);
  berthier::Arrival arrival{.side = static_cast<int8_t>(side),
                            .name = name,
                            .when = TimeOfDay(entry.minute),
                            .stretch = {stretch.a, stretch.b}};
  if (IsSome(general) &&
      f.state.general(general).presence == GeneralState::Where::kPending) {
    arrival.who.push_back(f.scenario.general(general).name);
  }
  for (const UnitId u : units) {
    if (f.unit(u).presence == Presence::kPending) {
      arrival.who.push_back(f.data(u).name);
    }
  }
  if (!arrival.who.empty()) picture.arrivals.push_back(std::move(arrival));
}

void DrawArrivals(PositionView f, Picture& picture) {
  const Scenario& s = f.scenario;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const SideData& army = s.side(side);
    DrawArrival(f, army.name, side, army.entry, army.direct_units, army.general,
                picture);
  }
  for (const CorpsData& c : s.corps) {
    DrawArrival(f, c.name, c.side, c.entry, c.direct_units, c.general, picture);
  }
  for (const DivisionData& d : s.divisions) {
    DrawArrival(f, d.name, d.side, d.entry, d.units, d.general, picture);
  }
}

Panel DrawClock(PositionView f) {
  Panel panel{.title = "Clock"};
  panel.lines.push_back(ClockLine("round", f.state.round, f.scenario.last_round,
                                  ClockAt(f.scenario, f.state.round)));
  panel.lines.push_back(f.scenario.side(f.state.moving).name + ", " +
                        TitleOf(kPhaseTitles, f.state.phase));
  return panel;
}

}  // namespace

Picture DrawPosition(PositionView f) {
  const Scenario& s = f.scenario;
  Picture picture = EmptyTable(s.name, s.terrain.width, s.terrain.depth);
  DrawGround(s, picture);
  for (size_t i = 0; i < s.units.size(); ++i) {
    const UnitId u = static_cast<UnitId>(i);
    if (f.unit(u).on_table()) picture.bodies.push_back(DrawUnit(f, u));
  }
  for (size_t i = 0; i < s.generals.size(); ++i) {
    const GeneralId g = static_cast<GeneralId>(i);
    // One who is with a unit is a badge of that unit.
    if (f.state.general(g).on_table() &&
        !IsSome(f.state.general(g).attached_to)) {
      picture.bodies.push_back(DrawGeneral(f, g));
    }
  }
  DrawArrivals(f, picture);
  picture.panels.push_back(DrawClock(f));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kFirst));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kSecond));
  return picture;
}

}  // namespace berthier::grande_tactique
