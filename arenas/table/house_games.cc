// The requests of the house that begin, open and list games.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <utility>

#include "absl/strings/escaping.h"
#include "arenas/table/house_inside.h"
#include "arenas/table/offers.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

std::array<std::string, kSides> SeatNames(const wire::GameRecord& record) {
  std::array<std::string, kSides> names;
  for (int side = 0; side < std::min(kSides, record.seat_size()); ++side) {
    names[static_cast<size_t>(side)] = record.seat(side).agent();
  }
  return names;
}

}  // namespace

using house_parts::Answer;
using house_parts::RecordIn;
using house_parts::Wrong;
using nlohmann::json;

Answer House::Inside::AskHouse(const json& /*request*/) {
  if (offers_.is_null()) offers_ = Offers(rulesets_);
  Answer answer{200, offers_};
  json games = json::array();
  for (const Keeper::Game& kept : keeper_.All()) {
    json game = Summary(kept);
    if (game.is_null()) continue;
    game["open"] = games_.count(kept.name) > 0;
    game["when"] = kept.when;
    games.push_back(std::move(game));
  }
  answer.body["games"] = std::move(games);
  answer.body["welcome"] = welcome_;
  return answer;
}

// Read anew only if the game has changed: there may be hundreds.
json House::Inside::Summary(const Keeper::Game& kept) {
  Summed& summed = summaries_[kept.name];
  if (summed.stamp == kept.stamp) return summed.game;
  summed = {.stamp = kept.stamp, .game = nullptr};
  absl::StatusOr<std::string> log = keeper_.Log(kept.name);
  if (!log.ok()) return nullptr;
  const absl::StatusOr<wire::GameRecord> record = RecordIn(*std::move(log), 1);
  if (!record.ok()) return nullptr;
  summed.game = {{"game", kept.name},
                 {"title", record->start().name()},
                 {"ruleset", record->start().ruleset()},
                 {"seats", SeatNames(*record)},
                 {"steps", record->step_size()},
                 {"over", record->has_result()}};
  return summed.game;
}

Answer House::Inside::AskNew(const json& request) {
  absl::StatusOr<TableSetup> setup = ReadSetup(request, rulesets_, welcome_);
  if (!setup.ok()) return Wrong(setup.status());
  return Enter(TableSession::Begin(*std::move(setup), rulesets_));
}

Answer House::Inside::AskOpen(const json& request) {
  if (request.contains("game")) {
    const auto name = request.at("game").get<std::string>();
    if (Find(name) == nullptr) {
      return Wrong("there is no game \"" + name + "\"", 404);
    }
    return {200, {{"game", name}}};
  }
  std::string bytes;
  if (!absl::Base64Unescape(request.at("log").get<std::string>(), &bytes)) {
    return Wrong("the log is to come in base64");
  }
  const absl::StatusOr<wire::GameRecord> record =
      RecordIn(std::move(bytes), request.value("number", 1));
  if (!record.ok()) return Wrong(record.status());
  absl::StatusOr<std::unique_ptr<TableSession>> session =
      TableSession::Resume(*record, "the log", rulesets_);
  if (!session.ok()) return Wrong(session.status());
  return Enter(*std::move(session));
}

Answer House::Inside::AskAgain(const std::string& /*name*/, Playing& playing,
                               const json& /*request*/) {
  const TableSession& session = *playing.session;
  const absl::StatusOr<WrittenDocument> written =
      DocumentOf(session.record().start(), "the game", Lines());
  BERTHIER_CHECK(written.ok());  // it was built from it
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(written->document, "the game", rulesets_);
  if (!game.ok()) return Wrong(game.status());
  TableSetup setup;
  setup.loaded = {
      .game = *std::move(game), .written = *written, .source = "the game"};
  setup.seats = {session.seats()[1], session.seats()[0]};
  setup.seed = std::random_device()() % 1000000;
  return Enter(TableSession::Begin(std::move(setup), rulesets_));
}

}  // namespace berthier
