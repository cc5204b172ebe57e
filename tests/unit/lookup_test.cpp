// Looking things up by meaning: what people call them leads to words of the language.
#include "tools/lookup/lookup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/lookup/found_report.h"

namespace sleight {
namespace {

using ::testing::IsSupersetOf;
using Names = std::set<std::string>;

/// What `sleight find` tells of.
Names names_told(const Lookup& lookup, const std::string& asked) {
  Names names;
  for (const Hit& hit : hits_told(lookup.find(asked), {})) names.insert(hit.entry->name);
  return names;
}

/// What people look up, and words that it has to lead to.
struct Asked {
  std::vector<std::string> words;
  Names leads_to;
};

TEST(LookupTest, WhatPeopleCallThingsLeadsToWordsOfTheLanguage) {
  const std::vector<ManualWord> manual = whole_manual(*kit::whole_library().library);
  const std::vector<NamedScenario> scenarios = ScenarioIndex(SLEIGHT_SOURCE_DIR "/tests/scenarios", 1).all(1);
  const std::vector<Entry> entries = searched_entries(manual, kit::whole_library(), scenarios);
  const Lookup lookup(entries);
  for (const auto& [words, leads_to] : std::vector<Asked>{
           {{"damage", "deals", "burn"}, {"deal", "deals_damage"}},
           {{"dies", "death", "destroyed"}, {"put_into_graveyard", "destroyed", "died"}},
           {{"gain", "life"}, {"gain_life", "gains_life"}},
           {{"lose"}, {"lose_life", "loses"}},
           {{"reach", "web"}, {"web"}},
           {{"pay", "cost", "payment"}, {"cost", "may", "unless", "extra_cost"}},
           {{"move", "return", "bounce"}, {"return_to_hand", "return_to_play", "put_into"}},
           {{"cast", "casts", "play"}, {"successfully_cast", "when_played"}},
           {{"exchange", "swap"}, {"exchange_control", "exchange_life"}},
           {{"control", "steal"}, {"controller"}},
           {{"copy", "clone"}, {"copy_of", "copy_spell"}},
           {{"coin", "flip", "random"}, {"flip_coin", "discard_at_random", "search_at_random"}},
           {{"reveal", "look", "peek"}, {"look_at"}},
           {{"extra turn", "skip"}, {"take_turns", "skip_phase", "skip_turns"}},
           {{"upkeep", "beginning of turn"}, {"at_upkeep"}},
           {{"end of turn", "end step"}, {"at_end_of_turn", "next_end_of_turn"}},
           {{"tutor", "search"}, {"search", "found"}},
           {{"mill"}, {"mill"}},
           {{"pump", "boost", "buff"}, {"plus", "until_end_of_turn"}},
           {{"enters", "comes into play", "etb"}, {"comes_into_play", "enters_tapped", "before_it_enters"}},
           {{"trigger", "whenever"},
            {"put_into_graveyard", "deals_damage", "draws", "becomes_tapped", "at_upkeep"}},
           {{"counter", "counter (spell)", "counter (+1/+1)"}, {"counter", "put_counters"}},
           {{"protect", "prevent", "shield"}, {"prevent", "packet"}},
           {{"protect"}, {"protection"}},
           {{"bury", "exile", "remove"}, {"bury", "remove_from_game"}},
           {{"token", "create"}, {"make_token", "token"}},
           {{"aura", "enchant", "attach"}, {"enchant_creature", "attach", "enchanted"}},
           {{"unblockable", "evasion"}, {"cannot_be_blocked", "needs_blockers"}},
           {{"untap", "tapped", "vigilance"}, {"untap", "does_not_untap", "attacks_without_tapping"}},
           {{"colour", "color", "colorless"}, {"colour", "of_chosen_colour"}},
           {{"X", "x"}, {"x", "x_not_zero"}},
           {{"ramp"}, {"add_mana"}},
           {{"wrath", "land destruction"}, {"destroy"}},
           {{"summoning sickness"}, {"haste"}},
           {{"deathtouch"}, {"deathtouch"}},
           {{"hexproof", "shroud"}, {"cannot_be_targeted"}},
           {{"flash"}, {"as_instant"}},
           {{"scry"}, {"look_at"}},
           {{"poison"}, {"put_counters"}},
           {{"ante"}, {"ante", "for_ante"}}})
    for (const std::string& word : words)
      EXPECT_THAT(names_told(lookup, word), IsSupersetOf(leads_to)) << word;
}

}  // namespace
}  // namespace sleight
