#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// The step by which mana is reserved: what it may be spent on. No ability: the mana is free.
struct Reserve {
  AbilityId ability = AbilityId::none;
  std::uint32_t step = 0;
  bool operator==(const Reserve&) const = default;
  explicit operator bool() const { return ability != AbilityId::none; }
};

/// A way to draw mana without a decision worth asking: an untapped source and what it gives.
struct ManaSource {
  ObjectId object;
  AbilityId ability = AbilityId::none;  ///< none: the mana of a basic land type (R-LAND-2)
  Colours colours;                      ///< it can give one mana of one of these, as it comes out (R-MPROD-1)
  bool colourless = false;
  std::uint8_t amount = 1;
  std::int32_t additional = 0;  ///< how much more follows from tapping it (R-MPROD-2)
  Reserve reserve;              ///< of its mana, where it may be spent on some things only
  bool operator==(const ManaSource&) const = default;
};

/// The mana sources that a player could use now, oldest first. Asked about in nearly every window, and the
/// same from one to the next: so the duel's cache keeps it until something that it depends on changes. Those
/// who know how costs are paid find it out.
class KnownMana {
 public:
  /// What is known for `player`; null: nothing, or no more.
  const std::vector<ManaSource>* of(PlayerId player) const {
    const Known& known = known_[static_cast<std::size_t>(index(player))];
    return known.good ? &known.sources : nullptr;
  }
  /// The most mana that those sources give together; only where they are known.
  int most(PlayerId player) const { return known_[static_cast<std::size_t>(index(player))].most; }
  /// Keeps the sources of `player`, until what `depends_on` names, as Duel::Dirt bits, is touched, or what
  /// permanents are is computed again.
  const std::vector<ManaSource>& keep(PlayerId player, std::vector<ManaSource> sources, unsigned depends_on);
  /// The room of what was known, empty, so that it need not be asked for again.
  std::vector<ManaSource> room(PlayerId player);
  void touched(unsigned dirt) {
    for (Known& known : known_)
      if ((dirt & known.depends_on) != 0) known.good = false;
  }
  void forget() { touched(~0U); }

 private:
  struct Known {
    std::vector<ManaSource> sources;
    int most = 0;
    unsigned depends_on = ~0U;
    bool good = false;
  };
  std::array<Known, player_count> known_;
};

/// What the cache of `duel` knows of mana, it being up to date.
KnownMana& known_mana(const Duel& duel);

}  // namespace sleight
