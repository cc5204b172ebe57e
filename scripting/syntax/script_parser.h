#pragma once

#include <string_view>
#include <vector>

#include "scripting/syntax/syntax_tree.h"

namespace sleight {

/// What ends a table or a list of arguments that nothing closes.
enum class Closing : unsigned char {
  where_it_stands,  ///< only its bracket, or what cannot stand in it
  by_indentation    ///< also a line that begins no further in than the line on which it was opened
};

/// What was made of the tokens of a script.
struct ParsedScript {
  std::vector<SyntaxNode> nodes;  ///< the first is the chunk
  std::vector<SyntaxError> errors;
  bool more_errors = false;  ///< than `SyntaxTree::most_errors`
  bool unbalanced = false;   ///< brackets are missing, or too many
};

/// Reads Lua 5.4 from tokens that end with one of kind `end`. Never fails: it goes on behind each error.
ParsedScript parse_script(std::string_view text, const std::vector<ScriptToken>& tokens, Closing closing);

}  // namespace sleight
