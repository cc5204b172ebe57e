#pragma once

#include <cstdint>

namespace sleight {

/// When a spell or ability may be played, and what may answer it (R-COST-7, R-TIME-2).
enum class Speed : std::uint8_t { instant, sorcery, interrupt, mana_source, last_ = mana_source };

/// The kinds of abilities (R-PERM-3), and what else stands among the abilities of a card.
enum class AbilityKind : std::uint8_t {
  spell,            ///< the effect of an instant, interrupt, sorcery or mana source spell
  when_played,      ///< choices made while the spell is announced
  before_entering,  ///< done before the card comes into play, which may keep it from coming
  activated,
  triggered,
  continuous,  ///< changes characteristics, layer by layer
  rule,        ///< changes a rule
  keyword,     ///< stands for the abilities of a keyword module
  last_ = keyword,
};

}  // namespace sleight
