#include "scripting/words/zone_step_words.h"

#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

void add_zone_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  // Each to its owner, whoever controlled it: that is no part of the step (R-ZONE-1).
  list.push_back({"return_to_hand",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::hand;
                  },
                  {what("Cards."), so_many_of_them()},
                  "Returns them to their owners' hands."});
  list.push_back({"remove_from_game",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::out_of_game;
                  },
                  {what("Cards."), so_many_of_them()},
                  "Removes them from the game."});
  list.push_back({"put_into",
                  Style::call,
                  preset_verb<move>,
                  {field<Step, &Step::zone>("zone", "A zone of their owners.", true), what("Cards.")},
                  "Puts them into that zone."});
  list.push_back({"put_on_bottom",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("bottom");
                  },
                  {what("Cards."), other_thing("who", "Who says in which order; you when left out.")},
                  "Puts them on the bottom of their owners' libraries, the last one deepest."});
  list.push_back({"put_on_bottom_at_random",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("bottom");
                    s.at_random = true;
                  },
                  {what("Cards.")},
                  "Puts them on the bottom of their owners' libraries, in an order of chance."});
  list.push_back({"put_on_top",
                  Style::call,
                  [](Step& s) {
                    s.verb = move;
                    s.zone = Zone::library;
                    s.word = Word("top");
                  },
                  {what("Cards."), other_thing("who", "Who says in which order; you when left out.")},
                  "Puts them on top of their owners' libraries, the last one on top."});
  list.push_back({"return_to_play",
                  Style::call,
                  preset_verb<move_to_play>,
                  {what("Cards."), other_thing("controller", "Under whose control; yours when left out.")},
                  "Puts them into play."});
  list.push_back({"return_to_play_tapped",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("tapped");
                  },
                  {what("Cards."), other_thing("controller", "Under whose control; yours when left out.")},
                  "Puts them into play tapped."});
  // Who controlled it before is no matter: each card is its owner's again.
  list.push_back({"return_as_it_was",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("as it was");
                  },
                  {what("What was removed: `removed`.")},
                  "Puts it into play tapped, with the counters that it had, under its owner's control."});
  list.push_back({"return_with_all_on_it",
                  Style::call,
                  [](Step& s) {
                    s.verb = move_to_play;
                    s.word = Word("with all on it");
                  },
                  {what("What was removed: `removed`.")},
                  "The same, and the local enchantments among it are attached to that."});
  list.push_back({"ante",
                  Style::call,
                  preset_verb<ante>,
                  {what("Cards.")},
                  "They join their owner's ante.",
                  "R-ANTE-1"});
  list.push_back(
      {"change_owner",
       Style::call,
       preset_verb<change_owner>,
       {what("Cards, wherever they are."),
        other_thing("to", "Who owns them from now on; you when left out.")},
       "The player owns them, for good. In a hand, library or graveyard they lie in the new owner's."});
  list.push_back({"exchange_owners",
                  Style::call,
                  preset_verb<exchange_owners>,
                  {what("Two cards, wherever they are.")},
                  "Their owners get each other's card, for good; with one of them gone nothing happens."});
  list.push_back({"make_token",
                  Style::call,
                  preset_verb<make_token>,
                  {number("How many."), field<Step, &Step::token>("token", "The token.", true),
                   who("Who gets them; you when left out.")},
                  "Puts tokens into play."});
  list.push_back(
      {"make_copy",
       Style::call,
       preset_verb<make_token>,
       {number("How many."), other_thing("of", "What they are copies of.", true),
        who("Who gets them; you when left out.")},
       "Puts tokens into play that are copies of a card or permanent, without what was done to it."});
}

}  // namespace sleight
