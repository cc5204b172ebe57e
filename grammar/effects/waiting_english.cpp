#include "grammar/effects/waiting_english.h"

#include "grammar/abilities/triggers_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Step at_next(Trigger trigger) {
  Step later = step(Verb::at_time);
  later.trigger = std::move(trigger);
  return later;
}

Trigger phase_trigger(Word phase, PhasePart part) {
  Trigger trigger;
  trigger.event = EventKind::phase;
  trigger.phase = phase;
  trigger.part = part;
  return trigger;
}

void read_delayed(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step later = at_next_end(meaning, said.has(Lexeme::COMBAT));
  read_clause(meaning, said.the(Phrase::clause), later.then);
  steps.push_back(std::move(later));
}

/// "Skip your next draw phase." Every one of them would be a static ability, not a step.
void read_skipping(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const Node* whose = said.child(Phrase::possessive);
  if (whose == nullptr || !said.has(Lexeme::NEXT)) return meaning.fail();
  const Selector who = read_possessive(meaning, *whose);
  // "Target player skips their next turn": both have to be the same player.
  if (!subject.empty() && !(subject == who)) meaning.fail();
  if (said.has(Lexeme::TURN)) {
    Step turns = step(Verb::skip_turns, actor(who));
    const Node* number = said.child(Phrase::number);
    turns.amount = number != nullptr ? read_number(meaning, *number) : Amount(1);
    steps.push_back(std::move(turns));
    return;
  }
  Step skip = step(Verb::skip_phase, actor(who));
  skip.word = read_phase(meaning, said.the(Phrase::phase_name));
  steps.push_back(std::move(skip));
}

/// "Take an extra turn after this one."
void read_taking_turns(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Step turns = step(Verb::take_turns, actor(subject));
  turns.amount = read_number(meaning, said.the(Phrase::number));
  steps.push_back(std::move(turns));
}

/// "You gain 1 life for each 1 damage dealt", with or without its limit: what life_english.cpp reads.
std::string say_drained(Speaker& speaker, const Step& step) {
  const std::string gain = "you gain 1 life for each 1 damage dealt";
  const Step* only = step.then.size() == 1 ? &step.then.front() : nullptr;
  if (only != nullptr && only->verb == Verb::gain_life && only->amount &&
      only->amount->kind == AmountKind::that_amount)
    return gain;
  if (only != nullptr && only->verb == Verb::when && only->then.size() == 1 && only->then[0].amount &&
      only->then[0].amount->kind == AmountKind::smallest)
    return gain +
           ", but not more than the toughness of the creature or the life total of the player before the "
           "damage";
  return "when that damage is dealt, " + say_follows(speaker, step.then);
}

/// "At end of combat", "at the beginning of the next turn's upkeep"; "" for other times.
std::string say_next(Speaker& speaker, const Trigger& trigger) {
  if (trigger.event == EventKind::end_of_combat) return " at end of combat";
  if (trigger.event != EventKind::phase) return "";
  const std::string phase = speaker.spelling(trigger.phase);
  if (phase == "cleanup") return " at end of turn";
  return phase == "upkeep" && trigger.whose.empty() ? " at the beginning of the next turn's upkeep" : "";
}

std::string say_later(Speaker& speaker, const Step& step) {
  const Trigger trigger = step.trigger ? *step.trigger : Trigger{};
  const std::string time = say_next(speaker, trigger);
  if (time.empty()) {
    // The only thing that waits for damage of its own in words of the era: draining life.
    if (trigger.event == EventKind::deals_damage && trigger.subject.from == Reference::self)
      return say_drained(speaker, step);
    return say_trigger(speaker, trigger) + ", this once: " + say_steps(speaker, step.then);
  }
  std::string text;
  for (const Step& each : step.then) {
    const std::string said = say_step(speaker, each);
    // The time in each sentence: the next would be read as done at once.
    text += (text.empty() ? said : ". " + capital(said)) + time;
  }
  return text;
}

/// "Turn", or "2 extra turns" with a word before them.
std::string say_turns(Speaker& speaker, const Step& step, const std::string& one, const std::string& noun) {
  const bool single = !step.amount || *step.amount == Amount(1);
  return single ? one : counted(say_number(speaker, step.amount, "a"), noun);
}

std::string say_skipped_turns(Speaker& speaker, const Step& step) {
  const std::string turns = say_turns(speaker, step, "turn", "turn");
  if (step.what.empty() || step.what.from == Reference::you) return "skip your next " + turns;
  return say_who_does(speaker, step.what, "skip", "skips") + " their next " + turns;
}

std::string say_extra_turns(Speaker& speaker, const Step& step) {
  const bool you = step.what.empty() || step.what.from == Reference::you;
  return (you ? "take" : say_who_does(speaker, step.what, "take", "takes")) + std::string(" ") +
         say_turns(speaker, step, "an extra turn", "extra turn") + " after this one";
}

std::string say_skipping(Speaker& speaker, const Step& step) {
  const std::string phase = say_phase(speaker, step.word);
  if (step.what.empty() || step.what.from == Reference::you) return "skip your next " + phase;
  return say_who_does(speaker, step.what, "skip", "skips") + " their next " + phase;
}

/// "Tap it to have it deal 1 damage": no part of the second without the first.
std::string say_prerequisite(Speaker& speaker, const Step& step) {
  std::string text = say_follows(speaker, step.then) + " to have ";
  for (const Step& each : step.otherwise) {
    std::string then = say_step(speaker, each);
    if (each.verb == Verb::prevent && then.starts_with("prevent ")) {
      // "... to have 1 damage to target creature prevented": the verb stands last, and "up to" is not said.
      then = then.substr(8) + " prevented";
      if (then.starts_with("up to ")) then = then.substr(6);
    }
    text += then;
  }
  return text;
}

constexpr ReadEffect waiting_read[] = {{Phrase::delayed, read_delayed},
                                       {Phrase::skipping, read_skipping},
                                       {Phrase::taking_turns, read_taking_turns}};
constexpr SayEffect waiting_said[] = {
    {Verb::at_time, say_later},
    {Verb::skip_phase, say_skipping},
    {Verb::skip_turns, say_skipped_turns},
    {Verb::take_turns, say_extra_turns},
    {Verb::prerequisite, say_prerequisite},
};

}  // namespace

Step at_next_end(Meaning& meaning, bool of_combat) {
  // "At end of turn" is the very end of cleanup, after damage and changes have ended (R-CLEAN-3).
  if (!of_combat) return at_next(phase_trigger(meaning.word("cleanup"), PhasePart::end));
  Trigger combat;
  combat.event = EventKind::end_of_combat;
  return at_next(std::move(combat));
}

Step at_next_upkeep(Meaning& meaning) {
  // Of whichever player comes next: "the next turn's upkeep" is nobody's in particular.
  return at_next(phase_trigger(meaning.word("upkeep"), PhasePart::beginning));
}

EffectFamily waiting_family() { return {waiting_read, waiting_said}; }

}  // namespace sleight
