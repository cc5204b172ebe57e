#pragma once

#include <optional>
#include <type_traits>

#include "core/duel/duel.h"

namespace sleight {

/// What a cost is paid for: mana may be reserved for some of it.
enum class PaidFor : std::uint8_t {
  anything,  ///< that is none of the others
  spell,     ///< casting `self`
  use,       ///< using an activated ability of `self`
  keyword,   ///< the cost that `keyword` asks for
};

/// In whose name and about what a selector, amount or condition is read. Every field but the duel may be
/// empty.
struct Context {
  const Duel& duel;
  ObjectId self{};                ///< "this card"
  PlayerId you = PlayerId::none;  ///< the controller of the ability
  const Announcement* told =
      nullptr;  ///< what was announced: targets, X, choices, the event; null: nothing was
  const KeywordUse* keyword = nullptr;  ///< what "the parameter" is
  const TextWords* text = nullptr;      ///< how colour words and land types read; null: as written
  const Effect* effect = nullptr;       ///< the lasting effect being applied, for what was fixed in it
  Thing it{};                           ///< what a loop, or a change over many, has come to; none: as told
  const Ability* ability = nullptr;     ///< the ability that speaks; null where it is nobody's to use
  const LastKnown* source =
      nullptr;  ///< of an effect under way: what `self` was as it was announced; null: as it is
  PaidFor paid_for = PaidFor::anything;  ///< where a cost is paid
  GrantedChoice granted{};               ///< of an ability that something grants: what was chosen for that
  ObjectId keyword_giver{};              ///< whose text `keyword` is
  GivenBy given{};                       ///< of an ability that is held: which of several equal ones it is
};

/// Whether what has died went to a graveyard: a token does only where the rule set lets it stop there
/// (R-ZONE-16, D-18). The room that a token had is taken by tokens alone.
inline bool reached_graveyard(const Duel& duel, const LastKnown& dead) {
  return !duel.objects[dead.object.slot].token || duel.rules().token_reaches_graveyard;
}

/// A context that knows no more than who speaks.
inline Context context_for(const Duel& duel, ObjectId self, PlayerId you) {
  return {.duel = duel, .self = self, .you = you};
}
/// The context of what was announced and waits or lasts.
Context context_of(const Duel& duel, const Announcement& told);
/// The same for a lasting effect, with what was fixed in it.
Context context_of(const Duel& duel, const Effect& effect);
/// The context of an ability held by an object in play.
Context context_of(const Duel& duel, ObjectId holder, const HeldAbility& held);
/// The context of a play on its way or resolving.
Context context_of(const Duel& duel, const BatchItem& play);
/// The same as what is announced is being paid for.
Context context_of_price(const Duel& duel, const BatchItem& play);
/// Which keyword of `self` the counters of a kind count for that an ability speaks of; none where they count
/// for all, as those do of most kinds (R-CUM-1).
KeywordHeld counted_for(const Context& context, Word kind);
/// The traits of an object as they are now (or last were, when it has left).
LastKnown snapshot(const Duel& duel, ObjectId id);
/// The same where `context` speaks of it, which may know it for longer: what its effect has done something to
/// is remembered with the effect.
LastKnown remembered(const Context& context, ObjectId id);
/// Fixes what an effect keeps of its source from its announcement on, whatever becomes of that (R-RESOLVE-2):
/// the traits of `play.source`, how the words of the ability read, and what was chosen for it. `held` is null
/// for a spell, which is read as it is now (R-INT-5).
void fix_source(const Duel& duel, BatchItem& play, const HeldAbility* held);

/// Where `selector` says "this card" in an effect under way: that card as it was when the effect was
/// announced, for what has become of it since is nothing to the effect (R-RESOLVE-2). Null: what it gives is
/// read as it is.
inline const LastKnown* as_announced(const Context& context, const Selector& selector) {
  return selector.from == Reference::self ? context.source : nullptr;
}

/// The traits of what is announced. Mostly nobody asks: they are read off it when the first does.
class SourceTraits {
 public:
  /// A source as it was.
  // NOLINTNEXTLINE(google-explicit-constructor): traits that are fixed already are traits
  SourceTraits(const LastKnown& fixed) : known_(&fixed) {}
  /// A source as it is.
  SourceTraits(const Duel& duel, ObjectId source) : duel_(&duel), source_(source) {}
  SourceTraits(const SourceTraits&) = delete;
  SourceTraits& operator=(const SourceTraits&) = delete;
  /// What is known of the source at this moment.
  const LastKnown& now() const {
    if (known_ == nullptr) known_ = &read_.emplace(snapshot(*duel_, source_));
    return *known_;
  }

 private:
  const Duel* duel_ = nullptr;
  ObjectId source_;
  mutable std::optional<LastKnown> read_;
  mutable const LastKnown* known_ = nullptr;
};

/// The colours a definition names, as its text reads now (law 3).
Colours read_colours(const Context& context, Colours written);
/// The land type or other word a definition names, as its text reads now.
Word read_word(const Context& context, Word written);
/// What was chosen for whatever grants the ability that `context` is of.
inline std::uint8_t granted_in(const Context& context, std::uint8_t Chosen::*kind) {
  return kind == &Chosen::colour      ? context.granted.colour
         : kind == &Chosen::land_type ? context.granted.land_type
                                      : Chosen::none;
}
/// What a `choose` of one kind settled, as seen by `context`: for the lasting effect or the play, else for
/// what grants the ability, else by the card itself, which may have chosen anew since.
template <typename Choice>
Choice chosen_in(const Context& context, Choice Chosen::*kind) {
  const Choice nothing = Chosen{}.*kind;
  if (context.told != nullptr && context.told->chosen.*kind != nothing) return context.told->chosen.*kind;
  if constexpr (std::is_same_v<Choice, std::uint8_t>)
    if (const Choice granted = granted_in(context, kind); granted != nothing) return granted;
  return context.duel.exists(context.self) ? context.duel.object(context.self).chosen.*kind : nothing;
}
/// Adds to what an ability knows as chosen what was chosen for that which grants it: this goes before
/// whatever the card that has it has chosen for itself.
void take_granted(Chosen& chosen, const GrantedChoice& granted);
/// The ability `ability` among those `holder` has now; null when it does not have it. Of several that differ
/// it is the one behind `which` others (`which_of`).
const HeldAbility* held_by(const Duel& duel, ObjectId holder, AbilityId ability, int which = 0);
/// Which of the equal abilities of its holder this one is.
GivenBy given_by(ObjectId holder, const HeldAbility& held);
/// How many abilities of the same number `holder` has before `held`, or before the first that is like it: 0
/// but where a keyword with several prices, or several enchantments, give it one ability more than once.
int which_of(const Duel& duel, ObjectId holder, const HeldAbility& held);

}  // namespace sleight
