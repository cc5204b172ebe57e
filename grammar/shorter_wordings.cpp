#include "grammar/shorter_wordings.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/text/english_words.h"
#include "grammar/text/text.h"

namespace sleight {

namespace {

using Lines = std::vector<std::string>;

/// Words that stand for others, where the reader takes them so.
struct Instead {
  std::string_view said;
  std::array<std::string_view, 4> shorter;
};
constexpr Instead rows[] = {
    // What a step has done something to, spoken of again.
    {"one of the drawn cards", {"one of them"}},
    {"the drawn card", {"that card", "it"}},
    {"the made token", {"that token", "the token", "it"}},
    {"the countered spell", {"that spell"}},
    {"the removed permanent", {"that creature", "that card"}},
    {"the other creature", {"that creature"}},
    {"the defending player", {"defending player"}},
    {"blocks or becomes blocked", {"blocks or is blocked"}},
    {"attacked this turn or it blocked this turn", {"attacked or blocked this turn"}},
    // It may happen, and need not.
    {"when it leaves play this turn", {"if it leaves play this turn"}},
};
/// The same of one and of several.
struct SomeAgain {
  std::string_view said;
  std::array<std::string_view, 3> single, several;
};
constexpr SomeAgain found[] = {
    {"sacrifice the moved card", {"sacrifice it", "sacrifice that card"}, {"sacrifice those cards"}},
    {"to the moved card", {"to it", "to that card", "to enchanted creature"}, {}},
    {"the found card", {"that card", "it", "the last chosen card"}, {"those cards"}},
    {"the moved card", {"that card", "it"}, {"those cards"}},
};
/// Where cards go that are one's own and nobody else's.
constexpr Instead own_zones[] = {
    {"return that card to its owner's hand", {"put that card into your hand"}},
    {"return it to its owner's hand", {"put it into your hand"}},
    {"return those cards to their owner's hand", {"put those cards into your hand"}},
    {"return those cards to its owner's hand", {"put those cards into your hand"}},
    {"on top of its owner's library", {"on top of your library"}},
    {"on top of their owner's library", {"on top of your library"}},
    {"on the bottom of its owner's library", {"on the bottom of your library"}},
    {"on the bottom of their owner's library", {"on the bottom of your library"}},
    {"into its owner's graveyard", {"into your graveyard"}},
    {"into its owner's library", {"into your library"}},
    {"into their owner's library", {"into your library"}},
};

bool whole_words_at(const std::string& line, std::size_t at, std::size_t size) {
  return (at == 0 || !is_word_byte(line[at - 1])) &&
         (at + size == line.size() || !is_word_byte(line[at + size]));
}

/// With a capital where what it takes the place of has one.
std::string replaced(const std::string& line, std::size_t at, std::size_t size, std::string_view with) {
  std::string other(with);
  if (line[at] >= 'A' && line[at] <= 'Z') other = capital(std::move(other));
  return line.substr(0, at) + other + line.substr(at + size);
}

/// Where `said` stands in a line, also at the beginning of a sentence.
template <class Take>
void each_place(const std::string& line, std::string_view said, const Take& take) {
  for (const std::string& form : {std::string(said), capital(std::string(said))})
    for (std::size_t at = line.find(form); at != std::string::npos; at = line.find(form, at + 1))
      if (whole_words_at(line, at, form.size())) take(at);
}

/// Whether what was spoken of last as cards, or as creatures, before that place was several.
bool speaks_of_several(std::string_view front) {
  std::size_t last = 0;
  bool several = false;
  for (const auto& [noun, many] : {std::pair<std::string_view, bool>{" cards", true},
                                   {" creatures", true},
                                   {" card", false},
                                   {" creature", false},
                                   {"one of ", false}})
    for (std::size_t at = front.rfind(noun); at != std::string_view::npos && at > 0;
         at = front.rfind(noun, at - 1)) {
      const std::size_t end = at + noun.size();
      if (end < front.size() && is_word_byte(front[end]) && noun.back() != ' ') continue;
      // "A card at random among all cards" is one, and so is "one of the top five cards".
      const std::string_view to_noun = front.substr(0, at);
      const std::size_t one_of = to_noun.rfind("one of the top ");
      if (to_noun.ends_with("among all") || (one_of != std::string_view::npos && at < one_of + 22)) continue;
      if (at >= last) several = many;
      last = std::max(last, at);
      break;
    }
  return several;
}

/// "That card" for "the found card", and the like.
Lines called_again(const Card& card, const std::string& line) {
  Lines others;
  each_place(line, "when " + card.name + " leaves play this turn",
             [&](std::size_t at) { others.push_back(replaced(line, at, 4, "if")); });
  for (const Instead& row : rows)
    each_place(line, row.said, [&](std::size_t at) {
      for (const std::string_view shorter : row.shorter)
        if (!shorter.empty()) others.push_back(replaced(line, at, row.said.size(), shorter));
    });
  for (const SomeAgain& row : found)
    each_place(line, row.said, [&](std::size_t at) {
      const bool several = speaks_of_several(std::string_view(line).substr(0, at));
      for (const std::string_view shorter : several ? row.several : row.single)
        if (!shorter.empty()) others.push_back(replaced(line, at, row.said.size(), shorter));
    });
  // "Your library" of what was yours before, where nobody else is spoken of.
  for (const Instead& row : own_zones)
    each_place(line, row.said, [&](std::size_t at) {
      const std::size_t begin = line.rfind('\n', at) + 1;  // 0 where there is none
      const std::string_view whole =
          std::string_view(line).substr(begin, std::min(line.find('\n', at), line.size()) - begin);
      const std::string_view front = whole.substr(0, at - begin);
      const auto speaks_of = [](std::string_view words, std::string_view of) {
        return words.find(of) != std::string_view::npos;
      };
      if (speaks_of(whole, "player") || speaks_of(whole, "opponent")) return;
      for (const std::string_view own : {"your hand", "your library", "your graveyard", "card you own"})
        if (speaks_of(front, own)) {
          others.push_back(replaced(line, at, row.said.size(), row.shorter[0]));
          return;
        }
    });
  return others;
}

/// "The sacrificed creature", of which type that is; "those creature cards" of several.
Lines sacrificed(const Card& card, const std::string& line) {
  Lines others;
  each_place(line, "the sacrificed permanent", [&](std::size_t at) {
    const std::size_t given = line.rfind("acrifice ", at);
    if (given == std::string::npos) {
      // What casting it has asked for.
      for (const CostPart& part : card.extra_cost.parts)
        if (part.kind == CostPart::Kind::sacrifice && any(types_named(part.what)))
          others.push_back(replaced(line, at, 24, "the sacrificed " + english(types_named(part.what))));
      return;
    }
    const std::string what =
        line.substr(given, std::min(line.find_first_of(",:.", given), line.size()) - given);
    if (line.find("any number of creatures") < at)
      others.push_back(replaced(line, at, 24, "those creature cards"));
    for (const std::string_view type : {"creature", "artifact", "enchantment", "land"})
      if (what.find(type) != std::string::npos) {
        others.push_back(replaced(line, at, 24, "the sacrificed " + std::string(type)));
        return;
      }
    for (const std::string_view land : {"plains", "island", "swamp", "mountain", "forest"})
      if (what.find(land) != std::string::npos) {
        others.push_back(replaced(line, at, 24, "the sacrificed land"));
        return;
      }
    // A creature type.
    others.push_back(replaced(line, at, 24, "the sacrificed creature"));
  });
  return others;
}

/// "Reveal a card at random from that player's hand" for choosing it and then revealing it.
Lines picked_at_random(const Card&, const std::string& line) {
  Lines others;
  constexpr std::string_view choose = "hoose a card at random among all cards from ";
  const std::size_t at = line.find(choose);
  if (at == std::string::npos || at == 0) return others;
  const std::size_t end = line.find(". ", at);
  if (end == std::string::npos) return others;
  const std::string whose = line.substr(at + choose.size(), end - at - choose.size());
  const bool first = line[at - 1] == 'C';
  for (const auto& [order, said] : {std::pair<std::string_view, std::string_view>{
                                        ". Reveal the found card", "eveal a card at random from "},
                                    {". Look at the found card", "ook at a card at random in "}})
    if (line.compare(end, order.size(), order) == 0)
      others.push_back(line.substr(0, at - 1) + (said[0] == 'e' ? (first ? "R" : "r") : (first ? "L" : "l")) +
                       std::string(said) + whose + line.substr(end + order.size()));
  return others;
}

/// "Enchantment spells are countered" for "whenever a player successfully casts an enchantment spell, counter
/// it": what is countered is not successfully cast.
Lines countered(const Card&, const std::string& line) {
  constexpr std::string_view whenever = "Whenever a player successfully casts a";
  constexpr std::string_view counter = " spell, counter it";
  if (!line.starts_with(whenever)) return {};
  const std::size_t at = line.find(counter);
  if (at == std::string::npos) return {};
  std::string what = line.substr(whenever.size(), at - whenever.size());
  if (what.starts_with("n ")) what.erase(0, 1);
  std::string rest = line.substr(at + counter.size());
  for (const auto& [from, to] :
       {std::pair<std::string_view, std::string_view>{"that player pays", "their caster pays"},
        {"where X is its casting cost", "where X is that spell's casting cost"}})
    if (const std::size_t found_at = rest.find(from); found_at != std::string::npos)
      rest.replace(found_at, from.size(), to);
  return {(what.empty() ? std::string("All") : capital(what.substr(1))) + " spells are countered" + rest};
}

/// Where what is done begins: behind the cost of an activated ability.
std::size_t effect_begins(const std::string& line) {
  const std::size_t colon = line.find(": ");
  const std::size_t quote = line.find('"');
  return colon != std::string::npos && colon < quote && line.front() != '\xE2' ? colon + 2 : 0;
}

/// How many sentences end between two places.
std::size_t sentences_between(const std::string& line, std::size_t from, std::size_t to) {
  std::size_t count = 0;
  for (std::size_t at = line.find(". ", from); at < to; at = line.find(". ", at + 1)) ++count;
  return count;
}

/// Whether something else was named that "it" would mean: what was given up for it all.
bool names_what_was_given_up(std::string_view words) {
  return words.find(" the sacrificed ") != std::string_view::npos ||
         words.find(" the discarded ") != std::string_view::npos;
}

/// Whether the words before end in "put it ..., then put": a second "it" would be read as that one.
bool has_just_put_another(std::string_view front) {
  return front.ends_with(" put it into its owner's graveyard, then put ");
}

/// "It" for what is named again in the same sentence, or in the next.
Lines pronouns(const Card& card, const std::string& line) {
  Lines others;
  const std::string enchanted[] = {card.name,
                                   "enchanted creature",
                                   "enchanted land",
                                   "enchanted artifact",
                                   "enchanted permanent",
                                   "enchanted enchantment"};
  for (const std::string& name : enchanted) {
    const std::size_t begins = effect_begins(line);
    std::size_t before = std::string::npos;
    for (std::size_t at = line.find(name, begins); at != std::string::npos; at = line.find(name, at + 1)) {
      if (!whole_words_at(line, at, name.size())) continue;
      const std::size_t end = at + name.size();
      const bool quoted =
          std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), '"') % 2 == 1;
      const std::string_view front = std::string_view(line).substr(0, at);
      const bool name_alone = has_just_put_another(front) || front.ends_with("named ") ||
                              front.ends_with("than ") || quoted ||
                              front.ends_with("removed from the game with ");
      if (before != std::string::npos && !name_alone && sentences_between(line, before, at) < 2 &&
          line.substr(before, at - before).find('\n') == std::string::npos &&
          !names_what_was_given_up(std::string_view(line).substr(before, at - before))) {
        const bool whose = line.compare(end, 2, "'s") == 0;
        const bool first = at == 0 || line[at - 1] == '\n' || front.ends_with(". ");
        const std::string word = std::string(first ? "It" : "it") + (whose ? "s" : "");
        others.push_back(line.substr(0, at) + word + line.substr(end + (whose ? 2 : 0)));
      }
      if (!quoted) before = at;
    }
  }
  return others;
}

