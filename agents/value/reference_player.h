// The reference player: who plays a position on when one asks what it is worth.
//
// W(position) is the expected final score of the first side when both sides
// play on as the reference player does. He is named on every page that shows a
// W, for another player makes another W. He decides by what the side to move
// sees, never by what is hidden from it.
//
// Two kinds: a doctrine at a glance (quick: thousands of playouts a second),
// and any agent that can be named (as slow as that agent is). What cuts a
// playout short and values it is the ruleset's doctrine in both.
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
  // A playout begins; whatever is remembered of the last one is forgotten.
  virtual void BeginTrial(uint64_t seed) = 0;
  // As it was asked for; said on every page.
  virtual std::string_view name() const = 0;
  // Whether all chance that it takes is drawn from the chooser it is given.
  virtual bool DrawsFromChooserAlone() const = 0;
  // The same player again, for another thread.
  virtual std::unique_ptr<ReferencePlayer> Another() const = 0;

  std::unique_ptr<Doctrine> Clone() const final { return Another(); }
};

// The name of the doctrine at a glance.
inline constexpr std::string_view kAtAGlance = "at-a-glance";

// A player, or one line about what is wrong with the name.
using MadeReferencePlayer =
    std::variant<std::unique_ptr<ReferencePlayer>, std::string>;

// `name` is "at-a-glance" or an agent as on the command line, NAME or
// NAME:SETTINGS. `doctrine` is the ruleset's; the player keeps a copy.
MadeReferencePlayer MakeReferencePlayer(std::string_view name, const Game& game,
                                        const Doctrine& doctrine);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_REFERENCE_PLAYER_H_
