#include "core/playing/effects/arrival.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/event_kind.h"
#include "core/card/purpose.h"
#include "core/card/verb.h"
#include "core/derived/changes.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/effects/steps.h"
#include "core/playing/moves/copies.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/context.h"

namespace sleight {
namespace {

bool is_choice(const Step& step) { return step.verb == Verb::choose || step.verb == Verb::one_of; }

/// Does steps of a card that is about to be in play, those that `means` means.
void do_own_steps(Table& table, ObjectId card, const Ability& ability, Arrival& arrival,
                  bool (*means)(const Step&) = nullptr) {
  Duel& duel = table.duel;
  BatchItem play;  // no play of the batch: it only carries what is chosen
  play.number = duel.next_number++;
  play.kind = BatchItem::Kind::triggered;
  play.ability = duel.library().id_of(ability);
  play.source = card;
  play.controller = arrival.controller;
  play.traits = snapshot(duel, card);
  // What has changed the words of a spell goes over to the permanent (R-INT-5).
  play.text = duel.look(card).text;
  play.chosen = arrival.chosen;
  play.x = arrival.x;
  if (table.observer != nullptr) table.observer->takes_effect(duel, play);
  for (const Mode& mode : ability.modes) do_steps(table, play, mode.steps, means);
  arrival.chosen = play.chosen;
}

/// Asks for all that the text of a card asks for before the card is in play. False: it has gone elsewhere.
bool ask_all(Table& table, ObjectId card, const Card& text, bool announced, Arrival& arrival) {
  if (const Ability* choices = when_played(text); choices != nullptr && !announced)
    do_own_steps(table, card, *choices, arrival);
  for (const Ability& ability : text.abilities) {
    if (ability.kind != AbilityKind::before_entering || ability.modes.empty()) continue;
    do_own_steps(table, card, ability, arrival);
    if (!table.duel.exists(card)) return false;
  }
  return true;
}

/// Whether the card says of itself that it is a copy of what is chosen for it.
bool copies_what_it_chooses(const Card& card) {
  return std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
    const bool itself = ability.affects.empty() || ability.affects.from == Reference::self;
    return ability.kind == AbilityKind::continuous && itself &&
           std::any_of(ability.change.parts.begin(), ability.change.parts.end(), is_copy_of_chosen);
  });
}

/// Calls `ask` with each card whose text is asked as `card` comes: its own, and as long as that says that it
/// is a copy of what is chosen, the chosen one. What it copies is kept in `arrival`, by itself: what that has
/// it choose may be a card again. Whether each of them gave true; else the rest is left out.
template <typename Ask>
bool for_each_text(Duel& duel, ObjectId card, Arrival& arrival, Ask ask) {
  const Library& library = duel.library();
  std::vector<CardId> asked;
  for (CardId id = duel.object(card).card;
       id != CardId::none && std::find(asked.begin(), asked.end(), id) == asked.end(); id = arrival.copied) {
    asked.push_back(id);
    if (!ask(library.card(id))) return false;
    if (!copies_what_it_chooses(library.card(id))) break;
    const ChosenThing original = std::exchange(arrival.chosen.thing, {});
    arrival.copied = original.card;
    // They go with it, as what interrupts have done to a spell does.
    if (original.thing.is_object())
      give_besides(duel, copied_besides(duel, original.thing.object), card, arrival.controller);
    duel.object(card).chosen.thing = {};
  }
  return true;
}

/// Whether it is done as the card that has it comes into play, or is played.
bool is_of_arrival(const Ability& ability) {
  return ability.kind == AbilityKind::when_played || ability.kind == AbilityKind::before_entering ||
         (ability.kind == AbilityKind::triggered && ability.trigger.event == EventKind::enters_play &&
          ability.trigger.subject.from == Reference::self);
}

/// Whether it is what the enchantment does as it comes into play.
bool is_its_arrival(const Duel& duel, const BatchItem& play, ObjectId enchantment) {
  return play.source == enchantment && play.ability != AbilityId::none &&
         is_of_arrival(duel.library().ability(play.ability));
}

/// What lies in play has chosen that.
void settle_choices(Duel& duel, ObjectId permanent, const Arrival& arrival) {
  duel.object(permanent).chosen = arrival.chosen;
  duel.object(permanent).copied = arrival.copied;
  duel.touch(Duel::choice | Duel::board);
}

}  // namespace

bool still_enters(Table& table, ObjectId card, Arrival& arrival) {
  bool announced = arrival.announced;
  return for_each_text(table.duel, card, arrival, [&](const Card& text) {
    return ask_all(table, card, text, std::exchange(announced, false), arrival);
  });
}

void choose_as_arrived(Table& table, ObjectId permanent) {
  Duel& duel = table.duel;
  Arrival arrival{.controller = duel.look(permanent).controller};
  // On its way while it chooses: it is none of those in play of which it may choose one.
  const auto place =
      std::find(duel.in_play.begin(), duel.in_play.end(), permanent.slot) - duel.in_play.begin();
  duel.in_play.erase(duel.in_play.begin() + place);
  duel.object(permanent).zone = Zone::limbo;
  duel.touch(Duel::board);
  for_each_text(duel, permanent, arrival, [&](const Card& text) {
    for (const Ability& ability : text.abilities)
      if (is_of_arrival(ability)) do_own_steps(table, permanent, ability, arrival, is_choice);
    return true;
  });
  duel.in_play.insert(duel.in_play.begin() + place, permanent.slot);
  duel.object(permanent).zone = Zone::in_play;
  settle_choices(duel, permanent, arrival);
}

void move_enchantment(Table& table, ObjectId enchantment, ObjectId host, const BatchItem& by) {
  Duel& duel = table.duel;
  if (is_its_arrival(duel, by, enchantment)) return put_on(duel, enchantment, host);
  // What it does to itself in the same breath stays; what it did to its last host does not.
  end_effects(duel, [&](const Effect& effect) {
    if (effect.affected == Thing::of(enchantment))
      return effect.source != enchantment || by.source != enchantment;
    return effect.source == enchantment && needs_its_source(effect.duration);
  });
  std::erase_if(duel.counters, [&](const Counters& here) { return here.slot == enchantment.slot; });
  forget_uses(duel, enchantment);
  Object& object = duel.object(enchantment);
  object.noted = {};
  object.chosen = {};
  object.copied = CardId::none;
  duel.touch(Duel::choice | Duel::counter);
  put_on(duel, enchantment, host);
  Arrival arrival{.controller = duel.look(enchantment).controller, .x = object.x};
  if (!still_enters(table, enchantment, arrival)) return;
  settle_choices(duel, enchantment, arrival);
  arrive_again(table, enchantment);
}

}  // namespace sleight
