// Looking up names that people type.
#ifndef BERTHIER_PROTO_NAMES_H_
#define BERTHIER_PROTO_NAMES_H_

#include <string>
#include <string_view>
#include <vector>

namespace berthier {

// Index of `name`, or -1.
int FindName(const std::vector<std::string_view>& names, std::string_view name);

// What to say about a name that is not there: "did you mean "move"?" if one is
// close, else "there are advance, move, wheel".
std::string Remedy(const std::vector<std::string_view>& names,
                   std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_PROTO_NAMES_H_
