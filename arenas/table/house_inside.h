// The inside of the house: the games that are open, who thinks about them, and
// a function a request. For the house_*.cc alone, which are its parts: games
// begun and opened, looking, ordering, thinking, reviewing.
//
// Law: every request of README.md stands in Handlers or GameHandlers.
#ifndef BERTHIER_ARENAS_TABLE_HOUSE_INSIDE_H_
#define BERTHIER_ARENAS_TABLE_HOUSE_INSIDE_H_

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "agents/agent.h"
#include "arenas/table/allotment.h"
#include "arenas/table/game_review.h"
#include "arenas/table/house.h"
#include "arenas/table/session.h"
#include "arenas/table/views.h"

namespace berthier {

namespace house_parts {

// The level that gives hints, unless another is asked for.
inline constexpr std::string_view kAdviser = "veteran";

// What a request comes to.
struct Answer {
  int status = 200;
  nlohmann::json body = nlohmann::json::object();
};
Answer Wrong(std::string sentence, int status = 400);
Answer Wrong(const absl::Status& status);

// Null if there is no such agent for the ruleset.
std::shared_ptr<Agent> Seated(const std::string& request,
                              std::string_view ruleset);
// An agent asked from whatever thread; what it throws is its failure.
Choice Asked(Agent& agent, const Game& game, const Position& view, Side side);
// A game of a log, counted from 1.
absl::StatusOr<wire::GameRecord> RecordIn(std::string bytes, int number);

}  // namespace house_parts

class House::Inside {
 public:
  using json = nlohmann::json;
  using Answer = house_parts::Answer;

  Inside(std::span<const Ruleset> rulesets, Keeper& keeper, std::string program)
      : rulesets_(rulesets), keeper_(keeper), program_(std::move(program)) {}

  void Welcome(std::string request) { welcome_.push_back(std::move(request)); }

  Reply Ask(std::string_view request, std::string_view body);

  uint64_t change() const { return change_; }
  std::vector<Change> ChangesSince(uint64_t number) const;

  std::optional<Errand> NextErrand(ErrandKind kind);
  void Hurry();
  std::optional<std::string> LogOfGame(std::string_view game);
  std::optional<std::string> PageAboutGame(std::string_view game,
                                           std::string_view what);

 private:
  // A game that is open, and who thinks about it.
  struct Playing {
    struct Player {
      std::shared_ptr<Agent> agent;
      bool begun = false;
      uint64_t errand = 0;  // that is under way; 0 if none is
      int at = 0;           // what it is about
    };
    struct Advice {
      bool wanted = false;
      std::string level = std::string(house_parts::kAdviser);
      std::shared_ptr<Agent> agent;
      uint64_t errand = 0;
      int at = -1;
      std::optional<Choice> choice;
    };

    // Of the game as it is; another step, and it is of another game.
    struct Reviewing {
      bool wanted = false;
      std::shared_ptr<ReviewWork> work;  // that is under way
      std::shared_ptr<const TableReview> made;
      std::string failure;
    };
    // An order that somebody tries where it has been reviewed.
    struct Trying {
      size_t step = 0;
      Order order;
      bool wanted = false;
      uint64_t errand = 0;  // that is under way
      std::optional<TriedOrder> told;
    };

    // The split that is awaited, weighed.
    struct Allotting {
      int at = -1;
      bool wanted = false;
      uint64_t errand = 0;  // that is under way
      std::optional<TableAllotment> made;
    };

    std::unique_ptr<TableSession> session;
    bool is_kept = true;  // not yet, of one that is there to try things out
    std::array<Player, kSides> players;
    Advice advice;
    Reviewing reviewing;
    Trying trying;
    Allotting allotting;
  };

  using Handler = Answer (Inside::*)(const json& request);
  using GameHandler = Answer (Inside::*)(const std::string& name,
                                         Playing& playing, const json& request);

