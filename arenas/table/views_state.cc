// A moment of a game: everything that the page shows of it.
#include <nlohmann/json.hpp>
#include <utility>

#include "arenas/table/ruler.h"
#include "arenas/table/views_inside.h"

namespace berthier {
namespace {

using nlohmann::json;

std::string_view WordOf(TableSeat::Who who) {
  switch (who) {
    case TableSeat::Who::kYou:
      return "you";
    case TableSeat::Who::kFriend:
      return "friend";
    case TableSeat::Who::kAgent:
      return "agent";
  }
  return "you";
}

json ResultOf(const TableSession& session) {
  const wire::Result& result = session.record().result();
  const Game& game = session.game();
  const PointsCounted& counted = game.vocabulary().points;
  json winner = nullptr;
  std::string words = "nobody wins";
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (result.winner() != game.SideName(side)) continue;
    winner = Index(side);
    words = result.winner() + " wins";
  }
  if (!result.grade().empty()) words += ", " + result.grade();
  const std::string& why =
      result.has_fault() ? result.fault().sentence() : result.adjudged();
  if (!why.empty()) words += ": " + why;
  std::string_view about, clause;
  for (const Word& grade : game.vocabulary().grades) {
    if (grade.name != result.grade()) continue;
    about = grade.help;
    clause = grade.clause;
  }
  json points = json::array();
  for (const int32_t one : result.points()) {
    points.push_back(static_cast<double>(one) / counted.scale);
  }
  return {{"winner", std::move(winner)},
          {"grade", result.grade()},
          {"about", about},
          {"clause", clause},
          {"why", why},
          {"words", words},
          {"points", std::move(points)},
          {"counted", counted.what}};
}

json SeatsOf(const TableSession& session) {
  json seats = json::array();
  for (const TableSeat& seat : session.seats()) {
    seats.push_back({{"who", WordOf(seat.who)},
                     {"name", seat.who == TableSeat::Who::kAgent
                                  ? seat.request
                                  : std::string(WordOf(seat.who))},
                     {"dice", seat.typed_dice ? "typed" : "program"}});
  }
  return seats;
}

// What the position waits for; nothing, once the game has ended.
json AwaitsOf(const TableSession& session, const Awaited& awaited, bool ended) {
  const Vocabulary& words = session.game().vocabulary();
  const bool decides = awaited.is_decision() && !ended;
  const bool throws = awaited.is_roll() && !ended;
  return {
      {"what", decides  ? "order"
               : throws ? "dice"
                        : "nothing"},
      {"side", Index(awaited.side)},
      {"who",
       WordOf(session.seats()[static_cast<size_t>(Index(awaited.side))].who)},
      {"kind", decides  ? words.decisions[awaited.kind].name
               : throws ? words.rolls[awaited.kind].name
                        : std::string_view()},
      {"help",
       decides ? words.decisions[awaited.kind].help : std::string_view()},
      {"about", session.codec().NameOf(awaited.about)}};
}

int CorrectionsIn(const TableSession& session) {
  int corrected = 0;
  for (const wire::GameStep& step : session.record().step()) {
    corrected += step.has_correction() ? 1 : 0;
  }
  return corrected;
}

// The roll that the position waits for; `latest`: nobody has thrown it yet.
json AwaitedRollOf(const TableSession& session, const Position& seen, Side side,
                   bool latest) {
  Roll roll;
  session.game().Describe(seen, roll);
  json told = RollOf(session, roll, side);
  const uint32_t typed = latest ? session.HandfulsToType() : 0;
  told["typed"] = typed != 0;
  uint32_t bit = 1;
  for (json& handful : told["handfuls"]) {
    handful["typed"] = (typed & bit) != 0;
    bit <<= 1;
  }
  return told;
}

}  // namespace

json StateOf(const TableSession& session, const StateRequest& request) {
  const Game& game = session.game();
  const bool latest = request.at == session.steps();
  const Position position = session.At(request.at);
  const Position seen = SeenBy(session, position, request.eyes);
  const Awaited awaited = game.Awaits(position);
  const Picture picture = game.Draw(seen);
  const bool ended = latest && session.IsOver();
  json awaits = AwaitsOf(session, awaited, ended);
  awaits["thinking"] = latest && request.thinking;
  const std::string why = session.WhyNoUndo();
  json state = {
      {"at", request.at},
      {"steps", session.steps()},
      {"ruleset", game.ruleset()},
      {"title", session.title()},
      {"ruler", UnitName(session.game(), session.ruler())},
      {"sides", {game.SideName(Side::kFirst), game.SideName(Side::kSecond)}},
      {"seats", SeatsOf(session)},
      {"eyes", request.eyes ? json(Index(*request.eyes)) : json(nullptr)},
      {"paused", session.is_paused()},
      {"turn",
       {{"number", game.PlayerTurn(position)},
        {"title", game.TurnTitle(position)}}},
      {"awaits", std::move(awaits)},
      {"picture", PictureOf(session, picture)},
      {"army", ArmyOf(session, seen, picture)},
      {"purses", PursesOf(session, seen)},
      {"idle", json::array()},
      {"unused", ""},
      {"choices", json::array()},
      {"splits", json::array()},
      {"end", nullptr},
      {"roll", nullptr},
      {"undo", {{"possible", why.empty()}, {"why", why}}},
      {"forked", nullptr},
      {"result", ended ? ResultOf(session) : json(nullptr)}};
  state["corrected"] = CorrectionsIn(session);
  if (!session.record().fork().empty()) {
    const wire::Fork& fork = *session.record().fork().rbegin();
    state["forked"] = {{"of", fork.of()}, {"at", fork.steps()}};
  }
  if (awaited.is_roll() && !ended) {
    state["roll"] = AwaitedRollOf(session, seen, awaited.side, latest);
  }
  if (latest && session.PersonToOrder() == awaited.side &&
      (!request.eyes || *request.eyes == awaited.side)) {
    AddOrders(session, seen, awaited.side, state);
  }
  return state;
}

}  // namespace berthier
