#include "grammar/parsing/prediction.h"

#include <algorithm>

namespace sleight {

std::size_t Prediction::choose(std::size_t decision, antlr4::TokenStream& words, std::size_t& ahead) {
  State at = start(decision);
  for (ahead = 1;; ++ahead) {
    const State then = next(at, Network::number_of(words.LA(static_cast<ssize_t>(ahead))));
    if (then < 0) return static_cast<std::size_t>(-then);
    // The rule may be over before the word that it cannot take: then whoever called it will say so.
    if (then == 0) return static_cast<std::size_t>(lookahead_.finished(at));
    at = then;
  }
}

Prediction::State Prediction::start(std::size_t decision) {
  if (decision >= starts_.size()) starts_.resize(decision + 1, 0);
  State& known = starts_[decision];
  if (known == 0) known = lookahead_.start(decision);
  return known;
}

Prediction::State Prediction::next(State from, std::int32_t word) {
  if (from < lookahead_.learnt().end())
    if (const State* known = lookahead_.learnt().find(from, word)) return *known;
  const auto at = static_cast<std::size_t>(from);
  if (at >= asked_.size()) asked_.resize(at + 1);
  Asked& asked = asked_[at];
  const auto place =
      std::lower_bound(asked.begin(), asked.end(), word,
                       [](const auto& each, std::int32_t wanted) { return each.first < wanted; });
  if (place != asked.end() && place->first == word) return place->second;
  const State then = lookahead_.next(from, word);
  asked.insert(place, {word, then});
  return then;
}

}  // namespace sleight
