#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// The text of one script, and where its words stand: so that a finding points at the word that is wrong.
/// Lua itself knows only lines. The text is cut into tokens when the first location is asked for.
class Source {
 public:
  Source() = default;
  /// A file and what it holds.
  Source(std::string file, std::string text) : file_(std::move(file)), text_(std::move(text)) {}

  /// Its name, as findings show it.
  const std::string& file() const { return file_; }
  /// Its whole text.
  const std::string& text() const { return text_; }

  /// A name, a number, a string or one sign of the script.
  struct Token {
    std::string_view text;  ///< of a string: what stands between the quotes
    int line = 0;
    int column = 0;
    int length = 0;
    bool quoted = false;
  };
  /// All of them, without the comments. Cut when they are first asked for, so by one thread at a time.
  const std::vector<Token>& tokens() const;
  /// Where a token stands.
  Location at(const Token& token) const { return {file_, token.line, token.column, token.length}; }

  /// The whole of a line: where nothing better is known.
  Location line(int number) const;
  /// The first `token` (a name, or what stands in a string) on `line` or below it.
  Location find(std::string_view token, int line) const;
  /// The key `key` of the first table constructor that follows the word `head` on `line` or below it.
  Location find_key(std::string_view key, std::string_view head, int line) const;
  /// Where one of the lines gives a new value to a name; line 0 when none does.
  Location find_assignment(std::string_view name, int first_line, int last_line) const;
  /// The value given to that key.
  Location find_value(std::string_view key, std::string_view head, int line) const;

 private:
  /// Index of the key's token, or -1.
  int key_index(std::string_view key, std::string_view head, int line) const;

  std::string file_;
  std::string text_;
  mutable std::vector<Token> tokens_;
};

}  // namespace sleight
