#include "grammar/effects/payments_english.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/attaching_english.h"
#include "grammar/effects/blocks_english.h"
#include "grammar/effects/consequences_english.h"
#include "grammar/effects/delayed_effects_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/lasting_rules_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/permanent_actions_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

Step offer(ReadingContext& context, const Selector& subject) {
  // One player is asked. "Each player may" asks each, and "any other player" is the one other of two.
  const bool other = subject.filters.size() == 1 && subject.filters[0].quality == Quality::is_one_of &&
                     subject.filters[0].negated;
  if (!is_player(context, subject) || (is_set(subject.from) && !other)) context.fail();
  context.offered_of = context.antecedent;
  return step(Verb::may, actor(subject));
}

/// "Each player may ante the top card of their library": each of them by themselves, one after the other.
void read_each_may(ReadingContext& context, const Node& said, Steps& steps,
                   void (*read_one)(ReadingContext&, const Node&, const Selector&, Steps&)) {
  // "Any player may": whoever it is, the others need not.
  if (!context.each_player) context.fail();
  const Selector it = one(Reference::it);
  Step each = step(Verb::for_each, one(Reference::players));
  const Selector player = std::exchange(context.player, it);
  const Selector doer = std::exchange(context.doer, it);
  read_one(context, said, it, each.then);
  context.player = player;
  context.doer = doer;
  context.refer_to({});
  steps.push_back(std::move(each));
}

/// "That player may pay {4}": the next sentence tells what comes of it.
void read_may_pay(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (subject == one(Reference::players)) return read_each_may(context, said, steps, read_may_pay);
  Step may = offer(context, subject);
  if (const Node* deed = said.child(Phrase::any_deed)) {
    // What counters lie on, and what tokens are made with, is your own.
    if (!is_you(may.what)) context.fail();
    may.cost.parts.push_back(read_any_deed(context, *deed));
    context.know(may.cost);
    return steps.push_back(std::move(may));
  }
  may.cost = read_price(context, *said.all(Phrase::cost).front());
  // "It", behind a price, is as likely to be what was given up for it.
  if (given_up_by(may.cost).any()) context.only_by_name = true;
  // "{1} or {2}": whoever does not pay the one may pay the other, and each is told what comes of it.
  if (said.all(Phrase::cost).size() > 1) {
    if (said.has(Phrase::imperative)) context.fail();
    Step other = may;
    other.cost = read_price(context, *said.all(Phrase::cost).back());
    may.otherwise.push_back(std::move(other));
    if (!has_two_prices(may)) context.fail();
    return steps.push_back(std::move(may));
  }
  // "You may pay {4} to untap it": what is paid for in the same breath.
  const auto orders = said.all(Phrase::imperative);
  // What is joined to it is done by whoever pays: an order addresses you.
  if (!said.has(Lexeme::TO) && !orders.empty() && !is_you(subject)) context.fail();
  for (const Node* order : orders) read_order(context, *order, may.then);
  // "That player may pay {U} once to untap it": of each thing of a loop.
  may.once = said.has(Lexeme::ONCE);
  steps.push_back(std::move(may));
}

/// Orders that have a player who does them: that is who may.
bool has_a_doer(const Node& act) {
  constexpr Phrase of_somebody[] = {Phrase::drawing,    Phrase::gaining,       Phrase::losing,
                                    Phrase::discarding, Phrase::shuffling,     Phrase::looking,
                                    Phrase::picking,    Phrase::searching,     Phrase::anteing,
                                    Phrase::copying,    Phrase::taking_control};
  return std::any_of(std::begin(of_somebody), std::end(of_somebody),
                     [&](Phrase phrase) { return act.is(phrase); }) ||
         (act.is(Phrase::act) && act.has(Lexeme::SACRIFICE)) ||
         (act.is(Phrase::moving) && act.has(Phrase::moved));
}

/// "You may draw up to two cards": none is as many as that, so that nothing more is offered.
bool says_up_to(const Node& said) {
  const auto orders = said.all(Phrase::imperative);
  if (orders.size() != 1) return false;
  const Node& act = orders.front()->first();
  return (act.is(Phrase::drawing) || act.is(Phrase::discarding)) && act.has(Lexeme::UP);
}

