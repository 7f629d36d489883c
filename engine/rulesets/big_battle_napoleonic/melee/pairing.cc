#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"

#include <algorithm>

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr uint8_t kNoFight = 0xFF;

// State::step
enum class Step : uint8_t { kPairs, kSupports };

// The contacts still to be matched, as edges between units.
class Graph {
 public:
  explicit Graph(PositionView f) {
    for (const Contact& c : ContactsOf(f.state)) {
      if (c.resolved != 0 || f.unit(c.attacker).Has(Flag::kClosed) ||
          f.unit(c.defender).Has(Flag::kClosed) ||
          f.unit(c.attacker).fight != kNoFight ||
          f.unit(c.defender).fight != kNoFight) {
        continue;
      }
      const bool first = f.data(c.attacker).side == Side::kFirst;
      edges_[static_cast<size_t>(count_++)] = {first ? c.attacker : c.defender,
                                               first ? c.defender : c.attacker};
    }
  }

  struct Edge {
    UnitId a;  // of the first side
    UnitId d;
  };
  int size() const { return count_; }
  const Edge& edge(int i) const { return edges_[static_cast<size_t>(i)]; }

  // Size of a maximum matching without two units (kNone: with all).
  int Matching(UnitId without_a, UnitId without_d) const {
    std::array<uint8_t, kMaxUnits> partner;  // of units of the second side
    partner.fill(0xFF);
    int matched = 0;
    UnitSet tried;
    for (int i = 0; i < count_; ++i) {
      const UnitId a = edge(i).a;
      if (a == without_a || tried.Has(a)) continue;
      tried.Add(a);
      UnitSet seen;
      if (Augment(a, without_d, partner, seen)) ++matched;
    }
    return matched;
  }

 private:
  bool Augment(UnitId a, UnitId without_d,
               std::array<uint8_t, kMaxUnits>& partner, UnitSet& seen) const {
    for (int i = 0; i < count_; ++i) {
      const UnitId d = edge(i).d;
      if (edge(i).a != a || d == without_d || seen.Has(d)) continue;
      seen.Add(d);
      uint8_t& there = partner[static_cast<size_t>(d)];
      if (there == 0xFF ||
          Augment(static_cast<UnitId>(there), without_d, partner, seen)) {
        there = static_cast<uint8_t>(a);
        return true;
      }
    }
    return false;
  }

  std::array<Edge, State::kContacts> edges_;
  int count_ = 0;
};

// Edges that belong to some maximum matching, a bit each.
struct Allowed {
  std::array<bool, State::kContacts> is = {};
  int count = 0;
};
Allowed AllowedOf(const Graph& graph) {
  Allowed allowed;
  const int most = graph.Matching(UnitId::kNone, UnitId::kNone);
  for (int i = 0; i < graph.size(); ++i) {
    const Graph::Edge& e = graph.edge(i);
    if (graph.Matching(e.a, e.d) == most - 1) {
      allowed.is[static_cast<size_t>(i)] = true;
      ++allowed.count;
    }
  }
  return allowed;
}

// An allowed edge that shares no unit with another allowed one: in every
// maximum matching. -1 if there is none.
int ForcedEdge(const Graph& graph, const Allowed& allowed) {
  for (int i = 0; i < graph.size(); ++i) {
    if (!allowed.is[static_cast<size_t>(i)]) continue;
    bool alone = true;
    for (int k = 0; k < graph.size(); ++k) {
      if (k != i && allowed.is[static_cast<size_t>(k)] &&
          (graph.edge(k).a == graph.edge(i).a ||
           graph.edge(k).d == graph.edge(i).d)) {
        alone = false;
      }
    }
    if (alone) return i;
  }
  return -1;
}

// Fights whose fighter of u's own side fights an enemy u touches.
template <typename G>
void ForEachSupportable(PositionView f, UnitId u, G&& g) {
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.resolved != 0 || !c.Concerns(u)) continue;
    const UnitId enemy = c.Other(u);
    for (int i = 0; i < f.state.fight_count; ++i) {
      const Fight& fight = f.state.fights[static_cast<size_t>(i)];
      if (fight.attacker == enemy) g(i, fight.defender);
      if (fight.defender == enemy) g(i, fight.attacker);
    }
  }
}

