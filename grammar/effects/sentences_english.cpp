#include "grammar/effects/sentences_english.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/effects/consequences_english.h"
#include "grammar/effects/delayed_effects_english.h"
#include "grammar/effects/destroyed_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "Unless its controller pays {X}", of a spell or ability with an X of its own: that X, and none that
/// whoever pays would choose.
Cost with_own_x(ReadingContext& context, Cost price) {
  const bool of_spell = !any(context.facts.types & permanent_types) && context.facts.cost.x > 0;
  const bool known = context.activated != nullptr ? context.activated->cost.asks_for_x() : of_spell;
  if (!known || price.mana.x == 0) return price;
  Cost x;
  x.mana.x = 1;
  if (!(price == x)) context.fail();
  price.mana.x = 0;
  price.mana.generic = 1;
  price.times = amount_of(AmountKind::x);
  return price;
}

/// "... to have 1 damage to target creature prevented": no first, no second (R-RESOLVE-1).
Step for_a_purpose(ReadingContext& context, const Node& purpose, Steps done) {
  context.take(purpose);
  Step first = step(Verb::prerequisite);
  first.then = std::move(done);
  if (const Node* said = purpose.child(Phrase::statement))
    read_effect(context, *said, {}, first.otherwise);
  else
    read_effect(context, purpose, {}, first.otherwise);
  return first;
}

/// What somebody does to pay. "Your library" is nobody else's.
CostPart read_own_deed(ReadingContext& context, const Node& deed, const Selector& payer) {
  if (deed.is(Phrase::milling_cost) && !is_you(payer)) context.fail();
  return read_deed(context, deed);
}

/// Whether a thing is aimed at: "target untapped creature you control".
bool names_target(const Node& deed) {
  const Node* object = deed.child(Phrase::object);
  return object != nullptr && object->children.size() == 1 && object->first().children.size() == 1 &&
         object->first().first().is(Phrase::targets);
}

/// What somebody does, and does not pay, to keep something from being done: "unless you tap target creature",
/// "unless that player buries it"; nothing for a price. What has a target is aimed only when it is chosen
/// (R-TARGET-4), so that whoever finds none bears what follows.
std::optional<Step> read_done_rather(ReadingContext& context, const Node& unless, const Selector& payer) {
  if (const Node* burying = unless.child(Phrase::burying)) {
    context.take(*burying);
    Step bury = step(Verb::bury, read_object(context, burying->the(Phrase::object)));
    // Whatever else might be gone by then: nobody could tell whether it was done.
    if (!(bury.what == one(Reference::enchanted))) context.fail();
    return bury;
  }
  const Node* deed = unless.child(Phrase::deed);
  if (deed == nullptr || !names_target(*deed)) return std::nullopt;
  const bool taps = deed->is(Phrase::tapping_cost);
  if ((!taps && !deed->is(Phrase::putting_cost)) || context.targets == nullptr) return std::nullopt;
  context.take(*deed);
  Step done = step(taps ? Verb::tap : Verb::put_counters, one(Reference::it));
  if (!taps) {
    done.amount = read_number(context, deed->the(Phrase::number));
    done.word = read_counter_kind(context, deed->the(Phrase::counter_kind));
  }
  const std::size_t aimed = context.targets_so_far();
  const Selector target = read_object(context, deed->the(Phrase::object));
  const TargetSpec* spec = context.target(target);
  TargetSpec plain;
  if (spec != nullptr) plain.what = spec->what;
  if (spec == nullptr || context.targets_so_far() != aimed + 1 || !(*spec == plain)) {
    context.fail();
    return done;
  }
  Step aim = step(Verb::aim, plain.what);
  aim.other = actor(payer);
  aim.then.push_back(std::move(done));
  context.targets->pop_back();
  context.refer_to({});
  return aim;
}

