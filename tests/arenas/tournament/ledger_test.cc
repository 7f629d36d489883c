#include "arenas/tournament/ledger.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "agents/random_source.h"
#include "proto/game_log.h"
#include "proto/ledger_frame.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using testing::HasSubstr;

wire::LedgerFacts Leg(uint64_t pair, const std::string& grade) {
  wire::LedgerFacts facts;
  facts.mutable_leg()->set_pair(pair);
  facts.mutable_leg()->set_grade(grade);
  return facts;
}

std::string Record(uint32_t number) {
  wire::GameRecord record;
  record.set_format(kRecordFormat);
  record.set_number(number);
  // What does not compress, so that the frame is longer than its facts.
  RandomSource source(number);
  std::string noise;
  for (int i = 0; i < 3'000; ++i) {
    noise += static_cast<char>('!' + source.Below(90));
  }
  record.set_program(noise);
  return *Deflated(record.SerializeAsString());
}

class LedgerTest : public TournamentTest {
 protected:
  // A start whose facts are long, two games and a withdrawal.
  void WriteLedger() const {
    LedgerWriter writer = *LedgerWriter::Open(At("l"));
    EXPECT_TRUE(writer.empty());
    wire::LedgerFacts start;
    start.mutable_start()->set_program(std::string(5000, 's'));
    wire::LedgerFacts withdrawal;
    withdrawal.mutable_withdrawal()->set_from_pair(7);
    ASSERT_TRUE(writer.Append(start).ok());
    ASSERT_TRUE(writer.Append(Leg(0, "draw"), Record(1)).ok());
    ASSERT_TRUE(writer.Append(withdrawal).ok());
    ASSERT_TRUE(writer.Append(Leg(1, "rout"), Record(3)).ok());
  }
  static std::vector<std::string> Facts(LedgerReader& reader) {
    std::vector<std::string> all;
    for (;;) {
      const auto facts = reader.Next();
      EXPECT_TRUE(facts.ok()) << facts.status();
      if (!facts.ok() || !*facts) return all;
      all.push_back((*facts)->SerializeAsString());
    }
  }
};

TEST_F(LedgerTest, FactsComeBackWithAndWithoutGames) {
  WriteLedger();
  LedgerReader games = *LedgerReader::Open(At("l"), LedgerDepth::kGames);
  LedgerReader facts = *LedgerReader::Open(At("l"), LedgerDepth::kFacts);
  const std::vector<std::string> all = Facts(games);
  EXPECT_EQ(all.size(), 4u);
  EXPECT_EQ(Facts(facts), all);
  EXPECT_EQ(StartOf(At("l"))->program(), std::string(5000, 's'));
}

TEST_F(LedgerTest, RecordsComeBackAndReadAsALogOfGames) {
  WriteLedger();
  LedgerReader reader = *LedgerReader::Open(At("l"), LedgerDepth::kGames);
  std::vector<uint32_t> numbers;
  while (const auto facts = *reader.Next()) {
    if (facts->has_leg()) numbers.push_back(reader.Game()->number());
  }
  EXPECT_EQ(numbers, (std::vector<uint32_t>{1, 3}));
  GameLogReader games = *GameLogReader::Open(At("l"));
  numbers.clear();
  while (const auto game = *games.Next()) numbers.push_back(game->number());
  EXPECT_EQ(numbers, (std::vector<uint32_t>{1, 3}));
}

TEST_F(LedgerTest, CutOffAnywhereItHasTheFactsBefore) {
  WriteLedger();
  const std::string whole = Read("l");
  LedgerReader reader = *LedgerReader::Open(At("l"), LedgerDepth::kFacts);
  const std::vector<std::string> all = Facts(reader);
  for (size_t length = 16; length < whole.size(); length += 7) {
    Write("cut", whole.substr(0, length));
    LedgerReader cut = *LedgerReader::Open(At("cut"), LedgerDepth::kFacts);
    const std::vector<std::string> some = Facts(cut);
    ASSERT_LT(some.size(), all.size());
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
    // Whoever writes on drops the torn frame and leaves the others.
    {
      LedgerWriter writer = *LedgerWriter::Open(At("cut"));
      EXPECT_EQ(writer.dropped().has_value(), cut.lost().has_value());
      ASSERT_TRUE(writer.Append(Leg(5, "new"), Record(11)).ok());
    }
    LedgerReader longer = *LedgerReader::Open(At("cut"), LedgerDepth::kGames);
    EXPECT_EQ(Facts(longer).size(), some.size() + 1);
    EXPECT_FALSE(longer.lost().has_value());
  }
}

TEST_F(LedgerTest, ATornLastFrameIsFoundThoughItsLengthIsRight) {
  WriteLedger();
  std::string bytes = Read("l");
  // As after a power failure: the size is on disk, the data is not.
  bytes.replace(bytes.size() - 100, 100, std::string(100, '\0'));
  Write("l", bytes);
  LedgerReader reader = *LedgerReader::Open(At("l"), LedgerDepth::kFacts);
  EXPECT_EQ(Facts(reader).size(), 3u);
  EXPECT_TRUE(reader.lost().has_value());
}

TEST_F(LedgerTest, DamageToFactsIsFoundWithoutTheGames) {
  WriteLedger();
  std::string bytes = Read("l");
  const size_t at = bytes.find("draw");
  ASSERT_NE(at, std::string::npos);
  bytes[at] = 'D';
  Write("l", bytes);
  LedgerReader reader = *LedgerReader::Open(At("l"), LedgerDepth::kFacts);
  ASSERT_TRUE(reader.Next().ok());
  EXPECT_THAT(std::string(reader.Next().status().message()),
              HasSubstr("is no frame of a ledger"));
}

TEST_F(LedgerTest, DamageToAGameIsFoundWhenGamesAreRead) {
  WriteLedger();
  std::string bytes = Read("l");
  const size_t at = bytes.find("draw") + 20;
  bytes[at] = static_cast<char>(bytes[at] ^ 1);
  Write("l", bytes);
  LedgerReader facts = *LedgerReader::Open(At("l"), LedgerDepth::kFacts);
  EXPECT_EQ(Facts(facts).size(), 4u);
  LedgerReader games = *LedgerReader::Open(At("l"), LedgerDepth::kGames);
  ASSERT_TRUE(games.Next().ok());
  EXPECT_THAT(std::string(games.Next().status().message()),
              HasSubstr("edited or its disk failed"));
}

TEST_F(LedgerTest, TwoWritersNeverHaveOneLedger) {
  const auto one = LedgerWriter::Open(At("l"));
  ASSERT_TRUE(one.ok());
  EXPECT_THAT(std::string(LedgerWriter::Open(At("l")).status().message()),
              HasSubstr("another program is writing"));
}

TEST_F(LedgerTest, AHeadSaysHowMuchOfItIsMissing) {
  const std::string frame = EncodeLedgerFrame("facts", "record");
  ASSERT_TRUE(DecodeLedgerHead(frame).has_value());
  EXPECT_EQ(DecodeLedgerHead(frame)->facts, "facts");
  EXPECT_EQ(frame.substr(DecodeLedgerHead(frame)->bytes), "record");
  for (size_t size = 9; size < DecodeLedgerHead(frame)->bytes; ++size) {
    EXPECT_GT(DecodeLedgerHead(frame.substr(0, size))->bytes, size);
  }
  // A compressed record of a plain log is none.
  EXPECT_FALSE(DecodeLedgerHead(Record(1)).has_value());
}

}  // namespace
}  // namespace berthier
