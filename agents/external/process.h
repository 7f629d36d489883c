// An external program run under a guardian: its three streams, and its end.
//
// Laws: after Kill, Wait or the destructor nothing that the program started is
// left. In a forked child the destructor only releases the Process; the program
// lives on with the process that started it.
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

// How a program ended.
struct Death {
  enum class How : uint8_t {
    kNeverRan,  // the command could not be started
    kEnded,     // by itself; see `status`
    kKilled,    // by us, because it did not end in time
  };
  How how = How::kKilled;
  int error = 0;   // errno, for kNeverRan
  int status = 0;  // as from wait(), for kEnded
  int64_t most_memory = 0;
  bool left_processes = false;  // some outlived it; they are dead now
  bool took_too_much = false;   // exceeded its memory limit
};

// The death as text: "ended with code 1", "died: Segmentation fault".
std::string Words(const Death& death);

class Process;
// A process, or a one-line reason why it could not be started.
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

  // Our ends of its streams, all non-blocking. Its last output can still be
  // read after its end.
  int input() const { return input_; }    // to write to
  int output() const { return output_; }  // to read from
  int errors() const { return errors_; }  // to read from

  // Resets the allowance of processor time.
  void Renew();
  // Closes its input, waits at most `patience` for it to end by itself, then
  // kills it.
  Death Wait(std::chrono::milliseconds patience);
  // Kills it at once, with everything that it started.
  Death Kill() { return Wait(std::chrono::milliseconds(0)); }

 private:
  Process() = default;
  void Say(GuardianWord word) const;
  // Receives guardian reports for at most `patience`; returns whether the end
  // was among them.
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
