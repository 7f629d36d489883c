#include "arenas/generation/grande_tactique/generate.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/armies.h"
#include "arenas/generation/grande_tactique/deployment.h"
#include "arenas/generation/grande_tactique/forces.h"
#include "arenas/generation/grande_tactique/ground.h"
#include "arenas/generation/names.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier {
namespace grande_tactique::generation {
namespace {

using berthier::generation::Allies;
using berthier::generation::GroundPlan;
using berthier::generation::kFrench;
using berthier::generation::Nation;
using berthier::generation::RandomDraws;
using berthier::generation::Roman;
using berthier::generation::TimeOfDay;

constexpr int kRoundsPerDivision = 8;
constexpr int kMostRounds = 48;

// What is drawn from a seed; each has its own stream, so that a
// change to one leaves the others.
enum class Part : uint64_t { kForces, kTable, kDeployment, kGround, kWords };

std::string_view Ordinal(int n) {
  constexpr std::string_view kOrdinals[] = {"1st", "2nd", "3rd",
                                            "4th", "5th", "6th"};
  return kOrdinals[n - 1];
}

std::vector<std::string> WordsOf(const Unit& unit) {
  std::vector<std::string> words;
  switch (unit.arm) {
    case Arm::kInfantry:
      words = {"infantry"};
      break;
    case Arm::kCavalry:
      words = {"cavalry"};
      break;
    case Arm::kFootArtillery:
      words = {"foot artillery"};
      break;
    case Arm::kHorseArtillery:
      words = {"horse artillery"};
      break;
  }
  if (unit.horse == Horse::kCuirassier) words.push_back("cuirassiers");
  if (unit.horse == Horse::kLancer) words.push_back("lancers");
  if (unit.quality == Quality::kRaw) words.push_back("raw");
  if (unit.quality == Quality::kVeteran) words.push_back("veteran");
  if (unit.IsGuns()) words.push_back("limbered");
  return words;
}

// Writes an army into the entries of a document.
class Muster {
 public:
  Muster(const Nation& nation, Heading heading, RandomDraws& draws,
         std::vector<Entry>& entries)
      : nation_(nation),
        heading_(heading),
        generals_(std::begin(nation.generals), std::end(nation.generals)),
        entries_(entries) {
    draws.Shuffle(generals_);
  }

  void Write(const Army& army, const Deployment& deployment) {
    for (size_t c = 0; c < army.corps.size(); ++c) {
      const Corps& corps = army.corps[c];
      const std::string name = absl::StrFormat("%s %s corps", nation_.letter,
                                               Roman(static_cast<int>(c) + 1));
      Add({.type = "formation", .id = name, .is = {"corps"}});
      AddGeneral(name, "corps", deployment[c].commander, "pool", corps.pool);
      for (size_t d = 0; d < corps.divisions.size(); ++d) {
        WriteDivision(name, corps.divisions[d], deployment[c].divisions[d]);
      }
    }
  }

 private:
  void WriteDivision(const std::string& corps, const Division& division,
                     const DeployedDivision& deployed) {
    ++divisions_;
    const std::string name =
        absl::StrFormat("%s %s division", nation_.letter, Ordinal(divisions_));
    Add({.type = "formation", .id = name, .of = corps, .is = {"division"}});
    AddGeneral(name, "division", deployed.general, "quality", division.quality);
    for (size_t u = 0; u < division.units.size(); ++u) {
      const Unit& unit = division.units[u];
      const std::string prefix =
          absl::StrFormat("%s%d", nation_.letter, divisions_);
      Add({.type = "unit",
           .id = unit.IsGuns() ? prefix + " guns"
                               : absl::StrFormat("%s-%d", prefix, u + 1),
           .of = name,
           .is = WordsOf(unit),
           .place = deployed.units[u],
           .heading = heading_});
    }
  }

