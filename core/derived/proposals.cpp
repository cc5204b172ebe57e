#include "core/derived/proposals.h"

#include <algorithm>
#include <array>

#include "core/card/rows.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

using Act = void (*)(const Duel& duel, const RuleInForce& force, Proposal& proposal);

void leave_the_game(const Duel& /*duel*/, const RuleInForce& /*force*/, Proposal& proposal) {
  proposal.zone = Zone::out_of_game;
}

void enter_tapped(const Duel& /*duel*/, const RuleInForce& /*force*/, Proposal& proposal) {
  proposal.tapped = true;
}

void enter_with_counters(const Duel& /*duel*/, const RuleInForce& force, Proposal& proposal) {
  proposal.counters.emplace_back(force.rule->word, amount_of(force, 1));
}

/// Whether the rule is about damage of this sort, from this source.
bool is_about(const RuleInForce& force, const Proposal& proposal) {
  if (force.rule->combat_only && !proposal.combat) return false;
  if (force.rule->aimed_only &&
      (proposal.aimed_at == nullptr || std::find(proposal.aimed_at->begin(), proposal.aimed_at->end(),
                                                 proposal.whom) == proposal.aimed_at->end()))
    return false;
  return damages_as(force.context, force.rule->by, *proposal.source);
}

/// Automatic reductions (R-DP-4, R-PROT-1).
void reduce(const Duel& /*duel*/, const RuleInForce& force, Proposal& proposal) {
  if (proposal.amount <= 0 || !is_about(force, proposal)) return;
  proposal.amount = std::max(proposal.amount - std::max(amount_of(force, proposal.amount), 0), 0);
}

void limit(const Duel& /*duel*/, const RuleInForce& force, Proposal& proposal) {
  if (is_about(force, proposal))
    proposal.amount = std::min(proposal.amount, std::max(amount_of(force, 0), 0));
}

/// Automatic redirections (R-DP-5). Two that send damage to each other end with the first that has it back:
/// no rule of the documents says more.
void redirect(const Duel& duel, const RuleInForce& force, Proposal& proposal) {
  if (force.rule->optional) return;  // somebody is asked before
  if (const Thing there = redirected_to(duel, force, proposal); there.kind != Thing::Kind::none)
    proposal.whom = there;
}

/// Whether the draw would be the first of the player's own draw phase.
bool is_first_of_phase(const Duel& duel, PlayerId player) {
  return duel.phase().action == PhaseAction::draw && duel.active() == player &&
         duel.player(player).drawn_in_phase == 0;
}

/// Its steps are done in the place of what would happen.
void replace(const Duel& duel, const RuleInForce& force, Proposal& proposal) {
  StepsInstead self{.ability = force.ability, .source = force.context.self};
  if (force.held != nullptr) {
    self.giver = force.held->giver;
    self.since = force.held->since;
  } else if (force.context.effect != nullptr) {
    self.since = force.context.effect->since;
  }
  const auto* under_way = proposal.under_way;
  if (under_way != nullptr && std::find(under_way->begin(), under_way->end(), self) != under_way->end())
    return;
  if (force.rule->but_first && is_first_of_phase(duel, proposal.whom.player)) return;
  proposal.instead = self;
  if (force.context.told != nullptr) proposal.told = *force.context.told;
  proposal.told.source = force.context.self;
  proposal.told.controller = force.context.you;
  if (force.held != nullptr) {
    proposal.told.text = force.held->text;
    if (force.held->keyword != nullptr) {
      proposal.told.keyword = duel.library().id_of(*force.held->keyword);
      proposal.told.giver = force.held->giver;
    }
  }
  // Of a draw nobody knows the card yet (R-ZONE-8).
  proposal.told.it = proposal.object             ? Thing::of(proposal.object)
                     : proposal.whom.is_object() ? proposal.whom
                                                 : Thing{};
  proposal.told.that_amount = proposal.amount;
  proposal.told.that_player = proposal.whom.player;
}

/// The same of one phase.
void replace_phase(const Duel& duel, const RuleInForce& force, Proposal& proposal) {
  if (force.rule->word == proposal.phase) replace(duel, force, proposal);
}

