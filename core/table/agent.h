#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/table/decision.h"
#include "core/table/view.h"

namespace sleight {

/// Whoever makes a player's decisions: a bot, a test, a person. It answers at once.
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  /// The answer to `decision`: an index into its options, or a number in its range. An answer that the
  /// decision does not accept is refused (`refused`) and asked for again.
  virtual std::int32_t answer(const View& view, const Decision& decision) = 0;
  /// Told why the last answer was not accepted, in words that tell what would be. After `refusal_limit`
  /// refusals in a row the engine takes the first legal answer, so that a broken agent cannot hang a duel.
  virtual void refused(const Decision& decision, std::int32_t answer, const std::string& reason) {
    static_cast<void>(decision);
    static_cast<void>(answer);
    static_cast<void>(reason);
  }
};
/// How many illegal answers in a row an agent may give before the first legal one is taken.
inline constexpr int refusal_limit = 100;

/// Chooses at random, evenly, but passes over drawing mana that nothing asks for.
class RandomAgent : public Agent {
 public:
  /// Answers by chance, the same for equal seeds.
  explicit RandomAgent(std::uint64_t seed) : random_{seed} {}
  std::int32_t answer(const View& view, const Decision& decision) override;

 private:
  Random random_;
};

/// Gives the answers of a journal in order (replay). A journal that ends too soon, or has an answer that is
/// not legal, is told by `problem`; the first legal answer stands in for what is missing.
class JournalAgent : public Agent {
 public:
  /// Answers by `answers`, from the one at `next` on, which goes forward.
  explicit JournalAgent(const std::vector<std::int32_t>& answers, std::size_t& next)
      : answers_(answers), next_(next) {}
  std::int32_t answer(const View& view, const Decision& decision) override;
  /// Which answer is not legal, and why; "" when all were so far.
  const std::string& problem() const { return problem_; }

 private:
  std::string problem_;
  const std::vector<std::int32_t>& answers_;
  std::size_t& next_;
};

}  // namespace sleight
