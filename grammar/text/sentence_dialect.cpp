#include "grammar/text/sentence_dialect.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "grammar/text/finding.h"

namespace sleight {

namespace {

/// "Enchanted creature gets -X/-Y. If that creature is attacking, X is ... Otherwise, X is ... Y is equal to
/// X or to enchanted creature's toughness minus 1, whichever is smaller": one sentence while it is so, and
/// one while it is not.
void measured_either_way(Text& line) {
  constexpr std::string_view who = "enchanted creature";
  constexpr std::string_view so = ". if that creature is ";
  constexpr std::string_view first = ", x is ";
  constexpr std::string_view otherwise = ". otherwise, x is ";
  constexpr std::string_view least = ". y is equal to x or to ";
  constexpr std::string_view tail = ", whichever is smaller.";
  const std::string& text = line.str();
  const std::size_t if_so = text.find(so);
  const std::size_t then = text.find(first, if_so);
  const std::size_t other = text.find(otherwise, then);
  const std::size_t y = text.find(least, other);
  if (y == std::string::npos || !text.starts_with(who) || !text.ends_with(tail)) return;
  const auto between = [&](std::size_t at, std::string_view words, std::size_t end) {
    return text.substr(at + words.size(), end - at - words.size());
  };
  const std::string gets = text.substr(who.size(), if_so - who.size());
  const std::string state = between(if_so, so, then);
  const std::string where_y = " and y is x or " + between(y, least, text.size() - 1);
  for (const std::string& part : {gets, state, where_y})
    if (part.find('.') != std::string::npos) return;
  const auto one_way = [&](const std::string& is, const std::string& x) {
    return "as long as enchanted creature is " + is + state + ", it" + gets + ", where x is " + x + where_y +
           ".";
  };
  line.replace(
      0, line.size(),
      one_way("", between(then, first, other)) + " " + one_way("not ", between(other, otherwise, y)));
}

/// "Cannot be blocked this turn except by Walls": for how long stands at the end. And of several sorts that
/// may, all may: "except by Walls and/or creatures with flying".
void blocked_except(Text& line) {
  constexpr std::string_view early = "cannot be blocked this turn except by ";
  std::size_t at = line.str().find(early);
  if (at != std::string::npos) {
    const std::size_t end = first_sign(line, ".\"\n", at);
    line.insert(end, " this turn", at);
    line.replace(at + std::string_view("cannot be blocked").size(), std::string_view(" this turn").size(),
                 "");
  }
  at = line.str().find("cannot be blocked except by ");
  if (at == std::string::npos) return;
  const std::size_t end = first_sign(line, ".\"\n", at);
  const std::size_t either = line.str().find(" and/or ", at);
  if (either < end) line.replace(either, std::string_view(" and/or ").size(), " and ");
}

/// "Becomes the color of your choice" is a choice, and then that color.
void choice_of_becoming(Text& line) {
  constexpr std::pair<std::string_view, std::pair<std::string_view, std::string_view>> rows[] = {
      {"becomes the color of your choice", {"choose a color. ", "becomes the chosen color"}},
      {"gains protection from the color of your choice",
       {"choose a color. ", "gains protection from the chosen color"}},
      {"gain protection from the color of your choice",
       {"choose a color. ", "gain protection from the chosen color"}},
      {"becomes the color or colors of your choice",
       {"choose one or more colors. ", "becomes the chosen color"}},
      {"becomes the basic land type of your choice",
       {"choose a basic land type. ", "becomes the chosen type"}},
  };
  for (const auto& [said, house] : rows) {
    const std::size_t at = line.str().find(said);
    if (at == std::string::npos) continue;
    const std::size_t end = line.str().find_last_of(".:\"\n", at);
    std::size_t start = end == std::string::npos ? 0 : end + 1;
    // Behind the comma of a trigger its effect begins.
    const std::size_t comma = line.str().find(',', start);
    if (comma < at && stands_at(line, start, "when")) start = comma + 1;
    // Any other comma before it would be part of a longer sentence, which is not cut in two.
    if (line.str().substr(start, at - start).find(',') != std::string::npos) continue;
    if (start > 0 && line.str()[start] == ' ') ++start;
    // "It" is who was spoken of before the choice, and behind it could be another.
    if (stands_at(line, start, "it ")) continue;
    line.replace(at, said.size(), house.second);
    line.insert(start, house.first, at);
  }
}

/// "Protection from black and from red" is two protections: in a list of keywords, or given.
void several_protections(Text& line) {
  constexpr std::string_view protection = "protection from ";
  constexpr std::string_view more = " and from ";
  for (std::size_t at = line.str().find(protection); at != std::string::npos;
       at = line.str().find(protection, at + 1)) {
    const std::size_t word = at + protection.size();
    const std::size_t end = line.str().find_first_of(" .,;\"\n", word);
    if (end == std::string::npos || !stands_at(line, end, more)) continue;
    const std::string before = line.str().substr(0, at);
    const bool given = before.ends_with("has ") || before.ends_with("have ") || before.ends_with("gains ") ||
                       before.ends_with("gain ") || before.ends_with("and ");
    line.replace(end, more.size(), given ? " and protection from " : ", protection from ");
  }
}

/// "Exchange control of target artifact, creature, or land you control and target permanent an opponent
/// controls that shares one of those types with it": each of the types is a way of its own.
void exchange_of_one_type(Text& line) {
  constexpr std::string_view head = "exchange control of target ";
  constexpr std::string_view middle =
      " you control and target permanent an opponent controls that shares one of those types with it";
  constexpr std::string_view so = ". if those permanents are exchanged this way, ";
  constexpr std::string_view done = ". if you do, ";
  constexpr std::string_view them = " attached to them";
  const std::size_t at = line.str().find(head);
  const std::size_t found = line.str().find(middle, at);
  if (found == std::string::npos || (at > 0 && !line.str().substr(0, at).ends_with(": "))) return;
  const std::string list = line.str().substr(at + head.size(), found - at - head.size());
  std::string rest = line.str().substr(found + middle.size());
  if (list.find_first_of(".:\"\n") != std::string::npos || rest.find_first_of("\"\n") != std::string::npos)
    return;
  if (rest.starts_with(so)) {
    rest.replace(0, so.size(), done);
    if (const std::size_t host = rest.find(them); host != std::string::npos)
      rest.replace(host, them.size(), " attached to the exchanged permanents");
  }
  std::string modes = "choose one --";
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t comma = std::min(list.find(", ", from), list.size());
    std::string type = list.substr(from, comma - from);
    if (type.starts_with("or ")) type.erase(0, 3);
    // One word each: of "artifact or creature" nothing is shared but either.
    if (type.find(' ') != std::string::npos) return;
    modes += " * exchange control of target " + type + " you control and target " + type +
             " an opponent controls" + rest;
    from = comma + 2;
  }
  line.replace(at, line.size() - at, modes);
}

/// "Attach target local enchantment attached to a creature or land to another permanent of that type": each
/// of the types is a way of its own.
void attached_to_like_type(Text& line) {
  constexpr std::string_view head = "attach target local enchantment attached to a ";
  constexpr std::string_view tail = " to another permanent of that type";
  constexpr std::string_view either = " or ";
  const std::size_t at = line.str().find(head);
  const std::size_t end = line.str().find(tail, at);
  if (end == std::string::npos || (at > 0 && !line.str().substr(0, at).ends_with(": "))) return;
  const std::string types = line.str().substr(at + head.size(), end - at - head.size());
  const std::size_t joint = types.find(either);
  if (joint == std::string::npos || line.str().find_first_not_of('.', end + tail.size()) != std::string::npos)
    return;
  std::string modes = "choose one --";
  for (const std::string& type : {types.substr(0, joint), types.substr(joint + either.size())}) {
    if (type.find_first_of(" ,.") != std::string::npos) return;
    modes += " * " + std::string(head) + type + " to another " + type + ".";
  }
  line.replace(at, line.size() - at, modes);
}

/// "There are no more scream counters on it": no more than none.
void none_is_left(Text& line) {
  constexpr std::string_view none = "there are no more ";
  constexpr std::string_view counters = " counters on ";
  const std::size_t at = line.str().find(none);
  if (at == std::string::npos) return;
  const std::size_t kind = at + none.size();
  const std::size_t end = line.str().find(' ', kind);
  if (end == std::string::npos || !stands_at(line, end, counters)) return;
  line.replace(at, none.size(), "there are no ");
}

/// "Seven or more cards are in your graveyard": so many there are.
void so_many_in_graveyard(Text& line) {
  constexpr std::string_view lie = " or more cards are in your graveyard";
  const std::size_t at = line.str().find(lie);
  if (at == std::string::npos) return;
  const std::size_t space = line.str().find_last_of(" \"", at - 1);
  const std::size_t number = space == std::string::npos ? 0 : space + 1;
  line.replace(at, lie.size(), " or more cards in your graveyard");
  line.insert(number, "there are ", at);
}

/// "You may have ~ become the color or colors of your choice": who may chooses them first.
void may_have_become(Text& line) {
  constexpr std::string_view may = "you may have ";
  constexpr std::string_view become = " become the color or colors of your choice";
  const auto places = find_in_order(line, {may, become});
  if (!places) return;
  const auto [at, found] = *places;
  const std::size_t subject = at + may.size();
  if (line.str().find_first_of(",.:\"\n", subject) < found) return;
  line.replace(found, become.size(), " becomes the chosen color");
  line.replace(at, may.size(), "you may choose one or more colors. if you do, ");
}

/// "Tap ~ and all Walls, then an opponent gains control of them": of all that is tapped.
void control_of_tapped(Text& line) {
  constexpr std::string_view tap = "tap ";
  constexpr std::string_view tail = ", then an opponent controls them";
  const std::size_t end = line.str().find(tail);
  if (end == std::string::npos) return;
  const std::size_t at = line.str().rfind(tap, end);
  if (at == std::string::npos) return;
  const std::string what = line.str().substr(at + tap.size(), end - at - tap.size());
  if (what.find_first_of(".,:\"\n") != std::string::npos) return;
  line.replace(end, tail.size(), ", then an opponent controls " + what);
}

/// "Any number of target artifact cards from target player's graveyard", "from a player's graveyard": of
/// several, all from one. The player is no more than whose they are.
void targets_of_one_graveyard(Text& line) {
  for (const std::string_view from :
       {" cards from target player's graveyard", " cards from a player's graveyard"}) {
    const std::size_t at = line.str().find(from);
    if (at == std::string::npos) continue;
    const std::size_t start = line.str().find_last_of(".:\"\n", at);
    if (line.str().find(" target ", start == std::string::npos ? 0 : start) > at) continue;
    constexpr std::string_view theirs = " on top of their library";
    if (const std::size_t top = line.str().find(theirs, at); top == at + from.size())
      line.replace(top, theirs.size(), " on top of their owner's library");
    line.replace(at, from.size(), " cards from a single graveyard");
  }
}

/// "Each player loses a third of their life, then discards a third of ... Round up each time": said of each.
void round_each_time(Text& line) {
  for (const auto& [said, rounded] :
       {std::pair<std::string_view, std::string_view>{" round up each time.", ", rounded up"},
        {" round down each time.", ", rounded down"}}) {
    const std::size_t end = line.str().find(said);
    if (end == std::string::npos || end == 0 || line.str()[end - 1] != '.') continue;
    const std::size_t before = line.str().find_last_of(".:\"\n", end - 2);
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    line.replace(end, said.size(), "");
    line.insert(end - 1, rounded, end - 1);
    for (std::size_t at = end - 1;
         (at = line.str().rfind(", then ", at - 1)) != std::string::npos && at > start;)
      line.insert(at, rounded, at);
  }
}

/// "Return to your hand all A, all B, and all C", "destroy all A, all B, and all C": things joined by "and",
/// and where they go stands behind them.
void lists_of_all(Text& line) {
  constexpr std::string_view to_hand = "return to your hand all ";
  if (const std::size_t at = line.str().find(to_hand); at != std::string::npos) {
    const std::size_t end = first_sign(line, ".:\"\n", at);
    line.insert(end, " to your hand", at);
    line.replace(at, to_hand.size(), "return all ");
  }
  // What was returned is not there any more: those that are left are the others.
  constexpr std::string_view others = " to your hand. then destroy all other ";
  if (const std::size_t at = line.str().find(others); at != std::string::npos) {
    constexpr std::string_view other = "all other ";
    for (std::size_t found; (found = line.str().find(other, at)) < line.str().find('.', at + others.size());)
      line.replace(found, other.size(), "all ");
  }
  for (const std::string_view order : {"return all ", "destroy all "})
    for (std::size_t at = line.str().find(order); at != std::string::npos;
         at = line.str().find(order, at + 1)) {
      constexpr std::string_view last = ", and all ";
      constexpr std::string_view next = ", all ";
      const std::size_t end = first_sign(line, ".:\"\n", at);
      const std::size_t found = line.str().find(last, at);
      if (found >= end) continue;
      line.replace(found, last.size(), " and all ");
      for (std::size_t comma = found;
           (comma = line.str().rfind(next, comma)) != std::string::npos && comma > at;)
        line.replace(comma, next.size(), " and all ");
    }
}

/// "Each token is sacrificed by its controller": so is each of somebody's.
void sacrificed_by_controller(Text& line) {
  constexpr std::string_view each = "each ";
  constexpr std::string_view tail = " is sacrificed by its controller";
  constexpr std::string_view another = "whenever another ";
  constexpr std::string_view there = " is in play, its controller sacrifices it";
  if (const std::size_t end = line.str().find(tail); end != std::string::npos) {
    const std::size_t at = line.str().rfind(each, end);
    if (at == std::string::npos || line.str().find_first_of(".,\"\n", at) < end) return;
    line.replace(end, tail.size(), "");
    line.replace(at, each.size(), "each player sacrifices all ");
    return;
  }
  // It is watched for all the time, and there may be several at once.
  const std::size_t end = line.str().find(there);
  if (!line.str().starts_with(another) || end == std::string::npos) return;
  const std::string what = line.str().substr(another.size(), end - another.size());
  if (what.find_first_of(".,\"\n") != std::string::npos) return;
  line.replace(end, there.size(), " in play, each player sacrifices all other " + what);
  line.replace(0, another.size(), "when there is a other ");
}

/// "Exile all Knights. For each creature exiled this way, its controller draws a card": its controller was
/// who had it before.
void draw_for_each_gone(Text& line) {
  constexpr std::string_view head = "exile all ";
  constexpr std::string_view tail = ". for each creature moved this way, its controller draws a card";
  const std::size_t found = line.str().find(tail);
  if (!line.str().starts_with(head) || found == std::string::npos) return;
  const std::string what = line.str().substr(head.size(), found - head.size());
  if (what.find_first_of(".,:\"\n") != std::string::npos) return;
  line.replace(found, tail.size(), ", its controller draws a card. exile all " + what);
  line.replace(0, head.size(), "for each ");
}

/// "At the beginning of your next upkeep, choose ... ~ gains landwalk of the chosen type until the end of
/// that turn": all of it is done then.
void until_end_of_that_turn(Text& line) {
  constexpr std::string_view later = "your next upkeep, ";
  constexpr std::string_view until = " until the end of that turn";
  constexpr std::string_view begins = ". ~ ";
  const std::size_t at = line.str().find(later);
  const std::size_t end = line.str().find(until);
  if (at == std::string::npos || end == std::string::npos) return;
  const std::size_t next = line.str().find('.', at);
  // One sentence goes before, and the next ends with it.
  if (next > end || !stands_at(line, next, begins) || line.str().find_first_of(".\"\n", next + 1) < end)
    return;
  line.replace(end, until.size(), " until end of turn");
  line.replace(next, begins.size(), " and ~ ");
}

/// "Creatures cannot attack you unless their controller pays {2} for each creature they control that is
/// attacking you": a price that each of them has.
void price_of_each(Text& line) {
  constexpr std::string_view tails[] = {" for each creature they control that is attacking you",
                                        " for each creature they control that's attacking you",
                                        " for each creature they control that is blocking it",
                                        " for each creature they control that's blocking it"};
  for (const std::string_view tail : tails) {
    const std::size_t at = line.str().find(tail);
    if (at == std::string::npos || line.str().find(" unless ") > at) continue;
    line.replace(at, tail.size(), "");
  }
  constexpr std::string_view at_you = "creatures cannot attack you unless their controller pays";
  if (line.str().starts_with(at_you))
    line.replace(0, at_you.size(),
                 "creatures an opponent controls cannot attack unless their controller pays");
  // Whoever blocks it pays, and the defending player does.
  constexpr std::string_view blocked = "enchanted creature cannot be blocked unless defending player pays";
  if (line.str().starts_with(blocked))
    line.replace(0, blocked.size(), "creatures cannot block enchanted creature unless their controller pays");
}

/// "Support 2": counters for so many; a permanent supports others, and a spell has no self to leave out.
void support(Text& line) {
  constexpr std::string_view word = "support ";
  const std::size_t at = line.str().find(word);
  if (at == std::string::npos ||
      (at > 0 && !line.str().substr(0, at).ends_with(", ") && !line.str().substr(0, at).ends_with(". ")))
    return;
  const std::size_t number = at + word.size();
  const std::size_t end = std::min(line.str().find_first_not_of("0123456789", number), line.size());
  if (end == number) return;
  const bool others = line.str().find(", ") < at;
  line.insert(end, others ? " target other creatures" : " target creatures", at);
  line.replace(at, word.size(), "put a +1/+1 counter on up to ");
}

/// "Affinity for artifacts": so much cheaper for each. There is one opponent, who undaunts.
void affinity(Text& line) {
  constexpr std::string_view word = "affinity for ";
  if (line.str() == "undaunted") line.replace(0, line.size(), "~ costs {1} less to cast");
  if (!line.str().starts_with(word)) return;
  line.insert(line.size(), " you control", line.size() - 1);
  line.replace(0, word.size(), "~ costs {1} less to cast for each ");
}

/// "For as long as ~ remains tapped, gain control of ...": how long stands at the end.
void time_at_the_end(Text& line) {
  constexpr std::string_view early = "for as long as ~ remains tapped, ";
  const std::size_t at = line.str().find(early);
  if (at == std::string::npos) return;
  const std::size_t end = first_sign(line, ".\"\n", at);
  // Two things that go on so long: how long is said of each.
  constexpr std::string_view later = ", and during each of your ";
  if (const std::size_t second = line.str().find(later, at); second < end) {
    const std::size_t comma = line.str().find(',', second + later.size());
    if (comma >= end) return;
    line.insert(comma, " as long as ~ remains tapped", at);
    line.replace(second, later.size(), " for as long as ~ remains tapped. during each of your ");
    return line.replace(at, early.size(), "");
  }
  if (!stands_at(line, at + early.size(), "gain ")) return;
  line.insert(end, " for as long as ~ remains tapped", at);
  line.replace(at, early.size(), "");
}

/// "~ deals 3 damage to itself."
void what_itself_is(Text& line) {
  constexpr std::string_view deals = "~ deals ";
  constexpr std::string_view itself = " to itself";
  const std::size_t at = line.str().find(deals);
  if (at == std::string::npos) return;
  const std::size_t end = first_sign(line, ".\"\n", at);
  const std::size_t found = line.str().find(itself, at);
  if (found < end) line.replace(found, itself.size(), " to ~");
}

/// "Choose flying, trample, or banding. ~ gains that ability ...": its choice is what it gains.
void choice_of_ability(Text& line) {
  constexpr std::string_view gains = ". ~ gains that ability";
  constexpr std::string_view choose = "choose ";
  const std::size_t found = line.str().find(gains);
  if (found == std::string::npos) return;
  const std::size_t at = line.str().rfind(choose, found);
  if (at == std::string::npos || line.str().find('.', at) != found) return;
  line.replace(found, gains.size(), "");
  line.replace(at, choose.size(), "~ gains your choice of ");
}

/// "This turn, when target creature attacks, ...", "until end of turn, whenever you cast a spell, ...": for
/// how long it waits stands behind the event. No event has a comma.
void waiting_this_turn(Text& line) {
  for (const std::string_view front : {"this turn, ", "until end of turn, "}) {
    const std::size_t at = line.str().find(front);
    if (at == std::string::npos) continue;
    const std::size_t event = at + front.size();
    const bool waits = stands_at(line, event, "when ") || stands_at(line, event, "whenever ");
    const std::size_t end = line.str().find_first_of(",.\"\n", event);
    if (!waits || end == std::string::npos || line.str()[end] != ',') continue;
    line.insert(end, " this turn", at);
    line.replace(at, front.size(), "");
  }
  line.replace_words("this turn and you put a", "this turn and put a");
}

/// "White spells or abilities from white sources": whatever aims, by what is white.
void aimed_by_colour(Text& line) {
  constexpr std::string_view middle = " spells or abilities from ";
  if (line.str().find(middle) == std::string::npos) return;
  for (const std::string_view colour : {"white", "blue", "black", "red", "green"}) {
    const std::string said = std::string(colour) + std::string(middle) + std::string(colour) + " sources";
    const std::size_t at = line.str().find("the target of " + said);
    if (at == std::string::npos) continue;
    line.replace(at + std::string_view("the target of ").size(), said.size(),
                 "spells or effects by " + std::string(colour) + " sources");
  }
}

/// "Put a counter on each creature blocking ~ and tap those creatures. Each of those creatures gains ...":
/// all of it is done to each of them.
void each_of_those_creatures(Text& line) {
  constexpr std::string_view order = "put a ";
  constexpr std::string_view holder = " on each ";
  constexpr std::string_view tapped = " and tap those creatures. each of those creatures ";
  constexpr std::string_view next = ". each of those creatures ";
  const std::size_t end = line.str().find(tapped);
  if (end == std::string::npos) return;
  const std::size_t at = line.str().rfind(order, end);
  const std::size_t on = line.str().rfind(holder, end);
  if (at == std::string::npos || on == std::string::npos || on < at) return;
  const std::string group = line.str().substr(on + holder.size(), end - on - holder.size());
  const std::size_t last = line.str().rfind(next);
  // A list has three or more, and the last of them is joined by a word.
  if (group.find_first_of(".,:\"\n") != std::string::npos || last <= end + tapped.size()) return;
  for (std::size_t found = last; found > end + tapped.size(); found = line.str().rfind(next, found - 1)) {
    line.replace(found, next.size(), found == last ? ", and that creature " : ", that creature ");
    if (line.str().rfind(next, found - 1) == std::string::npos) break;
  }
  line.replace(end, tapped.size(), ", tap that creature, that creature ");
  line.replace(on, holder.size() + group.size(), " on that creature");
  line.insert(at, "for each " + group + ", ", on);
}

/// "Change the base power and toughness of all creatures to 0/2": they become that.
void base_size_of(Text& line) {
  constexpr std::string_view change = "change the base power and toughness of ";
  const std::size_t at = line.str().find(change);
  if (at == std::string::npos) return;
  const std::size_t end = first_sign(line, ".,\"\n", at);
  const std::size_t to = line.str().rfind(" to ", end);
  // Behind it stands a size and nothing else: any other measure has words of its own.
  if (to == std::string::npos || to < at || to + 5 > end || line.str()[to + 5] != '/') return;
  line.replace(to, 4, " become ");
  line.replace(at, change.size(), "");
}

/// "The next time you would draw a card this turn, instead ...": "instead" stands last.
void next_time_instead(Text& line) {
  constexpr std::string_view head = " would draw a card this turn, instead ";
  constexpr std::string_view instead = "instead ";
  const std::size_t at = line.str().find(head);
  if (at == std::string::npos) return;
  const std::size_t order = at + head.size();
  line.insert(first_sign(line, ".:\"\n", order), " instead", at);
  line.replace(order - instead.size(), instead.size(), "");
}

/// "Except by creatures with flying and/or islandwalk": by those with the one and those with the other.
void either_keyword(Text& line) {
  constexpr std::string_view except = "except by creatures with ";
  constexpr std::string_view either = " and/or ";
  const std::size_t at = line.str().find(except);
  if (at == std::string::npos) return;
  const std::size_t end = first_sign(line, ",.:\"\n", at);
  const std::size_t found = line.str().find(either, at);
  if (found > end || line.str().substr(found, end - found).find("creature") != std::string::npos) return;
  line.replace(found, either.size(), " and creatures with ");
}

/// Who casts or uses it has chosen to; what an event sets off may still be declined.
void tap_or_untap(Text& line) {
  const std::size_t at = line.str().find("you may tap or untap");
  if (at == std::string::npos) return;
  const std::string before = line.str().substr(0, at);
  if (before.empty() || before.ends_with(": ")) line.replace_words("you may tap or untap", "tap or untap");
}

/// "Change the target of target spell with a single target if that target is you. X is twice the casting cost
/// of that spell": which spells may be its target for that X.
void target_by_x(Text& line) {
  line.replace_words("target spell with a single target if that target is you",
                     "target spell that targets you with a single target");
  constexpr std::string_view tail = " x is twice the casting cost of that spell.";
  constexpr std::string_view spell = "target spell";
  const std::size_t at = line.str().find(tail);
  const std::size_t target = line.str().find(spell);
  if (at == std::string::npos || target > at) return;
  line.replace(at, tail.size(), "");
  line.insert(target + spell.size(),
              " with casting cost half x rounded up with casting cost half x rounded down", target);
}

/// "..., and at end of turn, destroy it if ...": it is the last of what is done, and alone waits.
void last_waits(Text& line) {
  constexpr std::string_view and_then = ", and at end of turn, ";
  constexpr std::string_view late = " at end of turn";
  const std::size_t at = line.str().find(and_then);
  if (at == std::string::npos) return;
  const std::size_t order = at + and_then.size();
  const std::size_t end = first_sign(line, ".:\"\n", order);
  // One order, with nothing joined to it.
  const std::string said = line.str().substr(order, end - order);
  if (said.find(',') != std::string::npos || said.find(" and ") != std::string::npos) return;
  const std::size_t so = said.find(" if ");
  line.insert(so == std::string::npos ? end : order + so, late, at);
  line.replace(at, and_then.size(), ", then ");
}

/// "Puts cards from the top of their library into their graveyard until a creature card or X cards are put
/// into that graveyard this way, whichever comes first": the top cards down to such a one, or so many.
void milled_down_to(Text& line) {
  constexpr std::string_view head = " cards from the top of their library into their graveyard until ";
  constexpr std::string_view one = " is put into that graveyard this way";
  constexpr std::string_view either = " cards are put into that graveyard this way, whichever comes first";
  constexpr std::string_view article = "a ";
  const std::size_t at = line.str().find(head);
  if (at == std::string::npos) return;
  const std::size_t from = at + head.size();
  const std::size_t stop = line.str().find_first_of(".:\"\n", from);
  std::size_t end = line.str().find(one, from);
  std::string_view tail = one;
  if (end == std::string::npos || end > stop) end = line.str().find(tail = either, from);
  if (end == std::string::npos || end > stop || !stands_at(line, from, article)) return;
  std::string first = line.str().substr(from + article.size(), end - from - article.size());
  std::string many;
  if (tail == either) {
    const std::size_t number = first.rfind(" or ");
    if (number == std::string::npos) return;
    many = first.substr(number + 4) + " ";
    first.resize(number);
  }
  line.replace(
      at, end + tail.size() - at,
      " the top " + many + "cards of their library down to the first " + first + " into their graveyard");
}
}  // namespace

void rules_of_sentences(Text& line) {
  measured_either_way(line);
  either_keyword(line);
  blocked_except(line);
  may_have_become(line);
  choice_of_becoming(line);
  several_protections(line);
  exchange_of_one_type(line);
  attached_to_like_type(line);
  none_is_left(line);
  so_many_in_graveyard(line);
  until_end_of_that_turn(line);
  sacrificed_by_controller(line);
  targets_of_one_graveyard(line);
  lists_of_all(line);
  round_each_time(line);
  control_of_tapped(line);
  draw_for_each_gone(line);
  support(line);
  affinity(line);
  price_of_each(line);
  tap_or_untap(line);
  time_at_the_end(line);
  what_itself_is(line);
  choice_of_ability(line);
  waiting_this_turn(line);
  aimed_by_colour(line);
  each_of_those_creatures(line);
  base_size_of(line);
  target_by_x(line);
  last_waits(line);
  next_time_instead(line);
  milled_down_to(line);
}

}  // namespace sleight
