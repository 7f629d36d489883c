#include "arenas/table/phrase_reading.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "engine/geometry/polygon.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

constexpr size_t kSuggested = 3;
constexpr std::string_view kFillers[] = {"and", "then", "with", "the", "of"};
constexpr std::string_view kKeywords[] = {"to",    "facing", "via",   "forward",
                                          "back",  "left",   "right", "turn",
                                          "wheel", "about"};

template <typename Words>
bool IsOneOf(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// How far two outlines are from being congruent blocks.
bool AlikeInSize(const std::vector<Point>& a, const std::vector<Point>& b) {
  constexpr Length kRounding = Ticks(4);
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i) {
    const size_t j = (i + 1) % a.size();
    const Length difference = Distance(a[i], Segment{a[j], a[j]}) -
                              Distance(b[i], Segment{b[j], b[j]});
    if (difference > kRounding || -kRounding > difference) return false;
  }
  return true;
}

// Where changes of formation alone take the centre of who goes that way.
Vec ShiftOfChanges(const std::vector<Waypoint>& way) {
  Vec shift = {0, 0};
  for (size_t i = 1; i < way.size(); ++i) {
    if (AlikeInSize(way[i - 1].outline, way[i].outline)) continue;
    const Vec step = way[i].pose.centre - way[i - 1].pose.centre;
    shift = {shift.x + step.x, shift.y + step.y};
  }
  return shift;
}

}  // namespace

bool Reading::Read(Opening opening) {
  if (opening != Opening::kVerb) {
    leading_ = opening == Opening::kName ? WholeName(game_names())
                                         : LikeName(game_names());
    if (!IsSome(leading_)) return false;
  }
  if (!ReadVerb()) return false;
  while (at_ < words_.size()) {
    if (!ReadItem()) return false;
  }
  return Complete();
}

bool Reading::Complain(std::string complaint) {
  complaint_ = std::move(complaint);
  return false;
}

bool Reading::Skip(std::string_view expected) {
  if (!more() || word() != expected) return false;
  ++at_;
  return true;
}

std::string_view Reading::NameOfId(EntityId id) const {
  return NameOf(game_.entities(), id);
}

std::vector<EntityId> Reading::game_names() const {
  std::vector<EntityId> ids;
  for (size_t i = 0; i < game_.entities().size(); ++i) {
    ids.push_back(MakeEntityId(static_cast<int>(i)));
  }
  return ids;
}

EntityId Reading::WholeName(const std::vector<EntityId>& ids) {
  EntityId found = EntityId::kNone;
  size_t most = 0;
  for (const EntityId id : ids) {
    const size_t matched = WordsMatched(rest(), NameOfId(id));
    if (matched == 0 || matched < most) continue;
    // Of names that differ by case the one that was typed.
    if (matched == most && !AsTyped(NameOfId(id))) continue;
    most = matched;
    found = id;
  }
  at_ += most;
  return found;
}

bool Reading::AsTyped(std::string_view name) const {
  const std::vector<PhraseWord> parts = CutPhrase(name);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].typed != rest()[i].typed) return false;
  }
  return true;
}

EntityId Reading::LikeName(const std::vector<EntityId>& ids) {
  if (!more()) return EntityId::kNone;
  if (const EntityId id = WholeName(ids); IsSome(id)) return id;
  size_t most = 0;
  std::vector<EntityId> found;
  for (const EntityId id : ids) {
    const size_t matched = BeginningMatched(rest(), NameOfId(id));
    if (matched == 0 || matched < most) continue;
    if (matched > most) found.clear();
    most = matched;
    found.push_back(id);
  }
  if (found.empty()) {
    most = 1;
    for (const EntityId id : ids) {
      for (const PhraseWord& part : CutPhrase(NameOfId(id))) {
        if (part.small == word()) {
          found.push_back(id);
          break;
        }
      }
    }
  }
  if (found.size() == 1) {
    at_ += most;
    return found.front();
  }
  if (!found.empty()) {
    std::vector<std::string_view> names;
    for (const EntityId id : found) names.push_back(NameOfId(id));
    Complain(Quoted(words_[at_].typed) + " may be " +
             Nearest(word(), names, kSuggested) +
             (names.size() > kSuggested ? " and others" : "") +
             ": say more of the name");
  }
  return EntityId::kNone;
}

