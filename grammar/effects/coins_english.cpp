#include "grammar/effects/coins_english.h"

#include "core/card/given_names.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/loops_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/repeated_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

Step* coin_before(Steps& steps) {
  return !steps.empty() && steps.back().verb == Verb::flip_coin ? &steps.back() : nullptr;
}

void read_flipping(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::SELF)) {
    if (!subject.empty() && !(subject == one(Reference::you))) context.fail();
    return steps.push_back(step(Verb::flip_card));
  }
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step flip = step(Verb::flip_coin, actor(subject));
  // Said outright, because scripts write it: the two have to be equal.
  flip.amount = Amount(1);
  steps.push_back(std::move(flip));
}

/// "... to each player whose coin comes up tails": what losing the flip before means.
void read_coin_damage(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // The coins were flipped by the sentence before; damage goes to each who lost, whom the step calls "it".
  Step* coin = coin_before(steps);
  if (coin == nullptr || !coin->otherwise.empty()) return context.fail();
  Step deal = step(Verb::deal, one(Reference::it));
  deal.other = affected(read_object(context, said.the(Phrase::np)));
  deal.amount = read_number(context, said.the(Phrase::number));
  coin->otherwise.push_back(std::move(deal));
}

/// The flip before is repeated until both players of it have won; false where none is or it has not two.
bool read_as_until_won(Steps& steps) {
  Step* coin = coin_before(steps);
  // "Both players" are those of the flip: one, and one more.
  if (coin == nullptr || coin->what.also.size() != 1) return false;
  Step again = step(Verb::repeat);
  // Two heads on one flip (Mana Clash): the result of a flip is how many won it.
  again.condition = compared(amount_of(AmountKind::last_result), {Comparison::at_least, Amount(2)});
  // What the coin does moves inside, so that each repetition hurts whoever lost that one.
  again.then.push_back(std::move(*coin));
  *coin = std::move(again);
  return true;
}

/// "Repeat this process until both players' coins come up heads on the same flip."
void read_until_all_win(ReadingContext& context, const Node&, const Selector&, Steps& steps) {
  if (!read_as_until_won(steps)) context.fail();
}

std::string say_throw(Speaker& speaker, const Step&) { return "flip " + speaker.card.name; }
/// What may be done again and again.
Step process(Steps steps) {
  Step made = step(Verb::repeat);
  made.then = std::move(steps);
  return made;
}

/// "As many times as you choose, you may ...": offered again each time that it was taken.
void read_as_often_as_liked(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Steps offered;
  read_clause(context, said.the(Phrase::clause), offered);
  if (offered.size() != 1 || offered.front().verb != Verb::may || !is_you(offered.front().what) ||
      offered.front().then.empty())
    return context.fail();
  offered.front().then.push_back(step(Verb::again));
  steps.push_back(process(std::move(offered)));
}

/// "Starting with you, each player may ...": in that order, whosever turn it is.
void read_in_turn(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Steps offered;
  read_effect(context, said.the(Phrase::statement), {}, offered);
  const bool of_each = offered.size() == 1 && offered.front().verb == Verb::for_each &&
                       offered.front().what == one(Reference::players);
  if (!of_each) return context.fail();
  offered.front().what = you_first();
  steps.push_back(std::move(offered.front()));
}

/// What each player may put into play, of the offer to each; null for other steps.
Steps* put_by_each(Step& each) {
  const bool offer = each.verb == Verb::for_each &&
                     (each.what == one(Reference::players) || each.what == you_first()) &&
                     each.then.size() == 1 && each.then.front().verb == Verb::may &&
                     each.then.front().what == one(Reference::it) && each.then.front().cost.empty() &&
                     each.then.front().otherwise.empty();
  return offer ? &each.then.front().then : nullptr;
}

bool puts_one_into_play(const Steps& steps) {
  return steps.size() == 2 && steps[0].verb == Verb::search && steps[1].verb == Verb::move_to_play;
}

