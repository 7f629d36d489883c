// Who may ask, what is refused, and that nobody can keep others from being
// served: raw bytes to a real server.
#include "arenas/table/server.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Answers with what it was asked; "shout" makes a change that is as long as
// what was asked, "think" and "review" errands.
class Echo final : public Service {
 public:
  Reply Ask(std::string_view request, std::string_view body) override {
    ++asked;
    if (request == "shout") Tell(std::string(body));
    if (request == "think") thinks_ = true;
    if (request == "review") reviews_ = true;
    if (request == "refused") return {409, R"({"error":"no"})"};
    return {200, absl::StrFormat("%s:%s", request, body)};
  }
  uint64_t change() const override { return changes_.size(); }
  std::vector<Change> ChangesSince(uint64_t number) const override {
    return {changes_.begin() + static_cast<long>(number), changes_.end()};
  }
  std::optional<Errand> NextErrand(ErrandKind kind) override {
    bool& waiting = kind == ErrandKind::kThought ? thinks_ : reviews_;
    if (!std::exchange(waiting, false)) return std::nullopt;
    return [this, kind] {
      return [this, kind] {
        Tell(kind == ErrandKind::kThought ? "thought" : "reviewed");
      };
    };
  }
  void Hurry() override {}
  std::optional<std::string> LogOf(std::string_view game) const override {
    if (game != "g1") return std::nullopt;
    return std::string("\0log", 4);
  }
  std::optional<std::string> PageAbout(std::string_view game,
                                       std::string_view what) const override {
    if (game != "g1") return std::nullopt;
    return absl::StrFormat("<p>%s</p>", what);
  }

  int asked = 0;  // looked at when the server has stopped

 private:
  void Tell(std::string data) {
    changes_.push_back({changes_.size() + 1, std::move(data)});
  }

  std::vector<Change> changes_;
  bool thinks_ = false;
  bool reviews_ = false;
};

// A connection of somebody who may send what he likes.
class Client {
 public:
  explicit Client(const Server& server) : fd_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<uint16_t>(server.port()));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(
        connect(fd_, reinterpret_cast<sockaddr*>(&address), sizeof(address)),
        0);
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() { close(fd_); }

  // As far as he is listened to.
  void Send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<size_t>(sent));
    }
  }
  void EndSending() const { shutdown(fd_, SHUT_WR); }
  // All that comes until `last` has come, or the end.
  std::string ReadUntil(std::string_view last) const {
    std::string all;
    char letter = 0;
    while ((last.empty() || all.find(last) == std::string::npos) &&
           recv(fd_, &letter, 1, 0) == 1) {
      all += letter;
    }
    return all;
  }
  std::string ReadAll() const { return ReadUntil(""); }

 private:
  int fd_;
};

class ServerTest : public testing::Test {
 protected:
  void Start(ServerSettings settings = {}) {
    settings.port = 0;
    auto started = Server::Start(echo_, std::move(settings));
    ASSERT_TRUE(started.ok()) << started.status();
    server_ = *std::move(started);
    host_ = absl::StrFormat("127.0.0.1:%d", server_->port());
  }

  std::string Says(std::string_view bytes) const {
    const Client client(*server_);
    client.Send(bytes);
    return client.ReadAll();
  }
  std::string Cookie() const {
    return absl::StrFormat("berthier-%d", server_->port());
  }
  std::string Key() const { return "X-Berthier: " + server_->token() + "\r\n"; }
  std::string Get(std::string_view path, const std::string& headers) const {
    return absl::StrFormat(
        "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s\r\n", path,
        host_, headers);
  }
  std::string Post(std::string_view path, const std::string& headers,
                   const std::string& body) const {
    return absl::StrFormat(
        "POST %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n"
        "Content-Length: %d\r\n%s\r\n%s",
        path, host_, body.size(), headers, body);
  }
  std::string Asks(const std::string& headers) const {
    return Says(Post("/api/state",
                     "Content-Type: application/json\r\n" + headers, "{}"));
  }
  // How often the service was asked in the whole run.
  int Asked() {
    server_->Stop();
    return echo_.asked;
  }

  Echo echo_;
  std::unique_ptr<Server> server_;
  std::string host_;
};

constexpr std::string_view kOk = "HTTP/1.1 200 ";
constexpr std::string_view kForbidden = "HTTP/1.1 403 ";

TEST_F(ServerTest, WhoShowsTheTokenIsAnswered) {
  Start();
  EXPECT_THAT(Asks(Key()), AllOf(StartsWith(kOk), HasSubstr("state:{}"),
                                 HasSubstr("Cache-Control: no-store")));
  EXPECT_THAT(
      Asks("Cookie: a=b; " + Cookie() + "=" + server_->token() + "\r\n"),
      StartsWith(kOk));
  EXPECT_THAT(Asks(Key() + "Origin: http://" + host_ + "\r\n"),
              StartsWith(kOk));
  EXPECT_THAT(Says(Post("/api/refused",
                        "Content-Type: application/json\r\n" + Key(), "{}")),
              StartsWith("HTTP/1.1 409 "));
}