bool Reading::ReadVerb() {
  const std::vector<Verb>& verbs = game_.vocabulary().verbs;
  if (!more()) {
    return Complain("say what is to be done: " + SomeVerbs());
  }
  size_t most = 0;
  std::vector<uint8_t> found;
  bool whole = false;
  for (size_t v = 0; v < verbs.size(); ++v) {
    const size_t all = WordsMatched(rest(), verbs[v].name);
    const size_t matched =
        std::max(all, BeginningMatched(rest(), verbs[v].name));
    const bool is_whole = all == matched;
    if (matched == 0 || matched < most) continue;
    if (matched == most && whole && !is_whole) continue;
    if (matched > most || (is_whole && !whole)) found.clear();
    most = matched;
    whole = is_whole;
    found.push_back(static_cast<uint8_t>(v));
  }
  if ((found.empty() || (!whole && word() == "form")) && GuessVerb()) {
    return true;
  }
  if (found.size() > 1) KeepThoseNow(found);
  if (found.size() == 1) {
    order_.verb = found.front();
    if (!whole || most > 1 || !IsStepToo()) at_ += most;
    return true;
  }
  std::vector<std::string_view> names;
  if (found.empty() && at_ > 0 && IsOneOf(kKeywords, word())) {
    // It would be understood where there is a move to order.
    const std::vector<Word>& decisions = game_.vocabulary().decisions;
    return Complain("nobody can be ordered " + Quoted(words_[at_].typed) +
                    " now; what is asked first is \"" +
                    std::string(decisions[game_.Awaits(position_).kind].name) +
                    "\"");
  }
  if (found.empty()) {
    for (size_t v = 0; v < verbs.size(); ++v) {
      if (IsOpen(static_cast<uint8_t>(v))) names.push_back(verbs[v].name);
    }
    if (at_ == 0) {
      for (const EntityInfo& info : game_.entities()) {
        names.push_back(info.name);
      }
    }
    return Complain(Quoted(words_[at_].typed) +
                    (at_ == 0 ? " is neither a name nor an order"
                              : " is nothing that can be ordered") +
                    "; did you mean " + Nearest(word(), names, kSuggested) +
                    "?");
  }
  if (std::none_of(found.begin(), found.end(),
                   [this](uint8_t v) { return IsOpen(v); })) {
    return Complain(Quoted(words_[at_].typed) +
                    " cannot be ordered now; what can is " + SomeVerbs());
  }
  for (const uint8_t v : found) names.push_back(verbs[v].name);
  return Complain(Quoted(words_[at_].typed) + " may be " +
                  Nearest(word(), names, names.size()));
}

bool Reading::IsOpen(uint8_t verb) const {
  const Takes takes = game_.vocabulary().verbs[verb].takes;
  const EntityId some = IsSome(leading_) ? leading_ : MakeEntityId(0);
  Order order{.verb = verb};
  if (Has(takes, Takes::kSubject)) order.subject = some;
  if (Has(takes, Takes::kObject)) order.object = some;
  const Verdict verdict = game_.Check(position_, order);
  return verdict.ok() ||
         game_.vocabulary().refusals[verdict.refusal().code].name != "not now";
}

bool Reading::IsStepToo() const {
  if (at_ + 1 == words_.size()) return false;
  const std::string& next = words_[at_ + 1].small;
  const bool number = Millionths(next).has_value();
  if (word() == "wheel") return number || next == "left" || next == "right";
  const bool pair =
      at_ + 2 < words_.size() && Millionths(words_[at_ + 2].small).has_value();
  return word() == "forward" && number && !pair;
}

bool Reading::GuessVerb() { return GuessByManner() || GuessByWay(); }

