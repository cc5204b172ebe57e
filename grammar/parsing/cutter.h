#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sleight {

/// One symbol of a line: its class by CardLexer.g4, and where it stands.
struct Symbol {
  std::size_t type = 0;
  std::size_t at = 0;
  std::size_t length = 0;
};

/// Cuts lines into symbols by CardLexer.g4. No symbol goes over a space but one in quotes, so that each
/// stretch between spaces is cut by ANTLR's lexer once and remembered: card texts are made of few thousand of
/// them.
class Cutter {
 public:
  Cutter();
  ~Cutter();

  /// The symbols of a line of one-byte letters.
  std::vector<Symbol> cut(std::string_view line);

 private:
  struct Lexing;
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };

  void cut_stretch(std::string_view line, std::size_t at, std::size_t length, std::vector<Symbol>& symbols);

  std::unique_ptr<Lexing> lexing_;
  std::unordered_map<std::string, std::vector<Symbol>, Hash, std::equal_to<>> known_;
};

}  // namespace sleight
