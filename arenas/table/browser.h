// Opens an address in the browser of whoever sits here.
//
//   if (!OpenInBrowser(url)) out << "open it yourself\n";
#ifndef BERTHIER_ARENAS_TABLE_BROWSER_H_
#define BERTHIER_ARENAS_TABLE_BROWSER_H_

#include <string>

namespace berthier {

// By xdg-open, without waiting for it; false where there is none.
bool OpenInBrowser(const std::string& url);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_BROWSER_H_
