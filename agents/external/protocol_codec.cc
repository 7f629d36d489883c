#include "agents/external/protocol_codec.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "agents/thoughts_codec.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

void AddWords(const std::vector<Word>& words,
              google::protobuf::RepeatedPtrField<wire::Word>& to) {
  for (const Word& word : words) {
    if (word.name.empty()) continue;
    wire::Word& added = *to.Add();
    added.set_name(std::string(word.name));
    added.set_clause(std::string(word.clause));
    added.set_help(std::string(word.help));
  }
}

// The fields of an order that belong to what a verb takes.
struct Fields {
  Takes takes;
  Takes optional;
  std::vector<const char*> names;
};

const std::vector<Fields>& FieldsOfOrders() {
  static const std::vector<Fields> fields = {
      {Takes::kSubject, Takes::kNothing, {"subject"}},
      {Takes::kObject, Takes::kObjectOptional, {"object"}},
      {Takes::kPlace, Takes::kNothing, {"x", "y"}},
      {Takes::kHeading, Takes::kNothing, {"heading"}},
      {Takes::kVia, Takes::kViaOptional, {"via_x", "via_y"}},
      {Takes::kFurtherVias, Takes::kFurtherVias, {"further_via"}},
      {Takes::kAmount, Takes::kNothing, {"amount"}},
      {Takes::kShares, Takes::kNothing, {"shares"}},
  };
  return fields;
}

void Describe(const Verb& verb, wire::VerbWord& to) {
  to.set_name(std::string(verb.name));
  to.set_clause(std::string(verb.clause));
  to.set_help(std::string(verb.help));
  for (const Fields& fields : FieldsOfOrders()) {
    // Shares are an amount that is split, and said instead of it.
    const bool split =
        fields.takes == Takes::kAmount && Has(verb.takes, Takes::kShares);
    if (!Has(verb.takes, fields.takes) || split) continue;
    for (const char* name : fields.names) {
      *(Has(verb.takes, fields.optional) ? to.add_may_take() : to.add_takes()) =
          name;
    }
  }
  if (!verb.manners.empty()) to.add_may_take("manner");
  for (const std::string_view manner : verb.manners) {
    to.add_manner(std::string(manner));
  }
}

Position StartAsSeenBy(const Game& game, Side side) {
  Position start(game.layout());
  Position view(game.layout());
  game.Start(start);
  game.See(start, side, view);
  return view;
}

}  // namespace

Ruler RulerOf(const Game& game, const Position& position) {
  const Ruler* const ruler =
      FindRuler(std::string(game.Draw(position).ruler_name));
  return ruler == nullptr ? kInches : *ruler;
}

wire::Words WordsOf(const Game& game) {
  const Vocabulary& words = game.vocabulary();
  wire::Words to;
  for (const Verb& verb : words.verbs) Describe(verb, *to.add_verb());
  AddWords(words.decisions, *to.mutable_decision());
  AddWords(words.rolls, *to.mutable_roll());
  AddWords(words.modifiers, *to.mutable_modifier());
  AddWords(words.outcomes, *to.mutable_outcome());
  AddWords(words.events, *to.mutable_event());
  AddWords(words.refusals, *to.mutable_refusal());
  AddWords(words.grades, *to.mutable_grade());
  for (const EntityInfo& entity : game.entities()) {
    wire::Thing& thing = *to.add_thing();
    thing.set_name(entity.name);
    thing.set_type(entity.type);
    if (entity.side >= 0) {
      thing.set_side(
          std::string(game.SideName(static_cast<Side>(entity.side))));
    }
  }
  return to;
}

wire::BeginGame BeginGameOf(const Game& game, const Ruler& ruler, Side side,
                            uint64_t seed) {
  wire::BeginGame begin;
  *begin.mutable_scenario() =
      WireOf(game.Write(StartAsSeenBy(game, side)), ruler);
  begin.set_side(std::string(game.SideName(side)));
  begin.set_seed(seed);
  *begin.mutable_words() = WordsOf(game);
  return begin;
}

wire::StateForm StateFormOf(const Game& game, Side side) {
  wire::StateForm form;
  form.set_capacity(game.layout().capacity);
  form.set_used(game.layout().used);
  form.set_hash(game.Hash(StartAsSeenBy(game, side)));
  return form;
}

wire::EndGame EndGameOf(const Game& game, const Score& score, Ending ending) {
  wire::EndGame end;
  if (score.winner >= 0) {
    end.set_winner(std::string(game.SideName(static_cast<Side>(score.winner))));
  }
  if (ending != Ending::kPlayedOut) {
    end.set_by_fault(ending == Ending::kByFault);
    return end;
  }
  end.set_grade(std::string(game.vocabulary().grades[score.grade].name));
  for (const int32_t points : score.points) end.add_points(points);
  return end;
}

Thoughts ThoughtsOf(const Game& game, const PlayCodec& codec,
                    wire::Thoughts wire) {
  const auto cannot_be_read = [&codec](const wire::Order& order) {
    return !codec.Decode(order).ok();
  };
  auto& considered = *wire.mutable_considered();
  considered.erase(std::remove_if(considered.begin(), considered.end(),
                                  [&](const wire::Considered& one) {
                                    return cannot_be_read(one.order());
                                  }),
                   considered.end());
  auto& variation = *wire.mutable_principal_variation();
  variation.erase(
      std::find_if(variation.begin(), variation.end(), cannot_be_read),
      variation.end());
  absl::StatusOr<Thoughts> thoughts = DecodeThoughts(game, codec, wire);
  return thoughts.ok() ? *std::move(thoughts) : Thoughts{};
}

}  // namespace berthier
