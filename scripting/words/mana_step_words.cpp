#include "scripting/words/mana_step_words.h"

#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

namespace {

/// The mana that a step adds: two members of it, so that it copies them by hand.
Field<Step> added_mana() {
  auto row = field<Step, itself, AddedMana>("mana", "\"{B}{B}\", or \"{C}\" for colourless mana.", true);
  row.copy = [](const Step& from, Step& to) {
    to.mana = from.mana;
    to.colourless_mana = from.colourless_mana;
  };
  return row;
}

/// What alone mana may be spent on.
Field<Step> spent_on() {
  return field<Step, &Step::only_for>("spent_on", "The spells and effects that it may be spent on.");
}
Field<Step> spent_on_keyword() {
  return field<Step, &Step::word>("keyword", "A keyword for whose cost it may be spent.");
}

}  // namespace

void add_mana_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  list.push_back(
      {"add_mana",
       Style::call,
       preset_verb<add_mana>,
       {added_mana(), who(), field<Step, &Step::amount>("times", "How often; once when left out.")},
       "Adds mana to the player's pool.",
       "R-MANA-1"});
  list.push_back({"add_mana_of_any_colour",
                  Style::call,
                  preset_verb<add_mana_any>,
                  {number("How much."), who(),
                   field<Step, &Step::colours>("among", "Of which colours; any when left out.")},
                  "Adds mana of one colour of the player's choice."});
  list.push_back({"add_mana_for",
                  Style::table,
                  preset_verb<add_mana>,
                  {added_mana(), who(), field<Step, &Step::amount>("times", "How often; once when left out."),
                   spent_on(), spent_on_keyword()},
                  "Adds mana that may be spent on nothing else.",
                  "R-MANA-1"});
  list.push_back({"add_mana_of_any_colour_for",
                  Style::table,
                  preset_verb<add_mana_any>,
                  {number("How much."), who(),
                   field<Step, &Step::colours>("among", "Of which colours; any when left out."),
                   other_thing("like", "Lands, one of which could give that colour."),
                   field<Step, &Step::of_chosen>("chosen", "Of the colour that was chosen."), spent_on(),
                   spent_on_keyword()},
                  "Adds mana of one colour that may be spent on nothing else."});
  list.push_back({"add_mana_of_chosen_colour",
                  Style::call,
                  [](Step& s) {
                    s.verb = add_mana_any;
                    s.of_chosen = true;
                  },
                  {number("How much."), who()},
                  "Adds mana of the colour that was chosen."});
  list.push_back({"add_mana_of_a_colour_of",
                  Style::call,
                  preset_verb<add_mana_any>,
                  {number("How much."), other_thing("like", "Lands.", true), who()},
                  "Adds mana of one colour, of the player's choice, that one of them could give."});
  list.push_back(
      {"add_mana_of_a_type_of",
       Style::call,
       preset_verb<add_mana_type>,
       {number("How much."), other_thing("like", "Lands.", true), who()},
       "Adds mana of one type, be it colourless, of the player's choice, that one of them could give."});
  list.push_back({"draw_all_mana",
                  Style::call,
                  preset_verb<draw_all_mana>,
                  {who(), other_thing("from", "Lands.", true)},
                  "The player draws the mana of each of them that is theirs and untapped."});
  list.push_back({"give_pool",
                  Style::call,
                  preset_verb<give_pool>,
                  {who(), other_thing("to", "Who gets it; you when left out.")},
                  "All mana in the player's pool goes to the pool of another."});
  list.push_back({"note_mana",
                  Style::call,
                  preset_verb<note_mana>,
                  {},
                  "This card notes what mana was spent to pay for this."});
  list.push_back(
      {"add_mana_noted",
       Style::call,
       preset_verb<add_mana_noted>,
       {number("How much."), who()},
       "Adds mana of one type that this card noted last, of the player's choice; none if it noted none."});
  list.push_back(
      // Pools burn when phases and attacks end (R-MANA-4); what an effect takes from them does not.
      {"empty_pool",
       Style::call,
       preset_verb<empty_pool>,
       {who()},
       "The player's pool is emptied, without burn."});
}

}  // namespace sleight
