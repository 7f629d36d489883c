// The form of an order: does it say what its verb takes, and nothing else?
//
// Where a Check begins here, what follows may trust that ids are ids of the
// game, manners are manners of the verb and coordinates are far from overflow,
// however senseless the order. A Check that begins otherwise sees to all of
// this itself.
//
// Laws: two orders that differ in a field their verb does not take are not
// both of good form; an order made by filling in what Takes names is.
//
//   if (const FormFault fault = FaultOf(vocabulary, entities.size(), order);
//       fault != FormFault::kNone) {
//     return Refusal{.code = kMalformed, .operands = {int(fault)}};
//   }
#ifndef BERTHIER_ENGINE_MODEL_FORM_H_
#define BERTHIER_ENGINE_MODEL_FORM_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/model/order.h"
#include "engine/model/vocabulary.h"

namespace berthier {

// The first thing wrong with the form of an order.
enum class FormFault : uint8_t {
  kNone,
  kVerb,     // no such verb
  kManner,   // no such manner of this verb
  kSubject,  // missing, unknown, or not taken
  kObject,
  kPlace,    // not taken, or beyond any table
  kHeading,  // not taken
  kVia,
  kAmount,  // not taken
};

// Places are taken up to this many ticks from the origin in x and in y: what
// engine/geometry/point.h allows.
inline constexpr int32_t kFarthestPlace = int32_t{1} << 20;

FormFault FaultOf(const Vocabulary& vocabulary, size_t entities,
                  const Order& order);

// "its subject is missing, unknown, or not taken by this verb".
std::string_view Words(FormFault fault);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_FORM_H_
