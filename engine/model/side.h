// The two sides of a game, and the ids of its named entities.
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

// Anything an order or an event can name: a unit, a general, a formation, an
// area of terrain, a tile. An id is an index into Game::entities().
enum class EntityId : uint16_t { kNone = 0xFFFF };

constexpr EntityId MakeEntityId(int index) {
  return static_cast<EntityId>(static_cast<uint16_t>(index));
}
constexpr int Index(EntityId id) { return static_cast<int>(id); }
constexpr bool IsSome(EntityId id) { return id != EntityId::kNone; }

// The unchanging data of an entity.
struct EntityInfo {
  std::string name = {};  // unique within a game: "F1", "2nd division"
  std::string type = {};  // "unit", "leader", "formation", "terrain", ...
  int8_t side = -1;       // Index(Side), or -1 if it belongs to neither
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_SIDE_H_
