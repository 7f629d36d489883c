#include <algorithm>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {

// A DG without a formation waits for the implicit one.
bool Reader::ReadCommand(const Entry& entry, GeneralId id, GeneralData& data,
                         const Arrival*& arrival) {
  const auto command = [&](GeneralId& post, Side owner,
                           const std::string& name) {
    if (owner != data.side) return Wrong(entry, name + " is of the other side");
    if (IsSome(post)) {
      return Wrong(entry, name + " has a general already: " +
                              scenario_.general(post).name);
    }
    post = id;
    return true;
  };
  if (data.rank == Rank::kArmy) {
    SideData& army = scenario_.sides[static_cast<size_t>(data.side)];
    if (!command(army.general, data.side, army.name)) return false;
    arrival = &army.entry;
  } else if (data.rank == Rank::kCorps) {
    const auto it = corps_.find(entry.of);
    if (it == corps_.end()) {
      return Wrong(entry, "commands \"" + entry.of +
                              "\", which is no corps; name one with of:");
    }
    CorpsData& corps = scenario_.corps[static_cast<size_t>(it->second)];
    if (!command(corps.general, corps.side, corps.name)) return false;
    data.corps = it->second;
    arrival = &corps.entry;
  } else if (!entry.of.empty() || !divisions_.empty()) {
    const auto it = divisions_.find(entry.of);
    if (it == divisions_.end()) {
      return Wrong(entry, "commands \"" + entry.of +
                              "\", which is no division; name one with of:");
    }
    DivisionData& division =
        scenario_.divisions[static_cast<size_t>(it->second)];
    if (!command(division.general, division.side, division.name)) return false;
    data.division = it->second;
    data.corps = division.corps;
    arrival = &division.entry;
  }
  return true;
}

bool Reader::ReadLeader(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  if (scenario_.generals.size() >= kMaxGenerals) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxGenerals) +
                            " generals");
  }
  const EntryForm& form = *FormOf(entry);
  EntryWords words(entry, form);
  GeneralData data{.name = entry.id, .side = side};
  words.Take(form.kind);
  data.rank = Find(kRankWords, form.kind).value_or(Rank::kDivision);
  int64_t quality = 0, pool = 0;
  if (!(data.rank == Rank::kDivision ? InRange(words, "quality", quality)
                                     : InRange(words, "pool", pool))) {
    return false;
  }
  data.quality = static_cast<uint8_t>(quality);
  data.pool = static_cast<uint8_t>(pool);
  data.charismatic = words.Take("charismatic");
  const GeneralId id =
      MakeId<GeneralId>(static_cast<int>(scenario_.generals.size()));
  const Arrival* arrival = nullptr;
  if (!ReadCommand(entry, id, data, arrival)) return false;
  GeneralState& state = state_.general(id);
  state.dead = words.Take("dead") ? 1 : 0;
  state.moved = words.Take("moved") ? 1 : 0;
  state.attached_now = words.Take("attached now") ? 1 : 0;
  state.arriving = words.Take("arriving") ? 1 : 0;
  const bool pending = words.Take("pending");
  const bool with_unit =
      std::any_of(entry.links.begin(), entry.links.end(),
                  [](const auto& l) { return l.first == "with"; });
  if (state.dead != 0) {
    state.presence = GeneralState::Where::kGone;
  } else if (pending || (arrival != nullptr && arrival->minute >= 0 &&
                         !entry.place.has_value() && !with_unit)) {
    state.presence = GeneralState::Where::kPending;
  } else {
    if (!entry.place.has_value() && !with_unit) {
      return Wrong(entry, "has no place; give x and y");
    }
    state.presence = GeneralState::Where::kOnTable;
  }
  if (entry.place.has_value()) {
    const Point p = *entry.place;
    if (!OnTable(scenario_.terrain, p)) {
      return Wrong(entry, "stands off the table");
    }
    StandAt(state_, id, p);
  }
  generals_.emplace(entry.id, id);
  leader_words_.push_back(std::move(words));
  scenario_.generals.push_back(std::move(data));
  return true;
}

bool Reader::ReadLeaders() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "leader" && !ReadLeader(e)) return false;
  }
  return true;
}

}  // namespace berthier::grande_tactique
