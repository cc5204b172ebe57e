#include "grammar/effects/lasting_english.h"

#include <algorithm>
#include <utility>

#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/damage_rules_english.h"
#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/abilities/rule_sentences_english.h"
#include "grammar/abilities/rules_english.h"
#include "grammar/effects/choices_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/moves_english.h"
#include "grammar/effects/waiting_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/spoken_of_english.h"

namespace sleight {

namespace {

Step rule_for(Duration duration, std::vector<Ability> rules) {
  Step made = step(Verb::rule);
  made.duration = duration;
  made.abilities = std::move(rules);
  return made;
}

void read_ruling(Meaning& meaning, const Node& ruling, const Selector& subject, Duration lasting,
                 const Condition& holds, Steps& steps) {
  // How something comes into play is settled before: no effect of its own can still say so.
  if (ruling.is(Phrase::enters_tapped) || ruling.is(Phrase::enters_with_counters)) {
    if (subject.from == Reference::self) meaning.fail();
  }
  Selector about = subject;
  // A rule may be about others than the subject ("creatures cannot block it"): the reader of rules says whom.
  std::vector<Ability> rules = read_rules(meaning, ruling, about, lasting);
  for (Ability& each : rules) {
    each.affects = about;
    each.condition = holds;
  }
  steps.push_back(rule_for(lasting, std::move(rules)));
}

/// How long each predicate holds: as long as is said of it or, where nothing is, of the next ("gets +1/+1 and
/// gains flying until end of turn"), or in front of all of them.
/// `holds`: where a rule about one thing may come and go. `keeps`: where a change of one thing may end.
std::vector<Duration> read_durations(Meaning& meaning, const Node& said, Condition* holds,
                                     Box<Condition>* keeps) {
  std::vector<Duration> lasting;
  std::size_t open = 0;
  bool timed = false;
  // What is done once is over then: no time is left out of "you gain 2 life this turn".
  const auto predicates = said.all(Phrase::predicate);
  const auto lasts = [](const Node* predicate) {
    return predicate->has(Phrase::changing) || predicate->has(Phrase::ruling);
  };
  const bool said_of_time = said.has(Phrase::front) || said.has(Phrase::duration);
  if (said_of_time && std::none_of(predicates.begin(), predicates.end(), lasts)) meaning.fail();
  if (const Node* front = said.child(Phrase::front)) {
    lasting.assign(predicates.size(), read_duration(meaning, front));
    // Said twice it would be two times.
    if (said.has(Phrase::duration)) meaning.fail();
    return lasting;
  }
  for (const Node& child : said.children) {
    if (child.is(Phrase::predicate)) lasting.push_back(Duration::for_good);
    if (!child.is(Phrase::duration)) continue;
    timed = true;
    const Duration until = read_duration(meaning, &child, holds, keeps);
    for (; open < lasting.size(); ++open) lasting[open] = until;
  }
  // What is said of no time behind something that is would hold for good: nobody means that.
  for (; timed && open < predicates.size(); ++open)
    if (predicates[open]->has(Phrase::changing)) meaning.fail();
  return lasting;
}

void add_change(Selector affects, Change& change, Duration lasting, Steps& steps) {
  if (change.parts.empty()) return;
  // The order of words means nothing: changes apply layer by layer (R-CONT-1).
  in_layer_order(change);
  // One change takes one keyword away: the others are steps of their own.
  std::vector<ChangePart> more;
  bool one_gone = false;
  std::erase_if(change.parts, [&](const ChangePart& part) {
    if (part.kind != ChangeKind::loses_keyword || !std::exchange(one_gone, true)) return false;
    more.push_back(part);
    return true;
  });
  Step made = step(Verb::change, std::move(affects));
  made.change = std::exchange(change, {});
  made.duration = lasting;
  steps.push_back(made);
  for (const ChangePart& part : more) {
    made.change.parts = {part};
    steps.push_back(made);
  }
}

/// "That creature cannot attack during its controller's next turn": from the beginning of that turn on. "It
/// does not untap during its controller's next two untap phases": through the next, and from the turn that
/// has it through one more.
void read_next_turn_ban(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  meaning.take(said);
  const Node& whose = said.the(Phrase::possessive);
  meaning.take_all(whose);
  const bool own = whose.has(Phrase::thing) && whose.the(Phrase::thing).first().is(Phrase::its_player) &&
                   whose.the(Phrase::thing).first().has(Lexeme::CONTROLLER);
  if (!own || is_set(subject.from) || is_player(meaning, subject)) meaning.fail();
  const bool untaps = said.is(Phrase::no_untap_twice);
  if (untaps && said.child(Lexeme::NUMERAL_WORD)->text != "two") meaning.fail();
  Ability ban = rule_of(untaps ? RuleKind::does_not_untap : RuleKind::cannot_attack);
  ban.affects = subject;
  const Step banned = rule_for(untaps ? Duration::next_untap : Duration::end_of_turn, {std::move(ban)});
  Step later = at_next_turn_of(meaning, subject, untaps);
  later.then.push_back(banned);
  if (untaps) steps.push_back(banned);
  steps.push_back(std::move(later));
}

/// Whether a keyword is lost that only says that its creature cannot attack.
bool loses_ban(const Node& changing) {
  if (!changing.is(Phrase::loses_keyword)) return false;
  const auto lost = changing.all(Phrase::lost);
  const Node* keyword = lost.size() == 1 ? lost.front()->child(Phrase::keyword) : nullptr;
  const OpenWord* word = keyword != nullptr ? keyword->first().open : nullptr;
  return word != nullptr && word->rule == RuleKind::cannot_attack;
}

/// "It loses defender": what is of its own kind keeps it from attacking no more.
Step freed(Meaning& meaning, const Node& changing, const Selector& subject, Duration lasting) {
  meaning.take_all(changing);
  if (is_player(meaning, subject)) meaning.fail();
  Ability free = rule_of(RuleKind::attacks_alone_rule_off);
  free.affects = subject;
  return rule_for(lasting, {std::move(free)});
}

/// "Target creature gets +1/+1 and gains flying until end of turn": a subject and what is said of it.
void read_subject_and_predicates(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // Of what attacks and of another: it is what attacks that deals damage in combat.
  const auto all = said.all(Phrase::predicate);
  if (all.size() == 1 && all.front()->has(Phrase::deals_no_combat_damage) && !meaning.attacker.empty() &&
      meaning.antecedent == meaning.attacker)
    meaning.only_by_name = false;
  const Selector subject = read_np(meaning, said.the(Phrase::np));
  const Node& named = said.the(Phrase::np).first().first();
  meaning.each_player = subject == one(Reference::players) && named.has(Lexeme::EACH);
  // "That player", further on, is whoever is aimed at here.
  if (is_player(meaning, subject) && subject.from == Reference::target) meaning.player = subject;
  if (is_player(meaning, subject) && !is_set(subject.from)) meaning.they = subject;
  // Before the predicates, although they stand behind them: a rule among them lasts as long.
  const auto predicates = said.all(Phrase::predicate);
  Condition holds;
  const bool one_rule =
      predicates.size() == 1 && predicates.front()->has(Phrase::ruling) && !is_set(subject.from);
  Box<Condition> keeps;
  const bool one_change =
      predicates.size() == 1 && predicates.front()->has(Phrase::changing) && !is_set(subject.from);
  const std::vector<Duration> lasting =
      read_durations(meaning, said, one_rule ? &holds : nullptr, one_change ? &keeps : nullptr);
  // "Their hand" is that of whoever is spoken of, be it each of several.
  const Selector around =
      std::exchange(meaning.doer, is_player(meaning, subject) ? actor(subject) : Selector{});
  Change change;
  Selector affects = subject;
  for (std::size_t i = 0; i < predicates.size(); ++i) {
    meaning.take(*predicates[i]);
    const Node& what = predicates[i]->first();
    if (loses_ban(what)) {
      steps.push_back(freed(meaning, what, subject, lasting[i]));
      continue;
    }
    const bool more = what.is(Phrase::changing);
    if (i > 0 && !(lasting[i] == lasting[i - 1])) add_change(affects, change, lasting[i - 1], steps);
    if (more)
      read_changing(meaning, what, subject, affects, change);
    else if (what.rule == Phrase::next_turn_ban)
      read_next_turn_ban(meaning, what, subject, steps);
    else if (what.is(Phrase::ruling))
      read_ruling(meaning, what, subject, lasting[i], holds, steps);
    else
      read_effect(meaning, what, subject, steps);
    // Nobody could tell whether what is joined to an offer belongs to it.
    if (i + 1 < predicates.size() && is_offer(what)) meaning.fail();
  }
  const std::size_t before = steps.size();
  add_change(affects, change, lasting.back(), steps);
  for (std::size_t i = before; i < steps.size(); ++i) steps[i].condition = keeps;
  meaning.doer = around;
}

/// As much power and toughness as that has.
Change size_of(Meaning& meaning, const Selector& of) {
  Change change;
  for (const auto& [kind, value] : {std::pair(ChangeKind::power, AmountKind::power),
                                    std::pair(ChangeKind::toughness, AmountKind::toughness)}) {
    change.parts.push_back(change_part(kind));
    change.parts.back().amount = value_of(meaning, value, of);
  }
  return change;
}

/// Whose size it is: of a token that was made, "that creature" is what was spoken of before.
Selector read_of_both(Meaning& meaning, const Node& both, const Selector& changed) {
  meaning.take(both);
  const Selector around = meaning.antecedent;
  if (changed == one(Reference::made) && both.the(Phrase::np).first().first().is(Phrase::that_thing))
    meaning.refer_to(meaning.before_made);
  const Selector of = read_np(meaning, both.the(Phrase::np));
  meaning.refer_to(around);
  return of;
}

/// "Its power is equal to that creature's power and its toughness is equal to that creature's toughness", of
/// a token whose size was left open.
void read_size_of_made(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Node& size = said.the(Phrase::size);
  meaning.take(size);
  const auto measures = said.all(Phrase::measure);
  const Node& whose = said.the(Phrase::possessive);
  meaning.take_all(whose);
  const bool made = meaning.unsettled && whose.has(Lexeme::ITS) &&
                    meaning.antecedent == one(Reference::made) && meaning.done_last == Verb::make_token &&
                    measures.size() == 2 && size.has(Lexeme::POWER) && !size.has(Lexeme::TOUGHNESS) &&
                    !said.has(Lexeme::EACH);
  if (!made) return meaning.fail();
  meaning.unsettled = false;
  meaning.refer_to(meaning.before_made);
  Step sized = step(Verb::change, one(Reference::made));
  for (const ChangeKind kind : {ChangeKind::power, ChangeKind::toughness}) {
    sized.change.parts.push_back(change_part(kind));
    sized.change.parts.back().amount = read_measure(meaning, *measures[kind == ChangeKind::power ? 0 : 1]);
  }
  steps.push_back(std::move(sized));
  meaning.refer_to(one(Reference::made));
}

/// "Exchange control of target creature you control and target creature an opponent controls": two that were
/// aimed at, or this card and one.
void read_swapping(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step swap = step(Verb::exchange_control, read_object(meaning, said.the(Phrase::object)));
  int both = 0;
  std::vector<const Selector*> things{&swap.what};
  for (const Selector& other : swap.what.also) things.push_back(&other);
  for (const Selector* thing : things) {
    const bool aimed = thing->from == Reference::target && meaning.targets != nullptr &&
                       thing->index < meaning.targets->size();
    if (!aimed && thing->from != Reference::self) return meaning.fail();
    const Amount most = aimed ? (*meaning.targets)[thing->index].most : Amount(1);
    const Amount least = aimed ? (*meaning.targets)[thing->index].least : Amount(1);
    // No fewer than two, and no more.
    if (most.kind != AmountKind::number || !(most == least)) return meaning.fail();
    both += most.number;
  }
  if (both != 2) meaning.fail();
  swap.change.parts.push_back(change_part(ChangeKind::controller));
  meaning.exchanged = swap.what;
  steps.push_back(std::move(swap));
  meaning.refer_to({});
}

/// "Exchange ownership of the found card and ~": of two.
void read_exchanging_owners(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Selector two = read_object(meaning, said.the(Phrase::object));
  // One card each, and this one is among them.
  const bool one_each = !is_set(two.from) && two.filters.empty() && two.also.size() == 1 &&
                        two.also.front() == one(Reference::self) && !is_player(meaning, two);
  if (!one_each) meaning.fail();
  steps.push_back(step(Verb::exchange_owners, two));
  meaning.refer_to({});
}

/// "If that player does not, they reveal a card ... Exchange ownership of the revealed card and ~": where
/// nothing was revealed there is nothing to exchange.
void read_exchanging_alone(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const bool behind = !steps.empty() && steps.back().verb == Verb::may && steps.back().then.empty() &&
                      !steps.back().otherwise.empty();
  Steps exchange;
  const Node& order = said.the(Phrase::exchanging_owners);
  meaning.take(order);
  read_exchanging_owners(meaning, order, {}, exchange);
  const bool found = !exchange.empty() && exchange.back().what.from == Reference::found;
  Steps& into = behind && found ? steps.back().otherwise : steps;
  for (Step& each : exchange) into.push_back(std::move(each));
}

std::string say_exchanging_owners(Speaker& speaker, const Step& step) {
  return "exchange ownership of " + say_thing(speaker, step.what, "all ");
}

/// "That player owns ~": for good.
void read_owning(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (!is_player(meaning, subject) || is_set(subject.from)) meaning.fail();
  Step owned = step(Verb::change_owner, read_object(meaning, said.the(Phrase::object)));
  if (is_set(owned.what.from) || !owned.what.also.empty() || is_player(meaning, owned.what)) meaning.fail();
  owned.other = actor(subject);
  steps.push_back(std::move(owned));
}

std::string say_owning(Speaker& speaker, const Step& step) {
  return (is_you(step.other) ? "you own " : say_thing(speaker, step.other, "each ") + " owns ") +
         say_thing(speaker, step.what, "the ");
}

/// Where the exchange of owners stands that the text has told of last.
Steps* exchange_before(Steps& steps) {
  if (steps.empty()) return nullptr;
  if (steps.back().verb == Verb::exchange_owners) return &steps;
  return steps.back().otherwise.empty() ? nullptr : exchange_before(steps.back().otherwise);
}

/// "Put the revealed card into your hand and ~ from anywhere into that player's graveyard": each goes to its
/// new owner's zones, where they have been exchanged.
void read_put_where_owned(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Steps* behind = exchange_before(steps);
  if (behind == nullptr) return meaning.fail();
  const Selector two = behind->back().what;
  Selector first = two;
  first.also.clear();
  const auto objects = said.all(Phrase::object);
  if (objects.size() == 2) {
    if (!(read_object(meaning, *objects.front()) == first)) meaning.fail();
  } else {
    // The artifact that is a target is called by what it is, wherever it lies.
    const CardType type = read_type_word(meaning, said.the(Phrase::type_word));
    const bool aimed = first.from == Reference::target && meaning.targets != nullptr &&
                       first.index < meaning.targets->size();
    if (!aimed || types_named((*meaning.targets)[first.index].what) != type) meaning.fail();
  }
  if (!(read_object(meaning, *objects.back()) == one(Reference::self))) meaning.fail();
  const auto whose = said.all(Phrase::possessive);
  meaning.take_all(*whose.front());
  meaning.take_all(*whose.back());
  const Node* player = whose.back()->child(Phrase::thing);
  if (!whose.front()->has(Lexeme::YOUR) || player == nullptr || !player->first().is(Phrase::that_player))
    meaning.fail();
  Step put = step(Verb::move, first);
  put.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  behind->push_back(std::move(put));
  behind->push_back(step(Verb::move, one(Reference::self)));
  behind->back().zone = Zone::graveyard;
  meaning.unsettled = true;
}

/// "This change in ownership is permanent."
void read_owned_for_good(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  if (!std::exchange(meaning.unsettled, false) || steps.empty()) meaning.fail();
}

/// "If that creature would leave play, remove it from the game instead of putting it anywhere else."
void read_leaving_for_good(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Ability leaves = rule_of(RuleKind::leaves_only_the_game);
  leaves.affects = read_np(meaning, *things[0]);
  if (is_set(leaves.affects.from) || !leaves.affects.also.empty()) meaning.fail();
  for (const Node* thing : {things[1], things[2]})
    if (!(read_np(meaning, *thing) == leaves.affects)) meaning.fail();
  steps.push_back(rule_for(Duration::for_good, {std::move(leaves)}));
}

std::string say_swapping(Speaker& speaker, const Step& step) {
  const std::string both = say_thing(speaker, step.what, "all ");
  speaker.exchanged = step.what;
  return "exchange control of " + both;
}

/// "Change ~'s base toughness to 1 plus the power of target creature."
void read_resizing(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step made = step(Verb::change, read_possessive(meaning, said.the(Phrase::possessive)));
  const Node& size = said.the(Phrase::size);
  meaning.take(size);
  // Power and toughness of others, each to its own, are two measures.
  if (const Node* both = said.child(Phrase::both_values)) {
    if (!size.has(Lexeme::POWER) || !size.has(Lexeme::TOUGHNESS)) meaning.fail();
    made.change = size_of(meaning, read_of_both(meaning, *both, made.what));
    made.duration = read_duration(meaning, said.child(Phrase::duration));
    return steps.push_back(std::move(made));
  }
  const Amount value = read_measure(meaning, said.the(Phrase::measure));
  for (const auto& [lexeme, kind] :
       {std::pair(Lexeme::POWER, ChangeKind::power), std::pair(Lexeme::TOUGHNESS, ChangeKind::toughness)}) {
    if (!size.has(lexeme)) continue;
    made.change.parts.push_back(change_part(kind));
    made.change.parts.back().amount = value;
  }
  steps.push_back(std::move(made));
}

/// "Its power becomes the toughness of target creature until end of turn."
void read_size_becomes(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  read_resizing(meaning, said, subject, steps);
  const Node& until = said.the(Phrase::duration);
  steps.back().duration = read_duration(meaning, &until);
  if (steps.back().duration != Duration::end_of_turn) meaning.fail();
}

void read_taking_control(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const Node& object = said.the(Phrase::object);
  Step taken = step(Verb::change);
  if (is_indefinite(object)) {
    // "A creature you control of their choice": whoever takes it has to pick one.
    Selector among = read_np(meaning, object);
    if (const Selector chooser = std::exchange(meaning.chooser, {});
        chooser.empty() || !(chooser == subject) || among.from != Reference::permanents)
      meaning.fail();
    taken.what = pick(meaning, std::move(among), Amount(1), subject, steps);
  } else {
    taken.what = read_object(meaning, object);
  }
  taken.change.parts.push_back(change_part(ChangeKind::controller));
  // An order addresses the controller (R-GEN-5): control is that player's, whoever had it.
  taken.change.parts.back().who = subject.empty() ? one(Reference::you) : subject;
  taken.duration = read_duration(meaning, said.child(Phrase::duration), nullptr, &taken.condition);
  steps.push_back(std::move(taken));
}

/// "If it would be put into a graveyard this turn, remove it from the game instead."
void read_replacement(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Ability leaves = rule_of(RuleKind::leaves_the_game_instead);
  leaves.affects = read_np(meaning, *things[0]);
  // Nothing goes in the place of another: it has to be the same that would die.
  const Selector around = meaning.antecedent;
  if (is_set(leaves.affects.from)) meaning.refer_to(leaves.affects);
  if (!(read_np(meaning, *things[1]) == leaves.affects)) meaning.fail();
  meaning.refer_to(around);
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(leaves)}));
}

