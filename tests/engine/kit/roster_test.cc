#include "engine/kit/state/roster.h"

#include <gtest/gtest.h>

namespace berthier {
namespace {

enum class Ship : uint8_t { kNone = 0xFF };
enum class Captain : uint8_t { kNone = 0xFF };
enum class Fort : uint8_t { kNone = 0xFF };
using Navy = Roster<Ship, Captain, Fort, Side>;

// Three ships, no captains, one fort.
Navy TheNavy() {
  Navy navy;
  for (const char* name : {"Victory", "Mars", "Ajax"}) {
    navy.Enlist<Ship>({.name = name, .type = "unit"});
  }
  navy.Enlist<Fort>({.name = "Cadiz", .type = "terrain"});
  navy.Enlist<Side>({.name = "British", .type = "side"});
  navy.Enlist<Side>({.name = "French", .type = "side"});
  return navy;
}

std::string NameOf(const Navy& navy, EntityId entity) {
  return navy.entities()[static_cast<size_t>(entity)].name;
}

TEST(Roster, ListsFollowOneAnother) {
  const Navy navy = TheNavy();
  EXPECT_EQ(navy.entities().size(), 6u);
  EXPECT_EQ(NameOf(navy, navy.Entity(MakeId<Ship>(0))), "Victory");
  EXPECT_EQ(NameOf(navy, navy.Entity(MakeId<Ship>(2))), "Ajax");
  EXPECT_EQ(NameOf(navy, navy.Entity(MakeId<Fort>(0))), "Cadiz");
  EXPECT_EQ(NameOf(navy, navy.Entity(Side::kSecond)), "French");
  EXPECT_EQ(navy.Entity(MakeEntityId(4)), MakeEntityId(4));
}

TEST(Roster, AListIsEnlistedWithItsSides) {
  struct Sailor {
    std::string name;
    Side side;
  };
  struct Rock {
    std::string name;
  };
  Navy navy;
  navy.EnlistAll<Ship>(
      std::vector<Sailor>{{"Mars", Side::kSecond}, {"Ajax", Side::kFirst}},
      "unit");
  navy.EnlistAll<Fort>(std::vector<Rock>{{"Cadiz"}}, "terrain");
  std::string all;
  for (const EntityInfo& each : navy.entities()) {
    all += each.type + " " + each.name + " " + std::to_string(each.side) + ", ";
  }
  EXPECT_EQ(all, "unit Mars 1, unit Ajax 0, terrain Cadiz -1, ");
  EXPECT_EQ(NameOf(navy, navy.Entity(MakeId<Fort>(0))), "Cadiz");
}

TEST(Roster, AnEntityIsOfOneListOnly) {
  const Navy navy = TheNavy();
  for (int i = 0; i < 6; ++i) {
    const EntityId e = MakeEntityId(i);
    EXPECT_EQ(IsSome(navy.As<Ship>(e)), i < 3) << i;
    EXPECT_FALSE(IsSome(navy.As<Captain>(e))) << i;
    EXPECT_EQ(IsSome(navy.As<Fort>(e)), i == 3) << i;
    if (i < 3) {
      EXPECT_EQ(navy.Entity(navy.As<Ship>(e)), e);
    }
  }
  EXPECT_EQ(Index(navy.As<Fort>(MakeEntityId(3))), 0);
}

TEST(Roster, NobodyIsNobody) {
  const Navy navy = TheNavy();
  EXPECT_EQ(navy.Entity(Ship::kNone), EntityId::kNone);
  EXPECT_EQ(navy.Entity(Fort::kNone), EntityId::kNone);
  EXPECT_EQ(navy.As<Ship>(EntityId::kNone), Ship::kNone);
  EXPECT_EQ(navy.As<Fort>(EntityId::kNone), Fort::kNone);
}

TEST(RosterDeathTest, AListIsEnlistedWhole) {
  Navy navy = TheNavy();
  EXPECT_DEATH(navy.Enlist<Ship>({.name = "Orion"}), "broken");
}

}  // namespace
}  // namespace berthier
