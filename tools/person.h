#pragma once

#include <iosfwd>

#include "core/agent.h"

namespace sleight {

/// A person at a terminal: sees what their player sees, and answers by number.
class Person : public Agent {
 public:
  Person(const Duel& duel, std::istream& in, std::ostream& out) : duel_(duel), in_(in), out_(out) {}
  std::int32_t answer(const View& view, const Decision& decision) override;
  void refused(const Decision& decision, std::int32_t answer) override;

 private:
  const Duel& duel_;
  std::istream& in_;
  std::ostream& out_;
};

/// Thrown when the person leaves (end of input, or "quit"): the duel ends unfinished.
struct PersonLeft {};

}  // namespace sleight
