#include <gtest/gtest.h>

#include "core/card/library.h"
#include "grammar/describe.h"
#include "grammar/facts.h"
#include "tests/unit/grammar_cards.h"
#include "tests/unit/grammar_words.h"

namespace sleight {
namespace {

/// A card with one ability, and words for whatever it holds.
std::string english(const Ability& ability) {
  Card card;
  card.name = "Test Card";
  card.types = CardType::artifact;
  card.abilities.push_back(ability);
  Words words;
  for (const char* word : {"upkeep", "charge", "goblin", "swamp", "flying"}) words.intern(word);
  return describe(card, words, testing::open_words());
}

Selector one_of(Reference from) {
  Selector selector;
  selector.from = from;
  return selector;
}

Selector creatures() {
  Selector selector = one_of(Reference::permanents);
  Filter filter;
  filter.types = CardType::creature;
  selector.filters.push_back(filter);
  return selector;
}

Ability with_step(Step step) {
  Ability ability;
  ability.kind = AbilityKind::spell;
  ability.modes.emplace_back();
  ability.modes.back().steps.push_back(std::move(step));
  return ability;
}

TEST(Describe, HasASentenceForEveryVerb) {
  for (int i = 0; i < static_cast<int>(count_of<Verb>); ++i) {
    Step step;
    step.verb = static_cast<Verb>(i);
    step.what = creatures();
    step.other = one_of(Reference::you);
    step.amount = Amount(2);
    step.word = Word{"charge"};
    step.then.emplace_back();
    step.then.back().verb = Verb::tap;
    step.then.back().what = one_of(Reference::self);
    Ability rule;
    rule.kind = AbilityKind::rule;
    step.abilities.push_back(rule);
    step.change.parts.emplace_back();
    step.change.parts.back().amount = Amount(1);
    EXPECT_GT(english(with_step(step)).size(), 4U) << i;
  }
}

TEST(Describe, HasASentenceForEveryRule) {
  for (int i = 0; i < static_cast<int>(count_of<RuleKind>); ++i) {
    Ability ability;
    ability.kind = AbilityKind::rule;
    ability.affects = creatures();
    ability.rule.kind = static_cast<RuleKind>(i);
    EXPECT_GT(english(ability).size(), 10U) << i;
    EXPECT_EQ(english(ability).find_first_of("{}"), std::string::npos) << english(ability);
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
  const std::string bare = english([] {
    Step step;
    step.verb = Verb::destroy;
    step.what = creatures();
    return with_step(step);
  }());
  for (int i = 0; i < static_cast<int>(count_of<Quality>); ++i) {
    for (const bool negated : {false, true}) {
      Filter filter;
      filter.quality = static_cast<Quality>(i);
      filter.negated = negated;
      filter.types = CardType::artifact;
      filter.supertypes = Supertype::basic;
      filter.colours = Colour::black;
      filter.word = Word{"goblin"};
      filter.amount = Amount(2);
      filter.of = one_of(Reference::you);
      Step step;
      step.verb = Verb::destroy;
      step.what = creatures();
      step.what.filters.push_back(filter);
      EXPECT_NE(english(with_step(step)), bare) << i;
    }
  }
}

TEST(Describe, HasAPhraseForEveryAmount) {
  for (int i = 0; i < static_cast<int>(count_of<AmountKind>); ++i) {
    Amount amount;
    amount.kind = static_cast<AmountKind>(i);
    amount.of = one_of(Reference::you);
    amount.terms = {Amount(1), Amount(2)};
    Step step;
    step.verb = Verb::deal;
    step.amount = amount;
    step.what = one_of(Reference::you);
    EXPECT_NE(english(with_step(step)).find("damage to you"), std::string::npos) << i;
  }
}

TEST(Describe, HasAPhraseForEveryPartOfAChange) {
  for (int i = 0; i < static_cast<int>(count_of<ChangeKind>); ++i) {
    Ability ability;
    ability.kind = AbilityKind::continuous;
    ability.affects = creatures();
    ChangePart part;
    part.kind = static_cast<ChangeKind>(i);
    part.types = CardType::artifact;
    part.colours = Colour::red;
    part.word = Word{"swamp"};
    part.amount = Amount(1);
    part.who = one_of(Reference::you);
    Ability flying;
    flying.kind = AbilityKind::keyword;
    flying.keyword.name = Word{"flying"};
    part.abilities.push_back(flying);
    ability.change.parts.push_back(part);
    EXPECT_GT(english(ability).size(), 15U) << i << english(ability);
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

TEST(Describe, WritesTheHouseWording) {
  for (const testing::KnownCard& known : testing::known_cards()) {
    // These say the same in other words than their text chose.
    const std::string name = known.name;
    if (name == "Disintegrate" || name == "Paralyze" || name == "Backfire" || name == "Howling Mine" ||
        name == "Samite Healer" || name == "Twiddle")
      continue;
    const Scaffold made = scaffold(testing::facts_of(known), testing::open_words());
    Words words;
    for (const std::string& word : made.words) words.intern(word);
    EXPECT_EQ(describe(made.card, words, testing::open_words()), known.text);
  }
}

}  // namespace
}  // namespace sleight
