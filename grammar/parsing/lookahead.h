#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "grammar/parsing/epsilon_closure.h"
#include "grammar/parsing/learnt.h"
#include "grammar/parsing/network.h"
#include "grammar/parsing/stacks.h"
#include "grammar/parsing/visited_set.h"

namespace sleight {

/// Which alternative of a decision of the grammar the words ahead choose: SLL prediction, as ANTLR's own
/// simulator makes it (it is exact for this grammar as it is written, see the head of CardParser.g4). What
/// was found out once is remembered, and what is `learnt` need not be found out at all; what has to be is
/// found in flat tables, which makes the first lines of all many times faster than there. For all threads
/// together, one of which finds out at a time: what each of them has asked already it knows by itself
/// (`prediction.h`).
class Lookahead {
 public:
  /// What is known after some words: above 0 the number of the ways that are still open, below 0 the
  /// alternative that alone is left, counted from -1; 0: none goes on with the words.
  using State = std::int32_t;

  explicit Lookahead(const Network& network, const Learnt& learnt = {})
      : network_(network),
        learnt_(learnt),
        reach_(network),
        starts_(network.decisions.size(), 0),
        called_(static_cast<std::size_t>(reach_.ranks())) {
    std::copy(learnt.starts.begin(), learnt.starts.end(), starts_.begin());
  }

  /// What was known before; it asks for nobody's turn.
  const Learnt& learnt() const { return learnt_; }
  State start(std::size_t decision);
  /// What comes of `from`, which is above 0, by a word of this class.
  State next(State from, std::int32_t word);
  /// The alternative that was over before the word that none goes on with; 0: none was.
  std::int32_t finished(State at);

  /// All that was found out besides what is learnt.
  struct Found {
    struct Known {
      std::int32_t from = 0;
      std::int32_t word = 0;
      std::int32_t finished = 0;
      std::map<std::int32_t, State> next;
    };
    std::vector<State> starts;
    std::vector<Known> known;
  };
  Found found();

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
  /// What all ways that are open after the same words came of.
  struct Origin {
    std::int32_t from = 0;
    std::int32_t word = Learnt::at_start;
  };
  /// All ways that are open after the same words.
  struct Ways {
    std::vector<Way> open;
    std::int32_t finished = 0;
    Origin origin;
  };

  static std::uint64_t key_of(const Way& way);

  const std::vector<Way>& open_at(State state);
  std::vector<Way> open_at_start(std::size_t decision);
  /// The ways that a word leaves open; where none or one alternative is left, `decided` says so, and there
  /// are no ways.
  std::vector<Way> open_behind(const std::vector<Way>& before, std::int32_t word, State& decided);

  /// All places that these can come to without a word, and wait for one there.
  std::vector<Way> spread(const std::vector<Way>& ways);
  /// Through the ends of rules, up; what they call is noted, to be gone into by `go_down`.
  void go_up(std::vector<Way>& reached);
  /// Into the rules that were called, each once for an alternative, whoever called it.
  void go_down(std::vector<Way>& reached);
  void note_calls(const Way& way, const EpsilonClosure::Ahead& ahead);
  /// One way for each place and alternative, whoever called its rule.
  void merge(std::vector<Way>& ways);
  /// The same in the order by which `Ways` are known again.
  void fold(std::vector<Way>& ways);
  /// Whether several alternatives will never be told apart by more words.
  bool undecided(const std::vector<Way>& ways) const;
  State number_of(std::vector<Way> ways, const Origin& origin);

  const Network& network_;
  Learnt learnt_;
  std::mutex one_at_a_time_;
  EpsilonClosure reach_;
  Stacks stacks_;
  std::vector<State> starts_;                             ///< the ways at the beginning of each decision
  std::vector<Ways> all_;                                 ///< behind those that are learnt
  std::unordered_map<std::uint64_t, State> next_;         ///< what comes of which by a word
  std::unordered_multimap<std::size_t, State> known_;     ///< by their hash
  std::unordered_map<State, std::vector<Way>> recalled_;  ///< of what is learnt, where it did not suffice

  // Of `spread`, kept for the next one.
  std::vector<Way> waiting_;
  VisitedSet passed_;
  std::vector<std::vector<Way>> called_;  ///< rules, by their rank: where they begin, with who called them
};

}  // namespace sleight
