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
#include "arenas/generation/muster.h"
#include "arenas/generation/names.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier {
namespace grande_tactique::generation {
namespace {

using berthier::generation::DrawAlly;
using berthier::generation::GroundPlan;
using berthier::generation::kFrench;
using berthier::generation::MoveEntries;
using berthier::generation::Muster;
using berthier::generation::Nation;
using berthier::generation::RandomDraws;
using berthier::generation::Roman;
using berthier::generation::SideOf;
using berthier::generation::Streams;
using berthier::generation::TimeOfDay;
using berthier::generation::TitlePage;

constexpr int kRoundsPerDivision = 8;
constexpr int kMostRounds = 48;

// What is drawn from a seed (Streams).
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
class ArmyWriter : private Muster {
 public:
  ArmyWriter(const Nation& people, Heading heading, RandomDraws& draws,
             std::vector<Entry>& entries)
      : Muster(people, heading, draws, entries) {}

  void Write(const Army& army, const Deployment& deployment) {
    for (size_t c = 0; c < army.corps.size(); ++c) {
      const Corps& corps = army.corps[c];
      const std::string name = absl::StrFormat("%s %s corps", people().letter,
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
        absl::StrFormat("%s %s division", people().letter, Ordinal(divisions_));
    Add({.type = "formation", .id = name, .of = corps, .is = {"division"}});
    AddGeneral(name, "division", deployed.general, "quality", division.quality);
    for (size_t u = 0; u < division.units.size(); ++u) {
      const Unit& unit = division.units[u];
      const std::string prefix =
          absl::StrFormat("%s%d", people().letter, divisions_);
      Add({.type = "unit",
           .id = unit.IsGuns() ? prefix + " guns"
                               : absl::StrFormat("%s-%d", prefix, u + 1),
           .of = name,
           .is = WordsOf(unit),
           .place = deployed.units[u],
           .heading = heading()});
    }
  }

  void AddGeneral(const std::string& of, std::string_view rank, Point place,
                  std::string_view gift, int value) {
    Add({.type = "leader",
         .id = NextName(),
         .of = of,
         .is = {std::string(rank)},
         .place = place,
         .numbers = {{std::string(gift), value}}});
  }

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
  const int divisions = wanted.size;
  const Streams streams(wanted);
  RandomDraws forces = streams.Of(Part::kForces);
  const std::array<Army, 2> armies =
      RaiseArmies(divisions, wanted.points, forces);
  RandomDraws sizes = streams.Of(Part::kTable);
  const TableSize table = DrawTable(divisions, sizes);
  RandomDraws places = streams.Of(Part::kDeployment);
  const Deployment southern = Deploy(armies[0], table, places);
  const Deployment northern =
      TurnedRound(Deploy(armies[1], table, places), table);
  GroundPlan plan(table.width, table.depth);
  LayForces(southern, plan);
  LayForces(northern, plan);
  RandomDraws lie = streams.Of(Part::kGround);
  Ground ground = LayGround(std::move(plan), divisions, lie);

  RandomDraws words = streams.Of(Part::kWords);
  const Nation& ally = DrawAlly(words);
  const bool french_first = words.Percent(50);

  ScenarioDocument document =
      TitlePage("grande_tactique", ground.village, wanted, "",
                divisions == 1 ? "division" : "divisions",
                {armies[0].Points(), armies[1].Points()}, table);
  document.entries.push_back(
      Clock(divisions, french_first ? kFrench.name : ally.name, words));
  document.entries.push_back(SideOf(kFrench, "home", "S"));
  document.entries.push_back(SideOf(ally, "home", "N"));
  MoveEntries(ground.entries, document);
  ArmyWriter(kFrench, Heading::Degrees(0), words, document.entries)
      .Write(armies[0], southern);
  ArmyWriter(ally, Heading::Degrees(180), words, document.entries)
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
