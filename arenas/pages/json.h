// What is written as JSON: messages of protobuf, numbers rounded.
#ifndef BERTHIER_ARENAS_PAGES_JSON_H_
#define BERTHIER_ARENAS_PAGES_JSON_H_

#include <google/protobuf/message.h>

#include <cmath>
#include <string>

namespace berthier {

// The bits beyond say nothing, and compilers differ in them.
inline double Told(double value) { return std::round(value * 1e4) / 1e4; }

// With line ends; names as in the schema. Its text must be ValidUtf8.
std::string JsonOf(const google::protobuf::Message& message);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_JSON_H_
