#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "scripting/syntax/syntax_tree.h"

namespace sleight {

/// A bracket or block that is open at a place in a script, and where in it the place lies.
struct OpenPart {
  /// What was opened.
  enum class Kind : unsigned char { arguments, table, index, block };
  Kind kind = Kind::table;
  int opening = 0;  ///< the token that opens it
  int item = 0;     ///< the token with which the item begins that the place lies in
  int commas = 0;   ///< before that item
  int called = -1;  ///< of arguments and tables: the token that names what is called with them, or -1
  int texts = 0;    ///< how many texts stand between that name and the bracket
  int key = -1;     ///< of a table: the token of the key whose value the place lies in, or -1
  int colon = -1;   ///< of a method that is called: the token before its name
};

/// What is open before the token `before`, the innermost last. A bracket that nothing closes ends where the
/// tree says that it ends, but for a place that still lies further in than the line which opened it.
std::vector<OpenPart> open_parts(const SyntaxTree& tree, int before, std::size_t offset);

/// The token with which the expression begins that ends before the token `end`: of `creatures:tapped()` that
/// of `creatures`; -1 when no expression ends there.
int chain_before(const SyntaxTree& tree, int end);

/// The tokens of the keys that the table has which `opening` opens.
std::vector<int> keys_in_table(const SyntaxTree& tree, int opening);

}  // namespace sleight
