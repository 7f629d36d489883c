// The house: what can be played, and the games that are under way.
//
// The service behind the table's page (README.md tells every request): it
// begins games, opens those that were kept, seats the agents and asks them when
// they are awaited.
//
// Laws: those of Service; after a request the keeper has been given every game
// that it changed; no request starts a program or reads a file.
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
  // Both must outlive it. `program` is what reviews say they were made by.
  House(std::span<const Ruleset> rulesets, Keeper& keeper,
        std::string program = "berthier");
  ~House() override;

  // An opponent that may be asked for beside those of the registry, who are no
  // programs of strangers.
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
