#include "core/playing/turn/attack_plans.h"

#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <set>

#include "tests/kit/board.h"

/// Declarations on small boards by chance, held against all that there are.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// A creature, and what is demanded and forbidden of it.
struct Fighter {
  bool must = false;
  bool alone = false;
  bool red = false;
  bool green = false;
  unsigned company = 0;
};

/// A board by chance with no more than six creatures and three limits, of which two count red and green
/// creatures.
struct Attack {
  explicit Attack(unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&random](unsigned n) { return static_cast<unsigned>(random() % n); };
    const unsigned count = 1 + below(6);
    for (unsigned i = 0; i < count; ++i) {
      Fighter fighter;
      fighter.must = below(3) == 0;
      fighter.alone = below(6) == 0;
      fighter.red = below(2) == 0;
      fighter.green = below(2) == 0;
      if (below(4) == 0) fighter.company = 1 + below(2);
      fighters.push_back(fighter);
    }
    if (below(2) == 0) limit = below(4);
    if (below(3) == 0) red_limit = below(3);
    if (below(3) == 0) green_limit = below(3);
    std::vector<Ability> limits;
    if (limit) limits.push_back(numbered(RuleKind::attack_limit, static_cast<int>(*limit), creatures()));
    if (red_limit)
      limits.push_back(numbered(RuleKind::attack_limit, static_cast<int>(*red_limit),
                                creatures({of_colour(Colour::red)})));
    if (green_limit)
      limits.push_back(numbered(RuleKind::attack_limit, static_cast<int>(*green_limit),
                                creatures({of_colour(Colour::green)})));
    if (!limits.empty()) board.put(board.permanent(CardType::enchantment, limits));
    for (const Fighter& fighter : fighters) {
      std::vector<Ability> abilities;
      if (fighter.must) abilities.push_back(rule(RuleKind::must_attack));
      if (fighter.alone) abilities.push_back(rule(RuleKind::attacks_alone));
      if (fighter.company > 0)
        abilities.push_back(numbered(RuleKind::attack_company, static_cast<int>(fighter.company)));
      Colours colours = fighter.red ? Colours(Colour::red) : Colours{};
      if (fighter.green) colours = colours | Colours(Colour::green);
      creatures_.push_back(board.put(board.creature(2, 2, abilities, colours)));
    }
  }

  bool is_legal(unsigned declared) const {
    const auto all = static_cast<unsigned>(std::popcount(declared));
    unsigned red = 0;
    unsigned green = 0;
    for (std::size_t i = 0; i < fighters.size(); ++i) {
      if ((declared >> i & 1U) == 0) continue;
      if (fighters[i].red) ++red;
      if (fighters[i].green) ++green;
      if ((fighters[i].alone && all > 1) || fighters[i].company >= all) return false;
    }
    return all <= limit.value_or(all) && red <= red_limit.value_or(red) &&
           green <= green_limit.value_or(green);
  }
  unsigned met_by(unsigned declared) const {
    unsigned met = 0;
    for (std::size_t i = 0; i < fighters.size(); ++i)
      if (fighters[i].must && (declared >> i & 1U) != 0) ++met;
    return met;
  }
  /// All that are legal and meet as many demands as any that is legal.
  std::set<unsigned> best() const {
    unsigned most = 0;
    std::set<unsigned> found;
    const unsigned end = 1U << fighters.size();
    for (unsigned declared = 0; declared < end; ++declared)
      if (is_legal(declared)) most = std::max(most, met_by(declared));
    for (unsigned declared = 0; declared < end; ++declared)
      if (is_legal(declared) && met_by(declared) == most) found.insert(declared);
    return found;
  }
  /// All that can be come to by taking what is offered, until it may end or nothing is offered.
  std::set<unsigned> offered() {
    std::set<unsigned> ends;
    std::set<unsigned> seen;
    std::vector<unsigned> open{0};
    while (!open.empty()) {
      const unsigned declared = open.back();
      open.pop_back();
      if (!seen.insert(declared).second) continue;
      std::vector<ObjectId> chosen;
      std::vector<ObjectId> able;
      for (std::size_t i = 0; i < creatures_.size(); ++i)
        ((declared >> i & 1U) != 0 ? chosen : able).push_back(creatures_[i]);
      const AttackPlans plans(board.duel(), chosen, able);
      const AttackOffer offer = plans.offer();
      if (offer.attackers.empty() || offer.may_end) ends.insert(declared);
      for (const ObjectId id : offer.attackers)
        for (std::size_t i = 0; i < creatures_.size(); ++i)
          if (creatures_[i] == id) open.push_back(declared | 1U << i);
    }
    return ends;
  }

  Board board;
  std::vector<Fighter> fighters;
  std::optional<unsigned> limit;
  std::optional<unsigned> red_limit;
  std::optional<unsigned> green_limit;

 private:
  std::vector<ObjectId> creatures_;
};

TEST(AttackPlans, OfferExactlyTheDeclarationsThatMeetAsManyDemandsAsAny) {
  for (unsigned seed = 1; seed <= 600; ++seed) {
    Attack attack(seed);
    EXPECT_EQ(attack.offered(), attack.best()) << "seed " << seed;
  }
}

TEST(AttackPlans, TakeNoLongerWithHundredsOfCreaturesThatAreForced) {
  Board board;
  board.put(board.permanent(CardType::enchantment, {numbered(RuleKind::attack_limit, 3, creatures())}));
  const CardId forced = board.creature(2, 2, {rule(RuleKind::must_attack)});
  const CardId free = board.creature(2, 2);
  std::vector<ObjectId> able;
  for (int i = 0; i < 100; ++i) able.push_back(board.put(forced));
  for (int i = 0; i < 100; ++i) able.push_back(board.put(free));
  const AttackPlans plans(board.duel(), {}, able);
  EXPECT_EQ(plans.offer().attackers.size(), 100U);  // those that must have the room
  EXPECT_FALSE(plans.offer().may_end);
}

}  // namespace
}  // namespace sleight