/// The price for which each player may have something done, of the offer to each; null for other steps.
Step* priced_for_each(Step& each) {
  const bool offer = each.verb == Verb::for_each &&
                     (each.what == one(Reference::players) || each.what == you_first()) &&
                     each.then.size() == 1 && each.then.front().verb == Verb::may &&
                     each.then.front().what == one(Reference::it) && !each.then.front().cost.empty() &&
                     each.then.front().otherwise.empty();
  return offer ? &each.then.front() : nullptr;
}

/// "Repeat this process until no one does": all are asked again where one has paid.
void read_until_nobody_pays(ReadingContext& context, Steps& steps) {
  Step* offer = steps.empty() ? nullptr : priced_for_each(steps.back());
  if (offer == nullptr || offer->then.empty()) return context.fail();
  offer->then.push_back(step(Verb::again));
  steps.back() = process({steps.back()});
  context.know(steps.back());
}

/// "Repeat this process until no one puts a card into play": all are asked again where one was put there.
void read_until_nobody(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (said.has(Lexeme::DO)) return read_until_nobody_pays(context, steps);
  Steps* offered = steps.size() == 1 ? put_by_each(steps.back()) : nullptr;
  if (offered == nullptr || !puts_one_into_play(*offered)) return context.fail();
  Step first = step(Verb::prerequisite);
  first.then = std::move(*offered);
  first.otherwise.push_back(step(Verb::again));
  *offered = {std::move(first)};
  steps = {process(std::move(steps))};
}

/// "Each player may put a permanent card from their hand into play. Repeat this process until no one puts a
/// card into play"; "" for other processes.
std::string say_until_nobody(Speaker& speaker, const Step& step) {
  if (!is_process(step) || step.then.size() != 1) return "";
  Step each = step.then.front();
  Steps* offered = put_by_each(each);
  const bool so = offered != nullptr && offered->size() == 1 && offered->front().verb == Verb::prerequisite &&
                  puts_one_into_play(offered->front().then) &&
                  offered->front().otherwise == Steps{sleight::step(Verb::again)};
  if (!so) return "";
  *offered = Steps(offered->front().then);
  return say_step(speaker, each) + ". Repeat this process until no one puts a card into play";
}

/// "Each player may pay {1}. If a player does, ... Repeat this process until no one does"; "" for other
/// processes.
std::string say_until_nobody_pays(Speaker& speaker, const Step& step) {
  if (!is_process(step) || step.then.size() != 1) return "";
  Step each = step.then.front();
  Step* offer = priced_for_each(each);
  if (offer == nullptr || offer->then.size() < 2 || !(offer->then.back() == sleight::step(Verb::again)))
    return "";
  offer->then.pop_back();
  const bool around = std::exchange(speaker.in_loop, true);
  const std::string_view it = std::exchange(speaker.it, "that player");
  std::string text = each.what == you_first() ? "starting with you, each player may " : "each player may ";
  text +=
      say_paying(speaker, offer->cost, false) + ". If a player does, " + say_follows(speaker, offer->then);
  speaker.in_loop = around;
  speaker.it = it;
  return text + ". Repeat this process until no one does";
}

/// "You decide whether to flip again".
void read_flipping_again(ReadingContext& context, const Node&, const Selector& subject, Steps& steps) {
  if (!is_player(context, subject) || is_set(subject.from)) context.fail();
  steps.push_back(step(Verb::may, actor(subject)));
  steps.back().then.push_back(step(Verb::again));
}

/// The life that is lost and gained there.
std::vector<Step*> stakes_of(Step& flip) {
  std::vector<Step*> stakes;
  for (Steps* outcome : {&flip.then, &flip.otherwise})
    for (Step& each : *outcome)
      if (has(each.verb, VerbTraits::changes_life) && each.amount) stakes.push_back(&each);
  return stakes;
}

