#include "core/card/step_positions.h"

namespace sleight {
namespace {

/// Depth first over the steps of an ability; `visit` returns true to stop there.
template <typename Visit>
const Step* walk(const std::vector<Step>& steps, const Visit& visit) {
  for (const Step& step : steps) {
    if (visit(step)) return &step;
    if (const Step* found = walk(step.then, visit)) return found;
    if (const Step* found = walk(step.otherwise, visit)) return found;
  }
  return nullptr;
}

}  // namespace

int position_of(const Ability& ability, const Step& step) {
  int position = -1;
  for (const Mode& mode : ability.modes)
    if (walk(mode.steps, [&](const Step& other) { return ++position, &other == &step; }) != nullptr)
      return position;
  return -1;
}

const Step* step_at(const Ability& ability, int wanted) {
  int position = -1;
  for (const Mode& mode : ability.modes)
    if (const Step* found = walk(mode.steps, [&](const Step&) { return ++position == wanted; })) return found;
  return nullptr;
}

}  // namespace sleight
