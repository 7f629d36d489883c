// The program as a function: arguments in, words out, an exit code.
//
// Which rulesets there are is the caller's affair: the program passes those of
// engine/rulesets, tests pass their toys.
//
//   int code = RunBerthier({"scenarios"}, {Rulesets(), std::cout, std::cerr});
#ifndef BERTHIER_ARENAS_COMMANDS_BERTHIER_H_
#define BERTHIER_ARENAS_COMMANDS_BERTHIER_H_

#include <string>
#include <vector>

#include "arenas/commands/command.h"

namespace berthier {

// `arguments` without the program's name: a command, its flags, its files.
int RunBerthier(const std::vector<std::string>& arguments, const Desk& desk);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_COMMANDS_BERTHIER_H_
