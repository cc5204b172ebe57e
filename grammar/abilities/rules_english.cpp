#include "grammar/abilities/rules_english.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/card/mana_text.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

// ------------------------------------------------------------------------------------------------ reading

using SaidRules = std::vector<Ability>;
using ReadRules = SaidRules (*)(Meaning&, const Node&, Selector& subject, Duration& lasting);

/// Rulings that say one rule and nothing more.
struct RuleRow {
  Phrase phrase;
  RuleKind rule;
};
constexpr RuleRow plain_rules[] = {
    {Phrase::cannot_attack, RuleKind::cannot_attack},
    {Phrase::cannot_regenerate, RuleKind::cannot_regenerate},
    {Phrase::cannot_be_regenerated, RuleKind::cannot_regenerate},
    {Phrase::cannot_be_targeted, RuleKind::cannot_be_targeted},
    {Phrase::cannot_be_enchanted, RuleKind::cannot_be_enchanted},
    {Phrase::must_attack, RuleKind::must_attack},
    {Phrase::deals_no_combat_damage, RuleKind::deals_no_combat_damage},
    {Phrase::has_no_hand_limit, RuleKind::hand_limit},
    {Phrase::enters_tapped, RuleKind::enters_tapped},
};

/// A rule with the number that the ruling names, `less` of which every creature has anyhow.
Ability with_number(Meaning& meaning, const Node& said, RuleKind kind, int less) {
  Ability rule = rule_of(kind);
  const Amount some = read_number(meaning, said.the(Phrase::number));
  // "Can block one creature" would say what every creature can (R-BLOCK-1).
  if (some.kind != AmountKind::number || some.number <= less) meaning.fail();
  rule.rule.amount = Amount(some.number - less);
  return rule;
}

/// Everything of the same type that is not like that: "except by Walls" is "by creatures that are no Walls".
bool turn_round(Selector& selector) {
  Filter* only = nullptr;
  for (Filter& filter : selector.filters) {
    if (filter.quality == Quality::type && !filter.negated && filter.types == CardType::creature) continue;
    // The opposite of two demands is either of their opposites, which no list of filters says.
    if (only != nullptr) return false;
    only = &filter;
  }
  if (only == nullptr || !selector.also.empty()) return false;
  only->negated = !only->negated;
  in_canonical_order(selector.filters);
  return true;
}

/// A permanent untaps in its controller's untap phase: no other is a time for this rule.
bool names_untap_phase_of(Meaning& meaning, const Selector& subject, const Node& whose) {
  // "Its controller's" is said of the subject, whatever else was spoken of.
  const Node* of = whose.child(Phrase::thing);
  if (of != nullptr && of->first().has(Lexeme::CONTROLLER) && !of->has(Lexeme::CONTROLLER)) {
    meaning.take_all(whose);
    return true;
  }
  Selector its = one(Reference::controller_of);
  its.of = subject;
  const Selector who = read_possessive(meaning, whose);
  // "Your untap phase" is that of the card that says it; of a set, each has its own controller's.
  return whose.has(Lexeme::YOUR) ? subject == one(Reference::self)
                                 : who == its || subject.from == Reference::permanents;
}

SaidRules cannot_block(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_block);
  if (const Node* whom = said.child(Phrase::np)) rule.rule.by = read_np(meaning, *whom);
  return {rule};
}

SaidRules cannot_attack_or_block(Meaning&, const Node&, Selector&, Duration&) {
  return {rule_of(RuleKind::cannot_attack), rule_of(RuleKind::cannot_block)};
}

SaidRules cannot_be_blocked(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_be_blocked);
  if (const Node* by = said.child(Phrase::np)) rule.rule.by = read_np(meaning, *by);
  // The rule says who may not block: "except by" has to be turned into those.
  if (said.has(Lexeme::EXCEPT) && !turn_round(rule.rule.by)) meaning.fail();
  return {rule};
}

