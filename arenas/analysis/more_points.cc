#include "arenas/analysis/more_points.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>
#include <variant>

namespace berthier {
namespace {

using Place = std::pair<size_t, std::string>;

std::map<Place, int64_t> NumbersOf(const ScenarioDocument& document) {
  std::map<Place, int64_t> numbers;
  for (size_t i = 0; i < document.entries.size(); ++i) {
    for (const auto& [name, value] : document.entries[i].numbers) {
      numbers[{i, name}] = value;
    }
  }
  return numbers;
}

int64_t At(const std::map<Place, int64_t>& numbers, const Place& place) {
  const auto found = numbers.find(place);
  return found == numbers.end() ? 0 : found->second;
}

void SetNumber(ScenarioDocument& document, const Place& place,
               std::optional<int64_t> value) {
  auto& numbers = document.entries[place.first].numbers;
  const auto found = std::find_if(
      numbers.begin(), numbers.end(),
      [&](const auto& number) { return number.first == place.second; });
  if (!value) {
    if (found != numbers.end()) numbers.erase(found);
  } else if (found == numbers.end()) {
    numbers.emplace_back(place.second, *value);
  } else {
    found->second = *value;
  }
}

}  // namespace

MorePoints::MorePoints(const Game& game, const Ruleset& ruleset,
                       const Position& position, const Order& split,
                       size_t receivers)
    : game_(game),
      ruleset_(ruleset),
      position_(position),
      split_(split),
      receivers_(receivers),
      document_(After(split)),
      numbers_(receivers) {
  Position after = position;
  game.Play(after, split, nullptr);
  const std::optional<Position> again = Made(document_);
  // Where a position of the rebuilt game is not one of this game, no position
  // can be carried over.
  if (!again || !(*again == after)) return;
  for (size_t receiver = 0; receiver < receivers; ++receiver) {
    FindPlaces(receiver);
  }
  // What is found must explain every split that is one point away.
  for (size_t to = 0; to < receivers; ++to) {
    for (size_t from = 0; from < receivers; ++from) {
      const std::optional<Order> other = Exchange(split, to, from);
      if (!other || numbers_[to].empty() || numbers_[from].empty()) continue;
      if (!Explains(After(*other), *other)) {
        numbers_.assign(receivers, {});
        return;
      }
    }
  }
}

ScenarioDocument MorePoints::After(const Order& split) const {
  Position after = position_;
  game_.Play(after, split, nullptr);
  return game_.Write(after);
}

std::optional<Order> MorePoints::Exchange(const Order& split, size_t to,
                                          size_t from) const {
  const int gives = Share(split.amount, static_cast<int>(from));
  const int has = Share(split.amount, static_cast<int>(to));
  if (to == from || gives == 0 || has == 0xFF) return std::nullopt;
  Order other = split;
  other.amount = WithShare(other.amount, static_cast<int>(from), gives - 1);
  other.amount = WithShare(other.amount, static_cast<int>(to), has + 1);
  if (!game_.Check(position_, other).ok()) return std::nullopt;
  return other;
}

// Walks to splits in which the receiver has 0, 1, 2, ... points, taking from
// others or giving to another, and reads its numbers there.
void MorePoints::FindPlaces(size_t receiver) {
  const int has = Share(split_.amount, static_cast<int>(receiver));
  std::map<int, std::map<Place, int64_t>> seen = {{has, NumbersOf(document_)}};
  std::set<Place> places;
  const auto walk = [&](bool up) {
    Order at = split_;
    bool goes_on = true;
    while (goes_on) {
      goes_on = false;
      for (size_t other = 0; other < receivers_ && !goes_on; ++other) {
        const std::optional<Order> next =
            up ? Exchange(at, receiver, other) : Exchange(at, other, receiver);
        if (!next) continue;
        const ScenarioDocument before = After(at);
        const ScenarioDocument after = After(*next);
        if (before.entries.size() != after.entries.size()) continue;
        const std::map<Place, int64_t> low = NumbersOf(up ? before : after);
        const std::map<Place, int64_t> high = NumbersOf(up ? after : before);
        for (const auto& [place, value] : high) {
          if (value > At(low, place)) places.insert(place);
        }
        at = *next;
        seen[Share(at.amount, static_cast<int>(receiver))] = NumbersOf(after);
        goes_on = true;
      }
    }
  };
  walk(true);
  walk(false);
  if (places.empty()) return;
  for (const auto& [points, numbers] : seen) {
    Numbers& mine = numbers_[receiver][points];
    for (const Place& place : places) {
      const auto found = numbers.find(place);
      mine[place] = found == numbers.end()
                        ? std::nullopt
                        : std::optional<int64_t>(found->second);
    }
  }
}

void MorePoints::Write(ScenarioDocument& document, size_t receiver,
                       int points) const {
  const std::map<int, Numbers>& known = numbers_[receiver];
  if (const auto found = known.find(points); found != known.end()) {
    for (const auto& [place, value] : found->second) {
      SetNumber(document, place, value);
    }
    return;
  }
  // Beyond the pool each number goes on as its last step went.
  const auto& [most, last] = *known.rbegin();
  const Numbers& before =
      known.size() < 2 ? last : std::next(known.rbegin())->second;
  for (const auto& [place, value] : last) {
    const int64_t here = value.value_or(0);
    const int64_t step = here - before.at(place).value_or(0);
    SetNumber(document, place, here + step * (points - most));
  }
}

bool MorePoints::Explains(const ScenarioDocument& document,
                          const Order& split) const {
  ScenarioDocument made = document_;
  for (size_t receiver = 0; receiver < receivers_; ++receiver) {
    if (numbers_[receiver].empty()) continue;
    Write(made, receiver, Share(split.amount, static_cast<int>(receiver)));
  }
  return NumbersOf(made) == NumbersOf(document);
}

std::optional<Position> MorePoints::Made(
    const ScenarioDocument& document) const {
  const Built built = ruleset_.build(document);
  const auto* const game = std::get_if<std::unique_ptr<const Game>>(&built);
  if (game == nullptr) return std::nullopt;
  const PositionLayout layout = (*game)->layout();
  if (layout.capacity != game_.layout().capacity ||
      layout.used != game_.layout().used) {
    return std::nullopt;
  }
  Position position(layout);
  (*game)->Start(position);
  return position;
}

std::optional<Position> MorePoints::With(size_t receiver, int points) const {
  std::vector<int> all;
  for (size_t i = 0; i < receivers_; ++i) {
    all.push_back(i == receiver ? points
                                : Share(split_.amount, static_cast<int>(i)));
  }
  return WithAll(all);
}

std::optional<Position> MorePoints::WithAll(
    const std::vector<int>& points) const {
  ScenarioDocument made = document_;
  for (size_t i = 0; i < receivers_; ++i) {
    if (points[i] == Share(split_.amount, static_cast<int>(i))) continue;
    if (numbers_[i].empty() || points[i] < 0) return std::nullopt;
    Write(made, i, points[i]);
  }
  return Made(made);
}

}  // namespace berthier
