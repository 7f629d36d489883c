#include "arenas/generation/big_battle_napoleonic/generate.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/big_battle_napoleonic/deployment.h"
#include "arenas/generation/big_battle_napoleonic/forces.h"
#include "arenas/generation/big_battle_napoleonic/ground.h"
#include "arenas/generation/big_battle_napoleonic/situations.h"
#include "arenas/generation/muster.h"
#include "arenas/generation/names.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"

namespace berthier {
namespace big_battle_napoleonic::generation {
namespace {

using berthier::generation::DrawAlly;
using berthier::generation::kFrench;
using berthier::generation::MoveEntries;
using berthier::generation::Muster;
using berthier::generation::RaiseMatched;
using berthier::generation::Rectangle;
using berthier::generation::Roman;
using berthier::generation::SideOf;
using berthier::generation::Streams;
using berthier::generation::TimeOfDay;
using berthier::generation::TitlePage;
// The nation of the lists, not the one of the rules.
using People = berthier::generation::Nation;

// What is drawn from a seed (Streams).
enum class Part : uint64_t {
  kSituation,
  kForces,
  kDeployment,
  kGround,
  kArrivals,
  kWords
};

const Situation& DrawSituation(RandomDraws& draws) {
  std::vector<int> weights;
  for (const Situation& s : Situations()) weights.push_back(s.weight);
  return Situations()[draws.Weighted(weights)];
}

// As at Ligny: L line, W raw line, J light infantry; C light, K raw light and
// D heavy cavalry; H heavy and R horse guns; then the number of figures.
std::string CodeOf(const Unit& unit) {
  const int figures = unit.bases * kFiguresPerBase;
  const bool raw = unit.grade == Grade::kRaw;
  switch (unit.kind) {
    case Kind::kLineInfantry:
      return absl::StrFormat("%s%d", raw ? "W" : "L", figures);
    case Kind::kLightInfantry:
      return absl::StrFormat("J%d", figures);
    case Kind::kHeavyCavalry:
      return absl::StrFormat("D%d", figures);
    case Kind::kLightCavalry:
      return absl::StrFormat("%s%d", raw ? "K" : "C", figures);
    case Kind::kHorseArtillery:
      return "R";
    case Kind::kHeavyArtillery:
      break;
  }
  return "H";
}

std::vector<std::string> WordsOf(const Unit& unit) {
  std::vector<std::string> words = {
      std::string(WordFor(kKindWords, unit.kind))};
  if (unit.grade != Grade::kTrained) {
    words.emplace_back(WordFor(kGradeWords, unit.grade));
  }
  for (const auto& [word, special] : kSpecialWords) {
    if (unit.Is(special)) words.emplace_back(word);
  }
  words.emplace_back(WordFor(kFormationWords, unit.formation));
  return words;
}

std::string ColumnOf(const People& people) {
  return absl::StrFormat("%s column", people.name);
}

// Writes an army into the entries of a document.
class ArmyWriter : private Muster {
 public:
  ArmyWriter(const People& people, Heading heading, RandomDraws& draws,
             std::vector<Entry>& entries)
      : Muster(people, heading, draws, entries) {}

  void Write(const Army& army) {
    const std::string all = absl::StrFormat("%s army", people().name);
    Add({.type = "formation",
         .id = all,
         .is = {"army", std::string(people().name), "by corps"}});
    AddGeneral(all, "commander-in-chief", army.chief);
    int number = 0;
    for (const Corps& corps : army.corps) {
      const std::string short_name =
          corps.is_cavalry ? "C" : std::to_string(++number);
      const std::string name =
          corps.is_cavalry
              ? absl::StrFormat("%s cavalry", people().name)
              : absl::StrFormat("%s %s corps", people().name, Roman(number));
      Add({.type = "formation", .id = name, .of = all, .is = {"corps"}});
      AddGeneral(name, corps.is_cavalry ? "cavalry corps" : "corps",
                 corps.general);
      for (const Unit& unit : corps.units) WriteUnit(unit, name, short_name);
    }
  }

 private:
  void WriteUnit(const Unit& unit, const std::string& of,
                 const std::string& short_name) {
    const std::string plain =
        absl::StrFormat("%s%s-%s", people().letter, short_name, CodeOf(unit));
    Entry entry = {.type = "unit",
                   .id = absl::StrFormat("%s%c", plain, 'a' + seen_[plain]++),
                   .of = of,
                   .is = WordsOf(unit),
                   .place = unit.place};
    if (unit.place) {
      entry.heading = heading();
    } else {
      entry.links.emplace_back("arrives", ColumnOf(people()));
    }
    if (!unit.IsGuns()) entry.numbers.emplace_back("bases", unit.bases);
    Add(std::move(entry));
  }

  void AddGeneral(const std::string& of, std::string_view rank, Point place) {
    Add({.type = "leader",
         .id = NextName(),
         .of = of,
         .is = {std::string(rank)},
         .place = place});
  }

