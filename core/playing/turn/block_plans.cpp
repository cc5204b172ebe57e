#include "core/playing/turn/block_plans.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "core/playing/combat/block_rules.h"
#include "core/query/filters.h"

namespace sleight {
namespace {

bool binds_blocks(const Duel& duel) {
  for (const RuleKind kind : {RuleKind::must_block, RuleKind::must_block_each, RuleKind::block_limit,
                              RuleKind::block_company, RuleKind::needs_blockers, RuleKind::blocker_limit})
    if (rule_exists(duel, kind)) return true;
  return false;
}

/// How many blockers a band needs and may have: the most that any of its members asks for, and the least that
/// any allows, for who blocks one blocks all (R-BAND-3).
DeclarationPlan::Place bounds_of(const Duel& duel, std::uint16_t band) {
  DeclarationPlan::Place place;
  for (const Attacker& attacker : duel.combat.attackers) {
    if (!attacker.in_combat || attacker.band != band) continue;
    for_each_rule(duel, RuleKind::needs_blockers, Thing::of(attacker.object), [&](const RuleInForce& force) {
      place.least = std::max(place.least, amount_of(force, 1));
      return true;
    });
    for_each_rule(duel, RuleKind::blocker_limit, Thing::of(attacker.object), [&](const RuleInForce& force) {
      place.most = std::min(place.most, std::max(amount_of(force, 0), 0));
      return true;
    });
  }
  return place;
}

bool is_among(const std::vector<std::uint16_t>& bands, std::uint16_t band) {
  return std::find(bands.begin(), bands.end(), band) != bands.end();
}

}  // namespace

std::vector<BlockPair> possible_blocks(const Duel& duel) {
  std::vector<BlockPair> pairs;
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId blocker = duel.id_of(slot);
    for (const Attacker& attacker : duel.combat.attackers)
      if (may_block(duel, blocker, attacker.object))
        pairs.push_back({blocker, attacker.object, attacker.band});
  }
  return pairs;
}

BlockPair block_of(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  BlockPair pair{blocker, attacker};
  for (const Attacker& each : duel.combat.attackers)
    if (each.object == attacker) pair.band = each.band;
  return pair;
}

PlayerId chooser_of_blocks(const Duel& duel) {
  const PlayerId defender = opponent_of(duel.combat.attacker);
  PlayerId who = defender;
  for_each_rule(duel, RuleKind::chooses_blocks, Thing::of(defender), [&](const RuleInForce& force) {
    who = force.context.you;
    return true;
  });
  return who;
}

BlockPlans::BlockPlans(const Duel& duel, const std::vector<BlockPair>& possible,
                       const std::vector<BlockPair>& declared)
    : duel_(duel), bound_(binds_blocks(duel)), priced_(rule_exists(duel, RuleKind::block_cost)) {
  list(possible, declared);
  if (bound_) {
    find_demands();
    find_places();
    find_sorts();
  }
  for (const BlockPair& pair : declared) take(pair);
}

/// What cannot be paid for cannot be declared any more; and nobody pays for a block that another chooses.
void BlockPlans::list(const std::vector<BlockPair>& possible, const std::vector<BlockPair>& declared) {
  const PlayerId chooser = chooser_of_blocks(duel_);
  for (const BlockPair& pair : possible) {
    bool free = true;
    if (priced_) {
      const CombatPrice price = price_of_block(duel_, pair.blocker, pair.attacker);
      free = price.cost.empty();
      const bool is_declared = std::find(declared.begin(), declared.end(), pair) != declared.end();
      if (!free && !is_declared && (price.payer != chooser || !can_pay_price(duel_, price))) continue;
    }
    if (blockers_.empty() || blockers_.back().id != pair.blocker) {
      const int more = sum_of_rules(duel_, RuleKind::blocks_additional, Thing::of(pair.blocker), any_number);
      blockers_.push_back({pair.blocker, 1 + std::max(more, 0), 0});
    }
    parts_.push_back({pair, static_cast<std::uint32_t>(blockers_.size() - 1), 0, free});
  }
}

