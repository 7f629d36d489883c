#include "arenas/table/qr.h"

#include <qrencode.h>

#include <memory>

namespace berthier {
namespace {

constexpr int kMargin = 4;  // by the standard
constexpr const char* kDarkOnLight = "\x1b[30;107m";
constexpr const char* kUsual = "\x1b[0m";

}  // namespace

std::string QrCode(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1),
      &QRcode_free);
  if (code == nullptr) return "";
  const auto is_dark = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < code->width && y < code->width &&
           (code->data[y * code->width + x] & 1) != 0;
  };
  std::string drawn;
  for (int y = -kMargin; y < code->width + kMargin; y += 2) {
    drawn += kDarkOnLight;
    for (int x = -kMargin; x < code->width + kMargin; ++x) {
      constexpr const char* kHalves[] = {" ", "▄", "▀", "█"};
      drawn += kHalves[(is_dark(x, y) ? 2 : 0) + (is_dark(x, y + 1) ? 1 : 0)];
    }
    drawn += kUsual;
    drawn += '\n';
  }
  return drawn;
}

}  // namespace berthier
