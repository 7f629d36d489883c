#include "arenas/table/odds_words.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace berthier {
namespace {

constexpr size_t kShown = 3;
// What is spread so widely (how far somebody runs) is not said after other
// things.
constexpr double kMostUnshown = 0.3;

// One more than three is said too: "else" would not be shorter.
size_t Shown(const std::vector<Branch>& tree) {
  return tree.size() > kShown + 1 ? kShown : tree.size();
}
double Unshown(const std::vector<Branch>& tree) {
  double rest = 0;
  for (size_t i = Shown(tree); i < tree.size(); ++i) rest += tree[i].chance;
  return rest;
}

// "5 in 6"; nothing if it is no such simple fraction.
std::string Fraction(double chance) {
  if (chance > 1 - 1e-9) return "surely";
  for (const int parts : {2, 3, 4, 6, 8, 9, 10, 12}) {
    const double share = chance * parts;
    const double whole = std::round(share);
    if (whole >= 1 && std::abs(share - whole) < 1e-9) {
      return std::to_string(static_cast<int>(whole)) + " in " +
             std::to_string(parts);
    }
  }
  const double odds_against = std::round(1 / chance);
  if (odds_against <= 36 && std::abs(chance * odds_against - 1) < 1e-9) {
    return "1 in " + std::to_string(static_cast<int>(odds_against));
  }
  return "";
}

// Fractions and percentages of one level would not be compared at a glance.
bool HasOnlyFractions(const std::vector<Branch>& tree) {
  const size_t shown = Shown(tree);
  for (size_t i = 0; i < shown; ++i) {
    if (Fraction(tree[i].chance).empty()) return false;
  }
  return shown == tree.size() || !Fraction(Unshown(tree)).empty();
}

// "F1 morale check: " if all the branches begin so.
std::string_view CommonHead(const std::vector<Branch>& tree) {
  const std::string_view first = tree.front().words;
  const size_t colon = first.find(": ");
  if (colon == std::string_view::npos) return {};
  const std::string_view head = first.substr(0, colon + 2);
  for (const Branch& branch : tree) {
    if (branch.words != kNoMoreDice && !branch.words.starts_with(head)) {
      return {};
    }
  }
  return head;
}

std::string_view Without(std::string_view head, std::string_view words) {
  return words.starts_with(head) ? words.substr(head.size()) : words;
}

// What stands before the brackets: of "fails (flees, A2 takes the position
// of A1)" the first word.
std::string_view WithoutNews(std::string_view words) {
  return words.substr(0, words.find(" ("));
}

// "fails (flees)": what happened first stands for what comes of it.
std::string WithFirstNews(std::string_view words) {
  const size_t comma = words.find(", ", WithoutNews(words).size());
  if (comma == std::string_view::npos) return std::string(words);
  return std::string(words.substr(0, comma)) + ")";
}

// "5 in 6 passes", "4 in 9: 0 fall"
std::string Said(double chance, bool exact, std::string_view outcome) {
  const bool number =
      !outcome.empty() && outcome[0] >= '0' && outcome[0] <= '9';
  return ChanceWords(chance, exact) + (number ? ": " : " ") +
         WithFirstNews(outcome);
}

}  // namespace

std::string ChanceWords(double chance, bool exact) {
  if (exact) {
    const std::string fraction = Fraction(chance);
    if (!fraction.empty()) return fraction;
  }
  if (chance < 0.005) return "under 1 %";
  if (chance > 0.995) return "over 99 %";
  return std::to_string(static_cast<int>(std::round(chance * 100))) + " %";
}

std::string OddsWords(const std::vector<Branch>& tree, bool exact) {
  if (tree.empty()) return "";
  const bool fractions = exact && HasOnlyFractions(tree);
  const std::string_view head = CommonHead(tree);
  std::string words(head);
  const size_t shown = Shown(tree);
  for (size_t i = 0; i < shown; ++i) {
    if (i > 0) words += ", ";
    words += Said(tree[i].chance, fractions, Without(head, tree[i].words));
  }
  if (shown < tree.size()) {
    words += ", else " + ChanceWords(Unshown(tree), fractions);
  }
  // What follows the likeliest that anything follows.
  const auto goes_on = [](const Branch& b) { return !b.then.empty(); };
  const auto next = std::find_if(tree.begin(), tree.end(), goes_on);
  if (next == tree.end() || Unshown(next->then) > kMostUnshown) return words;
  const bool alone = std::count_if(tree.begin(), tree.end(), goes_on) == 1;
  if (alone && next == tree.begin()) {
    words += "; then ";
  } else {
    words += "; if ";
    words += WithoutNews(Without(head, next->words));
    words += ": ";
  }
  return words + OddsWords(next->then, exact);
}

}  // namespace berthier
