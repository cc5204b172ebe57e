#include "grammar/effects/loops_english.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/consequences_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/permanent_actions_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/effects/shares_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// "For each land destroyed this way, ...".
void read_looping(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Node* group = said.child(Phrase::group);
  // "Those cards" are those that the sentence before has found, and "those creatures" its targets.
  const Node* those = said.child(Phrase::type_word);
  if (those != nullptr) {
    const CardType type = read_type_word(context, *those);
    const TargetSpec* aimed = context.target(context.antecedent);
    if (aimed == nullptr || types_named(aimed->what) != type) return context.fail();
  } else if (group == nullptr && !(context.antecedent == one(Reference::found))) {
    return context.fail();
  }
  Step each = step(Verb::for_each, group != nullptr ? read_group(context, *group) : context.antecedent);
  const Selector antecedent = context.antecedent;
  const Selector player = context.player;
  const std::size_t aimed = context.targets_so_far();
  if (is_player(context, each.what)) {
    context.refer_to({});
    context.player = one(Reference::it);
  } else {
    context.refer_to(one(Reference::it), false, types_named(each.what));
    context.player = {};
  }
  if (const Node* price = said.child(Phrase::pay_or))
    read_effect(context, *price, {}, each.then);
  else
    read_clause(context, said.the(Phrase::clause), each.then);
  // What comes of an offer is told in it, or in the next sentence, which is said of each then.
  const auto offers = std::count_if(each.then.begin(), each.then.end(), [](const Step& done) {
    return done.verb == Verb::may && done.then.empty() && done.otherwise.empty();
  });
  if (offers > 1 || (offers == 1 && each.then.size() > 1)) context.fail();
  // Targets are chosen as it is announced, when nobody knows of how many (R-TARGET-3).
  if (context.targets_so_far() > aimed) context.fail();
  context.refer_to(antecedent);
  context.player = player;
  steps.push_back(std::move(each));
}

/// "Sacrifice a permanent other than ~ or discard a card": whichever its player likes, and the one where
/// there is nothing of the other (R-FORCE-1).
Step give_up(const Selector& what) {
  Step unless = step(Verb::may);
  CostPart& card = unless.cost.parts.emplace_back();
  card.kind = CostPart::Kind::discard;
  card.amount = Amount(1);
  unless.otherwise.push_back(sacrifice_some({}, what, Amount(1)));
  Step either = step(Verb::when);
  either.condition = exists(what);
  either.then.push_back(std::move(unless));
  Step& discard = either.otherwise.emplace_back(step(Verb::discard));
  discard.amount = Amount(1);
  return either;
}

