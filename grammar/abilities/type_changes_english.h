#pragma once

#include <string>
#include <vector>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What something is or becomes: "a 2/2 Golem artifact creature", "blue", "a swamp"; read and said.
namespace sleight {

void read_becoming(ReadingContext& context, const Node& becoming, Change& change);

/// The part of that kind; null when there is none.
const ChangePart* find_part(const Change& change, ChangeKind kind);

/// The predicates of a change that say what its subject is or becomes.
class TypeChangePhrase {
 public:
  /// `comes_about`: it becomes so, rather than is so.
  TypeChangePhrase(Speaker& speaker, const Change& change, bool plural, bool comes_about);

  /// Whether type, size and the rest of an animation are one phrase, and that phrase: "becomes a 2/2 Golem
  /// artifact creature", "are creatures with power and toughness each equal to their casting cost".
  bool whole() const { return animates_ || measured_; }
  std::string say_whole() const;
  /// Adds what one part says and the whole phrase does not.
  void say(const ChangePart& part, std::vector<std::string>& said) const;

 private:
  std::string say_land(const ChangePart& part) const;
  std::string say_size(const ChangePart& part) const;

  Speaker& speaker_;
  const Change& change_;
  bool many_;
  std::string is_;
  std::string size_;  ///< "2/2", where power and toughness are plain numbers
  const ChangePart* types_ = nullptr;
  bool still_ = false;  ///< what it becomes is in addition
  bool animates_ = false;
  bool measured_ = false;
};

}  // namespace sleight
