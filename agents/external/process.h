// A foreign program that runs under a guardian: its three streams, and its end.
//
// Laws: after Kill or Wait, and after the Process is gone, nothing that the
// program started is left; a Process that was inherited by fork is only let go
// of, and lives on with the process that started it.
//
//   Started started = Process::Start({"python3", "agent.py"}, {}, limits,
//                                    BestIsolation());
//   auto& process = std::get<std::unique_ptr<Process>>(started);
//   write(process->input(), "hello\n", 6);
//   Death death = process->Wait(std::chrono::seconds(2));
#ifndef BERTHIER_AGENTS_EXTERNAL_PROCESS_H_
#define BERTHIER_AGENTS_EXTERNAL_PROCESS_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "agents/agent_kind.h"
#include "agents/external/guardian.h"

namespace berthier {

// How a program came to its end.
struct Death {
  enum class How : uint8_t {
    kNeverRan,  // the command could not be started
    kEnded,     // by itself: status says how
    kKilled,    // by us, for it did not end
  };
  How how = How::kKilled;
  int error = 0;   // of kNeverRan, an errno
  int status = 0;  // of kEnded, as from wait
  int64_t most_memory = 0;
  bool left_processes = false;  // that outlived it; they are gone now
  bool took_too_much = false;   // memory, with all its processes
};

// "ended with code 1", "died: Segmentation fault".
std::string Words(const Death& death);

class Process;
// Or one line about why not.
using Started = std::variant<std::unique_ptr<Process>, std::string>;

class Process {
 public:
  // `command` is not empty; its first word is looked up in PATH.
  // From the first start on this process ignores SIGPIPE.
  static Started Start(const std::vector<std::string>& command,
                       const Whereabouts& there, const ProcessLimits& limits,
                       Isolation isolation);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Our ends of its streams; none of them blocks. What it said last can be
  // read after its end.
  int input() const { return input_; }    // to write to
  int output() const { return output_; }  // to read from
  int errors() const { return errors_; }  // to read from

  // From now on it may use its processor time again.
  void Renew();
  // Gives it so long to end by itself; closes its input first.
  Death Wait(std::chrono::milliseconds patience);
  // Now, with everything that it started.
  Death Kill() { return Wait(std::chrono::milliseconds(0)); }

 private:
  Process() = default;
  void Say(GuardianWord word) const;
  // Takes the reports that come in so long; whether the end was among them.
  bool Listen(std::chrono::milliseconds patience);

  pid_t owner_ = -1;
  pid_t guardian_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  int line_ = -1;
  bool never_ran_ = false;
  Death death_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_PROCESS_H_
