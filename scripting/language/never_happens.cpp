#include "scripting/language/never_happens.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/layers.h"
#include "core/card/verb.h"
#include "scripting/language/contradictions.h"
#include "scripting/language/source_words.h"

namespace sleight {
namespace {

/// Whether it happens in an attack, and so in the main phase (R-MAIN-3).
bool is_of_attack(EventKind event) {
  using enum EventKind;
  return event == attacks || event == blocks || event == becomes_blocked || event == goes_unblocked ||
         event == attack_begins || event == end_of_combat;
}
/// Whether its player is the one whose turn it is.
bool is_of_active_player(EventKind event) {
  using enum EventKind;
  return event == EventKind::phase || event == attacks || event == attack_begins;
}
/// Whether its player is whoever controls its subject.
bool is_of_controller(EventKind event) {
  using enum EventKind;
  return event == enters_play || event == attacks || event == successfully_cast || event == plays_land;
}
/// Whether it happens to a card that somebody has in the hand until then, and that is no spell.
bool is_out_of_hand(EventKind event) {
  using enum EventKind;
  return event == plays_land || event == discards;
}
bool is_of_tapping(EventKind event) {
  using enum EventKind;
  return event == becomes_tapped || event == becomes_untapped || event == tapped_for_mana;
}
/// Whether only creatures come into it.
bool is_of_fighting(EventKind event) {
  using enum EventKind;
  return event == attacks || event == blocks || event == becomes_blocked || event == goes_unblocked;
}

/// The card itself, whatever it is asked to be besides.
bool is_self(const Selector& selector) { return selector.from == Reference::self && selector.also.empty(); }

/// Enchantments in play, and nothing else.
bool is_of_enchantments(const Selector& selector) {
  return selector.from == Reference::permanents && selector.also.empty() &&
         std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
           return filter.asks_for(Quality::type) && filter.types == CardType::enchantment;
         });
}

/// Tells of triggers and conditions, wherever in a definition they stand.
class NeverHappens {
 public:
  explicit NeverHappens(const Reader& reader) : reader_(reader) {}

  void operator()(const Ability& ability) {
    Facts facts;
    facts.add(ability.condition);
    // Alone first: a trigger would only be one more reason.
    if (facts.contradict()) return never_holds(ability.line);
    if (ability.kind == AbilityKind::activated) {
      if (ability.cost.tap) of_tapping_cost(ability, facts);
      for (const Mode& mode : ability.modes) in_mode(facts, mode, ability.line);
    }
    if (ability.kind != AbilityKind::triggered) return;
    const Trigger& trigger = ability.trigger;
    facts.add_moment(trigger.event == EventKind::phase ? trigger.phase
                     : is_of_attack(trigger.event)     ? Word("main")
                                                       : Word{},
                     is_of_active_player(trigger.event) ? trigger.whose : Selector{});
    if (facts.contradict())
      never(ability, "its condition does not hold at that moment", "Leave one of the two out.");
    for (const Mode& mode : ability.modes) in_mode(facts, mode, ability.line);
    if (trigger.without_tapping && trigger.with_tapping)
      never(ability, "no cost has {T} in it and has it not", "Leave one of the two out.");
    // Of a card that comes from elsewhere nobody hears but itself.
    if (trigger.elsewhere && trigger.subject.from == Reference::permanents && trigger.subject.also.empty())
      never(ability, "what goes there from elsewhere is no permanent", "Write `what = self`.");
    if (is_of_controller(trigger.event) && is_of_another(trigger, Quality::controlled_by))
      never(ability, "its player is the one who controls it", "Name the same player twice, or only once.");
    if (trigger.event == EventKind::discards && is_of_another(trigger, Quality::owned_by))
      never(ability, "its player is the one who owns it", "Name the same player twice, or only once.");
    if (is_out_of_hand(trigger.event)) of_cards(ability);
    if (is_of_tapping(trigger.event) && is_of_enchantments(trigger.subject)) never_taps(ability);
  }
  void operator()(const Step& step) {
    if (!step.condition) return;
    Facts facts;
    facts.add(*step.condition);
    if (facts.contradict()) never_holds(step.line);
  }
  /// A token has been looked at where it was made.
  bool operator()(const Card& /*token*/) const { return false; }

  /// What a card says of itself: an event in which no such card ever stands.
  void of_itself(const Card& card, bool token) {
    bool changes_type = false;
    definition::walk_inside(card, [&](const ChangePart& part) {
      changes_type = changes_type || gives_types(part.kind) || part.kind == ChangeKind::copy_of;
    });
    const bool land = any(card.types & CardType::land);
    for (const Ability& ability : card.abilities) {
      const EventKind event = ability.trigger.event;
      if (ability.kind != AbilityKind::triggered || !is_self(ability.trigger.subject)) continue;
      if (token && (event == EventKind::successfully_cast || event == EventKind::plays_land ||
                    event == EventKind::discards))
        never(ability, "a token is neither cast nor played nor discarded",
              "Write `comes_into_play { what = self }`, or name what it happens to.");
      else if (land && event == EventKind::successfully_cast)
        never(ability, "lands are played and not cast (R-CAST-5)", "Write `plays_land { what = self }`.");
      else if (!land && event == EventKind::plays_land)
        never(ability, "this card is no land", "Write `successfully_cast { what = self }`.");
      else if (card.types == CardType::enchantment && !changes_type)
        of_enchantment(ability);
    }
  }

