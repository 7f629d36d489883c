// A chart of values with intervals, one below the other on a common axis.
//
//   const std::vector<WhiskerRow> rows = {{"within 4 in", 0.6, {0.4, 0.8}}};
//   page += WhiskerFigure(rows, "points", "Worth by distance");
#ifndef BERTHIER_ARENAS_PAGES_WHISKERS_H_
#define BERTHIER_ARENAS_PAGES_WHISKERS_H_

#include <span>
#include <string>
#include <string_view>

#include "arenas/ratings/elo.h"

namespace berthier {

struct WhiskerRow {
  std::string name;  // text
  double value = 0;
  Interval interval;
};

// `unit` is written below the axis; `label` is for readers who cannot see the
// figure. 0 is always on the axis; whiskers that would make the others
// unreadable end at its edge.
std::string WhiskerFigure(std::span<const WhiskerRow> rows,
                          std::string_view unit, std::string_view label);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_WHISKERS_H_
