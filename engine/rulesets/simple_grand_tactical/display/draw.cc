#include "engine/rulesets/simple_grand_tactical/display/draw.h"

#include <string>
#include <utility>

#include "engine/kit/display/draw_table.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/phase_titles.h"
#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/facts/wire_words.h"

namespace berthier::simple_grand_tactical {
namespace {

GroundKind KindOf(PieceKind kind) {
  switch (kind) {
    case PieceKind::kWoods:
      return GroundKind::kWoods;
    case PieceKind::kBuiltUp:
      return GroundKind::kHouses;
    case PieceKind::kWork:
      return GroundKind::kFort;
    case PieceKind::kWater:
      return GroundKind::kWater;
    case PieceKind::kHedge:
      return GroundKind::kHedge;
    case PieceKind::kWall:
      return GroundKind::kWall;
    case PieceKind::kDitch:
      return GroundKind::kDitch;
    case PieceKind::kHill:
      return GroundKind::kHill;
    case PieceKind::kImpassable:
      return GroundKind::kImpassable;
    case PieceKind::kRoad:
      return GroundKind::kRoad;
    case PieceKind::kObjective:
      return GroundKind::kObjective;
    case PieceKind::kOpen:
      break;
  }
  return GroundKind::kOpen;
}

// What hides least comes last.
int Layer(PieceKind kind) {
  switch (kind) {
    case PieceKind::kHill:
      return 0;
    case PieceKind::kOpen:
      return 1;
    case PieceKind::kWater:
      return 2;
    case PieceKind::kRoad:
      return 3;
    case PieceKind::kWoods:
    case PieceKind::kBuiltUp:
    case PieceKind::kWork:
    case PieceKind::kImpassable:
      return 4;
    default:
      return 5;
  }
}
constexpr int kLayers = 6;

// A polygon of sixteen corners for a disc.
std::vector<Point> Disc(Point centre, Length radius) {
  constexpr int kCorners = 16;
  std::vector<Point> points;
  for (int i = kCorners; i-- > 0;) {
    const Heading way = Heading::Quarters(Heading::kSteps / kCorners * i);
    points.push_back(centre + Along(Forward(way), radius));
  }
  return points;
}

void DrawPiece(const Piece& piece, EntityId id, Picture& picture) {
  berthier::Ground drawn = {
      .id = id,
      .name = piece.name,
      .kind = KindOf(piece.kind),
      .type = std::string(WordFor(kPieceWords, piece.kind)),
      .closed = !piece.is_strip};
  if (piece.kind == PieceKind::kObjective) {
    drawn.points = Disc(piece.line[0], piece.width);
  } else if (piece.is_strip) {
    drawn.points = piece.line;
    drawn.width = piece.width;
  } else {
    drawn.points = piece.parts[0].polygon;
  }
  picture.ground.push_back(std::move(drawn));
}

void DrawGround(const Scenario& s, Picture& picture) {
  for (int layer = 0; layer < kLayers; ++layer) {
    for (size_t i = 0; i < s.ground.pieces.size(); ++i) {
      const Piece& piece = s.ground.pieces[i];
      if (Layer(piece.kind) != layer) continue;
      DrawPiece(piece, s.Entity(static_cast<PieceId>(i)), picture);
    }
  }
}

Symbol SymbolOf(const UnitData& data) {
  switch (data.arm) {
    case Arm::kInfantry:
      return Symbol::kInfantry;
    case Arm::kCavalry:
      return Symbol::kCavalry;
    case Arm::kArtillery:
      break;
  }
  return data.horse ? Symbol::kHorseArtillery : Symbol::kArtillery;
}

Body DrawUnit(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& unit = f.unit(u);
  Body body = BodyOf(f.scenario.Entity(u), data.side, data.name);
  body.symbol = SymbolOf(data);
  body.type = data.type;
  AddBadge(body, WordFor(kFormationWords, unit.formation),
           unit.all_round() ? Tone::kSecure : Tone::kPosture);
  if (unit.disordered()) {
    AddBadge(body, WordFor(kOrderWords, unit.order), Tone::kShaken);
  }
  if (unit.Has(Flag::kFresh)) AddBadge(body, "charging", Tone::kCharging);
  if (IsLocked(f.state, u)) AddBadge(body, "locked", Tone::kPosture);
  if (IsExhausted(f, data.corps)) {
    AddBadge(body, "exhausted corps", Tone::kWorn);
  }
  body.pose = unit.pose();
  body.has_facing = !unit.all_round();
  const std::array<Point, 4> corners = unit.block().corners();
  body.outline.assign(corners.begin(), corners.end());
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.mover == u && c.locked == 0) {
      body.points_at.push_back(f.scenario.Entity(c.Other(u)));
    }
  }
  return body;
}

