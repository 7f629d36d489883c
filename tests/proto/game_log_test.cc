#include "proto/game_log.h"

#include <gmock/gmock.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include <random>

#include "absl/strings/str_format.h"
#include "proto/play_codec.h"
#include "tests/proto/fake_game.h"
#include "tests/proto/temporary_file.h"

namespace berthier {
namespace {

using ::google::protobuf::util::MessageDifferencer;
using ::testing::HasSubstr;

// As long as a game of a corps a side: thirty rounds of forty orders and as
// many rolls, at places all over the table.
wire::GameRecord LongGame(uint64_t seed) {
  std::mt19937_64 random(seed);
  const FakeGame game;
  const PlayCodec codec(game, kInches);
  wire::GameRecord record;
  record.set_program("test");
  record.set_number(3);
  record.mutable_start()->set_ruleset("fake");
  record.set_dice_seed(seed);
  for (int i = 0; i < 1200; ++i) {
    wire::GameStep& step = *record.add_step();
    *step.mutable_order() = codec.Encode(
        {.verb = 3,
         .subject = MakeEntityId(static_cast<int>(random() % 3)),
         .pose = {{static_cast<int32_t>(random() % 60960),
                   static_cast<int32_t>(random() % 48768)},
                  Heading::Quarters(static_cast<int>(random() % 1440))}});
    step.set_side(static_cast<int>(random() % 2));
    step.set_hash(random());
    wire::GameStep& roll = *record.add_step();
    roll.set_faces(std::string(2, static_cast<char>(random() % 6 + 1)));
    roll.set_hash(random());
  }
  record.set_final_hash(random());
  return record;
}

TEST(GameLog, GamesComeBack) {
  const TemporaryFile file;
  {
    absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
    ASSERT_TRUE(log.ok());
    ASSERT_TRUE(AppendGame(LongGame(1), *log).ok());
    ASSERT_TRUE(AppendGame(LongGame(2), *log).ok());
  }
  absl::StatusOr<GameLogReader> reader = GameLogReader::Open(file.path());
  ASSERT_TRUE(reader.ok());
  for (const uint64_t seed : {uint64_t{1}, uint64_t{2}}) {
    absl::StatusOr<std::optional<wire::GameRecord>> game = reader->Next();
    ASSERT_TRUE(game.ok()) << game.status();
    ASSERT_TRUE(game->has_value());
    EXPECT_EQ((*game)->format(), kRecordFormat);
    wire::GameRecord expected = LongGame(seed);
    expected.set_format(kRecordFormat);
    EXPECT_TRUE(MessageDifferencer::Equals(**game, expected));
  }
  EXPECT_FALSE((*reader->Next()).has_value());
  EXPECT_EQ(reader->lost(), std::nullopt);
}

TEST(GameLog, AGameOfACorpsTakesLessThan60Kilobytes) {
  const TemporaryFile file;
  absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
  ASSERT_TRUE(log.ok());
  ASSERT_TRUE(AppendGame(LongGame(1), *log).ok());
  EXPECT_LT(file.Contents().size(), 60'000u);
}

TEST(GameLog, EqualGamesHaveEqualBytes) {
  const TemporaryFile file;
  std::string first;
  for (int i = 0; i < 2; ++i) {
    file.Write("");
    {
      absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
      ASSERT_TRUE(log.ok());
      ASSERT_TRUE(AppendGame(LongGame(1), *log).ok());
    }
    if (i == 0) first = file.Contents();
  }
  EXPECT_EQ(file.Contents(), first);
}

std::string ErrorOfFrame(std::string_view payload) {
  const TemporaryFile file;
  {
    absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
    if (!log->Append(payload).ok()) return "not written";
  }
  absl::StatusOr<GameLogReader> reader = GameLogReader::Open(file.path());
  const std::string error(reader->Next().status().message());
  return error.substr(std::min(error.size(), file.path().size()));
}

std::string Payload(const wire::LogEntry& entry) {
  return *Deflated(entry.SerializeAsString());
}

TEST(GameLog, SaysWhatIsWrongWithAFrame) {
  EXPECT_EQ(ErrorOfFrame("not compressed"), ": frame 0: is not whole");
  EXPECT_EQ(ErrorOfFrame(*Deflated("\xFF\xFF")),
            ": frame 0: these bytes are not a LogEntry in binary form");
  EXPECT_EQ(ErrorOfFrame(Payload({})), ": frame 0: holds no game");
  wire::LogEntry newer;
  newer.mutable_game()->set_format(kRecordFormat + 1);
  EXPECT_EQ(ErrorOfFrame(Payload(newer)),
            absl::StrFormat(": frame 0: is a game record of format %u; this "
                            "program knows format %u",
                            kRecordFormat + 1, kRecordFormat));
}

TEST(Inflated, BringsBackWhatWasDeflated) {
  for (const std::string& bytes :
       {std::string(), std::string("Ney"), std::string(300'000, 'x')}) {
    EXPECT_EQ(*Inflated(*Deflated(bytes), 300'000), bytes);
  }
}

TEST(Inflated, RefusesWhatIsNotWholeOrTooMuch) {
  const std::string deflated = *Deflated("Soult, Davout, Lannes");
  for (size_t size = 0; size < deflated.size(); ++size) {
    EXPECT_EQ(Inflated(deflated.substr(0, size), 1000).status().message(),
              "is not whole")
        << size;
  }
  EXPECT_FALSE(Inflated(deflated + "!", 1000).ok());
  EXPECT_EQ(Inflated(deflated, 20).status().message(), "grows beyond 20 bytes");
  // A small frame cannot fill the memory.
  EXPECT_FALSE(Inflated(*Deflated(std::string(5'000'000, 'x')), 100'000).ok());
}

}  // namespace
}  // namespace berthier
