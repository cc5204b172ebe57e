#include <gtest/gtest.h>

#include "core/card/definition.h"
#include "core/card/diagnostic.h"
#include "core/card/verb.h"
#include "grammar/grammar_codes.h"
#include "grammar/text/dialect.h"
#include "grammar/text/rewritten_lines.h"
#include "grammar/text/text.h"
#include "grammar/text_reader.h"
#include "grammar/unread_pieces.h"
#include "tests/kit/allocations.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

Card engine() { return card("Test Engine", CardType::artifact); }

Card bolt() { return card("Test Bolt", CardType::instant); }

TEST(AbilityLines, CutReminderTextAndNameTheCardItself) {
  const auto lines =
      ability_lines("Test Engine", "Flying (It flies.)\n{T}: Test Engine deals 1 damage to you.");
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].str(), "flying");
  EXPECT_EQ(lines[1].str(), "{t}: ~ deals 1 damage to you.");
}

TEST(AbilityLines, KeepAChoiceAndItsBulletsTogether) {
  const auto lines =
      ability_lines("X", "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Counter target spell.\nFlying");
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[1].str(), "flying");
}

TEST(AbilityLines, DoNotMistakeAPartOfAWordForTheName) {
  EXPECT_EQ(ability_lines("Jump", "Jumping").front().str(), "jumping");
  EXPECT_EQ(ability_lines("Jump", "Jump.").front().str(), "~.");
}

TEST(AbilityLines, TakeAnOrderForNoName) {
  EXPECT_EQ(ability_lines("Exile", "Exile target creature.").front().str(),
            "remove target creature from the game.");
  EXPECT_EQ(ability_lines("Exile", "Exile deals 1 damage to you.").front().str(), "~ deals 1 damage to you.");
  EXPECT_EQ(ability_lines("Web", "{T}: Untap Web each turn.").front().str(), "{t}: untap ~ each turn.");
}

TEST(AbilityLines, RememberWhereEachByteCameFrom) {
  const std::string source = "Test Engine can\xE2\x80\x99t block.";
  const Text line = ability_lines("Test Engine", source).front();
  const std::size_t at = line.str().find("block");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(line.offset(at), source.find("block"));
}

TEST(Reading, PointsAtTheUnknownWord) {
  const std::string text = "Flying\n{T}: Test Engine zorbles target creature.";
  const Reading reading = read_text(engine(), text, known_words());
  ASSERT_EQ(reading.lines.size(), 2U);
  EXPECT_TRUE(reading.lines[0].understood);
  EXPECT_FALSE(reading.lines[1].understood);
  EXPECT_EQ(reading.abilities.size(), 1U);
  const Diagnostics found = findings(reading, text, "engine.lua");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].code, "G0101");
  EXPECT_EQ(found[0].severity, Severity::error);
  EXPECT_EQ(found[0].location, (Location{"engine.lua", 2, 18, 7}));
  EXPECT_EQ(found[0].message, "the grammar does not know 'zorbles'");
  EXPECT_EQ(found[0].fix, "Say it in the words of the house wording, or leave the text out.");
}

TEST(Reading, PointsAtTheWordThatDoesNotFit) {
  const std::string text = "Destroy target creature black.";
  const Diagnostics found = findings(read_text(bolt(), text, known_words()), text, "bolt.lua");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].code, "G0102");
  EXPECT_EQ(found[0].location, (Location{"bolt.lua", 1, 25, 5}));
  EXPECT_EQ(found[0].message, "the grammar cannot read on at 'black'");
  EXPECT_EQ(found[0].fix, "Put the sentence as a card of the era would, or leave the text out.");
}

