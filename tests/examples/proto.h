// Declarations that the examples in the headers of proto use.
#ifndef BERTHIER_TESTS_EXAMPLES_PROTO_H_
#define BERTHIER_TESTS_EXAMPLES_PROTO_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "engine/model/game.h"
#include "proto/conformance.pb.h"
#include "proto/frame_log.h"
#include "proto/play.pb.h"
#include "proto/record.pb.h"
#include "proto/ruler.h"

namespace berthier::examples {

extern const Game& game;
extern const Ruler& ruler;
extern const std::string path;
extern const std::string contents;

namespace frame_log_h {
extern const std::string payload;
}
namespace game_log_h {
extern const wire::GameRecord record;
}
namespace ledger_frame_h {
extern const std::string facts, record;
extern LogWriter log;
}  // namespace ledger_frame_h
namespace quote_h {
extern const std::string name;
}
namespace play_codec_h {
extern const wire::Order message;
extern const Position position;
extern Verdict verdict;
}  // namespace play_codec_h
namespace position_codec_h {
extern const Ruleset& ruleset;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_PROTO_H_
