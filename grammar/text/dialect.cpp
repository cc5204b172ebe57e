#include "grammar/text/dialect.h"

#include "grammar/text/ability_word_dialect.h"
#include "grammar/text/choice_dialect.h"
#include "grammar/text/counting_dialect.h"
#include "grammar/text/damage_dialect.h"
#include "grammar/text/dialect_rows.h"
#include "grammar/text/era_words.h"
#include "grammar/text/mana_dialect.h"
#include "grammar/text/price_dialect.h"
#include "grammar/text/sentence_dialect.h"
#include "grammar/text/word_order_dialect.h"

namespace sleight {

void rewrite_dialect(Text& line, Wording wording) {
  drop_ability_word(line);
  read_era_words(line);
  // Before the rows, which rewrite words that it looks for; the others look for what the rows leave.
  choose_packets(line);
  end_behind_quotes(line);
  counter_or_ability(line);
  tokens_later(line);
  rules_of_counting(line);
  rules_of_mana(line);
  choose_several(line);
  control_either(line);
  instead_last(line);
  apply_rows(line, wording);
  rules_of_damage(line);
  rules_of_prices(line);
  rules_of_sentences(line);
  say_to_the_end(line, "exile ", "remove ", " from the game");
  say_to_the_end(line, "exiles ", "removes ", " from the game");
  say_to_the_end(line, "create ", "put ", " into play");
  say_to_the_end(line, "creates ", "puts ", " into play");
  name_the_pool(line);
}

}  // namespace sleight
