#include "grammar/abilities/casting_english.h"

#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/mana_text.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/triggers_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Speeds that an ability may say it is played at; as an instant it need not.
struct SpeedRow {
  Lexeme lexeme;
  Speed speed;
  std::string_view said;
};
constexpr SpeedRow speeds[] = {
    {Lexeme::INSTANT, Speed::instant, ""},
    {Lexeme::INTERRUPT, Speed::interrupt, " Play this ability as an interrupt."},
    {Lexeme::SORCERY, Speed::sorcery, " Play this ability as a sorcery."},
    {Lexeme::MANA, Speed::mana_source, " Play this ability as a mana source."},
};

/// "You may pay {1}{G} any number of times", "you may sacrifice a creature". X is how often it was paid, and
/// no other cost may ask for one.
void read_optional(ReadingContext& context, const Node& said) {
  const Node& cost = said.the(Phrase::cost);
  context.optional_cost = read_cost(context, cost);
  context.optional_often = said.has(Lexeme::TIMES);
  // A deed is no price: nobody "pays sacrifice a creature", or may "{2}".
  const Node& first = *cost.all(Phrase::cost_part).front();
  const bool says_pay = first.is(Phrase::life_cost) && first.has(Lexeme::PAY);
  const bool price = first.is(Phrase::mana_cost) || (first.is(Phrase::life_cost) && !says_pay);
  if (said.has(Lexeme::PAY) != price) context.fail();
  if (context.optional_cost.tap || context.optional_cost.asks_for_x() || context.facts.cost.x > 0)
    context.fail();
}

/// "X cannot be 0": of the ability, or of the spell, that asks for it.
void read_x_not_zero(ReadingContext& context, const Node& said) {
  if (said.the(Lexeme::NUMBER).text != "0") context.fail();
  const bool of_spell = !any(context.facts.types & permanent_types) && context.facts.cost.x > 0;
  if (context.activated == nullptr) {
    if (!of_spell) context.fail();
    context.extra_cost.x_not_zero = true;
    return;
  }
  if (context.activated->cost.mana.x == 0) context.fail();
  context.activated->cost.x_not_zero = true;
}

/// "X is the number of ...", "X cannot be more than ...": of the spell that asks for it.
void read_x_of_spell(ReadingContext& context, const Node& said) {
  if (any(context.facts.types & permanent_types) || context.facts.cost.x == 0) return context.fail();
  (said.is(Phrase::x_is) ? context.extra_cost.x_is : context.extra_cost.x_at_most) =
      read_measure(context, said.the(Phrase::measure));
}

/// "You may pay {1}{R} and/or {1}{G} any number of times".
void read_two_optional(ReadingContext& context, const Node& said) {
  const auto both = said.all(Phrase::mana);
  context.optional_cost.mana = read_mana(context, *both.front());
  context.another_optional_cost.mana = read_mana(context, *both.back());
  context.optional_often = true;
  if (context.facts.cost.x > 0) context.fail();
}

}  // namespace

void read_restriction(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.is(Phrase::x_not_zero)) return read_x_not_zero(context, said);
  const bool of_x = said.is(Phrase::x_is) || said.is(Phrase::x_at_most);
  if (of_x && context.activated == nullptr) return read_x_of_spell(context, said);
  // Other abilities are not used at will (R-TRIG-1): there is nothing to restrict.
  if (context.activated == nullptr) return context.fail();
  Ability& ability = *context.activated;
  switch (said.phrase) {
    case Phrase::play_as:
      for (const SpeedRow& row : speeds)
        if (said.has(row.lexeme)) ability.speed = row.speed;
      return;
    case Phrase::x_at_most:
      if (ability.cost.mana.x == 0) context.fail();
      ability.cost.x_at_most = read_measure(context, said.the(Phrase::measure));
      return;
    case Phrase::x_is: {
      // So much mana for each X of the cost, and nothing besides but tapping.
      Cost& cost = ability.cost;
      if (cost.mana.x == 0 || cost.mana.total() != 0 || !cost.parts.empty() || cost.of_keyword || cost.times)
        context.fail();
      cost.mana.generic = std::exchange(cost.mana.x, std::uint8_t{0});
      cost.times = read_measure(context, said.the(Phrase::measure));
      // Whether it can be paid is asked before anything is a target.
      definition::walk(cost.times, [&context](const Selector& selector) {
        if (selector.from == Reference::target) context.fail();
      });
      return;
    }
    case Phrase::any_player_may_use:
      // Without it only the controller may (R-COST-9).
      ability.user = one(Reference::players);
      return;
    case Phrase::only_somebody_may_use:
      ability.user = read_np(context, said.the(Phrase::np));
      // Only people use abilities.
      if (!is_player(context, ability.user)) context.fail();
      return;
    case Phrase::use_at_event:
      // Read with the line: what is done before it may speak of the event.
      if (!ability.used) context.fail();
      return;
    case Phrase::use_only: {
      Condition only = read_whens(context, said);
      // A second restriction would undo the first; each mode may say the same one.
      if (ability.condition.kind != ConditionKind::always && !(ability.condition == only)) context.fail();
      ability.condition = std::move(only);
      return;
    }
    default:
      context.fail();
  }
}

