#include "scripting/words/amount_words.h"

#include "scripting/words/selector_words.h"

namespace sleight {
namespace {

/// What a word sets by itself: which amount, or which condition, it is.
template <AmountKind kind>
void is(Amount& amount) {
  amount.kind = kind;
}

template <ConditionKind kind>
void is(Condition& condition) {
  condition.kind = kind;
}

/// What the one part of `no` selects; other conditions may have no part at all.
Field<Condition> what_of_part() {
  // Printing tries this word on every condition, also on those without parts.
  constexpr auto what = [](auto& c) -> auto& {
    if constexpr (std::is_const_v<std::remove_reference_t<decltype(c)>>) {
      static const Selector nothing;
      return c.parts.empty() ? nothing : c.parts.front().what;
    } else {
      return c.parts.at(0).what;
    }
  };
  auto row = field<Condition, what>("what", "A selector.", true);
  // With several parts, or none, it is nothing that `no` can say.
  row.absent = [](const Condition& c) { return c.parts.size() != 1 || c.parts[0].what.empty(); };
  row.copy = [](const Condition& from, Condition& to) {
    if (from.parts.size() == 1) to.parts.at(0).what = from.parts[0].what;
  };
  return row;
}

}  // namespace

const std::vector<Form<Amount>>& amount_words() {
  using enum AmountKind;
  static const auto of = [](const char* name, const char* doc) {
    return field<Amount, &Amount::of>(name, doc, true);
  };
  // Terms are items: a sum may have any number of them.
  static const auto term = [](const char* doc) {
    return field<Amount, &Amount::terms>("amounts", doc, true);
  };
  static const std::vector<Form<Amount>> list{
      {"x", Style::value, is<x>, {}, "The X that was paid.", "R-MANA-7"},
      {"that_much", Style::value, is<that_amount>, {}, "The amount of the event that set this off."},
      {"life_before",
       Style::value,
       is<life_before>,
       {},
       "The life that the damaged player had before the damage that set this off: all damage of a step is "
       "dealt at once.",
       "R-DP-11"},
      {"paid_another", Style::value, is<paid_another>, {}, "How often `another_optional_cost` was paid."},
      {"chosen_number", Style::value, is<chosen_number>, {}, "The number that was chosen."},
      {"result",
       Style::value,
       is<last_result>,
       {},
       "What the step before did: damage dealt, cards moved, counters removed, coins won."},
      {"parameter", Style::value, is<parameter>, {}, "What the keyword was given."},
      {"target_count",
       Style::value,
       is<target_count>,
       {},
       "How many targets were chosen when it was announced.",
       "R-MANA-8"},
      {"share",
       Style::value,
       is<share>,
       {},
       "What the target that `it` is was given of what was `divided` among the targets."},
      {"uses_this_turn",
       Style::value,
       is<uses>,
       {},
       "How often the activated ability that speaks was used this turn, by the permanent that has it. Of any "
       "other ability: how often all activated abilities of that permanent were."},
      {"uses_this_turn_by",
       Style::call,
       is<uses>,
       {of("who", "Players.")},
       "How often those players have used it this turn: what another has used of the same permanent does not "
       "count."},
      {"uses_ever",
       Style::value,
       is<uses_ever>,
       {},
       "How often it was used at all, since the permanent that has it came into play."},
      {"doubling",
       Style::value,
       is<doubling>,
       {},
       "In a `process`: 1 the first time that it is done, and twice as much each further time."},
      {"mana_spent",
       Style::call,
       is<spent>,
       {field<Amount, &Amount::word>("colour", "The colour, as a word.", true)},
       "How much mana of a colour was spent to pay for it."},
      {"count",
       Style::call,
       is<count>,
       {of("what", "What is counted.")},
       "How many things a selector gives."},
      {"power_of",
       Style::call,
       is<power>,
       {of("what", "A creature.")},
       "Its power. Of `self`, in an effect: as that was announced (R-RESOLVE-2).",
       "R-CRE-2"},
      {"toughness_of",
       Style::call,
       is<toughness>,
       {of("what", "A creature.")},
       "Its toughness. Of `self`, in an effect: as that was announced (R-RESOLVE-2)."},
      {"casting_cost_of", Style::call, is<casting_cost>, {of("what", "A card.")}, "Its total casting cost."},
      {"counters_on",
       Style::call,
       is<counters>,
       {of("what", "A permanent or player."),
        field<Amount, &Amount::word>("kind", "The kind of counter.", true)},
       "How many counters of that kind lie on it, or the player has."},
      {"life_of", Style::call, is<life>, {of("player", "A player.")}, "The player's life."},
      {"hand_size",
       Style::call,
       is<hand_size>,
       {of("player", "A player.")},
       "The number of cards in the player's hand."},
      {"damage_taken",
       Style::call,
       is<damage_taken>,
       {of("who", "Creatures and players."),
        field<Amount, &Amount::by>("by", "Which sources; any when left out.")},
       "The damage dealt to them this turn by such sources, all of it together."},
      {"noncombat_damage_taken",
       Style::call,
       [](Amount& amount) {
         amount.kind = damage_taken;
         amount.word = Word("not combat");
       },
       {of("who", "Creatures and players."),
        field<Amount, &Amount::by>("by", "Which sources; any when left out.")},
       "The same without combat damage."},
      {"damage_done",
       Style::call,
       is<damage_taken>,
       {field<Amount, &Amount::by>("by", "Which sources.", true)},
       "The damage that such sources have dealt this turn, to whatever it was."},
      {"card_types_among",
       Style::call,
       is<card_types_among>,
       {of("what", "Cards or permanents.")},
       "How many card types they have, all of them together."},
      {"land_types_among",
       Style::call,
       is<land_types_among>,
       {of("what", "Lands.")},
       "How many basic land types they have, all of them together."},
      {"colours_among",
       Style::call,
       is<colours_among>,
       {of("what", "Cards or permanents.")},
       "How many colours they have, all of them together."},
      {"regenerations_of",
       Style::call,
       is<regenerations>,
       {of("what", "A permanent.")},
       "How often it has regenerated this turn.",
       "R-REGEN-2"},
      {"damage_in",
       Style::call,
       is<packet_amount>,
       {of("packet", "A packet.")},
       "The damage left in a packet."},
      {"sum", Style::call, is<sum>, {}, "The amounts added up.", "", term("What is added.")},
      {"difference",
       Style::call,
       is<difference>,
       {},
       "The first amount less the others.",
       "",
       term("The amounts.")},
      {"product", Style::call, is<product>, {}, "The amounts multiplied.", "", term("What is multiplied.")},
      {"half_down",
       Style::call,
       is<half_down>,
       {},
       "Half of it, rounded down.",
       "",
       term("One amount."),
       nullptr,
       1,
       1},
      {"half_up",
       Style::call,
       is<half_up>,
       {},
       "Half of it, rounded up.",
       "",
       term("One amount."),
       nullptr,
       1,
       1},
      {"quotient",
       Style::call,
       is<quotient>,
       {},
       "The first amount divided by the second, rounded down; 0 where the second is 0.",
       "",
       term("Two amounts."),
       nullptr,
       2,
       2},
      {"smallest", Style::call, is<smallest>, {}, "The smallest of the amounts.", "", term("The amounts.")},
      {"greatest_among",
       Style::call,
       is<greatest_among>,
       {},
       "The most of what is asked that any of those has: `greatest_among(power_of(creatures))`.",
       "",
       term("One amount, of several things."),
       nullptr,
       1,
       1},
      {"total_among",
       Style::call,
       is<total_among>,
       {},
       "What all of those have together of what is asked: `total_among(power_of(sacrificed))`.",
       "",
       term("One amount, of several things."),
       nullptr,
       1,
       1},
      {"least_among",
       Style::call,
       is<least_among>,
       {},
       "The least of what is asked that any of those has.",
       "",
       term("One amount, of several things."),
       nullptr,
       1,
       1},
      {"at_least_zero",
       Style::call,
       is<at_least_zero>,
       {},
       "It, or 0 when it is negative.",
       "",
       term("One amount."),
       nullptr,
       1,
       1},
  };
  return list;
}

const std::vector<Form<Condition>>& condition_words() {
  using enum ConditionKind;
  static const auto what = field<Condition, &Condition::what>("what", "A selector.", true);
  static const auto parts = field<Condition, &Condition::parts>("conditions", "Conditions.", true);
  static const std::vector<Form<Condition>> list{
      {"some", Style::call, is<exists>, {what}, "Whether there is any."},
      // It is `not_so(some(...))`, and stands before `not_so`: the shorter word is printed.
      {"no",
       Style::call,
       [](Condition& c) {
         c.kind = none;
         c.parts.resize(1);
         c.parts[0].kind = exists;
       },
       {what_of_part()},
       "Whether there is none."},
      {"compare",
       Style::call,
       is<compare>,
       {field<Condition, &Condition::left>("left", "An amount.", true),
        field<Condition, &Condition::compare>("how", "\"at least\", \"at most\" or \"exactly\".", true),
        field<Condition, &Condition::right>("right", "An amount.", true)},
       "Whether two amounts compare so."},
      {"odd",
       Style::call,
       is<odd>,
       {field<Condition, &Condition::left>("amount", "An amount.", true)},
       "Whether it is an odd number."},
      {"all_of", Style::call, is<all>, {}, "Whether all of them hold.", "", parts},
      {"any_of", Style::call, is<any>, {}, "Whether one of them holds.", "", parts},
      {"not_so", Style::call, is<none>, {}, "Whether none of them holds.", "", parts},
      {"phase",
       Style::call,
       is<phase_is>,
       {field<Condition, &Condition::phase>("name", "The phase or step.", true)},
       "Whether it is that phase."},
      // No kind of its own: whether the active player is you is what `is` asks of any two things.
      {"your_turn",
       Style::value,
       [](Condition& c) {
         c.kind = matches;
         c.what = look_at(Reference::active_player);
         c.like = look_at(Reference::you);
       },
       {},
       "Whether it is the turn of the ability's controller."},
      {"turn_of",
       Style::call,
       [](Condition& c) {
         c.kind = matches;
         c.what = look_at(Reference::active_player);
       },
       {field<Condition, &Condition::like>("player", "A player.", true)},
       "Whether it is that player's turn."},
      {"is",
       Style::call,
       is<matches>,
       {what, field<Condition, &Condition::like>("like", "What it must be like.", true)},
       "Whether everything it selects is like that."},
      {"before_attack",
       Style::value,
       is<before_attack>,
       {},
       "Whether the attack of this turn has not begun and may still come: never after the main phase."},
      {"chosen_colour_leads",
       Style::call,
       is<chosen_colour_leads>,
       {what},
       "Whether among those more have the chosen colour than have any other colour."},
      {"ante_played", Style::value, is<ante_played>, {}, "Whether the duel is played for ante.", "R-ANTE-1"},
  };
  return list;
}

}  // namespace sleight
