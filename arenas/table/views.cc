#include "arenas/table/views.h"

#include <google/protobuf/util/json_util.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/narrator.h"
#include "arenas/table/menu.h"
#include "arenas/table/ruler_words.h"
#include "arenas/thoughts.h"
#include "arenas/words.h"
#include "engine/model/fault.h"
#include "engine/model/picture_words.h"

namespace berthier {
namespace {

using nlohmann::json;

constexpr size_t kMostChoices = 24;
constexpr size_t kMostConsidered = 8;

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

std::string_view WordOf(Told::Kind kind) {
  switch (kind) {
    case Told::Kind::kTurn:
      return "turn";
    case Told::Kind::kOrder:
      return "order";
    case Told::Kind::kDice:
      return "dice";
    case Told::Kind::kEvent:
      return "event";
    case Told::Kind::kCorrection:
      return "correction";
  }
  return "event";
}

json PointOf(const TableSession& session, Point point) {
  return {InRuler(session, point.x), InRuler(session, point.y)};
}

std::string LabelOf(const Body& body) {
  std::string label = body.name;
  if (!body.type.empty()) label += ", " + body.type;
  for (const Badge& badge : body.badges) label += ", " + badge.words;
  return label;
}

json PictureOf(const TableSession& session, const Picture& picture) {
  const auto name = [&](EntityId id) { return session.codec().NameOf(id); };
  json ground = json::array();
  for (const Ground& one : picture.ground) {
    ground.push_back({{"id", name(one.id)},
                      {"name", one.name},
                      {"kind", WordOf(one.kind)},
                      {"type", one.type},
                      {"closed", one.closed},
                      {"points", OutlineOf(session, one.points)},
                      {"width", InRuler(session, one.width.ticks)}});
  }
  json bodies = json::array();
  for (const Body& one : picture.bodies) {
    json badges = json::array();
    for (const Badge& badge : one.badges) {
      badges.push_back({{"words", badge.words}, {"tone", WordOf(badge.tone)}});
    }
    json points_at = json::array();
    for (const EntityId id : one.points_at) points_at.push_back(name(id));
    bodies.push_back(
        {{"id", name(one.id)},
         {"name", one.name},
         {"label", LabelOf(one)},
         {"side", one.side},
         {"symbol", WordOf(one.symbol)},
         {"type", one.type},
         {"badges", std::move(badges)},
         {"x", InRuler(session, one.pose.centre.x)},
         {"y", InRuler(session, one.pose.centre.y)},
         {"heading",
          one.has_facing ? json(InDegrees(one.pose.heading)) : json(nullptr)},
         {"outline", OutlineOf(session, one.outline)},
         {"points_at", std::move(points_at)}});
  }
  json arrivals = json::array();
  for (const Arrival& one : picture.arrivals) {
    arrivals.push_back({{"side", one.side},
                        {"name", one.name},
                        {"when", one.when},
                        {"stretch", OutlineOf(session, one.stretch)},
                        {"who", one.who}});
  }
  json panels = json::array();
  for (const Panel& one : picture.panels) {
    panels.push_back(
        {{"title", one.title}, {"side", one.side}, {"lines", one.lines}});
  }
  return {{"width", InRuler(session, picture.width.ticks)},
          {"depth", InRuler(session, picture.depth.ticks)},
          {"ground", std::move(ground)},
          {"bodies", std::move(bodies)},
          {"arrivals", std::move(arrivals)},
          {"panels", std::move(panels)}};
}

// The order of battle, as the written position has it.
json ArmyOf(const TableSession& session, const Position& seen,
            const Picture& picture) {
  std::set<std::string> there;
  for (const Body& body : picture.bodies) {
    there.insert(session.codec().NameOf(body.id));
  }
  json army = {json::array(), json::array()};
  for (const Entry& entry : session.game().Write(seen).entries) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      if (entry.id.empty() || entry.side != session.game().SideName(side) ||
          !session.codec().EntityNamed(entry.id).ok()) {
        continue;
      }
      army[static_cast<size_t>(Index(side))].push_back(
          {{"id", entry.id},
           {"name", entry.id},
           {"type", entry.type},
           {"of", entry.of},
           {"on_table", there.count(entry.id) > 0}});
    }
  }
  return army;
}

