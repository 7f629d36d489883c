#include "engine/rulesets/la_grande_armee/charge/making_contact.h"

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/charge/steps.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"
#include "engine/rulesets/la_grande_armee/combat/melee.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {
namespace {

// LGA-CHG-26
void AddTouched(const Battle& b, ElementId e, ElementId target) {
  ForEachTouched(b, e, target, [&](ElementId enemy, const ContactEdge& edge) {
    if (IsGarrison(b, enemy) || (IsCavalry(b, e) && InSquare(b, enemy))) {
      return;
    }
    AddContact(b, {.mover = e,
                   .target = enemy,
                   .target_edge = edge.edge,
                   .source = ContactSource::kTouch});
  });
}

bool IsFlank(PositionView f, const Frame& frame) {
  const Form form = f.unit(MetBy(frame)).form;
  if (Has(frame, kCaught)) return form != Form::kSquare;
  if (frame.edge == Edge::kFront || Has(frame, kFacedAbout)) return false;
  // LGA-FLK-06
  return form == Form::kDeployed || form == Form::kMarch ||
         Has(frame, kAtBlock);
}

}  // namespace

void RetireGuns(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  if (unit.guns == 0 || unit.form != Form::kDeployed) return;
  unit.gun_place = GunPlace::kRear;
  Settle(b, e);
}

void ConformTo(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.who, target = MetBy(frame);
  if (!b.unit(e).on_table() || !b.unit(target).on_table()) return PopFrame(b);
  const ContactEdge edge =
      EdgeOf(b, target, frame.edge, Has(frame, kAtBlock), b.unit(e).place);
  const Point centre = b.unit(e).centre;
  const Conformed there = Conform(b, e, b.unit(e).pose(), edge);
  la_grande_armee::Stand(b, e, there.pose);
  Go(frame, ChargeStep::kMeet);
  Swept place;
  place.AddRun(SolidOf(b, e), {});
  PassOver(b, e, centre, place);
}

void Meet(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.who, target = MetBy(frame);
  Go(frame, ChargeStep::kFight);
  if (!b.unit(e).on_table() || !b.unit(target).on_table()) return;
  const ChargeKind kind = KindOf(frame);
  const bool intrudes = Has(frame, kIntruding);
  AddContact(b,
             {.mover = e,
              .target = target,
              .target_edge = frame.edge,
              .source = intrudes                      ? ContactSource::kIntruder
                        : kind == ChargeKind::kCharge ? ContactSource::kCharge
                                                      : ContactSource::kAdvance,
              .outside = Has(frame, kAtBlock) ? uint8_t{1} : uint8_t{0}});
  AddTouched(b, e, target);
  if (kind == ChargeKind::kCharge)
    b.unit(frame.unit).charged_into = frame.other;
  Tell(b, EventCode::kContact, b.scenario.Entity(e), b.scenario.Entity(target),
       {static_cast<int32_t>(frame.edge), 0, 0, 0});
  RetireGuns(b, target);  // LGA-MEL-18
  if (intrudes) {         // LGA-SET-24
    b.unit(e).Set(Flag::kIntruder);
    b.unit(e).settlement = b.unit(target).settlement;
    GainMarkers(b, e, kMarkerTable.difficult);
  }
  if (b.unit(target).form == Form::kMarch) {  // LGA-MOV-18
    GainMarkers(b, target, kMarkerTable.march);
  }
  if (IsFlank(b, frame)) {  // LGA-FLK-02
    GainMarkers(b, target, kMarkerTable.flank);
    PushTest(b, target, TestKind::kReaction, 1);
  }
}

void Fight(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.who, target = MetBy(frame);
  Go(frame, ChargeStep::kEnd);
  ClearMark(b.unit(target), Mark::kFailed);
  if (!b.unit(e).on_table() || !b.unit(target).on_table()) return;
  int flags = IsFlank(b, frame) ? kOnFlank : 0;
  if (Has(frame, kAtBlock)) flags |= kMeetsBlock;
  if (Has(frame, kIntruding)) flags |= kIntrudes;
  if (e != frame.unit) {
    flags |= kCharged | kNoImpact;  // LGA-REA-14, 15
  } else {
    if (KindOf(frame) == ChargeKind::kCharge) flags |= kCharged;
    if (Has(frame, kUphill)) flags |= kNoImpact;
    if (Has(frame, kCounterCharged)) flags |= kCountered;
  }
  PushContactPhase(b, e, target, frame.edge, flags);
}

}  // namespace berthier::la_grande_armee
