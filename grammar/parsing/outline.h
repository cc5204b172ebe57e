#pragma once

#include <phrases.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace antlr4 {
class ParserRuleContext;
}

namespace sleight {

/// What the parser makes of the classes of a line's words, without the words: a tree laid flat, each node
/// before its children.
struct Outline {
  struct Part {
    Phrase rule = Phrase::none;  ///< `none` for a word
    Phrase phrase = Phrase::none;
    std::uint16_t children = 0;
  };
  std::vector<Part> parts;     ///< none where no rule takes the line
  std::size_t stopped_at = 0;  ///< not accepted: the word that no rule could go on with

  bool accepted() const { return !parts.empty(); }
};

/// That of ANTLR's tree.
Outline outline_of(const antlr4::ParserRuleContext& tree);

/// Outlines of lines, by the classes of their words. A text is read several times before a script of it is
/// trusted, and many cards say the same: most lines have been parsed before.
class Outlines {
 public:
  /// That of a line of these classes; null where it is not known.
  const Outline* find(std::span<const std::size_t> types) const;
  /// Remembers one, as long as it is not one of too many.
  const Outline& keep(std::span<const std::size_t> types, Outline outline);

 private:
  std::unordered_map<std::u16string, Outline> known_;
};

}  // namespace sleight
