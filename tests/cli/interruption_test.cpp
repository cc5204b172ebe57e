// Ctrl-C while a command works long: what was done is told, and the status is 130.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/cli/run_sleight.h"

extern char** environ;

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// Two ends of a terminal of 80 columns: that of who sits before it, and that of programs.
std::array<int, 2> terminal() {
  const int seat = posix_openpt(O_RDWR | O_NOCTTY);
  EXPECT_EQ(grantpt(seat), 0);
  EXPECT_EQ(unlockpt(seat), 0);
  const winsize size{24, 80, 0, 0};
  EXPECT_EQ(ioctl(seat, TIOCSWINSZ, &size), 0);
  return {seat, open(ptsname(seat), O_RDWR | O_NOCTTY)};
}

enum class ErrorStream : unsigned char { pipe, terminal };

/// Runs the program, and interrupts it once its error stream says `sign`.
Ran interrupted_at(const std::string& sign, const std::vector<std::string>& arguments,
                   ErrorStream stream = ErrorStream::pipe) {
  std::array<int, 2> ends{};
  if (stream == ErrorStream::terminal)
    ends = terminal();
  else
    EXPECT_EQ(pipe(ends.data()), 0);
  const std::string out = folder() + "/.out";
  // Whoever runs the tests may ignore interruptions, and what it starts would do so too.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t heeded;
  sigemptyset(&heeded);
  sigaddset(&heeded, SIGINT);
  posix_spawnattr_setsigdefault(&attributes, &heeded);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  // A minute of the processor ends a run that no signal ends.
  std::vector<std::string> owned{"sh", "-c", "ulimit -t 60; exec \"$0\" \"$@\"", SLEIGHT_PROGRAM};
  owned.insert(owned.end(), arguments.begin(), arguments.end());
  if (stream == ErrorStream::pipe) owned.insert(owned.end(), {"--log-level", "info"});
  std::vector<char*> argv;
  for (std::string& argument : owned) argv.push_back(argument.data());
  argv.push_back(nullptr);
  pid_t child = 0;
  EXPECT_EQ(posix_spawn(&child, "/bin/sh", &actions, &attributes, argv.data(), environ), 0);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  Ran ran;
  std::array<char, 4096> block{};
  bool sent = false;
  // A run that waits for something that does not come takes no time of a processor.
  pollfd waited{ends[0], POLLIN, 0};
  constexpr int longest_silence = 120'000;  // milliseconds
  for (;;) {
    if (poll(&waited, 1, longest_silence) == 0) kill(child, SIGKILL);
    const ssize_t count = read(ends[0], block.data(), block.size());
    if (count <= 0) break;
    ran.err.append(block.data(), static_cast<std::size_t>(count));
    if (sent || ran.err.find(sign) == std::string::npos) continue;
    sent = true;
    kill(child, SIGINT);
  }
  close(ends[0]);
  EXPECT_TRUE(sent) << ran.err;
  int status = 0;
  waitpid(child, &status, 0);
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  ran.out = content(out);
  return ran;
}

TEST(Interruption, SimTellsTheDuelsThatWerePlayed) {
  const Ran ran =
      interrupted_at("playing 1000000 duels", {"sim", black_red(), white_blue(), "--games", "1000000"});
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("error T0113: interrupted: "));
  EXPECT_THAT(ran.err, HasSubstr(" duels of 1000000 were played\n"));
  const nlohmann::json summary = nlohmann::json::parse(ran.out, nullptr, false);
  ASSERT_FALSE(summary.is_discarded()) << ran.out;
  EXPECT_LT(summary["games"], 1000000);
}

TEST(Interruption, CheckTellsWhatItFoundUntilThen) {
  const Ran ran = interrupted_at(" scripts: ", {"check", source_file("cards"), "--level", "6"});
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("error T0113: interrupted: the texts of "));
  EXPECT_THAT(ran.out, HasSubstr(" files, ")) << "the summary";
}

TEST(Interruption, TestTellsTheScenariosThatWereRun) {
  const Ran ran =
      interrupted_at("running the scenarios", {"test", source_file("tests/scenarios"), "--format", "json"});
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("T0113"));
  EXPECT_THAT(ran.err, HasSubstr(" scenarios were run"));
  const nlohmann::json told = nlohmann::json::parse(ran.out, nullptr, false);
  ASSERT_TRUE(told.is_array()) << ran.out;
  for (const nlohmann::json& one : told) EXPECT_EQ(one["status"], "passed") << one;
}

TEST(Progress, TellsOnATerminalHowLongTheWorkGoesOn) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"check", source_file("cards"), "--level", "6", "--no-cache"},
        {"sim", black_red(), white_blue(), "--games", "1000000"}}) {
    const Ran ran = interrupted_at(" left", arguments, ErrorStream::terminal);
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("\rplaying "));
    EXPECT_THAT(ran.err, HasSubstr(" %, about "));
    const std::size_t gone = ran.err.rfind("\r\033[K");
    ASSERT_NE(gone, std::string::npos) << "it stays";
    EXPECT_EQ(ran.err.find(" left", gone), std::string::npos);
    for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + 1) {
      end = ran.err.find_first_of("\r\n", at);
      const std::size_t drawn = ran.err.substr(at, end - at).find("\033[K");
      EXPECT_TRUE(drawn == std::string::npos || drawn < 80) << ran.err;
    }
  }
}

