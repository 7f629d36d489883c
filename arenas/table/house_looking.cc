// The requests of the house that look and change nothing.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/table/house_inside.h"
#include "arenas/table/menu.h"
#include "arenas/table/reach.h"
#include "arenas/table/ruler.h"
#include "arenas/table/ruler_words.h"

namespace berthier {
namespace {

constexpr size_t kPairsToCheck = 8;

}  // namespace

using house_parts::Answer;
using house_parts::Wrong;
using nlohmann::json;

Answer House::Inside::AskState(const std::string& name, Playing& playing,
                               const json& request) {
  const TableSession& session = *playing.session;
  const int at = request.value("at", session.steps());
  if (at < 0 || at > session.steps()) {
    return Wrong(
        absl::StrFormat("there are %d steps, not %d", session.steps(), at));
  }
  bool thinking = false;
  for (const Playing::Player& player : playing.players) {
    thinking = thinking || player.errand != 0;
  }
  Answer answer{
      200, StateOf(session,
                   {.eyes = EyesOf(session), .at = at, .thinking = thinking})};
  answer.body["game"] = name;
  return answer;
}

Answer House::Inside::AskStory(const std::string& /*name*/, Playing& playing,
                               const json& request) {
  const TableSession& session = *playing.session;
  const int from = std::max(0, request.value("from", 0));
  const int to =
      std::min(session.steps(), request.value("to", session.steps()));
  return {200, {{"story", StoryOf(session, EyesOf(session), from, to)}}};
}

Answer House::Inside::AskLuck(const std::string& /*name*/, Playing& playing,
                              const json& /*request*/) {
  return {200, LuckOf(*playing.session, EyesOf(*playing.session))};
}

Answer House::Inside::AskCard(const std::string& /*name*/, Playing& playing,
                              const json& request) {
  const TableSession& session = *playing.session;
  const absl::StatusOr<EntityId> id =
      session.codec().EntityNamed(request.at("id").get<std::string>());
  if (!id.ok()) return Wrong(id.status());
  const int at = request.value("at", session.steps());
  if (at < 0 || at > session.steps()) return Wrong("there is no such step");
  const Position seen = SeenBy(session, session.At(at), EyesOf(session));
  const std::optional<Side> person = session.PersonToOrder();
  return {200, CardOf(session, seen, *id,
                      at == session.steps() && person.has_value())};
}

Answer House::Inside::AskTargets(const std::string& /*name*/, Playing& playing,
                                 const json& request) {
  const TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  const absl::StatusOr<Order> part = PartOf(playing, request);
  if (!part.ok()) return Wrong(part.status());
  json targets = json::array();
  for (const Target& target :
       TargetsOf(session.game(), Seen(playing), part->subject, part->verb,
                 part->manner)) {
    json one = {{"id", session.codec().NameOf(target.id)},
                {"legal", target.legal},
                {"price", PriceInWords(target.price)}};
    if (target.legal) {
      one["order"] = OrderOf(session, target.order);
    } else {
      one["refusal"] = RefusalOf(session, target.refusal);
    }
    targets.push_back(std::move(one));
  }
  return {200, {{"targets", std::move(targets)}}};
}

Answer House::Inside::AskReach(const std::string& /*name*/, Playing& playing,
                               const json& request) {
  const TableSession& session = *playing.session;
  if (!session.PersonToOrder()) return Wrong("nobody here is to order", 409);
  const absl::StatusOr<Order> like = PartOf(playing, request);
  if (!like.ok()) return Wrong(like.status());
  json areas = json::array();
  for (const std::vector<Point>& area :
       ReachOf(session.game(), Seen(playing),
               WithProposedAmount(session.game(), Seen(playing), *like))) {
    areas.push_back(OutlineOf(session, area));
  }
  return {200, {{"areas", std::move(areas)}}};
}

Answer House::Inside::AskMeasure(const std::string& /*name*/, Playing& playing,
                                 const json& request) {
  const TableSession& session = *playing.session;
  const auto a = request.at("a").get<std::string>();
  const auto b = request.at("b").get<std::string>();
  const absl::StatusOr<EntityId> from = session.codec().EntityNamed(a);
  const absl::StatusOr<EntityId> to = session.codec().EntityNamed(b);
  if (!from.ok()) return Wrong(from.status());
  if (!to.ok()) return Wrong(to.status());
  const int at = request.value("at", session.steps());
  if (at < 0 || at > session.steps()) return Wrong("there is no such step");
  const Position seen = SeenBy(session, session.At(at), EyesOf(session));
  if (*from == *to) return Wrong("a distance is between two things");
  const std::optional<Measure> measure =
      session.game().MeasureBetween(seen, *from, *to);
  if (!measure) return Wrong("one of them is not on the table");
  std::string words = absl::StrFormat(
      "%.2f %s from %s to %s", InRuler(session, measure->length.ticks),
      UnitName(session.game(), session.ruler()), a, b);
  for (const std::string& note : measure->notes) words += "; " + note;
  return {200,
          {{"words", words},
           {"from", OutlineOf(session, {measure->from}).at(0)},
           {"to", OutlineOf(session, {measure->to}).at(0)},
           {"length", InRuler(session, measure->length.ticks)},
           {"notes", measure->notes}}};
}

Answer House::Inside::AskCheck(const std::string& /*name*/, Playing& playing,
                               const json& /*request*/) {
  const TableSession& session = *playing.session;
  json pairs = json::array();
  for (const Pair& pair :
       PairsToCheck(session.game(), Seen(playing), kPairsToCheck)) {
    pairs.push_back({{"a", session.codec().NameOf(pair.a)},
                     {"b", session.codec().NameOf(pair.b)},
                     {"words", pair.words}});
  }
  return {200, {{"pairs", std::move(pairs)}}};
}

}  // namespace berthier
