#include "scripting/words/flow_step_words.h"

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

namespace {

/// Makes it a step whose steps are done later, when that happens next.
Trigger& waits_for(Step& step, EventKind event) {
  step.verb = Verb::at_time;
  step.trigger = Trigger{};
  step.trigger->event = event;
  return *step.trigger;
}
void waits_for_phase(Step& step, const char* phase, PhasePart part) {
  Trigger& moment = waits_for(step, EventKind::phase);
  moment.phase = Word(phase);
  moment.part = part;
}

}  // namespace

void add_flow_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  list.push_back({"choose_colour_not_of",
                  Style::call,
                  preset_verb<choose>,
                  {field<Step, &Step::other>("what", "Whose colours cannot be chosen.", true),
                   field<Step, &Step::what>("who", "Who chooses; you when left out.")},
                  "A colour that it is not, remembered as that of `choose \"colour\"`."});
  list.push_back({"choose",
                  Style::call,
                  preset_verb<choose>,
                  {field<Step, &Step::choice>(
                       "kind", "What is chosen: \"colour\", \"basic land type\", \"opponent\", ...", true),
                   field<Step, &Step::what>("who", "Who chooses; you when left out."),
                   field<Step, &Step::other>("among", "For a card: from among which.")},
                  "A choice, remembered with this card, each kind by itself: see `choices`."});
  list.push_back({"choose_number_up_to",
                  Style::call,
                  [](Step& s) {
                    s.verb = choose;
                    s.choice = ChoiceKind::number;
                  },
                  {number("The greatest that may be chosen; the least is 0."),
                   field<Step, &Step::what>("who", "Who chooses; you when left out.")},
                  "A number, remembered with this card: `chosen_number`."});
  // The same verb as `may`, with the steps on the other side: what is not paid for happens.
  list.push_back(
      {"unless",
       Style::table,
       preset_verb<may>,
       {field<Step, &Step::what>("by", "Who may pay; you when left out."),
        field<Step, &Step::cost>("pay", "What it costs.", true),
        field<Step, &Step::other>(
            "compelled_from",
            "Permanents: as far as the pool and their mana cover it, it is paid without a question.")},
       "The steps are done unless the player pays.",
       "",
       field<Step, &Step::otherwise>("steps", "What is done when it is not paid.")});
  list.push_back(
      {"may",
       Style::table,
       preset_verb<may>,
       {field<Step, &Step::what>("by", "Who may; you when left out."),
        field<Step, &Step::cost>("pay", "What it costs; nothing when left out."),
        field<Step, &Step::other>(
            "compelled_from",
            "Permanents: as far as the pool and their mana cover it, it is paid without a question."),
        field<Step, &Step::once>("once", "For one thing, `it`, no more than once in a phase."),
        field<Step, &Step::otherwise, StepList>("otherwise", "What happens when it is not paid.")},
       "A player may pay, and then the steps are done.",
       "",
       items("What is done when it is paid.")});
  list.push_back(
      {"when",
       Style::call,
       preset_verb<when>,
       {field<Step, &Step::condition>("condition", "A condition.", true), then("What is done if it holds."),
        field<Step, &Step::otherwise, StepList>("otherwise", "What is done if not.")},
       "Steps that are done only if a condition holds."});
  list.push_back({"for_each",
                  Style::call,
                  preset_verb<for_each>,
                  {what("A selector."), then("What is done, with `it`.")},
                  "Steps that are done once for each of those."});
  list.push_back({"repeat_times",
                  Style::call,
                  preset_verb<repeat>,
                  {number("How often."), then("What is done.")},
                  "Steps that are done several times."});
  list.push_back(
      {"first",
       Style::table,
       preset_verb<prerequisite>,
       {field<Step, &Step::otherwise, StepList>("to", "What follows if all of it was done.", true)},
       "Steps that are done to have others follow: no part of those if any of these could not be "
       "done.",
       "R-RESOLVE-1",
       items("What is done first.")});
  // A second moment at which targets are chosen: the rule set says whether one may come again (R-TARGET-4).
  list.push_back(
      {"aim_at",
       Style::call,
       preset_verb<aim>,
       {what("What may be a target."), then("What is done, with `it`."),
        field<Step, &Step::otherwise, StepList>("otherwise", "What is done where there is no such target."),
        other_thing("who", "Who chooses it; you when left out.")},
       "Steps with a target that is chosen only when they are done.",
       "R-TARGET-4"});
  list.push_back({"repeat_until",
                  Style::call,
                  preset_verb<repeat>,
                  {field<Step, &Step::condition>("condition", "When it ends.", true), then("What is done.")},
                  "Steps that are done, at least once, until a condition holds."});
  list.push_back({"process",
                  Style::table,
                  preset_verb<repeat>,
                  {},
                  "Steps that are done once, and once more whenever `again()` is done in them.",
                  "",
                  items("What is done.")});
  list.push_back(
      {"one_of",
       Style::table,
       preset_verb<one_of>,
       {field<Step, &Step::what>("by", "Who chooses; you when left out.")},
       "One of several ways, chosen when it is done: `one_of { way { draw(1) }, way { gain_life(2) } }`.",
       "",
       items("The ways.")});
  list.push_back({"way",
                  Style::table,
                  preset_verb<way>,
                  {},
                  "One of the ways of `one_of`.",
                  "",
                  items("What is done.")});
  list.push_back({"again",
                  Style::call,
                  preset_verb<again>,
                  {},
                  "The `process` that it stands in is done once more, when it is through."});
  list.push_back(
      {"flip_coin",
       Style::table,
       preset_verb_once<flip_coin>,
       {field<Step, &Step::what>("by", "Who flips; you when left out. With it, `it` is the one who flips."),
        field<Step, &Step::amount>("coins", "How many; 1 when left out."),
        field<Step, &Step::then, StepList>("won", "What is done on a win."),
        field<Step, &Step::otherwise, StepList>("lost", "What is done on a loss.")},
       "A player flips a coin."});
  list.push_back(
      {"next_end_of_turn",
       Style::table,
       [](Step& s) { waits_for_phase(s, "cleanup", PhasePart::end); },
       {field<Step, &Step::once>("once", "Nothing is set up where the same of this card waits already.")},
       "Steps that are done at the end of this turn; set up there, they are done there.",
       "",
       items("What is done.")});
  list.push_back({"when_damage_is_dealt",
                  Style::table,
                  // Of itself alone: whatever else deals damage meanwhile is no matter of this spell.
                  [](Step& s) { waits_for(s, EventKind::deals_damage).subject.from = Reference::self; },
                  {},
                  "Steps that are done when the damage of this spell or effect is dealt, with `that_much` of "
                  "it: what is left after prevention.",
                  "R-DP-5",
                  items("What is done.")});
  list.push_back({"next_upkeep",
                  Style::table,
                  [](Step& s) { waits_for_phase(s, "upkeep", PhasePart::beginning); },
                  {},
                  "Steps that are done at the beginning of the next upkeep, whosever it is; set up in an "
                  "upkeep, of the one "
                  "after it.",
                  "",
                  items("What is done.")});
  list.push_back(
      {"next_end_of_combat",
       Style::table,
       [](Step& s) { waits_for(s, EventKind::end_of_combat); },
       {},
       "Steps that are done at the end of the attack of this turn; without one, or set up when that end has "
       "come, never.",
       "",
       items("What is done.")});
  // Behind the words for moments, which say the same more shortly.
  static const auto event = field<Step, &Step::trigger>(
      "event", "What is waited for: `put_into_graveyard { what = target }`.", true);
  static const auto or_event = field<Step, &Step::or_trigger>(
      "or_event", "Another event that is waited for as well: whichever comes first.");
  list.push_back(
      {"the_next_time",
       Style::table,
       preset_verb<at_time>,
       {event, or_event,
        field<Step, &Step::cost>("unless_paid", "What may be paid at any time before; then it never comes."),
        field<Step, &Step::what>("by", "Who may pay that; you when left out.")},
       "Steps that are done once, when that happens next, with what the event gives.",
       "",
       items("What is done.")});
  list.push_back({"when_this_turn",
                  Style::table,
                  lasts<at_time, Duration::end_of_turn>,
                  {event, or_event},
                  "Steps that are done once, when that happens next, if it does so before the turn ends.",
                  "",
                  items("What is done.")});
  list.push_back({"whenever_this_turn",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::end_of_turn>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens until the turn ends.",
                  "",
                  items("What is done.")});
  list.push_back({"whenever_while_tapped",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::while_source_tapped>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens while this card stays tapped.",
                  "R-DUR-3",
                  items("What is done.")});
  list.push_back({"whenever_while_in_play",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::while_source_in_play>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens while this card stays in play.",
                  "",
                  items("What is done.")});
  list.push_back({"whenever_from_now_on",
                  Style::table,
                  [](Step& s) {
                    lasts<at_time, Duration::for_good>(s);
                    s.each_time = true;
                  },
                  {event},
                  "Steps that are done each time that happens for the rest of the duel.",
                  "",
                  items("What is done.")});
}

}  // namespace sleight