/// "The next time you would draw a card this turn, ... instead": once, and then no more.
void read_next_draw(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // Nobody announces what happens instead: nothing in it is a target.
  std::vector<TargetSpec>* targets = std::exchange(meaning.targets, nullptr);
  Ability rule = read_instead(meaning, said);
  meaning.targets = targets;
  if (!(rule.affects == one(Reference::you))) meaning.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(rule)}));
}

/// "Damage dealt to target creature is reduced to 0 this turn": each rule that it says is a step.
void read_less_damage(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // Of an effect it is said for how long; what a spell says of its own damage is over with it.
  const bool own = said.is(Phrase::damage_stays) && !any(meaning.facts.types & permanent_types);
  if (!said.has(Lexeme::THIS) && !own) meaning.fail();
  // It holds before the damage is made: what reduces it acts right then (R-DP-4).
  for (Ability& rule : read_reduction(meaning, said))
    steps.insert(own ? steps.begin() : steps.end(), rule_for(Duration::end_of_turn, {std::move(rule)}));
}

/// "Until end of turn, you may pay {1} any time you could cast an instant to prevent up to 1 damage to it."
void read_lasting_buying_off(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::UNTIL)) meaning.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {read_buying_off(meaning, said)}));
}

/// "Switch ~'s power and toughness until end of turn."
void read_switching_values(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step switched = step(Verb::change, read_possessive(meaning, said.the(Phrase::possessive)));
  switched.change.parts.push_back(change_part(ChangeKind::switch_power_toughness));
  switched.duration = read_duration(meaning, said.child(Phrase::duration));
  steps.push_back(std::move(switched));
}