json PursesOf(const TableSession& session, const Position& seen) {
  json purses = json::array();
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    json of_side = json::array();
    for (const Purse& purse : session.game().PursesOf(seen, side)) {
      of_side.push_back({{"holder", session.codec().NameOf(purse.holder)},
                         {"unit", purse.unit},
                         {"left", purse.left},
                         {"total", purse.total}});
    }
    purses.push_back(std::move(of_side));
  }
  return purses;
}

json RollOf(const TableSession& session, const Roll& roll, Side side) {
  const Game& game = session.game();
  json handfuls = json::array();
  for (const Dice::Handful& handful : roll.dice.handfuls) {
    if (handful.count == 0) continue;
    handfuls.push_back({{"count", handful.count},
                        {"sides", handful.sides},
                        {"side", Index(handful.thrower)}});
  }
  json modifiers = json::array();
  for (const Modifier& modifier : roll.modifiers) {
    modifiers.push_back(
        {{"name", game.vocabulary().modifiers[modifier.code].name},
         {"value", modifier.value},
         {"handful", modifier.handful}});
  }
  uint64_t all = 0;
  for (const OutcomeClass& outcome : roll.outcomes) all += outcome.weight;
  json outcomes = json::array();
  for (const OutcomeClass& outcome : roll.outcomes) {
    const std::string words = game.Say(outcome);
    const double chance = static_cast<double>(outcome.weight) /
                          static_cast<double>(std::max<uint64_t>(all, 1));
    const auto known =
        std::find_if(outcomes.begin(), outcomes.end(),
                     [&](const json& one) { return one["words"] == words; });
    if (known != outcomes.end()) {
      (*known)["chance"] = (*known)["chance"].get<double>() + chance;
    } else {
      outcomes.push_back({{"words", words}, {"chance", chance}});
    }
  }
  return {{"words", game.Say(roll)},
          {"side", Index(side)},
          {"kind", game.vocabulary().rolls[roll.kind].name},
          {"subject", session.codec().NameOf(roll.subject)},
          {"object", session.codec().NameOf(roll.object)},
          {"target", roll.target},
          {"handfuls", std::move(handfuls)},
          {"modifiers", std::move(modifiers)},
          {"outcomes", std::move(outcomes)}};
}

bool TakesNothing(const Verb& verb) {
  return (static_cast<int>(verb.takes) & ~static_cast<int>(Takes::kManner)) ==
         0;
}

// The orders there are, sorted by how a person gives them.
struct Sorted {
  std::vector<Order> choices;  // whole, to be picked from a list
  std::vector<Order> splits;   // one for each thing that is split
  std::vector<EntityId> idle;
  std::optional<Order> end;
};

Sorted Sort(const Game& game, const std::vector<Order>& proposals) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  Sorted sorted;
  std::vector<Order> plain;
  std::vector<Order> bare;
  bool placed = false;
  for (const Order& order : proposals) {
    const Takes takes = verbs[order.verb].takes;
    if (Has(takes, Takes::kShares)) {
      const bool known = std::any_of(
          sorted.splits.begin(), sorted.splits.end(), [&](const Order& one) {
            return one.verb == order.verb && one.subject == order.subject &&
                   one.object == order.object && one.manner == order.manner;
          });
      if (!known) sorted.splits.push_back(order);
      continue;
    }
    placed = placed || Has(takes, Takes::kPlace) || Has(takes, Takes::kHeading);
    if (IsSome(order.subject) &&
        std::find(sorted.idle.begin(), sorted.idle.end(), order.subject) ==
            sorted.idle.end()) {
      sorted.idle.push_back(order.subject);
    }
    if (TakesNothing(verbs[order.verb])) {
      bare.push_back(order);
    } else {
      plain.push_back(order);
    }
  }
  // One bare order among others is how one says that it is enough.
  if (bare.size() == 1 && !sorted.idle.empty()) {
    sorted.end = bare[0];
    bare.clear();
  }
  sorted.choices = std::move(bare);
  if (!placed && plain.size() <= kMostChoices) {
    sorted.choices.insert(sorted.choices.end(), plain.begin(), plain.end());
  } else {
    for (const Order& order : plain) {
      if (!IsSome(order.subject) &&
          !Has(verbs[order.verb].takes, Takes::kPlace)) {
        sorted.choices.push_back(order);
      }
    }
  }
  return sorted;
}

