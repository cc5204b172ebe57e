#include "grammar/effects/loops_english.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/abilities/costs_english.h"
#include "grammar/effects/acts_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/following_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/effects/shares_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// "For each land destroyed this way, ...".
void read_looping(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Node* group = said.child(Phrase::group);
  // "Those cards" are those that the sentence before has found, and "those creatures" its targets.
  const Node* those = said.child(Phrase::type_word);
  if (those != nullptr) {
    const CardType type = read_type_word(meaning, *those);
    const TargetSpec* aimed = meaning.target(meaning.antecedent);
    if (aimed == nullptr || types_named(aimed->what) != type) return meaning.fail();
  } else if (group == nullptr && !(meaning.antecedent == one(Reference::found))) {
    return meaning.fail();
  }
  Step each = step(Verb::for_each, group != nullptr ? read_group(meaning, *group) : meaning.antecedent);
  const Selector antecedent = meaning.antecedent;
  const Selector player = meaning.player;
  const std::size_t aimed = meaning.targets_so_far();
  if (is_player(meaning, each.what)) {
    meaning.refer_to({});
    meaning.player = one(Reference::it);
  } else {
    meaning.refer_to(one(Reference::it), false, types_named(each.what));
    meaning.player = {};
  }
  if (const Node* price = said.child(Phrase::pay_or))
    read_effect(meaning, *price, {}, each.then);
  else
    read_clause(meaning, said.the(Phrase::clause), each.then);
  // What comes of an offer is told in it, or in the next sentence, which is said of each then.
  const auto offers = std::count_if(each.then.begin(), each.then.end(), [](const Step& done) {
    return done.verb == Verb::may && done.then.empty() && done.otherwise.empty();
  });
  if (offers > 1 || (offers == 1 && each.then.size() > 1)) meaning.fail();
  // Targets are chosen as it is announced, when nobody knows of how many (R-TARGET-3).
  if (meaning.targets_so_far() > aimed) meaning.fail();
  meaning.refer_to(antecedent);
  meaning.player = player;
  steps.push_back(std::move(each));
}

/// "For each 1 life you lost, sacrifice a permanent": so often, each time anew.
void read_each_lost(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (!meaning.your_loss || said.the(Lexeme::NUMBER).text != "1") meaning.fail();
  Step each = step(Verb::repeat);
  each.amount = amount_of(AmountKind::that_amount);
  const std::size_t aimed = meaning.targets_so_far();
  read_clause(meaning, said.the(Phrase::clause), each.then);
  // Targets are chosen as it is announced, and each time there would be others.
  if (meaning.targets_so_far() > aimed) meaning.fail();
  steps.push_back(std::move(each));
}

/// Steps in which `it` is something else than around them.
std::string say_with_it(Speaker& speaker, std::string_view it, const Steps& steps) {
  const std::string_view around = std::exchange(speaker.it, it);
  std::string text = say_follows(speaker, steps);
  speaker.it = around;
  return text;
}

/// What somebody who is "it" sacrifices; another step, or that very one.
Step own_sacrifice(const Step& step) {
  if (step.verb != Verb::search || !(step.other == one(Reference::it)) || !step.amount) return {};
  return sacrifice_some(one(Reference::it), step.what, *step.amount);
}

/// "For each creature blocking ~, put a counter on it, tap it, and it gains flying"; "" where one of them
/// takes more than a clause.
std::string say_list_for_each(Speaker& speaker, const Step& step) {
  std::string text = "for each " + say_group(speaker, step.what, false);
  const bool around = std::exchange(speaker.in_loop, true);
  for (std::size_t i = 0; i < step.then.size(); ++i) {
    const std::string said = say_with_it(speaker, "it", {step.then[i]});
    if (said.find(", ") != std::string::npos || said.find(". ") != std::string::npos) text.clear();
    if (!text.empty()) text += (i + 1 < step.then.size() ? ", " : ", and ") + said;
  }
  speaker.in_loop = around;
  return text;
}

/// "For each of those cards, pay 4 life or put that card on top of its owner's library": of what was chosen;
/// "" for other things.
std::string say_each_found(Speaker& speaker, const Step& step) {
  if (!(step.what == one(Reference::found)) || step.then.size() != 1) return "";
  const Step& each = step.then.front();
  const std::string text = "for each of those cards, ";
  const bool price = each.verb == Verb::may && is_you(each.what) && !each.cost.empty() && each.then.empty() &&
                     each.otherwise.size() == 1;
  if (!price) return text + say_with_it(speaker, "that card", step.then);
  return text + say_paying(speaker, each.cost, false) + " or " +
         say_with_it(speaker, "that card", each.otherwise);
}

