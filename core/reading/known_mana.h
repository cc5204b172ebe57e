#pragma once

#include <array>
#include <cstdint>
#include <vector>

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

/// A way to draw mana without a decision worth asking: a source, while it is untapped, and what it gives.
struct ManaSource {
  ObjectId object;
  AbilityId ability = AbilityId::none;  ///< none: the mana of a basic land type (R-LAND-2)
  int which = 0;                        ///< of several of that number (`which_of`)
  Colours colours;                      ///< it can give one mana of one of these, as it comes out (R-MPROD-1)
  bool colourless = false;
  bool land = false;            ///< a land gives it
  bool one_of_several = false;  ///< of that permanent, of which it is a use of one only
  std::uint8_t amount = 1;
  std::int32_t additional = 0;  ///< how much more follows from tapping it (R-MPROD-2)
  Reserve reserve;              ///< of its mana, where it may be spent on some things only
  /// All kinds of mana of which it can give one.
  ManaKinds kinds() const {
    return static_cast<ManaKinds>(colours.bits() | (colourless ? colourless_bit : 0U));
  }
  bool is_of_one_kind() const { return kinds() != 0 && (kinds() & (kinds() - 1)) == 0; }
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
struct KnownMana {
  struct OfPlayer {
    std::vector<ManaSource> sources;  ///< tapped or not
    ManaCount count;                  ///< what those give that are untapped
    /// What the sources depend on, as Duel::Dirt bits and besides what can be used of permanents and which
    /// kinds of rules there are.
    unsigned depends_on = 0;
    bool others = false;   ///< whether there may be sources besides, which are drawn by hand
    bool found = false;    ///< whether the sources are known
    bool counted = false;  ///< whether the count is
    /// How much mana of each colour the costs of what the player controls name.
    std::array<int, colour_count> named{};
    std::vector<std::uint64_t> order;  ///< room for putting them in order
    bool named_found = false;          ///< whether that is known: as long as what can be used of permanents
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
KnownMana& known_mana(const Duel& duel);

}  // namespace sleight