void read_no_damage(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::THIS)) meaning.fail();
  steps.push_back(rule_for(Duration::end_of_turn, {read_no_combat_damage(meaning, said)}));
}

/// "Lands you control tapped for mana produce {U} instead of any other type until end of turn."
void read_other_mana(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Selector subject = read_np(meaning, said.the(Phrase::np));
  Ability instead = read_produces_instead(meaning, said);
  instead.affects = subject;
  const bool turn = said.has(Lexeme::UNTIL);
  // For good it is done to what was named once, and no set.
  if (!turn && is_set(subject.from)) meaning.fail();
  steps.push_back(rule_for(turn ? Duration::end_of_turn : Duration::for_good, {std::move(instead)}));
}

/// "All creatures able to block target creature this turn do so."
void read_all_able_block(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (!said.has(Lexeme::THIS)) meaning.fail();
  Ability must = rule_of(RuleKind::must_block);
  must.affects = read_group(meaning, said.the(Phrase::group));
  must.rule.by = read_np(meaning, said.the(Phrase::np));
  steps.push_back(rule_for(Duration::end_of_turn, {std::move(must)}));
}

/// "If it does not have "...", it gains that ability": for good, and once.
void read_gaining_once(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const auto named = said.all(Phrase::np);
  Step made = step(Verb::change, read_np(meaning, *named.front()));
  if (is_set(made.what.from) || is_player(meaning, made.what) ||
      !(read_np(meaning, *named.back()) == made.what))
    meaning.fail();
  made.change.parts.push_back(change_part(ChangeKind::gains_once));
  made.change.parts.back().abilities.push_back(
      read_quoted(meaning, said.child(Lexeme::QUOTED)->text, CardType::creature));
  steps.push_back(std::move(made));
}

