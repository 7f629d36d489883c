// One way to read a phrase: with its subject before the verb, or not.
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

  // Whom a phrase may begin with: nobody, a whole name, or what may mean one.
  enum class Opening : uint8_t { kVerb, kName, kLikeName };

  // False with a complaint.
  bool Read(Opening opening);

  const Order& order() const { return order_; }
  const std::string& complaint() const { return complaint_; }
  size_t reached() const { return at_; }

 private:
  bool Complain(std::string complaint);
  std::span<const PhraseWord> rest() const { return words_.subspan(at_); }
  const std::string& word() const { return words_[at_].small; }
  bool more() const { return at_ < words_.size(); }
  bool Skip(std::string_view expected);
  bool takes(Takes one) const { return Has(verb().takes, one); }
  const Verb& verb() const { return game_.vocabulary().verbs[order_.verb]; }
  std::string VerbNamed() const { return Quoted(verb().name); }
  std::string_view NameOfId(EntityId id) const;
  std::vector<EntityId> game_names() const;

  // ---- Names ---------------------------------------------------------------
  // The one with the longest whole name here; goes on behind it.
  EntityId WholeName(const std::vector<EntityId>& ids);
  bool AsTyped(std::string_view name) const;

  // A whole name, else the only one that begins so, else the only one with
  // this word in it. With a complaint if several do.
  EntityId LikeName(const std::vector<EntityId>& ids);

  // ---- The verb ------------------------------------------------------------
  bool ReadVerb();
  std::set<uint8_t> VerbsNow() const;

  // Leaves those that can be ordered now, if there are any.
  void KeepThoseNow(std::vector<uint8_t>& found) const;
  std::string SomeVerbs() const;

  // ---- What comes with it --------------------------------------------------
  bool WantsName() const;
  bool ReadItem();
  std::string NearestHere() const;
  bool ReadManner();

  // "reille 3", or 3 alone; nothing if neither stands here.
  std::optional<bool> ReadShare();
  bool Known(EntityId id) const;

  // ---- Places and headings -------------------------------------------------
  std::optional<bool> ReadKeyword();
  std::optional<int64_t> Number();
  bool SkipUnit();

  // The words before where it is, as typed.
  std::string Before() const;
  bool Add(const PoseStep& step);
  bool ReadPlace(PoseStep::Kind kind);
  bool ReadVia();
  bool ReadFacing();
  bool ReadStep(PoseStep::Kind kind, int sign);

  // "wheel left 30", "turn 45 right", "turn about".
  bool ReadTurn(PoseStep::Kind kind);
  bool ReadNumber();

  // ---- The whole -----------------------------------------------------------
  bool Complete() { return SettleNames() && SettlePose() && SettleRest(); }
  bool SettleNames();
  bool SettlePose();
  bool SettleRest();

  const Game& game_;
  const Position& position_;
  const Picture& picture_;
  std::span<const PhraseWord> words_;
  EntityId selected_;
  size_t at_ = 0;
  std::string complaint_;
  Order order_;
  EntityId leading_ = EntityId::kNone;
  std::vector<EntityId> named_;  // after the verb
  std::vector<PoseStep> steps_;
  bool has_manner_ = false;
  bool has_amount_ = false;
  bool has_via_ = false;
  int next_share_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_READING_H_
