// HouseTest: a house of its own, asked as a page asks.
#ifndef BERTHIER_TESTS_ARENAS_TABLE_HOUSE_FIXTURE_H_
#define BERTHIER_TESTS_ARENAS_TABLE_HOUSE_FIXTURE_H_

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "arenas/table/house.h"
#include "tests/arenas/table/table_games.h"

namespace berthier {

class HouseTest : public testing::Test {
 protected:
  using json = nlohmann::json;

  // What is answered; its status in `status`.
  json Ask(const std::string& request, const json& body) {
    const Reply reply = house_.Ask(request, body.dump());
    status_ = reply.status;
    return json::parse(reply.body);
  }
  json Get(const std::string& request, const json& body) {
    const json answer = Ask(request, body);
    EXPECT_EQ(status_, 200) << request << " " << answer.dump();
    return answer;
  }
  std::string New(const std::string& scenario, const std::string& opponent,
                  const json& dice = json::array()) {
    json seats = {{{"who", "you"}}, {{"who", "friend"}}};
    if (!opponent.empty()) {
      seats[1] = {{"who", "agent"}, {"agent", opponent}};
    }
    return Get("new", {{"scenario", scenario},
                       {"seats", seats},
                       {"dice", dice},
                       {"seed", 7}})
        .at("game");
  }
  void DoErrands() {
    for (const ErrandKind kind : {ErrandKind::kThought, ErrandKind::kReview}) {
      while (std::optional<Errand> errand = house_.NextErrand(kind)) {
        (*errand)()();
      }
    }
  }
  // Gives an order that is offered, or types dice; false at the end.
  bool PlayOne(const std::string& game, RandomSource& source) {
    DoErrands();
    const json state = Get("state", {{"game", game}});
    const int at = state.at("steps");
    if (state.at("awaits").at("what") == "nothing") return false;
    if (state.at("awaits").at("what") == "dice") {
      json faces = json::array();
      for (const json& handful : state.at("roll").at("handfuls")) {
        if (!handful.at("typed").get<bool>()) continue;
        for (int i = 0; i < handful.at("count").get<int>(); ++i) {
          faces.push_back(1 + source.Below(handful.at("sides")));
        }
      }
      Ask("dice", {{"game", game}, {"at", at}, {"faces", faces}});
      EXPECT_TRUE(status_ == 200 || status_ == 409);
      return true;
    }
    std::vector<json> orders;
    for (const json& choice : state.at("choices")) {
      orders.push_back(choice.at("order"));
    }
    for (const json& split : state.at("splits")) {
      orders.push_back(split.at("order"));
    }
    if (!state.at("end").is_null()) {
      orders.push_back(state.at("end").at("order"));
    }
    if (orders.empty()) {
      // Whoever is to be placed is placed where the first of them may stand.
      for (const json& id : state.at("idle")) {
        const json card = Get("card", {{"game", game}, {"id", id}});
        for (const json& verb : card.at("verbs")) {
          if (verb.contains("order")) orders.push_back(verb.at("order"));
        }
      }
    }
    EXPECT_FALSE(orders.empty()) << state.at("awaits").dump();
    if (orders.empty()) return false;
    Get("order",
        {{"game", game},
         {"at", at},
         {"order",
          orders[source.Below(static_cast<uint32_t>(orders.size()))]}});
    return true;
  }

  MemoryKeeper keeper_;
  House house_{AllGames(), keeper_};
  int status_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_HOUSE_FIXTURE_H_
