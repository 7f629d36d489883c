// Queries on the entries of a generated battle, for tests.
#ifndef BERTHIER_TESTS_ARENAS_GENERATION_ENTRIES_H_
#define BERTHIER_TESTS_ARENAS_GENERATION_ENTRIES_H_

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/scenario_document.h"

namespace berthier {

inline bool Is(const Entry& entry, std::string_view word) {
  return std::find(entry.is.begin(), entry.is.end(), word) != entry.is.end();
}

inline std::vector<const Entry*> OfType(const ScenarioDocument& document,
                                        std::string_view type) {
  std::vector<const Entry*> entries;
  for (const Entry& entry : document.entries) {
    if (entry.type == type) entries.push_back(&entry);
  }
  return entries;
}

inline std::string Link(const Entry& entry, std::string_view key) {
  for (const auto& [k, value] : entry.links) {
    if (k == key) return value;
  }
  return "";
}

// Continues the hash `run` with `text`.
inline uint64_t HashOf(const std::string& text, uint64_t run) {
  for (const char c : text) {
    run = (run ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  }
  return run;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_GENERATION_ENTRIES_H_