/// "If it does not have "...", it gains that ability"; "" for any other change.
std::string say_gaining_once(Speaker& speaker, const Step& step) {
  const std::vector<ChangePart>& parts = step.change.parts;
  if (parts.size() != 1 || parts[0].kind != ChangeKind::gains_once || parts[0].abilities.size() != 1 ||
      step.duration != Duration::for_good)
    return "";
  Card grantee = speaker.card;
  grantee.name = "this card";
  Speaker aside(grantee, speaker.words, speaker.vocabulary);
  const std::string gained = "\"" + say_ability(aside, parts[0].abilities[0]) + "\"";
  return "if " + say_thing(speaker, step.what, "all ") + " does not have " + gained +
         ", it gains that ability";
}

/// "Attacking does not cause creatures you control to tap until end of combat as long as ~ is untapped."
void read_attacks_untapped(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Ability rule = rule_of(RuleKind::attacks_without_tapping);
  rule.affects = read_np(meaning, said.the(Phrase::np));
  if (const Node* condition = said.child(Phrase::condition))
    rule.condition = read_condition(meaning, *condition);
  if (!said.has(Lexeme::TURN) && !said.has(Lexeme::COMBAT)) meaning.fail();
  steps.push_back(rule_for(said.has(Lexeme::COMBAT) ? Duration::end_of_combat : Duration::end_of_turn,
                           {std::move(rule)}));
}

