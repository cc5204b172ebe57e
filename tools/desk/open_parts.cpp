#include "tools/desk/open_parts.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace sleight {
namespace {

bool is_sign(const SyntaxTree& tree, int token, std::string_view sign) {
  return token >= 0 && tree.token(token).kind == TokenKind::sign && tree.text_of(tree.token(token)) == sign;
}

bool is_kind(const SyntaxTree& tree, int token, TokenKind kind) {
  return token >= 0 && tree.token(token).kind == kind;
}

/// How many blanks the line begins with on which that byte stands.
int indentation_at(std::string_view text, std::size_t offset) {
  const std::size_t end_of_line = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t line = end_of_line == std::string_view::npos ? 0 : end_of_line + 1;
  std::size_t at = line;
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return static_cast<int>(std::min(at, offset) - line);
}

/// Walks from the beginning to a place and keeps what is open.
class Walk {
 public:
  Walk(const SyntaxTree& tree, int before, std::size_t offset)
      : tree_(tree), before_(before), offset_(offset) {
    for (const SyntaxError& error : tree.errors())
      if (error.opened >= 0) ends_.emplace(error.begin, error.opened);
  }

  std::vector<OpenPart> open() {
    for (int i = 0; i < before_; ++i) {
      // The parser ends a bracket before a comma behind which nothing stands; whoever types goes on there.
      const bool goes_on = i == before_ - 1 && is_sign(tree_, i, ",");
      if (!goes_on) end_unclosed(tree_.token(i).begin);
      take(i);
    }
    end_unclosed_at_place();
    for (OpenPart& part : parts_) find_key(part);
    return std::move(parts_);
  }

 private:
  /// What was never closed is over when a token stands behind its end.
  void end_unclosed(std::size_t begin) {
    while (!ends_.empty() && ends_.begin()->first <= begin) {
      close(ends_.begin()->second);
      ends_.erase(ends_.begin());
    }
  }
  void end_unclosed_at_place() {
    for (const auto& [end, opened] : ends_) {
      if (end >= offset_) break;
      const std::string_view between = tree_.text().substr(end, offset_ - end);
      if (between.find('\n') != std::string_view::npos &&
          indentation_at(tree_.text(), offset_) <= tree_.token(opened).indentation)
        close(opened);
    }
    // A comma behind what ended is one of what lies around it.
    if (is_sign(tree_, before_ - 1, ",") && !parts_.empty() && parts_.back().item < before_) {
      ++parts_.back().commas;
      parts_.back().item = before_;
    }
  }
  void close(int opening) {
    const auto found = std::find_if(parts_.begin(), parts_.end(),
                                    [&](const OpenPart& part) { return part.opening == opening; });
    parts_.erase(found, parts_.end());
  }
  void close(OpenPart::Kind kind) {
    for (std::size_t i = parts_.size(); i-- > 0;)
      if (parts_[i].kind == kind) {
        parts_.resize(i);
        return;
      }
  }

  void push(OpenPart::Kind kind, int token) {
    OpenPart part;
    part.kind = kind;
    part.opening = token;
    part.item = token + 1;
    if (kind == OpenPart::Kind::arguments || kind == OpenPart::Kind::table) {
      int name = token - 1;
      while (is_kind(tree_, name, TokenKind::string)) --name;
      if (is_kind(tree_, name, TokenKind::name)) {
        part.called = name;
        part.texts = token - 1 - name;
        if (is_sign(tree_, name - 1, ":")) part.colon = name - 1;
      }
    }
    parts_.push_back(part);
  }

  void take(int token) {
    const std::string_view text = tree_.text_of(tree_.token(token));
    if (tree_.token(token).kind == TokenKind::keyword) {
      if (text == "function" || text == "do" || text == "then" || text == "repeat")
        push(OpenPart::Kind::block, token);
      else if (text == "end" || text == "until" || text == "elseif")
        close(OpenPart::Kind::block);
      return;
    }
    if (tree_.token(token).kind != TokenKind::sign) return;
    if (text == "(")
      push(OpenPart::Kind::arguments, token);
    else if (text == "{")
      push(OpenPart::Kind::table, token);
    else if (text == "[")
      push(OpenPart::Kind::index, token);
    else if (text == ")")
      close(OpenPart::Kind::arguments);
    else if (text == "}")
      close(OpenPart::Kind::table);
    else if (text == "]")
      close(OpenPart::Kind::index);
    else if ((text == "," || text == ";") && !parts_.empty()) {
      ++parts_.back().commas;
      parts_.back().item = token + 1;
    }
  }

  void find_key(OpenPart& part) const {
    if (part.kind != OpenPart::Kind::table) return;
    const auto equals_behind = [&](int token) { return token < before_ && is_sign(tree_, token, "="); };
    if (is_kind(tree_, part.item, TokenKind::name) && equals_behind(part.item + 1)) part.key = part.item;
    if (is_sign(tree_, part.item, "[") && is_sign(tree_, part.item + 2, "]") && equals_behind(part.item + 3))
      part.key = part.item + 1;
  }

  const SyntaxTree& tree_;
  int before_;
  std::size_t offset_;
  std::multimap<std::size_t, int> ends_;  ///< of what was never closed, by the tokens that opened it
  std::vector<OpenPart> parts_;
};

/// The partner of a closing bracket; -1 when it has none.
int partner_of(const SyntaxTree& tree, int token) {
  int depth = 0;
  for (int at = token; at >= 0; --at) {
    if (tree.token(at).kind != TokenKind::sign) continue;
    const std::string_view text = tree.text_of(tree.token(at));
    if (text == ")" || text == "}" || text == "]") ++depth;
    if ((text == "(" || text == "{" || text == "[") && --depth == 0) return at;
  }
  return -1;
}

}  // namespace

std::vector<OpenPart> open_parts(const SyntaxTree& tree, int before, std::size_t offset) {
  return Walk(tree, before, offset).open();
}

int chain_before(const SyntaxTree& tree, int end) {
  int begin = -1;
  for (int at = end - 1; at >= 0;) {
    if (is_kind(tree, at, TokenKind::string)) {
      --at;
    } else if (is_sign(tree, at, ")") || is_sign(tree, at, "}") || is_sign(tree, at, "]")) {
      at = partner_of(tree, at) - 1;
      if (at < -1) return -1;
    } else if (is_kind(tree, at, TokenKind::name)) {
      begin = at;
      if (!is_sign(tree, at - 1, ":") && !is_sign(tree, at - 1, ".")) return begin;
      at -= 2;
    } else {
      // A bracket with nothing before it: `(each(creatures)):tapped()`.
      return begin >= 0 ? begin : at + 1 < end ? at + 1 : -1;
    }
  }
  return begin;
}

std::vector<int> keys_in_table(const SyntaxTree& tree, int opening) {
  std::vector<int> keys;
  for (const SyntaxNode& node : tree.nodes()) {
    if (node.kind != SyntaxKind::table || node.first != opening) continue;
    for (const int child : node.children)
      if (tree.node(child).kind == SyntaxKind::field && tree.node(child).word >= 0)
        keys.push_back(tree.node(child).word);
  }
  return keys;
}

}  // namespace sleight
