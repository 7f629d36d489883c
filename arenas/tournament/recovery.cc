#include "arenas/tournament/recovery.h"

#include <google/protobuf/util/message_differencer.h>

#include <string>

#include "absl/strings/str_format.h"
#include "proto/text.h"

namespace berthier {
namespace {

using google::protobuf::util::MessageDifferencer;

std::optional<std::string> EnterFacts(const wire::LedgerFacts& facts,
                                      TournamentProgress& progress) {
  switch (facts.what_case()) {
    case wire::LedgerFacts::kLeg:
      return progress.Played(facts.leg());
    case wire::LedgerFacts::kWithdrawal:
      return progress.Withdrawn(facts.withdrawal());
    case wire::LedgerFacts::kRound: {
      const auto& rounds = progress.schedule().rounds();
      const size_t at = facts.round().round();
      if (at < rounds.size() &&
          MessageDifferencer::Equals(rounds[at], facts.round())) {
        return std::nullopt;
      }
      return absl::StrFormat(
          "round %d was paired otherwise than this program "
          "pairs it: {%s}",
          at + 1, PrintLine(facts.round()));
    }
    case wire::LedgerFacts::kAmendment:
      return progress.Grown();
    case wire::LedgerFacts::kStart:
      return "a second start stands in the ledger";
    case wire::LedgerFacts::WHAT_NOT_SET:
      break;
  }
  return "a frame says nothing";
}

}  // namespace

absl::StatusOr<Recovered> Recover(LedgerReader& reader,
                                  TournamentProgress& progress,
                                  const AtGame& at_game) {
  Recovered recovered;
  for (;;) {
    const absl::StatusOr<std::optional<wire::LedgerFacts>> facts =
        reader.Next();
    if (!facts.ok()) return facts.status();
    if (!*facts) return recovered;
    if ((*facts)->has_leg() && at_game) {
      const absl::Status status = at_game((*facts)->leg(), reader);
      if (!status.ok()) return status;
    }
    if ((*facts)->has_round()) ++recovered.rounds;
    if (const auto wrong = EnterFacts(**facts, progress)) {
      return BadInput(reader.name(), {.where = "", .what = *wrong});
    }
  }
}

}  // namespace berthier
