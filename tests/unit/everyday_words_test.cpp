// What people call things leads to words of the language, and to each of them something leads.
#include "scripting/lua/everyday_words.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "scripting/lua/word_stems.h"
#include "tests/kit/whole_library.h"
#include "tools/library/card_names.h"
#include "tools/lookup/searched_entries.h"

namespace sleight {
namespace {

const std::vector<ManualWord>& words() {
  static const std::vector<ManualWord> all = whole_manual(*kit::whole_library().library);
  return all;
}

/// The names, values and families that a row may lead to.
std::set<std::string> what_rows_may_name() {
  std::set<std::string> names;
  for (const ManualWord& word : words()) {
    names.insert("[" + word.family + "]");
    if (word.family != "values, in quotes") names.insert(word.name);
    for (const ManualField& field : word.fields)
      if (word.family == "values, in quotes") names.insert(field.name);
  }
  return names;
}

TEST(EverydayWords, LeadToWordsOfTheLanguageOnly) {
  const std::set<std::string> names = what_rows_may_name();
  EXPECT_GT(everyday_words().size(), 250U);
  for (const EverydayRow& row : everyday_words()) {
    ASSERT_FALSE(row.said.empty());
    EXPECT_TRUE(!row.words.empty() || !row.note.empty()) << row.said[0] << " leads nowhere";
    for (const std::string& word : row.words)
      EXPECT_TRUE(names.contains(word)) << row.said[0] << ": " << word;
  }
}

TEST(EverydayWords, LeadToEveryWordAndKeyword) {
  std::map<std::string, std::string> said;  // by the word that it leads to
  for (const EverydayRow& row : everyday_words())
    for (const std::string& word : row.words)
      for (const std::string& each : row.said)
        if (each != word) said.emplace(word, each);
  const std::set<std::string> apart{
      "verbs of scenarios", "options", "counters", "values, in quotes", "methods of the duel, in a function",
      "keys of other words"};
  for (const ManualWord& word : words())
    EXPECT_TRUE(apart.contains(word.family) || said.contains(word.name) ||
                said.contains("[" + word.family + "]"))
        << word.family << ": nothing that people say leads to " << word.name;
}

TEST(EverydayWords, AreReadLineByLine) {
  const std::vector<EverydayRow> rows = read_everyday_words(
      "# a remark\n\n  dies, end of it -> died , \"in play\"\nphasing -> | It came later.\nno row\n");
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].said, (std::vector<std::string>{"dies", "end of it"}));
  EXPECT_EQ(rows[0].words, (std::vector<std::string>{"died", "\"in play\""}));
  EXPECT_EQ(rows[0].note, "");
  EXPECT_TRUE(rows[1].words.empty());
  EXPECT_EQ(rows[1].note, "It came later.");
}

TEST(EverydayWords, AreProposedBeforeWhatIsSpeltAlike) {
  EXPECT_EQ(propose("exile", {"exact", "remove_from_game", "bury"}).question,
            "; did you mean `remove_from_game` or `bury`?");
  EXPECT_EQ(
      propose("exile", {"exact", "remove_from_game", "bury"}).fix,
      "Write `remove_from_game` or `bury`, whichever is meant: `sleight find exile` tells what each is.");
  EXPECT_EQ(propose("End_Of_Turn", {"at_end_of_turn", "end"}).fix, "Write `at_end_of_turn`.");
  // One wrong letter is a slip of what it is spelt like, whatever else has its stem.
  EXPECT_EQ(propose("creatur", {"creature", "summon"}).question, "; did you mean `creature`?");
  EXPECT_EQ(propose("quux", {"creature"}).question, "");
  EXPECT_EQ(propose("quux", {"creature"}).fix, "");
}

TEST(WordStems, AreWhatRegularFormsHaveInCommon) {
  for (const auto& [one, other] :
       std::vector<std::pair<std::string, std::string>>{{"draws", "drawing"},
                                                        {"die", "dies"},
                                                        {"tapped", "taps"},
                                                        {"tapping", "tap"},
                                                        {"sacrifice", "sacrificing"},
                                                        {"copies", "copied"},
                                                        {"copy", "copies"},
                                                        {"destroyed", "destroys"},
                                                        {"controlled", "control"},
                                                        {"kills", "killed"},
                                                        {"casting", "casts"}})
    EXPECT_EQ(word_stem(one), word_stem(other)) << one << ", " << other;
  EXPECT_NE(word_stem("deal"), word_stem("deals_damage"));
  EXPECT_EQ(stems_of("Ja'far, end_of  turn: +1/+1"),
            (std::vector<std::string>{"jafar", "end", "of", "turn", "1", "1"}));
  EXPECT_EQ(stemmed("Counters, tapped"), "counter tap");
}

TEST(CardNames, AreFoundHoweverTheyAreTyped) {
  const Library& library = *kit::whole_library().library;
  for (const char* typed : {"el hajjaj", "EL-HAJJÂJ", "elhajjaj", "El-Hajja\u0302j"})
    EXPECT_EQ(library.card(card_called(library, typed)).name, "El-Hajjâj") << typed;
  EXPECT_EQ(library.card(card_called(library, "will o the wisp")).name, "Will-o'-the-Wisp");
  EXPECT_EQ(card_called(library, "'-'"), CardId::none);
  EXPECT_EQ(card_called(library, "Quux"), CardId::none);
  EXPECT_EQ(folded_name("Ærathi Berserker"), "aerathiberserker");
}

}  // namespace
}  // namespace sleight
