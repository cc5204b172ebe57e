#include "grammar/abilities/triggers_english.h"

#include "grammar/abilities/conditions_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// Whom an event is told of: the thing that it happens to, or a player.
enum class Of : std::uint8_t { thing, player };

/// How an event is read and said of its subject, and what joins a second party to it ("blocks a creature"). A
/// row with no phrase is only said, one with no words only read.
struct EventRow {
  Phrase phrase;
  EventKind event;
  Of of;
  std::string_view said;
  std::string_view other = "";
};
constexpr EventRow events[] = {
    {Phrase::comes_into_play, EventKind::enters_play, Of::thing, "comes into play"},
    {Phrase::leaves_play, EventKind::leaves_play, Of::thing, "leaves play"},
    {Phrase::is_put_into_graveyard, EventKind::put_into_graveyard, Of::thing,
     "is put into a graveyard from play"},
    {Phrase::deals_damage, EventKind::deals_damage, Of::thing, "deals damage", " to "},
    {Phrase::attacks, EventKind::attacks, Of::thing, "attacks"},
    {Phrase::blocks, EventKind::blocks, Of::thing, "blocks", " "},
    {Phrase::blocks_or_becomes_blocked, EventKind::blocks, Of::thing, ""},
    {Phrase::becomes_blocked, EventKind::becomes_blocked, Of::thing, "becomes blocked", " by "},
    {Phrase::becomes_tapped, EventKind::becomes_tapped, Of::thing, "becomes tapped"},
    {Phrase::becomes_untapped, EventKind::becomes_untapped, Of::thing, "becomes untapped"},
    {Phrase::is_tapped_for_mana, EventKind::tapped_for_mana, Of::thing, "is tapped for mana"},
    {Phrase::is_cast, EventKind::successfully_cast, Of::thing, ""},
    {Phrase::none, EventKind::regenerates, Of::thing, "regenerates"},
    {Phrase::discards, EventKind::discards, Of::player, "discards a card"},
    {Phrase::draws, EventKind::draws, Of::player, "draws a card"},
    {Phrase::none, EventKind::loses_life, Of::player, "loses life"},
    {Phrase::none, EventKind::gains_life, Of::player, "gains life"},
};

// ------------------------------------------------------------------------------------------------ reading

/// The event is one of the player who was read as its subject; any player is nobody in particular.
void happens_to_player(Trigger& trigger, EventKind event) {
  trigger.event = event;
  // An event asks of its player separately; what asks nothing is left empty, as scripts write it.
  trigger.whose = trigger.subject == one(Reference::players) ? Selector{} : trigger.subject;
  trigger.subject = {};
}

/// "Is dealt damage": what it happens to is the second party of what the source does.
void is_dealt_damage(Meaning& meaning, const Node& said, Trigger& trigger) {
  trigger.event = EventKind::deals_damage;
  trigger.combat_only = said.has(Lexeme::COMBAT);
  // One event for both sides of damage (R-TRIG-4): its subject is always the source.
  trigger.other = std::move(trigger.subject);
  trigger.subject = {};
  if (trigger.other.from == Reference::permanents) meaning.refer_to(one(Reference::other_one));
}

/// "A player casts a spell", "you tap a land for mana": a player and what it is done with.
void player_does(Meaning& meaning, const Node& said, EventKind event, Trigger& trigger) {
  happens_to_player(trigger, event);
  // The event of tapping knows who it was, but asks nobody.
  if (event == EventKind::tapped_for_mana && !trigger.whose.empty()) meaning.fail();
  // The thing is what the event is told of, so that "it" is the spell or land.
  trigger.subject = read_np(meaning, said.the(Phrase::np));
  meaning.refer_to(one(Reference::it));
}

void controls_none(Meaning& meaning, const Node& said, Ability& ability) {
  Condition some;
  some.kind = ConditionKind::exists;
  some.what = read_group(meaning, said.the(Phrase::group));
  narrow(some.what, filter_by(Quality::controlled_by, ability.trigger.subject));
  ability.condition = none_of(std::move(some));
  // No event tells that the last Island is gone: it is looked at whenever deaths are (R-LH-1).
  ability.trigger.event = EventKind::state;
  ability.trigger.subject = {};
}

