#include "scripting/lua/repeated_keys.h"

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

}  // namespace

std::vector<RepeatedKey> find_repeated_keys(const Source& source) {
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
