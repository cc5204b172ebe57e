#include "grammar/abilities/conditions_english.h"

#include <algorithm>

#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// States that something is said to be in, besides a colour and a type.
struct StateRow {
  Lexeme lexeme;
  Quality quality;
  bool negated;
};
constexpr StateRow states[] = {
    {Lexeme::TAPPED, Quality::tapped, false},
    {Lexeme::UNTAPPED, Quality::tapped, true},
    {Lexeme::ATTACKING, Quality::attacking, false},
    {Lexeme::BLOCKING, Quality::blocking, false},
};

Condition turn_of(const Selector& player) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = one(Reference::active_player);
  // Whose turn it is, is who the active player is: no condition of its own is needed.
  condition.like = player;
  return condition;
}

Condition phase_is(Word phase) {
  Condition condition;
  condition.kind = ConditionKind::phase_is;
  condition.phase = phase;
  return condition;
}

Condition exists(Selector what) {
  Condition condition;
  condition.kind = ConditionKind::exists;
  condition.what = std::move(what);
  return condition;
}

Condition all_of(std::vector<Condition> parts) {
  Condition all;
  all.kind = ConditionKind::all;
  all.parts = std::move(parts);
  return all;
}

Filter read_state(Meaning& meaning, const Node& state) {
  meaning.take(state);
  if (const Node* colour = state.child(Phrase::colour)) {
    Filter filter = filter_of(Quality::colour);
    filter.colours = read_colour(meaning, *colour);
    return filter;
  }
  for (const StateRow& row : states)
    if (state.has(row.lexeme)) return filter_of(row.quality, row.negated);
  return type_filter(read_type_word(meaning, state.the(Phrase::type_word)));
}

Condition read_something_is(Meaning& meaning, const Node& said) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = read_np(meaning, said.the(Phrase::np));
  // What something is, is asked of it as of any permanent.
  condition.like = one(Reference::permanents);
  condition.like.filters.push_back(read_state(meaning, said.the(Phrase::state)));
  return condition;
}

Condition read_somebody_controls(Meaning& meaning, const Node& said) {
  Condition condition = exists(read_group(meaning, said.the(Phrase::group)));
  // "You control a Forest" is a Forest that is there and yours: one shape for "there is" and "controls".
  narrow(condition.what, filter_by(Quality::controlled_by, read_np(meaning, said.the(Phrase::np))));
  return condition;
}

/// Whose turn a condition asks for; null where it asks for something else.
const Selector* turn_asked(const Condition& condition) {
  const bool turn = condition.kind == ConditionKind::matches &&
                    condition.what.from == Reference::active_player && condition.like.filters.empty();
  return turn ? &condition.like : nullptr;
}

/// What something is said to be: "tapped", "a creature".
std::string say_state(Speaker& speaker, const std::vector<Filter>& like) {
  const std::string words = say_filters(speaker, like, false);
  // "A creature", but "tapped" and "red".
  const bool noun = std::any_of(like.begin(), like.end(), [](const Filter& filter) {
    return filter.quality == Quality::type && !filter.negated;
  });
  return noun ? a_or_an(words) : words;
}

std::string say_matches(Speaker& speaker, const Condition& condition, std::string_view not_so) {
  if (const Selector* player = turn_asked(condition))
    return "it is " + std::string(not_so) + say_possessive(speaker, *player) + " turn";
  const bool many = is_plural(speaker, condition.what);
  const Selector& like = condition.like;
  // What it is asked about is a permanent, so that its state says all; any other is named.
  const bool state = like.from == Reference::permanents && like.also.empty() && !like.filters.empty();
  return say_thing(speaker, condition.what, "all ") + (many ? " are " : " is ") + std::string(not_so) +
         (state ? say_state(speaker, like.filters) : say_thing(speaker, like, "a "));
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

std::string say_compared(Speaker& speaker, const Condition& condition) {
  const std::string_view how = condition.compare == Comparison::at_least  ? " is at least "
                               : condition.compare == Comparison::at_most ? " is at most "
                                                                          : " is ";
  return (condition.left ? say_measure(speaker, *condition.left) : "0") + std::string(how) +
         (condition.right ? say_measure(speaker, *condition.right) : "0");
}

std::string say_not(Speaker& speaker, const Condition& condition) {
  const Condition* part = condition.parts.size() == 1 ? &condition.parts.front() : nullptr;
  if (part != nullptr && part->kind == ConditionKind::exists) return say_exists(speaker, part->what, true);
  if (part != nullptr && part->kind == ConditionKind::matches &&
      (turn_asked(*part) != nullptr || part->like.from == Reference::permanents))
    return say_matches(speaker, *part, "not ");
  return "it is not so that " + say_joined(speaker, condition, " or ");
}

}  // namespace

