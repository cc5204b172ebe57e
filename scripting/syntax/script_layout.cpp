#include "scripting/syntax/script_layout.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

#include "scripting/syntax/syntax_tree.h"

namespace sleight {
namespace {

constexpr std::size_t level = 2;  ///< blanks of one level

/// What the tree knows of a token that the token itself does not.
struct Role {
  bool begins = false;       ///< a statement, an item of a table or an argument begins with it
  bool unary = false;        ///< it is a sign before its operand
  bool binary = false;       ///< it is a sign between two operands
  bool subscript = false;    ///< it is the `[` of `object[key]`
  bool separator = false;    ///< it stands between two items of a table
  bool dropped = false;      ///< it is a comma that is not written
  bool comma_after = false;  ///< a comma is written behind it
};

std::vector<Role> roles_of(const SyntaxTree& tree) {
  std::vector<Role> roles(tree.tokens().size());
  const auto role = [&roles](int token) -> Role& { return roles[static_cast<std::size_t>(token)]; };
  for (const SyntaxNode& node : tree.nodes()) {
    switch (node.kind) {
      case SyntaxKind::statement:
      case SyntaxKind::call_statement:
      case SyntaxKind::return_statement:
      case SyntaxKind::field:
      case SyntaxKind::item:
        role(node.first).begins = true;
        break;
      case SyntaxKind::unary:
        role(node.first).unary = true;
        break;
      case SyntaxKind::binary:
        role(tree.node(node.children.front()).last).binary = true;
        break;
      case SyntaxKind::index:
        if (node.word < 0) role(tree.node(node.children.front()).last).subscript = true;
        break;
      case SyntaxKind::call:
        // A text or a table without parentheses goes on with what is called.
        if (tree.text_of(tree.token(node.opening)) != "(") break;
        // The first is what is called.
        for (std::size_t i = 1; i < node.children.size(); ++i)
          role(tree.node(node.children[i]).first).begins = true;
        break;
      case SyntaxKind::table: {
        if (node.children.empty()) break;
        for (const int child : node.children) {
          const int behind = tree.node(child).last;
          if (behind < node.last - 1) role(behind).separator = true;
        }
        const int last = tree.node(node.children.back()).last;
        const bool own_line = tree.token(node.last - 1).first_on_line;
        if (role(last).separator)
          role(last).dropped = !own_line && !tree.token(last).first_on_line;
        else
          role(last - 1).comma_after = own_line;
        break;
      }
      case SyntaxKind::chunk:
      case SyntaxKind::name:
      case SyntaxKind::string:
      case SyntaxKind::number:
      case SyntaxKind::constant:
      case SyntaxKind::brackets:
      case SyntaxKind::function:
      case SyntaxKind::missing:
        break;
    }
  }
  return roles;
}

/// A comment between two tokens, or the end of what stands between them.
struct Comment {
  std::size_t begin = 0, end = 0;
  int lines_before = 0;           ///< ends of lines between it and what stands before it
  std::size_t blanks_before = 0;  ///< on its own line
};

class Layout {
 public:
  explicit Layout(const SyntaxTree& tree) : tree_(tree), roles_(roles_of(tree)) {}

  std::string write() {
    out_.reserve(tree_.text().size() + tree_.text().size() / 8);
    const int end = static_cast<int>(tree_.tokens().size()) - 1;
    for (at_ = 0; at_ < end; ++at_) {
      write_gap();
      if (role(at_).dropped) continue;
      write_token();
      shift_levels();
      before_ = at_;
    }
    write_gap();
    while (!out_.empty() && out_.back() == '\n') out_.pop_back();
    if (!out_.empty()) out_ += '\n';
    return std::move(out_);
  }

 private:
  /// What a bracket or a block opened.
  struct Level {
    std::size_t outside = 0;  ///< where the line begins on which it was opened
    std::size_t inside = 0;   ///< where what stands in it begins
  };

