#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "core/card/diagnostic.h"

namespace sleight {

/// How much may go on in a duel: no card, and no two that set each other off, keep it busy for ever. Counted
/// is what cards do by themselves, in units of about one instruction of a script. A duel carries it beside
/// its state, of which it is no part; a copy counts on from there.
class Budget {
 public:
  static constexpr std::uint64_t step = 100;    ///< of an effect, or a round of its loop
  static constexpr std::uint64_t each = 10;     ///< of the things to which a step is done
  static constexpr std::uint64_t window = 100;  ///< a chance to play something
  static constexpr std::uint64_t thing = 1000;  ///< a token, a copy of a spell, or an effect that lasts
  static constexpr std::uint64_t call = 100;    ///< of a function of a card, besides its instructions
  static constexpr std::uint64_t ask = 20;      ///< whether an ability can be used, beyond those of a window
  static constexpr std::uint64_t copy = 1000;   ///< of the duel, to see what a source would give in it

  /// So many abilities are asked about in the price of one chance to play something: no usual table has more.
  static constexpr std::uint64_t asks_in_window = 24;

  /// Effects and spells that are done inside each other, and chances to interrupt: some hundred kilobytes of
  /// the stack, in a program that is built to be tested a few megabytes. More than any cards have a use for.
  static constexpr int most_nested = 200;

  /// From one rest point to the next: 100,000 steps, 10,000 tokens, a few seconds at the most. Far more than
  /// sense asks for.
  static constexpr std::uint64_t most_at_once = 10'000'000;
  /// In a whole duel, of which the longest are some hundred turns.
  static constexpr std::uint64_t most_in_all = 300'000'000;

  /// A duel with less to spend, such as one of very many that are played to try a card.
  void allow(std::uint64_t at_once, std::uint64_t in_all) {
    most_at_once_ = at_once;
    most_in_all_ = in_all;
  }
  /// A rest point was left.
  void begin_moment() { at_once_ = 0; }
  /// Counts so many units more.
  void spend(std::uint64_t units) {
    at_once_ += units;
    in_all_ += units;
    if (at_once_ > most_at_once_ || in_all_ > most_in_all_) spent_ = true;
  }
  /// Counts that so many abilities were asked whether they can be used now.
  void spend_asks(std::uint64_t asks) {
    if (asks > asks_in_window) spend((asks - asks_in_window) * ask);
  }
  /// Nothing is left: play goes on inside play, deeper than may be.
  void spend_all() {
    nested_too_deep_ = true;
    spent_ = true;
  }
  /// Whether more went on than may: for good. Functions are called no more, and the rules end the duel.
  bool is_spent() const { return spent_; }
  /// What was spent in the whole duel.
  std::uint64_t in_all() const { return in_all_; }
  /// That it is spent, for the host: `who` did what went too far, "" when nobody knows; it stands at `where`.
  Diagnostic finding(const Location& where, const std::string& who) const;
  /// Only looks are paid out of it from now on, and nobody is told when it is spent.
  void begin_look() {
    at_once_ = in_all_ = 0;
    spent_ = nested_too_deep_ = false;
    told_ = true;
  }
  /// True the first time, when it is spent: it is told once.
  bool take_telling() { return spent_ && !std::exchange(told_, true); }

 private:
  std::uint64_t most_at_once_ = most_at_once;
  std::uint64_t most_in_all_ = most_in_all;
  std::uint64_t at_once_ = 0;
  std::uint64_t in_all_ = 0;
  bool spent_ = false;
  bool nested_too_deep_ = false;
  bool told_ = false;
};

}  // namespace sleight
