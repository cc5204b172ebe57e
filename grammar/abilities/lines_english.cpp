#include "grammar/abilities/lines_english.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/given_names.h"
#include "core/card/verb.h"
#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/rule_sentences_english.h"
#include "grammar/abilities/statics_english.h"
#include "grammar/abilities/triggers_english.h"
#include "grammar/effects/delayed_effects_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/modes_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/parsing/parse.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

constexpr CardType spell_types =
    CardType::instant | CardType::interrupt | CardType::sorcery | CardType::mana_source;

// ------------------------------------------------------------------------------------------------ reading

/// "{B}: Regenerate ~." is what the keyword stands for: both are one ability.
bool is_regeneration(const Ability& ability) {
  if (ability.modes.size() != 1 || ability.modes.front().steps.size() != 1) return false;
  const Step& step = ability.modes.front().steps.front();
  return step.verb == Verb::regenerate && step.what.from == Reference::self &&
         // The keyword has no place for a restriction: with one it stays an ability of its own.
         ability.condition.kind == ConditionKind::always && ability.user.empty() && !ability.used &&
         ability.speed == Speed::instant;
}

/// Whether an event is told of a player, whom "that player" means behind it: "when ~ comes into play" names
/// none.
bool names_player(const Trigger& trigger) {
  const auto of_somebody = [](const Selector& thing) {
    return std::any_of(thing.filters.begin(), thing.filters.end(),
                       [](const Filter& filter) { return filter.quality == Quality::controlled_by; });
  };
  switch (trigger.event) {
    case EventKind::put_into_graveyard:
      // Of the one creature that it was on the controller is known.
      return trigger.subject.from == Reference::enchanted || of_somebody(trigger.subject);
    case EventKind::enters_play:
    case EventKind::leaves_play:
    case EventKind::put_into_hand:
    case EventKind::attacks:
    case EventKind::goes_unblocked:
    case EventKind::blocks:
    case EventKind::becomes_blocked:
    case EventKind::becomes_tapped:
    case EventKind::becomes_untapped:
    case EventKind::regenerates:
    case EventKind::becomes_target:
    case EventKind::end_of_combat:
    case EventKind::state:
      return of_somebody(trigger.subject) || of_somebody(trigger.other);
    case EventKind::attack_begins:
    case EventKind::last_counter_removed:
      return !trigger.whose.empty();
    case EventKind::none:
    case EventKind::phase:
    case EventKind::deals_damage:
    case EventKind::tapped_for_mana:
    case EventKind::successfully_cast:
    case EventKind::discards:
    case EventKind::plays_land:
    case EventKind::attack_declared:
    case EventKind::draws:
    case EventKind::loses_control:
    case EventKind::activates:
    case EventKind::loses_life:
    case EventKind::gains_life:
    case EventKind::does_not_pay:
      return true;
  }
  return true;
}

/// What is told of an event, to what is said before it or behind it.
void tell_of_event(ReadingContext& context, const Trigger& trigger, const Node* event) {
  context.your_loss = trigger.event == EventKind::loses_life && trigger.whose == one(Reference::you);
  context.event_of_spell = trigger.event == EventKind::successfully_cast;
  const bool by_player =
      event != nullptr && (event->is(Phrase::puts_into_play) || event->is(Phrase::attacks_with));
  context.event_player = by_player || names_player(trigger);
}

/// Nothing that was spoken of before is spoken of with an event.
void begin_event(ReadingContext& context) {
  context.event = true;
  context.refer_to({});
  context.player = {};
  context.attacker = {};
}

/// "Use this ability only when ...", somewhere in the line; null where it is not said.
const Node* find_use_at_event(const Node& node) {
  if (node.is(Phrase::use_at_event)) return &node;
  for (const Node& child : node.children)
    if (const Node* found = find_use_at_event(child)) return found;
  return nullptr;
}

/// "..., if it was not sacrificed": of what is put into a graveyard, and is no single card.
void read_not_sacrificed(ReadingContext& context, const Node& said, Trigger& trigger) {
  const Node* how = said.child(Phrase::not_sacrificed);
  if (how == nullptr) return;
  if (trigger.event != EventKind::put_into_graveyard || trigger.subject.from != Reference::permanents)
    context.fail();
  trigger.unsacrificed = true;
  context.take(*how);
}

