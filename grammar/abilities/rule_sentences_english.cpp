#include "grammar/abilities/rule_sentences_english.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/card/mana_text.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/untap_rules_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

/// What a rule forbids or allows, as a sentence.
namespace sleight {

namespace {

/// The sentence of a rule. In it `{who}` is what it affects, `{by}` whom it excepts or means ("by Walls"),
/// `{n}` its number, `{until}` how long, and of `{does|do}` the first is said of one, the second of several.
struct SayRow {
  RuleKind rule;
  std::string_view said;
};
constexpr SayRow sentences[] = {
    {RuleKind::cannot_attack, "{who} cannot attack{until}"},
    {RuleKind::must_attack, "{who} {attacks|attack} {each} turn if able{besides}"},
    {RuleKind::attacks_alone_rule_off, "{who} can attack as though it were not a Wall{until}"},
    {RuleKind::attacks_without_tapping, "attacking does not cause {who} to tap{until}"},
    {RuleKind::attacks_at_once, "{who} can attack as though it had haste{until}"},
    {RuleKind::tapped_at_once, "{who} can be tapped as though it had haste{until}"},
    {RuleKind::attack_cost, "{who} cannot attack{until} unless {its|their} controller {pays}"},
    {RuleKind::attack_limit, "no more than {count} {them} can attack each turn"},
    {RuleKind::attacks_alone, "{who} can only attack alone{until}"},
    {RuleKind::attack_company,
     "{who} cannot attack unless at least {count} other {creatures} {attack}{until}"},
    {RuleKind::cannot_block, "{who} cannot block{those}{until}"},
    {RuleKind::must_block, "{all} {able to block}{until}"},
    {RuleKind::must_block_each, "{who} {blocks|block} each {attacker} {each} turn if able{besides}"},
    {RuleKind::block_cost, "{who} cannot block{those}{until} unless {its|their} controller {pays}"},
    {RuleKind::chooses_blocks,
     "you choose which creatures {them or all}block{in combat} and how those creatures block"},
    {RuleKind::block_limit, "no more than {count} {them} can block each turn"},
    {RuleKind::block_company, "{who} cannot block unless at least {count} other {creatures} {block}{until}"},
    {RuleKind::blocked_as_without, "{who} can be blocked as though they did not have {keyword}{until}"},
    {RuleKind::cannot_be_blocked, "{who} cannot be blocked{by}{until}"},
    {RuleKind::blocks_additional, "{who} can block {so many} {creatures}{until}"},
    {RuleKind::needs_blockers, "{who} cannot be blocked by fewer than {count} creatures{until}"},
    {RuleKind::blocker_limit, "{who} cannot be blocked by more than {count} {creatures}{until}"},
    {RuleKind::cannot_be_targeted, "{who} cannot be the target of {those that aim}{until}"},
    {RuleKind::may_be_targeted,
     "{who} can be the target of spells or effects{of whom} as though it did not have shroud{until}"},
    {RuleKind::cannot_be_targeted_as,
     "{who} cannot be the target of spells or effects that can target only {types}{until}"},
    {RuleKind::cannot_be_enchanted, "{who} cannot be enchanted{by}{until}"},
    {RuleKind::cannot_be_enchanted_anew, "{who} cannot be further enchanted{until}"},
    {RuleKind::enchants_instead,
     "{who} loses \"enchant {what it enchants}\" and gains \"enchant {victim}\"{until}"},
    {RuleKind::stays_alone,
     "{who} {stays|stay} in play when enchanted {what it enchants} is put into a graveyard{until}"},
    {RuleKind::spared_by_own_grants, "the protection granted by {who} does not remove {who}{until}"},
    {RuleKind::reduces_damage, "{combat}damage dealt{to whoever}{by} is reduced {to n}{until}"},
    {RuleKind::limits_damage, "{combat}damage dealt to {who}{by} is no more than {n}{until}"},
    {RuleKind::redirects_damage,
     "{combat}damage dealt{to whoever}{by} {is or may be} dealt to {to} instead{one a turn}{until}"},
    {RuleKind::damage_stays,
     "{combat}damage dealt to {who}{by} cannot be prevented or dealt to another permanent or player instead"
     "{until}"},
    {RuleKind::damage_is_colourless, "damage dealt{to whoever}{by} is colorless{until}"},
    {RuleKind::damage_bought_off,
     "{for a turn}you may {pay} any time you could cast an instant to prevent up to {n} damage to {who}"},
    {RuleKind::lives_without_life, "{who} {do not} lose the game for having 0 or less life{until}"},
    {RuleKind::damage_spares,
     "damage that would reduce {whose} life total to less than {n} reduces it to {n} instead{until}"},
    {RuleKind::damage_takes_counters,
     "for each 1 damage that would be dealt to {who}, if it has a {kind} counter on it, remove a {kind} "
     "counter from it and prevent that 1 damage{until}"},
    {RuleKind::deals_counters,
     "{who} {deals|deal} damage to {victims} in the form of {kind} counters{until}"},
    {RuleKind::deals_no_combat_damage, "{who} {deals|deal} no damage in combat{until}"},
    {RuleKind::first_strike_damage, "{who} {deals|deal} damage in the first damage step{until}"},
    {RuleKind::regular_damage_too, "{who} {deals|deal} damage in the second damage step too{until}"},
    {RuleKind::excess_to_player, "{who} {deals|deal} excess damage to the defending player{until}"},
    {RuleKind::may_band, "{who} can attack in a band{until}"},
    {RuleKind::may_band_with, "{has}bands with other {with}{until}"},
    {RuleKind::divides_damage, "its controller divides damage dealt to the band of {who}{until}"},
    {RuleKind::does_not_untap,
     "{untapping} {does|do} not untap during {whose untap}{next} untap phase{s}{until}"},
    {RuleKind::may_stay_tapped, "you may choose not to untap {who} during your untap phase{until}"},
    {RuleKind::untaps_instead,
     "if {one} would untap during {its} controller's untap phase, {steps} instead{until}"},
    {RuleKind::untap_limit, "players cannot untap more than {count} {them} during their untap phases{until}"},
    {RuleKind::cannot_regenerate, "{who} cannot regenerate{until}"},
    {RuleKind::regenerates_itself, "if {who} would be destroyed, regenerate {it|them}{unless}{until}"},
    {RuleKind::cannot_be_destroyed, "{who} cannot be destroyed{until}"},
    {RuleKind::leaves_the_game_instead, "if {one} {would die}, remove it from the game{instead}{besides}"},
    {RuleKind::dies_instead, "if {one} would be put into a graveyard from play, {steps} instead{until}"},
    {RuleKind::destroyed_instead,
     "{if draw} {one} would be destroyed{this once}, {steps} instead{until draw}"},
    {RuleKind::control_kept, "{who} cannot come under another player's control{until}"},
    {RuleKind::leaves_only_the_game,
     "if {who} would leave play{until}, remove it from the game instead of putting it anywhere else"},
    {RuleKind::draws_instead,
     "{if draw} {a player} would draw a card{which draw}, {steps} instead{until draw}{afterwards}"},
    {RuleKind::gains_life_instead, "if {a player} would gain life, {steps} instead{until}"},
    {RuleKind::may_skip_turn,
     "if {you} would begin {your} turn{while}, {you} may skip that turn instead{if so}"},
    {RuleKind::may_skip_phase,
     "if {you} would begin {your} {phase}{while}, {you} may skip that phase instead{if so}"},
    {RuleKind::discards_instead, "if {a player} would discard a card, {steps} instead{until}"},
    {RuleKind::discards_on_top,
     "if an effect causes {you} to discard a card, discard it, but {you} may put it on top of {your} library "
     "instead of into {your} graveyard{until}"},
    {RuleKind::enters_tapped, "{who} {comes|come} into play tapped{until}"},
    {RuleKind::enters_with_counters, "{who} {comes|come} into play with {counters} on {it|them}{until}"},
    {RuleKind::counter_limit, "{who} cannot have more than {counters} on {it|them}{until}"},
    {RuleKind::costs_more, "{spells} cost {more} to cast{to whom}{until}"},
    {RuleKind::uses_cost_more, "{their abilities} cost {more} to use{one at least}{until}"},
    {RuleKind::casting_asks,
     "spells cost an additional {deed} to cast{to whom} for each {mana} in their casting costs{until}"},
    {RuleKind::using_asks,
     "activated abilities cost an additional {deed} to use{to whom} for each {mana} in their costs{until}"},
    {RuleKind::hand_limit, "{hand limit}{until}"},
    {RuleKind::hand_open, "{who} {play} with {whose hand} {hand|hands} revealed{until}"},
    {RuleKind::top_open,
     "{who} {play} with the top card of {whose hand} {library|libraries} revealed{until}"},
    {RuleKind::skips_phase, "{skip} {phase}{until}"},
    {RuleKind::cannot_play, "{who} cannot {play or cast}{until}"},
    {RuleKind::plays_from_elsewhere, "{who} may play{those} as though {it were} in your hand{until}"},
    {RuleKind::life_for_mana,
     "{for a turn}{who} may pay {n} life any time {who} could draw mana to add {C} to your mana pool"},
    {RuleKind::any_mana_for_one, "{who} may pay the casting cost of one spell{until} with mana of any type"},
    {RuleKind::stays_out, "{cards} cannot come into play{under whom}{until}"},
    {RuleKind::cannot_use, "{whose abilities} cannot be activated{until}"},
    {RuleKind::additional_land, "{who} may play {so many} {lands} {each} turn{besides}"},
    {RuleKind::additional_mana,
     "{who} tapped for mana produce {count} additional mana of the same type{until}"},
    {RuleKind::produces_instead, "{who} tapped for mana produce {mana} instead of {that mana}{to the end}"},
    {RuleKind::spends_as, "{who} may spend {spent} mana as though it were {other} mana{until}"},
    {RuleKind::land_types_apart, "{who} {changes|change} one land type at a time{until}"},
    {RuleKind::always_on, "{who} {works|work} while tapped{until}"},
};

/// "Islands do not untap" for all of them; of two groups each has its own "all".
std::string without_all(const std::string& who, const Selector& affects) {
  return who.starts_with("all ") && affects.also.empty() ? who.substr(4) : who;
}

/// "If it is dealt lethal damage this turn, remove it from the game": the rule without that demand, which its
/// sentence says in other words; none for other rules.
std::optional<Ability> of_lethal_damage(const Ability& ability) {
  if (ability.rule.kind != RuleKind::leaves_the_game_instead) return std::nullopt;
  Ability plain = ability;
  if (std::erase(plain.affects.filters, filter_of(Quality::lethally_damaged)) == 0) return std::nullopt;
  return plain;
}

/// What the names in the sentences stand for.
class Filling {
 public:
  /// `lethal`: where the rule is about what is dealt lethal damage, which `ability` asks for no more.
  Filling(Speaker& speaker, const Ability& ability, Duration lasting, bool lethal)
      : speaker_(speaker),
        ability_(ability),
        rule_(ability.rule),
        lasting_(lasting),
        lethal_(lethal),
        many_(is_plural(speaker, ability.affects)),
        who_(without_all(say_subject(speaker, ability.affects), ability.affects)),
        number_(ability.rule.amount ? say_measure(speaker, *ability.rule.amount) : "") {}

