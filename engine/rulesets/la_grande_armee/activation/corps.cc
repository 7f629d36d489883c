#include "engine/rulesets/la_grande_armee/activation/corps.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/activation/element.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"

namespace berthier::la_grande_armee {
namespace {

// ---- Items (CMD-08, FOG-11) -------------------------------------------------

Verdict CheckCorpsItem(PositionView f, CorpsId c) {
  const CorpsState& corps = f.state.corps_state(c);
  if (corps.gone != 0) return Refuse(f, RefusalCode::kNoCorpsLeft, c);
  if (corps.revealed == 0) return Refuse(f, RefusalCode::kNotRevealed, c);
  if (corps.activated != 0) return Refuse(f, RefusalCode::kActivated, c);
  if (f.scenario.corps_data(c).bound > f.state.bound) {
    return Refuse(f, RefusalCode::kNotEntered, c);
  }
  return {};
}
bool IsTileItem(PositionView f, TileId t) {
  return f.state.tile(t).status == TileStatus::kOnTable &&
         f.state.tile(t).used == 0;
}
bool IsScoutItem(PositionView f, ElementId e) {
  return f.unit(e).on_table() && f.unit(e).scouting() &&
         !f.unit(e).Has(Flag::kScoutUsed);
}

bool HasItem(PositionView f, Side side) {
  const SideData& data = f.scenario.side(side);
  for (const CorpsId c : data.corps) {
    if (CheckCorpsItem(f, c).ok()) return true;
  }
  for (const TileId t : data.tiles) {
    if (IsTileItem(f, t)) return true;
  }
  bool scout = false;
  if (f.scenario.has_fog()) {
    data.elements.ForEach(
        [&](ElementId e) { scout = scout || IsScoutItem(f, e); });
  }
  return scout;
}

// ---- R1 (CMD) ---------------------------------------------------------------

// CMD-07: 0 of a commander who has been captured.
int AbilityOf(PositionView f, Side side) {
  const LeaderId cic = f.scenario.side(side).cic;
  if (!IsSome(cic) || f.state.leader(cic).lost != LostHow::kNot) return 0;
  return f.scenario.leader(cic).ability;
}

// +1: the first side wins, -1: the second, 0: both roll again.
int WinnerOf(PositionView f, int first, int second) {
  if ((first == kDie) != (second == kDie)) return first == kDie ? 1 : -1;
  const int a = AbilityOf(f, Side::kFirst), c = AbilityOf(f, Side::kSecond);
  if (first + a != second + c) return first + a > second + c ? 1 : -1;
  return a == c ? 0 : a > c ? 1 : -1;
}

// ---- Elements (D3) ----------------------------------------------------------

// SCN-05. Decision: an element enters as a column whose tail is on the edge.
Pose EntryPose(PositionView f, ElementId e) {
  const TableEdge edge = f.own(e).baseline;
  const Heading in = HeadingToward(edge).Opposite();
  const Length depth = BaseDepth(f) * f.data(e).bases();
  return {f.data(e).entry + Along(Forward(in), depth), in};
}
bool MayEnter(PositionView f, ElementId e) {
  if (f.unit(e).presence != Presence::kReserve) return false;
  if (f.scenario.corps_data(f.data(e).corps).bound > f.state.bound) {
    return false;
  }
  const Pose head = EntryPose(f, e);
  const Shape shape =
      ColumnShape(head, {}, BaseOf(f.scenario), f.data(e).bases());
  return !LeavesTable(f, shape) && !IsSome(ImpassableUnder(f, shape)) &&
         !IsSome(FirstUnder(f, f.own(e).elements, shape, e)) &&
         !IsSome(FirstUnder(f, f.foes(e).elements, shape, e)) &&
         !IsSome(SettlementUnder(f, shape));
}

Verdict CheckLeads(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (f.data(e).corps != f.state.corps) {
    return Refuse(f, RefusalCode::kOtherCorps, e);
  }
  if (unit.Has(Flag::kActivated)) return Refuse(f, RefusalCode::kActivated, e);
  if (unit.presence == Presence::kReserve) {
    if (MayEnter(f, e)) return {};
    return Refuse(f, RefusalCode::kNotAtEdge, e);
  }
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, e);
  if (unit.routing()) return Refuse(f, RefusalCode::kRouting, e);
  if (unit.scouting()) return Refuse(f, RefusalCode::kScouting, e);
  if (unit.Has(Flag::kNoActions)) return Refuse(f, RefusalCode::kRecalled, e);
  if (IsLocked(f, e)) return Refuse(f, RefusalCode::kLocked, e);
  if (!IsInCommand(f, e)) {
    return Refuse(f, RefusalCode::kOutOfCommand, e,
                  {CommanderDistance(f, e).ticks, 0, 0});
  }
  return {};
}

bool AnyLeads(PositionView f) {
  bool any = false;
  f.scenario.corps_data(f.state.corps).elements.ForEach([&](ElementId e) {
    any = any || CheckLeads(f, e).ok();
  });
  return any;
}

void Enter(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  const ElementData& data = b.data(e);
  unit.presence = Presence::kOnTable;
  unit.Clear(Flag::kEntering);
  unit.form = Form::kMarch;
  unit.files = 1;
  unit.troops = static_cast<uint8_t>(data.troops);
  unit.guns = static_cast<uint8_t>(data.guns);
  unit.heavy = static_cast<uint8_t>(data.heavy);
  const Pose head = EntryPose(b, e);
  LayStraight(b.scenario, unit, head);
  Stand(b, e, head);
  TellMove(b, EventCode::kEnters, b.scenario.Entity(e), head, head);
}

// ---- The corps --------------------------------------------------------------

void BeginCorps(const Battle& b, CorpsId c) {
  State& s = b.state;
  s.corps = c;
  s.step = kLeadsElements;
  ++s.player_turn;
  CorpsState& corps = s.corps_state(c);
  corps.activated = 1;
  corps.entered = 1;
  Tell(b, EventCode::kCorpsActs, b.scenario.Entity(c));
}

// A tile or scout is no player-turn of its own.
void EndItem(const Battle& b) {
  State& s = b.state;
  if (IsSome(s.corps)) ++s.player_turn;
  s.corps = CorpsId::kNone;
  s.step = kRollsForItem;
}

Progress ChooseItem(const Battle& b) {
  State& s = b.state;
  if (EndIfDestroyed(b)) return Progress::kAgain;
  const bool first = HasItem(b, Side::kFirst);
  const bool second = HasItem(b, Side::kSecond);
  if (!first && !second) return Progress::kDone;
  if (first && second) {
    AwaitRoll(b, Side::kFirst, RollKind::kCommand, EntityId::kNone);
    return Progress::kAwaiting;
  }
  s.active = first ? Side::kFirst : Side::kSecond;  // CMD-09
  s.step = kAwaitsItem;
  return Progress::kAgain;
}

// The only item of the side; kNone if it has a choice.
CorpsId OnlyCorps(PositionView f, Side side) {
  if (f.scenario.has_fog()) return CorpsId::kNone;
  CorpsId only = CorpsId::kNone;
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (!CheckCorpsItem(f, c).ok()) continue;
    if (IsSome(only)) return CorpsId::kNone;
    only = c;
  }
  return only;
}

