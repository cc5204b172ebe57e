#include "grammar/effects/flow_english.h"

#include <utility>

#include "grammar/abilities/conditions_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

void read_conditional(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step when = step(Verb::when);
  when.condition = read_condition(meaning, said.the(Phrase::condition));
  read_clause(meaning, said.the(Phrase::clause), when.then);
  steps.push_back(std::move(when));
}

/// "If you do, ...", "If you do not, ...", "If you win the flip, ...", "Otherwise, ...": what follows from
/// the choice, the coin or the condition of the sentence before.
void read_if_done(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const bool coin = said.has(Lexeme::FLIP);
  const bool otherwise = said.has(Lexeme::OTHERWISE);
  const bool not_so = otherwise || said.has(Lexeme::NOT) || said.has(Lexeme::LOSE);
  if (const Node* who = said.child(Phrase::np)) read_np(meaning, *who);
  if (steps.empty()) return meaning.fail();
  Step& before = steps.back();
  const bool fits = before.verb == Verb::flip_coin ? coin || otherwise
                    : before.verb == Verb::may     ? !coin
                                                   : before.verb == Verb::when && otherwise;
  Steps& follows = not_so ? before.otherwise : before.then;
  if (!fits || !follows.empty()) return meaning.fail();
  read_clause(meaning, said.the(Phrase::clause), follows);
}

std::string say_when_so(Speaker& speaker, const Step& step) {
  const std::string condition = step.condition ? say_condition(speaker, *step.condition) : "it is so";
  if (step.then.empty() && step.otherwise.size() == 1)
    return say_within(speaker, step.otherwise.front()) + " unless " + condition;
  const std::string when = "if " + condition + ", ";
  std::string text;
  for (const Step& each : step.then) text += (text.empty() ? when : ". If so, ") + say_within(speaker, each);
  for (const Step& each : step.otherwise)
    text += (text.empty() ? when : ". ") + std::string("Otherwise, ") + say_within(speaker, each);
  return text;
}

/// Steps in which `it` is something else than around them.
std::string say_with_it(Speaker& speaker, std::string_view it, const Steps& steps) {
  const std::string_view around = std::exchange(speaker.it, it);
  std::string text = say_follows(speaker, steps);
  speaker.it = around;
  return text;
}

std::string say_for_each(Speaker& speaker, const Step& step) {
  const std::string each = "for each of " + say_thing(speaker, step.what, "all ") + ": ";
  return each + say_with_it(speaker, "that one", step.then);
}

std::string say_aim(Speaker& speaker, const Step& step) {
  const std::string which = "choose target " + say_group(speaker, step.what, false) + ": ";
  return which + say_with_it(speaker, "that one", step.then);
}

std::string say_function(Speaker&, const Step&) { return "do what the script says"; }

constexpr ReadEffect flow_read[] = {{Phrase::conditional, read_conditional}, {Phrase::if_done, read_if_done}};
constexpr SayEffect flow_said[] = {
    {Verb::when, say_when_so},
    {Verb::for_each, say_for_each},
    {Verb::aim, say_aim},
    {Verb::function, say_function},
};

}  // namespace

EffectFamily flow_family() { return {flow_read, flow_said}; }

}  // namespace sleight