/// "Starting with you, each player may put a permanent card from their hand into play"; "" for other things.
std::string say_in_turn(Speaker& speaker, const Step& step) {
  if (!(step.what == you_first()) || step.then.size() != 1) return "";
  const Step& may = step.then.front();
  const bool offer = may.verb == Verb::may && may.what == one(Reference::it) && may.cost.empty() &&
                     may.otherwise.empty() && may.then.size() == 2;
  if (!offer) return "";
  Step search = sleight::step(Verb::search, may.then[0].what);
  search.amount = Amount(1);
  search.other = may.what;
  Step put = sleight::step(Verb::move_to_play, one(Reference::found));
  put.other = may.what;
  Selector group = search.what;
  if (!(may.then == Steps{search, put}) || group.from != Reference::cards || !group.also.empty() ||
      std::erase(group.filters, filter_by(Quality::owned_by, may.what)) != 1 ||
      std::erase(group.filters, lies_in(Zone::hand)) != 1)
    return "";
  return "starting with you, each player may put " + a_or_an(say_group(speaker, group, false)) +
         " from their hand into play";
}

/// "Choose X target creatures. For each of those creatures, ..."; "" for other loops.
std::string say_each_aimed_at(Speaker& speaker, const Step& step) {
  const TargetSpec* aimed = speaker.target(step.what);
  if (aimed == nullptr || step.then.size() != 1 || !has_two_prices(step.then.front())) return "";
  const CardType type = types_named(aimed->what);
  Selector those = one(Reference::permanents);
  those.filters = {type_filter(type)};
  // One type: of several nobody says "those".
  const unsigned bits = static_cast<unsigned>(type);
  if (bits == 0 || (bits & (bits - 1)) != 0) return "";
  const std::string chosen =
      speaker.named[step.what.index] ? "" : "choose " + say_thing(speaker, step.what, "all ") + ". ";
  const bool looped = std::exchange(speaker.in_loop, true);
  const std::string_view around = std::exchange(speaker.it, "it");
  const std::string text = std::string(chosen.empty() ? "for" : "For") + " each of those " +
                           say_group(speaker, those, true) + ", " + say_step(speaker, step.then.front());
  speaker.it = around;
  speaker.in_loop = looped;
  return chosen + text;
}

/// "For each creature you control, ...".
std::string say_for_each(Speaker& speaker, const Step& step) {
  if (const std::string all = say_in_turn(speaker, step); !all.empty()) return all;
  if (const std::string either = say_either(speaker, step); !either.empty()) return either;
  if (const std::string chosen = say_each_found(speaker, step); !chosen.empty()) return chosen;
  if (const std::string all = say_evened(speaker, step); !all.empty()) return all;
  // "Each player sacrifices a land": what each of them does by themselves.
  const bool of_players = step.what == one(Reference::players) && step.then.size() == 1;
  if (of_players && (step.then[0].what == one(Reference::it) || step.then[0].other == one(Reference::it)) &&
      step.then[0].amount && fraction_of(*step.then[0].amount)) {
    // Part of their own.
    const bool around = std::exchange(speaker.in_loop, true);
    const std::string each = say_with_it(speaker, "each player", step.then);
    speaker.in_loop = around;
    return each;
  }
  if (of_players && step.then[0] == own_sacrifice(step.then[0])) {
    Step said = step.then[0];
    said.other = step.what;
    for (Filter& filter : said.what.filters)
      if (filter.quality == Quality::controlled_by) filter.of = step.what;
    return say_step(speaker, said);
  }
  if (const std::string shared = say_shared(speaker, step); !shared.empty()) return shared;
  if (const std::string those = say_each_aimed_at(speaker, step); !those.empty()) return those;
  const bool of_group = is_set(step.what.from) || !said_done(step.what.from).empty();
  if (of_group && step.what.also.empty() && step.then.size() == 1 && !speaker.names_target()) {
    const bool around = std::exchange(speaker.in_loop, true);
    const std::string each = "for each " + say_group(speaker, step.what, false) + ", ";
    const std::string done =
        say_with_it(speaker, step.what.from == Reference::players ? "that player" : "it", step.then);
    speaker.in_loop = around;
    return each + done;
  }
  if (of_group && step.what.also.empty() && step.then.size() > 2 && !speaker.names_target())
    if (const std::string list = say_list_for_each(speaker, step); !list.empty()) return list;
  const bool done = !said_done(step.what.from).empty();
  const std::string each =
      "for each " +
      (done ? say_group(speaker, step.what, false) : "of " + say_thing(speaker, step.what, "all ")) + ": ";
  return each + say_with_it(speaker, "that one", step.then);
}

constexpr ReadEffect loops_read[] = {
    {Phrase::looping, read_looping},
    {Phrase::each_lost, read_each_lost},
};
constexpr SayEffect loops_said[] = {
    {Verb::for_each, say_for_each},
};

}  // namespace

EffectFamily loops_family() { return {loops_read, loops_said}; }

}  // namespace sleight
