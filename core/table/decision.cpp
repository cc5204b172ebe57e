#include "core/table/decision.h"

namespace sleight {

std::string why_refused(const Decision& decision, std::int32_t answer) {
  if (decision.accepts(answer)) return "";
  const std::string asked = std::string("the decision \"") + spelling_of(decision.kind) +
                            "\" has no answer " + std::to_string(answer) + "; it takes ";
  if (decision.is_number())
    return asked + "a number from " + std::to_string(decision.least) + " to " + std::to_string(decision.most);
  return asked + "the number of one of its options, 0 to " + std::to_string(decision.options.size() - 1);
}

}  // namespace sleight
