#include "tools/scenario/verbs_manual.h"

#include <map>
#include <string>

#include "tools/scenario/verbs.h"

namespace sleight::scenario {
namespace {

const std::map<std::string, std::string>& docs() {
  static const std::map<std::string, std::string> all{
      {"rules", "Chooses the rule set, and options of it; the first call of a scenario."},
      {"begins", "Both draw their opening hands, and the first turn of the duel begins: that player's."},
      {"turn_of", "Moves on, everyone passing, to the main phase of that player."},
      {"next_turn", "Moves on, everyone passing, to the main phase of the next turn."},
      {"to", "Moves on, everyone passing, to that phase, or to that step of the attack."},
      {"to_effect", "Moves on to the effect of a phase, that of a permanent or the draw."},
      {"to_the_end", "Moves on, everyone passing, until the duel is over."},
      {"duel",
       "Sets a duel up by the rules, from the decks on; after one that is over, the next of a series."},
      {"random_actions", "Both players try actions picked by chance; only legal ones are taken."},
      {"expect_view", "What that player can see."},
      {"library", "The whole library of the player: so many plain cards, or these, the top card first."},
      {"chance", "The next results of chance, in order."},
      {"card", "Adds a card, given as a script, to the library of this scenario."},
      {"resolve", "Lets the open batch resolve."},
      {"pass", "The player whose turn it is to act passes."},
      {"expect", "What an object, a player or the duel must be like now."},
      {"explain", "How a value of an object came about, step by step."},
      {"has", "Puts a card into a zone of the player; gives the object."},
      {"lands", "Puts untapped lands of that name into play."},
      {"life", "Sets the player's life."},
      {"mana", "Adds mana to the player's pool."},
      {"makes", "Puts a test card into play: a creature, or what `text` says."},
      {"finds", "The object of that name that the player controls in play."},
      {"casts", "Announces a spell, pays for it, lets all pass and lets it resolve."},
      {"activates", "The same for an activated ability."},
      {"interrupts", "Interrupts an open play."},
      {"plays_land", "Plays a land."},
      {"taps_for_mana", "Draws mana from a land."},
      {"attacks", "Declares the attack; an inner list is a band."},
      {"blocks", "Declares blocks."},
      {"assigns", "How the damage of the coming damage step is divided."},
      {"will_prevent", "Is used in the next prevention step in which it is legal."},
      {"will_regenerate", "Is used when that object is about to go to the graveyard."},
      {"will", "The answer to the next decision of that kind."},
  };
  return all;
}

ManualWord word_of(const char* name, const char* usage, const std::string& doc) {
  ManualWord word;
  word.name = name;
  word.family = "verbs of scenarios";
  word.doc = doc;
  word.fields.push_back({"usage", usage, false, doc});
  return word;
}

}  // namespace

std::vector<ManualWord> verbs_manual() {
  std::vector<ManualWord> words;
  for (const Verb& verb : verbs()) {
    const auto doc = docs().find(verb.name);
    words.push_back(word_of(verb.name, verb.usage, doc == docs().end() ? "" : doc->second));
  }
  words.push_back(word_of("expect_illegal", "s:expect_illegal(function() ... end, reason)",
                          "Every play in the function is refused, for that reason."));
  return words;
}

}  // namespace sleight::scenario
