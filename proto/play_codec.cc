#include "proto/play_codec.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "absl/strings/str_format.h"
#include "engine/model/fault.h"
#include "proto/names.h"

namespace berthier {
namespace {

std::vector<std::string_view> NamesOf(const std::vector<Verb>& verbs) {
  std::vector<std::string_view> names;
  for (const Verb& verb : verbs) names.push_back(verb.name);
  return names;
}

std::vector<std::string_view> NamesOf(const std::vector<EntityInfo>& entities) {
  std::vector<std::string_view> names;
  for (const EntityInfo& entity : entities) names.push_back(entity.name);
  return names;
}

std::string WordAt(const std::vector<Word>& words, size_t code) {
  BERTHIER_CHECK(code < words.size());
  return std::string(words[code].name);
}

absl::Status ReadHeading(double degrees, Heading& heading) {
  const std::optional<Heading> read = HeadingOf(degrees);
  if (!read) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "heading %s is not a quarter degree in [0, 360)", Shown(degrees)));
  }
  heading = *read;
  return absl::OkStatus();
}

absl::Status ReadAmount(const wire::Order& from, int64_t& amount) {
  if (from.has_amount() && from.shares_size() > 0) {
    return absl::InvalidArgumentError(
        "an amount and shares; an order has one or the other");
  }
  if (from.shares_size() > kMaxShares) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%d shares are too many; at most %d", from.shares_size(), kMaxShares));
  }
  amount = from.amount();
  for (int k = 0; k < from.shares_size(); ++k) {
    const int share = from.shares(k);
    if (share < 0 || share > 255) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "share %d is %d; shares go from 0 to 255", k + 1, share));
    }
    amount = WithShare(amount, k, share);
  }
  return absl::OkStatus();
}

}  // namespace

std::string PlayCodec::NameOf(EntityId id) const {
  if (!IsSome(id)) return "";
  const size_t index = static_cast<size_t>(Index(id));
  BERTHIER_CHECK(index < game_.entities().size());
  return game_.entities()[index].name;
}

absl::StatusOr<EntityId> PlayCodec::EntityNamed(std::string_view name) const {
  const std::vector<std::string_view> names = NamesOf(game_.entities());
  const int index = FindName(names, name);
  if (index < 0) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "there is no \"%s\" in this game; %s", name, Remedy(names, name)));
  }
  return MakeEntityId(index);
}

absl::Status PlayCodec::ReadEntity(std::string_view name, EntityId& id) const {
  if (name.empty()) return absl::OkStatus();
  const absl::StatusOr<EntityId> named = EntityNamed(name);
  if (named.ok()) id = *named;
  return named.status();
}

absl::StatusOr<Point> PlayCodec::PlaceAt(std::string_view name, double x,
                                         double y) const {
  const std::optional<int32_t> x_ticks = TicksOf(ruler_, x);
  const std::optional<int32_t> y_ticks = TicksOf(ruler_, y);
  if (!x_ticks || !y_ticks) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s (%s, %s) is not within %d %s of the corner of the table", name,
        Shown(x), Shown(y), kFarthestPlace / ruler_.ticks, ruler_.name));
  }
  return Point{*x_ticks, *y_ticks};
}

absl::Status PlayCodec::ReadFurtherVias(const wire::Order& from,
                                        int64_t& amount) const {
  if (from.further_via_size() == 0) return absl::OkStatus();
  if (from.has_amount() || from.shares_size() > 0) {
    return absl::InvalidArgumentError(
        "an order has an amount or further points on the way, not both");
  }
  if (from.further_via_size() > kMaxFurtherVias) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "an order has at most %d further points on the way", kMaxFurtherVias));
  }
  for (int k = 0; k < from.further_via_size(); ++k) {
    const wire::Stand& said = from.further_via(k);
    const absl::StatusOr<Point> at = PlaceAt("further via", said.x(), said.y());
    if (!at.ok()) return at.status();
    amount = WithFurtherVia(amount, k, *at);
  }
  return absl::OkStatus();
}