/// "You may tap a white creature": a price, for which the next sentence tells what comes of it. False for
/// other orders.
bool read_tapping_price(ReadingContext& context, const Node& said, Step& may) {
  const auto orders = said.all(Phrase::imperative);
  if (orders.size() != 1) return false;
  const Node& act = orders.front()->first();
  const Node* object = act.is(Phrase::act) && act.has(Lexeme::TAP) ? act.child(Phrase::object) : nullptr;
  if (object == nullptr || !is_indefinite(*object)) return false;
  context.take(*orders.front());
  context.take(act);
  CostPart part;
  part.kind = CostPart::Kind::tap;
  part.what = read_np(context, *object);
  if (part.what.from != Reference::permanents || !part.what.also.empty()) context.fail();
  may.cost.parts.push_back(std::move(part));
  return true;
}

/// "You may draw a card": what is done is what is chosen, with all that is joined to it.
void read_may_do(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (says_up_to(said)) {
    const Node& order = said.the(Phrase::imperative);
    context.take(order);
    return read_effect(context, order.first(), subject, steps);
  }
  if (subject == one(Reference::players)) return read_each_may(context, said, steps, read_may_do);
  Step may = offer(context, subject);
  if (read_tapping_price(context, said, may)) return steps.push_back(std::move(may));
  if (const Node* more = said.child(Phrase::adds_more)) read_effect(context, *more, subject, may.then);
  for (const Node* order : said.all(Phrase::imperative)) {
    const Node& act = order->first();
    // "Its controller may attach ~ to a land of their choice": who does it picks the land.
    const bool others_choice = act.is(Phrase::attaching) && !(subject == one(Reference::you));
    if (has_a_doer(act) || others_choice) {
      context.take(*order);
      read_effect(context, act, subject, may.then);
    } else {
      // What others would do is said of them ("that player sacrifices"), not left to an order.
      if (!(subject == one(Reference::you))) context.fail();
      read_order(context, *order, may.then);
    }
  }
  steps.push_back(std::move(may));
}

/// "You may have ~ deal 1 damage to target creature."
void read_may_have(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Step may = offer(context, subject);
  if (const Node* reduced = said.child(Phrase::damage_reduced))
    may.then.push_back(read_damage_reduced(context, *reduced));
  else
    read_effect(context, said.the(Phrase::statement), {}, may.then);
  steps.push_back(std::move(may));
}

/// "Any player may sacrifice two lands or have ~ deal 5 damage to that player": each is offered the one, and
/// then the other; the next sentence tells what comes of either.
void read_may_either(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!(subject == one(Reference::players)) || context.each_player) return context.fail();
  const Selector it = one(Reference::it);
  const Selector player = std::exchange(context.player, it);
  const Selector doer = std::exchange(context.doer, it);
  Step price = step(Verb::may, it);
  price.cost.parts.push_back(read_deed(context, said.the(Phrase::deed)));
  Step harm = step(Verb::may, it);
  read_effect(context, said.the(Phrase::statement), {}, harm.then);
  if (harm.then.size() != 1 || !(harm.then.front().what == it)) context.fail();
  price.otherwise.push_back(std::move(harm));
  context.player = player;
  context.doer = doer;
  context.refer_to({});
  Step each = step(Verb::for_each, one(Reference::players));
  each.then.push_back(std::move(price));
  steps.push_back(std::move(each));
}

/// "Pay {1} or bury it": what is not paid for is done.
void read_pay_or(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step pay = step(Verb::may);
  pay.cost = read_cost(context, said.the(Phrase::cost));
  read_order_or_statement(context, said, pay.otherwise);
  steps.push_back(std::move(pay));
}

