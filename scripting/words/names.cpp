#include "scripting/words/names.h"

#include <array>
#include <cctype>

namespace sleight {

template <>
const std::vector<Name<Zone>>& names<Zone>() {
  static const std::vector<Name<Zone>> list{{"library", Zone::library},
                                            {"hand", Zone::hand},
                                            {"in play", Zone::in_play},
                                            {"graveyard", Zone::graveyard},
                                            {"out of game", Zone::out_of_game},
                                            {"out of play", Zone::out_of_play},
                                            {"limbo", Zone::limbo},
                                            {"set aside", Zone::set_aside},
                                            {"ante", Zone::ante}};
  return list;
}

template <>
const std::vector<Name<Comparison>>& names<Comparison>() {
  static const std::vector<Name<Comparison>> list{
      {"at least", Comparison::at_least}, {"at most", Comparison::at_most}, {"exactly", Comparison::equal}};
  return list;
}

template <>
const std::vector<Name<PhasePart>>& names<PhasePart>() {
  static const std::vector<Name<PhasePart>> list{
      {"beginning", PhasePart::beginning}, {"ordinary", PhasePart::ordinary}, {"end", PhasePart::end}};
  return list;
}

template <>
const std::vector<Name<Speed>>& names<Speed>() {
  static const std::vector<Name<Speed>> list{{"instant", Speed::instant},
                                             {"sorcery", Speed::sorcery},
                                             {"interrupt", Speed::interrupt},
                                             {"mana source", Speed::mana_source}};
  return list;
}

template <>
const std::vector<Name<ChoiceKind>>& names<ChoiceKind>() {
  static const std::vector<Name<ChoiceKind>> list{{"colour", ChoiceKind::colour},
                                                  {"basic land type", ChoiceKind::basic_land_type},
                                                  {"creature type", ChoiceKind::creature_type},
                                                  {"number", ChoiceKind::number},
                                                  {"player", ChoiceKind::player},
                                                  {"opponent", ChoiceKind::opponent},
                                                  {"card", ChoiceKind::card},
                                                  {"colour word", ChoiceKind::colour_word},
                                                  {"land word", ChoiceKind::land_word}};
  return list;
}

template <>
const std::vector<Name<Duration>>& names<Duration>() {
  static const std::vector<Name<Duration>> list{{"for good", Duration::for_good},
                                                {"end of turn", Duration::end_of_turn},
                                                {"end of combat", Duration::end_of_combat},
                                                {"while in play", Duration::while_source_in_play},
                                                {"while tapped", Duration::while_source_tapped},
                                                {"next untap", Duration::next_untap}};
  return list;
}

template <>
const std::vector<Name<Colour>>& names<Colour>() {
  static const std::vector<Name<Colour>> list{{"white", Colour::white},
                                              {"blue", Colour::blue},
                                              {"black", Colour::black},
                                              {"red", Colour::red},
                                              {"green", Colour::green}};
  return list;
}

template <>
const std::vector<Name<CardType>>& names<CardType>() {
  static const std::vector<Name<CardType>> list{
      {"land", CardType::land},         {"creature", CardType::creature},
      {"artifact", CardType::artifact}, {"enchantment", CardType::enchantment},
      {"instant", CardType::instant},   {"interrupt", CardType::interrupt},
      {"sorcery", CardType::sorcery},   {"mana source", CardType::mana_source}};
  return list;
}

template <>
const std::vector<Name<Supertype>>& names<Supertype>() {
  static const std::vector<Name<Supertype>> list{{"basic", Supertype::basic},
                                                 {"legend", Supertype::legend},
                                                 {"world", Supertype::world},
                                                 {"snow-covered", Supertype::snow_covered}};
  return list;
}

template <>
const std::vector<Name<PhaseAction>>& names<PhaseAction>() {
  static const std::vector<Name<PhaseAction>> list{
      {"none", PhaseAction::none}, {"untap", PhaseAction::untap},     {"draw", PhaseAction::draw},
      {"main", PhaseAction::main}, {"discard", PhaseAction::discard}, {"cleanup", PhaseAction::cleanup}};
  return list;
}

template <>
const std::vector<Name<Layer>>& names<Layer>() {
  static const std::vector<Name<Layer>> list{{"copy", Layer::copy},
                                             {"control", Layer::control},
                                             {"text", Layer::text},
                                             {"land type", Layer::land_type},
                                             {"animation", Layer::animation},
                                             {"colour", Layer::colour},
                                             {"abilities", Layer::abilities},
                                             {"set power and toughness", Layer::set_power_toughness},
                                             {"modify power and toughness", Layer::modify_power_toughness},
                                             {"counters", Layer::counters},
                                             {"switching", Layer::switching}};
  return list;
}

template <>
const std::vector<Name<Keyword::Parameter>>& names<Keyword::Parameter>() {
  using enum Keyword::Parameter;
  static const std::vector<Name<Keyword::Parameter>> list{
      {"nothing", none}, {"quality", quality}, {"number", number}, {"cost", cost}};
  return list;
}

namespace {
constexpr std::string_view mana_letters = "WUBRG";
}

std::optional<ManaCost> read_mana(std::string_view spelling, int* colourless) {
  ManaCost cost;
  bool generic_seen = false;
  while (!spelling.empty()) {
    const std::size_t close = spelling.find('}');
    if (spelling[0] != '{' || close == std::string_view::npos || close == 1) return std::nullopt;
    const std::string_view symbol = spelling.substr(1, close - 1);
    spelling.remove_prefix(close + 1);
    const std::size_t colour = symbol.size() == 1 ? mana_letters.find(symbol[0]) : std::string_view::npos;
    if (colour != std::string_view::npos) {
      if (++cost.coloured[colour] == 0) return std::nullopt;
    } else if (symbol == "X") {
      ++cost.x;
    } else if (symbol == "C" && colourless != nullptr) {
      ++*colourless;
    } else {
      if (generic_seen || symbol.size() > 2) return std::nullopt;
      int number = 0;
      for (const char c : symbol) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0) return std::nullopt;
        number = number * 10 + (c - '0');
      }
      generic_seen = true;
      cost.generic = static_cast<std::uint8_t>(number);
    }
  }
  return cost;
}

std::string print_mana(const ManaCost& cost, int colourless) {
  std::string text;
  for (int i = 0; i < cost.x; ++i) text += "{X}";
  if (cost.generic > 0) text += "{" + std::to_string(cost.generic) + "}";
  for (int i = 0; i < colourless; ++i) text += "{C}";
  for (std::size_t c = 0; c < colour_count; ++c)
    for (int i = 0; i < cost.coloured[c]; ++i) text += std::string("{") + mana_letters[c] + "}";
  return text.empty() ? "{0}" : text;
}

}  // namespace sleight
