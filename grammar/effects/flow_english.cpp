#include "grammar/effects/flow_english.h"

#include <cstddef>
#include <string>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/effects/consequences_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/life_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "It gets -1/-1 until end of turn. It gets -4/-4 instead if ...": for as long.
void last_as_long(Step& when) {
  for (Step& instead : when.then)
    if (instead.verb == Verb::change && instead.duration == Duration::for_good &&
        when.otherwise.front().verb == Verb::change)
      instead.duration = when.otherwise.front().duration;
}

/// "If you control a Forest, draw a card".
void read_conditional(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step when = step(Verb::when);
  when.condition = read_condition(context, said.the(Phrase::condition));
  context.asked_of = context.antecedent;
  // What is a target only where more was paid would be one where it was not.
  const std::size_t aimed = context.targets_so_far();
  bool of_payment = false;
  definition::walk(when.condition,
                   [&of_payment](const Amount& amount) { of_payment = of_payment || amount.is_x(); });
  // What is done instead is done to what has not moved.
  if (said.has(Lexeme::INSTEAD)) context.gone = {};
  if (const Node* watching = said.child(Phrase::watching))
    read_effect(context, *watching, {}, when.then);
  else if (const Node* looping = said.child(Phrase::looping))
    read_effect(context, *looping, {}, when.then);
  else
    read_clause_where(context, said, when.then);
  if (of_payment && context.targets_so_far() > aimed) context.fail();
  if (said.has(Lexeme::INSTEAD)) {
    // In the place of what was said before, which must be plain: one step, and nothing else.
    if (steps.size() != 1) return context.fail();
    when.otherwise = std::exchange(steps, {});
    // Who declines what is offered instead gets what was said before.
    for (Step& each : when.then) {
      if (each.verb != Verb::may) continue;
      if (when.then.size() > 1 || !each.cost.empty()) context.fail();
      each.otherwise = when.otherwise;
    }
    last_as_long(when);
  }
  steps.push_back(std::move(when));
}

/// "Prevent up to 1 damage to any creature or player. If it is a green creature, prevent up to 2 of that
/// damage instead": of one packet more or less, by whom it is dealt to; "" for other steps.
std::string say_prevented_instead(Speaker& speaker, const Step& step) {
  const bool either = step.condition && step.then.size() == 1 && step.otherwise.size() == 1 &&
                      step.then[0].verb == Verb::prevent && step.otherwise[0].verb == Verb::prevent &&
                      step.then[0].what == step.otherwise[0].what && step.then[0].amount &&
                      step.condition->what.from == Reference::packet_victim && step.condition->what.of &&
                      *step.condition->what.of == step.then[0].what;
  const TargetSpec* packet = either ? speaker.target(step.then[0].what) : nullptr;
  if (packet == nullptr || packet->what.from != Reference::packets) return "";
  const std::string first = say_step(speaker, step.otherwise[0]);
  const std::string so = say_condition(speaker, *step.condition);
  return first + ". If " + so + ", " + say_step(speaker, step.then[0]) + " instead";
}

/// "You may gain 1 life. If it is white, you may gain 2 life instead": whoever declines the one has the
/// other; "" for other steps.
std::string say_offered_instead(Speaker& speaker, const Step& step) {
  if (!step.condition || step.then.size() != 1 || step.then[0].verb != Verb::may ||
      !step.then[0].cost.empty() || step.otherwise.size() != 1 || step.then[0].otherwise != step.otherwise)
    return "";
  Step offer = step.then[0];
  offer.otherwise.clear();
  const std::string first = say_step(speaker, step.otherwise[0]);
  const std::string so = say_condition(speaker, *step.condition);
  return first + ". If " + so + ", " + say_step(speaker, offer) + " instead";
}

/// "If you control a Forest, draw a card".
std::string say_when_so(Speaker& speaker, const Step& step) {
  const bool behind = std::exchange(speaker.if_behind, false);
  if (const std::string either = say_offered_instead(speaker, step); !either.empty()) return either;
  if (const std::string either = say_prevented_instead(speaker, step); !either.empty()) return either;
  if (const std::string gain = say_gain_of_spent(speaker, step); !gain.empty()) return gain;
  // "If you control no islands" asks for their number.
  const bool is_not = step.condition && step.condition->kind == ConditionKind::none &&
                      step.condition->parts.size() == 1 &&
                      step.condition->parts.front().kind == ConditionKind::exists &&
                      !is_done_to(step.condition->parts.front().what.from);
  // What is done is named first, where it stands first.
  if (behind && !is_not && step.condition && step.then.size() == 1 && step.otherwise.size() < 2 &&
      step.then.front().then.empty() && !(*step.condition == could_not(Amount(1)))) {
    const std::string done = say_within(speaker, step.then.front());
    const std::string so = done + " if " + say_condition(speaker, *step.condition);
    if (step.otherwise.empty()) return so;
    return so + ". Otherwise, " + say_within(speaker, step.otherwise.front());
  }
  const std::string condition = step.condition ? say_condition(speaker, *step.condition) : "it is so";
  if (step.then.empty() && step.otherwise.size() == 1)
    return say_within(speaker, step.otherwise.front()) + " unless " + condition;
  if (is_not && step.then.size() == 1 && step.otherwise.empty())
    return say_within(speaker, step.then.front()) + " unless " +
           say_condition(speaker, step.condition->parts.front());
  const std::string when = step.condition && *step.condition == could_not(Amount(1))
                               ? "if you cannot, "
                               : "if " + condition + ", ";
  std::string text;
  // What comes of an offer is told in sentences of its own.
  if (step.then.size() == 1 && step.then.front().verb == Verb::may && step.otherwise.empty())
    text = when + say_step(speaker, step.then.front());
  else if (const std::string one_clause = say_in_one(speaker, step.then); !one_clause.empty())
    text = when + one_clause;
  else
    for (const Step& each : step.then)
      text += (text.empty() ? when : ". If so, ") + say_within(speaker, each);
  if (step.otherwise.size() > 1)
    if (const std::string one_clause = say_in_one(speaker, step.otherwise); !one_clause.empty())
      return text + (text.empty() ? when : ". ") + "Otherwise, " + one_clause;
  for (const Step& each : step.otherwise) {
    // What comes of the last offer is said in sentences of its own.
    const bool offered = &each == &step.otherwise.back() && each.verb == Verb::may;
    text += (text.empty() ? when : ". ") + std::string("Otherwise, ") +
            (offered ? say_step(speaker, each) : say_within(speaker, each));
  }
  return text;
}

std::string say_function(Speaker&, const Step&) { return "do what the script says"; }

constexpr ReadEffect flow_read[] = {
    {Phrase::conditional, read_conditional},
    {Phrase::unless_first, read_unless_first},
};
constexpr SayEffect flow_said[] = {
    {Verb::when, say_when_so},
    {Verb::function, say_function},
};

}  // namespace

EffectFamily flow_family() { return {flow_read, flow_said}; }

}  // namespace sleight
