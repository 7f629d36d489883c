// The forward model: the one contract between rulesets and everybody else.
//
// A Game is immutable (ruleset + scenario) and may be shared by threads; a
// Position is one state of it. At any moment a position awaits exactly one
// thing: a decision by one side, a roll of dice, or nothing. Forced steps with
// no decision and no dice run on at once, and a decision with exactly one
// legal order is not presented.
//
// Laws (one suite of contract tests runs them on every ruleset and scenario):
//   - Propose yields at least one order at every decision; every proposal and
//     every order of ProposeOne passes Check.
//   - Check never changes anything and answers any order whatever.
//   - Play after Check accepted, and Resolve with faces of the dice asked for,
//     lead to a position that awaits something; every game ends.
//   - The number of the player-turn never falls; its title is never empty and
//     the same all through it.
//   - Equal positions have equal hashes; Build(Write(p)) starts at p.
//   - Whoever listens is told at least one event of every roll. (An order that
//     only chooses what comes next may be silent: Say(order) tells it.)
//   - What a side may order depends on nothing that it does not see: Propose
//     says the same of the position, of the side's view and of every sample.
//   - The way of an order begins where its subject stands and ends where that
//     stands when the order has been played.
//   - Measuring a from b is measuring b from a; a price is at most what is
//   left,
//     and what is left after it is paid is less by the price.
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
  // Sets `position` to the one the document described.
  virtual void Start(Position& position) const = 0;
  virtual Awaited Awaits(const Position& position) const = 0;
  // Which player-turn the position is in: a number that is the same all through
  // a player-turn, answers of the other side included, and higher in each that
  // follows, though not always by one. Cheap; nothing in it is hidden.
  virtual uint32_t PlayerTurn(const Position& position) const = 0;
  // What people call it, "round 3, 12:15, French"; equal all through it.
  virtual std::string TurnTitle(const Position& position) const = 0;
  // Only of a finished game.
  virtual Score FinalScore(const Position& position) const = 0;
  virtual uint64_t Hash(const Position& position) const = 0;

  // ---- Decisions -----------------------------------------------------------
  // Accepts or refuses ANY order, however senseless. Needs a decision.
  virtual Verdict Check(const Position& position, const Order& order) const = 0;
  // Appends a finite set of legal orders, in a fixed sequence, no two equal.
  virtual void Propose(const Position& position,
                       std::vector<Order>& orders) const = 0;
  // One legal order: uniform over the verbs (and subjects) that have one, then
  // drawn over its parameters, without enumerating the rest. No allocation.
  virtual Order ProposeOne(const Position& position,
                           Chooser& chooser) const = 0;
  // Plays an order that Check accepts; anything else is a bug of the caller.
  virtual void Play(Position& position, const Order& order,
                    Listener* listener) const = 0;

  // ---- Dice ----------------------------------------------------------------
  // Only the dice: cheap, for playouts.
  virtual Dice DiceFor(const Position& position) const = 0;
  // These faces count for nothing and are thrown again.
  virtual bool ThrownAgain(const Position& position, const Faces& faces) const;
  // Everything about the roll awaited.
  virtual void Describe(const Position& position, Roll& roll) const = 0;
  // Whether both faces, neither thrown again, are of one class of Describe. The
  // default plays both and compares: for games in which every class leads
  // elsewhere, which is more than the laws of outcome classes ask.
  virtual bool SameOutcome(const Position& position, const Faces& a,
                           const Faces& b) const;
  // Applies faces of DiceFor that are not thrown again.
  virtual void Resolve(Position& position, const Faces& faces,
                       Listener* listener) const = 0;

  // ---- Hidden information --------------------------------------------------
  // What `side` sees: a position in which what is hidden from it is blank.
  // The default is the position itself (open information). Seeing a view, or
  // a sample of it, shows the same view again; what is awaited is never
  // hidden. Events and words are told to the referee: where information is
  // hidden, others get views.
  virtual void See(const Position& position, Side side, Position& view) const;
  // A position consistent with what `side` sees.
  virtual void Sample(const Position& view, Side side, Chooser& chooser,
                      Position& position) const;

  // ---- For people ----------------------------------------------------------
  virtual Picture Draw(const Position& position) const = 0;
  // The order in words that a ruler can follow ("F1 wheels right 12 degrees,
  // then advances 3.2 in"), before it is played; legal orders only.
  virtual std::string Say(const Position& position,
                          const Order& order) const = 0;
  // A sentence each.
  virtual std::string Say(const Event& event) const = 0;
  virtual std::string Say(const Refusal& refusal) const = 0;
  // What is thrown and why: "F1: morale check to charge, needs 4+".
  virtual std::string Say(const Roll& roll) const = 0;
  // What the dice have come to: "the target is beaten", "7 CP".
  virtual std::string Say(const OutcomeClass& outcome) const = 0;
  // Names of the shares of an order that splits an amount (generals, sides of
  // a town), in the order of the bytes of Order::amount; empty for all others.
  virtual std::vector<EntityId> ShareNames(const Position& position,
                                           const Order& order) const;
  // The way on which the subject of a legal order goes: first where it stands
  // now, or where it comes on, then a waypoint a leg. Empty if it does not
  // move.
  virtual std::vector<Waypoint> WayOf(const Position& position,
                                      const Order& order) const;
  // Arcs, ranges and radii of a thing on the table, the widest first.
  virtual std::vector<Zone> ZonesOf(const Position& position,
                                    EntityId id) const;
  // From edge to edge of two different things on the table; nothing if one of
  // them is not there.
  virtual std::optional<Measure> MeasureBetween(const Position& position,
                                                EntityId a, EntityId b) const;
  // What the orders of a side are paid from, in the sequence of its order of
  // battle; none where orders cost nothing.
  virtual std::vector<Purse> PursesOf(const Position& position,
                                      Side side) const;
  // What a legal order costs; nothing if it is free of charge.
  virtual std::optional<Price> PriceOf(const Position& position,
                                       const Order& order) const;

  // ---- For the wire form ---------------------------------------------------
  virtual ScenarioDocument Write(const Position& position) const = 0;
};

// The class of a described roll that these faces belong to.
const OutcomeClass& ClassOf(const Game& game, const Position& position,
                            const Roll& roll, const Faces& faces);

using Built = std::variant<std::unique_ptr<const Game>, Problem>;

// A ruleset: a name and the way to make games of it. All of them stand in one
// table (engine/rulesets/registry.h).
struct Ruleset {
  std::string_view name;   // one word, as in documents: "breakthrough"
  std::string_view title;  // for people, with its edition
  const Vocabulary& (*vocabulary)() = nullptr;
  Built (*build)(const ScenarioDocument& document) = nullptr;
  // What may be said in its documents, as its reader takes it; may be null.
  const std::vector<EntryForm>& (*entry_forms)() = nullptr;
  std::vector<OptionForm> (*options)() = nullptr;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_GAME_H_
