#include "tools/checking/quoted_words.h"

#include "core/card/letters.h"
#include "scripting/syntax/script_tokens.h"

namespace sleight {
namespace {

/// Calls `found` with the token that a word stands in, and the byte at which it begins.
template <typename Found>
void for_each_place(std::string_view script, std::string_view word, std::string_view name, Found found) {
  if (word.empty()) return;
  for (const ScriptToken& token : tokens_of(script)) {
    if (token.kind != TokenKind::string || script[token.begin] == '[') continue;
    if (!name.empty() && script.substr(token.inner, token.inner_end - token.inner) == name) continue;
    for (std::size_t at = token.inner; at + word.size() <= token.inner_end; ++at) {
      const std::size_t end = at + word.size();
      const bool whole = (at == token.inner || !is_letter(script[at - 1])) &&
                         (end == token.inner_end || !is_letter(script[end]));
      if (whole && same_but_for_case(script.substr(at, word.size()), word)) found(token, at);
    }
  }
}

Location place_of(const std::string& file, const ScriptToken& token, std::size_t at, std::size_t length) {
  return {file, token.line, token.column + static_cast<int>(at - token.begin), static_cast<int>(length)};
}

}  // namespace

std::vector<Location> places_in_quotes(const std::string& file, std::string_view script,
                                       std::string_view word, std::string_view name) {
  std::vector<Location> places;
  for_each_place(script, word, name, [&](const ScriptToken& token, std::size_t at) {
    places.push_back(place_of(file, token, at, word.size()));
  });
  return places;
}

std::vector<Edit> edits_in_quotes(const std::string& file, std::string_view script, std::string_view word,
                                  std::string_view right, std::string_view name) {
  std::vector<Edit> edits;
  for_each_place(script, word, name, [&](const ScriptToken& token, std::size_t at) {
    std::string text(right);
    if (!text.empty() && raised(script[at]) != script[at]) text.front() = lowered(text.front());
    edits.push_back({place_of(file, token, at, word.size()), std::move(text)});
  });
  return edits;
}

}  // namespace sleight
