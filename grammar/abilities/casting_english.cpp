#include "grammar/abilities/casting_english.h"

#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/mana_text.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/triggers_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

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
void read_optional(Meaning& meaning, const Node& said) {
  const Node& cost = said.the(Phrase::cost);
  meaning.optional_cost = read_cost(meaning, cost);
  meaning.optional_often = said.has(Lexeme::TIMES);
  // A deed is no price: nobody "pays sacrifice a creature", or may "{2}".
  const Node& first = *cost.all(Phrase::cost_part).front();
  const bool says_pay = first.is(Phrase::life_cost) && first.has(Lexeme::PAY);
  const bool price = first.is(Phrase::mana_cost) || (first.is(Phrase::life_cost) && !says_pay);
  if (said.has(Lexeme::PAY) != price) meaning.fail();
  if (meaning.optional_cost.tap || meaning.optional_cost.asks_for_x() || meaning.facts.cost.x > 0)
    meaning.fail();
}

/// "X cannot be 0": of the ability, or of the spell, that asks for it.
void read_x_not_zero(Meaning& meaning, const Node& said) {
  if (said.the(Lexeme::NUMBER).text != "0") meaning.fail();
  const bool of_spell = !any(meaning.facts.types & permanent_types) && meaning.facts.cost.x > 0;
  if (meaning.activated == nullptr) {
    if (!of_spell) meaning.fail();
    meaning.extra_cost.x_not_zero = true;
    return;
  }
  if (meaning.activated->cost.mana.x == 0) meaning.fail();
  meaning.activated->cost.x_not_zero = true;
}

/// "X is the number of ...", "X cannot be more than ...": of the spell that asks for it.
void read_x_of_spell(Meaning& meaning, const Node& said) {
  if (any(meaning.facts.types & permanent_types) || meaning.facts.cost.x == 0) return meaning.fail();
  (said.is(Phrase::x_is) ? meaning.extra_cost.x_is : meaning.extra_cost.x_at_most) =
      read_measure(meaning, said.the(Phrase::measure));
}

/// "You may pay {1}{R} and/or {1}{G} any number of times".
void read_two_optional(Meaning& meaning, const Node& said) {
  const auto both = said.all(Phrase::mana);
  meaning.optional_cost.mana = read_mana(meaning, *both.front());
  meaning.another_optional_cost.mana = read_mana(meaning, *both.back());
  meaning.optional_often = true;
  if (meaning.facts.cost.x > 0) meaning.fail();
}

}  // namespace

void read_restriction(Meaning& meaning, const Node& said) {
  meaning.take(said);
  if (said.is(Phrase::x_not_zero)) return read_x_not_zero(meaning, said);
  const bool of_x = said.is(Phrase::x_is) || said.is(Phrase::x_at_most);
  if (of_x && meaning.activated == nullptr) return read_x_of_spell(meaning, said);
  // Other abilities are not used at will (R-TRIG-1): there is nothing to restrict.
  if (meaning.activated == nullptr) return meaning.fail();
  Ability& ability = *meaning.activated;
  switch (said.phrase) {
    case Phrase::play_as:
      for (const SpeedRow& row : speeds)
        if (said.has(row.lexeme)) ability.speed = row.speed;
      return;
    case Phrase::x_at_most:
      if (ability.cost.mana.x == 0) meaning.fail();
      ability.cost.x_at_most = read_measure(meaning, said.the(Phrase::measure));
      return;
    case Phrase::x_is: {
      // So much mana for each X of the cost, and nothing besides but tapping.
      Cost& cost = ability.cost;
      if (cost.mana.x == 0 || cost.mana.total() != 0 || !cost.parts.empty() || cost.of_keyword || cost.times)
        meaning.fail();
      cost.mana.generic = std::exchange(cost.mana.x, std::uint8_t{0});
      cost.times = read_measure(meaning, said.the(Phrase::measure));
      // Whether it can be paid is asked before anything is a target.
      definition::walk(cost.times, [&meaning](const Selector& selector) {
        if (selector.from == Reference::target) meaning.fail();
      });
      return;
    }
    case Phrase::any_player_may_use:
      // Without it only the controller may (R-COST-9).
      ability.user = one(Reference::players);
      return;
    case Phrase::only_somebody_may_use:
      ability.user = read_np(meaning, said.the(Phrase::np));
      // Only people use abilities.
      if (!is_player(meaning, ability.user)) meaning.fail();
      return;
    case Phrase::use_at_event:
      // Read with the line: what is done before it may speak of the event.
      if (!ability.used) meaning.fail();
      return;
    case Phrase::use_only: {
      Condition only = read_whens(meaning, said);
      // A second restriction would undo the first; each mode may say the same one.
      if (ability.condition.kind != ConditionKind::always && !(ability.condition == only)) meaning.fail();
      ability.condition = std::move(only);
      return;
    }
    default:
      meaning.fail();
  }
}

