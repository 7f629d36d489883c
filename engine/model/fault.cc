#include "engine/model/fault.h"

#include <cstdio>
#include <cstdlib>

namespace berthier {

void Abort(const char* file, int line, const char* what) {
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what);
  std::fflush(stderr);
  std::abort();
}

}  // namespace berthier
