#include "grammar/abilities/triggers_english.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/simple_conditions_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"

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
    {Phrase::is_put_into_hand, EventKind::put_into_hand, Of::thing, "is put into a hand from play"},
    {Phrase::deals_damage, EventKind::deals_damage, Of::thing, "deals damage", " to "},
    {Phrase::attacks, EventKind::attacks, Of::thing, "attacks"},
    {Phrase::blocks, EventKind::blocks, Of::thing, "blocks", " "},
    {Phrase::goes_unblocked, EventKind::goes_unblocked, Of::thing, "attacks and is not blocked"},
    {Phrase::becomes_blocked, EventKind::becomes_blocked, Of::thing, "becomes blocked", " by "},
    {Phrase::becomes_tapped, EventKind::becomes_tapped, Of::thing, "becomes tapped"},
    {Phrase::becomes_untapped, EventKind::becomes_untapped, Of::thing, "becomes untapped"},
    {Phrase::is_tapped_for_mana, EventKind::tapped_for_mana, Of::thing, "is tapped for mana"},
    {Phrase::is_cast, EventKind::successfully_cast, Of::thing, ""},
    {Phrase::none, EventKind::regenerates, Of::thing, "regenerates"},
    {Phrase::declares_attack, EventKind::attack_declared, Of::player, "declares an attack"},
    {Phrase::draws, EventKind::draws, Of::player, "draws a card"},
    {Phrase::loses_life, EventKind::loses_life, Of::player, "loses life"},
    {Phrase::gains_life, EventKind::gains_life, Of::player, "gains life"},
};

// ------------------------------------------------------------------------------------------------ reading

/// The event is one of the player who was read as its subject; any player is nobody in particular.
void happens_to_player(Trigger& trigger, EventKind event) {
  trigger.event = event;
  // An event asks of its player separately; what asks nothing is left empty, as scripts write it.
  trigger.whose = trigger.subject == one(Reference::players) ? Selector{} : trigger.subject;
  trigger.subject = {};
}

/// "You discard ~": nobody else can.
void discards_itself(ReadingContext& context, Trigger& trigger) {
  if (trigger.whose.empty() || !is_you(trigger.whose)) context.fail();
  trigger.subject = one(Reference::self);
}

/// "Is dealt damage": what it happens to is the second party of what the source does.
void is_dealt_damage(ReadingContext& context, const Node& said, Trigger& trigger) {
  trigger.event = EventKind::deals_damage;
  trigger.combat_only = said.has(Lexeme::COMBAT);
  // One event for both sides of damage (R-TRIG-4): its subject is always the source.
  trigger.other = std::move(trigger.subject);
  trigger.subject = {};
  if (trigger.other.from == Reference::permanents)
    context.refer_to(one(Reference::other_one), false, types_named(trigger.other));
  const Node* by = said.child(Phrase::np);
  if (by == nullptr) return;
  trigger.subject = read_np(context, *by);
  // "It" is as likely to be either.
  if (trigger.subject.from == Reference::permanents)
    context.refer_to(one(Reference::it), true, types_named(trigger.subject));
}

/// "A player casts a spell", "you tap a land for mana": a player and what it is done with.
void player_does(ReadingContext& context, const Node& said, EventKind event, Trigger& trigger) {
  happens_to_player(trigger, event);
  // The event of tapping knows who it was, but asks nobody.
  if (event == EventKind::tapped_for_mana && !trigger.whose.empty()) context.fail();
  // The thing is what the event is told of, so that "it" is the spell or land.
  trigger.subject = read_np(context, said.the(Phrase::np));
  context.refer_to(one(Reference::it));
}

/// "A player activates an artifact's ability without {T} in its cost".
void activates(ReadingContext& context, const Node& said, Trigger& trigger) {
  happens_to_player(trigger, EventKind::activates);
  trigger.without_tapping = said.has(Lexeme::WITHOUT);
  if (const Node* tapping = said.child(Phrase::with_tapping)) {
    trigger.with_tapping = true;
    if (!tapping->has(Lexeme::ITS)) context.fail();
    context.take(*tapping);
  }
  const Node* whose = said.child(Phrase::possessive);
  trigger.subject =
      whose != nullptr ? read_possessive(context, *whose) : read_np(context, said.the(Phrase::np));
  if (said.has(Lexeme::MANA)) {
    // What lies on the batch: it is spoken of as "that ability", and of what has it nobody speaks.
    trigger.other = one(Reference::effects);
    context.used_ability = true;
    context.refer_to(one(Reference::it), true);
  } else if (trigger.subject.from == Reference::permanents) {
    context.refer_to(one(Reference::it), false, types_named(trigger.subject));
  }
}

