#include <gtest/gtest.h>

#include "core/card/creature_types.h"
#include "core/card/verb.h"
#include "core/derived/invariants.h"
#include "core/playing/moves/zones.h"
#include "core/table/asking.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Library, NumbersWhatDefinitionsHoldAndNamesItByPlace) {
  const auto library = small_library();
  const CardId swell = library->find("SWELL");
  ASSERT_NE(swell, CardId::none);
  EXPECT_EQ(library->card(swell).name, "Swell");
  const Ability& ability = library->card(swell).abilities[0];
  const AbilityId id = library->id_of(ability);
  EXPECT_EQ(&library->ability(id), &ability);
  EXPECT_EQ(library->place(id).owner, "card Swell");
  EXPECT_EQ(library->ability_at(library->place(id)), id);
  const Change& change = ability.modes[0].steps[0].change;
  const ChangeId change_id = library->id_of(change);
  EXPECT_EQ(&library->change(change_id), &change);
  EXPECT_EQ(library->change_at(library->place(change_id)), change_id);
  EXPECT_EQ(library->change_at({"card Swell", 99}), ChangeId::none);
  EXPECT_EQ(library->ability_at({"card Nobody", 0}), AbilityId::none);
  EXPECT_EQ(library->card_at(library->key(swell)), swell);
  EXPECT_EQ(library->find("Nobody"), CardId::none);
}

TEST(Library, KeepsTheFirstCardOfAName) {
  auto library = small_library();
  const CardId first = library->find("Hill Ox");
  EXPECT_EQ(library->add(creature("hill ox", 9, 9)), first);
  EXPECT_EQ(library->card(first).power->number, 2);
}

TEST(Library, MakesATokenACardOfItsOwnThatNoDeckCanHold) {
  Library library;
  Step make = step(Verb::make_token, {}, 1);
  make.token = creature("Wasp", 1, 1);
  const CardId id = library.add(card("Hive", CardType::artifact, {activated("", mode({}, {make}))}));
  const CardId token = library.id_of_token(*library.card(id).abilities[0].modes[0].steps[0].token);
  EXPECT_EQ(library.card(token).name, "Wasp");
  EXPECT_EQ(library.find("Wasp"), CardId::none);
  EXPECT_EQ(library.key(token), "token 1 of card Hive");
  EXPECT_EQ(library.card_at("token 1 of card Hive"), token);
}

TEST(Library, KeepsTheTokensOfKeywordsAndCounters) {
  Step make = step(Verb::make_token, {}, 1);
  make.token = creature("Wasp", 1, 1);
  Library library;
  Keyword swarm;
  swarm.name = "swarm";
  swarm.abilities.push_back(activated("", mode({}, {make})));
  library.add(swarm);
  const Keyword& kept = *library.keyword(Word{"swarm"});
  const CardId token = library.id_of_token(*kept.abilities[0].modes[0].steps[0].token);
  EXPECT_EQ(library.key(token), "token 1 of keyword swarm");
  CounterKind nest;
  nest.name = "nest";
  nest.change.parts.emplace_back().abilities.push_back(activated("", mode({}, {make})));
  library.add(nest);
  EXPECT_NE(library.card_at("token 1 of counter nest"), CardId::none);
}

// R-COUNTER-1: a name that says what each of them does is all that a kind needs, and a definition comes
// first.
TEST(Library, KnowsTheCountersThatWordsOfItSpell) {
  Library library;
  for (const char* name : {"+2/+2", "-0/-1", "+1/+1", "charge", "+1/1"}) library.words().intern(name);
  CounterKind own;
  own.name = "+1/+1";
  library.add(std::move(own));
  library.add(creature("Ox", 1, 1));
  ASSERT_NE(library.counter(Word{"+2/+2"}), nullptr);
  EXPECT_EQ(library.counter(Word{"+2/+2"})->change.parts.size(), 2U);
  ASSERT_NE(library.counter(Word{"-0/-1"}), nullptr);
  EXPECT_EQ(library.counter(Word{"-0/-1"})->change.parts.size(), 1U);
  EXPECT_TRUE(library.counter(Word{"+1/+1"})->change.parts.empty());
  EXPECT_EQ(library.counter(Word{"charge"}), nullptr);
  EXPECT_EQ(library.counter(Word{"+1/1"}), nullptr);
  EXPECT_EQ(library.counters().size(), 3U);
}

