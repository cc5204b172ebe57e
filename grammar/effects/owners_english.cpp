#include "grammar/effects/owners_english.h"

#include <string>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "Exchange control of target creature you control and target creature an opponent controls": two that were
/// aimed at, or this card and one.
void read_swapping(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step swap = step(Verb::exchange_control, read_object(context, said.the(Phrase::object)));
  int both = 0;
  std::vector<const Selector*> things{&swap.what};
  for (const Selector& other : swap.what.also) things.push_back(&other);
  for (const Selector* thing : things) {
    const TargetSpec* aimed = context.target(*thing);
    if (aimed == nullptr && thing->from != Reference::self) return context.fail();
    const Amount most = aimed != nullptr ? aimed->most : Amount(1);
    const Amount least = aimed != nullptr ? aimed->least : Amount(1);
    // No fewer than two, and no more.
    if (!most.is_number() || !(most == least)) return context.fail();
    both += most.number;
  }
  if (both != 2) context.fail();
  swap.change.parts.push_back(change_part(ChangeKind::controller));
  context.exchanged = swap.what;
  steps.push_back(std::move(swap));
  context.refer_to({});
}

/// "Exchange ownership of the found card and ~": of two.
void read_exchanging_owners(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector two = read_object(context, said.the(Phrase::object));
  // One card each, and this one is among them.
  const bool one_each = !is_set(two.from) && two.filters.empty() && two.also.size() == 1 &&
                        two.also.front() == one(Reference::self) && !is_player(context, two);
  if (!one_each) context.fail();
  steps.push_back(step(Verb::exchange_owners, two));
  // "It" could be either.
  context.refer_to({});
  context.only_by_name = true;
}

/// "If that player does not, they reveal a card ... Exchange ownership of the revealed card and ~": where
/// nothing was revealed there is nothing to exchange.
void read_exchanging_alone(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool behind = !steps.empty() && steps.back().verb == Verb::may && steps.back().then.empty() &&
                      !steps.back().otherwise.empty();
  Steps exchange;
  const Node& order = said.the(Phrase::exchanging_owners);
  context.take(order);
  read_exchanging_owners(context, order, {}, exchange);
  const bool found = !exchange.empty() && exchange.back().what.from == Reference::found;
  Steps& into = behind && found ? steps.back().otherwise : steps;
  for (Step& each : exchange) into.push_back(std::move(each));
}

std::string say_exchanging_owners(Speaker& speaker, const Step& step) {
  return "exchange ownership of " + say_thing(speaker, step.what, "all ");
}

/// "That player owns ~": for good.
void read_owning(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!is_player(context, subject) || is_set(subject.from)) context.fail();
  Step owned = step(Verb::change_owner, read_object(context, said.the(Phrase::object)));
  if (is_set(owned.what.from) || !owned.what.also.empty() || is_player(context, owned.what)) context.fail();
  owned.other = actor(subject);
  steps.push_back(std::move(owned));
}

std::string say_owning(Speaker& speaker, const Step& step) {
  return (is_you(step.other) ? "you own " : say_thing(speaker, step.other, "each ") + " owns ") +
         say_thing(speaker, step.what, "the ");
}

/// Where the exchange of owners stands that the text has told of last.
Steps* exchange_before(Steps& steps) {
  if (steps.empty()) return nullptr;
  if (steps.back().verb == Verb::exchange_owners) return &steps;
  return steps.back().otherwise.empty() ? nullptr : exchange_before(steps.back().otherwise);
}

/// "Put the revealed card into your hand and ~ from anywhere into that player's graveyard": each goes to its
/// new owner's zones, where they have been exchanged.
void read_put_where_owned(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Steps* behind = exchange_before(steps);
  if (behind == nullptr) return context.fail();
  const Selector two = behind->back().what;
  Selector first = two;
  first.also.clear();
  const auto objects = said.all(Phrase::object);
  if (objects.size() == 2) {
    if (!(read_object(context, *objects.front()) == first)) context.fail();
  } else {
    // The artifact that is a target is called by what it is, wherever it lies.
    const CardType type = read_type_word(context, said.the(Phrase::type_word));
    const TargetSpec* aimed = context.target(first);
    if (aimed == nullptr || types_named(aimed->what) != type) context.fail();
  }
  if (!(read_object(context, *objects.back()) == one(Reference::self))) context.fail();
  const auto whose = said.all(Phrase::possessive);
  context.take_all(*whose.front());
  context.take_all(*whose.back());
  const Node* player = whose.back()->child(Phrase::thing);
  if (!whose.front()->has(Lexeme::YOUR) || player == nullptr || !player->first().is(Phrase::that_player))
    context.fail();
  Step put = step(Verb::move, first);
  put.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  behind->push_back(std::move(put));
  behind->push_back(step(Verb::move, one(Reference::self)));
  behind->back().zone = Zone::graveyard;
  context.unsettled = true;
}

/// "This change in ownership is permanent."
void read_owned_for_good(ReadingContext& context, const Node&, const Selector&, Steps& steps) {
  if (!std::exchange(context.unsettled, false) || steps.empty()) context.fail();
}

std::string say_swapping(Speaker& speaker, const Step& step) {
  const std::string both = say_thing(speaker, step.what, "all ");
  speaker.exchanged = step.what;
  return "exchange control of " + both;
}

/// "Gain control of target creature until end of turn".
void read_taking_control(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Node& object = said.the(Phrase::object);
  Step taken = step(Verb::change);
  Selector among;
  if (is_indefinite(object)) {
    // "A creature you control of their choice": whoever takes it has to pick one.
    Selector group = read_np(context, object);
    if (const Selector chooser = std::exchange(context.chooser, {});
        chooser.empty() || !(chooser == subject) || group.from != Reference::permanents)
      context.fail();
    taken.what = pick(context, std::move(group), Amount(1), subject, steps);
  } else {
    const std::size_t aimed = context.targets_so_far();
    taken.what = read_object(context, object);
    if (context.targets_so_far() == aimed + 1 && !subject.empty() &&
        context.targets->back().chooser == subject)
      among = context.targets->back().what;
  }
  taken.change.parts.push_back(change_part(ChangeKind::controller));
  // An order addresses the controller (R-GEN-5): control is that player's, whoever had it.
  taken.change.parts.back().who = subject.empty() ? one(Reference::you) : subject;
  taken.duration = read_duration(context, said.child(Phrase::duration), nullptr, &taken.condition);
  if (among.empty()) return steps.push_back(std::move(taken));
  // "Target creature you control of their choice": who takes it aims at it only then (R-TARGET-4).
  context.targets->pop_back();
  taken.what = one(Reference::it);
  Step aim = step(Verb::aim, std::move(among));
  aim.other = subject;
  aim.then.push_back(std::move(taken));
  steps.push_back(std::move(aim));
}

constexpr ReadEffect owners_read[] = {
    {Phrase::taking_control, read_taking_control},
    {Phrase::swapping, read_swapping},
    {Phrase::exchanging_owners, read_exchanging_owners},
    {Phrase::exchanging_alone, read_exchanging_alone},
    {Phrase::owning, read_owning},
    {Phrase::put_where_owned, read_put_where_owned},
    {Phrase::owned_for_good, read_owned_for_good},
};
constexpr SayEffect owners_said[] = {
    {Verb::exchange_control, say_swapping},
    {Verb::exchange_owners, say_exchanging_owners},
    {Verb::change_owner, say_owning},
};

}  // namespace

EffectFamily owners_family() { return {owners_read, owners_said}; }

}  // namespace sleight
