#include "tools/desk/text_links.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "scripting/syntax/script_tokens.h"
#include "tools/desk/language_reference.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// Whether a text in quotes may be meant as a path. In settings any may be.
bool may_be_path(std::string_view said, bool is_settings) {
  constexpr std::size_t most = 200;
  if (said.empty() || said.size() > most || said.find('\n') != std::string_view::npos) return false;
  return is_settings || said.find('/') != std::string_view::npos || said.ends_with(".lua") ||
         said.ends_with(".txt");
}

/// The lines of a page on which ids of rules stand first.
std::map<std::string, int, std::less<>> lines_of_rules(const std::string& page) {
  std::map<std::string, int, std::less<>> lines;
  std::string text;
  if (!is_there(page) || !read_file(page, text)) return lines;
  int line = 1;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n') ++line;
    if (text.compare(at, 2, "R-") != 0 || (at > 0 && is_byte_of_word(text[at - 1]))) continue;
    std::size_t end = at;
    while (end < text.size() && (is_byte_of_word(text[end]) || text[end] == '-')) ++end;
    lines.emplace(text.substr(at, end - at), line);
    at = end - 1;
  }
  return lines;
}

}  // namespace

std::vector<TextLink> links_in(std::string_view text, const std::string& file,
                               const std::vector<std::string>& folders) {
  namespace fs = std::filesystem;
  std::vector<std::string> roots{folder_of_file(file)};
  roots.insert(roots.end(), folders.begin(), folders.end());
  std::vector<TextLink> links;
  for (const ScriptToken& token : tokens_of(text)) {
    const std::string said(token.kind == TokenKind::string
                               ? text.substr(token.inner, token.inner_end - token.inner)
                               : std::string_view());
    if (!may_be_path(said, file.ends_with(".toml"))) continue;
    for (const std::string& root : roots) {
      const std::string path = (fs::path(root) / said).lexically_normal().string();
      if (!is_there(path)) continue;
      links.push_back({token.inner, token.inner_end, path, 0});
      break;
    }
  }
  std::map<std::string, int, std::less<>> rules;
  std::string page;
  for (std::size_t at = text.find("R-"); at != std::string_view::npos; at = text.find("R-", at + 2)) {
    if (at > 0 && is_byte_of_word(text[at - 1])) continue;
    for (std::size_t i = 0; page.empty() && i < roots.size(); ++i) {
      rules = lines_of_rules((fs::path(roots[i]) / "docs/rules.md").string());
      if (!rules.empty()) page = (fs::path(roots[i]) / "docs/rules.md").lexically_normal().string();
    }
    if (page.empty()) break;
    std::size_t end = at;
    while (end < text.size() && (is_byte_of_word(text[end]) || text[end] == '-')) ++end;
    if (const auto found = rules.find(text.substr(at, end - at)); found != rules.end())
      links.push_back({at, end, page, found->second});
  }
  std::sort(links.begin(), links.end(),
            [](const TextLink& a, const TextLink& b) { return a.begin < b.begin; });
  return links;
}

}  // namespace sleight
