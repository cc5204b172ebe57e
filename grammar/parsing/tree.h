#pragma once

#include <phrases.h>

#include <cstddef>
#include <exception>
#include <string_view>
#include <vector>

#include "grammar/parsing/token.h"

namespace sleight {

struct OpenWord;

/// A reader has come to a way of saying it that it does not know: what it cannot do without is not there. The
/// line is then not understood, and nothing is taken of it.
class MissingPhrase : public std::exception {
 public:
  const char* what() const noexcept override { return "a phrase has no part that its reader needs"; }
};

/// The first of some phrases, the last, or any: as a vector gives them, and refused where there is none.
template <typename Element>
class Phrases : public std::vector<Element> {
 public:
  using std::vector<Element>::vector;
  const Element& front() const { return at(0); }
  const Element& back() const { return at(this->size() - 1); }
  const Element& at(std::size_t index) const {
    if (index >= this->size()) throw MissingPhrase();
    return (*this)[index];
  }
};

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
