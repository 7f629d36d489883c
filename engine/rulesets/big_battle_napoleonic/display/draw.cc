#include "engine/rulesets/big_battle_napoleonic/display/draw.h"

#include <utility>

#include "engine/kit/display/draw_table.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"
#include "engine/rulesets/big_battle_napoleonic/facts/phase_titles.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

GroundKind KindOf(PieceKind kind) {
  switch (kind) {
    case PieceKind::kWood:
      return GroundKind::kWoods;
    case PieceKind::kTown:
      return GroundKind::kHouses;
    case PieceKind::kFortification:
      return GroundKind::kRampart;
    case PieceKind::kImpassable:
      return GroundKind::kImpassable;
    case PieceKind::kHill:
      return GroundKind::kHill;
    case PieceKind::kRoad:
      return GroundKind::kRoad;
    case PieceKind::kStream:
      return GroundKind::kWater;
    case PieceKind::kObstacle:
      return GroundKind::kObstacle;
    case PieceKind::kFord:
      return GroundKind::kFord;
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
    case PieceKind::kRoad:
      return 2;
    case PieceKind::kTown:
    case PieceKind::kWood:
    case PieceKind::kImpassable:
      return 3;
    default:
      return 4;
  }
}
constexpr int kLayers = 5;

// An octagon for a disc.
std::vector<Point> Disc(Point centre, Length radius) {
  std::vector<Point> points;
  for (int i = 8; i-- > 0;) {
    points.push_back(centre + Along(Forward(Heading::Degrees(45 * i)), radius));
  }
  return points;
}

void DrawPiece(const Piece& piece, EntityId id, Picture& picture) {
  // A strip that is cut in pieces has its name once.
  std::string name = piece.name;
  const auto add = [&](const std::vector<Point>& points, bool closed,
                       Length width) {
    picture.ground.push_back(
        {.id = id,
         .name = std::exchange(name, ""),
         .kind = KindOf(piece.kind),
         .type = std::string(WordFor(kPieceWords, piece.kind)),
         .closed = closed,
         .points = points,
         .width = width});
  };
  if (piece.kind == PieceKind::kObjective) {
    add(Disc(piece.line[0], piece.width), true, {});
  } else if (piece.kind == PieceKind::kRoad) {
    add(piece.line, false, piece.width);
  } else if (piece.is_strip) {
    for (const GroundPart& part : piece.parts) {
      add({part.axis.a, part.axis.b}, false, piece.width);
    }
  } else {
    for (const GroundPart& part : piece.parts) add(part.polygon, true, {});
  }
}

// Across the stream where it is cut (2.8).
void DrawBridge(const Ground& ground, const GroundGap& gap, Picture& picture) {
  for (const Piece& piece : ground.pieces) {
    if (piece.name != gap.of) continue;
    for (size_t i = 1; i < piece.line.size(); ++i) {
      const Segment s = {piece.line[i - 1], piece.line[i]};
      if (Distance(gap.place, s) > Inches(1) / 2) continue;
      const Heading across = BearingOf(s.b - s.a).Turned(Heading::kSteps / 4);
      const Vec v = Along(Forward(across), piece.width);
      picture.ground.push_back({.name = gap.name,
                                .kind = GroundKind::kBridge,
                                .type = "bridge",
                                .closed = false,
                                .points = {gap.place - v, gap.place + v},
                                .width = gap.length});
      return;
    }
  }
}

void DrawGround(const Scenario& s, Picture& picture) {
  for (int layer = 0; layer < kLayers; ++layer) {
    for (size_t i = 0; i < s.ground.pieces.size(); ++i) {
      const Piece& piece = s.ground.pieces[i];
      if (Layer(piece.kind) != layer) continue;
      DrawPiece(piece, s.Entity(static_cast<PieceId>(i)), picture);
    }
  }
  for (const GroundGap& gap : s.ground.gaps) {
    if (!gap.is_ford) DrawBridge(s.ground, gap, picture);
  }
}