  std::string fill(std::string_view sentence) {
    std::string text;
    while (!sentence.empty()) {
      const std::size_t open = std::min(sentence.find('{'), sentence.size());
      text += sentence.substr(0, open);
      if (open == sentence.size()) break;
      const std::size_t close = sentence.find('}', open);
      text += word(sentence.substr(open + 1, close - open - 1));
      sentence.remove_prefix(close + 1);
    }
    return text;
  }

 private:
  std::string word(std::string_view name) {
    if (const std::size_t bar = name.find('|'); bar != std::string_view::npos)
      return std::string(many_ ? name.substr(bar + 1) : name.substr(0, bar));
    const bool turn = lasting_ == Duration::end_of_turn;
    const bool next = lasting_ == Duration::next_untap && rule_.kind == RuleKind::does_not_untap;
    if (name == "who") return who_;
    if (name == "is or may be") return rule_.optional ? "may be" : "is";
    if (name == "until") return turn ? " this turn" : next ? "" : say_duration(lasting_, speaker_.card.name);
    if (name == "to the end") return say_duration(lasting_, speaker_.card.name);
    // What says "this turn" in words of its own says any other time behind.
    if (name == "besides") return turn ? "" : say_duration(lasting_, speaker_.card.name);
    if (name == "each") return turn ? "this" : "each";
    if (name == "would die")
      return (lethal_ ? "is dealt lethal damage" : "would be put into a graveyard") +
             std::string(turn      ? " this turn"
                         : lethal_ ? ""
                                   : " from play");
    if (name == "instead") return lethal_ ? "" : " instead";
    if (name == "untapping") return of_your_enchanted() ? "enchanted creature" : who_;
    if (name == "whose untap")
      return is_of_your_next_untap(ability_, lasting_) || of_your_enchanted() ? "your"
             : many_                                                          ? "their controllers'"
                                                                              : "its controller's";
    if (name == "s")
      return many_ && !of_your_enchanted() && !is_of_your_next_untap(ability_, lasting_) ? "s" : "";
    if (name == "next") return next ? " next" : "";
    if (name == "by") return by();
    if (name == "those that aim") return those_that_aim();
    if (name == "play") return many_ || is_you(ability_.affects) ? "play" : "plays";
    if (name == "whose hand") return is_you(ability_.affects) ? "your" : "their";
    if (name == "pays") return pays();
    if (name == "pay") return price();
    if (name == "unless") return unless();
    if (name == "in combat") return lasting_ == Duration::end_of_combat ? " this combat" : word("until");
    if (name == "them or all") return ability_.affects == one(Reference::players) ? "" : "of " + who_ + " ";
    if (name == "for a turn") return turn ? "until end of turn, " : "";
    if (name == "deed") return deed();
    if (name == "combat") return rule_.combat_only ? "combat " : "";
    if (name == "to whoever") return is_whoever() ? "" : " to " + who_;
    if (name == "whose") return say_possessive(speaker_, ability_.affects);
    if (name == "keyword") return keyword();
    if (name == "play or cast") return play_or_cast();
    if (name == "has") return ability_.affects.empty() ? "" : who_ + (many_ ? " have " : " has ");
    if (name == "with") return say_group(speaker_, rule_.by, true);
    if (name == "attacker") return say_group(speaker_, rule_.by, false);
    if (name == "those") return rule_.by.empty() ? "" : " " + those();
    if (name == "to") return say_thing(speaker_, rule_.to, "a ");
    if (name == "one a turn") return rule_.once ? ", but to no more than one creature each turn" : "";
    if (name == "victim") return say_group(speaker_, rule_.to, false);
    if (name == "what it enchants") return say_group(speaker_, speaker_.card.enchants, false);
    if (name == "victims") return say_group(speaker_, rule_.to, true);
    if (name == "types") return capital(plural(speaker_.spelling(rule_.word)));
    if (name == "this once") return rule_.once && turn ? " this turn" : "";
    if (name == "it were") return "it were";
    if (name == "C") return "{C}";
    if (name == "kind") return speaker_.spelling(rule_.word);
    if (name == "them") return say_group(speaker_, ability_.affects, number_ != "1");
    if (name == "phase") return say_phase(speaker_, rule_.word);
    if (name == "while")
      return ability_.condition.kind == ConditionKind::always
                 ? ""
                 : " while " + say_condition(speaker_, ability_.condition);
    if (name == "n") return number_;
    if (name == "all") return say_subject(speaker_, ability_.affects);
    if (name == "count") return say_number(speaker_, rule_.amount, "one");
    if (name == "so many") return so_many();
    if (name == "whose abilities") return whose_abilities();
    if (name == "to n") return number_.empty() ? "to 0" : "by " + number_;
    if (name == "creatures") return number_ == "1" ? "creature" : "creatures";
    if (name == "attack" || name == "block") return std::string(name) + (number_ == "1" ? "s" : "");
    if (name == "lands") return number_ == "1" ? "land" : "lands";
    if (name == "able to block") return able_to_block();
    if (name == "hand limit") return hand_limit();
    if (name == "skip") return skip();
    if (name == "a player") return ability_.affects == one(Reference::players) ? "a player" : who_;
    if (name == "steps") return steps();
    if (name == "afterwards") return afterwards();
    if (name == "one")
      // A target is named in full once, and was so in `who_`.
      return ability_.affects.empty() || ability_.affects.from == Reference::target
                 ? who_
                 : say_thing(speaker_, ability_.affects, "a ");
    if (name == "its") return "its";
    if (name == "do not") return many_ || is_you(ability_.affects) ? "do not" : "does not";
    if (name == "cards") return rule_.by.empty() ? "cards" : those();
    if (name == "under whom")
      return ability_.affects == one(Reference::players)
                 ? ""
                 : " under " + say_possessive(speaker_, ability_.affects) + " control";
    if (name == "of whom") return of_whom();
    if (name == "if draw") return rule_.once ? "the next time" : "if";
    if (name == "until draw") return rule_.once && turn ? "" : word("until");
    if (name == "which draw")
      return rule_.once ? (turn ? " this turn" : "")
             : rule_.but_first
                 ? " except the first one " +
                       std::string(is_you(ability_.affects) ? "you draw in your" : "they draw in their") +
                       " draw phase each turn"
                 : "";
    if (name == "you") return ability_.affects == one(Reference::players) ? "a player" : who_;
    if (name == "your") return ability_.affects == one(Reference::you) ? "your" : "their";
    if (name == "if so")
      return ability_.modes.empty() || ability_.modes.front().steps.empty()
                 ? ""
                 : ". If " + std::string(ability_.affects == one(Reference::you) ? "you do" : "they do") +
                       ", " + steps();
    if (name == "counters") return counters();
    if (name == "mana") return kind_text(rule_.mana);
    if (name == "that mana") return rule_.instead_of == 0 ? "any other type" : kind_text(rule_.instead_of);
    if (name == "spent") return kind_of_mana(rule_.instead_of);
    if (name == "other") return kind_of_mana(rule_.mana);
    if (name == "spells") return all_spells();
    if (name == "more") return more();
    if (name == "their abilities") return whose_abilities();
    if (name == "one at least") return more().ends_with("less") ? ", but no less than one mana" : "";
    if (name == "to whom") return ability_.affects == one(Reference::players) ? "" : " for " + who_;
    // A name without words shows itself in the text, rather than leave a gap that nobody sees.
    return "{" + std::string(name) + "}";
  }

