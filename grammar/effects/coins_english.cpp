#include "grammar/effects/coins_english.h"

#include "grammar/abilities/conditions_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step* coin_before(Steps& steps) {
  return !steps.empty() && steps.back().verb == Verb::flip_coin ? &steps.back() : nullptr;
}

void read_flipping(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::SELF)) {
    if (!subject.empty() && !(subject == one(Reference::you))) meaning.fail();
    return steps.push_back(step(Verb::flip_card));
  }
  if (!subject.empty() && !is_player(meaning, subject)) meaning.fail();
  Step flip = step(Verb::flip_coin, actor(subject));
  // Said outright, because scripts write it: the two have to be equal.
  flip.amount = Amount(1);
  steps.push_back(std::move(flip));
}

/// "... to each player whose coin comes up tails": what losing the flip before means.
void read_coin_damage(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // The coins were flipped by the sentence before; damage goes to each who lost, whom the step calls "it".
  Step* coin = coin_before(steps);
  if (coin == nullptr || !coin->otherwise.empty()) return meaning.fail();
  Step deal = step(Verb::deal, one(Reference::it));
  deal.other = affected(read_object(meaning, said.the(Phrase::np)));
  deal.amount = read_number(meaning, said.the(Phrase::number));
  coin->otherwise.push_back(std::move(deal));
}

/// The flip before is repeated until both players of it have won; false where none is or it has not two.
bool read_as_until_won(Steps& steps) {
  Step* coin = coin_before(steps);
  // "Both players" are those of the flip: one, and one more.
  if (coin == nullptr || coin->what.also.size() != 1) return false;
  Condition won;
  won.kind = ConditionKind::compare;
  won.left = amount_of(AmountKind::last_result);
  // Two heads on one flip (Mana Clash): the result of a flip is how many won it.
  won.right = Amount(2);
  Step again = step(Verb::repeat);
  again.condition = std::move(won);
  // What the coin does moves inside, so that each repetition hurts whoever lost that one.
  again.then.push_back(std::move(*coin));
  *coin = std::move(again);
  return true;
}

/// "Repeat this process until both players' coins come up heads on the same flip."
void read_until_all_win(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  if (!read_as_until_won(steps)) meaning.fail();
}

std::string say_throw(Speaker& speaker, const Step&) { return "flip " + speaker.card.name; }

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
  if (const std::string mana = say_combination(speaker, step); !mana.empty()) return mana;
  return "do this " + say_number(speaker, step.amount, "1") + " times: " + say_follows(speaker, step.then);
}

constexpr ReadEffect coins_read[] = {
    {Phrase::flipping, read_flipping},
    {Phrase::each_flipping, read_flipping},
    {Phrase::coin_damage, read_coin_damage},
    {Phrase::until_all_win, read_until_all_win},
};
constexpr SayEffect coins_said[] = {
    {Verb::flip_coin, say_flip}, {Verb::flip_card, say_throw}, {Verb::repeat, say_repeat}};

}  // namespace

EffectFamily coins_family() { return {coins_read, coins_said}; }

}  // namespace sleight
