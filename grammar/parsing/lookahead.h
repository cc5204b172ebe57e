#pragma once

#include <antlr4-runtime.h>

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "grammar/parsing/network.h"
#include "grammar/parsing/passed.h"
#include "grammar/parsing/stacks.h"

namespace sleight {

/// Which alternative of a decision of the grammar the words ahead choose: SLL prediction, as ANTLR's own
/// simulator makes it (it is exact for this grammar as it is written, see the head of CardParser.g4). What
/// was found out once is remembered; what has to be found out is found in flat tables, which makes the first
/// lines of all many times faster than there. For one thread.
class Lookahead {
 public:
  explicit Lookahead(const Network& network) : network_(network), starts_(network.decisions.size(), 0) {}

  /// The alternative, counted from 1; 0 where none goes on with the words, and then `ahead` is how many of
  /// them were looked at: the last is the one that no alternative could go on with.
  std::size_t choose(std::size_t decision, antlr4::TokenStream& words, std::size_t& ahead);

 private:
  /// One way to have come through the words so far: where in the network, for which alternative, and where it
  /// goes on when the rule that it is in is over.
  struct Way {
    std::int32_t place;
    std::int32_t alternative;
    Stacks::Id stack;
    bool left;  ///< it has left the rule of the decision
    bool operator==(const Way&) const = default;
  };
  /// All ways that are open after the same words.
  struct Ways {
    std::vector<Way> open;
    std::vector<std::pair<std::int32_t, std::int32_t>> next;  ///< what comes of a word, by its class
    std::int32_t finished = 0;  ///< the alternative that was over before the word that none goes on with
  };

  static std::uint64_t key_of(const Way& way);

  // What comes of a word: the number of the ways that are open then, or an alternative below 0, or 0.
  std::int32_t start(std::size_t decision);
  std::int32_t next(std::int32_t from, std::int32_t word);
  std::int32_t learn(std::int32_t from, std::int32_t word);

  /// All places that these can come to without a word; through the end of the line, too, where it was
  /// reached.
  std::vector<Way> spread(const std::vector<Way>& ways, bool at_end);
  /// One way for each place and alternative, in the order by which `Ways` are known again.
  void fold(std::vector<Way>& ways);
  /// Whether several alternatives will never be told apart by more words.
  bool undecided(const std::vector<Way>& ways) const;
  std::int32_t number_of(std::vector<Way> ways);

  const Network& network_;
  Stacks stacks_;
  std::vector<std::int32_t> starts_;                          ///< the ways at the beginning of each decision
  std::vector<Ways> all_{1};                                  ///< the first stands for none
  std::unordered_multimap<std::size_t, std::int32_t> known_;  ///< by their hash

  // Of `spread`, kept for the next one.
  std::vector<Way> waiting_;
  Passed passed_;
};

}  // namespace sleight
