// A picture as text, for terminals: a map of letters, then one line for each
// body.
//
//   std::cout << ToText(game.Draw(position));
#ifndef BERTHIER_ARENAS_DRAWING_TEXT_VIEW_H_
#define BERTHIER_ARENAS_DRAWING_TEXT_VIEW_H_

#include <string>

#include "engine/model/picture.h"

namespace berthier {

// In lines of at most `width` characters, except for longer words; 0: no limit.
std::string ToText(const Picture& picture, int width = 0);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_TEXT_VIEW_H_
