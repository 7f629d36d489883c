// Where on this machine an external program runs: its working folder, what it
// may not see, and its environment.
//
// The working folder is the one its command refers to: python3 agent.py runs
// the agent.py of that folder. The folder of the file to be hidden (a
// tournament's ledger) is hidden as a whole, unless the program, its working
// folder or anything named in its command lies there; then only that file is
// hidden, and the logs beside it.
//
//   const Place place = PlaceOf({"python3", "agent.py"},
//                               {.folder = "/home/me/league",
//                                .hidden = "/home/me/league/spring.ledger"},
//                               Isolation::kEnclosed);
//   // works in /home/me/league; sees spring.ledger as an empty file
#ifndef BERTHIER_AGENTS_EXTERNAL_PLACE_H_
#define BERTHIER_AGENTS_EXTERNAL_PLACE_H_

#include <string>
#include <vector>

#include "agents/agent_kind.h"
#include "agents/external/guardian.h"

namespace berthier {

struct Place {
  std::string folder;
  std::string hidden_folder;  // empty: none
  std::vector<std::string> hidden_files;
  std::vector<std::string> environment;
};

Place PlaceOf(const std::vector<std::string>& command, const Whereabouts& there,
              Isolation isolation);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_PLACE_H_
