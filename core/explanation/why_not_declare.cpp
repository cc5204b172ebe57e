#include "core/explanation/why_not_declare.h"

#include <algorithm>
#include <optional>

#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/bands.h"
#include "core/playing/turn/attack_plans.h"
#include "core/query/filters.h"

namespace sleight {
namespace {

bool is_among(const std::vector<ObjectId>& ids, ObjectId id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// The first rule of `kind` in force for it; good until the duel changes.
std::optional<RuleInForce> first_rule(const Duel& duel, RuleKind kind, ObjectId id) {
  std::optional<RuleInForce> found;
  for_each_rule(duel, kind, Thing::of(id), [&](const RuleInForce& force) {
    found.emplace(force);
    return false;
  });
  return found;
}

std::string number_of(const RuleInForce& force) { return std::to_string(amount_of(force, 1)); }

/// The limit that leaves the least room for one more, and how much.
struct Tightest {
  std::optional<RuleInForce> limit;
  int room = 0;
};
Tightest tightest_limit(const Duel& duel, RuleKind kind, const std::vector<ObjectId>& declared,
                        ObjectId next) {
  Tightest tightest;
  for_each_rule(duel, kind, Thing::of(next), [&](const RuleInForce& force) {
    int room = std::max(amount_of(force, 1), 0);
    for (const ObjectId id : declared)
      for_each_rule(duel, kind, Thing::of(id), [&](const RuleInForce& other) {
        if (other.ability == force.ability && other.holder == force.holder) --room;
        return true;
      });
    if (tightest.limit && tightest.room <= room) return true;
    tightest.limit.emplace(force);
    tightest.room = room;
    return true;
  });
  return tightest;
}

/// "it attacks only with 2 others: Orcish Conscripts says so (R-GEN-1)"
std::string company_words(const std::string& who, const std::string& verb, const RuleInForce& force) {
  return who + " " + verb + " only with " + number_of(force) + " others: " + reason_of(force);
}

/// The same of the first of those that are declared without the company that they need; "" where none is.
std::string who_lacks_company(const Duel& duel, RuleKind kind, const std::string& verb,
                              const std::vector<ObjectId>& declared, std::size_t count) {
  for (const ObjectId id : declared)
    if (company_needed(duel, kind, id) >= count)
      return company_words(name_of(duel, Thing::of(id)), verb, *first_rule(duel, kind, id));
  return "";
}

/// Those that could be declared beside those that are.
std::vector<ObjectId> able_beside(const Duel& duel, const std::vector<ObjectId>& declared) {
  std::vector<ObjectId> able;
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    if (!is_among(declared, id) && may_attack(duel, id) && can_pay_price(duel, price_of_attack(duel, id)))
      able.push_back(id);
  }
  return able;
}

/// Whether some declaration that breaks no prohibition has all of these.
bool may_be_together(const Duel& duel, const std::vector<ObjectId>& attackers) {
  return AttackPlans(duel, attackers, able_beside(duel, attackers)).is_completable();
}

/// "Juggernaut must attack (R-CBT-6): Juggernaut says so (R-GEN-1)": of one that is not declared, and that
/// `beside` keeps from it, if that is given; "" where none is.
std::string who_must_attack(const Duel& duel, const std::vector<ObjectId>& declared,
                            std::optional<ObjectId> beside) {
  ObjectId who;
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    if (id == beside || is_among(declared, id) || !must_attack(duel, id)) continue;
    if (!who) who = id;  // whatever decides, one that must is left out
    std::vector<ObjectId> with = declared;
    with.push_back(id);
    if (!may_be_together(duel, with)) continue;
    if (beside) with.push_back(*beside);
    if (beside && may_be_together(duel, with)) continue;
    who = id;
    break;
  }
  if (!who) return "";
  return name_of(duel, Thing::of(who)) +
         " must attack (R-CBT-6): " + reason_of(*first_rule(duel, RuleKind::must_attack, who));
}

/// "Grizzly Bears must block Elvish Bard (R-CBT-6): Elvish Bard says so (R-GEN-1)"; of `blocker` "it".
std::string words_of(const Duel& duel, const BlockDemand& demand, ObjectId blocker) {
  const bool own = demand.blocker == blocker;
  std::string words = own ? "it" : name_of(duel, Thing::of(demand.blocker));
  for (const Attacker& attacker : duel.combat.attackers) {
    if (std::find(demand.bands.begin(), demand.bands.end(), attacker.band) == demand.bands.end()) continue;
    std::string reason;
    for_each_rule(duel, demand.kind, Thing::of(demand.blocker), [&](const RuleInForce& force) {
      if (!speaks_of(force.context, force.rule->by, Thing::of(attacker.object))) return true;
      reason = reason_of(force);
      return false;
    });
    if (reason.empty()) continue;
    const std::string whom = own ? "another" : name_of(duel, Thing::of(attacker.object));
    return words + " must block " + whom + " (R-CBT-6): " + reason;
  }
  return words + " must block (R-CBT-6)";
}

/// The blocks of a declaration, and what could still be of it.
class Blocks {
 public:
  Blocks(const Duel& duel, const std::vector<BlockPair>& declared)
      : duel_(duel), declared_(declared), possible_(possible_blocks(duel)) {
    for (const BlockPair& pair : declared) {
      if (!is_among(blockers_, pair.blocker)) blockers_.push_back(pair.blocker);
      // What has been declared counts, whatever became of its creature meanwhile.
      if (std::find(possible_.begin(), possible_.end(), pair) != possible_.end()) continue;
      const auto mate = std::find_if(possible_.begin(), possible_.end(),
                                     [&](const BlockPair& other) { return other.blocker == pair.blocker; });
      possible_.insert(mate, pair);
    }
  }

