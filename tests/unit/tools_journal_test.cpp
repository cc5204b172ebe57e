// The journal of a duel: told alike whether the duel is played at once or waits for every answer.
#include <gtest/gtest.h>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "scripting/files/card_collection.h"
#include "tests/source_dir.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/library/deck_file.h"
#include "tools/logging/duel_journal.h"

namespace sleight {
namespace {

Deck shipped_deck(const Library& library, const std::string& name) {
  const std::string file = std::string(SLEIGHT_SOURCE_DIR) + "/tests/data/decks/" + name;
  std::string text;
  EXPECT_TRUE(read_file(file, text));
  return read_deck(file, text, library).cards;
}

/// All that a journal tells while `play` is done.
template <typename BatchItem>
std::string journal_of(const std::string& name, BatchItem play) {
  const std::string file = testing::TempDir() + "sleight-" + name + ".log";
  {
    std::string problem;
    const std::optional<Log> log = Log::to(LogLevel::trace, file, false, problem);
    EXPECT_TRUE(log);
    DuelJournal journal{*log};
    play(journal);
  }
  std::string text;
  EXPECT_TRUE(read_file(file, text));
  std::remove(file.c_str());
  return text;
}

TEST(DuelJournal, IsToldAlikeAtOnceAndAnswerByAnswer) {
  const CardSources sources;
  const Collection cards = open_library(sources);
  std::string problem;
  const std::shared_ptr<const Rules> rules = open_rules("fifth", sources, problem);
  ASSERT_TRUE(rules) << problem;
  const auto new_duel = [&] {
    Duel duel{cards.library, rules};
    EXPECT_EQ(set_up(duel, shipped_deck(*cards.library, "black-red.txt"),
                     shipped_deck(*cards.library, "white-blue.txt"), 3),
              "");
    return duel;
  };
  std::vector<std::int32_t> answers;
  const std::string at_once = journal_of("at-once", [&](Observer& journal) {
    Duel duel = new_duel();
    RandomAgent bob(11), sue(12);
    Table table{.duel = duel, .agents = {&bob, &sue}, .journal = &answers, .observer = &journal};
    play_out(table);
  });
  const std::string stepwise = journal_of("stepwise", [&](Observer& journal) {
    Interactive interactive{new_duel(), &journal};
    for (const std::int32_t answer : answers) ASSERT_TRUE(interactive.answer(answer));
    EXPECT_FALSE(interactive.pending());
  });
  EXPECT_FALSE(at_once.empty());
  EXPECT_EQ(at_once, stepwise);
}

TEST(Log, TellsItsLevelAndThoseBelow) {
  EXPECT_FALSE(Log{}.tells(LogLevel::error));
  std::string problem;
  const std::optional<Log> log = Log::to(LogLevel::warn, "", false, problem);
  ASSERT_TRUE(log);
  EXPECT_TRUE(log->tells(LogLevel::error));
  EXPECT_TRUE(log->tells(LogLevel::warn));
  EXPECT_FALSE(log->tells(LogLevel::info));
  EXPECT_EQ(log_level_named("debug"), LogLevel::debug);
  EXPECT_EQ(log_level_named("Debug"), std::nullopt);
}

}  // namespace
}  // namespace sleight
