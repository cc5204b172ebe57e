#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/kit/mistake_kinds.h"

/// Where in a file a mistake can be made, and what the slip of a hand makes of a word there.
namespace sleight::kit {

using Places = std::vector<SeededMistake>;
using PlacesIn = std::function<Places(const SoundFile&)>;
/// Whether a token of a file is of some sort.
using Holds = std::function<bool(const SoundFile&, std::size_t)>;

/// The same number for the same word at the same place, whatever else there is.
std::size_t chance(std::string_view word, std::size_t at);

/// What fingers do to a letter: leave it out, swap it with the next, write it twice, take another for it.
enum class Slip { left_out, swapped, doubled, taken };
/// A word with a slip in its middle: "craeture". "" where it can have none.
std::string slipped(const std::string& word, Slip slip, std::size_t number);
/// The same with one of the slips.
std::string slipped_somehow(const std::string& word, std::size_t number);

bool is_capital(char c);
/// A word of the language, and no name of a key or method.
bool is_word(const SoundFile& file, std::size_t i);
bool is_method(const SoundFile& file, std::size_t i);
bool is_key(const SoundFile& file, std::size_t i);
bool is_any_name(const SoundFile& file, std::size_t i);
/// A text in quotes, other than the text of a card or module.
bool is_string(const SoundFile& file, std::size_t i);
/// One that follows one of these words.
bool string_after(const SoundFile& file, std::size_t i, std::initializer_list<const char*> words);
bool is_creature_type(const SoundFile& file, std::size_t i);
/// Colours, zones, kinds: what the language has a list of.
bool is_spelling(const SoundFile& file, std::size_t i);
bool has_functions(const SoundFile& file);

/// Another text in the place of a token, of a string between its quotes.
SeededMistake in_token(const ScriptToken& token, std::string instead, std::string right = "");
/// Each token that `holds` for, misspelt.
PlacesIn misspelt(Holds holds, std::optional<Slip> slip = {});
/// Each token that `holds` for and reads as the first of a pair, with the second.
PlacesIn exchanged(Holds holds, std::vector<std::pair<std::string, std::string>> pairs);
/// The value of each key so called, or only of the card's own, with what `wrong` makes of it.
PlacesIn value_of_key(std::initializer_list<const char*> keys,
                      std::function<std::string(const std::string&)> wrong, bool only_of_card = false);
/// One sign of a script left out. A fix has to name it, or `right`.
PlacesIn sign_left_out(const char* sign, const char* right = "");

}  // namespace sleight::kit
