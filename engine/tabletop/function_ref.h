// A non-owning reference to a callable: for functions in a .cc file that call
// back to their caller.
//
// The callable must outlive the reference; pass a FunctionRef by value, never
// store it.
//
//   bool AnyFree(FunctionRef<bool(Pose)> free);
//   AnyFree([&](Pose p) { return board.Free(p); });
#ifndef BERTHIER_ENGINE_TABLETOP_FUNCTION_REF_H_
#define BERTHIER_ENGINE_TABLETOP_FUNCTION_REF_H_

#include <memory>
#include <type_traits>
#include <utility>

namespace berthier {

template <class Signature>
class FunctionRef;

template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
 public:
  template <class Callable>
  requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> &&
           std::is_invocable_r_v<Result, Callable&, Args...>)
      FunctionRef(Callable&& callable)  // NOLINT: meant to convert
      : object_(const_cast<void*>(
            static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Args>(args)...);
        }) {}

  Result operator()(Args... args) const {
    return call_(object_, std::forward<Args>(args)...);
  }

 private:
  void* object_;
  Result (*call_)(void*, Args...);
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_FUNCTION_REF_H_