/// The event at which alone an activated ability may be used.
void read_use_at_event(ReadingContext& context, const Node& said, Ability& ability) {
  ability.kind = AbilityKind::triggered;
  ability.used = true;
  begin_event(context);
  const Node& event = said.the(Phrase::event);
  ability.trigger = read_watched(context, said, event, nullptr);
  read_not_sacrificed(context, said, ability.trigger);
  tell_of_event(context, ability.trigger, &event);
}

void read_activated(ReadingContext& context, const Node& said) {
  context.take(said);
  Ability ability;
  ability.kind = AbilityKind::activated;
  const auto costs = said.all(Phrase::cost);
  const Names known = context.known;
  ability.cost = read_cost(context, *costs.front());
  if (const Node* each = said.child(Phrase::for_each)) {
    if (costs.size() > 1) context.fail();
    pay_for_each(context, *each, *costs.front(), ability.cost);
  }
  // "Pay 2 life or {2}": the same ability twice, each with its cost. The effect speaks of what both give.
  std::optional<Cost> other;
  if (costs.size() > 1) {
    context.known = known;
    other = read_cost(context, *costs.back());
    if (ability.cost.asks_for_x() || other->asks_for_x() || names_given(ability.cost) != names_given(*other))
      context.fail();
  }
  // What is paid is spoken of before what is done for it.
  context.given_up = given_up_by(ability.cost);
  context.self_named = false;
  if (!context.given_up.what.empty()) context.refer_to({});
  // Before what is done, which may speak of it.
  if (const Node* event = find_use_at_event(said)) read_use_at_event(context, *event, ability);
  // For as long as the line is read: restrictions stand among its sentences and are about this ability.
  context.activated = &ability;
  const bool chosen_x = ability.cost.mana.x > 0;
  ability.modes = read_modes(context, said.the(Phrase::effect));
  context.activated = nullptr;
  // An X that its text says is none that was chosen, of which the effect could speak.
  if (chosen_x && ability.cost.mana.x == 0)
    definition::walk(ability.modes, [&context](const Amount& amount) {
      if (amount.is_x()) context.fail();
    });
  if (is_regeneration(ability)) {
    Ability keyword;
    keyword.kind = AbilityKind::keyword;
    keyword.keyword.name = context.word("regeneration");
    keyword.keyword.cost = std::move(ability.cost);
    if (other) context.fail();
    ability = std::move(keyword);
  }
  context.abilities.push_back(ability);
  if (!other) return;
  ability.cost = *other;
  context.abilities.push_back(std::move(ability));
}

/// Whether "that creature" is said somewhere, or that anything else that is no land.
bool recalls_no_land(const Node& node) {
  const Node* noun = node.is(Phrase::that_thing) ? node.child(Phrase::type_word) : nullptr;
  if (noun != nullptr && !noun->has(Lexeme::LAND)) return true;
  return std::any_of(node.children.begin(), node.children.end(), recalls_no_land);
}

/// "Whenever a player taps a snow-covered land for mana, that player adds one mana of any type that land
/// produced": what follows from such an event is an ability of its own, and that it gives more is a rule.
void read_more_of_same(ReadingContext& context, const Node& more, const Trigger& trigger) {
  context.take(more);
  Ability rule = rule_of(RuleKind::additional_mana);
  rule.rule.amount = read_number(context, more.the(Phrase::number));
  rule.affects = trigger.subject;
  const Node& noun = more.the(Phrase::type_word);
  context.take(noun);
  if (trigger.event != EventKind::tapped_for_mana || !is_set(trigger.subject.from) || !noun.has(Lexeme::LAND))
    context.fail();
  context.abilities.push_back(std::move(rule));
}