SaidRules needs_blockers(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::needs_blockers);
  rule.rule.amount = read_number(meaning, said.the(Phrase::number));
  return {rule};
}

SaidRules does_not_untap(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  if (!names_untap_phase_of(meaning, subject, said.the(Phrase::possessive))) meaning.fail();
  // The phase is the duration: the rule ends with it, whatever else the sentence says.
  if (said.has(Lexeme::NEXT)) lasting = Duration::next_untap;
  return {rule_of(RuleKind::does_not_untap)};
}

/// "It can block creatures with flying" is what the keyword web says.
SaidRules can_block_those_with(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (said.child(Lexeme::KEYWORD)->open->name != "flying" || !(subject == one(Reference::self)))
    meaning.fail();
  Ability web;
  // Fliers are blocked by what has web (R-FLY-1): no other rule lets a creature without flying do it.
  web.kind = AbilityKind::keyword;
  web.keyword.name = meaning.word("web");
  return {web};
}

SaidRules can_block_additional(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::blocks_additional, 0)};
}

SaidRules can_block_so_many(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::blocks_additional, 1)};
}

/// Of what keeps a creature from attacking, being a Wall and having defender are all that words can mean.
SaidRules attacks_though_wall(Meaning& meaning, const Node& said, Selector&, Duration&) {
  if (said.child(Lexeme::CREATURE_TYPE)->open->name != "wall") meaning.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules attacks_though_defender(Meaning& meaning, const Node& said, Selector&, Duration&) {
  if (said.child(Lexeme::KEYWORD)->open->rule != RuleKind::cannot_attack) meaning.fail();
  return {rule_of(RuleKind::attacks_alone_rule_off)};
}

SaidRules must_attack_this_turn(Meaning&, const Node&, Selector&, Duration& lasting) {
  lasting = Duration::end_of_turn;
  return {rule_of(RuleKind::must_attack)};
}

SaidRules may_play_additional_land(Meaning& meaning, const Node& said, Selector&, Duration&) {
  return {with_number(meaning, said, RuleKind::additional_land, 0)};
}

SaidRules may_stay_tapped(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::you))) meaning.fail();
  // Who may is the controller of what stays tapped: that thing is what the rule affects.
  subject = read_np(meaning, said.the(Phrase::np));
  return {rule_of(RuleKind::may_stay_tapped)};
}

SaidRules untap_limit(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  if (!(subject == one(Reference::players))) meaning.fail();
  // Each player has the same limit: the rule affects what is counted.
  subject = read_group(meaning, said.the(Phrase::group));
  return {with_number(meaning, said, RuleKind::untap_limit, 0)};
}

SaidRules enters_with_counters(Meaning& meaning, const Node& said, Selector&, Duration&) {
  Ability rule = rule_of(RuleKind::enters_with_counters);
  rule.rule.amount = read_number(meaning, said.the(Phrase::number));
  rule.rule.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  return {rule};
}

/// "White spells cost {3} more to cast": what costs it, and to whom; to everybody when nobody is named.
SaidRules costs_more(Meaning& meaning, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::costs_more);
  if (subject.from != Reference::spells || !subject.also.empty()) meaning.fail();
  if (!subject.filters.empty()) {
    rule.rule.by = subject;
    rule.rule.by.from = Reference::permanents;  // as sources of a quality are written
  }
  const ManaCost more = read_mana(meaning, said.the(Phrase::mana));
  // The rule holds a number of generic mana, which is below 0 where it costs less.
  if (!more.colours().empty() || more.x != 0 || more.generic == 0) meaning.fail();
  rule.rule.amount = Amount(said.has(Lexeme::LESS) ? -more.generic : more.generic);
  const Node* whom = said.child(Phrase::np);
  subject = whom != nullptr ? read_np(meaning, *whom) : one(Reference::players);
  return {rule};
}