/// "~ deals 2 damage to target creature and 3 damage to you" for two sentences.
Lines damage_in_one(const Card& card, const std::string& line) {
  Lines others;
  const std::string deals = card.name + " deals ";
  const std::string again = ". " + deals;
  for (std::size_t at = line.find(again); at != std::string::npos; at = line.find(again, at + 1)) {
    const std::size_t begins = line.rfind(deals, at);
    const std::size_t end = line.find('.', at + again.size());
    if (begins == std::string::npos || end == std::string::npos) continue;
    const std::string first = line.substr(begins, at - begins);
    const std::string second = line.substr(at + again.size(), end - at - again.size());
    if (first.find(". ") != std::string::npos || first.find(" and ") != std::string::npos ||
        second.find(" and ") != std::string::npos || second.find(", ") != std::string::npos ||
        first.find(", ") != std::string::npos || first.find(" equal to ") != std::string::npos)
      continue;
    others.push_back(line.substr(0, at) + " and " + line.substr(at + again.size()));
  }
  return others;
}

/// Where the sentence begins in which that place lies.
std::size_t sentence_begins(const std::string& line, std::size_t at) {
  std::size_t begin = 0;
  for (const std::string_view stop : {std::string_view(". "), std::string_view("\n"), std::string_view(": ")})
    if (const std::size_t found = line.rfind(stop, at);
        found != std::string::npos && found + stop.size() <= at)
      begin = std::max(begin, found + stop.size());
  return begin;
}

