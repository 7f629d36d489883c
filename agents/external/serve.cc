#include "agents/external/serve.h"

#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <google/protobuf/util/json_util.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/external/protocol_codec.h"
#include "agents/thoughts_codec.h"
#include "proto/agent_protocol.pb.h"
#include "proto/play_codec.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

using google::protobuf::io::FileInputStream;
using google::protobuf::io::FileOutputStream;

// The first message is a line of JSON, whatever follows.
std::optional<std::string> ReadLine(FileInputStream& input) {
  std::string line;
  const void* data = nullptr;
  int size = 0;
  while (input.Next(&data, &size)) {
    const char* const from = static_cast<const char*>(data);
    const char* const to = from + size;
    const char* const newline = std::find(from, to, '\n');
    line.append(from, newline);
    if (newline == to) continue;
    input.BackUp(static_cast<int>(to - newline - 1));
    return line;
  }
  return std::nullopt;
}

Budget BudgetOf(const wire::Budget& wire) {
  return {.iterations = wire.iterations(),
          .steps = wire.steps(),
          .nodes = wire.nodes(),
          .milliseconds = wire.milliseconds(),
          .per = wire.per() == wire::Budget::TURN ? Budget::Per::kTurn
                                                  : Budget::Per::kDecision};
}

class Server {
 public:
  Server(Agent& agent, const Card& card, std::span<const Ruleset> rulesets,
         int input, int output)
      : agent_(agent),
        card_(card),
        rulesets_(rulesets),
        input_(input),
        output_(output) {}

  int Run() {
    if (!ShakeHands()) return 2;
    bool input_ended = false;
    wire::AgentRequest request;
    while (google::protobuf::util::ParseDelimitedFromZeroCopyStream(
        &request, &input_, &input_ended)) {
      if (request.has_quit()) return 0;
      wire::AgentReply& reply = Answer(request);
      reply.set_game(request.game());
      reply.set_id(request.id());
      google::protobuf::util::SerializeDelimitedToZeroCopyStream(reply,
                                                                 &output_);
      if (!output_.Flush()) return 2;
    }
    return input_ended ? 0 : 2;
  }

 private:
  bool ShakeHands() {
    const std::optional<std::string> line = ReadLine(input_);
    wire::AgentRequest request;
    if (!line ||
        !google::protobuf::util::JsonStringToMessage(*line, &request).ok() ||
        !request.has_hello()) {
      return false;
    }
    for (const wire::Option& setting : request.hello().setting()) {
      if (card_.set) card_.set(setting.key(), setting.value());
    }
    wire::AgentReply reply;
    reply.set_id(request.id());
    wire::Introduction& hello = *reply.mutable_hello();
    hello.set_protocol(kAgentProtocol);
    hello.set_name(card_.name);
    hello.set_version(card_.version);
    for (const std::string& ruleset : card_.rulesets) {
      hello.add_ruleset(ruleset);
    }
    hello.set_encoding(wire::Introduction::BINARY);
    hello.set_view(wire::Introduction::STATE);
    hello.set_proposals(wire::Introduction::ON_REQUEST);
    std::string json;
    if (!google::protobuf::util::MessageToJsonString(reply, &json).ok()) {
      return false;
    }
    json += '\n';
    void* data = nullptr;
    int size = 0;
    for (size_t done = 0; done < json.size();) {
      if (!output_.Next(&data, &size)) return false;
      const size_t part =
          std::min(json.size() - done, static_cast<size_t>(size));
      std::memcpy(data, json.data() + done, part);
      output_.BackUp(size - static_cast<int>(part));
      done += part;
    }
    return output_.Flush();
  }

  wire::AgentReply& Answer(const wire::AgentRequest& request) {
    if (request.has_begin()) return Begin(request.begin());
    if (request.has_decide() && game_) return Decide(request.decide());
    if (request.has_end() && game_) return End(request.end());
    return GiveUp("was asked for nothing that makes sense now");
  }

