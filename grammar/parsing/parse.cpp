#include "grammar/parsing/parse.h"

#include <CardLexer.h>
#include <CardParser.h>
#include <antlr4-runtime.h>

#include <algorithm>
#include <exception>
#include <typeindex>
#include <unordered_map>

namespace sleight {

namespace {

using grammar::CardLexer;
using grammar::CardParser;

using Symbols = std::vector<std::unique_ptr<antlr4::Token>>;

// A rule's number is its phrase: the copy of the tree looks nothing up, and this is what makes that safe.
#define PHRASE_RULE(rule, phrase) \
  static_assert(CardParser::Rule##rule + 1 == static_cast<int>(Phrase::phrase));
#define PHRASE_LABEL(context, phrase)
#include <phrase_contexts.inc>
#undef PHRASE_RULE
#undef PHRASE_LABEL

/// The label of an alternative, by the class that ANTLR makes for it; none for an alternative without one.
Phrase label_of(const antlr4::ParserRuleContext& context) {
#define PHRASE_RULE(rule, phrase)
#define PHRASE_LABEL(context, phrase) {typeid(CardParser::context), Phrase::phrase},
  // ANTLR makes a class for each label and no number: its type is all there is to tell them apart by.
  static const std::unordered_map<std::type_index, Phrase> labels = {
#include <phrase_contexts.inc>
  };
#undef PHRASE_RULE
#undef PHRASE_LABEL
  const auto found = labels.find(typeid(context));
  return found == labels.end() ? Phrase::none : found->second;
}

constexpr Lexeme lexeme_of(OpenKind kind) {
  switch (kind) {
    case OpenKind::keyword:
      return Lexeme::KEYWORD;
    case OpenKind::land_keyword:
      return Lexeme::LAND_KEYWORD;
    case OpenKind::quality_keyword:
      return Lexeme::QUALITY_KEYWORD;
    case OpenKind::number_keyword:
      return Lexeme::NUMBER_KEYWORD;
    case OpenKind::cost_keyword:
      return Lexeme::COST_KEYWORD;
    case OpenKind::counter:
      return Lexeme::COUNTER_NAME;
    case OpenKind::phase:
      return Lexeme::PHASE_NAME;
    case OpenKind::expansion:
      return Lexeme::EXPANSION_NAME;
    case OpenKind::creature_type:
      return Lexeme::CREATURE_TYPE;
  }
  return Lexeme::none;
}

/// The word that names of that kind stand before; `none` where they stand by themselves.
constexpr Lexeme follower_of(OpenKind kind) {
  switch (kind) {
    case OpenKind::counter:
      return Lexeme::COUNTER;
    case OpenKind::phase:
      return Lexeme::PHASE;
    case OpenKind::expansion:
      return Lexeme::EXPANSION;
    case OpenKind::keyword:
    case OpenKind::land_keyword:
    case OpenKind::quality_keyword:
    case OpenKind::number_keyword:
    case OpenKind::cost_keyword:
    case OpenKind::creature_type:
      break;
  }
  return Lexeme::none;
}

/// A line cut into words, the open ones among them recognised: what stands between lexer and parser.
class WordsOfLine {
 public:
  WordsOfLine(const Text& line, Symbols symbols, const Vocabulary& vocabulary)
      : line_(line), symbols_(std::move(symbols)), vocabulary_(vocabulary) {
    for (std::size_t at = 0; at < symbols_.size();) at += keep(at);
  }

  std::vector<Token> tokens;
  std::vector<const OpenWord*> open;  ///< of each token; null for words of the grammar itself
  Symbols kept;

 private:
  std::string_view text_of(std::size_t at) const {
    const antlr4::Token& symbol = *symbols_[at];
    return std::string_view(line_.str())
        .substr(symbol.getStartIndex(), symbol.getStopIndex() + 1 - symbol.getStartIndex());
  }

  bool is(std::size_t at, Lexeme lexeme) const {
    return at < symbols_.size() && symbols_[at]->getType() == static_cast<std::size_t>(lexeme);
  }

  /// Whether the open word `word` stands at `at`. A word of the grammar itself stays one, but where only a
  /// name can stand or where it is part of a longer one.
  bool stands(const OpenWord& word, std::size_t at) const {
    if (at + word.parts.size() > symbols_.size()) return false;
    // The text's words, not the lexer's classes: part of a name may be the grammar's ("first strike").
    for (std::size_t i = 0; i < word.parts.size(); ++i)
      if (text_of(at + i) != word.parts[i]) return false;
    const Lexeme follower = follower_of(word.kind);
    // "Time counter": before its noun a name stays a name, even where it is a word of the grammar.
    if (follower != Lexeme::none) return is(at + word.parts.size(), follower);
    // A keyword or type of one word must not take a word of the grammar from every sentence.
    return word.parts.size() > 1 || is(at, Lexeme::WORD);
  }

  /// Keeps what stands at `at` as one token, and says of how many symbols it is made.
  std::size_t keep(std::size_t at) {
    const OpenWord* found = nullptr;
    // The vocabulary puts the longest first: the first that stands is the one meant.
    for (const OpenWord& word : vocabulary_.beginning_with(text_of(at)))
      if (stands(word, at)) {
        found = &word;
        break;
      }
    const std::size_t count = found == nullptr ? 1 : found->parts.size();
    auto& symbol = dynamic_cast<antlr4::CommonToken&>(*symbols_[at]);
    const std::size_t start = symbol.getStartIndex();
    const std::size_t end = symbols_[at + count - 1]->getStopIndex() + 1;
    if (found != nullptr) {
      // The first symbol becomes the whole name; those behind it are left out of what the parser sees.
      symbol.setType(static_cast<std::size_t>(lexeme_of(found->kind)));
      symbol.setStopIndex(end - 1);
    }
    const bool known = !is(at, Lexeme::WORD) && !is(at, Lexeme::UNKNOWN);
    const std::size_t from = line_.offset(start);
    const std::size_t to = line_.offset(end);
    // All bytes that a rewrite wrote stand for one of the source: a word may begin and end at the same.
    tokens.push_back({line_.str().substr(start, end - start), {from, to > from ? to - from : 1}, known});
    open.push_back(found);
    kept.push_back(std::move(symbols_[at]));
    return count;
  }

  const Text& line_;
  Symbols symbols_;
  const Vocabulary& vocabulary_;
};

/// ANTLR's tree as plain data.
class Copier {
 public:
  Copier(const std::vector<Token>& tokens, const std::vector<const OpenWord*>& open)
      : tokens_(tokens), open_(open) {}

  Node copy(antlr4::tree::ParseTree* tree) const {
    Node node;
    if (auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(tree)) {
      node.number = leaf->getSymbol()->getTokenIndex();
      if (node.number >= tokens_.size()) return node;  // the end of the line
      node.lexeme = static_cast<Lexeme>(leaf->getSymbol()->getType());
      node.text = tokens_[node.number].text;
      node.open = open_[node.number];
      return node;
    }
    const auto& context = dynamic_cast<antlr4::ParserRuleContext&>(*tree);
    node.rule = static_cast<Phrase>(context.getRuleIndex() + 1);
    node.phrase = label_of(context);
    // A phrase can be asked for by one name, whether its rule has labels or not.
    if (node.phrase == Phrase::none) node.phrase = node.rule;
    node.children.reserve(context.children.size());
    for (antlr4::tree::ParseTree* child : context.children) node.children.push_back(copy(child));
    return node;
  }

 private:
  const std::vector<Token>& tokens_;
  const std::vector<const OpenWord*>& open_;
};

/// The token that prediction or matching could not go on with.
std::size_t where_it_stopped(const antlr4::ParseCancellationException& error, std::size_t fallback) {
  try {
    // Giving up wraps what went wrong, and only that knows the token.
    std::rethrow_if_nested(error);
  } catch (const antlr4::RecognitionException& cause) {
    if (cause.getOffendingToken() != nullptr) return cause.getOffendingToken()->getTokenIndex();
  } catch (const std::exception&) {
    return fallback;
  }
  return fallback;
}

}  // namespace

Tree parse_line(const Text& line, const Vocabulary& vocabulary) {
  Tree tree;
  // ANTLR counts characters, we count bytes: with each byte beyond ASCII (all of them are in unknown words) a
  // character of its own, both count alike.
  std::string ascii = line.str();
  for (char& c : ascii)
    if ((c & 0x80) != 0) c = '?';
  antlr4::ANTLRInputStream input(ascii);
  CardLexer lexer(&input);
  lexer.removeErrorListeners();
  WordsOfLine words(line, lexer.getAllTokens(), vocabulary);
  tree.tokens = std::move(words.tokens);
  if (tree.tokens.empty()) return tree;
  // A word outside the vocabulary fits no rule: no need to try.
  const auto unknown =
      std::find_if(tree.tokens.begin(), tree.tokens.end(), [](const Token& token) { return !token.known; });
  if (unknown != tree.tokens.end()) {
    tree.stopped_at = static_cast<std::size_t>(unknown - tree.tokens.begin());
    return tree;
  }

  antlr4::ListTokenSource source(std::move(words.kept));
  antlr4::CommonTokenStream stream(&source);
  CardParser parser(&stream);
  parser.removeErrorListeners();
  // No repairs: a line with a word dropped or made up would be a guess at its meaning.
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  // Exact for this grammar as it is written (see its head), and many times faster than full LL.
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
      antlr4::atn::PredictionMode::SLL);
  try {
    tree.root = Copier(tree.tokens, words.open).copy(parser.line());
    tree.accepted = true;
  } catch (const antlr4::ParseCancellationException& error) {
    tree.stopped_at = std::min(where_it_stopped(error, stream.index()), tree.tokens.size());
  }
  return tree;
}

}  // namespace sleight
