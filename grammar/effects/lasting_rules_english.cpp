#include "grammar/effects/lasting_rules_english.h"

#include <string>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/damage_rules_english.h"
#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/rule_sentences_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/abilities/untap_rules_english.h"
#include "grammar/effects/delayed_effects_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// A step that makes those rules hold for a time.
Step rule_for(Duration duration, std::vector<Ability> rules) {
  Step made = step(Verb::rule);
  made.duration = duration;
  made.abilities = std::move(rules);
  return made;
}

}  // namespace

void read_ruling(ReadingContext& context, const Node& ruling, const Selector& subject, Duration lasting,
                 const Condition& holds, Steps& steps) {
  // How something comes into play is settled before: no effect of its own can still say so.
  if (ruling.is(Phrase::enters_tapped) || ruling.is(Phrase::enters_with_counters)) {
    if (subject.from == Reference::self) context.fail();
  }
  Selector about = subject;
  // A rule may be about others than the subject ("creatures cannot block it"): the reader of rules says whom.
  std::vector<Ability> rules = read_rules(context, ruling, about, lasting);
  for (Ability& each : rules) {
    each.affects = about;
    if (each.condition.kind == ConditionKind::always)
      each.condition = holds;
    else if (holds.kind != ConditionKind::always)
      context.fail();
  }
  steps.push_back(rule_for(lasting, std::move(rules)));
}

void read_next_turn_ban(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  context.take(said);
  const Node& whose = said.the(Phrase::possessive);
  context.take_all(whose);
  const bool own = whose.has(Phrase::thing) && whose.the(Phrase::thing).first().is(Phrase::its_player) &&
                   whose.the(Phrase::thing).first().has(Lexeme::CONTROLLER);
  if (!own || is_set(subject.from) || is_player(context, subject)) context.fail();
  const bool untaps = said.is(Phrase::no_untap_twice);
  if (untaps && said.the(Lexeme::NUMERAL_WORD).text != "two") context.fail();
  Ability ban = rule_of(untaps ? RuleKind::does_not_untap : RuleKind::cannot_attack);
  ban.affects = subject;
  const Step banned = rule_for(untaps ? Duration::next_untap : Duration::end_of_turn, {std::move(ban)});
  Step later = at_next_turn_of(context, subject, untaps);
  later.then.push_back(banned);
  if (untaps) steps.push_back(banned);
  steps.push_back(std::move(later));
}

bool loses_ban(const Node& changing) {
  if (!changing.is(Phrase::loses_keyword)) return false;
  const auto lost = changing.all(Phrase::lost);
  const Node* keyword = lost.size() == 1 ? lost.front()->child(Phrase::keyword) : nullptr;
  const OpenWord* word = keyword != nullptr ? keyword->first().open : nullptr;
  return word != nullptr && word->rule == RuleKind::cannot_attack;
}

Step freed(ReadingContext& context, const Node& changing, const Selector& subject, Duration lasting) {
  context.take_all(changing);
  if (is_player(context, subject)) context.fail();
  Ability free = rule_of(RuleKind::attacks_alone_rule_off);
  free.affects = subject;
  return rule_for(lasting, {std::move(free)});
}

namespace {

/// "If that creature would leave play, remove it from the game instead of putting it anywhere else."
void read_leaving_for_good(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Ability leaves = rule_of(RuleKind::leaves_only_the_game);
  leaves.affects = read_np(context, *things[0]);
  if (is_set(leaves.affects.from) || !leaves.affects.also.empty()) context.fail();
  for (const Node* thing : {things[1], things[2]})
    if (!(read_np(context, *thing) == leaves.affects)) context.fail();
  steps.push_back(rule_for(Duration::for_good, {std::move(leaves)}));
}

/// "If it would be put into a graveyard this turn, remove it from the game instead", "if it is dealt lethal
/// damage this turn, remove it from the game."
void read_replacement(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Ability leaves = rule_of(RuleKind::leaves_the_game_instead);
  leaves.affects = read_np(context, *things[0]);
  // Nothing goes in the place of another: it has to be the same that would die.
  const Selector around = context.antecedent;
  if (is_set(leaves.affects.from)) context.refer_to(leaves.affects);
  if (!(read_np(context, *things[1]) == leaves.affects)) context.fail();
  context.refer_to(around);
  if (said.has(Lexeme::LETHAL)) narrow(leaves.affects, filter_of(Quality::lethally_damaged));
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(leaves)}));
}

/// "The next time you would draw a card this turn, ... instead": once, and then no more.
void read_next_draw(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // Nobody announces what happens instead: nothing in it is a target.
  std::vector<TargetSpec>* targets = std::exchange(context.targets, nullptr);
  Ability rule = read_instead(context, said);
  context.targets = targets;
  if (!(rule.affects == one(Reference::you))) context.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(rule)}));
}

/// "The next time target land would be destroyed this turn, ... instead".
void read_next_destruction(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(rule_for(Duration::end_of_turn, {read_instead(context, said)}));
}

/// "Until end of turn, you may pay 1 life any time you could draw mana to add {C} to your mana pool."
void read_life_for_mana(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Cost cost = read_cost(context, said.the(Phrase::cost));
  const bool life = cost.mana.empty() && !cost.tap && cost.parts.size() == 1 &&
                    cost.parts.front().kind == CostPart::Kind::life && cost.parts.front().amount.is_number();
  const Node& mana = said.the(Phrase::mana);
  if (!said.has(Lexeme::UNTIL) || !life ||
      read_kind_of_mana(context, mana) != ManaKinds{1U << colourless_index})
    return context.fail();
  Ability rule = rule_of(RuleKind::life_for_mana);
  rule.affects = one(Reference::you);
  rule.rule.amount = cost.parts.front().amount;
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(rule)}));
}

