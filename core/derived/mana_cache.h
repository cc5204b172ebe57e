#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/duel/chosen_ways.h"
#include "core/duel/duel.h"

namespace sleight {

inline constexpr ManaKinds colourless_bit = 1U << colourless_index;
static_assert(colourless_index < 8, "a bit for each kind of mana");

/// The step by which mana is reserved: what it may be spent on. No ability: the mana is free.
struct Reserve {
  AbilityId ability = AbilityId::none;
  std::uint32_t step = 0;
  bool operator==(const Reserve&) const = default;
  explicit operator bool() const { return ability != AbilityId::none; }
};

/// So much mana of each kind, by its index.
using ManaByKind = std::array<std::uint8_t, colour_count + 1>;

/// A way to draw mana from a source as it would be if it were used now: by one of its abilities, in one mode
/// and with one X. What it gives is counted as it comes out (R-MPROD-1).
struct ManaSource {
  ObjectId object;
  AbilityId ability = AbilityId::none;  ///< none: the mana of a basic land type (R-LAND-2)
  std::int32_t which = 0;               ///< of several of that number (`which_of`)
  std::uint8_t mode = 0;
  std::uint8_t x = 0;
  ChosenWays ways{};       ///< where its steps leave a choice of ways, those that they take
  ManaKinds any_of = 0;    ///< it gives one mana of one of these kinds
  ManaByKind besides{};    ///< and all of this
  ManaByKind added{};      ///< and what others add when it is tapped for mana, which is reserved for nothing
  ManaByKind kept{};       ///< and what they add besides that may be spent on some things only
  Reserve kept_by;         ///< on which
  ChosenWays answers{};    ///< where its player may have that or not, what they answer
  ManaKinds added_of = 0;  ///< where the player names the type of additional mana: that (R-MPROD-2)
  Reserve reserve;         ///< of its own mana, where it may be spent on some things only
  bool land = false;       ///< a land gives it
  bool taps = true;        ///< its permanent is tapped for it
  bool at_once = true;     ///< one step without a choice but that of a colour: nothing else has to be done
  bool plain = true;       ///< one mana, for tapping it and nothing else
  bool counting = false;   ///< what is tapped before it changes what it gives: this is it at one end of that
  AbilityId rule = AbilityId::none;  ///< the rule by which life is paid for it (no permanent gives it)
  bool one_of_several = false;       ///< of that permanent, of which it is a use of one only
  std::uint8_t uses = 1;  ///< how often it could be used: more than once only what is not tapped for it
  ManaCost price;         ///< the mana that it costs
  std::uint8_t life = 0;  ///< the life that it costs
  /// How much of what its player has it costs to use it: damage and life, by the point; a permanent lost
  /// weighs more than any damage.
  std::uint16_t hurts = 0;
  std::uint16_t wears = 0;  ///< how many counters come and go

  /// How much mana it gives in all.
  int units() const {
    int sum = any_of != 0 ? 1 : 0;
    for (std::size_t kind = 0; kind < besides.size(); ++kind) sum += besides[kind] + added[kind] + kept[kind];
    return sum;
  }
  bool costs_mana() const { return !plain && !price.empty(); }
  /// Every kind of mana that is among what it gives.
  ManaKinds kinds() const {
    unsigned all = any_of;
    for (std::size_t kind = 0; kind < besides.size(); ++kind)
      if (besides[kind] + added[kind] + kept[kind] > 0) all |= 1U << kind;
    return static_cast<ManaKinds>(all);
  }
  bool operator==(const ManaSource&) const = default;
};

/// How much mana there is to spend, by what it may be spent as.
struct ManaCount {
  int total = 0;
  /// Each unit is spent on anything, as one of the kinds that it is counted under; otherwise there is no more
  /// than the total, and nothing else is said.
  bool exact = true;

  void add(ManaKinds kinds, int units);
  /// Whether it pays `cost`, X being 0; where the count is not exact, whether it may.
  bool covers(const ManaCost& cost) const;
  /// Whether what `covers` says of it is so, and not only possible.
  bool settles(const ManaCost& cost) const;

 private:
  /// Units that are of the same kinds.
  struct Tally {
    ManaKinds kinds = 0;
    int units = 0;
  };
  static constexpr std::size_t most_tallies = 12;  ///< beyond which it is not exact
  std::array<Tally, most_tallies> tallies_{};
  std::size_t size_ = 0;
  std::array<int, colour_count> of_colour_{};  ///< the units that can be spent as each colour
};

/// The mana sources of each player, oldest first, and how much the untapped ones give. Asked about in nearly
/// every window, and the same from one to the next: so the duel's cache keeps it until what can be used in
/// play or something else that it depends on changes. Those who know how costs are paid find it out
/// (`untapped_sources`).
struct ManaTotals {
  struct OfPlayer {
    std::vector<ManaSource> sources;  ///< tapped or not
    ManaCount count;                  ///< what those give that are untapped
    /// What the sources depend on, as Duel::Dirt bits and besides what can be used of permanents and which
    /// kinds of rules there are.
    unsigned depends_on = 0;
    bool others = false;   ///< whether there may be sources besides, which are drawn by hand
    bool in_part = false;  ///< whether some source would give more than is planned of one
    /// Which delayed effects wait for something to be tapped, as one number; 0: none.
    std::uint64_t waiting = 0;
    bool all_plain = true;  ///< whether each source gives one mana in one way, for tapping it alone
    bool found = false;     ///< whether the sources are known
    bool counted = false;   ///< whether the count is
    /// How much mana of each colour the costs of what the player controls name.
    std::array<int, colour_count> named{};
    std::vector<std::uint64_t> order;      ///< room for putting them in order
    std::vector<std::uint32_t> preferred;  ///< the places of the sources in that order
    bool named_found = false;  ///< whether that is known: as long as what can be used of permanents
  };
  std::array<OfPlayer, player_count> players;

  OfPlayer& of(PlayerId player) { return players[static_cast<std::size_t>(index(player))]; }
  void touched(unsigned dirt) {
    // Quick: most of what happens has nothing to do with mana.
    if ((dirt & (players[0].depends_on | players[1].depends_on | Duel::tapped)) == 0) return;
    for (OfPlayer& known : players) {
      if ((dirt & known.depends_on) != 0) known.found = false;
      if (!known.found || (dirt & Duel::tapped) != 0) known.counted = false;
    }
  }
  void forget() {
    for (OfPlayer& known : players) known.found = known.counted = known.named_found = false;
  }
};

/// What the cache of `duel` knows of mana, it being up to date.
ManaTotals& known_mana(const Duel& duel);

}  // namespace sleight
