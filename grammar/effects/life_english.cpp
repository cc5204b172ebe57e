#include "grammar/effects/life_english.h"

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// What is gained of damage at the most.
Amount within(Amount most) {
  return amount_of(AmountKind::smallest, {amount_of(AmountKind::that_amount), std::move(most)});
}

/// "That much life, but not more than that creature's toughness", "... that player's life total before the
/// damage".
Amount read_most(ReadingContext& context, const Node& said, const Amount& gained) {
  context.take(said);
  if (!(gained == amount_of(AmountKind::that_amount))) context.fail();
  const bool toughness = said.has(Lexeme::TOUGHNESS);
  const AmountKind kind = toughness ? AmountKind::toughness : AmountKind::life;
  const Selector whose = read_possessive(context, said.the(Phrase::possessive));
  Amount value = value_of(context, kind, whose);
  if (toughness) return within(std::move(value));
  // Only the damaged player's life before the damage is known.
  if (!(whose == one(Reference::that_player))) context.fail();
  return within(amount_of(AmountKind::life_before));
}

/// The same in English; "" for other amounts.
std::string say_most(Speaker& speaker, const Amount& amount) {
  if (amount.kind != AmountKind::smallest || amount.terms.size() != 2) return "";
  const Amount& most = amount.terms[1];
  const bool life = most == amount_of(AmountKind::life_before);
  const bool toughness = most.kind == AmountKind::toughness && most.of;
  if ((!life && !toughness) || !(amount == within(most))) return "";
  const std::string whose = say_possessive(speaker, life ? one(Reference::that_player) : *most.of);
  return "that much life, but not more than " + whose +
         (life ? " life total before the damage" : " toughness");
}

void read_life(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step life = step(said.is(Phrase::gaining) ? Verb::gain_life : Verb::lose_life, actor(subject));
  if (const Node* fraction = said.child(Phrase::fraction)) {
    // A part of one's own life, and of nobody else's.
    const Node& whose = said.the(Phrase::possessive);
    if (whose.has(Phrase::thing) || whose.has(Lexeme::YOUR) != is_you(subject)) context.fail();
    context.take(whose);
    const Selector who = each_of(subject.empty() ? one(Reference::you) : subject);
    life.what = actor(who);
    life.amount = read_fraction(context, *fraction, said.has(Lexeme::UP), amount_of(AmountKind::life, who));
    steps.push_back(done_by_each(subject, std::move(life)));
    return;
  }
  // "3 life plus an additional 3 life for each ...".
  if (const Node* each = said.child(Phrase::for_each)) {
    const auto numbers = said.all(Phrase::number);
    Amount more = times(read_number(context, *numbers.back()), read_for_each(context, *each));
    life.amount = amount_of(AmountKind::sum, {read_number(context, *numbers.front()), std::move(more)});
    steps.push_back(std::move(life));
    return;
  }
  const Node* equal = said.child(Phrase::measure);
  life.amount =
      equal != nullptr ? read_measure(context, *equal) : read_amount(context, said.the(Phrase::amount));
  if (const Node* most = said.child(Phrase::most_gained))
    life.amount = read_most(context, *most, *life.amount);
  steps.push_back(std::move(life));
}

/// "For each card less than two a player draws this way, that player gains 2 life": each draws, and gains for
/// what was not drawn, one after the other.
void read_drawn_fewer(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto numbers = said.all(Phrase::number);
  const Amount most = read_number(context, *numbers.front());
  Step draw = step(Verb::draw, one(Reference::players));
  draw.amount = most;
  draw.up_to = true;
  if (steps.empty() || !(steps.back() == draw)) return context.fail();
  draw.what = one(Reference::it);
  Step gain = step(Verb::gain_life, one(Reference::it));
  gain.amount = times(read_number(context, *numbers.back()),
                      amount_of(AmountKind::difference, {most, amount_of(AmountKind::last_result)}));
  Step each = step(Verb::for_each, one(Reference::players));
  each.then = {std::move(draw), std::move(gain)};
  steps.back() = std::move(each);
}

