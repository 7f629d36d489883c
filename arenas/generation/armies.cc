#include "arenas/generation/armies.h"

#include "absl/strings/str_format.h"

namespace berthier::generation {

std::vector<Length> Abreast(const std::vector<Length>& pitches, Length middle) {
  Length width;
  for (const Length pitch : pitches) width += pitch;
  std::vector<Length> centres = {middle -
                                 width / 2 / kLattice.ticks * kLattice.ticks};
  for (const Length pitch : pitches) {
    centres.push_back(centres.back() + pitch);
  }
  return centres;
}

std::string TimeOfDay(int minutes) {
  return absl::StrFormat("%02d:%02d", minutes / 60, minutes % 60);
}

std::string Roman(int n) {
  constexpr std::string_view kNumerals[] = {"I",  "II",  "III",  "IV", "V",
                                            "VI", "VII", "VIII", "IX"};
  return std::string(kNumerals[n - 1]);
}

}  // namespace berthier::generation
