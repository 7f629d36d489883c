// The dice of a shot, one modifier after the other (GRA-FIR-02 to 17,
// GRA-OPF-03, GRA-MEL-04).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_SHOT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_SHOT_H_

#include <array>

#include "engine/model/roll.h"
#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/combat/line_of_fire.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {

struct ShotPool {
  std::array<Modifier, 16> list;
  int count = 0;
  int dice = 0;

  void Add(ModifierCode code, int value);
  void AddIf(bool applies, ModifierCode code, int value) {
    if (applies) Add(code, value);
  }
  void AddIf(bool applies, ModifierCode code) {
    AddIf(applies, code, ValueOf(code));
  }
};
// The pool of a shot in range. `line` of another kind than volleys and canister
// has been looked along.
ShotPool PoolAlong(PositionView f, UnitId u, UnitId target, ShotKind kind,
                   int planned, const FireLine& line);
ShotPool PoolOfShot(PositionView f, UnitId u, UnitId target, ShotKind kind,
                    int planned);
// GRA-FIR-03: dice that the range adds; kNoShot if it is too far.
int RangeDice(PositionView f, UnitId u, const FireLine& line);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_SHOT_H_
