#include "tools/desk/line_indentation.h"

#include <algorithm>

#include "tools/desk/open_parts.h"

namespace sleight {
namespace {

constexpr std::size_t blanks_of_a_level = 2;

bool closes(std::string_view word) {
  return word == "}" || word == ")" || word == "]" || word == "end" || word == "until" || word == "else" ||
         word == "elseif";
}

}  // namespace

std::size_t indentation_of_line(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const SyntaxTree tree(text);
  int behind = 0;
  while (tree.token(behind).kind != TokenKind::end && tree.token(behind).begin < offset) ++behind;
  // Within a text in long brackets nothing is open that lays out lines.
  if (behind > 0 && tree.token(behind - 1).end > offset) {
    const ScriptToken& around = tree.token(behind - 1);
    return static_cast<std::size_t>(around.indentation) + blanks_of_a_level;
  }
  // What is open behind the last word: how far in the line begins already says nothing.
  const std::size_t end = behind == 0 ? 0 : tree.token(behind - 1).end;
  const std::vector<OpenPart> parts = open_parts(tree, behind, end);
  if (parts.empty()) return 0;
  const ScriptToken& opening = tree.token(parts.back().opening);
  const auto outer = static_cast<std::size_t>(opening.indentation);
  const std::size_t end_of_line = std::min(text.find('\n', offset), text.size());
  const ScriptToken& next = tree.token(behind);
  const bool is_on_line = next.kind != TokenKind::end && next.begin < end_of_line;
  return is_on_line && closes(tree.text_of(next)) ? outer : outer + blanks_of_a_level;
}

}  // namespace sleight
