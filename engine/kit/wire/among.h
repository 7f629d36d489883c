// Among: the things that a link of an entry may name.
#ifndef BERTHIER_ENGINE_KIT_WIRE_AMONG_H_
#define BERTHIER_ENGINE_KIT_WIRE_AMONG_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/state/id.h"

namespace berthier {

// The things that a link may name: the items of a list, indexed by their ids,
// for which `suits` is true (all if `suits` is empty).
template <typename Thing>
struct Among {
  const std::vector<Thing>& list;
  std::string_view what;  // "enemy unit"
  std::function<bool(const Thing&)> suits = {};

  int IndexOf(std::string_view name) const {
    for (size_t i = 0; i < list.size(); ++i) {
      if (list[i].name == name && (!suits || suits(list[i]))) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
};

// The id of the item with this name; kNone if there is none.
template <typename Id, typename Thing>
Id IdNamed(const std::vector<Thing>& list, std::string_view name) {
  const int i = Among<Thing>{list, ""}.IndexOf(name);
  return i >= 0 ? MakeId<Id>(i) : Id::kNone;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_AMONG_H_
