#include "arenas/tournament/control.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace berthier {
namespace {

std::string PipeOf(const std::string& ledger) { return ledger + ".control"; }

// Of the whole pipe. A lock of this kind is the process's own: a worker that
// was forked a moment before its run was killed has the pipe open, but not the
// lock.
struct flock WholePipe() {
  struct flock lock = {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  return lock;
}

}  // namespace

absl::StatusOr<Control> Control::Open(const std::string& ledger) {
  const std::string path = PipeOf(ledger);
  // One that is there was left by a run that was killed.
  unlink(path.c_str());
  if (mkfifo(path.c_str(), 0600) != 0) {
    return absl::ErrnoToStatus(errno, path + ": cannot be made");
  }
  // For writing too, so that it does not end with the first who wrote.
  const int descriptor = open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) {
    return absl::ErrnoToStatus(errno, path + ": cannot be opened");
  }
  struct flock lock = WholePipe();
  if (fcntl(descriptor, F_SETLK, &lock) != 0) {
    const int failed = errno;
    close(descriptor);
    return absl::ErrnoToStatus(failed, path + ": cannot be locked");
  }
  return Control(path, descriptor);
}

Control::Control(Control&& other) noexcept { *this = std::move(other); }

Control& Control::operator=(Control&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  std::swap(begun_, other.begun_);
  return *this;
}

Control::~Control() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  unlink(path_.c_str());
}

std::vector<std::string> Control::Lines() {
  std::array<char, PIPE_BUF> buffer;
  for (;;) {
    const ssize_t got = read(descriptor_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    begun_.append(buffer.data(), static_cast<size_t>(got));
  }
  std::vector<std::string> lines;
  for (size_t end = begun_.find('\n'); end != std::string::npos;
       end = begun_.find('\n')) {
    lines.push_back(begun_.substr(0, end));
    begun_.erase(0, end + 1);
  }
  return lines;
}

absl::StatusOr<bool> Tell(const std::string& ledger, std::string_view line) {
  const std::string path = PipeOf(ledger);
  const int descriptor = open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) {
    // Left by a run that was killed, or never made.
    if (errno == ENXIO || errno == ENOENT) return false;
    return absl::ErrnoToStatus(errno, path + ": cannot be opened");
  }
  // What nobody reads would be lost.
  struct flock lock = WholePipe();
  if (fcntl(descriptor, F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK) {
    close(descriptor);
    return false;
  }
  const std::string bytes = std::string(line) + "\n";
  const ssize_t written = write(descriptor, bytes.data(), bytes.size());
  const int failed = errno;
  close(descriptor);
  if (written != static_cast<ssize_t>(bytes.size())) {
    return absl::ErrnoToStatus(failed, path + ": cannot be written");
  }
  return true;
}

}  // namespace berthier