/// Waits until the output of the program holds `text` so often, ten seconds at most.
void wait_for_output(const std::string& text, int times = 1) {
  const auto is_there = [&] {
    const std::string out = content(folder() + "/.out");
    std::size_t at = 0;
    for (int i = 0; i < times; ++i, ++at)
      if (at = out.find(text, at); at == std::string::npos) return false;
    return true;
  };
  for (int i = 0; i < 1000 && !is_there(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

TEST(Interruption, EndsAWatchThatHasSeenEachSave) {
  const std::string bolt = made_file("cards/bolt.lua", bolt_script);
  const std::string bird =
      "return summon \"Bird\" \"First Bird\" {\n  cost = \"{W}\",\n  power = 1,\n  toughness = 1,\n"
      "  text = [[Flying]],\n  flying,\n}\n";
  made_file("cards/first.lua", bird);
  std::thread editor([&] {
    wait_for_output("0 errors");
    made_file("cards/bolt.lua", changed(bolt_script, "deal(3, target)", "deal(4, target)"));
    wait_for_output("error T0501");
    // A new file, and then none of them says what it is.
    made_file("cards/third.lua", changed(bird, "First", "Third"));
    wait_for_output("3 cards");
    std::filesystem::remove(folder() + "/cards/first.lua");
    std::filesystem::remove(folder() + "/cards/third.lua");
    made_file("cards/bolt.lua", "return nothing");
  });
  const Ran ran = interrupted_at(": 0 proved", {"check", folder() + "/cards", "--watch"});
  editor.join();
  EXPECT_EQ(ran.status, 1) << "of the last check";
  EXPECT_THAT(ran.err, ::testing::Not(HasSubstr("T0113")));
  EXPECT_THAT(ran.out, HasSubstr("cards/bolt.lua changed\n"));
  EXPECT_THAT(ran.out, HasSubstr("error T0501: text and script of Lightning Bolt are not the same card"));
  EXPECT_THAT(ran.out, HasSubstr("cards/third.lua changed\n"));
  EXPECT_THAT(ran.out, HasSubstr("unknown word `nothing`"));
}

TEST(Interruption, EndsAWatchOfOneFileThatWentAndCameAgain) {
  const std::string bolt = made_file("bolt.lua", bolt_script);
  std::thread editor([&] {
    wait_for_output("0 errors");
    std::filesystem::remove(bolt);
    wait_for_output("error L0401");
    made_file("bolt.lua", changed(bolt_script, "deal(3, target)", "deal(4, target)"));
  });
  const Ran ran = interrupted_at("of 1 cards against their scripts: 0 proved", {"check", bolt, "--watch"});
  editor.join();
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr("error L0401"));
}

TEST(Interruption, EndsAWatchThatFollowsItsSettings) {
  const std::string wrong = changed(bolt_script, "deal(3, target)", "deal(4, target)");
  made_file("cards/bolt.lua", wrong);
  run({"check", folder() + "/cards", "--write-baseline", folder() + "/known.json"});
  const std::string known = content(folder() + "/known.json");
  made_file("known.json", "{\"format\": 1, \"findings\": []}\n");
  std::thread editor([&] {
    wait_for_output("1 error, 0 warnings");
    made_file("sleight.toml", "[severity]\nT0501 = \"warn\"\n");
    wait_for_output("0 errors, 1 warning");
    made_file("sleight.toml", "baseline = \"known.json\"\n");
    wait_for_output("sleight.toml changed\n", 2);
    wait_for_output("1 error, 0 warnings", 2);
    made_file("known.json", known);
    wait_for_output("known.json changed\n");
    wait_for_output("0 errors, 0 warnings");
    // Nothing is judged by settings that nobody can follow; the next save is another try.
    made_file("sleight.toml", "baselin = \"known.json\"\n");
    wait_for_output("sleight.toml changed\n", 3);
    made_file("cards/rest.lua", "return nothing");
    made_file("sleight.toml", "level = 4\n");
  });
  const Ran ran = interrupted_at("read 2 scripts", {"check", folder() + "/cards", "--watch"});
  editor.join();
  EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning\n"));
  EXPECT_THAT(ran.out, HasSubstr("0 errors, 0 warnings\n"));
  EXPECT_THAT(ran.err, HasSubstr("sleight.toml:1:1: error T1102: "));
}

TEST(Interruption, IsNotNeededWhereNothingCanBeWatched) {
  const Ran ran = run({"check", "-", "--watch"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("`--watch` waits for files to be written"));
}

}  // namespace
}  // namespace sleight::cli
