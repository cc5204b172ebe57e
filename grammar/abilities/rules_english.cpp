#include "grammar/abilities/rules_english.h"

#include "grammar/abilities/aiming_rules_english.h"
#include "grammar/abilities/combat_rules_english.h"
#include "grammar/abilities/playing_rules_english.h"
#include "grammar/abilities/price_rules_english.h"
#include "grammar/abilities/untap_rules_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Rulings that say one rule and nothing more.
struct RuleRow {
  Phrase phrase;
  RuleKind rule;
};
constexpr RuleRow plain_rules[] = {
    {Phrase::cannot_attack, RuleKind::cannot_attack},
    {Phrase::attacks_alone, RuleKind::attacks_alone},
    {Phrase::cannot_be_destroyed, RuleKind::cannot_be_destroyed},
    {Phrase::cannot_regenerate, RuleKind::cannot_regenerate},
    {Phrase::cannot_be_regenerated, RuleKind::cannot_regenerate},
    {Phrase::must_attack, RuleKind::must_attack},
    {Phrase::deals_no_combat_damage, RuleKind::deals_no_combat_damage},
    {Phrase::has_no_hand_limit, RuleKind::hand_limit},
    {Phrase::enters_tapped, RuleKind::enters_tapped},
    {Phrase::works_while_tapped, RuleKind::always_on},
    {Phrase::changes_one_land_type, RuleKind::land_types_apart},
    {Phrase::can_block_any_number, RuleKind::blocks_additional},
};

SaidRules lives_without_life(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (!is_player(context, subject) || number_named(said.the(Lexeme::NUMBER).text) != 0) context.fail();
  return {rule_of(RuleKind::lives_without_life)};
}

/// Of what a creature may do at once, haste is the word (R-SICK-1).
SaidRules done_as_if_hasty(ReadingContext& context, const Node& said, Selector&, Duration&) {
  if (said.the(Lexeme::KEYWORD).open->name != "haste") context.fail();
  return {
      rule_of(said.is(Phrase::attacks_as_if_it_had) ? RuleKind::attacks_at_once : RuleKind::tapped_at_once)};
}

SaidRules enters_with_counters(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::enters_with_counters);
  rule.rule.amount = read_number(context, said.the(Phrase::number));
  rule.rule.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  return {rule};
}

/// "~ deals damage to creatures in the form of -1/-1 counters".
SaidRules read_dealt_counters(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::deals_counters);
  rule.rule.to = read_group(context, said.the(Phrase::group));
  rule.rule.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  return {rule};
}

/// "~ cannot have more than seven dream counters on it."
SaidRules counter_limit(ReadingContext& context, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::counter_limit);
  rule.rule.amount = read_number(context, said.the(Phrase::number));
  rule.rule.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  return {rule};
}

constexpr ReadRule other_rules[] = {
    {Phrase::lives_without_life, lives_without_life}, {Phrase::attacks_as_if_it_had, done_as_if_hasty},
    {Phrase::tapped_as_if_it_had, done_as_if_hasty},  {Phrase::enters_with_counters, enters_with_counters},
    {Phrase::deals_counters, read_dealt_counters},    {Phrase::counter_limit, counter_limit},
};

/// Those of the other files.
constexpr RuleFamily (*rule_families[])() = {combat_rules, aiming_rules, playing_rules, price_rules,
                                             untap_rules};

}  // namespace

std::vector<Ability> read_rules(ReadingContext& context, const Node& said, Selector& subject,
                                Duration& lasting) {
  context.take(said);
  for (const RuleRow& row : plain_rules)
    if (row.phrase == said.phrase) return {rule_of(row.rule)};
  for (const ReadRule& row : other_rules)
    if (row.phrase == said.phrase) return row.read(context, said, subject, lasting);
  for (const auto family : rule_families)
    for (const ReadRule& row : family())
      if (row.phrase == said.phrase) return row.read(context, said, subject, lasting);
  context.fail();
  return {};
}

}  // namespace sleight