TEST(Reading, TellsTheNearestLineThatIsRead) {
  const ReadLines examples("Destroy target black creature.\n~ deals 2 damage to target creature.\nFlying\n");
  const auto fix = [&](const std::string& text) {
    const Diagnostics found = findings(read_text(bolt(), text, known_words()), text, "bolt.lua", examples);
    return found.empty() ? "" : found.front().fix;
  };
  EXPECT_EQ(
      fix("Destroy target creature black."),
      "Put the sentence as a card of the era would, or leave the text out. The nearest line that is read is "
      "`Destroy target black creature.`, which says `black creature` where this says `creature black`.");
  EXPECT_THAT(fix("Destroy quickly target black creature."),
              ::testing::HasSubstr("which does not say `quickly`."));
  EXPECT_THAT(fix("Destroy target creature black creature."),
              ::testing::HasSubstr("does not say `creature`."));
  EXPECT_THAT(fix("Test Bolt deals 2 to target creature."),
              ::testing::HasSubstr("which says `damage` besides."));
  // Where not half of the words are the same, nothing is near.
  EXPECT_THAT(fix("Draw two of all that is left."), ::testing::Not(::testing::HasSubstr("nearest")));
}

TEST(Reading, RefusesAMeaningThatHasNoPlace) {
  const std::string text = "Destroy target creature.";
  const Diagnostics found = findings(read_text(engine(), text, known_words()), text, "engine.lua");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].code, "G0103");
  EXPECT_EQ(found[0].message,
            "this line says something that no ability can hold: 'Destroy target creature.'");
  EXPECT_EQ(found[0].fix, "Split it into the sentences of its abilities, or leave the text out.");
}

TEST(Reading, ReadsAPronounOnlyWhereSomethingIsMeant) {
  EXPECT_FALSE(read_text(bolt(), "Destroy that creature.", known_words()).understood());
  EXPECT_FALSE(read_text(bolt(), "You gain 1 life. If you do, draw a card.", known_words()).understood());
}

TEST(Reading, DoesNotActOnAllWhereOneIsMeant) {
  for (const char* text : {"Destroy a creature.", "Tap a land.", "Bolt deals 2 damage to a creature."})
    EXPECT_FALSE(read_text(bolt(), text, known_words()).understood()) << text;
  EXPECT_TRUE(read_text(bolt(), "Sacrifice a creature.", known_words()).understood())
      << "whichever its controller likes";
  EXPECT_TRUE(read_text(bolt(), "Destroy all creatures.", known_words()).understood());
  const Reading returned = read_text(bolt(), "Return a creature to its owner's hand.", known_words());
  ASSERT_TRUE(returned.understood());
  EXPECT_EQ(returned.abilities.at(0).modes.at(0).steps.at(0).verb, Verb::search) << "one is chosen first";
}

TEST(Reading, DoesNotDropTheFirstOfTwo) {
  for (const char* text : {"{1}, {2}, {T}: Draw a card.", "{1}, {T}, {T}: Draw a card."})
    EXPECT_FALSE(read_text(engine(), text, known_words()).understood()) << text;
  EXPECT_FALSE(
      read_text(bolt(),
                "Cast this spell only during combat.\nCast this spell only during your turn.\nDraw a card.",
                known_words())
          .understood());
}

TEST(Reading, MakesNoMoreManaThanAStepHolds) {
  EXPECT_TRUE(read_text(bolt(), "Add 200 colorless mana to your mana pool.", known_words()).understood());
  EXPECT_FALSE(read_text(bolt(), "Add 300 colorless mana to your mana pool.", known_words()).understood());
}

TEST(Reading, ANextTimeWithoutASourceIsNotUnderstood) {
  for (const char* text :
       {"The next time of your choice would deal damage to you this turn, prevent that damage.",
        "The next time a of your choice would deal damage to you this turn, prevent that damage."})
    EXPECT_FALSE(read_text(bolt(), text, known_words()).understood()) << text;
}

TEST(Reading, DoesNotReadAnotherPlayersUntapPhase) {
  Card aura = engine();
  aura.types = CardType::enchantment;
  EXPECT_TRUE(
      read_text(aura, "Enchanted creature does not untap during its controller's untap phase.", known_words())
          .understood());
  // "Your next" is the next one of who says it, whoever controls the creature then.
  const auto next_of = [&](const char* text) {
    const Reading reading = read_text(aura, text, known_words());
    EXPECT_TRUE(reading.understood()) << text;
    return apply(aura, reading).abilities;
  };
  EXPECT_NE(next_of("{1}: Target creature does not untap during your next untap phase."),
            next_of("{1}: Target creature does not untap during its controller's next untap phase."));
  // What is enchanted has none but yours while you control it.
  const Reading yours =
      read_text(aura, "Enchanted creature does not untap during your untap phase.", known_words());
  ASSERT_TRUE(yours.understood());
  ASSERT_EQ(yours.abilities.size(), 1U);
  EXPECT_EQ(yours.abilities[0].affects.filters.size(), 1U);
}

