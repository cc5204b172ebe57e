#pragma once

#include <array>

#include "core/derived/mana_cache.h"
#include "core/query/context.h"
#include "core/table/table.h"

namespace sleight {

/// What the mana is reserved by that a step of the ability adds.
Reserve reserve_of(const Duel& duel, AbilityId ability, const Step& step);
/// Whether mana that is so reserved may be spent on what `context` pays for.
bool may_be_spent(const Context& context, const Reserve& reserve);

/// Puts `amount` mana into the pool of `player`; `kind` is the index of a colour, or `colourless_index`. All
/// mana comes into being here.
void add_to_pool(Duel& duel, PlayerId player, std::size_t kind, int amount, const Reserve& reserve = {});
/// Takes one mana out of it, which is there.
void take_from_pool(Duel& duel, PlayerId player, std::size_t kind, const Reserve& reserve);

/// Of which kinds of mana one comes out where a source would give each kind, by index: its player chooses.
using ManaTypes = std::array<ManaKinds, colour_count + 1>;
/// What comes of the mana of a permanent that is tapped for it, after all that changes its type (R-MPROD-1).
ManaTypes types_of_mana(const Duel& duel, ObjectId source);
/// Where nothing changes it.
ManaTypes as_it_is();
/// The same of a set of kinds.
ManaKinds made_of(const ManaTypes& types, ManaKinds kinds);

/// The colours of which one comes of a step that adds mana of any colour: those that it names, and of these
/// those that the lands it speaks of could give, tapped or not.
Colours colours_offered(const Context& context, const Step& step);
/// The kinds of mana, colourless among them, that what the step names could give.
ManaKinds kinds_offered(const Context& context, const Step& step);

/// The index of the one of these kinds of mana, at least one, that the player chooses.
std::size_t ask_kind_of_mana(Table& table, PlayerId player, ObjectId source, ManaKinds kinds);

/// A permanent is being tapped for mana: made before its cost is paid, `cost_paid` after that, `finish` once
/// the mana is in the pool. Whatever the way in which the source gives its mana, what follows from it is the
/// same.
class ManaMaking {
 public:
  ManaMaking(const Duel& duel, PlayerId player, ObjectId source);
  /// Notes what is in the pools: what comes into them from now on is what the source makes.
  void cost_paid(const Duel& duel);
  /// Gives what came, to whomever it came, in the type that it comes out with (R-MPROD-1): of several one
  /// that is `wanted`, or with none wanted the one that the player chooses. What was drawn as that already
  /// needs it not.
  void settle_types(Table& table, ManaKinds wanted = 0) const;
  /// Adds the additional mana, of the type that was made (R-MPROD-2; the player names one of several), and
  /// tells whoever listens how much it was in all.
  void finish(Table& table) const;

 private:
  /// One of the types that mana of one kind may come out as.
  std::size_t settled_type(Table& table, ManaKinds kinds, ManaKinds wanted) const;
  PlayerId player_;
  ObjectId source_;
  /// What lay in a pool.
  struct Pool {
    ManaPool mana;
    std::vector<ReservedMana> reserved;
    ManaPool all;
  };
  std::array<Pool, player_count> before_;
  int additional_;
  ManaTypes types_;
};

/// How much more mana the permanent gives when it is tapped for mana (R-MPROD-2).
int additional_mana(const Duel& duel, ObjectId source);

}  // namespace sleight
