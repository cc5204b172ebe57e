#include "grammar/effects/coins_english.h"

#include "grammar/abilities/conditions_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step* coin_before(Steps& steps) {
  return !steps.empty() && steps.back().verb == Verb::flip_coin ? &steps.back() : nullptr;
}

void read_flipping(Meaning& meaning, const Node&, const Selector& subject, Steps& steps) {
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

/// "Repeat this process until both players' coins come up heads on the same flip."
void read_until_all_win(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  Step* coin = coin_before(steps);
  // "Both players" are those of the flip: one, and one more.
  if (coin == nullptr || coin->what.also.size() != 1) return meaning.fail();
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
}

std::string say_flip(Speaker& speaker, const Step& step) {
  const bool you = step.what.empty() || step.what.from == Reference::you;
  std::string text = say_who_does(speaker, step.what, "flip", "flips") + " " +
                     counted(step.amount ? numeral(*step.amount, "a") : "a", "coin");
  const std::string who = you ? "you" : say_thing(speaker, step.what, "each ");
  if (!step.then.empty())
    text += ". If " + who + (you ? " win" : " wins") + " the flip, " + say_follows(speaker, step.then);
  if (!step.otherwise.empty())
    text += ". If " + who + (you ? " lose" : " loses") + " the flip, " + say_follows(speaker, step.otherwise);
  return text;
}

bool is_flip_until(const Step& step) {
  return step.condition && step.then.size() == 1 && step.then[0].verb == Verb::flip_coin &&
         step.then[0].what.also.size() == 1;
}

/// "You and target opponent each flip a coin", until both win.
std::string say_flip_until(Speaker& speaker, const Step& step) {
  const Step& coin = step.then.front();
  std::string text = "you and " + say_thing(speaker, coin.what.also.front(), "each ") + " each flip a coin";
  for (const Step& each : coin.otherwise)
    // Damage to whoever lost has a sentence of the era; any other step is told behind a colon.
    if (each.verb == Verb::deal && each.what.from == Reference::it)
      text += ". " + speaker.card.name + " deals " + (each.amount ? say_amount(speaker, *each.amount) : "0") +
              " damage to each player whose coin comes up tails";
    else
      text += ". Each player whose coin comes up tails: " + say_step(speaker, each);
  return text + ". Repeat this process until both players' coins come up heads on the same flip";
}

std::string say_repeat(Speaker& speaker, const Step& step) {
  if (is_flip_until(step)) return say_flip_until(speaker, step);
  if (step.condition)
    return say_steps(speaker, step.then) + ". Repeat this until " + say_condition(speaker, *step.condition);
  return "do this " + say_number(speaker, step.amount, "1") + " times: " + say_steps(speaker, step.then);
}

constexpr ReadEffect coins_read[] = {
    {Phrase::flipping, read_flipping},
    {Phrase::each_flipping, read_flipping},
    {Phrase::coin_damage, read_coin_damage},
    {Phrase::until_all_win, read_until_all_win},
};
constexpr SayEffect coins_said[] = {{Verb::flip_coin, say_flip}, {Verb::repeat, say_repeat}};

}  // namespace

EffectFamily coins_family() { return {coins_read, coins_said}; }

}  // namespace sleight
