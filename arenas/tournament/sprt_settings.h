// Converts the SPRT settings of a tournament file, filling in the defaults.
#ifndef BERTHIER_ARENAS_TOURNAMENT_SPRT_SETTINGS_H_
#define BERTHIER_ARENAS_TOURNAMENT_SPRT_SETTINGS_H_

#include "arenas/ratings/gsprt.h"
#include "proto/tournament.pb.h"

namespace berthier {

inline Sprt SprtSettings(const wire::Sprt& sprt) {
  return {.elo0 = sprt.elo0(),
          .elo1 = sprt.elo1(),
          .alpha = sprt.has_alpha() ? sprt.alpha() : 0.05,
          .beta = sprt.has_beta() ? sprt.beta() : 0.05,
          .model = sprt.model() == wire::Sprt::LOGISTIC
                       ? SprtModel::kLogistic
                       : SprtModel::kNormalized};
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SPRT_SETTINGS_H_