/// "That player must pay it from their mana pool and all lands that player controls if able": what the
/// sentence before asks for is no offer as far as these go.
void read_compelled(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool asked = !steps.empty() && steps.back().verb == Verb::may && !steps.back().cost.mana.empty();
  if (!asked || !steps.back().other.empty()) return context.fail();
  Step& price = steps.back();
  const Selector around = context.player;
  if (context.player.empty()) context.player = price.what;
  if (!(actor(read_np(context, said.the(Phrase::np))) == price.what)) context.fail();
  // Whoever pays does so from no pool but their own.
  const Node& whose = said.the(Phrase::possessive);
  context.take_all(whose);
  if (!whose.has(is_you(price.what) ? Lexeme::YOUR : Lexeme::THEIR)) context.fail();
  price.other = read_object(context, said.the(Phrase::object));
  if (price.other.from != Reference::permanents) context.fail();
  context.player = around;
}

/// What read_compelled reads, as a sentence behind another; "" where nothing is compelled.
std::string say_compelled(Speaker& speaker, const Step& price) {
  if (price.other.empty()) return "";
  const bool you = is_you(price.what);
  return std::string(you ? ". You must pay it from your" : ". That player must pay it from their") +
         " mana pool and " + say_thing(speaker, price.other, "all ") + " if able";
}

/// What is done by whoever was named already: "you draw a card" is "draw a card".
std::string say_order(Speaker& speaker, const Steps& steps, const Selector& who) {
  std::string text;
  for (const Step& each : steps) {
    if (const std::string more = each.what == who && !is_you(who) ? say_more_mana(each) : ""; !more.empty()) {
      text += (text.empty() ? "" : ", then ") + more;
      continue;
    }
    if (each.verb == Verb::copy_spell) {
      const bool own = each.other == who || (is_you(each.other) && is_you(who));
      text += (text.empty() ? "" : ", then ") + (own ? say_copy_offered(speaker, each)
                                                 : is_you(each.other)
                                                     ? "have you " + say_copy_offered(speaker, each)
                                                     : say_within(speaker, each));
      continue;
    }
    Step done = each;
    if (done.what == who) done.what = {};
    if (done.other == who) done.other = {};
    for (ChangePart& part : done.change.parts)
      if (part.kind == ChangeKind::controller && part.who == who) part.who = {};
    const std::string said = say_within(speaker, done);
    text += (text.empty() ? "" : ", then ") + (said.starts_with("you ") ? said.substr(4) : said);
  }
  return text;
}

/// Whether that gives the player control, which is done by nobody else.
bool takes_control(const Step& step, const Selector& who) {
  if (step.verb != Verb::change || step.change.parts.size() != 1) return false;
  const ChangePart& part = step.change.parts.front();
  return part.kind == ChangeKind::controller && (part.who == who || (is_you(part.who) && is_you(who)));
}

/// "~ deal 1 damage to you" for "~ deals 1 damage to you": what somebody has happen. An ability that is given
/// keeps its own words, in quotes.
std::string had_happen(std::string statement) {
  constexpr std::array<std::string_view, 10> verbs{" plays ",      " deals ", " draws ",   " gains ",
                                                   " gets ",       " loses ", " becomes ", " discards ",
                                                   " sacrifices ", " puts "};
  const auto without_ending = [&statement](std::size_t at, std::string_view verb) {
    statement.erase(at + verb.size() - 2, 1);
  };
  std::size_t first = statement.find('"');
  std::string_view said;
  for (const std::string_view verb : verbs)
    if (const std::size_t at = statement.find(verb); at < first) {
      first = at;
      said = verb;
    }
  if (said.empty()) {
    constexpr std::string_view is = " is";
    const std::size_t reduced = statement.find(" is reduced to 0 this turn");
    return reduced == std::string::npos ? statement : statement.erase(reduced, is.size());
  }
  without_ending(first, said);
  // "Gets +1/+1 and gains flying".
  constexpr std::string_view more = " and gains ";
  if (const std::size_t at = statement.find(more); at < statement.find('"')) without_ending(at, more);
  return statement;
}

/// Whether somebody chooses a creature, and then something becomes a copy of it for good.
bool is_copy_of_choice(const Steps& offered, const Selector& who) {
  if (offered.size() != 2) return false;
  const Step& choice = offered[0];
  const Step& copy = offered[1];
  const bool one_of_them = choice.verb == Verb::search && choice.amount == Amount(1) && choice.other == who &&
                           choice.then.empty() && !choice.up_to && !choice.at_random;
  const bool creature = std::find(choice.what.filters.begin(), choice.what.filters.end(),
                                  type_filter(CardType::creature)) != choice.what.filters.end();
  return one_of_them && creature && copy.verb == Verb::change && copy.duration == Duration::for_good &&
         copy.change.parts.size() == 1 && copy.change.parts[0].kind == ChangeKind::copy_of &&
         copy.change.parts[0].who == one(Reference::found);
}

