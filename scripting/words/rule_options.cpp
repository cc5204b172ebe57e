#include "scripting/words/rule_options.h"

#include "scripting/lua/nearest_word.h"

namespace sleight {
namespace {

/// An option of two readings: `reading_on` is what scripts write for true. Without names it is true or false.
RuleOption flag(const char* name, bool Rules::*field, const char* reading_on, const char* reading_off,
                const char* doc, const char* on, const char* off, const char* rules) {
  return {name, field, nullptr, reading_on, reading_off, doc, on, off, rules};
}

RuleOption number(const char* name, int Rules::*field, int least, int most, const char* doc,
                  const char* rules) {
  return {name, nullptr, field, "", "", doc, "", "", rules, least, most};
}

/// What the option takes, for a message.
std::string allowed(const RuleOption& option) {
  if (option.number != nullptr)
    return "a whole number from " + std::to_string(option.least) + " to " + std::to_string(option.most);
  if (*option.reading_on == '\0') return "true or false";
  return std::string("\"") + option.reading_on + "\" or \"" + option.reading_off + "\"";
}

}  // namespace

const std::vector<RuleOption>& rule_options() {
  static const std::vector<RuleOption> options{
      flag("artifact.tapped", &Rules::tapped_artifact_all_off, "all off", "continuous off",
           "What a tapped artifact that is nothing else can still do.",
           "None of its abilities works; only creatures and lands are exempt.",
           "Its continuous abilities are off; any second kind exempts it.", "D-17, R-ART-1, R-ART-2"),
      flag("band.regroup", &Rules::band_regroups, "", "",
           "Whether a band made illegal by lost banding is formed anew.",
           "The attacker regroups it into legal bands.", "It stays a band.", "D-20, R-BAND-10"),
      flag("cast.fizzle_returns", &Rules::fizzle_returns, "", "",
           "What becomes of a spell that was begun in a way that is not allowed.",
           "The card goes back to the hand and the mana stays in the pool; a spell may also be called off.",
           "It cannot be begun at all.", "D-06, R-FIZZLE-1, R-FIZZLE-2"),
      flag("cast.mana_source_type", &Rules::mana_source_spells, "", "",
           "Whether there are mana source spells.",
           "They are played like mana is drawn: no interrupts, no responses.", "They are instants.",
           "D-26, R-MANA-11"),
      flag("combat.announce", &Rules::attack_can_be_aborted, "can be aborted", "goes on",
           "What fast effects after the announcement of an attack do.",
           "A batch of the defender sends the turn back to main; the attack may be announced again.",
           "Both may use them, then the attack goes on.", "D-10, R-CBT-4"),
      flag("combat.must_attack", &Rules::must_attack_holds_main, "", "",
           "Whether creatures that must attack keep main from ending.",
           "Main cannot end before they attacked.", "It can.", "D-11, R-CBT-6"),
      flag("combat.removal_causes", &Rules::noncreature_leaves_combat, "no creature too",
           "leaving and control", "What takes a creature out of combat.",
           "Also that it is no creature any more.", "Leaving play and a change of control.", "D-08, R-RMC-1"),
      flag("combat.tapped_blocker_deals", &Rules::tapped_blocker_deals, "", "",
           "Whether a blocker that was tapped deals damage.", "It does.", "It does not.", "D-09, R-RMC-3"),
      number("discard.limit", &Rules::hand_limit, 0, 1000, "How many cards a hand may keep.", "R-DISCARD-1"),
      flag("dp.batches", &Rules::prevention_batches, "batches", "one by one",
           "How effects are played in a prevention step.",
           "In batches: each may be responded to, and the last one played takes effect first.",
           "Each takes effect at once; only interrupts can come before it does.", "D-16, R-DP-7"),
      flag("dp.side_effects", &Rules::side_effects_after_deaths, "after deaths", "at the event",
           "When damage has its side effects.", "After the deaths that it causes, and regeneration.",
           "At once, before anything dies of it.", "D-14, R-DP-6"),
      flag("dp.step_on_destroy", &Rules::prevention_step_on_destroy, "", "",
           "Whether a prevention step follows destruction.", "It does.", "Only damage has one.",
           "D-13, R-DP-12"),
      // The documents know no limits on a duel; bots need them. What nothing would end is drawn.
      number("duel.actions", &Rules::action_limit, 1, 1000000,
             "With how many actions in one turn a duel is drawn, because nothing will end it.", "R-LIFE-3"),
      number("duel.repetitions", &Rules::repetition_limit, 1, 100000,
             "How often one position may come back at the start of a turn before the duel is drawn.",
             "R-LIFE-3"),
      number("duel.turns", &Rules::turn_limit, 1, 100000, "After how many turns a duel is drawn.",
             "R-LIFE-3"),
      flag("life.check_points", &Rules::life_checked_at_attack, "attack too", "end of phase",
           "When life is looked at.", "At the end of phases and at the start and end of an attack.",
           "At the end of phases.", "D-05, R-LIFE-1"),
      number("main.lands", &Rules::lands_each_turn, 0, 1000, "How many lands may be played in a turn.",
             "R-LAND-1"),
      flag("mana.burn", &Rules::mana_burn, "", "", "Whether mana left in the pool costs life.", "It does.",
           "It is only lost.", "R-MANA-4"),
      flag("mana.burn_points", &Rules::burn_at_attack, "attack too", "end of phase",
           "When mana left in the pool is lost.",
           "At the end of phases and at the start and end of an attack.", "At the end of phases.",
           "D-04, R-MANA-4"),
      flag("mana.nonland_default", &Rules::nonland_mana_is_source, "mana source", "instant",
           "What an ability of a permanent other than a land is that makes mana.", "A mana source.",
           "An instant, unless the card says mana source.", "D-38, R-MANA-9"),
      flag("power.below_zero", &Rules::negative_power_counts_as_zero, "counts as zero", "as it is",
           "What power below 0 is.", "0 for everything but raising and lowering it.", "What it says.",
           "D-29, R-CRE-2"),
      flag("regen.in_combat", &Rules::regenerated_leaves_combat, "leaves", "stays",
           "What regeneration before damage does in combat.", "It takes the creature out of combat.",
           "The creature stays, and deals and takes no damage.", "D-07, R-REGEN-10"),
      flag("regen.playable_when_forbidden", &Rules::forbidden_regeneration_playable, "", "",
           "Whether regeneration that is forbidden may be played.", "It may, and does nothing.",
           "It may not.", "D-12, R-REGEN-8"),
      flag("setup.ante", &Rules::ante_always, "always", "by agreement", "Whether a duel is played for ante.",
           "Each player puts up one or more cards.",
           "Only when the players agree on it: the top card of each deck, open or hidden.",
           "D-03, R-ANTE-1, R-ANTE-3"),
      number("setup.deck", &Rules::smallest_deck, 0, 100000, "How many cards a deck has at least.",
             "R-SETUP-1"),
      flag("setup.first_draw", &Rules::first_draw_phase_skipped, "phase skipped", "draw left out",
           "What the first player's first draw phase is.", "It is skipped altogether.",
           "It takes place, but the card is not drawn.", "D-02, R-SETUP-6"),
      number("setup.hand", &Rules::opening_hand, 0, 1000, "How many cards an opening hand has.", "R-SETUP-3"),
      number("setup.life", &Rules::starting_life, 1, 100000, "With how much life a player starts.",
             "R-SETUP-4"),
      flag("setup.starter", &Rules::starter_by_loser, "loser", "random", "Who decides about starting.",
           "Chance in the first duel, the loser of the last one later.", "Chance, each time.",
           "D-01, R-SETUP-5"),
      flag("target.repeat", &Rules::same_target_later, "", "",
           "Whether one spell may choose the same target at another moment.", "It may.", "Never.",
           "D-25, R-TARGET-4"),
      flag("token.graveyard_stop", &Rules::token_reaches_graveyard, "", "",
           "Whether a dying token reaches the graveyard for a moment.", "It does.",
           "Tokens exist only in play.", "D-18, R-ZONE-16"),
      flag("untap.repeat", &Rules::end_of_upkeep_untap_repeats, "", "",
           "Whether an untap cost at the end of upkeep may be paid again.", "It may.",
           "Only those during upkeep.", "D-21, R-UPKEEP-5"),
      flag("upkeep.lock", &Rules::unpaid_upkeep_locks, "", "",
           "Whether unpaid upkeep locks a permanent's activated abilities.", "It does.", "It does not.",
           "D-22, R-UPKEEP-3"),
  };
  return options;
}

std::string set_option(Rules& rules, const std::string& name, const OptionValue& value) {
  const RuleOption* found = nullptr;
  std::vector<std::string> names;
  for (const RuleOption& option : rule_options()) {
    names.emplace_back(option.name);
    if (name == option.name) found = &option;
  }
  if (found == nullptr) {
    const std::string near = closest_word(name, names);
    return "there is no option `" + name + "`" +
           (near.empty() ? "; `sleight api` lists them" : "; did you mean `" + near + "`?");
  }
  // Made before it is known to be needed: three ways to be wrong say the same.
  const std::string wrong = "the option `" + name + "` takes " + allowed(*found);
  if (found->number != nullptr) {
    const int* number = std::get_if<int>(&value);
    if (number == nullptr || *number < found->least || *number > found->most) return wrong;
    rules.*found->number = *number;
    return "";
  }
  // Named readings are texts and nothing else: `true` would not say which of them is meant.
  if (*found->reading_on == '\0') {
    const bool* yes = std::get_if<bool>(&value);
    if (yes == nullptr) return wrong;
    rules.*found->flag = *yes;
    return "";
  }
  const std::string* reading = std::get_if<std::string>(&value);
  if (reading == nullptr || (*reading != found->reading_on && *reading != found->reading_off)) return wrong;
  rules.*found->flag = *reading == found->reading_on;
  return "";
}

std::string option_value(const Rules& rules, const RuleOption& option) {
  if (option.number != nullptr) return std::to_string(rules.*option.number);
  const bool yes = rules.*option.flag;
  if (*option.reading_on == '\0') return yes ? "true" : "false";
  return std::string("\"") + (yes ? option.reading_on : option.reading_off) + "\"";
}

}  // namespace sleight
