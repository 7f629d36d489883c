// Sends commands to the running process that has a ledger open: lines of text
// through a named pipe beside the ledger.
//
// Laws: a line arrives whole or not at all; if no process has the ledger open,
// the sender learns so at once.
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

// The receiving end, in the running process, which must hold the ledger's lock.
class Control {
 public:
  // Makes the pipe, replacing one that a killed run left behind.
  static absl::StatusOr<Control> Open(const std::string& ledger);
  Control(Control&& other) noexcept;
  Control& operator=(Control&& other) noexcept;
  // Removes the pipe.
  ~Control();

  // For poll(): becomes readable when input has arrived.
  int descriptor() const { return descriptor_; }
  // The complete lines that arrived since the last call. Never blocks.
  std::vector<std::string> Lines();

 private:
  Control(std::string path, int descriptor)
      : path_(std::move(path)), descriptor_(descriptor) {}

  std::string path_;
  int descriptor_ = -1;
  std::string begun_;  // an incomplete last line
};

// The sending end. False if no process runs the ledger on this machine.
absl::StatusOr<bool> Tell(const std::string& ledger, std::string_view line);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_CONTROL_H_
