// Rows of cells as aligned text: the first column left-aligned, the others
// right-aligned, with two blanks in between.
#ifndef BERTHIER_ARENAS_TEXT_COLUMNS_H_
#define BERTHIER_ARENAS_TEXT_COLUMNS_H_

#include <string>
#include <vector>

namespace berthier {

using Columns = std::vector<std::vector<std::string>>;

std::string Aligned(const Columns& rows);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_COLUMNS_H_
