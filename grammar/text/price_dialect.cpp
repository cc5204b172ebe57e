#include "grammar/text/price_dialect.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

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
  const std::size_t at = line.str().find(head);
  if (at == std::string::npos) return {};
  const std::size_t from = at + head.size();
  const std::size_t found = line.str().find(tail, from);
  if (found == std::string::npos || line.str().find_first_of(".:\"\n", from) < found) return {};
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

/// "Instant spells you cast cost up to {2} less to cast": nobody would pay more than has to be paid.
void spells_you_cast(Text& line) {
  constexpr std::string_view yours = "spells you cast cost ";
  const std::size_t at = line.str().find(yours);
  if (at == std::string::npos || (at > 0 && line.str()[at - 1] != ' ')) return;
  const std::size_t end = std::min(line.str().find_first_of(".\"\n", at), line.size());
  constexpr std::string_view to_cast = " to cast";
  if (end < to_cast.size() || line.str().compare(end - to_cast.size(), to_cast.size(), to_cast) != 0) return;
  constexpr std::string_view up_to = "up to ";
  const std::size_t price = at + yours.size();
  const bool less = line.str().find(" less to cast", price) < end;
  line.insert(end, " for you", at);
  if (less && line.str().compare(price, up_to.size(), up_to) == 0) line.replace(price, up_to.size(), "");
  line.replace(at, yours.size(), "spells cost ");
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
  if (line.str().compare(rest, again.size(), again) != 0) return;
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
  spells_you_cast(line);
  watching_until_end(line);
  counters_up_to(line);
  other_than_tapped(line);
  counters_of_x(line);
}

}  // namespace sleight
