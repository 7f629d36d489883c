#include "bench/sense/announced.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace berthier {

bool Names(std::string_view words, std::string_view name) {
  const auto inside = [&](size_t at) {
    return at < words.size() &&
           (std::isalnum(static_cast<unsigned char>(words[at])) != 0 ||
            words[at] == '-');
  };
  for (size_t at = words.find(name); at != std::string_view::npos;
       at = words.find(name, at + 1)) {
    if ((at == 0 || !inside(at - 1)) && !inside(at + name.size())) return true;
  }
  return false;
}

Announcements AnnouncedBy(const Game& game, const Turn& turn, Side side) {
  const std::vector<EntityInfo>& entities = game.entities();
  std::vector<bool> ordered(entities.size());
  for (const TurnStep& step : turn.steps) {
    if (!step.order || step.side != side) continue;
    for (const EntityId id : {step.order->subject, step.order->object}) {
      if (id != EntityId::kNone) ordered[static_cast<size_t>(id)] = true;
    }
  }
  Announcements announced;
  for (const TurnStep& step : turn.steps) {
    if (step.intent.empty() || step.side != side) continue;
    ++announced.intents;
    for (size_t i = 0; i < entities.size(); ++i) {
      if (entities[i].type != "unit" || ordered[i] ||
          entities[i].side != static_cast<int8_t>(side) ||
          !Names(step.intent, entities[i].name)) {
        continue;
      }
      announced.unkept.push_back({step.number, entities[i].name, step.intent});
    }
  }
  return announced;
}

}  // namespace berthier
