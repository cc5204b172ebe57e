#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/table.h"

namespace sleight {

/// A recorded duel: rules, decks, seed and answers give it again, bit for bit (DESIGN law 6).
struct Record {
  std::string rules = "fifth";
  std::uint64_t seed = 0;
  std::array<std::vector<std::string>, player_count> decks;
  std::vector<std::int32_t> answers;
  /// After so many answers the duel had this hash: taken at the beginning of each turn and at the end.
  std::vector<std::pair<std::size_t, std::uint64_t>> hashes;
  std::string result;
};

std::string to_json(const Record& record);
/// Reads a record; returns "" or why it is refused.
std::string read_record(const std::string& text, Record& record);

/// Where a replay has come to.
struct Replayed {
  std::unique_ptr<Duel> duel;  ///< as it stands after the last answer; null when it could not begin
  std::size_t answers = 0;     ///< how many were used
  std::string problem;         ///< why it diverged, or could not begin; "" when all was the same
};
/// Plays the record again, at most `until` answers of it. `library` must have its cards, `rules` be its rule set.
Replayed replay(const Record& record, const std::shared_ptr<const Library>& library,
                const std::shared_ptr<const Rules>& rules, std::size_t until);

/// Plays a duel of these agents to its end, keeping the record.
std::string play_recorded(Record& record, Duel& duel, const std::array<Agent*, player_count>& agents,
                          const std::shared_ptr<const Library>& library);
/// "Bob wins", "Sue wins", "a draw", "not over".
std::string result_of(const Duel& duel);

}  // namespace sleight
