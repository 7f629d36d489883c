#include "agents/doctrine/grande_tactique/intent.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "engine/rulesets/grande_tactique/facts/vocabulary.h"

namespace berthier::grande_tactique {

// What one unit does in the turn, or several that charge the same.
struct TurnDeed {
  EntityId formation = EntityId::kNone;
  std::vector<UnitId> units;
  Verb verb = Verb::kMove;  // the weightiest, of equals the last
  EntityId object = EntityId::kNone;
  int orders = 0;
  // Such orders a formation is there for; the others prepare them.
  double weight = 0;
};

namespace {

// Which part of the own line the units stand in, seen from home.
std::string_view WingOf(const ArmyView& army, Side side, UnitSet units) {
  const Spot home = army.home(side);
  const Spot right = {-home.y, home.x};  // facing away from home
  double all_sum = 0, all = 0, sum = 0, n = 0, spread = 0;
  for (const UnitView& u : army.units(side)) {
    const double at = Dot(u.at, right);
    all_sum += at;
    ++all;
    if (!units.Has(u.id)) continue;
    sum += at;
    ++n;
  }
  if (n == 0) return "";
  const double middle = all_sum / all;
  for (const UnitView& u : army.units(side)) {
    spread = std::max(spread, std::abs(Dot(u.at, right) - middle));
  }
  const double off = sum / n - middle;
  if (off > 0.3 * spread) return "right";
  if (off < -0.3 * spread) return "left";
  return "centre";
}

std::string At(std::string_view wing) {
  return (wing == "centre" ? "in the " : "on the ") + std::string(wing);
}

std::string Capitalised(std::string words) {
  words.front() = static_cast<char>(
      std::toupper(static_cast<unsigned char>(words.front())));
  return words;
}

double WeightOf(Verb verb) {
  switch (verb) {
    case Verb::kCharge:
    case Verb::kMoveAndCharge:
      return 4;
    case Verb::kSpike:
      return 3;
    case Verb::kRally:
      return 2;
    case Verb::kStartFiring:
    case Verb::kOccupy:
    case Verb::kFormSquare:
      return 1.5;
    default:
      return 0.5;
  }
}

// Who pays for the unit: its division, or the general it is directly under.
EntityId FormationOf(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  if (IsSome(data.division)) return f.scenario.Entity(data.division);
  return IsSome(data.commander) ? f.scenario.Entity(data.commander)
                                : EntityId::kNone;
}

std::vector<TurnDeed> DeedsOf(PositionView f, std::span<const Order> orders) {
  std::vector<TurnDeed> deeds;
  for (const Order& order : orders) {
    const UnitId u = f.scenario.As<UnitId>(order.subject);
    // A variation that search expects goes on with the enemy's answers.
    if (!IsSome(u) || f.data(u).side != f.state.moving) continue;
    auto deed = std::find_if(
        deeds.begin(), deeds.end(),
        [&](const TurnDeed& one) { return one.units.front() == u; });
    if (deed == deeds.end()) {
      deeds.push_back({.formation = FormationOf(f, u), .units = {u}});
      deed = deeds.end() - 1;
    }
    ++deed->orders;
    const Verb verb = static_cast<Verb>(order.verb);
    if (WeightOf(verb) < deed->weight) continue;
    deed->verb = verb == Verb::kMoveAndCharge ? Verb::kCharge : verb;
    deed->object = order.object;
    deed->weight = WeightOf(verb);
  }
  // Those who charge the same do it together.
  for (size_t i = 0; i < deeds.size(); ++i) {
    if (WeightOf(deeds[i].verb) != WeightOf(Verb::kCharge)) continue;
    for (size_t j = deeds.size() - 1; j > i; --j) {
      if (deeds[j].formation != deeds[i].formation ||
          WeightOf(deeds[j].verb) != WeightOf(Verb::kCharge) ||
          deeds[j].object != deeds[i].object) {
        continue;
      }
      deeds[i].units.push_back(deeds[j].units.front());
      deeds[i].weight += deeds[j].weight;
      deeds.erase(deeds.begin() + static_cast<std::ptrdiff_t>(j));
    }
  }
  std::stable_sort(
      deeds.begin(), deeds.end(),
      [](const TurnDeed& a, const TurnDeed& b) { return a.weight > b.weight; });
  return deeds;
}

std::string InWords(PositionView f, const TurnDeed& deed) {
  std::string names;
  for (const UnitId u : deed.units) {
    if (!names.empty()) names += " and ";
    names += f.data(u).name;
  }
  const bool many = deed.units.size() > 1;
  switch (deed.verb) {
    case Verb::kCharge:
      return names + (many ? " charge " : " charges ") +
             std::string(NameOf(f.scenario, deed.object));
    case Verb::kRally:
      return "rally " + names;
    case Verb::kSpike:
      return names + " spikes guns";
    case Verb::kStartFiring:
      return names +
             (deed.orders > 2 ? " drives up and opens fire" : " opens fire");
    case Verb::kStopFiring:
      return names + " ceases fire";
    case Verb::kLimber:
      return names + " limbers";
    case Verb::kUnlimber:
      return names + " unlimbers";
    case Verb::kFormSquare:
      return names + " forms square";
    case Verb::kLeaveSquare:
      return names + " leaves square";
    case Verb::kOccupy:
      return names + " takes " + std::string(NameOf(f.scenario, deed.object));
    case Verb::kPivot:
      return names + " turns";
    case Verb::kWithdraw:
      return names + " leaves the field";
    default:
      return names + " moves";
  }
}

// Points of the formation, and its units.
struct Formation {
  EntityId id = EntityId::kNone;
  int cp = 0;
  UnitSet units;
  double weight = 0;
};

std::vector<Formation> FormationsOf(PositionView f, Side side) {
  std::vector<Formation> formations;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const EntityId id = FormationOf(f, u);
    auto it = std::find_if(formations.begin(), formations.end(),
                           [&](const Formation& one) { return one.id == id; });
    if (it == formations.end()) {
      formations.push_back({.id = id, .cp = PurseOf(f, u)});
      it = formations.end() - 1;
    }
    it->units.Add(u);
  });
  return formations;
}