Body DrawGeneral(PositionView f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  const Point at = f.state.general(g).pos;
  const Length size = Centimetres(2);  // SGT-BAS-11
  return GeneralOf(f.scenario.Entity(g), data.side, data.name, at,
                   MakeBlock({at, {}}, {size, size}).corners(),
                   WordFor(kRankWords, data.rank));
}

// Who is still to come, by arrival.
void DrawArrivals(PositionView f, Picture& picture) {
  const Scenario& s = f.scenario;
  for (size_t i = 0; i < s.arrivals.size(); ++i) {
    const ArrivalId id = static_cast<ArrivalId>(i);
    const ArrivalData& data = s.arrivals[i];
    berthier::Arrival arrival{.side = static_cast<int8_t>(data.side),
                              .name = data.name,
                              .when = "turn " + std::to_string(data.turn)};
    for (int g = 0; g < s.general_count(); ++g) {
      const GeneralData& general = s.general(MakeId<GeneralId>(g));
      if (general.arrival == id &&
          f.state.general(MakeId<GeneralId>(g)).presence ==
              Presence::kReserve) {
        arrival.who.push_back(general.name);
      }
    }
    s.side(data.side).units.ForEach([&](UnitId u) {
      if (f.data(u).arrival == id && f.unit(u).presence == Presence::kReserve) {
        arrival.who.push_back(f.data(u).name);
      }
    });
    if (arrival.who.empty()) continue;
    const Segment stretch = s.StretchOf(id);
    arrival.stretch = {stretch.a, stretch.b};
    picture.arrivals.push_back(std::move(arrival));
  }
}

// Explains the chips: a set-up without dice ends before anybody listens, and
// nothing else would.
Panel DrawOrderOfBattle(PositionView f, Side side) {
  const Scenario& s = f.scenario;
  Panel panel{.title = s.side(side).name, .side = static_cast<int8_t>(side)};
  panel.lines.push_back(
      std::to_string(f.state.dish[static_cast<size_t>(side)]) +
      " lost of the " + std::to_string(ArmyMorale(f, side)) +
      " chips of its army morale (the fatigue numbers of its corps and what "
      "objectives add): defeated when all are lost");
  for (const CorpsId c : s.side(side).corps) {
    const CorpsData& data = s.corps_data(c);
    const CorpsState& corps = f.state.corps[static_cast<size_t>(c)];
    const std::string under = IsSome(data.commander)
                                  ? " under " + s.general(data.commander).name
                                  : "";
    panel.lines.push_back(
        data.name + under + ": " + std::to_string(corps.fatigue) + " of " +
        std::to_string(corps.fatigue_initial) +
        " chips of its fatigue number, " + std::to_string(corps.passes) +
        " passes" + (IsExhausted(f, c) ? ", exhausted" : ""));
    data.units.ForEach([&](UnitId u) {
      const UnitState& unit = f.unit(u);
      std::string line = "  " + f.data(u).name + ", " + f.data(u).type;
      if (IsSome(unit.general))
        line += " with " + f.scenario.general(unit.general).name;
      if (!unit.on_table()) {
        line += ": " + std::string(WordFor(kPresenceWords, unit.presence));
      } else if (unit.disordered()) {
        line += ": " + std::string(WordFor(kOrderWords, unit.order));
      }
      panel.lines.push_back(std::move(line));
    });
  }
  return panel;
}

Panel DrawClock(PositionView f) {
  Panel panel{.title = "Clock"};
  std::string clock = "turn " + std::to_string(f.state.turn) + " of " +
                      std::to_string(f.scenario.turns);
  if (f.scenario.start_minute > 0) {
    clock += ", the battle began at " + TimeOfDay(f.scenario.start_minute);
  }
  panel.lines.push_back(std::move(clock));
  panel.lines.push_back(f.scenario.side(f.state.active).name + ": " +
                        TitleOf(kPhaseTitles, f.state.phase));
  const Ground& ground = f.scenario.ground;
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    const uint8_t held = f.state.held[i];
    panel.lines.push_back(
        ground.pieces[ground.objectives[i]].name + ": " +
        (held == 0 ? std::string("nobody")
                   : f.scenario.sides[static_cast<size_t>(held - 1)].name));
  }
  return panel;
}

}  // namespace

Picture DrawPosition(PositionView f) {
  const Scenario& s = f.scenario;
  Picture picture =
      EmptyTable(s.name.empty() ? "Simple Grand Tactical" : s.name,
                 s.ground.width, s.ground.depth, kCentimetreUnit);
  DrawGround(s, picture);
  for (int i = 0; i < s.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (f.unit(u).on_table()) picture.bodies.push_back(DrawUnit(f, u));
  }
  for (int i = 0; i < s.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f.state.general(g).on_table()) {
      picture.bodies.push_back(DrawGeneral(f, g));
    }
  }
  DrawArrivals(f, picture);
  picture.panels.push_back(DrawClock(f));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kFirst));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kSecond));
  return picture;
}

}  // namespace berthier::simple_grand_tactical
