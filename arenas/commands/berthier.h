// The program as a function: takes arguments, writes text, returns an exit
// code.
//
// The caller chooses the rulesets: the program passes those of engine/rulesets,
// tests pass toy games.
//
//   int code = RunBerthier({"scenarios"}, {Rulesets(), std::cout, std::cerr});
#ifndef BERTHIER_ARENAS_COMMANDS_BERTHIER_H_
#define BERTHIER_ARENAS_COMMANDS_BERTHIER_H_

#include <string>
#include <vector>

#include "arenas/commands/command.h"

namespace berthier {

// `arguments` without the program's name: a command, its flags and files.
int RunBerthier(const std::vector<std::string>& arguments, const Desk& desk);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_COMMANDS_BERTHIER_H_