Condition read_condition(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Condition condition;
  switch (said.phrase) {
    case Phrase::there_is:
      condition = exists(read_group(meaning, said.the(Phrase::group)));
      break;
    case Phrase::somebody_controls:
      condition = read_somebody_controls(meaning, said);
      break;
    case Phrase::something_is:
      condition = read_something_is(meaning, said);
      break;
    case Phrase::it_is_turn:
      condition = turn_of(read_possessive(meaning, said.the(Phrase::possessive)));
      break;
    default:
      meaning.fail();
  }
  // No alternative can say both, so that nothing is denied twice.
  return said.has(Lexeme::NO) || said.has(Lexeme::NOT) ? none_of(std::move(condition)) : condition;
}

Condition read_when(Meaning& meaning, const Node& said) {
  meaning.take(said);
  const auto turn = [&] { return turn_of(read_possessive(meaning, said.the(Phrase::possessive))); };
  switch (said.phrase) {
    case Phrase::if_condition:
      return read_condition(meaning, said.the(Phrase::condition));
    case Phrase::before_the_attack: {
      Condition before;
      before.kind = ConditionKind::before_attack;
      return before;
    }
    case Phrase::after_blocks:
      // The step in which blocks have been declared and no damage was dealt yet (R-CBT-3).
      return phase_is(meaning.word("blockers"));
    case Phrase::during_somebodys_turn:
      return turn();
    case Phrase::during_any_upkeep:
      return phase_is(meaning.word("upkeep"));
    case Phrase::during_somebodys_upkeep:
      // Phases have no owner of their own: an upkeep is somebody's because the turn is.
      return all_of({phase_is(meaning.word("upkeep")), turn()});
    default:
      meaning.fail();  // "during combat": no condition knows of an attack going on
      return {};
  }
}

Condition read_whens(Meaning& meaning, const Node& node) {
  std::vector<Condition> all;
  for (const Node* each : node.all(Phrase::when)) all.push_back(read_when(meaning, *each));
  return all.size() == 1 ? std::move(all.front()) : all_of(std::move(all));
}

std::string say_exists(Speaker& speaker, const Selector& what, bool none) {
  Selector rest = what;
  for (auto filter = rest.filters.begin(); filter != rest.filters.end(); ++filter) {
    if (filter->quality != Quality::controlled_by || filter->negated || !filter->of) continue;
    const std::string who = say_thing(speaker, *filter->of, "a ");
    // What "controls" says must not be said again behind the noun.
    rest.filters.erase(filter);
    return who + (who == "you" ? " control " : " controls ") +
           (none ? "no " + say_group(speaker, rest, true) : say_thing(speaker, rest, "a "));
  }
  return none ? "there are no " + say_group(speaker, what, true) + " in play"
              : "there is " + say_thing(speaker, what, "a ") + " in play";
}

std::string say_condition(Speaker& speaker, const Condition& condition) {
  switch (condition.kind) {
    case ConditionKind::always:
      return "it is so";
    case ConditionKind::exists:
      return say_exists(speaker, condition.what, false);
    case ConditionKind::compare:
      return say_compared(speaker, condition);
    case ConditionKind::matches:
      return say_matches(speaker, condition, "");
    case ConditionKind::all:
      return say_joined(speaker, condition, " and ");
    case ConditionKind::any:
      return say_joined(speaker, condition, " or ");
    case ConditionKind::none:
      return say_not(speaker, condition);
    case ConditionKind::phase_is:
      return "it is the " + speaker.spelling(condition.phase) + " phase";
    case ConditionKind::before_attack:
      return "the attack has not begun";
    case ConditionKind::ante_played:
      return "you are playing for ante";
    case ConditionKind::function:
      return "the script says so";
  }
  return "";
}

std::string say_while(Speaker& speaker, const Condition& condition) {
  if (condition.kind == ConditionKind::always) return "";
  return "as long as " + say_condition(speaker, condition) + ", ";
}

std::string say_when(Speaker& speaker, const Condition& condition) {
  const auto is_upkeep = [&](const Condition& part) {
    return part.kind == ConditionKind::phase_is && speaker.spelling(part.phase) == "upkeep";
  };
  if (condition.kind == ConditionKind::before_attack) return "before the attack";
  if (const Selector* player = turn_asked(condition))
    return "during " + say_possessive(speaker, *player) + " turn";
  if (is_upkeep(condition)) return "during any upkeep";
  if (condition.kind == ConditionKind::phase_is && speaker.spelling(condition.phase) == "blockers")
    return "after blockers are declared and before damage is dealt";
  if (condition.kind != ConditionKind::all) return "if " + say_condition(speaker, condition);
  // The two that reading "during your upkeep" makes are said together again.
  if (condition.parts.size() == 2 && is_upkeep(condition.parts[0]))
    if (const Selector* player = turn_asked(condition.parts[1]))
      return "during " + say_possessive(speaker, *player) + " upkeep";
  std::string text;
  for (const Condition& part : condition.parts)
    text += (text.empty() ? "" : " and only ") + say_when(speaker, part);
  return text;
}

}  // namespace sleight