TEST(Reading, GivesTheUsualParts) {
  const Reading reading =
      read_text(bolt(), "Test Bolt deals 3 damage to target creature or player.", known_words());
  ASSERT_EQ(reading.abilities.size(), 1U);
  const Ability& ability = reading.abilities.front();
  EXPECT_EQ(ability.kind, AbilityKind::spell);
  ASSERT_EQ(ability.modes.size(), 1U);
  ASSERT_EQ(ability.modes[0].targets.size(), 1U);
  const Selector& what = ability.modes[0].targets[0].what;
  EXPECT_EQ(what.from, Reference::permanents);
  ASSERT_EQ(what.filters.size(), 1U);
  EXPECT_EQ(what.filters[0].types, CardType::creature);
  ASSERT_EQ(what.also.size(), 1U);
  EXPECT_EQ(what.also[0].from, Reference::players);
  ASSERT_EQ(ability.modes[0].steps.size(), 1U);
  const Step& step = ability.modes[0].steps[0];
  EXPECT_EQ(step.verb, Verb::deal);
  EXPECT_EQ(*step.amount, Amount(3));
  EXPECT_EQ(step.what.from, Reference::target);
  EXPECT_TRUE(step.other.empty());
}

TEST(Reading, PutsFiltersInTheirOrderWhateverTheTextsOrder) {
  const Reading a = read_text(bolt(), "Destroy target tapped black creature.", known_words());
  const Reading b = read_text(bolt(), "Destroy target black, tapped creature.", known_words());
  EXPECT_TRUE(a.understood());
  EXPECT_TRUE(a.abilities == b.abilities);
}

TEST(Reading, SpellsOutTheWordsItFound) {
  const Reading reading = read_text(engine(), "All swamps are mountains.", known_words());
  EXPECT_EQ(reading.words, (std::vector<std::string>{"swamp", "mountain"}));
}

TEST(Reading, SurvivesAnything) {
  for (const char* text : {"", "\n\n", "(", ")", "\"", "Choose one \xE2\x80\x94", "\xFF\xFE", "{", "{}",
                           "{99999999999}: Draw a card.", "(((((", "~", "*"})
    (void)read_text(engine(), text, known_words());
  (void)read_text(engine(), std::string(20000, 'a'), known_words());
  (void)read_text(Card{}, "Flying", known_words());
}

// ------------------------------------------------------------------------------- long and hostile texts

/// `words` times the same, with a space between.
std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += std::string(i == 0 ? "" : " ") + std::string(piece);
  return text;
}

TEST(LongTexts, RefuseALineOfMoreWordsThanAnyCardHas) {
  const std::string text = "Flying\n" + repeated("can't", 300);
  const Diagnostics found = findings(read_text(engine(), text, known_words()), text, "engine.lua");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].code, "G0104");
  EXPECT_EQ(found[0].location.line, 2);
  EXPECT_EQ(found[0].message, "this line has more than 400 words and signs, and is not read");
  EXPECT_EQ(found[0].fix, "Give each ability a line of its own.");
}

TEST(LongTexts, AreReadLineByLineHoweverManyThereAre) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "Zorblax.\nFlying\n\n\n";
  const Reading reading = read_text(engine(), text, known_words());
  EXPECT_EQ(reading.lines.size(), 2000U);
  const Diagnostics found = findings(reading, text, "engine.lua");
  ASSERT_EQ(found.size(), 1000U);
  EXPECT_EQ(found.back().location, (Location{"engine.lua", 3997, 1, 7}));
}

