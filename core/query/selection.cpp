#include "core/query/selection.h"

#include "core/query/selector_walk.h"

namespace sleight {

using visiting::each;

std::vector<Thing> select(const Context& context, const Selector& selector) {
  std::vector<Thing> found;
  each(context, selector, [&found](Thing thing) {
    found.push_back(thing);
    return true;
  });
  return found;
}

bool any_selected(const Context& context, const Selector& selector) {
  // A walk that was broken off has found something.
  return !each(context, selector, [](Thing) { return false; });
}

int count_selected(const Context& context, const Selector& selector) {
  int count = 0;
  each(context, selector, [&count](Thing) {
    ++count;
    return true;
  });
  return count;
}

bool selects(const Context& context, const Selector& selector, Thing thing) {
  // Asked about the one thing, without a list: this is what filters and rules do all the time.
  if (visiting::main_selects(context, selector, thing)) return true;
  for (const Selector& other : selector.also)
    if (selects(context, other, thing)) return true;
  return false;
}

Thing first_selected(const Context& context, const Selector& selector) {
  Thing found;
  each(context, selector, [&found](Thing thing) {
    found = thing;
    return false;
  });
  return found;
}

PlayerId selected_player(const Context& context, const Selector& selector, PlayerId fallback) {
  // Only where nothing is written: a selector that gives no player means nobody, not the fallback.
  if (selector.empty()) return fallback;
  PlayerId found = PlayerId::none;
  each(context, selector, [&found](Thing thing) {
    if (!thing.is_player()) return true;
    found = thing.player;
    return false;
  });
  return found;
}

}  // namespace sleight
