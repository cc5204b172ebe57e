#pragma once

#include <string>
#include <vector>

namespace sleight {

/// A key or argument of a word, as the manual shows it.
struct ManualField {
  std::string name;
  std::string type;  ///< "a selector", "an amount", …
  bool required = false;
  std::string doc;
};

/// A word of the script language, as the manual, the API listing and editors show it.
struct ManualWord {
  enum class Style { value, call, table, method };
  std::string name;
  std::string
      family;  ///< "heads", "keys of a card", "selectors", "filters", "steps", "keywords", "options", …
  Style style = Style::value;
  std::string makes;  ///< what it gives: "Selector", "Step", …
  std::string doc;
  std::string rules;  ///< ids of the rules it stands for; "" when none
  std::vector<ManualField> fields;
  std::vector<ManualField> items;  ///< what the array items of its table are: none or one
  std::vector<ManualField> gives;  ///< what its steps may speak of besides: "it", "that_much", ...
};

/// Every word of the language, family by family, read off the tables that also read and print scripts.
std::vector<ManualWord> manual();

}  // namespace sleight