  BlockPlans plans() const { return {duel_, possible_, declared_}; }
  /// Whether some declaration that breaks no prohibition has those that are declared, and these.
  bool may_be_together(const std::vector<BlockPair>& more) const {
    BlockPlans with = plans();
    for (const BlockPair& pair : more) {
      if (!with.has(pair)) return false;
      with.take(pair);
    }
    return with.is_completable();
  }
  int blockers_of(std::uint16_t band) const {
    return static_cast<int>(std::count_if(declared_.begin(), declared_.end(),
                                          [&](const BlockPair& pair) { return pair.band == band; }));
  }
  const std::vector<ObjectId>& blockers() const { return blockers_; }

  /// Why the block cannot be, whatever is demanded; "" when it can.
  std::string why_forbidden(const BlockPair& block) const {
    const auto blocks_it = [&](const BlockPair& pair) {
      return pair.blocker == block.blocker && pair.band == block.band;
    };
    if (std::any_of(declared_.begin(), declared_.end(), blocks_it) || !plans().has(block))
      return "it blocks already (R-BLOCK-1)";
    if (!is_among(blockers_, block.blocker))
      if (const auto [limit, room] = tightest_limit(duel_, RuleKind::block_limit, blockers_, block.blocker);
          limit && room <= 0)
        return "as many block as may: " + reason_of(*limit);
    if (const auto limit = bound_of(RuleKind::blocker_limit, block.band);
        limit && blockers_of(block.band) >= amount_of(*limit, 0))
      return "no more than " + std::to_string(amount_of(*limit, 0)) + " can block it: " + reason_of(*limit);
    if (may_be_together({block})) return "";
    if (const auto needs = bound_of(RuleKind::needs_blockers, block.band);
        needs && amount_of(*needs, 1) > blockers_of(block.band) + 1)
      return "it takes " + number_of(*needs) +
             " blockers at least, and so many cannot block it: " + reason_of(*needs);
    if (const auto company = first_rule(duel_, RuleKind::block_company, block.blocker))
      return company_words("it", "blocks", *company);
    const std::string unfinished = why_unfinished();
    return unfinished.empty() ? "others that block leave no room for it (R-BLOCK-1)" : unfinished;
  }
  /// What those that are declared lack; "" where nothing.
  std::string why_unfinished() const {
    for (const BlockPair& pair : declared_)
      if (const auto needs = bound_of(RuleKind::needs_blockers, pair.band);
          needs && amount_of(*needs, 1) > blockers_of(pair.band))
        return name_of(duel_, Thing::of(pair.attacker)) + " takes " + number_of(*needs) +
               " blockers at least: " + reason_of(*needs);
    return who_lacks_company(duel_, RuleKind::block_company, "blocks", blockers_, blockers_.size());
  }
  /// The demand that such a block keeps from being met; its own before those of others.
  std::optional<BlockDemand> demand_against(const BlockPair& block) const {
    std::vector<BlockDemand> open = plans().open_demands();
    std::stable_partition(open.begin(), open.end(),
                          [&](const BlockDemand& demand) { return demand.blocker == block.blocker; });
    for (const BlockDemand& demand : open)
      for (const BlockPair& pair : possible_) {
        if (pair.blocker != demand.blocker || pair == block || !meets(demand, pair)) continue;
        if (!meets(demand, block) && may_be_together({pair}) && !may_be_together({block, pair}))
          return demand;
      }
    std::erase_if(open, [&](const BlockDemand& demand) { return meets(demand, block); });
    if (open.empty()) return std::nullopt;
    return open.front();
  }
  /// The rule of `kind` about a member of the band that asks for the most, or allows the least.
  std::optional<RuleInForce> bound_of(RuleKind kind, std::uint16_t band) const {
    std::optional<RuleInForce> strictest;
    for (const Attacker& attacker : duel_.combat.attackers) {
      if (!attacker.in_combat || attacker.band != band) continue;
      for_each_rule(duel_, kind, Thing::of(attacker.object), [&](const RuleInForce& force) {
        const bool stricter =
            !strictest || (kind == RuleKind::needs_blockers ? amount_of(force, 1) > amount_of(*strictest, 1)
                                                            : amount_of(force, 0) < amount_of(*strictest, 0));
        if (stricter) strictest.emplace(force);
        return true;
      });
    }
    return strictest;
  }