json SplitOf(const TableSession& session, const Position& seen,
             const Order& example, const std::vector<Order>& proposals) {
  const std::vector<EntityId> names = session.game().ShareNames(seen, example);
  std::vector<int> most(names.size(), 0);
  int total = 0;
  for (const Order& order : proposals) {
    if (order.verb != example.verb || order.subject != example.subject ||
        order.object != example.object || order.manner != example.manner) {
      continue;
    }
    int sum = 0;
    for (size_t k = 0; k < names.size(); ++k) {
      const int share = Share(order.amount, static_cast<int>(k));
      most[k] = std::max(most[k], share);
      sum += share;
    }
    total = std::max(total, sum);
  }
  json shares = json::array();
  for (size_t k = 0; k < names.size(); ++k) {
    shares.push_back({{"name", session.codec().NameOf(names[k])},
                      {"value", Share(example.amount, static_cast<int>(k))},
                      {"most", most[k]}});
  }
  return {{"order", OrderOf(session, example)},
          {"words", session.game().Say(seen, example)},
          {"total", total},
          {"shares", std::move(shares)}};
}

std::string Unused(const TableSession& session, const Position& seen, Side side,
                   size_t idle) {
  std::string words;
  if (idle > 0) words = Counted(static_cast<int64_t>(idle), "unit");
  int64_t left = 0;
  std::string_view unit;
  for (const Purse& purse : session.game().PursesOf(seen, side)) {
    left += purse.left;
    unit = purse.unit;
  }
  if (left > 0) {
    absl::StrAppendFormat(&words, "%s%d %s", words.empty() ? "" : " and ", left,
                          unit);
  }
  return words.empty() ? "" : words + " unused";
}

void AddOrders(const TableSession& session, const Position& seen, Side side,
               json& state) {
  const Game& game = session.game();
  std::vector<Order> proposals;
  game.Propose(seen, proposals);
  const Sorted sorted = Sort(game, proposals);
  for (const EntityId id : sorted.idle) {
    state["idle"].push_back(session.codec().NameOf(id));
  }
  for (const Order& order : sorted.choices) {
    state["choices"].push_back(
        {{"order", OrderOf(session, order)},
         {"words", game.Say(seen, order)},
         {"price", PriceInWords(game.PriceOf(seen, order))}});
  }
  for (const Order& order : sorted.splits) {
    state["splits"].push_back(SplitOf(session, seen, order, proposals));
  }
  if (sorted.end) {
    state["end"] = {{"order", OrderOf(session, *sorted.end)},
                    {"words", game.Say(seen, *sorted.end)}};
    state["unused"] = Unused(session, seen, side, sorted.idle.size());
  }
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
  if (!result.adjudged().empty()) words += ": " + result.adjudged();
  if (result.has_fault()) words += ": " + result.fault().sentence();
  json points = json::array();
  for (const int32_t one : result.points()) {
    points.push_back(static_cast<double>(one) / counted.scale);
  }
  return {{"winner", std::move(winner)},
          {"grade", result.grade()},
          {"words", words},
          {"points", std::move(points)},
          {"counted", counted.what}};
}

}  // namespace

double InRuler(const TableSession& session, int32_t ticks) {
  return InUnits(session.ruler(), ticks);
}

json OutlineOf(const TableSession& session, const std::vector<Point>& outline) {
  json points = json::array();
  for (const Point point : outline) points.push_back(PointOf(session, point));
  return points;
}

std::string PriceInWords(const std::optional<Price>& price) {
  if (!price) return "";
  return absl::StrFormat("%d %s, %d left", price->amount, price->unit,
                         price->left - price->amount);
}

Eyes EyesOf(const TableSession& session) {
  std::vector<Side> persons;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (session.seats()[static_cast<size_t>(Index(side))].IsPerson()) {
      persons.push_back(side);
    }
  }
  if (!session.HidesAnything() || session.IsOver() || persons.empty()) {
    return std::nullopt;
  }
  if (persons.size() == 1) return persons[0];
  // Two friends at one machine: a curtain between their turns.
  return session.game().Awaits(session.now()).side;
}

