#include "tools/desk/meant_words.h"

#include <algorithm>

#include "scripting/syntax/syntax_tree.h"

namespace sleight {
namespace {

std::string meaning_of(const SyntaxTree& tree, const SyntaxNode& word, const LanguageReference& reference) {
  const std::string_view name = tree.text_of(tree.token(word.first));
  for (int part = word.parent; part >= 0; part = tree.node(part).parent) {
    const SyntaxNode& around = tree.node(part);
    if (around.kind != SyntaxKind::call || around.first == word.first) continue;
    const ManualWord* called = reference.find_word(tree.text_of(tree.token(around.first)));
    if (called == nullptr) continue;
    for (const ManualField& given : called->gives)
      if (given.name == name) return given.doc.substr(0, given.doc.find_last_not_of('.') + 1);
  }
  return "";
}

}  // namespace

std::vector<MeantWord> meant_words(std::string_view text, const LanguageReference& reference) {
  const SyntaxTree tree(text);
  std::vector<MeantWord> found;
  for (const SyntaxNode& node : tree.nodes()) {
    if (node.kind != SyntaxKind::name || !node.free) continue;
    const ScriptToken& token = tree.token(node.first);
    if (std::string meaning = meaning_of(tree, node, reference); !meaning.empty())
      found.push_back({token.begin, token.end, std::move(meaning)});
  }
  std::sort(found.begin(), found.end(),
            [](const MeantWord& a, const MeantWord& b) { return a.begin < b.begin; });
  return found;
}

}  // namespace sleight
