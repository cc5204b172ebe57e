#include "grammar/speaker.h"

#include "core/card/library.h"

namespace sleight {

std::string Speaker::spelling(Word word) const { return words.spelling(word); }

void Speaker::begin(const Mode& mode) {
  targets = &mode.targets;
  // Each mode is a text of its own: its targets are to be named in full again.
  named.assign(mode.targets.size(), false);
}

const TargetSpec* Speaker::target(const Selector& selector) const {
  // Definitions come from scripts as well, and outside a mode there is no list to look the target up in.
  const bool known =
      selector.from == Reference::target && targets != nullptr && selector.index < targets->size();
  return known ? &(*targets)[selector.index] : nullptr;
}

}  // namespace sleight
