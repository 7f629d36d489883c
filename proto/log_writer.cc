#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "absl/strings/str_format.h"
#include "proto/crc32c.h"
#include "proto/frame_format.h"
#include "proto/frame_log.h"

namespace berthier {
namespace {

// A new file is safe only when its folder is.
absl::Status SyncFolderOf(const std::string& path) {
  std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (folder.empty()) folder = ".";
  const int descriptor =
      open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return absl::ErrnoToStatus(errno, folder.string());
  const int failed = fsync(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  // Some file systems cannot sync folders and need not.
  if (failed != 0 && failed != EINVAL) {
    return absl::ErrnoToStatus(failed, folder.string());
  }
  return absl::OkStatus();
}

// Whether a log is new, or its writer stopped before the file header was
// whole: then nothing was ever in it.
bool IsJustBegun(int descriptor, off_t size) {
  const std::string header = frame_format::EncodeFileHeader(kLogVersion);
  if (size >= static_cast<off_t>(header.size())) return false;
  std::string begun(static_cast<size_t>(size), '\0');
  return pread(descriptor, begun.data(), begun.size(), 0) == size &&
         header.starts_with(begun);
}

}  // namespace

absl::StatusOr<LogWriter> LogWriter::Open(const std::string& path,
                                          LogCheck check) {
  const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    return absl::ErrnoToStatus(errno, path + ": cannot be opened for writing");
  }
  LogWriter writer(path, descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    return absl::FailedPreconditionError(
        path + ": another program is writing to this log");
  }
  struct stat status = {};
  if (fstat(descriptor, &status) != 0) return absl::ErrnoToStatus(errno, path);
  const absl::Status ready = IsJustBegun(descriptor, status.st_size)
                                 ? writer.WriteFileHeader()
                                 : writer.FindEnd(check);
  if (!ready.ok()) return ready;
  return writer;
}

LogWriter::LogWriter(LogWriter&& other) noexcept { *this = std::move(other); }

LogWriter& LogWriter::operator=(LogWriter&& other) noexcept {
  path_ = std::move(other.path_);
  std::swap(descriptor_, other.descriptor_);
  end_ = other.end_;
  frames_ = other.frames_;
  dropped_ = std::move(other.dropped_);
  return *this;
}

LogWriter::~LogWriter() {
  if (descriptor_ >= 0) close(descriptor_);
}

absl::Status LogWriter::WriteFileHeader() {
  const absl::Status written =
      WriteAtEnd(frame_format::EncodeFileHeader(kLogVersion), LogSync::kAtOnce);
  if (!written.ok()) return written;
  return SyncFolderOf(path_);
}

absl::Status LogWriter::FindEnd(LogCheck check) {
  absl::StatusOr<LogReader> reader = LogReader::Open(path_);
  if (!reader.ok()) return reader.status();
  while (true) {
    const absl::StatusOr<std::optional<std::string>> payload =
        check == LogCheck::kWhole ? reader->Next() : reader->Skim(0);
    if (!payload.ok()) return payload.status();
    if (!*payload) break;
  }
  end_ = reader->offset();
  frames_ = reader->frames();
  dropped_ = reader->lost();
  if (dropped_ && (ftruncate(descriptor_, static_cast<off_t>(end_)) != 0 ||
                   fsync(descriptor_) != 0)) {
    return absl::ErrnoToStatus(errno, path_);
  }
  return absl::OkStatus();
}

absl::Status LogWriter::WriteAtEnd(std::string_view bytes, LogSync sync) {
  size_t done = 0;
  int failed = 0;
  while (done < bytes.size() && failed == 0) {
    const ssize_t put =
        pwrite(descriptor_, bytes.data() + done, bytes.size() - done,
               static_cast<off_t>(end_ + done));
    if (put >= 0) {
      done += static_cast<size_t>(put);
    } else if (errno != EINTR) {
      failed = errno;
    }
  }
  if (failed == 0 && sync == LogSync::kAtOnce && fsync(descriptor_) != 0) {
    failed = errno;
  }
  if (failed != 0) {
    // What is half written would be a torn tail; better none. If this fails
    // too, the next to open the log will find and drop it.
    if (ftruncate(descriptor_, static_cast<off_t>(end_)) != 0) {
      return absl::ErrnoToStatus(failed, path_ + ": cannot be written nor cut");
    }
    return absl::ErrnoToStatus(failed, path_ + ": cannot be written");
  }
  end_ += bytes.size();
  return absl::OkStatus();
}

absl::Status LogWriter::Sync() {
  if (fsync(descriptor_) == 0) return absl::OkStatus();
  return absl::ErrnoToStatus(errno, path_ + ": cannot be written");
}

absl::Status LogWriter::Append(std::string_view payload, LogSync sync) {
  if (payload.size() > kMaxFrameBytes) {
    return absl::InvalidArgumentError(
        absl::StrFormat("%s: a frame of %d bytes is too long; at most %d",
                        path_, payload.size(), kMaxFrameBytes));
  }
  std::string frame = frame_format::EncodeFrameHeader(
      {.number = frames_,
       .length = static_cast<uint32_t>(payload.size()),
       .payload_crc = Crc32c(payload)});
  frame += payload;
  const absl::Status written = WriteAtEnd(frame, sync);
  if (written.ok()) ++frames_;
  return written;
}

}  // namespace berthier
