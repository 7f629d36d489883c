// Where chance comes from when an agent wants a random order: from outside.
//
// The engine holds no random numbers. Whoever calls ProposeOne or samples a
// hidden position supplies them.
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
