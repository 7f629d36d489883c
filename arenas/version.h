// What this program calls itself: "berthier 0.11.0 (d9cfbde8a1b2)". The commit
// is there if it was built from a checkout, with "-dirty" behind it if that was
// changed.
#ifndef BERTHIER_ARENAS_VERSION_H_
#define BERTHIER_ARENAS_VERSION_H_

#include <string_view>

namespace berthier {

std::string_view Version();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_VERSION_H_
