#include "arenas/tournament/worker.h"

#include <malloc.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "agents/registry.h"
#include "arenas/match/luck_witness.h"
#include "arenas/tournament/adjudicator.h"
#include "arenas/tournament/move_now_timer.h"
#include "arenas/tournament/pipe.h"
#include "arenas/tournament/seating.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

static_assert(std::is_trivially_copyable_v<GameId>);

// How long after its clock an agent may go on before its worker is killed.
constexpr int64_t kGraceNanoseconds = 2'000'000'000;

int64_t Now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// An agent on its seat: its time is taken, and the journal knows when it is
// being asked.
class SeatedAgent final : public Agent {
 public:
  SeatedAgent(Agent& agent, Side side, GameClocks& clocks, Journal& journal,
              MoveNowTimer& timer)
      : agent_(agent),
        side_(side),
        clocks_(clocks),
        journal_(journal),
        timer_(timer) {}

  void Begin(const Game& game, Side side, uint64_t seed) override {
    const Asking asking(*this, 0);
    agent_.Begin(game, side, seed);
  }
  Choice Decide(const Game& game, const Position& view, Side side) override {
    if (!clocks_.IsRunning()) {
      const Asking asking(*this, 0);
      return agent_.Decide(game, view, side);
    }
    const int64_t out = Now() + clocks_.LeftNanoseconds(side_);
    const MoveNowTimer::Watch watch(timer_, agent_, out);
    const Asking asking(*this, out + kGraceNanoseconds);
    return agent_.Decide(game, view, side);
  }
  void End(const Game& game, const Score& score, Ending ending) override {
    const Asking asking(*this, 0);
    agent_.End(game, score, ending);
  }

 private:
  // While it lives the agent is at it, also if it ends by an exception.
  class Asking {
   public:
    Asking(SeatedAgent& seat, int64_t deadline) : seat_(seat), begun_(Now()) {
      seat_.journal_.Ask(seat_.side_, deadline);
    }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    ~Asking() {
      seat_.journal_.AskNobody();
      seat_.clocks_.used_nanoseconds[static_cast<size_t>(Index(seat_.side_))] +=
          Now() - begun_;
    }

   private:
    SeatedAgent& seat_;
    int64_t begun_;
  };

  Agent& agent_;
  Side side_;
  GameClocks& clocks_;
  Journal& journal_;
  MoveNowTimer& timer_;
};

// An agent that could not be made: it fails as soon as it is asked.
class UnmadeAgent final : public Agent {
 public:
  explicit UnmadeAgent(std::string why) : why_(std::move(why)) {}
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game&, const Position&, Side) override {
    Choice choice;
    choice.failure = Failure{
        .kind = FaultKind::kRefusedToStart, .what = why_, .evidence = ""};
    return choice;
  }

 private:
  std::string why_;
};

// The agents that are kept, the last used first.
class Home {
 public:
  Home(const TournamentPlan& plan, const Whereabouts& there)
      : plan_(plan), there_(there) {}
  ~Home() {
    for (Kept& kept : kept_) kept.agent->Close();
  }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;

  Agent& Of(int player, std::string_view ruleset) {
    for (auto at = kept_.begin(); at != kept_.end(); ++at) {
      if (at->player != player || at->ruleset != ruleset) continue;
      kept_.splice(kept_.begin(), kept_, at);
      return *kept_.front().agent;
    }
    if (kept_.size() == kAgentsAtHome) {
      kept_.back().agent->Close();
      kept_.pop_back();
    }
    MadeAgent made = MakeAgent(
        plan_.players[static_cast<size_t>(player)].request, ruleset, there_);
    std::unique_ptr<Agent> agent;
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      agent = std::make_unique<UnmadeAgent>(std::move(*problem));
    } else {
      agent = std::get<std::unique_ptr<Agent>>(std::move(made));
    }
    kept_.push_front({player, std::string(ruleset), std::move(agent)});
    return *kept_.front().agent;
  }

  // Who has failed begins anew.
  void Dismiss(int player) {
    for (auto at = kept_.begin(); at != kept_.end();) {
      if (at->player == player) {
        at->agent->Close();
        at = kept_.erase(at);
      } else {
        ++at;
      }
    }
  }

 private:
  struct Kept {
    int player;
    std::string ruleset;
    std::unique_ptr<Agent> agent;
  };

  const TournamentPlan& plan_;
  const Whereabouts& there_;
  std::list<Kept> kept_;
};

