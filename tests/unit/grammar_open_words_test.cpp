#include <gtest/gtest.h>

#include <thread>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "grammar/describe.h"
#include "grammar/named_types.h"
#include "grammar/open_words.h"
#include "grammar/text_reader.h"
#include "tests/kit/card_builders.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

Card test_creature() { return card("Test Creature", CardType::creature); }

Card test_bolt() { return card("Test Bolt", CardType::instant); }

Keyword loaded_keyword(const std::string& name, Keyword::Parameter parameter = Keyword::Parameter::none) {
  Keyword made;
  made.name = name;
  made.parameter = parameter;
  return made;
}

/// The only ability that a text gives to a creature; an empty one where it is not understood.
Ability only_ability(const std::string& text, const Vocabulary& vocabulary) {
  const Reading reading = read_text(test_creature(), text, vocabulary);
  EXPECT_TRUE(reading.understood()) << text;
  EXPECT_EQ(reading.abilities.size(), 1U) << text;
  return reading.abilities.empty() ? Ability{} : reading.abilities.front();
}

/// What describing a creature with the abilities of `text` says.
std::string repeated_phrases(const std::string& text, const Vocabulary& vocabulary) {
  const Reading reading = read_text(test_creature(), text, vocabulary);
  EXPECT_TRUE(reading.understood()) << text;
  Words words;
  for (const std::string& word : reading.words) words.intern(word);
  return describe(apply(test_creature(), reading), words, vocabulary);
}

std::string first_finding(const Card& card, const std::string& text, const Vocabulary& vocabulary) {
  const Diagnostics found = findings(read_text(card, text, vocabulary), text, "card.lua");
  return found.empty() ? "" : found.front().code + " " + found.front().message;
}

TEST(OpenWords, AKeywordOfAModIsRead) {
  Vocabulary vocabulary;
  EXPECT_EQ(first_finding(test_creature(), "Shadow", vocabulary), "G0101 the grammar does not know 'Shadow'");
  vocabulary.add(loaded_keyword("shadow"));
  const Ability ability = only_ability("Shadow", vocabulary);
  EXPECT_EQ(ability.kind, AbilityKind::keyword);
  EXPECT_EQ(ability.keyword.name, Word{"shadow"});
  EXPECT_TRUE(read_text(test_bolt(), "Destroy target creature with shadow.", vocabulary).understood());
}

TEST(OpenWords, WhatAKeywordTakesStandsBehindIt) {
  Vocabulary vocabulary;
  vocabulary.add(loaded_keyword("bushido", Keyword::Parameter::number));
  vocabulary.add(loaded_keyword("echo", Keyword::Parameter::cost));
  vocabulary.add(loaded_keyword("disdain", Keyword::Parameter::quality));
  vocabulary.add(loaded_keyword("landstride", Keyword::Parameter::quality));
  EXPECT_EQ(*only_ability("Bushido 2", vocabulary).keyword.number, Amount(2));
  EXPECT_EQ(only_ability("Echo {2}{R}", vocabulary).keyword.cost.mana.total(), 3);
  EXPECT_EQ(only_ability("Disdain from black", vocabulary).keyword.filters.at(0).quality, Quality::colour);
  const Ability stride = only_ability("Swampstride", vocabulary);
  EXPECT_EQ(stride.keyword.name, Word{"landstride"});
  EXPECT_EQ(stride.keyword.filters.at(0).word, Word{"swamp"});
  for (const char* text : {"Bushido 2", "Echo {2}{R}", "Disdain from black", "Swampstride"})
    EXPECT_EQ(repeated_phrases(text, vocabulary), text);
}

TEST(OpenWords, TwoWordsMayBeOneName) {
  Vocabulary vocabulary;
  // "First" by itself is a word of the grammar.
  vocabulary.add(loaded_keyword("first strike"));
  vocabulary.add(loaded_keyword("double strike"));
  vocabulary.add_counter("slow burn");
  EXPECT_EQ(only_ability("First strike", vocabulary).keyword.name, Word{"first strike"});
  EXPECT_EQ(repeated_phrases("Double strike", vocabulary), "Double strike");
  const Reading counters =
      read_text(test_bolt(), "Put two slow burn counters on target creature.", vocabulary);
  ASSERT_TRUE(counters.understood());
  EXPECT_EQ(counters.abilities[0].modes[0].steps[0].word, Word{"slow burn"});
  // The name is one token, which spans what the author wrote.
  ASSERT_EQ(counters.lines[0].tokens.size(), 8U);
  EXPECT_EQ(counters.lines[0].tokens[2].text, "slow burn");
  EXPECT_EQ(counters.lines[0].tokens[2].span, (Span{8, 9}));
}

