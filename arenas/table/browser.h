// Opens an address in the user's browser.
//
//   if (!OpenInBrowser(url)) out << "open it yourself\n";
#ifndef BERTHIER_ARENAS_TABLE_BROWSER_H_
#define BERTHIER_ARENAS_TABLE_BROWSER_H_

#include <string>

namespace berthier {

// Starts xdg-open and does not wait for it; false if it cannot be started.
bool OpenInBrowser(const std::string& url);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_BROWSER_H_
