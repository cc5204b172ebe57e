#pragma once

#include <vector>

#include "core/duel.h"
#include "core/table.h"

namespace sleight {

/// In whose name and about what a selector, amount or condition is read. Every field but the duel may be
/// empty.
struct Context {
  const Duel& duel;
  ObjectId self{};                      ///< "this card"
  PlayerId you = PlayerId::none;        ///< the controller of the ability
  const Play* play = nullptr;           ///< gives targets, X, what was chosen, and the triggering event
  const KeywordUse* keyword = nullptr;  ///< what "the parameter" is
  const TextWords* text = nullptr;      ///< how colour words and land types read; null: as written
  const Effect* effect = nullptr;  ///< the lasting effect being applied, for its fixed X and chosen value
  Thing it{};                      ///< of for_each, or of a triggering event when there is no play
  ObjectId other_one{};
  PlayerId that_player = PlayerId::none;
  std::int32_t that_amount = 0;
  std::int32_t last_result = 0;
};

/// Everything that `selector` gives, without doubles, in a fixed order: players active first, permanents in
/// the order in which they came into play.
std::vector<Thing> select(const Context& context, const Selector& selector);
/// Whether `selector` gives anything.
bool any_selected(const Context& context, const Selector& selector);
/// How many things `selector` gives.
int count_selected(const Context& context, const Selector& selector);
/// Whether `thing` is among what `selector` gives.
bool selects(const Context& context, const Selector& selector, Thing thing);
/// Whether `thing` passes all `filters`.
bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing);
/// Whether a source with these traits passes all `filters` (packets, protection).
bool passes(const Context& context, const std::vector<Filter>& filters, const Snapshot& traits);
/// The first thing `selector` gives, or one of kind none.
Thing first_selected(const Context& context, const Selector& selector);
/// The first player `selector` gives; `fallback` when the selector is empty; none when it gives no player.
PlayerId selected_player(const Context& context, const Selector& selector, PlayerId fallback);

/// The value of `amount`.
int evaluate(const Context& context, const Amount& amount);
/// The value of `amount`, or `absent` when there is none.
int evaluate(const Context& context, const Box<Amount>& amount, int absent);
/// Whether `condition` holds.
bool holds(const Context& context, const Condition& condition);

/// The number at which a lasting effect is fixed when it is made (Effect::x): the first amount in `change`
/// that is not written out. The effect then reads that number wherever such an amount stands.
int number_to_fix(const Context& context, const Change& change);

/// The colours a definition names, as its text reads now (law 3).
Colours read_colours(const Context& context, Colours written);
/// The land type or other word a definition names, as its text reads now.
Word read_word(const Context& context, Word written);

/// The traits of an object as they are now (or last were, when it has left).
Snapshot snapshot(const Duel& duel, ObjectId id);
/// The context of an ability held by an object in play.
Context context_of(const Duel& duel, ObjectId holder, const HeldAbility& held);
/// Fixes what an effect keeps of its source from its announcement on, whatever becomes of that (R-RESOLVE-2):
/// the traits of `play.source`, and how the words of the ability read. `held` is null for a spell, which is
/// read as it is now (R-INT-5).
void fix_source(const Duel& duel, Play& play, const HeldAbility* held);
/// The context of a play on its way or resolving.
Context context_of(const Duel& duel, const Play& play);
/// What `selector` could ever depend on, as Duel::Dirt bits.
unsigned reads(const Selector& selector);
unsigned reads(const Amount& amount);
unsigned reads(const Condition& condition);

}  // namespace sleight