  const Role& role(int token) const { return roles_[static_cast<std::size_t>(token)]; }
  std::string_view text(int token) const { return tree_.text_of(tree_.token(token)); }
  /// What the token says, where it is a sign or a reserved word; else "".
  std::string_view sign(int token) const {
    const TokenKind kind = tree_.token(token).kind;
    return kind == TokenKind::sign || kind == TokenKind::keyword ? text(token) : std::string_view();
  }
  static bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  }
  static bool opens(std::string_view word) {
    return is_one_of(word, {"(", "[", "{", "then", "do", "else", "repeat", "function"});
  }
  static bool closes(std::string_view word) {
    return is_one_of(word, {")", "]", "}", "end", "else", "elseif", "until"});
  }
  std::size_t inside() const { return levels_.empty() ? 0 : levels_.back().inside; }

  /// Whether a token goes on with what the line before it begins.
  bool goes_on(int token) const {
    if (role(token).begins || tree_.token(token).kind == TokenKind::end) return false;
    if (before_ >= 0 && is_one_of(sign(before_), {"(", "[", "{"})) return false;
    return !is_one_of(sign(token), {"then", "do"});
  }
  /// Where a line begins whose first token that is.
  std::size_t indentation_of(int token) const {
    if (closes(sign(token)) && !levels_.empty()) return levels_.back().outside;
    return inside() + (goes_on(token) ? level : 0);
  }

  /// After a token was written: what it opens or closes.
  void shift_levels() {
    const std::string_view word = sign(at_);
    if (closes(word) && !levels_.empty()) levels_.pop_back();
    if (is_one_of(word, {"if", "elseif", "while", "for"})) headers_.push_back(line_);
    if (!opens(word)) return;
    std::size_t outside = line_;
    // A condition may take several lines; the block belongs to where its statement began.
    if ((word == "then" || word == "do") && !role(at_).begins && !headers_.empty()) {
      outside = headers_.back();
      headers_.pop_back();
    }
    levels_.push_back({outside, outside + level});
  }

  /// Whether a blank stands between the token before and this one, on one line.
  bool is_parted() const {
    const std::string_view was = sign(before_), is = sign(at_);
    // `[[` would begin a text.
    if (was == "[" && text(at_).starts_with("[")) return true;
    if (is_one_of(is, {",", ";", ")", "]", ".", ":"}) || is_one_of(was, {"(", "[", ".", ":"})) return false;
    if (was == "{" || is == "}") return !(was == "{" && is == "}");
    // Two signs `-` would begin a comment.
    if (role(before_).unary && was != "not") return was == "-" && text(at_).starts_with("-");
    if (is == "(") {
      const TokenKind kind = tree_.token(before_).kind;
      const bool callable =
          kind == TokenKind::name || kind == TokenKind::string || is_one_of(was, {")", "]", "}", "function"});
      return !callable;
    }
    if (is == "[") return !role(at_).subscript;
    if (was == "::" && role(before_).begins) return false;
    if (is == "::") return role(at_).begins;
    // What is no comparison is the attribute of a local variable.
    if (was == "<" && !role(before_).binary) return false;
    return is != ">" || role(at_).binary;
  }

  /// The comments between the token that was before this one and this one.
  std::vector<Comment> comments() const {
    std::vector<Comment> found;
    std::size_t from = at_ > 0 ? tree_.token(at_ - 1).end : 0;
    const std::size_t to = tree_.token(at_).begin;
    Comment next;
    while (from < to) {
      const char c = tree_.text()[from];
      if (c != '-') {
        next.lines_before += c == '\n' ? 1 : 0;
        next.blanks_before = c == '\n' ? 0 : next.blanks_before + 1;
        ++from;
        continue;
      }
      next.begin = from;
      next.end = end_of_comment(from);
      found.push_back(next);
      from = next.end;
      next = {};
    }
    next.begin = next.end = to;
    found.push_back(next);
    return found;
  }
  std::size_t end_of_comment(std::size_t begin) const {
    const std::string_view all = tree_.text();
    std::size_t i = begin + 2;
    if (i < all.size() && all[i] == '[') {
      std::size_t signs = i + 1;
      while (signs < all.size() && all[signs] == '=') ++signs;
      if (signs < all.size() && all[signs] == '[') {
        const std::string closing = "]" + std::string(signs - i - 1, '=') + "]";
        return all.find(closing, signs) + closing.size();
      }
    }
    return std::min(all.find('\n', begin), all.size());
  }

