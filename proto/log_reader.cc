#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "absl/strings/str_format.h"
#include "proto/crc32c.h"
#include "proto/frame_format.h"
#include "proto/frame_log.h"

namespace berthier {
namespace {

using frame_format::DecodeFileHeader;
using frame_format::DecodeFrameHeader;
using frame_format::FrameHeader;
using frame_format::kFileHeaderBytes;
using frame_format::kFrameHeaderBytes;
using frame_format::kMagic;
using frame_format::kMarker;

class MemoryBytes : public LogBytes {
 public:
  explicit MemoryBytes(std::string contents) : contents_(std::move(contents)) {}

  uint64_t size() const override { return contents_.size(); }
  absl::Status Read(uint64_t offset, size_t count,
                    std::string& bytes) const override {
    bytes = contents_.substr(offset, count);
    return absl::OkStatus();
  }

 private:
  std::string contents_;
};

class FileBytes : public LogBytes {
 public:
  FileBytes(int descriptor, uint64_t size)
      : descriptor_(descriptor), size_(size) {}
  FileBytes(const FileBytes&) = delete;
  FileBytes& operator=(const FileBytes&) = delete;
  ~FileBytes() override { close(descriptor_); }

  uint64_t size() const override { return size_; }
  absl::Status Read(uint64_t offset, size_t count,
                    std::string& bytes) const override {
    bytes.resize(count);
    size_t done = 0;
    while (done < count) {
      const ssize_t got = pread(descriptor_, bytes.data() + done, count - done,
                                static_cast<off_t>(offset + done));
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) return absl::ErrnoToStatus(errno, "cannot be read");
      if (got == 0) return absl::DataLossError("grew shorter while being read");
      done += static_cast<size_t>(got);
    }
    return absl::OkStatus();
  }

 private:
  int descriptor_;
  uint64_t size_;
};

}  // namespace

std::string LostTail::Say() const {
  return absl::StrFormat(
      "the last %d bytes (frame %d, at offset %d) are lost; %s", bytes, frame,
      offset, why);
}

absl::StatusOr<LogReader> LogReader::Open(const std::string& path) {
  // A named pipe that nobody writes to would be waited for for ever.
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    return absl::ErrnoToStatus(errno, path + ": cannot be opened");
  }
  struct stat status = {};
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
    close(descriptor);
    return absl::InvalidArgumentError(path + ": is not a file");
  }
  LogReader reader(
      path, std::make_unique<FileBytes>(descriptor,
                                        static_cast<uint64_t>(status.st_size)));
  const absl::Status header = reader.ReadFileHeader();
  if (!header.ok()) return header;
  return reader;
}

absl::StatusOr<LogReader> LogReader::OfBytes(std::string name,
                                             std::string contents) {
  LogReader reader(std::move(name),
                   std::make_unique<MemoryBytes>(std::move(contents)));
  const absl::Status header = reader.ReadFileHeader();
  if (!header.ok()) return header;
  return reader;
}

absl::Status LogReader::ReadFileHeader() {
  if (bytes_->size() < kFileHeaderBytes) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s: %d bytes are too few for a log", name_, bytes_->size()));
  }
  std::string header;
  const absl::Status read = bytes_->Read(0, kFileHeaderBytes, header);
  if (!read.ok()) return read;
  if (!header.starts_with(kMagic)) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s: is not a log: it does not begin with \"%s\"", name_, kMagic));
  }
  const std::optional<uint32_t> version = DecodeFileHeader(header);
  if (!version) {
    return absl::DataLossError(
        absl::StrFormat("%s: the header of the log is damaged", name_));
  }
  if (*version != kLogVersion) {
    return absl::InvalidArgumentError(
        absl::StrFormat("%s: is a log of version %d; this program knows "
                        "version %d",
                        name_, *version, kLogVersion));
  }
  offset_ = kFileHeaderBytes;
  return absl::OkStatus();
}