TEST(OpenWords, AWordThatIsNobodysStaysNamed) {
  Vocabulary vocabulary;
  vocabulary.add(loaded_keyword("quadruple strike"));
  vocabulary.add_counter("frost");
  EXPECT_EQ(first_finding(test_creature(), "Quadruple zorblax", vocabulary),
            "G0101 the grammar does not know 'Quadruple', 'zorblax'");
  EXPECT_EQ(first_finding(test_bolt(), "Put a zorblax counter on target creature.", vocabulary),
            "G0101 the grammar does not know 'zorblax'");
  // A counter's name names nothing else.
  EXPECT_EQ(first_finding(test_bolt(), "Destroy target frost.", vocabulary),
            "G0101 the grammar does not know 'frost'");
}

TEST(OpenWords, ACounterMayBeCalledByAnyWord) {
  Vocabulary vocabulary;
  vocabulary.add_counter("control");
  const Reading reading = read_text(
      test_bolt(), "Put a control counter on target creature. Gain control of that creature.", vocabulary);
  ASSERT_TRUE(reading.understood());
  EXPECT_EQ(reading.abilities[0].modes[0].steps.size(), 2U);
}

TEST(OpenWords, ACreatureTypeIsReadInBothNumbersAndSaidInItsOwn) {
  Vocabulary vocabulary;
  EXPECT_FALSE(read_text(test_creature(), "All Dwarves get +1/+1.", vocabulary).understood());
  vocabulary.add_creature_type("dwarf");
  EXPECT_TRUE(read_text(test_bolt(), "Destroy target Dwarf.", vocabulary).understood());
  EXPECT_EQ(repeated_phrases("All Dwarves get +1/+1.", vocabulary), "All Dwarves get +1/+1.");
}

TEST(OpenWords, TheTypesThatAScriptSpeaksOfAreWords) {
  Card king = test_creature();
  king.subtypes.emplace_back("lord");
  king.abilities.emplace_back();
  king.abilities.back().kind = AbilityKind::continuous;
  king.abilities.back().affects.from = Reference::permanents;
  king.abilities.back().affects.filters.emplace_back();
  king.abilities.back().affects.filters.back().quality = Quality::subtype;
  king.abilities.back().affects.filters.back().word = Word{"goblin"};
  EXPECT_EQ(types_named_by(king), (std::vector<Word>{Word{"lord"}, Word{"goblin"}}));
  Card horde = test_creature();
  Amount size;
  size.kind = AmountKind::count;
  size.of = king.abilities.back().affects;
  horde.power = size;
  EXPECT_EQ(types_named_by(horde), (std::vector<Word>{Word{"goblin"}}));
  Library library;
  for (const char* type : {"lord", "goblin"}) library.words().intern(type);
  library.add(king);
  EXPECT_TRUE(read_text(test_bolt(), "Destroy target Goblin.", Vocabulary(library)).understood());
}

TEST(OpenWords, AnExpansionAndAPhaseAreNamedBeforeTheirNoun) {
  Vocabulary vocabulary;
  vocabulary.add_expansion("Tempest", "TMP");
  vocabulary.add_phase("market");
  EXPECT_EQ(repeated_phrases("All permanents from the Tempest expansion get +1/+1.", vocabulary),
            "All permanents from the Tempest expansion get +1/+1.");
  const Ability ability = only_ability("During your market phase, you gain 1 life.", vocabulary);
  EXPECT_EQ(ability.trigger.phase, Word{"market"});
}

TEST(OpenWords, AModuleStandsBeforeWhatLaterYearsCallSo) {
  Vocabulary vocabulary;
  EXPECT_EQ(only_ability("Vigilance", vocabulary).rule.kind, RuleKind::attacks_without_tapping);
  vocabulary.add(loaded_keyword("vigilance"));
  EXPECT_EQ(only_ability("Vigilance", vocabulary).keyword.name, Word{"vigilance"});
}

TEST(OpenWords, SeveralThreadsReadWithOneVocabulary) {
  Vocabulary vocabulary;
  vocabulary.add(loaded_keyword("shadow"));
  std::vector<int> understood(4, 0);
  std::vector<std::thread> threads;
  for (int& count : understood)
    threads.emplace_back([&count, &vocabulary] {
      for (int i = 0; i < 50; ++i)
        count +=
            read_text(test_bolt(), "Target creature gains shadow until end of turn.", vocabulary).understood()
                ? 1
                : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(understood, (std::vector<int>{50, 50, 50, 50}));
}

}  // namespace
}  // namespace sleight
