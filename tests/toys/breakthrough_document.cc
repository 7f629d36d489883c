// Documents of breakthrough.
#include <optional>
#include <utility>

#include "tests/toys/breakthrough_game.h"

namespace berthier::breakthrough {
namespace {

// Reads a document; the first thing wrong with it ends the reading.
class Reader {
 public:
  Built Read(const ScenarioDocument& document) {
    for (const Entry& entry : document.entries) {
      if (entry.type == "side") ReadSide(entry);
    }
    if (sides_ != 0 && sides_ != kSides) {
      Fault({}, "breakthrough has two sides");
    }
    for (const Entry& entry : document.entries) {
      if (entry.type == "unit") {
        ReadUnit(entry);
      } else if (entry.type == "clock") {
        ReadClock(entry);
      } else if (entry.type != "side") {
        Fault(entry, "breakthrough knows no such thing");
      }
    }
    if (problem_) return *problem_;
    if ((setting_.start.pieces[0] | setting_.start.pieces[1]) == 0) {
      setting_.start.pieces = {kSouthRows, kNorthRows};
      if (setting_.northward == Side::kSecond) {
        std::swap(setting_.start.pieces[0], setting_.start.pieces[1]);
      }
    }
    if (!Fair()) return *problem_;
    return MakeGame(setting_);
  }

 private:
  void Fault(const Entry& entry, std::string what) {
    if (problem_) return;
    problem_ = {entry.id.empty() ? entry.type : entry.type + " " + entry.id,
                std::move(what), entry.line};
  }

  void ReadSide(const Entry& entry) {
    if (sides_ == kSides) return Fault(entry, "a third side");
    for (const auto& [key, value] : entry.links) {
      if (key != "home" || (value != "south" && value != "north")) {
        return Fault(entry, "wants home south or home north");
      }
      const bool north = value == "south";
      setting_.northward = static_cast<Side>(north ? sides_ : 1 - sides_);
    }
    setting_.names[static_cast<size_t>(sides_++)] = entry.id;
  }

  std::optional<uint8_t> SideNamed(const Entry& entry) {
    for (uint8_t side = 0; side < kSides; ++side) {
      if (setting_.names[side] == entry.side) return side;
    }
    Fault(entry, "no side is called \"" + entry.side + "\"");
    return std::nullopt;
  }

  void ReadUnit(const Entry& entry) {
    const int square = entry.place ? SquareAt(*entry.place) : -1;
    if (square < 0) return Fault(entry, "is not in the middle of a square");
    if ((setting_.start.pieces[0] | setting_.start.pieces[1]) & Bit(square)) {
      return Fault(entry, "a second piece on " + SquareName(square));
    }
    if (const auto side = SideNamed(entry)) {
      setting_.start.pieces[*side] |= Bit(square);
    }
  }

  void ReadClock(const Entry& entry) {
    if (const auto side = SideNamed(entry)) setting_.start.mover = *side;
    for (const std::string& word : entry.is) {
      if (word != "lost") return Fault(entry, "what is \"" + word + "\"?");
      setting_.start.over = 1;
    }
  }

  // Every position but the last has pieces of both sides, none of which has
  // broken through.
  bool Fair() {
    const size_t north = static_cast<size_t>(Index(setting_.northward));
    const bool through =
        (setting_.start.pieces[north] & kNorthRows << 8) != 0 ||
        (setting_.start.pieces[1 - north] & kSouthRows >> 8) != 0;
    const bool over = through || setting_.start.pieces[0] == 0 ||
                      setting_.start.pieces[1] == 0;
    if (over != (setting_.start.over != 0)) {
      Fault({}, over ? "the game is over: say so in the clock"
                     : "the game is not over");
    }
    return !problem_;
  }

  Setting setting_;
  int sides_ = 0;
  std::optional<Problem> problem_;
};

}  // namespace

Built Build(const ScenarioDocument& document) {
  return Reader().Read(document);
}

}  // namespace berthier::breakthrough
