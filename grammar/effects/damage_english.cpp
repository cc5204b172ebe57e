#include "grammar/effects/damage_english.h"

#include "core/card/amount_facts.h"
#include "core/card/verb.h"
#include "grammar/effects/prevention_english.h"
#include "grammar/effects/shares_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

Step damage_step(const Selector& subject, Selector whom, Amount amount) {
  Step deal = step(Verb::deal, std::move(whom));
  deal.amount = std::move(amount);
  deal.other = affected(subject);
  return deal;
}

/// "3 damage", "half X damage, rounded down,".
Amount read_dealt(ReadingContext& context, const Node& said) {
  context.take(said);
  if (const Node* amount = said.child(Phrase::amount)) return read_amount(context, *amount);
  return amount_of(said.has(Lexeme::UP) ? AmountKind::half_up : AmountKind::half_down,
                   {read_number(context, said.the(Phrase::number))});
}

/// "Half X damage, rounded down,": of the X that was paid, which has no other words.
std::string say_dealt(Speaker& speaker, const Step& step) {
  if (!step.amount) return "0 damage";
  const Amount& amount = *step.amount;
  const bool half = has(amount.kind, AmountTraits::is_half);
  if (!half || amount.terms.size() != 1 || !amount.terms[0].is_x())
    return say_amount(speaker, amount) + " damage";
  return "half X damage, rounded " + std::string(amount.kind == AmountKind::half_up ? "up," : "down,");
}

/// "Deals 3 damage to target creature and 1 damage to you."
void read_deal_amount(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const auto whom = said.all(Phrase::object);
  const auto amounts = said.all(Phrase::dealt_damage);
  for (std::size_t i = 0; i < whom.size(); ++i) {
    // Whom before how much, as the text has them: a later part may speak of the target of an earlier one.
    Selector what = read_object(context, *whom[i]);
    steps.push_back(damage_step(subject, std::move(what), read_dealt(context, *amounts[i])));
  }
}

/// "Deals damage equal to that creature's toughness to its controller": what is measured is spoken of first.
void read_deal_measure_to(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Amount amount = read_measure(context, said.the(Phrase::measure));
  steps.push_back(damage_step(subject, read_object(context, said.the(Phrase::object)), std::move(amount)));
}

void read_deal_to_measure(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  // Here the victim stands first, and the measure may be its own ("target creature equal to its toughness").
  Selector whom = read_object(context, said.the(Phrase::object));
  steps.push_back(damage_step(subject, std::move(whom), read_measure(context, said.the(Phrase::measure))));
}

/// "Deals damage equal to the damage to you from one source to that source's controller": the packet is a
/// target, and stays what it is.
void read_deal_as_much(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector packet = aim_at_packet(context, said);
  Selector source = one(Reference::packet_source);
  source.of = packet;
  context.refer_to(source, true);
  Selector whom = read_object(context, said.the(Phrase::object));
  steps.push_back(damage_step(subject, std::move(whom), amount_of(AmountKind::packet_amount, packet)));
}

void read_deal_divided(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Selector whom = read_object(context, said.the(Phrase::object));
  // Only of targets is it known among how many they are divided: they are chosen on casting (R-TARGET-3).
  // Of all that somebody controls, it is known when the damage is dealt.
  const bool all = whom.from == Reference::permanents && whom.also.empty();
  if (whom.from != Reference::target && !all) context.fail();
  const Amount among = all ? amount_of(AmountKind::count, whom) : amount_of(AmountKind::target_count);
  const Amount whole = read_amount(context, said.the(Phrase::amount));
  steps.push_back(damage_step(subject, std::move(whom), amount_of(AmountKind::quotient, {whole, among})));
}

/// "5 damage divided as you choose among any number of target creatures".
void read_deal_shared(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Step each = share_out(context, said);
  Step& deal = each.then.emplace_back(step(Verb::deal, one(Reference::it)));
  deal.amount = amount_of(AmountKind::share);
  deal.other = affected(subject);
  steps.push_back(std::move(each));
}

