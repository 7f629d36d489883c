// How a command reaches the run that has a ledger open: by lines through a
// named pipe beside it.
//
// Laws: a line arrives whole or not at all; if nobody has the ledger open,
// whoever asks is told so at once.
//
//   absl::StatusOr<Control> control = Control::Open("spring.ledger");
//   for (const std::string& line : control->Lines()) ...
//   absl::StatusOr<bool> told = Tell("spring.ledger", "stop");
#ifndef BERTHIER_ARENAS_TOURNAMENT_CONTROL_H_
#define BERTHIER_ARENAS_TOURNAMENT_CONTROL_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace berthier {

// The side that runs; it has the ledger's lock.
class Control {
 public:
  static absl::StatusOr<Control> Open(const std::string& ledger);
  Control(Control&& other) noexcept;
  Control& operator=(Control&& other) noexcept;
  // Removes the pipe.
  ~Control();

  // Can be read when there are lines.
  int descriptor() const { return descriptor_; }
  // What has come since.
  std::vector<std::string> Lines();

 private:
  Control(std::string path, int descriptor)
      : path_(std::move(path)), descriptor_(descriptor) {}

  std::string path_;
  int descriptor_ = -1;
  std::string begun_;  // of a line
};

// The side that asks. False if nobody runs the ledger on this machine.
absl::StatusOr<bool> Tell(const std::string& ledger, std::string_view line);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_CONTROL_H_
