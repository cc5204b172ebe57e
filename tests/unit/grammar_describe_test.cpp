#include <gtest/gtest.h>

#include <regex>

#include "core/card/event_kind.h"
#include "core/card/library.h"
#include "core/card/verb.h"
#include "grammar/describe.h"
#include "grammar/facts.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/known_cards.h"
#include "tests/kit/read_phrases.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// A card with one ability, and words for whatever it holds.
std::string english(const Ability& ability) {
  Words words;
  for (const char* word : {"upkeep", "charge", "goblin", "swamp", "flying"}) words.intern(word);
  return describe(card("Test Card", CardType::artifact, {ability}), words, known_words());
}

Ability with_step(Step does) { return ability(AbilityKind::spell, {mode({}, {std::move(does)})}); }

TEST(Describe, HasASentenceForEveryVerb) {
  for (int i = 0; i < static_cast<int>(count_of<Verb>); ++i) {
    Step does = step(static_cast<Verb>(i), creatures(), 2);
    does.other = from(Reference::you);
    does.word = Word{"charge"};
    does.then = {step(Verb::tap, from(Reference::self))};
    does.abilities = {rule({})};
    does.change.parts = {part({}, 1)};
    EXPECT_GT(english(with_step(does)).size(), 4U) << i;
  }
}

TEST(Describe, KnowsTheLanguagesOwnWordsWhateverTheCardsSpell) {
  Step put = step(Verb::move, creatures());
  put.zone = Zone::library;
  for (const char* place : {"top", "bottom"}) {
    put.word = Word{place};
    EXPECT_NE(english(with_step(put)).find(place), std::string::npos) << english(with_step(put));
  }
}

TEST(Describe, HasASentenceForEveryRule) {
  for (int i = 0; i < static_cast<int>(count_of<RuleKind>); ++i) {
    const std::string said = english(rule(static_cast<RuleKind>(i), {}, creatures()));
    EXPECT_GT(said.size(), 10U) << i;
    // What stands for words that are still to come is in lower case, symbols are not.
    EXPECT_FALSE(std::regex_search(said, std::regex("\\{[a-z]"))) << said;
  }
}

TEST(Describe, HasAPhraseForEveryEvent) {
  for (int i = 1; i < static_cast<int>(count_of<EventKind>); ++i) {
    Ability ability = with_step({});
    ability.kind = AbilityKind::triggered;
    ability.trigger.event = static_cast<EventKind>(i);
    ability.trigger.phase = Word{"upkeep"};
    EXPECT_GT(english(ability).find(','), 5U) << i;
  }
}

TEST(Describe, HasAPhraseForEveryQuality) {
  const std::string bare = english(with_step(step(Verb::destroy, creatures())));
  for (int i = 0; i < static_cast<int>(count_of<Quality>); ++i) {
    for (const bool negated : {false, true}) {
      Filter filter = asking(static_cast<Quality>(i), negated);
      filter.types = CardType::artifact;
      filter.supertypes = Supertype::basic;
      filter.colours = Colour::black;
      filter.word = Word{"goblin"};
      filter.amount = Amount(2);
      filter.of = from(Reference::you);
      Selector such = creatures();
      such.filters.push_back(filter);
      EXPECT_NE(english(with_step(step(Verb::destroy, such))), bare) << i;
    }
  }
}

TEST(Describe, HasAPhraseForEveryAmount) {
  for (int i = 0; i < static_cast<int>(count_of<AmountKind>); ++i) {
    Amount amount = amount_of(static_cast<AmountKind>(i), from(Reference::you));
    amount.terms = {1, 2};
    EXPECT_NE(english(with_step(step(Verb::deal, from(Reference::you), amount))).find("damage to you"),
              std::string::npos)
        << i;
  }
}

TEST(Describe, HasAPhraseForEveryPartOfAChange) {
  for (int i = 0; i < static_cast<int>(count_of<ChangeKind>); ++i) {
    ChangePart changed = part(static_cast<ChangeKind>(i), 1);
    changed.types = CardType::artifact;
    changed.colours = Colour::red;
    changed.word = Word{"swamp"};
    changed.who = from(Reference::you);
    changed.abilities = {keyword("flying")};
    const std::string said = english(continuous(creatures(), {changed}));
    EXPECT_GT(said.size(), 15U) << i << said;
  }
}

TEST(Describe, HasAPhraseForEveryCondition) {
  for (int i = 1; i < static_cast<int>(count_of<ConditionKind>); ++i) {
    Ability ability = with_step({});
    ability.kind = AbilityKind::triggered;
    ability.trigger.event = EventKind::attacks;
    ability.condition.kind = static_cast<ConditionKind>(i);
    ability.condition.what = creatures();
    ability.condition.phase = Word{"upkeep"};
    EXPECT_NE(english(ability).find("if "), std::string::npos) << i;
  }
}

TEST(Describe, BendsItsVerbsAndPronouns) {
  const std::pair<const char*, const char*> as_said[] = {
      {"instant", "Return the top card of your library to its owner's hand."},
      {"instant", "Put the top card of your library on the bottom of your library."},
      {"instant", "Put the top two cards of your library on the bottom of your library."},
      {"instant", "Reveal the top card of your library. If it is a land card, gain 1 life."},
      {"instant", "You may have target player draw a card."},
      {"instant", "You may have target player discard a card."},
      {"instant", "You may have target opponent sacrifice a creature."},
      {"instant",
       "Look at the top card of target player's library. You may have that player put it into their "
       "graveyard."},
      {"instant", "You may have Test Card deal 2 damage to you."},
      {"instant", "You may have target creature get +1/+1 and gain flying until end of turn."},
      {"instant", "You may have target creature become blue."},
      {"instant",
       "You may have target creature gain \"{T}: This card deals 1 damage to target player.\" until end of "
       "turn."},
  };
  for (const auto& [type, text] : as_said) {
    const kit::Read made = kit::read(type, text);
    EXPECT_TRUE(made.reading.understood()) << text;
    Words words;
    for (const std::string& word : made.reading.words) words.intern(word);
    EXPECT_EQ(describe(made.card, words, known_words()), text);
  }
}

TEST(Describe, SpeaksOfItselfWhereACardOfALibraryWouldGetNothing) {
  const std::string reveal =
      "{1}: Reveal the top card of your library. If it is a land card, untap Test Card";
  const kit::Read it = kit::read("creature", reveal + " and it gets +1/+1 until end of turn.");
  const kit::Read itself = kit::read("creature", reveal + ", then Test Card gets +1/+1 until end of turn.");
  EXPECT_TRUE(it.reading.understood());
  EXPECT_TRUE(itself.reading.understood());
  EXPECT_EQ(it.card.abilities, itself.card.abilities);
  EXPECT_FALSE(
      kit::read("creature", "{1}: Look at the top card of your library. It gets +1/+1 until end of turn.")
          .reading.understood());
}

TEST(Describe, WritesTheHouseWording) {
  for (const KnownCard& known : known_cards()) {
    // These say the same in other words than their text chose.
    const std::string name = known.name;
    if (name == "Disintegrate" || name == "Paralyze" || name == "Backfire" || name == "Howling Mine" ||
        name == "Samite Healer" || name == "Twiddle")
      continue;
    const Scaffold made = scaffold(facts_of(known), known_words());
    Words words;
    for (const std::string& word : made.words) words.intern(word);
    EXPECT_EQ(describe(made.card, words, known_words()), known.text);
  }
}

}  // namespace
}  // namespace sleight