/// Whether a letter stands for a number somewhere in there.
bool has_letter(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at)
    if ((text[at] == 'X' || text[at] == 'Y') && (at == 0 || !is_word_byte(text[at - 1])) &&
        (at + 1 == text.size() || !is_word_byte(text[at + 1])))
      return true;
  return false;
}

/// "Deals damage to that player equal to the number of ..." for "deals X damage to that player, where X is
/// ...".
Lines measured(const Card&, const std::string& line) {
  Lines others;
  constexpr std::string_view where = ", where X is ";
  for (std::size_t at = line.find(where); at != std::string::npos; at = line.find(where, at + 1)) {
    const std::size_t begin = sentence_begins(line, at);
    std::size_t end = line.find(". ", at);
    if (end == std::string::npos) end = line.size() - 1;
    if (line[end] != '.') continue;
    const std::string clause = line.substr(begin, at - begin);
    const std::string measure = line.substr(at + where.size(), end - at - where.size());
    const std::string rest = line.substr(end);
    struct Way {
      std::string_view said, before, behind;
    };
    constexpr Way ways[] = {
        {" deals X damage to ", " deals damage to ", " equal to "},
        {" deal X damage to ", " deal damage to ", " equal to "},
        {"ain X life", "ain life equal to ", ""},
        {" gains X life", " gains life equal to ", ""},
        {"ose X life", "ose life equal to ", ""},
        {" loses X life", " loses life equal to ", ""},
        {" draws X cards", " draws cards equal to ", ""},
        {"raw X cards", "raw cards equal to ", ""},
    };
    for (const Way& way : ways) {
      const std::size_t found = clause.find(way.said);
      if (found == std::string::npos) continue;
      const std::string front = clause.substr(0, found);
      const std::string what = clause.substr(found + way.said.size());
      if (has_letter(front) || has_letter(what) || has_letter(measure)) continue;
      if (measure == "the number of cards discarded this way") {
        const std::string draws = way.said.find("draws") != std::string::npos ? "they" : "you";
        others.push_back(line.substr(0, begin) + front +
                         std::string(way.said.substr(0, way.said.find(" X"))) + " as many cards as " + draws +
                         " discarded this way" + rest);
      }
      if (way.behind.empty() && !what.empty()) continue;
      others.push_back(line.substr(0, begin) + front + std::string(way.before) + what +
                       std::string(way.behind) + measure + rest);
    }
  }
  return others;
}

