// The reference player: the player that continues a position whose worth is
// asked for.
//
// W(position) is the expected final score of the first side when the reference
// player plays on for both sides. A different player gives a different W, so
// every page that shows a W names the player. It decides by what the side to
// move sees, never by what is hidden from that side.
//
// There are two kinds: the doctrine's playout policy, called "at-a-glance"
// (fast: thousands of playouts a second), and any agent that can be named (as
// slow as that agent is). With both, the ruleset's doctrine decides when a
// playout stops and values the position.
//
// Laws: after BeginTrial with equal seeds, equal positions get equal orders.
//
//   auto made = MakeReferencePlayer("drill", game, doctrine);
//   ReferencePlayer& player = *std::get<0>(made);
//   player.BeginTrial(7);
//   const Order order = player.Choose(game, position, chooser);
#ifndef BERTHIER_AGENTS_VALUE_REFERENCE_PLAYER_H_
#define BERTHIER_AGENTS_VALUE_REFERENCE_PLAYER_H_

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "agents/doctrine/doctrine.h"

namespace berthier {

class ReferencePlayer : public Doctrine {
 public:
  // Begins a playout; forgets everything about the previous one.
  virtual void BeginTrial(uint64_t seed) = 0;
  // The name it was requested by; shown on every page.
  virtual std::string_view name() const = 0;
  // Whether all its randomness comes from the chooser it is given.
  virtual bool DrawsFromChooserAlone() const = 0;
  // A copy of this player, for another thread.
  virtual std::unique_ptr<ReferencePlayer> Another() const = 0;

  std::unique_ptr<Doctrine> Clone() const final { return Another(); }
};

// Name of the player that uses the doctrine's playout policy.
inline constexpr std::string_view kAtAGlance = "at-a-glance";

// A player, or a one-line error about the name.
using MadeReferencePlayer =
    std::variant<std::unique_ptr<ReferencePlayer>, std::string>;

// `name` is "at-a-glance" or an agent as on the command line, NAME or
// NAME:SETTINGS. `doctrine` is the ruleset's; the player keeps a copy.
MadeReferencePlayer MakeReferencePlayer(std::string_view name, const Game& game,
                                        const Doctrine& doctrine);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_REFERENCE_PLAYER_H_
