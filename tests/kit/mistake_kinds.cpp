#include "tests/kit/mistake_kinds.h"

#include <string_view>
#include <utility>

#include "tests/kit/file_mistakes.h"
#include "tests/kit/script_mistakes.h"
#include "tests/kit/text_mistakes.h"

namespace sleight::kit {

SoundFile::SoundFile(std::string path, std::string whole)
    : file(std::move(path)),
      text(std::move(whole)),
      tokens(file.ends_with(".lua") ? tokens_of(text) : std::vector<ScriptToken>{}) {
  for (std::size_t i = 2; i < tokens.size(); ++i)
    if (tokens[i].kind == TokenKind::string && is(i - 1, "=") && is(i - 2, "text") && end_of_text == 0 &&
        text[tokens[i].begin] == '[') {
      first_of_text = tokens[i].inner;
      end_of_text = tokens[i].inner_end;
    }
}

std::string SoundFile::said(std::size_t token) const {
  const ScriptToken& piece = tokens[token];
  return piece.kind == TokenKind::string ? text.substr(piece.inner, piece.inner_end - piece.inner)
                                         : text.substr(piece.begin, piece.end - piece.begin);
}

bool SoundFile::is(std::size_t token, const char* spelling) const {
  if (token >= tokens.size() || tokens[token].kind == TokenKind::string) return false;
  return std::string_view(text).substr(tokens[token].begin, tokens[token].end - tokens[token].begin) ==
         spelling;
}

std::string SeededMistake::made_in(const std::string& text) const {
  std::string made = text;
  return made.replace(at, length, instead);
}

const std::vector<MistakeKind>& mistake_kinds() {
  static const std::vector<MistakeKind> kinds = [] {
    std::vector<MistakeKind> all = mistakes_in_scripts();
    for (auto* more : {mistakes_in_texts, mistakes_in_files})
      for (MistakeKind& kind : more()) all.push_back(std::move(kind));
    return all;
  }();
  return kinds;
}

}  // namespace sleight::kit