void read_still_land(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  // "It is still a land" keeps a type that the change before would have replaced.
  if (steps.empty() || !keep_land(steps.back().change)) meaning.fail();
}

/// "Change its base power and toughness to the power and toughness of ~"; "" for any other change.
std::string say_size_of(Speaker& speaker, const Step& step) {
  const std::vector<ChangePart>& parts = step.change.parts;
  const bool both = parts.size() == 2 && parts[0].kind == ChangeKind::power &&
                    parts[1].kind == ChangeKind::toughness && parts[0].amount && parts[1].amount &&
                    parts[0].amount->kind == AmountKind::power &&
                    parts[1].amount->kind == AmountKind::toughness && parts[0].amount->of &&
                    parts[1].amount->of && *parts[0].amount->of == *parts[1].amount->of;
  const bool upkeep = step.duration == Duration::end_of_next_upkeep;
  if (!both || (!upkeep && step.duration != Duration::for_good)) return "";
  const std::string whose = say_possessive(speaker, step.what);
  // "It" would be the token.
  const Selector& of = *parts[0].amount->of;
  const bool named = step.what == one(Reference::made) && of.from == Reference::target &&
                     speaker.target(of) != nullptr && speaker.named[of.index];
  return "change " + whose + " base power and toughness to the power and toughness of " +
         (named ? "that creature" : say_thing(speaker, of, "a ")) + std::string(say_duration(step.duration));
}

