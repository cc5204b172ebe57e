#include "tools/desk/document_symbols.h"

#include <algorithm>

#include "scripting/syntax/syntax_tree.h"
#include "scripting/words/card_words.h"

namespace sleight {
namespace {

bool is_head(std::string_view word) {
  return std::any_of(heads().begin(), heads().end(), [&](const Head& head) { return word == head.name; });
}

bool is_module_word(std::string_view word) {
  return word == "keyword" || word == "counter_kind" || word == "rule_set" || word == "set" || word == "mod";
}

class Symbols {
 public:
  explicit Symbols(const SyntaxTree& tree) : tree_(tree) {}

  std::vector<DocumentSymbol> all() {
    visit(0, found_);
    return std::move(found_);
  }

 private:
  void visit(int number, std::vector<DocumentSymbol>& into) {
    const SyntaxNode& node = tree_.node(number);
    if (node.kind == SyntaxKind::call && add_symbol(number, into)) return;
    for (const int child : node.children) visit(child, into);
  }

  std::string word_of(int call) const {
    return std::string(tree_.text_of(tree_.token(tree_.node(call).first)));
  }

  /// The last text that is given to a chain of calls, before its table: the name.
  int name_token(int call) const {
    int name = -1;
    const SyntaxNode& node = tree_.node(call);
    for (int at = node.first; at < node.last && tree_.text_of(tree_.token(at)) != "{"; ++at)
      if (tree_.token(at).kind == TokenKind::string) name = at;
    return name;
  }

  DocumentSymbol symbol(int call, SymbolKind kind, int name) const {
    const SyntaxNode& node = tree_.node(call);
    DocumentSymbol made;
    made.kind = kind;
    made.detail = word_of(call);
    made.begin = tree_.token(node.first).begin;
    made.end = tree_.token(std::max(node.last - 1, node.first)).end;
    const ScriptToken& token = tree_.token(name < 0 ? node.first : name);
    made.name = std::string(tree_.said_by(token));
    made.name_begin = token.kind == TokenKind::string ? token.inner : token.begin;
    made.name_end = token.kind == TokenKind::string ? token.inner_end : token.end;
    return made;
  }

  bool add_symbol(int call, std::vector<DocumentSymbol>& into) {
    const std::string word = word_of(call);
    if (tree_.token(tree_.node(call).first).kind != TokenKind::name) return false;
    if (word == "scenario") {
      // The first text is its title; what follows may be text as well.
      const SyntaxNode& node = tree_.node(call);
      for (int at = node.first; at < node.last; ++at)
        if (tree_.token(at).kind == TokenKind::string) {
          into.push_back(symbol(call, SymbolKind::scenario, at));
          return true;
        }
      return false;
    }
    const bool card = is_head(word);
    if (!card && !is_module_word(word)) return false;
    const int table = tree_.table_of(call);
    const int name = name_token(call);
    // Without a name and a table it is the word for permanents: `artifact:tapped()`.
    if ((card && name < 0) || (name < 0 && table < 0)) return false;
    into.push_back(symbol(call, card ? SymbolKind::card : SymbolKind::module, name));
    if (table >= 0) add_abilities(table, into.back().children);
    return true;
  }

  /// The items of a card's table: calls with a table, and words alone, as keywords are.
  void add_abilities(int table, std::vector<DocumentSymbol>& into) const {
    for (const int part : tree_.node(table).children) {
      if (tree_.node(part).kind != SyntaxKind::item) continue;
      const int value = tree_.value_of(part);
      const SyntaxKind kind = tree_.node(value).kind;
      if (kind == SyntaxKind::call || kind == SyntaxKind::name)
        into.push_back(symbol(value, SymbolKind::ability, -1));
    }
  }

  const SyntaxTree& tree_;
  std::vector<DocumentSymbol> found_;
};

}  // namespace

std::vector<DocumentSymbol> document_symbols(std::string_view text) {
  const SyntaxTree tree(text);
  return Symbols(tree).all();
}

}  // namespace sleight
