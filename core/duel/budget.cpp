#include "core/duel/budget.h"

namespace sleight {

Diagnostic Budget::finding(const Location& where, const std::string& who) const {
  const bool at_once = at_once_ > most_at_once_;
  return {"L0504", Severity::error, where,
          (who.empty() ? std::string("something") : who) + " goes on and on: more was done in " +
              (at_once ? "one moment" : "one duel") + " than may be, and the duel was ended as a draw",
          "Let it come to an end: it may copy itself, make tokens or set itself off only so often, and "
          "functions do one small thing."};
}

}  // namespace sleight