// Follows the recorder and puts what it wrote into the journal instead.
class Follower final : public Witness {
 public:
  Follower(Recorder& recorder, Journal& journal)
      : recorder_(recorder), journal_(journal) {}
  void Ordered(const Position& /*before*/, Side /*side*/,
               const Choice& /*choice*/) override {}
  void Thrown(const Position& /*before*/, const Faces& /*faces*/) override {}
  void Reached(const Position& /*after*/) override {
    bytes_.clear();
    recorder_.last_step().AppendToString(&bytes_);
    recorder_.DropStep();
    // A game that no log can hold ends the worker; the journal tells how far
    // it came.
    if (!journal_.Append(bytes_)) std::abort();
  }

 private:
  Recorder& recorder_;
  Journal& journal_;
  std::string bytes_;
};

struct PlayedGame {
  std::string facts;
  std::string record;
};

PlayedGame Play(const TournamentPlan& plan, const GameId& game, Home& home,
                Journal& journal, MoveNowTimer& timer) {
  journal.BeginGame();
  const wire::GameClock& clock = plan.file.clock();
  GameClocks clocks = {
      .first_milliseconds = static_cast<int64_t>(clock.milliseconds()),
      .increment = static_cast<int64_t>(clock.increment())};
  DuelSetup duel = DuelOf(plan, game);
  std::array<std::unique_ptr<SeatedAgent>, kSides> seats;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto at = static_cast<size_t>(Index(side));
    journal.Ask(side, 0);
    Agent& agent = home.Of(game.PlayerOf(Index(side)), duel.game->ruleset());
    seats[at] =
        std::make_unique<SeatedAgent>(agent, side, clocks, journal, timer);
    duel.agents[at] = seats[at].get();
  }
  journal.AskNobody();
  Recorder recorder = RecorderOf(plan, game, duel);
  Follower follower(recorder, journal);
  duel.witnesses = {&recorder, &follower};
  std::optional<LuckWitness> luck;
  if (plan.ReckonsLuck()) duel.witnesses.push_back(&luck.emplace(*duel.game));
  TournamentAdjudicator adjudicator(plan.RulesOf(game.pair.id), *duel.game,
                                    clocks, duel.dice_seed);
  duel.adjudicator = &adjudicator;
  const Outcome outcome = PlayDuel(duel);
  if (outcome.fault) {
    home.Dismiss(game.PlayerOf(Index(outcome.fault->side)));
  }
  wire::GameRecord record = recorder.Finish(outcome);
  record.set_format(kRecordFormat);
  std::string bytes = record.SerializeAsString();
  bytes += journal.Steps();
  absl::StatusOr<std::string> deflated = Deflated(bytes, Effort::kLeast);
  if (!deflated.ok()) std::abort();
  wire::LegPlayed facts = FactsOf(plan, game, outcome,
                                  {.player_turns = adjudicator.player_turns(),
                                   .nanoseconds = clocks.used_nanoseconds,
                                   .fallbacks = adjudicator.fallbacks(),
                                   .own_orders = adjudicator.own_orders()});
  if (luck) luck->Tell(facts);
  return {.facts = facts.SerializeAsString(), .record = *std::move(deflated)};
}

// What a game has used the next one uses: nothing is given back to the kernel
// and asked for again game by game.
void KeepMemory() {
  constexpr int kBytes = 16 << 20;
  mallopt(M_MMAP_THRESHOLD, kBytes);
  mallopt(M_TRIM_THRESHOLD, kBytes);
}

}  // namespace

void Work(const TournamentPlan& plan, const Whereabouts& there,
          Journal& journal, int socket, int parent) {
  // The tournament may die in any way, and then nobody wants these games.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(EXIT_FAILURE);
  // A terminal says Ctrl-C, and that it ends, to all its processes; the
  // tournament decides.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGHUP, SIG_IGN);
  std::signal(SIGTERM, SIG_DFL);
  KeepMemory();
  {
    MoveNowTimer timer;
    Home home(plan, there);
    std::string message;
    GameId game;
    while (ReceiveAll(socket, &game, sizeof game)) {
      const PlayedGame played = Play(plan, game, home, journal, timer);
      const Played header = {static_cast<uint32_t>(played.facts.size()),
                             static_cast<uint32_t>(played.record.size())};
      // In one call: the tournament wakes up once a game.
      message.assign(reinterpret_cast<const char*>(&header), sizeof header);
      message += played.facts;
      message += played.record;
      if (!SendAll(socket, message.data(), message.size())) break;
    }
  }
  // Not exit: what the parent has in its buffers is the parent's to write.
  _exit(EXIT_SUCCESS);
}

}  // namespace berthier