namespace {

/// "~ costs {1} less to cast for each creature you control", "... if you control a Wizard".
void read_own_cost_less(ReadingContext& context, const Node& said) {
  const ManaCost less = read_mana(context, said.the(Phrase::mana));
  const Node* measure = said.child(Phrase::measure);
  const bool plain = less.total() == less.generic && less.x == 0 && less.generic > 0 && measure == nullptr;
  ManaCost only_x;
  only_x.x = 1;
  if (!plain && !(less == only_x && measure != nullptr)) return context.fail();
  context.costs_less = plain ? Amount(less.generic) : read_measure(context, *measure);
  if (const Node* each = said.child(Phrase::for_each))
    context.costs_less = times(std::move(*context.costs_less), read_for_each(context, *each));
  if (const Node* when = said.child(Phrase::condition))
    context.costs_less_if = read_condition(context, *when);
}

/// "Test Card costs {1} less to cast for each land you control if ..."
std::string say_own_cost_less(Speaker& speaker, const Card& card) {
  const Amount& less = *card.costs_less;
  const bool product =
      less.kind == AmountKind::product && less.terms.size() == 2 && less.terms[0].is_number();
  const std::string each = say_for_each(speaker, product ? less.terms[1] : less);
  std::string text = card.name + " costs {";
  if (less.is_number())
    text += std::to_string(less.number) + "} less to cast";
  else if (!each.empty())
    text += std::to_string(product ? less.terms[0].number : 1) + "} less to cast for each " + each;
  else
    text += "X} less to cast, where X is " + say_measure(speaker, less);
  if (card.costs_less_if.kind != ConditionKind::always)
    text += " if " + say_condition(speaker, card.costs_less_if);
  return text + ".\n";
}

}  // namespace

void read_casting(ReadingContext& context, const Node& said) {
  context.take(said);
  switch (said.phrase) {
    case Phrase::additional_cost:
      context.extra_cost = read_cost(context, said.the(Phrase::cost));
      return;
    case Phrase::own_cost_less:
      return read_own_cost_less(context, said);
    case Phrase::optional_cost:
      return read_optional(context, said);
    case Phrase::two_optional_costs:
      return read_two_optional(context, said);
    case Phrase::other_cost:
      if (const Node* when = said.child(Phrase::condition)) {
        context.instead_if = read_condition(context, *when);
        // What holds always asks for nothing, and then nothing is what could be paid.
        if (context.instead_if.kind == ConditionKind::always) context.fail();
      }
      if (said.has(Lexeme::WITHOUT)) return;
      if (const Node* mana = said.child(Phrase::mana))
        context.instead_of_cost.mana = read_mana(context, *mana);
      else
        context.instead_of_cost = read_cost(context, said.the(Phrase::cost));
      // An X of this price is none that somebody chooses.
      definition::walk(context.instead_of_cost, [&context](const Amount& amount) {
        if (amount.is_x()) context.fail();
      });
      return;
    case Phrase::x_only:
      // Twice the same would be one.
      for (const Node* colour : said.all(Phrase::colour)) {
        const Colours more = read_colour(context, *colour);
        if ((context.extra_cost.x_only.bits() & more.bits()) != 0) context.fail();
        context.extra_cost.x_only = context.extra_cost.x_only | more;
      }
      return;
    case Phrase::more_for_each_target: {
      const ManaCost each = read_mana(context, said.the(Phrase::mana));
      // The cost holds so much generic mana for each, and no colour (Fireball).
      if (each.total() != each.generic || each.x != 0) return context.fail();
      context.extra_cost.more_for_each_target = Amount(each.generic);
      return;
    }
    case Phrase::not_countered:
      context.cannot_be_countered = true;
      return;
    case Phrase::only_for_ante:
      context.for_ante = true;
      return;
    case Phrase::cast_only:
      context.castable = read_whens(context, said);
      return;
    default:
      context.fail();
  }
}

