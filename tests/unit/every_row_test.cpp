#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/table/decision.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/change_words.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"
#include "tests/kit/played_cards.h"
#include "tests/kit/sanitized.h"

/// Every row of the lists that a definition is made of is real: a word of the script language makes it, the
/// grammar says it in English and reads that back, and a scenario has a card with it.
namespace sleight {
namespace {

using kit::all_played;
using kit::Played;

/// Which values of a list have been met.
template <typename E>
using Met = std::set<E>;

/// A row that one of the demands is not made of, and why.
template <typename E>
struct Excused {
  E row;
  const char* reason;
};

/// Whether every row was met, but for those that are excused; and none is excused that was met.
template <typename E>
void expect_each(const Met<E>& met, const std::vector<Excused<E>>& excused = {}) {
  for (const Spelling<E>& row : all_spellings<E>) {
    const auto found = std::find_if(excused.begin(), excused.end(),
                                    [&](const Excused<E>& other) { return other.row == row.value; });
    if (found == excused.end())
      EXPECT_TRUE(met.contains(row.value)) << row.spelling;
    else
      EXPECT_FALSE(met.contains(row.value)) << row.spelling << " needs no excuse: " << found->reason;
  }
}

constexpr const char* of_maker = "what is made takes it from its maker, and no definition says it";

/// The rows that definitions are made of.
struct RowsMet {
  Met<Verb> verbs;
  Met<EventKind> events;
  Met<Quality> qualities;
  Met<Reference> references;
  Met<AmountKind> amounts;
  Met<ConditionKind> conditions;
  Met<ChangeKind> changes;
  Met<RuleKind> rules;
  Met<AbilityKind> abilities;

