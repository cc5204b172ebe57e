#include "grammar/selectors.h"

#include <utility>

#include "core/card/verb.h"
#include "grammar/noun_phrases/top_cards_english.h"

namespace sleight {

bool is_one_thing(const ReadingContext& context, const Selector& thing) {
  if (is_set(thing.from) || !thing.also.empty() || is_player(context, thing)) return false;
  if (thing.from != Reference::target) return true;
  const TargetSpec* aimed = context.target(thing);
  return aimed != nullptr && aimed->most == Amount(1);
}

const TargetSpec* target_among(const std::vector<TargetSpec>* targets, const Selector& selector) {
  // Definitions come from scripts as well, and outside a mode there is no list to look the target up in.
  const bool known =
      selector.from == Reference::target && targets != nullptr && selector.index < targets->size();
  return known ? &(*targets)[selector.index] : nullptr;
}

Selector you_first() {
  Selector both = one(Reference::you);
  both.also.push_back(one(Reference::opponent));
  return both;
}

Selector each_of(const Selector& who) { return is_set(who.from) ? one(Reference::it) : who; }

Step done_by_each(const Selector& who, Step by_one) {
  if (!is_set(who.from)) return by_one;
  Step all = step(Verb::for_each, who);
  all.then.push_back(std::move(by_one));
  return all;
}

bool is_you(const Selector& who) {
  return who.empty() || (who.from == Reference::you && who.filters.empty() && who.also.empty());
}

bool is_plural(const Speaker& speaker, const Selector& selector) {
  if (is_one_top_card(selector)) return false;
  if (is_set(selector.from)) return true;
  const TargetSpec* spec = speaker.target(selector);
  return (spec != nullptr && !(spec->most == Amount(1))) || !selector.also.empty();
}

}  // namespace sleight
