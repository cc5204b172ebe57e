#include "grammar/parsing/parse.h"

#include <algorithm>

#include "grammar/parsing/recognizer.h"

namespace sleight {

namespace {

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
    case OpenKind::other_type:
      return Lexeme::OTHER_TYPE;
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
    case OpenKind::other_type:
      break;
  }
  return Lexeme::none;
}

/// A line cut into words, the open ones among them recognised: what stands between lexer and parser.
class WordsOfLine {
 public:
  WordsOfLine(const Text& line, const std::vector<Symbol>& symbols, const Vocabulary& vocabulary)
      : line_(line), symbols_(symbols), vocabulary_(vocabulary) {
    tokens.reserve(symbols_.size());
    for (std::size_t at = 0; at < symbols_.size();) at += keep(at);
  }

  std::vector<Token> tokens;
  std::vector<const OpenWord*> open;  ///< of each token; null for words of the grammar itself
  std::vector<std::size_t> types;     ///< of each token, its class

 private:
  std::string_view text_of(std::size_t at) const {
    return std::string_view(line_.str()).substr(symbols_[at].at, symbols_[at].length);
  }

  bool is(std::size_t at, Lexeme lexeme) const {
    return at < symbols_.size() && symbols_[at].type == static_cast<std::size_t>(lexeme);
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

  /// How many words from `at` on are a name: behind "named", those that are no words of the grammar, but for
  /// a "'s" and the word behind it, and for "of the" within it.
  std::size_t length_of_name(std::size_t at) const {
    if (types.empty() || types.back() != static_cast<std::size_t>(Lexeme::NAMED)) return 0;
    std::size_t end = at;
    while (is(end, Lexeme::WORD)) {
      ++end;
      if (is(end, Lexeme::POSSESSIVE) && end + 1 < symbols_.size()) end += 2;
      const std::size_t of = end + (is(end, Lexeme::OF) && is(end + 1, Lexeme::THE) ? 2 : 1);
      if (is(end, Lexeme::OF) && is(of, Lexeme::WORD)) end = of;
    }
    return end - at;
  }

  /// Keeps what stands at `at` as one token, and says of how many symbols it is made.
  std::size_t keep(std::size_t at) {
    const OpenWord* found = nullptr;
    const std::size_t name = length_of_name(at);
    // The vocabulary puts the longest first: the first that stands is the one meant.
    for (const OpenWord& word : vocabulary_.beginning_with(text_of(at)))
      if (name == 0 && stands(word, at)) {
        found = &word;
        break;
      }
    const std::size_t count = found != nullptr ? found->parts.size() : std::max<std::size_t>(name, 1);
    const std::size_t start = symbols_[at].at;
    const Symbol& last = symbols_[at + count - 1];
    const std::size_t length = last.at + last.length - start;
    // Several symbols become the one whole name, and the parser sees no more of them.
    const std::size_t type = found != nullptr ? static_cast<std::size_t>(lexeme_of(found->kind))
                             : name > 0       ? static_cast<std::size_t>(Lexeme::NAME)
                                              : symbols_[at].type;
    const bool known =
        type != static_cast<std::size_t>(Lexeme::WORD) && type != static_cast<std::size_t>(Lexeme::UNKNOWN);
    tokens.push_back({line_.str().substr(start, length), line_.stretch(start, length), known});
    open.push_back(found);
    types.push_back(type);
    return count;
  }

  const Text& line_;
  const std::vector<Symbol>& symbols_;
  const Vocabulary& vocabulary_;
};

/// Puts the words of a line in the places that an outline has for them.
class Grown {
 public:
  Grown(const Outline& outline, const std::vector<Token>& tokens, const WordsOfLine& words)
      : parts_(outline.parts), tokens_(tokens), types_(words.types), open_(words.open) {}

  Node node() {
    const Outline::Part& part = parts_[part_++];
    Node node;
    // What a tree matched are all the words, one after the other: which one a leaf is follows.
    if (part.rule == Phrase::none) {
      node.number = next_++;
      if (node.number >= tokens_.size()) return node;  // the end of the line
      node.lexeme = static_cast<Lexeme>(types_[node.number]);
      node.text = tokens_[node.number].text;
      node.open = open_[node.number];
      return node;
    }
    node.rule = part.rule;
    node.phrase = part.phrase;
    node.children.reserve(part.children);
    for (std::size_t i = 0; i < part.children; ++i) node.children.push_back(this->node());
    return node;
  }

 private:
  const std::vector<Outline::Part>& parts_;
  const std::vector<Token>& tokens_;
  const std::vector<std::size_t>& types_;
  const std::vector<const OpenWord*>& open_;
  std::size_t part_ = 0;
  std::size_t next_ = 0;
};

}  // namespace

Tree parse_line(const Text& line, const Vocabulary& vocabulary) {
  Tree tree;
  // ANTLR counts characters, we count bytes: with each byte beyond ASCII (all of them are in unknown words) a
  // character of its own, both count alike.
  std::string ascii = line.str();
  for (char& c : ascii)
    if ((c & 0x80) != 0) c = '?';
  const BorrowedRecognizer recognizer;
  const std::vector<Symbol> symbols = recognizer->cutter().cut(ascii);
  WordsOfLine words(line, symbols, vocabulary);
  tree.tokens = std::move(words.tokens);
  if (tree.tokens.empty()) return tree;
  tree.too_long = tree.tokens.size() > most_words_of_line;
  // A word outside the vocabulary fits no rule: no need to try.
  const auto unknown =
      std::find_if(tree.tokens.begin(), tree.tokens.end(), [](const Token& token) { return !token.known; });
  if (tree.too_long || unknown != tree.tokens.end()) {
    tree.stopped_at = tree.too_long ? 0 : static_cast<std::size_t>(unknown - tree.tokens.begin());
    return tree;
  }
  const Outline& outline = recognizer->parse(words.types);
  tree.accepted = outline.accepted();
  tree.stopped_at = outline.stopped_at;
  if (tree.accepted) tree.root = Grown(outline, tree.tokens, words).node();
  return tree;
}

std::vector<std::string> known_among(const std::vector<std::string>& words, const Vocabulary& vocabulary) {
  const BorrowedRecognizer recognizer;
  std::vector<std::string> known;
  for (const std::string& word : words) {
    const std::vector<Symbol> symbols = recognizer->cutter().cut(word);
    const bool closed = symbols.size() == 1 && symbols[0].type != static_cast<std::size_t>(Lexeme::WORD) &&
                        symbols[0].type != static_cast<std::size_t>(Lexeme::UNKNOWN);
    if (closed || vocabulary.has_part(word)) known.push_back(word);
  }
  return known;
}

}  // namespace sleight
