// A program that answers at once: the other end of external_benchmark.
//
//   instant_agent serve               `random` on the library: binary, state
//   instant_agent NONE ON_REQUEST     JSON: a view, proposals; always the first
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

#include "agents/external/serve.h"
#include "agents/random_agent.h"
#include "engine/rulesets/registry.h"

namespace {

int AnswerLines(const std::string& view, const std::string& proposals) {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    unsigned game = 0;
    unsigned id = 0;
    if (std::sscanf(line.c_str(), "{\"game\":%u,\"id\":%u", &game, &id) != 2) {
      std::sscanf(line.c_str(), "{\"id\":%u", &id);
    }
    const auto is = [&line](const char* what) {
      return std::strstr(line.substr(0, 60).c_str(), what) != nullptr;
    };
    if (is("\"quit\"")) return 0;
    std::cout << "{\"game\":" << game << ",\"id\":" << id << ",";
    if (is("\"hello\"")) {
      std::cout << "\"hello\":{\"protocol\":1,\"name\":\"instant\","
                   "\"version\":\"1\",\"view\":\""
                << view << "\",\"proposals\":\"" << proposals << "\"}}\n";
    } else if (is("\"decide\"")) {
      std::cout << "\"choose\":{\"proposal\":0}}\n";
    } else {
      std::cout << "\"ready\":{}}\n";
    }
    std::cout.flush();
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3) return AnswerLines(argv[1], argv[2]);
  berthier::RandomAgent agent;
  return berthier::Serve(agent, {.name = "instant", .version = "1"},
                         berthier::Rulesets());
}
