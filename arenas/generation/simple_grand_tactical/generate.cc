#include "arenas/generation/simple_grand_tactical/generate.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/muster.h"
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
using berthier::generation::MoveEntries;
using berthier::generation::Muster;
using berthier::generation::RaiseMatched;
using berthier::generation::Roman;
using berthier::generation::SideOf;
using berthier::generation::Streams;
using berthier::generation::TimeOfDay;
using berthier::generation::TitlePage;
using People = berthier::generation::Nation;

// What is drawn from a seed (Streams).
enum class Part : uint64_t { kMatter, kForces, kDeployment, kGround, kWords };

constexpr int kPasses = 3;

// Writes an army into the entries of a document.
class ArmyWriter : private Muster {
 public:
  ArmyWriter(const People& people, Heading heading, RandomDraws& draws,
             std::vector<Entry>& entries)
      : Muster(people, heading, draws, entries) {}

  void Write(const Army& army) {
    int number = 0;
    for (const Corps& corps : army.corps) WriteCorps(corps, ++number);
  }

 private:
  void WriteCorps(const Corps& corps, int number) {
    const std::string name =
        absl::StrFormat("%s %s corps", people().name, Roman(number));
    Add({.type = "formation",
         .id = name,
         .numbers = {{"passes", corps.passes}}});
    Add({.type = "leader",
         .id = NextName(),
         .of = name,
         .is = {std::string(WordFor(kRankWords, Rank::kCorpsCommander))},
         .place = corps.commander});
    const auto name_of = [&](size_t i) {
      return absl::StrFormat("%s%d-%d", people().letter, number, i + 1);
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
           .heading = heading()});
    }
  }
};

int TurnsOf(int corps) { return 8 + 2 * corps; }

ScenarioDocument Generate(const WantedBattle& wanted) {
  const int corps = wanted.size;
  const Streams streams(wanted, kHalfCentimetre);
  RandomDraws matter = streams.Of(Part::kMatter);
  const Theme theme = static_cast<Theme>(matter.Between(0, 2));
  const People& austrians = Allies()[0];
  const std::array<const People*, 2> people =
      matter.Percent(50) ? std::array{&kFrench, &austrians}
                         : std::array{&austrians, &kFrench};

  RandomDraws forces = streams.Of(Part::kForces);
  std::array<Army, 2> armies =
      RaiseMatched<Army>(wanted.points, [&](size_t side) {
        return Raise(TroopsOf(people[side]->name), corps, forces);
      });
  RandomDraws places = streams.Of(Part::kDeployment);
  const TableSize table = TableFor(corps);
  for (Army& army : armies) {
    for (Corps& each : army.corps) each.passes = kPasses;
    Deploy(army, table, places);
  }
  TurnRound(armies[1], table);
  GroundPlan plan(table.width, table.depth);
  for (const Army& army : armies) LayForces(army, plan);
  RandomDraws lie = streams.Of(Part::kGround);
  Ground ground = LayGround(std::move(plan), theme, corps,
                            {people[0]->name, people[1]->name}, lie);

  ScenarioDocument document = TitlePage(
      "simple_grand_tactical", ground.village, wanted, WordsFor(theme), "corps",
      {armies[0].Points(), armies[1].Points()}, table);
  document.options = {{"austrian_line_3", "on"}};
  RandomDraws words = streams.Of(Part::kWords);
  document.entries.push_back(
      {.type = "clock",
       .numbers = {{"turns", TurnsOf(corps)}},
       .links = {{"start", TimeOfDay(words.Between(8, 13) * 60)}}});
  document.entries.push_back(SideOf(*people[0], "home", "S"));
  document.entries.push_back(SideOf(*people[1], "home", "N"));
  MoveEntries(ground.entries, document);
  ArmyWriter(*people[0], Heading::Degrees(0), words, document.entries)
      .Write(armies[0]);
  ArmyWriter(*people[1], Heading::Degrees(180), words, document.entries)
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
