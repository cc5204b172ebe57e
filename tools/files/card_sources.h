#pragma once

#include <memory>
#include <string>
#include <vector>

namespace sleight {

class ScriptCache;

/// Where cards, keywords, counters and rule sets come from.
struct CardSources {
  std::string library;            ///< folder of card scripts; "" is `cards` in the folder of data
  std::vector<std::string> mods;  ///< folders of mods, in the order in which they are loaded
  bool unread = false;            ///< also cards whose text is not wholly read may be played
  std::string data;               ///< folder of keywords, counters and rule sets; "" is `data_directory()`
  std::shared_ptr<ScriptCache> cache;  ///< what scripts gave before; null: all of them are run
};

}  // namespace sleight