/// Who may pay. "They" is a person, also where a thing was spoken of last: then it is the player spoken of,
/// or that of the event.
Selector read_payer(ReadingContext& context, const Node& np) {
  const bool they = np.first().first().has(Lexeme::THEY);
  // "That player discards it unless they pay": a person, whatever was spoken of last.
  if (they && !context.player.empty() && !is_player(context, context.antecedent)) {
    context.take_all(np);
    return context.they.empty() ? context.player : context.they;
  }
  const Selector payer = read_np(context, np);
  // Of "any player" each would have to be asked, and a step asks one.
  if (payer.from == Reference::players) context.fail();
  if (is_player(context, payer) || (!payer.empty() && payer == context.player)) return payer;
  if (!np.first().first().has(Lexeme::THEY) || (context.player.empty() && !context.event)) context.fail();
  if (!context.they.empty()) return context.they;
  return context.player.empty() ? one(Reference::that_player) : context.player;
}

/// Whom one step does damage to, where that is a player whom the step names through something else.
const Selector* player_hurt(const Steps& done) {
  const bool single = done.size() == 1 && done.front().verb == Verb::deal &&
                      done.front().what.from == Reference::controller_of && done.front().what.also.empty();
  return single ? &done.front().what : nullptr;
}

/// "Any player" is one of two: whoever it is, nobody else has to.
bool is_any_player(const Node& np) {
  const Node& plain = np.first().first();
  if (np.children.size() != 1 || np.first().children.size() != 1 || !plain.is(Phrase::any_of) ||
      !plain.has(Lexeme::ANY))
    return false;
  const Node& group = plain.the(Phrase::group);
  return group.children.size() == 1 && group.the(Phrase::noun).has(Lexeme::PLAYER);
}

/// "... unless you pay {1}", "... unless you sacrifice a land", "... unless you control a Forest".
Step unless_so(ReadingContext& context, const Node& unless, Steps done) {
  context.take(unless);
  Step pay;
  if (const Node* said = unless.child(Phrase::condition)) {
    pay = step(Verb::when);
    const Condition so = read_condition(context, *said);
    // "Unless it is not so": if it is.
    const bool is_not = so.kind == ConditionKind::none && so.parts.size() == 1;
    pay.condition = is_not ? so.parts.front() : none_of(so);
    pay.then = std::move(done);
    return pay;
  } else {
    const Node& who = unless.the(Phrase::np);
    const Selector* hurt = player_hurt(done);
    const bool any_player = is_any_player(who);
    if (any_player) context.take_all(who);
    const bool their_own =
        hurt != nullptr && context.player.empty() && !context.event && who.first().first().has(Lexeme::THEY);
    if (their_own) context.take_all(who);
    const Selector payer = any_player ? one(Reference::you) : their_own ? *hurt : read_payer(context, who);
    // One player is asked; of several nobody says who.
    if (is_set(payer.from)) context.fail();
    pay = step(Verb::may, actor(payer));
    if (std::optional<Step> rather = read_done_rather(context, unless, payer)) {
      if (any_player) context.fail();
      pay.then.push_back(std::move(*rather));
    } else if (const Node* deed = unless.child(Phrase::deed))
      pay.cost.parts.push_back(read_own_deed(context, *deed, payer));
    else if (const Node* mana = unless.child(Phrase::mana)) {
      pay.cost.mana = read_mana(context, *mana);
      pay.cost = with_own_x(context, std::move(pay.cost));
    } else if (const Node* life = unless.child(Phrase::number))
      pay.cost.parts.push_back(life_paid(read_number(context, *life)));
    else
      pay.cost = read_price(context, unless.the(Phrase::cost));
    if (const Node* each = unless.child(Phrase::for_each)) pay.cost.times = read_for_each(context, *each);
    const auto prices = unless.all(Phrase::cost);
    if (prices.size() > 1) {
      // Who does not pay the one may still pay the other.
      Step other = step(Verb::may, pay.what);
      other.cost = read_cost(context, *prices.back());
      if (pay.cost.times || other.cost.asks_for_x()) context.fail();
      other.otherwise = std::move(done);
      done = {std::move(other)};
    }
    if (any_player) {
      if (prices.size() > 1) context.fail();
      // Whoever is asked first has paid for both.
      Step next = step(Verb::may, one(Reference::opponent));
      next.cost = pay.cost;
      next.otherwise = std::move(done);
      done = {std::move(next)};
    }
  }
  pay.otherwise = std::move(done);
  return pay;
}