/// "Change its base toughness to 1 plus its power"; "" for any other change.
std::string say_resizing(Speaker& speaker, const Step& step) {
  if (const std::string both = say_size_of(speaker, step); !both.empty()) return both;
  const std::vector<ChangePart>& parts = step.change.parts;
  const bool one_measure = !parts.empty() && parts[0].amount && parts[0].amount->kind != AmountKind::number &&
                           (parts.size() == 1 || (parts.size() == 2 && parts[0].amount == parts[1].amount));
  const auto sets = [](const ChangePart& part) {
    return part.kind == ChangeKind::power || part.kind == ChangeKind::toughness;
  };
  const bool turn = step.duration == Duration::end_of_turn;
  if (!one_measure || (!turn && step.duration != Duration::for_good) ||
      !std::all_of(parts.begin(), parts.end(), sets))
    return "";
  const std::string whose = say_possessive(speaker, step.what);
  if (turn)
    return whose + " " +
           (parts.size() == 2                    ? "power and toughness become "
            : parts[0].kind == ChangeKind::power ? "power becomes "
                                                 : "toughness becomes ") +
           say_measure(speaker, *parts[0].amount) + std::string(say_duration(step.duration));
  return "change " + whose + " base " +
         (parts.size() == 2                    ? "power and toughness"
          : parts[0].kind == ChangeKind::power ? "power"
                                               : "toughness") +
         " to " + say_measure(speaker, *parts[0].amount);
}

