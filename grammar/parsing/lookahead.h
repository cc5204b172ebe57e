#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "grammar/parsing/network.h"
#include "grammar/parsing/passed.h"
#include "grammar/parsing/reach.h"
#include "grammar/parsing/stacks.h"

namespace sleight {

/// Which alternative of a decision of the grammar the words ahead choose: SLL prediction, as ANTLR's own
/// simulator makes it (it is exact for this grammar as it is written, see the head of CardParser.g4). What
/// was found out once is remembered; what has to be found out is found in flat tables, which makes the first
/// lines of all many times faster than there. For all threads together, one of which finds out at a time:
/// what each of them has asked already it knows by itself (`prediction.h`).
class Lookahead {
 public:
  /// What is known after some words: above 0 the number of the ways that are still open, below 0 the
  /// alternative that alone is left, counted from -1; 0: none goes on with the words.
  using State = std::int32_t;

  explicit Lookahead(const Network& network)
      : network_(network),
        reach_(network),
        starts_(network.decisions.size(), 0),
        called_(static_cast<std::size_t>(reach_.ranks())) {}

  State start(std::size_t decision);
  /// What comes of `from`, which is above 0, by a word of this class.
  State next(State from, std::int32_t word);
  /// The alternative that was over before the word that none goes on with; 0: none was.
  std::int32_t finished(State at);

 private:
  /// One way to have come through the words so far: where in the network, for which alternative, and where it
  /// goes on when the rule that it is in is over.
  struct Way {
    Way() = default;
    Way(std::int32_t in, std::int32_t of, Stacks::Id back_to, bool has_left)
        : alternative(of), place(in), stack(back_to), left(has_left) {}
    // Side by side in this order, so that sorting by place and alternative compares one number of both.
    std::int32_t alternative = 0;
    std::int32_t place = 0;
    Stacks::Id stack = Stacks::anyone;
    bool left = false;  ///< it has left the rule of the decision
    bool operator==(const Way&) const = default;
  };
  /// All ways that are open after the same words.
  struct Ways {
    std::vector<Way> open;
    std::unordered_map<std::int32_t, State> next;  ///< what comes of a word, by its class
    std::int32_t finished = 0;
  };

  static std::uint64_t key_of(const Way& way);

  State learn(State from, std::int32_t word);

  /// All places that these can come to without a word, and wait for one there.
  std::vector<Way> spread(const std::vector<Way>& ways);
  /// Through the ends of rules, up; what they call is noted, to be gone into by `go_down`.
  void go_up(std::vector<Way>& reached);
  /// Into the rules that were called, each once for an alternative, whoever called it.
  void go_down(std::vector<Way>& reached);
  void note_calls(const Way& way, const Reach::Ahead& ahead);
  /// One way for each place and alternative, whoever called its rule.
  void merge(std::vector<Way>& ways);
  /// The same in the order by which `Ways` are known again.
  void fold(std::vector<Way>& ways);
  /// Whether several alternatives will never be told apart by more words.
  bool undecided(const std::vector<Way>& ways) const;
  State number_of(std::vector<Way> ways);

  const Network& network_;
  std::mutex one_at_a_time_;
  Reach reach_;
  Stacks stacks_;
  std::vector<State> starts_;                          ///< the ways at the beginning of each decision
  std::vector<Ways> all_{1};                           ///< the first stands for none
  std::unordered_multimap<std::size_t, State> known_;  ///< by their hash

  // Of `spread`, kept for the next one.
  std::vector<Way> waiting_;
  Passed passed_;
  std::vector<std::vector<Way>> called_;  ///< rules, by their rank: where they begin, with who called them
};

}  // namespace sleight