  static std::string kind_of_mana(ManaKinds kinds) {
    const Colours colours = Colours::from_bits(kinds & Colours::all().bits());
    return colours.empty() ? "colorless" : english(colours);
  }

  std::string by() {
    if (rule_.aimed_only)
      return " by " + (rule_.by.empty() ? "spells or effects" : those()) + " that target " + victim_again();
    if (rule_.by.empty()) return "";
    if (const std::string except = except_by(); !except.empty()) return except;
    return " by " + those();
  }

  /// Whom the damage is dealt to, spoken of again.
  std::string victim_again() {
    if (is_set(ability_.affects.from)) return "them";
    return ability_.affects.empty() ? speaker_.card.name : say_thing(speaker_, ability_.affects, "a ");
  }

  /// "Except by Walls and creatures with flying": what `turn_round_several` has turned round.
  std::string except_by() {
    if (rule_.kind != RuleKind::cannot_be_blocked || rule_.by.from != Reference::permanents) return "";
    std::vector<Selector> sorts;
    for (const Filter& filter : rule_.by.filters) {
      if (filter == type_filter(CardType::creature)) continue;
      if (!filter.negated) return "";
      sorts.push_back(one(Reference::permanents));
      sorts.back().filters = {type_filter(CardType::creature), filter};
      sorts.back().filters.back().negated = false;
      in_canonical_order(sorts.back().filters);
    }
    if (sorts.size() < 2 || sorts.size() + 1 != rule_.by.filters.size()) return "";
    std::string text;
    for (const Selector& sort : sorts)
      text += (text.empty() ? " except by " : " and ") + say_group(speaker_, sort, true);
    return text;
  }