bool is_mere_offer(const Step& step) {
  return step.verb == Verb::may && step.then.empty() && step.otherwise.empty();
}

/// Whether some offer among those steps, or within one of them, is left without what comes of it.
bool leaves_offers(const Steps& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) {
    return is_mere_offer(step) || leaves_offers(step.then) || leaves_offers(step.otherwise);
  });
}

/// Whether those are what a search has left, of the cards on top of a library.
bool is_rest(const Selector& what) {
  // Targets stay what they are, whatever is done to one of them.
  if (what.from == Reference::target) return false;
  return std::any_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::is_one_of && filter.negated && filter.of &&
           *filter.of == one(Reference::found);
  });
}

/// Whether the rest is moved anywhere but behind the search that leaves it: where that is only offered, it
/// would be another.
bool loses_rest(const Steps& steps) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool behind_search = i > 0 && steps[i - 1].verb == Verb::search;
    if (is_rest(steps[i].what) && !behind_search) return true;
    if (loses_rest(steps[i].then) || loses_rest(steps[i].otherwise)) return true;
  }
  return false;
}

/// Whether something is done to the target of that number.
bool speaks_of_target(const Mode& mode, std::size_t number) {
  bool spoken = false;
  definition::walk(mode, [&](const Selector& selector) {
    spoken = spoken || (selector.from == Reference::target && selector.index == number);
  });
  return spoken;
}

/// Whether something that is measured is measured on what that names.
bool speaks_of(const Amount& amount, Reference from) {
  bool spoken = false;
  definition::walk(amount, [&](const Selector& selector) { spoken = spoken || selector.from == from; });
  return spoken;
}

/// Whether the last predicate of the last statement is what makes bigger: "... and get +1/+1".
bool raises_last(const Node& clause) {
  const auto statements = clause.all(Phrase::statement);
  if (statements.empty()) return false;
  const auto predicates = statements.back()->all(Phrase::predicate);
  return !predicates.empty() && predicates.back()->first().is(Phrase::gets_power_toughness);
}

/// "... for each swamp you control": so many times over what one step does so much of.
/// `raised_last`: the last thing said is what makes bigger.
void for_each_of(ReadingContext& context, const Node& for_each, Steps& done, bool raised_last) {
  const bool single = done.size() == 1;
  const bool hurts = single && done.front().verb == Verb::deal &&
                     done.front().what.from == Reference::permanents && done.front().what.also.empty();
  if (hurts || (single && done.front().verb == Verb::change && is_set(done.front().what.from)))
    // Each by itself, as its change is worked out.
    context.refer_to(one(Reference::it), false, types_named(done.front().what));
  const Amount each = read_for_each(context, for_each);
  // "Return a card from your graveyard to your hand for each ...": one is picked so often.
  if (done.size() == 2 && done[0].verb == Verb::search && done[0].amount == Amount(1) && !done[0].up_to &&
      done[1].verb == Verb::move && done[1].what == one(Reference::found)) {
    done[0].amount = each;
    return;
  }
  if (!single) return context.fail();
  if (hurts && speaks_of(each, Reference::it)) {
    // To each as much as is counted for it.
    Step loop = sleight::step(Verb::for_each, std::exchange(done.front().what, one(Reference::it)));
    done.front().amount = times(done.front().amount ? std::move(*done.front().amount) : Amount(1), each);
    loop.then = std::move(done);
    done = {std::move(loop)};
    return;
  }
  Step& step = done.front();
  switch (step.verb) {
    case Verb::change:
      if (!raise_for_each(step.change, each, raised_last)) context.fail();
      return;
    case Verb::add_mana:
      if (step.amount || !is_you(step.what)) context.fail();
      step.amount = each;
      step.what = one(Reference::you);
      return;
    case Verb::may:
      // "You may pay {1} for each ...": what is offered for it follows in the next sentence.
      if (step.cost.empty() || step.cost.times || !is_mere_offer(step)) context.fail();
      step.cost.times = each;
      return;
    case Verb::deal:
    case Verb::gain_life:
    case Verb::lose_life:
    case Verb::draw:
    case Verb::discard:
    case Verb::mill:
    case Verb::put_counters:
    case Verb::remove_counters:
    case Verb::make_token:
      step.amount = times(step.amount ? std::move(*step.amount) : Amount(1), each);
      return;
    default:
      context.fail();
  }
}