 private:
  static bool meets(const BlockDemand& demand, const BlockPair& pair) {
    return demand.blocker == pair.blocker &&
           std::find(demand.bands.begin(), demand.bands.end(), pair.band) != demand.bands.end();
  }

  const Duel& duel_;
  const std::vector<BlockPair>& declared_;
  std::vector<BlockPair> possible_;
  std::vector<ObjectId> blockers_;
};

}  // namespace

std::string why_not_attack_too(const Duel& duel, const std::vector<ObjectId>& declared, ObjectId creature) {
  const UncountedLook uncounted(duel);
  if (is_among(declared, creature)) return "it has been declared already (R-CBT-8)";
  const std::optional<RuleInForce> alone = first_rule(duel, RuleKind::attacks_alone, creature);
  if (alone && !declared.empty()) return "it attacks only alone: " + reason_of(*alone);
  for (const ObjectId other : declared)
    if (const auto its = first_rule(duel, RuleKind::attacks_alone, other))
      return "another attacks alone, " + name_of(duel, Thing::of(other)) + ": " + reason_of(*its);
  const auto [limit, room] = tightest_limit(duel, RuleKind::attack_limit, declared, creature);
  if (limit && room <= 0) return "as many attack as may: " + reason_of(*limit);
  const std::string no_more = limit ? "no more than " + number_of(*limit) + " attack, and " : "";
  std::vector<ObjectId> with = declared;
  with.push_back(creature);
  if (!may_be_together(duel, with)) {
    const auto company = first_rule(duel, RuleKind::attack_company, creature);
    if (!company) return who_lacks_company(duel, RuleKind::attack_company, "attacks", declared, with.size());
    // Where a limit keeps the company away, that is told too.
    const bool limited = limit && amount_of(*limit, 1) <= amount_of(*company, 1);
    return (limited ? no_more : "") + company_words("it", "attacks", *company);
  }
  const std::string owed = who_must_attack(duel, declared, creature);
  if (owed.empty()) {
    const auto company = first_rule(duel, RuleKind::attack_company, creature);
    return company
               ? "its controller cannot pay for all of them, and " + company_words("it", "attacks", *company)
               : "";
  }
  // It would attack alone, as it must: what is against it is the other one.
  if (alone) return "that it attacks alone leaves another at home: " + owed;
  return no_more + owed;
}