 private:
  /// What is tapped for its cost is untapped as it is used.
  void of_tapping_cost(const Ability& ability, const Facts& facts) const {
    const std::optional<bool> tapped = facts.asks_tapped();
    if (!tapped) return;
    if (*tapped)
      return never(ability, "its cost has {T}, and it may be used only while it is tapped already",
                   "Leave one of the two out.");
    const Source& source = reader_.host().source();
    const int line = ability.line.number > 0 ? ability.line.number : reader_.line();
    reader_.host().report("L0232", source.find("untapped", line),
                          "`untapped` does nothing: what has {T} in its cost is untapped when it is used",
                          "Leave the condition out.");
  }
  /// What a mode aims at and does at the moment for which it is.
  void in_mode(const Facts& moment, const Mode& mode, Line line) const {
    if (moment.is_without_attack() &&
        std::any_of(mode.targets.begin(), mode.targets.end(),
                    [](const TargetSpec& target) { return asks_for_attack(target.what); }))
      report("L0251", line, "this never happens: nothing that it aims at attacks or blocks at that moment",
             "Leave the filter out, or name a moment of the attack.");
    at_moment(moment, mode.steps);
  }
  /// Whether the verb does something at once to what is there, and nothing later.
  static bool acts_at_once(Verb verb) {
    using enum Verb;
    return verb == deal || verb == destroy || verb == bury || verb == tap || verb == untap ||
           verb == sacrifice;
  }
  /// What the steps ask for while the moment lasts; what waits for its own is done later.
  void at_moment(const Facts& moment, const std::vector<Step>& steps) const {
    for (const Step& step : steps) {
      if (step.verb == Verb::at_time) continue;
      if (acts_at_once(step.verb) && asks_for_attack(step.what) && moment.is_without_attack())
        report("L0251", step.line, "this never happens: nothing attacks or blocks at that moment",
               "Leave the filter out, or name a moment of the attack.");
      if (step.verb == Verb::when && step.condition) {
        Facts facts = moment;
        Facts alone;
        facts.add(*step.condition);
        alone.add(*step.condition);
        // By itself it is told where it stands, and of what the ability asks for it may find another state.
        if (facts.contradict_in_time() && !alone.contradict() && !moment.contradict())
          report("L0251", step.line, "this never happens: its condition does not hold at that moment",
                 "Leave the condition out, or name the moment.");
      }
      at_moment(moment, step.then);
      at_moment(moment, step.otherwise);
    }
  }
  /// It never taps (R-ENCH-4) and never fights, but where it may become something else.
  void of_enchantment(const Ability& ability) const {
    if (is_of_tapping(ability.trigger.event))
      never_taps(ability);
    else if (is_of_fighting(ability.trigger.event))
      never(ability, "an enchantment neither attacks nor blocks", "Name who fights: `what = enchanted`.");
  }
  void never_taps(const Ability& ability) const {
    report("L0246", ability.line, "this never happens: an enchantment is never tapped (R-ENCH-4)",
           "Name what is tapped: `what = enchanted`.");
  }
  /// Whether its subject is of one player, as `quality` says, and the event of the other.
  static bool is_of_another(const Trigger& trigger, Quality quality) {
    if (trigger.whose.empty() || !trigger.subject.also.empty()) return false;
    Filter by_player;
    by_player.quality = quality;
    by_player.of = trigger.whose;
    return std::any_of(trigger.subject.filters.begin(), trigger.subject.filters.end(),
                       [&](const Filter& filter) {
                         return filter.quality == quality && exclude_each_other(filter, by_player);
                       });
  }
  /// What is played or discarded: a card, which nothing in play and no token is.
  void of_cards(const Ability& ability) const {
    const Trigger& trigger = ability.trigger;
    // It may happen to the others.
    if (!trigger.subject.also.empty()) return;
    if (trigger.subject.from == Reference::enchanted)
      never(ability, "what is enchanted is in play, and neither played nor discarded",
            "Name cards: `what = cards`, or `what = lands`.");
    for (const Filter& filter : trigger.subject.filters)
      trigger.event == EventKind::plays_land ? of_played(ability, filter) : of_discarded(ability, filter);
  }
  void of_played(const Ability& ability, const Filter& filter) const {
    if (filter.asks_for(Quality::token))
      never(ability, "a token is not played", "Write `comes_into_play`, or leave `token()` out.");
    if (filter.quality != Quality::type) return;
    if (filter.negated ? any(filter.types & CardType::land) : !any(filter.types & permanent_types))
      never(ability, "what is played is a land", "Write `successfully_cast`, or leave that type out.");
  }
  void of_discarded(const Ability& ability, const Filter& filter) const {
    if (filter.asks_for(Quality::in_zone) && filter.zone != Zone::hand && filter.zone != Zone::graveyard)
      never(ability, "what is discarded comes from a hand and goes to a graveyard", "Leave `in_zone` out.");
  }
  void never(const Ability& ability, const std::string& why, const char* fix) const {
    report("L0251", ability.line, "this never happens: " + why, fix);
  }
  void never_holds(Line line) const {
    report("L0251", line, "this never happens: its condition asks for what is never so at once",
           "Leave one of the two out, or write `any_of` for `all_of`.");
  }
  void report(const char* code, Line line, std::string message, const char* fix) const {
    const Source& source = reader_.host().source();
    reader_.host().report(code, source.line(line.number > 0 ? line.number : reader_.line()),
                          std::move(message), fix);
  }

  const Reader& reader_;
};

}  // namespace

void check_never_happens(const Reader& reader, const Card& card, bool token) {
  NeverHappens never(reader);
  definition::walk_inside(card, never);
  never.of_itself(card, token);
}

void check_never_happens(const Reader& reader, const std::vector<Ability>& abilities) {
  NeverHappens never(reader);
  definition::walk(abilities, never);
}

}  // namespace sleight
