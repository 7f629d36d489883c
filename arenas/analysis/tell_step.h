// One reviewed step in names and words.
//
//   const StepTeller teller(path);
//   teller.Tell(path.steps[0], review.steps[0], *told.add_step());
#ifndef BERTHIER_ARENAS_ANALYSIS_TELL_STEP_H_
#define BERTHIER_ARENAS_ANALYSIS_TELL_STEP_H_

#include <map>
#include <string>
#include <string_view>

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"
#include "arenas/analysis/review.pb.h"
#include "proto/play_codec.h"

namespace berthier {

class StepTeller {
 public:
  // `path` must outlive the teller.
  explicit StepTeller(const GamePath& path);

  // All of a step but its number, its odds and its variation.
  void Tell(const PathStep& step, const ReviewedStep& reviewed,
            wire::ReviewedStep& told) const;

 private:
  std::string DivisionOf(const PathStep& step) const;
  void TellDecision(const PathStep& step, const ReviewedStep& reviewed,
                    wire::ReviewedStep& told) const;
  void TellRoll(const PathStep& step, const ReviewedStep& reviewed,
                wire::ReviewedStep& told) const;

  const Game& game_;
  const PlayCodec codec_;
  std::map<std::string, std::string> division_;  // of each unit, by name
};

// "inaccuracy", "mistake", "blunder"; empty for none.
std::string_view NameOf(Mark mark);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_TELL_STEP_H_