/// "... if it is blue".
Step if_it_is_so(ReadingContext& context, const Node& if_so, Steps done) {
  context.take(if_so);
  Step when = step(Verb::when);
  when.condition = read_condition(context, if_so.the(Phrase::condition));
  when.then = std::move(done);
  return when;
}

/// "... at end of combat".
Step at_a_later_time(ReadingContext& context, const Node& later, Steps done) {
  context.take(later);
  Step then =
      later.has(Lexeme::UPKEEP) ? at_next_upkeep(context) : at_next_end(context, later.has(Lexeme::COMBAT));
  if (later.has(Lexeme::YOUR)) then.trigger->whose = one(Reference::you);
  then.once = later.has(Lexeme::ONCE);
  then.then = std::move(done);
  return then;
}

}  // namespace

Cost read_price(ReadingContext& context, const Node& cost) {
  const auto parts = cost.all(Phrase::cost_part);
  if (!context.where_x || parts.size() != 1 || !parts.front()->is(Phrase::mana_cost))
    return with_own_x(context, read_cost(context, cost));
  const Box<Amount> measure = std::exchange(context.where_x, {});
  Cost price = read_cost(context, cost);
  context.where_x = measure;
  if (!price.asks_for_x()) return price;
  Cost x;
  x.mana.x = 1;
  if (!(price == x)) context.fail();
  price.mana.x = 0;
  price.mana.generic = 1;
  price.times = measure;
  context.price_x = measure;
  return price;
}

void read_where(ReadingContext& context, const Node& where_x,
                const std::function<void(ReadingContext&)>& read_rest) {
  context.take(where_x);
  // The measure stands behind the clause and may speak of what that names ("where X is its power"), while the
  // clause has to know X: it is read once for nothing, to see of what it speaks.
  ReadingContext aside = context;
  std::vector<TargetSpec> targets;
  if (context.targets != nullptr) {
    targets = *context.targets;
    aside.targets = &targets;
  }
  aside.where_x = Amount(1);
  aside.where_y = Amount(1);
  read_rest(aside);
  const std::size_t aimed_before = context.targets_so_far();
  const ReadingContext before = context;
  // Of what is made so many times nobody measures anything: "its" is as likely to be what went before.
  const bool of_tokens = aside.antecedent == one(Reference::made);
  if (!of_tokens) context.refer_to(aside.antecedent, aside.only_by_name);
  context.only_by_name = context.only_by_name || of_tokens;
  context.player = aside.player;
  context.several = aside.several;
  context.given_up = aside.given_up;
  context.self_named = aside.self_named;
  // What the clause does something to has a name in the measure too.
  context.known = aside.known;
  context.tapped = aside.tapped;
  // The step that is so measured was read as well.
  context.since_tapped = std::max(0, aside.since_tapped - 1);
  const auto measures = where_x.all(Phrase::measure);
  context.where_x = read_measure(context, *measures.front());
  if (measures.size() > 1) context.where_y = read_measure(context, *measures.back());
  // Targets are numbered as they are spoken of: one that only the measure names would come behind the others.
  if (context.targets_so_far() > aimed_before && targets.size() > aimed_before) context.fail();
  // What the next sentence speaks of is what was named last.
  const Selector antecedent = context.antecedent;
  const Selector player = context.player;
  const bool by_name = context.only_by_name;
  const bool several = context.several;
  context.refer_to(before.antecedent, before.only_by_name);
  context.several = before.several;
  context.given_up = before.given_up;
  context.player = before.player;
  read_rest(context);
  context.refer_to(antecedent, by_name);
  context.several = several;
  context.player = player;
  // X means this in its own sentence only; in the next it is what was chosen and paid (R-MANA-7).
  context.where_x = {};
  context.where_y = {};
}

void read_clause_where(ReadingContext& context, const Node& node, Steps& steps) {
  const Node& clause = node.the(Phrase::clause);
  const Node* where = node.child(Phrase::where_x);
  if (where == nullptr) return read_clause(context, clause, steps);
  read_where(context, *where, [&](ReadingContext& reading) {
    Steps nothing;
    read_clause(reading, clause, &reading == &context ? steps : nothing);
  });
}

