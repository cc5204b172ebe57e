#include "scripting/lua/script_source.h"

#include <algorithm>
#include <cctype>

namespace sleight {
namespace {

bool word_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// How many characters the opening of a long bracket at `i` takes ("[[" or "[=["); 0 when there is none.
std::size_t long_bracket(std::string_view text, std::size_t i) {
  std::size_t j = i + 1;
  while (j < text.size() && text[j] == '=') ++j;
  return j < text.size() && text[j] == '[' ? j - i + 1 : 0;
}

/// Where the string that begins with the quote at `i` ends: at its other quote, or at a line that ends
/// without it. A backslash takes a quote or the end of a line into the string, and "\\z" all blanks behind
/// it.
std::size_t string_end(std::string_view text, std::size_t i) {
  const char quote = text[i++];
  while (i < text.size() && text[i] != quote && text[i] != '\n') {
    if (text[i] != '\\') {
      ++i;
      continue;
    }
    const bool blanks = i + 1 < text.size() && text[i + 1] == 'z';
    i += 2;
    while (blanks && i < text.size() && std::isspace(static_cast<unsigned char>(text[i])) != 0) ++i;
  }
  return std::min(i, text.size());
}

}  // namespace

const std::vector<Source::Token>& Source::tokens() const {
  if (!tokens_.empty()) return tokens_;
  const std::string_view text = text_;
  int line = 1;
  std::size_t line_start = 0;
  std::size_t i = 0;
  const auto add = [&](std::size_t from, std::size_t length, std::string_view inner, bool quoted) {
    tokens_.push_back(
        {inner, line, static_cast<int>(from - line_start) + 1, static_cast<int>(length), quoted});
  };
  const auto count_lines = [&](std::size_t from, std::size_t end) {
    for (std::size_t k = from; k < end; ++k)
      if (text[k] == '\n') ++line, line_start = k + 1;
  };
  // Past a long bracket, counting the lines inside; without an end it takes the rest, as Lua would complain.
  const auto skip_long = [&](std::size_t from, std::size_t opening) {
    std::string close = "]" + std::string(opening - 2, '=') + "]";
    std::size_t end = text.find(close, from + opening);
    end = end == std::string_view::npos ? text.size() : end + close.size();
    count_lines(from, end);
    return end;
  };
  while (i < text.size()) {
    const char c = text[i];
    if (c == '\n') {
      ++line;
      line_start = ++i;
    } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++i;
    } else if (text.substr(i, 2) == "--") {
      // "--[[" is a long comment; "--[" and "-- [[" end with their line.
      const std::size_t opening = i + 2 < text.size() && text[i + 2] == '[' ? long_bracket(text, i + 2) : 0;
      if (opening > 0) {
        i = skip_long(i + 2, opening);
      } else {
        while (i < text.size() && text[i] != '\n') ++i;
      }
    } else if (c == '[' && long_bracket(text, i) > 0) {
      const std::size_t opening = long_bracket(text, i);
      // A long text is underlined, and found, by its opening alone: it may run over many lines.
      add(i, opening, text.substr(i, opening), true);
      i = skip_long(i, opening);
    } else if (c == '"' || c == '\'') {
      const std::size_t end = string_end(text, i);
      // A quote that nobody closed ends with its line, so that what follows is still found.
      const bool closed = end < text.size() && text[end] == c;
      add(i, end + (closed ? 1 : 0) - i, text.substr(i + 1, end - i - 1), true);
      count_lines(i, end);
      i = end + (closed ? 1 : 0);
    } else if (word_letter(c)) {
      std::size_t j = i;
      while (j < text.size() && word_letter(text[j])) ++j;
      add(i, j - i, text.substr(i, j - i), false);
      i = j;
    } else {
      // Signs one by one: whoever looks for "==" or ".." sees two tokens.
      add(i, 1, text.substr(i, 1), false);
      ++i;
    }
  }
  return tokens_;
}

Location Source::line(int number) const {
  for (const Token& token : tokens())
    // Underlined is the first word of the line: the whole of it says no more.
    if (token.line == number) return at(token);
  return {file_, number, number > 0 ? 1 : 0, 1};
}

Location Source::find(std::string_view token, int line) const {
  for (const Token& t : tokens())
    // On that line or below: Lua knows the line on which a call begins, and its table may run on.
    if (t.line >= line && t.text == token) return at(t);
  return this->line(line);
}

int Source::key_index(std::string_view key, std::string_view head, int line) const {
  const auto& list = tokens();
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].line < line || list[i].quoted || list[i].text != "{") continue;
    // The constructor belongs to `head` when that word stands shortly before it: head { or head "a" "b" {.
    bool ours = head.empty();
    for (std::size_t back = 1; back <= 4 && back <= i && !ours; ++back)
      ours = !list[i - back].quoted && list[i - back].text == head;
    if (!ours) continue;
    int depth = 0;
    for (std::size_t j = i; j < list.size(); ++j) {
      const Token& t = list[j];
      if (!t.quoted && (t.text == "{" || t.text == "(")) ++depth;
      if (!t.quoted && (t.text == "}" || t.text == ")") && --depth == 0) break;
      // Deeper down the key belongs to another table.
      if (depth == 1 && t.text == key && j + 1 < list.size() && list[j + 1].text == "=")
        return static_cast<int>(j);
    }
  }
  return -1;
}

Location Source::find_key(std::string_view key, std::string_view head, int line) const {
  int i = key_index(key, head, line);
  // It may stand in a table inside that of the word, which has no head.
  if (i < 0) i = key_index(key, "", line);
  return i < 0 ? this->line(line) : at(tokens()[static_cast<std::size_t>(i)]);
}

Location Source::find_assignment(std::string_view name, int first_line, int last_line) const {
  const auto& list = tokens();
  for (std::size_t i = 1; i + 2 < list.size(); ++i) {
    if (list[i].line < first_line || list[i].line > last_line || list[i].quoted || list[i].text != name)
      continue;
    // "=" and not "==", which are two tokens.
    const bool assigned = list[i + 1].text == "=" && list[i + 2].text != "=";
    const std::string_view before = list[i - 1].text;
    // A local, a field and a key of a table are no changes of the name.
    if (assigned && before != "local" && before != "." && before != "{" && before != "," && before != "=" &&
        before != "~")
      return at(list[i]);
  }
  return {file_, 0, 0, 1};
}

Location Source::find_value(std::string_view key, std::string_view head, int line) const {
  const int i = key_index(key, head, line);
  // A key may have been set by code (`t.power = 1`), and stand in no table of the text.
  if (i < 0) return find(head, line);
  // Behind the key and its "=".
  const std::size_t value = static_cast<std::size_t>(i) + 2;
  return value < tokens().size() ? at(tokens()[value]) : this->line(line);
}

}  // namespace sleight
