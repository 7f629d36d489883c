// The picture of a position, the order of battle and the purses as JSON.
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "arenas/table/views_inside.h"
#include "engine/model/picture_words.h"

namespace berthier {
namespace {

using nlohmann::json;

std::string LabelOf(const Body& body) {
  std::string label = body.name;
  if (!body.type.empty()) label += ", " + body.type;
  for (const Badge& badge : body.badges) label += ", " + badge.words;
  return label;
}

}  // namespace

json PictureOf(const TableSession& session, const Picture& picture) {
  const auto name = [&](EntityId id) { return session.codec().NameOf(id); };
  json ground = json::array();
  for (const Ground& one : picture.ground) {
    ground.push_back({{"id", name(one.id)},
                      {"name", one.name},
                      {"kind", WordOf(one.kind)},
                      {"type", one.type},
                      {"closed", one.closed},
                      {"points", OutlineOf(session, one.points)},
                      {"width", InRuler(session, one.width.ticks)}});
  }
  json bodies = json::array();
  for (const Body& one : picture.bodies) {
    json badges = json::array();
    for (const Badge& badge : one.badges) {
      badges.push_back({{"words", badge.words}, {"tone", WordOf(badge.tone)}});
    }
    json points_at = json::array();
    for (const EntityId id : one.points_at) points_at.push_back(name(id));
    bodies.push_back(
        {{"id", name(one.id)},
         {"name", one.name},
         {"label", LabelOf(one)},
         {"side", one.side},
         {"symbol", WordOf(one.symbol)},
         {"type", one.type},
         {"badges", std::move(badges)},
         {"x", InRuler(session, one.pose.centre.x)},
         {"y", InRuler(session, one.pose.centre.y)},
         {"heading",
          one.has_facing ? json(InDegrees(one.pose.heading)) : json(nullptr)},
         {"outline", OutlineOf(session, one.outline)},
         {"points_at", std::move(points_at)}});
  }
  json arrivals = json::array();
  for (const Arrival& one : picture.arrivals) {
    arrivals.push_back({{"side", one.side},
                        {"name", one.name},
                        {"when", one.when},
                        {"stretch", OutlineOf(session, one.stretch)},
                        {"who", one.who}});
  }
  json panels = json::array();
  for (const Panel& one : picture.panels) {
    panels.push_back(
        {{"title", one.title}, {"side", one.side}, {"lines", one.lines}});
  }
  return {{"width", InRuler(session, picture.width.ticks)},
          {"depth", InRuler(session, picture.depth.ticks)},
          {"ground", std::move(ground)},
          {"bodies", std::move(bodies)},
          {"arrivals", std::move(arrivals)},
          {"panels", std::move(panels)}};
}

// The order of battle, as the written position has it.
json ArmyOf(const TableSession& session, const Position& seen,
            const Picture& picture) {
  std::set<std::string> there;
  for (const Body& body : picture.bodies) {
    there.insert(session.codec().NameOf(body.id));
  }
  json army = {json::array(), json::array()};
  for (const Entry& entry : session.game().Write(seen).entries) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      if (entry.id.empty() || entry.side != session.game().SideName(side) ||
          !session.codec().EntityNamed(entry.id).ok()) {
        continue;
      }
      army[static_cast<size_t>(Index(side))].push_back(
          {{"id", entry.id},
           {"name", entry.id},
           {"type", entry.type},
           {"of", entry.of},
           {"on_table", there.count(entry.id) > 0}});
    }
  }
  return army;
}

json PursesOf(const TableSession& session, const Position& seen) {
  json purses = json::array();
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    json of_side = json::array();
    for (const Purse& purse : session.game().PursesOf(seen, side)) {
      of_side.push_back({{"holder", session.codec().NameOf(purse.holder)},
                         {"unit", purse.unit},
                         {"left", purse.left},
                         {"total", purse.total}});
    }
    purses.push_back(std::move(of_side));
  }
  return purses;
}

}  // namespace berthier
