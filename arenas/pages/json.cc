#include "arenas/pages/json.h"

#include <google/protobuf/util/json_util.h>

#include "engine/model/fault.h"

namespace berthier {

std::string JsonOf(const google::protobuf::Message& message) {
  google::protobuf::util::JsonPrintOptions options;
  options.add_whitespace = true;
  options.always_print_primitive_fields = true;
  options.preserve_proto_field_names = true;
  std::string json;
  // Names are valid text by then, and all else is numbers.
  const auto status =
      google::protobuf::util::MessageToJsonString(message, &json, options);
  BERTHIER_CHECK(status.ok());
  return json;
}

}  // namespace berthier
