#include "scripting/words/player_step_words.h"

#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

void add_life_and_card_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  list.push_back({"deal",
                  Style::call,
                  preset_verb<deal>,
                  {number("How much damage."), what("Creatures and players."),
                   other_thing("source", "What deals it; this card when left out.")},
                  "Deals damage to each of them.",
                  "R-DMG-1"});
  list.push_back({"gain_life",
                  Style::call,
                  preset_verb<gain_life>,
                  {number("How much."), who()},
                  "The player gains life."});
  list.push_back(
      // No damage: nothing prevents it, and no prevention step follows (R-LIFE-6, R-DP-10).
      {"lose_life",
       Style::call,
       preset_verb<lose_life>,
       {number("How much."), who()},
       "The player loses life."});
  list.push_back({"set_life",
                  Style::call,
                  preset_verb<set_life>,
                  {number("The new total."), who()},
                  "The player's life becomes n."});
  list.push_back({"exchange_life",
                  Style::call,
                  preset_verb<exchange_life>,
                  {what("Which player."), other_thing("with", "The other one; you when left out.")},
                  "Two players get each other's total of life."});
  list.push_back({"lose_duel",
                  Style::call,
                  preset_verb<lose_duel>,
                  {who("Who loses; you when left out. Where both players do, the duel is a draw.")},
                  "The player loses the duel."});
  list.push_back(
      {"draw", Style::call, preset_verb<draw>, {number("How many."), who()}, "The player draws cards."});
  list.push_back({"draw_up_to",
                  Style::call,
                  preset_verb_up_to<draw>,
                  {number("How many at most."), who()},
                  "The player draws so many cards or fewer, and says first how many."});
  list.push_back(
      {"discard",
       Style::call,
       preset_verb<discard>,
       {number("How many."), who(), other_thing("among", "Of which cards; all of the hand when left out.")},
       "The player discards cards of choice; as a cost, of those that are named."});
  list.push_back({"discard_up_to",
                  Style::call,
                  preset_verb_up_to<discard>,
                  {number("How many at most."), who(),
                   other_thing("among", "Of which cards; all of the hand when left out.")},
                  "The player discards so many cards or fewer."});
  // Without a number: all that there is.
  list.push_back({"discard_all",
                  Style::call,
                  preset_verb<discard>,
                  {who(), other_thing("among", "Which cards; the whole hand when left out.")},
                  "The player discards all of them."});
  list.push_back(
      {"discard_at_random",
       Style::call,
       [](Step& s) {
         s.verb = discard;
         s.at_random = true;
       },
       {number("How many."), who(), other_thing("among", "Of which cards; all of the hand when left out.")},
       "The player discards cards at random."});
  // Milling takes what is left; only a draw from an empty library loses (R-ZONE-9, R-DRAW-2).
  list.push_back({"mill",
                  Style::call,
                  preset_verb<mill>,
                  {number("How many."), who()},
                  "Cards from the top of the player's library go to the graveyard."});
  list.push_back(
      {"prevent",
       Style::call,
       preset_verb<prevent>,
       // An optional argument before a required one: reading and printing both know that it may be left out.
       {number("How much; all of it when only the packet is given.", false), what("A damage packet.")},
       "Prevents damage of a packet.",
       "R-DP-3"});
  list.push_back({"redirect",
                  Style::call,
                  preset_verb<redirect>,
                  {what("A damage packet."), other_thing("to", "Whom instead.", true),
                   number("How much of it; all when left out.", false)},
                  "Directs the damage of a packet to something else."});
}

void add_turn_and_search_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  list.push_back({"shuffle", Style::call, preset_verb<shuffle>, {who()}, "The player shuffles the library."});
  list.push_back({"look_at",
                  Style::call,
                  preset_verb<look_at>,
                  {what("Cards."), other_thing("who", "Who looks; you when left out.")},
                  "The players look at cards: `players` when they are revealed."});
  list.push_back({"skip_phase",
                  Style::call,
                  preset_verb<skip_phase>,
                  {field<Step, &Step::word>("phase", "The phase.", true), who()},
                  "The player skips that phase of the turn to come.",
                  "R-SKIP-1"});
  list.push_back({"skip_draw",
                  Style::call,
                  preset_verb<skip_draw>,
                  {who()},
                  "The player skips the draw of the draw phase under way, as long as it is still to come.",
                  "R-DRAW-1"});
  list.push_back({"take_turns",
                  Style::call,
                  preset_verb<take_turns>,
                  {number("How many."), who()},
                  "The player takes extra turns after this one."});
  list.push_back({"skip_turns",
                  Style::call,
                  preset_verb<skip_turns>,
                  {number("How many."), who()},
                  "The player skips the next turns.",
                  "R-SKIP-1"});
  list.push_back(
      {"search",
       Style::call,
       preset_verb<search>,
       {number("How many."), what("Cards or permanents to choose from."),
        field<Step, &Step::then, StepList>(
            "steps", "What is done with each `found` before the next; none where later steps speak of them."),
        other_thing("who", "Who chooses.")},
       "A player chooses cards from among those."});
  list.push_back({"separate",
                  Style::call,
                  preset_verb<separate>,
                  {what("Permanents, or cards that only who separates them sees."),
                   other_thing("who", "Who separates them; you when left out.")},
                  "A player separates things into two piles, each of any number of them."});
  list.push_back({"choose_pile",
                  Style::call,
                  preset_verb<choose_pile>,
                  {who("Who chooses; you when left out.")},
                  "A player chooses one of the two piles: `chosen_pile`. The other is `other_pile`."});
  list.push_back(
      {"flip_card",
       Style::call,
       preset_verb<flip_card>,
       {},
       "You throw this card, and tell which permanents it touches, having turned over: they are `found`. "
       "A permanent that is gone touches nothing."});
  list.push_back(
      {"search_at_random",
       Style::call,
       [](Step& s) {
         s.verb = search;
         s.at_random = true;
       },
       {number("How many."), what("Cards or permanents to pick from."),
        field<Step, &Step::then, StepList>(
            "steps",
            "What is done with each `found` before the next; none where later steps speak of them.")},
       "Chance picks cards from among those; nobody sees the others."});
  list.push_back(
      {"search_up_to",
       Style::call,
       preset_verb_up_to<search>,
       {number("How many at most."), what("Cards or permanents to choose from."),
        field<Step, &Step::then, StepList>(
            "steps", "What is done with each `found` before the next; none where later steps speak of them."),
        other_thing("who", "Who chooses.")},
       "A player chooses so many cards, or fewer, from among those."});
}

}  // namespace sleight
