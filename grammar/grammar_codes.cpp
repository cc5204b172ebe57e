#include "grammar/grammar_codes.h"

namespace sleight {

const std::vector<CodeHelp>& grammar_codes() {
  static const std::vector<CodeHelp> codes = {
      {"G0101", "text holds unknown words",
       "A word that neither the grammar lists nor the library brings (as a keyword, a counter, a creature "
       "type, an "
       "expansion or a phase) is never guessed at. The line it stands in is not compared with the script.",
       R"(return instant "Jolt" {
  cost = "{R}",
  text = [[Zorblax deals 3 damage to target creature.]],
  target = creature,
  deal(3, target),
})",
       R"(return instant "Jolt" {
  cost = "{R}",
  text = [[Jolt deals 3 damage to target creature.]],
  target = creature,
  deal(3, target),
})"},
      {"G0102", "text cannot be read on",
       "Every word is known, but no sentence of card text goes on like this at the word shown. The line is "
       "not "
       "compared with the script.",
       R"(return instant "Snuff" {
  cost = "{B}",
  text = [[Destroy target creature black.]],
  target = creature:that_are "black",
  destroy(target),
})",
       R"(return instant "Snuff" {
  cost = "{B}",
  text = [[Destroy target black creature.]],
  target = creature:that_are "black",
  destroy(target),
})"},
      {"G0103", "text has no place for its meaning",
       "The line is well formed, but what it says cannot stand where it stands: an order on a permanent that "
       "says no "
       "time and no cost, a word that refers to nothing.",
       R"(return artifact "Mallet" {
  cost = "{3}",
  text = [[Destroy target creature.]],
  activated { cost = "{T}", target = creature, destroy(target) },
})",
       R"(return artifact "Mallet" {
  cost = "{3}",
  text = [[{T}: Destroy target creature.]],
  activated { cost = "{T}", target = creature, destroy(target) },
})"},
      {"G0104", "text has a line that is too long",
       "A line is one ability. One of more than 400 words and signs is none: it is not read at all, however "
       "little "
       "of it would be wrong.",
       "text = [[Flying, flying, flying, flying]] with the word 400 times", "text = [[Flying]]"},
      {"G0105", "text has a misspelt word",
       "The word is one letter, or two letters that changed places, from one that card texts have. Where "
       "several "
       "are as near, the one is proposed with which the line is read.",
       R"(return instant "Snuff" {
  cost = "{B}",
  text = [[Destroy target creaure.]],
  target = creature,
  destroy(target),
})",
       R"(return instant "Snuff" {
  cost = "{B}",
  text = [[Destroy target creature.]],
  target = creature,
  destroy(target),
})"},
      {"G0106", "text names another card",
       "A card speaks of itself by its own name, and of others by what they are. The name shown is that of "
       "another card of the library.",
       R"(return instant "Jolt" {
  cost = "{R}",
  text = [[Lightning Bolt deals 3 damage to target creature.]],
  target = creature,
  deal(3, target),
})",
       R"(return instant "Jolt" {
  cost = "{R}",
  text = [[Jolt deals 3 damage to target creature.]],
  target = creature,
  deal(3, target),
})"},
  };
  return codes;
}

}  // namespace sleight
