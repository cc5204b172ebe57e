#include "scripting/syntax/script_tokens.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace sleight {
namespace {

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_word(char c) { return is_letter(c) || is_digit(c); }

/// How many characters the longest sign of Lua that begins with these three takes; 0 when none does.
std::size_t length_of_sign(char first, char second, char third) {
  switch (first) {
    case '.':
      return second != '.' ? 1 : third == '.' ? 3 : 2;
    case '=':
    case '~':
      return second == '=' ? 2 : 1;
    case '<':
    case '>':
      return second == '=' || second == first ? 2 : 1;
    case '/':
    case ':':
      return second == first ? 2 : 1;
    default:
      return std::string_view("+-*%^#&|(){}[];,").find(first) != std::string_view::npos ? 1 : 0;
  }
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<ScriptToken> read() {
    tokens_.reserve(text_.size() / 4 + 1);
    while (skip_blanks()) read_token();
    begin_token();
    end_token(TokenKind::end, text_.size());
    return std::move(tokens_);
  }

 private:
  char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }

  /// Moves on to `end`, counting lines.
  void move_to(std::size_t end) {
    for (; at_ < end; ++at_)
      if (text_[at_] == '\n') {
        ++line_;
        line_start_ = at_ + 1;
        fresh_line_ = true;
      }
  }
  /// How many characters the opening of a long bracket at `i` takes; 0 when there is none.
  std::size_t opening(std::size_t i) const {
    if (at(i) != '[') return 0;
    std::size_t j = i + 1;
    while (at(j) == '=') ++j;
    return at(j) == '[' ? j - i + 1 : 0;
  }
  /// Where the closing of that bracket begins, or npos.
  std::size_t closing(std::size_t i, std::size_t length) const {
    for (std::size_t end = text_.find(']', i + length); end != std::string_view::npos;
         end = text_.find(']', end + 1)) {
      std::size_t j = end + 1;
      while (at(j) == '=') ++j;
      if (at(j) == ']' && j - end + 1 == length) return end;
    }
    return std::string_view::npos;
  }

  /// Past blanks and comments. False at the end.
  bool skip_blanks() {
    while (at_ < text_.size()) {
      if (is_blank(text_[at_])) {
        move_to(at_ + 1);
      } else if (text_.substr(at_, 2) == "--") {
        const std::size_t length = opening(at_ + 2);
        const std::size_t close = length > 0 ? closing(at_ + 2, length) : std::string_view::npos;
        if (length > 0 && close == std::string_view::npos) return true;  // a comment without an end
        if (length > 0)
          move_to(close + length);
        else
          move_to(std::min(text_.find('\n', at_), text_.size()));
      } else {
        return true;
      }
    }
    return false;
  }

  void begin_token() {
    ScriptToken token;
    token.begin = at_;
    token.line = line_;
    token.column = static_cast<int>(at_ - line_start_) + 1;
    token.first_on_line = fresh_line_;
    if (fresh_line_) indentation_ = token.column - 1;
    token.indentation = indentation_;
    fresh_line_ = false;
    tokens_.push_back(token);
  }
  void end_token(TokenKind kind, std::size_t end, const char* problem = nullptr) {
    ScriptToken& token = tokens_.back();
    token.kind = kind;
    token.problem = problem;
    token.end = end;
    move_to(end);
    // The line on which a long text ends goes on: what follows there is not the first of it.
    if (end > token.begin) fresh_line_ = false;
    token.end_line = line_;
    token.end_column = static_cast<int>(at_ - line_start_) + 1;
  }

  void read_token() {
    begin_token();
    const char c = text_[at_];
    if (text_.substr(at_, 2) == "--") {
      end_token(TokenKind::broken, text_.size(), "this comment has no end");
    } else if (is_letter(c)) {
      std::size_t end = at_;
      while (is_word(at(end))) ++end;
      end_token(is_lua_keyword(text_.substr(at_, end - at_)) ? TokenKind::keyword : TokenKind::name, end);
    } else if (is_digit(c) || (c == '.' && is_digit(at(at_ + 1)))) {
      read_number();
    } else if (c == '"' || c == '\'') {
      read_string(c);
    } else if (const std::size_t length = opening(at_); length > 0) {
      const std::size_t close = closing(at_, length);
      tokens_.back().inner = at_ + length;
      tokens_.back().inner_end = close == std::string_view::npos ? text_.size() : close;
      if (close == std::string_view::npos)
        end_token(TokenKind::broken, text_.size(), "this text has no end");
      else
        end_token(TokenKind::string, close + length);
    } else {
      const std::size_t sign = length_of_sign(c, at(at_ + 1), at(at_ + 2));
      if (sign > 0) return end_token(TokenKind::sign, at_ + sign);
      std::size_t end = at_ + 1;  // a character of several bytes is one token
      while ((static_cast<unsigned char>(at(end)) & 0xC0U) == 0x80U) ++end;
      end_token(TokenKind::broken, end, "Lua has no such sign");
    }
  }

  /// As Lua does: all that could be a number, which is then looked at.
  void read_number() {
    const bool hexadecimal = at(at_) == '0' && (at(at_ + 1) == 'x' || at(at_ + 1) == 'X');
    std::size_t i = at_ + (hexadecimal ? 2U : 0U);
    bool digits = false, point = false, good = true;
    for (;; ++i) {
      const char c = at(i);
      if (is_digit(c) || (hexadecimal && std::isxdigit(static_cast<unsigned char>(c)) != 0)) {
        digits = true;
      } else if (c == '.') {
        good = good && !point;
        point = true;
      } else {
        break;
      }
    }
    const char exponent = static_cast<char>(at(i) | 0x20);
    if (digits && (hexadecimal ? exponent == 'p' : exponent == 'e')) {
      ++i;
      if (at(i) == '+' || at(i) == '-') ++i;
      good = good && is_digit(at(i));
      while (is_digit(at(i))) ++i;
    }
    good = good && digits && !is_word(at(i)) && at(i) != '.';
    while (is_word(at(i)) || (!good && at(i) == '.')) ++i;
    end_token(good ? TokenKind::number : TokenKind::broken, i, good ? nullptr : "this is no number");
  }

  void read_string(char quote) {
    std::size_t i = at_ + 1;
    while (i < text_.size() && text_[i] != quote && text_[i] != '\n' && text_[i] != '\r') {
      if (text_[i] != '\\') {
        ++i;
        continue;
      }
      const bool blanks = at(i + 1) == 'z';
      // The end of a line may be of two characters.
      i += text_.substr(i + 1, 2) == "\r\n" ? 3U : 2U;
      while (blanks && i < text_.size() && is_blank(text_[i])) ++i;
    }
    i = std::min(i, text_.size());
    const bool closed = at(i) == quote && i < text_.size();
    // A quote that nobody closed ends with its line, so that what follows is still read.
    tokens_.back().inner = at_ + 1;
    tokens_.back().inner_end = i;
    if (closed)
      end_token(TokenKind::string, i + 1);
    else
      end_token(TokenKind::broken, i, "this text has no end quote");
  }

  std::string_view text_;
  std::vector<ScriptToken> tokens_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
  int indentation_ = 0;
  bool fresh_line_ = true;
};

}  // namespace

bool is_lua_keyword(std::string_view name) {
  constexpr std::array<std::string_view, 22> words{
      "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
      "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
  constexpr std::size_t longest = 8;
  return name.size() <= longest && std::binary_search(words.begin(), words.end(), name);
}

std::vector<ScriptToken> tokens_of(std::string_view text) { return Lexer(text).read(); }

}  // namespace sleight
