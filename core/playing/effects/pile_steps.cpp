#include "core/playing/effects/pile_steps.h"

#include <algorithm>
#include <vector>

#include "core/card/reference_records.h"
#include "core/playing/moves/zones.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight::steps {

namespace {

bool is_of_piles(const StepResults& done) { return is_pile(done.by); }

}  // namespace

void separate(StepRun& run, const Step& step) {
  const PlayerId player = selected_player(run.context(), step.other, run.you());
  std::vector<Thing> left = run.things(step.what);
  std::erase_if(left, [](const Thing& thing) { return !thing.is_object(); });
  // Who makes piles of cards sees them; nobody else does (R-ZONE-3).
  if (step.what.from == Reference::cards && player != PlayerId::none)
    for (const Thing& thing : left) show_card(run.duel(), thing.object, player);
  std::vector<ObjectId> first;
  while (!left.empty()) {
    const Question question{.kind = DecisionKind::choose, .player = player, .source = run.play.source};
    const Thing next = ask_which(run.table, question, left, true);
    if (next == Thing{}) break;
    std::erase(left, next);
    first.push_back(next.object);
  }
  std::vector<ObjectId> second;
  for (const Thing& thing : left) second.push_back(thing.object);
  run.play.last_result = static_cast<std::int32_t>(first.size() + second.size());
  run.did(Reference::chosen_pile, first);
  run.did(Reference::other_pile, second);
  // Which of the two a pile is stays the same, whichever is chosen.
  for (StepResults& done : run.play.done)
    if (is_of_piles(done)) done.x = done.by == Reference::other_pile ? 1 : 0;
}

void choose_pile(StepRun& run, const Step& step) {
  const PlayerId player = selected_player(run.context(), step.what, run.you());
  // Nothing was separated: there is nothing to choose.
  if (player == PlayerId::none || std::none_of(run.play.done.begin(), run.play.done.end(), is_of_piles))
    return;
  const Question question{.kind = DecisionKind::number, .player = player, .source = run.play.source};
  const std::int32_t wanted = ask_number(run.table, question, 1, 2) - 1;
  for (StepResults& done : run.play.done)
    if (is_of_piles(done)) done.by = done.x == wanted ? Reference::chosen_pile : Reference::other_pile;
}

}  // namespace sleight::steps