/// The kind of counter, and what the last of it is taken off.
void read_last_counter_lost(ReadingContext& context, const Node& said, Trigger& trigger) {
  trigger.event = EventKind::last_counter_removed;
  trigger.counter = read_counter_kind(context, said.the(Phrase::counter_kind));
  trigger.subject = read_np(context, said.the(Phrase::np));
  if (trigger.subject.from == Reference::permanents)
    context.refer_to(one(Reference::it), false, types_named(trigger.subject));
}

/// "A spell or effect an opponent controls causes you to discard ~".
void is_made_to_discard(ReadingContext& context, const Node& said, Trigger& trigger) {
  const auto players = said.all(Phrase::np);
  trigger.cause = read_np(context, *players[0]);
  trigger.subject = read_np(context, *players[1]);
  if (!is_player(context, trigger.cause) || is_set(trigger.cause.from)) context.fail();
  happens_to_player(trigger, EventKind::discards);
  // "That player" is whoever is not you.
  if (is_you(trigger.whose)) context.player = trigger.cause;
  if (said.has(Lexeme::SELF)) discards_itself(context, trigger);
}

/// "~ becomes the target of a spell or ability an opponent controls".
void becomes_target(ReadingContext& context, const Node& said, Trigger& trigger) {
  trigger.event = EventKind::becomes_target;
  if (const Node* group = said.child(Phrase::group)) {
    trigger.other = read_group(context, *group);
    if (trigger.other.from != Reference::spells || !trigger.other.also.empty()) context.fail();
  }
  if (const Node* whose = said.child(Phrase::whose)) {
    trigger.cause = read_whose(context, *whose);
    // "That player" is whoever casts or uses it.
    context.player = one(Reference::that_player);
  }
}

/// `shared`: whom the other of two events names for both, `once` as one or more.
void happens_to_thing(ReadingContext& context, const Node& said, EventKind event, Trigger& trigger,
                      const Node* shared, bool once) {
  trigger.event = event;
  trigger.combat_only = said.has(Lexeme::COMBAT);
  trigger.elsewhere = said.has(Lexeme::EXCEPT);
  // Nobody but the card itself hears of it.
  if (trigger.elsewhere && !(trigger.subject == one(Reference::self))) context.fail();
  // "Into your graveyard": what you own goes there (R-ZONE-1).
  if (event == EventKind::put_into_graveyard && said.has(Lexeme::YOUR)) {
    if (trigger.subject.from != Reference::permanents || !trigger.subject.also.empty()) context.fail();
    narrow(trigger.subject, filter_by(Quality::owned_by, one(Reference::you)));
  }
  // Whatever left play is spoken of as it was when it left.
  // Without that, "enchanted creature" would be asked of an enchantment that may be gone with it (R-ENCH-2).
  const bool left = has(event, EventTraits::leaving);
  if (left && trigger.subject.from == Reference::enchanted) context.refer_to(one(Reference::it));
  const Node* other = said.child(Phrase::np) != nullptr ? said.child(Phrase::np) : shared;
  // One creature of many is named by the event alone.
  if (event == EventKind::attacks || event == EventKind::goes_unblocked)
    context.attacker = is_set(trigger.subject.from) ? one(Reference::it) : trigger.subject;
  const bool block = has(event, EventTraits::of_block);
  if (other == nullptr) return;
  // "Becomes blocked by a creature" is said of each of them, "by one or more" of all at once.
  trigger.once = block && (said.has(Lexeme::MORE_WORD) || (shared != nullptr && once));
  trigger.other = read_np(context, *other);
  // Of one or more nobody can say which.
  if (trigger.once) return;
  // "... blocks a creature, destroy that creature": the last creature spoken of; "it" may be the subject.
  if (trigger.other.from == Reference::permanents)
    context.refer_to(one(Reference::other_one), true,
                     block ? CardType::creature : types_named(trigger.other));
}

