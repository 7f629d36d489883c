// Checks a case's expectations of the entries of a position: units, leaders,
// clock.
#ifndef BERTHIER_ARENAS_CONFORMANCE_EXPECTED_ENTRY_H_
#define BERTHIER_ARENAS_CONFORMANCE_EXPECTED_ENTRY_H_

#include <string>
#include <vector>

#include "engine/model/scenario_document.h"
#include "proto/conformance.pb.h"
#include "proto/ruler.h"

namespace berthier {

// Appends a sentence for each difference.
void CompareEntries(const wire::Expect& expect,
                    const ScenarioDocument& document, const Ruler& ruler,
                    std::vector<std::string>& failures);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_CONFORMANCE_EXPECTED_ENTRY_H_