  /// "Spells or effects target player controls".
  std::string of_whom() {
    if (rule_.by.empty()) return "";
    const std::vector<Filter>& filters = rule_.by.filters;
    if (filters.size() == 1 && filters[0].asks_for(Quality::controlled_by) && filters[0].of) {
      const std::string who = say_thing(speaker_, *filters[0].of, "a ");
      return " " + who + (who == "you" ? " control" : " controls");
    }
    return by();
  }

  /// "Spells or effects by red sources", "enchantment spells".
  std::string those_that_aim() {
    if (is_under_way(rule_.by.from)) return say_group(speaker_, rule_.by, true);
    return "spells or effects" + by();
  }

  std::string deed() {
    Speaker aside(speaker_.card, speaker_.words, speaker_.vocabulary);
    return ability_.cost.empty() ? "price" : say_paying(aside, ability_.cost, false);
  }

  std::string price() {
    Speaker aside(speaker_.card, speaker_.words, speaker_.vocabulary);
    return ability_.cost.empty() ? "pay {0}" : say_paying(aside, ability_.cost, false);
  }

  /// Who may pay so that it is not done, and what.
  std::string unless() {
    if (ability_.cost.empty()) return "";
    Speaker aside(speaker_.card, speaker_.words, speaker_.vocabulary);
    return " unless " + say_thing(speaker_, rule_.to, "a ") + " " + say_paying(aside, ability_.cost, true);
  }