/// Only what it can block for nothing binds a creature; what binds it to nothing is no demand.
void BlockPlans::find_demands() {
  for (std::size_t first = 0; first < parts_.size();) {
    const ObjectId blocker = parts_[first].pair.blocker;
    std::size_t end = first;
    while (end < parts_.size() && parts_[end].pair.blocker == blocker) ++end;
    for (const RuleKind kind : {RuleKind::must_block, RuleKind::must_block_each})
      for_each_rule(duel_, kind, Thing::of(blocker), [&](const RuleInForce& force) {
        BlockDemand demand{blocker, kind, {}};
        std::vector<std::uint16_t> free;
        for (std::size_t i = first; i < end; ++i) {
          const Part& part = parts_[i];
          if (!speaks_of(force.context, force.rule->by, Thing::of(part.pair.attacker))) continue;
          // To block any member of the band does it (R-BAND-3).
          demand.bands.push_back(part.pair.band);
          if (part.free && !is_among(free, part.pair.band)) free.push_back(part.pair.band);
        }
        if (kind == RuleKind::must_block_each)
          for (const std::uint16_t band : free) demands_.push_back({blocker, kind, {band}});
        else if (!free.empty())
          demands_.push_back(std::move(demand));
        return true;
      });
    first = end;
  }
}

/// A band is a place of its own where it is demanded, or has bounds.
void BlockPlans::find_places() {
  plan_.places.resize(1);
  bands_of_places_.resize(1);
  std::map<std::uint16_t, std::size_t> places;
  const auto add = [&](std::uint16_t band, const DeclarationPlan::Place& bounds) {
    if (!places.try_emplace(band, plan_.places.size()).second) return;
    plan_.places.push_back(bounds);
    bands_of_places_.push_back(band);
  };
  const bool bounded =
      rule_exists(duel_, RuleKind::needs_blockers) || rule_exists(duel_, RuleKind::blocker_limit);
  if (bounded)
    for (const Attacker& attacker : duel_.combat.attackers) {
      const DeclarationPlan::Place bounds = bounds_of(duel_, attacker.band);
      if (bounds.least > 1 || bounds.most != DeclarationPlan::no_bound) add(attacker.band, bounds);
    }
  for (const BlockDemand& demand : demands_)
    for (const std::uint16_t band : demand.bands) add(band, {});
  for (Part& part : parts_)
    if (const auto found = places.find(part.pair.band); found != places.end())
      part.place = static_cast<std::uint32_t>(found->second);
}

void BlockPlans::find_sorts() {
  std::size_t demand = 0;
  for (std::size_t first = 0; first < parts_.size();) {
    const std::size_t number = parts_[first].blocker;
    Blocker& blocker = blockers_[number];
    std::size_t end = first;
    while (end < parts_.size() && parts_[end].blocker == number) ++end;
    std::size_t last_demand = demand;
    while (last_demand < demands_.size() && demands_[last_demand].blocker == blocker.id) ++last_demand;

    DeclarationPlan::Sort sort;
    sort.times = blocker.times;
    sort.company = static_cast<int>(company_needed(duel_, RuleKind::block_company, blocker.id));
    sort.limits = limits_.of(duel_, RuleKind::block_limit, blocker.id);
    std::vector<std::uint16_t> elsewhere;  // the bands that are no places of their own
    for (std::size_t i = first; i < end; ++i) {
      const Part& part = parts_[i];
      const auto known = std::find_if(sort.links.begin(), sort.links.end(),
                                      [&](const auto& link) { return link.place == part.place; });
      const bool another =
          sort.times > 1 && part.place == DeclarationPlan::elsewhere && !is_among(elsewhere, part.pair.band);
      if (another) elsewhere.push_back(part.pair.band);
      if (known != sort.links.end()) {
        known->free = known->free || part.free;
        if (another) ++known->times;
        continue;
      }
      DeclarationPlan::Link link;
      link.place = part.place;
      link.free = part.free;
      for (std::size_t at = demand; at < last_demand; ++at)
        if (part.place != DeclarationPlan::elsewhere && is_among(demands_[at].bands, part.pair.band)) {
          ++link.worth;
          if (sort.times > 1) link.demands.push_back(at - demand);
        }
      sort.links.push_back(std::move(link));
    }
    std::sort(sort.links.begin(), sort.links.end(),
              [](const auto& one, const auto& other) { return one.place < other.place; });
    blocker.sort = plan_.add(std::move(sort));
    first = end;
    demand = last_demand;
  }
  plan_.room = limits_.most();
}