void read_order(ReadingContext& context, const Node& imperative, Steps& steps) {
  context.take(imperative);
  // "You destroy it": who is told is no part of what is done.
  const Node& order = imperative.is(Phrase::told) ? imperative.children.back() : imperative.first();
  read_effect(context, order, {}, steps);
}

void read_order_or_statement(ReadingContext& context, const Node& node, Steps& steps) {
  for (const Node* order : node.all(Phrase::imperative)) read_order(context, *order, steps);
  if (const Node* said = node.child(Phrase::statement)) read_effect(context, *said, {}, steps);
}

namespace {

/// Whether the last thing said of somebody is what they may do.
bool ends_in_offer(const Node& statement) {
  const auto predicates = statement.all(Phrase::predicate);
  return !predicates.empty() && is_offer(predicates.back()->first());
}

/// Whether a statement says what changes, and no time for it.
bool changes_for_good(const Node& said) {
  if (said.has(Phrase::duration) || said.has(Phrase::front)) return false;
  const auto predicates = said.all(Phrase::predicate);
  return std::any_of(predicates.begin(), predicates.end(),
                     [](const Node* predicate) { return predicate->has(Phrase::changing); });
}

/// Whether an order does something to the card itself, and a statement joined to it goes on with "it".
bool goes_on_with_self(const Node& order, const Node& next) {
  if (!order.is(Phrase::imperative) || !next.is(Phrase::statement)) return false;
  const Node* object = order.first().child(Phrase::object);
  const Node* subject = next.child(Phrase::np);
  const auto is_lone = [](const Node& np, Phrase phrase) {
    return np.children.size() == 1 && np.first().children.size() == 1 && np.first().first().is(phrase);
  };
  return object != nullptr && subject != nullptr && is_lone(*object, Phrase::this_card) &&
         is_lone(*subject, Phrase::pronoun) && subject->first().first().has(Lexeme::IT);
}

/// Orders and statements as they come. `last` is where those begin that stand behind the last "then", to
/// which alone belongs what follows them.
struct Orders {
  Steps steps;
  std::size_t last = 0;
  int behind_last = 0;  ///< how many orders stand there
};

Orders read_orders(ReadingContext& context, const Node& clause) {
  Orders orders;
  const Node* before = nullptr;
  bool joined = true;  // by an "and" or a "then" to what stands before it
  for (const Node& child : clause.children) {
    if (child.is(Lexeme::COMMA)) joined = false;
    if (child.is(Lexeme::AND) || child.is(Lexeme::THEN)) joined = true;
    if (child.is(Lexeme::THEN) && before != nullptr) {
      orders.last = orders.steps.size();
      orders.behind_last = 0;
    }
    if (!child.is(Phrase::imperative) && !child.is(Phrase::statement) && !child.is(Phrase::told)) continue;
    // "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn" holds no longer for the
    // first.
    if (before != nullptr && changes_for_good(*before) && child.has(Phrase::duration)) context.fail();
    // Nobody could tell whether what is joined to an offer belongs to it, nor whether what stands before one
    // of two statements is said of both.
    if (before != nullptr && before->is(Phrase::statement) &&
        (ends_in_offer(*before) || before->has(Phrase::front)))
      context.fail();
    // "If it is a land card, untap ~ and it gets +1/+1": what was named last.
    if (before != nullptr && goes_on_with_self(*before, child)) context.refer_to(one(Reference::self));
    if (child.is(Phrase::imperative) || child.is(Phrase::told))
      read_order(context, child, orders.steps);
    else if (!read_no_regeneration(context, child, orders.steps))
      read_effect(context, child, {}, orders.steps);
    ++orders.behind_last;
    before = &child;
  }
  // The last of several is joined by a word, be it among its own predicates: a comma alone leaves a list
  // open.
  if (!joined && !before->has(Lexeme::AND) && !before->has(Lexeme::THEN)) context.fail();
  return orders;
}

}  // namespace

