#include "scripting/language/selector_semantics.h"

#include <algorithm>

#include "core/card/amount_facts.h"
#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/card/quality_facts.h"
#include "core/card/reference_records.h"
#include "scripting/language/contradictions.h"
#include "scripting/language/source_words.h"

namespace sleight {
namespace {

bool speaks_of_target(const Selector& selector) {
  bool found = false;
  definition::walk(selector,
                   [&found](const Selector& one) { found = found || one.from == Reference::target; });
  return found;
}

}  // namespace

void SelectorSemantics::amount(const Amount& amount) {
  switch (amount.kind) {
    case AmountKind::x:
      if (!scope_.x) no_x();
      break;
    case AmountKind::that_amount:
      if (!scope_.event.amount)
        not_given("that_much", "no event gives an amount here",
                  "Write a number or `count(...)`; damage, life, mana and attacks give an amount.");
      break;
    case AmountKind::life_before:
      if (!scope_.event.life_before)
        not_given("life_before", "no damage to a player sets it off",
                  "Write `life_of(...)`; `deals_damage { to = players, ... }` gives it.");
      break;
    case AmountKind::chosen_number:
      chosen(ChoiceKind::number, {"chosen_number", "chosen"});
      break;
    case AmountKind::last_result:
      if (!scope_.result)
        not_given("result", "no step before it counts what it did",
                  "Write it behind the step whose result is meant.");
      break;
    case AmountKind::parameter:
      parameter(Keyword::Parameter::number);
      break;
    case AmountKind::target_count:
      target("target_count", scope_.targets_said);
      if (scope_.targets && scope_.targeted != nullptr && scope_.targeted->empty())
        report("L0208", find("target_count"), "`target_count` is used, but no target is chosen",
               "Say what may be a target: `target = creature`.");
      break;
    case AmountKind::share:
      if (scope_.targets && scope_.targeted != nullptr &&
          std::none_of(scope_.targeted->begin(), scope_.targeted->end(),
                       [](const TargetSpec& spec) { return static_cast<bool>(spec.divided); }))
        report("L0208", find("share"), "`share` is used, but nothing is divided among targets",
               "Say what is: `target = divided(4, any_number(creature))`.");
      break;
    case AmountKind::greatest_among:
    case AmountKind::least_among:
    case AmountKind::total_among:
      // What is the same for all of them has neither.
      if (amount.terms.empty() || !amount.terms.front().of)
        report("L0241", find(word_for(amount)),
               "`" + word_for(amount) + "` takes what each of several things has, and is given none of that",
               "Write whose it is: `" + word_for(amount) + "(power_of(creatures))`.");
      break;
    default:
      break;
  }
  if (amount.of) check_kinds(amount, *amount.of, record_of(amount.kind).of);
  if (amount.by) check_kinds(amount, *amount.by, ThingKinds::objects | ThingKinds::spells);
  for (const Amount& term : amount.terms) this->amount(term);
}

void SelectorSemantics::condition(const Condition& condition) {
  asked(condition.what, false);
  if (condition.kind == ConditionKind::matches) like(condition);
  amount(condition.left);
  amount(condition.right);
  for (const Condition& part : condition.parts) this->condition(part);
}

void SelectorSemantics::cost(const Cost& cost, bool announced) {
  const Scope outer = scope_;
  if (cost.of_keyword) parameter(Keyword::Parameter::cost);
  if (cost.mana_of) check_kinds("mana_of", *cost.mana_of, ThingKinds::objects);
  for (const CostPart& part : cost.parts) {
    // What is paid on announcing (R-COST-3) is the payer's own, whoever has the target.
    const bool aimed = announced && speaks_of_target(part.what);
    if (aimed)
      report("L0213", find("target"), "a cost cannot be paid with a target",
             "Say what may be given up: `sacrifice(creatures:controlled_by(you))`.");
    else if (part.kind == CostPart::Kind::sacrifice)
      check_kinds("sacrifice", part.what, ThingKinds::permanents);
    else if (part.kind == CostPart::Kind::discard)
      check_kinds("discard", part.what, ThingKinds::cards);
    else if (part.kind == CostPart::Kind::tap)
      check_kinds("tap", part.what, ThingKinds::permanents);
    else if (part.kind == CostPart::Kind::remove_from_game)
      check_kinds("remove_from_game", part.what, ThingKinds::objects);
    else if (part.kind == CostPart::Kind::return_to_hand)
      check_kinds("return_to_hand", part.what, ThingKinds::permanents);
    else if (part.kind == CostPart::Kind::untap)
      check_kinds("untap", part.what, ThingKinds::permanents);
    else if (part.kind == CostPart::Kind::make_token)
      check_kinds("make_token", part.what, ThingKinds::players);
    else if (part.kind == CostPart::Kind::ante)
      check_kinds("ante", part.what, ThingKinds::objects);
    else if (part.kind == CostPart::Kind::put_counters)
      check_kinds("put_counters", part.what, ThingKinds::permanents);
    // Targets are chosen before anything is paid: how much it comes to may depend on them (R-MANA-8).
    scope_.targets = scope_.targets || announced;
    amount(part.amount);
  }
  scope_.targets = scope_.targets || announced;
  amount(cost.more_for_each_target);
  amount(cost.times);
  amount(cost.x_is);
  amount(cost.x_at_most);
  scope_ = outer;
}

void SelectorSemantics::check_kinds(const SourceWord& word, const Selector& selector, ThingKinds taken) {
  asked(selector, false);
  report_misfits(word, selector, taken);
}

void SelectorSemantics::report(const std::string& code, const Location& where, const std::string& message,
                               const std::string& fix) {
  if (reported_.insert({code, where.line, where.column}).second)
    reader_.host().report(code, where, message, fix);
}

void SelectorSemantics::not_given(const std::string& word, const std::string& why, const std::string& fix) {
  report("L0240", find(word), "`" + word + "` is used, but " + why, fix);
}

void SelectorSemantics::nothing(const SourceWord& word, const char* fix) {
  report("L0232", find(word), "`" + word + "` does nothing", fix);
}

void SelectorSemantics::no_x() {
  report("L0224", find("x"), "`x` is used, but no cost of the card has an X",
         "Write {X} into the cost that it is paid with, or a number for `x`.");
}

void SelectorSemantics::parameter(Keyword::Parameter kind) {
  said_parameter_ = true;
  if (scope_.parameter == kind) return;
  const std::string takes = "`takes = \"" + std::string(spelling_of(kind)) + "\"`";
  not_given("parameter",
            scope_.parameter == Keyword::Parameter::none
                ? "this is no keyword that takes something"
                : "the keyword is given a " + std::string(spelling_of(scope_.parameter)),
            "Write " + takes + " into the keyword, or the value itself.");
}

void SelectorSemantics::target(const std::string& word, std::size_t which) {
  // What was chosen before it may be spoken of.
  if (scope_.targeting && which < scope_.targets_said) return;
  if (scope_.targeting)
    // Whether a target is there is asked before any is chosen: such a mode could never be played.
    return report("L0208", find(word),
                  "`" + word + "` is used to say what may be a target: all are chosen at once (R-TARGET-1)",
                  "Say what may be one without the others: `targets = { player, creature }`.");
  if (scope_.targets) return;
  report("L0208", find(word), "`" + word + "` is used where no target is chosen",
         "Targets are chosen for the steps of a spell or an ability; name the things themselves: "
         "`creatures`.");
}

void SelectorSemantics::chosen(ChoiceKind kind, const std::vector<std::string>& words) {
  if ((scope_.choices & bit_of(kind)) != 0) return;
  Location where = reader_.host().source().line(scope_.line);
  std::string word = words.back();
  for (const std::string& one : words)
    if (const Location found = find(one); found.length == static_cast<int>(one.size())) {
      where = found;
      word = one;
      break;
    }
  const std::string spelt(spelling_of(kind));
  if ((scope_.chosen_later & bit_of(kind)) != 0)
    return report("L0226", where, "`" + word + "` is used where no " + spelt + " has been chosen yet",
                  "Write it behind the `choose`, in the same mode.");
  report("L0226", where,
         "`" + word + "` is used, but " + (scope_.choices == 0 ? "nothing" : "no " + spelt) + " is chosen",
         kind == ChoiceKind::card
             ? "Let the card choose: `choose(\"card\", you, creatures)`; what a search has found is `found`."
             : "Let the card choose: `when_played { choose \"" + spelt + "\" }`.");
}

ThingKinds SelectorSemantics::kinds_given_alone(const Selector& selector) const {
  if (selector.from == Reference::self) return permanent_ ? ThingKinds::objects : ThingKinds::cards;
  if (selector.from == Reference::target && scope_.targeted != nullptr &&
      selector.index < scope_.targeted->size())
    return followed(kinds_given((*scope_.targeted)[selector.index].what));
  if (selector.from == Reference::it && any(scope_.event.it)) return followed(scope_.event.it);
  return record_of(selector.from).gives;
}

ThingKinds SelectorSemantics::followed(ThingKinds given) const {
  return scope_.moved && any(given & ThingKinds::cards) ? given | ThingKinds::permanents : given;
}

ThingKinds SelectorSemantics::kinds_given(const Selector& selector) const {
  ThingKinds given = kinds_given_alone(selector);
  for (const Selector& other : selector.also) given = given | kinds_given(other);
  return given;
}

void SelectorSemantics::report_misfits(const SourceWord& word, const Selector& selector, ThingKinds taken) {
  if (selector.empty()) return;
  if (selector.from != Reference::nothing && !any(kinds_given_alone(selector) & taken))
    wrong_thing(word, kinds_given_alone(selector), taken);
  for (const Selector& other : selector.also) report_misfits(word, other, taken);
}

void SelectorSemantics::wrong_thing(const SourceWord& word, ThingKinds given, ThingKinds taken) {
  report("L0241", find(word), "`" + word + "` takes " + told(taken) + ", and is given " + told(given),
         "Write a selector that gives " + told(taken) + ".");
}

void SelectorSemantics::reference(const Selector& selector) {
  for (const NameRow& row : name_rows)
    if (row.name == selector.from && (scope_.named & bit_of(row.name)) == 0)
      not_given(std::string(row.word), "nothing before it gives it", std::string(row.fix));
  switch (selector.from) {
    case Reference::self:
    case Reference::you:
    case Reference::opponent:
      if (!scope_.holder) {
        const std::string word = selector.from == Reference::self  ? "self"
                                 : selector.from == Reference::you ? "you"
                                                                   : "opponent";
        not_given(word, "a rule set is no card, and nobody controls it",
                  "Write `players`, `active_player` or a set of permanents.");
      }
      break;
    case Reference::enchanted:
      if (!scope_.enchanted)
        report("L0225", find("enchanted"), "`enchanted` is used, but this is no local enchantment",
               "Write `self`, or begin the card with `enchant_creature` or the like.");
      break;
    case Reference::target:
      target(selector.index == 0 ? "target" : "targets", selector.index);
      break;
    case Reference::chosen:
      chosen(ChoiceKind::card, {"chosen"});
      break;
    case Reference::chosen_player:
      chosen(ChoiceKind::player, {"chosen_player"});
      break;
    case Reference::it:
      if (!any(scope_.event.it))
        not_given("it", "no event and no loop gives one here",
                  "Write `self` or `target`; events of permanents, `for_each` and `aim_at` give an `it`.");
      break;
    case Reference::other_one:
      if (!any(scope_.event.other & ThingKinds::permanents))
        not_given("other_one", "no event with a second permanent gives one here",
                  "Write `it` or `target`; only damage to creatures and blocks have a second one.");
      break;
    case Reference::that_player:
      if (!scope_.event.player)
        not_given("that_player", "no event of a player gives one here",
                  "Write `you`, `opponent` or `controller_of(...)`.");
      break;
    default:
      break;
  }
}

void SelectorSemantics::asked(const Selector& selector, bool as_filters) {
  reference(selector);
  const ThingKinds given = as_filters ? ThingKinds::all : kinds_given_alone(selector);
  for (const Filter& filter : selector.filters) {
    this->filter(filter, given);
    if (as_filters) continue;
    zone(selector, filter);
    types(selector, filter);
  }
  if (selector.of)
    selector.from == Reference::packet_source   ? check_kinds("source_of", *selector.of, ThingKinds::packets)
    : selector.from == Reference::packet_victim ? check_kinds("victim_of", *selector.of, ThingKinds::packets)
                                                : asked(*selector.of, false);
  for (const Selector& other : selector.also) asked(other, as_filters);
  contradiction(selector.filters);
  const auto is_other = [](const Filter& filter) { return filter.asks_for(Quality::other); };
  if (selector.from == Reference::self &&
      std::any_of(selector.filters.begin(), selector.filters.end(), is_other))
    report("L0241", find("other"), "this selector gives this card, which is never other than itself",
           "Leave `other()` out, or name the others: `creatures:other()`.");
}

/// What is asked for, and refused as well, leaves nothing; what is asked for twice changes nothing.
void SelectorSemantics::contradiction(const std::vector<Filter>& filters) {
  for (const Filter& filter : filters) {
    const auto here = filters.begin() + (&filter - filters.data());
    if (std::find(filters.begin(), here, filter) != here) {
      const std::string word = said_as(filter);
      report("L0232", find(word), "`" + word + "` does nothing: this selector asks for the same twice",
             "Leave one of the two out.");
      continue;
    }
    Filter turned = filter;
    turned.negated = !filter.negated;
    if (filter.negated && std::find(filters.begin(), filters.end(), turned) != filters.end()) {
      const std::string asked = said_as(turned);
      report("L0241", find(stands(asked) ? asked : said_as(filter)),
             "this selector asks for `" + asked + "` and for the contrary, so it gives nothing",
             "Leave one of the two out.");
      continue;
    }
    if (never_passes(filter))
      report("L0241", find(said_as(filter)),
             "nothing is counted below 0, so this selector, which asks for that, gives nothing",
             "Compare with a number from 0 up.");
    for (auto other = filters.begin(); other != here; ++other)
      // The very contrary is told where the one that refuses stands.
      if (*other != turned && exclude_each_other(filter, *other)) {
        const std::string first = said_as(*other);
        const std::string second = said_as(filter);
        report("L0241", find(second),
               (first == second ? "this selector asks twice for `" + first + "`"
                                : "this selector asks for `" + first + "` and for `" + second + "`") +
                   ", and nothing is both, so it gives nothing",
               "Leave one of the two out, or write `each(...)` of two selectors.");
      }
  }
}

bool SelectorSemantics::stands(const std::string& word) const {
  return find(word).length == static_cast<int>(word.size());
}

/// What is in play is of types that stay there, and what is being cast is no land (R-CAST-5).
void SelectorSemantics::types(const Selector& selector, const Filter& filter) {
  if (!filter.asks_for(Quality::type)) return;
  const bool never_in_play = selector.from == Reference::permanents && !any(filter.types & permanent_types);
  const bool never_cast = selector.from == Reference::spells && filter.types == CardType::land;
  if (!never_in_play && !never_cast) return;
  report("L0241", find(word_for(filter)),
         never_in_play
             ? "this selector gives what is in play, and nothing there is of such a type"
             : "this selector gives what is being cast, and lands are played and not cast (R-CAST-5)",
         never_in_play ? "Write `cards` or `spells`, or a type of permanents."
                       : "Write `lands`, or another type.");
}

/// What is in play lies nowhere else, and the word for cards is about those outside play (R-GEN-4).
void SelectorSemantics::zone(const Selector& selector, const Filter& filter) {
  if (!filter.asks_for(Quality::in_zone)) return;
  const bool in_play = filter.zone == Zone::in_play;
  if ((selector.from != Reference::permanents || in_play) && (selector.from != Reference::cards || !in_play))
    return;
  report("L0241", find("in_zone"),
         in_play ? "`cards` are outside play, so none of them is in play"
                 : "this selector gives what is in play, so nothing of it lies in the " +
                       std::string(spelling_of(filter.zone)),
         in_play ? "Write `permanents`, or the word of their type."
                 : "Write `cards:in_zone \"" + std::string(spelling_of(filter.zone)) +
                       "\"`, with `:that_are \"creature\"` for a type.");
}

void SelectorSemantics::filter(const Filter& filter, ThingKinds given) {
  const QualityRecord& takes_here = record_of(filter.quality);
  if (!any(given & takes_here.of)) {
    const std::string word = word_for(filter);
    report("L0241", find(word),
           "`" + word + "` is asked of " + told(takes_here.of) + ", and this selector gives " + told(given),
           "Ask it of a selector that gives " + told(takes_here.of) + ".");
  }
  switch (filter.quality) {
    case Quality::chosen_colour:
      chosen(ChoiceKind::colour, {"of_chosen_colour"});
      break;
    case Quality::chosen_land_type:
      filter.word ? chosen(ChoiceKind::land_word, {"of_first_chosen_land_type"})
                  : chosen(ChoiceKind::basic_land_type, {"of_chosen_land_type"});
      break;
    case Quality::chosen_creature_type:
      chosen(ChoiceKind::creature_type, {"of_chosen_type"});
      break;
    case Quality::chosen_name:
      chosen(ChoiceKind::card_name, {"of_chosen_name"});
      break;
    case Quality::parameter:
      parameter(Keyword::Parameter::quality);
      break;
    default:
      break;
  }
  amount(filter.amount);
  if (filter.of) {
    // A source is known by its qualities, wherever it is by now.
    asked(*filter.of, filter.quality == Quality::packet_from);
    report_misfits(filter, *filter.of, takes_here.inside);
  }
  for (const Selector& alternative : filter.alternatives)
    for (const Filter& one : alternative.filters) this->filter(one, given);
}

void SelectorSemantics::like(const Condition& condition) {
  const Selector& like = condition.like;
  const ThingKinds given = kinds_given(condition.what);
  const bool filters_only = like.from == Reference::nothing || like.from == Reference::permanents;
  asked(like, filters_only);
  if (filters_only) {
    for (const Filter& filter : like.filters) this->filter(filter, given);
  } else if (!any(kinds_given(like) & given)) {
    wrong_thing("is", given, kinds_given(like));
  }
}

void SelectorSemantics::sources(const SourceWord& word, const Selector& by) {
  asked(by, true);
  report_misfits(word, by, ThingKinds::objects | ThingKinds::spells | ThingKinds::effects);
}

}  // namespace sleight
