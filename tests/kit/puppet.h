#pragma once

#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/table/agent.h"

namespace sleight::kit {

/// A player who answers as a test told it; it passes, and takes the first option or the least number, where
/// it was told nothing. Every list is worked off as its questions come up.
class Puppet : public Agent {
 public:
  /// An ability to use, when its window is open.
  struct Wish {
    Window window;
    ObjectId object;
  };
  std::deque<std::string> plays;  ///< what to play, by the names of the cards; a "-" passes once
  std::deque<Wish> wishes;
  std::deque<Thing> targets;
  std::deque<std::int32_t> numbers;  ///< modes, X, choices and payments
  std::vector<ObjectId> attackers;
  std::vector<std::pair<ObjectId, ObjectId>> bands;  ///< creature, a member of the band that it joins
  std::vector<std::pair<ObjectId, ObjectId>> blocks;
  std::vector<std::pair<std::pair<ObjectId, ObjectId>, int>> shares;  ///< damage by source and victim
  std::deque<std::pair<DecisionKind, std::int32_t>> wanted;           ///< any other answer, by its kind
  std::function<std::int32_t(const Decision&)> other;                 ///< what to do where none of these is

  const Duel* duel = nullptr;                 ///< the duel, where it names cards
  std::vector<std::string>* notes = nullptr;  ///< in a few words, each question about a play
  std::vector<Decision> asked;

  std::int32_t answer(const View& view, const Decision& decision) override;

  int count(DecisionKind kind) const;
  int windows(Window window) const;
  std::vector<DecisionKind> kinds_asked() const;

 private:
  std::int32_t play(const Decision& decision);
};

}  // namespace sleight::kit