/// "You gain 1 life for each 1 damage dealt": known only when what can be prevented was.
void read_drained(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  for (const Node& word : said.children)
    // Life for damage one to one: the step holds no other rate.
    if (word.is(Lexeme::NUMBER) && word.text != "1") context.fail();
  if (steps.empty() || steps.back().verb != Verb::deal) return context.fail();
  Trigger dealt;
  dealt.event = EventKind::deals_damage;
  // It waits for the end of the prevention step, when what is left is dealt (R-DP-5, R-DP-11).
  dealt.subject = one(Reference::self);
  Step later = step(Verb::at_time);
  later.trigger = std::move(dealt);
  if (said.has(Lexeme::BUT)) {
    const Node* spent = said.child(Phrase::spent_on_x);
    later.then.push_back(gain_within_limits(
        steps.back().what, spent != nullptr ? Box<Amount>(read_spent_on_x(context, *spent)) : Box<Amount>{}));
  } else {
    later.then.push_back(gain_of_damage());
  }
  steps.push_back(std::move(later));
}

/// "You gain life equal to the amount of black mana spent on X, but not more than ...": with the damage, and
/// whether or not that is prevented.
void read_gain_of_spent(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::deal) return context.fail();
  steps.push_back(gain_of_spent(steps.back().what, read_spent_on_x(context, said.the(Phrase::spent_on_x))));
}

/// "Half their life, rounded up", of whoever loses it.
std::string say_part_of_own(const Step& step) {
  const std::optional<Fraction> part = step.amount ? fraction_of(*step.amount) : std::nullopt;
  const Selector who = step.what.empty() ? one(Reference::you) : step.what;
  if (!part || !(*part->whole == amount_of(AmountKind::life, who))) return "";
  return std::string(part->said) + (is_you(who) ? " your" : " their") + " life, rounded " +
         (part->up ? "up" : "down");
}

/// "3 life plus an additional 3 life for each creature".
std::string say_so_much_more(Speaker& speaker, const Step& step) {
  const Amount* amount = step.amount ? &*step.amount : nullptr;
  if (amount == nullptr || amount->kind != AmountKind::sum || amount->terms.size() != 2 ||
      !amount->terms[0].is_number())
    return "";
  const Amount& more = amount->terms[1];
  const bool many = more.kind == AmountKind::product && more.terms.size() == 2 && more.terms[0].is_number();
  const std::string each = say_for_each(speaker, many ? more.terms[1] : more);
  if (each.empty()) return "";
  return say_measure(speaker, amount->terms[0]) + " life plus an additional " +
         (many ? say_measure(speaker, more.terms[0]) : "1") + " life for each " + each;
}

std::string say_life(Speaker& speaker, const Step& step, std::string_view you, std::string_view they) {
  const std::string who = say_who_does(speaker, step.what, you, they) + " ";
  if (const std::string more = say_so_much_more(speaker, step); !more.empty() && step.verb == Verb::gain_life)
    return who + more;
  if (const std::string part = say_part_of_own(step); !part.empty() && step.verb == Verb::lose_life)
    return who + part;
  if (const std::string most = step.amount ? say_most(speaker, *step.amount) : "";
      !most.empty() && step.verb == Verb::gain_life)
    return who + most;
  return who + (step.amount ? say_amount(speaker, *step.amount) : "0") + " life";
}

std::string say_gain(Speaker& speaker, const Step& step) { return say_life(speaker, step, "gain", "gains"); }

std::string say_lose(Speaker& speaker, const Step& step) { return say_life(speaker, step, "lose", "loses"); }

/// "Exchange life totals with target opponent."
void read_exchange(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector who = read_np(context, said.the(Phrase::np));
  if (!is_player(context, who) || is_set(who.from)) context.fail();
  Step exchange = step(Verb::exchange_life, who);
  exchange.other = actor(subject);
  steps.push_back(std::move(exchange));
}

/// "You lose the game", "you win the game": the other loses it.
void read_ending(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector who = actor(subject);
  if (!who.empty() && !is_player(context, who)) context.fail();
  if (said.has(Lexeme::LOSE)) {
    if (is_set(who.from)) context.fail();
    return steps.push_back(step(Verb::lose_duel, who));
  }
  if (!is_you(who)) context.fail();
  steps.push_back(step(Verb::lose_duel, one(Reference::opponent)));
}

/// "The game is a draw": both lose it.
void read_drawn(ReadingContext&, const Node&, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::lose_duel, one(Reference::players)));
}

