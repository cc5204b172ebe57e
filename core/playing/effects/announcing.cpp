#include "core/playing/effects/announcing.h"

#include <algorithm>
#include <utility>

#include "core/card/event_kind.h"
#include "core/card/purpose.h"
#include "core/playing/costs/payment.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/events.h"
#include "core/query/amounts.h"
#include "core/query/distinct_requirements.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Of the legal targets for specification `at`, of which `wanted` have to be chosen still, those that leave
/// enough for the specifications after it (R-TARGET-1, R-TARGET-4). What nobody has to choose is not offered
/// at the cost of what somebody has to.
std::vector<Thing> leaving_enough(const Context& context, const BatchItem& play,
                                  const std::vector<TargetSpec>& specs, std::size_t at,
                                  std::vector<Thing> legal, int wanted, const Aim& aim) {
  if (at + 1 >= specs.size()) return legal;
  if (speaks_of_targets(specs)) {
    // Whatever is chosen now must leave something for what speaks of it.
    std::erase_if(legal, [&](const Thing& thing) {
      Announcement told = *context.told;
      told.targets.push_back(thing);
      told.target_counts.push_back(1);
      Context next = context;
      next.told = &told;
      return wanted == 1 && !can_choose_from(next, specs, at + 1, play.traits, aim);
    });
    return legal;
  }
  std::vector<DistinctRequirement> demands{{std::move(legal), std::max(1, wanted)}};
  for (std::size_t later = at + 1; later < specs.size(); ++later)
    demands.push_back({legal_targets(context, specs[later], play.traits, play.targets, aim),
                       std::max(0, evaluate(context, specs[later].least))});
  if (can_meet(demands)) return choices_for(demands, 0);
  std::vector<Thing> all = std::move(demands.front().among);
  demands.front() = {};
  if (wanted <= 0 && can_meet(demands)) return {};
  // Not enough so far: a later specification may speak of what is chosen now.
  return all;
}

/// Who chooses the targets of a specification: whoever plays it, or whom that names.
PlayerId chooser_of(const Context& context, const TargetSpec& spec, PlayerId player) {
  return spec.chooser.empty() ? player : selected_player(context, spec.chooser, player);
}

/// Divides `whole` among the targets from number `first` on: at least 1 to each, the rest to the last.
void ask_shares(Table& table, BatchItem& play, std::size_t first, int whole) {
  const std::size_t end = play.targets.size();
  play.shares.resize(end, 0);
  for (std::size_t at = first; at < end; ++at) {
    const int after = static_cast<int>(end - at - 1);
    const Question question{.kind = DecisionKind::number,
                            .player = play.controller,
                            .source = play.source,
                            .subject = play.targets[at]};
    play.shares[at] = after == 0 ? whole : ask_number(table, question, 1, whole - after);
    whole -= play.shares[at];
  }
}

}  // namespace

int ask_mode(Table& table, const BatchItem& play, const std::vector<Mode>& all,
             const std::vector<int>& modes) {
  if (modes.empty()) return -1;
  // One player chooses among all of them.
  const Mode& first = all.front();
  // Who is a target of each of them is chosen with the other targets, and meant already.
  const bool aimed_at = first.chooser.from == Reference::target && first.chooser.index < first.targets.size();
  const Selector& chooser = aimed_at ? first.targets[first.chooser.index].what : first.chooser;
  const PlayerId player = selected_player(context_of(table.duel, play), chooser, play.controller);
  return ask_value(table, {.kind = DecisionKind::mode, .player = player, .source = play.source}, modes);
}

bool ask_targets(Table& table, BatchItem& play, const std::vector<TargetSpec>& specs, const Aim& aim,
                 const Cost* cost) {
  for (std::size_t at = 0; at < specs.size(); ++at) {
    const TargetSpec& spec = specs[at];
    const std::size_t first = play.targets.size();
    // Read for each specification as it comes: how many it asks for may depend on X and on the targets before
    // it.
    const int least = evaluate(context_of(table.duel, play), spec.least);
    const int whole = evaluate(context_of(table.duel, play), spec.divided, TargetSpec::any_number);
    // Who gets nothing of what is divided is no target of it.
    const int most = std::min(evaluate(context_of(table.duel, play), spec.most), whole);
    // What another player aims at is chosen at a later moment, when the rule set may let a target be chosen
    // again (D-25).
    const bool later = !spec.chooser.empty() && at > 0 && table.duel.rules().same_target_later;
    for (int chosen = 0; chosen < most; ++chosen) {
      const Context context = context_of(table.duel, play);
      // The first target is in the price (`cost_of_targets`); more are offered only as long as they can be
      // paid for (R-MANA-8).
      if (chosen >= 1 && chosen >= least && cost != nullptr &&
          !can_pay(context_of_price(table.duel, play), play.controller, *cost, play.x, chosen + 1))
        break;
      const std::vector<Thing> before(play.targets.begin() + static_cast<std::ptrdiff_t>(first),
                                      play.targets.end());
      const std::vector<Thing> legal = leaving_enough(
          context, play, specs, at,
          of_one_owner(table.duel, spec, least,
                       legal_targets(context, spec, play.traits, later ? before : play.targets, aim), before),
          least - chosen, aim);
      if (legal.empty()) {
        if (chosen < least) return false;
        break;
      }
      const Question question{.kind = DecisionKind::target,
                              .player = chooser_of(context, spec, play.controller),
                              .source = play.source,
                              .window = aim.window};
      const Thing target = ask_which(table, question, legal, chosen >= least);
      if (target.kind == Thing::Kind::none) break;  // enough
      play.targets.push_back(target);
    }
    // Noted even where it is none: a target is found again by the number of its specification.
    play.target_counts.push_back(static_cast<std::uint16_t>(play.targets.size() - first));
    if (spec.divided) ask_shares(table, play, first, whole);
  }
  return true;
}

void tell_of_targets(Table& table, const BatchItem& play) {
  Event event;
  event.kind = EventKind::becomes_target;
  event.player = event.cause = play.controller;
  event.play = play.number;
  for (std::size_t i = 0; i < play.targets.size(); ++i) {
    const Thing target = play.targets[i];
    const auto before = play.targets.begin() + static_cast<std::ptrdiff_t>(i);
    if (!target.is_object() || std::find(play.targets.begin(), before, target) != before) continue;
    event.object = target.object;
    happen(table, event);
  }
}

void ask_when_played(Table& table, BatchItem& play, const Card& card) {
  const Ability* choices = when_played(card);
  if (choices == nullptr) return;
  for (const Mode& mode : choices->modes) do_steps(table, play, mode.steps);
  play.last_result = 0;  // what the choices did is no result of the effect
}

}  // namespace sleight
