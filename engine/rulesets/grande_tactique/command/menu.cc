#include "engine/rulesets/grande_tactique/command/menu.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/general_candidates.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"

namespace berthier::grande_tactique {
namespace {

UnitId TargetOf(PositionView f, const Order& order) {
  return f.scenario.As<UnitId>(order.object);
}

// Who runs, is silenced, fires or is to charge already obeys little.
bool IsReady(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && unit.cohesion != Cohesion::kFleeing &&
         unit.cohesion != Cohesion::kSilenced && !unit.Has(Flag::kFiring) &&
         !IsSome(unit.charge_target);
}
bool HasNotMoved(PositionView f, UnitId u) {
  return IsReady(f, u) && !f.unit(u).Has(Flag::kMoved);
}
bool MightMarch(PositionView f, UnitId u) {
  return !f.unit(u).on_table() ||
         (HasNotMoved(f, u) &&
          (!f.scenario.IsArtillery(u) || f.unit(u).Has(Flag::kLimbered)));
}
// Guns and squares do not charge, nor does who is disrupted.
bool MightCharge(PositionView f, UnitId u) {
  return IsReady(f, u) && !f.scenario.IsArtillery(u) &&
         !f.unit(u).Has(Flag::kSquare) &&
         f.unit(u).cohesion == Cohesion::kCoherent;
}

// ---- With an object ---------------------------------------------------------

Verdict CheckAimed(PositionView f, UnitId u, const Order& order,
                   Verdict (*check)(PositionView f, UnitId u, UnitId target)) {
  const UnitId target = TargetOf(f, order);
  if (!IsSome(target)) return Refuse(f, RefusalCode::kNoSuchObject, u);
  return check(f, u, target);
}

Verdict CheckMoveAndCharge(PositionView f, UnitId u, const Order& order,
                           SearchDepth last) {
  const UnitId target = TargetOf(f, order);
  if (!IsSome(target)) return Refuse(f, RefusalCode::kNoSuchObject, u);
  if (TurnsOnTheSpot(f, u, order)) {
    return CheckPivot(f, u, order.pose.heading, target);
  }
  Movement movement;
  return CheckMove(f, u, order.pose, order.via, target, last, movement);
}

void PlayMoveAndCharge(const Battle& b, UnitId u, const Order& order) {
  const UnitId target = TargetOf(b, order);
  if (TurnsOnTheSpot(b, u, order)) {
    PlayPivot(b, u, order.pose.heading, target);
  } else {
    PlayMove(b, u, order.pose, order.via, target);
  }
}

Verdict CheckOccupation(PositionView f, UnitId u, const Order& order,
                        SearchDepth /*last*/) {
  const AreaId area = f.scenario.As<AreaId>(order.object);
  if (!IsSome(area)) return Refuse(f, RefusalCode::kNoSuchObject, u);
  Movement movement;
  return CheckOccupy(f, u, area, order.via, UnitId::kNone, movement);
}

// ---- Orders that take nothing, or a heading, as rows have them --------------

template <Verdict (*check)(PositionView f, UnitId u)>
Verdict Checked(PositionView f, UnitId u, const Order& /*order*/,
                SearchDepth /*last*/) {
  return check(f, u);
}
template <void (*play)(const Battle& b, UnitId u)>
void Played(const Battle& b, UnitId u, const Order& /*order*/) {
  play(b, u);
}

template <Verdict (*check)(PositionView f, UnitId u)>
bool OfferPlain(PositionView f, Verb verb, UnitId u, Take take) {
  return check(f, u).ok() && take({.verb = static_cast<uint8_t>(verb),
                                   .subject = f.scenario.Entity(u)});
}

// Verbs given to units, in the order in which the menu lists them: cheap ones
// first.
constexpr VerbRows kUnitVerbs = std::array{
    UnitVerb{.verb = Verb::kRally,
             .check = &Checked<&CheckRally>,
             .play = &Played<&PlayRally>,
             .might =
                 [](PositionView f, UnitId u) {
                   const UnitState& unit = f.unit(u);
                   return unit.on_table() &&
                          (unit.cohesion == Cohesion::kFleeing ||
                           unit.cohesion == Cohesion::kSilenced);
                 },
             .offer = &OfferPlain<&CheckRally>},
    UnitVerb{.verb = Verb::kWithdraw,
             .check = &Checked<&CheckWithdraw>,
             .play = &Played<&PlayWithdraw>,
             .might = &IsReady,
             .offer = &OfferPlain<&CheckWithdraw>},
    UnitVerb{.verb = Verb::kStopFiring,
             .check = &Checked<&CheckStopFiring>,
             .play = &Played<&PlayStopFiring>,
             .might =
                 [](PositionView f, UnitId u) {
                   return f.unit(u).on_table() && f.unit(u).Has(Flag::kFiring);
                 },
             .offer = &OfferPlain<&CheckStopFiring>},
    UnitVerb{.verb = Verb::kLimber,
             .check =
                 [](PositionView f, UnitId u, const Order& order, SearchDepth) {
                   return CheckLimber(f, u, Limbering::kLimber,
                                      order.pose.heading);
                 },
             .play =
                 [](const Battle& b, UnitId u, const Order& order) {
                   PlayLimber(b, u, Limbering::kLimber, order.pose.heading);
                 },
             .might =
                 [](PositionView f, UnitId u) {
                   return IsReady(f, u) && f.scenario.IsArtillery(u) &&
                          !f.unit(u).Has(Flag::kLimbered);
                 },
             .offer = &OfferLimber},
    UnitVerb{.verb = Verb::kUnlimber,
             .check =
                 [](PositionView f, UnitId u, const Order& order, SearchDepth) {
                   return CheckLimber(f, u, Limbering::kUnlimber,
                                      order.pose.heading);
                 },
             .play =
                 [](const Battle& b, UnitId u, const Order& order) {
                   PlayLimber(b, u, Limbering::kUnlimber, order.pose.heading);
                 },
             .might =
                 [](PositionView f, UnitId u) {
                   return IsReady(f, u) && f.scenario.IsArtillery(u) &&
                          f.unit(u).Has(Flag::kLimbered);
                 },
             .offer = &OfferLimber},
    UnitVerb{.verb = Verb::kFormSquare,
             .check = &Checked<&CheckFormSquare>,
             .play = &Played<&PlayFormSquare>,
             .might =
                 [](PositionView f, UnitId u) {
                   return IsReady(f, u) && f.scenario.IsInfantry(u) &&
                          !f.unit(u).Has(Flag::kSquare) &&
                          !IsSome(f.unit(u).occupying);
                 },
             .offer = &OfferPlain<&CheckFormSquare>},
    UnitVerb{.verb = Verb::kCharge,
             .check =
                 [](PositionView f, UnitId u, const Order& order, SearchDepth) {
                   return CheckAimed(f, u, order, &CheckCharge);
                 },
             .play =
                 [](const Battle& b, UnitId u, const Order& order) {
                   PlayCharge(b, u, TargetOf(b, order));
                 },
             .might = &MightCharge,
             .offer = &OfferAtEnemies},
    UnitVerb{
        .verb = Verb::kSpike,
        .check =
            [](PositionView f, UnitId u, const Order& order, SearchDepth) {
              return CheckAimed(f, u, order, &CheckSpike);
            },
        .play = [](const Battle& b, UnitId u,
                   const Order& order) { PlaySpike(b, u, TargetOf(b, order)); },
        .might =
            [](PositionView f, UnitId u) {
              return IsReady(f, u) && !f.scenario.IsArtillery(u) &&
                     PurseOf(f, u) >= 2;
            },
        .offer = &OfferAtEnemies},
    UnitVerb{.verb = Verb::kStartFiring,
             .check = &Checked<&CheckStartFiring>,
             .play = &Played<&PlayStartFiring>,
             .might =
                 [](PositionView f, UnitId u) {
                   return IsReady(f, u) && (f.scenario.IsInfantry(u) ||
                                            (f.scenario.IsArtillery(u) &&
                                             !f.unit(u).Has(Flag::kLimbered)));
                 },
             .offer = &OfferPlain<&CheckStartFiring>},
    UnitVerb{.verb = Verb::kPivot,
             .check =
                 [](PositionView f, UnitId u, const Order& order, SearchDepth) {
                   return CheckPivot(f, u, order.pose.heading, UnitId::kNone);
                 },
             .play =
                 [](const Battle& b, UnitId u, const Order& order) {
                   PlayPivot(b, u, order.pose.heading, UnitId::kNone);
                 },
             .might =
                 [](PositionView f, UnitId u) {
                   return HasNotMoved(f, u) && !f.unit(u).Has(Flag::kSquare);
                 },
             .offer = &OfferPivot,
             .draw = &DrawPivot},
    UnitVerb{
        .verb = Verb::kLeaveSquare,
        .check =
            [](PositionView f, UnitId u, const Order& order, SearchDepth) {
              return CheckLeaveSquare(f, u, order.pose.heading);
            },
        .play =
            [](const Battle& b, UnitId u, const Order& order) {
              PlayLeaveSquare(b, u, order.pose.heading);
            },
        .might =
            [](PositionView f, UnitId u) {
              return IsReady(f, u) && f.unit(u).Has(Flag::kSquare);
            },
        .offer = &OfferLeaveSquare,
        .draw = &DrawLeaveSquare},
    UnitVerb{
        .verb = Verb::kMove,
        .check =
            [](PositionView f, UnitId u, const Order& order, SearchDepth last) {
              Movement movement;
              return CheckMove(f, u, order.pose, order.via, UnitId::kNone, last,
                               movement);
            },
        .play =
            [](const Battle& b, UnitId u, const Order& order) {
              PlayMove(b, u, order.pose, order.via, UnitId::kNone);
            },
        .might = &MightMarch,
        .offer = &OfferMove,
        .draw = &DrawMove,
        .is_costly = true},
    UnitVerb{
        .verb = Verb::kOccupy,
        .check = &CheckOccupation,
        .play =
            [](const Battle& b, UnitId u, const Order& order) {
              PlayOccupy(b, u, b.scenario.As<AreaId>(order.object),
                         order.pose.heading, order.via, UnitId::kNone);
            },
        .might =
            [](PositionView f, UnitId u) {
              return MightMarch(f, u) && (!f.unit(u).on_table() ||
                                          (!f.unit(u).Has(Flag::kSquare) &&
                                           !f.scenario.terrain.areas.empty()));
            },
        .offer = &OfferOccupy,
        .draw = &DrawOccupy,
        .is_costly = true},
    UnitVerb{
        .verb = Verb::kMoveAndCharge,
        .check = &CheckMoveAndCharge,
        .play = &PlayMoveAndCharge,
        .might =
            [](PositionView f, UnitId u) {
              return MightCharge(f, u) && HasNotMoved(f, u) &&
                     PurseOf(f, u) >= 2;
            },
        .offer = &OfferMove,
        .draw = &DrawCharge,
        .is_costly = true},
};

constexpr VerbRows kGeneralVerbs = std::array{
    GeneralVerb{.verb = Verb::kDetach,
                .check = [](PositionView f, GeneralId g,
                            const Order&) { return CheckDetach(f, g); },
                .play = [](const Battle& b, GeneralId g,
                           const Order&) { Detach(b, g); },
                .offer = &OfferDetach},
    GeneralVerb{
        .verb = Verb::kAttach,
        .check =
            [](PositionView f, GeneralId g, const Order& order) {
              const UnitId u = TargetOf(f, order);
              return IsSome(u) ? CheckAttach(f, g, u)
                               : Refuse(f, RefusalCode::kNoSuchObject, g);
            },
        .play = [](const Battle& b, GeneralId g,
                   const Order& order) { Attach(b, g, TargetOf(b, order)); },
        .offer = &OfferAttach},
    GeneralVerb{
        .verb = Verb::kMoveGeneral,
        .check =
            [](PositionView f, GeneralId g, const Order& order) {
              return CheckRide(f, g, order.pose.centre);
            },
        .play = [](const Battle& b, GeneralId g,
                   const Order& order) { PlayRide(b, g, order.pose.centre); },
        .offer = &OfferRide,
        .draw = &DrawGeneralsRide},
};

}  // namespace

const UnitVerb* UnitVerbOf(Verb verb) { return kUnitVerbs.Find(verb); }
const GeneralVerb* GeneralVerbOf(Verb verb) { return kGeneralVerbs.Find(verb); }

std::span<const UnitVerb> UnitVerbs() {
  return {kUnitVerbs.begin(), kUnitVerbs.end()};
}
std::span<const GeneralVerb> GeneralVerbs() {
  return {kGeneralVerbs.begin(), kGeneralVerbs.end()};
}

bool TurnsOnTheSpot(PositionView f, UnitId u, const Order& order) {
  return static_cast<Verb>(order.verb) == Verb::kMoveAndCharge &&
         f.unit(u).on_table() && order.via == Point{} &&
         order.pose.centre == f.unit(u).centre;
}

}  // namespace berthier::grande_tactique
