#include "grammar/text/printed_numbers.h"

#include <optional>
#include <string_view>

#include "grammar/text/english_words.h"
#include "grammar/text/phrase_pattern.h"
#include "grammar/text/printed_rows.h"

namespace sleight {

namespace {

constexpr PrintedRow printed_mana[] = {
    {"add either ", "add "},
    {"add 1 green mana", "add one green mana"},
    {"add 1 black mana", "add one black mana"},
    {"add 1 white mana", "add one white mana"},
    {"add 1 red mana", "add one red mana"},
    {"add 1 blue mana", "add one blue mana"},
    {"mana of any single color of your choice", "mana of any one color"},
    {"^{t}, remove x <k> counters from ~: add an amount of <m> equal to x to your mana pool",
     "{t}, remove any number of <k> counters from ~: add <m> to your mana pool for each counter removed this "
     "way"},
    {"^{t}: add <m> to your mana pool and remove as many <k> counters as you wish. for each <k> counter "
     "removed from "
     "~, add <m2> to your mana pool",
     "{t}, remove any number of <k> counters from ~: add <m> to your mana pool. add <m2> to your mana pool "
     "for each "
     "counter removed this way"},
    {"add to your mana pool <t> mana of any type that any opponent's lands can produce",
     "add <t> mana of any type that a land an opponent controls could produce to your mana pool"},
    {"its controller gains 4 colorless mana", "add {c}{c}{c}{c} to your mana pool"},
};

/// "Add {3}", "add {1}{r}": a number among the mana that is given is so much colorless mana.
void spell_out_colourless(Text& line) {
  constexpr std::string_view add = "add ";
  for (std::size_t at = line.str().find(add); at != std::string::npos; at = line.str().find(add, at + 1)) {
    std::size_t symbol = at + add.size();
    while (symbol + 2 < line.size() && line.str()[symbol] == '{' && line.str()[symbol + 2] == '}') {
      const char c = line.str()[symbol + 1];
      if (c < '1' || c > '9') {
        symbol += 3;
        continue;
      }
      std::string colourless;
      for (int i = c - '0'; i > 0; --i) colourless += "{c}";
      line.replace(symbol, 3, colourless);
      symbol += colourless.size();
    }
  }
}

/// What gives mana is a mana source, whose place such interrupts had (R-MANA-9).
void mana_source_for_interrupt(Text& line) {
  constexpr std::string_view interrupt = "play this ability as an interrupt";
  const std::size_t at = line.str().find(interrupt);
  const std::size_t add = line.str().find("add ");
  if (at == std::string::npos || add > at || line.str().find("to your mana pool", add) > at) return;
  line.replace(at, interrupt.size(), "play this ability as a mana source");
}

/// How much mana those symbols are, of one colour or of none.
std::optional<int> mana_among(const std::string& symbols) {
  const auto cost = mana_from(symbols);
  if (!cost || cost->x > 0) return std::nullopt;
  return cost->total();
}

/// What a use costs in mana, at the beginning of the line; 0 where that is none.
int mana_of_use(const Text& line) {
  const std::string& text = line.str();
  std::size_t end = 0;
  while (end < text.size() && text[end] == '{') {
    const std::size_t close = text.find('}', end);
    // A symbol without an end is none.
    if (close == std::string::npos) return 0;
    end = close + 1;
  }
  // What else is paid leaves the mana what it is.
  if (end == 0 || text.find(": ") == std::string::npos) return 0;
  const auto price = mana_among(text.substr(0, end));
  return price ? *price : 0;
}

std::string so_many_times(int number) {
  if (number == 1) return "once";
  if (number == 2) return "twice";
  return std::to_string(number) + " times";
}

/// "You cannot spend more than {r}{r} this way each turn" is so many uses; "if you spend more than ..." is
/// one more.
void rewrite_uses_for_mana(Text& line) {
  static const PhrasePattern most("^you cannot spend more than <m> this way each turn$");
  static const PhrasePattern more("^if you spend more than <m> this way during one turn, ");
  static const PhrasePattern more_than("^if more than <n> is spent this way during one turn, ");
  static const PhrasePattern or_more("^if <m> or more is spent this way during one turn, ");
  const int price = mana_of_use(line);
  if (price == 0) return;
  const auto activated = [&](const PhrasePattern::Found& found, int uses) {
    line.replace(found.at, found.length,
                 "if this ability has been activated " + std::to_string(uses) + " or more times this turn, ");
    // However many of them there are, it is one destruction that waits.
    line.replace_words("destroy ~ at end of turn", "destroy ~ once at end of turn");
  };
  if (const auto found = most.find(line.str())) {
    const auto mana = mana_among(words_in(line, *found, 0));
    if (mana && *mana >= price && *mana % price == 0)
      line.replace(found->at, found->length,
                   "use this ability only " + so_many_times(*mana / price) + " each turn for each player");
  }
  if (const auto found = more.find(line.str()))
    if (const auto mana = mana_among(words_in(line, *found, 0))) return activated(*found, *mana / price + 1);
  if (const auto found = more_than.find(line.str()))
    if (const auto number = number_named(words_in(line, *found, 0)))
      return activated(*found, *number / price + 1);
  if (const auto found = or_more.find(line.str()))
    if (const auto mana = mana_among(words_in(line, *found, 0)))
      return activated(*found, (*mana + price - 1) / price);
}

}  // namespace

void CountersSpokenOf::name(Text& line) {
  static const PhrasePattern named("<k> (counter|counters) on");
  if (const auto found = named.find(line.str())) {
    const std::string kind = words_in(line, *found, 0);
    if (!is_number_word(kind) && kind != "these" && kind != "of") kind_ = kind;
  }
  // A change of size is no word of letters alone.
  static const PhrasePattern sized("<p> (counter|counters) on");
  if (const auto found = sized.find(line.str())) kind_ = words_in(line, *found, 0);
  if (kind_.empty()) return;
  static const PhraseRewrite from_itself("remove (one of these counters|a counter)$",
                                         "remove a # counter from ~");
  if (from_itself.apply(line, "")) line.replace_words("#", kind_);
  line.replace_words("one of these counters", "a " + kind_ + " counter");
  line.replace_words("of these counters", kind_ + " counters");
  line.replace_words("each of these " + kind_ + " counters", "each " + kind_ + " counter on ~");
  line.replace_words("the number of these " + kind_ + " counters", "the number of " + kind_ + " counters");
  line.replace_words("these counters", kind_ + " counters");
  line.replace_words("of these " + kind_ + " counters", kind_ + " counters");
  line.replace_words("of these counters", kind_ + " counters");
  static const PhraseRewrite most("^you may have no more than <n> <t> counters on ~$",
                                  "~ cannot have more than <n> <t> counters on it");
  most.apply(line, "");
}

namespace {

/// One counter of a size that is still to be found out is none that there is.
void leave_sized_counters(Text& line) {
  line.replace_words("+0/+x counter", "+0/+* counter");
  line.replace_words("+x/+x counter", "+*/+* counter");
}

}  // namespace

void rewrite_printed_numbers(Text& line) {
  leave_sized_counters(line);
  static const PrintedRows mana(printed_mana);
  mana.apply(line, "");
  spell_out_colourless(line);
  mana_source_for_interrupt(line);
  rewrite_uses_for_mana(line);
}

}  // namespace sleight