// Deeds that matter and are not among those told before, of `main` first; they
// are told now.
std::vector<std::string> NewAmong(PositionView f,
                                  std::span<const TurnDeed> deeds,
                                  EntityId main, std::vector<Order>& told) {
  constexpr double kMatters = 1;
  constexpr size_t kMost = 5;
  std::vector<std::string> words;
  for (const bool of_main : {true, false}) {
    for (TurnDeed deed : deeds) {
      if ((deed.formation == main) != of_main || deed.weight < kMatters ||
          words.size() == kMost) {
        continue;
      }
      std::erase_if(deed.units, [&](UnitId u) {
        const Order one = {.verb = static_cast<uint8_t>(deed.verb),
                           .subject = f.scenario.Entity(u),
                           .object = deed.object};
        if (std::find(told.begin(), told.end(), one) != told.end()) return true;
        told.push_back(one);
        return false;
      });
      if (!deed.units.empty()) words.push_back(InWords(f, deed));
    }
  }
  return words;
}

std::string Listed(std::span<const std::string> told) {
  std::string words;
  for (const std::string& one : told) {
    words += (words.empty() ? "" : ", ") + one;
  }
  return words;
}

// Those with about as much to do as the one that has most, and as many points;
// it is one of them.
std::vector<Formation> WhoDoAsMuch(std::span<const Formation> formations,
                                   const Formation& most) {
  std::vector<Formation> even;
  for (const Formation& one : formations) {
    if (3 * one.weight >= 2 * most.weight && 3 * one.cp >= 2 * most.cp) {
      even.push_back(one);
    }
  }
  return even;
}

