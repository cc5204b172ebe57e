#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "core/duel/ids.h"

/// What a definition is made of, in a word each: so that a test writes a card much as its script would be.
namespace sleight::kit {

/// The players of every test.
inline constexpr PlayerId bob = PlayerId::bob;
inline constexpr PlayerId sue = PlayerId::sue;

// ------------------------------------------------------------------------------------------------- filters
Filter asking(Quality quality, bool negated = false);
Filter asking(Quality quality, Selector of);
Filter of_type(CardType types, bool negated = false);
Filter of_colour(Colours colours, bool negated = false);
Filter of_subtype(std::string_view word, bool negated = false);

// ----------------------------------------------------------------------------------------------- selectors
Selector from(Reference reference, std::vector<Filter> filters = {});
Selector a_target();
Selector permanents(CardType types, std::vector<Filter> more = {});
Selector creatures(std::vector<Filter> more = {});
Selector lands_of_type(std::string_view word);
Selector creature_or_player();

// ------------------------------------------------------------------------------------ amounts and conditions
Amount amount_of(AmountKind kind, Selector of = {});
/// The amount of the event.
Amount that_much();
Condition exists(Selector what);
Condition none(Condition of);

// ------------------------------------------------------------------------------------------------- changes
ChangePart part(ChangeKind kind, std::optional<Amount> amount = {});
/// A part that takes what was chosen for it.
ChangePart chosen_part(ChangeKind kind);
ChangePart word_part(ChangeKind kind, std::string_view word, std::string_view to = "");
ChangePart type_part(ChangeKind kind, CardType types);
ChangePart colour_part(Colours colours);
ChangePart gains(Ability ability);
/// "+power/+toughness"
std::vector<ChangePart> plus(int power, int toughness);
/// "power/toughness"
std::vector<ChangePart> becomes(int power, int toughness);

// --------------------------------------------------------------------------------------------------- steps
Step step(Verb verb, Selector what = {}, std::optional<Amount> amount = {});
/// A change that lasts.
Step change(std::vector<ChangePart> parts, Duration duration, Selector what = a_target());
/// Adds the mana of these letters to the pool; `C` is colourless.
Step add_mana(std::string_view letters);
/// Steps to be done at a target, or at no target.
Mode mode(Selector target, std::vector<Step> steps);

// ----------------------------------------------------------------------------------------------- abilities
/// A mana cost in letters: "X2BB".
ManaCost cost_of(std::string_view letters);

Ability ability(AbilityKind kind, std::vector<Mode> modes);
/// The cost in letters, with a last `T` where tapping is a part of it: "3T".
Ability activated(std::string_view cost, Mode does);
Ability triggered(EventKind event, Selector subject, std::vector<Step> steps);
/// "At ...": a phase effect.
Ability at_phase(std::string_view phase, PhasePart part, Selector whose, std::vector<Step> steps);
Ability continuous(Selector affects, std::vector<ChangePart> parts);
/// An activated ability whose one step, on line 7, changes its target: what lasting effects are made of.
Ability changing(std::vector<ChangePart> parts, Duration duration);
Ability rule(RuleKind kind, Selector by = {}, Selector affects = {});
Ability numbered(RuleKind kind, int amount, Selector affects = {});
Ability keyword(std::string_view name, std::vector<Filter> filters = {});

std::vector<Ability> trample();
std::vector<Ability> banding();
std::vector<Ability> first_strike();
/// "{B}: regenerate this creature", or for another cost.
std::vector<Ability> regeneration(std::string_view cost = "B");
/// "{B}: prevent 1 damage", or more.
std::vector<Ability> prevention(int amount = 1);
std::vector<Ability> joined(std::vector<Ability> some, const std::vector<Ability>& more);

}  // namespace sleight::kit
