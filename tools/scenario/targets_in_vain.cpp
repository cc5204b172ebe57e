#include "tools/scenario/targets_in_vain.h"

#include "core/card/definition_fields.h"
#include "core/playing/casting/casting.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/told_apart.h"

namespace sleight::scenario {
namespace {

/// Whether some part of a definition asks for a target, and whether how many is up to who plays it.
struct TargetSearch {
  void operator()(const TargetSpec& spec) {
    found = true;
    open = open || !spec.most.is_number() || spec.most.number == TargetSpec::any_number;
  }

  bool found = false;
  bool open = false;
};

template <typename Part>
TargetSearch targets_of(const Part& part) {
  TargetSearch search;
  definition::walk(part, search);
  return search;
}

TargetSearch targets_of_play(const Duel& duel, const Said& said) {
  if (said.ability != AbilityId::none) return targets_of(duel.library().ability(said.ability));
  const Card& card = duel.printed(duel.id_of(said.slot));
  TargetSearch search = targets_of(card);
  search.found = search.found || card.is_local_enchantment();
  return search;
}

}  // namespace

std::string why_no_more_targets(const Game& game, const Said& said) {
  const Duel& duel = game.duel();
  const std::string title = title_of(duel, duel.id_of(said.slot));
  const std::string choosing = "what is chosen as it resolves is said with `choosing`";
  const TargetSearch search = targets_of_play(duel, said);
  if (!search.found) return title + " has no target; " + choosing + " (R-TARGET-1)";
  const std::string refused = title + " may not have " +
                              told_apart(duel, said.options.targets[said.targets_used]) +
                              " as one more target: it takes no more";
  return search.open ? refused + ", or more cannot be paid for (R-TARGET-1, R-MANA-8)"
                     : refused + "; " + choosing + " (R-TARGET-1)";
}

void refuse_targets_of_none(const Game& game, const Said& said) {
  if (said.options.targets.empty() || targets_of_play(game.duel(), said).found) return;
  // Another ability of the card may be set off and ask for the target.
  const Card& card = game.duel().printed(game.duel().id_of(said.slot));
  if (!targets_of(card).found) throw Refused{why_no_more_targets(game, said)};
}

}  // namespace sleight::scenario
