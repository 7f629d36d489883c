#include "engine/model/form.h"

namespace berthier {
namespace {

bool OnAnyTable(Point p) {
  return p.x >= -kFarthestPlace && p.x <= kFarthestPlace &&
         p.y >= -kFarthestPlace && p.y <= kFarthestPlace;
}

}  // namespace

FormFault FaultOf(const Vocabulary& vocabulary, size_t entities,
                  const Order& order) {
  if (order.verb >= vocabulary.verbs.size()) return FormFault::kVerb;
  const Verb& verb = vocabulary.verbs[order.verb];
  const Takes takes = verb.takes;
  if (Has(takes, Takes::kManner) ? order.manner >= verb.manners.size()
                                 : order.manner != 0) {
    return FormFault::kManner;
  }
  const auto known = [entities](EntityId id) {
    return static_cast<size_t>(Index(id)) < entities;
  };
  if (Has(takes, Takes::kSubject) ? !known(order.subject)
                                  : IsSome(order.subject)) {
    return FormFault::kSubject;
  }
  const bool object_left_out =
      !IsSome(order.object) &&
      (!Has(takes, Takes::kObject) || Has(takes, Takes::kObjectOptional));
  if (!object_left_out &&
      !(Has(takes, Takes::kObject) && known(order.object))) {
    return FormFault::kObject;
  }
  if (Has(takes, Takes::kPlace) ? !OnAnyTable(order.pose.centre)
                                : order.pose.centre != Point{}) {
    return FormFault::kPlace;
  }
  if (!Has(takes, Takes::kHeading) && order.pose.heading != Heading()) {
    return FormFault::kHeading;
  }
  if (Has(takes, Takes::kVia) ? !OnAnyTable(order.via) : order.via != Point{}) {
    return FormFault::kVia;
  }
  if (Has(takes, Takes::kFurtherVias)) {
    const bool leads_on = order.amount == 0 || order.via != Point{};
    return leads_on && IsOfFurtherVias(order.amount) ? FormFault::kNone
                                                     : FormFault::kVia;
  }
  if (!Has(takes, Takes::kAmount | Takes::kShares) && order.amount != 0) {
    return FormFault::kAmount;
  }
  return FormFault::kNone;
}

std::string_view Words(FormFault fault) {
  switch (fault) {
    case FormFault::kNone:
      return "nothing is wrong with its form";
    case FormFault::kVerb:
      return "there is no such verb";
    case FormFault::kManner:
      return "this verb has no such manner";
    case FormFault::kSubject:
      return "its subject is missing, unknown, or not taken by this verb";
    case FormFault::kObject:
      return "its object is missing, unknown, or not taken by this verb";
    case FormFault::kPlace:
      return "its place is beyond any table, or not taken by this verb";
    case FormFault::kHeading:
      return "this verb takes no heading";
    case FormFault::kVia:
      return "its way point is beyond any table, or not taken by this verb";
    case FormFault::kAmount:
      return "this verb takes no amount";
  }
  return "";
}

}  // namespace berthier
