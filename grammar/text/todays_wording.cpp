#include "grammar/text/todays_wording.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

namespace {

/// What a card of these types may call itself. A subtype of today stands for the type it is one of.
struct Sort {
  std::string_view noun;
  CardType types;
  bool in_quotes = false;  ///< nothing that is given an ability in quotes is called so
};
constexpr Sort sorts[] = {
    {"creature", CardType::creature},
    {"artifact", CardType::artifact},
    {"land", CardType::land},
    {"enchantment", CardType::enchantment},
    {"aura", CardType::enchantment, true},
    {"equipment", CardType::artifact, true},
    {"permanent", permanent_types},
};

/// Where a word of these stands, from `at` on; npos where it does not.
std::size_t find_word(std::string_view text, std::string_view word, std::size_t at) {
  for (at = text.find(word, at); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_word_byte(text[at - 1])) && (end == text.size() || !is_word_byte(text[end])))
      return at;
  }
  return at;
}

/// Whether a sentence may go on so behind "enters", which so stands for "enters the battlefield".
bool goes_on_behind_entering(std::string_view rest) {
  constexpr std::string_view words[] = {" tapped", " untapped", " with", " under", " this turn", " as ",
                                        " from ",  " and ",     " or ",  " since", " unless ",   " if "};
  if (rest.empty() || std::string_view(",.\"").find(rest.front()) != std::string_view::npos) return true;
  return std::any_of(std::begin(words), std::end(words),
                     [rest](std::string_view word) { return rest.starts_with(word); });
}

/// "Enters" needs no place: there is one to enter.
void enter_the_battlefield(Text& line) {
  struct Row {
    std::string_view word, said;
  };
  constexpr std::array<Row, 3> rows{{{"enter", "enter the battlefield"},
                                     {"enters", "enters the battlefield"},
                                     {"entered", "entered the battlefield"}}};
  for (const Row& row : rows) {
    std::vector<Text::Edit> edits;
    const std::string_view text = line.str();
    for (std::size_t at = 0; (at = find_word(text, row.word, at)) != std::string_view::npos; ++at)
      if (goes_on_behind_entering(text.substr(at + row.word.size())))
        edits.push_back({at, row.word.size(), row.said});
    line.replace(edits);
  }
}

/// Whose library a plain verb moves cards of: "they mill", "have that player shuffle"; "your" of an order.
std::string_view owner_before(std::string_view before) {
  constexpr std::string_view persons[] = {"they ",      "player ",     "players ", "opponent ",
                                          "opponents ", "controller ", "owner "};
  const bool theirs = std::any_of(std::begin(persons), std::end(persons),
                                  [before](std::string_view person) { return before.ends_with(person); });
  return theirs ? "their" : "your";
}

/// "Shuffles" with nothing behind it: the library of whoever does.
void shuffle_the_library(Text& line) {
  for (const std::string_view word : {std::string_view("shuffle"), std::string_view("shuffles")})
    for (std::size_t at = 0; (at = find_word(line.str(), word, at)) != std::string_view::npos; ++at) {
      const std::string_view text = line.str();
      const std::string_view rest = text.substr(at + word.size());
      const bool ends =
          rest.empty() || rest.front() == '.' || rest.front() == ',' || rest.starts_with(" and ");
      if (!ends) continue;
      const std::string_view whose = word == "shuffles" ? "their" : owner_before(text.substr(0, at));
      line.replace(at, word.size(), std::string(word) + " " + std::string(whose) + " library");
    }
}

/// How many cards a text goes on to speak of, as "two" of " two cards"; "" where it does not.
std::string_view cards_counted(std::string_view rest) {
  const std::size_t end = rest.starts_with(" ") ? rest.find(' ', 1) : std::string_view::npos;
  if (end == std::string_view::npos) return "";
  const std::string_view many = rest.substr(1, end - 1);
  const std::string_view noun = many == "a" ? "card" : "cards";
  return find_word(rest.substr(end), noun, 0) == 1 ? many : "";
}

/// "Mills two cards": the top ones go to the graveyard.
void mill_cards(Text& line) {
  for (const std::string_view word : {std::string_view("mill"), std::string_view("mills")})
    for (std::size_t at = 0; (at = find_word(line.str(), word, at)) != std::string_view::npos; ++at) {
      const std::string_view text = line.str();
      const std::string many(cards_counted(text.substr(at + word.size())));
      if (many.empty()) continue;
      const bool order = word == "mill";
      const std::string whose(order ? owner_before(text.substr(0, at)) : "their");
      const std::string cards = many == "a" ? "card" : many + " cards";
      const std::string_view one = " a card";
      const std::size_t said = many == "a" ? one.size() : cards.size() + 1;
      line.replace(at, word.size() + said,
                   std::string(order ? "put" : "puts") + " the top " + cards + " of " + whose +
                       " library into " + whose + " graveyard");
    }
}

/// Other words for the same.
void say_as_before(Text& line) {
  struct Row {
    std::string_view today, before;
  };
  constexpr Row rows[] = {
      {"activate only", "activate this ability only"},
      {"activate no more", "activate this ability no more"},
      {"then shuffle and put that card on top.", "then shuffle your library and put that card on top of it."},
      {"you looked at this way on top in any order", "you looked at this way on top of it in any order"},
      {"you each control with the greatest mana value", "you each control with the highest mana value"},
      {"are tied for greatest,", "are tied for highest cost,"},
      // One card after another, or until there are so many: the same cards.
      {"mills a card, then repeats this process until a creature card or x cards have been put into their "
       "graveyard this way, whichever comes first. if one or more creature cards were put into that "
       "graveyard this way, sacrifice ~ and put one of them onto",
       "puts cards from the top of their library into their graveyard until a creature card or x cards are "
       "put into that graveyard this way, whichever comes first. if a creature card is put into that "
       "graveyard this way, sacrifice ~ and put that card onto"},
  };
  for (const Row& row : rows) line.replace_words(row.today, row.before);
}

}  // namespace

void name_itself_by_sort(Text& text, const Card& facts) {
  constexpr std::string_view self = "this ";
  const std::string_view bytes = text.str();
  std::vector<Text::Edit> edits;
  bool quoted = false;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] == '"') quoted = !quoted;
    if (bytes[at] == '\n') quoted = false;
    if (bytes[at] != 't' || !bytes.substr(at).starts_with(self) || (at > 0 && is_word_byte(bytes[at - 1])))
      continue;
    const std::string_view noun = bytes.substr(at + self.size());
    const auto called = [&](std::string_view word) {
      return noun.starts_with(word) && (noun.size() == word.size() || !is_word_byte(noun[word.size()]));
    };
    std::size_t length = !quoted && called("card") ? std::string_view("card").size() : 0;
    for (const Sort& sort : sorts)
      if ((!quoted || sort.in_quotes) && any(facts.types & sort.types) && called(sort.noun))
        length = sort.noun.size();
    if (length > 0) edits.push_back({at, self.size() + length, "~"});
  }
  text.replace(edits);
}

void read_todays_words(Text& line) {
  enter_the_battlefield(line);
  say_as_before(line);
  mill_cards(line);
  shuffle_the_library(line);
}

}  // namespace sleight
