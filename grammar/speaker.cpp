#include "grammar/speaker.h"

#include <algorithm>

#include "core/card/library.h"
#include "grammar/selectors.h"

namespace sleight {

std::string Speaker::spelling(Word word) const { return words.spelling(word); }

std::string Speaker::letter(const std::string& measure) {
  auto found = std::find(letters.begin(), letters.end(), measure);
  if (found == letters.end()) found = letters.insert(found, measure);
  constexpr std::string_view names = "XYZABCDEFGHIJKLMNOPQRSTUVW";
  const auto number = static_cast<std::size_t>(found - letters.begin());
  return std::string(1, names[std::min(number, names.size() - 1)]);
}

std::string Speaker::with_letters(std::string sentence) {
  std::string_view joint = ", where ";
  for (const std::string& measure : letters) {
    if (measure.empty()) continue;
    sentence += std::string(joint) + letter(measure) + " is " + measure;
    joint = " and ";
  }
  letters.clear();
  return sentence;
}

void Speaker::begin(const Mode& mode) {
  targets = &mode.targets;
  // Each mode is a text of its own: its targets are to be named in full again.
  named.assign(mode.targets.size(), false);
  naming.clear();
}

const TargetSpec* Speaker::target(const Selector& selector) const { return target_among(targets, selector); }

}  // namespace sleight
