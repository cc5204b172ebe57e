#pragma once

#include <utility>
#include <vector>

#include "core/derived/rules_in_force.h"
#include "core/query/context.h"

/// "Would": what is about to happen is a value first, and replacement rules ("instead", "comes into play
/// tapped") change the value. Whoever makes something happen proposes it, and does what has become of it.
namespace sleight {

/// What can be about to happen, so that replacement rules are asked before.
enum class Would : std::uint8_t {
  draw,                   ///< a player draws one card
  discard,                ///< a player discards `object`
  gain_life,              ///< a player gains `amount` life
  untap,                  ///< a permanent, in its controller's untap phase
  begin_turn,             ///< a player's turn begins
  begin_phase,            ///< the phase `phase` of a player's turn begins
  be_destroyed,           ///< or buried: a permanent
  be_put_into_graveyard,  ///< a permanent
  enter_play,             ///< a card or token; it lies in play already, but nobody has seen it yet
  have_packet_made,       ///< a creature or player is about to be dealt damage (R-DP-4)
  be_dealt_damage,        ///< a packet is being dealt (R-DP-5)
  last_ = be_dealt_damage,
};

/// One replacement rule that has steps, told apart from others with the same text: who has it, from whom and
/// since when.
struct StepsInstead {
  const Ability* ability = nullptr;
  ObjectId source{};
  ObjectId giver{};
  Timestamp since = 0;
  bool operator==(const StepsInstead&) const = default;
};

/// Something that is about to happen, and what it has become.
struct Proposal {
  Would would = Would::draw;
  Thing whom{};                       ///< to whom; a redirection changes it
  ObjectId object{};                  ///< the second object: the card that is discarded
  const LastKnown* source = nullptr;  ///< of damage
  const std::vector<Thing>* been =
      nullptr;     ///< of damage: from whom redirections took it, never back to them
  Word phase{};    ///< which one begins
  int amount = 1;  ///< of damage, of life
  const std::vector<Thing>* aimed_at =
      nullptr;                  ///< of damage: the targets of the spell or effect that deals it
  bool combat = false;          ///< it is combat damage
  Zone zone = Zone::graveyard;  ///< where what leaves play goes
  bool tapped = false;          ///< what enters play is tapped
  std::vector<std::pair<Word, int>> counters{};  ///< what enters play with these, by kind
  bool own_rules_only = false;                   ///< of what enters play: no rules but its own see it come
  /// What is done in its place: the rule whose steps these are, and what it speaks of. No ability: it
  /// happens.
  StepsInstead instead{};
  Announcement told{};
  /// Replacements that are being done: a rule does not act on what its own steps do.
  const std::vector<StepsInstead>* under_way = nullptr;
};

/// What becomes of `proposal` when every replacement rule in force has acted on it: the rules of one kind in
/// the order of their age, kinds in the order of the table in proposals.cpp. Of several whose steps would
/// take its place the oldest does. Nothing is done yet.
Proposal settled(const Duel& duel, Proposal proposal);

/// Whether any rule in force acts on that at all: a quick way out for what happens all the time.
bool may_change(const Duel& duel, Would would);

/// Whether rules of that kind act on what is about to happen.
bool is_replacement(RuleKind rule);

/// Damage can be dealt to players and to creatures in play only.
bool can_be_damaged(const Duel& duel, Thing victim);

/// To whom the rule would send such damage, be it only if its controller likes; nobody where it is not about
/// it.
Thing redirected_to(const Duel& duel, const RuleInForce& force, const Proposal& damage);

/// Whether nothing may prevent damage from that source to that victim, nor deal it to another.
bool damage_stays(const Duel& duel, Thing victim, const LastKnown& source, bool combat);

}  // namespace sleight
