#include "bench/allocations.h"

#include <cstdlib>
#include <new>

namespace berthier {
namespace {
thread_local int64_t allocations = 0;
}  // namespace

int64_t Allocations() { return allocations; }

}  // namespace berthier

// Arrays come here too: the standard's operator new[] calls this one.
void* operator new(std::size_t size) {
  ++berthier::allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
