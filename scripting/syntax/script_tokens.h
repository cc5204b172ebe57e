#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sleight {

/// What a piece of a script's text is.
enum class TokenKind : unsigned char { name, keyword, number, string, sign, broken, end };

/// One piece of a script and where it stands. What lies between two tokens are blanks and comments.
struct ScriptToken {
  TokenKind kind = TokenKind::end;
  std::size_t begin = 0;          ///< its first byte
  std::size_t end = 0;            ///< the byte behind its last
  std::size_t inner = 0;          ///< of a string: where what it says begins
  std::size_t inner_end = 0;      ///< and ends
  int line = 1;                   ///< of its first byte, from 1
  int column = 1;                 ///< of its first byte, in bytes from 1
  int end_line = 1;               ///< of the byte behind its last
  int end_column = 1;             ///< of the byte behind its last
  int indentation = 0;            ///< blanks before the first token of its line
  bool first_on_line = false;     ///< whether nothing but blanks and comments stands before it there
  const char* problem = nullptr;  ///< what is wrong with a broken one: a literal
};

/// All tokens of a text, in order, the last of kind `end`. Any text has them: what is no Lua is `broken`.
std::vector<ScriptToken> tokens_of(std::string_view text);

/// Whether a name is a reserved word of Lua.
bool is_lua_keyword(std::string_view name);

}  // namespace sleight
