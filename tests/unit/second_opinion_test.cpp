#include "grammar/second_opinion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "grammar/text_reader.h"
#include "tests/kit/read_cards.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"

namespace sleight {
namespace {

using Lines = std::vector<std::string>;

LeftOver left_over(const EqualPhrases& equals, const Lines& text, const Lines& description) {
  return equals.left_over(text, description);
}

std::string table() {
  std::ifstream file(SLEIGHT_SOURCE_DIR "/grammar/equal_phrases.txt");
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(EqualPhrases, LeaveNothingOfTheSameWordsInAnotherOrder) {
  EXPECT_TRUE(left_over({}, {"destroy target green creature.", "flying"},
                        {"flying", "destroy target creature, green"})
                  .empty());
}

TEST(EqualPhrases, TellWhatEachOfTwoTextsSaysAlone) {
  const LeftOver left = left_over({}, {"destroy target untapped creature."}, {"bury target creature."});
  EXPECT_EQ(left.of_text, (Lines{"destroy", "untapped"}));
  EXPECT_EQ(left.of_description, Lines{"bury"});
}

TEST(EqualPhrases, PassOverNumberAndPerson) {
  EXPECT_TRUE(left_over({}, {"elves lose two zombies"}, {"elf loses 2 zombie"}).empty());
  EXPECT_FALSE(left_over({}, {"gets +2/-1"}, {"gets +1/-2"}).empty());
  EXPECT_TRUE(left_over({}, {"gets -0/-1"}, {"gets +0/-1"}).empty());
}

TEST(EqualPhrases, TakeARowFromEitherSide) {
  const EqualPhrases rows("cannot be regenerated = bury\n");
  EXPECT_EQ(rows.rows().size(), 1U);
  EXPECT_TRUE(left_over(rows, {"cannot be regenerated"}, {"bury"}).empty());
  EXPECT_TRUE(left_over(rows, {"bury"}, {"cannot be regenerated"}).empty());
  // Only where both stand.
  EXPECT_FALSE(left_over(rows, {"regenerated"}, {"bury"}).empty());
  EXPECT_FALSE(left_over(rows, {"cannot be regenerated"}, {"destroy"}).empty());
}

TEST(EqualPhrases, LetOtherWordsStandInAGapButKeepTheOrder) {
  const EqualPhrases rows("destroy ... regenerated = bury\n");
  EXPECT_TRUE(left_over(rows, {"destroy creature, not regenerated"}, {"not bury creature"}).empty());
  EXPECT_FALSE(left_over(rows, {"regenerated creature destroy"}, {"creature bury"}).empty());
}

TEST(EqualPhrases, KeepNoPhraseThatGoesAcrossLines) {
  const EqualPhrases rows("first strike = quick\n");
  EXPECT_TRUE(left_over(rows, {"first strike"}, {"quick"}).empty());
  EXPECT_FALSE(left_over(rows, {"first", "strike"}, {"quick"}).empty());
}

TEST(EqualPhrases, HaveWordsThatSayNothingAndRemarks) {
  const EqualPhrases rows("# the = all\nthe all  # each on its own\n");
  EXPECT_TRUE(rows.rows().empty());
  EXPECT_TRUE(left_over(rows, {"the creature"}, {"all creature"}).empty());
  EXPECT_FALSE(left_over(rows, {"each creature"}, {"creature"}).empty());
}

std::string without_gaps(std::string phrase) {
  for (std::size_t at = 0; (at = phrase.find(" ... ", at)) != std::string::npos;) phrase.replace(at, 5, " ");
  return phrase == "-" ? "" : phrase;
}

TEST(TheTableOfEqualPhrases, HasNoRowThatDoesNothing) {
  const std::string text = table();
  ASSERT_GT(EqualPhrases(text).rows().size(), 100U);
  std::istringstream lines{text};
  std::size_t at = 0;
  for (std::string line; std::getline(lines, line); at += line.size() + 1) {
    const EqualPhrases row(line + "\n");
    if (row.rows().empty()) continue;
    const Lines left{without_gaps(row.rows()[0].left)}, right{without_gaps(row.rows()[0].right)};
    EXPECT_TRUE(left_over(EqualPhrases(text), left, right).empty()) << line;
    std::string without = text;
    without.erase(at, line.size() + 1);
    EXPECT_FALSE(left_over(EqualPhrases(without), left, right).empty())
        << "said by other rows already: " << line;
  }
}

TEST(TheTableOfEqualPhrases, IsNotBlindToAWordTakenOut) {
  const EqualPhrases equals(table());
  std::size_t taken = 0, noticed = 0;
  for (const kit::ReadCard& card : kit::read_cards()) {
    std::istringstream words{card.described};
    Lines all;
    for (std::string word; words >> word;) all.push_back(word);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (std::count(all.begin(), all.end(), all[i]) > 1 || all[i].size() < 3) continue;
      std::string less;
      for (std::size_t j = 0; j < all.size(); ++j) less += j == i ? "" : all[j] + " ";
      ++taken;
      noticed += left_over(equals, {less}, {card.described}).empty() ? 0 : 1;
    }
  }
  RecordProperty("words_taken_out", std::to_string(taken));
  RecordProperty("noticed", std::to_string(noticed));
  ASSERT_GT(taken, 5000U);
  EXPECT_GT(10 * noticed, 6 * taken) << noticed << " of " << taken;
}

Card made_of(const Card& facts, std::string_view text, const Vocabulary& vocabulary, Words& words) {
  const Reading reading = read_text(facts, text, vocabulary);
  EXPECT_TRUE(reading.understood()) << text;
  for (const std::string& word : reading.words) words.intern(word);
  return apply(facts, reading);
}

TEST(SecondOpinion, SeesAWordThatTheScriptDoesNotSay) {
  const EqualPhrases equals(table());
  Card facts;
  facts.name = "Axe";
  facts.types = CardType::sorcery;
  facts.has_cost = true;
  Words words;
  const Card made = made_of(facts, "Destroy target black creature.", kit::known_words(), words);
  const auto opinion = [&](std::string_view text, Wording wording) {
    return second_opinion(made, text, wording, words, kit::known_words(), equals);
  };
  EXPECT_TRUE(opinion("Destroy target black creature.", Wording::house).empty());
  EXPECT_EQ(opinion("Destroy target black tapped creature.", Wording::house).of_text, Lines{"tapped"});
  EXPECT_EQ(opinion("Destroy target creature.", Wording::oracle).of_description, Lines{"black"});
}

TEST(SecondOpinion, LooksAtWhatACardIsPutOn) {
  const EqualPhrases equals(table());
  Card facts;
  facts.name = "Chains";
  facts.types = CardType::enchantment;
  facts.has_cost = true;
  Words words;
  const std::string_view text = "Enchant green creature\nEnchanted creature cannot attack.";
  const Card made = made_of(facts, text, kit::known_words(), words);
  EXPECT_TRUE(second_opinion(made, text, Wording::house, words, kit::known_words(), equals).empty());
  EXPECT_EQ(second_opinion(made, "Enchant creature\nEnchanted creature cannot attack.", Wording::house, words,
                           kit::known_words(), equals)
                .of_description,
            Lines{"green"});
}

}  // namespace
}  // namespace sleight
