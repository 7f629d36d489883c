// The house: the service behind the table's page, which holds the open games.
//
// It answers the requests listed in README.md: it begins games, opens saved
// ones, creates the agents and asks them for orders when it is their turn.
//
// Laws: those of Service; after a request the keeper has saved every game that
// the request changed; no request starts a program or reads a file that the
// client names.
//
//   House house(rulesets, keeper);
//   Reply reply = house.Ask("new", R"({"scenario":"retz", ...})");
#ifndef BERTHIER_ARENAS_TABLE_HOUSE_H_
#define BERTHIER_ARENAS_TABLE_HOUSE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/table/keeper.h"
#include "arenas/table/service.h"
#include "engine/model/game.h"

namespace berthier {

class House final : public Service {
 public:
  // `rulesets` and `keeper` must outlive it. `program` is the program name that
  // reviews show.
  House(std::span<const Ruleset> rulesets, Keeper& keeper,
        std::string program = "berthier");
  ~House() override;

  // Allows an additional opponent. Clients may otherwise ask only for the
  // agents of the registry, not for external programs.
  void Welcome(std::string request);

  Reply Ask(std::string_view request, std::string_view body) override;
  uint64_t change() const override;
  std::vector<Change> ChangesSince(uint64_t number) const override;
  std::optional<Errand> NextErrand(ErrandKind kind) override;
  void Hurry() override;
  std::optional<std::string> LogOf(std::string_view game) const override;
  std::optional<std::string> PageAbout(std::string_view game,
                                       std::string_view what) const override;

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_HOUSE_H_
