#include "grammar/effects/repeated_english.h"

#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// What a choice of cards leaves that was not chosen for it, in whatever round of a process.
Selector never(Selector cards, Reference chosen) {
  narrow(cards, filter_by(Quality::is_one_of, one(chosen)));
  for (Filter& filter : cards.filters)
    if (filter == filter_by(Quality::is_one_of, one(chosen))) filter.negated = true;
  return cards;
}

/// The choice of a card and what may be paid for another one in its place, as long as there is another.
Step chosen_anew(Step choice, Step offer) {
  choice.what = never(std::move(choice.what), Reference::found_before);
  Step more = step(Verb::when);
  more.condition = exists(never(choice.what, Reference::found));
  offer.then = {step(Verb::again)};
  more.then = {std::move(offer)};
  Step process = step(Verb::repeat);
  process.then = {std::move(choice), std::move(more)};
  return process;
}

}  // namespace

void read_repeated(ReadingContext& context, const Node& said, Steps& steps) {
  context.take(said);
  const bool choice = steps.size() == 2 && steps[0].verb == Verb::search &&
                      steps[0].what.from == Reference::cards && steps[0].what.also.empty() &&
                      steps[0].amount == Box<Amount>(Amount(1)) && !steps[0].at_random && !steps[0].up_to &&
                      steps[0].then.empty();
  const bool offer = choice && steps[1].verb == Verb::may && !steps[1].cost.empty() &&
                     steps[1].then.empty() && steps[1].otherwise.empty();
  if (!offer) return context.fail();
  // Whoever has chosen is spoken of again.
  const Selector around = std::exchange(context.player, steps[0].other);
  if (!(read_np(context, said.the(Phrase::np)) == steps[0].other)) context.fail();
  context.player = around;
  steps = {chosen_anew(std::move(steps[0]), std::move(steps[1]))};
  // What was chosen last is spoken of by that name.
  context.refer_to({});
}

std::string say_chosen_anew(Speaker& speaker, const Step& step) {
  const bool process = step.verb == Verb::repeat && step.then.size() == 2 &&
                       step.then[0].verb == Verb::search && step.then[1].then.size() == 1;
  if (!process) return "";
  Step choice = step.then[0];
  Step offer = step.then[1].then.front();
  offer.then.clear();
  std::erase_if(choice.what.filters, [](const Filter& filter) {
    return filter.quality == Quality::is_one_of && filter.negated && filter.of &&
           *filter.of == one(Reference::found_before);
  });
  if (offer.verb != Verb::may || !(step == chosen_anew(choice, offer))) return "";
  std::string text = say_step(speaker, choice) + ". " + capital(say_who_may(speaker, offer.what)) + " " +
                     say_paying(speaker, offer.cost, false);
  text += std::string(". If ") + (is_you(offer.what) ? "you do" : "that player does");
  return text + ", repeat this process except " + say_thing(speaker, choice.other, "each ") +
         " cannot choose a card already chosen for " + speaker.card.name;
}

}  // namespace sleight
