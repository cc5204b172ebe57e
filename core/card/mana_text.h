#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/card/mana.h"

/// Mana in symbols, "{2}{B}{X}": the one place that reads and writes them.
namespace sleight {

/// The letters of mana in the order of the colours, and of a pool: colourless is the last.
inline constexpr std::string_view mana_letters = "WUBRGC";
static_assert(mana_letters.size() == colour_count + 1 && mana_letters[colourless_index] == 'C');

/// A mana cost written as "{2}{B}{X}" (R-MANA-6); nothing when it is not one. `colourless` takes "{C}"
/// symbols, where they are meant.
std::optional<ManaCost> read_mana(std::string_view symbols, int* colourless = nullptr);
/// The same cost in symbols: X, generic, colourless, either of two colours, then the colours in their order;
/// "{0}" when it is nothing.
std::string print_mana(const ManaCost& cost, int colourless = 0);

/// Kinds of mana, a symbol for each: "{B}", "{C}".
std::string kind_text(ManaKinds kinds);

/// A pool in symbols, "{W}{B}{B}{C}"; "" when it is empty.
std::string pool_text(const ManaPool& pool);
/// What the symbols add up to, in whatever case; false when they are no mana. A number is that much
/// colourless mana.
bool read_pool(std::string_view symbols, ManaPool& pool);

}  // namespace sleight
