#include "grammar/effects/damage_english.h"

#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step deals(const Selector& subject, Selector whom, Amount amount) {
  Step deal = step(Verb::deal, std::move(whom));
  deal.amount = std::move(amount);
  deal.other = affected(subject);
  return deal;
}

/// "Deals 3 damage to target creature and 1 damage to you."
void read_deal_amount(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const auto whom = said.all(Phrase::np);
  const auto amounts = said.all(Phrase::amount);
  for (std::size_t i = 0; i < whom.size(); ++i) {
    // Whom before how much, as the text has them: a later part may speak of the target of an earlier one.
    Selector what = read_object(meaning, *whom[i]);
    steps.push_back(deals(subject, std::move(what), read_amount(meaning, *amounts[i])));
  }
}

/// "Deals damage equal to that creature's toughness to its controller": what is measured is spoken of first.
void read_deal_measure_to(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Amount amount = read_measure(meaning, said.the(Phrase::measure));
  steps.push_back(deals(subject, read_object(meaning, said.the(Phrase::np)), std::move(amount)));
}

void read_deal_to_measure(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  // Here the victim stands first, and the measure may be its own ("target creature equal to its toughness").
  Selector whom = read_object(meaning, said.the(Phrase::np));
  steps.push_back(deals(subject, std::move(whom), read_measure(meaning, said.the(Phrase::measure))));
}

void read_deal_divided(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Selector whom = read_object(meaning, said.the(Phrase::np));
  // Only of targets is it known among how many they are divided: they are chosen on casting (R-TARGET-3).
  if (whom.from != Reference::target) meaning.fail();
  const Amount whole = read_amount(meaning, said.the(Phrase::amount));
  steps.push_back(deals(subject, std::move(whom),
                        amount_of(AmountKind::quotient, {whole, amount_of(AmountKind::target_count)})));
}

bool is_divided(const Step& step) {
  return step.amount && step.amount->kind == AmountKind::quotient && step.amount->terms.size() == 2 &&
         step.amount->terms[1].kind == AmountKind::target_count;
}

std::string say_deal(Speaker& speaker, const Step& step) {
  const std::string source = step.other.empty() ? speaker.card.name : say_thing(speaker, step.other, "each ");
  const std::string deals = source + (is_plural(speaker, step.other) ? " deal " : " deals ");
  if (is_divided(step))
    return deals + say_amount(speaker, step.amount->terms[0]) +
           " damage divided evenly, rounded down, among " + say_thing(speaker, step.what, "each ");
  const std::string whom = say_thing(speaker, step.what, "each ");
  // What is measured on the target can be said only once the target is.
  const bool measured = step.amount && step.amount->of && step.amount->kind != AmountKind::count;
  if (measured && whom.starts_with("target "))
    return deals + "damage to " + whom + " equal to " + say_measure(speaker, *step.amount);
  return deals + (step.amount ? say_amount(speaker, *step.amount) : "0") + " damage to " + whom;
}

constexpr ReadEffect damage_read[] = {
    {Phrase::deal_amount, read_deal_amount},
    {Phrase::deal_measure_to, read_deal_measure_to},
    {Phrase::deal_to_measure, read_deal_to_measure},
    {Phrase::deal_divided, read_deal_divided},
};
constexpr SayEffect damage_said[] = {{Verb::deal, say_deal}};

}  // namespace

EffectFamily damage_family() { return {damage_read, damage_said}; }

}  // namespace sleight
