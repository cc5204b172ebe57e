// `sleight lsp` as an editor starts it: with pipes. Nothing here waits for longer than a limit.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>

#include "tests/cli/run_sleight.h"

extern char** environ;

namespace sleight::cli {
namespace {

using Json = nlohmann::json;
using std::chrono::steady_clock;

/// So long a test waits for an answer or an end before it fails.
constexpr std::chrono::seconds limit{60};

/// The program, served over two pipes.
class LanguageServer {
 public:
  LanguageServer() {
    std::array<int, 2> in{}, out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) return;
    to_ = in[1];
    from_ = out[0];
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    std::string program = SLEIGHT_PROGRAM, command = "lsp", way = "--stdio";
    std::array<char*, 4> arguments{program.data(), command.data(), way.data(), nullptr};
    if (posix_spawn(&child_, program.c_str(), &actions, nullptr, arguments.data(), environ) != 0) child_ = 0;
    posix_spawn_file_actions_destroy(&actions);
    ::close(in[0]);
    ::close(out[1]);
  }
  LanguageServer(const LanguageServer&) = delete;
  LanguageServer& operator=(const LanguageServer&) = delete;
  ~LanguageServer() {
    hang_up();
    ::close(from_);
    if (child_ > 0) {
      ::kill(child_, SIGKILL);
      ::waitpid(child_, nullptr, 0);
    }
  }

  void send_bytes(const std::string& bytes) const {
    EXPECT_EQ(::write(to_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }
  void send(const Json& message) const {
    const std::string text = message.dump();
    send_bytes("Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text);
  }
  /// The next message; null when none comes in time.
  Json receive() {
    const auto end = steady_clock::now() + limit;
    while (steady_clock::now() < end) {
      const std::size_t header = received_.find("\r\n\r\n");
      if (header != std::string::npos) {
        const std::size_t length = std::stoul(received_.substr(received_.find(':') + 1));
        if (received_.size() >= header + 4 + length) {
          const Json message = Json::parse(received_.substr(header + 4, length));
          received_.erase(0, header + 4 + length);
          return message;
        }
      }
      pollfd arriving{from_, POLLIN, 0};
      if (::poll(&arriving, 1, 100) <= 0) continue;
      std::array<char, 4096> bytes{};
      const ssize_t count = ::read(from_, bytes.data(), bytes.size());
      if (count <= 0) return nullptr;
      received_.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return nullptr;
  }
  void hang_up() {
    if (to_ >= 0) ::close(to_);
    to_ = -1;
  }
  /// The exit status; -1 when it does not end in time.
  int end() {
    const auto end = steady_clock::now() + limit;
    while (steady_clock::now() < end) {
      int status = 0;
      if (::waitpid(child_, &status, WNOHANG) == child_) {
        child_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return -1;
  }

 private:
  pid_t child_ = 0;
  int to_ = -1, from_ = -1;
  std::string received_;
};

Json request(int id, const std::string& method, const Json& params) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}
Json notification(const std::string& method, const Json& params) {
  return {{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
}

TEST(LanguageServerProgram, ServesASessionOverPipes) {
  const std::string file = made_file("bolt.lua", bolt_script);
  LanguageServer server;
  server.send(
      request(1, "initialize", {{"rootUri", "file://" + folder()}, {"capabilities", Json::object()}}));
  EXPECT_EQ(server.receive()["result"]["capabilities"]["hoverProvider"], true);
  server.send(notification("initialized", Json::object()));
  server.send(notification("textDocument/didOpen", {{"textDocument",
                                                     {{"uri", "file://" + file},
                                                      {"languageId", "lua"},
                                                      {"version", 7},
                                                      {"text", changed(bolt_script, "deal(3", "deal(4")}}}}));
  Json told;
  do {
    told = server.receive();
  } while (told.is_object() && told["params"].value("version", 0) != 7);
  EXPECT_EQ(told["params"]["diagnostics"][0]["code"], "T0501");
  server.send_bytes("Content-Length: 3\r\n\r\n{]}");
  EXPECT_EQ(server.receive()["error"]["code"], -32700);
  server.send(request(2, "shutdown", nullptr));
  EXPECT_EQ(server.receive()["id"], 2);
  server.send(notification("exit", nullptr));
  EXPECT_EQ(server.end(), 0);
}

TEST(LanguageServerProgram, EndsWithItsEditor) {
  LanguageServer server;
  server.send(request(1, "initialize", {{"capabilities", Json::object()}}));
  EXPECT_EQ(server.receive()["id"], 1);
  server.hang_up();
  EXPECT_EQ(server.end(), 1) << "nobody asked it to shut down";
}

}  // namespace
}  // namespace sleight::cli