  std::string pays() {
    Speaker aside(speaker_.card, speaker_.words, speaker_.vocabulary);
    return ability_.cost.empty() ? "pays" : say_paying(aside, ability_.cost, true);
  }

  /// Damage to anyone: only from what it comes is said.
  /// What is enchanted, while you control it: no other untap phase is its own.
  bool of_your_enchanted() const {
    return ability_.affects.from == Reference::enchanted &&
           ability_.affects.filters == std::vector{filter_by(Quality::controlled_by, one(Reference::you))};
  }

  bool is_whoever() const {
    Selector anyone = one(Reference::permanents);
    anyone.filters.push_back(type_filter(CardType::creature));
    anyone.also.push_back(one(Reference::players));
    return ability_.affects == anyone && !rule_.by.empty();
  }

  std::string keyword() {
    KeywordUse use;
    use.name = rule_.word;
    use.filters = rule_.by.filters;
    const std::string name = say_keyword(speaker_, use);
    // Of whatever lands.
    return use.filters.empty() && !after_land(name).empty() ? name + " abilities" : name;
  }

  std::string play_or_cast() {
    const Filter no_land = type_filter(CardType::land, true);
    Selector cards = one(Reference::spells);
    bool cast = false;
    for (const Filter& filter : rule_.by.filters) {
      cast = cast || filter == no_land || filter.asks_for(Quality::type);
      if (!(filter == no_land)) cards.filters.push_back(filter);
    }
    if (rule_.by.empty()) return "play cards";
    if (rule_.by == one(Reference::moved)) return "cast the moved card";
    // What is not said to be cast is played as what it is.
    const bool land = rule_.by.filters == std::vector{type_filter(CardType::land)};
    if (land || !cast || rule_.by.from != Reference::permanents || !rule_.by.also.empty())
      return "play " + those();
    return "cast " + say_group(speaker_, cards, true);
  }

