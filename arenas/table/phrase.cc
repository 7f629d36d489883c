#include "arenas/table/phrase.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "arenas/table/phrase_pose.h"
#include "arenas/table/phrase_reading.h"
#include "arenas/table/phrase_words.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

constexpr size_t kMostWords = 200;  // no order has so many

// Up to the last that is not nothing.
size_t ShareCount(int64_t amount) {
  size_t count = kMaxShares;
  while (count > 0 && Share(amount, static_cast<int>(count) - 1) == 0) --count;
  return count;
}

}  // namespace

std::variant<Order, std::string> ReadPhrase(const Game& game,
                                            const Position& position,
                                            std::string_view text,
                                            EntityId selected) {
  const std::vector<PhraseWord> words = CutPhrase(text);
  if (words.empty()) return "say an order, as in \"F1 move forward 4\"";
  if (words.size() > kMostWords) {
    return "an order has less than " + std::to_string(kMostWords) + " words";
  }
  const Picture picture = game.Draw(position);
  std::optional<Order> read;
  std::string complaint;
  size_t reached = 0;
  for (const auto opening : {Reading::Opening::kName, Reading::Opening::kVerb,
                             Reading::Opening::kLikeName}) {
    Reading reading(game, position, picture, words, selected);
    if (reading.Read(opening)) {
      if (game.Check(position, reading.order()).ok()) return reading.order();
      if (!read.has_value()) read = reading.order();
    } else if (!reading.complaint().empty() &&
               (complaint.empty() || reading.reached() >= reached)) {
      complaint = reading.complaint();
      reached = reading.reached();
    }
  }
  if (read.has_value()) return *read;
  return complaint;
}

std::string PhraseOf(const Game& game, const Position& position,
                     const Order& order) {
  const Verb& verb = game.vocabulary().verbs[order.verb];
  const auto takes = [&verb](Takes one) { return Has(verb.takes, one); };
  const auto name = [&game](EntityId id) {
    return std::string(NameOf(game.entities(), id));
  };
  std::string text;
  if (takes(Takes::kSubject)) text += name(order.subject) + " ";
  text += verb.name;
  if (takes(Takes::kManner)) {
    text += " " + std::string(verb.manners[order.manner]);
  }
  if (IsSome(order.object)) text += " " + name(order.object);
  if (takes(Takes::kPlace | Takes::kHeading | Takes::kVia)) {
    const Picture picture = game.Draw(position);
    const auto place = [&picture](Point p) {
      return RulerNumber(picture, p.x) + " " + RulerNumber(picture, p.y);
    };
    if (takes(Takes::kPlace)) text += " to " + place(order.pose.centre);
    if (takes(Takes::kHeading)) {
      text += " facing " + InDegrees(order.pose.heading.quarters());
    }
    if (takes(Takes::kVia) &&
        (order.via != Point{} || !takes(Takes::kViaOptional))) {
      text += " via " + place(order.via);
      for (int k = 0; takes(Takes::kFurtherVias) && k < kMaxFurtherVias; ++k) {
        const std::optional<Point> further = FurtherVia(order.amount, k);
        if (further.has_value()) text += " via " + place(*further);
      }
    }
  }
  if (takes(Takes::kAmount)) text += " " + std::to_string(order.amount);
  if (takes(Takes::kShares)) {
    const std::vector<EntityId> names = game.ShareNames(position, order);
    // A share that nobody owns cannot be called by a name.
    const bool named = ShareCount(order.amount) <= names.size();
    bool any = false;
    for (int k = 0; k < kMaxShares; ++k) {
      const auto index = static_cast<size_t>(k);
      const int share = Share(order.amount, k);
      if (named ? share == 0 : index >= ShareCount(order.amount)) continue;
      text += any ? ", " : " ";
      any = true;
      if (named) text += name(names[index]) + " ";
      text += std::to_string(share);
    }
    if (!any) text += " 0";
  }
  return text;
}

}  // namespace berthier