void BlockPlans::take(const BlockPair& pair) {
  const auto found = std::find_if(blockers_.begin(), blockers_.end(),
                                  [&](const Blocker& each) { return each.id == pair.blocker; });
  const auto number = static_cast<std::uint32_t>(found - blockers_.begin());
  // What it may block lies side by side.
  const auto first = std::lower_bound(parts_.begin(), parts_.end(), number,
                                      [](const Part& part, std::uint32_t at) { return part.blocker < at; });
  const auto end = std::upper_bound(first, parts_.end(), number,
                                    [](std::uint32_t at, const Part& part) { return at < part.blocker; });
  if (bound_) {
    const auto part = std::find_if(first, end, [&](const Part& each) { return each.pair == pair; });
    plan_.take(found->sort, part->place);
  }
  declared_.push_back(pair);
  --found->times;
  // It blocks a band but once.
  parts_.erase(
      std::remove_if(first, end,
                     [&](const Part& part) { return found->times == 0 || part.pair.band == pair.band; }),
      end);
}

bool BlockPlans::can_pay_for(std::size_t sort, std::size_t place, const Completion& completion) const {
  std::vector<PlaceTaken> wanted = completion.taken;
  const DeclarationPlan::Link* link = plan_.sorts[sort].link_to(place);
  wanted.push_back({sort, place, 1, link != nullptr && link->free});
  CombatPrice price;
  std::vector<BlockPair> paid;
  for (PlaceTaken& each : wanted)
    for (const Part& part : parts_) {
      if (each.count == 0 || each.free) break;
      const Blocker& blocker = blockers_[part.blocker];
      if (blocker.sort != each.sort || part.place != each.place) continue;
      const bool twice = std::any_of(paid.begin(), paid.end(), [&](const BlockPair& other) {
        return other.blocker == blocker.id && (blocker.times == 1 || other.band == part.pair.band);
      });
      if (twice) continue;
      paid.push_back(part.pair);
      const CombatPrice one = price_of_block(duel_, part.pair.blocker, part.pair.attacker);
      price = price.creature ? together(price, one) : one;
      --each.count;
    }
  return can_pay_price(duel_, price);
}

BlockOffer BlockPlans::offer() const {
  BlockOffer offer;
  offer.blocks.reserve(parts_.size());
  if (!bound_) {
    for (const Part& part : parts_) offer.blocks.push_back(part.pair);
    return offer;
  }
  DeclarationOffers offers(plan_, [this](std::size_t sort, std::size_t place, const Completion& completion) {
    return can_pay_for(sort, place, completion);
  });
  offer.may_end = offers.may_end();
  for (const Part& part : parts_)
    if (offers.is_open(blockers_[part.blocker].sort, part.place)) offer.blocks.push_back(part.pair);
  return offer;
}

bool BlockPlans::has(const BlockPair& pair) const {
  return std::any_of(parts_.begin(), parts_.end(), [&](const Part& part) { return part.pair == pair; });
}

bool BlockPlans::is_completable() const {
  SearchBounds bounds;
  return !bound_ || best_completion(plan_, true, bounds).has_value();
}

std::vector<BlockPair> BlockPlans::finished() const {
  std::vector<BlockPair> pairs = declared_;
  if (!bound_ || plan_.is_legal()) return pairs;
  for (std::size_t before = 0; before != pairs.size();) {
    before = pairs.size();
    const std::vector<BlockPair> all = pairs;
    std::erase_if(pairs, [&](const BlockPair& pair) {
      const auto blockers = std::count_if(all.begin(), all.end(),
                                          [&](const BlockPair& made) { return made.band == pair.band; });
      return blockers < bounds_of(duel_, pair.band).least;
    });
    std::vector<ObjectId> blocking;
    for (const BlockPair& pair : pairs)
      if (std::find(blocking.begin(), blocking.end(), pair.blocker) == blocking.end())
        blocking.push_back(pair.blocker);
    drop_without_company(duel_, RuleKind::block_company, blocking);
    std::erase_if(pairs, [&](const BlockPair& pair) {
      return std::find(blocking.begin(), blocking.end(), pair.blocker) == blocking.end();
    });
  }
  return pairs;
}

std::vector<BlockDemand> BlockPlans::open_demands() const {
  std::vector<BlockDemand> open;
  std::copy_if(demands_.begin(), demands_.end(), std::back_inserter(open), [&](const BlockDemand& demand) {
    return std::none_of(declared_.begin(), declared_.end(), [&](const BlockPair& pair) {
      return pair.blocker == demand.blocker && is_among(demand.bands, pair.band);
    });
  });
  return open;
}

}  // namespace sleight
