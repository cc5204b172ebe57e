#include "tools/files/file_kind.h"

#include <algorithm>
#include <optional>

#include "core/card/letters.h"
#include "scripting/files/given_texts.h"
#include "scripting/files/script_files.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// Half a gigabyte of card data need not be read to see what it is.
constexpr std::size_t bytes_looked_at = std::size_t{64} << 10U;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Calls `see` with each line, without the blanks at its beginning, until it gives true; whether it did.
template <typename See>
bool any_line(std::string_view text, See see) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    if (see(line)) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// `4 Lightning Bolt` as the first line that says something.
bool begins_as_deck(std::string_view text) {
  bool is_deck = false;
  any_line(text, [&](std::string_view line) {
    if (line.empty() || line.front() == '#') return false;
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    // A name begins with a letter, which may have an accent.
    const auto begins_name = [](char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; };
    is_deck = digits > 0 && digits + 1 < line.size() && line[digits] == ' ' && begins_name(line[digits + 1]);
    return true;
  });
  return is_deck;
}

}  // namespace

FileKind kind_of_text(std::string_view text) {
  if (text.starts_with("SLEIGHT\x1a")) return FileKind::saved_duel;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return FileKind::unknown;
  const auto has = [text](std::string_view part) { return text.find(part) != std::string_view::npos; };
  if (text[first] == '{')
    return has("\"sleight record\"") ? FileKind::record
           : has("\"data\"")         ? FileKind::card_data
                                     : FileKind::unknown;
  if (text[first] == '[') return has("\"name\"") ? FileKind::card_data : FileKind::unknown;
  if (begins_as_deck(text)) return FileKind::deck;
  // Scenarios first: a helper of theirs may return something.
  if (any_line(text, [](std::string_view line) {
        return line.starts_with("scenario(") || line.starts_with("scenario (");
      }))
    return FileKind::scenarios;
  return text.starts_with("return ") || has("\nreturn ") ? FileKind::script : FileKind::unknown;
}

FileKind kind_of_file(const std::string& file) {
  if (const std::string* given = given_text(file)) return kind_of_text(*given);
  if (!is_lasting_file(file)) return FileKind::unknown;
  std::string problem;
  std::optional<std::ifstream> in = opened_file(file, problem);
  if (!in) return FileKind::unknown;
  std::string text(bytes_looked_at, ' ');
  in->read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in->gcount()));
  return kind_of_text(text);
}

}  // namespace sleight
