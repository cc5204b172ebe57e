#include "grammar/parsing/cutter.h"

#include <CardLexer.h>
#include <antlr4-runtime.h>

#include <algorithm>

namespace sleight {

namespace {

using grammar::CardLexer;

constexpr std::string_view blanks = " \t\n";
constexpr std::string_view ends = " \t\n\"";
/// Nothing that texts are made of is longer, and ANTLR looks at each letter of a long number again and again.
constexpr std::size_t longest_stretch = 100;
/// All the words of all classic cards and those of later years are fewer: strange texts fill no memory.
constexpr std::size_t most_remembered = 1 << 14;

}  // namespace

struct Cutter::Lexing {
  antlr4::ANTLRInputStream input;
  CardLexer lexer{&input};
};

Cutter::Cutter() : lexing_(std::make_unique<Lexing>()) { lexing_->lexer.removeErrorListeners(); }
Cutter::~Cutter() = default;

std::vector<Symbol> Cutter::cut(std::string_view line) {
  std::vector<Symbol> symbols;
  symbols.reserve(line.size() / 4);
  for (std::size_t at = 0; (at = line.find_first_not_of(blanks, at)) != std::string_view::npos;) {
    std::size_t end = 0;
    if (line[at] == '"') {
      const std::size_t close = line.find('"', at + 1);
      const bool open = close == std::string_view::npos;
      end = open ? at + 1 : close + 1;
      const auto type = static_cast<std::size_t>(open ? CardLexer::UNKNOWN : CardLexer::QUOTED);
      symbols.push_back({type, at, end - at});
    } else {
      end = std::min(line.find_first_of(ends, at), line.size());
      cut_stretch(line, at, end - at, symbols);
    }
    at = end;
  }
  return symbols;
}

void Cutter::cut_stretch(std::string_view line, std::size_t at, std::size_t length,
                         std::vector<Symbol>& symbols) {
  const std::string_view stretch = line.substr(at, length);
  if (length > longest_stretch) {
    symbols.push_back({static_cast<std::size_t>(CardLexer::UNKNOWN), at, length});
    return;
  }
  auto found = known_.find(stretch);
  if (found == known_.end()) {
    if (known_.size() >= most_remembered) known_.clear();
    std::vector<Symbol> cut;
    lexing_->input.load(std::string(stretch));
    lexing_->lexer.setInputStream(&lexing_->input);
    for (const auto& token : lexing_->lexer.getAllTokens())
      cut.push_back(
          {token->getType(), token->getStartIndex(), token->getStopIndex() + 1 - token->getStartIndex()});
    found = known_.emplace(stretch, std::move(cut)).first;
  }
  for (const Symbol& symbol : found->second) symbols.push_back({symbol.type, at + symbol.at, symbol.length});
}

}  // namespace sleight
