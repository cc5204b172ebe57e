#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "core/card/event_facts.h"
#include "core/card/kind_spelling.h"
#include "core/explanation/explain.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "core/table/decision.h"
#include "scripting/language/combining_words.h"
#include "scripting/language/module_words.h"
#include "scripting/list_manual.h"
#include "scripting/script_manual.h"
#include "scripting/value_manual.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/card_words.h"
#include "scripting/words/change_words.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/duel_handle.h"
#include "scripting/words/rule_options.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"
#include "tests/kit/whole_library.h"
#include "tools/scenario/scenario_verbs.h"
#include "tools/scenario/verbs_manual.h"
#include "tools/simulation/random_deck.h"

/// `sleight api` lists everything that an author may write.
namespace sleight {
namespace {

std::vector<ManualWord> everything() {
  std::vector<ManualWord> words = manual();
  for (const auto& more : {value_manual(), library_manual(*kit::whole_library().library), options_manual(),
                           scenario::verbs_manual()})
    words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// Whether the manual has that word, in that family if one is named.
bool has(const std::string& name, const std::string& family = "") {
  static const std::vector<ManualWord> words = everything();
  return std::any_of(words.begin(), words.end(), [&](const ManualWord& word) {
    return word.name == name && (family.empty() || word.family == family);
  });
}

/// Whether the word has such a field.
bool tells(const std::string& word, const std::string& field) {
  static const std::vector<ManualWord> words = everything();
  return std::any_of(words.begin(), words.end(), [&](const ManualWord& each) {
    return each.name == word && std::any_of(each.fields.begin(), each.fields.end(),
                                            [&](const ManualField& f) { return f.name == field; });
  });
}

template <typename Table>
void expect_words(const Table& table, const char* family) {
  for (const auto& row : table) EXPECT_TRUE(has(row.name, family)) << family << ": " << row.name;
}

TEST(Manual, ListsEveryWordOfEveryTable) {
  expect_words(heads(), "heads");
  expect_words(card_fields(), "keys of a card");
  expect_words(further_card_keys(), "keys of a card");
  expect_words(selector_words(), "selectors");
  expect_words(selector_functions(), "selectors");
  expect_words(filter_words(), "filters");
  expect_words(amount_words(), "amounts");
  expect_words(condition_words(), "conditions");
  expect_words(ability_words(), "abilities");
  expect_words(trigger_words(), "triggers");
  expect_words(rule_words(), "rules");
  expect_words(step_words(), "steps");
  expect_words(change_keys(), "keys of a change");
  expect_words(cost_keys(), "keys of a cost in a table");
  expect_words(function_methods(), "methods of the duel, in a function");
  expect_words(combining_words(), "others");
  expect_words(module_words(), "others");
  expect_words(rule_options(), "options");
  expect_words(scenario::verbs(), "verbs of scenarios");
  EXPECT_TRUE(has("plus", "keys of a change"));
  // As scripts write them, and not as texts do.
  EXPECT_TRUE(has("cumulative_upkeep", "keywords"));
  for (const auto& counter : kit::whole_library().library->counters())
    EXPECT_TRUE(has(counter->name, "counters")) << counter->name;
}

template <typename E>
void expect_values(const char* list) {
  for (const Spelling<E>& row : all_spellings<E>)
    EXPECT_TRUE(tells(list, "\"" + std::string(row.spelling) + "\"")) << list << ": " << row.spelling;
}

TEST(Manual, ListsEveryValueOfEveryList) {
  expect_values<Colour>("colours");
  expect_values<CardType>("card types");
  expect_values<Supertype>("supertypes");
  expect_values<Zone>("zones");
  expect_values<Comparison>("comparisons");
  expect_values<PhasePart>("parts");
  expect_values<Speed>("speeds");
  expect_values<ChoiceKind>("choices");
  expect_values<Keyword::Parameter>("parameters");
  expect_values<PhaseAction>("actions");
  expect_values<Layer>("layers");
  for (const std::string_view type : basic_land_types)
    EXPECT_TRUE(tells("land types", "\"" + std::string(type) + "\"")) << type;
  for (const Phase& phase : standard_phases()) {
    EXPECT_TRUE(tells("phases", "\"" + phase.name + "\"")) << phase.name;
    EXPECT_TRUE(tells("to", phase.name)) << phase.name;
  }
  for (const Spelling<DecisionKind>& row : all_spellings<DecisionKind>)
    EXPECT_TRUE(tells("will", row.spelling)) << row.spelling;
  for (const Spelling<Window>& row : all_spellings<Window>)
    EXPECT_TRUE(row.value == Window::none || tells("expect", row.spelling)) << row.spelling;
  for (const std::string& value : explainable_values()) EXPECT_TRUE(tells("explain", value)) << value;
}

/// A field that takes a value of a list names a list that is told.
TEST(Manual, NamesTheListThatAValueIsOf) {
  int named = 0;
  const std::string one_of = "one of the ";
  for (const ManualWord& word : everything())
    for (const ManualField& field : word.fields) {
      EXPECT_NE(field.type, "a name") << word.name << ": " << field.name;
      if (!field.type.starts_with(one_of)) continue;
      ++named;
      EXPECT_TRUE(has(field.type.substr(one_of.size()), "values, in quotes"))
          << word.name << ": " << field.type;
    }
  EXPECT_GT(named, 10);
}

TEST(Manual, TellsWhatEachTriggerFills) {
  const std::vector<ManualWord> words = everything();
  std::set<EventKind> met;
  for (const Form<Ability>& trigger : trigger_words()) {
    met.insert(trigger.preset->trigger.event);
    const auto word = std::find_if(words.begin(), words.end(),
                                   [&](const ManualWord& each) { return each.name == trigger.name; });
    ASSERT_NE(word, words.end()) << trigger.name;
    const EventFills& fills = record_of(trigger.preset->trigger.event).fills;
    for (const auto& [name, what] :
         {std::pair{"it", fills.it}, std::pair{"other_one", fills.other_one},
          std::pair{"that_player", fills.that_player}, std::pair{"that_much", fills.that_much},
          std::pair{"life_before", fills.life_before}}) {
      const bool told = std::any_of(word->gives.begin(), word->gives.end(),
                                    [&, n = name](const ManualField& field) { return field.name == n; });
      EXPECT_EQ(told, *what != '\0') << trigger.name << ": " << name;
    }
  }
  EXPECT_EQ(met.size(), count_of<EventKind> - 1) << "every event but none has a trigger";
}

/// Holds what happens against the table of what events fill.
class Checking : public Observer {
 public:
  void happened(const Duel&, const Event& event) override {
    const EventFills& fills = record_of(event.kind).fills;
    const auto is_filled = [](const char* what) { return *what != '\0'; };
    met.insert(event.kind);
    const std::string name = spelling_of(event.kind);
    EXPECT_EQ(static_cast<bool>(event.object), is_filled(fills.it)) << name;
    // Damage is dealt to a creature or to a player.
    const bool to_either = event.kind == EventKind::deals_damage;
    if (to_either)
      EXPECT_NE(static_cast<bool>(event.other), event.player != PlayerId::none);
    else
      EXPECT_EQ(static_cast<bool>(event.other), is_filled(fills.other_one)) << name;
    EXPECT_TRUE(to_either || (event.player != PlayerId::none) == is_filled(fills.that_player)) << name;
    EXPECT_TRUE(event.amount == 0 || is_filled(fills.that_much)) << name;
  }
  std::set<EventKind> met;
};

TEST(EventFills, AreWhatEventsTell) {
  const std::shared_ptr<const Library> library = kit::whole_library().library;
  const std::vector<CardId> cards = playable_cards(*library, false);
  Checking checking;
  Random random{5};
  for (int i = 0; i < 60; ++i) {
    const auto deck = [&](int n) {
      return random_deck(*library, cards, cards[static_cast<std::size_t>(n) % cards.size()], 40, random);
    };
    const Deck bobs = deck(2 * i);
    const Deck sues = deck(2 * i + 1);
    Duel duel(library, kit::rule_set("fifth"));
    const std::uint64_t seed = random.next();
    ASSERT_EQ(set_up(duel, bobs, sues, seed), "");
    RandomAgent bob(seed ^ 1);
    RandomAgent sue(seed ^ 2);
    Table table{duel, {&bob, &sue}};
    table.observer = &checking;
    while (!duel.over()) play_on(table);
  }
  EXPECT_GT(checking.met.size(), 12U);
}

}  // namespace
}  // namespace sleight
