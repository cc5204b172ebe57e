#include "grammar/second_opinion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "grammar/text_reader.h"
#include "tests/kit/read_cards.h"
#include "tests/kit/sanitized.h"
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

TEST(EqualPhrases, CountEachWord) {
  const LeftOver swallowed = left_over({}, {"destroy target tapped creature. untap target tapped wall."},
                                       {"destroy target tapped creature. untap target wall."});
  EXPECT_EQ(swallowed.of_text, Lines{"tapped"});
  EXPECT_TRUE(swallowed.of_description.empty());
  const LeftOver added = left_over({}, {"destroy target white creature. untap target wall."},
                                   {"destroy target white creature. untap target white wall."});
  EXPECT_TRUE(added.of_text.empty());
  EXPECT_EQ(added.of_description, Lines{"white"});
  EXPECT_EQ(left_over({}, {"draw 2 cards. draw 2 cards. draw 2 cards"}, {"draw 2 cards"}).of_text,
            (Lines{"2", "2", "card", "card", "draw", "draw"}));
}

TEST(EqualPhrases, UseARowAsOftenAsBothOfItsPhrasesStand) {
  const EqualPhrases rows("bury = destroy\n");
  EXPECT_TRUE(left_over(rows, {"bury wall, bury wall"}, {"destroy wall, destroy wall"}).empty());
  const LeftOver left = left_over(rows, {"bury wall, bury wall"}, {"destroy wall, wall"});
  EXPECT_EQ(left.of_text, Lines{"bury"});
  EXPECT_TRUE(left.of_description.empty());
  // What both phrases of a row say is no part of it.
  EXPECT_EQ(left_over(EqualPhrases("target = target permanent\n"), {"target target wall"},
                      {"target permanent wall"})
                .of_text,
            Lines{"target"});
}

TEST(EqualPhrases, UseARowWithAGapOnceForEachStretchOfWords) {
  const EqualPhrases rows("destroy ... regenerated = bury\n");
  EXPECT_TRUE(left_over(rows, {"destroy wall, not regenerated", "destroy elf, not regenerated"},
                        {"not bury wall", "not bury elf"})
                  .empty());
  EXPECT_EQ(
      left_over(rows, {"destroy wall, destroy elf, not regenerated"}, {"not bury wall, bury elf"}).of_text,
      Lines{"destroy"});
}

TEST(EqualPhrases, LetADescriptionSayAgainWhatATextSaysAtOnce) {
  EXPECT_TRUE(left_over({}, {"whenever ~ blocks or becomes blocked by a green wall, destroy that wall."},
                        {"whenever ~ blocks a green wall, destroy that wall.",
                         "whenever ~ becomes blocked or by a green wall, destroy that wall."})
                  .empty());
  // A sentence that shares nothing is none that is said again, however short it is.
  EXPECT_TRUE(left_over({}, {"flying", "green walls attack and block."},
                        {"green walls attack and.", "green walls block.", "flying"})
                  .empty());
  // As many sentences may be more as there are, and none where there are as many.
  EXPECT_EQ(left_over({}, {"destroy target wall.", "tap target green wall."},
                      {"destroy target green wall.", "tap target green wall."})
                .of_description,
            Lines{"green"});
  EXPECT_EQ(left_over({}, {"tap target green wall."}, {"tap target green wall.", "untap target green wall."})
                .of_description,
            Lines{"untap"});
  // A text that says again what its description does not has words too many.
  EXPECT_EQ(
      left_over({}, {"tap target green wall.", "tap target green wall."}, {"tap target green wall."}).of_text,
      (Lines{"green", "tap", "target", "wall"}));
}

