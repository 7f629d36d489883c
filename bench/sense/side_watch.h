// A watch that looks at a side at a time: what the watches of all rulesets do.
// That of a ruleset calls Seen for every occasion of a folly, and Say where it
// was committed.
#ifndef BERTHIER_BENCH_SENSE_SIDE_WATCH_H_
#define BERTHIER_BENCH_SENSE_SIDE_WATCH_H_

#include <cstddef>
#include <string_view>

#include "bench/sense/announced.h"
#include "bench/sense/ruleset_follies.h"

namespace berthier {

// `Folly` numbers the kinds of a ruleset, in the sequence of their table.
template <typename Folly>
class SideWatch : public FollyWatch {
 public:
  explicit SideWatch(const Game& game) : game_(game) {}

 protected:
  void Seen(Folly folly, double n = 1) {
    ledger_->Occasion(static_cast<size_t>(folly), side_, n);
  }
  void Say(Folly folly, std::string_view what, double n = 1) {
    ledger_->Folly(static_cast<size_t>(folly), side_, step_, what, n);
  }
  // What was said in the turn, if anything was: says `folly` if it names a unit
  // that got no order. True if anything was said.
  bool LookAtIntents(const Turn& turn, Folly folly) {
    const Announcements announced = AnnouncedBy(game_, turn, side_);
    if (announced.intents == 0) return false;
    Seen(folly);
    if (!announced.unkept.empty()) {
      const Unkept& first = announced.unkept.front();
      step_ = first.step;
      Say(folly, first.unit + " gets no order: " + first.words);
    }
    return true;
  }

  const Game& game_;
  // Of what is being looked at.
  Ledger* ledger_ = nullptr;
  Side side_ = Side::kFirst;
  int step_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_SIDE_WATCH_H_
