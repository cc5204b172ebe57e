#pragma once

#include <string>
#include <vector>

#include "scripting/syntax/syntax_tree.h"

namespace sleight {

/// A script written anew with each token on a line of its own, and without comments. Lua knows only the lines
/// of what runs: of this text each line is one token, so that what Lua tells of a line tells which call is
/// meant, and not only on which line it stands.
struct SpreadScript {
  std::string text;
  std::vector<int> lines;   ///< of each token: the line on which it begins, from 1
  std::vector<int> tokens;  ///< of each line from 0: the token that begins there, or that goes on
};

/// Spreads a script. What it means stays: Lua takes the end of a line as it takes a blank.
SpreadScript spread_script(const SyntaxTree& tree);

}  // namespace sleight
