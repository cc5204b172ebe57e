#pragma once

#include <string>
#include <vector>

namespace sleight {

/// Where cards, keywords, counters and rule sets come from.
struct CardSources {
  std::string library;            ///< folder of card scripts; "" is the one that comes with the program
  std::vector<std::string> mods;  ///< folders of mods, in the order in which they are loaded
  bool unread = false;            ///< also cards whose text is not wholly read may be played
};

}  // namespace sleight
