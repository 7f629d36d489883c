#include "arenas/generation/simple_grand_tactical/generate.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/names.h"
#include "arenas/generation/simple_grand_tactical/deployment.h"
#include "arenas/generation/simple_grand_tactical/forces.h"
#include "arenas/generation/simple_grand_tactical/ground.h"
#include "engine/rulesets/simple_grand_tactical/facts/wire_words.h"

namespace berthier {
namespace simple_grand_tactical::generation {
namespace {

using berthier::generation::Allies;
using berthier::generation::kFrench;
using berthier::generation::kHalfCentimetre;
using berthier::generation::RaiseMatched;
using berthier::generation::Roman;
using berthier::generation::TimeOfDay;
using People = berthier::generation::Nation;

// What is drawn from a seed; each has its own stream, so that a change to one
// leaves the others.
enum class Part : uint64_t { kMatter, kForces, kDeployment, kGround, kWords };

constexpr int kPasses = 3;

// Writes an army into the entries of a document.
class Muster {
 public:
  Muster(const People& people, Heading heading, RandomDraws& draws,
         std::vector<Entry>& entries)
      : people_(people),
        heading_(heading),
        generals_(std::begin(people.generals), std::end(people.generals)),
        entries_(entries) {
    draws.Shuffle(generals_);
  }

  void Write(const Army& army) {
    int number = 0;
    for (const Corps& corps : army.corps) WriteCorps(corps, ++number);
  }

 private:
  void WriteCorps(const Corps& corps, int number) {
    const std::string name =
        absl::StrFormat("%s %s corps", people_.name, Roman(number));
    Add({.type = "formation",
         .id = name,
         .numbers = {{"passes", corps.passes}}});
    Add({.type = "leader",
         .id = NextName(),
         .of = name,
         .is = {std::string(WordFor(kRankWords, Rank::kCorpsCommander))},
         .place = corps.commander});
    const auto name_of = [&](size_t i) {
      return absl::StrFormat("%s%d-%d", people_.letter, number, i + 1);
    };
    for (const General& general : corps.generals) {
      Add({.type = "leader",
           .id = NextName(),
           .of = name,
           .is = {std::string(WordFor(kRankWords, general.rank))},
           .links = {{"with", name_of(general.unit)}}});
    }
    for (size_t i = 0; i < corps.units.size(); ++i) {
      const Unit& unit = corps.units[i];
      Add({.type = "unit",
           .id = name_of(i),
           .of = name,
           .is = {std::string(unit.type->name),
                  std::string(WordFor(kFormationWords, unit.formation))},
           .place = unit.place,
           .heading = heading_});
    }
  }

  std::string NextName() { return std::string(generals_[next_general_++]); }

  void Add(Entry entry) {
    entry.side = people_.name;
    entries_.push_back(std::move(entry));
  }

  const People& people_;
  Heading heading_;
  std::vector<std::string_view> generals_;
  std::vector<Entry>& entries_;
  size_t next_general_ = 0;
};

Entry SideOf(const People& people, std::string_view home) {
  return {.type = "side",
          .id = std::string(people.name),
          .links = {{"home", std::string(home)}}};
}

int TurnsOf(int corps) { return 8 + 2 * corps; }

ScenarioDocument Generate(const WantedBattle& wanted) {
  const auto [seed, corps, shares] = wanted;
  const uint64_t all = SeedFor(seed, static_cast<uint64_t>(corps));
  const auto lots_for = [&](Part part) {
    return RandomDraws(SeedFor(all, static_cast<uint64_t>(part)),
                       kHalfCentimetre);
  };
  RandomDraws matter = lots_for(Part::kMatter);
  const Theme theme = static_cast<Theme>(matter.Between(0, 2));
  const People& austrians = Allies()[0];
  const std::array<const People*, 2> people =
      matter.Percent(50) ? std::array{&kFrench, &austrians}
                         : std::array{&austrians, &kFrench};

  RandomDraws forces = lots_for(Part::kForces);
  std::array<Army, 2> armies = RaiseMatched<Army>(shares, [&](size_t side) {
    return Raise(TroopsOf(people[side]->name), corps, forces);
  });
  RandomDraws places = lots_for(Part::kDeployment);
  const TableSize table = TableFor(corps);
  for (Army& army : armies) {
    for (Corps& each : army.corps) each.passes = kPasses;
    Deploy(army, table, places);
  }
  TurnRound(armies[1], table);
  GroundPlan plan(table.width, table.depth);
  for (const Army& army : armies) LayForces(army, plan);
  RandomDraws lie = lots_for(Part::kGround);
  Ground ground = LayGround(std::move(plan), theme, corps,
                            {people[0]->name, people[1]->name}, lie);

  ScenarioDocument document;
  document.ruleset = "simple_grand_tactical";
  document.name = absl::StrFormat("The battle of %s", ground.village);
  document.note = absl::StrFormat(
      "Generated from seed %d: %s, %d corps a side, %d against %d points", seed,
      WordsFor(theme), corps, armies[0].Points(), armies[1].Points());
  document.width = table.width;
  document.depth = table.depth;
  document.options = {{"austrian_line_3", "on"}};
  RandomDraws words = lots_for(Part::kWords);
  document.entries.push_back(
      {.type = "clock",
       .numbers = {{"turns", TurnsOf(corps)}},
       .links = {{"start", TimeOfDay(words.Between(8, 13) * 60)}}});
  document.entries.push_back(SideOf(*people[0], "S"));
  document.entries.push_back(SideOf(*people[1], "N"));
  for (Entry& entry : ground.entries) {
    document.entries.push_back(std::move(entry));
  }
  Muster(*people[0], Heading::Degrees(0), words, document.entries)
      .Write(armies[0]);
  Muster(*people[1], Heading::Degrees(180), words, document.entries)
      .Write(armies[1]);
  return document;
}

}  // namespace
}  // namespace simple_grand_tactical::generation

Generator SimpleGrandTacticalGenerator() {
  return {.ruleset = "simple_grand_tactical",
          .size_means = "corps a side",
          .smallest = 1,
          .largest = 3,
          .usual = 2,
          .make = &simple_grand_tactical::generation::Generate};
}

}  // namespace berthier
