#include "grammar/text/damage_dialect.h"

#include <string>
#include <string_view>

#include "grammar/text/finding.h"

namespace sleight {

namespace {

/// "the next time a black source of your choice would deal damage to you this turn, prevent that damage" is
/// "prevent all damage to you from one black source"; a damage packet is what both choose.
void next_time_prevention(Text& line, std::string_view tail, std::string_view house, std::string_view after) {
  constexpr std::string_view next = "the next time ";
  // Both ends have to be there: the words between them are what the source is like.
  const auto places = find_in_order(line, {next, tail});
  if (!places) return;
  const auto [at, end] = *places;
  const std::size_t article = at + next.size();
  const std::size_t which = line.str().find(' ', article) + 1;
  // Nothing between the article and the end: it is no source that is chosen.
  if (which > end) return;
  // The later place first, so that the earlier one stays where it was found.
  line.replace(end, tail.size(), after);
  line.replace(at, which - at, house);
}

/// "prevent the next 3 damage that would be dealt to target creature this turn" likewise chooses a packet,
/// and so does the printed "prevent 3 damage to any creature".
void next_damage_prevention(Text& line) {
  constexpr std::string_view next = "prevent the next ";
  constexpr std::string_view turn = " this turn";
  constexpr std::string_view dealt = " damage that would be dealt to ";
  // "... that would be dealt this turn to target creature": for how long stands at the end.
  constexpr std::string_view early = " damage that would be dealt this turn to ";
  if (const std::size_t at = line.str().find(early); at != std::string::npos) {
    const std::size_t end = first_sign(line, ".\"\n", at);
    line.insert(end, turn, at);
    line.replace(at, early.size(), dealt);
  }
  // Of the damage that the sentence before prevents.
  for (std::size_t at = line.str().find(", prevent the next "); at != std::string::npos;
       at = line.str().find(", prevent the next ", at + 1)) {
    constexpr std::string_view instead = " damage instead";
    const std::size_t number = at + std::string_view(", prevent the next ").size();
    const std::size_t end = line.str().find(' ', number);
    if (end == std::string::npos || !stands_at(line, end, instead)) continue;
    line.replace(end, instead.size(), " of that damage instead");
    line.replace(at + 2, number - at - 2, "prevent up to ");
  }
  bool some = false;
  for (std::size_t at = line.str().find(next); at != std::string::npos; at = line.str().find(next, at)) {
    some = true;
    const std::size_t would = line.str().find(dealt, at);
    const std::size_t end = line.str().find(turn, at);
    if (would == std::string::npos || end == std::string::npos || end < would) return;
    line.replace(end, turn.size(), "");
    line.replace(would, dealt.size(), " damage to ");
    line.replace(at, next.size(), "prevent up to ");
    const std::size_t whom = line.str().find(" damage to ", at) + std::string_view(" damage to ").size();
    // The packet is the target (R-DP-3); whom it was dealt to only narrows it: "any creature".
    if (stands_at(line, whom, "target ")) line.replace(whom, 6, "any");
  }
  if (some) return;
  const std::size_t prevent = line.str().find("prevent ");
  const std::size_t damage = line.str().find(" damage to ");
  if (prevent == std::string::npos || damage == std::string::npos || prevent + 8 >= damage) return;
  const std::string_view between = std::string_view(line.str()).substr(prevent + 8, damage - prevent - 8);
  // Less than the amount may be left in the packet, so that the printed number is a most.
  const bool share = between.starts_with("half the") || between.starts_with("all but ");
  if (between != "all" && !share && between.substr(0, 6) != "up to ")
    line.insert(prevent + 8, "up to ", prevent);
}

/// "You may pay {1} any time you could cast an instant. If you do, prevent up to 1 damage to that permanent
/// or player": what is paid for, in one sentence.
void paid_prevention(Text& line) {
  constexpr std::string_view paid = " any time you could cast an instant. if you do, prevent up to ";
  constexpr std::string_view whom = " damage to that permanent or player";
  const auto places = find_in_order(line, {paid, whom});
  if (!places) return;
  const auto [at, found] = *places;
  line.replace(found, whom.size(), " damage to it");
  line.replace(at, paid.size(), " any time you could cast an instant to prevent up to ");
}

/// Whether a clause begins at `at`: a sentence, what a cost is paid for, what follows on an event, a quote.
bool begins_clause(const Text& line, std::size_t at) {
  if (at == 0) return true;
  const char before = line.str()[at - 1];
  return before == '"' || (before == ' ' && at > 1 &&
                           std::string_view(".:,").find(line.str()[at - 2]) != std::string_view::npos);
}

/// Takes `words` out of the part from `at` to `end`, which then ends earlier; false where they are not there.
bool take_out(Text& line, std::size_t at, std::size_t& end, std::string_view words) {
  const std::size_t found = line.str().find(words, at);
  if (found == std::string::npos || found + words.size() > end) return false;
  line.replace(found, words.size(), "");
  end -= words.size();
  return true;
}

/// "Prevent all damage that would be dealt to ~ by creatures" is a rule, for good or for a turn: "damage
/// dealt to ~ by creatures is reduced to 0". Of combat damage dealt by something there is a sentence of its
/// own.
void prevention_as_rule(Text& line) {
  constexpr std::string_view prevent = "prevent ";
  constexpr std::string_view turn = " this turn";
  for (std::size_t at = line.str().find(prevent); at != std::string::npos;
       at = line.str().find(prevent, at + 1)) {
    if (!begins_clause(line, at)) continue;
    std::size_t from = at + prevent.size();
    std::size_t end = first_sign(line, ".\"\n", at);
    const auto here = [&](std::string_view words) { return stands_at(line, from, words); };
    if (here("all ")) from += 4;
    const bool combat = here("combat ");
    if (combat) from += 7;
    if (!here("damage dealt ") && !here("damage that would be dealt ")) continue;
    take_out(line, from, end, "that would be ");
    // There is one attack a turn (R-CBT-1).
    const bool this_turn =
        take_out(line, from, end, turn) || (combat && take_out(line, from, end, " this combat"));
    const bool by = here("damage dealt by ");
    if (here("damage dealt to and dealt by ")) take_out(line, from + 20, end, "dealt ");
    if (combat && by) {
      // "Prevent all combat damage dealt by ~ this turn".
      line.insert(end, this_turn ? turn : "", at);
      continue;
    }
    line.insert(end, this_turn ? " is reduced to 0 this turn" : " is reduced to 0", at);
    const std::size_t start = combat ? from - 7 : from;
    line.replace(at, start - at, "");
  }
}

/// "Damage dealt to you this turn by ~ is dealt to ~ instead": for how long stands at the end.
void redirection_this_turn(Text& line) {
  constexpr std::string_view turn = " this turn";
  constexpr std::string_view instead = " instead";
  const auto places = find_in_order(line, {"damage dealt to ", turn, " is dealt to ", instead});
  if (!places) return;
  const std::size_t when = (*places)[1];
  line.insert(places->back() + instead.size(), turn, when);
  line.replace(when, turn.size(), "");
}

/// "The next 1 damage that would be dealt to target creature this turn is dealt to ~ instead" chooses a
/// packet as prevention does: "up to 1 damage to any creature is dealt to ~ instead".
void next_damage_elsewhere(Text& line) {
  constexpr std::string_view next = "the next ";
  constexpr std::string_view would = " damage that would be dealt ";
  constexpr std::string_view turn = "this turn ";
  const auto places = find_in_order(line, {next, would, "is dealt to ", " instead"});
  if (!places) return;
  auto [at, dealt, middle, instead] = *places;
  // Only a number stands between: "the next time" is something else.
  if (line.str().substr(at + next.size(), dealt - at - next.size()).find(' ') != std::string::npos) return;
  if (!take_out(line, dealt, middle, turn)) return;
  const std::size_t whom = dealt + would.size() + 3;
  if (stands_at(line, whom, "target ")) line.replace(whom, 6, "any");
  line.replace(dealt, would.size(), " damage ");
  line.replace(at, next.size(), "up to ");
}

/// "The next time a source of your choice would deal damage to target creature this turn, that source deals
/// that damage to you instead" likewise.
void next_time_elsewhere(Text& line) {
  constexpr std::string_view next = "the next time a source of your choice would deal damage to target ";
  constexpr std::string_view middle = " this turn, that source deals that damage to ";
  const auto places = find_in_order(line, {next, middle});
  if (!places) return;
  const auto [at, from] = *places;
  line.replace(from, middle.size(), " from one source is dealt to ");
  line.replace(at, next.size(), "all damage to any ");
}

/// "The next time ~ would deal damage to you this turn, prevent that damage" is about a packet of ~.
void next_time_of_itself(Text& line) {
  constexpr std::string_view said = "the next time ~ would deal damage to you this turn, prevent that damage";
  const std::size_t at = line.str().find(said);
  if (at != std::string::npos) line.replace(at, said.size(), "prevent all damage to you from ~");
}

/// "If ~ would deal damage to a creature, that damage cannot be prevented or dealt instead to another
/// permanent or player", "damage that would be dealt to that creature this turn cannot be ..." are one rule.
void damage_that_stays(Text& line) {
  constexpr std::string_view cannot = " cannot be prevented or dealt instead to another permanent or player";
  constexpr std::string_view house = " cannot be prevented or dealt to another permanent or player instead";
  constexpr std::string_view self = "if ~ would deal damage to a creature, that damage";
  constexpr std::string_view would = "damage that would be dealt to ";
  constexpr std::string_view turn = " this turn";
  const std::size_t at = line.str().find(cannot);
  if (at == std::string::npos) return;
  if (at >= self.size() && stands_at(line, at - self.size(), self)) {
    line.replace(at, cannot.size(), house);
    line.replace(at - self.size(), self.size(), "damage dealt to creatures by ~");
    return;
  }
  const std::size_t from = line.str().rfind(would, at);
  if (from == std::string::npos || at < turn.size() || !stands_at(line, at - turn.size(), turn)) return;
  line.insert(at + cannot.size(), turn, at);
  line.replace(at, cannot.size(), house);
  line.replace(at - turn.size(), turn.size(), "");
  line.replace(from, would.size(), "damage dealt to ");
}

/// "If a red source would deal 3 or more damage to you, it deals 2 damage to you instead": no more than 2.
void limited_damage(Text& line) {
  constexpr std::string_view head = "if an instant or sorcery source would deal ";
  constexpr std::string_view middle = " or more damage to you, it deals ";
  constexpr std::string_view tail = " damage to you instead";
  const std::string& text = line.str();
  const std::size_t at = text.find(middle);
  if (!text.starts_with(head) || at != head.size() + 1 || !stands_at(line, at + middle.size() + 1, tail))
    return;
  // Anything but one less would be another rule: less damage might become more, or some stay what it was.
  const char least = text[head.size()];
  const char most = text[at + middle.size()];
  if (least < '1' || least > '9' || most != least - 1) return;
  const std::string limit(1, most);
  line.replace(0, at + middle.size() + 1 + tail.size(),
               "damage dealt to you by instant or sorcery spells is no more than " + limit);
}

/// "Prevent all damage Deserts would deal to ~ and to creatures banded with ~": whose damage it is stands
/// behind.
void damage_some_would_deal(Text& line) {
  constexpr std::string_view head = "prevent all damage ";
  constexpr std::string_view middle = " would deal to ";
  const auto places = find_in_order(line, {head, middle});
  if (!places) return;
  const auto [at, found] = *places;
  const std::string whose = line.str().substr(at + head.size(), found - at - head.size());
  const std::size_t end = first_sign(line, ".,\"\n", found);
  if (whose.find_first_of(".,:\"\n") != std::string::npos) return;
  line.insert(end, " by " + whose, found);
  constexpr std::string_view and_to = " and to ";
  if (const std::size_t both = line.str().find(and_to, found + middle.size()); both < end)
    line.replace(both, and_to.size(), " and ");
  line.replace(found - whose.size(), whose.size() + middle.size(), "that would be dealt to ");
}

/// "Prevent all combat damage this turn. If ..., this effect does not affect combat damage that would be
/// dealt by red creatures": then it is that of the others alone.
void damage_but_theirs(Text& line) {
  constexpr std::string_view head = "prevent all combat damage this turn. if ";
  constexpr std::string_view middle = ", this effect does not affect combat damage that would be dealt by ";
  constexpr std::string_view creatures = " creatures";
  const std::size_t found = line.str().find(middle);
  if (!line.str().starts_with(head) || found == std::string::npos) return;
  const std::string condition = line.str().substr(head.size(), found - head.size());
  std::string which = line.str().substr(found + middle.size());
  if (which.ends_with('.')) which.pop_back();
  // One adjective, which can be turned round.
  if (!which.ends_with(creatures) || which.find(' ') != which.size() - creatures.size() ||
      condition.find_first_of(".,:\"\n") != std::string::npos)
    return;
  line.replace(0, line.size(),
               "if " + condition + ", non " + which +
                   " deal no damage in combat this turn. otherwise, creatures deal no damage in combat this "
                   "turn.");
}

/// "If a spell or ability that targets that creature would cause a source to deal damage to that creature
/// this turn, prevent that damage" is a rule: "damage dealt to that creature by spells or effects that target
/// it is reduced to 0 this turn".
void damage_of_what_targets(Text& line) {
  constexpr std::string_view head = "if a spell or ability that targets ";
  constexpr std::string_view middle = " would cause a source to deal damage to ";
  constexpr std::string_view tail = " this turn, prevent that damage";
  const auto places = find_in_order(line, {head, middle, tail});
  if (!places) return;
  const auto [at, found, end] = *places;
  const std::string whom = line.str().substr(at + head.size(), found - at - head.size());
  // One creature, spoken of twice.
  if (whom.find_first_of(".,:\"\n") != std::string::npos ||
      line.str().substr(found + middle.size(), end - found - middle.size()) != whom)
    return;
  line.replace(end, tail.size(), " by spells or effects that target it is reduced to 0 this turn");
  line.replace(at, found + middle.size() - at, "damage dealt to ");
}

/// Where the part of a sentence ends that goes on from there, if its last word is "instead"; nowhere for
/// others.
std::size_t end_in_instead(const Text& line, std::size_t from) {
  constexpr std::string_view instead = " instead";
  const std::size_t end = first_sign(line, ".,:\"\n", from);
  return end >= from + instead.size() && stands_at(line, end - instead.size(), instead) ? end
                                                                                        : std::string::npos;
}

/// "All damage that would be dealt this turn by target spell is dealt to its controller instead": for how
/// long stands at the end.
void damage_dealt_by_elsewhere(Text& line) {
  constexpr std::string_view head = "all damage that would be dealt this turn by ";
  const std::size_t at = line.str().find(head);
  if (at == std::string::npos) return;
  const std::size_t end = end_in_instead(line, at);
  if (end == std::string::npos) return;
  line.insert(end, " this turn", at);
  line.replace(at, head.size(), "damage dealt by ");
}

/// "Until end of turn, if damage would be dealt to any creature, you may have that damage dealt to you
/// instead": damage that may be dealt elsewhere.
void damage_you_may_take(Text& line) {
  constexpr std::string_view head = "until end of turn, if damage would be dealt to ";
  constexpr std::string_view middle = ", you may have that damage dealt to ";
  const auto places = find_in_order(line, {head, middle});
  if (!places) return;
  const auto [at, found] = *places;
  const std::size_t end = end_in_instead(line, found + 1);
  if (end == std::string::npos) return;
  line.insert(end, " this turn", at);
  line.replace(found, middle.size(), " may be dealt to ");
  line.replace(at, head.size(), "damage dealt to ");
}

/// "Black and/or red permanents and spells are colorless sources of damage": damage dealt by all that is.
void colourless_sources(Text& line) {
  constexpr std::string_view tail = " permanents and spells are colorless sources of damage";
  const std::size_t at = line.str().find(tail);
  if (at == std::string::npos || line.str().substr(0, at).find_first_of(".,:\"\n") != std::string::npos)
    return;
  line.replace(at, tail.size(), " sources is colorless");
  constexpr std::string_view either = " and/or ";
  if (const std::size_t found = line.str().find(either); found < at)
    line.replace(found, either.size(), " or ");
  line.insert(0, "damage dealt by ", 0);
}

}  // namespace

void choose_packets(Text& line) {
  next_time_prevention(line, " of your choice would deal damage to you this turn, prevent that damage",
                       "prevent all damage to you from one ", "");
  next_time_prevention(
      line, " of your choice would deal damage to you this turn, prevent half that damage, rounded down",
      "prevent half the damage to you from one ", ", rounded down");
  next_time_prevention(line, " of your choice would deal damage to you this turn, that damage is dealt to ",
                       "all damage to you from one ", " is dealt to ");
  // It is dealt all the same.
  next_time_prevention(line,
                       " of your choice would deal damage to you this turn, instead that source deals that "
                       "much damage to you and ~ deals that much damage to ",
                       "~ deals damage equal to the damage to you from one ", " to ");
  // A creature is what the source is like.
  next_time_prevention(
      line, " of your choice would deal combat damage to you this turn, prevent all but 1 of that damage",
      "prevent all but 1 combat damage to you from one ", " source");
  next_damage_elsewhere(line);
  next_time_elsewhere(line);
  next_time_of_itself(line);
}

void rules_of_damage(Text& line) {
  damage_some_would_deal(line);
  damage_of_what_targets(line);
  damage_dealt_by_elsewhere(line);
  damage_you_may_take(line);
  colourless_sources(line);
  damage_but_theirs(line);
  next_damage_prevention(line);
  paid_prevention(line);
  prevention_as_rule(line);
  redirection_this_turn(line);
  limited_damage(line);
  damage_that_stays(line);
}

}  // namespace sleight
