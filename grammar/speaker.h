#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

class Vocabulary;
class Words;

/// What is needed, and remembered, while the English of a card is put together. A target is named in full
/// where a mode first speaks of it and is "it" afterwards.
struct Speaker {
  Speaker(const Card& of, const Words& spellings, const Vocabulary& open_words)
      : card(of), words(spellings), vocabulary(open_words) {}

  const Card& card;
  const Words& words;
  const Vocabulary& vocabulary;
  const std::vector<TargetSpec>* targets = nullptr;  ///< of the mode being said
  const Cost* paid = nullptr;                        ///< of the ability being said
  std::vector<bool> named;                           ///< which of them were spoken of
  std::vector<bool> naming;  ///< which of them are being said, with what is asked of them
  /// What X, Y and Z stand for in the sentence being said, in this order; "" for the X that was paid.
  std::vector<std::string> letters;

  std::string spelling(Word word) const;
  /// What `it` and `that player` are called where a target was spoken of, which these words would mean.
  std::string_view it = "what set this off";
  std::string_view that_player = "the player who set this off";

  Selector gave_up;               ///< who has sacrificed or discarded something before
  Selector exchanged;             ///< the two permanents that were exchanged before
  std::optional<Verb> done_last;  ///< by the step before the one being said
  bool if_behind = false;         ///< what is said next has its condition behind it, where it has one
  bool any_number = false;        ///< of what is paid, as much as is liked: no X that others speak of
  bool that_many = false;         ///< X is as many as were paid
  bool own_damage = false;        ///< it is done when the damage of the same effect is dealt: "this way"
  bool first_of_two = false;      ///< `it` is the one that an event between two was told of
  bool used_ability = false;      ///< `it` is the ability that was used
  bool aims_then = false;         ///< it waits for an event, at which it chooses what it aims at
  bool counting = false;          ///< cards lie where they are counted
  bool lost_life = false;         ///< it is set off by life that you lose
  bool told = false;              ///< you are named as whoever does it: "have you draw a card"
  bool by_noun = false;           ///< a card was drawn since, and could be "it": "that creature"
  bool in_loop = false;           ///< and `it` is called so because a loop has come to it

  /// Whether some target was spoken of.
  bool names_target() const { return std::find(named.begin(), named.end(), true) != named.end(); }
  /// The letter that stands for a measure in this sentence.
  std::string letter(const std::string& measure);
  /// The sentence with what its letters stand for: "..., where X is the number of creatures in play".
  std::string with_letters(std::string sentence);
  /// Begins and ends a mode.
  void begin(const Mode& mode);
  void end() {
    targets = nullptr;
    exchanged = {};
    gave_up = {};
    named.clear();
    naming.clear();
  }
  /// The target that a selector means; null where there is none of that number.
  const TargetSpec* target(const Selector& selector) const;
};

}  // namespace sleight
