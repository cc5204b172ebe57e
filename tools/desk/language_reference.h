#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/script_manual.h"
#include "tools/checking/workspace.h"

namespace sleight {

/// The manual of the language by names and families, with the keywords, counters, sets and creature types
/// that the scripts of a workspace may use. To be made anew when the workspace has read everything again.
class LanguageReference {
 public:
  explicit LanguageReference(const Workspace& workspace);

  /// The word of that name in that family ("steps"); null where there is none.
  const ManualWord* find(std::string_view family, std::string_view name) const;
  /// The word of that name that stands by itself: no key, no method, no verb; null where there is none.
  const ManualWord* find_word(std::string_view name) const;
  /// Whether any word, key, method or verb is called so.
  bool knows(std::string_view name) const { return by_name_.contains(name); }
  /// All words of a family, in the order of the manual.
  const std::vector<const ManualWord*>& family(std::string_view name) const;

  /// The values of a closed list ("zones", "keywords", "counters", "sets", "creature types", "options"), and
  /// what is told of each. The names of cards are no list: the workspace has them.
  const std::vector<ManualField>& list(std::string_view name) const;
  bool is_in_list(std::string_view list, std::string_view value) const;

 private:
  void add_lists(const Workspace& workspace);

  std::vector<ManualWord> words_;
  std::map<std::string, std::vector<const ManualWord*>, std::less<>> families_;
  std::map<std::string, std::map<std::string, const ManualWord*, std::less<>>, std::less<>> by_name_;
  std::map<std::string, std::vector<ManualField>, std::less<>> lists_;
};

/// How a word or verb is used, where the manual tells that in one line for people; else "".
std::string usage_of(const ManualWord& word);
/// Whether a byte can be a part of a word of a script.
bool is_byte_of_word(char c);
/// Whether a type of the manual, or another text, has that part.
bool speaks_of(std::string_view text, std::string_view part);
/// The families of the words that give what a type of the manual asks for ("a selector", "steps").
std::vector<std::string> families_for(std::string_view type);
/// The closed lists out of which a text comes that is the argument or the value of a field: by its type, and
/// where that is only "a word in quotes" by its name. "cards" stands for the names of cards.
std::vector<std::string> lists_for(const ManualField& field);

}  // namespace sleight