/// " for as long as it has a mire counter on it": what a change ends without; "" where nothing is said.
std::string say_kept(Speaker& speaker, const Step& step) {
  if (!step.condition) return "";
  const bool alone = step.duration == Duration::for_good;
  const std::string until = alone ? " for as long as " : " and ";
  // "Less than" is what is not as much.
  const bool denied = step.condition->kind == ConditionKind::none && step.condition->parts.size() == 1;
  const Condition& asked = denied ? step.condition->parts.front() : *step.condition;
  const bool values = asked.kind == ConditionKind::compare && asked.left && asked.right &&
                      asked.right->kind != AmountKind::number && asked.compare != Comparison::equal;
  if (!values) return until + say_condition(speaker, *step.condition);
  const bool less = (asked.compare == Comparison::at_most) != denied;
  const std::string left = say_measure(speaker, *asked.left);
  return until + left + (alone ? " is" : " remains") + (less ? " less than " : " more than ") +
         (denied ? "" : "or equal to ") + say_measure(speaker, *asked.right);
}

std::string say_lasting_change(Speaker& speaker, const Step& step) {
  if (const std::string once = say_gaining_once(speaker, step); !once.empty()) return once;
  if (const std::string size = say_resizing(speaker, step); !size.empty()) return size;
  if (const std::string words = say_reworded_text(speaker, step); !words.empty()) return words;
  const bool many = is_plural(speaker, step.what);
  const std::vector<ChangePart>& parts = step.change.parts;
  if (parts.size() == 1 && parts[0].kind == ChangeKind::controller &&
      (parts[0].who.empty() || parts[0].who.from == Reference::you)) {
    const std::string taken =
        "gain control of " + say_thing(speaker, step.what, "all ") + std::string(say_duration(step.duration));
    return taken + say_kept(speaker, step);
  }
  // Who keeps the use of what is given says so behind it: in quotes it would be whoever is given it.
  Change given = step.change;
  bool kept = false;
  for (ChangePart& part : given.parts)
    for (Ability& ability : part.abilities)
      if (ability.user == one(Reference::you)) {
        ability.user = {};
        kept = true;
      }
  const std::string changed =
      say_change(speaker, say_thing(speaker, step.what, "all "), given, many, step.duration);
  return changed + (kept ? ". Only you may use this ability" : "") + say_kept(speaker, step);
}

std::string say_lasting_rule(Speaker& speaker, const Step& step) {
  std::string text;
  for (const Ability& each : step.abilities) {
    // Behind the rule, as what holds for a time: in front it would be asked once.
    Ability rule = each;
    rule.condition = {};
    text += (text.empty() ? "" : ". ") + say_rule(speaker, rule, step.duration);
    if (each.condition.kind != ConditionKind::always)
      text += " as long as " + say_condition(speaker, each.condition);
  }
  return text;
}

/// "Ignore this effect for each creature that player did not control since the beginning of the turn": of
/// what is destroyed, those that the player has had for so long.
void read_sparing(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const CardType type = read_type_word(meaning, said.the(Phrase::type_word));
  const Node* named = said.child(Phrase::whose);
  const Selector who = named != nullptr ? read_whose(meaning, *named) : read_that_player(meaning);
  Step* done = steps.empty() ? nullptr : &steps.back();
  if (done != nullptr && done->verb == Verb::at_time && done->then.size() == 1) done = &done->then.front();
  const Filter theirs = filter_by(Quality::controlled_by, who);
  if (done == nullptr || done->verb != Verb::destroy || done->what.from != Reference::permanents ||
      !done->what.also.empty())
    return meaning.fail();
  std::vector<Filter>& filters = done->what.filters;
  const auto asked = [&](const Filter& filter) {
    return std::find(filters.begin(), filters.end(), filter) != filters.end();
  };
  if (!asked(theirs) || !asked(type_filter(type))) return meaning.fail();
  narrow(done->what, filter_of(Quality::here_since_turn_began));
}