void read_any_mana(ReadingContext&, const Node&, const Selector&, Steps& steps) {
  Ability rule = rule_of(RuleKind::any_mana_for_one);
  rule.affects = one(Reference::you);
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(rule)}));
}

/// "Damage dealt to target creature is reduced to 0 this turn": each rule that it says is a step.
void read_less_damage(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // Of an effect it is said for how long; what a spell says of its own damage is over with it.
  const bool own = said.is(Phrase::damage_stays) && !any(context.facts.types & permanent_types);
  if (!said.has(Lexeme::THIS) && !own) context.fail();
  // It holds before the damage is made: what reduces it acts right then (R-DP-4).
  for (Ability& rule : read_reduction(context, said))
    steps.insert(own ? steps.begin() : steps.end(), rule_for(Duration::end_of_turn, {std::move(rule)}));
}

/// "Until end of turn, you may pay {1} any time you could cast an instant to prevent up to 1 damage to it."
void read_lasting_buying_off(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::UNTIL)) context.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {read_buying_off(context, said)}));
}

void read_no_damage(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::THIS)) context.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {read_no_combat_damage(context, said)}));
}

/// "Lands you control tapped for mana produce {U} instead of any other type until end of turn."
void read_other_mana(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector subject = read_np(context, said.the(Phrase::np));
  Ability instead = read_produces_instead(context, said);
  instead.affects = subject;
  const bool turn = said.has(Lexeme::UNTIL);
  // For good it is done to what was named once, and no set.
  if (!turn && is_set(subject.from)) context.fail();
  steps.push_back(rule_for(turn ? Duration::end_of_turn : Duration::for_good, {std::move(instead)}));
}

/// "All creatures able to block target creature this turn do so."
void read_all_able_block(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::THIS)) context.fail();
  Ability must = rule_of(RuleKind::must_block);
  must.affects = read_group(context, said.the(Phrase::group));
  must.rule.by = read_np(context, said.the(Phrase::np));
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(must)}));
}

/// "Attacking does not cause creatures you control to tap until end of combat as long as ~ is untapped."
void read_attacks_untapped(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Ability rule = rule_of(RuleKind::attacks_without_tapping);
  rule.affects = read_np(context, said.the(Phrase::np));
  if (const Node* condition = said.child(Phrase::condition))
    rule.condition = read_condition(context, *condition);
  if (!said.has(Lexeme::TURN) && !said.has(Lexeme::COMBAT)) context.fail();
  steps.push_back(rule_for(said.has(Lexeme::COMBAT) ? Duration::end_of_combat : Duration::end_of_turn,
                           {std::move(rule)}));
}

std::string say_lasting_rule(Speaker& speaker, const Step& step) {
  std::string text;
  for (const Ability& each : step.abilities) {
    // Behind the rule, as what holds for a time: in front it would be asked once.
    Ability rule = each;
    const bool your_next = is_of_your_next_untap(rule, step.duration);
    if (!your_next) rule.condition = {};
    text += (text.empty() ? "" : ". ") + say_rule(speaker, rule, step.duration);
    if (!your_next && each.condition.kind != ConditionKind::always)
      text += " as long as " + say_condition(speaker, each.condition);
  }
  return text;
}

/// "You choose which creatures block this combat and how those creatures block."
void read_choosing_blocks(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  context.take(said);
  if (!said.has(Lexeme::THIS)) context.fail();
  Ability rule = rule_of(RuleKind::chooses_blocks);
  rule.affects = one(Reference::players);
  steps.push_back(rule_for(said.has(Lexeme::COMBAT) ? Duration::end_of_combat : Duration::end_of_turn,
                           {std::move(rule)}));
}

constexpr ReadEffect lasting_rules_read[] = {
    {Phrase::leaving_for_good, read_leaving_for_good},
    {Phrase::replacement, read_replacement},
    {Phrase::next_draw, read_next_draw},
    {Phrase::next_destruction, read_next_destruction},
    {Phrase::paying_life_for_mana, read_life_for_mana},
    {Phrase::paying_any_mana, read_any_mana},
    {Phrase::no_combat_damage, read_no_damage},
    {Phrase::damage_to, read_less_damage},
    {Phrase::damage_limited, read_less_damage},
    {Phrase::damage_stays, read_less_damage},
    {Phrase::damage_by, read_less_damage},
    {Phrase::damage_to_and_by, read_less_damage},
    {Phrase::buying_off, read_lasting_buying_off},
    {Phrase::choosing_blocks, read_choosing_blocks},
    {Phrase::all_able_block, read_all_able_block},
    {Phrase::attacking_does_not_tap, read_attacks_untapped},
    {Phrase::produces_instead, read_other_mana},
};
constexpr SayEffect lasting_rules_said[] = {
    {Verb::rule, say_lasting_rule},
};

}  // namespace

Step read_damage_reduced(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.child(Lexeme::NUMBER)->text != "0") context.fail();
  const auto things = said.all(Phrase::np);
  Ability rule = rule_of(RuleKind::reduces_damage);
  rule.affects = read_np(context, *things.front());
  rule.rule.by = read_np(context, *things.back());
  return rule_for(Duration::end_of_turn, {std::move(rule)});
}

EffectFamily lasting_rules_family() { return {lasting_rules_read, lasting_rules_said}; }

}  // namespace sleight