struct ReadRow {
  Phrase phrase;
  ReadRules read;
};
constexpr ReadRow other_rules[] = {
    {Phrase::cannot_block, cannot_block},
    {Phrase::cannot_attack_or_block, cannot_attack_or_block},
    {Phrase::cannot_be_blocked, cannot_be_blocked},
    {Phrase::needs_blockers, needs_blockers},
    {Phrase::does_not_untap, does_not_untap},
    {Phrase::can_block_those_with, can_block_those_with},
    {Phrase::can_block_additional, can_block_additional},
    {Phrase::can_block_so_many, can_block_so_many},
    {Phrase::attacks_though_wall, attacks_though_wall},
    {Phrase::attacks_though_defender, attacks_though_defender},
    {Phrase::must_attack_this_turn, must_attack_this_turn},
    {Phrase::may_play_additional_land, may_play_additional_land},
    {Phrase::may_stay_tapped, may_stay_tapped},
    {Phrase::untap_limit, untap_limit},
    {Phrase::enters_with_counters, enters_with_counters},
    {Phrase::costs_more, costs_more},
};

// ------------------------------------------------------------------------------------------------- saying

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
    {RuleKind::cannot_block, "{who} cannot block{those}{until}"},
    {RuleKind::must_block, "{who} {able to block}{until}"},
    {RuleKind::cannot_be_blocked, "{who} cannot be blocked{by}{until}"},
    {RuleKind::blocks_additional, "{who} can block {n} additional {creatures}{until}"},
    {RuleKind::needs_blockers, "{who} cannot be blocked by fewer than {n} creatures{until}"},
    {RuleKind::cannot_be_targeted, "{who} cannot be the target of spells or effects{by}{until}"},
    {RuleKind::cannot_be_enchanted, "{who} cannot be enchanted{by}{until}"},
    {RuleKind::spared_by_own_grants, "the protection granted by {who} does not remove {who}{until}"},
    {RuleKind::reduces_damage, "damage dealt to {who}{by} is reduced {to n}{until}"},
    {RuleKind::redirects_damage, "damage dealt to {who} is dealt to {to} instead{until}"},
    {RuleKind::deals_no_combat_damage, "{who} {deals|deal} no damage in combat{until}"},
    {RuleKind::first_strike_damage, "{who} {deals|deal} damage in the first damage step{until}"},
    {RuleKind::regular_damage_too, "{who} {deals|deal} damage in the second damage step too{until}"},
    {RuleKind::excess_to_player, "{who} {deals|deal} excess damage to the defending player{until}"},
    {RuleKind::may_band, "{who} can attack in a band{until}"},
    {RuleKind::divides_damage, "its controller divides damage dealt to the band of {who}{until}"},
    {RuleKind::does_not_untap,
     "{who} {does|do} not untap during {its|their} controller's{next} untap phase{until}"},
    {RuleKind::may_stay_tapped, "you may choose not to untap {who} during your untap phase{until}"},
    {RuleKind::untap_limit, "players cannot untap more than {n} {them} during their untap phase{until}"},
    {RuleKind::cannot_regenerate, "{who} cannot regenerate{until}"},
    {RuleKind::leaves_the_game_instead,
     "if {who} would be put into a graveyard{from play}, remove it from the game instead{besides}"},
    {RuleKind::draws_instead, "if {a player} would draw a card, {steps} instead{until}"},
    {RuleKind::discards_instead, "if {a player} would discard a card, {steps} instead{until}"},
    {RuleKind::enters_tapped, "{who} {comes|come} into play tapped{until}"},
    {RuleKind::enters_with_counters, "{who} {comes|come} into play with {counters} on {it|them}{until}"},
    {RuleKind::costs_more, "{spells} cost {more} to cast{to whom}{until}"},
    {RuleKind::hand_limit, "{hand limit}{until}"},
    {RuleKind::skips_phase, "{skip} {phase}{until}"},
    {RuleKind::additional_land, "{who} may play {n} additional {lands} each turn{until}"},
    {RuleKind::additional_mana, "{who} tapped for mana produce {n} additional mana of the same type{until}"},
    {RuleKind::produces_instead, "{who} tapped for mana produce {mana} instead of {that mana}{until}"},
    {RuleKind::always_on, "{who} {works|work} while tapped{until}"},
};

