#include "core/playing/turn/untap_phase.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"
#include "core/playing/moves/zones.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Which of `among` untaps next; none for `done`, which is offered when `may_stop`.
ObjectId ask_which(Table& table, const std::vector<ObjectId>& among, bool may_stop, ObjectId source) {
  const Question question{.kind = DecisionKind::untap, .player = table.duel.active(), .source = source};
  return ask_which(table, question, things_of(among), may_stop).object;
}

/// A rule that lets only so many of a group untap, and those of the group that would.
struct Limit {
  const Rule* rule = nullptr;
  ObjectId holder;
  int most = 0;
  std::vector<ObjectId> group;
};

/// The limits in force, each with those it speaks of; two permanents with the same text are two limits.
std::vector<Limit> limits_on(const Duel& duel, const std::vector<ObjectId>& untapping) {
  std::vector<Limit> limits;
  if (!rule_exists(duel, RuleKind::untap_limit)) return limits;
  for (const ObjectId id : untapping)
    for_each_rule(duel, RuleKind::untap_limit, Thing::of(id), [&](const RuleInForce& found) {
      auto limit = std::find_if(limits.begin(), limits.end(), [&](const Limit& other) {
        return other.rule == found.rule && other.holder == found.holder;
      });
      if (limit == limits.end()) {
        limits.push_back({found.rule, found.holder, std::max(0, amount_of(found, 1)), {}});
        limit = std::prev(limits.end());
      }
      limit->group.push_back(id);
      return true;
    });
  return limits;
}

/// Takes out what the player leaves tapped although it could untap.
void ask_stay_tapped(Table& table, std::vector<ObjectId>& untapping) {
  const Duel& duel = table.duel;
  if (!rule_exists(duel, RuleKind::may_stay_tapped)) return;
  std::vector<ObjectId> optional;
  for (const ObjectId id : untapping)
    if (has_rule(duel, RuleKind::may_stay_tapped, Thing::of(id))) optional.push_back(id);
  while (!optional.empty()) {
    const ObjectId chosen = ask_which(table, optional, true, {});
    if (!chosen) break;
    std::erase(optional, chosen);
  }
  for (const ObjectId id : optional) std::erase(untapping, id);
}

/// Takes out what a limit keeps tapped: the player chooses what untaps.
void ask_limits(Table& table, std::vector<ObjectId>& untapping) {
  // One limit after the other: what the one before keeps tapped takes up no room under the next.
  for (Limit& limit : limits_on(table.duel, untapping)) {
    std::erase_if(limit.group, [&](ObjectId id) {
      return std::find(untapping.begin(), untapping.end(), id) == untapping.end();
    });
    if (static_cast<int>(limit.group.size()) <= limit.most) continue;
    // As many as may untap do: whoever wanted fewer has left them tapped already, where a card lets one.
    for (int chosen = 0; chosen < limit.most; ++chosen)
      std::erase(limit.group, ask_which(table, limit.group, false, limit.holder));
    for (const ObjectId id : limit.group) std::erase(untapping, id);
  }
}

/// Takes out those that something else is done with instead, and gives them.
std::vector<ObjectId> take_out_replaced(const Duel& duel, std::vector<ObjectId>& untapping) {
  std::vector<ObjectId> others;
  if (!may_change(duel, Would::untap)) return others;
  std::erase_if(untapping, [&](ObjectId id) {
    const bool replaced =
        settled(duel, {.would = Would::untap, .whom = Thing::of(id)}).instead.ability != nullptr;
    if (replaced) others.push_back(id);
    return replaced;
  });
  return others;
}

}  // namespace

void untap_permanents(Table& table) {
  Duel& duel = table.duel;
  const PlayerId active = duel.active();
  std::vector<ObjectId> untapping;
  untapping.reserve(duel.in_play.size());
  const bool some_held = rule_exists(duel, RuleKind::does_not_untap);
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    if (!duel.objects[slot].tapped || duel.look(id).controller != active) continue;
    if (some_held && has_rule(duel, RuleKind::does_not_untap, Thing::of(id))) continue;
    untapping.push_back(id);
  }
  // All choices before anything untaps (R-UNTAP-3); what stays tapped by choice leaves room under the limits.
  ask_stay_tapped(table, untapping);
  ask_limits(table, untapping);
  // At the same instant: nothing that hears of it is done before all have untapped, and nobody can play
  // anything (R-UNTAP-2).
  const std::vector<ObjectId> others = take_out_replaced(duel, untapping);
  untap_together(table, untapping);
  for (const ObjectId id : others) done_instead(table, {.would = Would::untap, .whom = Thing::of(id)});
  // "Until its controller's next untap phase" ends with that phase.
  end_effects(duel, [&](const Effect& effect) {
    if (effect.duration != Duration::next_untap) return false;
    if (effect.affected.is_player()) return effect.affected.player == active;
    // It is about the untap phase of whoever controls the permanent by now; one that holds for many is its
    // maker's.
    const bool held = effect.affected.is_object() && duel.is_in_play(effect.affected.object);
    return (held ? duel.look(effect.affected.object).controller : effect.controller) == active;
  });
}

}  // namespace sleight