void happens_to_thing(Meaning& meaning, const Node& said, EventKind event, Trigger& trigger) {
  trigger.event = event;
  trigger.combat_only = said.has(Lexeme::COMBAT);
  // Whatever left play is spoken of as it was when it left.
  // Without that, "enchanted creature" would be asked of an enchantment that may be gone with it (R-ENCH-2).
  const bool left = event == EventKind::put_into_graveyard || event == EventKind::leaves_play;
  if (left && trigger.subject.from == Reference::enchanted) meaning.refer_to(one(Reference::it));
  const Node* other = said.child(Phrase::np);
  if (other == nullptr) return;
  trigger.other = read_np(meaning, *other);
  // "... blocks a creature, destroy that creature": the last creature spoken of.
  if (trigger.other.from == Reference::permanents) meaning.refer_to(one(Reference::other_one));
}

void read_event(Meaning& meaning, const Node& said, Ability& ability) {
  meaning.take(said);
  Trigger& trigger = ability.trigger;
  switch (said.phrase) {
    case Phrase::controls_none:
      return controls_none(meaning, said, ability);
    case Phrase::is_dealt_damage:
      return is_dealt_damage(meaning, said, trigger);
    case Phrase::casts:
      return player_does(meaning, said, EventKind::successfully_cast, trigger);
    case Phrase::taps_for_mana:
      return player_does(meaning, said, EventKind::tapped_for_mana, trigger);
    default:
      for (const EventRow& row : events)
        if (row.phrase == said.phrase)
          return row.of == Of::player ? happens_to_player(trigger, row.event)
                                      : happens_to_thing(meaning, said, row.event, trigger);
      meaning.fail();
  }
}

void read_time(Meaning& meaning, const Node& time, Trigger& trigger) {
  meaning.take(time);
  trigger.event = EventKind::phase;
  trigger.phase = read_phase(meaning, time.the(Phrase::phase_name));
  if (const Node* whose = time.child(Phrase::possessive)) trigger.whose = read_possessive(meaning, *whose);
  if (const Node* of = time.child(Phrase::np)) trigger.whose = read_np(meaning, *of);
}

// ------------------------------------------------------------------------------------------------- saying

std::string say_who(Speaker& speaker, const Trigger& trigger) {
  return trigger.subject.empty() ? "something" : say_thing(speaker, trigger.subject, "a ");
}

/// "Whenever you draw a card" for "whenever a player draws a card".
std::string say_of_player(Speaker& speaker, const Trigger& trigger, std::string does) {
  const std::string who = trigger.whose.empty() ? "a player" : say_thing(speaker, trigger.whose, "a ");
  // The verb is the first word that ends in s: "you draw".
  if (who == "you") does.erase(does.find("s "), 1);
  return "whenever " + who + " " + does;
}

std::string say_damage(Speaker& speaker, const Trigger& trigger, const EventRow& row) {
  const std::string damage = trigger.combat_only ? "combat damage" : "damage";
  if (trigger.subject.empty() && !trigger.other.empty())
    return "whenever " + say_thing(speaker, trigger.other, "a ") + " is dealt " + damage;
  return "whenever " + say_who(speaker, trigger) + " deals " + damage +
         (trigger.other.empty() ? "" : std::string(row.other) + say_thing(speaker, trigger.other, "a "));
}

std::string say_event(Speaker& speaker, const Trigger& trigger, const EventRow& row) {
  if (row.of == Of::player) return say_of_player(speaker, trigger, std::string(row.said));
  if (row.event == EventKind::deals_damage) return say_damage(speaker, trigger, row);
  // Moving happens once to a card, the rest again and again.
  const bool once = row.event == EventKind::enters_play || row.event == EventKind::leaves_play ||
                    row.event == EventKind::put_into_graveyard;
  std::string text = once && trigger.subject.from == Reference::self ? "when " : "whenever ";
  text += say_who(speaker, trigger) + " " + std::string(row.said);
  if (!row.other.empty() && !trigger.other.empty())
    text += std::string(row.other) + say_thing(speaker, trigger.other, "a ");
  if (!trigger.whose.empty()) text += " under the control of " + say_thing(speaker, trigger.whose, "a ");
  return text;
}

