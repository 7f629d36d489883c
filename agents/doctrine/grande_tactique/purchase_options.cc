#include "agents/doctrine/grande_tactique/purchase_options.h"

#include <cstddef>
#include <cstring>
#include <type_traits>

#include "engine/model/position.h"

namespace berthier::grande_tactique {
namespace {

// More than anything costs.
constexpr int16_t kFull = 99;

}  // namespace

void PurchaseOptions::SetPosition(PositionView f, Side side, Effort effort,
                                  const Weights& weights) {
  army_.reset();
  generator_.reset();
  scenario_ = &f.scenario;
  weights_ = &weights;
  side_ = side;
  effort_ = effort;
  // The units come last.
  const size_t used =
      sizeof(State) -
      (full_.units.size() - f.scenario.units.size()) * sizeof(UnitState);
  std::memcpy(&full_, &f.state, used);
  // What the dice of command, the allotment and earlier flights leave behind.
  full_.step = full_.cursor = full_.n_flights = 0;
  full_.flights = {};
  full_.awaits = {};
  full_.firer = full_.target = UnitId::kNone;
  full_.awaits_purpose = Purpose::kRegroup;
  for (SideState& one : full_.sides) {
    one.cp_left = kFull;
    one.pool_kept = one.allotted = 0;
  }
  for (CorpsState& corps : full_.corps) {
    corps.cp_left = kFull;
    corps.pool_kept = corps.allotted = 0;
  }
  for (DivisionState& division : full_.divisions) {
    division.cp_total = division.cp_left = kFull;
    division.diced = division.cp_die = 0;
    division.bonus_corps = division.bonus_army = 0;
  }
  position_ = HashBytes(
      &full_, used,
      2 * static_cast<uint64_t>(effort) + static_cast<uint64_t>(side));
}

const ArmyView& PurchaseOptions::army() {
  if (!army_) army_.emplace(PositionView{*scenario_, full_}, *weights_);
  return *army_;
}

const std::vector<OrderBundle>& PurchaseOptions::Of(
    std::span<const UnitId> units, const Stance& stance) {
  static_assert(std::is_trivially_copyable_v<Stance> &&
                sizeof(Stance) == 10 * sizeof(double));
  // No unit is in two purses: the first one names it.
  const uint64_t purse =
      units.empty() ? 0 : 1 + static_cast<uint64_t>(units[0]);
  uint64_t key = HashBytes(&stance, sizeof stance, position_ + purse);
  key += key == 0 ? 1 : 0;  // 0 is no key
  if (slots_.empty()) slots_.resize(kSlots);
  Slot& slot = slots_[key % kSlots];
  if (slot.key == key) return slot.bundles;
  if (!generator_) generator_.emplace(army(), side_, effort_);
  slot.key = key;
  slot.bundles.clear();
  generator_->Collect(units, stance, slot.bundles);
  return slot.bundles;
}

void PurchaseOptions::Forget() { slots_.clear(); }

}  // namespace berthier::grande_tactique