/// "Double the life stakes with each flip": of the process before.
void read_doubled_stakes(ReadingContext& context, const Node&, const Selector&, Steps& steps) {
  const bool flips = !steps.empty() && is_process(steps.back()) && steps.back().then.size() == 1 &&
                     steps.back().then.front().verb == Verb::flip_coin;
  if (!flips) return context.fail();
  const std::vector<Step*> stakes = stakes_of(steps.back().then.front());
  if (stakes.empty()) return context.fail();
  for (Step* stake : stakes) {
    if (!stake->amount->is_number()) return context.fail();
    const int first = stake->amount->number;
    const Amount doubling = amount_of(AmountKind::doubling);
    stake->amount = first == 1 ? doubling : amount_of(AmountKind::product, {Amount(first), doubling});
  }
}

/// Whether the last that may be done there is to do all of it again.
bool offers_again(const Step& last) {
  return last.verb == Verb::may && last.cost.empty() && last.otherwise.empty() && last.then.size() == 1 &&
         last.then.front() == step(Verb::again);
}

/// Takes the doubling off what is gained or lost; false where there is none.
bool undouble(Step& stake) {
  if (!stake.amount || !has(stake.verb, VerbTraits::changes_life)) return false;
  const Amount doubling = amount_of(AmountKind::doubling);
  const std::vector<Amount>& terms = stake.amount->terms;
  const bool product = stake.amount->kind == AmountKind::product && terms.size() == 2 &&
                       terms[0].is_number() && terms[1] == doubling;
  if (!product && !(*stake.amount == doubling)) return false;
  stake.amount = product ? Amount(terms[0].number) : Amount(1);
  return true;
}

/// What somebody gains and loses by a flip, and who says whether there is another, in one clause; "" where
/// more is done.
std::string say_stakes(Speaker& speaker, const Steps& outcome, bool doubled) {
  std::string text;
  if (outcome.size() < 2) return "";
  for (const Step& each : outcome) {
    const bool last = &each == &outcome.back();
    if (last != offers_again(each)) return "";
    if (last)
      return text + ", and " +
             (is_you(each.what) ? "you decide" : say_thing(speaker, each.what, "each ") + " decides") +
             " whether to flip again";
    Step stake = each;
    if (doubled != undouble(stake)) return "";
    const bool around = std::exchange(speaker.told, true);
    text += (text.empty() ? "" : " and ") + say_step(speaker, stake);
    speaker.told = around;
  }
  return text;
}

/// "Flip a coin. If you win the flip, you gain 1 life, and you decide whether to flip again. ... Double the
/// life stakes with each flip"; "" for other processes.
std::string say_doubled_stakes(Speaker& speaker, const Step& step) {
  if (!is_process(step) || step.then.size() != 1 || step.then.front().verb != Verb::flip_coin) return "";
  const Step& flip = step.then.front();
  if (!is_you(flip.what) || !(flip.amount == Box<Amount>(Amount(1)))) return "";
  std::string text = "flip a coin";
  Step first = flip.then.empty() ? Step() : flip.then.front();
  const bool doubled = undouble(first);
  for (const bool won : {true, false}) {
    const Steps& outcome = won ? flip.then : flip.otherwise;
    const std::string said = say_stakes(speaker, outcome, doubled);
    if (said.empty()) return "";
    text += std::string(". If you ") + (won ? "win" : "lose") + " the flip, " + said;
  }
  return text + (doubled ? ". Double the life stakes with each flip" : "");
}

/// "As many times as you choose, you may ..."; "" for other processes.
std::string say_as_often_as_liked(Speaker& speaker, const Step& step) {
  if (!is_process(step) || step.then.size() != 1) return "";
  Step offer = step.then.front();
  const bool again = offer.verb == Verb::may && is_you(offer.what) && offer.otherwise.empty() &&
                     offer.then.size() > 1 && offer.then.back() == sleight::step(Verb::again);
  if (!again) return "";
  offer.then.pop_back();
  const std::string paid = offer.cost.empty() ? "" : say_paying(speaker, offer.cost, false) + ", ";
  const std::string done = say_in_one(speaker, offer.then);
  return done.empty() ? "" : "as many times as you choose, you may " + paid + done;
}

