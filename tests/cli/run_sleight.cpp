#include "tests/cli/run_sleight.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tests/source_dir.h"

extern char** environ;

namespace sleight::cli {
std::string content(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

namespace {

/// Removes what the tests wrote once all of them are done.
struct Cleaner {
  std::set<std::filesystem::path> folders;
  Cleaner() = default;
  Cleaner(const Cleaner&) = delete;
  Cleaner& operator=(const Cleaner&) = delete;
  ~Cleaner() {
    std::error_code ignored;
    for (const auto& folder : folders) std::filesystem::remove_all(folder, ignored);
  }
};

}  // namespace

std::string folder() {
  static Cleaner cleaner;
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  std::string called = std::string{test->test_suite_name()} + "." + test->name();
  std::replace(called.begin(), called.end(), '/', '-');  // of a test with a parameter
  const auto path =
      std::filesystem::temp_directory_path() / ("sleight-" + std::to_string(getpid()) + "-" + called);
  std::filesystem::create_directories(path);
  cleaner.folders.insert(path);
  return path.string();
}

std::string source_file(const std::string& path) { return std::string{SLEIGHT_SOURCE_DIR} + "/" + path; }

std::string black_red() { return source_file("tests/data/decks/black-red.txt"); }
std::string white_blue() { return source_file("tests/data/decks/white-blue.txt"); }
std::string sample_cards() { return source_file("tests/data/sample-cards.json"); }

const char* const bolt_script =
    "return instant \"Lightning Bolt\" {\n"
    "  cost = \"{R}\",\n"
    "  text = [[Lightning Bolt deals 3 damage to target creature or player.]],\n"
    "  target = creature_or_player,\n"
    "  deal(3, target),\n"
    "}\n";

std::string changed(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

std::string made_file(const std::string& name, const std::string& text) {
  const std::filesystem::path path = std::filesystem::path{folder()} / name;
  std::filesystem::create_directories(path.parent_path());
  std::ofstream{path, std::ios::binary} << text;
  return path.string();
}

namespace {

/// Where the commands that this process starts keep for each other what scripts gave: nothing of earlier
/// runs, and gone with the process. Most of them read the whole library.
const std::string& kept_for_each_other() {
  struct Folder {
    Folder()
        : path(std::filesystem::temp_directory_path() / ("sleight-kept-" + std::to_string(::getpid()))) {}
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
    std::string path;
  };
  static const Folder folder;
  return folder.path;
}

/// Runs a program with its three streams at these files; gives its status.
int status_of(const std::string& program, const std::vector<std::string>& arguments, const std::string& in,
              const std::string& out, const std::string& err) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  std::vector<std::string> owned{program};
  owned.insert(owned.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& argument : owned) argv.push_back(argument.data());
  argv.push_back(nullptr);
  // A test may say otherwise.
  ::setenv("SLEIGHT_CACHE", kept_for_each_other().c_str(), 0);  // NOLINT(concurrency-mt-unsafe)
  pid_t child = 0;
  int result = -1;
  if (posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), environ) == 0) {
    int status = 0;
    waitpid(child, &status, 0);
    result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  posix_spawn_file_actions_destroy(&actions);
  return result;
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
  return run_program(SLEIGHT_PROGRAM, arguments, input);
}

Ran run_program(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& input) {
  const std::string out = folder() + "/.out", err = folder() + "/.err", in = made_file(".in", input);
  Ran result;
  result.status = status_of(program, arguments, in, out, err);
  result.out = content(out);
  result.err = content(err);
  return result;
}

Ran run_to(const std::string& out, const std::vector<std::string>& arguments) {
  const std::string err = folder() + "/.err";
  Ran result;
  result.status = status_of(SLEIGHT_PROGRAM, arguments, made_file(".in", ""), out, err);
  result.err = content(err);
  return result;
}

int status_without_errors(const std::vector<std::string>& arguments) {
  return status_of(SLEIGHT_PROGRAM, arguments, made_file(".in", ""), folder() + "/.out", "/dev/full");
}

}  // namespace sleight::cli