TEST(EqualPhrases, NoticeTwoNumbersInEachOthersPlaces) {
  const auto exchanged = [](const std::string& text, const std::string& description) {
    const LeftOver left = left_over({}, {text}, {description});
    EXPECT_TRUE(left.of_text.empty() && left.of_description.empty());
    return left.exchanged;
  };
  const std::string text = "~ deals 2 damage to target creature and you gain three life.";
  EXPECT_EQ(exchanged(text, "~ deals 3 damage to target creature and you gain two life."), (Lines{"2", "3"}));
  EXPECT_TRUE(exchanged(text, "you gain 3 life and ~ deals 2 damage to target creature.").empty());
  EXPECT_EQ(exchanged("target wall gets +1/+0. target elf gets +0/+1.",
                      "target wall gets +0/+1. target elf gets +1/+0."),
            (Lines{"+0/+1", "+1/+0"}));
  EXPECT_EQ(exchanged("{1}, {t}: draw a card.\n{2}, pay life: untap ~.",
                      "{2}, {t}: draw a card.\n{1}, pay life: untap ~."),
            (Lines{"{1}", "{2}"}));
  // Two cases may be told in either order.
  EXPECT_TRUE(left_over({}, {"it gets +1/+1. if green, it gets +2/+2 instead."},
                        {"it gets +2/+2 if green. otherwise, it gets +1/+1."})
                  .exchanged.empty());
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

TEST(TheTableOfEqualPhrases, KnowsACardOfALibraryOnlyWhereItIsPutSomewhere) {
  const EqualPhrases equals(table());
  const std::string reveal = "reveal the top card of your library. ", top = "the top card of your library";
  EXPECT_TRUE(left_over(equals, {reveal + "if it is a land card, put it into play."},
                        {reveal + "if " + top + " is a land card, put " + top + " into play."})
                  .empty());
  EXPECT_FALSE(left_over(equals, {reveal + "untap ~ and it gets +1/+1."},
                         {reveal + "untap ~, then " + top + " gets +1/+1."})
                   .empty());
}

TEST(TheTableOfEqualPhrases, TellsPersonsAndDeedsApart) {
  const EqualPhrases equals(table());
  const auto differ = [&](const std::string& text, const std::string& description) {
    EXPECT_FALSE(left_over(equals, {text}, {description}).empty()) << text << " / " << description;
    EXPECT_FALSE(left_over(equals, {description}, {text}).empty()) << description << " / " << text;
  };
  const auto agree = [&](const std::string& text, const std::string& description) {
    EXPECT_TRUE(left_over(equals, {text}, {description}).empty()) << text << " / " << description;
  };
  differ("sacrifice a creature", "bury a creature");
  differ("sacrifice target creature", "destroy target creature");
  differ("sacrifice enchanted creature", "bury enchanted creature");
  agree("sacrifice ~", "bury ~");
  differ("creatures do not untap during your untap phase",
         "creatures do not untap during its controller's untap phase");
  agree("~ does not untap during your untap phase", "~ does not untap during its controller's untap phase");
  differ("its controller sacrifices a creature", "sacrifice a creature");
  differ("untap lands you control", "untap lands its owner controls");
  differ("your life", "its owner's life");
  differ("into play", "its owner's play");
  differ("draw a card", "that player's draw a card");
  differ("they untap", "its controller untaps");
  differ("in any order", "its owner's");
  agree("put it into your hand", "put it into its owner's hand");
  agree("reveal their hand", "reveal that player's hand");
}

TEST(TheTableOfEqualPhrases, IsNotBlindToAWordTakenOut) {
  const EqualPhrases equals(table());
  std::size_t taken = 0, noticed = 0, looked_at = 0;
  for (const kit::ReadCard& card : kit::read_cards()) {
    if (!kit::is_looked_at(looked_at++)) continue;
    std::istringstream words{card.described};
    Lines all;
    for (std::string word; words >> word;) all.push_back(word);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].size() < 3 || (i + taken) % 3 != 0) continue;
      std::string less;
      for (std::size_t j = 0; j < all.size(); ++j) less += j == i ? "" : all[j] + " ";
      ++taken;
      noticed += left_over(equals, {less}, {card.described}).empty() ? 0 : 1;
    }
  }
  RecordProperty("words_taken_out", std::to_string(taken));
  RecordProperty("noticed", std::to_string(noticed));
  ASSERT_GT(taken, static_cast<std::size_t>(kit::as_many_as(5000)));
  EXPECT_GT(100 * noticed, 68 * taken) << noticed << " of " << taken;
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