std::string say_time(Speaker& speaker, const Trigger& trigger) {
  // The end of cleanup is the end of the turn (R-CLEAN-3), and cards call it that.
  if (speaker.spelling(trigger.phase) == "cleanup" && trigger.part == PhasePart::end && trigger.whose.empty())
    return "at the end of any turn";
  const std::string_view part = trigger.part == PhasePart::beginning ? "at the beginning of "
                                : trigger.part == PhasePart::end     ? "at the end of "
                                                                     : "during ";
  const std::string phase = say_phase(speaker, trigger.phase);
  std::string time = "each player's " + phase;
  if (trigger.whose.from == Reference::controller_of || trigger.whose.from == Reference::owner_of)
    time = "the " + phase + " of " + say_thing(speaker, trigger.whose, "a ");
  else if (!trigger.whose.empty())
    time = say_possessive(speaker, trigger.whose) + " " + phase;
  return std::string(part) + time;
}

}  // namespace

void read_trigger(Meaning& meaning, const Node& said, Ability& ability) {
  meaning.take(said);
  Trigger& trigger = ability.trigger;
  switch (said.phrase) {
    case Phrase::during_phase:
      return read_time(meaning, said.the(Phrase::time), trigger);
    case Phrase::at_edge_of_phase:
      trigger.part = said.has(Lexeme::END) ? PhasePart::end : PhasePart::beginning;
      return read_time(meaning, said.the(Phrase::time), trigger);
    case Phrase::at_any_end_of_turn:
      trigger.event = EventKind::phase;
      trigger.phase = meaning.word("cleanup");
      trigger.part = PhasePart::end;
      return;
    case Phrase::at_any_end_of_combat:
      trigger.event = EventKind::end_of_combat;
      return;
    case Phrase::when_none: {
      trigger.event = EventKind::state;
      Condition some;
      some.kind = ConditionKind::exists;
      some.what = read_group(meaning, said.the(Phrase::group));
      ability.condition = none_of(std::move(some));
      return;
    }
    case Phrase::when_event:
      trigger.subject = read_np(meaning, said.the(Phrase::np));
      // "When you ..." and "when an opponent ..." speak of a player, not of a subject.
      // "Whenever a creature attacks, destroy it": the one of the event, not all that could have been it.
      // A spell that is cast is one of those too, and never this card.
      if (trigger.subject.from == Reference::permanents || trigger.subject.from == Reference::spells)
        meaning.refer_to(one(Reference::it));
      return read_event(meaning, said.the(Phrase::event), ability);
    default:
      meaning.fail();
  }
}

bool is_two_events(const Node& trigger) {
  const Node* event = trigger.child(Phrase::event);
  return event != nullptr && event->is(Phrase::blocks_or_becomes_blocked);
}

std::string say_trigger(Speaker& speaker, const Trigger& trigger) {
  for (const EventRow& row : events)
    if (row.event == trigger.event && !row.said.empty()) return say_event(speaker, trigger, row);
  switch (trigger.event) {
    case EventKind::phase:
      return say_time(speaker, trigger);
    case EventKind::successfully_cast:
      return say_of_player(speaker, trigger, "successfully casts " + say_who(speaker, trigger));
    case EventKind::end_of_combat:
      return "at end of combat";
    case EventKind::state:
      return "as soon as it is so";
    case EventKind::enters_play:
    case EventKind::leaves_play:
    case EventKind::put_into_graveyard:
    case EventKind::deals_damage:
    case EventKind::tapped_for_mana:
    case EventKind::becomes_tapped:
    case EventKind::becomes_untapped:
    case EventKind::attacks:
    case EventKind::blocks:
    case EventKind::becomes_blocked:
    case EventKind::discards:
    case EventKind::draws:
    case EventKind::loses_life:
    case EventKind::gains_life:
    case EventKind::regenerates:
      break;  // each has a row with words
    case EventKind::none:
      break;
  }
  return "at no time";
}

bool says_condition(const Ability& ability) { return ability.trigger.event == EventKind::state; }

std::string say_trigger_of(Speaker& speaker, const Ability& ability) {
  if (!says_condition(ability)) return say_trigger(speaker, ability.trigger);
  // The condition is the event itself (R-LH-1): saying both would ask twice.
  const Condition& condition = ability.condition;
  const bool absence = condition.kind == ConditionKind::none && condition.parts.size() == 1 &&
                       condition.parts[0].kind == ConditionKind::exists;
  return absence ? "when " + say_exists(speaker, condition.parts[0].what, true)
                 : "as soon as " + say_condition(speaker, condition);
}

}  // namespace sleight
