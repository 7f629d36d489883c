// PurchaseOptions: what each purse could buy, regardless of its points.
//
// Bundles are generated regardless of the command points available, so that the
// set does not change when bonus points are allotted (D1) and the marginal
// value of one more point can be read off; the allocator drops what cannot be
// afforded. Results are cached by everything they depend on, so playouts from
// similar positions collect them once.
//
// Laws: they depend on the position except its points, on the effort and on the
// stance; a bundle whose price is in the purse can be started now.
//
//   PurchaseOptions purchases;
//   purchases.SetPosition(f, side, Effort::kLight, weights);
//   for (const OrderBundle& bundle : purchases.Of(units, stance)) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PURCHASE_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PURCHASE_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/order_bundles.h"

namespace berthier::grande_tactique {

class PurchaseOptions {
 public:
  PurchaseOptions() = default;
  // Not copyable: cached objects point into this one.
  PurchaseOptions(const PurchaseOptions&) = delete;
  PurchaseOptions& operator=(const PurchaseOptions&) = delete;

  // Sets the position for later calls; the scenario and the weights must
  // outlive this object.
  void SetPosition(PositionView f, Side side, Effort effort,
                   const Weights& weights);

  // The army view of the position.
  const ArmyView& army();
  // The bundles for the units of one purse; valid until the next call.
  const std::vector<OrderBundle>& Of(std::span<const UnitId> units,
                                     const Stance& stance);

  // Clears the cache; call when the game changes.
  void Forget();

 private:
  // Number of cache slots; a new entry replaces the one in its slot.
  static constexpr size_t kSlots = 128;
  struct Slot {
    uint64_t key = 0;
    std::vector<OrderBundle> bundles;
  };

  State full_;  // the position with full purses, and nothing awaited
  uint64_t position_ = 0;
  const Scenario* scenario_ = nullptr;
  const Weights* weights_ = nullptr;
  Side side_ = Side::kFirst;
  Effort effort_ = Effort::kLight;
  // Made on the first cache miss.
  std::optional<ArmyView> army_;
  std::optional<BundleGenerator> generator_;
  std::vector<Slot> slots_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PURCHASE_OPTIONS_H_
