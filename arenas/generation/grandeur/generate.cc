#include "arenas/generation/grandeur/generate.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/grandeur/deployment.h"
#include "arenas/generation/grandeur/forces.h"
#include "arenas/generation/grandeur/ground.h"
#include "arenas/generation/muster.h"
#include "arenas/generation/names.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"

namespace berthier {
namespace grandeur::generation {
namespace {

using berthier::generation::DrawAlly;
using berthier::generation::kFrench;
using berthier::generation::kHalfCentimetre;
using berthier::generation::MoveEntries;
using berthier::generation::Muster;
using berthier::generation::RaiseMatched;
using berthier::generation::Roman;
using berthier::generation::Streams;
using berthier::generation::TitlePage;
using People = berthier::generation::Nation;

// What is drawn from a seed (Streams).
enum class Part : uint64_t { kMatter, kForces, kDeployment, kGround, kWords };

// Writes an army into the entries of a document.
class ArmyWriter : private Muster {
 public:
  ArmyWriter(const People& people, Heading heading, RandomDraws& draws,
             std::vector<Entry>& entries)
      : Muster(people, heading, draws, entries) {}

  void Write(const Army& army) {
    AddLeader(LeaderLevel::kArmy, army.leadership, {}, army.chief);
    int number = 0;
    for (const Corps& corps : army.corps) {
      ++number;
      std::string name;
      if (army.corps.size() > 1) {
        name = absl::StrFormat("%s %s corps", people().name, Roman(number));
        Add({.type = "formation", .id = name});
        AddLeader(LeaderLevel::kCorps, corps.leadership, name, corps.commander);
      }
      WriteCorps(corps, number, name);
    }
  }

 private:
  void WriteCorps(const Corps& corps, int number, const std::string& name) {
    for (const Division& division : corps.foot) WriteDivision(division, name);
    WriteDivision(corps.horse, name);
    for (size_t i = 0; i < corps.guns.size(); ++i) {
      AddUnit(corps.guns[i],
              absl::StrFormat("%s guns %d-%d", people().letter, number, i + 1),
              name);
    }
  }

  void WriteDivision(const Division& division, const std::string& corps) {
    const int number = ++divisions_;
    const std::string name =
        absl::StrFormat("%s division %d", people().name, number);
    Add({.type = "formation", .id = name, .of = corps, .is = {"division"}});
    std::vector<std::string> words = {
        std::string(WordFor(kLevelWords, LeaderLevel::kDivision)),
        std::string(WordFor(kTemperWords, division.temper))};
    if (division.brave) words.emplace_back("brave");
    Add({.type = "leader",
         .id = NextName(),
         .of = name,
         .is = std::move(words),
         .place = division.commander});
    for (size_t i = 0; i < division.units.size(); ++i) {
      AddUnit(division.units[i],
              absl::StrFormat("%s%d-%d", people().letter, number, i + 1), name);
    }
  }

  void AddLeader(LeaderLevel level, int8_t leadership, std::string of,
                 Point place) {
    Add({.type = "leader",
         .id = NextName(),
         .of = std::move(of),
         .is = {std::string(WordFor(kLevelWords, level)),
                std::string(WordFor(kLeadershipWords, leadership))},
         .place = place});
  }
  void AddUnit(const Unit& unit, std::string id, const std::string& of) {
    Add({.type = "unit",
         .id = std::move(id),
         .of = of,
         .is = {std::string(unit.word)},
         .place = unit.place,
         .heading = heading()});
  }

  int divisions_ = 0;
};

Entry SideOf(const People& people, const Army& army, std::string_view home) {
  Entry entry = berthier::generation::SideOf(people, "home", home);
  entry.links.emplace_back("structure",
                           WordFor(kStructureWords, army.structure));
  return entry;
}

int TurnsOf(int corps) { return 8 + 2 * corps; }

ScenarioDocument Generate(const WantedBattle& wanted) {
  const int corps = wanted.size;
  const Streams streams(wanted, kHalfCentimetre);
  RandomDraws matter = streams.Of(Part::kMatter);
  const Theme theme = static_cast<Theme>(matter.Between(0, 2));
  const People& ally = DrawAlly(matter);
  const std::array<const People*, 2> people = matter.Percent(50)
                                                  ? std::array{&kFrench, &ally}
                                                  : std::array{&ally, &kFrench};

  RandomDraws forces = streams.Of(Part::kForces);
  std::array<Army, 2> armies =
      RaiseMatched<Army>(wanted.points, [&](size_t side) {
        return Raise(TroopsOf(people[side]->name), corps, forces);
      });
  RandomDraws places = streams.Of(Part::kDeployment);
  const TableSize table = TableFor(corps);
  for (Army& army : armies) Deploy(army, table, places);
  TurnRound(armies[1], table);
  GroundPlan plan(table.width, table.depth);
  for (const Army& army : armies) LayForces(army, plan);
  RandomDraws lie = streams.Of(Part::kGround);
  Ground ground = LayGround(std::move(plan), theme, corps, lie);

  ScenarioDocument document =
      TitlePage("grandeur", ground.village, wanted, WordsFor(theme), "corps",
                {armies[0].Points(), armies[1].Points()}, table);
  document.entries.push_back(
      {.type = "clock", .numbers = {{"turns", TurnsOf(corps)}}});
  document.entries.push_back(SideOf(*people[0], armies[0], "S"));
  document.entries.push_back(SideOf(*people[1], armies[1], "N"));
  MoveEntries(ground.entries, document);
  RandomDraws words = streams.Of(Part::kWords);
  ArmyWriter(*people[0], Heading::Degrees(0), words, document.entries)
      .Write(armies[0]);
  ArmyWriter(*people[1], Heading::Degrees(180), words, document.entries)
      .Write(armies[1]);
  return document;
}

}  // namespace
}  // namespace grandeur::generation

Generator GrandeurGenerator() {
  return {.ruleset = "grandeur",
          .size_means = "corps a side",
          .smallest = 1,
          .largest = 3,
          .usual = 2,
          .make = &grandeur::generation::Generate};
}

}  // namespace berthier
