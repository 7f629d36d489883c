// What is known of one thing, and what it may do.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/table/menu.h"
#include "arenas/table/ruler.h"
#include "arenas/table/views.h"

namespace berthier {
namespace {

using nlohmann::json;

// What markers say of a thing that no body shows, as which corps is behind a
// tile that is not on the table yet: "corps: French corps 1".
void AddMarkers(const ScenarioDocument& document, const std::string& name,
                json& lines) {
  for (const Entry& marker : document.entries) {
    if (marker.type != "marker") continue;
    const auto about =
        std::find_if(marker.links.begin(), marker.links.end(),
                     [&](const auto& link) { return link.second == name; });
    if (about == marker.links.end()) continue;
    for (const auto& [key, value] : marker.links) {
      if (value != name) lines.push_back(key + ": " + value);
    }
  }
}

// Its numbers, as the order of battle tells them: "Line, VBU 4 of 5, M 5";
// nothing where it tells none.
std::string NumbersOf(const Picture& picture, const std::string& name) {
  for (const Panel& panel : picture.panels) {
    for (const std::string& line : panel.lines) {
      std::string_view own = line;
      while (own.starts_with(' ')) own.remove_prefix(1);
      if (!own.starts_with(name + ", ")) continue;
      const std::string_view rest = own.substr(name.size() + 2);
      const bool number = std::any_of(rest.begin(), rest.end(), [](char c) {
        return c >= '0' && c <= '9';
      });
      return number ? std::string(rest) : "";
    }
  }
  return "";
}

// Whose it is, who leads it, and how far away he is; its numbers.
json LinesOf(const TableSession& session, const Position& seen, EntityId id) {
  const Game& game = session.game();
  json lines = json::array();
  const ScenarioDocument document = game.Write(seen);
  const std::string name = session.codec().NameOf(id);
  const auto entry =
      std::find_if(document.entries.begin(), document.entries.end(),
                   [&](const Entry& one) { return one.id == name; });
  if (entry != document.entries.end() && !entry->of.empty()) {
    lines.push_back("of " + entry->of);
    for (const Entry& leader : document.entries) {
      if (leader.type != "leader" || leader.of != entry->of ||
          leader.id == name) {
        continue;
      }
      const absl::StatusOr<EntityId> leads =
          session.codec().EntityNamed(leader.id);
      if (!leads.ok()) continue;
      const std::optional<Measure> measure =
          game.MeasureBetween(seen, id, *leads);
      if (!measure) continue;
      if (measure->length == Length{}) {
        lines.push_back(leader.id + " is with it");
        continue;
      }
      lines.push_back(
          absl::StrFormat("%s is %.2f %s away", leader.id,
                          InRuler(session, measure->length.ticks),
                          UnitName(session.game(), session.ruler())));
    }
  }
  const Picture picture = game.Draw(seen);
  if (const std::string numbers = NumbersOf(picture, name); !numbers.empty()) {
    lines.push_back(numbers);
  }
  if (std::none_of(picture.bodies.begin(), picture.bodies.end(),
                   [&](const Body& body) { return body.id == id; })) {
    AddMarkers(document, name, lines);
  }
  return lines;
}

json TakesOf(const Verb& verb) {
  json takes = json::array();
  const auto take = [&](Takes one, std::string_view word) {
    if (Has(verb.takes, one)) takes.push_back(word);
  };
  take(Takes::kObject, "object");
  take(Takes::kObjectOptional, "object_optional");
  take(Takes::kPlace, "place");
  take(Takes::kHeading, "heading");
  take(Takes::kVia, "via");
  take(Takes::kFurtherVias, "further_via");
  take(Takes::kAmount, "amount");
  take(Takes::kShares, "shares");
  return takes;
}

json MannersOf(const TableSession& session, const Verb& verb,
               const VerbChoice& choice) {
  json manners = json::array();
  for (const MannerChoice& manner : choice.manners) {
    json one = {{"name", verb.manners[manner.manner]}, {"legal", manner.legal}};
    if (!manner.legal) one["refusal"] = RefusalOf(session, manner.refusal);
    manners.push_back(std::move(one));
  }
  return manners;
}

json VerbsOf(const TableSession& session, const Position& seen, EntityId id) {
  json verbs = json::array();
  const std::vector<Verb>& known = session.game().vocabulary().verbs;
  for (const VerbChoice& choice : MenuOf(session.game(), seen, id)) {
    const Verb& verb = known[choice.verb];
    const json takes = TakesOf(verb);
    json one = {{"verb", verb.name},
                {"help", verb.help},
                {"clause", verb.clause},
                {"legal", choice.legal},
                {"takes", takes},
                {"manners", MannersOf(session, verb, choice)},
                {"price", PriceInWords(choice.price)}};
    if (!choice.legal) one["refusal"] = RefusalOf(session, choice.refusal);
    if (choice.order && takes.empty() && verb.manners.empty()) {
      one["order"] = OrderOf(session, *choice.order);
    }
    verbs.push_back(std::move(one));
  }
  return verbs;
}

}  // namespace

using nlohmann::json;

json CardOf(const TableSession& session, const Position& seen, EntityId id,
            bool may_order) {
  const Game& game = session.game();
  json zones = json::array();
  for (const Zone& zone : game.ZonesOf(seen, id)) {
    zones.push_back(
        {{"name", zone.name}, {"outline", OutlineOf(session, zone.outline)}});
  }
  return {{"id", session.codec().NameOf(id)},
          {"lines", LinesOf(session, seen, id)},
          {"zones", std::move(zones)},
          {"verbs", may_order ? VerbsOf(session, seen, id) : json::array()}};
}

}  // namespace berthier
