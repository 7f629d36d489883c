#include "arenas/table/surroundings.h"

#include <algorithm>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"

namespace berthier {

Surroundings::Surroundings(const Game& game, const Position& position,
                           EntityId subject) {
  Picture picture = game.Draw(position);
  pose_.centre = {picture.width.ticks / 2, picture.depth.ticks / 2};
  std::vector<Point> own = {pose_.centre};
  int side = Index(game.Awaits(position).side);
  for (const Body& body : picture.bodies) {
    if (body.id != subject) continue;
    pose_ = body.pose;
    own = body.outline;
    side = body.side;
    for (const Point p : own) {
      const int64_t ahead = Dot(p - pose_.centre, Forward(pose_.heading));
      half_depth_ =
          std::max(half_depth_, Ticks(static_cast<int32_t>(ahead / kUnit)));
    }
  }
  const auto add = [&](EntityId id, Thing::Whose whose,
                       std::vector<Point> outline) {
    const bool known =
        std::any_of(things_.begin(), things_.end(),
                    [id](const Thing& thing) { return thing.id == id; });
    if (!IsSome(id) || id == subject || outline.size() < 3 || known) return;
    const Length away = own.size() < 3 ? Distance(own.front(), outline)
                                       : Distance(own, outline);
    things_.push_back({id, whose, std::move(outline), away});
  };
  for (Body& body : picture.bodies) {
    const Thing::Whose whose = body.side < 0       ? Thing::Whose::kNobody
                               : body.side == side ? Thing::Whose::kFriend
                                                   : Thing::Whose::kEnemy;
    add(body.id, whose, std::move(body.outline));
  }
  for (Ground& ground : picture.ground) {
    if (ground.closed) {
      add(ground.id, Thing::Whose::kNobody, std::move(ground.points));
    }
  }
  std::stable_sort(
      things_.begin(), things_.end(),
      [](const Thing& a, const Thing& b) { return a.away < b.away; });
}

}  // namespace berthier
