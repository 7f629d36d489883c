// A self-contained HTML page.
//
// Style, script and figures are in the page; it loads nothing from the network,
// and its security policy forbids that. It works in light and dark mode, on
// paper and on a phone, with any colour vision, by keyboard and without script.
//
// Laws: equal pieces give equal bytes; a section with an empty body is left
// out.
//
//   HtmlPage page{.title = "Retz: review", .header = "<h1>Retz</h1>\n"};
//   page.sections.push_back({"rolls", "The dice", table.ToHtml()});
//   WriteWhole("review.html", ToHtml(page));
#ifndef BERTHIER_ARENAS_PAGES_PAGE_H_
#define BERTHIER_ARENAS_PAGES_PAGE_H_

#include <string>
#include <string_view>
#include <vector>

namespace berthier {

struct Section {
  std::string_view id;     // a literal: "standings"
  std::string_view title;  // HTML, a literal
  std::string body;        // HTML
};

struct HtmlPage {
  std::string title;   // text, for the browser's tab
  std::string header;  // HTML, before the links to the sections
  std::vector<Section> sections;
  // Target id and text of the skip link for keyboard users.
  std::string_view skip_to;
  std::string_view skip_words;
  std::string_view mark;  // HTML, at the foot
  // In addition to those of all pages.
  std::string_view style = {};
  std::string_view script = {};
};

std::string ToHtml(const HtmlPage& page);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_PAGE_H_
