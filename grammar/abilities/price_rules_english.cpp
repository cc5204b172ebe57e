#include "grammar/abilities/price_rules_english.h"

#include <bit>
#include <cstdint>

#include "core/card/mana_text.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// "White spells cost {3} more to cast": what costs it, and to whom; to everybody when nobody is named.
SaidRules read_higher_cost(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::costs_more);
  if (subject.from != Reference::spells) context.fail();
  if (!subject.filters.empty() || !subject.also.empty()) {
    rule.rule.by = subject;
    rule.rule.by.from = Reference::permanents;  // as sources of a quality are written
    for (Selector& more : rule.rule.by.also) {
      if (more.from != Reference::spells || more.filters.empty() || subject.filters.empty()) context.fail();
      more.from = Reference::permanents;
    }
  }
  const ManaCost more = read_mana(context, said.the(Phrase::mana));
  // The rule holds a number of mana of one kind, which is below 0 where it costs less generic mana.
  const std::uint8_t colour = more.colours().bits();
  const bool one_kind = colour == 0 ? more.generic > 0 : more.generic == 0 && std::has_single_bit(colour);
  if (!one_kind || more.x != 0 || (colour != 0 && said.has(Lexeme::LESS))) context.fail();
  rule.rule.mana = colour;
  rule.rule.amount = Amount(said.has(Lexeme::LESS) ? -more.total() : more.total());
  const Node* whom = said.child(Phrase::np);
  subject = whom != nullptr ? read_np(context, *whom) : one(Reference::players);
  return {rule};
}

/// What is given up so often as a symbol is written.
void read_asked(ReadingContext& context, const Node& said, Ability& rule) {
  const CostPart part = read_deed(context, said.the(Phrase::deed));
  // Of one's own, and once for each: the card that says it is nobody else's to give up.
  if (part.kind != CostPart::Kind::sacrifice || part.what.from != Reference::permanents ||
      !part.amount.is_number())
    context.fail();
  rule.cost.parts = {part};
  const Node* symbol = said.child(Phrase::mana);
  rule.rule.mana = symbol != nullptr ? read_kind_of_mana(context, *symbol)
                                     : read_colour(context, said.the(Phrase::colour)).bits();
  // Colourless mana has no symbol in a cost.
  if ((rule.rule.mana & Colours::all().bits()) == 0) context.fail();
}

/// "Spells cost an additional sacrifice a swamp to cast for each {B} in their casting costs".
SaidRules casting_asks(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::casting_asks);
  // All of them: the rule knows no sorts.
  if (!(subject == one(Reference::spells))) context.fail();
  read_asked(context, said, rule);
  subject = one(Reference::players);
  return {rule};
}

/// "You may spend white mana as though it were red mana."
SaidRules read_mana_spent_as(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::spends_as);
  const auto colours = said.all(Phrase::colour);
  rule.rule.instead_of = read_colour(context, *colours.front()).bits();
  rule.rule.mana = read_colour(context, *colours.back()).bits();
  if (!is_player(context, subject) || rule.rule.mana == rule.rule.instead_of) context.fail();
  return {rule};
}

}  // namespace

RuleFamily price_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::spends_as, read_mana_spent_as},
      {Phrase::costs_more, read_higher_cost},
      {Phrase::casting_asks, casting_asks},
  };
  return rows;
}

Ability read_uses_cost_more(ReadingContext& context, const Node& said) {
  Ability rule = rule_of(RuleKind::uses_cost_more);
  const ManaCost more = read_mana(context, said.the(Phrase::mana));
  if (more.total() != more.generic || more.x != 0 || more.generic == 0) context.fail();
  const bool less = said.has(Lexeme::LESS) && !said.has(Lexeme::MORE_WORD);
  // That something costs one mana at least has to be said where it costs less, and there only.
  if (less != said.has(Lexeme::BUT)) context.fail();
  rule.rule.amount = Amount(less ? -more.generic : more.generic);
  return rule;
}

Ability read_using_asks(ReadingContext& context, const Node& said) {
  Ability rule = rule_of(RuleKind::using_asks);
  read_asked(context, said, rule);
  return rule;
}

}  // namespace sleight
