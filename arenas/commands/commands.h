// All commands of the program, each implemented in its own file.
#ifndef BERTHIER_ARENAS_COMMANDS_COMMANDS_H_
#define BERTHIER_ARENAS_COMMANDS_COMMANDS_H_

#include <vector>

#include "arenas/commands/command.h"

namespace berthier {

Command PlayCommand();
Command MatchCommand();
Command VerifyCommand();
Command ReplayCommand();
Command CheckCommand();
Command PerftCommand();
Command SignatureCommand();
Command StudyCommand();
Command ShowCommand();
Command ThinkCommand();
Command AllocateCommand();
Command ScenariosCommand();
Command GenerateCommand();
Command AgentsCommand();
Command ComplianceCommand();
Command ServeCommand();
Command RulesetsCommand();
Command TournamentCommand();
Command LeaderboardCommand();
Command ReviewCommand();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_COMMANDS_COMMANDS_H_
