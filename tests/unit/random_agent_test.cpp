#include <gtest/gtest.h>

#include <set>

#include "core/derived/invariants.h"
#include "core/duel/hash.h"
#include "core/duel/save.h"
#include "core/playing/turn/replay.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

TEST(RandomDuels, KeepEveryInvariantAtEveryRestPoint) {
  std::set<Outcome> outcomes;
  long turns = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Duel duel = new_duel(seed);
    RandomAgent bob(seed * 2);
    RandomAgent sue(seed * 2 + 1);
    Table table{.duel = duel, .agents = {&bob, &sue}};
    while (!duel.over()) {
      play_on(table);
      const auto broken = broken_invariants(duel);
      ASSERT_TRUE(broken.empty()) << "seed " << seed << ", turn " << duel.turn.number << "\n"
                                  << joined(broken);
    }
    outcomes.insert(duel.outcome);
    turns += duel.turn.number;
  }
  EXPECT_TRUE(outcomes.contains(Outcome::bob_wins));
  EXPECT_TRUE(outcomes.contains(Outcome::sue_wins));
  EXPECT_LT(turns / 200, 100) << "random duels end by play, not by the turn limit";
}

/// Where the same agents with the same chance would take this duel, as hashes of its rest points.
std::vector<std::uint64_t> rest_of(Duel& duel, std::uint64_t seed) {
  RandomAgent bob(seed);
  RandomAgent sue(seed + 1);
  Table table{.duel = duel, .agents = {&bob, &sue}};
  std::vector<std::uint64_t> hashes;
  while (!duel.over()) {
    play_on(table);
    hashes.push_back(duel.hash());
  }
  return hashes;
}

TEST(RandomDuels, CopiesAndLoadedSavesPlayOnExactlyAlike) {
  Random random{99};
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Duel duel = new_duel(seed);
    RandomAgent bob(seed);
    RandomAgent sue(seed + 1000);
    Table table{.duel = duel, .agents = {&bob, &sue}};
    play_out(table, 1 + static_cast<long>(random.below(150)));
    const Duel copy = duel;
    EXPECT_EQ(copy, duel);
    EXPECT_EQ(copy.hash(), duel.hash());
    const Loaded loaded = load(save(duel), duel.shared_library(), duel.shared_rules());
    ASSERT_TRUE(loaded.duel) << loaded.refusal;
    EXPECT_EQ(*loaded.duel, duel);
    EXPECT_EQ(loaded.duel->hash(), duel.hash());
    EXPECT_EQ(state_bytes(*loaded.duel), state_bytes(duel));

    Duel one = copy;
    Duel other = *loaded.duel;
    const auto original = rest_of(duel, seed);
    ASSERT_EQ(rest_of(one, seed), original) << "seed " << seed;
    ASSERT_EQ(rest_of(other, seed), original) << "seed " << seed;
    EXPECT_EQ(one, duel);
    EXPECT_EQ(other, duel);
  }
}

Record record_of(std::uint64_t seed) {
  Record record;
  record.rules.name = "fifth";
  record.seed = seed;
  const auto library = small_library();
  for (auto& deck : record.decks)
    for (const CardId card : mixed_deck(*library)) deck.push_back(library->card(card).name);
  return record;
}

TEST(Records, GiveADuelBackBitForBit) {
  const auto library = small_library();
  const auto rules = std::make_shared<Rules>(standard_rules());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Record record = record_of(seed);
    RandomAgent bob(seed);
    RandomAgent sue(seed + 5);
    const Replay played = play_and_record(record, library, rules, {&bob, &sue});
    ASSERT_TRUE(played.duel) << played.problem;
    const Replay again = replay(record, library, rules);
    ASSERT_TRUE(again.duel);
    EXPECT_EQ(again.problem, "");
    EXPECT_EQ(*again.duel, *played.duel);
    EXPECT_EQ(again.rest_points, played.rest_points);
  }
}

TEST(Records, TellWhereTheyDiverge) {
  const auto library = small_library();
  const auto rules = std::make_shared<Rules>(standard_rules());
  Record record = record_of(3);
  RandomAgent bob(1);
  RandomAgent sue(2);
  ASSERT_TRUE(play_and_record(record, library, rules, {&bob, &sue}).duel);
  Record other_hash = record;
  other_hash.hashes[10] ^= 1;
  EXPECT_EQ(replay(other_hash, library, rules).diverged_at, 10);
  Record short_of_answers = record;
  short_of_answers.answers.resize(record.answers.size() / 2);
  EXPECT_GT(replay(short_of_answers, library, rules).diverged_at, 0);
  Record too_long = record;
  too_long.answers.push_back(0);
  EXPECT_EQ(replay(too_long, library, rules).problem, "the record goes on after the duel is over");
  Record strange = record;
  strange.decks[0][0] = "Nobody's Card";
  EXPECT_EQ(replay(strange, library, rules).problem, "the library has no card Nobody's Card");
}

TEST(Interactive, AnswersOneByOneGiveTheSameDuel) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Duel straight = new_duel(seed);
    std::vector<std::int32_t> journal;
    RandomAgent bob(seed);
    RandomAgent sue(seed + 7);
    Table table{.duel = straight, .agents = {&bob, &sue}, .journal = &journal};
    play_out(table);

    Interactive stepwise(new_duel(seed));
    for (const std::int32_t answer : journal) {
      ASSERT_TRUE(stepwise.pending());
      EXPECT_FALSE(stepwise.answer(1'000'000));
      ASSERT_TRUE(stepwise.answer(answer));
      if (stepwise.journal().size() % 50 != 0) continue;
      // What a host has to keep to go on in the middle of something.
      Interactive again(stepwise.checkpoint());
      for (const std::int32_t given : stepwise.answers_since()) ASSERT_TRUE(again.answer(given));
      EXPECT_EQ(again.now(), stepwise.now());
    }
    EXPECT_FALSE(stepwise.pending());
    EXPECT_FALSE(stepwise.answer(0));
    EXPECT_EQ(stepwise.checkpoint(), straight);
    EXPECT_EQ(stepwise.journal(), journal);
  }
}

class Stubborn : public Agent {
 public:
  std::int32_t answer(const View& /*view*/, const Decision& /*decision*/) override { return -5; }
  void refused(const Decision& /*decision*/, std::int32_t answer, const std::string& /*reason*/) override {
    refusals += answer == -5 ? 1 : 0;
  }
  int refusals = 0;
};

TEST(Agents, IllegalAnswersAreRefusedAndCannotHangADuel) {
  Duel duel = new_duel(1);
  Stubborn bob;
  Stubborn sue;
  Table table{.duel = duel, .agents = {&bob, &sue}};
  play_on(table);
  EXPECT_EQ(bob.refusals + sue.refusals, refusal_limit);
  play_out(table, 200);
  EXPECT_TRUE(broken_invariants(duel).empty());
}

}  // namespace
}  // namespace sleight