// SCN-05: he comes where the first of his elements does.
void EnterCommander(const Battle& b, LeaderId l) {
  LeaderState& leader = b.state.leader(l);
  if (leader.status != LeaderStatus::kAbsent) return;
  const ElementId first = b.scenario.corps_data(b.state.corps).elements.First();
  leader.status = LeaderStatus::kFree;
  leader.pos = b.data(first).entry;
}

Progress RideLast(const Battle& b) {
  State& s = b.state;
  const CorpsId c = s.corps;
  const LeaderId l = b.scenario.corps_data(c).commander;
  if (IsSome(l) && s.corps_state(c).gone == 0) {
    EnterCommander(b, l);
    if (MayRide(b, l)) {
      AwaitDecision(b, s.active, Decision::kRide, b.scenario.Entity(l));
      return Progress::kAwaiting;
    }
  }
  Tell(b, EventCode::kCorpsDone, b.scenario.Entity(c));
  EndItem(b);
  return Progress::kAgain;
}

}  // namespace

Progress AdvanceCorps(const Battle& b) {
  State& s = b.state;
  switch (static_cast<CorpsStep>(s.step)) {
    case kRollsForItem:
      return ChooseItem(b);
    case kAwaitsItem:
      if (const CorpsId c = OnlyCorps(b, s.active); IsSome(c)) {
        BeginCorps(b, c);
        return Progress::kAgain;
      }
      AwaitDecision(b, s.active, Decision::kItem, EntityId::kNone);
      return Progress::kAwaiting;
    case kItemRuns:
      // FOG-14: fog/ names the corps that its tile has declared.
      if (IsSome(s.corps)) {
        BeginCorps(b, s.corps);
      } else {
        EndItem(b);
      }
      return Progress::kAgain;
    case kLeadsElements:
      if (!AnyLeads(b)) {
        s.step = kRidesLast;
        return Progress::kAgain;
      }
      AwaitDecision(b, s.active, Decision::kElement,
                    b.scenario.Entity(s.corps));
      return Progress::kAwaiting;
    default:
      return RideLast(b);
  }
}

