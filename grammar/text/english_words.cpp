#include "grammar/text/english_words.h"

#include <algorithm>
#include <cctype>

#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"

namespace sleight {

namespace {

/// The types in the order in which a sentence names several of them.
constexpr CardType types_in_order[] = {CardType::artifact, CardType::creature,   CardType::enchantment,
                                       CardType::land,     CardType::instant,    CardType::interrupt,
                                       CardType::sorcery,  CardType::mana_source};
constexpr std::pair<std::string_view, std::string_view> irregular_plurals[] = {
    {"plains", "plains"},       {"fish", "fish"},       {"sheep", "sheep"},     {"lammasu", "lammasu"},
    {"elf", "elves"},           {"wolf", "wolves"},     {"dwarf", "dwarves"},   {"thief", "thieves"},
    {"werewolf", "werewolves"}, {"ox", "oxen"},         {"man", "men"},         {"woman", "women"},
    {"mouse", "mice"},          {"merfolk", "merfolk"}, {"aurochs", "aurochs"}, {"child", "children"},
    {"hero", "heroes"}};
constexpr std::string_view numerals[] = {"zero", "one",   "two",   "three", "four", "five",
                                         "six",  "seven", "eight", "nine",  "ten"};

}  // namespace

std::string english(Colours colours, std::string_view joint) {
  if (colours.empty()) return "colorless";
  std::string text;
  for (const Spelling<Colour>& row : all_spellings<Colour>)
    if (colours.has(row.value)) text += (text.empty() ? "" : std::string(joint)) + row.spelling;
  return text;
}

std::string english(CardType types, std::string_view joint) {
  const auto count = std::count_if(std::begin(types_in_order), std::end(types_in_order),
                                   [&](CardType type) { return any(types & type); });
  std::string text;
  int written = 0;
  for (const CardType type : types_in_order) {
    if (!any(types & type)) continue;
    if (written > 0)
      // Commas only where three or more are joined by "or"; "artifact creature" is joined by a space alone.
      text += joint != " or " ? joint : count == 2 ? " or " : written + 1 == count ? ", or " : ", ";
    text += english_of(type);
    ++written;
  }
  return text;
}

CardType type_named(std::string_view word) {
  std::optional<CardType> type = spelt<CardType>(word);
  if (!type && word.ends_with("ies"))
    // "Sorceries".
    type = spelt<CardType>(std::string(word.substr(0, word.size() - 3)) + "y");
  if (!type && word.ends_with('s')) type = spelt<CardType>(word.substr(0, word.size() - 1));
  return type.value_or(CardType::none);
}

std::optional<Supertype> supertype_named(std::string_view word) {
  // Later years dropped the "-covered".
  return said_in_english<Supertype>(word == "snow" ? spelling_of(Supertype::snow_covered) : word);
}

std::string singular_land_type(std::string_view word) {
  // The one basic land type whose singular ends in s.
  if (word == "plains") return "plains";
  if (!word.empty() && word.back() == 's') word.remove_suffix(1);
  return std::string(word);
}

bool is_land_type(std::string_view word) {
  return std::find(std::begin(basic_land_types), std::end(basic_land_types), word) !=
         std::end(basic_land_types);
}

std::string_view after_land(std::string_view keyword) {
  constexpr std::string_view land = "land";
  return keyword.starts_with(land) ? keyword.substr(land.size()) : std::string_view();
}

std::optional<ManaCost> mana_from(std::string_view symbols) {
  std::string raised_symbols(symbols);
  // The pre-pass lowered the text, and costs are spelt in capitals.
  for (char& c : raised_symbols) c = raised(c);
  return read_mana(raised_symbols);
}

std::optional<int> number_named(std::string_view word) {
  for (std::size_t i = 0; i < std::size(numerals); ++i)
    if (numerals[i] == word) return static_cast<int>(i);
  int number = 0;
  // Six digits fit into an int whatever they are; no card has more.
  if (word.empty() || word.size() > 6) return std::nullopt;
  for (const char c : word) {
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

std::string plural(std::string_view noun) {
  const std::string word(noun);
  for (const auto& [one, several] : irregular_plurals)
    // Its first letter stays as it was: "Elves" of "Elf".
    if (uncapital(word) == one) return word.substr(0, 1) + std::string(several.substr(1));
  const auto ends = [&](std::string_view end) { return word.size() > end.size() && word.ends_with(end); };
  if (ends("y") && std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos)
    return word.substr(0, word.size() - 1) + "ies";
  return word + (ends("x") || ends("ss") || ends("us") || ends("ch") ? "es" : "s");
}

std::string numeral(int number) {
  if (number < 2 || number >= static_cast<int>(std::size(numerals))) return std::to_string(number);
  return std::string(numerals[number]);
}

std::string capital(std::string text) {
  if (!text.empty()) text.front() = raised(text.front());
  return text;
}

std::string uncapital(std::string text) {
  if (!text.empty()) text.front() = lowered(text.front());
  return text;
}

std::string full_sentence(const std::string& text) {
  return capital(text) + (text.ends_with(".\"") ? "" : ".");
}

std::string capitals(std::string words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && words[i - 1] != ' ') continue;
    // "Wolves of the Hunt": not within a name.
    const std::string_view rest = std::string_view(words).substr(i);
    if (i == 0 || !(rest.starts_with("of ") || rest.starts_with("the "))) words[i] = raised(words[i]);
  }
  return words;
}

std::string a_or_an(const std::string& noun) {
  const bool vowel =
      noun.starts_with("hour") ||
      (!noun.empty() && std::string_view("aeiou").find(lowered(noun.front())) != std::string_view::npos);
  return (vowel ? "an " : "a ") + noun;
}

std::string counted(const std::string& number, std::string_view noun) {
  if (number == "a") return a_or_an(std::string(noun));
  const bool one = number == "an" || number == "1" || number == "one";
  return number + " " + (one ? std::string(noun) : plural(noun));
}

}  // namespace sleight
