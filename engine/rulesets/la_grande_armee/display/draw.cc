#include "engine/rulesets/la_grande_armee/display/draw.h"

#include <string>
#include <utility>

#include "engine/kit/display/draw_table.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/display/counted.h"
#include "engine/rulesets/la_grande_armee/display/outlines.h"
#include "engine/rulesets/la_grande_armee/facts/phase_titles.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/facts/wire_words.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/tabletop/outline.h"

namespace berthier::la_grande_armee {
namespace {

// ---- Ground -----------------------------------------------------------------

// By PieceKind: how it is drawn; what hides least comes last.
struct GroundRow {
  GroundKind kind;
  std::string_view type;
  int layer;
};
constexpr GroundRow kGroundRows[] = {
    {GroundKind::kWoods, "woods", 2},
    {GroundKind::kHouses, "settlement", 2},
    {GroundKind::kHill, "hill", 0},
    {GroundKind::kWater, "stream", 1},
    {GroundKind::kWater, "river", 1},
    {GroundKind::kImpassable, "impassable", 2},
    {GroundKind::kObjective, "objective", 2},
};
constexpr int kLayers = 3;
constexpr Length kLandmark = Inches(1);  // as it is drawn

void DrawPiece(const Scenario& s, PieceId p, Picture& picture) {
  const Piece& piece = s.piece(p);
  const GroundRow& row = kGroundRows[static_cast<size_t>(piece.kind)];
  const auto add = [&](GroundKind kind, std::string name, std::string type,
                       std::vector<Point> points, bool closed) {
    picture.ground.push_back({.id = s.Entity(p),
                              .name = std::move(name),
                              .kind = kind,
                              .type = std::move(type),
                              .closed = closed,
                              .points = std::move(points)});
  };
  const std::string type(row.type);
  if (IsLine(piece.kind)) {
    add(row.kind, piece.name, type, piece.line, false);
  } else if (piece.kind == PieceKind::kLandmark) {
    add(row.kind, piece.name, type,
        berthier::OutlineOf(MakeBlock(piece.pose, {kLandmark, kLandmark})),
        true);
  } else {
    std::string told = type;
    if (piece.kind == PieceKind::kSettlement) {
      told += " of " + std::to_string(piece.capacity);
    }
    add(row.kind, piece.name, told, piece.parts[0].polygon, true);
  }
  for (const GroundPart& crest : piece.crest) {
    add(GroundKind::kCrest, piece.name + " crest", "crest", crest.polygon,
        true);
  }
  for (const Crossing& crossing : piece.crossings) {
    add(crossing.is_ford ? GroundKind::kFord : GroundKind::kBridge,
        crossing.name, crossing.is_ford ? "ford" : "bridge",
        {crossing.stretch.a, crossing.stretch.b}, false);
  }
}

// ---- Bodies -----------------------------------------------------------------

Symbol SymbolOf(PositionView f, ElementId e) {
  if (IsInfantry(f, e)) return Symbol::kInfantry;
  if (IsCavalry(f, e)) return Symbol::kCavalry;
  return f.data(e).gun_kind == GunKind::kHorse ? Symbol::kHorseArtillery
                                               : Symbol::kArtillery;
}

// "8 bases, 1 gun".
std::string BasesOf(const ElementState& unit) {
  std::string text;
  if (unit.troops > 0) text = Counted(unit.troops, "base", "bases");
  if (unit.guns > 0) {
    text += (text.empty() ? "" : ", ") + Counted(unit.guns, "gun", "guns");
  }
  return text;
}
std::string FormOf(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  switch (unit.form) {
    case Form::kDeployed:
      return std::to_string(unit.files) + " x " + std::to_string(unit.ranks());
    case Form::kMarch:
      return "march column";
    case Form::kSquare:
      return "in square";
    case Form::kGarrison:
      break;
  }
  return "in " + f.scenario.piece(unit.settlement).name;
}

Body DrawElement(PositionView f, ElementId e) {
  const ElementData& data = f.data(e);
  const ElementState& unit = f.unit(e);
  Body body = BodyOf(f.scenario.Entity(e), data.side, data.name);
  body.symbol = SymbolOf(f, e);
  body.type = std::string(WordFor(kQualityWords, data.quality)) + " " +
              std::string(WordFor(kKindWords, KindOf(data)));
  if (unit.routing()) AddBadge(body, "routing", Tone::kRunning);
  if (unit.disrupted()) {
    AddBadge(body, Counted(unit.markers, "marker", "markers"), Tone::kShaken);
  }
  const bool secure =
      unit.form == Form::kSquare || unit.form == Form::kGarrison;
  AddBadge(body, FormOf(f, e), secure ? Tone::kSecure : Tone::kPosture);
  if (IsLocked(f, e)) AddBadge(body, "locked", Tone::kPosture);
  if (unit.scouting()) AddBadge(body, "scout", Tone::kPosture);
  if (unit.Has(Flag::kNoActions)) AddBadge(body, "recalled", Tone::kPlain);
  AddBadge(body, BasesOf(unit),
           2 * unit.bases() <= data.bases() ? Tone::kWorn : Tone::kPlain);
  if (unit.heavy > 0) AddBadge(body, "heavy guns", Tone::kPlain);
  body.pose = unit.pose();
  body.outline = OutlineOf(f.scenario, unit);
  ForEachContact(f, e, [&](const Contact& c) {
    if (c.mover == e) body.points_at.push_back(f.scenario.Entity(c.target));
  });
  return body;
}

std::string RankOf(const LeaderData& data) {
  return std::string(WordFor(kLeaderKindWords, data.kind));
}

Body DrawLeader(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  const LeaderState& leader = f.state.leader(l);
  const std::vector<Point> outline = OutlineOf(leader);
  Body body = GeneralOf(f.scenario.Entity(l), data.side, data.name, leader.pos,
                        outline, RankOf(data));
  AddBadge(body, "ability " + std::to_string(data.ability), Tone::kPlain);
  if (leader.status == LeaderStatus::kAttached) {
    AddBadge(body, "with " + f.data(leader.element).name, Tone::kPlain);
  }
  if (leader.status == LeaderStatus::kCounter) {
    AddBadge(body, std::string(WordFor(kLostWords, leader.lost)), Tone::kWorn);
  }
  return body;
}

Body DrawTile(PositionView f, TileId t) {
  const TileState& tile = f.state.tile(t);
  Body body = BodyOf(f.scenario.Entity(t), f.scenario.tile(t).side,
                     f.scenario.tile(t).name);
  body.symbol = Symbol::kPiece;
  body.type = "tile";
  if (tile.hidden == 0) {
    AddBadge(body,
             IsSome(tile.content) ? f.scenario.corps_data(tile.content).name
                                  : "dummy",
             Tone::kPlain);
  }
  if (tile.used != 0) AddBadge(body, "used", Tone::kPlain);
  body.pose = {tile.pos, tile.facing};
  body.outline = OutlineOf(tile);
  return body;
}

// ---- Panels -----------------------------------------------------------------

std::string StandingOf(PositionView f, LeaderId l) {
  const LeaderState& leader = f.state.leader(l);
  std::string text = f.scenario.leader(l).name + " (ability " +
                     std::to_string(f.scenario.leader(l).ability) + ")";
  if (leader.lost != LostHow::kNot) {
    text += ", " + std::string(WordFor(kLostWords, leader.lost));
  } else if (leader.status == LeaderStatus::kAttached) {
    text += " with " + f.data(leader.element).name;
  } else if (leader.status == LeaderStatus::kOnTile) {
    text += " behind a tile";
  }
  return text;
}

void AddCorps(PositionView f, CorpsId c, Panel& panel) {
  const CorpsData& corps = f.scenario.corps_data(c);
  const CorpsState& state = f.state.corps_state(c);
  if (f.state.IsAbsent(c)) {  // FOG-35: its own side sees that
    panel.lines.push_back(corps.name + ", which is not there");
    return;
  }
  std::string line = corps.name + " under " + StandingOf(f, corps.commander);
  const bool said =
      f.state.leader(corps.commander).status == LeaderStatus::kOnTile;
  if (state.revealed == 0) {
    if (HidesForces(f, corps.side)) {
      line += ", if it is there";
    } else if (!said) {
      line += ", behind a tile";
    }
  } else if (state.activated != 0) {
    const bool acts = f.state.phase == Phase::kCorps && f.state.corps == c &&
                      f.state.step != kItemRuns;
    line += acts ? ", acts now" : ", has acted";
  }
  panel.lines.push_back(std::move(line));
  corps.elements.ForEach([&](ElementId e) {
    const ElementState& unit = f.unit(e);
    const ElementData& data = f.data(e);
    std::string text = "  " + data.name + ", " +
                       std::string(WordFor(kQualityWords, data.quality)) + " " +
                       std::string(WordFor(kKindWords, KindOf(data))) + ", " +
                       std::to_string(unit.bases()) + " of " +
                       std::to_string(data.bases()) + " bases";
    if (!unit.on_table()) {
      text += ": " + std::string(WordFor(kPresenceWords, unit.presence));
    } else if (unit.routing()) {
      text += ": routing";
    }
    if (unit.disrupted()) {
      text += ", " + Counted(unit.markers, "marker", "markers");
    }
    panel.lines.push_back(std::move(text));
  });
}

Panel DrawOrderOfBattle(PositionView f, Side side) {
  const SideData& data = f.scenario.side(side);
  Panel panel{.title = data.name, .side = static_cast<int8_t>(side)};
  const std::string of = HidesForces(f, side)
                             ? ""
                             : " of " + std::to_string(InitialBases(f, side));
  panel.lines.push_back(std::to_string(LostAndRouting(f, side)) + of +
                        " bases lost or routing: broken at " +
                        std::to_string(data.break_percent) +
                        "% at the end of a bound");
  for (const LeaderId l : data.leaders) {
    if (f.scenario.leader(l).kind == LeaderKind::kArmy) {
      panel.lines.push_back("under " + StandingOf(f, l));
    }
  }
  int tiles = 0;
  for (const TileId t : data.tiles) {
    tiles += f.state.tile(t).status != TileStatus::kRemoved;
  }
  if (tiles > 0) {
    panel.lines.push_back(Counted(tiles, "tile", "tiles") + " unrevealed");
  }
  for (const CorpsId c : data.corps) AddCorps(f, c, panel);
  return panel;
}

Panel DrawClock(PositionView f) {
  const State& state = f.state;
  Panel panel{.title = "Clock"};
  panel.lines.push_back("bound " + std::to_string(state.bound) + " of " +
                        std::to_string(f.options().bound_limit));
  std::string stage = TitleOf(kPhaseTitles, state.phase);
  if (IsSome(state.corps)) {
    stage += ": " + f.scenario.corps_data(state.corps).name;
  }
  panel.lines.push_back(std::move(stage));
  if (const ElementId e = ActingElement(state); IsSome(e)) {
    panel.lines.push_back(f.data(e).name + " acts, " +
                          Counted(f.unit(e).actions_left, "action", "actions") +
                          " left");
  }
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    const Objective& objective = f.scenario.objectives[i];
    const int8_t holder = state.holders[i];
    panel.lines.push_back(
        f.scenario.piece(objective.piece).name + ", " +
        Counted(objective.value, "point", "points") + ": " +
        (holder < 0 ? "nobody"
                    : f.scenario.sides[static_cast<size_t>(holder)].name));
  }
  return panel;
}

// Corps still to come (SCN-05); they are drawn where their first element
// enters.
void DrawArrivals(PositionView f, Picture& picture) {
  const Scenario& s = f.scenario;
  for (int i = 0; i < s.corps_count(); ++i) {
    const CorpsId c = MakeId<CorpsId>(i);
    const CorpsData& corps = s.corps_data(c);
    if (corps.bound <= 1 || f.state.corps_state(c).entered != 0) continue;
    const Point at = s.unit(corps.elements.First()).entry;
    Arrival arrival{.side = static_cast<int8_t>(corps.side),
                    .name = corps.name,
                    .when = "bound " + std::to_string(corps.bound),
                    .stretch = {at, at}};
    arrival.who.push_back(s.leader(corps.commander).name);
    corps.elements.ForEach(
        [&](ElementId e) { arrival.who.push_back(f.data(e).name); });
    picture.arrivals.push_back(std::move(arrival));
  }
}

}  // namespace

Picture DrawPosition(PositionView f) {
  const Scenario& s = f.scenario;
  Picture picture = EmptyTable(s.name.empty() ? "La Grande Armée" : s.name,
                               s.ground.width, s.ground.depth, kLengthUnit);
  for (int layer = 0; layer < kLayers; ++layer) {
    for (int i = 0; i < s.piece_count(); ++i) {
      const PieceId p = MakeId<PieceId>(i);
      if (kGroundRows[static_cast<size_t>(s.piece(p).kind)].layer == layer) {
        DrawPiece(s, p, picture);
      }
    }
  }
  for (int i = 0; i < s.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    if (f.unit(e).on_table()) picture.bodies.push_back(DrawElement(f, e));
  }
  for (int i = 0; i < s.tile_count(); ++i) {
    const TileId t = MakeId<TileId>(i);
    if (OnTable(f, t)) picture.bodies.push_back(DrawTile(f, t));
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

}  // namespace berthier::la_grande_armee