/// "For each 1 life you lost, sacrifice a permanent": so often, each time anew.
void read_each_lost(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (!context.your_loss || said.the(Lexeme::NUMBER).text != "1") context.fail();
  Step each = step(Verb::repeat);
  each.amount = amount_of(AmountKind::that_amount);
  const std::size_t aimed = context.targets_so_far();
  if (const Node* forfeit = said.child(Phrase::forfeit)) {
    context.take(*forfeit);
    Selector what = read_group(context, forfeit->the(Phrase::group));
    narrow(what, filter_by(Quality::controlled_by, one(Reference::you)));
    each.then.push_back(give_up(what));
  } else {
    read_clause(context, said.the(Phrase::clause), each.then);
  }
  // Targets are chosen as it is announced, and each time there would be others.
  if (context.targets_so_far() > aimed) context.fail();
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
  const bool counting = std::exchange(speaker.counting, true);
  std::string text = "for each " + say_group(speaker, step.what, false);
  speaker.counting = counting;
  const bool around = std::exchange(speaker.in_loop, true);
  for (std::size_t i = 0; i < step.then.size(); ++i) {
    const std::string said = say_with_it(speaker, "it", {step.then[i]});
    if (said.find(", ") != std::string::npos || said.find(". ") != std::string::npos) text.clear();
    const bool last = i + 1 == step.then.size();
    if (!text.empty()) text += (last && i == 1 ? " and " : last && i > 0 ? ", and " : ", ") + said;
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
      std::erase(group.filters, zone_filter(Zone::hand)) != 1)
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

/// "Each player draws up to two cards. For each card less than two a player draws this way, that player gains
/// 2 life"; "" for other loops.
std::string say_drawn_fewer(Speaker&, const Step& step) {
  if (!(step.what == one(Reference::players)) || step.then.size() != 2) return "";
  const Step& draw = step.then[0];
  const Step& gain = step.then[1];
  const bool draws = draw.verb == Verb::draw && draw.up_to && draw.what == one(Reference::it) &&
                     draw.amount && draw.amount->is_number() && gain.verb == Verb::gain_life &&
                     gain.what == one(Reference::it) && gain.amount;
  if (!draws) return "";
  const Amount fewer = amount_of(AmountKind::difference, {*draw.amount, amount_of(AmountKind::last_result)});
  const Amount& life = *gain.amount;
  const bool many = life.kind == AmountKind::product && life.terms.size() == 2 && life.terms[0].is_number() &&
                    life.terms[1] == fewer;
  if (!many && !(life == fewer)) return "";
  const std::string most = numeral(draw.amount->number);
  return "each player draws up to " + most + " cards. For each card less than " + most +
         " a player draws this way, that player gains " + std::to_string(many ? life.terms[0].number : 1) +
         " life";
}

/// "Each player shuffles their hand into their library, then draws that many cards"; "" for other loops.
std::string say_shuffled_and_drawn(Speaker&, const Step& step) {
  if (!(step.what == one(Reference::players)) || step.then.size() != 3) return "";
  Step move = sleight::step(Verb::move, one(Reference::cards));
  move.what.filters = {filter_by(Quality::owned_by, one(Reference::it)), zone_filter(Zone::hand)};
  move.zone = Zone::library;
  Step draw = sleight::step(Verb::draw, one(Reference::it));
  draw.amount = amount_of(AmountKind::last_result);
  const bool same = step.then[0] == move &&
                    step.then[1] == sleight::step(Verb::shuffle, one(Reference::it)) && step.then[2] == draw;
  return same ? "each player shuffles their hand into their library, then draws that many cards" : "";
}

/// "~ deals 2 damage to each creature for each enchantment attached to it"; "" for other loops.
std::string say_hurt_each(Speaker& speaker, const Step& step) {
  if (!is_set(step.what.from) || step.then.size() != 1 || speaker.names_target()) return "";
  const Step& deal = step.then[0];
  if (deal.verb != Verb::deal || !(deal.what == one(Reference::it)) || !deal.amount) return "";
  const Amount& amount = *deal.amount;
  const bool many =
      amount.kind == AmountKind::product && amount.terms.size() == 2 && amount.terms[0].is_number();
  if (!many && amount.kind != AmountKind::count) return "";
  const std::string each = sleight::say_for_each(speaker, many ? amount.terms[1] : amount);
  if (each.empty()) return "";
  return (deal.other.empty() ? speaker.card.name : say_thing(speaker, deal.other, "each ")) + " deals " +
         std::to_string(many ? amount.terms[0].number : 1) + " damage to " +
         say_thing(speaker, step.what, "each ") + " for each " + each;
}

/// "~ deals damage to each player equal to 3 minus the number of cards they discarded this way"; "" for other
/// loops.
std::string say_hurt_for_discards(Speaker& speaker, const Step& step) {
  if (!(step.what == one(Reference::players)) || step.then.size() != 1) return "";
  const Step& deal = step.then[0];
  Selector own = one(Reference::discarded);
  own.filters.push_back(filter_by(Quality::owned_by, one(Reference::it)));
  if (deal.verb != Verb::deal || !(deal.what == one(Reference::it)) || !deal.other.empty() || !deal.amount ||
      deal.amount->kind != AmountKind::at_least_zero || deal.amount->terms.size() != 1)
    return "";
  const Amount& less = deal.amount->terms[0];
  if (less.kind != AmountKind::difference || less.terms.size() != 2 || !less.terms[0].is_number() ||
      !(less.terms[1] == amount_of(AmountKind::count, own)))
    return "";
  return speaker.card.name + " deals damage to each player equal to " + say_measure(speaker, less.terms[0]) +
         " minus the number of cards they discarded this way";
}

/// "Each player may ante the top card of their library. If that player does, ..."; "" for other loops.
std::string say_offered_to_each(Speaker& speaker, const Step& step) {
  const bool offer = step.what == one(Reference::players) && step.then.size() == 1 &&
                     step.then[0].verb == Verb::may && step.then[0].what == one(Reference::it) &&
                     step.then[0].cost.empty() && step.then[0].otherwise.empty();
  if (!offer) return "";
  const bool around = std::exchange(speaker.in_loop, true);
  const std::string_view it = std::exchange(speaker.it, "that player");
  std::string text = say_step(speaker, step.then[0]);
  speaker.it = it;
  speaker.in_loop = around;
  constexpr std::string_view may = "that player may ";
  constexpr std::string_view whose = "that player's ";
  if (!text.starts_with(may)) return "";
  const std::size_t end = std::min(text.find(". "), text.size());
  if (const std::size_t own = text.find(whose); own < end) text.replace(own, whose.size(), "their ");
  return "each player may " + text.substr(may.size());
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
  for (const auto say :
       {say_drawn_fewer, say_shuffled_and_drawn, say_hurt_each, say_hurt_for_discards, say_offered_to_each})
    if (const std::string all = say(speaker, step); !all.empty()) return all;
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
  if (of_group && step.what.also.empty() && step.then.size() > 1 && !speaker.names_target())
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

std::string say_each_lost(Speaker& speaker, const Step& step) {
  const std::string each = "for each 1 life you lost, ";
  const Step* only = step.then.size() == 1 ? &step.then.front() : nullptr;
  if (only == nullptr || only->verb != Verb::when || !only->condition ||
      !(*only == give_up(only->condition->what)))
    return each + say_follows(speaker, step.then);
  // One's own: nobody gives up what another has.
  Selector what = only->condition->what;
  if (std::erase(what.filters, filter_by(Quality::controlled_by, one(Reference::you))) != 1)
    return each + say_follows(speaker, step.then);
  return each + "sacrifice " + say_thing(speaker, what, "a ") + " or discard a card";
}

EffectFamily loops_family() { return {loops_read, loops_said}; }

}  // namespace sleight
