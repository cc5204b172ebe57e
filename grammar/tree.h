#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// A stretch of the text that was read: where it starts, in bytes, and how long it is.
struct Span {
  std::size_t at = 0;
  std::size_t length = 0;
  bool operator==(const Span&) const = default;
};

/// One word or symbol of a line, and whether the vocabulary holds it.
struct Token {
  std::string text;
  Span span;  ///< in the text as its author wrote it
  bool known = true;
};

/// A parse tree as plain data: a node is a rule with children, or a token (then `rule` is empty). The meaning
/// is read off it; whoever reads a node takes its tokens, and a token that nobody took was not understood.
struct Node {
  std::string_view rule;
  std::string_view token;  ///< the token's name ("CREATURE"); empty for a rule
  std::string text;
  std::size_t number = 0;  ///< index of the token in its line
  std::vector<Node> children;

  bool is(std::string_view r) const { return rule == r; }
  /// The first child of that rule or token name; null when there is none.
  const Node* child(std::string_view name) const;
  bool has(std::string_view name) const { return child(name) != nullptr; }
  /// All children of that rule or token name.
  std::vector<const Node*> all(std::string_view name) const;
  /// The first child whatever it is.
  const Node& first() const { return children.front(); }
};

/// What came of parsing one line.
struct Tree {
  bool accepted = false;
  Node root;
  std::vector<Token> tokens;
  std::size_t stopped_at = 0;  ///< not accepted: the token no rule could go on with
};

}  // namespace sleight
