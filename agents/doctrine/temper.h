// The tempers of a doctrine agent: how it weighs gain against danger.
//
//   return MakeTempered<DoctrineAgent>("bold");
#ifndef BERTHIER_AGENTS_DOCTRINE_TEMPER_H_
#define BERTHIER_AGENTS_DOCTRINE_TEMPER_H_

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "agents/agent_kind.h"

namespace berthier {

enum class Temper : uint8_t { kBold, kMeasured, kCautious };

// An agent of the temper named in the settings; measured by default.
template <typename Kind>
MadeAgent MakeTempered(std::string_view settings) {
  if (settings.empty() || settings == "measured") {
    return std::make_unique<Kind>(Temper::kMeasured);
  }
  if (settings == "bold") return std::make_unique<Kind>(Temper::kBold);
  if (settings == "cautious") return std::make_unique<Kind>(Temper::kCautious);
  return "knows the tempers bold, measured and cautious, not '" +
         std::string(settings) + "'";
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_TEMPER_H_
