#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"

#include "engine/model/fault.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
void AddContact(const Battle& b, Contact contact) {
  State& s = b.state;
  const int known = ContactBetween(s, contact.attacker, contact.defender);
  if (known >= 0) {
    // One record a pair, the first attacker stays attacker (BBN-I-130); but
    // what was settled before does not settle a new contact.
    if (s.contacts[static_cast<size_t>(known)].resolved == 0) return;
    DeleteContact(b, known);
  }
  BERTHIER_CHECK(s.contact_count < State::kContacts);
  const Length gap = GapBetween(b.unit(contact.attacker).block(),
                                b.unit(contact.defender).block());
  contact.gap0 = static_cast<int16_t>(gap.ticks);
  int at = s.contact_count;
  const auto key = [](const Contact& c) {
    return Index(c.attacker) * 256 + Index(c.defender);
  };
  while (at > 0 &&
         key(s.contacts[static_cast<size_t>(at - 1)]) > key(contact)) {
    s.contacts[static_cast<size_t>(at)] =
        s.contacts[static_cast<size_t>(at - 1)];
    --at;
  }
  s.contacts[static_cast<size_t>(at)] = contact;
  ++s.contact_count;
  Tell(b, EventCode::kContact, b.scenario.Entity(contact.attacker),
       b.scenario.Entity(contact.defender),
       {static_cast<int32_t>(contact.edge), 0, 0, 0});
}

void DeleteContact(const Battle& b, int index) {
  State& s = b.state;
  const Contact gone = s.contacts[static_cast<size_t>(index)];
  for (int i = index + 1; i < s.contact_count; ++i) {
    s.contacts[static_cast<size_t>(i - 1)] = s.contacts[static_cast<size_t>(i)];
  }
  --s.contact_count;
  s.contacts[static_cast<size_t>(s.contact_count)] = Contact{};
  Tell(b, EventCode::kContactEnds, b.scenario.Entity(gone.attacker),
       b.scenario.Entity(gone.defender));
}

void CloseContacts(const Battle& b, UnitId u) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.Concerns(u)) c.resolved = 1;
  }
}

bool IsTogether(PositionView f, const Contact& c) {
  return GapBetween(f.unit(c.attacker).block(), f.unit(c.defender).block()) <=
         Ticks(c.gap0) + kTouch;
}

UnitSet TogetherWith(PositionView f, UnitId u) {
  UnitSet together;
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.Concerns(u) && IsTogether(f, c)) together.Add(c.Other(u));
  }
  return together;
}

void RenewGaps(const Battle& b, UnitId u, UnitSet together) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!c.Concerns(u) || !together.Has(c.Other(u))) continue;
    c.gap0 = static_cast<int16_t>(
        GapBetween(b.unit(c.attacker).block(), b.unit(c.defender).block())
            .ticks);
  }
}

namespace {

// Both parties are still to fight one another: the fight is fought though they
// are displaced (BBN-MEL-49).
bool IsToBeFought(const State& s, const Contact& c) {
  const uint8_t fight = s.unit(c.attacker).fight;
  return fight < s.fight_count && fight == s.unit(c.defender).fight &&
         s.fights[fight].done == 0;
}

}  // namespace

void DropContactsApart(const Battle& b, UnitId u) {
  for (int i = b.state.contact_count; i-- > 0;) {
    const Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!c.Concerns(u) || IsToBeFought(b.state, c)) continue;
    if (!IsTogether(b, c)) DeleteContact(b, i);
  }
}

}  // namespace berthier::big_battle_napoleonic