bool Reading::GuessByManner() {
  const bool form = word() == "form" && rest().size() > 1;
  const std::span<const PhraseWord> said = rest().subspan(form ? 1 : 0);
  // The one of which most words are said; of the others the shortest.
  std::pair<size_t, size_t> best = {0, 0};
  for (const uint8_t v : VerbsNow()) {
    for (const std::string_view manner : game_.vocabulary().verbs[v].manners) {
      const size_t whole = WordsMatched(said, manner);
      // One letter or two may be a name's, or anything.
      const bool fits = whole > 0 || (said.front().small.size() > 2 &&
                                      BeginningMatched(said, manner) > 0);
      const std::pair<size_t, size_t> rank = {
          whole, std::string_view::npos - manner.size()};
      if (!fits || rank <= best) continue;
      best = rank;
      order_.verb = v;
    }
  }
  if (best.second == 0) return false;
  if (form) ++at_;
  return true;
}

bool Reading::GuessByWay() {
  constexpr std::string_view kTurns[] = {"turn", "facing", "face", "heading",
                                         "about"};
  const bool turns = IsOneOf(kTurns, word());
  if (!turns && !IsOneOf(kKeywords, word()) && !CompassHeading(word())) {
    return false;
  }
  std::vector<Order> orders;
  game_.Propose(position_, orders);
  const EntityId who = IsSome(leading_) ? leading_ : selected_;
  // His own orders first; a turn that goes nowhere before one that does.
  std::optional<std::array<int, 3>> best;
  for (const Order& order : orders) {
    const Takes takes = game_.vocabulary().verbs[order.verb].takes;
    const bool place = Has(takes, Takes::kPlace);
    if (!Has(takes, Takes::kSubject) ||
        (Has(takes, Takes::kObject) && !Has(takes, Takes::kObjectOptional)) ||
        !(place || (turns && Has(takes, Takes::kHeading)))) {
      continue;
    }
    const std::array<int, 3> rank = {order.subject != who, turns && place,
                                     order.verb};
    if (!best || rank < *best) best = rank;
    if (place) other_verbs_.insert(order.verb);
  }
  if (!best) return false;
  order_.verb = static_cast<uint8_t>((*best)[2]);
  return true;
}

std::set<uint8_t> Reading::VerbsNow() const {
  std::vector<Order> orders;
  game_.Propose(position_, orders);
  std::set<uint8_t> verbs;
  for (const Order& order : orders) verbs.insert(order.verb);
  return verbs;
}

void Reading::KeepThoseNow(std::vector<uint8_t>& found) const {
  const std::set<uint8_t> now = VerbsNow();
  std::vector<uint8_t> kept;
  for (const uint8_t v : found) {
    if (now.contains(v)) kept.push_back(v);
  }
  if (!kept.empty()) found = kept;
}

std::string Reading::SomeVerbs() const {
  std::string said;
  for (const uint8_t v : VerbsNow()) {
    if (!said.empty()) said += ", ";
    said += Quoted(game_.vocabulary().verbs[v].name);
  }
  return said;
}

bool Reading::WantsName() const {
  return (takes(Takes::kObject) || takes(Takes::kSubject)) && named_.size() < 2;
}

bool Reading::ReadItem() {
  if (takes(Takes::kManner) && !has_manner_ && ReadManner()) return true;
  if (takes(Takes::kShares)) {
    if (const auto read = ReadShare()) return *read;
  }
  if (WantsName()) {
    if (const EntityId id = WholeName(game_names()); IsSome(id)) {
      named_.push_back(id);
      return true;
    }
  }
  if (const auto read = ReadKeyword()) return *read;
  if (Millionths(word()).has_value()) return ReadNumber();
  if (IsOneOf(kFillers, word())) {
    ++at_;
    return true;
  }
  if (WantsName()) {
    if (const EntityId id = LikeName(game_names()); IsSome(id)) {
      named_.push_back(id);
      return true;
    }
    if (!complaint_.empty()) return false;
  }
  return Complain(Quoted(words_[at_].typed) + " is not understood after " +
                  VerbNamed() + "; did you mean " + NearestHere() + "?");
}

