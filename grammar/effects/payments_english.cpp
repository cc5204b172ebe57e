#include "grammar/effects/payments_english.h"

#include "grammar/abilities/costs_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step offer(Meaning& meaning, const Selector& subject) {
  if (!is_player(meaning, subject)) meaning.fail();
  return step(Verb::may, actor(subject));
}

/// "That player may pay {4}": the next sentence tells what comes of it.
void read_may_pay(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Step may = offer(meaning, subject);
  may.cost = read_cost(meaning, said.the(Phrase::cost));
  steps.push_back(std::move(may));
}

/// "You may draw a card": what is done is what is chosen.
void read_may_do(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Step may = offer(meaning, subject);
  const Node& order = said.the(Phrase::imperative);
  const Node& act = order.first();
  // These have a player to whom they happen, and that is who may.
  if (act.is(Phrase::drawing) || act.is(Phrase::gaining)) {
    meaning.take(order);
    read_effect(meaning, act, subject, may.then);
  } else {
    // What others would do is said of them ("that player sacrifices"), not left to an order.
    if (!(subject == one(Reference::you))) meaning.fail();
    read_order(meaning, order, may.then);
  }
  steps.push_back(std::move(may));
}

/// "Pay {1} or bury it": what is not paid for is done.
void read_pay_or(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step pay = step(Verb::may);
  pay.cost = read_cost(meaning, said.the(Phrase::cost));
  read_order_or_statement(meaning, said, pay.otherwise);
  steps.push_back(std::move(pay));
}

std::string say_may(Speaker& speaker, const Step& step) {
  const bool you = is_you(step.what);
  const std::string price = say_price(speaker, step.cost);
  // What happens unless somebody pays is said in one sentence, as the cards do (R-UPKEEP-1).
  if (step.then.empty() && step.otherwise.size() == 1) {
    const std::string what = say_within(speaker, step.otherwise.front());
    return what + " unless " + (you ? "you pay " : say_thing(speaker, step.what, "each ") + " pays ") +
           (price.empty() ? "{0}" : price);
  }
  std::string text = say_who_does(speaker, step.what, "may", "may");
  std::size_t told = 0;
  if (price.empty() && !step.then.empty()) {
    // What is done is what is chosen: its subject was named.
    Step done = step.then.front();
    if (done.what == step.what) done.what = {};
    const std::string first = say_within(speaker, done);
    text += " " + (first.starts_with("you ") ? first.substr(4) : first);
    told = 1;
  } else {
    text += price.empty() ? " choose to" : " pay " + price;
  }
  for (; told < step.then.size(); ++told)
    text += ". If " + std::string(you ? "you do" : "that player does") + ", " +
            say_within(speaker, step.then[told]);
  for (const Step& each : step.otherwise)
    text +=
        ". If " + std::string(you ? "you do not" : "that player does not") + ", " + say_within(speaker, each);
  return text;
}

constexpr ReadEffect payments_read[] = {
    {Phrase::may_pay, read_may_pay},
    {Phrase::may_do, read_may_do},
    {Phrase::pay_or, read_pay_or},
};
constexpr SayEffect payments_said[] = {{Verb::may, say_may}};

}  // namespace

EffectFamily payments_family() { return {payments_read, payments_said}; }

}  // namespace sleight
