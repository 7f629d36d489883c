// Implementation class of House: the open games, the agents that think about
// them, and one function per request. For the house*.cc only: games (begin and
// open), looking, ordering, thinking, reviewing.
//
// Law: every request of README.md is in Handlers or GameHandlers.
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

// The default level for hints.
inline constexpr std::string_view kAdviser = "veteran";

// The result of a request: an HTTP status and a JSON body.
struct Answer {
  int status = 200;
  nlohmann::json body = nlohmann::json::object();
};
// An error reply.
Answer Wrong(std::string sentence, int status = 400);
Answer Wrong(const absl::Status& status);

// A new agent; null if there is no such agent for the ruleset.
std::shared_ptr<Agent> Seated(const std::string& request,
                              std::string_view ruleset);
// Calls Decide, on any thread; an exception becomes the choice's failure.
Choice Asked(Agent& agent, const Game& game, const Position& view, Side side);
// Game `number` (from 1) of a log, given as bytes.
absl::StatusOr<wire::GameRecord> RecordIn(std::string bytes, int number);

}  // namespace house_parts

class House::Inside {
 public:
  using json = nlohmann::json;
  using Answer = house_parts::Answer;

  Inside(std::span<const Ruleset> rulesets, Keeper& keeper, std::string program)
      : rulesets_(rulesets), keeper_(keeper), program_(std::move(program)) {}

  void Welcome(std::string request) { welcome_.push_back(std::move(request)); }
  // Whether an agent may be seated: any of the registry, and of the external
  // programs only those that were welcomed. A log may name any command.
  bool MayPlay(const std::string& request) const;

  Reply Ask(std::string_view request, std::string_view body);

  uint64_t change() const { return change_; }
  std::vector<Change> ChangesSince(uint64_t number) const;

  std::optional<Errand> NextErrand(ErrandKind kind);
  void Hurry();
  std::optional<std::string> LogOfGame(std::string_view game);
  std::optional<std::string> PageAboutGame(std::string_view game,
                                           std::string_view what);

 private:
  // An open game and the work under way for it. `errand` is the number of the
  // errand under way, 0 if there is none; `at` is the number of steps of the
  // moment that the work is about.
  struct Playing {
    struct Player {
      std::shared_ptr<Agent> agent;
      bool begun = false;  // Agent::Begin was called
      uint64_t errand = 0;
      int at = 0;
    };
    struct Advice {
      bool wanted = false;
      std::string level = std::string(house_parts::kAdviser);
      std::shared_ptr<Agent> agent;
      uint64_t errand = 0;
      int at = -1;
      std::optional<Choice> choice;
    };

    // The review of the game's current state; dropped when the game changes.
    struct Reviewing {
      bool wanted = false;
      std::shared_ptr<ReviewWork> work;  // under way; null: none
      std::shared_ptr<const TableReview> made;
      std::string failure;
    };
    // An order that a player tries at a reviewed decision.
    struct Trying {
      size_t step = 0;  // the decision, from 0
      Order order;
      bool wanted = false;
      uint64_t errand = 0;
      std::optional<TriedOrder> told;
    };

    // Advice on the split of points that is awaited now.
    struct Allotting {
      int at = -1;
      bool wanted = false;
      uint64_t errand = 0;  // of the last errand, which may have ended
      std::optional<TableAllotment> made;
    };

    std::unique_ptr<TableSession> session;
    bool is_kept = true;  // saved; false: a practice fork not changed yet
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
  // Enters the result of errand `id`: an order or a hint.
  void FinishThought(uint64_t id, const Choice& choice);
  void FinishReview(
      const std::string& name, const std::shared_ptr<ReviewWork>& work,
      const absl::StatusOr<std::shared_ptr<const TableReview>>& made);
  // Cancels and forgets the game's review.
  void DropReview(Playing& playing);
  // The index (from 0) of the reviewed decision that a request names, or an
  // error if the game is not reviewed or there was nothing to choose.
  std::variant<size_t, Answer> ReviewedDecision(const Playing& playing,
                                                const json& request) const;
  // An open game, or a saved game that is opened now; null if there is none.
  Playing* Find(const std::string& name);

  // Adds a change to the stream of changes.
  void Tell(const std::string& name, std::string_view what);
  // Saves a game that has changed, drops its review and adds a change.
  absl::Status Keep(const std::string& name, std::string_view what);
  // Adds and saves a new game under a new name.
  Answer Enter(std::unique_ptr<TableSession> session);
  // Keeps a changed game; replies with its story after step `from`.
  Answer Moved(const std::string& name, const Playing& playing, int from,
               std::string_view what);
  // An error if the client has not seen the last step, or the game is over.
  std::optional<Answer> Outdated(const Playing& playing, const json& request);
  // The current position as the page may see it.
  Position Seen(const Playing& playing) const {
    return SeenBy(*playing.session, playing.session->now(),
                  EyesOf(*playing.session));
  }
  // The verb, manner, subject and object that a request names; nothing else of
  // the order is set.
  absl::StatusOr<Order> PartOf(const Playing& playing, const json& request);
  // Asks the adviser; the reply's `thinking` says whether it is still working.
  Answer Advise(const std::string& name, Playing& playing, const json& request);
  Answer AllotByAdviser(const std::string& name, Playing& playing,
                        const json& request);

  // A saved game's entry in the list of games; null if it cannot be read.
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
  std::map<std::string, Playing> games_;  // open games by name
  json offers_;                           // null until first asked for
  struct Summed {
    std::string stamp;
    json game;
  };
  std::map<std::string, Summed> summaries_;  // by name of the saved game
  uint64_t change_ = 0;                      // number of the last change
  std::deque<Change> changes_;
  uint64_t errands_ = 0;  // number of the last errand
  // Agents of deleted games that were still thinking.
  std::vector<std::shared_ptr<Agent>> dismissed_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HOUSE_INSIDE_H_
