// Why an order is illegal, as data that can be put into a sentence.
//
// A refusal is a code (an entry of Vocabulary::refusals, which holds the clause
// and the wording) and the measured operands. Game::Say turns it into "needs 2
// CP: Reille is 11.3 in from Bauduin; 1 left".
#ifndef BERTHIER_ENGINE_MODEL_REFUSAL_H_
#define BERTHIER_ENGINE_MODEL_REFUSAL_H_

#include <array>
#include <cstdint>

#include "engine/model/side.h"

namespace berthier {

struct Refusal {
  uint16_t code = 0;  // index into Vocabulary::refusals; 0 is "accepted"
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;
  std::array<int32_t, 3> operands = {0, 0, 0};

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The answer of Check: accepted, or a refusal.
class Verdict {
 public:
  Verdict() = default;                                    // accepted
  Verdict(const Refusal& refusal) : refusal_(refusal) {}  // NOLINT: a return

  bool ok() const { return refusal_.code == 0; }
  const Refusal& refusal() const { return refusal_; }

 private:
  Refusal refusal_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_REFUSAL_H_
