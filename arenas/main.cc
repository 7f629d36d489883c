#include <unistd.h>

#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "arenas/commands/berthier.h"
#include "arenas/version.h"
#include "engine/rulesets/registry.h"

int main(int argc, char** argv) {
  // A file that may not grow any more is an error where it is written, which
  // says so, and not the end of us.
  std::signal(SIGXFSZ, SIG_IGN);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return berthier::RunBerthier(
      arguments,
      {.rulesets = berthier::Rulesets(),
       .out = std::cout,
       .err = std::cerr,
       .version = berthier::Version(),
       .progress = isatty(STDERR_FILENO) == 1 ? berthier::Progress::kShown
                                              : berthier::Progress::kHidden,
       .terminal = berthier::TerminalOf(STDOUT_FILENO)});
}
