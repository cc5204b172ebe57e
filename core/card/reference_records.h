#pragma once

#include "core/card/reference.h"
#include "core/card/rows.h"
#include "core/card/thing_set.h"

namespace sleight {

/// All that is known of a reference by itself.
struct ReferenceRecord {
  const char* name = nullptr;          ///< for what is found wrong, for tests and tables
  ThingKinds gives = ThingKinds::all;  ///< what it may name: all where only the context says that
  bool is_set = false;                 ///< a whole set of things, and no single one
  bool is_done_to = false;             ///< what the last step of its sort has done something to
  bool is_named = false;               ///< that, or what else only a step or a cost before gives a name to
};

/// The record of each reference.
inline constexpr ListTable<Reference, ReferenceRecord> reference_records = [] {
  using enum ThingKinds;
  return ListTable<Reference, ReferenceRecord>{{
      {Reference::nothing, {.name = "nothing"}},
      {Reference::permanents, {.name = "permanents", .gives = permanents, .is_set = true}},
      {Reference::cards, {.name = "cards", .gives = cards, .is_set = true}},
      {Reference::spells, {.name = "spells", .gives = spells, .is_set = true}},
      {Reference::effects, {.name = "effects", .gives = effects, .is_set = true}},
      {Reference::packets, {.name = "packets", .gives = packets, .is_set = true}},
      {Reference::players, {.name = "players", .gives = players, .is_set = true}},
      {Reference::died, {.name = "died", .gives = objects, .is_set = true}},
      {Reference::perished, {.name = "perished", .gives = objects, .is_set = true}},
      {Reference::played, {.name = "played", .gives = objects, .is_set = true}},
      {Reference::sources, {.name = "sources", .gives = objects, .is_set = true}},
      {Reference::self, {.name = "self", .gives = objects}},
      {Reference::enchanted, {.name = "enchanted", .gives = objects}},
      {Reference::target, {.name = "target"}},
      {Reference::chosen, {.name = "chosen"}},
      {Reference::chosen_player, {.name = "chosen player", .gives = players}},
      {Reference::it, {.name = "it"}},
      {Reference::other_one, {.name = "other one", .gives = permanents}},
      {Reference::destroyed, {.name = "destroyed", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::sacrificed, {.name = "sacrificed", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::discarded, {.name = "discarded", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::drawn, {.name = "drawn", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::made, {.name = "made", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::moved, {.name = "moved", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::removed, {.name = "removed", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::found, {.name = "found", .gives = objects, .is_done_to = true, .is_named = true}},
      {Reference::countered, {.name = "countered", .gives = cards, .is_named = true}},
      {Reference::untapped, {.name = "untapped", .gives = objects, .is_named = true}},
      {Reference::found_before, {.name = "found before", .gives = objects, .is_named = true}},
      {Reference::chosen_pile, {.name = "chosen pile", .gives = objects, .is_named = true}},
      {Reference::other_pile, {.name = "other pile", .gives = objects, .is_named = true}},
      {Reference::last_drawn, {.name = "last drawn", .gives = cards}},
      {Reference::that_player, {.name = "that player", .gives = players}},
      {Reference::you, {.name = "you", .gives = players}},
      {Reference::opponent, {.name = "opponent", .gives = players}},
      {Reference::active_player, {.name = "active player", .gives = players}},
      {Reference::defending_player, {.name = "defending player", .gives = players}},
      {Reference::controller_of, {.name = "controller of", .gives = players}},
      {Reference::owner_of, {.name = "owner of", .gives = players}},
      {Reference::packet_source, {.name = "packet source", .gives = objects}},
      {Reference::packet_victim, {.name = "packet victim", .gives = permanents | players}},
      {Reference::last_source, {.name = "last source", .gives = objects}},
  }};
}();
static_assert(has_each(reference_records));

/// The record of a reference.
constexpr const ReferenceRecord& record_of(Reference from) { return row_of(reference_records, from).of; }
/// Whether it names a whole set of things.
constexpr bool is_set(Reference from) { return record_of(from).is_set; }
/// Whether it names what a step has done something to.
constexpr bool is_done_to(Reference from) { return record_of(from).is_done_to; }
/// Whether only a step or a cost before it gives it a meaning.
constexpr bool is_named(Reference from) { return record_of(from).is_named; }
/// Whether it names all that is in play, or all cards outside it.
constexpr bool is_set_of_cards(Reference from) {
  return from == Reference::permanents || from == Reference::cards;
}
/// Whether it names all spells, or all effects, that are under way.
constexpr bool is_under_way(Reference from) {
  return record_of(from).gives == ThingKinds::spells || record_of(from).gives == ThingKinds::effects;
}
/// Whether it names one of the two piles that things were separated into.
constexpr bool is_pile(Reference from) {
  return from == Reference::chosen_pile || from == Reference::other_pile;
}
/// Whether it names players and nothing else, be it one or all of them.
constexpr bool means_players(Reference from) { return record_of(from).gives == ThingKinds::players; }

}  // namespace sleight