std::string say_flip(Speaker& speaker, const Step& step) {
  const bool you = is_you(step.what);
  std::string text = say_who_does(speaker, step.what, "flip", "flips") + " " +
                     counted(say_number(speaker, step.amount, "a"), "coin");
  const std::string who = you ? "you" : say_thing(speaker, step.what, "each ");
  // Each sentence tells its own numbers.
  const auto follows = [&](const Steps& steps) { return speaker.with_letters(say_follows(speaker, steps)); };
  if (!step.then.empty())
    text += ". If " + who + (you ? " win" : " wins") + " the flip, " + follows(step.then);
  if (!step.otherwise.empty())
    text += ". If " + who + (you ? " lose" : " loses") + " the flip, " + follows(step.otherwise);
  return text;
}

/// Whether the flip is repeated until both of two players win theirs, and hurts those who do not.
bool is_flip_until(const Step& repeat) {
  if (repeat.then.size() != 1 || repeat.then[0].verb != Verb::flip_coin) return false;
  const Step& coin = repeat.then[0];
  Steps expected{step(Verb::flip_coin, coin.what)};
  expected.back().amount = Amount(1);
  expected.back().otherwise = coin.otherwise;
  if (!read_as_until_won(expected) || !(expected.back() == repeat)) return false;
  Selector first = coin.what;
  first.also.clear();
  return first == one(Reference::you) &&
         std::all_of(coin.otherwise.begin(), coin.otherwise.end(), [](const Step& lost) {
           return lost.verb == Verb::deal && lost.what == one(Reference::it) && lost.other.empty();
         });
}

/// "You and target opponent each flip a coin", until both win.
std::string say_flip_until(Speaker& speaker, const Step& step) {
  const Step& coin = step.then.front();
  std::string text = "you and " + say_thing(speaker, coin.what.also.front(), "each ") + " each flip a coin";
  for (const Step& each : coin.otherwise)
    text += ". " + speaker.card.name + " deals " + (each.amount ? say_amount(speaker, *each.amount) : "0") +
            " damage to each player whose coin comes up tails";
  return text + ". Repeat this process until both players' coins come up heads on the same flip";
}

std::string say_repeat(Speaker& speaker, const Step& step) {
  if (is_flip_until(step)) return say_flip_until(speaker, step);
  if (step.condition)
    return say_follows(speaker, step.then) + ". Repeat this until " + say_condition(speaker, *step.condition);
  if (is_process(step) && !step.then.empty()) {
    for (const auto say : {say_doubled_stakes, say_as_often_as_liked, say_until_nobody, say_until_nobody_pays,
                           say_chosen_anew})
      if (const std::string said = say(speaker, step); !said.empty()) return said;
    return "do this, and again whenever that is said: " + say_follows(speaker, step.then);
  }
  if (const std::string mana = say_combination(speaker, step); !mana.empty()) return mana;
  if (speaker.lost_life && step.amount && step.amount->kind == AmountKind::that_amount)
    return say_each_lost(speaker, step);
  return "do this " + say_number(speaker, step.amount, "1") + " times: " + say_follows(speaker, step.then);
}

constexpr ReadEffect coins_read[] = {
    {Phrase::flipping, read_flipping},
    {Phrase::each_flipping, read_flipping},
    {Phrase::coin_damage, read_coin_damage},
    {Phrase::until_all_win, read_until_all_win},
    {Phrase::as_often_as_liked, read_as_often_as_liked},
    {Phrase::in_turn, read_in_turn},
    {Phrase::until_nobody, read_until_nobody},
    {Phrase::flipping_again, read_flipping_again},
    {Phrase::doubled_stakes, read_doubled_stakes},
};
std::string say_again(Speaker&, const Step&) { return "do this again"; }

constexpr SayEffect coins_said[] = {{Verb::flip_coin, say_flip},
                                    {Verb::flip_card, say_throw},
                                    {Verb::repeat, say_repeat},
                                    {Verb::again, say_again}};

}  // namespace

EffectFamily coins_family() { return {coins_read, coins_said}; }

}  // namespace sleight
