#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight::fuzz {

/// `text` with one to four small damages: a byte changed, pieces left out, doubled, swapped, or taken from
/// `scraps`. The same random state gives the same damage.
inline std::string mutate(std::string text, Random& random, const std::vector<std::string>& scraps) {
  const std::uint32_t damages = 1 + random.below(4);
  for (std::uint32_t i = 0; i < damages && !text.empty(); ++i) {
    const auto size = static_cast<std::uint32_t>(text.size());
    const std::uint32_t at = random.below(size);
    const std::uint32_t length = 1 + random.below(std::min<std::uint32_t>(12, size - at));
    switch (random.below(scraps.empty() ? 4 : 6)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(at, length));
        break;
      case 3: {
        const std::string piece = text.substr(at, length);
        text.erase(at, length);
        text.insert(random.below(static_cast<std::uint32_t>(text.size()) + 1), piece);
        break;
      }
      case 4:
        text.insert(at, scraps[random.below(static_cast<std::uint32_t>(scraps.size()))]);
        break;
      default:
        text.replace(at, length, scraps[random.below(static_cast<std::uint32_t>(scraps.size()))]);
        break;
    }
  }
  return text;
}

}  // namespace sleight::fuzz