/// What the names in the sentences stand for.
class Filling {
 public:
  Filling(Speaker& speaker, const Ability& ability, Duration lasting)
      : speaker_(speaker),
        ability_(ability),
        rule_(ability.rule),
        lasting_(lasting),
        many_(is_plural(speaker, ability.affects)),
        who_(say_subject(speaker, ability.affects)),
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
    if (name == "until") return turn ? " this turn" : next ? "" : std::string(say_duration(lasting_));
    // What says "this turn" in words of its own says any other time behind.
    if (name == "besides") return turn ? "" : std::string(say_duration(lasting_));
    if (name == "each") return turn ? "this" : "each";
    if (name == "from play") return turn ? " this turn" : " from play";
    if (name == "next") return next ? " next" : "";
    if (name == "by") return by();
    if (name == "those") return rule_.by.empty() ? "" : " " + those();
    if (name == "to") return say_thing(speaker_, rule_.to, "a ");
    if (name == "them") return say_group(speaker_, ability_.affects, number_ != "1");
    if (name == "phase") return say_phase(speaker_, rule_.word);
    if (name == "n") return rule_.kind == RuleKind::blocks_additional && number_ == "1" ? "an" : number_;
    if (name == "to n") return number_.empty() ? "to 0" : "by " + number_;
    if (name == "creatures") return number_ == "1" ? "creature" : "creatures";
    if (name == "lands") return number_ == "1" ? "land" : "lands";
    if (name == "able to block") return able_to_block();
    if (name == "hand limit") return hand_limit();
    if (name == "skip") return skip();
    if (name == "a player") return ability_.affects == one(Reference::players) ? "a player" : who_;
    if (name == "steps") return steps();
    if (name == "counters") return counters();
    if (name == "mana") return kind_text(rule_.mana);
    if (name == "that mana") return rule_.instead_of == 0 ? "any other type" : kind_text(rule_.instead_of);
    if (name == "spells") return say_group(speaker_, spells(), true);
    if (name == "more") return more();
    if (name == "to whom") return ability_.affects == one(Reference::players) ? "" : " for " + who_;
    // A name without words shows itself in the text, rather than leave a gap that nobody sees.
    return "{" + std::string(name) + "}";
  }

  std::string by() { return rule_.by.empty() ? "" : " by " + those(); }

  /// "Creatures with power 2 or less", "it".
  std::string those() {
    return is_set(rule_.by.from) ? say_group(speaker_, rule_.by, true) : say_thing(speaker_, rule_.by, "a ");
  }

  std::string able_to_block() {
    if (rule_.by.empty()) return many_ ? "block if able" : "blocks if able";
    return "able to block " + say_thing(speaker_, rule_.by, "a ") + " do so";
  }

  std::string hand_limit() const {
    const bool have = ability_.affects == one(Reference::you) || many_;
    return number_.empty() ? who_ + (have ? " have" : " has") + " no maximum hand size"
                           : "the hand limit of " + who_ + " is " + number_;
  }

  std::string steps() {
    const bool none = ability_.modes.empty() || ability_.modes.front().steps.empty();
    return none ? "nothing happens" : say_follows(speaker_, ability_.modes.front().steps);
  }

  std::string counters() {
    return counted(say_number(speaker_, rule_.amount, "a"), speaker_.spelling(rule_.word) + " counter");
  }

  Selector spells() const {
    Selector spells = one(Reference::spells);
    // The reverse of how it was read: the sources are spells again.
    spells.filters = rule_.by.filters;
    return spells;
  }

  /// "{2} more", "{1} less".
  std::string more() const {
    const bool known = rule_.amount && rule_.amount->kind == AmountKind::number;
    if (!known) return number_ + " more";
    const int number = rule_.amount->number;
    return "{" + std::to_string(std::abs(number)) + "} " + (number < 0 ? "less" : "more");
  }

  std::string skip() const {
    if (ability_.affects == one(Reference::you)) return "skip your";
    return who_ + (many_ ? " skip their" : " skips their");
  }

  Speaker& speaker_;
  const Ability& ability_;
  const Rule& rule_;
  Duration lasting_;
  bool many_;
  std::string who_;
  std::string number_;
};

}  // namespace