TEST(LongTexts, OfAHundredThousandLettersEnd) {
  constexpr std::size_t letters = 100'000;
  for (const char* piece :
       {"can't", "a", "\"a b\" ", "{1}", "x's", "(", "()", "exile it.", "\n", "nonblack", "1/",
        "prevent all damage that would be dealt to you this turn.", "\xE2\x80\x94"}) {
    std::string text;
    while (text.size() < letters) text += piece;
    const Reading reading = read_text(engine(), text, known_words());
    EXPECT_EQ(findings(reading, text, "text").empty(), reading.understood()) << piece;
    text.clear();
    while (text.size() < letters / 20) text += std::string(piece) + "\n";
    EXPECT_EQ(part_text(engine(), text, in_house_words(engine(), text, known_words(), Wording::house),
                        known_words(), Wording::house)
                  .unread.empty(),
              read_text(engine(), text, known_words()).understood())
        << piece;
  }
}

TEST(LongTexts, NestNoDeeperThanALineMay) {
  // Each "whose ..." lies within the one before, and so does each "'s controller".
  for (const char* piece :
       {"target creature's controller's", "creature dealt damage by", "half the number of"}) {
    const std::string line = "Destroy " + repeated(piece, 130);
    EXPECT_FALSE(read_text(bolt(), line, known_words()).understood());
    EXPECT_FALSE(read_text(bolt(), line + " " + repeated(piece, 5000), known_words()).understood());
  }
}

/// How many bytes the edits of the lines of a text move, for each of its own bytes.
double moved_a_byte(const std::string& line, std::size_t lines) {
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) text += line + "\n";
  std::size_t moved = 0;
  for (const Text& each : ability_lines("Test Engine", text)) moved += each.moved();
  return static_cast<double>(moved) / static_cast<double>(text.size());
}

TEST(LongTexts, AreRewrittenInOnePassForEachRow) {
  // A line of a row's own words: each is rewritten, and the line is copied once for it.
  for (const char* piece : {"can't", "mana value", "aura"}) {
    const double few = moved_a_byte(repeated(piece, 10), 1);
    EXPECT_LT(moved_a_byte(repeated(piece, 100), 1), few * 1.5) << piece;
    EXPECT_LT(moved_a_byte(repeated(piece, 10), 1000), few * 1.5) << piece;
  }
  // A line with nothing to rewrite is not copied at all.
  EXPECT_EQ(moved_a_byte("Zorblax the unknown.", 100), 0);
}

// -------------------------------------------------------------------------------- lines that are remembered

/// A line from which something was cut, so that its bytes do not stand side by side in the author's text.
Text with_holes(const std::string& source) {
  Text line("author: " + source);
  line.lower();
  std::vector<Text::Edit> holes{{0, 8, ""}};
  for (std::size_t at = line.str().find("the "); at != std::string::npos;
       at = line.str().find("the ", at + 1))
    holes.push_back({at, 4, ""});
  line.cut(holes);
  return line;
}

void expect_same(const Text& line, const Text& other) {
  ASSERT_EQ(line.str(), other.str());
  EXPECT_EQ(line.moved(), other.moved()) << line.str();
  for (std::size_t i = 0; i < line.size(); ++i) ASSERT_EQ(line.stretch(i, 1), other.stretch(i, 1)) << i;
  EXPECT_EQ(line.offset(line.size()), other.offset(other.size())) << line.str();
}

TEST(RewrittenLines, StandForWhatTheyDoWhereTheyStand) {
  RewrittenLines rewritten(rewrite_dialect);
  const Library& library = *whole_library().library;
  for (std::size_t i = 0; i < library.size(); ++i)
    for (const Wording wording : {Wording::house, Wording::oracle}) {
      const std::string& text = library.card(static_cast<CardId>(i)).text;
      const Text line = with_holes(text);
      Text directly = line;
      rewrite_dialect(directly, wording);
      // As it is found out, and as it is known.
      for (int times = 0; times < 2; ++times) expect_same(rewritten.of(line, wording), directly);
      Text whole(text);
      whole.lower();
      Text whole_directly = whole;
      rewrite_dialect(whole_directly, wording);
      expect_same(rewritten.of(whole, wording), whole_directly);
    }
}