/// "Target creature you control fights target creature an opponent controls": each deals damage equal to its
/// power to the other, at one time.
void read_fighting(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector other = read_object(context, said.the(Phrase::object));
  // "Another" is other than this card: of two targets it would be no other than the first.
  const bool another = said.the(Phrase::object).first().first().is(Phrase::another_target);
  if (another && subject.from == Reference::target) context.fail();
  // Targets alone: neither deals damage once one of them is gone, where the card itself would go on without
  // itself (R-RESOLVE-3).
  if (subject.from != Reference::target || other.from != Reference::target || is_player(context, subject) ||
      is_player(context, other) || subject == other)
    context.fail();
  steps.push_back(damage_step(subject, other, amount_of(AmountKind::power, subject)));
  steps.push_back(damage_step(other, subject, amount_of(AmountKind::power, other)));
  // "It", further on, is as likely to be either.
  context.refer_to({}, true);
}

bool is_divided(const Step& step) {
  return step.amount && step.amount->kind == AmountKind::quotient && step.amount->terms.size() == 2 &&
         (step.amount->terms[1].kind == AmountKind::target_count ||
          (is_set(step.what.from) && step.amount->terms[1] == amount_of(AmountKind::count, step.what)));
}

std::string say_deal(Speaker& speaker, const Step& step) {
  const std::string source = step.other.empty() ? speaker.card.name : say_thing(speaker, step.other, "each ");
  const std::string deals = source + (is_plural(speaker, step.other) ? " deal " : " deals ");
  if (is_divided(step))
    return deals + say_amount(speaker, step.amount->terms[0]) +
           " damage divided evenly, rounded down, among " +
           say_thing(speaker, step.what, is_set(step.what.from) ? "all " : "each ");
  if (const std::string packet = step.amount ? say_damage_of_packet(speaker, *step.amount) : "";
      !packet.empty())
    return deals + "damage equal to " + packet + " to " + say_thing(speaker, step.what, "each ");
  // Its own power stands before a target: behind, it would be the power of that.
  const bool own = step.amount && step.amount->of && !step.other.empty() && *step.amount->of == step.other &&
                   step.amount->kind != AmountKind::count;
  if (own && speaker.target(step.what) != nullptr && !speaker.named[step.what.index]) {
    const std::string measure = say_measure(speaker, *step.amount);
    return deals + "damage equal to " + measure + " to " + say_thing(speaker, step.what, "each ");
  }
  const std::string whom = say_thing(speaker, step.what, "each ");
  // What is measured on the target can be said only once the target is.
  const bool measured = step.amount && step.amount->of && step.amount->kind != AmountKind::count;
  if (measured && whom.starts_with("target "))
    return deals + "damage to " + whom + " equal to " + say_measure(speaker, *step.amount);
  return deals + say_dealt(speaker, step) + " to " + whom;
}

constexpr ReadEffect damage_read[] = {
    {Phrase::deal_amount, read_deal_amount},         {Phrase::deal_measure_to, read_deal_measure_to},
    {Phrase::deal_to_measure, read_deal_to_measure}, {Phrase::deal_divided, read_deal_divided},
    {Phrase::deal_shared, read_deal_shared},         {Phrase::fighting, read_fighting},
    {Phrase::deal_as_much, read_deal_as_much},
};
constexpr SayEffect damage_said[] = {{Verb::deal, say_deal}};

}  // namespace

std::string say_fight(Speaker& speaker, const Step& first, const Step& second) {
  if (first.verb != Verb::deal || second.verb != Verb::deal) return "";
  const Selector fighter = first.other.empty() ? one(Reference::self) : first.other;
  const Selector& other = first.what;
  // Of this card itself it is said who deals what to whom.
  if (fighter.from != Reference::target || is_set(other.from) || !(second.what == fighter) ||
      !(affected(other) == second.other) || !first.amount ||
      !(*first.amount == amount_of(AmountKind::power, fighter)) || !second.amount ||
      !(*second.amount == amount_of(AmountKind::power, other)))
    return "";
  const std::string who = say_thing(speaker, fighter, "a ");
  return who + " fights " + say_thing(speaker, other, "a ");
}

EffectFamily damage_family() { return {damage_read, damage_said}; }

}  // namespace sleight
