#include "arenas/generation/la_grande_armee/generate.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/la_grande_armee/forces.h"
#include "arenas/generation/la_grande_armee/ground.h"
#include "arenas/generation/names.h"

namespace berthier {
namespace la_grande_armee::generation {
namespace {

using berthier::generation::Allies;
using berthier::generation::kFrench;
using berthier::generation::RaiseMatched;
using berthier::generation::Roman;
using People = berthier::generation::Nation;

// What is drawn from a seed; each has its own stream, so that a change to one
// leaves the others.
enum class Part : uint64_t { kMatter, kForces, kDeployment, kGround, kWords };

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
    Add({.type = "leader",
         .id = NextName(),
         .is = {"army commander"},
         .place = army.commander,
         .numbers = {{"ability", army.ability}}});
    int number = 0;
    for (const Corps& corps : army.corps) WriteCorps(corps, ++number);
  }

 private:
  void WriteCorps(const Corps& corps, int number) {
    const std::string name =
        absl::StrFormat("%s %s corps", people_.name, Roman(number));
    Add({.type = "formation", .id = name, .is = {"corps"}});
    Add({.type = "leader",
         .id = NextName(),
         .of = name,
         .is = {"corps commander"},
         .place = corps.commander,
         .numbers = {{"ability", corps.ability}}});
    int index = 0;
    for (const Unit& unit : corps.units) {
      WriteUnit(unit, name,
                absl::StrFormat("%s%d-%d", people_.letter, number, ++index));
    }
  }

  void WriteUnit(const Unit& unit, const std::string& of, std::string name) {
    Entry entry = {.type = "unit",
                   .id = std::move(name),
                   .of = of,
                   .is = {std::string(WordFor(kKindWords, unit.kind)),
                          std::string(WordFor(kQualityWords, unit.quality))},
                   .place = unit.place,
                   .heading = heading_,
                   .numbers = {{"files", unit.files()}}};
    if (unit.troops > 0) entry.numbers.emplace_back("troops", unit.troops);
    if (unit.guns > 0) entry.numbers.emplace_back("guns", unit.guns);
    if (unit.heavy > 0) entry.numbers.emplace_back("heavy guns", unit.heavy);
    if (unit.guns > 0 && unit.kind.arm == Arm::kInfantry) {
      entry.is.emplace_back(WordFor(kGunPlaceWords, GunPlace::kCentre));
    }
    Add(std::move(entry));
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

ScenarioDocument Generate(const WantedBattle& wanted) {
  const auto [seed, corps, shares] = wanted;
  const uint64_t all = SeedFor(seed, static_cast<uint64_t>(corps));
  const auto lots_for = [&](Part part) {
    return RandomDraws(SeedFor(all, static_cast<uint64_t>(part)));
  };
  RandomDraws matter = lots_for(Part::kMatter);
  const Theme theme = static_cast<Theme>(matter.Between(0, 2));
  const auto ally = static_cast<size_t>(
      matter.Between(0, static_cast<int>(Allies().size()) - 1));
  // The French are the first side of the rules.
  const std::array<const People*, 2> people = {&kFrench, &Allies()[ally]};

  RandomDraws forces = lots_for(Part::kForces);
  std::array<Army, 2> armies = RaiseMatched<Army>(shares, [&](size_t side) {
    return Raise(people[side]->name, corps, forces);
  });
  // Initiative is not priced: both have the same.
  armies[1].ability = armies[0].ability;
  RandomDraws places = lots_for(Part::kDeployment);
  const TableSize table = TableFor(corps);
  for (Army& army : armies) Deploy(army, table, places);
  TurnRound(armies[1], table);
  GroundPlan plan(table.width, table.depth);
  LayForces(armies[0], false, plan);
  LayForces(armies[1], true, plan);
  RandomDraws lie = lots_for(Part::kGround);
  Ground ground = LayGround(std::move(plan), theme, corps, ToFront(corps), lie);

  ScenarioDocument document;
  document.ruleset = "la_grande_armee";
  document.name = absl::StrFormat("The battle of %s", ground.village);
  document.note = absl::StrFormat(
      "Generated from seed %d: %s, %d corps a side, %d against %d points", seed,
      WordsFor(theme), corps, armies[0].Points(), armies[1].Points());
  document.width = table.width;
  document.depth = table.depth;
  document.entries.push_back({.type = "clock"});
  for (const People* side : people) {
    document.entries.push_back({.type = "side", .id = std::string(side->name)});
  }
  for (Entry& entry : ground.entries) {
    document.entries.push_back(std::move(entry));
  }
  RandomDraws words = lots_for(Part::kWords);
  Muster(*people[0], Heading::Degrees(0), words, document.entries)
      .Write(armies[0]);
  Muster(*people[1], Heading::Degrees(180), words, document.entries)
      .Write(armies[1]);
  return document;
}

}  // namespace
}  // namespace la_grande_armee::generation

Generator LaGrandeArmeeGenerator() {
  return {.ruleset = "la_grande_armee",
          .size_means = "corps a side",
          .smallest = 1,
          .largest = 3,
          .usual = 2,
          .make = &la_grande_armee::generation::Generate};
}

}  // namespace berthier
