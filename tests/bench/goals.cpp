#include "tests/bench/goals.h"

namespace sleight::bench {

const std::vector<Goal>& goals() {
  static const std::vector<Goal> all{
      {"duels of the two shipped decks, one core", "duels_of_shipped_decks", "", Unit::a_second, 4000},
      {"duels with decks by chance, one core", "duels_with_decks_by_chance", "", Unit::a_second, 2500},
      {"a decision, 500 permanents against 50", "decision/500/0", "", Unit::times, 3, "decision/50/0"},
      {"a decision, 500 permanents, 100 wide effects", "decision/500/100", "", Unit::microseconds, 60},
      {"copying a duel in its middle", "copy_duel", "", Unit::microseconds, 1},
      {"the same with the first look at it", "copy_and_look", "", Unit::microseconds, 3},
      {"all characteristics, 50 permanents, 20 effects", "all_characteristics/50/20", "", Unit::microseconds,
       5},
      {"the same after a copy", "all_characteristics_of_a_copy/50/20", "", Unit::microseconds, 5},
      {"loading 1,590 scripts into a fresh host", "load_whole_library", "", Unit::milliseconds, 30},
      {"memory of 1,590 scripts", "load_whole_library", "megabytes", Unit::megabytes, 15},
      {"loading the cards of two decks against all", "load_cards_of_two_decks", "", Unit::times, 0.3,
       "load_all_cards"},
      {"loading all cards when the last run kept them", "load_all_kept_cards", "", Unit::milliseconds, 40},
      {"starting a duel, library loaded", "start_duel", "", Unit::microseconds, 3},
      {"starting the program", "start_program", "", Unit::milliseconds, 3},
      {"reading a card's text, median", "read_cards", "median_us_a_card", Unit::microseconds, 100},
      {"reading the slowest line", "read_cards", "slowest_us_a_line", Unit::microseconds, 1000},
      {"reading a byte of 1 MB against one of 1 KB", "read_longer_texts/of_lines_that_are_read/1048576",
       "a_byte", Unit::times, 1.2},
      {"`scaffold` of 12,737 cards, 2 cores", "scaffold_all", "", Unit::seconds, 3},
      {"`scaffold` of one named card out of them", "scaffold_one", "", Unit::seconds, 0.2},
      {"`check`, levels 1 to 5, 1,590 scripts", "check_whole_library", "", Unit::milliseconds, 150},
      // Nothing is remembered from one check to the next: the second takes what the first took.
      {"the same again, unchanged", "check_whole_library", "", Unit::milliseconds, 50},
      {"`check`, level 6, a card", "check_as_played", "ms_a_card", Unit::milliseconds, 50},
      {"an editor opens 1,590 scripts", "open_in_an_editor", "", Unit::milliseconds, 500},
      {"a key typed there, 95 of 100", "type_in_an_editor", "ms_of_95", Unit::milliseconds, 50},
      {"scenarios, 2 cores", "scenarios", "a_second", Unit::a_second, 2000},
  };
  return all;
}

}  // namespace sleight::bench