std::string Reading::NearestHere() const {
  std::vector<std::string_view> names(verb().manners.begin(),
                                      verb().manners.end());
  if (WantsName()) {
    for (const EntityInfo& info : game_.entities()) {
      names.push_back(info.name);
    }
  }
  names.insert(names.end(), std::begin(kKeywords), std::end(kKeywords));
  return Nearest(word(), names, kSuggested);
}

bool Reading::ReadManner() {
  size_t most = 0;
  std::vector<size_t> found;
  const std::vector<std::string_view>& manners = verb().manners;
  for (size_t m = 0; m < manners.size(); ++m) {
    const size_t matched = WordsMatched(rest(), manners[m]);
    if (matched <= most) continue;
    most = matched;
    found = {m};
  }
  if (found.empty() && word().size() > 1 && !IsOneOf(kKeywords, word())) {
    for (size_t m = 0; m < manners.size(); ++m) {
      if (BeginningMatched(rest(), manners[m]) == 1) found.push_back(m);
    }
    most = 1;
  }
  if (found.size() != 1) return false;
  order_.manner = static_cast<uint8_t>(found.front());
  has_manner_ = true;
  at_ += most;
  return true;
}

std::optional<bool> Reading::ReadShare() {
  Order about = order_;
  about.subject = IsSome(leading_) ? leading_ : selected_;
  if (!named_.empty() && !IsSome(leading_)) about.subject = named_.front();
  int share = next_share_;
  const size_t before = at_;
  if (Known(about.subject) || !takes(Takes::kSubject)) {
    const std::vector<EntityId> names = game_.ShareNames(position_, about);
    EntityId id = WholeName(names);
    if (!IsSome(id) && !Millionths(word()).has_value()) id = LikeName(names);
    if (IsSome(id)) {
      share = static_cast<int>(std::find(names.begin(), names.end(), id) -
                               names.begin());
    }
  }
  const std::optional<int64_t> n = more() ? Millionths(word()) : std::nullopt;
  if (!n.has_value()) {
    at_ = before;
    return std::nullopt;
  }
  if (*n < 0 || *n % kMillion != 0 || *n > 255 * kMillion) {
    return Complain("a share is a whole number from 0 to 255, not " +
                    Quoted(words_[at_].typed));
  }
  if (share >= kMaxShares) {
    return Complain("there are at most " + std::to_string(kMaxShares) +
                    " shares");
  }
  complaint_.clear();
  ++at_;
  has_amount_ = true;
  order_.amount =
      WithShare(order_.amount, share, static_cast<int>(*n / kMillion));
  next_share_ = share + 1;
  return true;
}

bool Reading::MayBeOrdered(EntityId id) const {
  std::vector<Order> orders;
  game_.Propose(position_, orders);
  return std::any_of(orders.begin(), orders.end(),
                     [id](const Order& order) { return order.subject == id; });
}

bool Reading::Known(EntityId id) const {
  return static_cast<size_t>(Index(id)) < game_.entities().size();
}

bool Reading::Complete() {
  if (!SettleNames() || !SettlePose() || !SettleRest()) return false;
  AddChange();
  return true;
}

