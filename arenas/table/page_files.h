// The files of the page, compiled into the program.
#ifndef BERTHIER_ARENAS_TABLE_PAGE_FILES_H_
#define BERTHIER_ARENAS_TABLE_PAGE_FILES_H_

#include <span>
#include <string_view>

namespace berthier {

struct PageFile {
  std::string_view name;  // "index.html", "parts/map.js"
  std::string_view bytes;
};

std::span<const PageFile> PageFiles();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PAGE_FILES_H_
