// Looking up names that people type.
#ifndef BERTHIER_PROTO_NAMES_H_
#define BERTHIER_PROTO_NAMES_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace berthier {

// How many letters must be changed, put in or left out, be they small or
// capital.
size_t EditDistance(std::string_view a, std::string_view b);

// Index of `name`, or -1.
int FindName(const std::vector<std::string_view>& names, std::string_view name);

// What to say about a name that is not there: "did you mean "move"?" if one is
// close, else "there are advance, move, wheel".
std::string Remedy(const std::vector<std::string_view>& names,
                   std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_PROTO_NAMES_H_
