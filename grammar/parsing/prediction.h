#pragma once

#include <antlr4-runtime.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "grammar/parsing/lookahead.h"

namespace sleight {

/// What one thread has asked of a `Lookahead`, so that it waits for no other where it asks again.
class Prediction {
 public:
  explicit Prediction(Lookahead& lookahead) : lookahead_(lookahead) {}

  /// The alternative, counted from 1; 0 where none goes on with the words, and then `ahead` is how many of
  /// them were looked at: the last is the one that no alternative could go on with.
  std::size_t choose(std::size_t decision, antlr4::TokenStream& words, std::size_t& ahead);

 private:
  using State = Lookahead::State;
  /// What comes of a word, by its class: few, and sorted.
  using Asked = std::vector<std::pair<std::int32_t, State>>;

  State start(std::size_t decision);
  State next(State from, std::int32_t word);

  Lookahead& lookahead_;
  std::vector<State> starts_;
  std::vector<Asked> asked_;
};

}  // namespace sleight
