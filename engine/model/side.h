// The two sides of a game, and the things on its table that have a name.
#ifndef BERTHIER_ENGINE_MODEL_SIDE_H_
#define BERTHIER_ENGINE_MODEL_SIDE_H_

#include <cstdint>
#include <string>

namespace berthier {

enum class Side : uint8_t { kFirst, kSecond };
inline constexpr int kSides = 2;

constexpr Side Opponent(Side side) {
  return side == Side::kFirst ? Side::kSecond : Side::kFirst;
}
constexpr int Index(Side side) { return static_cast<int>(side); }

// Whatever an order or an event can name: a unit, a general, a formation, an
// area of terrain, a tile. Ids run from 0 through Game::entities().
enum class EntityId : uint16_t { kNone = 0xFFFF };

constexpr EntityId MakeEntityId(int index) {
  return static_cast<EntityId>(static_cast<uint16_t>(index));
}
constexpr int Index(EntityId id) { return static_cast<int>(id); }
constexpr bool IsSome(EntityId id) { return id != EntityId::kNone; }

// What never changes about one of them.
struct EntityInfo {
  std::string name = {};  // unique within a game: "F1", "2nd division"
  std::string type = {};  // "unit", "leader", "formation", "terrain", ...
  int8_t side = -1;       // Index(Side), or -1 if it belongs to neither
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_SIDE_H_