Tone ToneOf(Formation formation) {
  return formation == Formation::kSquare || formation == Formation::kTownWide ||
                 formation == Formation::kTownDeep
             ? Tone::kSecure
             : Tone::kPosture;
}

Body DrawUnit(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& unit = f.unit(u);
  Body body = BodyOf(f.scenario.Entity(u), data.side, data.name);
  body.symbol = data.arm() == Arm::kInfantry         ? Symbol::kInfantry
                : data.arm() == Arm::kCavalry        ? Symbol::kCavalry
                : data.kind == Kind::kHeavyArtillery ? Symbol::kArtillery
                                                     : Symbol::kHorseArtillery;
  body.type = WordFor(kKindWords, data.kind);
  if (data.arm() != Arm::kArtillery) {
    AddBadge(body, std::to_string(unit.bases), Tone::kPlain);
    if (data.grade != Grade::kTrained) {
      AddBadge(body, WordFor(kGradeWords, data.grade), Tone::kPlain);
    }
  }
  AddBadge(body, WordFor(kFormationWords, unit.formation),
           ToneOf(unit.formation));
  if (unit.condition != Condition::kSteady) {
    AddBadge(body, WordFor(kConditionWords, unit.condition),
             unit.routing() ? Tone::kRunning : Tone::kShaken);
  }
  if (unit.Has(Flag::kCounter)) AddBadge(body, "counter", Tone::kPosture);
  if (unit.Has(Flag::kPursuing)) AddBadge(body, "pursuing", Tone::kCharging);
  body.pose = unit.pose();
  body.has_facing = unit.formation != Formation::kSquare;
  const std::array<Point, 4> corners = unit.block().corners();
  body.outline.assign(corners.begin(), corners.end());
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.attacker == u && c.resolved == 0) {
      body.points_at.push_back(f.scenario.Entity(c.defender));
    }
  }
  return body;
}

Body DrawGeneral(PositionView f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  return GeneralOf(f.scenario.Entity(g), data.side, data.name,
                   f.state.general(g).pos, BlockOfGeneral(f, g).corners(),
                   WordFor(kRankWords, data.rank));
}

// When a reinforcement comes (BBN-SCN-02, BBN-LIG-18).
std::string WhenComes(PositionView f, ArrivalId id) {
  if (!IsSome(id)) return "at any time";
  const size_t i = static_cast<size_t>(id);
  const ArrivalData& data = f.scenario.arrivals[i];
  const auto period = [](int n) { return "period " + std::to_string(n); };
  if (f.state.due[i] != 0) return "due now";
  if (data.need == 0 || !IsOn(f.scenario.options.arrival_dice)) {
    return period(data.due);
  }
  std::string text = "from " + period(data.first_roll) + " on a " +
                     std::to_string(data.need) + " or more";
  if (data.easier_from > 0) {
    text += ", from " + period(data.easier_from) + " on a " +
            std::to_string(data.easier_need);
  }
  if (data.certain > 0) text += ", at the latest in " + period(data.certain);
  return text;
}