  /// "Creatures with power 2 or less", "it".
  std::string those() {
    if (!is_set(rule_.by.from)) return say_thing(speaker_, rule_.by, "a ");
    std::string text = say_group(speaker_, rule_.by, true);
    for (const Selector& more : rule_.by.also) text += " and " + say_group(speaker_, more, true);
    return text;
  }

  /// "Activated abilities of artifacts", "its activated abilities with {T} in their cost".
  std::string whose_abilities() {
    const std::string abilities =
        rule_.tapping_only ? "activated abilities with {T} in their cost" : "activated abilities";
    if (is_set(ability_.affects.from))
      return abilities + " of " + say_group(speaker_, ability_.affects, true);
    return (ability_.affects.empty() ? speaker_.card.name + "'s"
                                     : say_possessive(speaker_, ability_.affects)) +
           " " + abilities;
  }

  /// "Two additional", "any number of".
  std::string so_many() const {
    if (number_.empty()) return "any number of";
    const std::string one = rule_.kind == RuleKind::blocks_additional ? "an" : "one";
    const Box<Amount>& more = rule_.amount;
    return (more && more->is_number() && more->number > 1 ? numeral(more->number)
            : number_ == "1"                              ? one
                                                          : number_) +
           " additional";
  }

  std::string able_to_block() {
    if (rule_.by.empty()) return many_ ? "block if able" : "blocks if able";
    return "able to block " + say_thing(speaker_, rule_.by, "a ") + " do so";
  }