/// What is done in the offer itself, before anything that follows from it: an order, or something that
/// somebody has happen.
std::string say_offered(Speaker& speaker, const Step& may, const Steps& offered) {
  const std::string who = say_who_may(speaker, may.what);
  if (offered.size() == 1 && offered[0].verb == Verb::come_to_block && is_you(may.what))
    return who + " have " + say_thing(speaker, offered[0].what, "a ") + " block " +
           say_blocked_of_choice(speaker, offered[0]);
  const bool picks = offered.size() == 2 && offered[0].verb == Verb::search &&
                     offered[0].amount == Amount(1) && offered[0].other == may.what &&
                     offered[0].then.empty() && !offered[0].up_to && !offered[0].at_random &&
                     takes_control(offered[1], may.what) && offered[1].what == one(Reference::found);
  const bool aims = offered.size() == 1 && offered[0].verb == Verb::aim && offered[0].other == may.what &&
                    offered[0].otherwise.empty() && offered[0].then.size() == 1 &&
                    takes_control(offered[0].then[0], may.what) &&
                    offered[0].then[0].what == one(Reference::it);
  if (picks || aims) {
    const std::string which = aims ? "target " + say_group(speaker, offered[0].what, false)
                                   : say_thing(speaker, offered[0].what, "a ");
    Step taken = aims ? offered[0].then[0] : offered[1];
    taken.what = one(Reference::found);
    taken.change.parts.front().who = {};
    const std::string said = say_within(speaker, taken);
    constexpr std::string_view gain = "gain control of the found card";
    if (said.starts_with(gain))
      return who + " gain control of " + which + " of their choice" + said.substr(gain.size());
  }
  if (offered.size() == 2 && offered[0].other == may.what)
    if (const std::string host = say_host_of_choice(speaker, offered[0], offered[1]); !host.empty())
      return who + " attach " + host;
  if (is_copy_of_choice(offered, may.what)) {
    std::string copies = say_within(speaker, offered[1]);
    constexpr std::string_view found = "the found card";
    if (const std::size_t at = copies.find(found); at != std::string::npos)
      copies.replace(at, found.size(), "that creature");
    std::string which = say_thing(speaker, offered[0].what, "a ");
    constexpr std::string_view other = " other than this card";
    if (which.starts_with("a ") && which.ends_with(other))
      which = "another " + which.substr(2, which.size() - 2 - other.size());
    return who + " choose " + which + (is_you(may.what) ? ". If you do, " : ". If that player does, ") +
           copies;
  }
  const bool rule = offered.size() == 1 && offered[0].verb == Verb::rule;
  const bool stated = offered.size() == 1 && !rule &&
                      (offered[0].verb == Verb::deal || (speaker.aims_then && offered[0].verb == Verb::aim) ||
                       offered[0].verb == Verb::change || has(offered[0].verb, VerbTraits::changes_life) ||
                       offered[0].verb == Verb::draw) &&
                      !(offered[0].what == may.what) && !takes_control(offered[0], may.what);
  if (!stated && !rule) {
    // "You may have that player shuffle their library".
    if (offered.size() == 1 && offered[0].verb == Verb::shuffle && !is_you(offered[0].what) &&
        !(offered[0].what == may.what) && !is_set(offered[0].what.from))
      return who + " have " + say_thing(speaker, offered[0].what, "a ") + " shuffle their library";
    const std::string order = say_order(speaker, offered, may.what);
    // What another player would do is no order.
    const bool of_another =
        offered.size() == 1 && (order.starts_with("target ") || order.starts_with("that player "));
    return who + (of_another ? " have " + had_happen(order) : " " + order);
  }
  const bool around = std::exchange(speaker.told, true);
  const std::string had = had_happen(say_within(speaker, offered[0]));
  speaker.told = around;
  return who + " have " + had;
}