// Who is still to come, by arrival; those without one come over the baseline.
void DrawArrivals(PositionView f, Picture& picture) {
  const Scenario& s = f.scenario;
  const auto draw = [&](ArrivalId id, Side side, const std::string& name) {
    Arrival arrival{.side = static_cast<int8_t>(side),
                    .name = name,
                    .when = WhenComes(f, id)};
    for (int i = 0; i < s.general_count(); ++i) {
      const GeneralId g = MakeId<GeneralId>(i);
      if (s.general(g).side == side && s.general(g).arrival == id &&
          f.state.general(g).presence == Presence::kReserve) {
        arrival.who.push_back(s.general(g).name);
      }
    }
    s.side(side).units.ForEach([&](UnitId u) {
      if (f.data(u).arrival == id && f.unit(u).presence == Presence::kReserve) {
        arrival.who.push_back(f.data(u).name);
      }
    });
    if (arrival.who.empty()) return;
    const EntryEdge edge = s.EntryOf(id, side);
    const int32_t from = edge.from.ticks, to = edge.to.ticks;
    const int32_t w = s.ground.width.ticks, d = s.ground.depth.ticks;
    switch (edge.edge) {
      case TableEdge::kNorth:
        arrival.stretch = {{from, d}, {to, d}};
        break;
      case TableEdge::kEast:
        arrival.stretch = {{w, from}, {w, to}};
        break;
      case TableEdge::kSouth:
        arrival.stretch = {{from, 0}, {to, 0}};
        break;
      case TableEdge::kWest:
        arrival.stretch = {{0, from}, {0, to}};
        break;
    }
    picture.arrivals.push_back(std::move(arrival));
  };
  for (size_t i = 0; i < s.arrivals.size(); ++i) {
    draw(static_cast<ArrivalId>(i), s.arrivals[i].side, s.arrivals[i].name);
  }
  // Who is still to be placed does not arrive.
  if (f.state.phase < Phase::kPeriodStart) return;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    draw(ArrivalId::kNone, side, s.side(side).name + " reserve");
  }
}

// Who is on the table: "3680 men, 1 battery" (BBN-BAS-02).
std::string StrengthInWords(PositionView f, Side side) {
  int men = 0, batteries = 0;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (!unit.on_table()) return;
    batteries += f.IsBattery(u) ? 1 : 0;
    men += unit.bases * kFiguresPerBase *
           kMenPerFigure[static_cast<size_t>(f.data(u).arm())];
  });
  return std::to_string(men) + " men, " + std::to_string(batteries) +
         (batteries == 1 ? " battery" : " batteries");
}

Panel DrawOrderOfBattle(PositionView f, Side side) {
  const Scenario& s = f.scenario;
  Panel panel{.title = s.side(side).name, .side = static_cast<int8_t>(side)};
  const LossCount lost = LossesOf(f, side);
  panel.lines.push_back(
      std::string(side == f.state.attacker ? "attacks" : "defends") + ", " +
      std::to_string(PointsOf(f, side)) + " points");
  panel.lines.push_back("lost " + std::to_string(lost.bases) + " bases, " +
                        std::to_string(lost.batteries) + " batteries");
  panel.lines.push_back(StrengthInWords(f, side));
  s.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    std::string line = "  " + f.data(u).name;
    if (unit.presence != Presence::kOnTable) {
      line += ": " + std::string(WordFor(kPresenceWords, unit.presence));
    } else if (f.data(u).bases > 0) {
      line += ": " + std::to_string(unit.bases) + " of " +
              std::to_string(f.data(u).bases);
      if (unit.condition != Condition::kSteady) {
        line += ", " + std::string(WordFor(kConditionWords, unit.condition));
      }
    }
    panel.lines.push_back(std::move(line));
  });
  return panel;
}

Panel DrawClock(PositionView f) {
  Panel panel{.title = "Clock"};
  panel.lines.push_back(ClockLine(
      "period", f.state.period, f.scenario.periods,
      f.scenario.start_minute + kMinutesPerPeriod * (f.state.period - 1)));
  panel.lines.push_back(f.scenario.side(f.state.phasing).name + ": " +
                        TitleOf(kPhaseTitles, f.state.phase));
  const Ground& ground = f.scenario.ground;
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    const Piece& piece = ground.pieces[ground.objectives[i]];
    const uint8_t held = f.state.held[i];
    panel.lines.push_back(
        piece.name + " (" + std::to_string(piece.points) + "): " +
        (held == 0 ? std::string("nobody")
                   : f.scenario.sides[static_cast<size_t>(held - 1)].name));
  }
  return panel;
}

}  // namespace

Picture DrawPosition(PositionView f) {
  const Scenario& s = f.scenario;
  Picture picture =
      EmptyTable(s.name.empty() ? "Big Battle Napoleonic" : s.name,
                 s.ground.width, s.ground.depth);
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

}  // namespace berthier::big_battle_napoleonic
