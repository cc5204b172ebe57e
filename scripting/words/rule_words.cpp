#include "scripting/words/rule_words.h"

#include "scripting/words/cost_codec.h"

namespace sleight {
namespace {

/// The ability is a rule of that kind.
template <RuleKind kind>
void rules(Ability& ability) {
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
}

Field<Ability> by(const char* name, const char* doc) {
  return field<Ability, within<&Ability::rule, &Rule::by>, Sources>(name, doc);
}
Field<Ability> amount(const char* name, const char* doc, bool required = false) {
  return field<Ability, within<&Ability::rule, &Rule::amount>>(name, doc, required);
}

Field<Ability> combat_only() {
  return field<Ability, within<&Ability::rule, &Rule::combat_only>>("combat", "`true`: only combat damage.");
}

Field<Ability> aimed_only() {
  return field<Ability, within<&Ability::rule, &Rule::aimed_only>>(
      "aimed", "`true`: only what is dealt by spells and effects that target whom they damage.");
}

template <RuleKind kind>
Form<Ability> rule(const char* name, const char* doc, const char* ids = "",
                   std::vector<Field<Ability>> fields = {}) {
  fields.push_back(
      field<Ability, &Ability::affects>("affects", "Whom it is about; this card when left out."));
  fields.push_back(field<Ability, &Ability::condition>("only_if", "It holds only while this does."));
  return {name, Style::table, rules<kind>, std::move(fields), doc, ids};
}

/// Where the steps go that are done in the place of what would happen.
constexpr auto steps_instead = [](Ability& ability) -> std::vector<Mode>& { return ability.modes; };

/// A rule about players, who have to be named: "this card" is none.
template <RuleKind kind>
Form<Ability> rule_of_players(const char* name, const char* doc, const char* ids = "",
                              std::vector<Field<Ability>> fields = {}) {
  fields.push_back(field<Ability, &Ability::affects>("affects", "Which players.", true));
  fields.push_back(field<Ability, &Ability::condition>("only_if", "It holds only while this does."));
  return {name, Style::table, rules<kind>, std::move(fields), doc, ids};
}
/// One about permanents that does its steps in the place of what would happen to them.
template <RuleKind kind>
Form<Ability> steps_instead_of(const char* name, const char* doc, std::vector<Field<Ability>> fields = {}) {
  Form<Ability> form = rule<kind>(name, doc, "", std::move(fields));
  form.modes = steps_instead;
  return form;
}
/// The same of players.
template <RuleKind kind>
Form<Ability> instead(const char* name, const char* doc, std::vector<Field<Ability>> fields = {}) {
  Form<Ability> form = rule_of_players<kind>(name, doc, "", std::move(fields));
  form.modes = steps_instead;
  return form;
}

}  // namespace

const std::vector<Form<Ability>>& rule_words() {
  using enum RuleKind;
  static const auto phase_word =
      field<Ability, within<&Ability::rule, &Rule::word>>("phase", "The phase.", true);
  static const auto symbol = field<Ability, within<&Ability::rule, &Rule::mana>, KindOfMana>(
      "symbol", "For each symbol of which colour, as in \"{B}\".", true);
  static const auto counter_kind =
      field<Ability, within<&Ability::rule, &Rule::word>>("kind", "The kind of counter.", true);
  static const auto cost = field<Ability, &Ability::cost>("cost", "What is paid.", true);
  static const auto to =
      field<Ability, within<&Ability::rule, &Rule::to>>("to", "Who is dealt it instead.", true);
  static const std::vector<Form<Ability>> list{
      rule<cannot_attack>("cannot_attack", "It cannot attack."),
      rule<must_attack>("must_attack", "It must attack if it can."),
      // Walls cannot attack unless a card lets them (R-CRE-9): the card wins (R-GEN-1).
      rule<attacks_alone_rule_off>("may_attack_all_the_same",
                                   "It may attack although another rule says that it cannot.", "R-GEN-1"),
      // Attackers tap when they are declared (R-CBT-8).
      rule<attacks_without_tapping>("attacks_without_tapping", "Attacking does not tap it."),
      // Haste is both; each may be had alone (R-SICK-1, R-GEN-1).
      rule<attacks_at_once>("attacks_at_once", "It may attack in the turn in which it comes.", "R-SICK-1"),
      rule<tapped_at_once>("tapped_at_once",
                           "It may be tapped for its abilities in the turn in which it comes.", "R-SICK-1"),
      rule<attack_cost>("attack_cost", "It attacks only if its controller pays.", "R-CBT-8", {cost}),
      rule<attack_limit>("attack_limit", "So many of those may attack, and no more.", "R-CBT-8",
                         {amount("n", "How many.", true)}),
      rule<attacks_alone>("attacks_alone", "It attacks only where nothing else does.", "R-CBT-8"),
      rule<attack_company>("attack_company", "It attacks only where so many others do.", "R-CBT-8",
                           {amount("n", "How many others.", true)}),
      rule<cannot_block>("cannot_block", "It cannot block, or not certain attackers.", "R-BLOCK-1",
                         {by("attackers", "Which attackers; all when left out.")}),
      rule<must_block>("must_block", "It must block, or block one of certain attackers, if it can.",
                       "R-BLOCK-1", {by("attackers", "Which attackers; any when left out.")}),
      rule<must_block_each>("must_block_each", "It must block each of certain attackers that it can.",
                            "R-BLOCK-1", {by("attackers", "Which attackers; all when left out.")}),
      rule<block_cost>("block_cost", "It blocks only if its controller pays.", "R-BLOCK-1",
                       {by("attackers", "Which attackers; any when left out."), cost}),
      // Nobody pays for what another has chosen: such blocks are none to choose from.
      rule_of_players<chooses_blocks>("chooses_blocks", "Whoever has the rule chooses their blocks.",
                                      "R-BLOCK-1"),
      rule<block_limit>("block_limit", "So many of those may block, and no more.", "R-BLOCK-1",
                        {amount("n", "How many.", true)}),
      rule<block_company>("block_company", "It blocks only where so many others do.", "R-BLOCK-1",
                          {amount("n", "How many others.", true)}),
      rule<blocked_as_without>(
          "blocked_as_without", "It can be blocked as though it did not have that keyword.", "R-LW-1",
          {field<Ability, within<&Ability::rule, &Rule::word>>("keyword", "The keyword.", true),
           by("of", "What that keyword is of; of anything when left out.")}),
      rule<cannot_be_blocked>("cannot_be_blocked", "It cannot be blocked, or not by certain creatures.",
                              "R-FLY-1", {by("by", "By which creatures; by none at all when left out.")}),
      // A creature blocks one attacker by itself (R-BLOCK-1).
      rule<blocks_additional>("blocks_additional", "It may block more attackers.", "",
                              {amount("n", "How many more.", true)}),
      rule<blocks_additional>("blocks_any_number", "It may block any number of attackers."),
      rule<needs_blockers>("needs_blockers", "Fewer creatures than that cannot block it.", "",
                           {amount("n", "How many.", true)}),
      rule<blocker_limit>("blocker_limit", "More creatures than that cannot block it.", "",
                          {amount("n", "How many.", true)}),
      rule<cannot_be_targeted>("cannot_be_targeted",
                               "Spells and effects of such sources cannot have it as a target.", "R-PROT-1",
                               {by("by", "Which sources; all when left out.")}),
      rule<cannot_be_targeted_as>(
          "cannot_be_targeted_as",
          "Spells and effects that can have nothing but things of that type as a "
          "target cannot have it as one.",
          "R-TARGET-1",
          {field<Ability, within<&Ability::rule, &Rule::word>>("type", "A creature type.", true)}),
      // Apart from targets: an enchantment that is there already is buried by it (R-PROT-3, R-ENCH-3).
      rule<may_be_targeted>("may_be_targeted",
                            "It can be the target of certain spells and effects although another rule says "
                            "that it cannot.",
                            "R-GEN-1", {by("by", "Of which; of all when left out.")}),
      rule<cannot_be_enchanted>("cannot_be_enchanted", "Such enchantments cannot be on it.", "R-PROT-3",
                                {by("by", "Which enchantments; all when left out.")}),
      rule<cannot_be_enchanted_anew>("cannot_be_enchanted_anew", "Only what is on it already can be on it.",
                                     "R-ENCH-3"),
      // What was put on a card outside play goes on as an enchantment of the permanent that this became.
      rule<enchants_instead>("enchants_instead",
                             "It may be put on that, and no longer on what its card says.", "R-ENCH-3",
                             {field<Ability, within<&Ability::rule, &Rule::to>>("on", "On what.", true)}),
      rule<stays_alone>("stays_alone",
                        "When what it is on is put into a graveyard, it stays in play and is on nothing.",
                        "R-ENCH-2"),
      // A Ward gives protection from its own colour, and must not fall off by it.
      rule<spared_by_own_grants>("spared_by_own_grants", "A protection that it grants does not take it off.",
                                 "R-PROT-3"),
      rule<reduces_damage>("reduces_damage", "Damage to it is reduced.", "R-PROT-1",
                           {by("from", "From which sources; all when left out."),
                            amount("by", "By how much; to 0 when left out."), combat_only(), aimed_only()}),
      rule<limits_damage>("limits_damage", "What one source deals it at once is so much at most.", "R-DP-4",
                          {by("from", "From which sources; all when left out."),
                           amount("n", "How much.", true), combat_only()}),
      rule<redirects_damage>(
          "redirects_damage", "Damage to it is dealt to something else instead.", "R-DP-5",
          {by("from", "From which sources; all when left out."), to, combat_only(),
           field<Ability, within<&Ability::rule, &Rule::optional>>("optional",
                                                                   "`true`: you are asked each time."),
           field<Ability, within<&Ability::rule, &Rule::once>>(
               "one_a_turn", "`true`: no more than one of those that have the rule takes it each turn.")}),
      rule<damage_stays>("damage_stays", "Damage to it is neither prevented nor dealt to something else.",
                         "R-DP-3", {by("from", "From which sources; all when left out."), combat_only()}),
      rule<damage_is_colourless>("colourless_damage", "Damage to it by those is of no colour.", "R-DMG-2",
                                 {by("from", "From which sources; all when left out.")}),
      // At the end of the prevention step, when everything else that prevents has had its turn.
      rule<damage_bought_off>("may_buy_off_damage",
                              "Whoever has the rule may pay, as often as they like, and each time so much "
                              "damage to it is prevented.",
                              "R-DP-3", {cost, amount("n", "How much each time.", true)}),
      // The damage is dealt all the same, and whoever hears of it does.
      rule_of_players<damage_spares>("damage_spares",
                                     "Damage leaves the players so much life, where they had more.",
                                     "R-LIFE-6", {amount("n", "How much.", true)}),
      // It is no damage any more: what prevents it has had its say, and what is left takes the counters.
      rule<damage_takes_counters>("damage_takes_counters",
                                  "Each 1 damage dealt to it takes such a counter off it instead, as far as "
                                  "there are any.",
                                  "R-DP-5", {counter_kind}),
      // It is damage all the same: whoever hears of it does, and it can be prevented.
      rule<deals_counters>("deals_counters",
                           "Damage that it deals to those is so many counters, and takes no life.", "R-DMG-1",
                           {counter_kind, field<Ability, within<&Ability::rule, &Rule::to>>(
                                              "to", "Creatures, or players.", true)}),
      rule<deals_no_combat_damage>("deals_no_combat_damage", "It deals no combat damage."),
      // Two halves: a first striker is in the first step only; one that strikes twice has both rules.
      rule<first_strike_damage>("first_strike_damage",
                                "It deals its combat damage in the first damage step, not in the second.",
                                "R-CDMG-4"),
      rule<regular_damage_too>("regular_damage_too",
                               "It takes part in the second damage step although it did in the first.",
                               "R-CDMG-4"),
      // Trample is this rule alone: it is asked about what attacks and is blocked (R-TRAMPLE-2).
      rule<excess_to_player>("excess_to_player",
                             "Its damage beyond what kills the blockers goes to the player.", "R-TRAMPLE-1"),
      // Banding is two rules, forming bands and dividing damage: each may be had alone (R-BAND-1, R-BAND-6).
      rule<may_band>("may_band", "It may attack in a band.", "R-BAND-1"),
      rule<may_band_with>("may_band_with",
                          "It may attack in a band of such creatures, and where it blocks with one its "
                          "controller divides the damage.",
                          "R-BAND-1", {by("with", "With which creatures.")}),
      rule<divides_damage>("divides_damage", "Its controller divides the damage dealt to its group.",
                           "R-BAND-5"),
      // The one forbids; about the other its controller decides, before anything untaps (R-UNTAP-3).
      rule<does_not_untap>("does_not_untap", "It does not untap in the untap phase."),
      rule<may_stay_tapped>("may_stay_tapped", "Its controller may choose not to untap it."),
      steps_instead_of<untaps_instead>(
          "instead_of_untapping",
          "Whenever it would untap in its controller's untap phase, these steps are done instead, with it as "
          "`it`."),
      rule<untap_limit>("untap_limit", "Each player untaps at most so many of those.", "",
                        {amount("n", "How many.", true)}),
      // Whether such an effect may still be played is the rule set's (R-REGEN-8).
      rule<cannot_regenerate>("cannot_regenerate", "It cannot be regenerated."),
      rule<regenerates_itself>(
          "regenerates_itself",
          "It is regenerated whenever it would be destroyed, unless `by` pays what `unless` says.",
          "R-REGEN-2",
          {field<Ability, &Ability::cost>("unless",
                                          "What may be paid so that it is not; nothing when left out."),
           field<Ability, within<&Ability::rule, &Rule::to>>("by", "Which player may pay that.")}),
      // Whatever sends it to the graveyard otherwise does it (R-GEN-1).
      rule<cannot_be_destroyed>("cannot_be_destroyed",
                                "It is neither destroyed nor buried, and damage does not kill it.",
                                "R-DEST-1"),
      rule<leaves_the_game_instead>("leaves_the_game_instead",
                                    "It leaves the game when it would go to a graveyard from play."),
      rule<leaves_only_the_game>("leaves_only_the_game",
                                 "It leaves the game when it would leave play, wherever it would go."),
      steps_instead_of<dies_instead>("instead_of_dying",
                                     "Whenever it would be put into a graveyard from play, these steps are "
                                     "done instead, with it as `it`."),
      steps_instead_of<destroyed_instead>(
          "instead_of_destruction",
          "Whenever it would be destroyed or buried, these steps are done instead, with it as `it`.",
          {field<Ability, within<&Ability::rule, &Rule::once>>("once", "True: once, and then no more.")}),
      rule<control_kept>("control_kept", "Nobody else gains control of it; who has it by then keeps it."),
      instead<draws_instead>(
          "instead_of_drawing",
          "Whenever those players would draw a card, these steps are done instead, with "
          "`that_player`.",
          {field<Ability, within<&Ability::rule, &Rule::once>>("once",
                                                               "True: of one draw, and then no more."),
           field<Ability, within<&Ability::rule, &Rule::but_first>>(
               "but_first", "True: not of the first card that a player draws in the own draw phase.")}),
      instead<discards_instead>(
          "instead_of_discarding",
          "Whenever those players would discard a card, these steps are done instead, with "
          "the card as `it` and `that_player`."),
      // It is discarded all the same, and whoever hears of that does.
      rule_of_players<discards_on_top>("discards_on_top",
                                       "What an effect makes the players discard they may put on top of "
                                       "their library instead of into the graveyard."),
      instead<gains_life_instead>(
          "instead_of_gaining_life",
          "Whenever those players would gain life by an effect, these steps are done instead, with "
          "`that_player` and `that_much` life."),
      instead<may_skip_turn>("may_skip_turn",
                             "Those players may skip their turns, and when one does these steps are done."),
      instead<may_skip_phase>("may_skip_phase",
                              "Those players may skip that phase, and when one does these steps are done.",
                              {phase_word}),
      rule<enters_tapped>("enters_tapped", "It comes into play tapped."),
      rule<enters_with_counters>("enters_with_counters", "It comes into play with counters on it.",
                                 "R-COUNTER-1", {counter_kind, amount("n", "How many; 1 when left out.")}),
      rule<counter_limit>("counter_limit", "It has so many counters of that kind at most.", "R-COUNTER-1",
                          {counter_kind, amount("n", "How many.", true)}),
      rule<RuleKind::hand_limit>("hand_limit", "The players may keep so many cards.", "R-DISCARD-1",
                                 {amount("n", "How many.", true)}),
      // The same rule without a number, which `hand_limit` requires: each prints what the other cannot say.
      rule<RuleKind::hand_limit>("no_hand_limit", "The players may keep any number of cards.", "R-DISCARD-1"),
      rule_of_players<lives_without_life>(
          "lives_without_life", "Having 0 or less life does not make the players lose.", "R-LIFE-2"),
      rule_of_players<hand_open>("hand_open", "Everybody sees the hands of the players.", "R-ZONE-3"),
      rule_of_players<top_open>("top_open", "Everybody sees the top card of the libraries of the players.",
                                "R-ZONE-8"),
      rule<skips_phase>("skips_phase", "The players skip that phase.", "R-SKIP-1", {phase_word}),
      rule_of_players<costs_more>(
          "costs_more", "Cards cost the players more mana, or less; X is spared.", "R-COST-1",
          {by("cards", "Which cards; all when left out."),
           amount("n", "How much more; below 0 it is less.", true),
           field<Ability, within<&Ability::rule, &Rule::mana>, KindOfMana>(
               "mana", "Of which colour, as in \"{B}\"; generic mana when left out.")}),
      // Of any ability that is used, also of one that makes mana.
      rule<uses_cost_more>("uses_cost_more",
                           "Its activated abilities cost more generic mana, or less, but one mana at least.",
                           "R-COST-1", {amount("n", "How much more; below 0 it is less.", true)}),
      rule_of_players<casting_asks>(
          "casting_asks",
          "Casting a card costs the players that besides, for each such symbol in its "
          "casting cost.",
          "R-COST-1", {cost, symbol}),
      rule_of_players<using_asks>(
          "using_asks",
          "Using an activated ability costs the players that besides, for each such symbol in its cost.",
          "R-COST-1", {cost, symbol}),
      rule<additional_land>("additional_land", "The players may play more lands in a turn.", "R-LAND-1",
                            {amount("n", "How many more.", true)}),
      // The same rule without a number, which `additional_land` requires.
      rule<RuleKind::additional_land>("any_number_of_lands",
                                      "The players may play any number of lands in a turn.", "R-LAND-1"),
      rule_of_players<cannot_play>("cannot_play", "The players cannot cast or play cards.", "R-GEN-1",
                                   {by("cards", "Which cards; all when left out.")}),
      rule_of_players<plays_from_elsewhere>(
          "may_play_from_elsewhere",
          "The players may cast or play those cards as though they were in their hands.", "",
          {field<Ability, within<&Ability::rule, &Rule::by>, Sources>("cards", "Which cards.", true)}),
      rule_of_players<life_for_mana>(
          "life_for_mana",
          "The players may pay so much life for one colourless mana, whenever mana "
          "may be drawn.",
          "R-MANA-3", {amount("n", "How much life.", true)}),
      rule_of_players<any_mana_for_one>(
          "any_mana_for_one", "The players may pay the casting cost of one spell with mana of any type.",
          "R-MANA-1"),
      rule_of_players<stays_out>(
          "stays_out",
          "Cards do not come into play under the control of the players, nor are lands "
          "played that do not; they stay where they are. Tokens are no cards.",
          "R-GEN-1", {by("cards", "Which cards.")}),
      rule<cannot_use>("cannot_use", "Its activated abilities cannot be used, nor does it give mana.",
                       "R-GEN-1",
                       {field<Ability, within<&Ability::rule, &Rule::tapping_only>>(
                           "tapping", "True: only abilities with {T} in their cost cannot.")}),
      // Of the type that the source gives in the end, so no mana is named (R-MPROD-2).
      rule<additional_mana>("additional_mana", "Tapped for mana, it gives more of it.", "R-MPROD-2",
                            {amount("n", "How much more.", true)}),
      // In the place of whatever the source would give: the last word is that of the youngest such rule.
      rule<produces_instead>(
          "produces_instead", "Tapped for mana, it gives mana of that type instead.", "R-MPROD-1",
          {field<Ability, within<&Ability::rule, &Rule::mana>, KindOfMana>(
               "mana", "The type that comes out: \"{B}\", or \"{C}\" for colourless mana.", true),
           field<Ability, within<&Ability::rule, &Rule::instead_of>, KindOfMana>(
               "of", "In the place of which type; of any when left out.")}),
      rule_of_players<spends_as>(
          "spends_as", "The players may spend mana of one type as though it were of another.", "R-MANA-6",
          {field<Ability, within<&Ability::rule, &Rule::instead_of>, KindOfMana>(
               "mana", "The type that is spent: \"{W}\".", true),
           field<Ability, within<&Ability::rule, &Rule::mana>, KindOfMana>(
               "as", "What it may pay for: \"{R}\".", true)}),
      rule<land_types_apart>(
          "land_types_apart",
          "What makes lands of one of its land types another leaves it its other land types.", "R-GEN-1"),
      rule<always_on>("always_on", "It works although it is a tapped artifact.", "R-ART-1"),
  };
  return list;
}

}  // namespace sleight