  /// Ends of lines, as many as there were, or as few as there may be.
  void end_lines(int lines, bool last) {
    if (out_.empty()) return;
    const bool opened = before_ >= 0 && !wrote_comment_ && opens(sign(before_));
    const bool closing = last && closes(sign(at_));
    out_.append(lines > 1 && !opened && !closing ? 2U : 1U, '\n');
  }
  void begin_line(std::size_t indentation) {
    line_ = indentation;
    out_.append(indentation, ' ');
  }

  /// Writes what stands before this token: ends of lines, blanks and comments.
  void write_gap() {
    const std::vector<Comment> all = comments();
    const bool ends = tree_.token(at_).kind == TokenKind::end;
    const bool closing = closes(sign(at_));
    wrote_comment_ = false;
    for (const Comment& comment : all) {
      const bool last = &comment == &all.back();
      if (last && ends) break;
      if (comment.lines_before > 0 || out_.empty()) {
        end_lines(comment.lines_before, last);
        // What is said before a bracket that closes is said of what stands in it.
        begin_line(!last && closing ? inside() : indentation_of(at_));
      } else if (last) {
        if (!role(at_).dropped && (wrote_comment_ || (before_ >= 0 && is_parted()))) out_ += ' ';
      } else {
        out_.append(comment.blanks_before > 0 ? comment.blanks_before : level, ' ');
      }
      if (last) break;
      std::string_view said = tree_.text().substr(comment.begin, comment.end - comment.begin);
      while (said.ends_with(' ') || said.ends_with('\t')) said.remove_suffix(1);
      out_ += said;
      wrote_comment_ = true;
    }
  }

  void write_token() {
    const ScriptToken& token = tree_.token(at_);
    const std::string_view said = text(at_);
    if (role(at_).separator) {
      out_ += ',';
    } else if (token.kind == TokenKind::string && said.front() == '\'' &&
               said.find_first_of("\"\\") == std::string_view::npos) {
      out_.append("\"").append(said.substr(1, said.size() - 2)).append("\"");
    } else {
      out_ += said;
    }
    if (role(at_).comma_after) out_ += ',';
  }

  const SyntaxTree& tree_;
  std::vector<Role> roles_;
  std::string out_;
  std::vector<Level> levels_;
  std::vector<std::size_t> headers_;  ///< where the lines begin of statements whose block is not open yet
  int at_ = 0;
  int before_ = -1;             ///< the token that was written before
  std::size_t line_ = 0;        ///< where the line begins that is written
  bool wrote_comment_ = false;  ///< since the token before
};

}  // namespace

std::optional<std::string> laid_out(std::string_view script) {
  // Lua takes both as one end of a line, in texts between long brackets too.
  std::string text;
  text.reserve(script.size());
  bool two_characters = false;
  for (std::size_t i = 0; i < script.size(); ++i) {
    const bool pair = script[i] == '\r' && i + 1 < script.size() && script[i + 1] == '\n';
    if (script[i] == '\n' && text.find('\n') == std::string::npos)
      two_characters = i > 0 && script[i - 1] == '\r';
    if (!pair) text += script[i];
  }
  const SyntaxTree tree(text);
  if (!tree.errors().empty()) return std::nullopt;
  std::string out = Layout(tree).write();
  if (!two_characters) return out;
  std::string with_pairs;
  for (const char c : out) with_pairs.append(c == '\n' ? "\r\n" : std::string(1, c));
  return with_pairs;
}

}  // namespace sleight