absl::StatusOr<Order> PlayCodec::Decode(const wire::Order& from) const {
  const std::vector<Verb>& verbs = game_.vocabulary().verbs;
  const std::vector<std::string_view> verb_names = NamesOf(verbs);
  if (from.verb().empty()) {
    return absl::InvalidArgumentError("an order needs a verb; " +
                                      Remedy(verb_names, from.verb()));
  }
  const int verb = FindName(verb_names, from.verb());
  if (verb < 0) {
    return absl::InvalidArgumentError(
        absl::StrFormat("there is no verb \"%s\"; %s", from.verb(),
                        Remedy(verb_names, from.verb())));
  }
  Order order{.verb = static_cast<uint8_t>(verb)};

  // A manner that is left out is the first.
  if (!from.manner().empty()) {
    const std::vector<std::string_view>& manners =
        verbs[static_cast<size_t>(verb)].manners;
    const int manner = FindName(manners, from.manner());
    if (manner < 0) {
      return absl::InvalidArgumentError(
          absl::StrFormat("\"%s\" has no manner \"%s\"; %s", from.verb(),
                          from.manner(), Remedy(manners, from.manner())));
    }
    order.manner = static_cast<uint8_t>(manner);
  }

  if (from.has_x() != from.has_y() || from.has_via_x() != from.has_via_y()) {
    return absl::InvalidArgumentError(
        "x without y or y without x; a place needs both");
  }
  absl::Status status = ReadEntity(from.subject(), order.subject);
  status.Update(ReadEntity(from.object(), order.object));
  const absl::StatusOr<Point> place = PlaceAt("place", from.x(), from.y());
  const absl::StatusOr<Point> via = PlaceAt("via", from.via_x(), from.via_y());
  status.Update(place.status());
  status.Update(via.status());
  if (status.ok()) {
    order.pose.centre = *place;
    order.via = *via;
  }
  status.Update(ReadHeading(from.heading(), order.pose.heading));
  status.Update(ReadAmount(from, order.amount));
  status.Update(ReadFurtherVias(from, order.amount));
  if (!status.ok()) return status;

  const Takes takes = verbs[static_cast<size_t>(verb)].takes;
  const auto incomplete = [&](std::string_view what) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "\"%s\" is incomplete: it needs %s", from.verb(), what));
  };
  if (Has(takes, Takes::kPlace) && !from.has_x() && !from.has_y()) {
    return incomplete("x and y");
  }
  if (Has(takes, Takes::kVia) && !Has(takes, Takes::kViaOptional) &&
      !from.has_via_x() && !from.has_via_y()) {
    return incomplete("via_x and via_y");
  }
  return order;
}

wire::Order PlayCodec::Encode(const Order& order) const {
  const std::vector<Verb>& verbs = game_.vocabulary().verbs;
  BERTHIER_CHECK(order.verb < verbs.size());
  const Verb& verb = verbs[order.verb];
  wire::Order to;
  to.set_verb(std::string(verb.name));
  if (!verb.manners.empty() || order.manner != 0) {
    BERTHIER_CHECK(order.manner < verb.manners.size());
    to.set_manner(std::string(verb.manners[order.manner]));
  }
  to.set_subject(NameOf(order.subject));
  to.set_object(NameOf(order.object));
  // What a verb takes is told even where it is the default; what it does not
  // take is told only where it is not, so that no order loses anything.
  if (Has(verb.takes, Takes::kPlace) || order.pose.centre != Point{}) {
    to.set_x(static_cast<float>(InUnits(ruler_, order.pose.centre.x)));
    to.set_y(static_cast<float>(InUnits(ruler_, order.pose.centre.y)));
  }
  if (Has(verb.takes, Takes::kHeading) || order.pose.heading != Heading{}) {
    to.set_heading(static_cast<float>(InDegrees(order.pose.heading)));
  }
  if ((Has(verb.takes, Takes::kVia) && !Has(verb.takes, Takes::kViaOptional)) ||
      order.via != Point{}) {
    to.set_via_x(static_cast<float>(InUnits(ruler_, order.via.x)));
    to.set_via_y(static_cast<float>(InUnits(ruler_, order.via.y)));
  }
  if (Has(verb.takes, Takes::kFurtherVias) && IsOfFurtherVias(order.amount)) {
    for (int k = 0; k < FurtherViaCount(order.amount); ++k) {
      const Point at = *FurtherVia(order.amount, k);
      wire::Stand& added = *to.add_further_via();
      added.set_x(static_cast<float>(InUnits(ruler_, at.x)));
      added.set_y(static_cast<float>(InUnits(ruler_, at.y)));
    }
  } else if (Has(verb.takes, Takes::kShares)) {
    int count = kMaxShares;
    while (count > 0 && Share(order.amount, count - 1) == 0) --count;
    for (int k = 0; k < count; ++k) to.add_shares(Share(order.amount, k));
  } else if (Has(verb.takes, Takes::kAmount) || order.amount != 0) {
    to.set_amount(order.amount);
  }
  return to;
}

