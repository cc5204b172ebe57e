#include <gtest/gtest.h>

#include "grammar/text/phrase_pattern.h"
#include "grammar/text/printed_lines.h"
#include "grammar/text/printed_numbers.h"
#include "grammar/text/printed_tokens.h"

namespace sleight {
namespace {

std::string rewritten(const char* line, const char* from, const char* to, std::string_view subject = "~") {
  Text text(line);
  PhraseRewrite(from, to).apply(text, subject);
  return text.str();
}

TEST(PhrasePatterns, GapsHoldWhatStandsThere) {
  EXPECT_EQ(rewritten("pay {1}{w} or bury ~.", "pay <m> or bury ~", "bury ~ unless you pay <m>"),
            "bury ~ unless you pay {1}{w}.");
  EXPECT_EQ(rewritten("draw three cards.", "draw <n> cards", "discard <n> cards"), "discard three cards.");
  EXPECT_EQ(rewritten("draw some cards.", "draw <n> cards", "discard <n> cards"), "draw some cards.");
  EXPECT_EQ(rewritten("+1/-1 until end of turn", "^<p> until end of turn", "@ gets <p> until end of turn"),
            "~ gets +1/-1 until end of turn");
  // As few words as will do, and no sign among them.
  EXPECT_EQ(rewritten("if a b, c d.", "^if <t>, ", "when <t>, "), "when a b, c d.");
  EXPECT_EQ(rewritten("if a, b, c d.", "^if <t> c", "when <t> c"), "if a, b, c d.");
  EXPECT_EQ(rewritten("if a, b, c d.", "^if <c> c", "when <c> c"), "when a, b, c d.");
}

TEST(PhrasePatterns, AGapThatStandsTwiceHoldsTheSame) {
  const auto both = [](const char* line) { return rewritten(line, "a <k> or <k> b", "two <k> b"); };
  EXPECT_EQ(both("a red or red b"), "two red b");
  EXPECT_EQ(both("a red or black b"), "a red or black b");
  EXPECT_EQ(both("a red or reddish b"), "a red or reddish b");
  // What it holds may have to be longer than what will do at first.
  EXPECT_EQ(rewritten("x one two y one two z", "x <t> y <t> z", "<t>"), "one two");
}

TEST(PhrasePatterns, BeginAndEndAtSigns) {
  EXPECT_EQ(rewritten("{1}: regenerate", "^regenerate$", "regenerate @"), "{1}: regenerate ~");
  EXPECT_EQ(rewritten("regenerate it.", "^regenerate$", "regenerate @"), "regenerate it.");
  EXPECT_EQ(rewritten("you regenerate.", "^regenerate$", "regenerate @"), "you regenerate.");
  EXPECT_EQ(rewritten("unbanding", "banding", "flying"), "unbanding");
  EXPECT_EQ(rewritten("a (b|c) d", "none", "x"), "a (b|c) d");
  EXPECT_EQ(rewritten("they cannot. they may.", "they (cannot|may)$", "nobody"), "nobody. nobody.");
  // Of what speaks of nothing, nothing is said that needs it.
  EXPECT_EQ(rewritten("{1}: regenerate", "^regenerate$", "regenerate @", ""), "{1}: regenerate");
}

TEST(PhrasePatterns, EachByteKnowsItsPlace) {
  Text line("during your upkeep, pay {g} or bury ~.");
  PhraseRewrite("pay <m> or bury ~", "bury ~ unless you pay <m>").apply(line, "~");
  ASSERT_EQ(line.str(), "during your upkeep, bury ~ unless you pay {g}.");
  EXPECT_EQ(line.offset(0), 0U);
  EXPECT_EQ(line.stretch(line.str().find("{g}"), 3), (Span{24, 3}));
  // What nothing stands for any more goes to the byte behind it.
  EXPECT_EQ(line.stretch(line.size() - 1, 1), (Span{27, 11}));
  // A gap in its old order keeps its bytes.
  Text kept("gains +1/+1 now");
  PhraseRewrite("gains <p>", "gets <p>").apply(kept, "~");
  ASSERT_EQ(kept.str(), "gets +1/+1 now");
  EXPECT_EQ(kept.offset(5), 6U);
}

TEST(PrintedLines, SentencesOfAPermanent) {
  const auto lines = [](const char* text) {
    std::vector<std::string> all;
    for (const Text& line : lines_of_permanent(Text(text))) all.push_back(line.str());
    return all;
  };
  EXPECT_EQ(lines("{t}: draw a card. use this ability only once each turn. {1}: untap ~.").size(), 2U);
  EXPECT_EQ(lines("all goblins get +1/+1. during your upkeep, draw a card.").size(), 2U);
  EXPECT_EQ(lines("{1}: ~ gains flying until end of turn. at end of turn, bury ~.").size(), 1U);
  EXPECT_EQ(lines("all lands gain \"draw a card. bury it.\" forests are islands.").size(), 2U);
}

TEST(PrintedNumbers, LimitsInManaAreUses) {
  const auto said = [](const char* text) {
    Text line(text);
    rewrite_printed_numbers(line);
    return line.str();
  };
  EXPECT_EQ(said("{b}: flying. you cannot spend more than {b}{b} this way each turn."),
            "{b}: flying. use this ability only twice each turn for each player.");
  EXPECT_EQ(said("{2}: flying. you cannot spend more than {6} this way each turn."),
            "{2}: flying. use this ability only 3 times each turn for each player.");
  // What is no multiple of it is no number of uses.
  EXPECT_EQ(said("{2}: flying. you cannot spend more than {3} this way each turn."),
            "{2}: flying. you cannot spend more than {3} this way each turn.");
  EXPECT_EQ(said("{1}: flying. if you spend more than {3} this way during one turn, bury ~."),
            "{1}: flying. if this ability has been activated 4 or more times this turn, bury ~.");
  EXPECT_EQ(said("{t}: add {2}{g} to your mana pool."), "{t}: add {c}{c}{g} to your mana pool.");
  // Symbols without an end are nothing to count in.
  EXPECT_EQ(said("{1: flying. add {"), "{1: flying. add {");
}

TEST(PrintedTokens, AreWhatTheyAreTreatedAs) {
  const auto said = [](const char* text) {
    Text line(text);
    name_printed_tokens(line);
    return line.str();
  };
  EXPECT_EQ(said("{1}: put a bear token into play. treat this token as a 2/2 green creature."),
            "{1}: put a 2/2 green bear creature token into play.");
  EXPECT_EQ(
      said("when ~ comes into play, put two bear tokens into play. treat these tokens as 2/2 creatures with "
           "flying."),
      "when ~ comes into play, put two 2/2 bear creature tokens with flying into play.");
  EXPECT_EQ(said("put a bear token into play. treat this token as a 0/1 red wall."),
            "put a 0/1 red bear wall creature token into play.");
  EXPECT_EQ(
      said("put a bear token into play under target opponent's control. treat this token as a 1/1 creature."),
      "target opponent puts a 1/1 bear creature token into play.");
}

}  // namespace
}  // namespace sleight
