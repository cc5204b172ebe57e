#include "tools/desk/verb_findings.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "scripting/syntax/syntax_tree.h"
#include "tools/scenario/scenario_verbs.h"

namespace sleight {
namespace {

class UnknownVerbs {
 public:
  explicit UnknownVerbs(const Source& source) : source_(source), tree_(source.tree()) {}

  Diagnostics find() {
    for (const SyntaxNode& node : tree_.nodes())
      if (node.kind == SyntaxKind::call && node.word < 0 && !node.children.empty() &&
          said(node.first) == "scenario")
        look_into(node);
    std::stable_sort(found_.begin(), found_.end(), [](const Diagnostic& a, const Diagnostic& b) {
      return std::pair(a.location.line, a.location.column) < std::pair(b.location.line, b.location.column);
    });
    return std::move(found_);
  }

 private:
  std::string_view said(int token) const { return tree_.said_by(tree_.token(token)); }

  /// One call of `scenario`.
  void look_into(const SyntaxNode& call) {
    int function = -1;
    for (const int child : call.children)
      if (tree_.node(child).kind == SyntaxKind::function) function = child;
    if (function < 0) return;
    title_ = "";
    for (const int child : call.children)
      if (tree_.node(child).kind == SyntaxKind::string && title_.empty())
        title_ = std::string(said(tree_.node(child).first));
    // `function ( s )`
    const int argument = tree_.node(function).first + 2;
    if (argument >= tree_.node(function).last || tree_.token(argument).kind != TokenKind::name) return;
    scenario_ = said(argument);
    for (const SyntaxNode& node : tree_.nodes()) {
      const bool asks = node.kind == SyntaxKind::index || (node.kind == SyntaxKind::call && node.word >= 0);
      if (asks && node.word >= 0 && node.first > argument && node.last <= tree_.node(function).last &&
          !node.children.empty())
        look_at(node);
    }
  }
  bool is_scenario(int part) const {
    const SyntaxNode& node = tree_.node(part);
    return node.kind == SyntaxKind::name && said(node.first) == scenario_;
  }
  bool is_player(int part) const {
    const SyntaxNode& node = tree_.node(part);
    return node.kind == SyntaxKind::index && node.word >= 0 && !node.children.empty() &&
           is_scenario(node.children.front()) && names_player(said(node.word));
  }
  static bool names_player(std::string_view word) { return word == "bob" || word == "sue"; }

  /// What is called on the scenario or on a player, or taken of them.
  void look_at(const SyntaxNode& node) {
    const int of = node.children.front();
    const bool of_player = is_player(of);
    if (!of_player && !is_scenario(of)) return;
    const ScriptToken& token = tree_.token(node.word);
    const std::string verb(tree_.said_by(token));
    const bool is_known = scenario::find_verb(verb, of_player) != nullptr ||
                          (!of_player && (names_player(verb) || verb == "expect_illegal"));
    if (is_known) return;
    found_.push_back({"T0601",
                      Severity::error,
                      source_.range(token.begin, token.end),
                      "\"" + title_ + "\": " + scenario::no_such_verb(verb, of_player),
                      "",
                      {},
                      {}});
  }

  const Source& source_;
  const SyntaxTree& tree_;
  std::string title_;
  std::string_view scenario_;  ///< the argument of the function
  Diagnostics found_;
};

}  // namespace

Diagnostics verb_findings(const Source& source) { return UnknownVerbs(source).find(); }

}  // namespace sleight
