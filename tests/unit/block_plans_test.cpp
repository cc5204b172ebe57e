#include "core/playing/turn/block_plans.h"

#include <gtest/gtest.h>

#include <bit>
#include <optional>
#include <random>
#include <set>

#include "tests/kit/board.h"

/// Blocks on small boards by chance, held against all declarations that there are.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Colour red = Colour::red;
constexpr Colour green = Colour::green;

/// A creature that attacks, and what its band asks for.
struct Target {
  bool red = false;
  bool green = false;
  std::size_t band = 0;
  unsigned needs = 1;
  std::optional<unsigned> most;
};

/// A creature that could block, and what is demanded and forbidden of it.
struct Defender {
  bool red = false;
  bool green = false;
  bool must_red = false;
  bool must_green = false;
  bool must_each = false;
  bool not_green = false;
  bool pays_for_red = false;
  unsigned company = 0;
  unsigned more = 0;
};

/// A declaration: by defender, the bands that it blocks, a bit each.
using Blocks = std::vector<unsigned>;

struct Defence {
  /// `mana`: so many blocks at a price can be paid for.
  explicit Defence(unsigned seed, unsigned mana = 0) : mana_(mana) {
    std::mt19937 random(seed);
    const auto below = [&random](unsigned n) { return static_cast<unsigned>(random() % n); };
    const unsigned attackers = 1 + below(3);
    for (unsigned i = 0; i < attackers; ++i) {
      Target target;
      target.red = below(2) == 0;
      target.green = below(3) == 0;
      target.band = i > 0 && below(5) == 0 ? targets.back().band : i;
      if (below(4) == 0) target.needs = 2 + below(2);
      if (below(5) == 0) target.most = below(3);
      targets.push_back(target);
    }
    const unsigned blockers = 1 + below(4);
    for (unsigned i = 0; i < blockers; ++i) {
      Defender one;
      one.red = below(2) == 0;
      one.green = below(2) == 0;
      one.must_red = below(3) == 0;
      one.must_green = below(4) == 0;
      one.must_each = below(10) == 0;
      one.not_green = below(5) == 0;
      one.pays_for_red = below(mana > 0 ? 2 : 6) == 0;
      if (below(5) == 0) one.company = 1 + below(2);
      if (below(6) == 0) one.more = 1 + below(2);
      defenders.push_back(one);
    }
    if (below(4) == 0) limit = below(4);
    if (below(4) == 0) red_limit = below(3);
    if (below(5) == 0) green_limit = below(3);
    put_all();
  }

