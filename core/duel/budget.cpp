#include "core/duel/budget.h"

namespace sleight {

Diagnostic Budget::finding(const Location& where, const std::string& who) const {
  const std::string much = nested_too_deep_           ? "play goes on inside play deeper"
                           : at_once_ > most_at_once_ ? "more was done in one moment"
                                                      : "more was done in one duel";
  return {"L0504", Severity::error, where,
          (who.empty() ? std::string("something") : who) + " goes on and on: " + much +
              " than may be, and the duel was ended as a draw",
          "Let it come to an end: it may copy itself, make tokens or set itself off only so often, and "
          "functions do one small thing."};
}

}  // namespace sleight
