#pragma once

#include <memory>
#include <set>
#include <vector>

#include "core/card/definition.h"

namespace sleight::playtest {

/// What the things do of which a card speaks, so that it has to do with them.
enum class Doing : std::uint8_t {
  anything,
  damage,  ///< they deal damage by themselves, attack or no attack
  works,   ///< they have an ability that is paid with mana alone
  fights,  ///< they have the keywords of the card, and so can fight it
};

/// Filters of a card, and what those do that pass them.
struct Heard {
  const std::vector<Filter>* filters;
  Doing doing = Doing::anything;
  ManaCost symbols = {};  ///< of what works: what its cost asks for besides
  bool spells = false;    ///< they are spells, and no creatures
};

/// Gathers the selectors of a card, and all else that it speaks of. It is led through the card by `walk`.
class CardReferences {
 public:
  explicit CardReferences(const Card& card) : card_(card) {}

  void operator()(const Selector& selector);
  void operator()(const KeywordUse& use) { lists.push_back({&use.filters}); }
  void operator()(const Trigger& trigger);
  void operator()(const Ability& ability);
  void operator()(const Step& step);
  void operator()(const ChangePart& part);
  void operator()(const CostPart& part);
  void operator()(const Cost& cost);
  void operator()(const Amount& amount);
  void operator()(const Filter& filter);
  void operator()(const Condition& condition);

  const Card& card() const { return card_; }

  std::vector<Heard> lists;
  std::set<Word> counters;
  std::set<Word> given_counters;  ///< that it puts on others, for which other cards have to have a use
  std::vector<int> numbers;
  Colours colours;
  bool cards = false;            ///< outside play
  bool combat = false;           ///< attackers, blockers or their time
  bool mana = false;             ///< what is tapped for mana
  bool dies = false;             ///< of what may regenerate
  bool leaves = false;           ///< what leaves play
  bool changes_hands = false;    ///< who loses control
  bool discards = false;         ///< what is discarded
  bool draws = false;            ///< what is done instead of drawing
  bool stays_out = false;        ///< what does not come into play
  bool blocks_several = false;   ///< a creature that blocks more than one
  bool attacks = false;          ///< what happens when something attacks
  bool taps = false;             ///< what is tapped by its effects
  bool words = false;            ///< words of a text that are changed
  bool later = false;            ///< what happens in turns to come
  bool itself = false;           ///< its own name
  bool auras = false;            ///< what lies on what
  bool bands = false;            ///< who attacks in one band
  bool owners = false;           ///< whose permanents are
  bool keeps_tapped = false;     ///< what is tapped, or is not, when everything was just untapped
  bool wakes = false;            ///< creatures that it taps in combat
  bool taps_itself = false;      ///< it is tapped as a cost
  bool listens = false;          ///< something sets it off
  bool enters = false;           ///< whether what has come into play is there still
  bool moves_host = false;       ///< what else it may lie on
  bool hurts_itself = false;     ///< damage by anything but itself
  bool reckons_damage = false;   ///< how much damage a spell has dealt
  bool solitary = false;         ///< that there are no other creatures
  bool stays_dealt = false;      ///< damage that nothing keeps off
  bool turns_grey = false;       ///< damage of no colour
  bool compares_power = false;   ///< how much power there is, whatever it is for
  bool fights_or_not = false;    ///< damage of combat, which attackers may do outside of it too
  bool newcomers = false;        ///< what has been there since the turn began
  bool aims_once = false;        ///< what has one target alone
  bool keeps_discards = false;   ///< where what was discarded lies
  bool dies_itself = false;      ///< its own way into the graveyard
  bool ends = false;             ///< who loses the duel
  bool costs = false;            ///< what cards cost to cast
  bool outside = false;          ///< cards that are out of the game
  bool ante = false;             ///< cards in the ante
  bool depth = false;            ///< how many cards lie in a library
  bool strikes = false;          ///< damage that one thing deals in combat, and may deal outside of it too
  bool crowds = false;           ///< whether there are so many of something
  bool idles = false;            ///< artifacts of which nobody uses anything
  Word expansion;                ///< an expansion
  std::set<Word> last_counters;  ///< the last counter of these kinds
  bool spends_counters = false;  ///< counters that are paid with
  bool much_of_one = false;      ///< three mana of one colour, or X

 private:
  void hear(const Selector& selector, Doing doing, const ManaCost& symbols = {});
  /// One filter that no selector of the card holds.
  Filter& add_filter(Quality quality);

  const Card& card_;
  std::vector<std::unique_ptr<std::vector<Filter>>> made_;
};

}  // namespace sleight::playtest