  void operator()(const Step& step) { verbs.insert(step.verb); }
  void operator()(const Trigger& trigger) { events.insert(trigger.event); }
  void operator()(const Filter& filter) { qualities.insert(filter.quality); }
  void operator()(const Selector& selector) { references.insert(selector.from); }
  void operator()(const Amount& amount) { amounts.insert(amount.kind); }
  void operator()(const Condition& condition) { conditions.insert(condition.kind); }
  void operator()(const ChangePart& part) { changes.insert(part.kind); }
  void operator()(const Ability& ability) {
    abilities.insert(ability.kind);
    if (ability.kind == AbilityKind::rule) rules.insert(ability.rule.kind);
  }
};

/// Adds what the keywords that `card` has or gives are made of.
void add_keywords(RowsMet& met, const Card& card, const Library& library) {
  definition::walk(card, [&](const Ability& ability) {
    const Keyword* keyword =
        ability.kind == AbilityKind::keyword ? library.keyword(ability.keyword.name) : nullptr;
    if (keyword != nullptr) definition::walk(*keyword, met);
  });
}

/// What the words of a table make of themselves.
template <typename E, typename T, typename Get>
void add_made(Met<E>& met, const std::vector<Form<T>>& words, Get get) {
  for (const Form<T>& word : words) met.insert(std::invoke(get, *word.preset));
}

TEST(EveryRow, HasAWordOfTheScriptLanguage) {
  RowsMet met;
  add_made(met.verbs, step_words(), &Step::verb);
  add_made(met.rules, rule_words(), [](const Ability& made) { return made.rule.kind; });
  add_made(met.events, trigger_words(), [](const Ability& made) { return made.trigger.event; });
  add_made(met.amounts, amount_words(), &Amount::kind);
  add_made(met.conditions, condition_words(), &Condition::kind);
  add_made(met.qualities, filter_words(), &Filter::quality);
  add_made(met.references, selector_functions(), &Selector::from);
  for (const SelectorWord& word : selector_words()) met.references.insert(word.selector.from);
  for (const ChangeKey& key : change_keys()) met.changes.insert(key.kind);
  add_made(met.abilities, ability_words(), &Ability::kind);
  add_made(met.abilities, trigger_words(), &Ability::kind);
  add_made(met.abilities, rule_words(), &Ability::kind);

  const char* function = "a Lua function is written as it is";
  expect_each<Verb>(met.verbs, {{Verb::function, function}});
  expect_each<RuleKind>(met.rules);
  expect_each<EventKind>(met.events, {{EventKind::none, "what no event sets off says none"}});
  expect_each<AmountKind>(
      met.amounts, {{AmountKind::number, "a number is written as it is"}, {AmountKind::function, function}});
  expect_each<ConditionKind>(met.conditions, {{ConditionKind::always, "what always holds says no condition"},
                                              {ConditionKind::function, function}});
  expect_each<ChangeKind>(met.changes, {{ChangeKind::plus_power, "`plus` raises both"},
                                        {ChangeKind::plus_toughness, "`plus` raises both"},
                                        {ChangeKind::made_in_words, of_maker}});
  expect_each<Reference>(met.references);
  const char* quoted = "one word in quotes says whether it is a supertype or a colour";
  expect_each<Quality>(met.qualities, {{Quality::supertype, quoted},
                                       {Quality::colour, quoted},
                                       {Quality::matches_any, "`either` joins selectors"}});
  expect_each<AbilityKind>(met.abilities, {{AbilityKind::spell, "the effect of a spell stands in its table"},
                                           {AbilityKind::keyword, "each keyword is a word of its own"}});
}

/// Sentences for rows that no card of the library and of the scenarios is made of, as far as the grammar
/// reads them.
struct Sentence {
  CardType type;
  const char* text;
};
constexpr Sentence sentences[] = {
    {CardType::enchantment, "Whenever you draw a card, you gain 1 life."},
    {CardType::instant, "Exchange life totals with target opponent."},
    {CardType::enchantment, "Activated abilities of white enchantments cost {3} more to use."},
    {CardType::instant, "Destroy all blocking creatures."},
    {CardType::instant, "Destroy target blocked creature."},
    {CardType::instant, "Destroy target creature with toughness 2 or less."},
    {CardType::creature, "{T}: Destroy target creature blocking Test Card."},
    {CardType::creature, "{T}: Destroy target creature blocked by Test Card."},
    {CardType::instant, "Destroy all tokens."},
    {CardType::creature, "Test Card cannot attack unless defending player controls an island."},
    {CardType::instant, "Destroy target creature. Its owner gains 2 life."},
    {CardType::instant, "You gain life equal to the number of creatures you control."},
    {CardType::creature, "Test Card cannot block."},
    {CardType::creature, "Test Card cannot be enchanted."},
    {CardType::artifact, "Sacrifice a creature: You gain life equal to the sacrificed permanent's power."},
    {CardType::artifact, "Discard a card: If the discarded card is red, you gain 1 life."},
    {CardType::instant, "Put a 1/1 green Insect creature token into play. Tap the made token."},
    {CardType::instant,
     "Return target creature to its owner's hand. You gain life equal to the moved card's power."},
    {CardType::artifact,
     "Sacrifice any number of creatures you control: Test Card deals X damage to target creature or player, "
     "where X is the total power of creatures sacrificed this way."},
    {CardType::enchantment,
     "When the chosen color is not the most common color among all nontoken permanents you control or is "
     "tied for most common, bury Test Card."},
    {CardType::creature, "Protection from red"},
    {CardType::creature, "Rampage 2"},
    {CardType::creature, "First strike"},
    {CardType::creature, "Trample"},
    {CardType::creature, "Banding"},
    {CardType::creature, "Creatures named Test Card get +1/+1."},
    {CardType::instant, "Destroy target local enchantment."},
    {CardType::instant, "Destroy target black or green creature."},
    {CardType::instant, "Destroy target enchanted creature."},
    {CardType::instant, "Destroy all creatures that attacked during their controller's last turn."},
    {CardType::creature, "{T}: Destroy all creatures that blocked Test Card this turn."},
    {CardType::creature, "{T}: Destroy all creatures that were blocked by Test Card this turn."},
    {CardType::creature, "Whenever Test Card attacks and is not blocked, you gain 2 life."},
    {CardType::creature, "At the start of combat on your turn, you gain 1 life."},
    {CardType::instant,
     "Test Card deals 4 damage divided as you choose among any number of target creatures."},
    {CardType::creature, "{U}: Counter target spell that targets Test Card."},
    {CardType::artifact, "{1}: Attach target local enchantment to another creature."},
    {CardType::instant,
     "Test Card deals 4 damage to the controller of the last red sorcery spell that dealt damage to you this "
     "turn."},
    {CardType::creature,
     "{T}: Counter target artifact spell that is not the target of an ability from another creature."},
    {CardType::enchantment,
     "If you would begin your turn, you may skip that turn instead. If you do, you gain 2 life."},
};

/// Notes what `card` is made of, its keywords too, when its English is read back as the same card.
void add_said(RowsMet& met, const Card& card, const Library& library, const Words& words,
              const Vocabulary& vocabulary) {
  Card bare = card;
  bare.abilities.clear();
  const Reading back = read_text(bare, describe(card, words, vocabulary), vocabulary);
  if (!back.understood() || !same_rules(apply(bare, back), card)) return;
  definition::walk(card, met);
  add_keywords(met, card, library);
}

TEST(EveryRow, HasASentenceThatIsReadBack) {
  if (kit::sanitized) GTEST_SKIP() << "it takes all cards, which other tests read under the sanitizers";
  RowsMet met;
  for (const Played& played : all_played())
    for (const Card& card : played.cards) {
      const Library& library = *played.collection.library;
      Vocabulary vocabulary = played.vocabulary;
      vocabulary.add_types_of(card, library.words());
      add_said(met, card, library, library.words(), vocabulary);
    }
  const Played& own = all_played().front();
  for (const Sentence& sentence : sentences) {
    Card card;
    card.name = "Test Card";
    card.types = sentence.type;
    const Reading reading = read_text(card, sentence.text, own.vocabulary);
    EXPECT_TRUE(reading.understood()) << sentence.text;
    Words words;
    for (const std::string& word : reading.words) words.intern(word);
    add_said(met, apply(card, reading), *own.collection.library, words, own.vocabulary);
  }

  const char* unread = "the grammar says it, and does not read that back yet";
  const char* function = "what a Lua function does no text can say";
  expect_each<Verb>(met.verbs, {{Verb::function, function}});
  expect_each<EventKind>(met.events, {{EventKind::regenerates, unread}});
  expect_each<Quality>(met.qualities);
  expect_each<Reference>(met.references);
  expect_each<AmountKind>(met.amounts, {{AmountKind::function, function}});
  expect_each<ConditionKind>(met.conditions,
                             {{ConditionKind::ante_played, unread}, {ConditionKind::function, function}});
  expect_each<ChangeKind>(met.changes, {{ChangeKind::also_land_type, unread},
                                        {ChangeKind::also_subtype, unread},
                                        {ChangeKind::also_colour, unread},
                                        {ChangeKind::made_in_words, of_maker}});
  expect_each<RuleKind>(met.rules, {});
  expect_each<AbilityKind>(met.abilities);
}

TEST(EveryRow, IsOnACardThatAScenarioPlaysWith) {
  RowsMet met;
  for (const Played& played : all_played())
    for (const Card& card : played.cards) {
      definition::walk(card, met);
      add_keywords(met, card, *played.collection.library);
    }
  expect_each<Verb>(met.verbs);
  expect_each<EventKind>(met.events);
  expect_each<Quality>(met.qualities);
  expect_each<Reference>(met.references);
  expect_each<AmountKind>(met.amounts);
  expect_each<ConditionKind>(met.conditions);
  expect_each<ChangeKind>(met.changes, {{ChangeKind::made_in_words, of_maker}});
  expect_each<RuleKind>(met.rules);
  expect_each<AbilityKind>(met.abilities);
}

/// What a scenario writes to answer a decision of that kind. An answer that nobody asked for makes the
/// scenario fail, so that what is written was asked.
constexpr ListTable<DecisionKind, const char*> answers{{{DecisionKind::play, ":casts("},
                                                        {DecisionKind::mode, "mode = "},
                                                        {DecisionKind::x, "x = "},
                                                        {DecisionKind::target, "target = "},
                                                        {DecisionKind::choose, "will(\"choose\""},
                                                        {DecisionKind::number, "will(\"number\""},
                                                        {DecisionKind::pay, "will(\"pay\""},
                                                        {DecisionKind::sacrifice, "will(\"sacrifice\""},
                                                        {DecisionKind::discard, "will(\"discard\""},
                                                        {DecisionKind::untap, "will(\"untap\""},
                                                        {DecisionKind::order, "will(\"order\""},
                                                        {DecisionKind::attack, ":attacks {"},
                                                        {DecisionKind::band, "will(\"band\""},
                                                        {DecisionKind::block, ":blocks {"},
                                                        {DecisionKind::assign, ":assigns {"},
                                                        {DecisionKind::mana, "will(\"mana\""},
                                                        {DecisionKind::start, "will(\"start\""},
                                                        {DecisionKind::complete, "will(\"complete\""}}};
static_assert(has_each(answers));

TEST(EveryRow, OfTheDecisionsIsAnsweredInAScenario) {
  const std::string& scenarios = all_played().front().scenarios;
  for (const auto& [kind, answer] : answers)
    EXPECT_NE(scenarios.find(answer), std::string::npos) << spelling_of(kind);
}

}  // namespace
}  // namespace sleight