void read_clause(ReadingContext& context, const Node& clause, Steps& steps) {
  context.take(clause);
  const std::size_t before = steps.size();
  Orders orders = read_orders(context, clause);
  const auto first = orders.steps.begin() + static_cast<std::ptrdiff_t>(orders.last);
  Steps done(std::make_move_iterator(first), std::make_move_iterator(orders.steps.end()));
  orders.steps.erase(first, orders.steps.end());
  if (const Node* each = clause.child(Phrase::for_each)) {
    // Whether all of them are done so often, or the last one alone, the words do not say.
    if (orders.behind_last > 1) context.fail();
    for_each_of(context, *each, done, raises_last(clause));
  }
  if (const Node* purpose = clause.child(Phrase::purpose))
    // From the inside out: "unless" spares whoever pays the purpose too, and both wait for the time.
    done = {for_a_purpose(context, *purpose, std::move(done))};
  if (const Node* unless = clause.child(Phrase::unless))
    done = {unless_so(context, *unless, std::move(done))};
  // Asked when it is done, not when that begins to wait.
  if (const Node* so = clause.child(Phrase::if_so)) {
    if (orders.behind_last > 1) context.fail();
    done = {if_it_is_so(context, *so, std::move(done))};
  }
  if (const Node* later = clause.child(Phrase::later)) {
    // Whether all of them wait, or the last one alone, the words do not say.
    if (orders.behind_last > 1) context.fail();
    done = {at_a_later_time(context, *later, std::move(done))};
  }
  for (Steps* some : {&orders.steps, &done})
    for (Step& each : *some) steps.push_back(std::move(each));
  // "... at end of turn and you skip your next draw phase": behind the time, it waits for nothing.
  if (const Node* skipping = clause.child(Phrase::skipping)) read_effect(context, *skipping, {}, steps);
  context.in_one_clause = orders.behind_last > 1 ? steps.size() - before : 1;
}

void read_unless_first(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Steps done;
  // Whoever pays is named before what happens, and what is done to "it" behind.
  Step unless = unless_so(context, said, {});
  if (const Node* watching = said.child(Phrase::watching))
    read_effect(context, *watching, {}, done);
  else
    read_clause_where(context, said, done);
  unless.otherwise = std::move(done);
  steps.push_back(std::move(unless));
}

namespace {

/// "{B}: Regenerate this card" as an ability of its own: the keyword has no place for who uses it.
void spell_out_regeneration(Ability& given) {
  if (given.kind != AbilityKind::keyword || given.keyword.name != Word{"regeneration"} ||
      given.keyword.cost.empty())
    return;
  Ability activated;
  activated.kind = AbilityKind::activated;
  activated.cost = std::move(given.keyword.cost);
  activated.modes.emplace_back();
  activated.modes.front().steps.push_back(step(Verb::regenerate, one(Reference::self)));
  given = std::move(activated);
}

/// The activated ability that the step before gives to what it is about; null where it gives none.
Ability* given_before(Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::change) return nullptr;
  for (ChangePart& part : steps.back().change.parts) {
    if (part.kind != ChangeKind::gains || part.abilities.size() != 1) continue;
    Ability& given = part.abilities.front();
    spell_out_regeneration(given);
    if (given.kind == AbilityKind::activated) return &given;
  }
  return nullptr;
}

}  // namespace

