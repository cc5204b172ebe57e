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

/// "Shuffles" with nothing behind it: the library of whoever does.
void shuffle_the_library(Text& line) {
  struct Row {
    std::string_view word, whose;
  };
  constexpr std::array<Row, 2> rows{
      {{"shuffle", "shuffle your library"}, {"shuffles", "shuffles their library"}}};
  for (const Row& row : rows) {
    std::vector<Text::Edit> edits;
    const std::string_view text = line.str();
    for (std::size_t at = 0; (at = find_word(text, row.word, at)) != std::string_view::npos; ++at) {
      const std::string_view rest = text.substr(at + row.word.size());
      const bool ends =
          rest.empty() || rest.front() == '.' || rest.front() == ',' || rest.starts_with(" and ");
      if (ends) edits.push_back({at, row.word.size(), row.whose});
    }
    line.replace(edits);
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
  struct Row {
    std::string_view word, puts, whose;
  };
  constexpr std::array<Row, 2> rows{{{"mill", "put", "your"}, {"mills", "puts", "their"}}};
  for (const Row& row : rows)
    for (std::size_t at = 0; (at = find_word(line.str(), row.word, at)) != std::string_view::npos; ++at) {
      const std::string many(cards_counted(std::string_view(line.str()).substr(at + row.word.size())));
      if (many.empty()) continue;
      const std::string whose(row.whose);
      const std::string cards = many == "a" ? "card" : many + " cards";
      const std::size_t length =
          row.word.size() + (many == "a" ? std::string_view(" a card").size() : cards.size() + 1);
      line.replace(at, length,
                   std::string(row.puts) + " the top " + cards + " of " + whose + " library into " + whose +
                       " graveyard");
    }
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
  line.replace_words("activate only", "activate this ability only");
  mill_cards(line);
  shuffle_the_library(line);
}

}  // namespace sleight
