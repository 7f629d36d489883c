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

struct Understood {
  std::optional<Order> order = {};
  bool legal = false;
  std::string complaint = "";
};

// With or without a name before the verb; a legal order before others.
Understood Understand(const Game& game, const Position& position,
                      const Picture& picture,
                      const std::vector<PhraseWord>& words, EntityId selected) {
  Understood understood;
  size_t reached = 0;
  const auto take = [&](const Order& order) {
    const bool legal = game.Check(position, order).ok();
    if (legal || !understood.order) understood.order = order;
    understood.legal = legal;
    return legal;
  };
  for (const auto opening : {Reading::Opening::kName, Reading::Opening::kVerb,
                             Reading::Opening::kLikeName}) {
    Reading reading(game, position, picture, words, selected);
    if (reading.Read(opening)) {
      if (take(reading.order())) return understood;
      for (const uint8_t verb : reading.other_verbs()) {
        Order other = reading.order();
        other.verb = verb;
        if (take(other)) return understood;
      }
    } else if (!reading.complaint().empty() &&
               (understood.complaint.empty() || reading.reached() >= reached)) {
      understood.complaint = reading.complaint();
      reached = reading.reached();
    }
  }
  return understood;
}

// The verb as it is ordered: without -s, and without the e that it takes after
// an o.
std::string Uninflected(const std::string& word) {
  const size_t ending = word.ends_with("oes") ? 2 : word.ends_with('s') ? 1 : 0;
  return word.substr(0, word.size() - ending);
}

// The sentence as an order: its verbs as they are ordered.
std::vector<PhraseWord> Uninflected(const Game& game,
                                    std::vector<PhraseWord> words) {
  for (PhraseWord& word : words) {
    const std::string plain = Uninflected(word.small);
    for (const Verb& verb : game.vocabulary().verbs) {
      if (CutPhrase(verb.name).front().small == plain) word.small = plain;
    }
  }
  return words;
}

// The order that says of itself what was typed ("F1-1 acts", "does nothing" of
// who is asked). Orders with a place are not typed so.
std::optional<Order> AsSaid(const Game& game, const Position& position,
                            const std::vector<PhraseWord>& typed,
                            EntityId selected) {
  const auto plain = [](const std::vector<PhraseWord>& words) {
    std::string text;
    for (const PhraseWord& word : words) text += Uninflected(word.small) + " ";
    return text;
  };
  const std::string wanted = plain(typed);
  std::vector<Order> orders;
  game.Propose(position, orders);
  const EntityId about = game.Awaits(position).about;
  for (const Order& order : orders) {
    const Takes takes = game.vocabulary().verbs[order.verb].takes;
    if (Has(takes, Takes::kPlace)) continue;
    const std::string said = plain(CutPhrase(game.Say(position, order)));
    if (said == wanted) return order;
    const EntityId who = IsSome(order.subject) ? order.subject : about;
    if (!IsSome(who) || (who != about && who != selected)) continue;
    const std::string name = plain(CutPhrase(NameOf(game.entities(), who)));
    if (said == name + wanted) return order;
  }
  return std::nullopt;
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
  const Understood typed = Understand(game, position, picture, words, selected);
  if (typed.legal) return *typed.order;
  if (const auto said = AsSaid(game, position, words, selected)) return *said;
  if (typed.order) return *typed.order;
  const Understood plain =
      Understand(game, position, picture, Uninflected(game, words), selected);
  if (plain.order) return *plain.order;
  return typed.complaint;
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