  wire::AgentReply& GiveUp(const std::string& why) {
    reply_.mutable_give_up()->set_reason(why);
    return reply_;
  }
  wire::AgentReply& Ready() {
    reply_.mutable_ready();
    return reply_;
  }

  wire::AgentReply& Begin(const wire::BeginGame& begin) {
    game_.reset();
    const absl::StatusOr<WrittenDocument> written =
        DocumentOf(begin.scenario(), "scenario", Lines());
    if (!written.ok()) return GiveUp(std::string(written.status().message()));
    const auto ruleset = std::find_if(
        rulesets_.begin(), rulesets_.end(), [&](const Ruleset& one) {
          return one.name == written->document.ruleset;
        });
    if (ruleset == rulesets_.end()) {
      return GiveUp("knows no " + written->document.ruleset);
    }
    Built built = ruleset->build(written->document);
    if (const Problem* const problem = std::get_if<Problem>(&built)) {
      return GiveUp(Complaint("scenario", *problem));
    }
    std::unique_ptr<const Game> game =
        std::get<std::unique_ptr<const Game>>(std::move(built));
    side_ = game->SideName(Side::kFirst) == begin.side() ? Side::kFirst
                                                         : Side::kSecond;
    const wire::StateForm form = StateFormOf(*game, side_);
    if (form.capacity() != begin.state().capacity() ||
        form.used() != begin.state().used() ||
        form.hash() != begin.state().hash()) {
      return GiveUp("was built from other rules than this Berthier");
    }
    game_ = std::move(game);
    codec_.emplace(*game_, written->ruler);
    view_.emplace(game_->layout());
    agent_.Begin(*game_, side_, begin.seed());
    return Ready();
  }

  wire::AgentReply& Decide(const wire::Decide& decide) {
    const size_t used = game_->layout().used;
    if (decide.state().size() != used) return GiveUp("got half a state");
    std::memcpy(&view_->As<std::byte>(), decide.state().data(), used);
    if (game_->Hash(*view_) != decide.hash()) {
      return GiveUp("got a state that is not the one meant");
    }
    if (card_.allow) card_.allow(BudgetOf(decide.budget()));
    const Choice choice = agent_.Decide(*game_, *view_, side_);
    if (choice.failure) return GiveUp(choice.failure->what);
    wire::Chosen& chosen = *reply_.mutable_choose();
    chosen.Clear();
    *chosen.mutable_order() = codec_->Encode(choice.order);
    if (!choice.thoughts.empty()) {
      *chosen.mutable_thoughts() =
          EncodeThoughts(*game_, *codec_, choice.thoughts);
    }
    return reply_;
  }

  wire::AgentReply& End(const wire::EndGame& end) {
    Score score;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      if (game_->SideName(side) == end.winner()) {
        score.winner = static_cast<int8_t>(Index(side));
      }
    }
    const std::vector<Word>& grades = game_->vocabulary().grades;
    for (size_t i = 0; i < grades.size(); ++i) {
      if (grades[i].name == end.grade()) {
        score.grade = static_cast<uint8_t>(i);
      }
    }
    for (int i = 0; i < std::min(kSides, end.points_size()); ++i) {
      score.points[static_cast<size_t>(i)] = end.points(i);
    }
    agent_.End(*game_, score,
               end.by_fault()        ? Ending::kByFault
               : end.grade().empty() ? Ending::kAdjudged
                                     : Ending::kPlayedOut);
    return Ready();
  }

  Agent& agent_;
  const Card& card_;
  std::span<const Ruleset> rulesets_;
  FileInputStream input_;
  FileOutputStream output_;
  std::unique_ptr<const Game> game_;
  std::optional<PlayCodec> codec_;
  std::optional<Position> view_;
  Side side_ = Side::kFirst;
  wire::AgentReply reply_;  // keeps its room
};

}  // namespace

int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets) {
  // What the agent prints by mistake is not to get between the messages.
  const int output = dup(STDOUT_FILENO);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return Serve(agent, card, rulesets, STDIN_FILENO, output);
}

int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets,
          int input, int output) {
  return Server(agent, card, rulesets, input, output).Run();
}

}  // namespace berthier
