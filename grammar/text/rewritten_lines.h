#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "grammar/text/text.h"

namespace sleight {

/// Lines that were rewritten, by their words. A text is read several times before a script of it is trusted,
/// and many cards say the same: most lines have been rewritten before, and all that differs is where in the
/// author's text they stand. For all threads.
class RewrittenLines {
 public:
  using Rewrite = void (*)(Text& line, Wording wording);
  explicit RewrittenLines(Rewrite rewrite) : rewrite_(rewrite) {}

  /// What `rewrite` makes of a line.
  Text of(const Text& line, Wording wording);

 private:
  using Rewritten = std::shared_ptr<const Text>;  ///< numbered
  using ByWords = std::unordered_map<std::string, Rewritten>;

  ByWords& known_in(Wording wording) { return known_[static_cast<std::size_t>(wording)]; }

  Rewrite rewrite_;
  std::mutex lock_;
  std::array<ByWords, wording_count> known_;
};

}  // namespace sleight
