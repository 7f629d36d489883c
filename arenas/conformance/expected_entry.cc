#include "arenas/conformance/expected_entry.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace berthier {
namespace {

constexpr double kWithin = 0.02;  // units of the ruler, unless a case says

// One entry against what is expected of it.
class EntryCheck {
 public:
  EntryCheck(std::string_view type, const wire::Expected& expected,
             const Ruler& ruler, std::vector<std::string>& failures)
      : expected_(expected),
        ruler_(ruler),
        name_(expected.id().empty()
                  ? std::string(type)
                  : absl::StrFormat("%s %s", type, expected.id())),
        failures_(failures) {}

  void Run(const Entry* entry) {
    if (expected_.absent()) {
      if (entry != nullptr) Fail("expected to be absent, but is there");
      return;
    }
    if (entry == nullptr) {
      Fail("is not in the position");
      return;
    }
    CompareWords(*entry);
    ComparePlace(*entry);
    CompareNumbers(*entry);
    CompareLinks(*entry);
    if (expected_.has_of()) Compare("of", expected_.of(), entry->of);
    if (expected_.has_side()) Compare("side", expected_.side(), entry->side);
  }

 private:
  void Fail(std::string_view what) {
    failures_.push_back(absl::StrFormat("%s: %s", name_, what));
  }
  void Compare(std::string_view what, std::string_view expected,
               std::string_view got) {
    if (expected == got) return;
    Fail(absl::StrFormat("%s: expected '%s', got '%s'", what, expected, got));
  }

  void CompareWords(const Entry& entry) {
    const auto is = [&entry](const std::string& word) {
      return std::find(entry.is.begin(), entry.is.end(), word) !=
             entry.is.end();
    };
    const std::string words =
        entry.is.empty() ? "nothing" : absl::StrJoin(entry.is, ", ");
    for (const std::string& word : expected_.is()) {
      if (!is(word)) {
        Fail(absl::StrFormat("expected to be %s, is %s", word, words));
      }
    }
    for (const std::string& word : expected_.is_not()) {
      if (is(word)) {
        Fail(absl::StrFormat("expected not to be %s, is %s", word, words));
      }
    }
  }

  void ComparePlace(const Entry& entry) {
    const double within = expected_.has_within() ? expected_.within() : kWithin;
    const auto coordinate = [&](std::string_view axis, double expected,
                                int32_t ticks) {
      const double got = InUnits(ruler_, ticks);
      if (std::abs(got - expected) <= within + 1e-9) return;
      Fail(absl::StrFormat("%s: expected %s, got %s", axis, Shown(expected),
                           Shown(got)));
    };
    if (expected_.has_x() || expected_.has_y()) {
      if (!entry.place) {
        Fail("has no place");
        return;
      }
      if (expected_.has_x()) coordinate("x", expected_.x(), entry.place->x);
      if (expected_.has_y()) coordinate("y", expected_.y(), entry.place->y);
    }
    if (expected_.has_heading()) CompareHeading(entry);
  }

  void CompareHeading(const Entry& entry) {
    if (!entry.heading) {
      Fail("has no heading");
      return;
    }
    const double got = InDegrees(*entry.heading);
    const double off = std::remainder(got - expected_.heading(), 360.0);
    if (std::abs(off) <= 0.25 + 1e-9) return;
    Fail(absl::StrFormat("heading: expected %s, got %s",
                         Shown(expected_.heading()), Shown(got)));
  }

  void CompareNumbers(const Entry& entry) {
    for (const wire::Number& number : expected_.number()) {
      const auto found = std::find_if(
          entry.numbers.begin(), entry.numbers.end(),
          [&](const auto& pair) { return pair.first == number.key(); });
      if (found == entry.numbers.end()) {
        Fail(absl::StrFormat("%s: expected %d, but it says no such number",
                             number.key(), number.value()));
      } else if (found->second != number.value()) {
        Fail(absl::StrFormat("%s: expected %d, got %d", number.key(),
                             number.value(), found->second));
      }
    }
  }

  void CompareLinks(const Entry& entry) {
    const auto has = [&entry](const wire::Link& link) {
      return std::find(entry.links.begin(), entry.links.end(),
                       std::pair(link.key(), link.value())) !=
             entry.links.end();
    };
    std::vector<std::string> links;
    for (const auto& [key, value] : entry.links) {
      links.push_back(key + " " + value);
    }
    const std::string got = links.empty() ? "none" : absl::StrJoin(links, ", ");
    for (const wire::Link& link : expected_.link()) {
      if (has(link)) continue;
      Fail(absl::StrFormat("expected the link %s %s, has: %s", link.key(),
                           link.value(), got));
    }
    for (const wire::Link& link : expected_.link_is_not()) {
      if (!has(link)) continue;
      Fail(absl::StrFormat("expected no link %s %s, has: %s", link.key(),
                           link.value(), got));
    }
  }

  const wire::Expected& expected_;
  const Ruler& ruler_;
  std::string name_;
  std::vector<std::string>& failures_;
};

}  // namespace

void CompareEntries(const wire::Expect& expect,
                    const ScenarioDocument& document, const Ruler& ruler,
                    std::vector<std::string>& failures) {
  const auto compare = [&](std::string_view type, const auto& all) {
    for (const wire::Expected& expected : all) {
      const auto entry =
          std::find_if(document.entries.begin(), document.entries.end(),
                       [&](const Entry& e) {
                         return e.type == type && (expected.id().empty() ||
                                                   e.id == expected.id());
                       });
      EntryCheck(type, expected, ruler, failures)
          .Run(entry == document.entries.end() ? nullptr : &*entry);
    }
  };
  compare("side", expect.side());
  compare("formation", expect.formation());
  compare("leader", expect.leader());
  compare("unit", expect.unit());
  compare("marker", expect.marker());
  compare("terrain", expect.terrain());
  compare("clock", expect.clock());
  compare("process", expect.process());
}

}  // namespace berthier