/// Whether that is what the same player may pay rather than `price`.
bool is_other_price(const Step& other, const Step& price) {
  return other.verb == Verb::may && other.what == price.what && !other.cost.empty() && other.then.empty() &&
         other.otherwise.size() == 1 && other.otherwise.front().verb != Verb::may;
}

/// Whether the opponent is asked next for the same price: any player may pay it.
bool is_asked_next(const Step& next, const Step& first) {
  return next.verb == Verb::may && is_you(first.what) && next.what == one(Reference::opponent) &&
         next.cost == first.cost && !next.cost.empty() && next.then.empty() && next.otherwise.size() == 1;
}

/// Whether that is what waits for the damage of the step before it: "if it deals damage to you this way".
bool is_if_dealt(const Steps& steps) {
  return steps.size() == 2 && steps[0].verb == Verb::deal && waits_for_own_damage(steps[1]) &&
         steps[1].trigger->other == steps[0].what;
}

/// What comes of the lower price: of damage to and by one thing in one sentence.
std::string say_paid_only(Speaker& speaker, const Steps& steps) {
  const auto is_rule = [](const Step& step, RuleKind kind) {
    return step.verb == Verb::rule && step.duration == Duration::end_of_turn && step.abilities.size() == 1 &&
           step.abilities.front().rule.kind == kind;
  };
  if (steps.size() == 2 && is_rule(steps[0], RuleKind::reduces_damage) &&
      is_rule(steps[1], RuleKind::deals_no_combat_damage)) {
    Ability to = rule_of(RuleKind::reduces_damage);
    to.rule.combat_only = true;
    Ability by = rule_of(RuleKind::deals_no_combat_damage);
    to.affects = by.affects = steps[0].abilities.front().affects;
    if (steps[0].abilities.front() == to && steps[1].abilities.front() == by)
      return "combat damage dealt to and by " + say_thing(speaker, to.affects, "all ") +
             " is reduced to 0 this turn";
  }
  return say_follows(speaker, steps);
}

/// "Its controller may pay {1} or {2}. If that player does not, ... If that player pays only {1}, ..."; ""
/// for any other offer.
std::string say_two_prices(Speaker& speaker, const Step& step) {
  if (!has_two_prices(step) || step.then.empty()) return "";
  const Step& other = step.otherwise.front();
  if (!other.then.empty() || other.otherwise.empty()) return "";
  const bool you = is_you(step.what);
  const std::string first = say_price(speaker, step.cost);
  const std::string who = say_who_may(speaker, step.what);
  return who + " pay " + first + " or " + say_price(speaker, other.cost) +
         (you ? ". If you do not, " : ". If that player does not, ") + say_follows(speaker, other.otherwise) +
         (you ? ". If you pay only " : ". If that player pays only ") + first + ", " +
         say_paid_only(speaker, step.then);
}

/// Whether that is an order, behind which or before which "and" joins two things done and not two done to.
bool is_order(std::string_view said) {
  constexpr std::string_view orders[] = {
      "put ",      "remove ",  "tap ",        "untap ",   "destroy ", "bury ",   "sacrifice ",
      "return ",   "draw ",    "gain ",       "lose ",    "discard ", "reveal ", "look ",
      "choose ",   "counter ", "regenerate ", "shuffle ", "search ",  "add ",    "attach ",
      "exchange ", "flip ",    "ante ",       "empty ",   "skip ",    "take "};
  return std::any_of(std::begin(orders), std::end(orders),
                     [said](std::string_view order) { return said.starts_with(order); });
}

/// Whether that stands behind no "then" in the sentence of an offer: a loop, what waits, or, where nothing is
/// said between it and what is offered, what is no order.
bool needs_own_sentence(const Speaker& speaker, const Step& step, bool behind_offer) {
  if (step.verb == Verb::for_each || step.verb == Verb::at_time) return true;
  if (!behind_offer) return false;
  Speaker aside = speaker;
  return !is_order(say_within(aside, step));
}

