#pragma once

#include <cstdint>
#include <vector>

#include "core/playing/combat/declaration_offers.h"
#include "core/playing/turn/prices_of_combat.h"

namespace sleight {

/// One creature blocking one attacker and, with it, the attacker's whole band (R-BAND-3).
struct BlockPair {
  ObjectId blocker;
  ObjectId attacker;
  std::uint16_t band = 0;
  bool operator==(const BlockPair&) const = default;
};

/// The blocks that creatures could make, each by itself, and leaving prices aside (R-BLOCK-1).
std::vector<BlockPair> possible_blocks(const Duel& duel);
/// Such a block.
BlockPair block_of(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// Who says who blocks whom: the defender, unless a rule has another do it.
PlayerId chooser_of_blocks(const Duel& duel);

/// A creature that must block one of these bands (Lure and its like).
struct BlockDemand {
  ObjectId blocker;
  RuleKind kind = RuleKind::must_block;
  std::vector<std::uint16_t> bands;
};

/// What a declaration of blocks can go on with.
struct BlockOffer {
  std::vector<BlockPair> blocks;  ///< those that a legal declaration has beside the ones declared
  bool may_end = true;            ///< what is declared is a legal declaration
};

/// What of the blocks can still be declared, one after the other: a declaration is legal when it breaks no
/// prohibition (how many creatures block, or block one; company; how many a creature blocks) and meets as
/// many demands to block as any legal one can (R-CBT-6, R-FORCE-1).
class BlockPlans {
 public:
  /// `possible`: as when the declaration began. `declared` have been chosen, and paid for.
  BlockPlans(const Duel& duel, const std::vector<BlockPair>& possible,
             const std::vector<BlockPair>& declared);
  /// Declares one of those that are offered, which costs nothing or has been paid for.
  void take(const BlockPair& pair);
  BlockOffer offer() const;
  /// Whether that block may be declared next, as far as its creature goes.
  bool has(const BlockPair& pair) const;
  /// Whether any declaration that breaks no prohibition has all that was declared, whatever it meets.
  bool is_completable() const;
  /// What is declared, without the blocks that cannot be finished any more, as what they would need has
  /// become too dear.
  std::vector<BlockPair> finished() const;
  /// The demands that nothing declared meets, and that could be met by themselves.
  std::vector<BlockDemand> open_demands() const;

 private:
  /// A creature that could block, or does.
  struct Blocker {
    ObjectId id;
    int times = 1;         ///< how many more bands it may block
    std::size_t sort = 0;  ///< in `plan_`
  };
  struct Part {
    BlockPair pair;
    std::uint32_t blocker = 0;  ///< in `blockers_`
    std::uint32_t place = 0;    ///< in `plan_`
    bool free = true;
  };

  void list(const std::vector<BlockPair>& possible, const std::vector<BlockPair>& declared);
  void find_demands();
  void find_places();
  void find_sorts();
  bool can_pay_for(std::size_t sort, std::size_t place, const Completion& completion) const;

  const Duel& duel_;
  bool bound_ = false;   ///< something is demanded, or limited
  bool priced_ = false;  ///< some block may cost something
  std::vector<BlockPair> declared_;
  std::vector<Blocker> blockers_;
  std::vector<Part> parts_;  ///< what may be declared beside those, as far as each creature goes
  std::vector<BlockDemand> demands_;
  std::vector<std::uint16_t> bands_of_places_;
  DeclarationPlan plan_;
  DeclarationLimits limits_;
};

}  // namespace sleight