// "On the left and in the centre", "On both wings", "All along the line".
std::string Along(const ArmyView& army, Side side,
                  std::span<const Formation> formations) {
  constexpr std::array<std::string_view, 3> kWings = {"left", "centre",
                                                      "right"};
  std::array<bool, 3> there = {};
  for (const Formation& one : formations) {
    const auto wing =
        std::find(kWings.begin(), kWings.end(), WingOf(army, side, one.units));
    if (wing != kWings.end())
      there[static_cast<size_t>(wing - kWings.begin())] = true;
  }
  if (there[0] && there[2]) {
    return there[1] ? "All along the line" : "On both wings";
  }
  std::string words;
  for (size_t i = 0; i < kWings.size(); ++i) {
    if (!there[i]) continue;
    words += (words.empty() ? "" : " and ") + At(kWings[i]);
  }
  return Capitalised(words);
}

}  // namespace

std::string Announcer::Told(PositionView f, std::span<const TurnDeed> deeds,
                            EntityId main) {
  // The main effort first, then what matters elsewhere.
  std::vector<std::string> words = NewAmong(f, deeds, main, told_);
  if (words.empty()) {
    const auto moves =
        std::count_if(deeds.begin(), deeds.end(), [&](const TurnDeed& deed) {
          return !IsSome(main) || deed.formation == main;
        });
    words.push_back(moves > 1 ? std::to_string(moves) + " units move"
                              : InWords(f, deeds.front()));
  }
  return "; " + Listed(words);
}

std::string Announcer::WordsForTurn(PositionView f,
                                    std::span<const TurnDeed> deeds) {
  const Side side = f.state.moving;
  std::vector<Formation> formations = FormationsOf(f, side);
  const auto of = [&](EntityId id) {
    return std::find_if(formations.begin(), formations.end(),
                        [&](const Formation& one) { return one.id == id; });
  };
  for (const TurnDeed& deed : deeds) of(deed.formation)->weight += deed.weight;
  int cp = 0;
  for (const Formation& one : formations) cp += one.cp;
  const auto most =
      std::max_element(formations.begin(), formations.end(),
                       [](const Formation& a, const Formation& b) {
                         return a.weight < b.weight;
                       });
  const Weights weights;
  const ArmyView army(f, weights);
  const std::string of_all = " of " + std::to_string(cp) + " CP";
  const std::vector<Formation> even = WhoDoAsMuch(formations, *most);
  const bool goes_on =
      std::any_of(even.begin(), even.end(),
                  [&](const Formation& one) { return one.id == main_; });
  if (even.size() > 1 && 2 * most->cp <= cp && !goes_on) {
    int points = 0;
    for (const Formation& one : even) points += one.cp;
    return Along(army, side, even) + ": " + std::to_string(points) + of_all +
           Told(f, deeds, EntityId::kNone);
  }
  constexpr int kStays = 3;
  const auto before = of(main_);
  const bool stays = before != formations.end() &&
                     kStays * before->weight >= most->weight &&
                     2 * before->cp >= most->cp;
  const Formation& main = stays ? *before : *most;
  const std::string_view was = wing_;
  if (!stays) wing_ = WingOf(army, side, main.units);
  main_ = main.id;
  const bool masses = 2 * main.cp > cp && formations.size() > 1;
  std::string words = masses ? "Mass " : "Mainly ";
  words += At(wing_);
  if (!was.empty() && was != wing_) words += ", no longer " + At(was);
  return words + ": " + std::to_string(main.cp) + of_all + " to " +
         std::string(NameOf(f.scenario, main.id)) + Told(f, deeds, main.id);
}

std::string Announcer::Say(PositionView f, std::span<const Order> orders) {
  const int turn = 2 * f.state.round + Index(f.state.moving);
  const std::vector<TurnDeed> deeds = DeedsOf(f, orders);
  if (deeds.empty()) return "";
  if (turn == turn_) {
    const std::string words = Listed(NewAmong(f, deeds, main_, told_));
    return words.empty() ? words : "Then " + words;
  }
  turn_ = turn;
  told_.clear();
  return WordsForTurn(f, deeds);
}

}  // namespace berthier::grande_tactique
