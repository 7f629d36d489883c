// A parser that reads a phrase in one of several ways: with or without a
// subject before the verb.
//
//   Reading reading(game, position, picture, words, selected);
//   if (reading.Read(Reading::Opening::kName)) reading.order();
#ifndef BERTHIER_ARENAS_TABLE_PHRASE_READING_H_
#define BERTHIER_ARENAS_TABLE_PHRASE_READING_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/table/phrase_pose.h"
#include "arenas/table/phrase_words.h"
#include "engine/model/game.h"

namespace berthier {

class Reading {
 public:
  Reading(const Game& game, const Position& position, const Picture& picture,
          std::span<const PhraseWord> words, EntityId selected)
      : game_(game),
        position_(position),
        picture_(picture),
        words_(words),
        selected_(selected) {}

  // What the phrase begins with: the verb, a whole name, or an abbreviated one.
  enum class Opening : uint8_t { kVerb, kName, kLikeName };

  // Parses the whole phrase. False on an error; complaint() then says why,
  // unless the phrase does not begin with a name.
  bool Read(Opening opening);

  const Order& order() const { return order_; }
  // Verbs that are understood as well where only the way was said.
  const std::set<uint8_t>& other_verbs() const { return other_verbs_; }
  const std::string& complaint() const { return complaint_; }
  // The number of words read.
  size_t reached() const { return at_; }

 private:
  // Sets the complaint and returns false.
  bool Complain(std::string complaint);
  std::span<const PhraseWord> rest() const { return words_.subspan(at_); }
  const std::string& word() const { return words_[at_].small; }
  bool more() const { return at_ < words_.size(); }
  // Reads the next word if it is `expected`; returns whether it was.
  bool Skip(std::string_view expected);
  bool takes(Takes one) const { return Has(verb().takes, one); }
  const Verb& verb() const { return game_.vocabulary().verbs[order_.verb]; }
  std::string VerbNamed() const { return Quoted(verb().name); }
  std::string_view NameOfId(EntityId id) const;
  // The ids of all entities of the game.
  std::vector<EntityId> game_names() const;

  // ---- Names ---------------------------------------------------------------
  // Reads the longest whole name among those of `ids`; kNone if there is none.
  EntityId WholeName(const std::vector<EntityId>& ids);
  // Whether the next words are `name`, case included.
  bool AsTyped(std::string_view name) const;

  // Reads a whole name, or else words that are the beginning of only one name,
  // or else a word that occurs in only one name. kNone, with a complaint, if
  // several names fit.
  EntityId LikeName(const std::vector<EntityId>& ids);

  // ---- The verb ------------------------------------------------------------
  bool ReadVerb();
  // Whether a verb such as "forward" or "wheel" is at the same time the first
  // step of the way: "forward 4", "wheel left 30".
  bool IsStepToo() const;
  // Where no verb is said: that of the manner, or of the way, that follows;
  // false if there is none, and nothing is read.
  bool GuessVerb();
  bool GuessByManner();
  bool GuessByWay();
  // Verbs of the orders that Game::Propose gives.
  std::set<uint8_t> VerbsNow() const;

  // Whether this decision asks for such orders, though none may be legal.
  bool IsOpen(uint8_t verb) const;
  // Removes verbs that cannot be ordered now, unless that removes all.
  void KeepThoseNow(std::vector<uint8_t>& found) const;
  // The verbs that can be ordered now, for a complaint.
  std::string SomeVerbs() const;

  // ---- The verb's parameters -----------------------------------------------
  // Whether another name can be read.
  bool WantsName() const;
  bool ReadItem();
  // The known words most similar to the next one, for a complaint.
  std::string NearestHere() const;
  bool ReadManner();

  // Reads a share: "reille 3", or "3" alone. nullopt: there is none here;
  // false: an error.
  std::optional<bool> ReadShare();
  bool Known(EntityId id) const;
  // Whether some proposal orders it.
  bool MayBeOrdered(EntityId id) const;

  // ---- Places and headings -------------------------------------------------
  // Reads "to", "facing", "forward" and so on with what follows; nullopt: no
  // keyword here; false: an error.
  std::optional<bool> ReadKeyword();
  // Reads a number, in millionths.
  std::optional<int64_t> Number();
  // Reads "in", "inches" or the ruler's unit, if it is here.
  bool SkipUnit();

  // The last word read, as typed and quoted.
  std::string Before() const;
  // Adds a step if the verb takes a place, or a heading.
  bool Add(const PoseStep& step);
  bool ReadPlace();
  // Reads the name of something on the table; nullopt if it is none.
  std::optional<Point> ReadNamedPlace();
  bool ReadVia();
  bool ReadFacing();
  bool ReadStep(PoseStep::Kind kind, int sign);

  // Reads what follows "wheel" or "turn": "left 30", "45 right", "about".
  bool ReadTurn(PoseStep::Kind kind);
  bool ReadNumber();

  // ---- The whole -----------------------------------------------------------
  // Fills in the order from the items read; false if one is missing.
  bool Complete();
  bool SettleNames();
  bool SettlePose();
  bool SettleRest();
  // How far was said is how far it goes: a change of formation on the way that
  // moves its centre comes on top.
  void AddChange();
  // Takes the amount of a proposal that is otherwise the same; false: none is.
  bool ProposedAmount();

  const Game& game_;
  const Position& position_;
  const Picture& picture_;
  std::span<const PhraseWord> words_;
  EntityId selected_;
  size_t at_ = 0;  // the next word
  std::string complaint_;
  Order order_;
  EntityId leading_ = EntityId::kNone;  // named before the verb
  std::vector<EntityId> named_;         // named after the verb
  std::vector<PoseStep> steps_;
  bool has_manner_ = false;
  bool has_amount_ = false;
  bool has_via_ = false;
  int next_share_ = 0;
  std::set<uint8_t> other_verbs_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_READING_H_
