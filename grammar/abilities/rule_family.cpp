#include "grammar/abilities/rule_family.h"

#include "grammar/noun_phrases/amounts_english.h"

namespace sleight {

Ability with_number(ReadingContext& context, const Node& said, RuleKind kind, int less) {
  Ability rule = rule_of(kind);
  const Amount some = read_number(context, said.the(Phrase::number));
  // "Can block one creature" would say what every creature can (R-BLOCK-1).
  if (!some.is_number() || some.number <= less) context.fail();
  rule.rule.amount = Amount(some.number - less);
  return rule;
}

}  // namespace sleight
