// Makes any bytes valid text: names come from outside and may be anything.
//
// Laws: the result is valid UTF-8 without control characters other than tabs
// and line ends; text that is valid already is returned unchanged.
#ifndef BERTHIER_ARENAS_PAGES_UTF8_H_
#define BERTHIER_ARENAS_PAGES_UTF8_H_

#include <string>
#include <string_view>

namespace berthier {

// Every invalid byte is replaced by U+FFFD.
std::string ValidUtf8(std::string_view text);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_UTF8_H_