std::string why_not_end_attack(const Duel& duel, const std::vector<ObjectId>& declared) {
  const UncountedLook uncounted(duel);
  const std::string lonely =
      who_lacks_company(duel, RuleKind::attack_company, "attacks", declared, declared.size());
  return lonely.empty() ? who_must_attack(duel, declared, {}) : lonely;
}

std::string why_no_band(const Duel& duel, const std::vector<ObjectId>& members) {
  const UncountedLook uncounted(duel);
  if (is_legal_band(duel, members)) return "";
  // Some band with certain creatures, and one of the others is none of these.
  for (const ObjectId id : members) {
    std::string why;
    for_each_rule(duel, RuleKind::may_band_with, Thing::of(id), [&](const RuleInForce& force) {
      for (const ObjectId other : members)
        if (why.empty() && !speaks_of(force.context, force.rule->by, Thing::of(other)))
          why = name_of(duel, Thing::of(id)) +
                (other == id ? " is itself none of those that it bands with"
                             : " does not band with " + name_of(duel, Thing::of(other))) +
                " (R-BAND-1)";
      return why.empty();
    });
    if (!why.empty()) return why;
  }
  std::string without;
  for (const ObjectId id : members)
    if (!has_rule(duel, RuleKind::may_band, Thing::of(id)))
      without += (without.empty() ? "" : ", ") + name_of(duel, Thing::of(id));
  return "of a band no more than one may be without banding: " + without + " (R-BAND-1)";
}

std::string why_not_block_too(const Duel& duel, const std::vector<BlockPair>& declared,
                              const BlockPair& block) {
  const UncountedLook uncounted(duel);
  const Blocks blocks(duel, declared);
  const std::string forbidden = blocks.why_forbidden(block);
  if (!forbidden.empty()) return forbidden;
  const std::optional<BlockDemand> demand = blocks.demand_against(block);
  if (!demand) {
    const auto needs = blocks.bound_of(RuleKind::needs_blockers, block.band);
    return needs ? "it takes " + number_of(*needs) +
                       " blockers at least, and its controller cannot pay for so many: " + reason_of(*needs)
                 : "";
  }
  const std::string owed = words_of(duel, *demand, block.blocker);
  if (demand->blocker == block.blocker) return owed;
  const bool of_band =
      std::find(demand->bands.begin(), demand->bands.end(), block.band) != demand->bands.end();
  if (const auto bound = blocks.bound_of(RuleKind::blocker_limit, block.band); of_band && bound)
    return "no more than " + std::to_string(amount_of(*bound, 0)) + " can block it, and " + owed;
  if (const auto [limit, room] =
          tightest_limit(duel, RuleKind::block_limit, blocks.blockers(), block.blocker);
      limit)
    return "no more than " + number_of(*limit) + " block, and " + owed;
  return owed;
}

std::string why_not_end_blocks(const Duel& duel, const std::vector<BlockPair>& declared) {
  const UncountedLook uncounted(duel);
  const Blocks blocks(duel, declared);
  const std::string unfinished = blocks.why_unfinished();
  if (!unfinished.empty()) return unfinished;
  const BlockPlans plans = blocks.plans();
  const std::vector<BlockPair> open = plans.offer().blocks;
  for (const BlockDemand& demand : plans.open_demands())
    if (std::any_of(open.begin(), open.end(),
                    [&](const BlockPair& pair) { return pair.blocker == demand.blocker; }))
      return words_of(duel, demand, {});
  return "";
}

}  // namespace sleight