TEST(Library, StableNumbersDoNotDependOnWhatElseIsThere) {
  Library one;
  Library other;
  other.add(basic_land("Swamp"));
  const CardId here = one.add(creature("Ox", 2, 2));
  const CardId there = other.add(creature("Ox", 2, 2));
  EXPECT_NE(here, there);
  EXPECT_EQ(one.stable(here), other.stable(there));
  EXPECT_NE(other.stable(there), other.stable(other.find("Swamp")));
}

TEST(Words, RememberSpellingsAndRefuseCollisions) {
  Words words;
  const Word swamp = words.intern("Swamp");
  EXPECT_EQ(words.intern("swamp"), swamp);
  EXPECT_EQ(words.spelling(swamp), "Swamp");
  EXPECT_EQ(words.spelling(Word{}), "");
  EXPECT_EQ(words.spelling(Word{"bog"}), "?");
  EXPECT_FALSE(words.knows(Word{"bog"}));
  EXPECT_EQ(words.collision(), "");
}

TEST(CreatureTypes, AreSingular) {  // R-CRE-8
  for (const auto& [spelt, expected] :
       std::initializer_list<std::pair<const char*, const char*>>{{"Goblins", "Goblin"},
                                                                  {"elves", "elf"},
                                                                  {"dwarves", "dwarf"},
                                                                  {"Faeries", "Faerie"},
                                                                  {"zombies", "zombie"},
                                                                  {"harpies", "harpy"},
                                                                  {"sorceress", "sorceress"},
                                                                  {"heroes", "hero"},
                                                                  {"pegasus", "pegasus"},
                                                                  {"Merfolk", "Merfolk"},
                                                                  {"witches", "witch"},
                                                                  {"thieves", "thief"},
                                                                  {"wall", "wall"}})
    EXPECT_EQ(singular_creature_type(spelt), expected);
}

TEST(Duel, IsAValue) {
  DealtDuel scene;
  scene.put("Hill Ox", bob);
  Duel copy = scene.duel();
  EXPECT_EQ(copy, scene.duel());
  EXPECT_EQ(copy.hash(), scene.duel().hash());
  change_life(scene.table(), sue, -1);
  EXPECT_NE(copy, scene.duel());
  EXPECT_NE(copy.hash(), scene.duel().hash());
  copy = scene.duel();
  EXPECT_EQ(copy, scene.duel());
}

TEST(Duel, HashDoesNotDependOnWhatWasComputed) {
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  const std::uint64_t before = scene.duel().hash();
  EXPECT_EQ(scene.duel().look(ox).power, 2);
  EXPECT_EQ(scene.duel().hash(), before);
}

TEST(Duel, HashTellsEveryPartOfTheStateApart) {
  DealtDuel scene;
  std::vector<std::uint64_t> hashes{scene.duel().hash()};
  const auto with = [&](auto change) {
    Duel other = scene.duel();
    change(other);
    EXPECT_NE(other, scene.duel());
    hashes.push_back(other.hash());
  };
  with([](Duel& d) { d.objects[0].tapped = true; });
  with([](Duel& d) { d.objects[0].x = 3; });
  with([](Duel& d) { std::swap(d.players[0].library[0], d.players[0].library[1]); });
  with([](Duel& d) { d.players[1].pool.amount[2] = 1; });
  with([](Duel& d) { d.players[1].reserved.emplace_back().mana.amount[2] = 2; });
  with([](Duel& d) { d.random.next(); });
  with([](Duel& d) { d.effects.emplace_back(); });
  with([](Duel& d) { d.delayed.emplace_back(); });
  with([](Duel& d) { d.combat.active = true; });
  with([](Duel& d) { d.forced_chance.push_back(0); });
  with([](Duel& d) { d.turn.lands_played = 1; });
  with([](Duel& d) { d.outcome = Outcome::draw; });
  with([](Duel& d) { d.reason = EndReason::turns; });
  with([](Duel& d) { d.seen_positions.emplace_back(); });
  with([](Duel& d) { d.upkeep_unpaid.push_back(1); });
  with([](Duel& d) { d.damage_this_turn.emplace_back(); });
  std::sort(hashes.begin(), hashes.end());
  EXPECT_EQ(std::adjacent_find(hashes.begin(), hashes.end()), hashes.end());
}

TEST(Table, ForcedChanceComesFirst) {
  DealtDuel scene;
  scene.duel().forced_chance = {1, 5};
  EXPECT_EQ(scene.table().chance(2), 1U);
  EXPECT_EQ(scene.table().chance(6), 5U);
  EXPECT_TRUE(scene.duel().forced_chance.empty());
  EXPECT_LT(scene.table().chance(6), 6U);
}

