#pragma once

#include <string>
#include <vector>

#include "tools/desk/script_place.h"

namespace sleight {

/// What an item is, for the sign that an editor puts before it.
enum class CompletionKind : unsigned char {
  head,
  key,
  step,
  ability,
  keyword,
  selector,
  amount,
  condition,
  method,
  value,
  card,
  verb,
  player
};

/// Something that can stand at a place.
struct CompletionItem {
  std::string label;
  CompletionKind kind = CompletionKind::value;
  std::string detail;   ///< its type or family, in a few words
  std::string doc;      ///< the manual's line
  std::string snippet;  ///< how it is written; `${1:n}` stands for what is to be filled in, `$0` for the end
};

/// What can stand at a place, and nothing else; what is taken goes into the place of its word. An editor
/// holds it against what is typed. `cards` are the names of all cards, where names of cards can stand.
std::vector<CompletionItem> completions_at(const ScriptPlace& place, const LanguageReference& reference,
                                           const std::vector<std::string>& cards);

/// How a word of the manual is written, as a snippet.
std::string snippet_of(const ManualWord& word);

}  // namespace sleight
