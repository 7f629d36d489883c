#include "arenas/generation/muster.h"

#include <iterator>
#include <utility>

#include "absl/strings/str_format.h"

namespace berthier::generation {

const Nation& DrawAlly(RandomDraws& draws) {
  const int nations = static_cast<int>(Allies().size());
  return Allies()[static_cast<size_t>(draws.Between(0, nations - 1))];
}

ScenarioDocument TitlePage(std::string_view ruleset, std::string_view village,
                           const WantedBattle& wanted, std::string_view about,
                           std::string_view formations,
                           std::array<int, 2> points, TableSize table) {
  ScenarioDocument document;
  document.ruleset = ruleset;
  document.name = absl::StrFormat("The battle of %s", village);
  document.note = absl::StrFormat(
      "Generated from seed %d: %s%s%d %s a side, %d against %d points",
      wanted.seed, about, about.empty() ? "" : ", ", wanted.size, formations,
      points[0], points[1]);
  document.width = table.width;
  document.depth = table.depth;
  return document;
}

Entry SideOf(const Nation& people, std::string_view link,
             std::string_view edge) {
  return {.type = "side",
          .id = std::string(people.name),
          .links = {{std::string(link), std::string(edge)}}};
}

void MoveEntries(std::vector<Entry>& from, ScenarioDocument& document) {
  document.entries.insert(document.entries.end(),
                          std::make_move_iterator(from.begin()),
                          std::make_move_iterator(from.end()));
}

Muster::Muster(const Nation& people, Heading heading, RandomDraws& draws,
               std::vector<Entry>& entries)
    : people_(people),
      heading_(heading),
      generals_(std::begin(people.generals), std::end(people.generals)),
      entries_(entries) {
  draws.Shuffle(generals_);
}

std::string Muster::NextName() {
  const size_t i = next_general_++;
  if (i < generals_.size()) return std::string(generals_[i]);
  return absl::StrFormat("%s general %d", people_.name, i + 1);
}

void Muster::Add(Entry entry) {
  entry.side = people_.name;
  entries_.push_back(std::move(entry));
}

}  // namespace berthier::generation
