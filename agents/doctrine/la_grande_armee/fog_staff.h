// What is ordered under fog of war, beside the corps that are seen: the secret
// set-up, where tiles go and when a corps shows itself, what scouts do.
//
// Dummies are to be taken for corps (FOG-13). So wherever a tile stands, goes
// or waits depends on nothing that the enemy does not see; only when a corps is
// declared does what is behind it speak. Any tile is laid with a corps as
// likely as not: the corps are together on one wing and a feint is on the
// other, or corps and dummies take turns along the line.
//
// Laws: the worth of an order that moves, holds, picks or deploys a tile is the
// same whatever is behind it and behind the enemy's.
//
//   FogStaff staff(army);
//   if (FogStaff::IsAsked(f)) staff.Weigh(orders, options);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FOG_STAFF_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FOG_STAFF_H_

#include <span>
#include <vector>

#include "agents/doctrine/la_grande_armee/beliefs.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"

namespace berthier::la_grande_armee {

class FogStaff {
 public:
  explicit FogStaff(const ArmyView& army)
      : army_(army), f_(army.field()), side_(f_.state.awaits.side) {}

  // Whether the decision is one of fog: D15 to D22, D26.
  static bool IsAsked(PositionView f);
  // Whether it is one of the secret set-up and the deployment: any order of
  // the same worth may be given there, so that the choice tells nothing.
  static bool IsSecret(PositionView f);

  // Appends the orders proposed and their worths, and orders of its own.
  void Weigh(std::span<const Order> proposed,
             std::vector<Option>& options) const;
  // D2: of a tile that is used now.
  double WorthOfUsing(TileId t) const;

 private:
  double WorthOf(const Order& order) const;
  double WorthOfDetaching() const;
  double WorthOfLaying(TileId t) const;
  double WorthOfDeclaring(TileId t) const;
  double WorthOfTileAt(TileId t, Pose pose) const;
  double WorthOfScoutAt(ElementId scout, Spot there) const;
  double WorthOfEntry(EntityId who, Spot there) const;
  // Where along its baseline it is to be deployed, in inches.
  double SlotOf(EntityId who) const;
  bool IsOnWing(TileId t) const;
  // Inches from there to the nearest of the enemy: elements but those that
  // rout, and tiles.
  double EnemyFrom(Spot there) const;
  int EnemyTiles() const;  // on the table
  // Inches to the enemy's baseline.
  double DepthBefore(Spot there) const;

  const ArmyView& army_;
  const PositionView f_;
  const Side side_;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FOG_STAFF_H_
