#include "arenas/generation/la_grande_armee/generate.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/generation/la_grande_armee/forces.h"
#include "arenas/generation/la_grande_armee/ground.h"
#include "arenas/generation/muster.h"
#include "arenas/generation/names.h"

namespace berthier {
namespace la_grande_armee::generation {
namespace {

using berthier::generation::DrawAlly;
using berthier::generation::kFrench;
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
  // `placed`: it stands on the table; else it is behind tiles (FOG-01).
  ArmyWriter(const People& people, Heading heading, bool placed,
             RandomDraws& draws, std::vector<Entry>& entries)
      : Muster(people, heading, draws, entries), placed_(placed) {}

  void Write(const Army& army) {
    Add({.type = "leader",
         .id = NextName(),
         .is = {"army commander"},
         .place = Placed(army.commander),
         .numbers = {{"ability", army.ability}}});
    int number = 0;
    for (const Corps& corps : army.corps) WriteCorps(corps, ++number);
  }

 private:
  std::optional<Point> Placed(Point place) const {
    return placed_ ? std::optional(place) : std::nullopt;
  }

  void WriteCorps(const Corps& corps, int number) {
    const std::string name =
        absl::StrFormat("%s %s corps", people().name, Roman(number));
    Add({.type = "formation", .id = name, .is = {"corps"}});
    Add({.type = "leader",
         .id = NextName(),
         .of = name,
         .is = {"corps commander"},
         .place = Placed(corps.commander),
         .numbers = {{"ability", corps.ability}}});
    int index = 0;
    for (const Unit& unit : corps.units) {
      WriteUnit(unit, name,
                absl::StrFormat("%s%d-%d", people().letter, number, ++index));
    }
  }

  void WriteUnit(const Unit& unit, const std::string& of, std::string name) {
    Entry entry = {.type = "unit",
                   .id = std::move(name),
                   .of = of,
                   .is = {std::string(WordFor(kKindWords, unit.kind)),
                          std::string(WordFor(kQualityWords, unit.quality))},
                   .place = Placed(unit.place)};
    if (placed_) {
      entry.heading = heading();
      entry.numbers.emplace_back("files", unit.files());
    }
    if (unit.troops > 0) entry.numbers.emplace_back("troops", unit.troops);
    if (unit.guns > 0) entry.numbers.emplace_back("guns", unit.guns);
    if (unit.heavy > 0) entry.numbers.emplace_back("heavy guns", unit.heavy);
    if (unit.guns > 0 && unit.kind.arm == Arm::kInfantry) {
      entry.is.emplace_back(WordFor(kGunPlaceWords, GunPlace::kCentre));
    }
    Add(std::move(entry));
  }

  const bool placed_;
};

ScenarioDocument Generate(const WantedBattle& wanted) {
  const int corps = wanted.size;
  const Streams streams(wanted);
  RandomDraws matter = streams.Of(Part::kMatter);
  const Theme theme = static_cast<Theme>(matter.Between(0, 2));
  const People& ally = DrawAlly(matter);
  // The French are the first side of the rules.
  const std::array<const People*, 2> people = {&kFrench, &ally};

  RandomDraws forces = streams.Of(Part::kForces);
  std::array<Army, 2> armies = RaiseMatched<Army>(
      wanted.points,
      [&](size_t side) { return Raise(people[side]->name, corps, forces); });
  // Initiative is not priced: both have the same.
  armies[1].ability = armies[0].ability;
  RandomDraws places = streams.Of(Part::kDeployment);
  const TableSize table = TableFor(corps);
  for (Army& army : armies) Deploy(army, table, places);
  TurnRound(armies[1], table);
  GroundPlan plan(table.width, table.depth);
  LayForces(armies[0], false, plan);
  LayForces(armies[1], true, plan);
  RandomDraws lie = streams.Of(Part::kGround);
  Ground ground = LayGround(std::move(plan), theme, corps, ToFront(corps), lie);

  ScenarioDocument document =
      TitlePage("la_grande_armee", ground.village, wanted, WordsFor(theme),
                "corps", {armies[0].Points(), armies[1].Points()}, table);
  if (wanted.fog) document.options.emplace_back("fog", "encounter");
  document.entries.push_back({.type = "clock"});
  for (const People* side : people) {
    document.entries.push_back({.type = "side", .id = std::string(side->name)});
  }
  MoveEntries(ground.entries, document);
  RandomDraws words = streams.Of(Part::kWords);
  const bool placed = !wanted.fog;
  ArmyWriter(*people[0], Heading::Degrees(0), placed, words, document.entries)
      .Write(armies[0]);
  ArmyWriter(*people[1], Heading::Degrees(180), placed, words, document.entries)
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
          .make = &la_grande_armee::generation::Generate,
          .has_fog = true};
}

}  // namespace berthier
