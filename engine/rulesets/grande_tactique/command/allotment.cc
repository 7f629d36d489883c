#include "engine/rulesets/grande_tactique/command/allotment.h"

#include <algorithm>
#include <span>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {
namespace {

int PoolOf(PositionView f, GeneralId g) { return f.scenario.general(g).pool; }

bool AttachedForThisPhase(PositionView f, GeneralId g) {
  const GeneralState& general = f.state.general(g);
  // GT-CMD-09, GT-CMD-16 and the option to assess it when it matters.
  return IsSome(f.scenario.options.attach_assessed ==
                        Options::AttachAssessed::kAtAction
                    ? general.attached_to
                    : general.attached_at_start);
}

bool HasDirectUnits(PositionView f, GeneralId commander) {
  const GeneralData& data = f.scenario.general(commander);
  const std::vector<UnitId>& units =
      data.rank == Rank::kCorps ? f.scenario.corps_of(data.corps).direct_units
                                : f.scenario.side(data.side).direct_units;
  return std::any_of(units.begin(), units.end(), [&](UnitId u) {
    return f.unit(u).on_table() || Overdue(f, u);
  });
}

// GT-CMD-09, 11, GT-I-102.
bool MayContribute(PositionView f, GeneralId commander) {
  return f.state.general(commander).on_table() &&
         !AttachedForThisPhase(f, commander);
}

// GT-CMD-36: an arriving division receives no bonus.
bool Eligible(PositionView f, GeneralId commander, GeneralId dg) {
  return MayReceiveBonus(f, commander, dg) &&
         f.state.division(f.scenario.general(dg).division).arriving == 0;
}

GeneralId Commander(PositionView f, const Order& order) {
  return f.scenario.As<GeneralId>(order.subject);
}

int64_t Split(const std::array<int, kMaxShares>& shares, int n) {
  int64_t amount = 0;
  for (int k = 0; k < n; ++k) {
    amount = WithShare(amount, k, shares[static_cast<size_t>(k)]);
  }
  return amount;
}

void Give(const Battle& b, GeneralId commander, GeneralId dg, int cp) {
  const DivisionId id = b.scenario.general(dg).division;
  DivisionState& division = b.state.division(id);
  uint8_t& bonus = b.scenario.general(commander).rank == Rank::kCorps
                       ? division.bonus_corps
                       : division.bonus_army;
  bonus = static_cast<uint8_t>(bonus + cp);
  if (division.cp_die != 0) SetCp(b, id);
  if (cp > 0) {
    Tell(b, EventCode::kBonus, b.scenario.Entity(commander),
         b.scenario.Entity(dg), {cp, 0, 0, 0});
  }
}

void Keep(const Battle& b, GeneralId commander, int cp) {
  const GeneralData& data = b.scenario.general(commander);
  if (data.rank == Rank::kCorps) {
    CorpsState& corps = b.state.corps_of(data.corps);
    corps.pool_kept = static_cast<uint8_t>(cp);
    corps.cp_left = static_cast<int16_t>(corps.cp_left + cp);
  } else {
    SideState& side = b.state.side(data.side);
    side.pool_kept = static_cast<uint8_t>(cp);
    side.cp_left = static_cast<int16_t>(side.cp_left + cp);
  }
  Tell(b, EventCode::kKept, b.scenario.Entity(commander), EntityId::kNone,
       {cp, 0, 0, 0});
}

void MarkAllotted(const Battle& b, GeneralId commander) {
  const GeneralData& data = b.scenario.general(commander);
  if (data.rank == Rank::kCorps) {
    b.state.corps_of(data.corps).allotted = 1;
  } else {
    b.state.side(data.side).allotted = 1;
  }
}

void Allot(const Battle& b, GeneralId commander, const Buckets& buckets,
           int64_t amount) {
  for (int k = 0; k < buckets.n_generals; ++k) {
    Give(b, commander, buckets.generals[static_cast<size_t>(k)],
         Share(amount, k));
  }
  if (buckets.keeps) Keep(b, commander, Share(amount, buckets.n_generals));
  MarkAllotted(b, commander);
}

// Calls f() for every way to place `left` in the buckets still `open`.
template <typename F>
void ForEachSplit(std::span<int> open, int left, F&& f) {
  if (open.size() == 1) {
    open[0] = left;
    f();
    return;
  }
  for (int cp = left; cp >= 0; --cp) {
    open[0] = cp;
    ForEachSplit(open.subspan(1), left - cp, f);
  }
}

Order AllotOrder(PositionView f, int64_t amount) {
  return {.verb = static_cast<uint8_t>(Verb::kAllot),
          .subject = f.state.awaits.about(),
          .amount = amount};
}

}  // namespace

Buckets BucketsOf(PositionView f, GeneralId commander) {
  Buckets buckets;
  buckets.keeps = HasDirectUnits(f, commander);
  if (!MayContribute(f, commander)) return buckets;
  // Decision: an order has room for eight shares; the lowest ids have them.
  const int room = kMaxShares - (buckets.keeps ? 1 : 0);
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    const GeneralId dg = MakeId<GeneralId>(static_cast<int>(i));
    if (buckets.n_generals < room && Eligible(f, commander, dg)) {
      buckets.generals[static_cast<size_t>(buckets.n_generals++)] = dg;
    }
  }
  return buckets;
}

