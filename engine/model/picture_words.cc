#include "engine/model/picture_words.h"

namespace berthier {

std::string_view WordOf(GroundKind kind) {
  switch (kind) {
    case GroundKind::kUnsaid:
      return "unsaid";
    case GroundKind::kOpen:
      return "open";
    case GroundKind::kWoods:
      return "woods";
    case GroundKind::kHouses:
      return "houses";
    case GroundKind::kFort:
      return "fort";
    case GroundKind::kOpenSide:
      return "open_side";
    case GroundKind::kRampart:
      return "rampart";
    case GroundKind::kHill:
      return "hill";
    case GroundKind::kCrest:
      return "crest";
    case GroundKind::kRoad:
      return "road";
    case GroundKind::kWater:
      return "water";
    case GroundKind::kFord:
      return "ford";
    case GroundKind::kBridge:
      return "bridge";
    case GroundKind::kHedge:
      return "hedge";
    case GroundKind::kWall:
      return "wall";
    case GroundKind::kDitch:
      return "ditch";
    case GroundKind::kObstacle:
      return "obstacle";
    case GroundKind::kCrops:
      return "crops";
    case GroundKind::kImpassable:
      return "impassable";
    case GroundKind::kObjective:
      return "objective";
  }
  return "unsaid";
}

std::string_view WordOf(Symbol symbol) {
  switch (symbol) {
    case Symbol::kUnsaid:
      return "unsaid";
    case Symbol::kInfantry:
      return "infantry";
    case Symbol::kCavalry:
      return "cavalry";
    case Symbol::kArtillery:
      return "artillery";
    case Symbol::kHorseArtillery:
      return "horse_artillery";
    case Symbol::kGeneral:
      return "general";
    case Symbol::kPiece:
      return "piece";
  }
  return "unsaid";
}

std::string_view WordOf(Tone tone) {
  switch (tone) {
    case Tone::kPlain:
      return "plain";
    case Tone::kPosture:
      return "posture";
    case Tone::kSecure:
      return "secure";
    case Tone::kFiring:
      return "firing";
    case Tone::kCharging:
      return "charging";
    case Tone::kShaken:
      return "shaken";
    case Tone::kWorn:
      return "worn";
    case Tone::kRunning:
      return "running";
  }
  return "plain";
}

}  // namespace berthier
