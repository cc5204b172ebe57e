#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The characters of texts, which are UTF-8; and what a name may hold.
namespace sleight {

/// One character of a text.
struct Character {
  std::optional<char32_t> code;  ///< nothing: its bytes are no UTF-8
  std::size_t bytes = 1;
};
/// The character that begins at that byte. A byte that begins none is one without a code.
Character character_at(std::string_view text, std::size_t at);
/// How many characters a text has.
std::size_t character_count(std::string_view text);
/// Whether the whole is UTF-8, and nothing in it ends a text early.
bool is_text(std::string_view text);

/// Whether a reader sees it, and it leaves the text around it in order: no control character, no mark that
/// turns the direction of a line, nothing that takes no room. A plain blank is seen; other blanks only look
/// like it.
bool is_seen(char32_t code);
/// The text for a terminal or a report: "?" stands for each character that is not seen.
std::string seen(std::string_view text);

/// The first thing in a text that nobody sees, as a part of a sentence ("the character U+000B"); "" where
/// all of it is seen. Ends of lines and tabs are no more than blanks.
std::string unseen_in(std::string_view text);

/// The bytes of the longest name: more than that of any card.
inline constexpr std::size_t longest_name = 200;
/// As much of a name as a message has room for.
std::string beginning_of(std::string_view name);
/// Why that can be the name of nothing, as the end of a sentence ("has no letter and no digit"); "" when it
/// can. Two names that look alike must be alike, and none may be a path.
std::string why_no_name(std::string_view name);

}  // namespace sleight
