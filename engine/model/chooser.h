// The source of random numbers that the caller supplies.
//
// The engine has no random generator of its own. The caller of ProposeOne or
// of Sample (hidden information) passes a Chooser.
#ifndef BERTHIER_ENGINE_MODEL_CHOOSER_H_
#define BERTHIER_ENGINE_MODEL_CHOOSER_H_

#include <cstdint>

namespace berthier {

class Chooser {
 public:
  virtual ~Chooser() = default;
  // Uniform in [0, n); n >= 1.
  virtual uint32_t Below(uint32_t n) = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_CHOOSER_H_