  Answer AnswerTo(std::string_view request, std::string_view body);
  std::optional<Errand> NextThought();
  std::optional<Errand> NextTrial();
  std::optional<Errand> NextAllotment();
  std::optional<Errand> NextReview();
  void FinishThought(uint64_t id, const Choice& choice);
  void FinishReview(
      const std::string& name, const std::shared_ptr<ReviewWork>& work,
      const absl::StatusOr<std::shared_ptr<const TableReview>>& made);
  void DropReview(Playing& playing);
  // Of a game that has been reviewed, a decision with a choice, from 0; or a
  // complaint.
  std::variant<size_t, Answer> ReviewedDecision(const Playing& playing,
                                                const json& request) const;
  // Null if there is no such game.
  Playing* Find(const std::string& name);

  void Tell(const std::string& name, std::string_view what);
  // After the game has changed.
  absl::Status Keep(const std::string& name, std::string_view what);
  // A new game under a new name.
  Answer Enter(std::unique_ptr<TableSession> session);
  Answer Moved(const std::string& name, const Playing& playing, int from,
               std::string_view what);
  // A complaint if the client has not seen the last step, or the game is over.
  std::optional<Answer> Outdated(const Playing& playing, const json& request);
  Position Seen(const Playing& playing) const {
    return SeenBy(*playing.session, playing.session->now(),
                  EyesOf(*playing.session));
  }
  absl::StatusOr<Order> PartOf(const Playing& playing, const json& request);
  Answer Advise(const std::string& name, Playing& playing, const json& request);
  Answer AllotByAdviser(const std::string& name, Playing& playing,
                        const json& request);

  // What is listed of a kept game; null if it cannot be read.
  json Summary(const Keeper::Game& kept);
  Answer AskHouse(const json& request);
  Answer AskNew(const json& request);
  Answer AskOpen(const json& request);

  Answer AskAgain(const std::string&, Playing&, const json&);
  Answer AskState(const std::string&, Playing&, const json&);
  Answer AskStory(const std::string&, Playing&, const json&);
  Answer AskLuck(const std::string&, Playing&, const json&);
  Answer AskCard(const std::string&, Playing&, const json&);
  Answer AskTargets(const std::string&, Playing&, const json&);
  Answer AskReach(const std::string&, Playing&, const json&);
  Answer AskMeasure(const std::string&, Playing&, const json&);
  Answer AskDraft(const std::string&, Playing&, const json&);
  Answer AskSnap(const std::string&, Playing&, const json&);
  Answer AskOdds(const std::string&, Playing&, const json&);
  Answer AskPhrase(const std::string&, Playing&, const json&);
  Answer AskOrder(const std::string&, Playing&, const json&);
  Answer AskDice(const std::string&, Playing&, const json&);
  Answer AskUndo(const std::string&, Playing&, const json&);
  Answer AskFork(const std::string&, Playing&, const json&);
  Answer AskCorrect(const std::string&, Playing&, const json&);
  Answer AskResign(const std::string&, Playing&, const json&);
  Answer AskSettings(const std::string&, Playing&, const json&);
  Answer AskNow(const std::string&, Playing&, const json&);
  Answer AskWhy(const std::string&, Playing&, const json&);
  Answer AskHint(const std::string&, Playing&, const json&);
  Answer AskAllot(const std::string&, Playing&, const json&);
  Answer AskCheck(const std::string&, Playing&, const json&);
  Answer AskReview(const std::string&, Playing&, const json&);
  Answer AskMoment(const std::string&, Playing&, const json&);
  Answer AskJudge(const std::string&, Playing&, const json&);
  Answer AskForget(const std::string&, Playing&, const json&);

  static const std::map<std::string_view, Handler>& Handlers();
  static const std::map<std::string_view, GameHandler>& GameHandlers();

  std::span<const Ruleset> rulesets_;
  Keeper& keeper_;
  const std::string program_;
  std::vector<std::string> welcome_;
  std::map<std::string, Playing> games_;
  json offers_;
  struct Summed {
    std::string stamp;
    json game;
  };
  std::map<std::string, Summed> summaries_;
  uint64_t change_ = 0;
  std::deque<Change> changes_;
  uint64_t errands_ = 0;
  // Of games that were forgotten while somebody thought.
  std::vector<std::shared_ptr<Agent>> dismissed_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HOUSE_INSIDE_H_