Position SeenBy(const TableSession& session, const Position& position,
                Eyes eyes) {
  if (!eyes) return position;
  Position seen(session.game().layout());
  session.game().See(position, *eyes, seen);
  return seen;
}

json OrderOf(const TableSession& session, const Order& order) {
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  std::string text;
  const auto status = google::protobuf::util::MessageToJsonString(
      session.codec().Encode(order), &text, options);
  BERTHIER_CHECK(status.ok());  // our own message, whole
  json written = json::parse(text);
  // The JSON of protobuf writes such numbers as text.
  if (written.contains("amount")) written["amount"] = order.amount;
  return written;
}

absl::StatusOr<Order> ReadOrder(const TableSession& session,
                                const json& written) {
  if (!written.is_object()) {
    return absl::InvalidArgumentError("an order is missing");
  }
  json rounded = written;
  if (rounded.contains("heading") && rounded["heading"].is_number()) {
    double quarters =
        std::fmod(std::round(rounded["heading"].get<double>() * 4), 1440);
    if (quarters < 0) quarters += 1440;
    rounded["heading"] = quarters / 4;
  }
  wire::Order order;
  const auto status = google::protobuf::util::JsonStringToMessage(
      rounded.dump(-1, ' ', true, json::error_handler_t::replace), &order);
  if (!status.ok()) {
    return absl::InvalidArgumentError("this is no order: " +
                                      std::string(status.message()));
  }
  return session.codec().Decode(order);
}

json RefusalOf(const TableSession& session, const Refusal& refusal) {
  const wire::Refusal written = session.codec().Encode(refusal);
  return {{"name", written.name()},
          {"clause", written.clause()},
          {"sentence", written.sentence()}};
}

json DraftOf(const TableSession& session, const Position& seen,
             const Order& order) {
  const Game& game = session.game();
  const Verdict verdict = game.Check(seen, order);
  json draft = {{"legal", verdict.ok()}, {"order", OrderOf(session, order)}};
  if (!verdict.ok()) {
    draft["refusal"] = RefusalOf(session, verdict.refusal());
    return draft;
  }
  draft["words"] = game.Say(seen, order);
  draft["table_words"] = RulerWords(game, seen, order);
  const std::optional<Price> price = game.PriceOf(seen, order);
  draft["price"] = PriceInWords(price);
  draft["reason"] = price ? price->reason : "";
  json way = json::array();
  for (const Waypoint& leg : game.WayOf(seen, order)) {
    way.push_back({{"x", InRuler(session, leg.pose.centre.x)},
                   {"y", InRuler(session, leg.pose.centre.y)},
                   {"heading", InDegrees(leg.pose.heading)},
                   {"outline", OutlineOf(session, leg.outline)},
                   {"words", leg.words}});
  }
  draft["way"] = std::move(way);
  return draft;
}

