#pragma once

#include <optional>
#include <vector>

#include "core/playing/costs/available_mana.h"
#include "core/query/context.h"

namespace sleight {

/// Whether what it comes to has yet to be worked out (`due`).
inline bool is_open(const Cost& cost) { return cost.of_keyword || cost.times || cost.mana_of; }
/// What `cost` comes to now: with the cost that is the parameter of the keyword, and multiplied by
/// `Cost::times`.
Cost due(const Context& context, const Cost& cost);
/// `part` with the colours and land types that it names as the text of `context` reads now (law 3): so it may
/// be paid by whoever's text reads otherwise.
CostPart as_read(const Context& context, CostPart part);
/// Whether the whole of `cost` of an ability of `self` can be paid now.
bool can_pay(const Context& context, PlayerId player, const Cost& cost, int x = 0, int targets = 1);
/// Whether the whole of `cost` can be paid, its mana from `supply`, together with the casting cost `mana`.
bool can_pay(const AvailableMana& supply, const Context& context, PlayerId player, const Cost& cost,
             const ManaCost& mana, int x, int targets);
/// Generic mana that `cost` asks for because of so many targets (R-MANA-8).
int cost_of_targets(const Context& context, const Cost& cost, int targets);
/// The greatest X that `cost` can be paid with (R-MANA-7).
int greatest_x(const Context& context, PlayerId player, const Cost& cost);
/// Pays the whole cost, asking which card to sacrifice or discard where there is a choice. True when the cost
/// was paid; `effect` then refers to the cards that were given up (`sacrificed`, `discarded`).
bool pay(Table& table, const Context& context, PlayerId player, const Cost& cost, Announcement& effect,
         int x = 0, int targets = 1);
/// What casting the card costs the player in mana, with all that raises or lowers it (RuleKind::costs_more).
ManaCost casting_cost_of(const Duel& duel, PlayerId player, ObjectId card);
/// So much mana, whatever its types.
ManaCost of_any_type(const ManaCost& mana);
/// Whether the player may cast or play that card, which lies in no hand, as though it were in the own hand.
bool may_play_from_there(const Duel& duel, PlayerId player, ObjectId card);
/// The same with whatever else the card asks for.
Cost cost_of(const Duel& duel, PlayerId player, ObjectId card);
/// What casting the card costs besides, by the card itself and by rules (RuleKind::casting_asks).
Cost extra_cost_of(const Duel& duel, PlayerId player, ObjectId card);
/// Whether a rule asks for more than mana for what is cast (a quick way out).
bool casting_is_raised(const Duel& duel);
/// Whether a rule changes what abilities cost (a quick way out).
bool uses_are_raised(const Duel& duel);
/// What the card lets the player pay rather than its casting cost, with whatever else it asks for.
std::optional<Cost> other_cost_of(const Duel& duel, PlayerId player, ObjectId card);
/// What using an ability of `self` costs that asks for `cost`, with all that raises or lowers it
/// (RuleKind::uses_cost_more, RuleKind::using_asks).
Cost use_cost_of(const Context& context, const Cost& cost);
/// A cost of the phase was paid for `holder`.
void note_paid_upkeep(Duel& duel, ObjectId holder);

}  // namespace sleight