  void AddGeneral(const std::string& of, std::string_view rank, Point place,
                  std::string_view gift, int value) {
    Add({.type = "leader",
         .id = std::string(generals_[next_general_++]),
         .of = of,
         .is = {std::string(rank)},
         .place = place,
         .numbers = {{std::string(gift), value}}});
  }

  void Add(Entry entry) {
    entry.side = nation_.name;
    entries_.push_back(std::move(entry));
  }

  const Nation& nation_;
  Heading heading_;
  std::vector<std::string_view> generals_;
  std::vector<Entry>& entries_;
  size_t next_general_ = 0;
  int divisions_ = 0;
};

Entry Clock(int divisions, std::string_view first, RandomDraws& draws) {
  const int rounds = std::min(kMostRounds, kRoundsPerDivision * divisions);
  const int quarters =
      (rounds + kPlayerTurnsPerQuarter - 1) / kPlayerTurnsPerQuarter;
  const int start = draws.Between(8, 13) * 60;
  return {
      .type = "clock",
      .links = {{"start", TimeOfDay(start)},
                {"sundown", TimeOfDay(start + kMinutesPerQuarter * quarters)},
                {"first", std::string(first)}}};
}

ScenarioDocument Generate(const WantedBattle& wanted) {
  const auto [seed, divisions, shares] = wanted;
  const uint64_t all = SeedFor(seed, static_cast<uint64_t>(divisions));
  const auto lots_for = [&](Part part) {
    return RandomDraws(SeedFor(all, static_cast<uint64_t>(part)));
  };
  RandomDraws forces = lots_for(Part::kForces);
  const std::array<Army, 2> armies = RaiseArmies(divisions, shares, forces);
  RandomDraws sizes = lots_for(Part::kTable);
  const TableSize table = DrawTable(divisions, sizes);
  RandomDraws places = lots_for(Part::kDeployment);
  const Deployment southern = Deploy(armies[0], table, places);
  const Deployment northern =
      TurnedRound(Deploy(armies[1], table, places), table);
  GroundPlan plan(table.width, table.depth);
  LayForces(southern, plan);
  LayForces(northern, plan);
  RandomDraws lie = lots_for(Part::kGround);
  Ground ground = LayGround(std::move(plan), divisions, lie);

  RandomDraws words = lots_for(Part::kWords);
  const int nations = static_cast<int>(Allies().size());
  const Nation& ally =
      Allies()[static_cast<size_t>(words.Between(0, nations - 1))];
  const bool french_first = words.Percent(50);

  ScenarioDocument document;
  document.ruleset = "grande_tactique";
  document.name = absl::StrFormat("The battle of %s", ground.village);
  document.note = absl::StrFormat(
      "Generated from seed %d: %d %s a side, %d against %d points", seed,
      divisions, divisions == 1 ? "division" : "divisions", armies[0].Points(),
      armies[1].Points());
  document.width = table.width;
  document.depth = table.depth;
  document.entries.push_back(
      Clock(divisions, french_first ? kFrench.name : ally.name, words));
  document.entries.push_back({.type = "side",
                              .id = std::string(kFrench.name),
                              .links = {{"home", "S"}}});
  document.entries.push_back(
      {.type = "side", .id = std::string(ally.name), .links = {{"home", "N"}}});
  for (Entry& entry : ground.entries) {
    document.entries.push_back(std::move(entry));
  }
  Muster(kFrench, Heading::Degrees(0), words, document.entries)
      .Write(armies[0], southern);
  Muster(ally, Heading::Degrees(180), words, document.entries)
      .Write(armies[1], northern);
  return document;
}

}  // namespace
}  // namespace grande_tactique::generation

Generator GrandeTactiqueGenerator() {
  return {.ruleset = "grande_tactique",
          .size_means = "divisions a side",
          .smallest = 1,
          .largest = 6,
          .usual = 3,
          .make = &grande_tactique::generation::Generate};
}

}  // namespace berthier
