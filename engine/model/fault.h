// Assertions: a failed check is a bug and aborts the program with a message.
//
// BERTHIER_CHECK is active in every build; BERTHIER_DCHECK only where NDEBUG is
// not defined, for checks that cost too much inside a playout. Use neither for
// illegal orders (return a Refusal) nor for bad input (return a Problem).
#ifndef BERTHIER_ENGINE_MODEL_FAULT_H_
#define BERTHIER_ENGINE_MODEL_FAULT_H_

namespace berthier {

// Prints "file:line: what" to standard error and aborts.
[[noreturn]] void Abort(const char* file, int line, const char* what);

}  // namespace berthier

#define BERTHIER_CHECK(condition) \
  (static_cast<bool>(condition)   \
       ? static_cast<void>(0)     \
       : ::berthier::Abort(__FILE__, __LINE__, "broken: " #condition))

#ifdef NDEBUG
#define BERTHIER_DCHECK(condition) static_cast<void>(0)
#else
#define BERTHIER_DCHECK(condition) BERTHIER_CHECK(condition)
#endif

#endif  // BERTHIER_ENGINE_MODEL_FAULT_H_