/// One of the events that set an ability off: the one numbered `which` of that trigger.
void read_triggered_by(ReadingContext& context, const Node& said, const Node& trigger, std::size_t which) {
  Ability ability;
  ability.kind = AbilityKind::triggered;
  // Before the trigger: who is spoken of there may already be the player of the event.
  begin_event(context);
  read_trigger(context, trigger, ability, which);
  const auto events = trigger.all(Phrase::event);
  tell_of_event(context, ability.trigger, which < events.size() ? events[which] : nullptr);
  if (const Node* condition = said.child(Phrase::condition)) {
    // "When you control no Islands" is a condition itself, and an ability holds one.
    if (ability.condition.kind != ConditionKind::always) context.fail();
    ability.condition = read_condition(context, *condition);
  }
  read_not_sacrificed(context, said, ability.trigger);
  if (const Node* more = said.child(Phrase::more_of_same)) {
    read_more_of_same(context, *more, ability.trigger);
    // What was tapped is a land, and is spoken of as one.
    if (recalls_no_land(said.the(Phrase::effect))) context.fail();
  }
  ability.modes = read_modes(context, said.the(Phrase::effect));
  context.abilities.push_back(std::move(ability));
}

void read_triggered(ReadingContext& context, const Node& said) {
  context.take(said);
  // "Blocks or becomes blocked by" is two events, and a trigger waits for one: the same ability twice, each
  // read by itself, because what "it" is depends on what happened.
  for (const Node* trigger : said.all(Phrase::trigger))
    for (std::size_t which = 0; which < count_events(*trigger); ++which)
      read_triggered_by(context, said, *trigger, which);
}

/// "When you play ~, ...", "if ~ would come into play, ...".
void read_deed(ReadingContext& context, const Node& said, AbilityKind kind) {
  context.take(said);
  Ability ability;
  ability.kind = kind;
  ability.modes.emplace_back();
  context.entering = kind == AbilityKind::before_entering;
  read_sentences(context, said.the(Phrase::sentences), ability.modes.front());
  context.entering = false;
  context.abilities.push_back(std::move(ability));
}

/// "At end of turn", "at end of combat": of a spell it is the next one, once.
bool is_at_an_end(const Node& triggered) {
  const Node& trigger = triggered.the(Phrase::trigger);
  return trigger.is(Phrase::at_any_end_of_turn) || trigger.is(Phrase::at_any_end_of_combat);
}

std::vector<Mode> read_spell_at_an_end(ReadingContext& context, const Node& said) {
  context.take(said);
  const Node& trigger = said.the(Phrase::trigger);
  const Node& effect = said.the(Phrase::effect);
  const Node* sentences = effect.child(Phrase::sentences);
  context.take(trigger);
  context.take(effect);
  std::vector<Mode> modes(1);
  if (sentences == nullptr || said.has(Phrase::condition) || said.has(Lexeme::OR)) {
    context.fail();
    return modes;
  }
  Step later = at_next_end(context, trigger.is(Phrase::at_any_end_of_combat));
  Mode then;
  read_sentences(context, *sentences, then);
  // A target is chosen while the spell is cast (R-TARGET-3), and what waits is not announced.
  if (!then.targets.empty()) context.fail();
  later.then = std::move(then.steps);
  modes.back().steps.push_back(std::move(later));
  return modes;
}

/// What a spell says of its own casting, alone on its line; null for other lines.
const Node* casting_alone(const Node& said) {
  const auto parts = said.is(Phrase::sentences) ? said.all(Phrase::sentence) : Phrases<const Node*>();
  return parts.size() == 1 ? parts.front()->child(Phrase::casting) : nullptr;
}

/// One more line of the effect of a spell.
void read_spell(ReadingContext& context, const Node& line) {
  const Node& said = line.first();
  if (const Node* casting = casting_alone(said)) {
    context.take(said);
    context.take(said.the(Phrase::sentence));
    return read_casting(context, *casting);
  }
  // Who is active, an earlier line may have said.
  context.whose_turn = context.whose_turn || context.spell_says_active;
  // Modes are chosen once (R-BATCH-7), and a line behind the list would belong to none of them.
  if (context.spell_begun && (said.is(Phrase::modal) || context.spell_has_modes)) return context.fail();
  std::vector<Mode> modes =
      said.is(Phrase::triggered) ? read_spell_at_an_end(context, said) : read_modes(context, line);
  // Targets of a further line would be numbered from 0 again and mean those of the first.
  if (context.spell_begun && (modes.size() != 1 || !modes.front().targets.empty())) return context.fail();
  context.spell = std::move(modes);
}

// ------------------------------------------------------------------------------------------------- saying

