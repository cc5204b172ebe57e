#include "grammar/abilities/card_size_english.h"

#include <utility>

#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/static_conditions_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

void read_size_is_given(ReadingContext& context, const Node& said, const Condition& holds) {
  const Selector whose = read_possessive(context, said.the(Phrase::possessive));
  const Node& size = said.the(Phrase::size);
  context.take(size);
  if (!(whose == one(Reference::self)) || !size.has(Lexeme::AND) || holds.kind != ConditionKind::always)
    context.fail();
  const Amount given = read_given_entering(context, said.the(Phrase::given_entering));
  context.power = given;
  context.toughness = given;
}

void read_size_is_measured(ReadingContext& context, const Node& said, const Condition& holds) {
  const Selector whose = read_possessive(context, said.the(Phrase::possessive));
  const Node& size = said.the(Phrase::size);
  context.take(size);
  const auto measures = said.all(Phrase::measure);
  const bool both = size.has(Lexeme::AND);
  // What is said of the toughness behind it has no place where the toughness was spoken of before.
  if (said.has(Lexeme::TOUGHNESS) && size.has(Lexeme::TOUGHNESS)) context.fail();
  // "Each" goes with two.
  if (said.has(Lexeme::EACH) != both) context.fail();
  context.refer_to(whose);
  Box<Amount> power;
  Box<Amount> toughness;
  const Node* number = said.child(Lexeme::NUMBER);
  const Amount first = number != nullptr ? Amount(number_named(number->text).value_or(0))
                                         : read_measure(context, *measures.front());
  if (size.has(Lexeme::POWER)) power = first;
  if (size.has(Lexeme::TOUGHNESS)) toughness = first;
  if (size.has(Lexeme::POWER) && !both && said.has(Lexeme::TOUGHNESS)) {
    context.that_number = first;
    toughness = read_measure(context, *measures.back());
    context.that_number = {};
  }
  // A rule of the card itself, which it has wherever it is (R-CRE-5); of others, or for a while, it is a
  // change.
  if (whose == one(Reference::self) && holds.kind == ConditionKind::always) {
    context.power = std::move(power);
    context.toughness = std::move(toughness);
    return;
  }
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  for (const auto& [kind, amount] :
       {std::pair(ChangeKind::power, power), std::pair(ChangeKind::toughness, toughness)})
    if (amount) {
      continuous.change.parts.push_back(change_part(kind));
      continuous.change.parts.back().amount = amount;
    }
  continuous.affects = affected(whose);
  continuous.condition = holds;
  fold_state(continuous, whose);
  context.abilities.push_back(std::move(continuous));
}

}  // namespace sleight