/// How many bytes of memory a text of so many such lines asks for, for each line of it.
double memory_a_line(const Card& facts, const std::string& line, std::size_t lines) {
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) text += line + "\n";
  const Vocabulary& words = known_words();
  EXPECT_TRUE(read_text(facts, text, words).understood()) << line;
  const std::uint64_t before = allocations_so_far().bytes;
  (void)read_text(facts, text, words);
  return static_cast<double>(allocations_so_far().bytes - before) / static_cast<double>(lines);
}

TEST(LongTexts, AreReadWithoutACopyOfWhatWasReadBefore) {
  if (!allocations_are_counted) GTEST_SKIP() << "the sanitizers have a `new` of their own";
  // What was read has memory of its own, which grows by doubling; nothing else grows with the lines.
  EXPECT_LT(memory_a_line(engine(), "{T}: You gain 1 life.", 1000),
            memory_a_line(engine(), "{T}: You gain 1 life.", 10) * 1.5);
  for (const char* line : {"You gain 1 life.", "Destroy all creatures.", "Tap all lands you control."})
    EXPECT_LT(memory_a_line(bolt(), line, 1000), memory_a_line(bolt(), line, 10) * 1.5) << line;
}

// ------------------------------------------------------------------------------- in the author's own words

TEST(AuthorsWords, AreShownWhereAWordIsNotUnderstood) {
  const auto said = [](const std::string& text) {
    return findings(read_text(engine(), text, known_words()), text, "text").front().message;
  };
  EXPECT_EQ(said("{T}: Zorblax it."), "the grammar does not know 'Zorblax'");
  EXPECT_EQ(said("{T}: Tap target creature or Planeswalker."), "the grammar does not know 'Planeswalker'");
  EXPECT_EQ(said("When Test Engine enters the battlefield Test Engine, draw a card."),
            "the grammar cannot read on at 'Test Engine'");
  EXPECT_EQ(said("Exile target creature."),
            "this line says something that no ability can hold: 'Exile target creature.'");
}

TEST(AuthorsWords, AreThoseOfAPieceThatIsLeftUnread) {
  const std::string text =
      "Whenever Test Engine enters the battlefield, zorblax (it zorbles). Exile Test Engine on the "
      "battlefield.";
  const PartedText parted =
      part_text(engine(), text, in_house_words(engine(), text, known_words(), Wording::oracle), known_words(),
                Wording::oracle);
  EXPECT_TRUE(parted.understood.empty());
  ASSERT_EQ(parted.unread.size(), 2U);
  EXPECT_EQ(parted.unread[0].sentence, "Whenever Test Engine enters the battlefield, zorblax .");
  EXPECT_EQ(parted.unread[0].smallest, "zorblax .");
  EXPECT_EQ(parted.unread[1].sentence, "Exile Test Engine on the battlefield.");
}

TEST(AuthorsWords, OfALegendAreItsShortName) {
  Card legend = engine();
  legend.name = "Zorbla Umezawa";
  legend.types = CardType::creature;
  legend.supertypes = Supertype::legend;
  const std::string text = "Zorbla blorbs a card.";
  EXPECT_EQ(findings(read_text(legend, text, known_words()), text, "text").front().message,
            "the grammar does not know 'blorbs'");
  const std::string other = "Draw Zorbla.";
  EXPECT_EQ(findings(read_text(legend, other, known_words()), other, "text").front().message,
            "the grammar cannot read on at 'Zorbla'");
}

TEST(SameRules, DoesNotMindTheOrderOfAbilities) {
  const Card a = apply(engine(), read_text(engine(), "Flying\nTrample", known_words()));
  const Card b = apply(engine(), read_text(engine(), "Trample\nFlying", known_words()));
  EXPECT_FALSE(a == b);
  EXPECT_TRUE(same_rules(a, b));
  EXPECT_FALSE(same_rules(a, apply(engine(), read_text(engine(), "Trample", known_words()))));
}

TEST(GrammarCodes, AreExplained) {
  ASSERT_EQ(grammar_codes().size(), 6U);
  for (const CodeHelp& help : grammar_codes()) {
    EXPECT_EQ(std::string(help.code).substr(0, 3), "G01");
    EXPECT_STRNE(help.explanation, "");
  }
}

}  // namespace
}  // namespace sleight