  unsigned bands() const { return static_cast<unsigned>(targets.size()); }
  bool has_band(std::size_t band) const {
    return std::any_of(targets.begin(), targets.end(), [&](const Target& each) { return each.band == band; });
  }
  /// Whether it can block some member of the band; `free`: without paying.
  bool can(const Defender& one, std::size_t band, bool free) const {
    return std::any_of(targets.begin(), targets.end(), [&](const Target& each) {
      return each.band == band && !(one.not_green && each.green) &&
             !(one.pays_for_red && each.red && (free || mana_ == 0));
    });
  }
  bool is_legal(const Blocks& blocks) const {
    unsigned all = 0;
    unsigned reds = 0;
    unsigned greens = 0;
    unsigned paid = 0;
    std::vector<unsigned> of_band(targets.size());
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (blocks[i] == 0) continue;
      ++all;
      if (defenders[i].red) ++reds;
      if (defenders[i].green) ++greens;
      if (static_cast<unsigned>(std::popcount(blocks[i])) > 1 + defenders[i].more) return false;
      for (std::size_t band = 0; band < targets.size(); ++band) {
        if ((blocks[i] >> band & 1U) == 0) continue;
        ++of_band[band];
        if (!can(defenders[i], band, false)) return false;
        if (!can(defenders[i], band, true)) ++paid;
      }
    }
    for (std::size_t i = 0; i < blocks.size(); ++i)
      if (blocks[i] != 0 && defenders[i].company >= all) return false;
    for (const Target& each : targets) {
      const unsigned count = of_band[each.band];
      if (count > 0 && (count < each.needs || count > each.most.value_or(count))) return false;
    }
    return all <= limit.value_or(all) && reds <= red_limit.value_or(reds) &&
           greens <= green_limit.value_or(greens) && paid <= mana_;
  }
  bool pays_nothing(const Blocks& blocks) const {
    for (std::size_t i = 0; i < blocks.size(); ++i)
      for (std::size_t band = 0; band < targets.size(); ++band)
        if ((blocks[i] >> band & 1U) != 0 && !can(defenders[i], band, true)) return false;
    return true;
  }
  /// Whether it can block one of that kind for nothing, so that it is a demand, and whether it does.
  template <typename Is>
  unsigned met(const Defender& one, unsigned blocks, Is is) const {
    bool demanded = false;
    bool done = false;
    for (const Target& each : targets) {
      if (!is(each) || (one.not_green && each.green)) continue;
      const bool paid = one.pays_for_red && each.red;
      demanded = demanded || !paid;
      done = done || ((blocks >> each.band & 1U) != 0 && (!paid || mana_ > 0));
    }
    return demanded && done ? 1 : 0;
  }
  unsigned met_by(const Blocks& blocks) const {
    unsigned all = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      const Defender& one = defenders[i];
      if (one.must_red) all += met(one, blocks[i], [](const Target& each) { return each.red; });
      if (one.must_green) all += met(one, blocks[i], [](const Target& each) { return each.green; });
      for (std::size_t band = 0; one.must_each && band < targets.size(); ++band)
        if ((blocks[i] >> band & 1U) != 0 && can(one, band, true)) ++all;
    }
    return all;
  }
  std::vector<Blocks> all_legal() const {
    std::vector<Blocks> found;
    Blocks blocks(defenders.size());
    const unsigned end = 1U << bands();
    for (;;) {
      if (is_legal(blocks)) found.push_back(blocks);
      std::size_t at = 0;
      while (at < blocks.size() && ++blocks[at] == end) blocks[at++] = 0;
      if (at == blocks.size()) return found;
    }
  }
  /// All that are legal and meet as many demands as any that is legal, and costs nothing.
  std::set<Blocks> best() const {
    const std::vector<Blocks> legal = all_legal();
    unsigned most = 0;
    for (const Blocks& blocks : legal)
      if (pays_nothing(blocks)) most = std::max(most, met_by(blocks));
    std::set<Blocks> found;
    for (const Blocks& blocks : legal)
      if (met_by(blocks) >= most) found.insert(blocks);
    return found;
  }
  /// All that can be come to by taking what is offered, until it may end or nothing is offered.
  std::set<Blocks> offered() {
    std::set<Blocks> ends;
    std::set<Blocks> seen;
    std::vector<std::vector<BlockPair>> open{{}};
    const std::vector<BlockPair> possible = possible_blocks(board.duel());
    while (!open.empty()) {
      const std::vector<BlockPair> declared = open.back();
      open.pop_back();
      Blocks blocks(defenders.size());
      unsigned paid = 0;
      for (const BlockPair& pair : declared) {
        for (std::size_t i = 0; i < blockers_.size(); ++i)
          if (blockers_[i] == pair.blocker) blocks[i] |= 1U << band_of(pair.band);
        if (!price_of_block(board.duel(), pair.blocker, pair.attacker).cost.empty()) ++paid;
      }
      if (mana_ == 0 && !seen.insert(blocks).second) continue;
      leave_mana(mana_ - std::min(paid, mana_));
      const BlockPlans plans(board.duel(), possible, declared);
      const BlockOffer offer = plans.offer();
      if (offer.blocks.empty() || offer.may_end) ends.insert(blocks);
      for (const BlockPair& pair : offer.blocks) {
        std::vector<BlockPair> next = declared;
        next.push_back(pair);
        // By their order, so that each is looked at but once.
        if (mana_ == 0 || seen_in_any_order(next)) open.push_back(next);
      }
    }
    return ends;
  }

  Board board;
  std::vector<Target> targets;
  std::vector<Defender> defenders;
  std::optional<unsigned> limit;
  std::optional<unsigned> red_limit;
  std::optional<unsigned> green_limit;

 private:
  static Colours colours_of(bool is_red, bool is_green) {
    Colours colours;
    if (is_red) colours = colours | Colours(red);
    if (is_green) colours = colours | Colours(green);
    return colours;
  }
  static Selector of(Colour colour) { return creatures({of_colour(colour)}); }

  void put_all() {
    std::vector<Ability> limits;
    const auto add = [&](const std::optional<unsigned>& most, const Selector& of_whom) {
      if (most) limits.push_back(numbered(RuleKind::block_limit, static_cast<int>(*most), of_whom));
    };
    add(limit, creatures());
    add(red_limit, of(red));
    add(green_limit, of(green));
    if (!limits.empty()) board.put(board.permanent(CardType::enchantment, limits));
    for (const Target& each : targets) {
      std::vector<Ability> abilities;
      if (each.needs > 1)
        abilities.push_back(numbered(RuleKind::needs_blockers, static_cast<int>(each.needs)));
      if (each.most) abilities.push_back(numbered(RuleKind::blocker_limit, static_cast<int>(*each.most)));
      attackers_.push_back(
          board.put(board.creature(2, 2, abilities, colours_of(each.red, each.green)), PlayerId::bob));
    }
    for (const Defender& one : defenders) {
      std::vector<Ability> abilities;
      if (one.must_red) abilities.push_back(rule(RuleKind::must_block, of(red)));
      if (one.must_green) abilities.push_back(rule(RuleKind::must_block, of(green)));
      if (one.must_each) abilities.push_back(rule(RuleKind::must_block_each, creatures()));
      if (one.not_green) abilities.push_back(rule(RuleKind::cannot_block, of(green)));
      if (one.company > 0)
        abilities.push_back(numbered(RuleKind::block_company, static_cast<int>(one.company)));
      if (one.more > 0)
        abilities.push_back(numbered(RuleKind::blocks_additional, static_cast<int>(one.more)));
      if (one.pays_for_red) {
        abilities.push_back(rule(RuleKind::block_cost, of(red)));
        abilities.back().cost.mana = cost_of("1");
      }
      blockers_.push_back(
          board.put(board.creature(2, 2, abilities, colours_of(one.red, one.green)), PlayerId::sue));
    }
    Duel& duel = board.duel();
    duel.combat.active = true;
    duel.combat.attacker = PlayerId::bob;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Attacker attacker;
      attacker.object = attackers_[i];
      attacker.band = attackers_[targets[i].band].slot;
      duel.combat.attackers.push_back(attacker);
    }
    duel.touch(Duel::combat_state);
  }
  std::size_t band_of(std::uint16_t band) const {
    for (std::size_t i = 0; i < attackers_.size(); ++i)
      if (attackers_[i].slot == band) return i;
    return 0;
  }
  void leave_mana(unsigned amount) {
    board.duel().player(PlayerId::sue).pool = {};
    if (amount > 0) board.mana(PlayerId::sue, red, static_cast<int>(amount));
  }
  bool seen_in_any_order(std::vector<BlockPair> pairs) {
    std::sort(pairs.begin(), pairs.end(), [](const BlockPair& a, const BlockPair& b) {
      return std::pair(a.blocker.slot, a.attacker.slot) < std::pair(b.blocker.slot, b.attacker.slot);
    });
    std::vector<std::pair<std::uint16_t, std::uint16_t>> key;
    for (const BlockPair& pair : pairs) key.emplace_back(pair.blocker.slot, pair.attacker.slot);
    return reached_.insert(key).second;
  }

  unsigned mana_ = 0;
  std::vector<ObjectId> attackers_;
  std::vector<ObjectId> blockers_;
  std::set<std::vector<std::pair<std::uint16_t, std::uint16_t>>> reached_;
};