namespace {

/// "~ costs {1} less to cast for each creature you control", "... if you control a Wizard".
void read_own_cost_less(Meaning& meaning, const Node& said) {
  const ManaCost less = read_mana(meaning, said.the(Phrase::mana));
  const Node* measure = said.child(Phrase::measure);
  const bool plain = less.total() == less.generic && less.x == 0 && less.generic > 0 && measure == nullptr;
  ManaCost only_x;
  only_x.x = 1;
  if (!plain && !(less == only_x && measure != nullptr)) return meaning.fail();
  meaning.costs_less = plain ? Amount(less.generic) : read_measure(meaning, *measure);
  if (const Node* each = said.child(Phrase::for_each))
    meaning.costs_less = times(std::move(*meaning.costs_less), read_for_each(meaning, *each));
  if (const Node* when = said.child(Phrase::condition))
    meaning.costs_less_if = read_condition(meaning, *when);
}

/// "Test Card costs {1} less to cast for each land you control if ..."
std::string say_own_cost_less(Speaker& speaker, const Card& card) {
  const Amount& less = *card.costs_less;
  const bool product =
      less.kind == AmountKind::product && less.terms.size() == 2 && less.terms[0].kind == AmountKind::number;
  const std::string each = say_for_each(speaker, product ? less.terms[1] : less);
  std::string text = card.name + " costs {";
  if (less.kind == AmountKind::number)
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

void read_casting(Meaning& meaning, const Node& said) {
  meaning.take(said);
  switch (said.phrase) {
    case Phrase::additional_cost:
      meaning.extra_cost = read_cost(meaning, said.the(Phrase::cost));
      return;
    case Phrase::own_cost_less:
      return read_own_cost_less(meaning, said);
    case Phrase::optional_cost:
      return read_optional(meaning, said);
    case Phrase::two_optional_costs:
      return read_two_optional(meaning, said);
    case Phrase::other_cost:
      if (const Node* when = said.child(Phrase::condition)) {
        meaning.instead_if = read_condition(meaning, *when);
        // What holds always asks for nothing, and then nothing is what could be paid.
        if (meaning.instead_if.kind == ConditionKind::always) meaning.fail();
      }
      if (said.has(Lexeme::WITHOUT)) return;
      if (const Node* mana = said.child(Phrase::mana))
        meaning.instead_of_cost.mana = read_mana(meaning, *mana);
      else
        meaning.instead_of_cost = read_cost(meaning, said.the(Phrase::cost));
      // An X of this price is none that somebody chooses.
      definition::walk(meaning.instead_of_cost, [&meaning](const Amount& amount) {
        if (amount.kind == AmountKind::x) meaning.fail();
      });
      return;
    case Phrase::x_only:
      // Twice the same would be one.
      for (const Node* colour : said.all(Phrase::colour)) {
        const Colours more = read_colour(meaning, *colour);
        if ((meaning.extra_cost.x_only.bits() & more.bits()) != 0) meaning.fail();
        meaning.extra_cost.x_only = meaning.extra_cost.x_only | more;
      }
      return;
    case Phrase::more_for_each_target: {
      const ManaCost each = read_mana(meaning, said.the(Phrase::mana));
      // The cost holds so much generic mana for each, and no colour (Fireball).
      if (each.total() != each.generic || each.x != 0) return meaning.fail();
      meaning.extra_cost.more_for_each_target = Amount(each.generic);
      return;
    }
    case Phrase::not_countered:
      meaning.cannot_be_countered = true;
      return;
    case Phrase::only_for_ante:
      meaning.for_ante = true;
      return;
    case Phrase::cast_only:
      meaning.castable = read_whens(meaning, said);
      return;
    default:
      meaning.fail();
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
