#include "grammar/text/price_dialect.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "grammar/text/finding.h"

namespace sleight {

namespace {

/// Where a sentence stands that begins with `head` and goes on, behind anything in one sentence or part of
/// it, with `tail`.
struct Found {
  std::size_t head = std::string::npos;
  std::size_t tail = std::string::npos;
  explicit operator bool() const { return tail != std::string::npos; }
};

Found find_sentence(const Text& line, std::string_view head, std::string_view tail) {
  const auto places = find_in_order(line, {head, tail});
  if (!places) return {};
  const auto [at, found] = *places;
  if (first_sign(line, ".:\"\n", at + head.size()) < found) return {};
  return {at, found};
}

/// "If ~ would come into play, sacrifice a Forest instead. If you do, put ~ into play. If you do not, put it
/// into its owner's graveyard": without the price it never comes.
void price_of_coming(Text& line) {
  constexpr std::string_view head = "if ~ would come into play, sacrifice ";
  constexpr std::string_view order = "sacrifice ";
  constexpr std::string_view tail =
      " instead. if you do, put ~ into play. if you do not, put it into its owner's graveyard";
  const Found found = find_sentence(line, head, tail);
  if (!found) return;
  line.replace(found.tail, tail.size(), "");
  line.insert(found.head + head.size() - order.size(), "put it into its owner's graveyard unless you ",
              found.head);
}

/// "If ~ would come into play, instead sacrifice ..., then put ~ into play": that is done before it comes.
void deed_before_coming(Text& line) {
  constexpr std::string_view head = "if ~ would come into play, instead ";
  constexpr std::string_view tail = ", then put ~ into play";
  const Found found = find_sentence(line, head, tail);
  if (!found) return;
  line.replace(found.tail, tail.size(), "");
  line.replace(found.head, head.size(), "if ~ would come into play, ");
}

/// "Black creatures cannot attack unless their controller sacrifices a land for each black creature they
/// control that is attacking": a price that each of them has. The same creatures have to be named again.
void deed_of_each_attacker(Text& line) {
  constexpr std::string_view middle = " creatures cannot attack unless their controller ";
  const std::size_t at = line.str().find(middle);
  if (at == std::string::npos || line.str().find(' ') < at) return;
  const std::string again =
      " for each " + line.str().substr(0, at) + " creature they control that is attacking";
  const std::size_t tail = line.str().find(again, at);
  if (tail != std::string::npos) line.replace(tail, again.size(), "");
}

/// "That player may choose any number of tapped creatures they control and pay {4} for each creature chosen
/// this way. If the player does, untap those creatures": each of them has that price.
void price_of_each_chosen(Text& line) {
  constexpr std::string_view head = "that player may choose any number of ";
  constexpr std::string_view middle = " they control and pay ";
  constexpr std::string_view tail =
      " for each creature chosen this way. if the player does, untap those creatures";
  constexpr std::string_view creatures = "creatures ";
  const Found group = find_sentence(line, head, middle);
  if (!group) return;
  const std::size_t pay = group.tail + middle.size();
  const std::size_t end = line.str().find(tail, pay);
  if (end == std::string::npos || line.str().find_first_of(".:\"\n", pay) < end) return;
  // The noun is that of the last sentence, and one of them is spoken of.
  const std::size_t noun = line.str().find(creatures, group.head);
  if (noun == std::string::npos || noun > group.tail + 1) return;
  line.replace(end, tail.size(), " to untap it");
  line.replace(group.tail, middle.size(), " they control, that player may pay ");
  line.replace(noun + creatures.size() - 2, 1, "");
  line.replace(group.head, head.size(), "for each ");
}

/// "That player may pay any amount of mana. ~ deals 2 damage to that player. Prevent X of that damage, where
/// X is the amount of mana that player paid this way": so much less is dealt.
void mana_against_damage(Text& line) {
  constexpr std::string_view head = "that player may pay any amount of mana. ~ deals ";
  constexpr std::string_view tail =
      " damage to that player. prevent x of that damage, where x is the amount of mana that player paid "
      "this way";
  const Found found = find_sentence(line, head, tail);
  if (!found) return;
  const std::string number =
      line.str().substr(found.head + head.size(), found.tail - found.head - head.size());
  if (number.find(' ') != std::string::npos) return;
  const std::string instead = "that player may pay {x}. if that player does, ~ deals " + number +
                              " minus x damage to that player. if that player does not, ~ deals " + number +
                              " damage to that player";
  line.replace(found.head, found.tail + tail.size() - found.head, instead);
}

/// "Kicker {2}", "Multikicker {1}{W}", "Kicker--Sacrifice a creature": what may be paid besides, once or any
/// number of times.
void kicker(Text& line) {
  for (const std::string_view word : {"multikicker", "kicker"}) {
    if (!line.str().starts_with(word)) continue;
    const std::size_t cost = line.str().find_first_not_of(" -", word.size());
    if (cost == std::string::npos || cost == word.size()) return;
    const bool price = line.str()[cost] == '{';
    std::size_t end = line.size();
    if (line.str().ends_with('.')) --end;
    line.replace(end, line.size() - end, word == "kicker" ? "." : " any number of times.");
    line.replace(0, cost,
                 price ? "as an additional cost to cast ~, you may pay "
                       : "as an additional cost to cast ~, you may ");
    return;
  }
}

/// "If ~ was kicked, it comes into play with two +1/+1 counters on it", "~ comes into play with a +1/+1
/// counter on it for each time it was kicked".
void kicked(Text& line) {
  constexpr std::string_view coming = "if ~ was kicked, it comes into play with ";
  if (line.str().starts_with(coming))
    line.replace(0, coming.size(), "as long as ~ was kicked, ~ comes into play with ");
  constexpr std::string_view with = "~ comes into play with a ";
  constexpr std::string_view each = " counter on it for each time it was kicked";
  if (const Found found = find_sentence(line, with, each); found && found.head == 0) {
    line.replace(found.tail, each.size(), " counters on it");
    line.replace(with.size() - 2, 1, "x");
  }
  for (const std::string_view often : {"the number of times ", "for each time "})
    line.replace_words(std::string(often) + "it was kicked",
                       std::string(often) + "~'s additional cost was paid");
  line.replace_words("this spell was not kicked", "~'s additional cost was not paid");
  line.replace_words("~ was not kicked", "~'s additional cost was not paid");
  line.replace_words("it was not kicked", "its additional cost was not paid");
  line.replace_words("this spell was kicked", "~'s additional cost was paid");
  line.replace_words("~ was kicked", "~'s additional cost was paid");
  line.replace_words("it was kicked", "its additional cost was paid");
}

/// "Casts an instant spell other than the first instant spell that player casts each turn": when two or more
/// were cast by then.
void but_the_first(Text& line) {
  constexpr std::string_view head = " casts a";
  constexpr std::string_view middle = " spell other than the first ";
  const Found found = find_sentence(line, head, middle);
  if (!found) return;
  const std::size_t type = line.str().find(' ', found.head + head.size()) + 1;
  if (type > found.tail) return;
  const std::string which = line.str().substr(type, found.tail - type);
  const std::string again = which + " spell that player casts each turn,";
  const std::size_t rest = found.tail + middle.size();
  constexpr std::string_view spell = " spell";
  // The same sort of spells both times.
  if (which.find(' ') != std::string::npos || !stands_at(line, rest, again)) return;
  line.replace(found.tail + spell.size(), rest + again.size() - found.tail - spell.size(),
               ", if that player played two or more " + which + " spells this turn,");
}

/// "{1}, Exile two creature cards from a single graveyard: ...": from the one graveyard or from the other.
void from_a_single_graveyard(Text& line) {
  constexpr std::string_view one = " from a single graveyard: ";
  constexpr std::string_view exile = "exile ";
  const std::size_t found = line.str().find(one);
  if (found == std::string::npos) return;
  std::string cost = line.str().substr(0, found);
  const std::size_t deed = cost.find(exile);
  if (deed == std::string::npos || cost.find_first_of(".:\"\n") != std::string::npos ||
      cost.find(',', deed) != std::string::npos)
    return;
  cost.replace(deed, exile.size(), "remove ");
  line.replace(0, found + one.size(),
               cost + " from your graveyard from the game or " + cost +
                   " from your opponent's graveyard from the game: ");
}

/// "Each player may discard up to three cards. ~ deals damage to each player equal to 3 minus the number of
/// cards they discarded this way": to each by the own cards.
void damage_less_discards(Text& line) {
  constexpr std::string_view each = ". ~ deals damage to each player equal to ";
  constexpr std::string_view they = " minus the number of cards they discarded this way";
  const Found found = find_sentence(line, each, they);
  if (!found) return;
  line.replace(found.tail, they.size(), " minus the number of cards that player owns discarded this way");
  line.replace(found.head, each.size(), ". for each player, ~ deals damage to that player equal to ");
}

/// "Each player sacrifices a land for each white permanent they control": for each of those, whoever controls
/// it.
void sacrifice_for_each_of_own(Text& line) {
  constexpr std::string_view head = "each player sacrifices a";
  constexpr std::string_view middle = " for each ";
  constexpr std::string_view tail = " they control";
  const Found found = find_sentence(line, head, tail);
  if (!found) return;
  const std::size_t of = line.str().find(middle, found.head);
  const std::size_t end = found.tail + tail.size();
  // It ends the sentence, and begins one.
  if (of > found.tail || (end < line.size() && line.str()[end] != '.') ||
      (found.head > 1 && line.str()[found.head - 2] != '.'))
    return;
  const std::size_t what = found.head + head.size() - 1;
  std::string sacrifice = line.str().substr(what, of - what);
  const std::string each = line.str().substr(of + middle.size(), found.tail - of - middle.size());
  // Of two articles the noun stands behind the second.
  if (const std::size_t other = sacrifice.find(" or a "); other != std::string::npos)
    sacrifice.replace(other, 6, " or ");
  line.replace(found.head, end - found.head, "for each " + each + ", its controller sacrifices " + sacrifice);
}

/// "Instant and sorcery spells cost {2} less": the ones and the others.
void two_types_of_spells(Text& line) {
  if (line.str().find(" spells ") == std::string::npos) return;
  constexpr std::string_view types[] = {"instant", "sorcery", "enchantment", "artifact", "creature"};
  for (const std::string_view one : types)
    for (const std::string_view other : types)
      for (const std::string_view tail : {" spells cost", " spells you cast cost"}) {
        const std::string which(other);
        line.replace_words(std::string(one) + " and " + which + std::string(tail),
                           std::string(one) + " spells and " + which + std::string(tail));
      }
}

/// "Instant spells you cast cost up to {2} less to cast": nobody would pay more than has to be paid.
void spells_you_cast(Text& line) {
  constexpr std::string_view yours = "spells you cast cost ";
  const std::size_t at = line.str().find(yours);
  if (at == std::string::npos || (at > 0 && line.str()[at - 1] != ' ')) return;
  const std::size_t end = first_sign(line, ".\"\n", at);
  constexpr std::string_view to_cast = " to cast";
  if (end < to_cast.size() || !stands_at(line, end - to_cast.size(), to_cast)) return;
  constexpr std::string_view up_to = "up to ";
  const std::size_t price = at + yours.size();
  const bool less = line.str().find(" less to cast", price) < end;
  line.insert(end, " for you", at);
  if (less && stands_at(line, price, up_to)) line.replace(price, up_to.size(), "");
  line.replace(at, yours.size(), "spells cost ");
}

/// "Cost an additional \"Sacrifice a Swamp\" to cast": what is asked for is no ability.
void quoted_price(Text& line) {
  constexpr std::string_view head = "cost an additional \"";
  const std::size_t at = line.str().find(head);
  if (at == std::string::npos) return;
  const std::size_t open = at + head.size() - 1;
  const std::size_t close = line.str().find('"', open + 1);
  if (close == std::string::npos || !stands_at(line, close + 1, " to ")) return;
  line.replace(close, 1, "");
  line.replace(open, 1, "");
}

/// "Instant or enchantment spells cost {2} less to cast for you": the one, and the other.
void price_of_both(Text& line) {
  constexpr std::string_view head = "instant or ";
  constexpr std::string_view spells = " spells cost ";
  const std::size_t at = line.str().find(spells);
  const std::size_t end = line.str().find('.', at);
  if (!line.str().starts_with(head) || at == std::string::npos || end == std::string::npos) return;
  const std::string other = line.str().substr(head.size(), at - head.size());
  const std::string price = line.str().substr(at, end - at);
  if (other.find_first_of(" ,") != std::string::npos || !price.ends_with(" to cast for you")) return;
  line.insert(end, ". " + other + price, at);
  line.replace(head.size() - 4, other.size() + 4, "");
}

/// "Until end of turn, whenever a player taps an Island for mana, ...": for how long stands behind the event.
void watching_until_end(Text& line) {
  constexpr std::string_view head = "until end of turn, whenever ";
  const Found found = find_sentence(line, head, ", ");
  if (!found) return;
  line.insert(found.tail, " this turn", found.head);
  line.replace(found.head, head.size(), "whenever ");
}

/// "Put up to X +1/+0 counters on ~. This ability cannot cause the total number of +1/+0 counters on ~ to be
/// more than four": whoever wants fewer pays for fewer.
void counters_up_to(Text& line) {
  constexpr std::string_view head = "put up to x ";
  constexpr std::string_view middle = " counters on ~. this ability cannot cause the total number of ";
  const Found found = find_sentence(line, head, middle);
  if (!found) return;
  const std::string kind = line.str().substr(found.head + head.size(), found.tail - found.head - head.size());
  const std::string again = kind + " counters on ~ to be more than ";
  const std::size_t rest = found.tail + middle.size();
  const std::size_t number = rest + again.size();
  // The same counters both times.
  if (!stands_at(line, rest, again)) return;
  line.insert(std::min(line.str().find('.', number), line.size()), " in all", number);
  constexpr std::string_view here = " counters on ~";
  line.replace(found.tail + here.size(), number - found.tail - here.size(), ", but no more than ");
  line.replace(found.head, head.size(), "put x ");
}

/// "Tap enchanted creature: ... other than the creature tapped this way": what was tapped to pay is known.
void other_than_tapped(Text& line) {
  if (line.str().starts_with("tap enchanted creature: "))
    line.replace_words("other than the creature tapped this way", "other than enchanted creature");
}

/// "Put a number of sleep counters on it equal to the value of X as you cast ~": X, which a permanent
/// remembers.
void counters_of_x(Text& line) {
  constexpr std::string_view head = "put a number of ";
  constexpr std::string_view tail = " equal to the value of x as you cast ~";
  const Found found = find_sentence(line, head, tail);
  if (!found) return;
  line.replace(found.tail, tail.size(), "");
  line.replace(found.head, head.size(), "put x ");
}

}  // namespace

void rules_of_prices(Text& line) {
  price_of_coming(line);
  deed_before_coming(line);
  deed_of_each_attacker(line);
  price_of_each_chosen(line);
  mana_against_damage(line);
  kicker(line);
  kicked(line);
  but_the_first(line);
  from_a_single_graveyard(line);
  damage_less_discards(line);
  sacrifice_for_each_of_own(line);
  line.replace_words("if it was not the first land you played this turn",
                     "if you played two or more lands this turn");
  two_types_of_spells(line);
  spells_you_cast(line);
  watching_until_end(line);
  quoted_price(line);
  price_of_both(line);
  counters_up_to(line);
  other_than_tapped(line);
  counters_of_x(line);
}

}  // namespace sleight