bool IsUnmatched(PositionView f, UnitId u) {
  return f.unit(u).on_table() && f.unit(u).fight == kNoFight &&
         !f.unit(u).Has(Flag::kClosed) && IsSome(EnemyToFight(f.state, u));
}

// BBN-OPT-07: a friend behind the rear edge of a fighter.
void SupportFromTheRear(const Battle& b) {
  for (int i = 0; i < b.state.fight_count; ++i) {
    const Fight fight = b.state.fights[static_cast<size_t>(i)];
    for (const UnitId fighter : {fight.attacker, fight.defender}) {
      const Block block = b.unit(fighter).block();
      PositionView(b).own(fighter).fighters.ForEach([&](UnitId u) {
        UnitState& unit = b.unit(u);
        if (u == fighter || !unit.on_table() || unit.routing() ||
            unit.fight != kNoFight || IsSome(EnemyInContact(b.state, u))) {
          return;
        }
        if (EdgeToEdge(unit.block().front_edge(), block.rear_edge(), 8,
                       kTouch) > Ticks(0)) {
          unit.fight = static_cast<uint8_t>(i);
        }
      });
    }
  }
}

}  // namespace

bool InPairs(const State& s) {
  return s.step == static_cast<uint8_t>(Step::kPairs);
}

bool IsAllowedPair(PositionView f, UnitId a, UnitId d) {
  const Graph graph(f);
  const int most = graph.Matching(UnitId::kNone, UnitId::kNone);
  for (int i = 0; i < graph.size(); ++i) {
    const Graph::Edge& e = graph.edge(i);
    if ((e.a == a && e.d == d) || (e.a == d && e.d == a)) {
      return graph.Matching(e.a, e.d) == most - 1;
    }
  }
  return false;
}

void MakePair(const Battle& b, UnitId a, UnitId d) {
  State& s = b.state;
  BERTHIER_CHECK(s.fight_count < State::kFights);
  const int i = ContactBetween(s, a, d);
  const Contact& c = s.contacts[static_cast<size_t>(i)];
  const uint8_t index = s.fight_count++;
  s.fights[index] = {c.attacker, c.defender, 0};
  b.unit(a).fight = b.unit(d).fight = index;
  Tell(b, EventCode::kPaired, b.scenario.Entity(c.attacker),
       b.scenario.Entity(c.defender));
}

bool MaySupport(PositionView f, UnitId u, UnitId of) {
  bool may = false;
  if (!IsUnmatched(f, u) || InPairs(f.state)) return false;
  ForEachSupportable(f, u, [&](int, UnitId mate) { may = may || mate == of; });
  return may;
}

void MakeSupport(const Battle& b, UnitId u, UnitId of) {
  b.unit(u).fight = b.unit(of).fight;
  Tell(b, EventCode::kSupports, b.scenario.Entity(u), b.scenario.Entity(of));
}

UnitId SupporterToAsk(PositionView f) {
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (!IsUnmatched(f, u)) continue;
    UnitSet mates;
    ForEachSupportable(f, u, [&](int, UnitId mate) { mates.Add(mate); });
    if (mates.size() > 1) return u;
  }
  return UnitId::kNone;
}

Progress AdvancePairing(const Battle& b) {
  State& s = b.state;
  if (s.contact_count == 0) return Progress::kDone;
  if (InPairs(s)) {
    const Graph graph(b);
    if (graph.size() > 0) {
      const Allowed allowed = AllowedOf(graph);
      const int forced = ForcedEdge(graph, allowed);
      if (forced >= 0) {
        MakePair(b, graph.edge(forced).a, graph.edge(forced).d);
        return Progress::kAgain;
      }
      AwaitDecision(b, s.phasing, Decision::kPair, EntityId::kNone);
      return Progress::kAwaiting;
    }
    s.step = static_cast<uint8_t>(Step::kSupports);
  }
  const UnitId asked = SupporterToAsk(b);
  if (IsSome(asked)) {
    AwaitDecision(b, s.phasing, Decision::kPair, b.scenario.Entity(asked));
    return Progress::kAwaiting;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (!IsUnmatched(b, u)) continue;
    UnitId of = UnitId::kNone;
    ForEachSupportable(b, u, [&](int, UnitId mate) { of = mate; });
    if (IsSome(of)) MakeSupport(b, u, of);
  }
  if (IsOn(b.scenario.options.rear_support)) SupportFromTheRear(b);
  return Progress::kDone;
}

}  // namespace berthier::big_battle_napoleonic
