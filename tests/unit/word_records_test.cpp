#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "tests/kit/played_cards.h"

/// The records of filters, amounts and rules say which fields these have: all of them, and no others.
namespace sleight::word_records {
namespace {

template <typename Part>
inline constexpr std::size_t field_count =
    std::tuple_size_v<decltype(definition::fields(std::declval<const Part&>()))>;

template <typename Part>
constexpr std::array<const char*, field_count<Part>> names{};
template <>
constexpr std::array<const char*, field_count<Filter>> names<Filter>{
    "quality", "negated", "types",  "supertypes", "colours",     "word",
    "zone",    "compare", "amount", "of",         "alternatives"};
static_assert(static_cast<unsigned>(FilterFields::alternatives) == 1U << (field_count<Filter> - 1));
template <>
constexpr std::array<const char*, field_count<Amount>> names<Amount>{"kind", "number", "word",    "of",
                                                                     "by",   "terms",  "function"};
static_assert(static_cast<unsigned>(AmountFields::function) == 1U << (field_count<Amount> - 1));
template <>
constexpr std::array<const char*, field_count<Rule>> names<Rule>{
    "kind",        "by",         "to",       "amount",       "word", "mana",     "instead_of",
    "combat_only", "aimed_only", "optional", "tapping_only", "once", "but_first"};
static_assert(static_cast<unsigned>(RuleFields::but_first) == 1U << (field_count<Rule> - 1));

Quality kind_of(const Filter& filter) { return filter.quality; }
AmountKind kind_of(const Amount& amount) { return amount.kind; }
RuleKind kind_of(const Rule& rule) { return rule.kind; }

/// The fields that every such part may have, whatever it asks.
template <typename Part>
constexpr unsigned of_all = std::is_same_v<Part, Filter> ? 3U : 1U;

template <typename Part, std::size_t... at>
unsigned set_fields(const Part& part, std::index_sequence<at...>) {
  const Part plain;
  const auto those = definition::fields(part), without = definition::fields(plain);
  return ((std::get<at>(those) == std::get<at>(without) ? 0U : 1U << at) | ...) & ~of_all<Part>;
}

template <typename Part>
using Fields = std::map<decltype(kind_of(std::declval<const Part&>())), unsigned>;

/// Which fields parts of each kind have set, on all cards of the library and of the scenarios.
template <typename Part>
Fields<Part> fields_of_cards() {
  Fields<Part> set;
  for (const kit::Played& played : kit::all_played())
    for (const Card& card : played.cards)
      definition::walk(card, [&set](const Part& part) {
        set[kind_of(part)] |= set_fields(part, std::make_index_sequence<field_count<Part>>());
      });
  return set;
}

template <typename Part>
std::string told(unsigned fields) {
  std::string list;
  for (std::size_t i = 0; i < field_count<Part>; ++i)
    if ((fields & 1U << i) != 0) list += (list.empty() ? "" : " ") + std::string(names<Part>[i]);
  return list;
}

/// Fields that are read, as a word of the script language offers them, and that no card needs.
template <typename Part>
Fields<Part> needless() {
  return {};
}
template <>
Fields<Filter> needless<Filter>() {
  const auto compare = static_cast<unsigned>(FilterFields::compare);
  return {{Quality::life, compare}, {Quality::counters, compare}};
}
template <>
Fields<Rule> needless<Rule>() {
  const auto combat_only = static_cast<unsigned>(RuleFields::combat_only);
  return {{RuleKind::limits_damage, combat_only},
          {RuleKind::damage_stays, combat_only},
          {RuleKind::may_band_with, static_cast<unsigned>(RuleFields::by)}};
}

template <typename Part, typename Records>
void expect_fields(const Records& records) {
  Fields<Part> set = fields_of_cards<Part>();
  for (const auto& [kind, fields] : needless<Part>()) {
    EXPECT_EQ(told<Part>(set[kind] & fields), "") << spelling_of(kind) << ": a card has it";
    set[kind] |= fields;
  }
  for (const auto& row : records) {
    const auto reads = static_cast<unsigned>(row.of.reads);
    EXPECT_EQ(told<Part>(set[row.value] & ~reads), "") << row.of.name << " has fields that it does not read";
    EXPECT_EQ(told<Part>(reads & ~set[row.value]), "") << row.of.name << " reads what no card gives it";
  }
}

TEST(WordRecords, SayWhichFieldsAFilterHas) { expect_fields<Filter>(quality_records); }
TEST(WordRecords, SayWhichFieldsAnAmountHas) { expect_fields<Amount>(amount_records); }
TEST(WordRecords, SayWhichFieldsARuleHas) { expect_fields<Rule>(rule_records); }

TEST(WordRecords, TakeNothingThatIsNotRead) {
  for (const auto& row : quality_records)
    EXPECT_TRUE(row.of.inside == ThingKinds::all || reads(row.value, FilterFields::of)) << row.of.name;
  for (const auto& row : amount_records)
    EXPECT_TRUE(row.of.of == ThingKinds::all ||
                (static_cast<unsigned>(row.of.reads) & static_cast<unsigned>(AmountFields::of)) != 0)
        << row.of.name;
  for (const auto& row : rule_records) {
    const auto read = static_cast<unsigned>(row.of.reads);
    EXPECT_TRUE(row.of.least == 0 || (read & static_cast<unsigned>(RuleFields::amount)) != 0) << row.of.name;
    EXPECT_TRUE(has(row.value, RuleTraits::does_steps) || (*row.of.fills.it == '\0' && !any(row.of.it)))
        << row.of.name;
    EXPECT_EQ(*row.of.fills.it != '\0', any(row.of.it)) << row.of.name;
  }
}

}  // namespace
}  // namespace sleight::word_records