TEST(Table, AsksNobodyWhatHasOneAnswer) {
  DealtDuel scene;
  std::vector<std::int32_t> journal;
  scene.table().journal = &journal;
  scene.bob.asked.clear();
  const Question question{.kind = DecisionKind::number, .player = bob};
  EXPECT_EQ(ask_number(scene.table(), question, 4, 4), 4);
  EXPECT_TRUE(scene.bob.asked.empty());
  EXPECT_TRUE(journal.empty());
  EXPECT_EQ(ask_number(scene.table(), question, 4, 5), 4);
  EXPECT_EQ(scene.bob.asked.size(), 1U);
  EXPECT_EQ(journal, (std::vector<std::int32_t>{4}));
  scene.table().every_decision = true;
  EXPECT_EQ(ask_number(scene.table(), question, 4, 4), 4);
  EXPECT_EQ(scene.bob.asked.size(), 2U);
  EXPECT_EQ(journal.size(), 1U);
}

TEST(View, HidesWhatThePlayerMayNotKnow) {  // R-ZONE-3, R-ZONE-8
  DealtDuel scene;
  const View bobs(scene.duel(), bob);
  const View sues(scene.duel(), sue);
  EXPECT_EQ(bobs.hand().size(), 7U);
  EXPECT_EQ(sues.hand_size(bob), 7);
  const ObjectId in_hand = bobs.hand()[0];
  EXPECT_TRUE(bobs.sees(in_hand));
  EXPECT_FALSE(sues.sees(in_hand));
  EXPECT_EQ(sues.object(in_hand), nullptr);
  EXPECT_EQ(sues.look(in_hand), nullptr);
  const ObjectId top = scene.duel().id_of(scene.duel().player(bob).library.back());
  EXPECT_FALSE(bobs.sees(top));
  const ObjectId ox = scene.put("Hill Ox", bob);
  EXPECT_TRUE(sues.sees(ox));
  ASSERT_NE(sues.look(ox), nullptr);
  EXPECT_EQ(sues.look(ox)->toughness, 2);
}

TEST(Duel, EqualDuelsHaveEqualHashes) {
  DealtDuel scene;
  Duel other = scene.duel();
  other.terms.ante = 1;
  EXPECT_NE(scene.duel().hash(), other.hash());
  EXPECT_FALSE(scene.duel() == other) << "what was agreed before the duel is a part of it";
}

TEST(Invariants, TellWhatIsBroken) {
  const auto broken = [](auto change) {
    DealtDuel scene;
    scene.put("Hill Ox", bob);
    scene.put("Hill Ox", sue);
    EXPECT_TRUE(broken_invariants(scene.duel()).empty());
    change(scene.duel());
    scene.duel().touch(Duel::board);
    return !broken_invariants(scene.duel()).empty();
  };
  EXPECT_TRUE(broken([](Duel& d) { d.players[0].hand.push_back(d.players[0].hand[0]); }));
  EXPECT_TRUE(broken([](Duel& d) { d.players[0].hand.pop_back(); }));
  EXPECT_TRUE(broken([](Duel& d) { std::swap(d.in_play[0], d.in_play[1]); }));
  EXPECT_TRUE(broken([](Duel& d) { d.objects[d.in_play[0]].damage = 2; }));
  EXPECT_TRUE(broken([](Duel& d) { d.objects[d.in_play[0]].damage = -1; }));
  EXPECT_TRUE(broken([](Duel& d) { d.objects[d.in_play[0]].entered = d.clock + 1; }));
  EXPECT_TRUE(broken([](Duel& d) { d.counters.push_back({d.in_play[0], Word{"+1/+1"}, 0, {}}); }));
  EXPECT_TRUE(broken([](Duel& d) { d.players[0].counters.push_back({0, Word{"poison"}, 0, {}}); }));
  EXPECT_TRUE(broken([](Duel& d) {
    d.players[1].counters.push_back({d.in_play[0], Word{"poison"}, 1, {}});
  }));
  EXPECT_TRUE(broken([](Duel& d) { d.batch.emplace_back(); }));
  EXPECT_TRUE(broken([](Duel& d) { d.packets.emplace_back(); }));
  EXPECT_TRUE(broken([](Duel& d) { d.outcome = Outcome::draw; }));
  EXPECT_TRUE(broken([](Duel& d) { d.turn.extra.push_back(PlayerId::none); }));
  EXPECT_TRUE(broken([](Duel& d) { d.turn.in_order = PlayerId::none; }));
  EXPECT_TRUE(broken([](Duel& d) { d.objects[d.in_play[0]].attached_to = {9999, 1}; }));
}

}  // namespace
}  // namespace sleight
