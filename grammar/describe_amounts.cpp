#include <algorithm>

#include "grammar/describer.h"
#include "grammar/vocabulary.h"

/// How amounts are measured and what conditions ask.
namespace sleight {

/// An amount where a number is written: what is no number becomes X, and the sentence ends by saying what X
/// is.
std::string Describer::amount(const Amount& value) {
  switch (value.kind) {
    case AmountKind::number:
      return std::to_string(value.number);
    case AmountKind::x:
      return "X";
    case AmountKind::that_amount:
      return "that much";
    default:
      where_x_ = measure(value);
      return "X";
  }
}

std::string Describer::measure(const Amount& value) {
  const auto of = [&] { return value.of ? possessive(*value.of) : std::string("its"); };
  const auto term = [&](std::size_t i) {
    return i < value.terms.size() ? measure(value.terms[i]) : std::string("0");
  };
  const auto joined = [&](std::string_view joint) {
    std::string text;
    for (std::size_t i = 0; i < value.terms.size(); ++i) text += (i == 0 ? "" : std::string(joint)) + term(i);
    return text;
  };
  switch (value.kind) {
    case AmountKind::number:
      return std::to_string(value.number);
    case AmountKind::x:
      return "X";
    case AmountKind::count:
      return "the number of " + (value.of ? group(*value.of, true) : std::string("things"));
    case AmountKind::power:
      return of() + " power";
    case AmountKind::toughness:
      return of() + " toughness";
    case AmountKind::casting_cost:
      return of() + " casting cost";
    case AmountKind::counters:
      return "the number of " + spelling(value.word) + " counters on " +
             (value.of ? thing(*value.of, "all ") : std::string("it"));
    case AmountKind::life:
      return of() + " life";
    case AmountKind::hand_size:
      return "the number of cards in " + of() + " hand";
    case AmountKind::that_amount:
      return "that much";
    case AmountKind::packet_amount:
      return "the damage left";
    case AmountKind::chosen_number:
      return "the chosen number";
    case AmountKind::last_result:
      return "the number that came of it";
    case AmountKind::target_count:
      return "the number of targets";
    case AmountKind::parameter:
      return "that number";
    case AmountKind::sum:
      return joined(" plus ");
    case AmountKind::difference:
      return joined(" less ");
    case AmountKind::product:
      return joined(" times ");
    case AmountKind::half_down:
      return "half of " + term(0) + ", rounded down";
    case AmountKind::half_up:
      return "half of " + term(0) + ", rounded up";
    case AmountKind::quotient:
      return joined(" divided by ") + ", rounded down";
    case AmountKind::smallest:
      return "the smallest of " + joined(" and ");
    case AmountKind::at_least_zero: {
      const bool difference = value.terms.size() == 1 && value.terms[0].kind == AmountKind::difference &&
                              value.terms[0].terms.size() == 2;
      if (!difference) return term(0) + ", or 0 if that is less than 0";
      return measure(value.terms[0].terms[0]) + " minus " + measure(value.terms[0].terms[1]);
    }
    case AmountKind::function:
      return "a number that the script works out";
  }
  return "";
}

/// "You control a forest", "there are no creatures in play".
std::string Describer::holds_of(const Selector& what, bool none) {
  Selector rest = what;
  for (auto filter = rest.filters.begin(); filter != rest.filters.end(); ++filter) {
    if (filter->quality != Quality::controlled_by || filter->negated || !filter->of) continue;
    const std::string who = thing(*filter->of, "a ");
    rest.filters.erase(filter);
    return who + (who == "you" ? " control " : " controls ") +
           (none ? "no " + group(rest, true) : thing(rest, "a "));
  }
  return none ? "there are no " + group(what, true) + " in play"
              : "there is " + thing(what, "a ") + " in play";
}

/// What something is said to be: "tapped", "a creature".
std::string Describer::state(const std::vector<Filter>& like) {
  const std::string words = filters(like, false);
  const bool noun = like.size() == 1 && like.front().quality == Quality::type;
  return noun ? (std::string_view("aeiou").find(words.front()) != std::string_view::npos ? "an " : "a ") +
                    words
              : words;
}

std::string Describer::condition(const Condition& condition) {
  const auto joined = [&](std::string_view joint) {
    std::string text;
    for (const Condition& part : condition.parts)
      text += (text.empty() ? "" : std::string(joint)) + this->condition(part);
    return text;
  };
  switch (condition.kind) {
    case ConditionKind::always:
      return "it is so";
    case ConditionKind::exists:
      return holds_of(condition.what, false);
    case ConditionKind::compare: {
      const std::string_view how = condition.compare == Comparison::at_least  ? " is at least "
                                   : condition.compare == Comparison::at_most ? " is at most "
                                                                              : " is ";
      return (condition.left ? measure(*condition.left) : "0") + std::string(how) +
             (condition.right ? measure(*condition.right) : "0");
    }
    case ConditionKind::matches: {
      const bool many = is_plural(condition.what);
      if (condition.what.from == Reference::active_player && condition.like.filters.empty())
        return "it is " + possessive(condition.like) + " turn";
      return subject(condition.what) + (many ? " are " : " is ") + state(condition.like.filters);
    }
    case ConditionKind::all:
      return joined(" and ");
    case ConditionKind::any:
      return joined(" or ");
    case ConditionKind::none:
      if (condition.parts.size() == 1 && condition.parts[0].kind == ConditionKind::matches &&
          condition.parts[0].what.from == Reference::active_player)
        return "it is not " + possessive(condition.parts[0].like) + " turn";
      if (condition.parts.size() == 1 && condition.parts[0].kind == ConditionKind::matches &&
          condition.parts[0].like.from == Reference::permanents) {
        const Condition& not_so = condition.parts[0];
        const bool many = is_plural(not_so.what);
        return subject(not_so.what) + (many ? " are not " : " is not ") + state(not_so.like.filters);
      }
      if (condition.parts.size() == 1 && condition.parts[0].kind == ConditionKind::exists)
        return holds_of(condition.parts[0].what, true);
      return "it is not so that " + joined(" or ");
    case ConditionKind::phase_is:
      return "it is the " + spelling(condition.phase) + " phase";
    case ConditionKind::before_attack:
      return "the attack has not begun";
    case ConditionKind::ante_played:
      return "you are playing for ante";
    case ConditionKind::function:
      return "the script says so";
  }
  return "";
}

}  // namespace sleight