/// The rules that act on what is about to happen, in the order in which they do.
struct Replacement {
  Would would;
  RuleKind rule;
  Act act;
};
constexpr std::array<Replacement, 14> replacement_rows{{
    {Would::draw, RuleKind::draws_instead, replace},
    {Would::discard, RuleKind::discards_instead, replace},
    {Would::gain_life, RuleKind::gains_life_instead, replace},
    {Would::untap, RuleKind::untaps_instead, replace},
    {Would::begin_turn, RuleKind::may_skip_turn, replace},
    {Would::begin_phase, RuleKind::may_skip_phase, replace_phase},
    {Would::be_destroyed, RuleKind::destroyed_instead, replace},
    {Would::be_put_into_graveyard, RuleKind::leaves_the_game_instead, leave_the_game},
    {Would::be_put_into_graveyard, RuleKind::dies_instead, replace},
    {Would::enter_play, RuleKind::enters_tapped, enter_tapped},
    {Would::enter_play, RuleKind::enters_with_counters, enter_with_counters},
    // Before reductions, which then have less to do.
    {Would::have_packet_made, RuleKind::limits_damage, limit},
    {Would::have_packet_made, RuleKind::reduces_damage, reduce},
    {Would::be_dealt_damage, RuleKind::redirects_damage, redirect},
}};

constexpr bool each_can_be_replaced() {
  for (int would = 0; would < static_cast<int>(count_of<Would>); ++would)
    if (std::none_of(replacement_rows.begin(), replacement_rows.end(),
                     [would](const Replacement& row) { return row.would == static_cast<Would>(would); }))
      return false;
  return true;
}
static_assert(each_can_be_replaced(), "nothing is proposed that no rule acts on");

}  // namespace

Proposal settled(const Duel& duel, Proposal proposal) {
  for (const Replacement& row : replacement_rows) {
    if (row.would != proposal.would || !rule_exists(duel, row.rule)) continue;
    // Whom it is about is asked once: a redirection gives the damage to another, whose rules wait for the
    // next step.
    const Thing whom = proposal.whom;
    for_each_rule(duel, row.rule, whom, [&](const RuleInForce& force) {
      if (proposal.own_rules_only && force.context.self != whom.object) return true;
      row.act(duel, force, proposal);
      return proposal.whom == whom && proposal.instead.ability == nullptr;
    });
  }
  return proposal;
}

bool may_change(const Duel& duel, Would would) {
  return std::any_of(replacement_rows.begin(), replacement_rows.end(), [&](const Replacement& row) {
    return row.would == would && rule_exists(duel, row.rule);
  });
}

bool is_replacement(RuleKind rule) {
  return std::any_of(replacement_rows.begin(), replacement_rows.end(),
                     [rule](const Replacement& row) { return row.rule == rule; });
}

bool can_be_damaged(const Duel& duel, Thing victim) {
  if (victim.is_player()) return victim.player != PlayerId::none;
  return victim.is_object() && duel.is_in_play(victim.object) &&
         duel.look(victim.object).is(CardType::creature);
}

namespace {

/// Whether something else has taken damage for the same player by a rule that only one may do it by each
/// turn.
bool another_has_taken(const Duel& duel, const RuleInForce& force, Thing spared, Thing taker) {
  if (!force.rule->once) return false;
  const AbilityId ability = duel.library().id_of(*force.ability);
  return std::any_of(duel.redirected_this_turn.begin(), duel.redirected_this_turn.end(),
                     [&](const RedirectionRecord& record) {
                       return record.ability == ability && record.spared == spared && record.taker != taker;
                     });
}

}  // namespace

Thing redirected_to(const Duel& duel, const RuleInForce& force, const Proposal& damage) {
  if (!is_about(force, damage)) return {};
  const Thing there = first_selected(force.context, force.rule->to);
  if (there == damage.whom || !can_be_damaged(duel, there)) return {};
  const bool back = std::find(damage.been->begin(), damage.been->end(), there) != damage.been->end();
  return back || another_has_taken(duel, force, damage.whom, there) ? Thing{} : there;
}

bool damage_stays(const Duel& duel, Thing victim, const LastKnown& source, bool combat) {
  bool stays = false;
  if (!rule_exists(duel, RuleKind::damage_stays)) return stays;
  for_each_rule(duel, RuleKind::damage_stays, victim, [&](const RuleInForce& force) {
    stays = (combat || !force.rule->combat_only) && damages_as(force.context, force.rule->by, source);
    return !stays;
  });
  return stays;
}

}  // namespace sleight
