// The kinds of things Grande Tactique knows, and the ids it uses for them.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TYPES_H_

#include <array>
#include <bit>
#include <cstdint>

#include "engine/model/side.h"
#include "engine/tabletop/contact.h"

namespace berthier::grande_tactique {

// Indices into the arrays of Scenario and State. None is 255.
enum class UnitId : uint8_t { kNone = 0xFF };
enum class GeneralId : uint8_t { kNone = 0xFF };
enum class DivisionId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class AreaId : uint8_t { kNone = 0xFF };

template <typename Id>
constexpr Id MakeId(int index) {
  return static_cast<Id>(static_cast<uint8_t>(index));
}
constexpr int Index(UnitId id) { return static_cast<int>(id); }
constexpr int Index(GeneralId id) { return static_cast<int>(id); }
constexpr int Index(DivisionId id) { return static_cast<int>(id); }
constexpr int Index(CorpsId id) { return static_cast<int>(id); }
constexpr int Index(AreaId id) { return static_cast<int>(id); }
template <typename Id>
constexpr bool IsSome(Id id) {
  return id != Id::kNone;
}

// Room for an army a side (GT S3 has 67 units) and some more.
inline constexpr int kMaxUnits = 96;
inline constexpr int kMaxGenerals = 40;
inline constexpr int kMaxDivisions = 28;
inline constexpr int kMaxCorps = 12;
inline constexpr int kMaxAreas = 64;

// A set of units.
class UnitSet {
 public:
  constexpr bool Has(UnitId u) const {
    return (words_[Word(u)] >> Bit(u) & 1) != 0;
  }
  constexpr void Add(UnitId u) { words_[Word(u)] |= uint64_t{1} << Bit(u); }
  constexpr void Remove(UnitId u) {
    words_[Word(u)] &= ~(uint64_t{1} << Bit(u));
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }
  // Lowest id; kNone if empty.
  constexpr UnitId First() const {
    if (words_[0] != 0) return MakeId<UnitId>(std::countr_zero(words_[0]));
    if (words_[1] != 0) return MakeId<UnitId>(64 + std::countr_zero(words_[1]));
    return UnitId::kNone;
  }
  // Calls f(UnitId) for each, lowest id first.
  template <typename F>
  constexpr void ForEach(F&& f) const {
    for (int w = 0; w < 2; ++w) {
      for (uint64_t rest = words_[static_cast<size_t>(w)]; rest != 0;
           rest &= rest - 1) {
        f(MakeId<UnitId>(w * 64 + std::countr_zero(rest)));
      }
    }
  }
  friend constexpr UnitSet operator&(UnitSet a, UnitSet b) {
    a.words_[0] &= b.words_[0];
    a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr UnitSet operator|(UnitSet a, UnitSet b) {
    a.words_[0] |= b.words_[0];
    a.words_[1] |= b.words_[1];
    return a;
  }
  // Those of a that are not in b.
  friend constexpr UnitSet Minus(UnitSet a, UnitSet b) {
    a.words_[0] &= ~b.words_[0];
    a.words_[1] &= ~b.words_[1];
    return a;
  }
  friend constexpr bool operator==(const UnitSet&, const UnitSet&) = default;

 private:
  static constexpr size_t Word(UnitId u) {
    return static_cast<size_t>(u) >> 6;
  }
  static constexpr int Bit(UnitId u) { return static_cast<int>(u) & 63; }
  std::array<uint64_t, 2> words_ = {0, 0};
};
static_assert(kMaxUnits <= 128);

// GT-UNI-01
enum class Arm : uint8_t {
  kInfantry,
  kCavalry,
  kFootArtillery,
  kHorseArtillery,
};
// GT-UNI-02
enum class Horse : uint8_t { kOrdinary, kCuirassier, kLancer };
// GT-UNI-03
enum class Quality : uint8_t { kRaw, kRegular, kVeteran };
// GT-STA-02
enum class Cohesion : uint8_t { kCoherent, kDisrupted, kFleeing, kSilenced };

enum class Presence : uint8_t {
  kPending,
  kOnTable,
  kDestroyed,
  kFledOff,
  kWithdrawn,
};
enum class DestroyCause : uint8_t { kNone, kSurrounded, kRiddenDown, kSpiked };

// GT-CON-02: FRONT, FLANK or REAR.
using berthier::Aspect;

enum class Rank : uint8_t { kDivision, kCorps, kArmy };

enum class TableEdge : uint8_t { kNorth, kEast, kSouth, kWest };
// GT 5.2: the heading toward an edge.
constexpr Heading HeadingToward(TableEdge e) {
  return Heading::Degrees(90 * static_cast<int>(e));
}

// GT-SEQ-01
enum class Phase : uint8_t {
  kSetup,
  kRegroup,
  kCommand,
  kFiring,
  kCharge,
  kOver,
};

// What a morale check is for (GT-MOR-02); a bit each, for the table.
enum class Purpose : uint8_t {
  kRegroup = 1,
  kFireLoss = 2,
  kChargeAttack = 4,
  kChargeDefend = 8,
  kFollowUp = 16,
};

// Decisions of section 3.5 that are presented (D2 stands for D3 to D14).
enum class Decision : uint8_t {
  kDeploy,           // GT-D0
  kAllot,            // GT-D1
  kOrder,            // GT-D2
  kFiringUnit,       // GT-D15
  kFiringTarget,     // GT-D16
  kCharge,           // GT-D17
  kPrincipal,        // GT-D18
  kTakePosition,     // GT-D19
  kFollowUpTarget,   // GT-D20
};

// Dice events of section 3.6.
enum class RollKind : uint8_t {
  kCommandDie,      // GT-R1
  kMoraleCheck,     // GT-R2
  kVolley,          // GT-R3
  kLocked,          // GT-R4
  kFlightDistance,  // GT-R5
  kGeneralAtRisk,   // GT-R6
  kFirstSide,       // GT-R7
};

// Orders of section 3.5, in the order of Vocabulary::verbs.
enum class Verb : uint8_t {
  kDeploy,         // D0
  kAllot,          // D1
  kMove,           // D3 plain, or into contact without a charge
  kMoveAndCharge,  // D3 with D10: object is the target
  kOccupy,         // D3: object is the area
  kMoveGeneral,    // D4
  kAttach,         // D5
  kDetach,         // D5
  kPivot,          // D6
  kLimber,         // D7
  kUnlimber,       // D7
  kFormSquare,     // D8
  kLeaveSquare,    // D8
  kStartFiring,    // D9
  kStopFiring,     // D9
  kCharge,         // D10
  kSpike,          // D11
  kRally,          // D12
  kWithdraw,       // D13
  kEndCommand,     // D14
  kFireUnit,       // D15
  kFireAt,         // D16
  kResolveCharge,  // D17
  kNamePrincipal,  // D18
  kTakePosition,   // D19
  kStay,           // D19
  kFollowUp,       // D20
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TYPES_H_
