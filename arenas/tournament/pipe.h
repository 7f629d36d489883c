// Whole messages between two processes that trust each other.
//
// Laws: SendAll and ReceiveAll transfer all bytes or return false, which means
// that the other process is gone.
#ifndef BERTHIER_ARENAS_TOURNAMENT_PIPE_H_
#define BERTHIER_ARENAS_TOURNAMENT_PIPE_H_

#include <cstddef>

namespace berthier {

bool SendAll(int socket, const void* bytes, size_t size);
bool ReceiveAll(int socket, void* bytes, size_t size);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_PIPE_H_
