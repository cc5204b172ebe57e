#include "tools/desk/token_senses.h"

#include <optional>
#include <set>
#include <string>

#include "scripting/syntax/syntax_tree.h"
#include "tools/desk/script_place.h"

namespace sleight {
namespace {

std::optional<TokenSense> sense_of(const std::string& family) {
  if (family == "heads") return TokenSense::head;
  if (family == "abilities" || family == "triggers" || family == "rules") return TokenSense::ability;
  if (family == "steps" || family == "others") return TokenSense::step;
  if (family == "selectors" || family == "amounts" || family == "conditions") return TokenSense::selector;
  if (family == "keywords") return TokenSense::keyword;
  return std::nullopt;
}

class Senses {
 public:
  Senses(std::string_view text, const LanguageReference& reference,
         const std::function<bool(std::string_view)>& is_card)
      : tree_(text), reference_(reference), is_card_(is_card), in_scenario_(holds_scenarios(tree_)) {
    for (const SyntaxNode& node : tree_.nodes())
      if (node.kind == SyntaxKind::name && node.free) free_.insert(node.first);
  }

  std::vector<SenseToken> all() const {
    std::vector<SenseToken> found;
    for (int i = 0; i < static_cast<int>(tree_.tokens().size()); ++i) {
      const ScriptToken& token = tree_.token(i);
      if (token.kind == TokenKind::string) {
        if (const auto sense = sense_of_text(tree_.said_by(token)))
          found.push_back({token.inner, token.inner_end, *sense});
      } else if (token.kind == TokenKind::name) {
        if (const auto sense = sense_of_name(i)) found.push_back({token.begin, token.end, *sense});
      }
    }
    return found;
  }

 private:
  bool is(int token, std::string_view sign) const {
    return token >= 0 && token < static_cast<int>(tree_.tokens().size()) &&
           tree_.text_of(tree_.token(token)) == sign;
  }
  std::optional<TokenSense> sense_of_name(int token) const {
    const std::string_view name = tree_.text_of(tree_.token(token));
    if (is(token - 1, ":")) {
      if (in_scenario_ && reference_.find("verbs of scenarios", name) != nullptr) return TokenSense::verb;
      const std::string_view turned = name.starts_with("not_") && name.size() > 4 ? name.substr(4) : name;
      const bool known = reference_.find("filters", name) != nullptr ||
                         reference_.find("filters", turned) != nullptr ||
                         reference_.find("methods of the duel, in a function", name) != nullptr;
      return known ? std::optional(TokenSense::method) : std::nullopt;
    }
    if (is(token + 1, "=") && (is(token - 1, "{") || is(token - 1, ",") || is(token - 1, ";")))
      return TokenSense::key;
    if (!free_.contains(token)) return std::nullopt;
    const bool is_named = tree_.token(token + 1).kind == TokenKind::string;
    // `artifact "Sol Ring"` makes a card, and `artifact` alone means permanents.
    if (!is_named && reference_.find("selectors", name) != nullptr) return TokenSense::selector;
    const ManualWord* word = reference_.find_word(name);
    return word == nullptr ? std::nullopt : sense_of(word->family);
  }
  std::optional<TokenSense> sense_of_text(std::string_view said) const {
    if (said.empty() || said.find('\n') != std::string_view::npos) return std::nullopt;
    if (reference_.is_in_list("keywords", said)) return TokenSense::keyword;
    if (is_card_(said)) return TokenSense::card;
    for (const char* list : {"zones", "colours", "land types", "card types", "counters", "phases"})
      if (reference_.is_in_list(list, said)) return TokenSense::value;
    return std::nullopt;
  }

  SyntaxTree tree_;
  const LanguageReference& reference_;
  const std::function<bool(std::string_view)>& is_card_;
  bool in_scenario_;
  std::set<int> free_;  ///< tokens that are no local variables
};

}  // namespace

std::vector<SenseToken> token_senses(std::string_view text, const LanguageReference& reference,
                                     const std::function<bool(std::string_view)>& is_card) {
  return Senses(text, reference, is_card).all();
}

}  // namespace sleight
