#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "grammar/parsing/network.h"

namespace sleight {

/// Where one comes from each place of the network without a word, as far as its own rule goes. It is asked
/// for again and again, whoever called the rule: so it is found out once for each place.
class EpsilonClosure {
 public:
  struct Call {
    std::int32_t rule;  ///< where it begins
    std::int32_t back;  ///< where it goes on when the rule is over
  };
  struct Ahead {
    std::vector<std::int32_t> waits;  ///< places that wait for a word
    std::vector<Call> calls;
    std::int32_t end = nowhere;  ///< of the rule, where it may be over at once
  };
  static constexpr std::int32_t nowhere = -1;

  explicit EpsilonClosure(const Network& network);

  const Ahead& from(std::int32_t place);
  /// Of a rule, by the place where it begins: below that of each rule that it may call before any word.
  std::int32_t rank(std::int32_t rule) const { return ranks_[static_cast<std::size_t>(rule)]; }
  std::int32_t ranks() const { return ranked_; }

 private:
  Ahead find(std::int32_t place) const;
  /// Ranks a rule behind all that it may call first.
  void rank_below_its_calls(std::int32_t rule);

  const Network& network_;
  std::vector<bool> may_be_empty_;  ///< rules, by where they begin
  std::vector<std::int32_t> ranks_;
  std::int32_t ranked_ = 0;
  std::vector<std::int32_t> known_;  ///< by place: which of those below
  std::deque<Ahead> ahead_;
};

}  // namespace sleight
