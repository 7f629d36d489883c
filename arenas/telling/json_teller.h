// Tells a game to programs: one line of JSON for each order, roll or event,
// with all operands, so that no sentence needs parsing (proto/telling.proto).
//
//   JsonTeller teller(game, ruler, /*number=*/1, std::cout);
//   Replay(record, game, ruler, rulesets, {&teller, &teller});
#ifndef BERTHIER_ARENAS_TELLING_JSON_TELLER_H_
#define BERTHIER_ARENAS_TELLING_JSON_TELLER_H_

#include <cstdint>
#include <ostream>
#include <string>

#include "arenas/match/duel.h"
#include "engine/model/game.h"
#include "proto/play_codec.h"
#include "proto/record.pb.h"
#include "proto/telling.pb.h"

namespace berthier {

struct TellerSettings {
  int turn = 0;  // only this player-turn, counted from 1; 0: all
  int step = 0;  // only this order or roll; 0: all
};

class JsonTeller final : public Witness, public Listener {
 public:
  JsonTeller(const Game& game, const Ruler& ruler, int number,
             std::ostream& out, const TellerSettings& settings = {})
      : game_(game),
        codec_(game, ruler),
        number_(number),
        out_(out),
        settings_(settings) {}

  void Ordered(const Position& before, Side side,
               const Choice& choice) override;
  void Thrown(const Position& before, const Faces& faces) override;
  void Corrected(const Position& before, EntityId id,
                 const Position& after) override;
  void Reached(const Position& after) override;
  void Hear(const Event& event) override;
  // Tells the recorded result.
  void Ended(const wire::Result& result);

 private:
  wire::Told BeginStep(const Position& before, Side side);
  wire::Told Begin() const;
  void Print(const wire::Told& told);

  const Game& game_;
  const PlayCodec codec_;
  const int number_;
  std::ostream& out_;
  const TellerSettings settings_;
  uint32_t turn_ = 0;
  int turns_ = 0;
  int steps_ = 0;
  std::string title_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_JSON_TELLER_H_
