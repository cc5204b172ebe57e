#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "scripting/cache/script_cache.h"
#include "tools/playtest/played_check.h"

namespace sleight::playtest {

/// Tries cards, but none with which nothing has changed since it was tried: what came of it is kept under the
/// text of its script, and under all that decides how its duels go (the keywords, counters and other cards in
/// them, rule sets, seed).
class KeptChecks {
 public:
  /// Keeps in `cache`, which is one of this build of the program (`program_stamp`); null: every card is
  /// tried.
  KeptChecks(const Trials& trials, ScriptCache* cache);
  /// What comes of trying the card, whether it is tried or not. May be asked by many threads.
  PlayedCheck check(const CardFile& script);
  /// How many of the cards that were asked about have not been tried again.
  std::size_t known() const { return known_; }

 private:
  /// A hash of what the duels of the card are played with.
  std::uint64_t surroundings_of(const Card& card) const;

  const Trials& trials_;
  ScriptCache* cache_;
  std::uint64_t of_all_ = 0;  ///< a hash of what all cards are tried with
  std::atomic<std::size_t> known_ = 0;
};

}  // namespace sleight::playtest
