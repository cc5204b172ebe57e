#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/language_reference.h"

namespace sleight {

/// What can stand at a place in a script.
enum class PlaceKind : unsigned char {
  nothing,      ///< a comment, a number, a place where nothing of the language stands
  head,         ///< the word that begins a card, or what else a file returns
  given_name,   ///< the name of a card, keyword or counter where it is defined
  key,          ///< a key of a table; where the table has items as well, one of these
  item,         ///< an item of a table: a step, an ability, a selector
  value,        ///< the value of a key
  argument,     ///< an argument of a step, a selector or another word
  method,       ///< the word behind `:` of a selector
  duel_method,  ///< the word behind `:` of what a function is given
  listed,       ///< a text in quotes out of closed lists
  card_text,    ///< the text of a card
  free_text,    ///< another text in quotes: a cost, a title
  verb,         ///< the word behind `:` of a scenario
  player_verb,  ///< the word behind `:` of a player of a scenario
  verb_key,     ///< a key of the table of a verb
  player,       ///< the word behind `.` of a scenario
  card_name     ///< the name of a card in a scenario, or where a script names one
};

/// How they are called in tests and logs.
const char* name_of(PlaceKind kind);

/// A place in a script or scenario, and the word that stands there.
struct ScriptPlace {
  PlaceKind kind = PlaceKind::nothing;
  std::size_t begin = 0;               ///< of the word, or of what a text in quotes says
  std::size_t end = 0;                 ///< the byte behind it; `begin` where no word stands there
  std::string text{};                  ///< what stands there
  std::string owner{};                 ///< the word whose key, item or argument it is; of a method the first
                                       ///< word of its receiver
  std::string field{};                 ///< the key or argument
  std::string wanted{};                ///< its type as the manual has it; of keys, the type of the items
  bool has_value = false;              ///< of a key: `=` stands behind it already
  bool quoted = false;                 ///< whether it stands in quotes, or in brackets for a long text
  std::vector<std::string> lists{};    ///< the closed lists out of which a text comes
  std::vector<ManualField> keys{};     ///< the keys that the table knows
  std::vector<std::string> present{};  ///< those that it has already
};

/// What stands at a byte of a text, and what could. Any text has an answer: it need not be a whole script.
ScriptPlace place_at(std::string_view text, std::size_t offset, const LanguageReference& reference);

/// The same where somebody has the tree of the text.
ScriptPlace place_at(const SyntaxTree& tree, std::size_t offset, const LanguageReference& reference);

/// Whether a text holds scenarios, and no script.
bool holds_scenarios(const SyntaxTree& tree);
/// Whether a byte of a text lies in a comment.
bool is_in_comment(const SyntaxTree& tree, std::size_t offset);

}  // namespace sleight
