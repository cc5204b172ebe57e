#pragma once

#include <optional>
#include <vector>

#include "core/selection.h"
#include "core/table.h"

namespace sleight {

/// A way to draw mana without a decision worth asking: an untapped source and what it gives.
struct ManaSource {
  ObjectId object;
  AbilityId ability = AbilityId::none;  ///< none: the mana of a basic land type (R-LAND-2)
  Colours colours;                      ///< it can give one mana of one of these
  bool colourless = false;
  std::uint8_t amount = 1;
};

/// The mana sources that `player` could use now, cheapest to give up first: the fixed preference by which
/// costs are paid (fewest kinds of mana first, lands before others, what the own hand and abilities ask for
/// least, older first).
std::vector<ManaSource> mana_sources(const Duel& duel, PlayerId player);
/// Whether `player` can pay `cost` from pool and sources. `except`: an object that cannot be tapped for it.
bool can_pay_mana(const Duel& duel, PlayerId player, const ManaCost& cost, int x = 0, ObjectId except = {},
                  Colours x_only = {});
/// The greatest X that can be paid.
int greatest_x(const Duel& duel, PlayerId player, const ManaCost& cost, ObjectId except = {},
               Colours x_only = {});
/// Pays: pool first, then sources, never so that an affordable cost fails. False (and nothing done) if it
/// cannot.
bool pay_mana(Table& table, PlayerId player, const ManaCost& cost, int x = 0, ObjectId except = {},
              Colours x_only = {});
/// Taps `source` for mana, into the pool, with what follows from it (R-MPROD-1, tapped_for_mana).
void tap_for_mana(Table& table, PlayerId player, const ManaSource& source, Colour wanted);

/// What `cost` comes to now: the cost that the keyword was given put in, and all of it so many times over.
Cost due(const Context& context, const Cost& cost);
/// Whether the whole of `cost` of an ability of `self` can be paid now.
bool can_pay(const Context& context, PlayerId player, const Cost& cost, int x = 0, int targets = 1);
/// Pays the whole cost, asking which card to sacrifice or discard where there is a choice. True when paid.
bool pay(Table& table, const Context& context, PlayerId player, const Cost& cost, int x = 0, int targets = 1);

}  // namespace sleight
