#include "grammar/text/english_words.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/card/letters.h"

namespace sleight {

namespace {

constexpr std::array<std::string_view, colour_count> colour_words{"white", "blue", "black", "red", "green"};
constexpr std::string_view colour_letters = "WUBRG";

struct TypeWord {
  CardType type;
  std::string_view word;
};
constexpr TypeWord type_words[] = {
    {CardType::artifact, "artifact"},       {CardType::creature, "creature"},
    {CardType::enchantment, "enchantment"}, {CardType::land, "land"},
    {CardType::instant, "instant"},         {CardType::interrupt, "interrupt"},
    {CardType::sorcery, "sorcery"},         {CardType::mana_source, "mana source"},
};
constexpr std::pair<std::string_view, std::string_view> irregular_plurals[] = {
    {"plains", "plains"},       {"fish", "fish"},     {"sheep", "sheep"},   {"lammasu", "lammasu"},
    {"elf", "elves"},           {"wolf", "wolves"},   {"dwarf", "dwarves"}, {"thief", "thieves"},
    {"werewolf", "werewolves"}, {"ox", "oxen"},       {"man", "men"},       {"woman", "women"},
    {"mouse", "mice"},          {"child", "children"}};
constexpr std::string_view numerals[] = {"zero", "one",   "two",   "three", "four", "five",
                                         "six",  "seven", "eight", "nine",  "ten"};

}  // namespace

std::string_view english(Colour colour) { return colour_words[static_cast<std::size_t>(colour)]; }

std::optional<Colour> colour_named(std::string_view word) {
  for (std::size_t i = 0; i < colour_words.size(); ++i)
    if (colour_words[i] == word) return static_cast<Colour>(i);
  return std::nullopt;
}

std::string english(Colours colours) {
  if (colours.empty()) return "colorless";
  std::string text;
  for (int i = 0; i < colour_count; ++i) {
    if (!colours.has(static_cast<Colour>(i))) continue;
    if (!text.empty()) text += " or ";
    text += colour_words[static_cast<std::size_t>(i)];
  }
  return text;
}

std::string english(CardType types, std::string_view joint) {
  std::string text;
  int count = 0;
  for (const TypeWord& row : type_words)
    if (any(types & row.type)) ++count;
  int written = 0;
  for (const TypeWord& row : type_words) {
    if (!any(types & row.type)) continue;
    if (written > 0)
      text += joint != " or " ? joint : count == 2 ? " or " : written + 1 == count ? ", or " : ", ";
    text += row.word;
    ++written;
  }
  return text;
}

CardType type_named(std::string_view word) {
  if (word == "sorceries") return CardType::sorcery;
  for (const TypeWord& row : type_words)
    if (row.word == word || (word.size() == row.word.size() + 1 && word.back() == 's' &&
                             word.substr(0, row.word.size()) == row.word))
      return row.type;
  return CardType::none;
}

std::string_view english(Zone zone) {
  switch (zone) {
    case Zone::library:
      return "library";
    case Zone::hand:
      return "hand";
    case Zone::in_play:
      return "play";
    case Zone::graveyard:
      return "graveyard";
    case Zone::out_of_game:
      return "out of the game";
    case Zone::out_of_play:
      return "out of play";
    case Zone::limbo:
      return "limbo";
    case Zone::set_aside:
      return "set aside";
    case Zone::ante:
      return "ante";
    case Zone::nowhere:
      return "nowhere";
  }
  return "";
}

std::string singular_land_type(std::string_view word) {
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

std::optional<ManaCost> mana_from(std::string_view text) {
  ManaCost cost;
  while (!text.empty()) {
    const std::size_t close = text.find('}');
    if (text.front() != '{' || close == std::string_view::npos || close < 2) return std::nullopt;
    const std::string_view symbol = text.substr(1, close - 1);
    const char letter = raised(symbol.front());
    const std::size_t colour = colour_letters.find(letter);
    if (symbol.size() == 1 && colour != std::string_view::npos) {
      ++cost.coloured[colour];
    } else if (symbol.size() == 1 && letter == 'X') {
      ++cost.x;
    } else {
      int number = 0;
      for (const char c : symbol) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0 || number > 25) return std::nullopt;
        number = number * 10 + (c - '0');
      }
      cost.generic = static_cast<std::uint8_t>(cost.generic + number);
    }
    text.remove_prefix(close + 1);
  }
  return cost;
}

std::string symbols(const ManaCost& cost) {
  std::string text;
  for (int i = 0; i < cost.x; ++i) text += "{X}";
  if (cost.generic > 0) text += "{" + std::to_string(cost.generic) + "}";
  for (std::size_t i = 0; i < colour_letters.size(); ++i)
    for (int n = 0; n < cost.coloured[i]; ++n) text += std::string("{") + colour_letters[i] + "}";
  return text.empty() ? "{0}" : text;
}

std::optional<int> number_named(std::string_view word) {
  for (std::size_t i = 0; i < std::size(numerals); ++i)
    if (numerals[i] == word) return static_cast<int>(i);
  int number = 0;
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
    if (uncapital(word) == one) return word.substr(0, 1) + std::string(several.substr(1));
  const auto ends = [&](std::string_view end) { return word.size() > end.size() && word.ends_with(end); };
  if (ends("y") && std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos)
    return word.substr(0, word.size() - 1) + "ies";
  return word + (ends("x") || ends("ss") || ends("us") || ends("ch") ? "es" : "s");
}

std::string capital(std::string text) {
  if (!text.empty()) text.front() = raised(text.front());
  return text;
}

std::string uncapital(std::string text) {
  if (!text.empty()) text.front() = lowered(text.front());
  return text;
}

std::string capitals(std::string words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (i == 0 || words[i - 1] == ' ') words[i] = raised(words[i]);
  return words;
}

std::string a_or_an(const std::string& noun) {
  const bool vowel = !noun.empty() && std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

std::string counted(const std::string& number, std::string_view noun) {
  const bool one = number == "a" || number == "an" || number == "1" || number == "one";
  return number + " " + (one ? std::string(noun) : plural(noun));
}

}  // namespace sleight
