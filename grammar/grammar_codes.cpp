#include "grammar/grammar_codes.h"

namespace sleight {

const std::vector<CodeHelp>& grammar_codes() {
  static const std::vector<CodeHelp> codes = {
      {"G0101", "text holds unknown words",
       "A word that neither the grammar lists nor the library brings (as a keyword, a counter, a creature "
       "type, an "
       "expansion or a phase) is never guessed at. The line it stands in is not compared with the script.",
       "text = [[Zorblax deals 3 damage to target creature.]]",
       "text = [[Lightning Bolt deals 3 damage to target creature.]]"},
      {"G0102", "text cannot be read on",
       "Every word is known, but no sentence of card text goes on like this at the word shown. The line is "
       "not "
       "compared with the script.",
       "text = [[Destroy target creature black.]]", "text = [[Destroy target black creature.]]"},
      {"G0103", "text has no place for its meaning",
       "The line is well formed, but what it says cannot stand where it stands: an order on a permanent that "
       "says no "
       "time and no cost, a word that refers to nothing.",
       "text = [[Destroy target creature.]] on an artifact",
       "text = [[{T}: Destroy target creature.]] on an artifact"},
      {"G0104", "text has a line that is too long",
       "A line is one ability. One of more than 400 words and signs is none: it is not read at all, however "
       "little "
       "of it would be wrong.",
       "text = [[Flying, flying, flying, flying]] with the word 400 times", "text = [[Flying]]"},
      {"G0105", "text has a misspelt word",
       "The word is one letter, or two letters that changed places, from one that card texts have. Where "
       "several "
       "are as near, the one is proposed with which the line is read.",
       "text = [[Destroy target creaure.]]", "text = [[Destroy target creature.]]"},
      {"G0106", "text names another card",
       "A card speaks of itself by its own name, and of others by what they are. The name shown is that of "
       "another card of the library.",
       "text = [[Chain Lightning deals 3 damage to target creature or player.]] on Lightning Bolt",
       "text = [[Lightning Bolt deals 3 damage to target creature or player.]]"},
  };
  return codes;
}

}  // namespace sleight