  std::map<std::string, int> seen_;
};

void ManGarrisons(Army& army, const std::vector<Point>& places) {
  size_t next = 0;
  for (Corps& corps : army.corps) {
    for (Unit& unit : corps.units) {
      if (unit.formation == Formation::kTownWide) unit.place = places[next++];
    }
  }
}

// Where what comes later comes from: a stretch of the home edge, or of a flank
// behind the front. Both sides' come at the same time.
Entry ArrivalOf(const People& people, bool northern, int due, TableSize table,
                RandomDraws& draws) {
  constexpr Length kHalf = Inches(6);
  std::vector<Point> stretch;
  if (draws.Percent(60)) {
    const Length x = draws.Between(kHalf, table.width - kHalf);
    stretch = {{(x - kHalf).ticks, 0}, {(x + kHalf).ticks, 0}};
  } else {
    const int32_t x = draws.Percent(50) ? 0 : table.width.ticks;
    stretch = {{x, 0}, {x, (kToFront - Inches(2)).ticks}};
  }
  if (northern) {
    for (Point& p : stretch) p = berthier::generation::TurnedRound(p, table);
  }
  return {.type = "marker",
          .id = ColumnOf(people),
          .side = std::string(people.name),
          .is = {"arrival"},
          .points = std::move(stretch),
          .numbers = {{"due", due}}};
}

int PeriodsOf(int corps) { return 6 + 2 * corps; }

ScenarioDocument Generate(const WantedBattle& wanted) {
  const int corps = wanted.size;
  const Streams streams(wanted);
  RandomDraws matter = streams.Of(Part::kSituation);
  const Situation& situation = DrawSituation(matter);
  const bool french_attack = matter.Percent(50);
  const bool has_reserves = matter.Percent(situation.reserves);
  const People& ally = DrawAlly(matter);
  const std::array<const People*, 2> people =
      french_attack ? std::array{&kFrench, &ally} : std::array{&ally, &kFrench};
  const Holdings holdings = HoldingsOf(situation, corps, matter);

  RandomDraws forces = streams.Of(Part::kForces);
  std::array<Army, 2> armies = RaiseMatched<Army>(
      {.shares = {situation.shares[0] * wanted.points.shares[0],
                  situation.shares[1] * wanted.points.shares[1]},
       .parts = wanted.points.parts},
      [&](size_t side) {
        return Raise(TroopsOf(people[side]->name), corps, forces);
      });
  RandomDraws places = streams.Of(Part::kDeployment);
  const TableSize table = DrawTable(situation, corps, places);
  Deploy(armies[0], {.has_reserves = has_reserves}, table, places);
  std::vector<Length> middles = Deploy(armies[1],
                                       {.drawn_up = situation.is_held,
                                        .has_reserves = has_reserves,
                                        .garrisons = holdings.villages},
                                       table, places);
  TurnRound(armies[1], table);
  for (Length& middle : middles) middle = table.width - middle;
  GroundPlan plan(table.width, table.depth);
  for (const Army& army : armies) LayForces(army, plan);
  RandomDraws lie = streams.Of(Part::kGround);
  Ground ground = LayGround(std::move(plan), situation, holdings, middles,
                            people[1]->name, lie);
  ManGarrisons(armies[1], ground.garrisons);

  RandomDraws words = streams.Of(Part::kWords);
  ScenarioDocument document = TitlePage(
      "big_battle_napoleonic", ground.village, wanted, situation.about, "corps",
      {armies[0].Points(), armies[1].Points()}, table);
  document.options = {{"elevation", "true"}};
  document.entries.push_back(
      {.type = "clock",
       .numbers = {{"periods", PeriodsOf(corps)}},
       .links = {{"start", TimeOfDay(words.Between(8, 13) * 60)}}});
  document.entries.push_back(SideOf(*people[0], "baseline", "S"));
  document.entries.push_back(SideOf(*people[1], "baseline", "N"));
  MoveEntries(ground.entries, document);
  if (has_reserves) {
    RandomDraws arrivals = streams.Of(Part::kArrivals);
    const int due = arrivals.Between(2, 4);
    for (const size_t side : {size_t{0}, size_t{1}}) {
      document.entries.push_back(
          ArrivalOf(*people[side], side == 1, due, table, arrivals));
    }
  }
  ArmyWriter(*people[0], Heading::Degrees(0), words, document.entries)
      .Write(armies[0]);
  ArmyWriter(*people[1], Heading::Degrees(180), words, document.entries)
      .Write(armies[1]);
  return document;
}

}  // namespace
}  // namespace big_battle_napoleonic::generation

Generator BigBattleNapoleonicGenerator() {
  return {.ruleset = "big_battle_napoleonic",
          .size_means = "corps a side",
          .smallest = 1,
          .largest = 4,
          .usual = 2,
          .make = &big_battle_napoleonic::generation::Generate};
}

}  // namespace berthier