namespace {

/// Whether a sentence has aimed at two things that could both be what the next calls "it".
bool aims_at_two(const ReadingContext& context, std::size_t before) {
  if (context.targets_so_far() < before + 2) return false;
  const auto added = context.targets->begin() + static_cast<std::ptrdiff_t>(before);
  // What only tells another apart ("that was blocked by target Wall") is spoken of no further.
  const auto tells_apart = [&](std::size_t place) {
    return std::any_of(added, context.targets->end(), [place](const TargetSpec& spec) {
      return std::any_of(spec.what.filters.begin(), spec.what.filters.end(), [place](const Filter& filter) {
        return filter.quality == Quality::was_blocked && filter.of && filter.of->from == Reference::target &&
               filter.of->index == place;
      });
    });
  };
  int several = 0;
  for (std::size_t place = before; place < context.targets->size(); ++place) {
    const TargetSpec& spec = (*context.targets)[place];
    if (spec.what.from == Reference::permanents && spec.most == Amount(1) && !tells_apart(place)) ++several;
  }
  return several > 1;
}

void read_one_sentence(ReadingContext& context, const Node& sentence, Steps& steps) {
  context.take(sentence);
  const Node& said = sentence.first();
  // "Only you may use this ability": who gives it keeps its use.
  Ability* given = said.is(Phrase::only_somebody_may_use) ? given_before(steps) : nullptr;
  if (given != nullptr) {
    context.take(said);
    if (!given->user.empty()) context.fail();
    given->user = read_np(context, said.the(Phrase::np));
    if (!(given->user == one(Reference::you))) context.fail();
    return;
  }
  if (said.is(Phrase::restriction)) return read_restriction(context, said);
  // Sentences of a form of their own have a row in some family, as orders have.
  if (!said.is(Phrase::clause)) return read_effect(context, said, {}, steps);
  if (sentence.has(Phrase::where_x)) return read_clause_where(context, sentence, steps);
  if (const Node* event = sentence.child(Phrase::on_event))
    return read_on_event(context, said, *event, steps);
  // "It cannot be regenerated" is no effect of its own, but tells how the step before destroys (R-DEST-2).
  const bool alone = said.children.size() == 1 && said.first().is(Phrase::statement);
  if (!alone || !read_no_regeneration(context, said.first(), steps)) read_clause(context, said, steps);
}

}  // namespace

namespace {

/// Whether a word stands anywhere in a phrase.
bool says_anywhere(const Node& node, Lexeme word) {
  if (node.has(word)) return true;
  return std::any_of(node.children.begin(), node.children.end(),
                     [word](const Node& child) { return says_anywhere(child, word); });
}

/// What an offer before this sentence spoke of, where the sentence itself names it no more ("that creature",
/// "it"): empty where it does, or where the offer spoke of nothing but what was spoken of before. The card
/// itself is always spoken of: "it" points back at an offer that names the card.
Selector named_in_offer(const ReadingContext& context, const Node& sentence) {
  const Selector& what = context.antecedent;
  if (says_anywhere(sentence, Lexeme::SELF) || says_anywhere(sentence, Lexeme::ENCHANTED)) return {};
  const Selector card = one(Reference::self);
  if (says_anywhere(sentence, Lexeme::IT) && (what.empty() || what == card)) return card;
  return what == context.offered_of ? Selector{} : what;
}

}  // namespace

void read_sentence(ReadingContext& context, const Node& sentence, Steps& steps) {
  const std::size_t aimed = context.targets_so_far();
  const std::size_t done = steps.size();
  const Selector spoken_of = named_in_offer(context, sentence);
  read_one_sentence(context, sentence, steps);
  const bool added = done > 0 && steps.size() > done;
  keep_with_offer(steps, done, spoken_of);
  // "You may untap ~. It gets +1/+1": whether it does where that is declined, nobody can tell.
  const bool kept = added && steps.size() == done && spoken_of == one(Reference::self);
  if (kept && steps.back().verb == Verb::may && steps.back().cost.empty()) context.fail();
  if (aims_at_two(context, aimed)) context.only_by_name = true;
}

void read_sentences(ReadingContext& context, const Node& sentences, Mode& mode) {
  context.take(sentences);
  // Only what is announced can have targets (R-TARGET-3): outside a mode there is no list to aim into.
  context.targets = &mode.targets;
  for (const Node* each : sentences.all(Phrase::sentence)) {
    if (!mode.steps.empty()) context.done_last = mode.steps.back().verb;
    read_sentence(context, *each, mode.steps);
  }
  context.done_last.reset();
  context.targets = nullptr;
  see_all_is_told(context, mode);
}

void see_all_is_told(ReadingContext& context, const Mode& mode) {
  // Whoever may pay and is told of nothing that comes of it is not told all.
  if (leaves_offers(mode.steps) || loses_rest(mode.steps) || context.unsettled) context.fail();
  // Nor what comes of a target to which nothing is done.
  for (std::size_t i = 0; i < mode.targets.size(); ++i)
    if (!speaks_of_target(mode, i)) context.fail();
}

}  // namespace sleight
