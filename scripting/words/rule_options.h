#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/card/rules.h"

namespace sleight {

/// The value of an option: true or false, a whole number, or the name of one of its readings.
using OptionValue = std::variant<bool, int, std::string>;

/// A named difference between rule sets: one field of `Rules`, and what each side does.
struct RuleOption {
  const char* name;        ///< "mana.burn_points"
  bool Rules::*flag;       ///< the field, of an option with two readings; else nullptr
  int Rules::*number;      ///< the field, of a number; else nullptr
  const char* reading_on;  ///< how the reading "flag is true" is written; "" for true and false themselves
  const char* reading_off;
  const char* doc;  ///< what it decides
  const char* on;   ///< what happens when the flag is true
  const char* off;
  const char* rules;  ///< the ids it comes from
  int least = 0;      ///< of a number
  int most = 0;
};

/// Every option, in alphabetical order of its name.
const std::vector<RuleOption>& rule_options();
/// Sets an option. Returns "", or what is wrong with the name or the value, and what to write instead.
std::string set_option(Rules& rules, const std::string& name, const OptionValue& value);
/// The value that an option has in `rules`, as a script writes it.
std::string option_value(const Rules& rules, const RuleOption& option);

}  // namespace sleight