std::string say_ending(Speaker& speaker, const Step& step) {
  if (step.what == one(Reference::players)) return "the game is a draw";
  if (step.what == one(Reference::opponent)) return "you win the game";
  return (is_you(step.what) ? "you lose" : say_thing(speaker, step.what, "each ") + " loses") + " the game";
}

std::string say_exchange(Speaker& speaker, const Step& step) {
  return (is_you(step.other) ? "exchange" : say_who_does(speaker, step.other, "exchange", "exchanges")) +
         std::string(" life totals with ") + say_thing(speaker, step.what, "each ");
}

/// "That player's life total becomes 20."
void read_life_becomes(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector who = read_possessive(context, said.the(Phrase::possessive));
  if (!subject.empty() || !is_player(context, who) || is_set(who.from)) context.fail();
  Step total = step(Verb::set_life, actor(who));
  total.amount = read_number(context, said.the(Phrase::number));
  steps.push_back(std::move(total));
}

std::string say_set(Speaker& speaker, const Step& step) {
  return say_possessive(speaker, step.what) + " life total becomes " +
         (step.amount ? say_amount(speaker, *step.amount) : "1");
}

constexpr ReadEffect life_read[] = {
    {Phrase::gaining, read_life},
    {Phrase::losing, read_life},
    {Phrase::drains, read_drained},
    {Phrase::gains_what_was_spent, read_gain_of_spent},
    {Phrase::drawn_fewer, read_drawn_fewer},
    {Phrase::life_becomes, read_life_becomes},
    {Phrase::exchanging, read_exchange},
    {Phrase::ending, read_ending},
    {Phrase::game_is_drawn, read_drawn},
};
constexpr SayEffect life_said[] = {
    {Verb::gain_life, say_gain},         {Verb::lose_life, say_lose},   {Verb::set_life, say_set},
    {Verb::exchange_life, say_exchange}, {Verb::lose_duel, say_ending},
};

}  // namespace

Step gain_of_damage() {
  Step gain = step(Verb::gain_life);
  gain.amount = amount_of(AmountKind::that_amount);
  return gain;
}

Step gain_within_limits(const Selector& victim, const Box<Amount>& limit) {
  const auto least_of = [&limit](const Amount& dealt, Amount other) {
    std::vector<Amount> terms{dealt};
    if (limit) terms.push_back(*limit);
    terms.push_back(std::move(other));
    return amount_of(AmountKind::smallest, std::move(terms));
  };
  const Amount dealt = amount_of(AmountKind::that_amount);
  Step which = step(Verb::when);
  which.condition = is_like(victim, one(Reference::players));
  Step gain = step(Verb::gain_life);
  gain.amount = least_of(dealt, amount_of(AmountKind::life_before));
  which.then.push_back(gain);
  // Drain Life: what is dealt beyond the toughness of a creature gives nothing.
  gain.amount = least_of(dealt, amount_of(AmountKind::toughness, victim));
  which.otherwise.push_back(std::move(gain));
  return which;
}

Step gain_of_spent(const Selector& victim, const Amount& spent) {
  Step which = step(Verb::when);
  which.condition = is_like(victim, one(Reference::players));
  Step gain = step(Verb::gain_life);
  gain.amount = amount_of(AmountKind::smallest, {spent, amount_of(AmountKind::life, victim)});
  which.then.push_back(gain);
  gain.amount = amount_of(AmountKind::smallest, {spent, amount_of(AmountKind::toughness, victim)});
  which.otherwise.push_back(std::move(gain));
  return which;
}

std::string say_gain_of_spent(const Speaker& speaker, const Step& step) {
  const Step* gain = step.then.size() == 1 ? &step.then.front() : nullptr;
  if (gain == nullptr || !step.condition || !gain->amount || gain->amount->kind != AmountKind::smallest ||
      gain->amount->terms.empty() || !(step == gain_of_spent(step.condition->what, gain->amount->terms[0])))
    return "";
  const std::string spent = say_spent_on_x(speaker, gain->amount->terms[0]);
  if (spent.empty()) return "";
  return "gain life equal to " + spent +
         ", but not more than the toughness of the creature or the life total of the player";
}

EffectFamily life_family() { return {life_read, life_said}; }

}  // namespace sleight
