#include "scripting/words/step_words.h"

#include "scripting/words/flow_step_words.h"
#include "scripting/words/lasting_step_words.h"
#include "scripting/words/mana_step_words.h"
#include "scripting/words/permanent_step_words.h"
#include "scripting/words/player_step_words.h"
#include "scripting/words/zone_step_words.h"

namespace sleight {

const std::vector<Form<Step>>& step_words() {
  // Made once, in one order: of two words that say the same step the earlier one is printed.
  static const std::vector<Form<Step>> list = [] {
    std::vector<Form<Step>> words;
    add_life_and_card_steps(words);
    add_mana_steps(words);
    add_turn_and_search_steps(words);
    add_permanent_steps(words);
    add_zone_steps(words);
    add_lasting_steps(words);
    add_flow_steps(words);
    return words;
  }();
  return list;
}

}  // namespace sleight
