#include <gtest/gtest.h>

#include <map>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "core/reading/invariants.h"
#include "core/table/agent.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/played_cards.h"
#include "tests/kit/sanitized.h"

/// Whatever a card does when whatever happens: a duel with it stays whole, and ends or comes to the end of
/// its turns.
namespace sleight {
namespace {

/// Of every verb one way to do it, and of every event one trigger, as the cards of scenarios have them. A
/// verb that stands alone nowhere comes with the steps around it.
struct VerbsAndEvents {
  std::map<Verb, Mode> modes;
  std::map<EventKind, Trigger> triggers;
};

VerbsAndEvents verbs_and_events() {
  VerbsAndEvents found;
  std::map<Verb, Mode> inside;
  for (const kit::Played& each : kit::all_played())
    for (const Card& card : each.cards)
      definition::walk(card, [&](const Ability& ability) {
        if (ability.kind == AbilityKind::triggered)
          found.triggers.emplace(ability.trigger.event, ability.trigger);
        for (const Mode& mode : ability.modes) {
          for (const Step& step : mode.steps) found.modes.emplace(step.verb, mode);
          definition::walk(mode, [&](const Step& step) { inside.emplace(step.verb, mode); });
        }
      });
  found.modes.merge(inside);
  return found;
}

/// A library of one creature that does it whenever that happens, and at each upkeep, so that something
/// happens.
std::shared_ptr<Library> library_of(const Trigger& trigger, const Mode& mode) {
  auto library = std::make_shared<Library>();
  for (const kit::Played& played : kit::all_played())
    library->words().merge(played.collection.library->words());
  const Library& base = *kit::all_played().front().collection.library;
  for (const auto& keyword : base.keywords()) library->add(*keyword);
  for (const auto& counter : base.counters()) library->add(*counter);
  Ability when = kit::ability(AbilityKind::triggered, {mode});
  when.trigger = trigger;
  Ability first = kit::at_phase("upkeep", PhasePart::ordinary, {}, {});
  first.modes = {mode};
  Card card = kit::creature("Pair", 1, 1);
  card.abilities = {when, first};
  library->add(std::move(card));
  return library;
}

TEST(EndlessPairs, EachVerbSetOffByEachEventEnds) {
  const VerbsAndEvents all = verbs_and_events();
  for (const auto& row : all_spellings<Verb>) EXPECT_TRUE(all.modes.contains(row.value)) << row.spelling;
  long pairs = 0;
  for (const auto& [verb, mode] : all.modes)
    for (const auto& [event, trigger] : all.triggers) {
      if (!kit::is_looked_at(static_cast<std::size_t>(pairs++))) continue;
      const std::shared_ptr<Library> library = library_of(trigger, mode);
      const CardId card = library->find("Pair");
      Duel duel{library, std::make_shared<Rules>(standard_rules())};
      ASSERT_EQ(set_up(duel, Deck(40, card), Deck(40, card), 1), "");
      duel.budget().allow(100'000, 300'000);
      for (const PlayerId player : both_players)
        for (int i = 0; i < 2; ++i) create(duel, card, player, Zone::in_play);
      RandomAgent bob{1}, sue{2};
      Table table{.duel = duel, .agents = {&bob, &sue}};
      std::vector<std::string> broken;
      while (!duel.over() && duel.turn.number < 3 && broken.empty()) {
        play_on(table);
        broken = broken_invariants(duel);
      }
      const std::string pair =
          std::string(spelling_of(verb)) + " at event " + std::to_string(static_cast<int>(event));
      EXPECT_TRUE(broken.empty()) << pair << ": " << broken.front();
      EXPECT_TRUE(!broken.empty() || duel.over() || duel.turn.number == 3) << pair;
    }
  EXPECT_GT(pairs, 1000);
}

}  // namespace
}  // namespace sleight