/// Where those of the steps that come of an offer begin which need sentences of their own: they are read as a
/// part of the offer where they go on with what was done. `named`: which targets were spoken of before it.
std::size_t first_sentence_behind(const Speaker& speaker, const Step& offer, const Steps& rest,
                                  const std::vector<bool>& named) {
  const bool deeds = offer.then.size() == 1 && offer.then.front().verb == Verb::prerequisite;
  const bool behind_offer = offer.cost.empty() && !deeds;
  Step before = offer;
  before.then = deeds ? offer.then.front().then : Steps();
  for (std::size_t at = 0; at < rest.size(); ++at) {
    const Steps behind(rest.begin() + static_cast<std::ptrdiff_t>(at), rest.end());
    // What is done to what was just chosen stands in the sentence that says so.
    const bool chosen = at == 1 && rest[0].verb == Verb::search && rest[at].verb != Verb::for_each;
    if (at > 0 && !chosen && needs_own_sentence(speaker, rest[at], behind_offer)) {
      const bool all = std::all_of(behind.begin(), behind.end(), [&](const Step& each) {
        return goes_on_with_offer(before, Steps{each}, named);
      });
      if (all) return at;
    }
    before.then.push_back(rest[at]);
  }
  return rest.size();
}

bool draws(const Steps& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const Step& each) { return each.verb == Verb::draw; });
}

/// What somebody does, and does not pay, to keep something from being done: "tap target untapped creature
/// you control", "bury enchanted artifact"; "" for other offers. What sentences_english.cpp reads.
std::string say_done_rather(Speaker& speaker, const Step& offer) {
  if (!offer.cost.empty() || offer.then.size() != 1 || offer.otherwise.size() != 1) return "";
  const Step& done = offer.then.front();
  if (done == step(Verb::bury, one(Reference::enchanted))) return say_within(speaker, done);
  if (done.verb != Verb::aim || !(done.other == offer.what) || !done.otherwise.empty() ||
      done.then.size() != 1 || (speaker.targets != nullptr && !speaker.targets->empty()))
    return "";
  Step plain = step(done.then.front().verb, one(Reference::it));
  if (plain.verb == Verb::put_counters) {
    plain.word = done.then.front().word;
    plain.amount = done.then.front().amount;
  } else if (plain.verb != Verb::tap) {
    return "";
  }
  if (!(done.then.front() == plain)) return "";
  const bool around = std::exchange(speaker.aims_then, true);
  const std::string said = say_within(speaker, done);
  speaker.aims_then = around;
  return said;
}

/// "Tap it" said of somebody: "taps it".
std::string told_of_another(const std::string& order) {
  const std::size_t verb = order.find(' ');
  const bool buries = order.starts_with("bury ");
  return (buries ? "buries" : order.substr(0, verb) + "s") + order.substr(verb);
}

