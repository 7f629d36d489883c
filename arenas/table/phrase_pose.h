// Where a phrase leads: steps from where a thing stands, one after the other.
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
    kPlace,    // x and y
    kHeading,  // degrees
    kForward,  // negative: back
    kRight,    // sideways; negative: left
    kWheel,    // degrees about a front corner, to the right if not negative
    kTurn,     // degrees on the spot
  };
  Kind kind = Kind::kPlace;
  int64_t amount = 0;  // in millionths of units of the ruler, or of a degree
  int64_t y = 0;

  bool is_place() const {
    return kind == Kind::kPlace || kind == Kind::kForward ||
           kind == Kind::kRight;
  }
};

// Ticks in `millionths` of a unit of the picture's ruler, and back with as few
// decimals as say it exactly.
int64_t TicksOf(const Picture& picture, int64_t millionths);
std::string RulerNumber(const Picture& picture, int32_t ticks);

// A heading by name: "n", "north-east"; nothing if it is none.
std::optional<Heading> CompassHeading(std::string_view word);

class PhrasePose {
 public:
  // `subject` may be none, or not on the table.
  PhrasePose(const Picture& picture, EntityId subject);

  // False if that would lead beyond any table, or if it begins where the
  // subject stands and that stands nowhere.
  bool Take(const PoseStep& step);

  const std::optional<Point>& centre() const { return centre_; }
  const std::optional<Heading>& heading() const { return heading_; }

 private:
  bool Shift(int64_t forward, int64_t right);
  bool Wheel(int quarters);

  const Picture& picture_;
  const Body* body_ = nullptr;
  std::optional<Point> centre_;
  std::optional<Heading> heading_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_POSE_H_
