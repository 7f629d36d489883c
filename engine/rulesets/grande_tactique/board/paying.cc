#include "engine/rulesets/grande_tactique/board/paying.h"

#include <algorithm>
#include <vector>

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// GT-CMD-36: these points only bring units on.
bool OnlyBringsOn(PositionView f, UnitId u) {
  const DivisionId division = f.data(u).division;
  return IsSome(division) && f.state.division(division).arriving != 0 &&
         f.unit(u).on_table();
}

const std::vector<UnitId>& DirectUnits(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  return IsSome(data.corps) ? f.scenario.corps_of(data.corps).direct_units
                            : f.scenario.side(data.side).direct_units;
}

// GT-SCN-09: in the purse of a commander there is a point for each of his
// direct units that arrives in this turn; the others cannot spend it.
int SpendableBy(PositionView f, UnitId u) {
  const int purse = PurseOf(f, u);
  if (IsSome(f.data(u).division) || Arriving(f, u)) return purse;
  const std::vector<UnitId>& units = DirectUnits(f, u);
  return purse - static_cast<int>(
                     std::count_if(units.begin(), units.end(),
                                   [&](UnitId v) { return Arriving(f, v); }));
}

int16_t& Purse(const Battle& b, UnitId u) {
  const UnitData& data = b.data(u);
  if (IsSome(data.division)) return b.state.division(data.division).cp_left;
  if (IsSome(data.corps)) return b.state.corps_of(data.corps).cp_left;
  return b.state.side(data.side).cp_left;
}

// GT-SCN-08: the distance of an overdue unit is that of its entry stretch.
Price PriceOfEntry(PositionView f, UnitId u, int plain) {
  const Price price = PriceOf(f, u, plain);
  if (price.doubled == Price::Doubled::kDead ||
      price.doubled == Price::Doubled::kAttached) {
    return price;
  }
  const GeneralId g = f.data(u).commander;
  if (!f.state.general(g).on_table()) {
    return {plain * kDoubledPriceFactor, Price::Doubled::kDistance, Ticks(-1)};
  }
  const Segment stretch = EntryStretch(f.scenario, ArrivalOf(f.scenario, u));
  const Length distance = Distance(stretch, FootprintOf(f, g).view());
  if (distance <= kCommandRadius + kRounding) {
    return {plain, Price::Doubled::kNo, distance};
  }
  return {plain * kDoubledPriceFactor, Price::Doubled::kDistance, distance};
}

}  // namespace

Price PriceOfOrder(PositionView f, UnitId u, int plain) {
  if (f.unit(u).on_table()) return PriceOf(f, u, plain);
  if (Arriving(f, u)) return {plain, Price::Doubled::kNo, {}};
  return PriceOfEntry(f, u, plain);
}

bool CanPay(PositionView f, UnitId u, int plain) {
  if (OnlyBringsOn(f, u)) return false;
  const int purse = SpendableBy(f, u);
  if (purse < plain) return false;
  if (purse >= plain * kDoubledPriceFactor) return true;
  return f.unit(u).on_table() ? WhyDoubled(f, u) == Price::Doubled::kNo
                              : PriceOfOrder(f, u, plain).cp <= purse;
}

Verdict CheckPay(PositionView f, UnitId u, int plain) {
  if (CanPay(f, u, plain)) return {};
  if (OnlyBringsOn(f, u)) return Refuse(f, RefusalCode::kOnlyBringsOn, u);
  const Price price = PriceOfOrder(f, u, plain);
  const int purse = SpendableBy(f, u);
  const GeneralId general = f.data(u).commander;
  switch (price.doubled) {
    case Price::Doubled::kNo:
      break;
    case Price::Doubled::kDead:
      if (!IsSome(general)) break;
      return Refuse(f, RefusalCode::kCannotPayDead, u, general,
                    {price.cp, purse, 0});
    case Price::Doubled::kAttached:
      return Refuse(f, RefusalCode::kCannotPayAttached, u, general,
                    {price.cp, purse, 0});
    case Price::Doubled::kDistance:
      if (price.distance < Ticks(0)) {
        return Refuse(f, RefusalCode::kCannotPayAway, u, general,
                      {price.cp, purse, 0});
      }
      return Refuse(f, RefusalCode::kCannotPayFar, u, general,
                    {price.cp, purse, price.distance.ticks});
  }
  return Refuse(f, RefusalCode::kCannotPay, u, UnitId::kNone,
                {price.cp, purse, 0});
}

void Pay(const Battle& b, UnitId u, int plain) {
  const int cp = !b.unit(u).on_table() ? PriceOfOrder(b, u, plain).cp
                 : WhyDoubled(b, u) == Price::Doubled::kNo
                     ? plain
                     : plain * kDoubledPriceFactor;
  int16_t& purse = Purse(b, u);
  BERTHIER_CHECK(cp <= purse);
  purse = static_cast<int16_t>(purse - cp);
  Tell(b, EventCode::kPaid, b.scenario.Entity(u), EntityId::kNone,
       {cp, purse, 0, 0});
}

}  // namespace berthier::grande_tactique