  std::string hand_limit() {
    const bool have = ability_.affects == one(Reference::you) || many_;
    return number_.empty()
               ? who_ + (have ? " have" : " has") + " no maximum hand size"
               : say_possessive(speaker_, ability_.affects) + " maximum hand size is " + word("count");
  }

  /// One after the other, in one sentence.
  std::string one_clause(const std::vector<Step>& steps) {
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      std::string said = i + 1 < steps.size() ? say_all_but_one(speaker_, steps[i], steps[i + 1]) : "";
      if (said.empty())
        said = say_within(speaker_, steps[i]);
      else
        ++i;
      text += (text.empty() ? "" : ", then ") + said;
    }
    return text;
  }

  /// Whether more is done in the place of a draw than one clause says.
  bool goes_on() const {
    return rule_.kind == RuleKind::draws_instead && !rule_.once && !ability_.modes.empty() &&
           ability_.modes.front().steps.size() > 1;
  }

  /// "... instead. If it is a creature card, ...": the sentences behind the first.
  std::string afterwards() {
    if (!goes_on()) return "";
    const std::vector<Step>& steps = ability_.modes.front().steps;
    speaker_.done_last = steps.front().verb;
    std::string text = say_steps(speaker_, {steps.begin() + 1, steps.end()});
    if (text.ends_with('.')) text.pop_back();
    // What goes on is told so, or by its "if".
    return (text.starts_with("If ") ? ". " : ". Then ") + (text.starts_with("If ") ? text : uncapital(text));
  }

  /// "That player reveals the top card of their library": who reveals is who would have drawn it.
  std::string first_step(const Step& step) {
    Selector top = one(Reference::cards);
    top.filters = {filter_by(Quality::owned_by, one(Reference::that_player)), zone_filter(Zone::library),
                   filter_of(Quality::on_top)};
    top.filters.back().amount = Amount(1);
    if (step.verb == Verb::look_at && step.other == one(Reference::players) && step.what == top)
      return "that player reveals the top card of their library";
    return say_within(speaker_, step);
  }

  std::string steps() {
    // What would die or be destroyed is the last that was spoken of.
    const bool of_it = rule_.kind == RuleKind::dies_instead || rule_.kind == RuleKind::destroyed_instead;
    const std::string_view called = std::exchange(speaker_.it, of_it ? "it" : speaker_.it);
    std::string said = steps_as_called();
    speaker_.it = called;
    return said;
  }

  std::string steps_as_called() {
    const bool none = ability_.modes.empty() || ability_.modes.front().steps.empty();
    if (rule_.once && !none) return one_clause(ability_.modes.front().steps);
    if (goes_on()) return first_step(ability_.modes.front().steps.front());
    if (is_offered_for_untapping(ability_)) {
      // That who declines lets it untap goes without saying.
      Steps offer = ability_.modes.front().steps;
      if (offer.front().otherwise == untapping_after_all(ability_)) offer.front().otherwise.clear();
      return say_follows(speaker_, offer);
    }
    return none ? "nothing happens" : say_follows(speaker_, ability_.modes.front().steps);
  }

