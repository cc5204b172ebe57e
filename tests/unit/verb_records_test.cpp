#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/card/verb_facts.h"
#include "tests/kit/played_cards.h"

/// The record of a verb says which fields its steps have: all of them, and no others.
namespace sleight {
namespace {

using Fields = decltype(definition::fields(std::declval<const Step&>()));
constexpr std::size_t field_count = std::tuple_size_v<Fields>;

/// The fields of a step in their order; the first and the last are no `StepFields`.
constexpr std::array<const char*, field_count> names{
    "verb",     "what",       "other",           "amount",  "word",
    "zone",     "mana",       "colourless_mana", "colours", "of_chosen",
    "only_for", "at_random",  "up_to",           "choice",  "duration",
    "change",   "abilities",  "token",           "cost",    "condition",
    "trigger",  "or_trigger", "each_time",       "once",    "new_mode",
    "then",     "otherwise",  "function",        "line"};
static_assert(static_cast<std::uint32_t>(StepFields::function) == 1U << (field_count - 2));

template <std::size_t... at>
std::uint32_t set_fields(const Step& step, std::index_sequence<at...>) {
  const Step plain;
  const Fields those = definition::fields(step), without = definition::fields(plain);
  return ((std::get<at>(those) == std::get<at>(without) ? 0U : 1U << at) | ...);
}

/// Which fields steps of each verb have set, on all cards of the library and of the scenarios.
std::map<Verb, std::uint32_t> fields_of_cards() {
  std::map<Verb, std::uint32_t> set;
  for (const kit::Played& played : kit::all_played())
    for (const Card& card : played.cards)
      definition::walk(card, [&set](const Step& step) {
        set[step.verb] |= set_fields(step, std::make_index_sequence<field_count>());
      });
  return set;
}

std::string told(std::uint32_t fields) {
  std::string list;
  for (std::size_t i = 1; i + 1 < field_count; ++i)
    if ((fields & 1U << i) != 0) list += (list.empty() ? "" : " ") + std::string(names[i]);
  return list;
}

/// The values that say nothing are those of a plain step: the verb and the line are no fields of a record.
constexpr std::uint32_t no_fields = 1U | 1U << (field_count - 1);

TEST(VerbRecords, SayWhichFieldsAStepHas) {
  for (const auto& [verb, set] : fields_of_cards()) {
    const auto reads = static_cast<std::uint32_t>(record_of(verb).reads);
    EXPECT_EQ(told(set & ~no_fields & ~reads), "")
        << spelling_of(verb) << " has fields that it does not read";
  }
}

/// Fields that a verb reads, as its word offers them, and that no card needs.
constexpr std::array<std::pair<Verb, StepFields>, 7> needless{{{Verb::exchange_life, StepFields::other},
                                                               {Verb::add_mana_any, StepFields::word},
                                                               {Verb::add_mana_type, StepFields::what},
                                                               {Verb::add_mana_noted, StepFields::what},
                                                               {Verb::give_pool, StepFields::other},
                                                               {Verb::take_turns, StepFields::what},
                                                               {Verb::choose_pile, StepFields::what}}};

TEST(VerbRecords, SayNoFieldInVain) {
  std::map<Verb, std::uint32_t> set = fields_of_cards();
  for (const auto& [verb, fields] : needless) {
    EXPECT_EQ(told(set[verb] & static_cast<std::uint32_t>(fields)), "")
        << spelling_of(verb) << ": a card has it";
    set[verb] |= static_cast<std::uint32_t>(fields);
  }
  for (const auto& row : verb_records)
    EXPECT_EQ(told(static_cast<std::uint32_t>(row.of.reads) & ~set[row.value]), "") << row.of.name;
}

TEST(VerbRecords, TakeNothingThatIsNotRead) {
  for (const auto& row : verb_records) {
    EXPECT_TRUE(row.of.takes.what == ThingKinds::all || has(row.of.reads, StepFields::what)) << row.of.name;
    EXPECT_TRUE(row.of.takes.other == ThingKinds::all || has(row.of.reads, StepFields::other)) << row.of.name;
    const bool within = has(row.of.reads, StepFields::then) || has(row.of.reads, StepFields::otherwise);
    EXPECT_TRUE(within || row.of.within == StepsWithin::any) << row.of.name;
  }
}

}  // namespace
}  // namespace sleight
