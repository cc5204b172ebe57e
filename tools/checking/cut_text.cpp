#include "tools/checking/cut_text.h"

#include <algorithm>

#include "core/card/letters.h"
#include "scripting/syntax/script_tokens.h"

namespace sleight {

WordList CutText::words() const {
  WordList list;
  list.reserve(places.size());
  for (const auto& [begin, end] : places) list.push_back(std::string_view(text).substr(begin, end - begin));
  return list;
}

CutText cut_lua(std::string text) {
  CutText cut{std::move(text), {}};
  for (const ScriptToken& token : tokens_of(cut.text))
    if (token.kind != TokenKind::end) cut.places.emplace_back(token.begin, token.end);
  return cut;
}

CutText cut_english(std::string_view text) {
  CutText cut{lowered(text), {}};
  const auto is_of_word = [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '\'' || c == '+' || c == '-' || c == '/' ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r') {
      ++at;
      continue;
    }
    std::size_t end = at + 1;
    if (text[at] == '{')
      end = std::min(text.find('}', at), text.size() - 1) + 1;
    else if (is_of_word(text[at]))
      while (end < text.size() && is_of_word(text[end])) ++end;
    cut.places.emplace_back(at, end);
    at = end;
  }
  return cut;
}

}  // namespace sleight
