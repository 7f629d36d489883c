// A view of a position, and what follows from its fields alone, without
// geometry (that is in field/).
//
//   if (IsLocked(f, e)) return Refuse(f, RefusalCode::kLocked, e);
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VIEW_H_

#include "engine/rulesets/la_grande_armee/facts/codes.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {

struct PositionView {
  const Scenario& scenario;
  const State& state;

  const ElementState& unit(ElementId e) const { return state.unit(e); }
  const ElementData& data(ElementId e) const { return scenario.unit(e); }
  const Options& options() const { return scenario.options; }
  const SideData& own(ElementId e) const { return scenario.side(data(e).side); }
  const SideData& foes(ElementId e) const {
    return scenario.side(Opponent(data(e).side));
  }
};

// ---- Arms (BAS-13, I-06) ----------------------------------------------------

inline bool IsArtillery(PositionView f, ElementId e) {
  return f.unit(e).troops == 0;
}
inline bool IsInfantry(PositionView f, ElementId e) {
  return f.data(e).arm == Arm::kInfantry && f.unit(e).troops > 0;
}
inline bool IsCavalry(PositionView f, ElementId e) {
  return f.data(e).arm == Arm::kCavalry && f.unit(e).troops > 0;
}
inline bool IsCavalryOf(PositionView f, ElementId e, CavalryType type) {
  return IsCavalry(f, e) && f.data(e).cavalry == type;
}
// Horse: cavalry and horse artillery; the others are foot (2.1).
inline bool IsHorse(PositionView f, ElementId e) {
  return IsCavalry(f, e) ||
         (IsArtillery(f, e) && f.data(e).gun_kind == GunKind::kHorse);
}
inline bool HasFootGuns(PositionView f, ElementId e) {
  return f.unit(e).guns > 0 && f.data(e).gun_kind == GunKind::kFoot;
}
inline const QualityRow& QualityOf(PositionView f, ElementId e) {
  return kQualities[static_cast<size_t>(f.data(e).quality)];
}
// The row of the table of rates.
inline const RateRow& RatesOf(PositionView f, ElementId e) {
  return kRates[IsHorse(f, e) ? 1 : 0];
}
inline bool IsDisrupted(PositionView f, ElementId e) {
  return f.unit(e).disrupted();
}
// A square that still stands as one (a routing one keeps its shape, STA-09).
inline bool InSquare(PositionView f, ElementId e) {
  return f.unit(e).form == Form::kSquare && !f.unit(e).routing();
}
inline bool IsGarrison(PositionView f, ElementId e) {
  return f.unit(e).form == Form::kGarrison;
}

// ---- Contact ----------------------------------------------------------------

// Calls g(const Contact&) for each contact of e.
template <typename G>
void ForEachContact(PositionView f, ElementId e, G&& g) {
  for (int i = 0; i < f.state.contact_count; ++i) {
    const Contact& c = f.state.contacts[static_cast<size_t>(i)];
    if (c.Concerns(e)) g(c);
  }
}
inline bool InContact(PositionView f, ElementId e) {
  bool found = false;
  ForEachContact(f, e, [&](const Contact&) { found = true; });
  return found;
}
inline bool AreInContact(PositionView f, ElementId a, ElementId b) {
  bool found = false;
  ForEachContact(f, a,
                 [&](const Contact& c) { found = found || c.Other(a) == b; });
  return found;
}
// 2.1: in contact with an enemy that is not routing.
inline bool IsLocked(PositionView f, ElementId e) {
  bool locked = false;
  ForEachContact(f, e, [&](const Contact& c) {
    locked = locked || !f.unit(c.Other(e)).routing();
  });
  return locked;
}

// ---- Commanders -------------------------------------------------------------

inline LeaderId CommanderOf(PositionView f, ElementId e) {
  return f.scenario.corps_data(f.data(e).corps).commander;
}
// Its corps commander if he is attached to it, else kNone.
inline LeaderId AttachedTo(PositionView f, ElementId e) {
  const LeaderId cc = CommanderOf(f, e);
  if (!IsSome(cc)) return LeaderId::kNone;
  const LeaderState& leader = f.state.leader(cc);
  return leader.status == LeaderStatus::kAttached && leader.element == e
             ? cc
             : LeaderId::kNone;
}
inline bool HasCommander(PositionView f, ElementId e) {
  return IsSome(AttachedTo(f, e));
}

// ---- Sides ------------------------------------------------------------------

// The direction of a side's rout (5.8), towards its baseline.
inline Heading HomeWay(PositionView f, Side side) {
  return HeadingToward(f.scenario.side(side).baseline);
}
// FOG-35: which of the side's corps are there is not known in this view.
inline bool HidesForces(PositionView f, Side side) {
  if (f.options().known_oob) return false;
  for (const TileId t : f.scenario.side(side).tiles) {
    if (f.state.tile(t).hidden != 0) return true;
  }
  return false;
}
// 2.3: with the bases of corps that are not there left out; where that is
// hidden, the mean of all that may be.
int InitialBases(PositionView f, Side side);
// True for an element that other elements, fire, ... can meet.
inline bool OnTable(PositionView f, ElementId e) {
  return f.unit(e).on_table();
}

// ---- Lengths ----------------------------------------------------------------

inline Length BaseWidth(PositionView f) { return f.options().base_width; }
inline Length BaseDepth(PositionView f) { return f.options().base_depth; }

// ---- Shares of an order (types.h: "amount: sides") --------------------------

inline std::array<Part, kEdges> SharesOf(const Order& order) {
  std::array<Part, kEdges> parts;
  for (int k = 0; k < kEdges; ++k) {
    parts[static_cast<size_t>(k)] = {
        static_cast<uint8_t>(Share(order.amount, 2 * k)),
        static_cast<uint8_t>(Share(order.amount, 2 * k + 1))};
  }
  return parts;
}
inline int64_t AmountOf(const std::array<Part, kEdges>& parts) {
  int64_t amount = 0;
  for (int k = 0; k < kEdges; ++k) {
    amount = WithShare(amount, 2 * k, parts[static_cast<size_t>(k)].troops);
    amount = WithShare(amount, 2 * k + 1, parts[static_cast<size_t>(k)].guns);
  }
  return amount;
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VIEW_H_