/// "You choose which creatures block this combat and how those creatures block."
void read_choosing_blocks(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  meaning.take(said);
  if (!said.has(Lexeme::THIS)) meaning.fail();
  Ability rule = rule_of(RuleKind::chooses_blocks);
  rule.affects = one(Reference::players);
  steps.push_back(rule_for(said.has(Lexeme::COMBAT) ? Duration::end_of_combat : Duration::end_of_turn,
                           {std::move(rule)}));
}

constexpr ReadEffect lasting_read[] = {
    {Phrase::subject_and_predicates, read_subject_and_predicates},
    {Phrase::taking_control, read_taking_control},
    {Phrase::resizing, read_resizing},
    {Phrase::size_becomes, read_size_becomes},
    {Phrase::size_is_measured, read_size_of_made},
    {Phrase::swapping, read_swapping},
    {Phrase::exchanging_owners, read_exchanging_owners},
    {Phrase::exchanging_alone, read_exchanging_alone},
    {Phrase::owning, read_owning},
    {Phrase::put_where_owned, read_put_where_owned},
    {Phrase::owned_for_good, read_owned_for_good},
    {Phrase::leaving_for_good, read_leaving_for_good},
    {Phrase::sparing, read_sparing},
    {Phrase::gaining_once, read_gaining_once},
    {Phrase::replacement, read_replacement},
    {Phrase::next_draw, read_next_draw},
    {Phrase::no_combat_damage, read_no_damage},
    {Phrase::damage_to, read_less_damage},
    {Phrase::damage_limited, read_less_damage},
    {Phrase::damage_stays, read_less_damage},
    {Phrase::damage_by, read_less_damage},
    {Phrase::damage_to_and_by, read_less_damage},
    {Phrase::buying_off, read_lasting_buying_off},
    {Phrase::switching_values, read_switching_values},
    {Phrase::still_land, read_still_land},
    {Phrase::choosing_blocks, read_choosing_blocks},
    {Phrase::all_able_block, read_all_able_block},
    {Phrase::attacking_does_not_tap, read_attacks_untapped},
    {Phrase::produces_instead, read_other_mana},
};
constexpr SayEffect lasting_said[] = {{Verb::change, say_lasting_change},
                                      {Verb::rule, say_lasting_rule},
                                      {Verb::exchange_control, say_swapping},
                                      {Verb::exchange_owners, say_exchanging_owners},
                                      {Verb::change_owner, say_owning}};

/// What the text has told of last: of an offer or a condition what comes of it, where that is one thing only.
Step* last_done(Steps& steps) {
  if (steps.empty()) return nullptr;
  Step& last = steps.back();
  if (last.verb == Verb::prerequisite) return last_done(last.otherwise);
  if (last.then.empty() && last.otherwise.empty()) return &last;
  return last.otherwise.empty() ? last_done(last.then)
         : last.then.empty()    ? last_done(last.otherwise)
                                : nullptr;
}

}  // namespace

bool is_offer(const Node& predicate) {
  return predicate.is(Phrase::may_do) || predicate.is(Phrase::may_have) || predicate.is(Phrase::may_pay);
}

bool read_no_regeneration(Meaning& meaning, const Node& statement, Steps& steps) {
  if (statement.has(Phrase::duration) || !statement.has(Phrase::np)) return false;
  const Node& it = statement.the(Phrase::np).first().first();
  const auto predicates = statement.all(Phrase::predicate);
  if (predicates.size() != 1 || !predicates.front()->has(Phrase::cannot_be_regenerated) ||
      !(it.is(Phrase::pronoun) || it.is(Phrase::that_thing)))
    return false;
  Step* destroying = last_done(steps);
  if (destroying == nullptr || destroying->verb != Verb::destroy) return false;
  meaning.take_all(statement);
  // Destroying without regeneration is burying (R-DEST-2): both wordings give the one verb.
  // Where either of two events is waited for, it is said of both.
  const Step doomed = *destroying;
  const std::size_t last = steps.size() - 1;
  const bool twice = last > 0 && steps[last].verb == Verb::at_time && steps[last - 1].verb == Verb::at_time &&
                     steps[last - 1].then == steps[last].then;
  if (twice && steps[last - 1].then.size() == 1 && steps[last - 1].then.front() == doomed)
    steps[last - 1].then.front().verb = Verb::bury;
  destroying->verb = Verb::bury;
  return true;
}

EffectFamily lasting_family() { return {lasting_read, lasting_said}; }

}  // namespace sleight
