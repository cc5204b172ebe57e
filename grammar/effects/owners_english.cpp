#include "grammar/effects/owners_english.h"

#include <string>
#include <utility>
#include <vector>

#include "grammar/abilities/changes_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/selectors.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// "Exchange control of target creature you control and target creature an opponent controls": two that were
/// aimed at, or this card and one.
void read_swapping(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step swap = step(Verb::exchange_control, read_object(meaning, said.the(Phrase::object)));
  int both = 0;
  std::vector<const Selector*> things{&swap.what};
  for (const Selector& other : swap.what.also) things.push_back(&other);
  for (const Selector* thing : things) {
    const TargetSpec* aimed = meaning.target(*thing);
    if (aimed == nullptr && thing->from != Reference::self) return meaning.fail();
    const Amount most = aimed != nullptr ? aimed->most : Amount(1);
    const Amount least = aimed != nullptr ? aimed->least : Amount(1);
    // No fewer than two, and no more.
    if (most.kind != AmountKind::number || !(most == least)) return meaning.fail();
    both += most.number;
  }
  if (both != 2) meaning.fail();
  swap.change.parts.push_back(change_part(ChangeKind::controller));
  meaning.exchanged = swap.what;
  steps.push_back(std::move(swap));
  meaning.refer_to({});
}

/// "Exchange ownership of the found card and ~": of two.
void read_exchanging_owners(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Selector two = read_object(meaning, said.the(Phrase::object));
  // One card each, and this one is among them.
  const bool one_each = !is_set(two.from) && two.filters.empty() && two.also.size() == 1 &&
                        two.also.front() == one(Reference::self) && !is_player(meaning, two);
  if (!one_each) meaning.fail();
  steps.push_back(step(Verb::exchange_owners, two));
  // "It" could be either.
  meaning.refer_to({});
  meaning.only_by_name = true;
}

/// "If that player does not, they reveal a card ... Exchange ownership of the revealed card and ~": where
/// nothing was revealed there is nothing to exchange.
void read_exchanging_alone(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const bool behind = !steps.empty() && steps.back().verb == Verb::may && steps.back().then.empty() &&
                      !steps.back().otherwise.empty();
  Steps exchange;
  const Node& order = said.the(Phrase::exchanging_owners);
  meaning.take(order);
  read_exchanging_owners(meaning, order, {}, exchange);
  const bool found = !exchange.empty() && exchange.back().what.from == Reference::found;
  Steps& into = behind && found ? steps.back().otherwise : steps;
  for (Step& each : exchange) into.push_back(std::move(each));
}

std::string say_exchanging_owners(Speaker& speaker, const Step& step) {
  return "exchange ownership of " + say_thing(speaker, step.what, "all ");
}

/// "That player owns ~": for good.
void read_owning(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (!is_player(meaning, subject) || is_set(subject.from)) meaning.fail();
  Step owned = step(Verb::change_owner, read_object(meaning, said.the(Phrase::object)));
  if (is_set(owned.what.from) || !owned.what.also.empty() || is_player(meaning, owned.what)) meaning.fail();
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
void read_put_where_owned(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Steps* behind = exchange_before(steps);
  if (behind == nullptr) return meaning.fail();
  const Selector two = behind->back().what;
  Selector first = two;
  first.also.clear();
  const auto objects = said.all(Phrase::object);
  if (objects.size() == 2) {
    if (!(read_object(meaning, *objects.front()) == first)) meaning.fail();
  } else {
    // The artifact that is a target is called by what it is, wherever it lies.
    const CardType type = read_type_word(meaning, said.the(Phrase::type_word));
    const TargetSpec* aimed = meaning.target(first);
    if (aimed == nullptr || types_named(aimed->what) != type) meaning.fail();
  }
  if (!(read_object(meaning, *objects.back()) == one(Reference::self))) meaning.fail();
  const auto whose = said.all(Phrase::possessive);
  meaning.take_all(*whose.front());
  meaning.take_all(*whose.back());
  const Node* player = whose.back()->child(Phrase::thing);
  if (!whose.front()->has(Lexeme::YOUR) || player == nullptr || !player->first().is(Phrase::that_player))
    meaning.fail();
  Step put = step(Verb::move, first);
  put.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  behind->push_back(std::move(put));
  behind->push_back(step(Verb::move, one(Reference::self)));
  behind->back().zone = Zone::graveyard;
  meaning.unsettled = true;
}

/// "This change in ownership is permanent."
void read_owned_for_good(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  if (!std::exchange(meaning.unsettled, false) || steps.empty()) meaning.fail();
}

std::string say_swapping(Speaker& speaker, const Step& step) {
  const std::string both = say_thing(speaker, step.what, "all ");
  speaker.exchanged = step.what;
  return "exchange control of " + both;
}

/// "Gain control of target creature until end of turn".
void read_taking_control(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const Node& object = said.the(Phrase::object);
  Step taken = step(Verb::change);
  Selector among;
  if (is_indefinite(object)) {
    // "A creature you control of their choice": whoever takes it has to pick one.
    Selector group = read_np(meaning, object);
    if (const Selector chooser = std::exchange(meaning.chooser, {});
        chooser.empty() || !(chooser == subject) || group.from != Reference::permanents)
      meaning.fail();
    taken.what = pick(meaning, std::move(group), Amount(1), subject, steps);
  } else {
    const std::size_t aimed = meaning.targets_so_far();
    taken.what = read_object(meaning, object);
    if (meaning.targets_so_far() == aimed + 1 && !subject.empty() &&
        meaning.targets->back().chooser == subject)
      among = meaning.targets->back().what;
  }
  taken.change.parts.push_back(change_part(ChangeKind::controller));
  // An order addresses the controller (R-GEN-5): control is that player's, whoever had it.
  taken.change.parts.back().who = subject.empty() ? one(Reference::you) : subject;
  taken.duration = read_duration(meaning, said.child(Phrase::duration), nullptr, &taken.condition);
  if (among.empty()) return steps.push_back(std::move(taken));
  // "Target creature you control of their choice": who takes it aims at it only then (R-TARGET-4).
  meaning.targets->pop_back();
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