std::string say_played(Speaker& speaker, const Ability& ability) {
  const std::string done = say_modes(speaker, ability.modes);
  return done.empty() ? done : "When you play " + speaker.card.name + ", " + uncapital(done);
}

std::string say_before_entering(Speaker& speaker, const Ability& ability) {
  const std::string given =
      ability.modes.size() == 1 ? say_given_entering(speaker, ability.modes.front().steps) : "";
  const std::string done = given.empty() ? say_modes(speaker, ability.modes) : full_sentence(given);
  return done.empty() ? done : "If " + speaker.card.name + " would come into play, " + uncapital(done);
}

/// "X is the number of pin counters on ~": where mana alone is paid so often, and nothing beside it.
bool says_its_x(const Cost& cost) {
  Cost one_x;
  one_x.mana.generic = cost.mana.generic;
  one_x.tap = cost.tap;
  one_x.times = cost.times;
  return cost.times && cost.mana.generic > 0 && cost.mana.generic <= 3 && cost == one_x;
}

std::string say_activated(Speaker& speaker, const Ability& ability) {
  Cost cost = ability.cost;
  const bool says_x = says_its_x(cost);
  if (says_x) {
    cost.mana.x = std::exchange(cost.mana.generic, std::uint8_t{0});
    cost.times = {};
  }
  bool speaks_of_x = false;
  definition::walk(ability.modes, [&](const Amount& amount) { speaks_of_x = speaks_of_x || amount.is_x(); });
  speaker.any_number = !speaks_of_x && is_any_deed(cost);
  // A sentence of its own says that, behind what is done.
  cost.x_not_zero = false;
  const std::string price = speaker.with_letters(say_cost(speaker, cost));
  speaker.any_number = false;
  speaker.paid = &ability.cost;
  const std::string done = say_modes(speaker, ability.modes);
  speaker.paid = nullptr;
  const std::string x = says_x ? " X is " + say_measure(speaker, *ability.cost.times) + "." : "";
  return price + ": " + done + x + say_restrictions(speaker, ability);
}

std::string say_triggered(Speaker& speaker, const Ability& ability) {
  std::string text = capital(say_trigger_of(speaker, ability)) + ", ";
  if (ability.condition.kind != ConditionKind::always && !says_condition(ability))
    text += "if " + say_condition(speaker, ability.condition) + ", ";
  if (const std::string where = speaker.with_letters(""); !where.empty()) text += where.substr(2) + ", ";
  // In front it would be read as the condition of the ability.
  speaker.if_behind = ability.condition.kind == ConditionKind::always;
  speaker.used_ability = ability.trigger.event == EventKind::activates && !ability.trigger.other.empty();
  speaker.lost_life =
      ability.trigger.event == EventKind::loses_life && ability.trigger.whose == one(Reference::you);
  const std::string done = say_modes(speaker, ability.modes);
  speaker.lost_life = false;
  speaker.used_ability = false;
  speaker.if_behind = false;
  // A name keeps its capital in the middle of a sentence.
  return text + (done.starts_with(speaker.card.name) ? done : uncapital(done));
}

std::string say_continuous(Speaker& speaker, const Ability& ability) {
  const bool many = is_plural(speaker, ability.affects);
  const std::string who = say_subject(speaker, ability.affects);
  std::string text = say_while(speaker, ability.condition);
  // A demand on the card itself is said as a condition: statics_english.cpp reads it so.
  if (!many && !ability.affects.filters.empty())
    text += "as long as " + who + " is " + say_filters(speaker, ability.affects.filters, false) + ", ";
  text += say_change(speaker, who, ability.change, many, Duration::for_good);
  return full_sentence(speaker.with_letters(text)) +
         (ability.lingers
              ? " If " + speaker.card.name + " leaves play, this effect continues until end of turn."
              : "");
}

/// Regeneration is said as the sentence it stands for.
std::string say_keyword_line(Speaker& speaker, const KeywordUse& use) {
  if (use.name == Word{"regeneration"} && !use.cost.empty())
    return say_cost(speaker, use.cost) + ": Regenerate " + speaker.card.name + ".";
  return capital(say_keyword(speaker, use));
}

}  // namespace