  std::string counters() {
    return counted(say_number(speaker_, rule_.amount, "a"), speaker_.spelling(rule_.word) + " counter");
  }

  /// "White enchantment spells and green enchantment spells".
  std::string all_spells() {
    std::string text = say_group(speaker_, spells(), true);
    for (Selector more : rule_.by.also) {
      more.from = Reference::spells;
      text += " and " + say_group(speaker_, more, true);
    }
    return text;
  }

  Selector spells() const {
    Selector spells = one(Reference::spells);
    // The reverse of how it was read: the sources are spells again.
    spells.filters = rule_.by.filters;
    return spells;
  }

  /// "{2} more", "{1} less".
  std::string more() const {
    const bool known = rule_.amount && rule_.amount->is_number();
    if (!known) return number_ + " more";
    const int number = rule_.amount->number;
    ManaCost mana;
    for (std::size_t i = 0; i < colour_count; ++i)
      if (Colours::from_bits(rule_.mana).has(static_cast<Colour>(i)))
        mana.coloured[i] = static_cast<std::uint8_t>(std::abs(number));
    const std::string price = mana.empty() ? "{" + std::to_string(std::abs(number)) + "}" : print_mana(mana);
    return price + (number < 0 ? " less" : " more");
  }

  std::string skip() const {
    if (ability_.affects == one(Reference::you)) return "skip your";
    return who_ + (many_ ? " skip their" : " skips their");
  }

  Speaker& speaker_;
  const Ability& ability_;
  const Rule& rule_;
  Duration lasting_;
  bool lethal_;
  bool many_;
  std::string who_;
  std::string number_;
};

/// "If you would draw a card during your draw phase, you may skip that draw instead. If you do, ..."; "" for
/// other rules.
std::string say_skipped_draw(Speaker& speaker, const Ability& ability) {
  if (ability.rule.kind != RuleKind::draws_instead || !(ability.affects == one(Reference::you)) ||
      ability.modes.size() != 1 || ability.modes[0].steps.size() != 1)
    return "";
  const Step& may = ability.modes[0].steps[0];
  Step draw = step(Verb::draw);
  draw.amount = Amount(1);
  const bool skips = may.verb == Verb::may && is_you(may.what) && may.cost.empty() && !may.then.empty() &&
                     may.otherwise == Steps{draw} &&
                     ability.condition == all_of({phase_is(Word{"draw"}), turn_of(one(Reference::you))});
  if (!skips) return "";
  return "if you would draw a card during your draw phase, you may skip that draw instead. If you do, " +
         say_follows(speaker, may.then);
}

}  // namespace

std::string say_rule(Speaker& speaker, const Ability& ability, Duration lasting) {
  if (const std::string skipped = say_skipped_draw(speaker, ability); !skipped.empty()) return skipped;
  const bool skips = has(ability.rule.kind, RuleTraits::may_skip);
  const Condition& so = ability.condition;
  // "Cannot be the target of spells unless it attacked or blocked this turn": of several none.
  const bool unless = so.kind == ConditionKind::none && say_denied_alone(speaker, so).empty();
  // Before the rest, as it stands: a target is named in full where it is first spoken of.
  const bool in_words = skips || unless || is_of_your_next_untap(ability, lasting);
  const std::string holds = in_words ? "" : say_while(speaker, so);
  for (const SayRow& row : sentences) {
    if (row.rule != ability.rule.kind) continue;
    const std::optional<Ability> lethal = of_lethal_damage(ability);
    Filling filling(speaker, lethal ? *lethal : ability, lasting, lethal.has_value());
    const std::string said = holds + filling.fill(row.said);
    return unless ? said + " unless " + say_any_of(speaker, so) : said;
  }
  return "";
}

}  // namespace sleight