json StateOf(const TableSession& session, const StateRequest& request) {
  const Game& game = session.game();
  const bool latest = request.at == session.steps();
  const Position position = session.At(request.at);
  const Position seen = SeenBy(session, position, request.eyes);
  const Awaited awaited = game.Awaits(position);
  const Picture picture = game.Draw(seen);
  json seats = json::array();
  for (const TableSeat& seat : session.seats()) {
    seats.push_back({{"who", WordOf(seat.who)},
                     {"name", seat.who == TableSeat::Who::kAgent
                                  ? seat.request
                                  : std::string(WordOf(seat.who))},
                     {"dice", seat.typed_dice ? "typed" : "program"}});
  }
  const bool ended = latest && session.IsOver();
  const bool decides = awaited.is_decision() && !ended;
  const bool throws = awaited.is_roll() && !ended;
  const Vocabulary& words = game.vocabulary();
  json awaits = {
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
      {"about", session.codec().NameOf(awaited.about)},
      {"thinking", latest && request.thinking}};
  const std::string why = session.WhyNoUndo();
  json state = {
      {"at", request.at},
      {"steps", session.steps()},
      {"ruleset", game.ruleset()},
      {"title", session.title()},
      {"ruler", session.ruler().name},
      {"sides", {game.SideName(Side::kFirst), game.SideName(Side::kSecond)}},
      {"seats", std::move(seats)},
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
  int corrected = 0;
  for (const wire::GameStep& step : session.record().step()) {
    corrected += step.has_correction() ? 1 : 0;
  }
  state["corrected"] = corrected;
  if (!session.record().fork().empty()) {
    const wire::Fork& fork = *session.record().fork().rbegin();
    state["forked"] = {{"of", fork.of()}, {"at", fork.steps()}};
  }
  if (throws) {
    Roll roll;
    game.Describe(seen, roll);
    state["roll"] = RollOf(session, roll, awaited.side);
    const uint32_t typed = latest ? session.HandfulsToType() : 0;
    state["roll"]["typed"] = typed != 0;
    uint32_t bit = 1;
    for (json& handful : state["roll"]["handfuls"]) {
      handful["typed"] = (typed & bit) != 0;
      bit <<= 1;
    }
  }
  if (latest && session.PersonToOrder() == awaited.side &&
      (!request.eyes || *request.eyes == awaited.side)) {
    AddOrders(session, seen, awaited.side, state);
  }
  return state;
}

json StoryOf(const TableSession& session, Eyes eyes, int from, int to) {
  json story = json::array();
  for (int step = from + 1; step <= to; ++step) {
    bool hidden = false;
    for (const Told& told : session.StoryOf(step)) {
      if (eyes && told.hidden_from[static_cast<size_t>(Index(*eyes))]) {
        // That something was ordered is no secret.
        if (!hidden) {
          story.push_back(
              {{"step", step},
               {"kind", "hidden"},
               {"side", Index(told.side)},
               {"words", absl::StrFormat("%s does what cannot be seen",
                                         session.game().SideName(told.side))}});
        }
        hidden = true;
        continue;
      }
      json one = {{"step", step},
                  {"kind", WordOf(told.kind)},
                  {"side", Index(told.side)},
                  {"words", told.words}};
      json ids = json::array();
      for (const EntityId id : told.ids) {
        ids.push_back(session.codec().NameOf(id));
      }
      one["ids"] = std::move(ids);
      if (told.order) {
        one["order"] = OrderOf(session, *told.order);
        // What an opponent means is his own while the game lasts, unless
        // everything is open.
        one["intent"] = told.intent;
      }
      if (told.roll) {
        one["roll"] = RollOf(session, *told.roll, told.side);
        json faces = json::array();
        for (int i = 0; i < told.faces.count; ++i) {
          faces.push_back(told.faces[i]);
        }
        one["faces"] = std::move(faces);
        one["typed"] = told.typed_handfuls != 0;
        one["outcome"] = told.outcome;
      }
      story.push_back(std::move(one));
    }
  }
  return story;
}

json LuckOf(const TableSession& session) {
  struct Sum {
    int rolls = 0;
    int dice = 0;
    double thrown = 0;
    double expected = 0;
    double variance = 0;
  };
  std::array<Sum, kSides> sums;
  for (int step = 1; step <= session.steps(); ++step) {
    for (const Told& told : session.StoryOf(step)) {
      if (!told.roll) continue;
      const Dice& dice = told.roll->dice;
      int die = 0;
      for (const Dice::Handful& handful : dice.handfuls) {
        if (handful.count == 0) continue;
        Sum& sum = sums[static_cast<size_t>(Index(handful.thrower))];
        ++sum.rolls;
        for (int i = 0; i < handful.count; ++i, ++die) {
          ++sum.dice;
          sum.thrown += told.faces[die];
          sum.expected += (handful.sides + 1) / 2.0;
          sum.variance += (handful.sides * handful.sides - 1) / 12.0;
        }
      }
    }
  }
  json sides = json::array();
  for (const Sum& sum : sums) {
    sides.push_back(
        {{"rolls", sum.rolls},
         {"dice", sum.dice},
         {"mean", sum.dice == 0 ? 0 : sum.thrown / sum.dice},
         {"expected", sum.dice == 0 ? 0 : sum.expected / sum.dice},
         {"points", sum.variance == 0 ? 0
                                      : (sum.thrown - sum.expected) /
                                            std::sqrt(sum.variance)}});
  }
  return {{"sides", std::move(sides)}};
}

json CardOf(const TableSession& session, const Position& seen, EntityId id,
            bool may_order) {
  const Game& game = session.game();
  json lines = json::array();
  json zones = json::array();
  const Dossier dossier = game.Write(seen);
  const std::string name = session.codec().NameOf(id);
  const auto entry =
      std::find_if(dossier.entries.begin(), dossier.entries.end(),
                   [&](const Entry& one) { return one.id == name; });
  if (entry != dossier.entries.end() && !entry->of.empty()) {
    lines.push_back("of " + entry->of);
    // Who leads it, and how far away he is.
    for (const Entry& leader : dossier.entries) {
      if (leader.type != "leader" || leader.of != entry->of ||
          leader.id == name) {
        continue;
      }
      const absl::StatusOr<EntityId> leads =
          session.codec().EntityNamed(leader.id);
      if (!leads.ok()) continue;
      const std::optional<Measure> measure =
          game.MeasureBetween(seen, id, *leads);
      if (!measure) continue;
      lines.push_back(absl::StrFormat("%s is %.2f %s away", leader.id,
                                      InRuler(session, measure->length.ticks),
                                      session.ruler().name));
    }
  }
  for (const Zone& zone : game.ZonesOf(seen, id)) {
    zones.push_back(
        {{"name", zone.name}, {"outline", OutlineOf(session, zone.outline)}});
  }
  json verbs = json::array();
  if (may_order) {
    const std::vector<Verb>& known = game.vocabulary().verbs;
    for (const VerbChoice& choice : MenuOf(game, seen, id)) {
      const Verb& verb = known[choice.verb];
      json takes = json::array();
      const auto take = [&](Takes one, std::string_view word) {
        if (Has(verb.takes, one)) takes.push_back(word);
      };
      take(Takes::kObject, "object");
      take(Takes::kObjectOptional, "object_optional");
      take(Takes::kPlace, "place");
      take(Takes::kHeading, "heading");
      take(Takes::kVia, "via");
      take(Takes::kAmount, "amount");
      take(Takes::kShares, "shares");
      json manners = json::array();
      for (const MannerChoice& manner : choice.manners) {
        json one = {{"name", verb.manners[manner.manner]},
                    {"legal", manner.legal}};
        if (!manner.legal) one["refusal"] = RefusalOf(session, manner.refusal);
        manners.push_back(std::move(one));
      }
      json one = {{"verb", verb.name},
                  {"help", verb.help},
                  {"clause", verb.clause},
                  {"legal", choice.legal},
                  {"takes", takes},
                  {"manners", std::move(manners)},
                  {"price", PriceInWords(choice.price)}};
      if (!choice.legal) one["refusal"] = RefusalOf(session, choice.refusal);
      if (choice.order && takes.empty() && verb.manners.empty()) {
        one["order"] = OrderOf(session, *choice.order);
      }
      verbs.push_back(std::move(one));
    }
  }
  return {{"id", name},
          {"lines", std::move(lines)},
          {"zones", std::move(zones)},
          {"verbs", std::move(verbs)}};
}

json ThoughtsOf(const TableSession& session, const Position& before, Side side,
                const Order& chosen, const Thoughts& thoughts) {
  const Game& game = session.game();
  Position view(game.layout());
  game.See(before, side, view);
  json considered = json::array();
  for (const Considered& one : MostVisitedFirst(thoughts.considered)) {
    if (considered.size() == kMostConsidered) break;
    considered.push_back({{"words", InWords(game, view, one.order)},
                          {"value", one.value},
                          {"error", one.error},
                          {"visits", one.visits},
                          {"chosen", one.order == chosen},
                          {"order", OrderOf(session, one.order)}});
  }
  json command = json::array();
  for (const CommandWorth& worth : thoughts.command) {
    command.push_back({{"formation", session.codec().NameOf(worth.formation)},
                       {"points", worth.points},
                       {"value", worth.value},
                       {"further", worth.further}});
  }
  return {
      {"intent", thoughts.intent},
      {"words", InWords(game, view, chosen)},
      {"order", OrderOf(session, chosen)},
      {"considered", std::move(considered)},
      {"command", std::move(command)},
      {"variation", VariationInWords(game, view, side, thoughts.variation)}};
}

}  // namespace berthier
