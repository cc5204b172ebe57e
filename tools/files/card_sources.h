#pragma once

#include <string>
#include <vector>

namespace sleight {

/// Where cards, keywords, counters and rule sets come from.
struct CardSources {
  std::string library;            ///< folder of card scripts; "" is `cards` in the folder of data
  std::vector<std::string> mods;  ///< folders of mods, in the order in which they are loaded
  bool unread = false;            ///< also cards whose text is not wholly read may be played
  std::string data;               ///< folder of keywords, counters and rule sets; "" is `data_directory()`
};

}  // namespace sleight
