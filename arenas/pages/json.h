// JSON output: messages of protobuf, with rounded numbers.
#ifndef BERTHIER_ARENAS_PAGES_JSON_H_
#define BERTHIER_ARENAS_PAGES_JSON_H_

#include <google/protobuf/message.h>

#include <cmath>
#include <string>

namespace berthier {

// Rounds to 4 decimals: further digits mean nothing and differ by compiler.
inline double Told(double value) { return std::round(value * 1e4) / 1e4; }

// JSON over several lines, with field names as in the schema. Strings in the
// message must be valid UTF-8 (ValidUtf8).
std::string JsonOf(const google::protobuf::Message& message);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_JSON_H_
