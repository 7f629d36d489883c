#include "proto/frame_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "proto/crc32c.h"
#include "proto/frame_format.h"
#include "tests/proto/temporary_file.h"

namespace berthier {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// What a reader makes of a log.
struct Reading {
  absl::Status status;
  std::vector<std::string> frames;
  std::optional<LostTail> lost;

  // Nothing is wrong with it.
  bool is_whole() const { return status.ok() && !lost; }
};

Reading ReadAll(absl::StatusOr<LogReader> reader) {
  Reading reading;
  if (!reader.ok()) {
    reading.status = reader.status();
    return reading;
  }
  while (true) {
    absl::StatusOr<std::optional<std::string>> frame = reader->Next();
    if (!frame.ok()) {
      reading.status = frame.status();
      break;
    }
    if (!*frame) break;
    reading.frames.push_back(**frame);
  }
  reading.lost = reader->lost();
  return reading;
}

Reading ReadBytes(std::string bytes) {
  return ReadAll(LogReader::OfBytes("log", std::move(bytes)));
}

std::string Frame(uint32_t number, std::string_view payload) {
  return frame_format::EncodeFrameHeader(
             {.number = number,
              .length = static_cast<uint32_t>(payload.size()),
              .payload_crc = Crc32c(payload)}) +
         std::string(payload);
}

std::string SmallLog() {
  return frame_format::EncodeFileHeader(kLogVersion) + Frame(0, "Ulm") +
         Frame(1, "") + Frame(2, "Austerlitz");
}

TEST(Crc32c, HasTheKnownCheckValue) {
  EXPECT_EQ(Crc32c("123456789"), 0xE3069283u);
  EXPECT_EQ(Crc32c(""), 0u);
  EXPECT_EQ(Crc32c(std::string(32, '\0')), 0x8A9136AAu);  // RFC 3720, B.4
  EXPECT_EQ(Crc32c(std::string(32, '\xFF')), 0x62A8AB43u);
}

TEST(FrameLog, GivesBackWhatWasAppended) {
  const TemporaryFile file;
  {
    absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
    ASSERT_TRUE(log.ok()) << log.status();
    EXPECT_EQ(log->dropped(), std::nullopt);
    ASSERT_TRUE(log->Append("Ulm").ok());
    ASSERT_TRUE(log->Append("").ok());
  }
  {
    absl::StatusOr<LogWriter> log = LogWriter::Open(file.path());
    ASSERT_TRUE(log.ok()) << log.status();
    EXPECT_EQ(log->frames(), 2u);
    ASSERT_TRUE(log->Append("Austerlitz").ok());
  }
  EXPECT_EQ(file.Contents(), SmallLog());
  const Reading reading = ReadAll(LogReader::Open(file.path()));
  EXPECT_TRUE(reading.is_whole()) << reading.status;
  EXPECT_THAT(reading.frames, ElementsAre("Ulm", "", "Austerlitz"));
}

TEST(FrameLog, EverySingleBitCounts) {
  const std::string log = SmallLog();
  ASSERT_TRUE(ReadBytes(log).is_whole());
  const size_t last_frame = log.size() - Frame(2, "Austerlitz").size();
  for (size_t bit = 0; bit < log.size() * 8; ++bit) {
    std::string edited = log;
    edited[bit / 8] = static_cast<char>(edited[bit / 8] ^ (1 << (bit % 8)));
    const Reading reading = ReadBytes(edited);
    EXPECT_FALSE(reading.is_whole()) << "bit " << bit;
    // Only the end of a log can be lost; damage before it is an error.
    EXPECT_EQ(reading.lost.has_value(), bit / 8 >= last_frame) << "bit " << bit;
  }
}

TEST(FrameLog, CutOffAnywhereKeepsTheWholeFrames) {
  const std::string log = SmallLog();
  const size_t first = frame_format::kFileHeaderBytes;
  const std::vector<size_t> ends = {first, first + Frame(0, "Ulm").size(),
                                    log.size() - Frame(2, "Austerlitz").size(),
                                    log.size()};
  for (size_t size = 0; size <= log.size(); ++size) {
    const Reading reading = ReadBytes(log.substr(0, size));
    if (size < first) {
      EXPECT_FALSE(reading.status.ok()) << size;
      continue;
    }
    size_t whole = 0;
    while (whole + 1 < ends.size() && ends[whole + 1] <= size) ++whole;
    EXPECT_TRUE(reading.status.ok()) << size << reading.status;
    EXPECT_EQ(reading.frames.size(), whole) << size;
    ASSERT_EQ(reading.lost.has_value(), size != ends[whole]) << size;
    if (!reading.lost) continue;
    EXPECT_EQ(reading.lost->offset, ends[whole]);
    EXPECT_EQ(reading.lost->bytes, size - ends[whole]);
    EXPECT_EQ(reading.lost->frame, whole);
    EXPECT_THAT(reading.lost->why, HasSubstr("torn"));
  }
}

TEST(FrameLog, SaysWhatIsLost) {
  const std::string log = SmallLog();
  EXPECT_EQ(ReadBytes(log.substr(0, log.size() - 4)).lost->Say(),
            "the last 26 bytes (frame 2, at offset 59) are lost; torn: the "
            "frame goes on for 4 bytes");
  EXPECT_EQ(ReadBytes(log + "?").lost->Say(),
            "the last 1 bytes (frame 3, at offset 89) are lost; torn: the "
            "header of the frame is not whole");
  EXPECT_EQ(ReadBytes(log + std::string(100, '\0')).lost->Say(),
            "the last 100 bytes (frame 3, at offset 89) are lost; damaged: no "
            "frame begins here");
  std::string edited = log;
  edited.back() = 'Z';
  EXPECT_EQ(ReadBytes(edited).lost->Say(),
            "the last 30 bytes (frame 2, at offset 59) are lost; damaged: the "
            "checksum of the frame is wrong");
}

TEST(FrameLog, DamageInTheMiddleIsAnError) {
  std::string log = SmallLog();
  log[frame_format::kFileHeaderBytes + frame_format::kFrameHeaderBytes] = 'u';
  EXPECT_EQ(ReadBytes(log).status.message(),
            "log: frame 0 at offset 16 is damaged: the checksum of the frame "
            "is wrong, and another frame follows at offset 39: this log was "
            "edited or its disk failed");
  // A frame behind a torn one: somebody wrote on without looking.
  const std::string torn = frame_format::EncodeFileHeader(kLogVersion) +
                           Frame(0, "Friedland").substr(0, 24);
  const Reading reading = ReadBytes(torn + Frame(1, "Wagram"));
  EXPECT_THAT(std::string(reading.status.message()),
              HasSubstr("and another frame follows at offset 40"));
}

TEST(FrameLog, FramesMissingOrOutOfOrderAreAnError) {
  const std::string header = frame_format::EncodeFileHeader(kLogVersion);
  EXPECT_EQ(ReadBytes(header + Frame(1, "Jena")).status.message(),
            "log: frame 1 stands at offset 16 where frame 0 should: frames are "
            "missing or out of order");
  const Reading twice = ReadBytes(header + Frame(0, "Jena") + Frame(0, "Jena"));
  EXPECT_FALSE(twice.status.ok());
  EXPECT_THAT(twice.frames, ElementsAre("Jena"));
}

TEST(FrameLog, AbsurdLengthsAreNotBelieved) {
  const std::string log =
      frame_format::EncodeFileHeader(kLogVersion) +
      frame_format::EncodeFrameHeader(
          {.number = 0, .length = kMaxFrameBytes + 1, .payload_crc = 0});
  EXPECT_EQ(ReadBytes(log).status.message(),
            "log: frame 0 at offset 16 has 67108865 bytes; at most 67108864 "
            "are read");
}

TEST(FrameLog, FindsAFrameFarBehindTheDamage) {
  // The frame behind stands across the border of what is searched at once.
  const std::string header = frame_format::EncodeFileHeader(kLogVersion);
  for (const size_t gap : {(size_t{1} << 20) - 10, (size_t{1} << 20) + 1,
                           (size_t{1} << 21) - 30}) {
    const std::string log = header + std::string(gap, 'x') + Frame(1, "Eylau");
    EXPECT_FALSE(ReadBytes(log).status.ok()) << gap;
  }
}

TEST(FrameLog, KnowsALogWhenItSeesOne) {
  EXPECT_EQ(ReadBytes("").status.message(),
            "log: 0 bytes are too few for a log");
  EXPECT_EQ(ReadBytes("ruleset: \"some\" name: \"x\"").status.message(),
            "log: is not a log: it does not begin with \"berthier\"");
  EXPECT_EQ(ReadBytes(frame_format::EncodeFileHeader(kLogVersion + 6))
                .status.message(),
            "log: is a log of version 7; this program knows version 1");
  std::string damaged = frame_format::EncodeFileHeader(kLogVersion);
  damaged[8] = 7;
  EXPECT_EQ(ReadBytes(damaged).status.message(),
            "log: the header of the log is damaged");
}

TEST(FrameLog, OpenSaysWhatIsNotThere) {
  EXPECT_EQ(LogReader::Open("/no/such/log").status().message(),
            "/no/such/log: cannot be opened: No such file or directory");
  EXPECT_EQ(LogReader::Open("/").status().message(), "/: is not a file");
  EXPECT_FALSE(LogWriter::Open("/no/such/log").ok());
  EXPECT_FALSE(LogWriter::Open("/").ok());
}

TEST(LogWriter, CutsOffATornTailAndGoesOn) {
  const TemporaryFile file;
  const std::string log = SmallLog();
  for (size_t size = frame_format::kFileHeaderBytes; size < log.size();
       size += 3) {
    file.Write(log.substr(0, size));
    const Reading before = ReadBytes(log.substr(0, size));
    {
      absl::StatusOr<LogWriter> writer = LogWriter::Open(file.path());
      ASSERT_TRUE(writer.ok()) << writer.status();
      EXPECT_EQ(writer->dropped().has_value(), before.lost.has_value());
      ASSERT_TRUE(writer->Append("Borodino").ok());
    }
    const Reading after = ReadAll(LogReader::Open(file.path()));
    EXPECT_TRUE(after.is_whole()) << after.status;
    std::vector<std::string> expected = before.frames;
    expected.push_back("Borodino");
    EXPECT_EQ(after.frames, expected);
  }
}

TEST(LogWriter, BeginsAgainIfTheHeaderIsTorn) {
  const TemporaryFile file;
  const std::string header = frame_format::EncodeFileHeader(kLogVersion);
  for (size_t size = 0; size < header.size(); ++size) {
    file.Write(header.substr(0, size));
    ASSERT_TRUE(LogWriter::Open(file.path()).ok()) << size;
    EXPECT_EQ(file.Contents(), header);
  }
}

TEST(LogWriter, LeavesAloneWhatIsNotALogOrDamaged) {
  const TemporaryFile file;
  std::string damaged = SmallLog();
  damaged[frame_format::kFileHeaderBytes + 1] = 'x';
  for (const std::string& contents :
       {std::string("my notes"), std::string("my notes, rather longer"),
        frame_format::EncodeFileHeader(kLogVersion + 1), damaged}) {
    file.Write(contents);
    EXPECT_FALSE(LogWriter::Open(file.path()).ok());
    EXPECT_EQ(file.Contents(), contents);
  }
}

TEST(LogWriter, IsAlone) {
  const TemporaryFile file;
  absl::StatusOr<LogWriter> first = LogWriter::Open(file.path());
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(LogWriter::Open(file.path()).status().message(),
            file.path() + ": another program is writing to this log");
  // Moving a writer keeps the log open; letting it go does not.
  absl::StatusOr<LogWriter> moved = *std::move(first);
  EXPECT_FALSE(LogWriter::Open(file.path()).ok());
  moved = absl::CancelledError();
  EXPECT_TRUE(LogWriter::Open(file.path()).ok());
}

TEST(LogWriter, TakesBigFramesButNoneTooBig) {
  const TemporaryFile file;
  const std::string big(size_t{5} << 20, 'N');
  {
    absl::StatusOr<LogWriter> writer = LogWriter::Open(file.path());
    ASSERT_TRUE(writer.ok());
    ASSERT_TRUE(writer->Append(big).ok());
    EXPECT_THAT(
        std::string(
            writer->Append(std::string(kMaxFrameBytes + 1, 'N')).message()),
        HasSubstr("a frame of 67108865 bytes is too long"));
    ASSERT_TRUE(writer->Append("Leipzig").ok());
  }
  const Reading reading = ReadAll(LogReader::Open(file.path()));
  EXPECT_TRUE(reading.is_whole()) << reading.status;
  EXPECT_TRUE(reading.frames == std::vector<std::string>({big, "Leipzig"}));
}

TEST(LogWriter, SaysWhenTheDiskIsFull) {
  absl::StatusOr<LogWriter> writer = LogWriter::Open("/dev/full");
  EXPECT_THAT(std::string(writer.status().message()),
              HasSubstr("/dev/full: cannot be written"));
}

}  // namespace
}  // namespace berthier
