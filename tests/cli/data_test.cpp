// Where the program finds its own data, and the files by which shells complete its command lines.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

/// A copy of the program as it lies in an installation at `prefix`, below the folder of the test.
std::string installed_at(const std::string& prefix) {
  const fs::path program = fs::path{folder()} / prefix / "bin" / "sleight";
  fs::create_directories(program.parent_path());
  fs::copy_file(SLEIGHT_PROGRAM, program, fs::copy_options::overwrite_existing);
  return program.string();
}

/// A folder of data, all that the sources have, of its own name.
std::string data_at(const std::string& path) {
  const fs::path data = fs::path{folder()} / path;
  fs::create_directories(data.parent_path());
  fs::create_directory_symlink(source_file(""), data);
  return data.string();
}

/// What `--version --verbose` prints, with the folder of the test as DIR; its data is in the first of the
/// places that is taken.
std::string places(const std::string& program, std::vector<std::string> arguments = {}) {
  arguments.insert(arguments.end(), {"--version", "--verbose"});
  const Ran ran = run_program(program, arguments);
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::string text = ran.out;
  for (std::size_t at = text.find(folder()); at != std::string::npos; at = text.find(folder(), at))
    text.replace(at, folder().size(), "DIR");
  return text;
}

TEST(Data, IsFoundFromTheProgram) {
  const std::string program = installed_at("prefix");
  const std::string list =
      "sleight 0.1.0\n"
      "Its data is that of the first of these places that is named, or has data:\n"
      "  --data: not given\n"
      "  SLEIGHT_DATA: not set\n";
  EXPECT_EQ(places(program), list +
                                 "  ../share/sleight: DIR/prefix/share/sleight, no data\n"
                                 "  share/sleight: DIR/prefix/bin/share/sleight, no data\n");
  data_at("prefix/bin/share/sleight");
  EXPECT_EQ(places(program),
            list +
                "  ../share/sleight: DIR/prefix/share/sleight, no data\n"
                "  share/sleight: DIR/prefix/bin/share/sleight, data of this version (taken)\n");
  data_at("prefix/share/sleight");
  EXPECT_EQ(places(program),
            list +
                "  ../share/sleight: DIR/prefix/share/sleight, data of this version (taken)\n"
                "  share/sleight: DIR/prefix/bin/share/sleight, data of this version\n");
  // A link to the program is the program, wherever it lies.
  fs::create_symlink(program, folder() + "/link");
  EXPECT_EQ(places(folder() + "/link"), places(program));
}

TEST(Data, OptionBeatsVariableBeatsPlaceBesideTheProgram) {
  const std::string program = installed_at("prefix");
  data_at("prefix/share/sleight");
  const std::string variable = data_at("variable"), option = data_at("option");
  ::setenv("SLEIGHT_DATA", variable.c_str(), 1);  // NOLINT(concurrency-mt-unsafe): nothing else runs
  const std::string with_variable = places(program);
  const std::string with_both = places(program, {"--data", option});
  // What is read is what is told of: the names of the scripts begin with the folder.
  const Ran read = run_program(program, {"--data", option, "describe", "--log-level", "trace",
                                         option + "/cards/alpha/lightning_bolt.lua"});
  const Ran by_variable =
      run_program(program, {"sim", "--random-decks", "--games", "1", "--log-level", "trace"});
  const Ran by_option = run_program(
      program, {"--data=" + option, "sim", "--random-decks", "--games", "1", "--log-level", "trace"});
  ::unsetenv("SLEIGHT_DATA");  // NOLINT(concurrency-mt-unsafe)
  EXPECT_THAT(with_variable,
              HasSubstr("  --data: not given\n"
                        "  SLEIGHT_DATA: DIR/variable, data of this version (taken)\n"
                        "  ../share/sleight: DIR/prefix/share/sleight, data of this version\n"));
  EXPECT_THAT(with_both, HasSubstr("  --data: DIR/option, data of this version (taken)\n"
                                   "  SLEIGHT_DATA: DIR/variable, data of this version\n"));
  EXPECT_EQ(read.status, 0) << read.err;
  EXPECT_THAT(by_variable.err, HasSubstr("read " + variable + "/cards/"));
  EXPECT_THAT(by_option.err, HasSubstr("read " + option + "/cards/"));
}

