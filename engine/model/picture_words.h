// The enumerations of a picture as machine-readable words: "open_side",
// "horse_artillery". For people use Ground::type and Body::type instead.
//
//   std::string_view kind = WordOf(GroundKind::kOpenSide);  // "open_side"
#ifndef BERTHIER_ENGINE_MODEL_PICTURE_WORDS_H_
#define BERTHIER_ENGINE_MODEL_PICTURE_WORDS_H_

#include <string_view>

#include "engine/model/picture.h"

namespace berthier {

std::string_view WordOf(GroundKind kind);
std::string_view WordOf(Symbol symbol);
std::string_view WordOf(Tone tone);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_PICTURE_WORDS_H_