std::string say_may(Speaker& speaker, const Step& step) {
  if (const std::string two = say_two_prices(speaker, step); !two.empty()) return two;
  const bool you = is_you(step.what);
  const bool pays = !step.cost.empty();
  const std::vector<bool> named_before = speaker.named;
  const auto paying = [&](bool by_another) { return say_paying(speaker, step.cost, by_another); };
  // What happens unless somebody pays is said in one sentence, as the cards do (R-UPKEEP-1).
  const bool flips = step.otherwise.size() == 1 && step.otherwise.front().verb == Verb::flip_coin;
  if (step.then.empty() && !step.otherwise.empty() && !flips) {
    const auto pays_it = [&] {
      std::string who = you ? "you " : say_thing(speaker, step.what, "each ") + " ";
      return who += paying(!you);
    };
    if (step.otherwise.size() == 1 && is_other_price(step.otherwise.front(), step)) {
      const Step& other = step.otherwise.front();
      const std::string what = say_within(speaker, other.otherwise.front());
      return what + " unless " + pays_it() + " or " + say_price(speaker, other.cost);
    }
    if (step.otherwise.size() == 1 && is_asked_next(step.otherwise.front(), step)) {
      const std::string what = say_within(speaker, step.otherwise.front().otherwise.front());
      return what + " unless any player " + paying(true);
    }
    if (is_if_dealt(step.otherwise)) {
      const std::string what = say_within(speaker, step.otherwise.front());
      return what + " unless " + pays_it() + ". " + capital(say_within(speaker, step.otherwise.back()));
    }
    if (step.otherwise.size() == 1) {
      // What happens is said first, and may speak of whoever pays.
      const std::string what = say_within(speaker, step.otherwise.front());
      const std::string unless = what + " unless " + pays_it();
      return unless + say_compelled(speaker, step);
    }
    // What is countered is what whoever pays has cast, and has to be named first.
    if (!you && step.otherwise.front().verb == Verb::counter) {
      const std::string countered = say_within(speaker, step.otherwise.front());
      const std::string unless = countered + " unless " + pays_it();
      const std::string what = unless + say_compelled(speaker, step);
      const Steps others(step.otherwise.begin() + 1, step.otherwise.end());
      if (const std::string besides = say_in_one(speaker, others); !besides.empty())
        return what + ". If that player does not, " + besides;
    }
    const std::vector<std::string> letters = speaker.letters;
    const std::vector<bool> named = speaker.named;
    const std::string who = pays_it();
    if (const std::string both = say_either_block(speaker, step.otherwise); !both.empty())
      return "unless " + who + ", " + both;
    if (const std::string one_clause = say_in_one(speaker, step.otherwise); !one_clause.empty())
      return "unless " + who + ", " + one_clause;
    // It is said again, in other sentences.
    speaker.letters = letters;
    speaker.named = named;
  }
  // For each of several: in one sentence, as the next one is said once.
  if (speaker.in_loop && pays && step.then.size() == 1 && step.otherwise.empty())
    return say_who_may(speaker, step.what) + " " + paying(false) + (step.once ? " once to " : " to ") +
           say_within(speaker, step.then.front());
  {
    Speaker aside = speaker;
    if (!say_done_rather(aside, step).empty()) {
      std::string text = say_within(speaker, step.otherwise.front()) + " unless ";
      text += you ? "you " : say_thing(speaker, step.what, "each ") + " ";
      const std::string done = say_done_rather(speaker, step);
      return text + (you ? done : told_of_another(done));
    }
  }
  // Of two players the other one is nobody of whom anything was said.
  const bool other = step.what == any_other_player();
  const std::string done = std::string("If ") + (you     ? "you do"
                                                 : other ? "a player does"
                                                         : "that player does");
  std::string text;
  Steps rest = step.then;
  // What goes on with what was done is told in sentences of its own, which are read as a part of it.
  Steps sentences;
  const auto cut_sentences = [&] {
    if (!step.otherwise.empty()) return;
    const std::size_t first = first_sentence_behind(speaker, step, rest, named_before);
    sentences.assign(rest.begin() + static_cast<std::ptrdiff_t>(first), rest.end());
    rest.resize(first);
  };
  if (pays) {
    speaker.any_number = is_any_deed(step.cost);
    // Who it is first: the price may speak of whoever that is.
    text = say_who_may(speaker, step.what) + " ";
    text += paying(false);
    speaker.that_many = std::exchange(speaker.any_number, false);
  } else if (rest.size() == 1 && rest.front().verb == Verb::prerequisite) {
    // What follows only from having done it.
    const Step first = rest.front();
    text = say_offered(speaker, step, first.then);
    rest = first.otherwise;
  } else if (!rest.empty()) {
    cut_sentences();
    text = say_offered(speaker, step, rest);
    rest.clear();
  } else {
    text = say_who_may(speaker, step.what) + " choose to";
  }
  // Who is asked a second time, whether to copy what was paid for, is told so; no card does that.
  const bool again = pays && rest.size() == 1 && rest.front().verb == Verb::may &&
                     rest.front().cost.empty() && rest.front().what == step.what &&
                     rest.front().then.size() == 1 && rest.front().then.front().verb == Verb::copy_spell;
  if (again) {
    text += ". " + done + ", and chooses to, " + say_within(speaker, rest.front().then.front());
    rest.clear();
  }
  // Who pays for a copy is told that it may be made.
  if (pays && rest.size() == 1 && rest.front().verb == Verb::copy_spell && rest.front().other == step.what) {
    Step offered;
    offered.verb = Verb::may;
    offered.what = step.what;
    offered.then = std::exchange(rest, {});
    rest = {std::move(offered)};
  }
  // Each sentence tells its own numbers.
  if (!rest.empty() || !step.otherwise.empty()) text = speaker.with_letters(text);
  const auto follows = [&](const std::string& when, const Steps& steps) {
    const bool flip = steps.size() == 1 && steps.front().verb == Verb::flip_coin;
    const std::vector<std::string> letters = speaker.letters;
    const std::vector<bool> named = speaker.named;
    if (const std::string one_clause = flip ? "" : say_in_one(speaker, steps); !one_clause.empty()) {
      text += ". " + when + ", " + speaker.with_letters(one_clause);
      return;
    }
    // It is said again, in other sentences.
    speaker.letters = letters;
    speaker.named = named;
    for (const Step& each : steps) {
      const bool coin = each.verb == Verb::flip_coin && steps.size() == 1;
      text += ". " + when + ", " +
              speaker.with_letters(coin ? say_step(speaker, each) : say_within(speaker, each));
    }
  };
  if (sentences.empty()) cut_sentences();
  follows(done, rest);
  const bool by_noun = std::exchange(speaker.by_noun, speaker.by_noun || draws(rest));
  for (const Step& each : sentences) text += ". " + capital(speaker.with_letters(say_within(speaker, each)));
  speaker.by_noun = by_noun;
  speaker.that_many = false;
  follows(other ? "Otherwise" : done + " not", step.otherwise);
  return text;
}

