// The pose that a typed phrase leads to: movement steps, one after the other,
// from where the subject stands.
//
//   PhrasePose pose(picture, subject);
//   pose.Take({.kind = PoseStep::Kind::kForward, .amount = 4'000'000});
#ifndef BERTHIER_ARENAS_TABLE_PHRASE_POSE_H_
#define BERTHIER_ARENAS_TABLE_PHRASE_POSE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/model/picture.h"

namespace berthier {

struct PoseStep {
  enum class Kind : uint8_t {
    kPlace,    // to (amount, y)
    kThere,    // to where something is
    kHeading,  // degrees
    kForward,  // distance; negative: back
    kRight,    // distance sideways; negative: left
    kCompass,  // distance on a heading of the map
    kWheel,    // degrees about a front corner; negative: to the left
    kTurn,     // degrees on the spot; negative: to the left
  };
  Kind kind = Kind::kPlace;
  int64_t amount = 0;  // in millionths of a ruler unit or of a degree
  int64_t y = 0;       // for kPlace; in millionths of a ruler unit
  Heading on = {};     // for kCompass
  Point there = {};    // for kThere

  // Whether it says how far.
  bool is_distance() const {
    return kind == Kind::kForward || kind == Kind::kRight ||
           kind == Kind::kCompass;
  }
  bool is_place() const {
    return kind == Kind::kPlace || kind == Kind::kThere || is_distance();
  }
};

// Converts millionths of a unit of the picture's ruler to ticks, and ticks to a
// number of units with as few decimals as convert back exactly.
int64_t TicksOf(const Picture& picture, int64_t millionths);
std::string RulerNumber(const Picture& picture, int32_t ticks);

// The heading of a compass name in small letters: "n", "north-east"; else
// nullopt.
std::optional<Heading> CompassHeading(std::string_view word);

class PhrasePose {
 public:
  // `picture` must outlive it. `subject` may be kNone, or not on the table.
  PhrasePose(const Picture& picture, EntityId subject);

  // Applies a step. False if it leads beyond any table, or if it is relative to
  // the current pose and the subject is not on the table.
  bool Take(const PoseStep& step);

  const std::optional<Point>& centre() const { return centre_; }
  // As it stands, of what has no facing, too, unless something else was said.
  std::optional<Heading> heading() const;

 private:
  // By a distance to the front and to the right of what faces `heading`.
  bool Shift(Heading heading, int64_t forward, int64_t right);
  bool Wheel(int quarters);

  const Picture& picture_;
  const Body* body_ = nullptr;
  std::optional<Point> centre_;
  std::optional<Heading> heading_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_POSE_H_
