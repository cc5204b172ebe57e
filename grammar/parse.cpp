#include "grammar/parse.h"

#include <CardLexer.h>
#include <CardParser.h>
#include <antlr4-runtime.h>

#include <algorithm>
#include <exception>

namespace sleight {

namespace {

using grammar::CardLexer;
using grammar::CardParser;

Node copy(antlr4::tree::ParseTree* tree, CardParser& parser) {
  Node node;
  if (auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(tree)) {
    const antlr4::Token* symbol = leaf->getSymbol();
    static const std::vector<std::string> names = [&parser] {
      const antlr4::dfa::Vocabulary& vocabulary = parser.getVocabulary();
      std::vector<std::string> all;
      for (std::size_t type = 0; type <= vocabulary.getMaxTokenType(); ++type)
        all.push_back(vocabulary.getSymbolicName(type));
      return all;
    }();
    node.token = symbol->getType() < names.size() ? std::string_view(names[symbol->getType()]) : "EOF";
    node.text = symbol->getText();
    node.number = symbol->getTokenIndex();
    return node;
  }
  auto* context = dynamic_cast<antlr4::ParserRuleContext*>(tree);
  const std::vector<std::string>& rules = parser.getRuleNames();
  node.rule = rules[context->getRuleIndex()];
  node.children.reserve(context->children.size());
  for (antlr4::tree::ParseTree* child : context->children) node.children.push_back(copy(child, parser));
  return node;
}

/// The token that prediction or matching could not go on with.
std::size_t where_it_stopped(const antlr4::ParseCancellationException& error, std::size_t fallback) {
  try {
    std::rethrow_if_nested(error);
  } catch (const antlr4::RecognitionException& cause) {
    if (cause.getOffendingToken() != nullptr) return cause.getOffendingToken()->getTokenIndex();
  } catch (const std::exception&) {
    return fallback;
  }
  return fallback;
}

}  // namespace

Tree parse_line(const Text& line) {
  Tree tree;
  // ANTLR counts characters, we count bytes: with each byte beyond ASCII (all of them are in unknown words) a
  // character of its own, both count alike.
  std::string ascii = line.str();
  for (char& c : ascii)
    if ((c & 0x80) != 0) c = '?';
  antlr4::ANTLRInputStream input(ascii);
  CardLexer lexer(&input);
  lexer.removeErrorListeners();
  antlr4::CommonTokenStream stream(&lexer);
  stream.fill();
  bool all_known = true;
  for (const antlr4::Token* token : stream.getTokens()) {
    if (token->getType() == antlr4::Token::EOF) break;
    const std::size_t start = token->getStartIndex();
    const std::size_t at = line.offset(start);
    const std::size_t end = line.offset(token->getStopIndex() + 1);
    const bool known = token->getType() != CardLexer::UNKNOWN;
    if (!known && all_known) tree.stopped_at = tree.tokens.size();
    all_known = all_known && known;
    tree.tokens.push_back(
        {line.str().substr(start, token->getStopIndex() + 1 - start), {at, end > at ? end - at : 1}, known});
  }
  // A word outside the vocabulary fits no rule: no need to try.
  if (!all_known) return tree;

  CardParser parser(&stream);
  parser.removeErrorListeners();
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
      antlr4::atn::PredictionMode::SLL);
  try {
    tree.root = copy(parser.line(), parser);
    tree.accepted = true;
  } catch (const antlr4::ParseCancellationException& error) {
    tree.stopped_at = std::min(where_it_stopped(error, stream.index()), tree.tokens.size());
  }
  return tree;
}

}  // namespace sleight