void read_event(ReadingContext& context, const Node& said, Ability& ability, const Node* other_event) {
  context.take(said);
  // "Blocks or becomes blocked by a creature": whom stands behind the second.
  const bool shares =
      other_event != nullptr && said.is(Phrase::blocks) && other_event->is(Phrase::becomes_blocked);
  const Node* shared = shares && !said.has(Phrase::np) ? other_event->child(Phrase::np) : nullptr;
  const bool once = shared != nullptr && other_event->has(Lexeme::MORE_WORD);
  Trigger& trigger = ability.trigger;
  switch (said.phrase) {
    case Phrase::is_dealt_damage:
      return is_dealt_damage(context, said, trigger);
    case Phrase::attacks_with:
      happens_to_player(trigger, EventKind::attacks);
      trigger.subject = read_np(context, said.the(Phrase::np));
      if (trigger.subject.from != Reference::permanents) context.fail();
      trigger.once = true;
      return;
    case Phrase::removes_last_counter:
      happens_to_player(trigger, EventKind::last_counter_removed);
      return read_last_counter_lost(context, said, trigger);
    case Phrase::puts_into_play:
      return player_does(context, said, EventKind::enters_play, trigger);
    case Phrase::casts:
      return player_does(context, said, EventKind::successfully_cast, trigger);
    case Phrase::plays_land: {
      player_does(context, said, EventKind::plays_land, trigger);
      // All other cards are cast (R-CAST-5).
      auto& filters = trigger.subject.filters;
      const auto land = std::find(filters.begin(), filters.end(), type_filter(CardType::land));
      if (land == filters.end() || !trigger.subject.also.empty() ||
          trigger.subject.from != Reference::permanents)
        context.fail();
      // Whichever it is.
      if (filters.size() == 1) trigger.subject = {};
      return;
    }
    case Phrase::loses_control:
      happens_to_player(trigger, EventKind::loses_control);
      trigger.subject = read_np(context, said.the(Phrase::np));
      if (trigger.subject.from == Reference::permanents)
        context.refer_to(one(Reference::it), false, types_named(trigger.subject));
      return;
    case Phrase::activates:
      return activates(context, said, trigger);
    case Phrase::discards:
      happens_to_player(trigger, EventKind::discards);
      if (said.has(Lexeme::SELF))
        discards_itself(context, trigger);
      else
        context.refer_to(one(Reference::it), true);
      return;
    case Phrase::cycles:
      // Only who has a hand cycles.
      if (!is_player(context, trigger.subject)) context.fail();
      happens_to_player(trigger, EventKind::discards);
      trigger.keyword = context.word("cycling");
      if (said.has(Lexeme::SELF))
        discards_itself(context, trigger);
      else
        context.refer_to(one(Reference::it), true);
      return;
    case Phrase::becomes_target:
      return becomes_target(context, said, trigger);
    case Phrase::does_not_pay:
      happens_to_player(trigger, EventKind::does_not_pay);
      trigger.subject = read_possessive(context, said.the(Phrase::possessive));
      trigger.keyword = context.word(said.the(Lexeme::COST_KEYWORD).open->name);
      return;
    case Phrase::taps_for_mana:
      return player_does(context, said, EventKind::tapped_for_mana, trigger);
    default:
      for (const EventRow& row : events)
        if (row.phrase == said.phrase) {
          if (row.of == Of::player) return happens_to_player(trigger, row.event);
          happens_to_thing(context, said, row.event, trigger, shared, once);
          // "When ~ is successfully cast, counter it": the spell that it is then.
          if (row.event == EventKind::successfully_cast && trigger.subject == one(Reference::self))
            context.refer_to(one(Reference::it), true);
          return;
        }
      context.fail();
  }
}