TEST_F(ServerTest, WithoutTheTokenNothingIsTold) {
  Start();
  std::string other = server_->token();
  other.back() = other.back() == '0' ? '1' : '0';
  EXPECT_THAT(Asks(""), StartsWith(kForbidden));
  EXPECT_THAT(Asks("X-Berthier: \r\n"), StartsWith(kForbidden));
  EXPECT_THAT(Asks("X-Berthier: " + other + "\r\n"), StartsWith(kForbidden));
  EXPECT_THAT(Asks("Cookie: " + Cookie() + "=" + other + "\r\n"),
              StartsWith(kForbidden));
  for (const char* path : {"/", "/main.js", "/api/changes", "/api/log?game=g1",
                           "/?t=", "/main.js?t=wrong"}) {
    EXPECT_THAT(Says(Get(path, "")), StartsWith(kForbidden)) << path;
  }
  EXPECT_EQ(Asked(), 0);
}

TEST_F(ServerTest, APageFromElsewhereIsRefusedEvenWithTheToken) {
  Start();
  EXPECT_THAT(Asks(Key() + "Origin: http://evil.example\r\n"),
              StartsWith(kForbidden));
  EXPECT_THAT(Asks(Key() + "Origin: null\r\n"), StartsWith(kForbidden));
  // Another server of this machine, to whom the browser sends the cookie too.
  EXPECT_THAT(Asks(Key() + "Origin: http://127.0.0.1:1\r\n"),
              StartsWith(kForbidden));
  EXPECT_THAT(Asks(Key() + "Sec-Fetch-Site: same-site\r\n"),
              StartsWith(kForbidden));
  EXPECT_EQ(Asked(), 0);
}

TEST_F(ServerTest, ANameThatLeadsHereIsNotOurs) {
  Start();
  for (const std::string& host :
       {absl::StrFormat("evil.example:%d", server_->port()),
        std::string("127.0.0.1:1"), std::string("127.0.0.1"),
        absl::StrFormat("10.0.0.1:%d", server_->port()), std::string()}) {
    host_ = host;
    EXPECT_THAT(Asks(Key()), StartsWith(kForbidden)) << host;
  }
  host_ = absl::StrFormat("localhost:%d", server_->port());
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
  EXPECT_EQ(Asked(), 1);
}

TEST_F(ServerTest, TheAddressPrintedGivesACookieToThePageAlone) {
  Start();
  const std::string url = server_->url();
  const std::string reply = Says(Get(url.substr(url.rfind('/')), ""));
  EXPECT_THAT(reply,
              AllOf(StartsWith("HTTP/1.1 303 "), HasSubstr("Location: /\r\n"),
                    HasSubstr(Cookie() + "=" + server_->token() +
                              "; HttpOnly; SameSite=Strict")));
}

