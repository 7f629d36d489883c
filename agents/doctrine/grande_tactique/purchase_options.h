// PurchaseOptions: what each purse could buy, whatever it holds.
//
// Bundles are generated without regard to the command points available, so that
// the set does not change when bonus points are allotted (D1) and the marginal
// value of one more point can be read off; the allocator drops what cannot be
// afforded. PurchaseOptions are cached by all that they depend on, so playouts
// from like positions collect them once.
//
// Laws: they depend on the position but for its points, on the effort and on
// the stance; a bundle whose price is in the purse can be begun
// now.
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
  // What it has made looks at its own state.
  PurchaseOptions(const PurchaseOptions&) = delete;
  PurchaseOptions& operator=(const PurchaseOptions&) = delete;

  // What follows is about this position; the scenario and the weights must
  // outlive it.
  void SetPosition(PositionView f, Side side, Effort effort,
                   const Weights& weights);

  // Of the position.
  const ArmyView& army();
  // Of the units that one purse pays for; until the next call.
  const std::vector<OrderBundle>& Of(std::span<const UnitId> units,
                                     const Stance& stance);

  // What was remembered is of another game.
  void Forget();

 private:
  // PurchaseOptions remembered; a later one may take the place of an earlier
  // one.
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
  // Made when something is not remembered.
  std::optional<ArmyView> army_;
  std::optional<BundleGenerator> generator_;
  std::vector<Slot> slots_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PURCHASE_OPTIONS_H_
