#pragma once

#include "core/card/kinds.h"
#include "core/card/rows.h"

namespace sleight {

/// What an event tells to what it sets off: whom `it`, `other_one` and `that_player` name in there, and what
/// `that_much` and `life_before` count. A word without a row of its own, "", names nothing there.
struct EventFills {
  const char* it = "";
  const char* other_one = "";
  const char* that_player = "";
  const char* that_much = "";
  const char* life_before = "";
};

/// One row for each event: for what explains the language, and for what finds words that mean nothing where
/// they stand. The events themselves are made where something happens (core/playing).
inline constexpr ListTable<EventKind, EventFills> event_fills{{
    {EventKind::none, {}},
    {EventKind::phase, {.that_player = "whose phase it is"}},
    {EventKind::enters_play, {.it = "what came into play", .that_player = "its controller"}},
    {EventKind::leaves_play, {.it = "what left play", .that_player = "who controlled it"}},
    {EventKind::put_into_graveyard, {.it = "what went to the graveyard", .that_player = "who controlled it"}},
    {EventKind::deals_damage,
     {.it = "the source of the damage",
      .other_one = "the damaged creature, if it was no player",
      .that_player = "the damaged player, if it was no creature",
      .that_much = "the damage dealt",
      .life_before = "the life that the damaged player had before"}},
    {EventKind::tapped_for_mana,
     {.it = "what was tapped", .that_player = "who tapped it", .that_much = "the mana that it gave"}},
    {EventKind::becomes_tapped, {.it = "what became tapped", .that_player = "its controller"}},
    {EventKind::becomes_untapped, {.it = "what became untapped", .that_player = "its controller"}},
    {EventKind::loses_control, {.it = "what has changed hands or left play", .that_player = "who had it"}},
    {EventKind::activates,
     {.it = "what has the ability, or where `of` asks for it the ability itself",
      .that_player = "who uses it"}},
    {EventKind::successfully_cast, {.it = "the spell", .that_player = "who cast it"}},
    {EventKind::plays_land, {.it = "the land, wherever it has gone", .that_player = "who played it"}},
    {EventKind::attacks,
     {.it = "the attacker", .that_player = "the attacking player", .that_much = "how many creatures attack"}},
    {EventKind::blocks,
     {.it = "the blocker",
      .other_one = "the attacker that it blocks, where `blocked` asks for one",
      .that_player = "the defending player",
      .that_much = "likewise 1 for the first attacker that it blocks, 2 for the second, ..."}},
    {EventKind::becomes_blocked,
     {.it = "the attacker",
      .other_one = "the creature that blocks it, where `by` asks for one",
      .that_player = "the defending player",
      .that_much = "likewise 1 for the first creature that blocks it, 2 for the second, ..."}},
    {EventKind::goes_unblocked, {.it = "the attacker", .that_player = "the defending player"}},
    {EventKind::attack_begins, {.that_player = "the attacking player"}},
    {EventKind::attack_declared,
     {.that_player = "the attacking player", .that_much = "how many creatures attack"}},
    {EventKind::end_of_combat, {.that_player = "the attacking player"}},
    {EventKind::discards,
     {.it = "the card, now in the graveyard", .that_player = "who discarded it", .that_much = "1"}},
    {EventKind::draws, {.it = "the card", .that_player = "who drew it", .that_much = "1"}},
    {EventKind::loses_life, {.that_player = "who lost it", .that_much = "the life lost"}},
    {EventKind::gains_life, {.that_player = "who gained it", .that_much = "the life gained"}},
    {EventKind::regenerates, {.it = "what was regenerated"}},
    {EventKind::becomes_target,
     {.it = "the target", .that_player = "who casts or uses what it is a target of"}},
    {EventKind::last_counter_removed,
     {.it = "what the counter lay on", .that_player = "who has taken it off"}},
    {EventKind::does_not_pay, {.it = "what has the keyword", .that_player = "who does not pay"}},
    {EventKind::state, {.it = "this card"}},
}};
static_assert(has_each(event_fills));

}  // namespace sleight
