// What the documents of generated battles have in common: the draws of their
// parts, the title page, and the entries of an army.
//
//   const Streams streams(wanted);
//   RandomDraws forces = streams.Of(Part::kForces);
#ifndef BERTHIER_ARENAS_GENERATION_MUSTER_H_
#define BERTHIER_ARENAS_GENERATION_MUSTER_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agents/random_source.h"
#include "arenas/generation/armies.h"
#include "arenas/generation/generator.h"
#include "arenas/generation/names.h"
#include "arenas/generation/random_draws.h"
#include "engine/geometry/units.h"
#include "engine/model/scenario_document.h"

namespace berthier::generation {

// What is drawn from a seed: each part has its own stream, so that a change to
// one leaves the others. Parts are an enumeration of the ruleset.
class Streams {
 public:
  explicit Streams(const WantedBattle& wanted, Length lattice = kLattice)
      : seed_(SeedFor(wanted.seed, static_cast<uint64_t>(wanted.size))),
        lattice_(lattice) {}

  template <typename Part>
  RandomDraws Of(Part part) const {
    return RandomDraws(SeedFor(seed_, static_cast<uint64_t>(part)), lattice_);
  }

 private:
  uint64_t seed_;
  Length lattice_;
};

// One of the allies of the list, each as likely.
const Nation& DrawAlly(RandomDraws& draws);

// A document with the size of the table, "The battle of VILLAGE", and in its
// note what it was made from: "..., 2 corps a side, 90 against 88 points".
// `about` may be empty.
ScenarioDocument TitlePage(std::string_view ruleset, std::string_view village,
                           const WantedBattle& wanted, std::string_view about,
                           std::string_view formations,
                           std::array<int, 2> points, TableSize table);

// The entry of a side, with the edge of the table that is its own under `link`.
Entry SideOf(const Nation& people, std::string_view link,
             std::string_view edge);

void MoveEntries(std::vector<Entry>& from, ScenarioDocument& document);

// Writes the army of a side into the entries of a document. A ruleset's writer
// derives from it.
class Muster {
 protected:
  // The generals of the people are shuffled by `draws`.
  Muster(const Nation& people, Heading heading, RandomDraws& draws,
         std::vector<Entry>& entries);

  const Nation& people() const { return people_; }
  Heading heading() const { return heading_; }
  // Another general's; "French general 11" when all names are given away.
  std::string NextName();
  // An entry of this side.
  void Add(Entry entry);

 private:
  const Nation& people_;
  Heading heading_;
  std::vector<std::string_view> generals_;
  std::vector<Entry>& entries_;
  size_t next_general_ = 0;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_MUSTER_H_
