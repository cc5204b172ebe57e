#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/derived/mana_cache.h"
#include "core/table/table.h"

namespace sleight {

/// Each way in which `player` could draw mana from permanents, tapped or not, oldest permanent first. Good
/// until the duel changes.
const std::vector<ManaSource>& known_sources(const Duel& duel, PlayerId player);
/// The same of what could be used now.
std::vector<ManaSource> untapped_sources(const Duel& duel, PlayerId player);
/// The places among `known_sources` of the first way of each permanent, as `ways_together` groups them, those
/// that are untapped, cheapest to give up first: the fixed preference by which costs are paid (what is tapped
/// for its mana and costs none before the rest, fewest kinds of mana first, lands before others, what the own
/// hand and abilities ask for least, older first). Good until the duel changes.
const std::vector<std::uint32_t>& preferred_sources(const Duel& duel, PlayerId player);
/// How much mana of each colour the cards in the player's hand ask for, that card apart: so much is kept for
/// them where it can be.
std::array<int, colour_count> asked_by_hand(const Duel& duel, PlayerId player, ObjectId paid_for);
/// How many ways from `first` on are ways of one permanent of which only one can be used.
std::size_t ways_together(const std::vector<ManaSource>& sources, std::size_t first);
/// Whether a source can be used now, as it lies there.
bool is_usable(const Duel& duel, const ManaSource& source);
/// Whether a way gives all that another one gives, for no more mana or life than that, and for as many
/// things.
bool gives_as_much(const ManaSource& source, const ManaSource& other);
/// The one thing that a permanent gives to whoever only asks whether a cost can be paid: one mana of any of
/// `kinds` by any of its ways, or all that the way at `at` gives, of which the first mana is of one of
/// `kinds`. No kinds: its ways give different things, or cost mana or life.
struct OneThing {
  ManaKinds kinds = 0;
  std::size_t at = 0;
};
OneThing one_thing(const std::vector<ManaSource>& sources, std::size_t first, std::size_t count);
/// Whether each source of the player gives one mana in one way, for tapping it alone.
bool is_all_plain(const Duel& duel, PlayerId player);
/// Whether the player may have sources that no cost draws from by itself: those that do or give up something
/// that only their player decides on.
bool may_draw_by_hand(const Duel& duel, PlayerId player);
/// Whether some source of the player would give more than is planned of one for a cost
/// (`most_of_one_source`).
bool gives_more_by_hand(const Duel& duel, PlayerId player);
/// How much mana the player could spend now, pool and sources together; in `room` where that has to be
/// counted anew. Good until the duel changes.
const ManaCount& mana_count(const Duel& duel, PlayerId player, std::optional<ManaCount>& room);

}  // namespace sleight