absl::StatusOr<std::optional<std::string>> LogReader::Next() {
  return NextBytes(kMaxFrameBytes);
}

absl::StatusOr<std::optional<std::string>> LogReader::Skim(size_t most) {
  return NextBytes(most);
}

absl::StatusOr<std::optional<std::string>> LogReader::SkimAgain(size_t most) {
  offset_ = last_;
  --frames_;
  return NextBytes(most);
}

absl::StatusOr<std::optional<std::string>> LogReader::NextBytes(size_t most) {
  const uint64_t left = bytes_->size() - offset_;
  if (lost_ || left == 0) return std::nullopt;
  if (left < kFrameHeaderBytes) {
    return EndAt("torn: the header of the frame is not whole");
  }
  std::string bytes;
  absl::Status read = bytes_->Read(offset_, kFrameHeaderBytes, bytes);
  if (!read.ok()) return read;
  const std::optional<FrameHeader> header = DecodeFrameHeader(bytes);
  if (!header) return EndAt("damaged: no frame begins here");
  if (header->number != frames_) {
    return absl::DataLossError(absl::StrFormat(
        "%s: frame %d stands at offset %d where frame %d should: frames are "
        "missing or out of order",
        name_, header->number, offset_, frames_));
  }
  if (header->length > kMaxFrameBytes) {
    return absl::DataLossError(absl::StrFormat(
        "%s: frame %d at offset %d has %d bytes; at most %d are read", name_,
        frames_, offset_, header->length, kMaxFrameBytes));
  }
  if (header->length > left - kFrameHeaderBytes) {
    return EndAt(absl::StrFormat("torn: the frame goes on for %d bytes",
                                 header->length - (left - kFrameHeaderBytes)));
  }
  const bool is_last = header->length == left - kFrameHeaderBytes;
  const size_t wanted =
      is_last ? header->length : std::min<size_t>(most, header->length);
  read = bytes_->Read(offset_ + kFrameHeaderBytes, wanted, bytes);
  if (!read.ok()) return read;
  if (wanted == header->length && Crc32c(bytes) != header->payload_crc) {
    return EndAt("damaged: the checksum of the frame is wrong");
  }
  if (bytes.size() > most) bytes.resize(most);
  last_ = offset_;
  offset_ += kFrameHeaderBytes + header->length;
  ++frames_;
  return bytes;
}

absl::StatusOr<std::optional<std::string>> LogReader::EndAt(std::string why) {
  absl::StatusOr<std::optional<uint64_t>> next = FindFrame(offset_ + 1);
  if (!next.ok()) return next.status();
  if (*next) {
    return absl::DataLossError(absl::StrFormat(
        "%s: frame %d at offset %d is %s, and another frame follows at offset "
        "%d: this log was edited or its disk failed",
        name_, frames_, offset_, why, **next));
  }
  lost_ = LostTail{.offset = offset_,
                   .bytes = bytes_->size() - offset_,
                   .frame = frames_,
                   .why = std::move(why)};
  return std::nullopt;
}

absl::StatusOr<std::optional<uint64_t>> LogReader::FindFrame(
    uint64_t from) const {
  constexpr uint64_t kChunk = uint64_t{1} << 20;
  std::string chunk;
  while (from + kFrameHeaderBytes <= bytes_->size()) {
    const uint64_t count = std::min(kChunk, bytes_->size() - from);
    const absl::Status read =
        bytes_->Read(from, static_cast<size_t>(count), chunk);
    if (!read.ok()) return read;
    for (size_t at = chunk.find(kMarker); at != std::string::npos;
         at = chunk.find(kMarker, at + 1)) {
      if (DecodeFrameHeader(std::string_view(chunk).substr(at))) {
        return from + at;
      }
    }
    // Chunks overlap, so that no header falls between two of them.
    from += count - (kFrameHeaderBytes - 1);
  }
  return std::nullopt;
}

}  // namespace berthier