void read_time(ReadingContext& context, const Node& time, Trigger& trigger) {
  context.take(time);
  trigger.event = EventKind::phase;
  trigger.phase = read_phase(context, time.the(Phrase::phase_name));
  if (const Node* whose = time.child(Phrase::possessive)) trigger.whose = read_possessive(context, *whose);
  if (const Node* of = time.child(Phrase::np)) trigger.whose = read_np(context, *of);
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

/// "When you discard ~", "whenever a spell or effect an opponent controls causes you to discard a card".
std::string say_discards(Speaker& speaker, const Trigger& trigger) {
  const std::string what = trigger.subject.empty() ? "a card" : say_thing(speaker, trigger.subject, "a ");
  const bool once = trigger.subject.from == Reference::self;
  if (trigger.cause.empty()) {
    const bool cycles = trigger.keyword == Word{"cycling"};
    const std::string paid =
        trigger.keyword && !cycles ? " for " + speaker.spelling(trigger.keyword) : std::string();
    const std::string said =
        say_of_player(speaker, trigger, (cycles ? "cycles " : "discards ") + what + paid);
    return once ? "when" + said.substr(8) : said;
  }
  return std::string(once ? "when" : "whenever") + " a spell or effect " +
         say_thing(speaker, trigger.cause, "a ") + (is_you(trigger.cause) ? " control" : " controls") +
         " causes " + (trigger.whose.empty() ? "a player" : say_thing(speaker, trigger.whose, "a ")) +
         " to discard " + what;
}

/// "Whenever ~ becomes the target of a spell or ability an opponent controls".
std::string say_becomes_target(Speaker& speaker, const Trigger& trigger) {
  const std::string of =
      trigger.other.empty() ? "a spell or ability" : say_thing(speaker, trigger.other, "a ");
  const std::string whose = trigger.cause.empty() ? ""
                                                  : " " + say_thing(speaker, trigger.cause, "a ") +
                                                        (is_you(trigger.cause) ? " control" : " controls");
  return "whenever " + say_who(speaker, trigger) + " becomes the target of " + of + whose;
}

/// "When you remove the last ore counter from ~", "when the last ore counter is removed from ~".
std::string say_last_counter(Speaker& speaker, const Trigger& trigger) {
  const std::string counter = "the last " + speaker.spelling(trigger.counter) + " counter ";
  const std::string from = "from " + say_who(speaker, trigger);
  if (trigger.whose.empty()) return "when " + counter + "is removed " + from;
  const std::string who = say_thing(speaker, trigger.whose, "a ");
  return "when " + who + (who == "you" ? " remove " : " removes ") + counter + from;
}

std::string say_damage(Speaker& speaker, const Trigger& trigger, const EventRow& row) {
  const std::string damage = trigger.combat_only ? "combat damage" : "damage";
  if (trigger.subject.empty() && !trigger.other.empty())
    return "whenever " + say_thing(speaker, trigger.other, "a ") +
           (is_you(trigger.other) ? " are dealt " : " is dealt ") + damage;
  return "whenever " + say_who(speaker, trigger) + " deals " + damage +
         (trigger.other.empty() ? "" : std::string(row.other) + say_thing(speaker, trigger.other, "a "));
}

/// "Blocks", of all at once; of each by itself " a creature", and " one or more Orcs" of those.
std::string say_blocks(Speaker& speaker, const Trigger& trigger, const EventRow& row) {
  if (trigger.other.empty()) return "";
  if (!trigger.once) return std::string(row.other) + say_thing(speaker, trigger.other, "a ");
  return std::string(row.other) + "one or more " + say_group(speaker, trigger.other, true);
}

std::string say_event(Speaker& speaker, const Trigger& trigger, const EventRow& row) {
  if (row.event == EventKind::attacks && trigger.once)
    return say_of_player(speaker, trigger,
                         "attacks with one or more " + say_group(speaker, trigger.subject, true));
  if (row.of == Of::player) return say_of_player(speaker, trigger, std::string(row.said));
  if (row.event == EventKind::deals_damage) return say_damage(speaker, trigger, row);
  // Moving happens once to a card, the rest again and again.
  const bool once = row.event == EventKind::enters_play || has(row.event, EventTraits::leaving);
  std::string text = once && trigger.subject.from == Reference::self ? "when " : "whenever ";
  text += say_who(speaker, trigger) + " " +
          (trigger.elsewhere ? "is put into a graveyard from anywhere except play" : std::string(row.said));
  if (has(row.event, EventTraits::of_block))
    text += say_blocks(speaker, trigger, row);
  else if (!row.other.empty() && !trigger.other.empty())
    text += std::string(row.other) + say_thing(speaker, trigger.other, "a ");
  if (!trigger.whose.empty()) text += " under the control of " + say_thing(speaker, trigger.whose, "a ");
  return text + (trigger.unsacrificed ? ", if it was not sacrificed" : "");
}

std::string say_time(Speaker& speaker, const Trigger& trigger) {
  // The end of cleanup is the end of the turn (R-CLEAN-3), and cards call it that.
  if (speaker.spelling(trigger.phase) == "cleanup" && trigger.part == PhasePart::end && trigger.whose.empty())
    return "at the end of any turn";
  if (speaker.spelling(trigger.phase) == "cleanup" && trigger.part == PhasePart::end) {
    const bool of =
        trigger.whose.from == Reference::controller_of || trigger.whose.from == Reference::owner_of;
    return of ? "at the end of the turn of " + say_thing(speaker, trigger.whose, "a ")
              : "at the end of " + say_possessive(speaker, trigger.whose) + " turn";
  }
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

std::size_t count_events(const Node& trigger) {
  if (trigger.is(Phrase::when_it_or_another)) return 2;
  return trigger.is(Phrase::when_event) ? trigger.all(Phrase::event).size() : 1;
}

void read_trigger(ReadingContext& context, const Node& said, Ability& ability, std::size_t which) {
  context.take(said);
  Trigger& trigger = ability.trigger;
  switch (said.phrase) {
    case Phrase::during_phase:
      return read_time(context, said.the(Phrase::time), trigger);
    case Phrase::at_edge_of_phase:
      trigger.part = said.has(Lexeme::END) ? PhasePart::end : PhasePart::beginning;
      return read_time(context, said.the(Phrase::time), trigger);
    case Phrase::at_any_end_of_turn:
      trigger.event = EventKind::phase;
      trigger.phase = context.word("cleanup");
      trigger.part = PhasePart::end;
      return;
    case Phrase::at_end_of_turn:
      trigger.event = EventKind::phase;
      trigger.phase = context.word("cleanup");
      trigger.part = PhasePart::end;
      // "Each player's" is everybody's.
      if (const Node* whose = said.child(Phrase::possessive))
        trigger.whose = read_possessive(context, *whose);
      if (const Node* of = said.child(Phrase::np)) trigger.whose = read_np(context, *of);
      return;
    case Phrase::as_attack_begins:
      trigger.event = EventKind::attack_begins;
      if (const Node* whose = said.child(Phrase::possessive))
        trigger.whose = read_possessive(context, *whose);
      return;
    case Phrase::at_any_end_of_combat:
      trigger.event = EventKind::end_of_combat;
      return;
    case Phrase::when_last_removed:
      return read_last_counter_lost(context, said, trigger);
    case Phrase::when_made_to_discard:
      return is_made_to_discard(context, said, trigger);
    case Phrase::when_so: {
      // No event tells that the last Island is gone: it is looked at whenever deaths are (R-LH-1).
      trigger.event = EventKind::state;
      const Node& condition = said.the(Phrase::condition);
      for (const Node* fact : condition.all(Phrase::fact))
        if (!is_watched(*fact)) context.fail();
      ability.condition = read_condition(context, condition);
      return;
    }
    case Phrase::when_it_or_another: {
      // "Whenever ~ or another Zombie dies": the same of this card and of each other, by itself.
      const Selector other = read_np(context, said.the(Phrase::np));
      const bool another = other.from == Reference::permanents && other.also.empty() &&
                           std::any_of(other.filters.begin(), other.filters.end(),
                                       [](const Filter& filter) { return filter.asks_for(Quality::other); });
      if (!another) context.fail();
      trigger.subject = which == 0 ? one(Reference::self) : other;
      if (which == 0)
        context.refer_to(one(Reference::self));
      else
        context.refer_to(one(Reference::it), false, types_named(other));
      return read_event(context, said.the(Phrase::event), ability, nullptr);
    }
    case Phrase::when_event:
      trigger.subject = read_np(context, said.the(Phrase::np));
      // "When you ..." and "when an opponent ..." speak of a player, not of a subject.
      // "Whenever a creature attacks, destroy it": the one of the event, not all that could have been it.
      // A spell that is cast is one of those too, and never this card.
      if (trigger.subject.from == Reference::permanents || trigger.subject.from == Reference::spells)
        context.refer_to(
            one(Reference::it), false,
            trigger.subject.from == Reference::permanents ? types_named(trigger.subject) : CardType{});
      {
        const auto said_events = said.all(Phrase::event);
        const Node* other = said_events.size() > 1 ? said_events[1 - which] : nullptr;
        return read_event(context, *said_events[which], ability, other);
      }
    default:
      context.fail();
  }
}

namespace {

/// Of which effects under way it is heard.
std::string say_used(Speaker& speaker, const Trigger& trigger) {
  if (trigger.other.empty()) return "";
  if (trigger.other == one(Reference::effects)) return " that is not a mana ability";
  return ", and that is " + say_thing(speaker, trigger.other, "a ");
}

}  // namespace

Trigger read_watched(ReadingContext& context, const Node& said, const Node& event, const Node* other) {
  Ability ability;
  ability.trigger.subject = read_np(context, said.the(Phrase::np));
  if (ability.trigger.subject.from == Reference::permanents ||
      ability.trigger.subject.from == Reference::spells)
    context.refer_to(one(Reference::it));
  read_event(context, event, ability, other);
  return ability.trigger;
}

Trigger read_also_watched(ReadingContext& context, const Selector& subject, const Node& event,
                          const Node& other) {
  Ability ability;
  ability.trigger.subject = subject;
  read_event(context, event, ability, &other);
  return ability.trigger;
}

std::string say_trigger(Speaker& speaker, const Trigger& trigger) {
  for (const EventRow& row : events)
    if (row.event == trigger.event && !row.said.empty()) return say_event(speaker, trigger, row);
  switch (trigger.event) {
    case EventKind::phase:
      return say_time(speaker, trigger);
    case EventKind::successfully_cast:
      return say_of_player(speaker, trigger, "successfully casts " + say_who(speaker, trigger));
    case EventKind::last_counter_removed:
      return say_last_counter(speaker, trigger);
    case EventKind::plays_land:
      return say_of_player(speaker, trigger,
                           "plays " + (trigger.subject.empty() ? "a land" : say_who(speaker, trigger)));
    case EventKind::discards:
      return say_discards(speaker, trigger);
    case EventKind::loses_control:
      return say_of_player(speaker, trigger, "loses control of " + say_who(speaker, trigger));
    case EventKind::activates:
      return say_of_player(speaker, trigger,
                           "activates an ability of " + say_who(speaker, trigger) +
                               (trigger.without_tapping ? " without {T} in its cost" : "") +
                               (trigger.with_tapping ? " with {T} in its cost" : "") +
                               say_used(speaker, trigger));
    case EventKind::becomes_target:
      return say_becomes_target(speaker, trigger);
    case EventKind::end_of_combat:
      return "at end of combat";
    case EventKind::attack_begins:
      return trigger.whose.empty()
                 ? std::string("at the start of each combat")
                 : "at the start of combat on " + say_possessive(speaker, trigger.whose) + " turn";
    case EventKind::state:
      return "as soon as it is so";
    case EventKind::enters_play:
    case EventKind::leaves_play:
    case EventKind::put_into_graveyard:
    case EventKind::put_into_hand:
    case EventKind::deals_damage:
    case EventKind::tapped_for_mana:
    case EventKind::becomes_tapped:
    case EventKind::becomes_untapped:
    case EventKind::attacks:
    case EventKind::blocks:
    case EventKind::becomes_blocked:
    case EventKind::goes_unblocked:
    case EventKind::does_not_pay:
      // "You do not pay": the last letter of the verb goes.
      return say_of_player(
          speaker, trigger,
          std::string(trigger.whose == one(Reference::you) ? "do not pays " : "does not pay ") +
              (trigger.subject.empty() ? std::string("a permanent's")
                                       : say_possessive(speaker, trigger.subject)) +
              " " + speaker.spelling(trigger.keyword));
    case EventKind::attack_declared:
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

/// Whether the ability goes on about the player of its event.
bool speaks_of_player(const Ability& ability) {
  bool speaks = false;
  definition::walk(ability.modes, [&speaks](const Selector& selector) {
    speaks = speaks || selector.from == Reference::that_player;
  });
  return speaks;
}

std::string say_trigger_of(Speaker& speaker, const Ability& ability) {
  const Trigger& trigger = ability.trigger;
  // "That player", further on, is whoever put it there.
  if (trigger.event == EventKind::enters_play && is_set(trigger.subject.from) && trigger.whose.empty() &&
      trigger.subject.also.empty() && speaks_of_player(ability))
    return "whenever a player puts " + say_thing(speaker, trigger.subject, "a ") + " into play";
  if (!says_condition(ability)) return say_trigger(speaker, ability.trigger);
  // The condition is the event itself (R-LH-1): saying both would ask twice.
  const Condition& condition = ability.condition;
  return "when " + say_condition(speaker, condition);
}

}  // namespace sleight
