#include "arenas/analysis/surroundings.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/model/guide.h"

namespace berthier {
namespace {

int32_t TicksBetween(const Body& a, const Body& b) {
  return MeasureOf(PolygonView(a.outline), PolygonView(b.outline)).length.ticks;
}

bool IsShaken(const Body& body) {
  return std::any_of(
      body.badges.begin(), body.badges.end(), [](const Badge& badge) {
        return badge.tone == Tone::kShaken || badge.tone == Tone::kWorn ||
               badge.tone == Tone::kRunning;
      });
}

std::string_view ArmOf(const std::vector<const Body*>& units) {
  struct Arm {
    std::string_view name;
    size_t units = 0;
  };
  std::array<Arm, 3> arms = {{{"foot"}, {"horse"}, {"guns"}}};
  for (const Body* const unit : units) {
    switch (unit->symbol) {
      case Symbol::kInfantry:
        ++arms[0].units;
        break;
      case Symbol::kCavalry:
        ++arms[1].units;
        break;
      case Symbol::kArtillery:
      case Symbol::kHorseArtillery:
        ++arms[2].units;
        break;
      default:
        break;
    }
  }
  for (const Arm& arm : arms) {
    if (2 * arm.units > units.size()) return arm.name;
  }
  return "mixed";
}

}  // namespace

ReceiverSurroundings SurroundingsOf(const Picture& picture,
                                    const std::set<EntityId>& units,
                                    EntityId leader) {
  ReceiverSurroundings around;
  std::vector<const Body*> own;
  const Body* led_by = nullptr;
  for (const Body& body : picture.bodies) {
    if (body.id == leader && body.symbol == Symbol::kGeneral) led_by = &body;
    if (body.symbol != Symbol::kGeneral && units.contains(body.id)) {
      own.push_back(&body);
    }
  }
  if (own.empty()) return around;
  around.arm = ArmOf(own);
  around.units = static_cast<int>(own.size());
  around.shaken = static_cast<int>(
      std::count_if(own.begin(), own.end(),
                    [](const Body* unit) { return IsShaken(*unit); }));
  if (led_by != nullptr) {
    int64_t sum = 0;
    for (const Body* const unit : own) sum += TicksBetween(*led_by, *unit);
    around.leader =
        static_cast<int32_t>(sum / static_cast<int64_t>(own.size()));
  }
  for (const Body& body : picture.bodies) {
    if (body.symbol == Symbol::kGeneral || body.side < 0) continue;
    int32_t nearest =
        units.contains(body.id) ? 0 : TicksBetween(*own.front(), body);
    for (const Body* const unit : own) {
      if (nearest == 0) break;
      nearest = std::min(nearest, TicksBetween(*unit, body));
    }
    const bool enemy = body.side != own.front()->side;
    if (enemy && (!around.enemy || nearest < *around.enemy)) {
      around.enemy = nearest;
    }
    if (nearest > kNearTicks) continue;
    ++(enemy ? around.enemies_near : around.own_near);
  }
  return around;
}

}  // namespace berthier
