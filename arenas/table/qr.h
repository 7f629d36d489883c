// A QR code as terminal text, for the camera of a phone or tablet.
#ifndef BERTHIER_ARENAS_TABLE_QR_H_
#define BERTHIER_ARENAS_TABLE_QR_H_

#include <string>

namespace berthier {

// Each character shows two squares, one above the other, dark on light whatever
// the terminal's colours are. Empty if the text is too long for one code.
std::string QrCode(const std::string& text);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_QR_H_
