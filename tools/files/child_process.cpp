#include "tools/files/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

#include "tools/files/file_system.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): some systems declare it, some do not

namespace sleight {
namespace {

/// Both ends of a pipe, closed when they are left.
class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  void close_writing() { close_end(1); }

 private:
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }
  std::array<int, 2> ends_{-1, -1};
};

/// The texts as the system takes them: pointers, the last of them null.
std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// Our variables, but for those that are given anew.
std::vector<std::string> environment_with(const std::vector<std::string>& added) {
  std::vector<std::string> all;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view variable(*entry);
    const std::string_view name = variable.substr(0, variable.find('=') + 1);
    bool anew = false;
    for (const std::string& other : added) anew = anew || other.starts_with(name);
    if (!anew) all.emplace_back(variable);
  }
  all.insert(all.end(), added.begin(), added.end());
  return all;
}

/// Reads both to their ends; neither waits for the other.
void read_both(int out, int err, ChildResult& result) {
  std::array<pollfd, 2> ends{pollfd{out, POLLIN, 0}, pollfd{err, POLLIN, 0}};
  std::array<std::string*, 2> into{&result.out, &result.problem};
  std::array<char, 1U << 14U> block{};
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (::poll(ends.data(), ends.size(), -1) < 0 && errno != EINTR) return;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      const ssize_t count = ::read(ends[i].fd, block.data(), block.size());
      if (count > 0)
        into[i]->append(block.data(), static_cast<std::size_t>(count));
      else if (count == 0 || errno != EINTR)
        ends[i].fd = -1;  // poll passes it over
    }
  }
}

}  // namespace

ChildResult run_child(const std::vector<std::string>& arguments,
                      const std::vector<std::string>& environment) {
  ChildResult result;
  Pipe out, err;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, out.writing(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err.writing(), STDERR_FILENO);
  std::vector<std::string> words = arguments;
  std::vector<std::string> variables = environment_with(environment);
  pid_t child = 0;
  const int failed = ::posix_spawnp(&child, words.front().c_str(), &actions, nullptr,
                                    pointers_to(words).data(), pointers_to(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) {
    result.problem = arguments.front() + ": " + reason_of(failed);
    return result;
  }
  out.close_writing();
  err.close_writing();
  read_both(out.reading(), err.reading(), result);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status)) result.status = WEXITSTATUS(status);
  return result;
}

}  // namespace sleight
