#include "grammar/effects/consequences_english.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/given_names.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/repeated_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

Condition could_not(const Amount& so_many) {
  const Amount done = amount_of(AmountKind::last_result);
  if (so_many == Amount(1)) return compared(done, {Comparison::equal, Amount(0)});
  return none_of(compared(done, {Comparison::at_least, so_many}));
}

namespace {

/// Whether somebody does that to so many things, or to fewer where there are not so many.
bool counts_what_is_done(const Step& step) {
  if (!step.amount || step.up_to) return false;
  const AmountKind kind = step.amount->kind;
  return (kind == AmountKind::number || kind == AmountKind::that_amount) &&
         (step.verb == Verb::search || step.verb == Verb::discard || step.verb == Verb::remove_counters);
}

/// The step that says how many there are to be of what the last one is done to: that one, or the search for
/// what it destroys.
const Step* counted_of(const Steps& steps) {
  if (steps.empty()) return nullptr;
  const bool destroys = has(steps.back().verb, VerbTraits::destroys);
  const Step* done = &steps.back();
  if (destroys && steps.size() > 1 && done->what == one(Reference::found)) done = &steps[steps.size() - 2];
  return counts_what_is_done(*done) ? done : nullptr;
}

/// "If you cannot, ...".
void read_if_cannot(ReadingContext& context, const Node& said, Steps& steps) {
  const Step* counted = counted_of(steps);
  if (counted == nullptr) return context.fail();
  const Step& done = *counted;
  const Node& who = said.the(Phrase::np);
  // Who cannot is who was to do it.
  const Selector doer = actor(done.verb == Verb::discard ? done.what : one(Reference::you));
  const bool same = who.first().first().has(Lexeme::THEY) || actor(read_np(context, who)) == doer;
  if (!same || !is_you(done.verb == Verb::search ? done.other : Selector{})) return context.fail();
  Step when = step(Verb::when);
  when.condition = could_not(*done.amount);
  read_clause_where(context, said, when.then);
  steps.push_back(std::move(when));
}

/// What an "if you do" is about: the last step, or where that waits or is done for each, what is done then.
Step& asked_about(Step& last, bool coin, bool otherwise) {
  // The coin that whoever does not pay flips.
  if (coin && last.verb == Verb::may && !last.otherwise.empty() &&
      last.otherwise.back().verb == Verb::flip_coin)
    return last.otherwise.back();
  // A flip that may be repeated.
  const bool repeated = coin && is_process(last);
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

/// Whether a step speaks of an opponent at all: an order that does not is none of theirs.
bool speaks_of_opponent(const Step& step) {
  bool speaks = false;
  definition::walk(step,
                   [&speaks](const Selector& part) { speaks = speaks || part.from == Reference::opponent; });
  return speaks;
}

/// Reads what follows on an offer, a coin or a condition.
void read_following(ReadingContext& context, const Node& said, Steps& steps) {
  if (const Node* loop = said.child(Phrase::looping)) return read_effect(context, *loop, {}, steps);
  if (const Node* less = said.child(Phrase::reduction)) return read_effect(context, *less, {}, steps);
  if (const Node* later = said.child(Phrase::delayed)) return read_effect(context, *later, {}, steps);
  read_clause_where(context, said, steps);
}

/// "That player may pay {R}{R}. If that player does, that player may copy ~": who pays for it copies it, and
/// is not asked again.
void copy_at_once(Steps& follows, const Selector& who) {
  if (follows.size() != 1 || follows.front().verb != Verb::may) return;
  const Step& may = follows.front();
  const bool plain = may.cost.empty() && may.otherwise.empty() && may.then.size() == 1 && may.what == who;
  if (!plain || may.then.front().verb != Verb::copy_spell || !(may.then.front().other == who)) return;
  follows = Steps(may.then);
}

/// Whether it speaks of damage, to something and by something.
bool tells_whose_damage(const Node& said) {
  return said.is(Phrase::damage_to) ||
         std::any_of(said.children.begin(), said.children.end(), tells_whose_damage);
}

/// What follows from doing what somebody was offered to do: where it can be paid it becomes the price, which
/// only those are asked for who can pay it; else it has to have been done (R-RESOLVE-1).
void read_if_offer_taken(ReadingContext& context, const Node& said, bool not_so, Step& offer) {
  // Of two prices that were offered one after the other: neither was paid, or the first alone.
  const bool two = has_two_prices(offer);
  if (two != said.has(Lexeme::ONLY) && !(two && not_so)) return context.fail();
  if (two && not_so) return read_if_offer_taken(context, said, true, offer.otherwise.front());
  if (two && !(read_mana(context, said.the(Phrase::mana)) == offer.cost.mana)) context.fail();
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
    if (not_so || again) return context.fail();
    // Whoever has searched has, whether or not there was anything to find: the library is shuffled.
    if (offer.then.front().verb == Verb::search) return read_following(context, said, offer.then);
    // "You may have it deal damage to target creature. If you do, damage dealt to defending player by it": by
    // what the offer was about. What else is done to "it" stays open.
    if (offer.then.size() == 1 && offer.then.front().verb == Verb::aim && tells_whose_damage(said))
      context.refer_to(context.offered_of);
    Step first = step(Verb::prerequisite);
    first.then = std::move(offer.then);
    read_following(context, said, first.otherwise);
    offer.then = {std::move(first)};
    return;
  }
  // "Counter it unless its controller pays {1}. If that player does not, ...": besides what is not paid for.
  const bool besides = not_so && offer.then.empty() && !offer.cost.empty();
  if (!follows.empty() && !besides) return context.fail();
  // "That player" is whoever did not pay.
  const Selector around = context.player;
  const bool another = context.player.empty() && !not_so && !is_you(offer.what) && !is_set(offer.what.from);
  if ((besides && context.player.empty()) || another) context.player = offer.what;
  const bool around_asked = std::exchange(context.asked_to_pay, another);
  // The X of the price is known to what follows from it.
  const bool of_price = context.price_x && offer.cost.times == context.price_x;
  if (of_price) context.where_x = context.price_x;
  context.any_paid = !not_so && is_any_deed(offer.cost);
  read_following(context, said, follows);
  if (!not_so && !offer.cost.empty()) copy_at_once(follows, offer.what);
  context.any_paid = false;
  context.player = around;
  context.asked_to_pay = around_asked;
  if (of_price) context.where_x = {};
}

/// "If you do not sacrifice a Forest, ...": said of the offer to do so, and of what follows where it was
/// done.
Step* offer_recalled(ReadingContext& context, const Node& deed, Steps& steps) {
  const CostPart recalled = read_deed(context, deed);
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
  if (step.verb == Verb::move) return step.zone == Zone::out_of_game && step.what.from == Reference::target;
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

/// "Choose a card from the ante and ante the top card of your library": one exchange, for which both are
/// needed. Said in two sentences each is done by itself.
void wrap_one_exchange(const ReadingContext& context, Steps& steps) {
  if (context.in_one_clause != 2 || steps.size() < 2 || steps.back().verb != Verb::ante) return;
  const std::size_t at = steps.size() - 2;
  if (steps[at].verb != Verb::search || !steps[at].then.empty()) return;
  Step first = step(Verb::prerequisite);
  first.then = {steps[at], steps[at + 1]};
  steps.resize(at);
  steps.push_back(std::move(first));
}

/// "When it regenerates this way, ...": where the order before it has saved something.
void read_regenerated_so(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (steps.size() != 1 || steps.back().verb != Verb::regenerate) return context.fail();
  Step first = step(Verb::prerequisite);
  first.then = std::exchange(steps, {});
  read_clause(context, said.the(Phrase::clause), first.otherwise);
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
  return asked.kind == ConditionKind::compare && asked.right && !asked.right->is_number() &&
         asked.compare == (said.has(Lexeme::MORE_WORD) ? Comparison::at_most : Comparison::at_least);
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
void read_if_either(ReadingContext& context, const Node& said, Steps& steps) {
  const Node& who = said.the(Phrase::np);
  const bool anybody = read_np(context, who) == one(Reference::players) && who.first().first().has(Lexeme::A);
  if (!anybody || steps.empty() || offer_of_either(steps.back()) == nullptr) return context.fail();
  Step& price = steps.back().then.front();
  Step& harm = price.otherwise.front();
  Steps done;
  read_following(context, said, done);
  const bool once = done.size() == 1 && done.front().what == one(Reference::self) &&
                    has(done.front().verb, VerbTraits::destroys);
  if (!once || !price.then.empty() || harm.then.size() != 1) return context.fail();
  price.then = done;
  harm.then.push_back(done.front());
}

/// "If you do, ...", "If you do not, ...", "If you win the flip, ...", "Otherwise, ...": what follows from
/// the choice, the coin or the condition of the sentence before.
void read_if_done(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (said.has(Lexeme::EITHER)) return read_if_either(context, said, steps);
  const bool coin = said.has(Lexeme::FLIP);
  const bool of_values = said.has(Lexeme::MORE_WORD) || said.has(Lexeme::LESS);
  if (of_values && !denies_comparison(said, steps)) return context.fail();
  const bool otherwise = of_values || said.has(Lexeme::OTHERWISE) || denies_condition(said, steps);
  const bool not_so = otherwise || said.has(Lexeme::NOT) || said.has(Lexeme::LOSE);
  const Node* who = said.child(Phrase::np);
  if (who != nullptr && otherwise) {
    context.take_all(*who);
  } else if (who != nullptr) {
    // "That player" is whoever was asked, of each of several too.
    const Selector around = context.player;
    const Step* asked = steps.empty() ? nullptr : &asked_about(steps.back(), coin, otherwise);
    if (asked != nullptr && asked->verb == Verb::may && context.player.empty()) context.player = asked->what;
    const Selector does = read_np(context, *who);
    // "They" is whoever was spoken of, and "a player" whoever of those that were asked.
    const bool a_player = does == one(Reference::players) && who->first().first().has(Lexeme::A) &&
                          asked != nullptr && asked->verb == Verb::may &&
                          (asked != &steps.back() || is_set(asked->what.from));
    const bool told = !who->first().first().has(Lexeme::THEY) && !a_player;
    if (asked != nullptr && told && !(actor(does) == doer_of(*asked, actor(does)))) context.fail();
    if (does.from == Reference::opponent && !steps.empty() && !speaks_of_opponent(steps.back()))
      context.fail();
    context.player = around;
  }
  if (const Node* deed = said.child(Phrase::deed)) {
    Step* offer = offer_recalled(context, *deed, steps);
    if (offer == nullptr || !is_you(offer->what)) return context.fail();
    if (is_done_to(context.antecedent.from)) context.refer_to({});
    return read_if_offer_taken(context, said, true, *offer);
  }
  if (const Node* repeated = said.child(Phrase::repeated)) {
    if (coin || not_so) context.fail();
    return read_repeated(context, *repeated, steps);
  }
  if (said.has(Lexeme::CANNOT) && !said.has(Phrase::looping)) return read_if_cannot(context, said, steps);
  if (steps.empty()) return context.fail();
  // What was not done was done to nothing, of which anybody could speak.
  if (not_so && is_done_to(context.antecedent.from))
    context.refer_to(steps.back().verb == Verb::flip_coin ? Selector{} : context.offered_of);
  if (!coin && !not_so) {
    wrap_one_order(steps);
    wrap_one_exchange(context, steps);
  }
  Step& before = asked_about(steps.back(), coin, otherwise);
  if (before.verb == Verb::prerequisite && before.otherwise.empty() && !coin && !not_so)
    return read_following(context, said, before.otherwise);
  // Said of each of those that the sentence before was about.
  const bool of_each = steps.back().verb == Verb::for_each && &before != &steps.back();
  if (of_each) {
    const bool players = before.what == one(Reference::it);
    const Selector around = context.player;
    if (players) context.player = before.what;
    context.refer_to(players ? Selector{} : one(Reference::it));
    read_if_offer_taken(context, said, not_so, before);
    context.refer_to({});
    context.player = around;
    return;
  }
  // What was moved in the one case lies where it was in the other.
  if (otherwise && before.verb == Verb::when) context.refer_to(context.asked_of);
  if (before.verb == Verb::may && !coin) return read_if_offer_taken(context, said, not_so, before);
  if (said.has(Phrase::looping)) return context.fail();
  if (may_fail(before) && !coin && !not_so) {
    // "Tap target creature. If you do, ...": no part of the second without the first (R-RESOLVE-1).
    Step first = step(Verb::prerequisite);
    first.then.push_back(std::move(before));
    read_following(context, said, first.otherwise);
    steps.back() = std::move(first);
    return;
  }
  const bool fits =
      before.verb == Verb::flip_coin ? coin || otherwise : before.verb == Verb::when && otherwise;
  Steps& follows = not_so ? before.otherwise : before.then;
  if (!fits || !follows.empty()) return context.fail();
  read_clause_where(context, said, follows);
  // Whoever may have it flipped again means the whole of the flip.
  const bool again = std::any_of(follows.begin(), follows.end(), [](const Step& each) {
    return each.verb == Verb::may && each.then == Steps{step(Verb::again)};
  });
  if (!again || steps.back().verb != Verb::flip_coin) return;
  Step process = step(Verb::repeat);
  process.then.push_back(std::move(steps.back()));
  steps.back() = std::move(process);
}

/// Whether something is done to a target of that number, or measured on it.
bool speaks_of_target(const Steps& steps, std::uint8_t number) {
  bool speaks = false;
  definition::walk(steps, [&](const Selector& part) {
    speaks = speaks || (part.from == Reference::target && part.index == number);
  });
  return speaks;
}

/// Looks for what has one of some names. Who only asks whether there is such a thing, or how many there are,
/// asks whether it was done, and means both cases.
class LooksForNamed {
 public:
  explicit LooksForNamed(Names names) : names_(names) {}
  bool operator()(const Condition&) { return false; }
  bool operator()(const Amount& amount) { return amount.kind != AmountKind::count; }
  void operator()(const Filter& filter) {
    // The rest of what was found is no thing of its own.
    rest_ = rest_ || (filter.quality == Quality::is_one_of && filter.negated);
  }
  void operator()(const Selector& part) { found_ = found_ || (names_ & bit_of(part.from)) != 0; }
  bool found() const { return found_ && !rest_; }

 private:
  Names names_;
  bool found_ = false;
  bool rest_ = false;
};

/// Whether steps do something to what has one of those names, or measure it.
bool speak_of_named(const Steps& steps, Names names) {
  LooksForNamed looks(names);
  definition::walk(steps, looks);
  return looks.found();
}

/// What an offer has moved, made or found where it is taken, by how that is called afterwards. What
/// is done where it is declined may have the same name, and is then as likely to be meant.
Names named_by_offer(const Step& offer) {
  PastActions taken, declined;
  taken.know(offer.cost);
  for (const Step& each : offer.then) taken.know(each);
  for (const Step& each : offer.otherwise) declined.know(each);
  return taken.known & ~declined.known;
}

/// What comes of an offer where it is taken: what "if you do" has told; null for others.
Steps* told_of_taken(Step& offer) {
  if (offer.verb != Verb::may || offer.then.empty()) return nullptr;
  if (!offer.cost.empty()) return &offer.then;
  const bool after = offer.then.size() == 1 && offer.then.front().verb == Verb::prerequisite;
  return after ? &offer.then.front().otherwise : nullptr;
}

/// Whether steps speak of what one selector names.
bool speak_of(const Steps& steps, const Selector& what) {
  bool speak = false;
  definition::walk(steps, [&](const Selector& part) { speak = speak || part == what; });
  return speak;
}

/// Which targets were spoken of before an offer: by the steps before the one that holds it, or by what that
/// one asks before it offers anything.
std::vector<bool> named_before_offer(const Steps& before, const Step& holder, const Step& offer) {
  std::vector<bool> named;
  const auto name = [&named](const Selector& part) {
    if (part.from != Reference::target) return;
    if (named.size() <= part.index) named.resize(part.index + 1U);
    named[part.index] = true;
  };
  definition::walk(before, name);
  if (&holder != &offer && holder.condition) definition::walk(*holder.condition, name);
  return named;
}

/// Whether some of the steps of `added` speak of a target at which the offer is the first to aim.
bool speak_of_aimed(const Step& offer, const Steps& added, const std::vector<bool>& named) {
  bool aimed = false;
  definition::walk(offer, [&](const Selector& part) {
    if (part.from != Reference::target || aimed) return;
    const bool before = part.index < named.size() && named[part.index];
    aimed = !before && speaks_of_target(added, part.index);
  });
  return aimed;
}

}  // namespace

bool goes_on_with_offer(const Step& offer, const Steps& added, const std::vector<bool>& named) {
  return speak_of_named(added, named_by_offer(offer)) || speak_of_aimed(offer, added, named);
}

void keep_with_offer(Steps& steps, std::size_t from, const Selector& spoken_of) {
  if (from == 0 || from >= steps.size()) return;
  Step& offer = asked_about(steps[from - 1], false, false);
  if (offer.verb != Verb::may || offer.then.empty()) return;
  const auto first = steps.begin() + static_cast<std::ptrdiff_t>(from);
  const Steps added(first, steps.end());
  const auto named = named_before_offer(Steps(steps.begin(), first - 1), steps[from - 1], offer);
  // What several players were offered in turn is spoken of once.
  const bool once = steps[from - 1].verb != Verb::for_each;
  const bool points_back = !spoken_of.empty() && speak_of({offer}, spoken_of) && speak_of(added, spoken_of);
  const bool theirs =
      once ? points_back || goes_on_with_offer(offer, added, named) : speak_of_aimed(offer, added, named);
  if (!theirs) return;
  Steps* taken = told_of_taken(offer);
  if (taken == nullptr) taken = &offer.then;
  taken->insert(taken->end(), added.begin(), added.end());
  steps.resize(from);
}

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

namespace {

constexpr ReadEffect following_read[] = {
    {Phrase::if_done, read_if_done},
    {Phrase::regenerated_so, read_regenerated_so},
};

}  // namespace

std::string say_not_so_many(Speaker& speaker, const Step& done, const Step& fewer) {
  if (fewer.verb != Verb::when || !fewer.condition) return "";
  // "Bury that many permanents": how many there are to be says the search for them.
  const bool destroys = has(done.verb, VerbTraits::destroys) && done.what == one(Reference::found);
  if (!destroys && !counts_what_is_done(done)) return "";
  const Amount many = destroys ? amount_of(AmountKind::that_amount) : *done.amount;
  if (!(*fewer.condition == could_not(many))) return "";
  // An offer behind an order: what comes of it would be said of the order.
  const bool offers = fewer.then.size() == 2 && fewer.then[1].verb == Verb::may && fewer.otherwise.empty();
  if (many == Amount(1) && !offers) return "";
  std::string text = say_step(speaker, done) + ". ";
  if (offers) {
    text += "If you cannot, " + say_within(speaker, fewer.then[0]);
    return text + ", and " + say_within(speaker, fewer.then[1]);
  }
  Step none = fewer;
  none.condition = could_not(Amount(1));
  return text + capital(say_step(speaker, none));
}

std::string say_picked_or_else(Speaker& speaker, const Steps& steps, std::size_t from) {
  if (from + 2 >= steps.size()) return "";
  const Step& choice = steps[from];
  const Step& done = steps[from + 1];
  const Step& fewer = steps[from + 2];
  const Filter own = filter_by(Quality::controlled_by, one(Reference::you));
  const bool picked =
      choice.verb == Verb::search && choice.then.empty() && !choice.up_to && !choice.at_random &&
      choice.amount == amount_of(AmountKind::that_amount) && choice.what.from == Reference::permanents &&
      std::find(choice.what.filters.begin(), choice.what.filters.end(), own) != choice.what.filters.end();
  const bool destroys = has(done.verb, VerbTraits::destroys) && done.what == one(Reference::found);
  if (!picked || !destroys || fewer.verb != Verb::when || !fewer.condition ||
      !(*fewer.condition == could_not(*choice.amount)))
    return "";
  Step none = fewer;
  none.condition = could_not(Amount(1));
  return (done.verb == Verb::bury ? "bury that many " : "destroy that many ") +
         say_group(speaker, choice.what, true) + ". " + capital(say_step(speaker, none));
}

EffectFamily following_family() { return {following_read, {}}; }

}  // namespace sleight
