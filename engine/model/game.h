// The forward model: the interface between rulesets and all other code.
//
// A Game is immutable (ruleset + scenario) and may be shared by threads; a
// Position is one state of it. At any moment a position awaits exactly one
// thing: a decision by one side, a roll of dice, or nothing. Forced steps
// without a decision or dice are played at once, and a decision with exactly
// one legal order is skipped.
//
// Laws (one suite of contract tests runs them on every ruleset and scenario):
//   - Propose yields at least one order at every decision; every order from
//     Propose or ProposeOne passes Check.
//   - Check never changes anything and accepts any order value as input.
//   - Play of an order that Check accepts, and Resolve with faces of the dice
//     asked for, lead to a position that awaits something; every game ends.
//   - The number of the player-turn never decreases; its title is never empty
//     and does not change during the player-turn.
//   - Equal positions have equal hashes; Build(Write(p)) starts at p.
//   - A listener hears at least one event for every roll. (An order that only
//     chooses what comes next may be silent: Say(order) describes it.)
//   - What a side may order depends only on what it sees: Propose returns the
//     same for the position, for the side's view and for every sample of it.
//   - The way of an order (WayOf) begins where its subject stands and ends
//     where the subject stands after the order has been played; where dice come
//     first, after those.
//   - MeasureBetween is symmetric; a price is at most what is left in the
//     purse, and paying it lowers what is left by that amount.
//   - Outcome classes: see roll.h.
//
//   Position p(game.layout());
//   game.Start(p);
//   while (!game.Awaits(p).is_over()) {
//     if (game.Awaits(p).is_roll()) game.Resolve(p, Throw(game.DiceFor(p)), 0);
//     else game.Play(p, game.ProposeOne(p, chooser), nullptr);
//   }
#ifndef BERTHIER_ENGINE_MODEL_GAME_H_
#define BERTHIER_ENGINE_MODEL_GAME_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/model/awaited.h"
#include "engine/model/chooser.h"
#include "engine/model/entry_form.h"
#include "engine/model/event.h"
#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/model/picture.h"
#include "engine/model/position.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "engine/model/scenario_document.h"
#include "engine/model/side.h"
#include "engine/model/vocabulary.h"

namespace berthier {

class Game {
 public:
  virtual ~Game() = default;

  // ---- What never changes --------------------------------------------------
  virtual std::string_view ruleset() const = 0;
  virtual const Vocabulary& vocabulary() const = 0;
  virtual const std::vector<EntityInfo>& entities() const = 0;
  virtual std::string_view SideName(Side side) const = 0;
  virtual PositionLayout layout() const = 0;

  // ---- The state -----------------------------------------------------------
  // Sets `position` to the starting position, described by the document.
  virtual void Start(Position& position) const = 0;
  virtual Awaited Awaits(const Position& position) const = 0;
  // A number for the current player-turn: constant during a player-turn, the
  // other side's reactions included, and higher in every later one, though not
  // always by one. Cheap to compute; reveals nothing hidden.
  virtual uint32_t PlayerTurn(const Position& position) const = 0;
  // The player-turn in words, "round 3, 12:15, French"; constant during it.
  virtual std::string TurnTitle(const Position& position) const = 0;
  // Call it only for a finished game.
  virtual Score FinalScore(const Position& position) const = 0;
  virtual uint64_t Hash(const Position& position) const = 0;

  // ---- Decisions -----------------------------------------------------------
  // Accepts or refuses ANY order, however senseless. The position must await a
  // decision.
  virtual Verdict Check(const Position& position, const Order& order) const = 0;
  // Appends a finite set of legal orders, all different, in a fixed sequence.
  virtual void Propose(const Position& position,
                       std::vector<Order>& orders) const = 0;
  // A random legal order: uniform over the verbs (and subjects) that have one,
  // then random in its parameters, without enumerating the others. Allocates
  // nothing.
  virtual Order ProposeOne(const Position& position,
                           Chooser& chooser) const = 0;
  // Plays an order that Check accepts; any other order is a bug of the caller.
  // `listener` may be null.
  virtual void Play(Position& position, const Order& order,
                    Listener* listener) const = 0;

