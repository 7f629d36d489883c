#include "arenas/pages/page.h"

#include "absl/strings/str_format.h"
#include "arenas/pages/html.h"
#include "arenas/pages/page_files.h"

namespace berthier {
namespace {

std::string Head(const HtmlPage& page) {
  // The policy keeps the page from asking any network for anything.
  return absl::StrFormat(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
      "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src "
      "data:\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<title>%s</title>\n<style>\n%s%s</style>\n</head>\n",
      Escaped(page.title), kPageStyle, page.style);
}

std::string Banner(const HtmlPage& page) {
  std::string html = absl::StrFormat(
      "<a class=\"skip\" href=\"#%s\">%s</a>\n<header>\n%s"
      "<nav aria-label=\"Sections\"><ul>\n",
      page.skip_to, page.skip_words, page.header);
  for (const Section& section : page.sections) {
    if (section.body.empty()) continue;
    html += absl::StrFormat("<li><a href=\"#%s\">%s</a></li>\n", section.id,
                            section.title);
  }
  return html + "</ul></nav>\n</header>\n";
}

}  // namespace

std::string ToHtml(const HtmlPage& page) {
  std::string html = Head(page) + "<body>\n" + Banner(page) + "<main>\n";
  for (const Section& section : page.sections) {
    if (section.body.empty()) continue;
    html += absl::StrFormat(
        "<section id=\"%s\" aria-labelledby=\"h-%s\">\n<h2 id=\"h-%s\">%s"
        "</h2>\n%s</section>\n",
        section.id, section.id, section.id, section.title, section.body);
  }
  html += absl::StrFormat("</main>\n<footer><p>%s</p></footer>\n", page.mark);
  return html + absl::StrFormat("<script>\n%s%s</script>\n</body>\n</html>\n",
                                kPageScript, page.script);
}

}  // namespace berthier
