// Numbers as intents say them: "42 %", "3.5".
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_SAY_NUMBER_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_SAY_NUMBER_H_

#include <string>

namespace berthier {

// A chance from 0 to 1, to the nearest percent.
std::string InPercent(double chance);
// To a tenth: of an inch, a centimetre, a U.
std::string InTenths(double number);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_SAY_NUMBER_H_