TEST_F(ServerTest, RequestsAreJsonByPost) {
  Start();
  EXPECT_THAT(
      Says(Post("/api/state", "Content-Type: text/plain\r\n" + Key(), "{}")),
      StartsWith("HTTP/1.1 415 "));
  EXPECT_THAT(Says(Post("/api/state", Key(), "{}")),
              StartsWith("HTTP/1.1 415 "));
  EXPECT_THAT(Says(Get("/api/state", Key())), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(
      Says("OPTIONS /api/state HTTP/1.1\r\nHost: " + host_ + "\r\n" + Key() +
           "Connection: close\r\n\r\n"),
      AllOf(StartsWith("HTTP/1.1 405 "), Not(HasSubstr("Access-Control"))));
  EXPECT_EQ(Asked(), 0);
}

TEST_F(ServerTest, WhatIsTooLargeIsRefused) {
  Start({.most_body_bytes = 1000});
  const std::string headers = "Content-Type: application/json\r\n" + Key();
  EXPECT_THAT(Says(Post("/api/state", headers, std::string(1000, ' '))),
              StartsWith(kOk));
  EXPECT_THAT(Says(Post("/api/state", headers, std::string(1001, ' '))),
              StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(Says("POST /api/state HTTP/1.1\r\nHost: " + host_ + "\r\n" +
                   headers + "Content-Length: 18446744073709551615\r\n\r\n{}"),
              StartsWith("HTTP/1.1 4"));
  EXPECT_THAT(Says("POST /api/state HTTP/1.1\r\nHost: " + host_ + "\r\n" +
                   headers + "Transfer-Encoding: chunked\r\n\r\n7d0\r\n" +
                   std::string(2000, ' ') + "\r\n0\r\n\r\n"),
              StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(
      Says(Get("/", Key() + "X: " + std::string(100'000, 'x') + "\r\n")),
      StartsWith("HTTP/1.1 431 "));
  EXPECT_EQ(Asked(), 1);
}

TEST_F(ServerTest, BytesThatAreNoHttpDoNoHarm) {
  Start();
  for (const std::string& bytes :
       {std::string("\r\n\r\n\r\n\r\n"), std::string(5000, '\0'),
        std::string("GET\r\n\r\n"), std::string("\x16\x03\x01\x02junk\r\n\r\n"),
        "GET / HTTP/9.9\r\nHost: " + host_ + "\r\n\r\n",
        "POST /api/state HTTP/1.1\r\nHost: " + host_ + "\r\n" + Key() +
            "Content-Length: -1\r\n\r\n",
        "POST /api/state HTTP/1.1\r\nHost: " + host_ + "\r\n" + Key() +
            "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        Get("/", "Host: evil.example\r\n" + Key())}) {
    const Client client(*server_);
    client.Send(bytes);
    client.EndSending();
    EXPECT_THAT(client.ReadAll(), Not(StartsWith(kOk))) << bytes;
  }
  // And those who leave in the middle.
  const std::string whole =
      Post("/api/state", "Content-Type: application/json\r\n" + Key(), "{}");
  for (size_t length = 0; length < whole.size(); length += 7) {
    const Client client(*server_);
    client.Send(whole.substr(0, length));
  }
  EXPECT_THAT(Says(whole), StartsWith(kOk));
  EXPECT_EQ(Asked(), 1);
}

TEST_F(ServerTest, AFloodOfSilentConnectionsKeepsNobodyOut) {
  // With all the patience there is: only by making room is anyone served.
  Start({.patience = std::chrono::hours(1)});
  std::vector<std::unique_ptr<Client>> silent;
  for (int i = 0; i < 200; ++i) {
    silent.push_back(std::make_unique<Client>(*server_));
  }
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
  EXPECT_THAT(Says(Get("/api/log?game=g1", Key())), StartsWith(kOk));
}

TEST_F(ServerTest, WhoSaysNothingIsClosed) {
  Start({.patience = std::chrono::milliseconds(50)});
  const Client silent(*server_);
  EXPECT_EQ(silent.ReadAll(), "");
  const Client slow(*server_);
  slow.Send("GET / HT");
  EXPECT_EQ(slow.ReadAll(), "");
}

TEST_F(ServerTest, AConnectionServesOneRequestAfterAnother) {
  Start();
  const Client client(*server_);
  const std::string request =
      "GET /api/log?game=g1 HTTP/1.1\r\nHost: " + host_ + "\r\n" + Key() +
      "\r\n";
  const std::string log("\0log", 4);
  client.Send(request);
  EXPECT_THAT(client.ReadUntil(log),
              AllOf(StartsWith(kOk), HasSubstr("filename=\"g1.bgl\"")));
  client.Send(request);
  EXPECT_THAT(client.ReadUntil(log), StartsWith(kOk));
}

TEST_F(ServerTest, AGameThatIsNotThereHasNoLog) {
  Start();
  EXPECT_THAT(Says(Get("/api/log?game=g2", Key())),
              StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(Says(Get("/api/log?game=../g1", Key())),
              StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(Says(Get("/api/review?game=g1", Key())),
              AllOf(StartsWith(kOk), HasSubstr("text/html"),
                    HasSubstr("<p>review</p>")));
  EXPECT_THAT(Says(Get("/api/allocation?game=g1", Key())),
              HasSubstr("<p>allocation</p>"));
  EXPECT_THAT(Says(Get("/api/review?game=g2", Key())),
              StartsWith("HTTP/1.1 404 "));
}

TEST_F(ServerTest, ChangesArePushedAndMissedOnesCaughtUp) {
  Start();
  const Client first(*server_);
  first.Send(Get("/api/changes", Key()));
  EXPECT_THAT(first.ReadUntil(": here\n\n"),
              AllOf(StartsWith(kOk), HasSubstr("text/event-stream")));
  server_->Ask("shout", "one");
  server_->Ask("shout", "two");
  EXPECT_EQ(first.ReadUntil("two\n\n"),
            "id: 1\ndata: one\n\nid: 2\ndata: two\n\n");
  const Client back(*server_);
  back.Send(Get("/api/changes", Key() + "Last-Event-ID: 1\r\n"));
  EXPECT_THAT(back.ReadUntil("two\n\n"),
              AllOf(HasSubstr("id: 2\n"), Not(HasSubstr("id: 1\n"))));
  // What is thought comes to everybody.
  server_->Ask("think", "");
  EXPECT_EQ(first.ReadUntil("thought\n\n"), "id: 3\ndata: thought\n\n");
  // And what a review came to, which is made beside the thoughts.
  server_->Ask("review", "");
  EXPECT_EQ(first.ReadUntil("reviewed\n\n"), "id: 4\ndata: reviewed\n\n");
}

TEST_F(ServerTest, AStreamThatIsQuietHasAHeartbeat) {
  Start({.heartbeat = std::chrono::milliseconds(5)});
  const Client client(*server_);
  client.Send(Get("/api/changes", Key()));
  EXPECT_THAT(client.ReadUntil(": still here\n\n: still here\n\n"),
              HasSubstr(": still here\n\n: still here\n\n"));
}

TEST_F(ServerTest, WhoDoesNotReadHisStreamIsDropped) {
  Start({.patience = std::chrono::milliseconds(200),
         .stream_buffer_bytes = 4096});
  const Client slow(*server_);
  slow.Send(Get("/api/changes", Key()));
  slow.ReadUntil(": here\n\n");
  // More than a system takes for somebody who does not read.
  server_->Ask("shout", std::string(64 << 20, 'x'));
  while (server_->connections() > 0) usleep(1000);
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
}

TEST_F(ServerTest, StreamsLeaveRoomForRequests) {
  Start({.most_connections = 4, .most_streams = 2});
  std::vector<std::unique_ptr<Client>> streams;
  for (int i = 0; i < 2; ++i) {
    streams.push_back(std::make_unique<Client>(*server_));
    streams.back()->Send(Get("/api/changes", Key()));
    EXPECT_THAT(streams.back()->ReadUntil(": here\n\n"), StartsWith(kOk));
  }
  EXPECT_THAT(Says(Get("/api/changes", Key())), StartsWith("HTTP/1.1 503 "));
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
}

TEST_F(ServerTest, ThePageIsServedWithItsTypesAndPolicy) {
  Start();
  EXPECT_THAT(
      Says(Get("/", Key())),
      AllOf(StartsWith(kOk), HasSubstr("Content-Type: text/html"),
            HasSubstr("Content-Security-Policy: default-src 'self'"),
            HasSubstr("X-Content-Type-Options: nosniff"), HasSubstr("<html")));
  EXPECT_THAT(Says(Get("/main.js", Key())),
              AllOf(StartsWith(kOk), HasSubstr("text/javascript")));
  EXPECT_THAT(Says(Get("/page.css", Key())),
              AllOf(StartsWith(kOk), HasSubstr("text/css")));
}

TEST_F(ServerTest, NothingBesideThePageIsServed) {
  const std::string folder =
      testing::TempDir() + "berthier_page_" + std::to_string(getpid());
  std::filesystem::create_directories(folder + "/page/parts");
  std::ofstream(folder + "/page/index.html") << "edited";
  std::ofstream(folder + "/secret.html") << "secret";
  std::ofstream(folder + "/page/.hidden.html") << "secret";
  std::ofstream(folder + "/page/secret.key") << "secret";
  Start({.page_folder = folder + "/page"});
  EXPECT_THAT(Says(Get("/", Key())), HasSubstr("edited"));
  for (const char* path :
       {"/../secret.html", "/%2e%2e/secret.html", "//etc/passwd",
        "/parts/../../secret.html", "/.hidden.html", "/secret.key", "/index"}) {
    EXPECT_THAT(Says(Get(path, Key())), StartsWith("HTTP/1.1 404 ")) << path;
  }
  std::filesystem::remove_all(folder);
}

TEST_F(ServerTest, AnAddressThatIsNotOursIsRefusedInOneLine) {
  for (const char* address : {"evil.example", "203.0.113.7"}) {
    const auto started = Server::Start(echo_, {.address = address, .port = 0});
    EXPECT_THAT(started.status().message(), HasSubstr(address));
  }
}

TEST_F(ServerTest, ATakenPortMeansTheNext) {
  Start();
  const auto other = Server::Start(echo_, {.port = server_->port()});
  ASSERT_TRUE(other.ok()) << other.status();
  EXPECT_GT((*other)->port(), server_->port());
  EXPECT_NE((*other)->token(), server_->token());
}

TEST_F(ServerTest, AllAddressesMeanAllNumbersAndNoNames) {
  Start({.address = "0.0.0.0"});
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
  host_ = absl::StrFormat("192.168.1.20:%d", server_->port());
  EXPECT_THAT(Asks(Key()), StartsWith(kOk));
  host_ = absl::StrFormat("evil.example:%d", server_->port());
  EXPECT_THAT(Asks(Key()), StartsWith(kForbidden));
}

}  // namespace
}  // namespace berthier
