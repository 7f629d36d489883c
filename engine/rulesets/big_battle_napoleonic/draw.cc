#include "engine/rulesets/big_battle_napoleonic/draw.h"

#include "engine/rulesets/big_battle_napoleonic/score.h"
#include "engine/rulesets/big_battle_napoleonic/tables.h"
#include "engine/rulesets/big_battle_napoleonic/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/wire_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

// The kinds of ground that pictures know.
std::string_view KindOf(PieceKind kind) {
  switch (kind) {
    case PieceKind::kWood:
      return "woods";
    case PieceKind::kTown:
      return "built-up area";
    case PieceKind::kFortification:
      return "fort";
    case PieceKind::kImpassable:
      return "impassable";
    case PieceKind::kHill:
      return "hill";
    case PieceKind::kRoad:
      return "road";
    case PieceKind::kStream:
    case PieceKind::kObstacle:
      return "linear feature";
    case PieceKind::kFord:
    case PieceKind::kOpen:
    case PieceKind::kObjective:
      break;
  }
  return "tall crops";
}

int Layer(PieceKind kind) {
  if (kind == PieceKind::kHill) return 0;
  if (kind == PieceKind::kRoad) return 1;
  return kind == PieceKind::kTown || kind == PieceKind::kWood ? 2 : 3;
}

// An octagon for a disc.
std::vector<Point> Disc(Point centre, Length radius) {
  std::vector<Point> points;
  for (int i = 8; i-- > 0;) {
    points.push_back(centre + Along(Forward(Heading::Degrees(45 * i)), radius));
  }
  return points;
}

void DrawGround(const Scenario& s, Picture& picture) {
  for (int layer = 0; layer < 4; ++layer) {
    for (size_t i = 0; i < s.ground.pieces.size(); ++i) {
      const Piece& piece = s.ground.pieces[i];
      if (Layer(piece.kind) != layer) continue;
      const auto add = [&](const std::vector<Point>& points, bool closed,
                           Length width) {
        picture.ground.push_back({.id = s.Entity(static_cast<PieceId>(i)),
                                  .name = piece.name,
                                  .kind = std::string(KindOf(piece.kind)),
                                  .closed = closed,
                                  .points = points,
                                  .width = width});
      };
      if (piece.kind == PieceKind::kObjective) {
        add(Disc(piece.line[0], piece.width), true, {});
      } else if (piece.kind == PieceKind::kRoad) {
        add(piece.line, false, piece.width);
      } else if (piece.kind == PieceKind::kStream ||
                 piece.kind == PieceKind::kObstacle) {
        for (const Part& part : piece.parts) {
          add({part.axis.a, part.axis.b}, false, piece.width);
        }
      } else {
        for (const Part& part : piece.parts) add(part.polygon, true, {});
      }
    }
  }
}

Body DrawUnit(Field f, UnitId u) {
  const UnitData& data = f.data(u);
  const UnitState& unit = f.unit(u);
  Body body;
  body.id = f.scenario.Entity(u);
  body.side = static_cast<int8_t>(data.side);
  body.name = data.name;
  body.symbol = data.arm() == Arm::kInfantry         ? "infantry"
                : data.arm() == Arm::kCavalry        ? "cavalry"
                : data.kind == Kind::kHeavyArtillery ? "artillery"
                                                     : "horse artillery";
  if (data.arm() != Arm::kArtillery) {
    body.badges.push_back(std::to_string(unit.bases));
    if (data.grade != Grade::kTrained) {
      body.badges.emplace_back(WordFor(kGradeWords, data.grade));
    }
  }
  body.badges.emplace_back(WordFor(kFormationWords, unit.formation));
  if (unit.condition != Condition::kSteady) {
    body.badges.emplace_back(WordFor(kConditionWords, unit.condition));
  }
  if (unit.Has(Flag::kCounter)) body.badges.emplace_back("counter");
  if (unit.Has(Flag::kPursuing)) body.badges.emplace_back("pursuing");
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

Body DrawGeneral(Field f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  Body body;
  body.id = f.scenario.Entity(g);
  body.side = static_cast<int8_t>(data.side);
  body.name = data.name;
  body.symbol = "leader";
  body.badges.emplace_back(WordFor(kRankWords, data.rank));
  body.pose.centre = f.state.general(g).pos;
  body.has_facing = false;
  const std::array<Point, 4> corners = BlockOfGeneral(f, g).corners();
  body.outline.assign(corners.begin(), corners.end());
  return body;
}

// Who is on the table: "3680 men, 1 battery" (BBN-BAS-02).
std::string StrengthInWords(Field f, Side side) {
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

Panel DrawOrderOfBattle(Field f, Side side) {
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

Panel DrawClock(Field f) {
  const int minute =
      f.scenario.start_minute + kMinutesPerPeriod * (f.state.period - 1);
  const std::string tens = minute % 60 < 10 ? ":0" : ":";
  Panel panel{.title = "Clock"};
  panel.lines.push_back("period " + std::to_string(f.state.period) + " of " +
                        std::to_string(f.scenario.periods) + ", " +
                        std::to_string(minute / 60) + tens +
                        std::to_string(minute % 60));
  panel.lines.push_back(f.scenario.side(f.state.phasing).name + ": " +
                        std::string(TitleOf(f.state.phase)));
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

Picture DrawPosition(Field f) {
  const Scenario& s = f.scenario;
  Picture picture;
  picture.title = s.name.empty() ? "Big Battle Napoleonic" : s.name;
  picture.width = s.ground.width;
  picture.depth = s.ground.depth;
  picture.ruler_ticks = kTicksPerInch;
  picture.ruler_name = "in";
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
  picture.panels.push_back(DrawClock(f));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kFirst));
  picture.panels.push_back(DrawOrderOfBattle(f, Side::kSecond));
  return picture;
}

}  // namespace berthier::big_battle_napoleonic
