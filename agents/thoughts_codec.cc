#include "agents/thoughts_codec.h"

#include <algorithm>
#include <chrono>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

absl::StatusOr<EntityId> FormationOf(const Game& game,
                                     const std::string& name) {
  const std::vector<EntityInfo>& entities = game.entities();
  if (name.empty()) return EntityId::kNone;
  const auto known = std::find_if(
      entities.begin(), entities.end(),
      [&name](const EntityInfo& entity) { return entity.name == name; });
  if (known == entities.end()) {
    return absl::InvalidArgumentError(
        absl::StrFormat("there is no \"%s\" in this game", name));
  }
  return MakeEntityId(static_cast<int>(known - entities.begin()));
}

}  // namespace

bool HasWords(const Game& game, const Order& order) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  const auto known = [&game](EntityId id) {
    return !IsSome(id) ||
           static_cast<size_t>(Index(id)) < game.entities().size();
  };
  if (order.verb >= verbs.size()) return false;
  const size_t manners = verbs[order.verb].manners.size();
  return order.manner < (manners == 0 ? 1 : manners) && known(order.subject) &&
         known(order.object);
}

wire::Thoughts EncodeThoughts(const Game& game, const PlayCodec& codec,
                              const Thoughts& thoughts) {
  wire::Thoughts wire;
  wire.set_intent(thoughts.intent);
  for (const Considered& considered : thoughts.considered) {
    if (!HasWords(game, considered.order)) continue;
    wire::Considered& entry = *wire.add_considered();
    *entry.mutable_order() = codec.Encode(considered.order);
    entry.set_visits(considered.visits);
    entry.set_value(static_cast<float>(considered.value));
    entry.set_error(static_cast<float>(considered.error));
    entry.set_prior(static_cast<float>(considered.prior));
  }
  for (const Order& order : thoughts.variation) {
    if (!HasWords(game, order)) break;
    *wire.add_principal_variation() = codec.Encode(order);
  }
  wire.set_iterations(thoughts.spending.iterations);
  wire.set_steps(thoughts.spending.steps);
  wire.set_nodes(thoughts.spending.nodes);
  wire.set_milliseconds(Milliseconds(thoughts.spending.time).count());
  for (const CommandWorth& worth : thoughts.command) {
    wire::CommandWorth& entry = *wire.add_command();
    entry.set_formation(codec.NameOf(worth.formation));
    entry.set_points(worth.points);
    entry.set_value(static_cast<float>(worth.value));
    for (const double further : worth.further) {
      entry.add_further(static_cast<float>(further));
    }
  }
  return wire;
}

absl::StatusOr<Thoughts> DecodeThoughts(const Game& game,
                                        const PlayCodec& codec,
                                        const wire::Thoughts& wire) {
  Thoughts thoughts;
  thoughts.intent = wire.intent();
  for (const wire::Considered& entry : wire.considered()) {
    const absl::StatusOr<Order> order = codec.Decode(entry.order());
    if (!order.ok()) return order.status();
    thoughts.considered.push_back(
        {.order = *order,
         .visits = entry.visits(),
         .value = static_cast<double>(entry.value()),
         .error = static_cast<double>(entry.error()),
         .prior = static_cast<double>(entry.prior())});
  }
  for (const wire::Order& said : wire.principal_variation()) {
    const absl::StatusOr<Order> order = codec.Decode(said);
    if (!order.ok()) return order.status();
    thoughts.variation.push_back(*order);
  }
  thoughts.spending = {
      .iterations = wire.iterations(),
      .steps = wire.steps(),
      .nodes = wire.nodes(),
      .time = std::chrono::duration_cast<std::chrono::nanoseconds>(
          Milliseconds(wire.milliseconds()))};
  for (const wire::CommandWorth& entry : wire.command()) {
    const absl::StatusOr<EntityId> formation =
        FormationOf(game, entry.formation());
    if (!formation.ok()) return formation.status();
    CommandWorth& worth = thoughts.command.emplace_back();
    worth.formation = *formation;
    worth.points = entry.points();
    worth.value = static_cast<double>(entry.value());
    worth.further.assign(entry.further().begin(), entry.further().end());
  }
  return thoughts;
}

}  // namespace berthier
