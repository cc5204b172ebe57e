#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/derived/proposals.h"
#include "core/duel/chosen_ways.h"
#include "core/table/agent.h"
#include "core/table/observer.h"

namespace sleight {

/// A duel being played: the value, who decides, and what was decided. Rules code takes a `Table&`, and asks
/// the players by the functions of core/table/asking.h.
struct Table {
  Duel& duel;
  std::array<Agent*, player_count> agents{};
  std::vector<std::int32_t>* journal = nullptr;  ///< every answer that had an alternative, in order
  Observer* observer = nullptr;
  /// Put to the agents even decisions with one possible answer, and windows in which one can but pass. Hosts
  /// that follow a duel step by step (scenarios) need to stop there. Such answers are journaled no more than
  /// else.
  bool every_decision = false;
  std::vector<Event> pending{};  ///< triggered effects that have not been done yet, by the events they answer
  /// How many windows of damage prevention are open: new damage joins the open step (R-DP-7).
  int open_preventions = 0;
  /// The packets numbered from here on are those of the effect that is being done (R-DMG-2).
  std::uint32_t effect_began = 0;
  /// Enchantments that an effect of their own, which is under way, will move: they do not go to the graveyard
  /// with what they lie on, unless they are still on nothing when it is done.
  std::vector<ObjectId> moving_on{};
  int nested = 0;         ///< how deep play goes on inside play (`Nested`)
  int resolving = 0;      ///< how many spells and effects are being resolved inside each other
  int trigger_depth = 0;  ///< how many triggered effects are under way inside each other
  int effects_done = 0;   ///< triggered effects done since the outermost of them began
  /// A `state` effect of the round of looking that goes on, with its holder: under way, or done.
  struct StateEffect {
    const Ability* ability = nullptr;
    ObjectId holder;
    bool under_way = true;
    std::uint32_t plays_made = 0;  ///< `Table::plays_made` as it began
  };
  std::vector<StateEffect> state_effects{};
  /// How many spells and abilities players have announced and paid for; whatever does not answer to a player
  /// leaves it as it is.
  std::uint32_t plays_made = 0;
  /// Replacements under way, one inside the other: none acts on what its own steps do.
  std::vector<StepsInstead> replacing{};
  int replacements_done = 0;  ///< replacements done since the outermost of them began

  /// What a payment under way has settled of the mana of the source that it uses, so that nobody is asked:
  /// which kinds of mana are meant where the ability lets its player name one, of which additional mana is,
  /// and which of its ways the steps take that leave a choice of them.
  struct SettledMana {
    ManaKinds named = 0;
    ManaKinds added = 0;
    ChosenWays ways{};
  };
  SettledMana settled_mana{};
  /// Sources of mana that the player who pays next has named, by their slots: a payment draws from them
  /// before all others, and takes those that it has drawn from off the list. No answer says so and no journal
  /// keeps it: it is for hosts that keep no records, as the runner of scenarios; null for all others.
  std::vector<std::uint16_t>* named_sources = nullptr;

  /// A random number from 0 to `bound - 1`; takes from `Duel::forced_chance` first.
  std::uint32_t chance(std::uint32_t bound);
};

}  // namespace sleight
