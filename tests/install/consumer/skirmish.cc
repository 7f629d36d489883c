// A game without the program: the engine alone, from another project. Plays two
// units by proposals at random and prints the score.
#include <cstdint>
#include <iostream>
#include <memory>
#include <utility>
#include <variant>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/chooser.h"
#include "engine/model/scenario_document.h"
#include "engine/rulesets/registry.h"

namespace {

class Chance final : public berthier::Chooser {
 public:
  uint32_t Below(uint32_t n) override {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<uint32_t>((state_ >> 33) % n);
  }

 private:
  uint64_t state_ = 1;
};

berthier::Entry Unit(const char* id, const char* side, int y,
                     berthier::Heading heading) {
  berthier::Entry unit;
  unit.type = "unit";
  unit.id = id;
  unit.side = side;
  unit.is = {"infantry"};
  unit.place =
      berthier::Point{berthier::Inches(30).ticks, berthier::Inches(y).ticks};
  unit.heading = heading;
  return unit;
}

}  // namespace

int main() {
  berthier::ScenarioDocument document;
  document.ruleset = "grande_tactique";
  document.width = berthier::Inches(60);
  document.depth = berthier::Inches(48);
  document.entries = {
      Unit("A", "French", 22, berthier::Heading::Degrees(0)),
      Unit("D", "Austrian", 26, berthier::Heading::Degrees(180))};
  const berthier::Ruleset* const ruleset =
      berthier::FindRuleset(document.ruleset);
  if (ruleset == nullptr) return 1;
  berthier::Built built = ruleset->build(document);
  if (const auto* problem = std::get_if<berthier::Problem>(&built)) {
    std::cerr << problem->where << ": " << problem->what << "\n";
    return 1;
  }
  const berthier::Game& game =
      *std::get<std::unique_ptr<const berthier::Game>>(built);
  berthier::Position position(game.layout());
  game.Start(position);
  Chance chance;
  int steps = 0;
  for (; !game.Awaits(position).is_over(); ++steps) {
    if (game.Awaits(position).is_decision()) {
      game.Play(position, game.ProposeOne(position, chance), nullptr);
      continue;
    }
    const berthier::Dice dice = game.DiceFor(position);
    berthier::Faces faces;
    do {
      faces = {};
      for (int die = 0; die < dice.count(); ++die) {
        faces.Add(static_cast<int>(
            1 + chance.Below(static_cast<uint32_t>(dice.SidesOf(die)))));
      }
    } while (game.ThrownAgain(position, faces));
    game.Resolve(position, faces, nullptr);
  }
  std::cout << "over after " << steps << " orders and rolls\n";
}
