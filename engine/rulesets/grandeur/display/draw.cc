#include "engine/rulesets/grandeur/display/draw.h"

#include <string>
#include <utility>

#include "engine/kit/display/draw_table.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/facts/phase_titles.h"
#include "engine/rulesets/grandeur/facts/vocabulary.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"
#include "engine/rulesets/grandeur/setup/points.h"

namespace berthier::grandeur {
namespace {

// ---- Ground -----------------------------------------------------------------

// By PieceKind: how it is drawn; what hides least comes last.
struct GroundRow {
  GroundKind kind;
  int layer;
};
constexpr GroundRow kGroundRows[] = {
    {GroundKind::kCrops, 2},       // kBroken
    {GroundKind::kWoods, 4},       // kWoods
    {GroundKind::kWater, 2},       // kMarsh
    {GroundKind::kImpassable, 4},  // kImpassable
    {GroundKind::kHouses, 4},      // kBua
    {GroundKind::kHill, 0},        // kGentleHill
    {GroundKind::kHill, 1},        // kSteepHill
    {GroundKind::kWater, 2},       // kRiver
    {GroundKind::kWater, 2},       // kDeepRiver
    {GroundKind::kRoad, 3},        // kRoad
};
constexpr int kLayers = 5;

berthier::Ground Drawn(EntityId id, const std::string& name, PieceKind kind,
                       std::vector<Point> points) {
  return {.id = id,
          .name = name,
          .kind = kGroundRows[static_cast<size_t>(kind)].kind,
          .type = std::string(WordFor(kPieceWords, kind)),
          .closed = !IsLine(kind) && kind != PieceKind::kDeepRiver,
          .points = std::move(points)};
}

void DrawPiece(PositionView f, PieceId p, int layer, Picture& picture) {
  const Scenario& s = f.scenario;
  const Piece& piece = s.piece(p);
  const int placed = Index(p) - s.first_placed();
  const PlacedPiece* const own =
      placed >= 0 ? &f.state.placed[static_cast<size_t>(placed)] : nullptr;
  if (own != nullptr && own->count == 0) return;
  const PieceKind kind = own != nullptr ? own->kind : piece.kind;
  if (kGroundRows[static_cast<size_t>(kind)].layer != layer) return;
  std::vector<Point> points;
  if (own != nullptr) {
    points.assign(own->points.begin(), own->points.begin() + own->count);
  } else {
    points = piece.is_strip ? piece.line : piece.parts[0].polygon;
  }
  picture.ground.push_back(
      Drawn(s.Entity(p), piece.name, kind, std::move(points)));
  if (kind == PieceKind::kDeepRiver) picture.ground.back().width = piece.width;
}

// ---- Units and leaders ------------------------------------------------------

Symbol SymbolOf(const UnitData& data) {
  if (data.is_foot()) return Symbol::kInfantry;
  if (data.is_cavalry()) return Symbol::kCavalry;
  return data.kind == UnitType::kHorseArtillery ? Symbol::kHorseArtillery
                                                : Symbol::kArtillery;
}

Body DrawUnit(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& unit = f.unit(u);
  Body body = BodyOf(f.scenario.Entity(u), data.side, data.name);
  body.symbol = SymbolOf(data);
  body.type = data.type;
  if (unit.disordered()) AddBadge(body, "disordered", Tone::kShaken);
  if (InBua(f, u)) {
    AddBadge(body, "in " + f.scenario.piece(unit.bua).name, Tone::kSecure);
  } else if (IsFormed(f, u)) {
    AddBadge(body, unit.Has(Flag::kInSquare) ? "in square" : "massed",
             Tone::kSecure);
  }
  if (InMelee(f, u)) AddBadge(body, "in melee", Tone::kPosture);
  if (unit.Has(Flag::kOpportunity)) {
    AddBadge(body, "on opportunity", Tone::kFiring);
  }
  if (!unit.fresh()) {
    AddBadge(body,
             "VBU " + std::to_string(VbuOf(f, u)) + " of " +
                 std::to_string(data.vbu) +
                 (IsExhausted(f, u) ? ", exhausted" : ""),
             Tone::kWorn);
  }
  if (data.quality != Quality::kRegular) {
    AddBadge(body, WordFor(kQualityWords, data.quality), Tone::kPlain);
  }
  if (data.mixed) AddBadge(body, "mixed", Tone::kPlain);
  body.pose = unit.pose();
  const std::array<Point, 4> corners = unit.block().corners();
  body.outline.assign(corners.begin(), corners.end());
  for (int16_t i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (link.attacker == u) {
      body.points_at.push_back(f.scenario.Entity(link.defender));
    }
  }
  return body;
}

// "Genius", "go-ahead, brave".
std::string RatingOf(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  if (data.level != LeaderLevel::kDivision) {
    return std::string(WordFor(kLeadershipWords, f.state.leader(l).leadership));
  }
  return std::string(WordFor(kTemperWords, data.temper)) +
         (data.brave ? ", brave" : "");
}

Body DrawLeader(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  const LeaderState& leader = f.state.leader(l);
  Body body = GeneralOf(f.scenario.Entity(l), data.side, data.name, leader.pos,
                        LeaderBlock(f, l, leader.pos).corners(),
                        WordFor(kLevelWords, data.level));
  AddBadge(body, RatingOf(f, l), Tone::kPlain);
  if (IsSome(leader.unit)) {
    AddBadge(body, "with " + f.data(leader.unit).name, Tone::kPlain);
  }
  return body;
}

// ---- Panels -----------------------------------------------------------------

std::string StandingOf(PositionView f, LeaderId l) {
  const LeaderState& leader = f.state.leader(l);
  std::string text = f.scenario.leader(l).name + " (" + RatingOf(f, l) + ")";
  if (leader.presence == Presence::kRouted) text += ", lost";
  if (IsSome(leader.unit)) text += " with " + f.data(leader.unit).name;
  return text;
}

// Its line of the troop list (GRA-TYP), VBU as they are now.
std::string NumbersOf(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  std::string numbers = "VBU " + std::to_string(VbuOf(f, u)) + " of " +
                        std::to_string(data.vbu) + ", M " +
                        std::to_string(data.move) + ", Impetus " +
                        std::to_string(data.impetus) + ", discipline " +
                        std::string(WordFor(kDisciplineWords, data.discipline));
  if (data.is_foot()) {
    numbers += ", " + std::string(WordFor(kSkirmishWords, data.skirmish));
  }
  return numbers;
}

void AddUnitLine(PositionView f, UnitId u, std::string indent, Panel& panel) {
  const UnitState& unit = f.unit(u);
  std::string line = std::move(indent) + f.data(u).name + ", " +
                     f.data(u).type + ", " + NumbersOf(f, u);
  if (!unit.on_table()) {
    line += ": " + std::string(WordFor(kPresenceWords, unit.presence));
  } else if (unit.disordered()) {
    line += ": disordered";
  }
  panel.lines.push_back(std::move(line));
}

void AddCorps(PositionView f, CorpsId c, Panel& panel) {
  const Scenario& s = f.scenario;
  const CorpsData& corps = s.corps_data(c);
  std::string line = corps.name;
  if (IsSome(corps.commander)) {
    line += " under " + StandingOf(f, corps.commander);
  }
  if (f.state.corps_state(c).activated != 0) {
    const bool acts = f.state.phase == Phase::kActivation && f.state.corps == c;
    line += acts ? ", acts now" : ", has acted";
  }
  panel.lines.push_back(std::move(line));
  for (const DivisionId d : corps.divisions) {
    const DivisionData& division = s.division(d);
    line = "  " + division.name;
    if (IsSome(division.commander)) {
      line += " under " + StandingOf(f, division.commander);
    }
    if (f.state.corps == c && f.state.division(d) == DivisionStatus::kRefused) {
      line += ", does not act";
    }
    panel.lines.push_back(std::move(line));
    division.units.ForEach([&](UnitId u) { AddUnitLine(f, u, "    ", panel); });
  }
  corps.artillery.ForEach([&](UnitId u) { AddUnitLine(f, u, "  ", panel); });
}

Panel DrawOrderOfBattle(PositionView f, Side side) {
  const SideData& data = f.scenario.side(side);
  const auto i = static_cast<size_t>(side);
  Panel panel{.title = data.name, .side = static_cast<int8_t>(side)};
  panel.lines.push_back(std::to_string(f.state.vd_lost[i]) + " lost of " +
                        std::to_string(data.vdt) +
                        " VD: broken at the end of a turn with half of it "
                        "lost, " +
                        std::to_string((data.vdt + 1) / 2));
  if (data.attacks && !f.scenario.side(Opponent(side)).attacks) {
    panel.lines.push_back("attacks: a draw on time is its defeat");
  }
  panel.lines.push_back(
      std::string(WordFor(kStructureWords, data.structure)) +
      " command structure" +
      (IsSome(data.cic) ? " under " + StandingOf(f, data.cic) : "") + "; " +
      std::to_string(ArmyPoints(f.scenario, side)) + " points");
  if (data.destiny > 0) {
    panel.lines.push_back(std::to_string(f.state.destiny_left[i]) +
                          " Rolls of Destiny left");
  }
  for (const CorpsId c : data.corps) AddCorps(f, c, panel);
  return panel;
}

Panel DrawClock(PositionView f) {
  const State& state = f.state;
  Panel panel{.title = "Clock"};
  panel.lines.push_back("turn " + std::to_string(state.turn) + " of " +
                        std::to_string(f.scenario.turns));
  std::string stage = TitleOf(kPhaseTitles, state.phase);
  if (IsSome(state.corps)) {
    stage = f.scenario.corps_data(state.corps).name + ": " + stage;
  }
  panel.lines.push_back(std::move(stage));
  if (const UnitId u = ActingUnit(state); IsSome(u)) {
    panel.lines.push_back(f.data(u).name + " acts, " +
                          std::to_string(f.unit(u).phases) + " phases taken");
  }
  if (state.weather != Weather::kUnknown) {
    panel.lines.push_back("weather: " +
                          std::string(WordFor(kWeatherWords, state.weather)));
  }
  return panel;
}

// The home edge, from end to end.
std::vector<Point> HomeEdge(PositionView f, Side side) {
  const int32_t x = f.scenario.ground.width.ticks;
  const int32_t y = f.scenario.ground.depth.ticks;
  switch (f.scenario.side(side).home) {
    case TableEdge::kNorth:
      return {{0, y}, {x, y}};
    case TableEdge::kEast:
      return {{x, 0}, {x, y}};
    case TableEdge::kSouth:
      return {{0, 0}, {x, 0}};
    case TableEdge::kWest:
      break;
  }
  return {{0, 0}, {0, y}};
}

// Who is still to come, by corps. Where they will stand is for the scenario to
// say; they are drawn at the edge of their side.
void DrawArrivals(PositionView f, Picture& picture) {
  const Scenario& s = f.scenario;
  for (int i = 0; i < s.corps_count(); ++i) {
    const CorpsId c = MakeId<CorpsId>(i);
    const CorpsData& corps = s.corps_data(c);
    if (corps.turn <= 1) continue;
    Arrival arrival{.side = static_cast<int8_t>(corps.side),
                    .name = corps.name,
                    .when = "turn " + std::to_string(corps.turn),
                    .stretch = HomeEdge(f, corps.side)};
    for (const LeaderId l : s.side(corps.side).leaders) {
      if (s.leader(l).corps == c &&
          f.state.leader(l).presence == Presence::kReserve) {
        arrival.who.push_back(s.leader(l).name);
      }
    }
    corps.units.ForEach([&](UnitId u) {
      if (f.unit(u).presence == Presence::kReserve) {
        arrival.who.push_back(f.data(u).name);
      }
    });
    if (!arrival.who.empty()) picture.arrivals.push_back(std::move(arrival));
  }
}

}  // namespace

Picture DrawPosition(PositionView f) {
  const Scenario& s = f.scenario;
  Picture picture = EmptyTable(s.name.empty() ? "Grandeur" : s.name,
                               s.ground.width, s.ground.depth, kLengthUnit);
  for (int layer = 0; layer < kLayers; ++layer) {
    for (int i = 0; i < s.piece_count(); ++i) {
      DrawPiece(f, MakeId<PieceId>(i), layer, picture);
    }
  }
  for (int i = 0; i < s.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (f.unit(u).on_table()) picture.bodies.push_back(DrawUnit(f, u));
  }
  for (int i = 0; i < s.leader_count(); ++i) {
    const LeaderId l = MakeId<LeaderId>(i);
    if (f.state.leader(l).on_table()) {
      picture.bodies.push_back(DrawLeader(f, l));
    }
  }
  DrawArrivals(f, picture);
  picture.panels.push_back(DrawClock(f));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kFirst));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kSecond));
  return picture;
}

}  // namespace berthier::grandeur