const RollRow kCommandRoll = {
    .dice = 1,
    .other_dice = 1,
    .describe =
        [](PositionView f, Roll& roll) {
          roll.subject = f.scenario.Entity(Side::kFirst);
          roll.object = f.scenario.Entity(Side::kSecond);
          for (const Side side : {Side::kFirst, Side::kSecond}) {
            roll.modifiers.push_back(
                {static_cast<uint16_t>(ModifierCode::kAbility),
                 static_cast<int16_t>(AbilityOf(f, side)),
                 static_cast<uint8_t>(Index(side))});
          }
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return Outcome{WinnerOf(f, faces[0], faces[1]) > 0
                             ? OutcomeCode::kFirstWins
                             : OutcomeCode::kSecondWins};
        },
    .again =
        [](PositionView f, const Faces& faces) {
          return WinnerOf(f, faces[0], faces[1]) == 0;
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          Tell(b, EventCode::kCommandRoll, EntityId::kNone, EntityId::kNone,
               {faces[0], faces[1], AbilityOf(b, Side::kFirst),
                AbilityOf(b, Side::kSecond)});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          State& s = b.state;
          s.active = outcome.code == OutcomeCode::kFirstWins ? Side::kFirst
                                                             : Side::kSecond;
          ++s.step;  // kAwaitsItem; in fog/ the step after its roll
          Tell(b, EventCode::kInitiative, b.scenario.Entity(s.active));
        },
};

// ---- D2 ---------------------------------------------------------------------

Verdict CheckItem(PositionView f, const Order& order) {
  if (static_cast<Verb>(order.verb) != Verb::kActivate) {
    return Refuse(RefusalCode::kNotNow);
  }
  const Side side = f.state.active;
  const int8_t owner =
      f.scenario.entities()[static_cast<size_t>(Index(order.subject))].side;
  if (owner != Index(side)) {
    return Refuse(f, RefusalCode::kNotYours, order.subject);
  }
  if (const CorpsId c = f.scenario.As<CorpsId>(order.subject); IsSome(c)) {
    return CheckCorpsItem(f, c);
  }
  if (const TileId t = f.scenario.As<TileId>(order.subject); IsSome(t)) {
    if (IsTileItem(f, t)) return {};
    return Refuse(f, RefusalCode::kActivated, t);
  }
  if (const ElementId e = f.scenario.As<ElementId>(order.subject); IsSome(e)) {
    if (IsScoutItem(f, e)) return {};
    return Refuse(f, RefusalCode::kNotAsked, e);
  }
  return Refuse(RefusalCode::kNoSuchSubject);
}

void PlayItem(const Battle& b, const Order& order) {
  State& s = b.state;
  if (const CorpsId c = b.scenario.As<CorpsId>(order.subject); IsSome(c)) {
    return BeginCorps(b, c);
  }
  s.step = kItemRuns;
  if (const TileId t = b.scenario.As<TileId>(order.subject); IsSome(t)) {
    return PushTile(b, t);
  }
  PushScout(b, b.scenario.As<ElementId>(order.subject));
}

// ---- D3 ---------------------------------------------------------------------

Verdict CheckElement(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kEndCorps) return {};
  if (verb != Verb::kLead) return Refuse(RefusalCode::kNotNow);
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (!IsSome(e)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(e).side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, e);
  }
  return CheckLeads(f, e);
}

void PlayElement(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kEndCorps) {
    b.state.step = kRidesLast;
    return;
  }
  const ElementId e = b.scenario.As<ElementId>(order.subject);
  const bool enters = b.unit(e).presence == Presence::kReserve;
  if (enters) Enter(b, e);
  PushActivation(b, e, enters ? kEntersNow : 0);
  if (enters) RevealNear(b);
}

}  // namespace berthier::la_grande_armee
