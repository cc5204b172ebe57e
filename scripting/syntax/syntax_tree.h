#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/syntax/script_tokens.h"

namespace sleight {

/// What a part of a script is.
enum class SyntaxKind : unsigned char {
  chunk,      ///< the whole script; its children are statements
  statement,  ///< any but those that follow; its children are all expressions and statements in it
  call_statement,
  return_statement,
  name,      ///< of a variable
  string,    ///< a text between quotes or brackets
  number,    ///< a numeral
  constant,  ///< nil, true, false, `...`
  unary,     ///< a sign and its operand
  binary,    ///< two operands and the sign between
  brackets,  ///< `(` an expression `)`
  index,     ///< `object.name` or `object[key]`: the object, and the key where it is an expression
  call,      ///< the callee (of a method the object), and the arguments
  table,     ///< fields and items
  field,     ///< a key (where it is an expression in brackets) and its value
  item,      ///< its value
  function,  ///< its statements
  missing    ///< an expression is missing here
};

/// A part of the tree, which lies in a vector: parts name each other by their places in it.
struct SyntaxNode {
  SyntaxKind kind = SyntaxKind::missing;
  bool free = false;          ///< of a name: it is read, and no local variable
  int parent = -1;            ///< of the chunk: -1
  int first = 0;              ///< its first token
  int last = 0;               ///< the token behind its last
  int word = -1;              ///< of a method, an index or a field: the token that names it, where one does
  int opening = -1;           ///< of a call: the token with which its arguments begin
  std::vector<int> children;  ///< in the order of the text
};

/// What Lua could not read, and where: the byte range that is marked, and what would mend it.
struct SyntaxError {
  std::size_t begin = 0;
  std::size_t end = 0;  ///< as `begin` where something is missing
  std::string message;
  std::string fix;        ///< a whole sentence
  bool has_edit = false;  ///< whether `instead` in the place of the range probably mends it
  std::string instead;    ///< the text to write there
  int opened = -1;        ///< the token that was never closed, or -1
};

/// The syntax tree of a Lua script. It is made of any text: what cannot be read is among the errors.
///
/// It is written by hand: a brace that is missing is found by the indentation of what follows, which a
/// generated parser has no place for; it needs no generator and no runtime, and reads a large card in
/// microseconds. Nothing asks for it unless there is a finding to place.
class SyntaxTree {
 public:
  /// As many syntax errors are told of one script.
  static constexpr std::size_t most_errors = 20;

  /// Reads a text, which must live as long as the tree.
  explicit SyntaxTree(std::string_view text);

  /// The text that it was made of.
  std::string_view text() const { return text_; }
  /// All tokens, the last of kind `end`.
  const std::vector<ScriptToken>& tokens() const { return tokens_; }
  /// All parts; the first is the chunk.
  const std::vector<SyntaxNode>& nodes() const { return nodes_; }
  /// One part.
  const SyntaxNode& node(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
  /// One token.
  const ScriptToken& token(int number) const { return tokens_[static_cast<std::size_t>(number)]; }
  /// What stands there.
  std::string_view text_of(const ScriptToken& token) const {
    return text_.substr(token.begin, token.end - token.begin);
  }
  /// Of a string what it says, without quotes; of anything else what stands there.
  std::string_view said_by(const ScriptToken& token) const;
  /// In the order of the text.
  const std::vector<SyntaxError>& errors() const { return errors_; }
  /// Whether there were more errors than are told.
  bool more_errors() const { return more_errors_; }

  /// The call chain (`head "Name" { ... }`, `creatures:tapped()`) that begins with that token, or whose
  /// arguments do; -1 when there is none.
  int call_at(int token) const;
  /// The innermost part that holds that token.
  int part_at(int token) const;
  /// The field named `key` in the tables that are given to the calls of that chain, and in the tables in
  /// these; -1.
  int field_of(int call, std::string_view key) const;
  /// The value of a field or an item.
  int value_of(int field) const { return node(field).children.empty() ? field : node(field).children.back(); }
  /// The item with that number (from 1) of a table, or of the last table given to a chain of calls; -1.
  int item_of(int table_or_call, int number) const;
  /// The last table that is given to a chain of calls; -1.
  int table_of(int call) const;

 private:
  std::string_view text_;
  std::vector<ScriptToken> tokens_;
  std::vector<SyntaxNode> nodes_;
  std::vector<SyntaxError> errors_;
  bool more_errors_ = false;
};

}  // namespace sleight
