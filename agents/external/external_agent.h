// `external`: any program that speaks the agent protocol, as an agent.
//
// The program is started for the first game and kept for later ones. A failure
// ends it; the next game, or the next decision of the same game, restarts it.
// Every problem is returned as the failure of a choice.
//
// Laws: a program that cannot begin a game fails at every decision of it; a
// process that inherited the agent by fork starts its own program; nothing that
// the program started outlives Close.
//
//   ExternalAgent agent(options);
//   agent.Begin(game, Side::kFirst, seed);
//   Choice choice = agent.Decide(game, view, Side::kFirst);
#ifndef BERTHIER_AGENTS_EXTERNAL_EXTERNAL_AGENT_H_
#define BERTHIER_AGENTS_EXTERNAL_EXTERNAL_AGENT_H_

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "agents/agent.h"
#include "agents/external/options.h"
#include "agents/external/session.h"

namespace berthier {

class ExternalAgent final : public Agent {
 public:
  explicit ExternalAgent(ExternalOptions options,
                         Isolation isolation = BestIsolation());
  ~ExternalAgent() override;

  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;
  void End(const Game& game, const Score& score, Ending ending) override;
  void Close() override;

  // The program's introduction; null while none runs.
  const wire::Introduction* introduction() const {
    return session_ ? &session_->introduction() : nullptr;
  }

 private:
  const ExternalOptions options_;
  const Isolation isolation_;
  uint64_t seed_ = 0;  // of the last game begun
  pid_t owner_ = -1;   // the process that started the program
  std::unique_ptr<Session> session_;
  // Why the game could not be begun; returned with the first choice.
  std::optional<Failure> failure_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_EXTERNAL_AGENT_H_
