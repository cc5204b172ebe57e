#include "scripting/lua/global_writes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <vector>

namespace sleight {
namespace {

using Token = Source::Token;

bool is_reserved(std::string_view word) {
  static constexpr std::array words{"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
                                    "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
                                    "repeat",   "return", "then", "true", "until",  "while"};
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads a script from its beginning, and knows of each place in which blocks it lies and what is local
/// there.
class BlockReader {
 public:
  BlockReader(const Source& source, int first, int last)
      : source_(source), tokens_(source.tokens()), first_(first), last_(last) {}

  /// The first write.
  std::optional<GlobalWrite> read() {
    while (at_ < tokens_.size() && !found_) step();
    return found_;
  }

  /// All reads.
  std::vector<std::size_t> reads() {
    while (at_ < tokens_.size()) step();
    return std::move(reads_);
  }

 private:
  void step() {
    if (tokens_[at_].quoted)
      ++at_;
    else
      read_token();
  }

  struct Scope {
    bool block = true;  ///< else brackets, in which `name = value` is a key of a table
    std::vector<std::string_view> locals{};
  };

  std::string_view text(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? tokens_[i].text : std::string_view();
  }
  static bool is_name(std::string_view text) {
    return !text.empty() && (std::isalpha(static_cast<unsigned char>(text[0])) != 0 || text[0] == '_');
  }
  /// In whatever scope: what is shadowed is a local as well.
  bool is_local(std::string_view name) const {
    return std::any_of(scopes_.begin(), scopes_.end(), [&](const Scope& scope) {
      return std::find(scope.locals.begin(), scope.locals.end(), name) != scope.locals.end();
    });
  }
  void open(bool block, std::vector<std::string_view> locals = {}) {
    scopes_.push_back({block, std::move(locals)});
  }
  /// The outermost scope stays, whatever the text holds: there is always one to look at.
  void close() {
    if (scopes_.size() > 1) scopes_.pop_back();
  }
  /// Scopes are followed from the beginning of the script; writes are told only on the lines asked for.
  void note_write(std::size_t i) {
    const Token& token = tokens_[i];
    if (found_ || is_local(token.text) || token.line < first_ || token.line > last_) return;
    found_ = GlobalWrite{std::string(token.text), source_.at(token)};
  }

  /// What stands behind a single "." or ":" is a field; ".." joins texts.
  bool is_field(std::size_t i) const {
    return i > 0 && (text(i - 1) == ":" || (text(i - 1) == "." && (i < 2 || text(i - 2) != ".")));
  }
  void note_read(std::size_t i) {
    const Token& token = tokens_[i];
    const bool key = !scopes_.back().block && text(i + 1) == "=" && text(i + 2) != "=";
    const bool label = i > 0 && text(i - 1) == "goto";
    if (token.line < first_ || token.line > last_ || key || label || is_field(i) || is_reserved(token.text) ||
        is_local(token.text) || std::find(repeated_.begin(), repeated_.end(), token.text) != repeated_.end())
      return;
    reads_.push_back(i);
  }

  void read_token() {
    const std::string_view word = text(at_);
    if (word == "function") return read_function();
    if (word == "local") return read_local();
    if (word == "for") return read_for();
    // What `for` makes local lives in the block that its `do` opens.
    if (word == "do" || word == "then" || word == "repeat") {
      open(true, std::move(pending_));
      pending_.clear();
    } else if (word == "else") {
      close();
      open(true);
    } else if (word == "until" && scopes_.size() > 1) {
      // The condition still knows what is local in the block, which is over.
      repeated_.insert(repeated_.end(), scopes_.back().locals.begin(), scopes_.back().locals.end());
      close();
    } else if (word == "end" || word == "elseif" || word == "until" || word == "}" || word == ")" ||
               word == "]") {
      // (`elseif` opens no block: its own `then` does.)
      close();
    } else if (word == "{" || word == "(" || word == "[") {
      open(false);
    } else if (is_name(word) && scopes_.back().block && text(at_ + 1) == "=" && text(at_ + 2) != "=") {
      // `a, b = 1, 2` gives a value to each of them; `t.a = 1` is not about a name.
      for (std::size_t i = at_; is_name(text(i)) && text(i - 1) != "." && text(i - 1) != ":"; i -= 2) {
        note_write(i);
        if (i < 2 || text(i - 1) != ",") break;
      }
    } else if (is_name(word)) {
      note_read(at_);
    }
    ++at_;
  }

  void read_function() {
    ++at_;
    if (is_name(text(at_))) {  // function name() ... end
      // `function t.f()` and `function t:f()` write into a table, and to no name.
      if (text(at_ + 1) == "(") note_write(at_);
      while (at_ < tokens_.size() && text(at_) != "(") ++at_;
    }
    std::vector<std::string_view> parameters;
    // What stands between the brackets are names, commas and "...".
    for (; at_ < tokens_.size() && text(at_) != ")"; ++at_)
      if (is_name(text(at_))) parameters.push_back(text(at_));
    ++at_;
    open(true, std::move(parameters));
  }

  void read_local() {
    ++at_;
    if (text(at_) == "function") {
      // Known before its body is read: a local function may call itself. read_function does the rest.
      scopes_.back().locals.push_back(text(at_ + 1));
      return;
    }
    for (; is_name(text(at_)); ++at_) {
      scopes_.back().locals.push_back(text(at_));
      ++at_;
      if (text(at_) == "<") at_ += 3;  // <const>
      if (text(at_) != ",") break;
    }
    if (text(at_) == "=") ++at_;
  }

  void read_for() {
    for (++at_; is_name(text(at_)) && text(at_) != "in"; ++at_) {
      pending_.push_back(text(at_));
      if (text(++at_) != ",") break;
    }
    if (text(at_) == "=") ++at_;
  }

  const Source& source_;
  const std::vector<Token>& tokens_;
  int first_;
  int last_;
  std::size_t at_ = 0;
  std::vector<Scope> scopes_{Scope{}};
  std::vector<std::string_view> pending_;   ///< what is local in the block that `for` begins
  std::vector<std::string_view> repeated_;  ///< what was local in the blocks of `repeat` so far
  std::optional<GlobalWrite> found_;
  std::vector<std::size_t> reads_;
};

}  // namespace

std::optional<GlobalWrite> find_global_write(const Source& source, int first, int last) {
  return BlockReader(source, first, last).read();
}

std::vector<std::size_t> find_global_reads(const Source& source, int first, int last) {
  for (const Token& token : source.tokens())
    if (!token.quoted && token.text == "_ENV") return {};
  return BlockReader(source, first, last).reads();
}

}  // namespace sleight