std::vector<Ability> read_rules(Meaning& meaning, const Node& said, Selector& subject, Duration& lasting) {
  meaning.take(said);
  for (const RuleRow& row : plain_rules)
    if (row.phrase == said.phrase) return {rule_of(row.rule)};
  for (const ReadRow& row : other_rules)
    if (row.phrase == said.phrase) return row.read(meaning, said, subject, lasting);
  meaning.fail();
  return {};
}

Ability read_reduction(Meaning& meaning, const Node& said) {
  meaning.take(said);
  const auto things = said.all(Phrase::np);
  const bool elsewhere = said.has(Lexeme::INSTEAD);
  Ability ability = rule_of(elsewhere ? RuleKind::redirects_damage : RuleKind::reduces_damage);
  ability.affects = read_np(meaning, *things[0]);
  // Two or three things are spoken of: only these words tell that the second is the source.
  if (said.has(Lexeme::BY) || said.has(Lexeme::FROM)) ability.rule.by = read_np(meaning, *things[1]);
  if (elsewhere)
    ability.rule.to = read_np(meaning, *things.back());
  else if (said.child(Lexeme::NUMBER)->text != "0")
    meaning.fail();
  return ability;
}

Ability read_instead(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Ability rule = rule_of(said.has(Lexeme::DRAW) ? RuleKind::draws_instead : RuleKind::discards_instead);
  rule.affects = read_np(meaning, said.the(Phrase::np));
  // "That player", "it": what would happen names them, as an event does.
  const bool before = std::exchange(meaning.event, true);
  // The card that would be discarded; of a draw nobody knows the card yet (R-ZONE-8).
  if (rule.rule.kind == RuleKind::discards_instead) meaning.antecedent = one(Reference::it);
  rule.modes.emplace_back();
  read_clause(meaning, said.the(Phrase::clause), rule.modes.front().steps);
  meaning.event = before;
  return rule;
}

Ability read_no_combat_damage(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Ability ability = rule_of(RuleKind::deals_no_combat_damage);
  if (const Node* who = said.child(Phrase::np)) {
    ability.affects = read_np(meaning, *who);
  } else {
    // Only creatures deal combat damage (R-DMG-3): all of them are meant.
    ability.affects = one(Reference::permanents);
    ability.affects.filters.push_back(type_filter(CardType::creature));
  }
  return ability;
}

Ability read_skipped_phase(Meaning& meaning, const Node& skipping) {
  meaning.take(skipping);
  Ability rule = rule_of(RuleKind::skips_phase);
  const Node* phase = skipping.child(Phrase::phase_name);
  if (phase == nullptr || skipping.has(Lexeme::NEXT))
    meaning.fail();
  else
    rule.rule.word = read_phase(meaning, *phase);
  return rule;
}

std::string say_rule(Speaker& speaker, const Ability& ability, Duration lasting) {
  // Before the rest, as it stands: a target is named in full where it is first spoken of.
  const std::string holds = say_while(speaker, ability.condition);
  for (const SayRow& row : sentences)
    if (row.rule == ability.rule.kind) return holds + Filling(speaker, ability, lasting).fill(row.said);
  return "";
}

}  // namespace sleight