TEST(Data, WithoutAnyTheProgramSaysWhereItLooked) {
  const std::string program = installed_at("prefix");
  const Ran ran = run_program(program, {"check", made_file("bolt.lua", bolt_script)});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(
      ran.err,
      "error T0109: the program's data (cards, keywords, rule sets) is in none of its places: --data (not "
      "given), SLEIGHT_DATA (not set), `" +
          folder() + "/prefix/share/sleight`, `" + folder() +
          "/prefix/bin/share/sleight`\n"
          "  fix: install it with the program, or name its folder, in which `scripting` and `cards` lie, "
          "with `--data`\n");
  // What shells ask it is no question of data, nor is help.
  EXPECT_EQ(run_program(program, {"completions", "bash"}).status, 0);
  EXPECT_EQ(run_program(program, {"help", "T0109"}).status, 0);
}

TEST(Data, OptionIsRefusedWhereItMeansNothing) {
  const Ran empty = run({"--data", "", "check", source_file("cards/alpha")});
  EXPECT_EQ(empty.status, 2);
  EXPECT_EQ(empty.err, "error T0104: --data: names no folder\n  fix: see `sleight check --help`\n");
  const Ran unknown = run({"--dat=x", "check", source_file("cards/alpha")});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_THAT(unknown.err, HasSubstr("error T0102: "));
  EXPECT_THAT(unknown.err,
              HasSubstr("`sleight check` does not know the option `--dat`\n  fix: write `--data`"));
  const Ran alone = run({"--verbose", "help"});
  EXPECT_EQ(alone.status, 2);
  EXPECT_THAT(alone.err, HasSubstr("--verbose requires --version"));
  const Ran typo = run({"--data", source_file(""), "chek"});
  EXPECT_EQ(typo.err, "error T0101: there is no command `chek`\n  fix: write `sleight check`\n");
}

/// What bash proposes at the end of a command line.
std::string proposed(const std::string& words, int at) {
  const std::string script = made_file("sleight.bash", run({"completions", "bash"}).out);
  const Ran ran = run_program(
      "/bin/bash", {"--norc", "-c",
                    "source '" + script + "'; COMP_WORDS=(" + words + "); COMP_CWORD=" + std::to_string(at) +
                        "; _sleight 2>&1; echo \"${COMPREPLY[*]}\""});
  EXPECT_EQ(ran.status, 0) << ran.err;
  return ran.out;
}

TEST(Completions, BashProposesCommandsOptionsAndValues) {
  EXPECT_EQ(proposed("sleight re", 1), "replay\n");
  EXPECT_EQ(proposed("sleight comp", 1), "\n") << "whoever packs the program needs it, and nobody else";
  EXPECT_EQ(proposed("sleight --da", 1), "--data\n");
  EXPECT_EQ(proposed("sleight --data x re", 3), "replay\n");
  EXPECT_EQ(proposed("sleight --format json re", 3), "replay\n") << "an option of a command, before it";
  EXPECT_EQ(proposed("sleight --color al", 2), "always\n");
  EXPECT_EQ(proposed("sleight check --stdin", 2), "--stdin-filename\n");
  EXPECT_EQ(proposed("sleight check --form", 2), "--format\n");
  EXPECT_EQ(proposed("sleight check --format j", 3), "json junit\n");
  EXPECT_EQ(proposed("sleight check --format = j", 4), "json junit\n");
  EXPECT_EQ(proposed("sleight check --format = ''", 4), "human json sarif junit github\n");
  EXPECT_EQ(proposed("sleight check ca", 2), "\n") << "then bash proposes files";
}

TEST(Completions, EachShellGetsAllCommands) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const Ran ran = run({"completions", shell});
    EXPECT_EQ(ran.status, 0);
    for (const std::string command :
         {"check", "test", "scaffold", "parse", "describe", "duel", "replay", "sim", "why", "api", "help"})
      EXPECT_THAT(ran.out, HasSubstr(command)) << shell;
  }
  EXPECT_EQ(run({"completions", "tcsh"}).status, 2);
}

}  // namespace
}  // namespace sleight::cli
