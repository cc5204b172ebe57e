#include "grammar/effects/entering_english.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/card/quality_facts.h"
#include "core/card/verb.h"
#include "grammar/effects/permanent_actions_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// A number is chosen, and so much given up: what the card is in play may depend on it.
Steps given_entering(Amount most, Step given) {
  Step choose = step(Verb::choose);
  choose.choice = ChoiceKind::number;
  choose.amount = std::move(most);
  return {std::move(choose), std::move(given)};
}

Steps life_given(Amount most) {
  Step pay = step(Verb::lose_life);
  pay.amount = amount_of(AmountKind::chosen_number);
  return given_entering(std::move(most), std::move(pay));
}

Steps permanents_given(Selector what) {
  Step given = sacrifice_some({}, std::move(what), amount_of(AmountKind::chosen_number));
  return given_entering(amount_of(AmountKind::count, given.what), given);
}

/// The limit behind the own life, where there is one.
const Amount* limit_of(const Step& choose) {
  const bool limited = choose.amount && choose.amount->kind == AmountKind::smallest &&
                       choose.amount->terms.size() == 2 &&
                       choose.amount->terms[0] == amount_of(AmountKind::life, one(Reference::you));
  return limited ? &choose.amount->terms[1] : nullptr;
}

void read_price(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!context.entering || !subject.empty() || !steps.empty()) context.fail();
  if (said.has(Lexeme::LIFE)) {
    steps = life_given(amount_of(AmountKind::life, one(Reference::you)));
    return;
  }
  Selector what = read_group(context, said.the(Phrase::group));
  if (what.from != Reference::permanents || !what.also.empty()) context.fail();
  steps = permanents_given(std::move(what));
}

/// "The amount you pay cannot be more than ...": nor than there is.
void read_limit(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Amount life = amount_of(AmountKind::life, one(Reference::you));
  if (!context.entering || !(steps == life_given(life))) return context.fail();
  const Selector around = std::exchange(context.player, one(Reference::opponent));
  const auto measures = said.all(Phrase::measure);
  Amount limit = read_measure(context, *measures.front());
  if (measures.size() > 1)
    limit = amount_of(AmountKind::sum, {std::move(limit), read_measure(context, *measures.back())});
  context.player = around;
  steps = life_given(amount_of(AmountKind::smallest, {life, std::move(limit)}));
}

/// What an ability of the card itself asks for as it comes; null where none does.
const Steps* asked_entering(const Card& card) {
  for (const Ability& ability : card.abilities) {
    if (ability.kind != AbilityKind::before_entering || ability.modes.size() != 1) continue;
    const Steps& steps = ability.modes.front().steps;
    if (steps.size() != 2 || steps[0].verb != Verb::choose || !steps[0].amount) continue;
    if (steps == life_given(*steps[0].amount) ||
        (steps[1].verb == Verb::search && steps == permanents_given(steps[1].what)))
      return &steps;
  }
  return nullptr;
}

/// So many more than whoever has the fewest.
Amount beyond_the_fewest(const std::function<Amount(const Selector&)>& of) {
  Amount fewest = amount_of(AmountKind::smallest, {of(one(Reference::you)), of(one(Reference::opponent))});
  return amount_of(AmountKind::difference, {of(one(Reference::it)), std::move(fewest)});
}

/// "Then sacrifices the rest": each down to as many as the player controls who controls the fewest.
Step evened(const Selector& what) {
  return sacrifice_some(one(Reference::players), what, beyond_the_fewest([&](const Selector& who) {
                          Selector own = what;
                          narrow(own, filter_by(Quality::controlled_by, who));
                          return amount_of(AmountKind::count, own);
                        }));
}

Step hands_evened() {
  Step discard = step(Verb::discard, one(Reference::it));
  discard.amount =
      beyond_the_fewest([](const Selector& who) { return amount_of(AmountKind::hand_size, who); });
  return done_by_each(one(Reference::players), std::move(discard));
}