/// "Put a Goblin card from your hand into play" for choosing it and then putting it there.
Lines put_from_hand(const Card&, const std::string& line) {
  Lines others;
  for (const std::string_view choose : {"choose ", "Choose "}) {
    for (std::size_t at = line.find(choose); at != std::string::npos; at = line.find(choose, at + 1)) {
      for (const std::string_view joint :
           {", then put that card ", " and put that card ", ". Put that card ", ". Put those cards ",
            " and put those cards ", ", then put those cards "}) {
        const std::size_t put = line.find(joint, at);
        if (put == std::string::npos) continue;
        const std::string what = line.substr(at + choose.size(), put - at - choose.size());
        if (what.find('.') != std::string::npos) continue;
        others.push_back(line.substr(0, at) + (choose[0] == 'C' ? "Put " : "put ") + what + " " +
                         line.substr(put + joint.size()));
      }
    }
  }
  return others;
}

/// "Them" for "the top five cards of your library", said again.
Lines top_cards_again(const Card&, const std::string& line) {
  Lines others;
  constexpr std::string_view top = "the top ";
  const std::size_t first = line.find(top);
  if (first == std::string::npos) return others;
  const std::size_t after = first + top.size();
  for (std::size_t at = line.find(top, after); at != std::string::npos; at = line.find(top, at + 1)) {
    const std::size_t library = line.find(" library", at);
    if (library == std::string::npos || line.substr(at, library - at).find('.') != std::string::npos)
      continue;
    const std::size_t size = library + 8 - at;
    const std::string front = line.substr(0, at), rest = line.substr(at + size);
    for (const std::string_view order : {" on top of their owner's library", " on top of your library"})
      if (rest.starts_with(order))
        others.push_back(front + "them back in any order" + rest.substr(order.size()));
    // One of them is "it".
    const bool single = line.compare(at, 13, "the top card ") == 0;
    others.push_back(front + (single ? "it" : "them") + rest);
    if (single) others.push_back(front + "that card" + rest);
  }
  return others;
}

/// "It has power and toughness each equal to ..." for a size that is measured twice.
Lines size_once(const Card&, const std::string& line) {
  Lines others;
  constexpr std::string_view twice = " has power X and has toughness X, where X is ";
  const std::size_t at = line.find(twice);
  if (at == std::string::npos) return others;
  const std::size_t begin = line.rfind(", ", at);
  if (begin == std::string::npos) return others;
  const std::string who = line.substr(begin + 2, at - begin - 2);
  others.push_back(line.substr(0, begin + 2) + (who == "it" ? "its" : who + "'s") +
                   " power and toughness are each equal to " + line.substr(at + twice.size()));
  return others;
}

constexpr ShorterWording wordings[] = {picked_at_random, called_again,    sacrificed,    put_from_hand,
                                       measured,         top_cards_again, damage_in_one, size_once,
                                       pronouns,         called_again,    countered};

}  // namespace

std::span<const ShorterWording> shorter_wordings() { return wordings; }

}  // namespace sleight
