// Where on this machine a foreign program runs: the folder it works in, what it
// may not see, what its environment says.
//
// It works where its command is to be understood: python3 agent.py is the
// agent.py of that folder. The folder of the file that is none of its business
// (the ledger of a tournament) is hidden whole, unless the program, the folder
// it works in, or anything that its command names lies there; then that file
// alone is, with those beside it that are logs.
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
