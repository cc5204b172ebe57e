#include "grammar/abilities/conditions_english.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/how_many_english.h"
#include "grammar/abilities/past_actions_english.h"
#include "grammar/abilities/simple_conditions_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"

namespace sleight {

namespace {

/// Times that have words of their own and no more to them.
struct Moment {
  Phrase phrase;
  std::string_view said;
  Condition condition;
};

const std::vector<Moment>& moments() {
  static const std::vector<Moment> list = [] {
    Condition before;
    before.kind = ConditionKind::before_attack;
    const Condition attack = phase_is(Word{"attack"});
    const Condition attackers = phase_is(Word{"attackers"});
    const Condition blockers = phase_is(Word{"blockers"});
    return std::vector<Moment>{
        {Phrase::during_combat, "during combat", attack},
        {Phrase::between_attackers_and_blockers, "during combat before blockers are declared", attackers},
        // The step in which blocks have been declared and no damage was dealt yet (R-CBT-3).
        {Phrase::after_blocks, "after blockers are declared and before damage is dealt", blockers},
        {Phrase::during_end_of_combat, "during the end of combat", phase_is(Word{"end of attack"})},
        {Phrase::before_the_attack, "before the attack", before},
        {Phrase::before_blocks, "before blockers are declared", any_of({before, attackers})},
        {Phrase::before_combat_damage, "before the combat damage step",
         any_of({before, attackers, blockers})},
        {Phrase::before_end_of_combat, "before the end of combat", any_of({before, attack})},
        // There is one attack a turn (R-CBT-1): what has begun and is not on is over.
        {Phrase::after_combat, "after combat", none_of({before, attack})},
        {Phrase::after_upkeep, "after upkeep", none_of({phase_is(Word{"untap"}), phase_is(Word{"upkeep"})})},
        {Phrase::during_any_upkeep, "during any upkeep", phase_is(Word{"upkeep"})},
    };
  }();
  return list;
}

/// "Twice each turn".
Condition read_times(ReadingContext& context, const Node& said) {
  if (said.has(Lexeme::ONCE)) return used(Comparison::at_most, 0);
  if (said.has(Lexeme::TWICE)) return used(Comparison::at_most, 1);
  const Amount number = read_number(context, said.the(Phrase::number));
  if (!number.is_number() || number.number < 1) context.fail();
  return used(Comparison::at_most, number.number - 1);
}

/// "Twice each turn for each player".
Condition read_so_often(ReadingContext& context, const Node& said) {
  Condition often = read_times(context, said);
  return said.has(Lexeme::PLAYER) ? for_each_player(std::move(often)) : often;
}

std::string say_so_often(const Condition& condition) {
  const int most = condition.right->number + 1;
  if (most <= 2) return most == 1 ? "once each turn" : "twice each turn";
  return numeral(most) + " times each turn";
}

/// A condition among others: in brackets where it is joined itself, so that it is plain what belongs
/// together.
std::string say_joined_part(Speaker& speaker, const Condition& part) {
  const bool joined =
      part.kind == ConditionKind::all || part.kind == ConditionKind::any || part.kind == ConditionKind::none;
  const std::string said = say_condition(speaker, part);
  return joined && part.parts.size() > 1 ? "(" + said + ")" : said;
}

std::string say_joined(Speaker& speaker, const Condition& condition, std::string_view joint) {
  std::string text;
  for (const Condition& part : condition.parts)
    text += (text.empty() ? "" : std::string(joint)) + say_joined_part(speaker, part);
  return text;
}

/// "It attacked or blocked this turn", "it blocked or was blocked by a blue creature this turn": two deeds of
/// one thing; "" for others.
std::string say_either_fight(Speaker& speaker, const Condition& condition) {
  if (condition.parts.size() != 2 || !(condition.parts[0].what == condition.parts[1].what)) return "";
  for (const Condition& part : condition.parts)
    if (part.kind != ConditionKind::matches || part.like.filters.size() != 1) return "";
  const Filter& first = condition.parts[0].like.filters.front();
  const Filter& second = condition.parts[1].like.filters.front();
  const bool attacks =
      first.quality == Quality::attacked && second.quality == Quality::has_blocked && !second.of;
  const bool blocks = first.quality == Quality::has_blocked && second.quality == Quality::was_blocked &&
                      first.of && second.of && *first.of == *second.of;
  if (first.negated || second.negated || !(attacks || blocks)) return "";
  const std::string one = say_condition(speaker, condition.parts[0]);
  const std::string other = say_condition(speaker, condition.parts[1]);
  if (attacks) {
    constexpr std::string_view turn = " this turn";
    return one.substr(0, one.size() - turn.size()) + " or blocked this turn";
  }
  const std::size_t was = other.find(" was blocked by ");
  const std::size_t blocked = one.find(" blocked ");
  if (was == std::string::npos || blocked == std::string::npos) return "";
  return one.substr(0, blocked) + " blocked or" + other.substr(was);
}

std::string say_not(Speaker& speaker, const Condition& condition) {
  if (condition.parts.size() == 1)
    if (const std::string said = say_denied(speaker, condition.parts.front()); !said.empty()) return said;
  return "it is not so that " + say_joined(speaker, condition, " or ");
}

}  // namespace

Condition read_condition(ReadingContext& context, const Node& said) {
  context.take(said);
  std::vector<Condition> facts;
  for (const Node* fact : said.all(Phrase::fact)) facts.push_back(read_fact(context, *fact));
  return said.has(Lexeme::OR) ? any_of(std::move(facts)) : all_of(std::move(facts));
}

namespace {

/// When something may be done: "during your upkeep", "before the attack", "if ...".
Condition read_when(ReadingContext& context, const Node& said) {
  if (said.is(Phrase::during_end_of_combat)) context.word("end of attack");
  context.take(said);
  const auto turn = [&] { return turn_of(read_possessive(context, said.the(Phrase::possessive))); };
  for (const Moment& moment : moments()) {
    if (moment.phrase != said.phrase) continue;
    for (const char* phase : {"attack", "attackers", "blockers", "untap", "upkeep"}) context.word(phase);
    return moment.condition;
  }
  switch (said.phrase) {
    case Phrase::if_condition:
      return read_condition(context, said.the(Phrase::condition));
    case Phrase::when_just_dealt:
      return read_just_dealt(context, said);
    case Phrase::so_often:
      return read_so_often(context, said);
    case Phrase::once_ever:
      return never_used();
    case Phrase::as_often_as: {
      Condition often = used_fewer_times_than(read_measured(context, said.the(Phrase::measured)));
      return said.has(Lexeme::PLAYER) ? for_each_player(std::move(often)) : often;
    }
    case Phrase::during_somebodys_turn:
      return turn();
    case Phrase::during_somebodys_upkeep:
      // Phases have no owner of their own: an upkeep, or a draw phase, is somebody's because the turn is.
      return all_of({phase_is(context.word(said.has(Lexeme::DRAW) ? "draw" : "upkeep")), turn()});
    case Phrase::at_end_of_somebodys_upkeep:
      return all_of({phase_is(context.word("end of upkeep")), turn()});
    default:
      context.fail();
      return {};
  }
}

}  // namespace

Condition read_whens(ReadingContext& context, const Node& node) {
  std::vector<Condition> all;
  const auto whens = node.all(Phrase::when);
  for (const Node* each : whens) {
    Condition read = read_when(context, *each);
    // "If A and B, and only once": three demands side by side.
    if (whens.size() > 1 && each->is(Phrase::if_condition) && read.kind == ConditionKind::all)
      std::move(read.parts.begin(), read.parts.end(), std::back_inserter(all));
    else
      all.push_back(std::move(read));
  }
  return all_of(std::move(all));
}

std::string say_condition(Speaker& speaker, const Condition& condition) {
  switch (condition.kind) {
    case ConditionKind::always:
      return "it is so";
    case ConditionKind::exists:
      if (const std::string still = say_still(speaker, condition.what); !still.empty()) return still;
      return say_exists(speaker, condition.what, false);
    case ConditionKind::compare:
      return say_compared(speaker, condition);
    case ConditionKind::odd:
      return (condition.left ? say_measure(speaker, *condition.left) : "0") + " is odd";
    case ConditionKind::matches:
      return say_matches(speaker, condition, "");
    case ConditionKind::all:
      return say_joined(speaker, condition, " and ");
    case ConditionKind::any:
      if (const std::string either = say_either_fight(speaker, condition); !either.empty()) return either;
      return say_joined(speaker, condition, " or ");
    case ConditionKind::none:
      return say_not(speaker, condition);
    case ConditionKind::phase_is:
      return "it is the " + say_time(speaker, condition.phase);
    case ConditionKind::before_attack:
      return "the attack has not begun";
    case ConditionKind::ante_played:
      return "you are playing for ante";
    case ConditionKind::chosen_colour_leads:
      return say_colour_leads(speaker, condition, true);
    case ConditionKind::function:
      return "the script says so";
  }
  return "";
}

std::string say_denied_alone(Speaker& speaker, const Condition& none) {
  return none.parts.size() == 1 ? say_denied(speaker, none.parts.front()) : "";
}

std::string say_any_of(Speaker& speaker, const Condition& parts) {
  return parts.parts.size() == 1 ? say_condition(speaker, parts.parts.front())
                                 : say_joined(speaker, parts, " or ");
}

std::string say_while(Speaker& speaker, const Condition& condition) {
  if (condition.kind == ConditionKind::always) return "";
  return "as long as " + say_condition(speaker, condition) + ", ";
}

std::string say_when(Speaker& speaker, const Condition& condition) {
  const auto is_owned_phase = [&](const Condition& part) {
    if (part.kind != ConditionKind::phase_is) return false;
    const std::string phase = speaker.spelling(part.phase);
    return phase == "upkeep" || phase == "draw";
  };
  for (const Moment& moment : moments())
    if (moment.condition == condition) return std::string(moment.said);
  if (asks_uses(condition) && condition.compare == Comparison::at_most) return say_so_often(condition);
  // "Once each turn for each player", "as many times each turn for each player as there are cards".
  if (const std::optional<Condition> plain = without_player(condition)) {
    constexpr std::string_view turn = " each turn";
    std::string often = say_when(speaker, *plain);
    if (const std::size_t at = often.find(turn); at != std::string::npos)
      return often.insert(at + turn.size(), " for each player");
  }
  if (const std::string dealt = say_just_dealt(speaker, condition); !dealt.empty()) return dealt;
  if (condition == never_used()) return "once";
  if (condition.kind == ConditionKind::compare && condition.right &&
      condition == used_fewer_times_than(*condition.right))
    return "as many times each turn as " + say_measure(speaker, *condition.right);
  if (const Selector* player = turn_asked(condition))
    return "during " + say_possessive(speaker, *player) + " turn";
  if (condition.kind != ConditionKind::all) return "if " + say_condition(speaker, condition);
  // The two that reading "during your upkeep" makes are said together again.
  if (condition.parts.size() == 2 && is_owned_phase(condition.parts[0]))
    if (const Selector* player = turn_asked(condition.parts[1]))
      return "during " + say_possessive(speaker, *player) + " " +
             say_phase(speaker, condition.parts[0].phase);
  if (condition.parts.size() == 2 && condition.parts[0] == phase_is(Word{"end of upkeep"}))
    if (const Selector* player = turn_asked(condition.parts[1]))
      return "at the end of " + say_possessive(speaker, *player) + " upkeep";
  std::string text;
  for (const Condition& part : condition.parts)
    text += (text.empty() ? "" : " and only ") + say_when(speaker, part);
  return text;
}

}  // namespace sleight
