// A file that another command is for is refused by a finding that names that command.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// A file of each kind.
struct Files {
  std::string script = made_file("bolt.lua", bolt_script);
  std::string scenarios = made_file(
      "one.lua",
      "local n = 1\n\nscenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n");
  std::string record = folder() + "/duel.json";
  std::string saved = folder() + "/duel.save";
  std::string deck = black_red();
  std::string data = sample_cards();

  Files() {
    const Ran ran = run({"duel", deck, deck, "--seed", "1", "--record", record, "--save", saved});
    EXPECT_EQ(ran.status, 0) << ran.err;
  }
};

void expect_sent_on(const std::vector<std::string>& arguments, const std::string& to) {
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 2) << arguments[0] << " " << arguments[1];
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("error T0112: ")) << arguments[0] << " " << arguments[1];
  EXPECT_THAT(ran.err, HasSubstr("  fix: `sleight " + to)) << arguments[0] << " " << arguments[1];
}

TEST(MeantCommand, IsNamedByCheckAndDescribe) {
  const Files files;
  for (const char* command : {"check", "describe"}) {
    expect_sent_on({command, files.scenarios}, "test " + files.scenarios + "` runs them");
    expect_sent_on({command, files.record}, "replay " + files.record);
    expect_sent_on({command, files.saved}, "why " + files.saved);
    expect_sent_on({command, files.deck}, "duel " + files.deck);
    expect_sent_on({command, files.data}, "scaffold --cards " + files.data);
  }
}

TEST(MeantCommand, IsNamedByTest) {
  const Files files;
  expect_sent_on({"test", files.script}, "check " + files.script);
  expect_sent_on({"test", files.record}, "replay " + files.record);
  expect_sent_on({"test", files.saved}, "why " + files.saved);
  expect_sent_on({"test", files.deck}, "duel " + files.deck);
}

TEST(MeantCommand, IsNamedByWhatReadsDuelsAndDecks) {
  const Files files;
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"replay"}, {"why"}, {"duel"}, {"sim"}}) {
    std::vector<std::string> scripted = command, tested = command;
    scripted.insert(scripted.end(), {files.script, "x"});
    tested.insert(tested.end(), {files.scenarios, "x"});
    // Of a record or a save no other argument is asked for.
    if (command[0] == "replay") scripted.pop_back(), tested.pop_back();
    if (command[0] == "duel" || command[0] == "sim") scripted.back() = tested.back() = files.deck;
    expect_sent_on(scripted, "check " + files.script);
    expect_sent_on(tested, "test " + files.scenarios);
  }
  expect_sent_on({"replay", files.saved}, "why " + files.saved);
  expect_sent_on({"replay", files.deck}, "duel " + files.deck);
  expect_sent_on({"duel", files.deck, files.record}, "replay " + files.record);
}

TEST(MeantCommand, IsNamedByScaffold) {
  const Files files;
  expect_sent_on({"scaffold", "--cards", files.script}, "check " + files.script);
  expect_sent_on({"scaffold", "--text", files.script}, "check " + files.script);
  expect_sent_on({"scaffold", "--text", files.data}, "scaffold --cards " + files.data);
}

TEST(MeantCommand, OfAFolderIsThatOfItsFiles) {
  made_file("scenarios/one.lua",
            "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n");
  made_file("cards/bolt.lua", bolt_script);
  expect_sent_on({"check", folder() + "/scenarios"}, "test ");
  expect_sent_on({"test", folder() + "/cards"}, "check ");
  EXPECT_EQ(run({"test", folder()}).status, 1) << "both lie in it, and the card fails as a file of scenarios";
}

TEST(MeantCommand, WhatSaysNothingIsLeftToTheCommand) {
  EXPECT_THAT(run({"check", made_file("a.lua", "x = = 1\n")}).out, HasSubstr("error L0101"));
  EXPECT_THAT(run({"test", made_file("b.lua", "")}).out, HasSubstr("the file has no scenario"));
  EXPECT_THAT(run({"replay", made_file("c.json", "{}")}).err, HasSubstr("error T0701"));
}

}  // namespace
}  // namespace sleight::cli
