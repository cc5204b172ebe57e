#include "scripting/syntax/syntax_tree.h"

#include <algorithm>
#include <utility>

#include "scripting/syntax/script_parser.h"

namespace sleight {

SyntaxTree::SyntaxTree(std::string_view text) : text_(text), tokens_(tokens_of(text)) {
  ParsedScript parsed = parse_script(text_, tokens_, Closing::where_it_stands);
  if (!parsed.errors.empty() && parsed.unbalanced) {
    // Only where brackets are missing does the indentation tell where; a script that is complete may stand as
    // it likes.
    ParsedScript again = parse_script(text_, tokens_, Closing::by_indentation);
    if (!again.errors.empty() && again.errors.size() <= parsed.errors.size()) parsed = std::move(again);
  }
  nodes_ = std::move(parsed.nodes);
  errors_ = std::move(parsed.errors);
  more_errors_ = parsed.more_errors;
}

std::string_view SyntaxTree::said_by(const ScriptToken& token) const {
  if (token.inner == 0) return text_of(token);
  return text_.substr(token.inner, token.inner_end - token.inner);
}

int SyntaxTree::call_at(int token) const {
  int found = -1;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].kind != SyntaxKind::call) continue;
    if (nodes_[i].opening == token) return static_cast<int>(i);
    // Parents may stand before their children in the list and behind them: the longest is the outermost.
    if (nodes_[i].first == token && (found < 0 || nodes_[i].last > node(found).last))
      found = static_cast<int>(i);
  }
  return found;
}

int SyntaxTree::part_at(int token) const {
  int found = 0;
  for (bool deeper = true; deeper;) {
    deeper = false;
    for (const int child : node(found).children)
      if (node(child).first <= token && token < node(child).last) {
        found = child;
        deeper = true;
        break;
      }
  }
  return found;
}

int SyntaxTree::table_of(int call) const {
  // The arguments of the outermost call first: `head "Name" { ... }` has its table there.
  for (int at = call; at >= 0 && node(at).kind == SyntaxKind::call; at = node(at).children.front())
    for (std::size_t i = node(at).children.size(); i-- > 1;)
      if (node(node(at).children[i]).kind == SyntaxKind::table) return node(at).children[i];
  return -1;
}

int SyntaxTree::field_of(int call, std::string_view key) const {
  std::vector<int> tables;
  for (int at = call; at >= 0 && node(at).kind == SyntaxKind::call; at = node(at).children.front())
    for (std::size_t i = node(at).children.size(); i-- > 1;)
      if (node(node(at).children[i]).kind == SyntaxKind::table) tables.push_back(node(at).children[i]);
  // Tables inside tables behind those that hold them: level by level.
  for (std::size_t next = 0; next < tables.size(); ++next) {
    int found = -1;
    for (const int part : node(tables[next]).children) {
      const SyntaxNode& field = node(part);
      if (field.kind == SyntaxKind::field) {
        const bool named = field.word >= 0 && text_of(token(field.word)) == key;
        const bool spelt = field.word < 0 && node(field.children.front()).kind == SyntaxKind::string &&
                           said_by(token(node(field.children.front()).first)) == key;
        // Of two with one key Lua keeps the last.
        if (named || spelt) found = part;
      }
      if (node(value_of(part)).kind == SyntaxKind::table) tables.push_back(value_of(part));
    }
    if (found >= 0) return found;
  }
  return -1;
}

int SyntaxTree::item_of(int table_or_call, int number) const {
  const int table = node(table_or_call).kind == SyntaxKind::table ? table_or_call : table_of(table_or_call);
  if (table < 0) return -1;
  for (const int part : node(table).children)
    if (node(part).kind == SyntaxKind::item && --number == 0) return part;
  return -1;
}

}  // namespace sleight
