#include "grammar/abilities/instead_rules_english.h"

#include <utility>
#include <vector>

#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/untap_rules_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

Ability read_produces_instead(ReadingContext& context, const Node& said) {
  Ability instead = rule_of(RuleKind::produces_instead);
  const auto kinds = said.all(Phrase::mana);
  instead.rule.mana = read_kind_of_mana(context, *kinds.front());
  if (kinds.size() > 1) instead.rule.instead_of = read_kind_of_mana(context, *kinds.back());
  return instead;
}

namespace {

/// "If you would begin your turn while ~ is tapped, you may skip that turn instead": what comes of it the
/// next sentence says.
Ability read_skipped_instead(ReadingContext& context, const Node& said) {
  const Node* phase = said.child(Phrase::phase_name);
  Ability rule = rule_of(phase != nullptr ? RuleKind::may_skip_phase : RuleKind::may_skip_turn);
  rule.affects = one(Reference::you);
  if (phase != nullptr) rule.rule.word = read_phase(context, *phase);
  // "That turn" is no phase, nor the other way round.
  if ((phase != nullptr) != said.has(Lexeme::PHASE)) context.fail();
  if (const Node* holds = said.child(Phrase::condition)) rule.condition = read_condition(context, *holds);
  rule.modes.emplace_back();
  return rule;
}

/// "If you would draw a card during your draw phase, you may skip that draw instead": what comes of it the
/// next sentence says, and whoever skips it not draws the card.
Ability read_skipped_draw(ReadingContext& context) {
  Ability rule = rule_of(RuleKind::draws_instead);
  rule.affects = one(Reference::you);
  rule.condition = all_of({phase_is(context.word("draw")), turn_of(one(Reference::you))});
  rule.modes.emplace_back();
  Step skip = step(Verb::may);
  skip.otherwise.push_back(step(Verb::draw));
  skip.otherwise.back().amount = Amount(1);
  rule.modes.front().steps.push_back(std::move(skip));
  return rule;
}

}  // namespace

Ability read_instead(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.is(Phrase::skipped_instead)) return read_skipped_instead(context, said);
  if (said.is(Phrase::skipped_draw)) return read_skipped_draw(context);
  if (said.is(Phrase::discarded_on_top)) {
    Ability rule = rule_of(RuleKind::discards_on_top);
    rule.affects = one(Reference::you);
    return rule;
  }
  Ability rule = rule_of(said.has(Lexeme::DISCARD)     ? RuleKind::discards_instead
                         : said.has(Lexeme::GAIN)      ? RuleKind::gains_life_instead
                         : said.has(Lexeme::UNTAP)     ? RuleKind::untaps_instead
                         : said.has(Lexeme::GRAVEYARD) ? RuleKind::dies_instead
                         : said.has(Lexeme::DESTROYED) ? RuleKind::destroyed_instead
                                                       : RuleKind::draws_instead);
  const RuleRecord& record = record_of(rule.rule.kind);
  const bool of_permanents = record.affects == ThingKinds::permanents;
  rule.affects = read_np(context, said.the(Phrase::np));
  if (is_player(context, rule.affects) == of_permanents) context.fail();
  rule.rule.once = said.is(Phrase::next_draw) || said.is(Phrase::next_destruction);
  rule.rule.but_first = said.has(Lexeme::EXCEPT);
  const Node* whose = said.child(Phrase::possessive);
  if (whose != nullptr && of_permanents) {
    if (!names_untap_phase_of(context, rule.affects, *whose)) context.fail();
  } else if (whose != nullptr) {
    // Their own, and of a draw alone.
    context.take_all(*whose);
    const bool own = is_you(rule.affects) ? whose->has(Lexeme::YOUR) && said.has(Lexeme::YOU)
                                          : whose->has(Lexeme::THEIR) && said.has(Lexeme::THEY);
    if (!own || rule.rule.kind != RuleKind::draws_instead) context.fail();
  }
  // "That player", "it": what would happen names them, as an event does.
  const bool before = std::exchange(context.event, true);
  // The card that would be discarded; of a draw nobody knows the card yet (R-ZONE-8).
  if (any(record.it)) context.antecedent = one(Reference::it);
  rule.modes.emplace_back();
  Steps& steps = rule.modes.front().steps;
  read_clause(context, said.the(Phrase::clause), steps);
  context.event = before;
  if (is_offered_for_untapping(rule) && steps.front().otherwise.empty())
    steps.front().otherwise = untapping_after_all(rule);
  return rule;
}

bool is_offered_for_untapping(const Ability& rule) {
  if (rule.rule.kind != RuleKind::untaps_instead || rule.modes.size() != 1) return false;
  const Steps& steps = rule.modes.front().steps;
  return steps.size() == 1 && steps.front().verb == Verb::may && steps.front().cost.empty();
}

Steps untapping_after_all(const Ability& rule) {
  Steps steps{step(Verb::untap)};
  const bool itself = rule.affects.empty() || rule.affects == one(Reference::self);
  steps.front().what = one(itself ? Reference::self : Reference::it);
  return steps;
}

Ability read_skipped_phase(ReadingContext& context, const Node& skipping) {
  context.take(skipping);
  Ability rule = rule_of(RuleKind::skips_phase);
  const Node* phase = skipping.child(Phrase::phase_name);
  if (phase == nullptr || skipping.has(Lexeme::NEXT))
    context.fail();
  else
    rule.rule.word = read_phase(context, *phase);
  return rule;
}

Steps* done_instead(ReadingContext& context) {
  if (context.abilities.empty() || context.abilities.back().kind != AbilityKind::rule) return nullptr;
  Ability& before = context.abilities.back();
  const bool instead =
      before.rule.kind == RuleKind::draws_instead || before.rule.kind == RuleKind::discards_instead ||
      has(before.rule.kind, RuleTraits::may_skip) || before.rule.kind == RuleKind::dies_instead;
  return instead && before.modes.size() == 1 ? &before.modes.front().steps : nullptr;
}

void read_done_instead(ReadingContext& context, const Node& sentence, Steps& steps) {
  // What would happen names its player, as an event does.
  const bool skipped = has(context.abilities.back().rule.kind, RuleTraits::may_skip);
  const bool before = std::exchange(context.event, true);
  if (skipped) {
    // "If you do": what comes of having skipped it, and it is said once.
    const Node& said = sentence.first();
    const Node* who = said.is(Phrase::if_done) ? said.child(Phrase::np) : nullptr;
    const bool plain = who != nullptr && steps.empty() && said.has(Phrase::clause) &&
                       !said.has(Lexeme::NOT) && !said.has(Lexeme::CANNOT) && !said.has(Lexeme::FLIP) &&
                       !said.has(Phrase::deed) && read_np(context, *who) == one(Reference::you);
    if (!plain) return context.fail();
    context.take(said);
    read_clause_where(context, said, steps);
  } else {
    read_sentence(context, sentence, steps);
  }
  context.event = before;
}

}  // namespace sleight