GeneralId CommanderInTurn(PositionView f, int index) {
  for (const CorpsData& corps : f.scenario.corps) {
    if (corps.side != f.state.moving || !IsSome(corps.general)) continue;
    if (index-- == 0) return corps.general;
  }
  return index == 0 ? f.scenario.side(f.state.moving).general
                    : GeneralId::kNone;
}

int LargestBonus(PositionView f, GeneralId dg) {
  // Given already: it is in the raw CP.
  if (f.scenario.options.bonus_timing == Options::BonusTiming::kBeforeRoll) {
    return 0;
  }
  // Nobody moves between the dice and the allotment, unless generals ride:
  // then any of the living may come on, come near or leave his unit.
  const bool rides = f.scenario.options.bonus_measure ==
                     Options::BonusMeasure::kAfterGeneralMoves;
  if (!IsSome(dg) || f.state.general(dg).dead != 0) return 0;
  const GeneralData& data = f.scenario.general(dg);
  int largest = 0;
  const auto add = [&](GeneralId commander) {
    if (!IsSome(commander)) return;
    const bool gives =
        rides ? f.state.general(commander).dead == 0
              : MayContribute(f, commander) && Eligible(f, commander, dg);
    if (gives) largest += PoolOf(f, commander);
  };
  if (IsSome(data.corps)) add(f.scenario.corps_of(data.corps).general);
  add(f.scenario.side(data.side).general);
  return largest;
}

int RawCp(PositionView f, DivisionId id) {
  const DivisionState& division = f.state.division(id);
  const GeneralId dg = f.scenario.division(id).general;
  // GT-CMD-02: the dead add nothing.
  const int quality = IsSome(dg) && f.state.general(dg).dead == 0
                          ? f.scenario.general(dg).quality
                          : 0;
  const auto per = [](CommandModifier m) {
    return kCommand[static_cast<size_t>(m)].value;
  };
  return division.cp_die + per(CommandModifier::kQuality) * quality +
         per(CommandModifier::kBonus) *
             (division.bonus_corps + division.bonus_army) +
         per(CommandModifier::kLosses) * division.n_destroyed;
}

void SetCp(const Battle& b, DivisionId id) {
  DivisionState& division = b.state.division(id);
  division.cp_total = static_cast<int16_t>(std::max(0, RawCp(b, id)));
  division.cp_left = division.cp_total;
}

Presented AllotOrAsk(const Battle& b, GeneralId commander) {
  const Buckets buckets = BucketsOf(b, commander);
  const int pool = PoolOf(b, commander);
  const bool each =
      b.scenario.options.bonus_scope == Options::BonusScope::kEach;
  if (buckets.size() >= 2 && pool > 0 && !each) {
    AwaitDecision(b, b.scenario.general(commander).side, Decision::kAllot,
                  b.scenario.Entity(commander));
    return Presented::kYes;
  }
  std::array<int, kMaxShares> shares;
  shares.fill(pool);  // the one bucket, or each of them
  Allot(b, commander, buckets, Split(shares, buckets.size()));
  return Presented::kNo;
}

Verdict CheckAllot(PositionView f, const Order& order) {
  const GeneralId commander = Commander(f, order);
  if (!IsSome(commander) || order.subject != f.state.awaits.about()) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  const Buckets buckets = BucketsOf(f, commander);
  int sum = 0;
  for (int k = 0; k < kMaxShares; ++k) {
    const int share = Share(order.amount, k);
    sum += share;
    if (share > 0 && k >= buckets.size()) {
      return Refuse(f, RefusalCode::kNoSuchShare, commander, UnitId::kNone,
                    {buckets.size(), 0, 0});
    }
  }
  const int pool = PoolOf(f, commander);
  if (sum == pool) return {};
  return Refuse(f, RefusalCode::kWrongSum, commander, UnitId::kNone,
                {sum, pool, 0});
}

void PlayAllot(const Battle& b, const Order& order) {
  const GeneralId commander = Commander(b, order);
  Allot(b, commander, BucketsOf(b, commander), order.amount);
}

void ProposeAllot(PositionView f, std::vector<Order>& orders) {
  const GeneralId commander = f.scenario.As<GeneralId>(f.state.awaits.about());
  const int n = BucketsOf(f, commander).size();
  std::array<int, kMaxShares> shares = {};
  const auto open = std::span(shares).first(static_cast<size_t>(n));
  ForEachSplit(open, PoolOf(f, commander),
               [&] { orders.push_back(AllotOrder(f, Split(shares, n))); });
}

Order ProposeOneAllot(PositionView f, Chooser& chooser) {
  const GeneralId commander = f.scenario.As<GeneralId>(f.state.awaits.about());
  const int n = BucketsOf(f, commander).size();
  std::array<int, kMaxShares> shares = {};
  for (int cp = PoolOf(f, commander); cp > 0; --cp) {
    ++shares[chooser.Below(static_cast<uint32_t>(n))];
  }
  return AllotOrder(f, Split(shares, n));
}

}  // namespace berthier::grande_tactique
