#pragma once

#include <string>
#include <vector>

#include "tools/lookup/lookup.h"
#include "tools/lookup/word_users.h"

namespace sleight {

/// Which hits are told, and how many.
struct FoundLimits {
  std::vector<std::string> kinds;  ///< only these; all when there are none
  int most = 0;                    ///< of each kind; 0: as many as serve a reader
};

/// The hits that are told: all that have that name or are called so, and the best others of each kind.
std::vector<Hit> hits_told(const Found& found, const FoundLimits& limits);

/// What was found, as text for people.
std::string found_text(const std::vector<Hit>& hits, const Found& found, const Collection& cards,
                       const WordUsers& users);
/// The same as JSON.
std::string found_json(const std::string& asked, const std::vector<Hit>& hits, const Found& found,
                       const Collection& cards, const WordUsers& users);

}  // namespace sleight