/// A group of which nothing is said but what it is: whose it is the sentence says.
Selector read_evened(ReadingContext& context, const Node& group) {
  Selector what = read_group(context, group);
  const bool whose = std::any_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
    return has(filter.quality, QualityTraits::of_player);
  });
  if (what.from != Reference::permanents || !what.also.empty() || whose) context.fail();
  return what;
}

void read_evening(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto groups = said.all(Phrase::group);
  const Selector around = std::exchange(context.player, one(Reference::it));
  Selector theirs = read_group(context, *groups.front());
  context.player = around;
  const Selector what = read_evened(context, *groups.back());
  Selector own = what;
  narrow(own, filter_by(Quality::controlled_by, one(Reference::it)));
  if (!(theirs == own)) context.fail();
  steps.push_back(evened(what));
}

/// "Players discard cards and sacrifice creatures the same way."
void read_evened_alike(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool before = !steps.empty() && steps.back().verb == Verb::for_each &&
                      steps.back().then.size() == 1 && steps.back().then[0].verb == Verb::search &&
                      steps.back().then[0].amount &&
                      steps.back().then[0].amount->kind == AmountKind::difference;
  if (!before) return context.fail();
  steps.push_back(hands_evened());
  if (const Node* group = said.child(Phrase::group)) steps.push_back(evened(read_evened(context, *group)));
}

constexpr ReadEffect entering_read[] = {{Phrase::evening_out, read_evening},
                                        {Phrase::evened_alike, read_evened_alike},
                                        {Phrase::entering_price, read_price},
                                        {Phrase::entering_limit, read_limit}};

}  // namespace

Amount read_given_entering(ReadingContext& context, const Node& said) {
  context.take(said);
  const Amount number = amount_of(AmountKind::chosen_number);
  const Steps* asked = asked_entering(context.facts);
  if (asked == nullptr || ((*asked)[1].verb == Verb::lose_life) != said.has(Lexeme::LIFE)) {
    context.fail();
    return number;
  }
  const Node* group = said.child(Phrase::group);
  if (group == nullptr) return number;
  const Selector given = read_group(context, *group);
  const std::vector<Filter>& filters = (*asked)[1].what.filters;
  const bool those = given.from == Reference::permanents && given.also.empty() &&
                     std::all_of(given.filters.begin(), given.filters.end(), [&](const Filter& filter) {
                       return std::find(filters.begin(), filters.end(), filter) != filters.end();
                     });
  if (!those) context.fail();
  return number;
}

std::string say_evened(Speaker& speaker, const Step& step) {
  if (step == hands_evened()) return "players discard cards the same way";
  if (step.verb != Verb::for_each || step.then.size() != 1) return "";
  Selector what = step.then[0].what;
  std::erase(what.filters, filter_by(Quality::controlled_by, one(Reference::it)));
  if (!(step == evened(what))) return "";
  const std::string group = say_group(speaker, what, true);
  return "each player chooses a number of " + group + " they control equal to the number of " + group +
         " controlled by the player who controls the fewest, then sacrifices the rest";
}

std::string say_given_entering(Speaker& speaker, const Steps& steps) {
  if (steps.size() != 2 || steps[0].verb != Verb::choose || !steps[0].amount) return "";
  if (steps[1].verb == Verb::search) {
    if (!(steps == permanents_given(steps[1].what))) return "";
    Selector group = steps[1].what;
    std::erase(group.filters, filter_by(Quality::controlled_by, one(Reference::you)));
    return "sacrifice any number of " + say_group(speaker, group, true);
  }
  if (!(steps == life_given(*steps[0].amount))) return "";
  const Amount life = amount_of(AmountKind::life, one(Reference::you));
  const Amount* limit = limit_of(steps[0]);
  if (limit == nullptr && !(*steps[0].amount == life)) return "";
  if (limit == nullptr) return "pay any amount of life";
  const bool two = limit->kind == AmountKind::sum && limit->terms.size() == 2;
  return "pay any amount of life. The amount you pay cannot be more than " +
         (two ? say_measure(speaker, limit->terms[0]) + " plus " + say_measure(speaker, limit->terms[1])
              : say_measure(speaker, *limit));
}

EffectFamily entering_family() { return {entering_read, {}}; }

}  // namespace sleight
