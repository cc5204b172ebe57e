#include "scripting/syntax/spread_script.h"

#include <algorithm>

namespace sleight {

SpreadScript spread_script(const SyntaxTree& tree) {
  SpreadScript spread;
  spread.text.reserve(tree.text().size() + tree.tokens().size());
  spread.tokens.push_back(0);  // there is no line 0
  for (std::size_t i = 0; i < tree.tokens().size(); ++i) {
    const std::string_view text = tree.text_of(tree.tokens()[i]);
    spread.lines.push_back(static_cast<int>(spread.tokens.size()));
    spread.text += text;
    if (tree.tokens()[i].kind != TokenKind::end) spread.text += '\n';
    // As Lua counts them in a text of several lines: the two characters of "\r\n" are one end.
    std::size_t lines = 1;
    for (std::size_t k = 0; k < text.size(); ++k) {
      if (text[k] != '\n' && text[k] != '\r') continue;
      ++lines;
      const bool pair =
          k + 1 < text.size() && text[k + 1] != text[k] && (text[k + 1] == '\n' || text[k + 1] == '\r');
      if (pair) ++k;
    }
    spread.tokens.insert(spread.tokens.end(), lines, static_cast<int>(i));
  }
  return spread;
}

}  // namespace sleight
