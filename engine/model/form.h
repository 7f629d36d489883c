// The form of an order: does it set the fields its verb takes, and no others?
//
// A Check that calls FaultOf first may then rely on every id being an id of the
// game, every manner a manner of the verb and every coordinate being far from
// overflow, however senseless the order. A Check that does not call it must
// verify all of this itself.
//
// Laws: of two orders that differ in a field their verb does not take, at most
// one is well formed; an order with exactly the fields named by Takes is.
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
  kPlace,    // not taken, or farther out than kFarthestPlace
  kHeading,  // not taken
  kVia,
  kAmount,  // not taken
};

// Largest accepted absolute value of x and y, in ticks: the limit of
// engine/geometry/point.h.
inline constexpr int32_t kFarthestPlace = int32_t{1} << 20;

// The first fault of the order, or kNone; `entities` is the number of entities
// of the game.
FormFault FaultOf(const Vocabulary& vocabulary, size_t entities,
                  const Order& order);

// The fault in words: "its subject is missing, unknown, or not taken by this
// verb".
std::string_view Words(FormFault fault);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_FORM_H_