TEST(BlockPlans, OfferExactlyTheDeclarationsThatMeetAsManyDemandsAsAny) {
  for (unsigned seed = 1; seed <= 600; ++seed) {
    Defence defence(seed);
    EXPECT_EQ(defence.offered(), defence.best()) << "seed " << seed;
  }
}

TEST(BlockPlans, LeadToLegalDeclarationsWhereBlocksCanBePaidFor) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    Defence defence(seed, 1 + seed % 2);
    const std::set<Blocks> best = defence.best();
    const std::set<Blocks> offered = defence.offered();
    EXPECT_FALSE(offered.empty()) << "seed " << seed;
    for (const Blocks& blocks : offered) EXPECT_TRUE(best.contains(blocks)) << "seed " << seed;
    for (const Blocks& blocks : best)
      EXPECT_TRUE(!defence.pays_nothing(blocks) || offered.contains(blocks)) << "seed " << seed;
  }
}

TEST(BlockPlans, TakeNoLongerWithTwoLuresAndManyBlockers) {
  Board board;
  const CardId lure = board.creature(2, 2,
                                     {rule(RuleKind::must_block, from(Reference::self), creatures()),
                                      numbered(RuleKind::blocker_limit, 60)});
  const CardId plain = board.creature(2, 2);
  std::vector<ObjectId> attackers{board.put(lure), board.put(lure)};
  for (int i = 0; i < 98; ++i) attackers.push_back(board.put(plain));
  for (int i = 0; i < 100; ++i) board.put(plain, PlayerId::sue);
  Duel& duel = board.duel();
  duel.combat.active = true;
  duel.combat.attacker = PlayerId::bob;
  for (const ObjectId id : attackers) {
    Attacker attacker;
    attacker.object = id;
    attacker.band = id.slot;
    duel.combat.attackers.push_back(attacker);
  }
  duel.touch(Duel::combat_state);
  BlockPlans plans(duel, possible_blocks(duel), {});
  for (int i = 0; i < 60; ++i) {
    const BlockOffer offer = plans.offer();
    EXPECT_FALSE(offer.may_end);
    ASSERT_EQ(offer.blocks.size(), 2U * static_cast<unsigned>(100 - i));  // the two Lures, and no other
    plans.take(offer.blocks.front());
  }
  EXPECT_EQ(plans.offer().blocks.size(), 40U);  // the first has as many as it may
}

}  // namespace
}  // namespace sleight
