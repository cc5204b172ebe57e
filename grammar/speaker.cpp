#include "grammar/speaker.h"

#include "core/card/library.h"

namespace sleight {

std::string Speaker::spelling(Word word) const { return words.spelling(word); }

void Speaker::begin(const Mode& mode) {
  targets = &mode.targets;
  named.assign(mode.targets.size(), false);
}

const TargetSpec* Speaker::target(const Selector& selector) const {
  const bool known =
      selector.from == Reference::target && targets != nullptr && selector.index < targets->size();
  return known ? &(*targets)[selector.index] : nullptr;
}

}  // namespace sleight
