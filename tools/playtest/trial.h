#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "tools/playtest/situation.h"
#include "tools/playtest/test_player.h"

namespace sleight::playtest {

/// A library with the card under test, as it is or with a part taken away, and those that it is tried with.
struct TrialLibrary {
  std::shared_ptr<Library> library;
  std::vector<CardId> ids;  ///< of the cast, in its order
  CardId plain = CardId::none;
  UnderTest tested;
  /// Which ability of the card each of its abilities lies in, nested ones too.
  std::map<AbilityId, int> ability_of;
  /// The steps of the card by their numbers (`steps_of`), and the number of each.
  std::vector<const Step*> steps;
  std::map<const Step*, int> number_of;
};
/// `base` has the keywords and kinds of counters. `card` takes the place of the first of the cast.
TrialLibrary library_for(const Cast& cast, const Card& card, const Library& base);

/// What is looked at besides how the duel goes.
struct Looking {
  bool invariants = false;  ///< whether the duel stays whole
  bool recompute = false;   ///< whether what is told agrees with what is so
};

/// What a player had when it ended.
struct Ending {
  int life = 0, hand = 0, graveyard = 0, library = 0, in_play = 0;
};

/// How one duel went.
struct Trial {
  std::vector<std::uint64_t> looks;   ///< its appearance at each rest point, and what was seen
  std::vector<std::uint64_t> offers;  ///< and all that was offered until then
  std::vector<char> used;             ///< by ability of the card: whether it was played, or was at work
  std::vector<char> affected;         ///< by ability of the card: whether it continuously changed something
  /// By step of the card: whether it was done and had something to do it to; of one with steps inside,
  /// whether one of those was.
  std::vector<char> reached;
  std::vector<char> begun;  ///< by step of the card: whether it was begun at all
  bool card_in_play = false;
  std::string error;       ///< "" when nothing was wrong
  std::string disagrees;   ///< what is told and is not so; "" when nothing is
  Diagnostics faults;      ///< of functions of scripts, and of what goes on and on
  bool endless = false;    ///< it ended because more went on than may
  std::uint64_t work = 0;  ///< what went on in it, in units of the duel's budget
  std::vector<std::int32_t> journal;
  std::array<Ending, player_count> ending;
  bool differs = false;  ///< from the looks that it was held against; it ended there
};
/// What one duel is held against.
struct Against {
  const Trial* other = nullptr;
  bool offers = false;  ///< what was offered counts too, whether it was taken or not
};
/// Plays a situation for some turns. Held against another it stops as soon as it appears otherwise.
Trial try_out(const TrialLibrary& library, const std::shared_ptr<const Rules>& rules,
              const Situation& situation, const Looking& looking, const Against& against = {});

}  // namespace sleight::playtest
