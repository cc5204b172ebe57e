#include "grammar/abilities/damage_rules_english.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

/// What is said of damage before it is dealt: it is less, limited, or somebody else's (R-DP-4, R-DP-5).
namespace sleight {

namespace {

/// "Damage that would reduce your life total to less than 1 reduces it to 1 instead".
Ability read_spared_life(ReadingContext& context, const Node& said) {
  Ability ability = rule_of(RuleKind::damage_spares);
  ability.affects = read_possessive(context, said.the(Phrase::possessive));
  std::vector<std::string_view> numbers;
  for (const Node& word : said.children)
    if (word.lexeme == Lexeme::NUMBER) numbers.push_back(word.text);
  // What is left is what it would fall below.
  if (numbers.size() != 2 || numbers[0] != numbers[1] || !is_player(context, ability.affects)) context.fail();
  ability.rule.amount = Amount(number_named(numbers.front()).value_or(0));
  return ability;
}

/// "For each 1 damage that would be dealt to ~, if it has a +1/+1 counter on it, remove a +1/+1 counter from
/// it and prevent that 1 damage": what is removed is what it asks for, of what would be dealt the damage.
Ability read_counters_taken(ReadingContext& context, const Node& said) {
  Ability ability = rule_of(RuleKind::damage_takes_counters);
  ability.affects = read_np(context, said.the(Phrase::np));
  for (const Node& word : said.children)
    if (word.lexeme == Lexeme::NUMBER && word.text != "1") context.fail();
  if (is_set(ability.affects.from) || !ability.affects.also.empty()) context.fail();
  const Condition some = read_condition(context, said.the(Phrase::condition));
  Steps taken;
  read_order(context, said.the(Phrase::imperative), taken);
  if (taken.size() != 1 || taken.front().verb != Verb::remove_counters ||
      !(taken.front().what == ability.affects) || !(taken.front().amount == Box<Amount>(Amount(1)))) {
    context.fail();
    return ability;
  }
  ability.rule.word = taken.front().word;
  const Amount counters = counters_on(ability.rule.word, ability.affects);
  if (!(some == compared(counters, {Comparison::at_least, Amount(1)}))) context.fail();
  return ability;
}

/// "Damage dealt by ~", to whomever, is no damage or is dealt elsewhere.
Ability read_damage_by(ReadingContext& context, const Node& said) {
  const bool elsewhere = said.has(Lexeme::INSTEAD);
  Ability ability = rule_of(said.has(Lexeme::COLOURLESS) ? RuleKind::damage_is_colourless
                            : elsewhere                  ? RuleKind::redirects_damage
                                                         : RuleKind::reduces_damage);
  ability.affects = one(Reference::permanents);
  ability.affects.filters.push_back(type_filter(CardType::creature));
  ability.affects.also.push_back(one(Reference::players));
  const auto things = said.all(Phrase::np);
  ability.rule.by = read_np(context, *things.front());
  if (elsewhere) ability.rule.to = read_np(context, *things.back());
  return ability;
}

/// "By spells that target it", "by spells or effects that target it": whom they damage they have as a target.
/// Of both it is all the same what source they have deal it.
void read_aimed_only(ReadingContext& context, Ability& ability) {
  Selector& by = ability.rule.by;
  const auto aims = [](const Filter& filter) { return filter.quality == Quality::targets_any; };
  const auto aimed = std::find_if(by.filters.begin(), by.filters.end(), aims);
  if (aimed == by.filters.end()) return;
  const bool whom =
      !aimed->negated && aimed->of && *aimed->of == ability.affects && !is_set(ability.affects.from);
  by.filters.erase(aimed);
  ability.rule.aimed_only = true;
  const bool both = by.filters.empty() && by.also == std::vector{one(Reference::effects)};
  if (!whom || by.from != Reference::spells || !(both || by.also.empty()) ||
      ability.rule.kind != RuleKind::reduces_damage)
    context.fail();
  if (both) by = {};
}

/// "Damage dealt to ~ by Walls": what is reduced, limited, or dealt elsewhere.
Ability read_damage_to(ReadingContext& context, const Node& said) {
  const auto things = said.all(Phrase::np);
  const bool stays = said.is(Phrase::damage_stays);
  const bool elsewhere = said.has(Lexeme::INSTEAD) && !stays;
  const Node* limit = said.child(Phrase::number);
  Ability ability = rule_of(stays                          ? RuleKind::damage_stays
                            : elsewhere                    ? RuleKind::redirects_damage
                            : limit != nullptr             ? RuleKind::limits_damage
                            : said.has(Lexeme::COLOURLESS) ? RuleKind::damage_is_colourless
                                                           : RuleKind::reduces_damage);
  ability.affects = read_np(context, *things[0]);
  ability.rule.combat_only = said.has(Lexeme::COMBAT);
  if (ability.rule.combat_only && said.has(Lexeme::COLOURLESS)) context.fail();
  // Two or three things are spoken of: only these words tell that the second is the source.
  if (said.has(Lexeme::BY) || said.has(Lexeme::FROM)) ability.rule.by = read_np(context, *things[1]);
  read_aimed_only(context, ability);
  // Who may have it so is whoever makes the rule.
  ability.rule.optional = said.has(Lexeme::MAY);
  if (elsewhere) ability.rule.to = read_np(context, *things.back());
  // Of what damages a player, and of those that have the rule one.
  ability.rule.once = elsewhere && said.has(Lexeme::MORE_WORD);
  if (limit != nullptr) ability.rule.amount = read_number(context, *limit);
  return ability;
}

}  // namespace

std::vector<Ability> read_reduction(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.is(Phrase::damage_spares)) return {read_spared_life(context, said)};
  if (said.is(Phrase::damage_takes_counters)) return {read_counters_taken(context, said)};
  const Node* to = said.child(Lexeme::NUMBER);
  if (to != nullptr && to->text != "0") context.fail();
  if (said.is(Phrase::damage_by)) return {read_damage_by(context, said)};
  if (!said.is(Phrase::damage_to_and_by)) return {read_damage_to(context, said)};
  Ability taken = rule_of(RuleKind::reduces_damage);
  taken.affects = read_np(context, said.the(Phrase::np));
  taken.rule.combat_only = true;
  Ability dealt = rule_of(RuleKind::deals_no_combat_damage);
  dealt.affects = taken.affects;
  return {taken, dealt};
}

Ability read_buying_off(ReadingContext& context, const Node& said) {
  context.take(said);
  Ability ability = rule_of(RuleKind::damage_bought_off);
  ability.cost = read_cost(context, said.the(Phrase::cost));
  ability.rule.amount = read_number(context, said.the(Phrase::number));
  ability.affects = read_np(context, said.the(Phrase::np));
  // Nobody would be asked how much, and nothing has been announced that it could be used up for.
  if (ability.cost.tap || ability.cost.asks_for_x()) context.fail();
  return ability;
}

Ability read_no_combat_damage(ReadingContext& context, const Node& said) {
  context.take(said);
  Ability ability = rule_of(RuleKind::deals_no_combat_damage);
  if (const Node* who = said.child(Phrase::np)) {
    ability.affects = read_np(context, *who);
  } else {
    // Only creatures deal combat damage (R-DMG-3): all of them are meant.
    ability.affects = one(Reference::permanents);
    ability.affects.filters.push_back(type_filter(CardType::creature));
  }
  return ability;
}

}  // namespace sleight
