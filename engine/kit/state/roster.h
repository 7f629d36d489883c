// The entities of a scenario in consecutive lists: units, then generals, then
// formations, ... Each has an id of its own type (the index in its list) and an
// EntityId (the index among all entities).
//
// Laws: lists are enlisted completely, in the order of the template arguments
// Ids; As<Id>(Entity(id)) == id; Entity(kNone) is kNone, and As<Id> of an
// entity from another list is kNone.
//
//   enum class UnitId : uint8_t { kNone = 0xFF };
//   enum class GeneralId : uint8_t { kNone = 0xFF };
//   struct Scenario : Roster<UnitId, GeneralId, Side> {};
//   Scenario scenario;
//   scenario.Enlist<UnitId>({.name = "Old Guard", .type = "unit"});
//   scenario.Enlist<GeneralId>({.name = "Ney", .type = "leader"});
//   const EntityId ney = scenario.Entity(MakeId<GeneralId>(0));
//   bool nobody = scenario.As<UnitId>(ney) == UnitId::kNone;
#ifndef BERTHIER_ENGINE_KIT_STATE_ROSTER_H_
#define BERTHIER_ENGINE_KIT_STATE_ROSTER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/kit/state/id.h"
#include "engine/model/fault.h"
#include "engine/model/side.h"

namespace berthier {

template <typename... Ids>
class Roster {
 public:
  const std::vector<EntityInfo>& entities() const { return entities_; }

  // Appends the next entity of the list of Id.
  template <typename Id>
  void Enlist(EntityInfo info) {
    constexpr size_t list = ListOf<Id>();
    BERTHIER_CHECK(ends_[list] == static_cast<int>(entities_.size()));
    entities_.push_back(std::move(info));
    for (size_t i = list; i < kLists; ++i) ++ends_[i];
  }

  // Enlists every item of `list`; items without a member `side` get side -1.
  template <typename Id, typename Thing>
  void EnlistAll(const std::vector<Thing>& list, std::string_view type) {
    for (const Thing& each : list) {
      EntityInfo info = {.name = each.name, .type = std::string(type)};
      if constexpr (requires { each.side; }) {
        info.side = static_cast<int8_t>(each.side);
      }
      Enlist<Id>(std::move(info));
    }
  }

  // The entity with this id; kNone for kNone.
  template <typename Id>
  EntityId Entity(Id id) const {
    if constexpr (requires { Id::kNone; }) {
      if (!IsSome(id)) return EntityId::kNone;
    }
    return MakeEntityId(BeginOf<Id>() + Index(id));
  }
  // Identity, for templates whose argument may already be an EntityId.
  EntityId Entity(EntityId entity) const { return entity; }

  // The id of the entity if it is in the list of Id, else kNone.
  template <ByteId Id>
  Id As(EntityId entity) const {
    const int begin = BeginOf<Id>();
    const int e = Index(entity);
    return e >= begin && e < ends_[ListOf<Id>()] ? MakeId<Id>(e - begin)
                                                 : Id::kNone;
  }

 private:
  static constexpr size_t kLists = sizeof...(Ids);

  template <typename Id>
  static constexpr size_t ListOf() {
    static_assert((std::is_same_v<Id, Ids> || ...), "no list of these");
    size_t list = 0;
    bool found = false;
    ((found = found || std::is_same_v<Id, Ids>, list += found ? 0 : 1), ...);
    return list;
  }
  template <typename Id>
  int BeginOf() const {
    constexpr size_t list = ListOf<Id>();
    if constexpr (list == 0) {
      return 0;
    } else {
      return ends_[list - 1];
    }
  }

  std::vector<EntityInfo> entities_;
  std::array<int, kLists> ends_ = {};  // end index of each list in entities_
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_ROSTER_H_
