#include "tools/logging/duel_journal.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/explanation/short_text.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/state_text.h"
#include "tools/display/thing_names.h"

namespace sleight {
namespace {

std::string life_of(const Duel& duel, PlayerId player) {
  return " has " + std::to_string(duel.player(player).life) + " life";
}

/// "Bob casts Terror", "Sue uses Prodigal Sorcerer", "an effect of Pestilence".
std::string play_text(const Duel& duel, const BatchItem& play) {
  switch (play.kind) {
    case BatchItem::Kind::spell:
      return name_of(play.controller) + " casts " + title_of(duel, play.traits);
    case BatchItem::Kind::activated:
      return name_of(play.controller) + " uses " + title_of(duel, play.traits);
    case BatchItem::Kind::triggered:
      return "an effect of " + title_of(duel, play.traits);
    case BatchItem::Kind::phase_draw:
      break;
  }
  return "the draw of " + name_of(play.controller);
}

/// "Terror", "the effect of Prodigal Sorcerer".
std::string short_text(const Duel& duel, const BatchItem& play) {
  if (play.kind == BatchItem::Kind::phase_draw) return "the draw";
  return (play.kind == BatchItem::Kind::spell ? "" : "the effect of ") + title_of(duel, play.traits);
}

/// What was chosen for a play: " on Grizzly Bears (destroy), X is 3".
std::string choices_text(const Duel& duel, const BatchItem& play) {
  std::vector<std::string> targets;
  for (const Thing& target : play.targets) targets.push_back(title_of(duel, target));
  std::string text = targets.empty() ? "" : " on " + listed(targets);
  if (play.ability == AbilityId::none) return text;
  const Ability& ability = duel.library().ability(play.ability);
  if (ability.modes.size() > 1) text += " (" + mode_word(ability, play.mode) + ")";
  // Every play holds an X, and only some have asked for one.
  const bool asks_x =
      (play.kind == BatchItem::Kind::spell && duel.library().card(play.traits.card).cost.x > 0) ||
      (play.kind == BatchItem::Kind::activated && ability.cost.mana.x > 0);
  return asks_x ? text + ", X is " + std::to_string(play.x) : text;
}

/// What happens of itself is for those who look closely.
LogLevel level_of(const BatchItem& play) {
  return play.kind == BatchItem::Kind::spell || play.kind == BatchItem::Kind::activated ? LogLevel::info
                                                                                        : LogLevel::debug;
}

/// One line of an event, and who wants to know it; "" for what other lines tell already.
struct JournalLine {
  LogLevel level = LogLevel::info;
  std::string text;
};

JournalLine line_of(const Duel& duel, const Event& event) {
  const auto object = [&] { return title_of(duel, event.object); };
  const auto player = [&] { return name_of(event.player); };
  const auto life = [&](const char* does) {
    return player() + does + std::to_string(event.amount) + " life and" + life_of(duel, event.player);
  };
  switch (event.kind) {
    case EventKind::gains_life:
      return {LogLevel::info, life(" gains ")};
    case EventKind::loses_life:
      return {LogLevel::info, life(" loses ")};
    case EventKind::draws:
      // Everyone begins with a hand.
      return {duel.turn.number == 0 ? LogLevel::debug : LogLevel::info, player() + " draws a card"};
    case EventKind::discards:
      return {LogLevel::info, player() + " discards " + object()};
    case EventKind::attacks:
      return {LogLevel::info, object() + " attacks"};
    case EventKind::blocks:
      return {LogLevel::info, object() + " blocks " + title_of(duel, event.other)};
    case EventKind::regenerates:
      return {LogLevel::info, object() + " regenerates"};
    case EventKind::last_counter_removed:
      return {LogLevel::info, object() + " has lost its last counter of a kind"};
    case EventKind::enters_play:
      // A card was told of when it was played; a token comes out of no play.
      return {LogLevel::info, duel.exists(event.object) && duel.object(event.object).token
                                  ? name_of(event.player) + " gets a token: " + object()
                                  : ""};
    case EventKind::tapped_for_mana:
      return {LogLevel::debug, player() + " draws mana from " + object()};
    case EventKind::becomes_tapped:
      return {LogLevel::debug, object() + " becomes tapped"};
    case EventKind::becomes_untapped:
      return {LogLevel::debug, object() + " becomes untapped"};
    case EventKind::successfully_cast:
      return {LogLevel::debug, object() + " is successfully cast"};
    // Phases, moves and damage have lines of their own, and the others say nothing new.
    case EventKind::none:
    case EventKind::does_not_pay:
    case EventKind::phase:
    case EventKind::plays_land:
    case EventKind::leaves_play:
    case EventKind::put_into_graveyard:
    case EventKind::put_into_hand:
    case EventKind::loses_control:
    case EventKind::activates:
    case EventKind::deals_damage:
    case EventKind::becomes_blocked:
    case EventKind::goes_unblocked:
    case EventKind::attack_begins:
    case EventKind::attack_declared:
    case EventKind::end_of_combat:
    case EventKind::becomes_target:
    case EventKind::state:
      break;
  }
  return {LogLevel::off, ""};
}

}  // namespace

void DuelJournal::tell(LogLevel level, const Duel& duel, const std::string& what) const {
  const std::string when = duel.turn.number == 0 ? "before the first turn"
                                                 : "turn " + std::to_string(duel.turn.number) + ", " +
                                                       name_of(duel.active()) + "'s " + step_under_way(duel);
  log_.tell(level, when + ": " + what);
}

void DuelJournal::turn_began(const Duel& duel) {
  if (log_.tells(LogLevel::info))
    tell(LogLevel::info, duel,
         "the turn begins; Bob" + life_of(duel, PlayerId::bob) + ", Sue" + life_of(duel, PlayerId::sue));
}

void DuelJournal::phase_began(const Duel& duel) {
  if (log_.tells(LogLevel::debug)) tell(LogLevel::debug, duel, "the phase begins");
}

void DuelJournal::turn_skipped(const Duel& duel, PlayerId player) {
  if (log_.tells(LogLevel::info)) tell(LogLevel::info, duel, name_of(player) + " skips a turn");
}

void DuelJournal::phase_skipped(const Duel& duel) {
  if (log_.tells(LogLevel::info)) tell(LogLevel::info, duel, "the phase is skipped");
}

void DuelJournal::decided(const Duel& duel, const Decision& decision, std::int32_t answer) {
  // Asked before a line is made: that takes longer than to drop it.
  if (!log_.tells(LogLevel::debug)) return;
  if (log_.tells(LogLevel::trace)) tell(LogLevel::trace, duel, "offered: " + options_text(duel, decision));
  tell(LogLevel::debug, duel, sleight::tell(duel, decision) + ": " + tell_answer(duel, decision, answer));
}

void DuelJournal::happened(const Duel& duel, const Event& event) {
  if (!log_.tells(LogLevel::info)) return;
  const JournalLine line = line_of(duel, event);
  if (!line.text.empty()) tell(line.level, duel, line.text);
}

void DuelJournal::moved(const Duel& duel, const Move& move) {
  if (!log_.tells(LogLevel::info)) return;
  // As it was: in its new zone it is another object, without memory (R-ZONE-2).
  const LastKnown was = snapshot(duel, move.before);
  const std::string name = title_of(duel, was);
  // Whatever does not come from play may be a card that only one player sees (R-ZONE-3, R-ZONE-8).
  if (move.from != Zone::in_play)
    tell(LogLevel::debug, duel,
         name + " goes from \"" + name_of(move.from) + "\" to \"" + name_of(move.to) + "\"");
  // What it was when it left play: an animated land dies, too.
  else if (move.to == Zone::graveyard && any(was.types & CardType::creature))
    tell(LogLevel::info, duel, name + " dies");
  else
    tell(LogLevel::info, duel, name + " goes from play to \"" + name_of(move.to) + "\"");
}

void DuelJournal::land_played(const Duel& duel, PlayerId player, ObjectId land) {
  if (log_.tells(LogLevel::info))
    tell(LogLevel::info, duel, name_of(player) + " plays " + title_of(duel, land));
}

void DuelJournal::announced(const Duel& duel, const BatchItem& play) {
  if (log_.tells(level_of(play)))
    tell(level_of(play), duel, play_text(duel, play) + choices_text(duel, play));
}

void DuelJournal::called_off(const Duel& duel, const BatchItem& play) {
  if (log_.tells(LogLevel::info)) tell(LogLevel::info, duel, short_text(duel, play) + " is called off");
}

void DuelJournal::countered(const Duel& duel, const BatchItem& play) {
  if (log_.tells(LogLevel::info)) tell(LogLevel::info, duel, short_text(duel, play) + " is countered");
}

void DuelJournal::cut_off(const Duel& duel, const char* what, int most) {
  if (log_.tells(LogLevel::warn))
    tell(LogLevel::warn, duel,
         std::string{"no more than "} + std::to_string(most) + " " + what + " are kept");
}

void DuelJournal::takes_effect(const Duel& duel, const BatchItem& play) {
  if (log_.tells(level_of(play))) tell(level_of(play), duel, short_text(duel, play) + " resolves");
}

void DuelJournal::failed(const Duel& duel, const BatchItem& play) {
  if (log_.tells(LogLevel::info))
    tell(LogLevel::info, duel, short_text(duel, play) + " fails: no target is legal any more (R-TARGET-5)");
}

void DuelJournal::damage_waits(const Duel& duel, const Packet& packet) {
  if (!log_.tells(LogLevel::debug)) return;
  // `whole` is what it was before the automatic reductions (R-DP-4).
  const std::string reduced =
      packet.amount < packet.whole ? ", reduced from " + std::to_string(packet.whole) : "";
  tell(LogLevel::debug, duel, title_of(duel, Thing::packet(packet.number)) + " waits" + reduced);
}

void DuelJournal::damage_dealt(const Duel& duel, const Packet& packet) {
  if (log_.tells(LogLevel::info))
    tell(LogLevel::info, duel,
         title_of(duel, packet.source) + " deals " + std::to_string(packet.amount) + " damage to " +
             title_of(duel, packet.victim));
}

void DuelJournal::stage_reached(const Duel& duel) {
  if (duel.over()) tell(LogLevel::info, duel, ending_of(duel));
}

}  // namespace sleight
