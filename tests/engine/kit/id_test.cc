#include "engine/kit/state/id.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/model/side.h"

namespace berthier {
namespace {

enum class Ship : uint8_t { kNone = 0xFF };
using Fleet = IdSet<Ship>;

Fleet Of(std::initializer_list<int> ids) {
  Fleet fleet;
  for (const int id : ids) fleet.Add(MakeId<Ship>(id));
  return fleet;
}
std::vector<int> Listed(const Fleet& fleet) {
  std::vector<int> ids;
  fleet.ForEach([&](Ship s) { ids.push_back(Index(s)); });
  return ids;
}

TEST(Ids, NoneIsNobody) {
  EXPECT_FALSE(IsSome(Ship::kNone));
  EXPECT_TRUE(IsSome(MakeId<Ship>(0)));
  // Beside those of the model, which are no ids of a ruleset.
  EXPECT_EQ(Index(Side::kSecond), 1);
  EXPECT_TRUE(IsSome(MakeEntityId(3)));
}

TEST(IdSet, ListsItsIdsInOrder) {
  Fleet fleet = Of({127, 3, 64, 63, 0});
  EXPECT_EQ(Listed(fleet), (std::vector<int>{0, 3, 63, 64, 127}));
  EXPECT_EQ(fleet.size(), 5);
  EXPECT_EQ(Index(fleet.First()), 0);
  for (const int gone : {0, 3, 63}) fleet.Remove(MakeId<Ship>(gone));
  EXPECT_EQ(Index(fleet.First()), 64);
  EXPECT_FALSE(fleet.Has(MakeId<Ship>(63)));
  EXPECT_TRUE(fleet.Has(MakeId<Ship>(127)));
}

TEST(IdSet, AnEmptyOneHasNoFirst) {
  EXPECT_TRUE(Fleet().empty());
  EXPECT_FALSE(IsSome(Fleet().First()));
  EXPECT_FALSE(Of({64}).empty());
}

TEST(IdSet, JoinsMeetsAndTakesAway) {
  const Fleet a = Of({1, 70}), b = Of({70, 100});
  EXPECT_EQ(a & b, Of({70}));
  EXPECT_EQ(a | b, Of({1, 70, 100}));
  EXPECT_EQ(Minus(a, b), Of({1}));
}

}  // namespace
}  // namespace berthier
