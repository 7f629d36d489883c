// A picture as SVG: the table to scale, beside it the panels.
//
// Needs no rules: draws what the Picture says (engine/model/picture.h). The
// text names nothing outside the document; it can be put on any page.
//
// Laws: equal pictures give equal bytes; the document is well-formed whatever
// the names are.
//
//   WriteOutput({.path = "position.svg", .mark = kSvgMark},
//               ToSvg(game.Draw(position)), Replacing::kOwn);
#ifndef BERTHIER_ARENAS_DRAWING_SVG_H_
#define BERTHIER_ARENAS_DRAWING_SVG_H_

#include <string>
#include <string_view>
#include <vector>

#include "arenas/drawing/happenings.h"
#include "arenas/drawing/svg_way.h"
#include "engine/model/picture.h"

namespace berthier {

// What every such document begins with, and hardly any other.
inline constexpr std::string_view kSvgMark =
    "<svg xmlns='http://www.w3.org/2000/svg' width='";

// With arrows of what has happened since an earlier picture of the game, or of
// what might be ordered.
std::string ToSvg(const Picture& picture, const Happenings& since = {},
                  const std::vector<DrawnOrder>& orders = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_H_
