#include "agents/doctrine/grandeur/advance.h"

#include <algorithm>

namespace berthier::grandeur {
namespace {

// Brigades that are many enough to come on: two are shot down one by one.
constexpr int kMany = 3;

// What it brings to a fight by fire, in VBU of ordered foot.
double StrengthOf(const UnitView& u) {
  constexpr double kGuns = 2.5, kHorse = 0.5, kDisordered = 0.7;
  if (u.guns()) return kGuns;
  return (u.foot() ? 1 : kHorse) * u.vbu * (u.disordered ? kDisordered : 1);
}

}  // namespace

bool ComesOnTogether(const ArmyView& army) {
  const State& s = army.field().state;
  if (!IsSome(s.corps)) return false;
  const Weights& w = army.weights();
  const auto own = army.units(s.active);
  UnitSet engaged;
  double enemies = 0, acted = 0;
  for (const UnitView& e : army.enemies(s.active)) {
    const auto near = [&](const UnitView& u) {
      return !IsFarther(u, e, w.together);
    };
    if (std::none_of(own.begin(), own.end(), [&](const UnitView& u) {
          return u.foot() && u.data->corps == s.corps && near(u);
        })) {
      continue;
    }
    const double strength = StrengthOf(e);
    enemies += strength;
    if (e.acted) acted += strength;
    for (const UnitView& u : own) {
      if (near(u)) engaged.Add(u.id);
    }
  }
  double friends = 0;
  int foot = 0;
  for (const UnitView& u : own) {
    if (!engaged.Has(u.id)) continue;
    friends += StrengthOf(u);
    foot += u.foot() && u.data->corps == s.corps;
  }
  return foot >= kMany && 2 * acted > enemies && friends >= enemies;
}

}  // namespace berthier::grandeur