bool Reading::SettleNames() {
  const bool subject = takes(Takes::kSubject);
  const bool object = takes(Takes::kObject);
  std::vector<EntityId> names = named_;
  if (subject) {
    order_.subject = leading_;
    // Of two names without one before the verb the first is the subject's;
    // of one it is the object's if somebody is selected.
    const bool first_acts = !names.empty() && !IsSome(leading_) &&
                            (!object || names.size() > 1 || !Known(selected_));
    if (first_acts) {
      order_.subject = names.front();
      names.erase(names.begin());
    }
    if (!IsSome(order_.subject)) order_.subject = selected_;
    // Who is asked need not be named.
    if (!Known(order_.subject) && MayBeOrdered(game_.Awaits(position_).about)) {
      order_.subject = game_.Awaits(position_).about;
    }
    if (!Known(order_.subject)) {
      return Complain("say who: " + VerbNamed() + " needs a name before it");
    }
  } else if (IsSome(leading_) && leading_ != game_.Awaits(position_).about) {
    if (!IsOpen(order_.verb)) {
      return Complain(VerbNamed() + " cannot be ordered now; what can is " +
                      SomeVerbs());
    }
    return Complain(VerbNamed() + " is said without " +
                    Quoted(NameOfId(leading_)) + " before it");
  }
  if (object && !names.empty()) {
    order_.object = names.front();
    names.erase(names.begin());
  }
  if (!names.empty()) {
    return Complain(Quoted(NameOfId(names.front())) +
                    " is one name too many for " + VerbNamed());
  }
  if (object && !IsSome(order_.object) && !takes(Takes::kObjectOptional)) {
    return Complain("say at whom or what: " + VerbNamed() +
                    " needs a name after it");
  }
  return true;
}

bool Reading::SettlePose() {
  if (!takes(Takes::kPlace | Takes::kHeading)) return true;
  PhrasePose pose(picture_, order_.subject);
  for (const PoseStep& step : steps_) {
    if (pose.Take(step)) continue;
    return Complain(pose.centre().has_value()
                        ? "that place is beyond any table"
                        : Quoted(NameOfId(order_.subject)) +
                              " stands nowhere yet: say \"to 30 24 "
                              "facing 90\"");
  }
  if (takes(Takes::kPlace)) {
    if (steps_.empty() || !pose.centre().has_value()) {
      return Complain("say where to " + std::string(verb().name) +
                      ", as in \"to 30 24\" or \"forward 4\"");
    }
    order_.pose.centre = *pose.centre();
  }
  if (takes(Takes::kHeading)) {
    if (!pose.heading().has_value()) {
      return Complain("say which way it faces, as in \"facing 90\"");
    }
    order_.pose.heading = *pose.heading();
  }
  return true;
}

bool Reading::SettleRest() {
  if (takes(Takes::kVia) && !takes(Takes::kViaOptional) && !has_via_) {
    return Complain(VerbNamed() +
                    " needs a point on the way, as in \"via 20 18\"");
  }
  // Why nobody can be aimed at, the rules say.
  if (takes(Takes::kAmount | Takes::kShares) && !has_amount_ &&
      !ProposedAmount() && !takes(Takes::kObject)) {
    return Complain(VerbNamed() +
                    " needs a number: " + std::string(verb().help));
  }
  return true;
}

void Reading::AddChange() {
  const auto from = std::find_if(
      picture_.bodies.begin(), picture_.bodies.end(),
      [this](const Body& body) { return body.id == order_.subject; });
  const bool by_steps =
      has_manner_ && !steps_.empty() &&
      std::all_of(steps_.begin(), steps_.end(),
                  [](const PoseStep& step) { return step.is_distance(); });
  if (!by_steps || from == picture_.bodies.end()) return;
  // The change is the same if it does not go so far.
  Order tried = order_;
  const Vec far = order_.pose.centre - from->pose.centre;
  for (const int part : {1, 2, 4}) {
    tried.pose.centre = from->pose.centre + Vec{far.x / part, far.y / part};
    if (!game_.Check(position_, tried).ok()) continue;
    order_.pose.centre =
        order_.pose.centre + ShiftOfChanges(game_.WayOf(position_, tried));
    return;
  }
}

bool Reading::ProposedAmount() {
  std::vector<Order> orders;
  game_.Propose(position_, orders);
  for (const Order& order : orders) {
    if (order.verb != order_.verb || order.subject != order_.subject ||
        order.object != order_.object ||
        (has_manner_ && order.manner != order_.manner)) {
      continue;
    }
    order_.amount = order.amount;
    return true;
  }
  return false;
}

}  // namespace berthier
