// A table with one row per verb, instead of a case in every switch.
//
// A ruleset's row begins with its verb; the ruleset decides what else is in it
// (who may obey, how to check, play and propose the order).
//
//   struct UnitVerb {
//     Verb verb;
//     Verdict (*check)(PositionView f, UnitId u, const Order& order);
//     void (*play)(const Battle& b, UnitId u, const Order& order);
//   };
//   constexpr VerbRows kUnitVerbs = std::array{
//       UnitVerb{Verb::kHalt, &CheckHalt, &PlayHalt},
//       UnitVerb{Verb::kRally, &CheckRally, &PlayRally}};
//   const UnitVerb* row = kUnitVerbs.Find(Verb::kRally);  // null: none of it
#ifndef BERTHIER_ENGINE_KIT_ORDERS_VERB_ROWS_H_
#define BERTHIER_ENGINE_KIT_ORDERS_VERB_ROWS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace berthier {

template <typename Row, size_t kRows>
class VerbRows {
 public:
  using Verb = decltype(Row::verb);

  // No verb may have more than one row.
  constexpr VerbRows(const std::array<Row, kRows>& rows) : rows_(rows) {
    at_.fill(kNone);
    for (size_t i = 0; i < kRows; ++i) {
      uint8_t& at = at_[static_cast<uint8_t>(rows[i].verb)];
      if (at != kNone) std::abort();  // two rows: does not compile
      at = static_cast<uint8_t>(i);
    }
  }

  // The row of the verb, which may have any value; null if there is none.
  constexpr const Row* Find(Verb verb) const {
    const uint8_t at = at_[static_cast<uint8_t>(verb)];
    return at == kNone ? nullptr : &rows_[at];
  }
  constexpr auto begin() const { return rows_.begin(); }
  constexpr auto end() const { return rows_.end(); }

 private:
  static constexpr uint8_t kNone = 0xFF;
  static_assert(kRows < kNone);

  std::array<Row, kRows> rows_;
  std::array<uint8_t, 256> at_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_ORDERS_VERB_ROWS_H_
