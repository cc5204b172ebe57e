#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/language_reference.h"

namespace sleight {

/// What a table may hold: the keys that it knows, and what its items are.
struct TableSense {
  std::string owner{};  ///< the word that is called with it; "" of a value
  std::vector<ManualField> keys{};
  ManualField item{};  ///< its type is "" where there are none
};

/// Of the table that is given to a word: `activated { ... }`, `summon "Bear" "Name" { ... }`.
TableSense table_of_word(const LanguageReference& reference, const std::string& word);
/// Of a table that is the value of this field: a change, a cost, a list of steps.
TableSense table_of_field(const LanguageReference& reference, const ManualField& field);
/// Of the table that is given to a verb of scenarios.
TableSense table_of_verb(const LanguageReference& reference, const std::string& verb);

/// What stands between the first bracket of a usage and its partner, cut at the commas outside of others.
std::vector<std::string> parts_of_usage(const std::string& usage);
/// The argument of that number, from 0, of a word that is called; its type is "" where there is none.
ManualField argument_of_word(const ManualWord& word, std::size_t number);
/// The same of a verb of scenarios, told by how it is used.
ManualField argument_of_verb(const ManualWord& verb, std::size_t number);

}  // namespace sleight
