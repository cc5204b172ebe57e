#pragma once

#include <phrases.h>

#include <cstddef>
#include <string_view>
#include <vector>

#include "grammar/parsing/phrases_found.h"
#include "grammar/parsing/token.h"

namespace sleight {

struct OpenWord;

/// A parse tree as plain data: a node is a phrase with children, or a word. The meaning is read off it;
/// whoever reads a node takes its words, and a word that nobody took was not understood.
struct Node {
  Phrase rule = Phrase::none;    ///< the parser rule; `none` for a word
  Phrase phrase = Phrase::none;  ///< which labelled alternative of it; the rule itself where it has no labels
  Lexeme lexeme = Lexeme::none;  ///< the class of the word; `none` for a phrase
  std::string_view text;         ///< the word; as long as the tree's tokens live
  const OpenWord* open = nullptr;  ///< what the vocabulary says of an open word
  std::size_t number = 0;          ///< index of the word in its line
  Phrases<Node> children;

  bool is(Phrase one) const { return phrase == one || rule == one; }
  bool is(Lexeme one) const { return lexeme == one; }
  /// The first child of that rule, label or class of words; null when there is none.
  template <typename Name>
  const Node* child(Name name) const {
    for (const Node& node : children)
      if (node.is(name)) return &node;
    return nullptr;
  }
  /// The same where its reader cannot do without it.
  template <typename Name>
  const Node& the(Name name) const {
    if (const Node* found = child(name)) return *found;
    throw MissingPhrase();
  }
  template <typename Name>
  bool has(Name name) const {
    return child(name) != nullptr;
  }
  /// All children of that rule or label.
  Phrases<const Node*> all(Phrase name) const {
    Phrases<const Node*> found;
    for (const Node& node : children)
      if (node.is(name)) found.push_back(&node);
    return found;
  }
  /// The first child whatever it is.
  const Node& first() const { return children.front(); }
};

/// What came of parsing one line.
struct Tree {
  bool accepted = false;
  Node root;
  std::vector<Token> tokens;
  bool too_long = false;       ///< it has more words than are read, and nothing else was looked at
  std::size_t stopped_at = 0;  ///< not accepted: the token no rule could go on with
};

}  // namespace sleight
