#include "arenas/table/reach.h"

#include <algorithm>
#include <optional>

#include "arenas/table/pose_search.h"
#include "arenas/table/raster.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/units.h"
#include "engine/model/form.h"

namespace berthier {
namespace {

// How often Check is asked at most.
constexpr int kReachChecks = 5000;
// Squares of an inch are halved twice at the edges.
constexpr int kFine = 4;
constexpr int32_t kStep = kTicksPerInch / kFine;

constexpr Vec kAround[] = {{1, 0}, {0, 1},  {-1, 0},  {0, -1},
                           {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

// Squares of one size over the table, each with what Check said of its middle.
// The square (0, 0) of an inch has its middle where the subject stands.
class Squares {
 public:
  // `size` in quarters of an inch.
  Squares(const PoseSearch& search, int size)
      : size_(size),
        left_(Floor(-OriginOf(search).x)),
        low_(Floor(-OriginOf(search).y)),
        width_(Floor(search.table_width().ticks - OriginOf(search).x) + 1 -
               left_),
        depth_(Floor(search.table_depth().ticks - OriginOf(search).y) + 1 -
               low_),
        said_(static_cast<size_t>(width_) * static_cast<size_t>(depth_)) {}

  // The corner of square (0, 0) of any size.
  static Point OriginOf(const PoseSearch& search) {
    return search.from().centre - Vec{2 * kStep, 2 * kStep};
  }

  struct Said {
    bool asked = false;
    bool legal = false;
    Heading heading;  // with which it is legal
  };
  bool Holds(int x, int y) const {
    return x >= left_ && x < left_ + width_ && y >= low_ && y < low_ + depth_;
  }
  Said& At(int x, int y) {
    return said_[static_cast<size_t>(y - low_) * static_cast<size_t>(width_) +
                 static_cast<size_t>(x - left_)];
  }
  bool Legal(int x, int y) { return Holds(x, y) && At(x, y).legal; }
  template <typename F>
  void ForEach(F&& f) {
    for (int y = low_; y < low_ + depth_; ++y) {
      for (int x = left_; x < left_ + width_; ++x) f(x, y);
    }
  }
  // Next to it, edge to edge, is one of which the opposite was said.
  bool OnBorder(int x, int y) {
    const bool legal = Legal(x, y);
    for (int i = 0; i < 4; ++i) {
      if (Legal(x + kAround[i].x, y + kAround[i].y) != legal) return true;
    }
    return false;
  }
  int size() const { return size_; }
  int left() const { return left_; }
  int low() const { return low_; }
  int width() const { return width_; }
  int depth() const { return depth_; }

 private:
  int Floor(int32_t ticks) const {
    const int32_t side = size_ * kStep;
    return ticks >= 0 ? ticks / side : -((side - 1 - ticks) / side);
  }

  int size_, left_, low_, width_, depth_;
  std::vector<Said> said_;
};

class Reach {
 public:
  explicit Reach(PoseSearch& search) : search_(search) {}

  std::vector<std::vector<Point>> Find() {
    Squares inches(search_, kFine);
    Flood(inches);
    Squares halves = Halved(inches);
    Squares quarters = Halved(halves);
    Raster raster(quarters.left(), quarters.low(), quarters.width(),
                  quarters.depth());
    quarters.ForEach([&](int x, int y) {
      if (quarters.At(x, y).legal) raster.Fill(x, y);
    });
    for (const Order& order : search_.proposals()) {
      const Vec at = SquareOf(order.pose.centre, 1);
      if (!raster.Holds(at.x, at.y) || raster.Has(at.x, at.y)) continue;
      raster.Fill(at.x, at.y);
      FillWay(order.pose, raster);
    }
    std::vector<std::vector<Point>> loops = raster.Outlines();
    for (std::vector<Point>& loop : loops) {
      for (Point& p : loop) p = Corner(p.x, p.y, 1);
    }
    return loops;
  }

 private:
  // The lower left corner of a square.
  Point Corner(int x, int y, int size) const {
    return Squares::OriginOf(search_) + Vec{x * size * kStep, y * size * kStep};
  }
  Vec SquareOf(Point p, int size) const {
    const Vec d = p - Corner(0, 0, size);
    const int32_t side = size * kStep;
    const auto floor = [side](int32_t n) {
      return n >= 0 ? n / side : -((side - 1 - n) / side);
    };
    return {floor(d.x), floor(d.y)};
  }
  // Of a move that goes straight alone, no square's middle may be legal: what
  // lies on the straight way to where it ends is asked by itself.
  void FillWay(Pose end, Raster& raster) {
    const Point start = search_.from().centre;
    const Vec way = end.centre - start;
    const int32_t steps = LengthOf(way).ticks / kStep;
    for (int32_t i = 1; i < steps && !search_.spent(); ++i) {
      const Point p =
          start + Vec{static_cast<int32_t>(int64_t{way.x} * i / steps),
                      static_cast<int32_t>(int64_t{way.y} * i / steps)};
      const Vec at = SquareOf(p, 1);
      if (!raster.Holds(at.x, at.y) || raster.Has(at.x, at.y)) continue;
      if (search_.Try({p, end.heading})) raster.Fill(at.x, at.y);
    }
  }
  // First as it was legal next to it.
  void Ask(Squares& squares, int x, int y, std::optional<Heading> hint) {
    Squares::Said& said = squares.At(x, y);
    if (said.asked) return;
    said.asked = true;
    const int32_t half = squares.size() * kStep / 2;
    const Point middle = Corner(x, y, squares.size()) + Vec{half, half};
    const auto try_facing = [&](Heading heading) {
      said.legal = search_.Try({middle, heading});
      if (said.legal) said.heading = heading;
      return said.legal;
    };
    if (!search_.takes_heading()) {
      try_facing(search_.from().heading);
      return;
    }
    if (hint && try_facing(*hint)) return;
    for (const Heading heading : search_.HeadingsAt(middle)) {
      if (heading != hint && try_facing(heading)) return;
      // What lies beside a legal square is legal like it, or hardly at all.
      if (hint && squares.size() < kFine) return;
    }
  }
  // Outward from where it stands and from all proposals, as long as it goes on.
  void Flood(Squares& inches) {
    struct Next {
      int x, y;
      std::optional<Heading> hint;
    };
    std::vector<Next> queue;
    for (int y = -2; y <= 2; ++y) {
      for (int x = -2; x <= 2; ++x) queue.push_back({x, y, std::nullopt});
    }
    for (const Order& order : search_.proposals()) {
      const Vec at = SquareOf(order.pose.centre, kFine);
      queue.push_back({at.x, at.y, order.pose.heading});
    }
    for (size_t i = 0; i < queue.size(); ++i) {
      const Next next = queue[i];
      if (!inches.Holds(next.x, next.y) || inches.At(next.x, next.y).asked) {
        continue;
      }
      Ask(inches, next.x, next.y, next.hint);
      const Squares::Said& said = inches.At(next.x, next.y);
      if (!said.legal) continue;
      for (const Vec by : kAround) {
        queue.push_back({next.x + by.x, next.y + by.y, said.heading});
      }
    }
  }
  // Squares of half the size: those at a border are asked anew.
  Squares Halved(Squares& from) {
    Squares to(search_, from.size() / 2);
    from.ForEach([&](int x, int y) {
      const Squares::Said& said = from.At(x, y);
      const bool border = from.OnBorder(x, y);
      if (!said.legal && !border) return;
      std::optional<Heading> hint;
      if (said.legal) hint = said.heading;
      for (int i = 0; i < 4 && !hint; ++i) {
        const int nx = x + kAround[i].x, ny = y + kAround[i].y;
        if (from.Legal(nx, ny)) hint = from.At(nx, ny).heading;
      }
      for (int dy = 0; dy < 2; ++dy) {
        for (int dx = 0; dx < 2; ++dx) {
          const int hx = 2 * x + dx, hy = 2 * y + dy;
          if (!to.Holds(hx, hy)) continue;
          if (border && !search_.spent()) {
            Ask(to, hx, hy, hint);
          } else {
            to.At(hx, hy) = said;
          }
        }
      }
    });
    return to;
  }

  PoseSearch& search_;
};

}  // namespace

Order WithProposedAmount(const Game& game, const Position& position,
                         Order order) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  if (order.verb >= verbs.size() || order.amount != 0) return order;
  const Takes takes = verbs[order.verb].takes;
  if (!Has(takes, Takes::kAmount | Takes::kShares) ||
      Has(takes, Takes::kFurtherVias)) {
    return order;
  }
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  std::erase_if(proposals, [&order](const Order& one) {
    return one.verb != order.verb || one.subject != order.subject ||
           one.object != order.object || one.manner != order.manner;
  });
  const bool proposed =
      std::any_of(proposals.begin(), proposals.end(),
                  [](const Order& one) { return one.amount == 0; });
  if (!proposed && !proposals.empty()) order.amount = proposals[0].amount;
  return order;
}

std::vector<std::vector<Point>> ReachOf(const Game& game,
                                        const Position& position,
                                        const Order& like) {
  Order asked = like;
  asked.pose = {};
  const bool sound = FaultOf(game.vocabulary(), game.entities().size(),
                             asked) == FormFault::kNone;
  if (!sound || !Has(game.vocabulary().verbs[like.verb].takes, Takes::kPlace)) {
    return {};
  }
  PoseSearch search(game, position, asked, kReachChecks);
  return Reach(search).Find();
}

}  // namespace berthier
