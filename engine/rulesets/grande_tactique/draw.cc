#include "engine/rulesets/grande_tactique/draw.h"

#include "engine/rulesets/grande_tactique/tables.h"
#include "engine/rulesets/grande_tactique/vocabulary.h"
#include "engine/rulesets/grande_tactique/wire_words.h"
#include "engine/rulesets/grande_tactique/writer.h"

namespace berthier::grande_tactique {
namespace {

void DrawGround(const Scenario& s, Picture& picture) {
  const Terrain& t = s.terrain;
  const auto add = [&](const std::string& name, std::string_view kind,
                       bool closed, const std::vector<Point>& points,
                       EntityId id = EntityId::kNone, Length width = {}) {
    picture.ground.push_back({.id = id,
                              .name = name,
                              .kind = std::string(kind),
                              .closed = closed,
                              .points = points,
                              .width = width});
  };
  for (const Patch& p : t.impassable)
    add(p.name, "impassable", true, p.polygon);
  for (const Hill& h : t.hills) add(h.name, "hill", true, h.polygon);
  for (const Patch& p : t.tall_crops)
    add(p.name, "tall crops", true, p.polygon);
  for (const LinearFeature& l : t.linear_features) {
    add(l.name, "linear feature", false, l.line);
  }
  for (const Road& r : t.roads) {
    add(r.name, "road", false, r.line, EntityId::kNone, r.half_width * 2);
  }
  for (size_t i = 0; i < t.areas.size(); ++i) {
    const Area& a = t.areas[i];
    add(a.name,
        a.kind == AreaKind::kWoods     ? "woods"
        : a.kind == AreaKind::kBuiltUp ? "built-up area"
                                       : "fort",
        true, a.polygon, s.Entity(static_cast<AreaId>(i)));
    // GT-TER-17: through which sides a fort does not protect.
    for (size_t k = 0; a.kind == AreaKind::kFort && k < a.sides.size(); ++k) {
      if (a.sides[k] == SideWork::kFortified) continue;
      add("", "open side", false,
          {a.polygon[k], a.polygon[(k + 1) % a.polygon.size()]});
    }
  }
  for (const Hill& h : t.hills) add(h.name, "crest", false, h.crest);
}

Body DrawUnit(Field f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& state = f.unit(u);
  Body body;
  body.id = f.scenario.Entity(u);
  body.side = static_cast<int8_t>(data.side);
  body.name = data.name;
  body.symbol = data.arm == Arm::kInfantry        ? "infantry"
                : data.arm == Arm::kCavalry       ? "cavalry"
                : data.arm == Arm::kFootArtillery ? "artillery"
                                                  : "horse artillery";
  if (data.horse != Horse::kOrdinary) {
    body.badges.emplace_back(WordFor(kHorseWords, data.horse));
  }
  if (data.quality != Quality::kRegular) {
    body.badges.emplace_back(WordFor(kQualityWords, data.quality));
  }
  for (std::string& word : StateWords(f, u)) {
    // GT-BAS-05: every state except coherent and limbered.
    if (word != "coherent" && word != "limbered" && word != "moved" &&
        word != "left area" && word != "fired" && word != "ran") {
      body.badges.push_back(std::move(word));
    }
  }
  if (IsSome(state.attached)) {
    body.badges.push_back("with " + f.scenario.general(state.attached).name);
  }
  body.pose = state.pose();
  body.has_facing = !state.Has(Flag::kSquare);
  const std::array<Point, 4> corners = state.block().corners();
  body.outline.assign(corners.begin(), corners.end());
  if (IsSome(state.charge_target)) {
    body.points_at.push_back(f.scenario.Entity(state.charge_target));
    body.badges.push_back("charges " + f.data(state.charge_target).name);
  }
  return body;
}

Body DrawGeneral(Field f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  Body body;
  body.id = f.scenario.Entity(g);
  body.side = static_cast<int8_t>(data.side);
  body.name = data.name;
  body.symbol = "leader";
  body.badges.emplace_back(WordFor(kRankWords, data.rank));
  const GeneralState& state = f.state.general(g);
  const Footprint base = FootprintOf(f, g);
  body.pose.centre = state.pos;
  body.has_facing = false;
  body.outline.assign(base.view().begin(), base.view().end());
  return body;
}

std::string Cp(int left, int total) {
  return std::to_string(left) + " of " + std::to_string(total) + " CP";
}

Panel DrawOrderOfBattle(Field f, Side side) {
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

Panel DrawClock(Field f) {
  const int minute =
      f.scenario.start_minute +
      kMinutesPerQuarter * ((f.state.round - 1) / kPlayerTurnsPerQuarter);
  const std::string tens = minute % 60 < 10 ? ":0" : ":";
  Panel panel{.title = "Clock"};
  panel.lines.push_back("round " + std::to_string(f.state.round) + " of " +
                        std::to_string(f.scenario.last_round) + ", " +
                        std::to_string(minute / 60) + tens +
                        std::to_string(minute % 60));
  panel.lines.push_back(f.scenario.side(f.state.moving).name + ", " +
                        std::string(TitleOf(f.state.phase)));
  return panel;
}

}  // namespace

Picture DrawPosition(Field f) {
  const Scenario& s = f.scenario;
  Picture picture;
  picture.title = s.name;
  picture.width = s.terrain.width;
  picture.depth = s.terrain.depth;
  picture.ruler_ticks = kTicksPerInch;
  picture.ruler_name = "in";
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
  picture.panels.push_back(DrawClock(f));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kFirst));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kSecond));
  return picture;
}

}  // namespace berthier::grande_tactique