  // ---- Dice ----------------------------------------------------------------
  // The dice to throw, without the rest of Describe; cheap, for playouts.
  virtual Dice DiceFor(const Position& position) const = 0;
  // True if these faces are void and must be thrown again.
  virtual bool ThrownAgain(const Position& position, const Faces& faces) const;
  // Fills in everything about the awaited roll.
  virtual void Describe(const Position& position, Roll& roll) const = 0;
  // True if both faces, neither of them void, belong to the same outcome class
  // of Describe. The default plays both and compares the positions; it is right
  // only for games in which different classes always lead to different
  // positions, which the laws of outcome classes do not require.
  virtual bool SameOutcome(const Position& position, const Faces& a,
                           const Faces& b) const;
  // Applies faces of the dice of DiceFor for which ThrownAgain is false.
  virtual void Resolve(Position& position, const Faces& faces,
                       Listener* listener) const = 0;

  // ---- Hidden information --------------------------------------------------
  // What `side` sees: a position with everything hidden from the side blanked.
  // The default copies the position (open information). See of a view, or of
  // a sample of it, gives the same view again; what is awaited is never
  // hidden. Events and descriptions are for a referee: where information is
  // hidden, players must be given views.
  virtual void See(const Position& position, Side side, Position& view) const;
  // A random full position consistent with `view`, what `side` sees.
  virtual void Sample(const Position& view, Side side, Chooser& chooser,
                      Position& position) const;
  // Whether `side`, which does not decide, is told the order or the dice that
  // lead from `before` to `after`, and all events. Where it is, the order says
  // the same in every position consistent with what the side sees of `before`.
  // The default tells a step only if nothing is hidden on either side of it.
  virtual bool IsToldTo(Side side, const Position& before,
                        const Position& after) const;

  // ---- For people ----------------------------------------------------------
  virtual Picture Draw(const Position& position) const = 0;
  // The order in words precise enough to carry out with a ruler ("F1 wheels
  // right 12 degrees, then advances 3.2 in"). `position` is that before the
  // order is played; the order must be legal.
  virtual std::string Say(const Position& position,
                          const Order& order) const = 0;
  // Each returns one sentence.
  virtual std::string Say(const Event& event) const = 0;
  virtual std::string Say(const Refusal& refusal) const = 0;
  // What is thrown and why: "F1: morale check to charge, needs 4+".
  virtual std::string Say(const Roll& roll) const = 0;
  // The result of that roll's dice: "the target is beaten", "7 CP".
  virtual std::string Say(const Roll& roll,
                          const OutcomeClass& outcome) const = 0;
  // The receivers of the shares of an order that splits an amount (generals,
  // sides of a town), in the order of the bytes of Order::amount; empty for
  // other orders.
  virtual std::vector<EntityId> ShareNames(const Position& position,
                                           const Order& order) const;
  // The path of the subject of a legal order: first where it stands now (or
  // where it enters the table), then one waypoint per leg. Empty if it does not
  // move.
  virtual std::vector<Waypoint> WayOf(const Position& position,
                                      const Order& order) const;
  // Arcs, ranges and radii of an entity on the table, the widest first.
  virtual std::vector<Zone> ZonesOf(const Position& position,
                                    EntityId id) const;
  // The distance from edge to edge of two different entities; nullopt if one of
  // them is not on the table.
  virtual std::optional<Measure> MeasureBetween(const Position& position,
                                                EntityId a, EntityId b) const;
  // What the orders of a side are paid from (such as command points), in the
  // sequence of its order of battle; empty where orders cost nothing.
  virtual std::vector<Purse> PursesOf(const Position& position,
                                      Side side) const;
  // What a legal order costs; nullopt if it is free of charge.
  virtual std::optional<Price> PriceOf(const Position& position,
                                       const Order& order) const;

  // ---- For the wire form ---------------------------------------------------
  virtual ScenarioDocument Write(const Position& position) const = 0;
};

// The outcome class of `roll` (from Describe) that these faces belong to.
const OutcomeClass& ClassOf(const Game& game, const Position& position,
                            const Roll& roll, const Faces& faces);

using Built = std::variant<std::unique_ptr<const Game>, Problem>;

// A ruleset: its name and how to build games of it. All rulesets are listed in
// one table (engine/rulesets/registry.h).
struct Ruleset {
  std::string_view name;   // one word, as in documents: "breakthrough"
  std::string_view title;  // for people, with its edition
  const Vocabulary& (*vocabulary)() = nullptr;
  Built (*build)(const ScenarioDocument& document) = nullptr;
  // The entries and options its documents may contain, as its reader checks
  // them; may be null.
  const std::vector<EntryForm>& (*entry_forms)() = nullptr;
  std::vector<OptionForm> (*options)() = nullptr;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_GAME_H_