constexpr ReadEffect payments_read[] = {
    {Phrase::may_pay, read_may_pay},       {Phrase::may_do, read_may_do}, {Phrase::may_have, read_may_have},
    {Phrase::may_either, read_may_either}, {Phrase::pay_or, read_pay_or}, {Phrase::compelled, read_compelled},
};
constexpr SayEffect payments_said[] = {{Verb::may, say_may}};

}  // namespace

namespace {

/// The steps in one clause; "" where they need more.
std::string say_joined(Speaker& speaker, const Steps& steps) {
  if (steps.size() == 2)
    if (std::string moved = say_attached_of_choice(speaker, steps[0], steps[1]); !moved.empty()) return moved;
  std::string text;
  for (const Step& each : steps) {
    // Behind what somebody else does it is said who goes on.
    const bool around = std::exchange(speaker.told, speaker.told || (!text.empty() && !is_order(text)));
    const std::string said = say_within(speaker, each);
    speaker.told = around;
    speaker.by_noun = speaker.by_noun || each.verb == Verb::draw;
    for (const std::string_view more : {". ", " unless ", "if ", "(", "you may ", " may ", " at end of "})
      if (said.find(more) != std::string::npos && steps.size() > 1) return "";
    const bool plain = steps.size() == 2 && is_order(text) && is_order(said) &&
                       (text + said).find(" and ") == std::string::npos &&
                       (text + said).find(", ") == std::string::npos;
    text += (text.empty() ? "" : plain ? " and " : ", then ") + said;
  }
  return text;
}

}  // namespace

std::string say_in_one(Speaker& speaker, const Steps& steps) {
  const bool by_noun = speaker.by_noun;
  std::string text = say_joined(speaker, steps);
  speaker.by_noun = by_noun;
  return text;
}

bool has_two_prices(const Step& offer) {
  if (offer.verb != Verb::may || offer.otherwise.size() != 1) return false;
  const Step& other = offer.otherwise.front();
  const auto is_mana = [](const Cost& cost) {
    Cost mana;
    mana.mana = cost.mana;
    return !cost.mana.empty() && cost.mana.x == 0 && cost == mana;
  };
  return other.verb == Verb::may && other.what == offer.what && is_mana(offer.cost) && is_mana(other.cost) &&
         offer.cost.mana.total() < other.cost.mana.total();
}

bool is_offer(const Node& predicate) {
  return predicate.is(Phrase::may_do) || predicate.is(Phrase::may_have) || predicate.is(Phrase::may_pay);
}

EffectFamily payments_family() { return {payments_read, payments_said}; }

}  // namespace sleight
