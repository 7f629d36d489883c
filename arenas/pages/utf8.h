// Text that any reader accepts: names come from outside and may be any bytes.
//
// Laws: the result is valid UTF-8 without control characters but tabs and line
// ends; text that is so already is returned as it is.
#ifndef BERTHIER_ARENAS_PAGES_UTF8_H_
#define BERTHIER_ARENAS_PAGES_UTF8_H_

#include <string>
#include <string_view>

namespace berthier {

// What is not valid is replaced by U+FFFD, byte by byte.
std::string ValidUtf8(std::string_view text);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_UTF8_H_
