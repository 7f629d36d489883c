// Rows of cells as text: the first column to the left, the others to the
// right, two blanks between.
#ifndef BERTHIER_ARENAS_TEXT_COLUMNS_H_
#define BERTHIER_ARENAS_TEXT_COLUMNS_H_

#include <string>
#include <vector>

namespace berthier {

using Columns = std::vector<std::vector<std::string>>;

std::string Aligned(const Columns& rows);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_COLUMNS_H_
