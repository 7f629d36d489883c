#include "arenas/table/http_wire.h"

#include <cerrno>

namespace berthier {

bool WaitFor(int socket, short wanted,
             std::chrono::steady_clock::time_point deadline) {
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now());
    if (left.count() < 0) return false;
    pollfd one = {.fd = socket, .events = wanted};
    const int ready = poll(&one, 1, static_cast<int>(left.count()) + 1);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

}  // namespace berthier
