#include "scripting/lua/repeated_keys.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>

namespace sleight {
namespace {

/// What the tokens so far are inside of.
struct Nest {
  enum class Kind : unsigned char { table, brackets, block };
  Kind kind = Kind::block;
  std::map<std::string, int> lines;  ///< of the keys of a table so far
};

std::string_view sign(const std::vector<Source::Token>& tokens, std::size_t i) {
  return i < tokens.size() && !tokens[i].quoted ? tokens[i].text : std::string_view();
}

bool begins_name(std::string_view text) {
  return !text.empty() && (std::isalpha(static_cast<unsigned char>(text[0])) != 0 || text[0] == '_');
}

/// Whether a single `=` stands there, which `==` is not.
bool assigns(const std::vector<Source::Token>& tokens, std::size_t i) {
  return sign(tokens, i) == "=" && sign(tokens, i + 1) != "=";
}

/// The place of the key that an item of a table begins with: `name =`, `["text"] =` or `[number] =`; past the
/// end where it has none. A long text shows no more than its brackets, and two may differ.
std::size_t key_at(const std::vector<Source::Token>& tokens, std::size_t i) {
  if (begins_name(sign(tokens, i)) && assigns(tokens, i + 1)) return i;
  const bool bracketed = sign(tokens, i) == "[" && sign(tokens, i + 2) == "]" && assigns(tokens, i + 3);
  if (!bracketed) return tokens.size();
  const Source::Token& key = tokens[i + 1];
  const bool number = !key.quoted && key.text.find_first_not_of("0123456789") == std::string_view::npos;
  const bool text = key.quoted && !key.text.starts_with('[');
  return number || text ? i + 1 : tokens.size();
}

/// Looks through the bytes of a script for a name that is given a value twice within one pair of braces. It
/// takes no note of what else there is, and so may see one where none is; where it sees none there is none,
/// but for keys in brackets, at which it gives up.
class KeyScan {
 public:
  explicit KeyScan(std::string_view text) : text_(text) {}

  bool may_repeat() {
    std::vector<std::vector<std::string_view>> keys(1);
    std::string_view name;  // the last thing before, where it is a name
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (std::isspace(static_cast<unsigned char>(c)) != 0 || skip_comment()) {
        at_ += std::isspace(static_cast<unsigned char>(c)) != 0 ? 1 : 0;
        continue;
      }
      if (c == '[' && !skip_long_text()) return true;
      if (c == '"' || c == '\'') skip_text(c);
      if (c == '[' || c == '"' || c == '\'') {
        name = {};
        continue;
      }
      if (std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_') {
        name = take_name();
        continue;
      }
      if (c == '{') keys.emplace_back();
      if (c == '}' && keys.size() > 1) keys.pop_back();
      if (c == '=' && !name.empty() && !ahead("==")) {
        std::vector<std::string_view>& known = keys.back();
        if (std::find(known.begin(), known.end(), name) != known.end()) return true;
        known.push_back(name);
      }
      at_ += ahead("==") ? 2 : 1;
      name = {};
    }
    return given_up_;
  }

 private:
  bool ahead(std::string_view sign) const { return text_.substr(at_, sign.size()) == sign; }

  bool skip_comment() {
    if (!ahead("--")) return false;
    at_ += 2;
    // Where one of several lines ends, is not asked here.
    given_up_ = given_up_ || ahead("[=");
    if (at_ >= text_.size() || text_[at_] != '[' || !skip_long_text())
      at_ = std::min(text_.find('\n', at_), text_.size());
    return true;
  }

  /// Of `[[ ]]` alone; false, and nothing passed, where something else begins with a bracket.
  bool skip_long_text() {
    if (!ahead("[[")) return false;
    const std::size_t end = text_.find("]]", at_ + 2);
    at_ = end == std::string_view::npos ? text_.size() : end + 2;
    return true;
  }

  void skip_text(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_)
      if (text_[at_] == '\\') ++at_;
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view take_name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '_'))
      ++at_;
    return text_.substr(begin, at_ - begin);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool given_up_ = false;
};

}  // namespace

std::vector<RepeatedKey> find_repeated_keys(const Source& source) {
  // Hardly any script has one, and to cut a script into its tokens takes longer than to run it.
  if (!KeyScan(source.text()).may_repeat()) return {};
  const std::vector<Source::Token>& tokens = source.tokens();
  std::vector<RepeatedKey> found;
  std::vector<Nest> nests(1);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view word = sign(tokens, i);
    if (word == "function" || word == "if" || word == "do" || word == "repeat")
      nests.push_back({Nest::Kind::block, {}});
    else if (word == "(" || word == "[")
      nests.push_back({Nest::Kind::brackets, {}});
    else if (word == "{")
      nests.push_back({Nest::Kind::table, {}});
    else if ((word == "end" || word == "until" || word == ")" || word == "]" || word == "}") &&
             nests.size() > 1)
      nests.pop_back();
    Nest& nest = nests.back();
    if (nest.kind != Nest::Kind::table || (word != "{" && word != "," && word != ";")) continue;
    const std::size_t at = key_at(tokens, i + 1);
    if (at == tokens.size()) continue;
    const Source::Token& key = tokens[at];
    // A number is no text, whatever its letters are.
    const bool number = !key.quoted && !begins_name(key.text);
    const auto [known, is_new] = nest.lines.emplace((number ? "#" : "") + std::string(key.text), key.line);
    if (!is_new) found.push_back({std::string(key.text), source.at(key), known->second});
  }
  return found;
}

}  // namespace sleight
