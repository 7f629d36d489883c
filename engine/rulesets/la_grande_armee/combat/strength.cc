#include "engine/rulesets/la_grande_armee/combat/strength.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "engine/rulesets/la_grande_armee/field/contact_count.h"

namespace berthier::la_grande_armee {
namespace {

// LGA-MEL-04, LGA-SET-15: the troops, or the guns where there is nothing else.
int Fighting(const Part& part) {
  return part.troops > 0 ? part.troops : part.guns;
}
Part InsideOf(const ElementState& element) {
  Part inside;
  for (const Part& part : element.parts) {
    inside.troops = static_cast<uint8_t>(inside.troops + part.troops);
    inside.guns = static_cast<uint8_t>(inside.guns + part.guns);
  }
  return inside;
}
int HalfCapacity(PositionView f, ElementId garrison) {
  return f.scenario.piece(f.unit(garrison).settlement).capacity / 2;
}

Strength OfGarrison(PositionView f, const Frame& contact) {
  const ElementState& element = f.unit(contact.other);
  Strength strength;
  if ((contact.flags & kIntrudes) != 0) {  // LGA-SET-24
    strength.touching = std::min(StrengthIn(f, contact, contact.unit).touching,
                                 Fighting(InsideOf(element)));
  } else {
    const Part& side = element.part(contact.edge);
    strength.touching = Fighting(side);
    strength.guns = side.troops > 0 ? 0 : side.guns;
  }
  strength.fallible = strength.touching;
  return strength;
}

}  // namespace

Contact PairOf(const Frame& contact) {
  return {.mover = contact.unit,
          .target = contact.other,
          .target_edge = contact.edge,
          .source = (contact.flags & kIntrudes) != 0 ? ContactSource::kIntruder
                                                     : ContactSource::kCharge,
          .outside =
              static_cast<uint8_t>((contact.flags & kMeetsBlock) != 0 ? 1 : 0)};
}

bool MeetsInTown(PositionView f, const Frame& contact) {
  return IsGarrison(f, contact.other) && (contact.flags & kMeetsBlock) == 0;
}

Strength StrengthIn(PositionView f, const Frame& contact, ElementId e) {
  const bool is_target = e == contact.other;
  if (is_target && MeetsInTown(f, contact)) return OfGarrison(f, contact);
  const ContactCount count = CountContact(f, PairOf(contact));
  const InLine& own = is_target ? count.target : count.mover;
  const ElementState& element = f.unit(e);
  const bool guns_alone = IsArtillery(f, e);
  Strength strength = {.touching = guns_alone ? own.guns : own.troops,
                       .supporting = own.support,
                       .guns = own.guns};
  // LGA-FLK-03, LGA-SCO-06; columns and squares have none anyway
  if ((is_target && (contact.flags & kOnFlank) != 0) || element.scouting()) {
    strength.supporting = 0;
  }
  if (InSquare(f, e)) strength.guns = 0;
  if (!is_target && (contact.flags & kIntrudes) != 0) {  // LGA-SET-24
    strength.touching =
        std::min(strength.touching, HalfCapacity(f, contact.other));
    strength.supporting = std::min(strength.supporting, strength.touching);
  }
  // LGA-MEL-23
  strength.fallible = strength.touching + strength.supporting +
                      (guns_alone ? 0 : strength.guns);
  return strength;
}

void ForEachContactDice(PositionView f, const Frame& contact, ElementId e,
                        DiceAdder add) {
  const ElementState& element = f.unit(e);
  if (element.routing()) return;  // LGA-STA-05
  const Options& options = f.options();
  const Strength strength = StrengthIn(f, contact, e);
  int dice = 0;
  const auto count = [&](ModifierCode code, int value) {
    dice += value;
    add(code, value);
  };
  count(ModifierCode::kContacting, strength.touching);
  count(ModifierCode::kSupporting, strength.supporting);
  count(ModifierCode::kMarkersDice,
        element.markers * ValueOf(ModifierCode::kMarkersDice));
  if (strength.guns > 0) {
    const bool flat = options.artillery_penalty == Options::Penalty::kFlat;
    count(ModifierCode::kGunsInContact,
          (flat ? 1 : strength.guns) * ValueOf(ModifierCode::kGunsInContact));
  }
  const bool is_target = e == contact.other;
  const ElementId enemy = is_target ? contact.unit : contact.other;
  if (InSquare(f, enemy)) return;  // LGA-MEL-12, LGA-SQR-08
  const bool charges =
      (contact.flags & (is_target ? kCountered : kCharged)) != 0;
  // LGA-MEL-11, LGA-HIL-06, LGA-REA-14
  if (charges && !is_target && (contact.flags & kNoImpact) == 0 &&
      IsCavalry(f, e)) {
    count(ModifierCode::kImpact,
          kImpactDice[static_cast<size_t>(f.data(e).cavalry)] *
              strength.touching);
  }
  // LGA-SET-14
  if (charges && (is_target || !MeetsInTown(f, contact))) {
    const bool all = options.charge_double == Options::Double::kAll;
    count(ModifierCode::kDoubled,
          all ? dice : strength.touching + strength.supporting);
  }
}

void ForEachMassDice(PositionView f, ElementId e, DiceAdder add) {
  const ElementState& element = f.unit(e);
  int bases = Fighting({element.troops, element.guns});  // LGA-MAS-04
  // MAS-06: a base that two enemies meet fights once.
  uint32_t met = 0;
  bool block = false;
  ForEachContact(f, e, [&](const Contact& contact) {
    if (f.unit(contact.Other(e)).routing()) return;
    const bool is_target = contact.target == e;
    if (is_target) met |= CountContact(f, contact).target.met;
    block = block || (is_target && contact.outside != 0);
  });
  if (IsGarrison(f, e)) {  // LGA-SET-17, 25
    bases = std::min(HalfCapacity(f, e), Fighting(InsideOf(element)));
    if (block) bases += Fighting(element.outside);
  } else if (element.form == Form::kMarch || InSquare(f, e)) {
    bases = std::min(bases, std::popcount(met));  // LGA-MAS-06, LGA-SQR-14
  }
  add(ModifierCode::kAllBases, bases);
  add(ModifierCode::kMarkersDice,
      element.markers * ValueOf(ModifierCode::kMarkersDice));
}

}  // namespace berthier::la_grande_armee
