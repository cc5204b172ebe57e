#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/table/agent.h"
#include "core/table/observer.h"

namespace sleight {

/// A mod that a duel was played with.
struct RecordedMod {
  std::string name, version;
  std::uint64_t fingerprint = 0;  ///< of its scripts
  bool operator==(const RecordedMod&) const = default;
};

/// The rule set that a duel was played by.
struct RecordedRules {
  std::string name;
  std::uint64_t fingerprint = 0;  ///< of the rule set with all its options
  bool operator==(const RecordedRules&) const = default;
};

/// The card library that a duel was played with.
struct RecordedLibrary {
  std::string folder;             ///< as it was named; "": the one that comes with the program
  std::uint64_t fingerprint = 0;  ///< of its scripts
  bool operator==(const RecordedLibrary&) const = default;
};

/// A duel from its beginning, as plain data: rules, library, mods, decks, seed and answers give it back bit
/// for bit. The hashes tell at which rest point a replay goes another way, and the fingerprints why.
struct Record {
  RecordedRules rules;
  RecordedLibrary library;
  std::vector<RecordedMod> mods;                             ///< in the order in which they were loaded
  std::array<std::vector<std::string>, player_count> decks;  ///< card names, doubles repeated
  std::uint64_t seed = 0;
  std::vector<std::int32_t> answers;
  std::vector<std::uint64_t>
      hashes;  ///< of the duel at each rest point, the first before anything was played
  bool operator==(const Record&) const = default;
};

/// A duel played from a record, or the reason why it could not be.
struct Replay {
  std::shared_ptr<Duel> duel;  ///< as far as it was played; null when it could not begin
  long rest_points = 0;        ///< how many were reached
  long diverged_at = -1;       ///< the first rest point that differs from the record; -1: none
  std::string problem;         ///< "" when all is as recorded
  bool illegal = false;        ///< the problem is an answer that was not legal when it was due
};

/// Plays a duel between two agents and records it. `record` comes with rule set name, decks and seed filled
/// in; answers and hashes are added. Gives the finished duel, or why it could not begin; with `until`, the
/// duel as it stands after so many rest points.
Replay play_and_record(Record& record, std::shared_ptr<const Library> library,
                       std::shared_ptr<const Rules> rules, std::array<Agent*, player_count> agents,
                       Observer* observer = nullptr, long until = -1);
/// Plays a record again, up to `until` rest points (-1: to its end), and compares as it goes. A record may
/// end at a rest point before its duel is over: that duel was left unfinished.
Replay replay(const Record& record, std::shared_ptr<const Library> library,
              std::shared_ptr<const Rules> rules, long until = -1, Observer* observer = nullptr);

}  // namespace sleight
