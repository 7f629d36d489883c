// CRC32C (Castagnoli): the checksum of logs.
//
// Laws: the CRC of "123456789" is 0xE3069283; any burst of up to 32 bits that
// is changed changes it.
#ifndef BERTHIER_PROTO_CRC32C_H_
#define BERTHIER_PROTO_CRC32C_H_

#include <cstdint>
#include <string_view>

namespace berthier {

uint32_t Crc32c(std::string_view bytes);

}  // namespace berthier

#endif  // BERTHIER_PROTO_CRC32C_H_
