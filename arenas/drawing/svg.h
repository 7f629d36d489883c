// A picture as SVG: the table to scale, with the panels beside it.
//
// Needs no rules: draws what the Picture holds (engine/model/picture.h). The
// SVG refers to nothing outside itself and can be put on any page.
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

// Every such document begins with this, and hardly any other does.
inline constexpr std::string_view kSvgMark =
    "<svg xmlns='http://www.w3.org/2000/svg' width='";

// Draws arrows for what happened since an earlier picture of the game, and for
// possible orders.
std::string ToSvg(const Picture& picture, const Happenings& since = {},
                  const std::vector<DrawnOrder>& orders = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_H_