void read_line(ReadingContext& context, const Node& line) {
  context.take(line);
  const Node& said = line.first();
  const bool is_spell = any(context.facts.types & spell_types);
  switch (said.rule) {
    case Phrase::keyword_list:
      return read_keyword_line(context, said);
    case Phrase::activated:
      return read_activated(context, said);
    case Phrase::played:
      return read_deed(context, said, AbilityKind::when_played);
    case Phrase::before_entering:
      return read_deed(context, said, AbilityKind::before_entering);
    case Phrase::triggered:
      // Only a permanent stays to see event after event; a spell's "at end of turn" is its one effect.
      return is_spell && is_at_an_end(said) ? read_spell(context, line) : read_triggered(context, said);
    case Phrase::sentences:
      if (is_spell) return read_spell(context, line);
      context.take(said);
      // A sentence on a permanent with no cost and no event before it holds all the time (R-PERM-3).
      for (const Node* sentence : said.all(Phrase::sentence)) read_static(context, *sentence);
      return;
    default:
      return is_spell ? read_spell(context, line) : context.fail();
  }
}

Ability read_quoted(ReadingContext& context, std::string_view quoted, CardType types,
                    const Selector& enchants) {
  const Tree tree = parse_line(Text(quoted.substr(1, quoted.size() - 2)), context.vocabulary);
  Card grantee;
  // Whatever is given an ability is a permanent: its sentences are static abilities, no spell's effect.
  grantee.types = types;
  grantee.enchants = enchants;
  ReadingContext inside(grantee, context.vocabulary, tree.tokens.size());
  inside.wording = context.wording;
  inside.copying = context.copying;
  if (tree.accepted) read_line(inside, tree.root);
  // The quoted words are one word of the line outside: that each was understood has to be asked here.
  const bool whole = std::find(inside.taken.begin(), inside.taken.end(), false) == inside.taken.end();
  if (!tree.accepted || inside.failed || !whole || inside.abilities.size() != 1) {
    context.fail();
    return {};
  }
  // In the mouth of whoever is given it "only you" says nothing; behind the quotes it would be another.
  if (inside.abilities.front().user == one(Reference::you)) context.fail();
  context.words.insert(context.words.end(), inside.words.begin(), inside.words.end());
  return inside.abilities.front();
}

Selector read_quoted_enchant(ReadingContext& context, std::string_view quoted) {
  const Tree tree = parse_line(Text(quoted.substr(1, quoted.size() - 2)), context.vocabulary);
  ReadingContext inside(context.facts, context.vocabulary, tree.tokens.size());
  inside.wording = context.wording;
  if (tree.accepted) read_line(inside, tree.root);
  const bool whole = std::find(inside.taken.begin(), inside.taken.end(), false) == inside.taken.end();
  if (!tree.accepted || inside.failed || !whole || !inside.abilities.empty() || inside.enchants.empty())
    context.fail();
  context.words.insert(context.words.end(), inside.words.begin(), inside.words.end());
  return inside.enchants;
}

Ability read_gained(ReadingContext& context, const Node& gained, CardType types, const Selector& enchants) {
  context.take(gained);
  const Node& given = gained.first();
  return given.is(Lexeme::QUOTED) ? read_quoted(context, given.text, types, enchants)
                                  : read_keyword(context, given);
}

std::string say_ability(Speaker& speaker, const Ability& ability) {
  // What X stood for in another ability is not what it is here.
  speaker.letters.clear();
  switch (ability.kind) {
    case AbilityKind::spell:
      return say_modes(speaker, ability.modes);
    case AbilityKind::when_played:
      return say_played(speaker, ability);
    case AbilityKind::before_entering:
      return say_before_entering(speaker, ability);
    case AbilityKind::activated:
      return say_activated(speaker, ability);
    case AbilityKind::triggered:
      return ability.used ? say_activated(speaker, ability) : say_triggered(speaker, ability);
    case AbilityKind::continuous:
      return say_continuous(speaker, ability);
    case AbilityKind::rule:
      return full_sentence(speaker.with_letters(say_rule(speaker, ability, Duration::for_good)));
    case AbilityKind::keyword:
      return say_keyword_line(speaker, ability.keyword);
  }
  return "";
}

}  // namespace sleight