std::string say_restrictions(Speaker& speaker, const Ability& ability) {
  std::string text;
  if (ability.cost.x_not_zero) text += " X cannot be 0.";
  if (ability.used) {
    std::string event = say_trigger(speaker, ability.trigger);
    if (event.starts_with("whenever ")) event.erase(4, 4);
    text += " Use this ability only " + speaker.with_letters(event) + ".";
  }
  if (ability.condition.kind != ConditionKind::always)
    text += " Use this ability only " + speaker.with_letters(say_when(speaker, ability.condition)) + ".";
  for (const SpeedRow& row : speeds)
    if (row.speed == ability.speed) text += row.said;
  if (ability.user.from == Reference::players)
    text += " Any player may use this ability.";
  else if (!ability.user.empty())
    text += " Only " + say_thing(speaker, ability.user, "a ") + " may use this ability.";
  return text;
}

std::string say_casting(Speaker& speaker) {
  const Card& card = speaker.card;
  const Cost& extra = card.extra_cost;
  std::string text;
  if (card.for_ante)
    text += "Remove " + card.name + " from your deck before playing if you are not playing for ante.\n";
  if (card.colours && card.colours->empty() && !card.cost.colours().empty()) text += "Devoid\n";
  if (card.as_instant) text += "Flash\n";
  if (card.cannot_be_countered) text += card.name + " cannot be countered.\n";
  if (card.castable.kind != ConditionKind::always)
    text += "Cast " + card.name + " only " + speaker.with_letters(say_when(speaker, card.castable)) + ".\n";
  if (card.costs_less) text += say_own_cost_less(speaker, card);
  const std::string when = card.instead_if.kind == ConditionKind::always
                               ? "You may "
                               : "If " + say_condition(speaker, card.instead_if) + ", you may ";
  if (card.instead_of_cost.empty() && card.instead_if.kind != ConditionKind::always)
    text += when + "cast " + card.name + " without paying its casting cost.\n";
  if (!card.instead_of_cost.empty())
    text += when + say_paying(speaker, card.instead_of_cost, false) + " rather than pay " + card.name +
            "'s casting cost.\n";
  if (!extra.empty()) {
    // The rest has sentences of its own, below.
    Cost paid = extra;
    paid.x_only = {};
    paid.more_for_each_target = {};
    paid.x_not_zero = false;
    paid.x_is = {};
    paid.x_at_most = {};
    text += "As an additional cost to cast " + card.name + ", " +
            speaker.with_letters(uncapital(say_cost(speaker, paid))) + ".\n";
  }
  if (!card.another_optional_cost.empty())
    text += "As an additional cost to cast " + card.name + ", you may pay " +
            print_mana(card.optional_cost.mana) + " and/or " + print_mana(card.another_optional_cost.mana) +
            (card.optional_often ? " any number of times.\n" : ".\n");
  else if (!card.optional_cost.empty())
    text += "As an additional cost to cast " + card.name + ", you may " +
            say_paying(speaker, card.optional_cost, false) + (card.optional_often ? " X times" : "") + ".\n";
  if (!extra.x_only.empty()) text += "Spend only " + english(extra.x_only, " and/or ") + " mana on X.\n";
  if (extra.x_not_zero) text += "X cannot be 0.\n";
  if (extra.x_is) text += "X is " + say_measure(speaker, *extra.x_is) + ".\n";
  if (extra.x_at_most) text += "X cannot be more than " + say_measure(speaker, *extra.x_at_most) + ".\n";
  if (extra.more_for_each_target)
    text +=
        "Pay {" + say_measure(speaker, *extra.more_for_each_target) + "} for each target beyond the first.\n";
  // The lines of the abilities follow; whoever joins them puts the break.
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace sleight
