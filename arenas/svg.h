// A picture as SVG: the table to scale, beside it the panels.
//
// Needs no rules: draws what the Picture says (engine/model/picture.h). The
// text names nothing outside the document; it can be put on any page.
//
// Laws: equal pictures give equal bytes; the document is well-formed whatever
// the names are.
//
//   WriteWhole("position.svg", ToSvg(game.Draw(position)));
#ifndef BERTHIER_ARENAS_SVG_H_
#define BERTHIER_ARENAS_SVG_H_

#include <string>

#include "engine/model/picture.h"

namespace berthier {

std::string ToSvg(const Picture& picture);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_SVG_H_
