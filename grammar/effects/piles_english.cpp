#include "grammar/effects/piles_english.h"

#include <string>

#include "core/card/verb.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "Target opponent separates the top ten cards of your library into two piles."
void read_separating(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!(read_number(context, said.the(Phrase::number)) == Amount(2))) context.fail();
  if (!subject.empty() && !is_player(context, subject)) return context.fail();
  Step separate = step(Verb::separate, read_object(context, said.the(Phrase::object)));
  separate.other = actor(subject);
  steps.push_back(std::move(separate));
}

/// "Choose a pile": of the two that something was separated into.
void read_choosing_pile(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  context.take(said);
  if (!subject.empty() && !is_player(context, subject)) return context.fail();
  steps.push_back(step(Verb::choose_pile, actor(subject)));
}

std::string say_separating(Speaker& speaker, const Step& step) {
  return say_who_does(speaker, step.other, "separate", "separates") + " " +
         say_thing(speaker, step.what, "all ") + " into two piles";
}

std::string say_choosing_pile(Speaker& speaker, const Step& step) {
  return say_who_does(speaker, step.what, "choose", "chooses") + " a pile";
}

constexpr ReadEffect piles_read[] = {
    {Phrase::separating, read_separating},
    {Phrase::choosing_pile, read_choosing_pile},
};
constexpr SayEffect piles_said[] = {
    {Verb::separate, say_separating},
    {Verb::choose_pile, say_choosing_pile},
};

}  // namespace

EffectFamily piles_family() { return {piles_read, piles_said}; }

}  // namespace sleight
