#include "arenas/match/correction.h"

#include <algorithm>

#include "absl/strings/str_format.h"
#include "arenas/match/loading.h"

namespace berthier {
namespace {

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

bool AreTheSame(const std::vector<EntityInfo>& a,
                const std::vector<EntityInfo>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const EntityInfo& one, const EntityInfo& other) {
                      return one.name == other.name;
                    });
}

}  // namespace

absl::StatusOr<Position> Corrected(const Game& game, const PlayCodec& codec,
                                   std::span<const Ruleset> rulesets,
                                   const Position& position,
                                   const wire::Correction& correction) {
  const absl::StatusOr<EntityId> id = codec.EntityNamed(correction.id());
  if (!id.ok()) return id.status();
  const absl::StatusOr<Point> place =
      codec.PlaceAt("place", correction.x(), correction.y());
  if (!place.ok()) return place.status();
  ScenarioDocument document = game.Write(position);
  const auto entry =
      std::find_if(document.entries.begin(), document.entries.end(),
                   [&](const Entry& e) { return e.id == correction.id(); });
  if (entry == document.entries.end() || !entry->place) {
    return Bad(correction.id() + " is not on the table");
  }
  entry->place = *place;
  if (correction.has_heading() && entry->heading) {
    const std::optional<Heading> heading = HeadingOf(correction.heading());
    if (!heading) {
      return Bad(absl::StrFormat("heading %g is not a quarter degree",
                                 correction.heading()));
    }
    entry->heading = *heading;
  }
  const absl::StatusOr<std::unique_ptr<const Game>> there =
      BuildGame(document, correction.id() + " put right", rulesets);
  if (!there.ok()) return there.status();
  if (!AreTheSame(game.entities(), (*there)->entities()) ||
      game.layout().used != (*there)->layout().used) {
    return Bad("nothing can be put right at this moment");
  }
  Position corrected(game.layout());
  (*there)->Start(corrected);
  if (game.Awaits(corrected) != game.Awaits(position)) {
    return Bad("nothing can be put right at this moment");
  }
  return corrected;
}

}  // namespace berthier
