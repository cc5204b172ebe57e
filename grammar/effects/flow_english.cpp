#include "grammar/effects/flow_english.h"

#include <algorithm>
#include <utility>

#include "core/card/definition_fields.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/acts_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/effects/shares_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/top_cards_english.h"

namespace sleight {

namespace {

/// "It gets -1/-1 until end of turn. It gets -4/-4 instead if ...": for as long.
void last_as_long(Step& when) {
  for (Step& instead : when.then)
    if (instead.verb == Verb::change && instead.duration == Duration::for_good &&
        when.otherwise.front().verb == Verb::change)
      instead.duration = when.otherwise.front().duration;
}

void read_conditional(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step when = step(Verb::when);
  when.condition = read_condition(meaning, said.the(Phrase::condition));
  meaning.asked_of = meaning.antecedent;
  // What is a target only where more was paid would be one where it was not.
  const std::size_t aimed = meaning.targets != nullptr ? meaning.targets->size() : 0;
  bool of_payment = false;
  definition::walk(when.condition, [&of_payment](const Amount& amount) {
    of_payment = of_payment || amount.kind == AmountKind::x;
  });
  // What is done instead is done to what has not moved.
  if (said.has(Lexeme::INSTEAD)) meaning.gone = {};
  if (const Node* watching = said.child(Phrase::watching))
    read_effect(meaning, *watching, {}, when.then);
  else
    read_clause_where(meaning, said, when.then);
  if (of_payment && meaning.targets != nullptr && meaning.targets->size() > aimed) meaning.fail();
  if (said.has(Lexeme::INSTEAD)) {
    // In the place of what was said before, which must be plain: one step, and nothing else.
    if (steps.size() != 1) return meaning.fail();
    when.otherwise = std::exchange(steps, {});
    // Who declines what is offered instead gets what was said before.
    for (Step& each : when.then) {
      if (each.verb != Verb::may) continue;
      if (when.then.size() > 1 || !each.cost.empty()) meaning.fail();
      each.otherwise = when.otherwise;
    }
    last_as_long(when);
  }
  steps.push_back(std::move(when));
}

/// "Sacrifice a creature. If you cannot, ...": what the step before could not find, or not so many, to do it
/// to. To as many as there are it is done all the same (R-RESOLVE-1).
Condition could_not(const Amount& so_many) {
  const Amount done = amount_of(AmountKind::last_result);
  if (so_many == Amount(1)) return compared(done, {Comparison::equal, Amount(0)});
  return none_of(compared(done, {Comparison::at_least, so_many}));
}

/// Whether somebody does that to so many things, or to fewer where there are not so many.
bool counts_what_is_done(const Step& step) {
  if (!step.amount || step.up_to) return false;
  const AmountKind kind = step.amount->kind;
  return (kind == AmountKind::number || kind == AmountKind::that_amount) &&
         (step.verb == Verb::search || step.verb == Verb::discard || step.verb == Verb::remove_counters);
}

void read_if_cannot(Meaning& meaning, const Node& said, Steps& steps) {
  if (steps.empty() || !counts_what_is_done(steps.back())) return meaning.fail();
  const Step& done = steps.back();
  const Node& who = said.the(Phrase::np);
  // Who cannot is who was to do it.
  const Selector doer = actor(done.verb == Verb::discard ? done.what : one(Reference::you));
  const bool same = who.first().first().has(Lexeme::THEY) || actor(read_np(meaning, who)) == doer;
  if (!same || !is_you(done.verb == Verb::search ? done.other : Selector{})) return meaning.fail();
  Step when = step(Verb::when);
  when.condition = could_not(*steps.back().amount);
  read_clause_where(meaning, said, when.then);
  steps.push_back(std::move(when));
}

/// What an "if you do" is about: the last step, or where that waits or is done for each, what is done then.
Step& asked_about(Step& last, bool coin, bool otherwise) {
  // The coin that whoever does not pay flips.
  if (coin && last.verb == Verb::may && !last.otherwise.empty() &&
      last.otherwise.back().verb == Verb::flip_coin)
    return last.otherwise.back();
  // A flip that may be repeated.
  const bool repeated = coin && last.verb == Verb::repeat && !last.amount && !last.condition;
  if (repeated && last.then.size() == 1 && last.then.front().verb == Verb::flip_coin)
    return last.then.front();
  // "Otherwise" is about the condition itself.
  const bool asked = last.verb == Verb::when && last.otherwise.empty() && !coin && !otherwise;
  // What is offered where it is not so is offered last.
  const bool offered = last.verb == Verb::when && !last.otherwise.empty() && !coin && !otherwise;
  if (offered && last.otherwise.back().verb == Verb::may) return last.otherwise.back();
  const bool within =
      !last.then.empty() && (asked || last.verb == Verb::at_time || last.verb == Verb::for_each);
  if (!within) return last;
  Step& inner = last.then.back();
  const bool fits = coin ? inner.verb == Verb::flip_coin : inner.verb == Verb::may;
  return fits ? inner : last;
}

/// Who alone can have done what a step asks for: whoever was offered it, flips the coin or picks; `anybody`
/// for other steps.
Selector doer_of(const Step& step, const Selector& anybody) {
  if (step.verb == Verb::may || step.verb == Verb::flip_coin) return step.what;
  // Nobody but whoever the order is for exchanges what he is told to.
  if (step.verb == Verb::exchange_control) return actor(one(Reference::you));
  return step.verb == Verb::search ? step.other : anybody;
}

/// Reads what follows on an offer, a coin or a condition.
void read_following(Meaning& meaning, const Node& said, Steps& steps) {
  if (const Node* loop = said.child(Phrase::looping)) return read_effect(meaning, *loop, {}, steps);
  if (const Node* less = said.child(Phrase::reduction)) return read_effect(meaning, *less, {}, steps);
  read_clause_where(meaning, said, steps);
}

/// What follows from doing what somebody was offered to do: where it can be paid it becomes the price, which
/// only those are asked for who can pay it; else it has to have been done (R-RESOLVE-1).
void read_if_offer_taken(Meaning& meaning, const Node& said, bool not_so, Step& offer) {
  // Of two prices that were offered one after the other: neither was paid, or the first alone.
  const bool two = has_two_prices(offer);
  if (two != said.has(Lexeme::ONLY) && !(two && not_so)) return meaning.fail();
  if (two && not_so) return read_if_offer_taken(meaning, said, true, offer.otherwise.front());
  if (two && !(read_mana(meaning, said.the(Phrase::mana)) == offer.cost.mana)) meaning.fail();
  // A card that is put up is a price where it is told what comes of not doing it.
  const bool price = offer.then.size() == 1 && (not_so || offer.then.front().verb != Verb::ante);
  if (offer.cost.empty() && price)
    if (const auto payment = as_payment(offer.then.front(), offer.what)) {
      offer.cost.parts.push_back(*payment);
      offer.then.clear();
    }
  Steps& follows = not_so ? offer.otherwise : offer.then;
  if (offer.cost.empty() && !offer.then.empty()) {
    // Who chooses to do what cannot be done has neither done it nor not chosen it.
    const bool again = offer.then.front().verb == Verb::prerequisite;
    if (not_so || again) return meaning.fail();
    // Whoever has searched has, whether or not there was anything to find: the library is shuffled.
    if (offer.then.front().verb == Verb::search) return read_following(meaning, said, offer.then);
    Step first = step(Verb::prerequisite);
    first.then = std::move(offer.then);
    read_following(meaning, said, first.otherwise);
    offer.then = {std::move(first)};
    return;
  }
  // "Counter it unless its controller pays {1}. If that player does not, ...": besides what is not paid for.
  const bool besides = not_so && offer.then.empty() && !offer.cost.empty();
  if (!follows.empty() && !besides) return meaning.fail();
  // "That player" is whoever did not pay.
  const Selector around = meaning.player;
  const bool another = meaning.player.empty() && !not_so && !is_you(offer.what) && !is_set(offer.what.from);
  if ((besides && meaning.player.empty()) || another) meaning.player = offer.what;
  const bool around_asked = std::exchange(meaning.asked_to_pay, another);
  // The X of the price is known to what follows from it.
  const bool of_price = meaning.price_x && offer.cost.times == meaning.price_x;
  if (of_price) meaning.where_x = meaning.price_x;
  meaning.any_paid = !not_so && is_any_deed(offer.cost);
  read_following(meaning, said, follows);
  meaning.any_paid = false;
  meaning.player = around;
  meaning.asked_to_pay = around_asked;
  if (of_price) meaning.where_x = {};
}

/// "If you do not sacrifice a Forest, ...": said of the offer to do so, and of what follows where it was
/// done.
Step* offer_recalled(Meaning& meaning, const Node& deed, Steps& steps) {
  const CostPart recalled = read_deed(meaning, deed);
  const bool asked_since =
      steps.size() > 1 && steps.back().verb == Verb::when && steps.back().otherwise.empty();
  const std::size_t at = steps.size() - (asked_since ? 2 : 1);
  if (steps.empty() || steps[at].verb != Verb::may || !steps[at].cost.empty() || steps[at].then.size() != 1)
    return nullptr;
  const auto payment = as_payment(steps[at].then.front(), steps[at].what);
  if (!payment || !(*payment == recalled)) return nullptr;
  return &steps[at];
}

/// Whether an order is one that can be done or not, and is known to have been done.
bool may_fail(const Step& step) {
  constexpr Verb verbs[] = {
      Verb::tap,  Verb::untap,           Verb::sacrifice, Verb::search, Verb::remove_counters,
      Verb::ante, Verb::exchange_control};
  if (step.verb == Verb::bury) return step.what == one(Reference::self);
  return std::find(std::begin(verbs), std::end(verbs), step.verb) != std::end(verbs);
}

/// "Shuffle a card from your hand into your library": all that one order does.
void wrap_one_order(Steps& steps) {
  if (steps.size() < 3 || steps.back().verb != Verb::shuffle) return;
  const std::size_t at = steps.size() - 3;
  const bool one_order = steps[at].verb == Verb::search && steps[at + 1].verb == Verb::move &&
                         steps[at + 1].what == one(Reference::found) && steps[at + 1].zone == Zone::library &&
                         !steps[at + 1].word;
  if (!one_order) return;
  Step first = step(Verb::prerequisite);
  first.then = {steps[at], steps[at + 1], steps[at + 2]};
  steps.resize(at);
  steps.push_back(std::move(first));
}

/// "When it regenerates this way, ...": where the order before it has saved something.
void read_regenerated_so(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (steps.size() != 1 || steps.back().verb != Verb::regenerate) return meaning.fail();
  Step first = step(Verb::prerequisite);
  first.then = std::exchange(steps, {});
  read_clause(meaning, said.the(Phrase::clause), first.otherwise);
  steps.push_back(std::move(first));
}

/// "If it does not": what the sentence before has asked of one thing is not so.
bool denies_condition(const Node& said, const Steps& steps) {
  const Node* who = said.child(Phrase::np);
  return who != nullptr && said.has(Lexeme::NOT) && who->first().first().has(Lexeme::IT) && !steps.empty() &&
         steps.back().verb == Verb::when && steps.back().condition &&
         steps.back().condition->kind == ConditionKind::matches &&
         (!is_set(steps.back().condition->what.from) || is_one_top_card(steps.back().condition->what));
}

/// "If it is greater": the value that the sentence before has found to be less than another, or equal to it.
bool denies_comparison(const Node& said, const Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::when || !steps.back().condition) return false;
  const Condition& asked = *steps.back().condition;
  return asked.kind == ConditionKind::compare && asked.right && asked.right->kind != AmountKind::number &&
         asked.compare == (said.has(Lexeme::MORE_WORD) ? Comparison::at_most : Comparison::at_least);
}

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

/// "Repeat this process except that opponent cannot choose a card already chosen for ~".
void read_repeated(Meaning& meaning, const Node& said, Steps& steps) {
  meaning.take(said);
  const bool choice = steps.size() == 2 && steps[0].verb == Verb::search &&
                      steps[0].what.from == Reference::cards && steps[0].what.also.empty() &&
                      steps[0].amount == Box<Amount>(Amount(1)) && !steps[0].at_random && !steps[0].up_to &&
                      steps[0].then.empty();
  const bool offer = choice && steps[1].verb == Verb::may && !steps[1].cost.empty() &&
                     steps[1].then.empty() && steps[1].otherwise.empty();
  if (!offer) return meaning.fail();
  // Whoever has chosen is spoken of again.
  const Selector around = std::exchange(meaning.player, steps[0].other);
  if (!(read_np(meaning, said.the(Phrase::np)) == steps[0].other)) meaning.fail();
  meaning.player = around;
  steps = {chosen_anew(std::move(steps[0]), std::move(steps[1]))};
  // What was chosen last is spoken of by that name.
  meaning.refer_to({});
}

/// The offer of one price or another to any player; null for other steps.
const Step* offer_of_either(const Step& each) {
  if (each.verb != Verb::for_each || !(each.what == one(Reference::players)) || each.then.size() != 1)
    return nullptr;
  const Step& price = each.then.front();
  const bool first = price.verb == Verb::may && price.what == one(Reference::it) &&
                     price.cost.parts.size() == 1 && price.otherwise.size() == 1;
  if (!first) return nullptr;
  const Step& harm = price.otherwise.front();
  return harm.verb == Verb::may && harm.what == price.what && harm.cost.empty() && harm.otherwise.empty() &&
                 !harm.then.empty()
             ? &price
             : nullptr;
}

/// "If a player does either, destroy ~": what can be done once and no more, whoever does it.
void read_if_either(Meaning& meaning, const Node& said, Steps& steps) {
  const Node& who = said.the(Phrase::np);
  const bool anybody = read_np(meaning, who) == one(Reference::players) && who.first().first().has(Lexeme::A);
  if (!anybody || steps.empty() || offer_of_either(steps.back()) == nullptr) return meaning.fail();
  Step& price = steps.back().then.front();
  Step& harm = price.otherwise.front();
  Steps done;
  read_following(meaning, said, done);
  const bool once = done.size() == 1 && done.front().what == one(Reference::self) &&
                    (done.front().verb == Verb::destroy || done.front().verb == Verb::bury);
  if (!once || !price.then.empty() || harm.then.size() != 1) return meaning.fail();
  price.then = done;
  harm.then.push_back(done.front());
}

/// "If you do, ...", "If you do not, ...", "If you win the flip, ...", "Otherwise, ...": what follows from
/// the choice, the coin or the condition of the sentence before.
void read_if_done(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (said.has(Lexeme::EITHER)) return read_if_either(meaning, said, steps);
  const bool coin = said.has(Lexeme::FLIP);
  const bool compared = said.has(Lexeme::MORE_WORD) || said.has(Lexeme::LESS);
  if (compared && !denies_comparison(said, steps)) return meaning.fail();
  const bool otherwise = compared || said.has(Lexeme::OTHERWISE) || denies_condition(said, steps);
  const bool not_so = otherwise || said.has(Lexeme::NOT) || said.has(Lexeme::LOSE);
  const Node* who = said.child(Phrase::np);
  if (who != nullptr && otherwise) {
    meaning.take_all(*who);
  } else if (who != nullptr) {
    // "That player" is whoever was asked, of each of several too.
    const Selector around = meaning.player;
    const Step* asked = steps.empty() ? nullptr : &asked_about(steps.back(), coin, otherwise);
    if (asked != nullptr && asked->verb == Verb::may && meaning.player.empty()) meaning.player = asked->what;
    const Selector does = read_np(meaning, *who);
    // "They" is whoever was spoken of, and "a player" whoever of those that were asked.
    const bool a_player = does == one(Reference::players) && who->first().first().has(Lexeme::A) &&
                          asked != nullptr && asked->verb == Verb::may &&
                          (asked != &steps.back() || is_set(asked->what.from));
    const bool told = !who->first().first().has(Lexeme::THEY) && !a_player;
    if (asked != nullptr && told && !(actor(does) == doer_of(*asked, actor(does)))) meaning.fail();
    meaning.player = around;
  }
  if (const Node* deed = said.child(Phrase::deed)) {
    Step* offer = offer_recalled(meaning, *deed, steps);
    if (offer == nullptr || !is_you(offer->what)) return meaning.fail();
    if (is_done_to(meaning.antecedent.from)) meaning.refer_to({});
    return read_if_offer_taken(meaning, said, true, *offer);
  }
  if (const Node* repeated = said.child(Phrase::repeated)) {
    if (coin || not_so) meaning.fail();
    return read_repeated(meaning, *repeated, steps);
  }
  if (said.has(Lexeme::CANNOT) && !said.has(Phrase::looping)) return read_if_cannot(meaning, said, steps);
  if (steps.empty()) return meaning.fail();
  // What was not done was done to nothing, of which anybody could speak.
  if (not_so && is_done_to(meaning.antecedent.from))
    meaning.refer_to(steps.back().verb == Verb::flip_coin ? Selector{} : meaning.offered_of);
  if (!coin && !not_so) wrap_one_order(steps);
  Step& before = asked_about(steps.back(), coin, otherwise);
  if (before.verb == Verb::prerequisite && before.otherwise.empty() && !coin && !not_so)
    return read_following(meaning, said, before.otherwise);
  // Said of each of those that the sentence before was about.
  const bool of_each = steps.back().verb == Verb::for_each && &before != &steps.back();
  if (of_each) {
    const bool players = before.what == one(Reference::it);
    const Selector around = meaning.player;
    if (players) meaning.player = before.what;
    meaning.refer_to(players ? Selector{} : one(Reference::it));
    read_if_offer_taken(meaning, said, not_so, before);
    meaning.refer_to({});
    meaning.player = around;
    return;
  }
  // What was moved in the one case lies where it was in the other.
  if (otherwise && before.verb == Verb::when) meaning.refer_to(meaning.asked_of);
  if (before.verb == Verb::may && !coin) return read_if_offer_taken(meaning, said, not_so, before);
  if (said.has(Phrase::looping)) return meaning.fail();
  if (may_fail(before) && !coin && !not_so) {
    // "Tap target creature. If you do, ...": no part of the second without the first (R-RESOLVE-1).
    Step first = step(Verb::prerequisite);
    first.then.push_back(std::move(before));
    read_clause_where(meaning, said, first.otherwise);
    steps.back() = std::move(first);
    return;
  }
  const bool fits =
      before.verb == Verb::flip_coin ? coin || otherwise : before.verb == Verb::when && otherwise;
  Steps& follows = not_so ? before.otherwise : before.then;
  if (!fits || !follows.empty()) return meaning.fail();
  read_clause_where(meaning, said, follows);
  // Whoever may have it flipped again means the whole of the flip.
  const bool again = std::any_of(follows.begin(), follows.end(), [](const Step& each) {
    return each.verb == Verb::may && each.then == Steps{step(Verb::again)};
  });
  if (!again || steps.back().verb != Verb::flip_coin) return;
  Step process = step(Verb::repeat);
  process.then.push_back(std::move(steps.back()));
  steps.back() = std::move(process);
}

/// "For each land destroyed this way, ...".
void read_looping(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Node* group = said.child(Phrase::group);
  // "Those cards" are those that the sentence before has found, and "those creatures" its targets.
  const Node* those = said.child(Phrase::type_word);
  if (those != nullptr) {
    const CardType type = read_type_word(meaning, *those);
    const Selector& what = meaning.antecedent;
    const bool aimed = what.from == Reference::target && meaning.targets != nullptr &&
                       what.index < meaning.targets->size() &&
                       types_named((*meaning.targets)[what.index].what) == type;
    if (!aimed) return meaning.fail();
  } else if (group == nullptr && !(meaning.antecedent == one(Reference::found))) {
    return meaning.fail();
  }
  Step each = step(Verb::for_each, group != nullptr ? read_group(meaning, *group) : meaning.antecedent);
  const Selector antecedent = meaning.antecedent;
  const Selector player = meaning.player;
  const std::size_t aimed = meaning.targets != nullptr ? meaning.targets->size() : 0;
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
  if (meaning.targets != nullptr && meaning.targets->size() > aimed) meaning.fail();
  meaning.refer_to(antecedent);
  meaning.player = player;
  steps.push_back(std::move(each));
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

/// "For each 1 life you lost, sacrifice a permanent": so often, each time anew.
void read_each_lost(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (!meaning.your_loss || said.child(Lexeme::NUMBER)->text != "1") meaning.fail();
  Step each = step(Verb::repeat);
  each.amount = amount_of(AmountKind::that_amount);
  const std::size_t aimed = meaning.targets != nullptr ? meaning.targets->size() : 0;
  read_clause(meaning, said.the(Phrase::clause), each.then);
  // Targets are chosen as it is announced, and each time there would be others.
  if (meaning.targets != nullptr && meaning.targets->size() > aimed) meaning.fail();
  steps.push_back(std::move(each));
}

/// "You may gain 1 life. If it is white, you may gain 2 life instead": whoever declines the one has the
/// other;
/// "" for other steps.
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

std::string say_when_so(Speaker& speaker, const Step& step) {
  const bool behind = std::exchange(speaker.if_behind, false);
  if (const std::string either = say_offered_instead(speaker, step); !either.empty()) return either;
  if (const std::string either = say_prevented_instead(speaker, step); !either.empty()) return either;
  // "If you control no islands" asks for their number.
  const bool is_not = step.condition && step.condition->kind == ConditionKind::none &&
                      step.condition->parts.size() == 1 &&
                      step.condition->parts.front().kind == ConditionKind::exists;
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
  if (const std::string one_clause = say_in_one(speaker, step.then); !one_clause.empty())
    text = when + one_clause;
  else
    for (const Step& each : step.then)
      text += (text.empty() ? when : ". If so, ") + say_within(speaker, each);
  for (const Step& each : step.otherwise) {
    // What comes of the last offer is said in sentences of its own.
    const bool offered = &each == &step.otherwise.back() && each.verb == Verb::may;
    text += (text.empty() ? when : ". ") + std::string("Otherwise, ") +
            (offered ? say_step(speaker, each) : say_within(speaker, each));
  }
  return text;
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
  Filter in_hand = filter_of(Quality::in_zone);
  in_hand.zone = Zone::hand;
  Selector group = search.what;
  if (!(may.then == Steps{search, put}) || group.from != Reference::cards || !group.also.empty() ||
      std::erase(group.filters, filter_by(Quality::owned_by, may.what)) != 1 ||
      std::erase(group.filters, in_hand) != 1)
    return "";
  return "starting with you, each player may put " + a_or_an(say_group(speaker, group, false)) +
         " from their hand into play";
}

/// "Any player may sacrifice two lands or have ~ deal 5 damage to that player. If a player does either, ...";
/// "" for other loops.
std::string say_either(Speaker& speaker, const Step& step) {
  const Step* price = offer_of_either(step);
  if (price == nullptr || price->then.size() != 1) return "";
  const Steps& harm = price->otherwise.front().then;
  if (harm.size() != 2 || !(harm.back() == price->then.front())) return "";
  const std::string_view around = std::exchange(speaker.it, "that player");
  const bool looped = std::exchange(speaker.in_loop, true);
  const std::string text = "any player may " + say_price(speaker, price->cost) + " or have " +
                           say_within(speaker, harm.front()) + ". If a player does either, " +
                           say_within(speaker, harm.back());
  speaker.in_loop = looped;
  speaker.it = around;
  return text;
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

std::string say_function(Speaker&, const Step&) { return "do what the script says"; }

constexpr ReadEffect flow_read[] = {
    {Phrase::conditional, read_conditional},       {Phrase::looping, read_looping},
    {Phrase::unless_first, read_unless_first},     {Phrase::if_done, read_if_done},
    {Phrase::regenerated_so, read_regenerated_so}, {Phrase::each_lost, read_each_lost}};
constexpr SayEffect flow_said[] = {
    {Verb::when, say_when_so},
    {Verb::for_each, say_for_each},
    {Verb::function, say_function},
};

}  // namespace

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
  std::string text = say_step(speaker, choice) + ". " +
                     capital(say_who_does(speaker, offer.what, "may", "may")) + " " +
                     say_paying(speaker, offer.cost, false);
  text += std::string(". If ") + (is_you(offer.what) ? "you do" : "that player does");
  return text + ", repeat this process except " + say_thing(speaker, choice.other, "each ") +
         " cannot choose a card already chosen for " + speaker.card.name;
}

std::string say_not_so_many(Speaker& speaker, const Step& done, const Step& fewer) {
  if (!counts_what_is_done(done) || fewer.verb != Verb::when || !fewer.condition ||
      !(*fewer.condition == could_not(*done.amount)))
    return "";
  // An offer behind an order: what comes of it would be said of the order.
  const bool offers = fewer.then.size() == 2 && fewer.then[1].verb == Verb::may && fewer.otherwise.empty();
  if (*done.amount == Amount(1) && !offers) return "";
  std::string text = say_step(speaker, done) + ". ";
  if (offers) {
    text += "If you cannot, " + say_within(speaker, fewer.then[0]);
    return text + ", and " + say_within(speaker, fewer.then[1]);
  }
  Step none = fewer;
  none.condition = could_not(Amount(1));
  return text + capital(say_step(speaker, none));
}

EffectFamily flow_family() { return {flow_read, flow_said}; }

}  // namespace sleight
