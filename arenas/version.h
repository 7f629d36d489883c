// Name and version of the program: "berthier 0.11.0 (d9cfbde8a1b2)". The commit
// is given if the program was built from a git checkout, followed by "-dirty"
// if that had changes.
#ifndef BERTHIER_ARENAS_VERSION_H_
#define BERTHIER_ARENAS_VERSION_H_

#include <string_view>

namespace berthier {

std::string_view Version();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_VERSION_H_
