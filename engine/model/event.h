// Events: what happened, reported while an order or a roll is played.
//
// Descriptions, replays, undo lists and statistics are built from events.
// Search passes no listener and pays only a null-pointer test.
#ifndef BERTHIER_ENGINE_MODEL_EVENT_H_
#define BERTHIER_ENGINE_MODEL_EVENT_H_

#include <array>
#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/model/side.h"

namespace berthier {

struct Event {
  uint16_t code = 0;  // index into Vocabulary::events
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;
  Pose from = {};
  Pose to = {};
  std::array<int32_t, 4> operands = {0, 0, 0, 0};

  friend bool operator==(const Event&, const Event&) = default;
};

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void Hear(const Event& event) = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_EVENT_H_