wire::Stand PlayCodec::Encode(Pose pose) const {
  wire::Stand to;
  to.set_x(static_cast<float>(InUnits(ruler_, pose.centre.x)));
  to.set_y(static_cast<float>(InUnits(ruler_, pose.centre.y)));
  to.set_heading(static_cast<float>(InDegrees(pose.heading)));
  return to;
}

wire::Roll PlayCodec::Encode(const Roll& roll) const {
  const Vocabulary& words = game_.vocabulary();
  wire::Roll to;
  to.set_kind(WordAt(words.rolls, roll.kind));
  to.set_subject(NameOf(roll.subject));
  to.set_object(NameOf(roll.object));
  for (const Dice::Handful& handful : roll.dice.handfuls) {
    if (handful.count == 0) continue;
    wire::Handful& added = *to.add_handful();
    added.set_count(handful.count);
    added.set_sides(handful.sides);
    added.set_thrower(std::string(game_.SideName(handful.thrower)));
  }
  to.set_target(roll.target);
  for (const Modifier& modifier : roll.modifiers) {
    wire::NamedModifier& added = *to.add_modifier();
    added.set_name(WordAt(words.modifiers, modifier.code));
    added.set_value(modifier.value);
    added.set_handful(modifier.handful);
  }
  for (const OutcomeClass& outcome : roll.outcomes) {
    wire::Outcome& added = *to.add_outcome();
    added.set_name(WordAt(words.outcomes, outcome.code));
    added.set_detail(outcome.detail);
    added.set_weight(outcome.weight);
  }
  to.set_again(roll.again);
  return to;
}

wire::Event PlayCodec::Encode(const Event& event) const {
  wire::Event to;
  to.set_name(WordAt(game_.vocabulary().events, event.code));
  to.set_subject(NameOf(event.subject));
  to.set_object(NameOf(event.object));
  if (event.from != Pose{}) *to.mutable_from() = Encode(event.from);
  if (event.to != Pose{}) *to.mutable_to() = Encode(event.to);
  // Operands that are not used are zero and come last.
  size_t count = event.operands.size();
  while (count > 0 && event.operands[count - 1] == 0) --count;
  for (size_t i = 0; i < count; ++i) to.add_operands(event.operands[i]);
  return to;
}

wire::Refusal PlayCodec::Encode(const Refusal& refusal) const {
  const std::vector<Word>& words = game_.vocabulary().refusals;
  wire::Refusal to;
  to.set_name(WordAt(words, refusal.code));
  to.set_clause(std::string(words[refusal.code].clause));
  to.set_sentence(game_.Say(refusal));
  return to;
}

absl::StatusOr<Faces> FacesOf(std::span<const int32_t> faces,
                              const Dice& dice) {
  if (faces.size() != static_cast<size_t>(dice.count())) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%d dice are thrown, not %d", dice.count(), faces.size()));
  }
  Faces read;
  for (int i = 0; i < dice.count(); ++i) {
    const int32_t face = faces[static_cast<size_t>(i)];
    if (face < 1 || face > dice.SidesOf(i)) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "die %d shows %d; it has 1 to %d", i + 1, face, dice.SidesOf(i)));
    }
    read.Add(face);
  }
  return read;
}

absl::StatusOr<Faces> FacesOf(std::string_view bytes, const Dice& dice) {
  std::vector<int32_t> faces;
  for (const char byte : bytes) {
    faces.push_back(static_cast<unsigned char>(byte));
  }
  return FacesOf(std::span<const int32_t>(faces), dice);
}

std::string FacesAsBytes(const Faces& faces) {
  return std::string(faces.values.begin(), faces.values.begin() + faces.count);
}

}  // namespace berthier
