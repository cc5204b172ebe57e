#include "grammar/effects/acts_english.h"

#include <algorithm>

#include "grammar/effects/effects_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// Orders that name a thing and nothing more: "destroy target creature".
struct Act {
  Lexeme lexeme;
  Verb verb;
  std::string_view said;
};
constexpr Act acts[] = {
    {Lexeme::DESTROY, Verb::destroy, "destroy"},
    {Lexeme::BURY, Verb::bury, "bury"},
    {Lexeme::SACRIFICE, Verb::sacrifice, "sacrifice"},
    {Lexeme::REGENERATE, Verb::regenerate, "regenerate"},
    {Lexeme::TAP, Verb::tap, "tap"},
    {Lexeme::UNTAP, Verb::untap, "untap"},
    {Lexeme::COUNTER, Verb::counter, "counter"},
};

/// "Sacrifice a creature": one of those, whichever its controller likes.
Step sacrifice_one(Selector what) {
  const Filter own = filter_by(Quality::controlled_by, one(Reference::you));
  if (std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end()) narrow(what, own);
  Step choose = step(Verb::search, std::move(what));
  choose.amount = Amount(1);
  choose.then.push_back(step(Verb::sacrifice, one(Reference::found)));
  return choose;
}

void read_act(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Node& np = said.the(Phrase::np);
  const bool one_of_them = said.has(Lexeme::SACRIFICE) && is_indefinite(np);
  Selector what = one_of_them ? read_np(meaning, np) : read_object(meaning, np);
  for (const Act& row : acts) {
    if (!said.has(row.lexeme)) continue;
    if (row.verb != Verb::sacrifice) {
      steps.push_back(step(row.verb, std::move(what)));
    } else if (one_of_them) {
      steps.push_back(sacrifice_one(std::move(what)));
    } else {
      // Giving oneself up where no cost asks for it is burying (R-DEST-2: no regeneration, no one's choice).
      const Verb verb = what == one(Reference::self) ? Verb::bury : Verb::sacrifice;
      steps.push_back(step(verb, std::move(what)));
    }
    return;
  }
}

std::string say_act(Speaker& speaker, const Step& step) {
  for (const Act& row : acts)
    if (row.verb == step.verb) return std::string(row.said) + " " + say_thing(speaker, step.what, "all ");
  return "";
}

/// One's own permanents are the only ones one can sacrifice: no need to say so.
Selector without_you(Selector what) {
  std::erase_if(what.filters, [](const Filter& filter) {
    return filter.quality == Quality::controlled_by && !filter.negated && filter.of &&
           filter.of->from == Reference::you;
  });
  return what;
}

std::string say_search(Speaker& speaker, const Step& step) {
  const std::string number = say_number(speaker, step.amount, "a");
  const Selector own = without_you(step.what);
  // Only what is one's own can be sacrificed, so that it need not be said; and that of others is not.
  const bool gives_up = step.then.size() == 1 && step.other.empty() &&
                        step.then[0] == sleight::step(Verb::sacrifice, one(Reference::found)) &&
                        !(own == step.what);
  const std::string many = number + " " + say_group(speaker, gives_up ? own : step.what, true);
  if (gives_up) return "sacrifice " + (number == "a" ? say_thing(speaker, own, "a ") : many);
  const std::string some = number == "a" ? say_thing(speaker, step.what, "a ") : many;
  return say_who_does(speaker, step.other, "choose", "chooses") + " " + some +
         ". With what is found: " + say_follows(speaker, step.then);
}

constexpr ReadEffect acts_read[] = {{Phrase::act, read_act}};
constexpr SayEffect acts_said[] = {
    {Verb::destroy, say_act}, {Verb::bury, say_act},  {Verb::sacrifice, say_act}, {Verb::regenerate, say_act},
    {Verb::tap, say_act},     {Verb::untap, say_act}, {Verb::counter, say_act},   {Verb::search, say_search},
};

}  // namespace

EffectFamily acts_family() { return {acts_read, acts_said}; }

}  // namespace sleight
