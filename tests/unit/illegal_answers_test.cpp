#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "core/derived/invariants.h"
#include "core/playing/turn/replay.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/suspension.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/whole_library.h"

/// Whatever an agent, a host or a record answers: what is not legal is refused with a reason, changes nothing
/// and breaks nothing (R-GEN-3, E-233).
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Book {
  std::shared_ptr<const Library> library;
  std::shared_ptr<const Rules> rules;
  Deck deck;
};

/// One copy of spells of the library that three colours pay for, with lands: one of so many, another for each
/// `share`, so that all kinds of decisions come up and no duel takes long.
Book open_book(const char* rules, std::size_t share = 0) {
  constexpr std::size_t shares = 12;
  Book book{whole_library().library, rule_set(rules), {}};
  const Colours colours = Colours(Colour::red) | Colours(Colour::black) | Colours(Colour::white);
  for (std::size_t i = share % shares; i < book.library->size(); i += shares) {
    const auto id = static_cast<CardId>(i);
    const Card& card = book.library->card(id);
    if (card.has_cost && !any(card.types & CardType::land) && (card.colour() | colours) == colours)
      book.deck.push_back(id);
  }
  const std::size_t lands = book.deck.size();
  for (std::size_t i = 0; i < lands; ++i)
    book.deck.push_back(book.library->find(i % 3 == 0 ? "Mountain" : i % 3 == 1 ? "Swamp" : "Plains"));
  return book;
}

std::vector<std::int32_t> rubbish_for(const Decision& decision) {
  std::vector<std::int32_t> all{-1, -5, 100'000, std::numeric_limits<std::int32_t>::min(),
                                std::numeric_limits<std::int32_t>::max()};
  if (decision.is_number()) {
    if (decision.least > std::numeric_limits<std::int32_t>::min()) all.push_back(decision.least - 1);
    if (decision.most < std::numeric_limits<std::int32_t>::max()) all.push_back(decision.most + 1);
  } else {
    all.push_back(static_cast<std::int32_t>(decision.options.size()));
  }
  std::erase_if(all, [&](std::int32_t answer) { return decision.accepts(answer); });
  return all;
}

/// Answers every decision with all the rubbish there is before it answers like a RandomAgent.
class Rubbish : public Agent {
 public:
  explicit Rubbish(std::uint64_t seed) : sense_(seed) {}
  std::int32_t answer(const View& view, const Decision& decision) override {
    kinds.insert(decision.kind);
    if (given_ == 0) left_ = rubbish_for(decision);
    if (given_ < left_.size()) return left_[given_++];
    given_ = 0;
    return sense_.answer(view, decision);
  }
  void refused(const Decision& decision, std::int32_t answer, const std::string& reason) override {
    ++refusals;
    EXPECT_EQ(answer, left_[given_ - 1]);
    EXPECT_EQ(reason, why_refused(decision, answer));
    EXPECT_NE(reason, "");
  }
  std::set<DecisionKind> kinds;
  long refusals = 0;

 private:
  RandomAgent sense_;
  std::vector<std::int32_t> left_;
  std::size_t given_ = 0;
};

TEST(IllegalAnswers, AreToldWhatWouldBeLegal) {
  Decision decision;
  decision.kind = DecisionKind::discard;
  decision.options.resize(3);
  EXPECT_EQ(why_refused(decision, 2), "");
  EXPECT_EQ(why_refused(decision, 3),
            "the decision \"discard\" has no answer 3; it takes the number of one of its options, 0 to 2");
  Decision number;
  number.kind = DecisionKind::x;
  number.least = 1;
  number.most = 4;
  EXPECT_EQ(why_refused(number, 1), "");
  EXPECT_EQ(why_refused(number, -7), "the decision \"x\" has no answer -7; it takes a number from 1 to 4");
}

TEST(IllegalAnswers, OfAgentsChangeNothingInWholeDuels) {
  std::set<DecisionKind> kinds;
  long refusals = 0;
  for (const char* rules : {"fifth", "microprose"}) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Book book = open_book(rules, seed);
      Duel spoilt(book.library, book.rules);
      ASSERT_EQ(set_up(spoilt, book.deck, book.deck, seed), "");
      Duel clean = spoilt;
      Rubbish bob(seed), sue(seed + 100);
      Table table{.duel = spoilt, .agents = {&bob, &sue}};
      play_out(table);
      RandomAgent fair_bob(seed), fair_sue(seed + 100);
      Table fair{.duel = clean, .agents = {&fair_bob, &fair_sue}};
      play_out(fair);
      ASSERT_EQ(spoilt.hash(), clean.hash()) << rules << " seed " << seed;
      EXPECT_TRUE(broken_invariants(spoilt).empty());
      EXPECT_GT(bob.refusals, 0);
      refusals += bob.refusals + sue.refusals;
      kinds.insert(bob.kinds.begin(), bob.kinds.end());
    }
  }
  EXPECT_GT(refusals, 24 * 200);
  for (const DecisionKind kind :
       {DecisionKind::play, DecisionKind::target, DecisionKind::x, DecisionKind::choose, DecisionKind::pay,
        DecisionKind::discard, DecisionKind::order, DecisionKind::attack, DecisionKind::block,
        DecisionKind::start})
    EXPECT_TRUE(kinds.contains(kind)) << "never asked: " << spelling_of(kind);
}

TEST(IllegalAnswers, OfHostsAreRefusedByTheWrapper) {
  const Book book = open_book("fifth");
  Duel start(book.library, book.rules);
  ASSERT_EQ(set_up(start, book.deck, book.deck, 3), "");
  Interactive interactive(std::move(start));
  RandomAgent sense(3);
  for (int i = 0; i < 400 && interactive.pending(); ++i) {
    const Decision decision = *interactive.pending();
    const std::uint64_t before = interactive.now().hash();
    for (const std::int32_t answer : rubbish_for(decision)) {
      EXPECT_FALSE(interactive.answer(answer));
      EXPECT_EQ(interactive.refusal(), why_refused(decision, answer));
    }
    ASSERT_EQ(interactive.now().hash(), before);
    ASSERT_TRUE(interactive.answer(sense.answer(View(interactive.now(), decision.player), decision)));
    EXPECT_EQ(interactive.refusal(), "");
  }
}

TEST(IllegalAnswers, OfRecordsAreTold) {
  const Book book = open_book("fifth");
  Record record;
  record.rules.name = book.rules->name;
  record.seed = 5;
  for (auto& deck : record.decks)
    for (const CardId card : book.deck) deck.push_back(book.library->card(card).name);
  RandomAgent bob(1), sue(2);
  ASSERT_TRUE(play_and_record(record, book.library, book.rules, {&bob, &sue}).duel);
  ASSERT_GT(record.answers.size(), 20U);
  for (const std::int32_t wrong : {-1, 100'000, std::numeric_limits<std::int32_t>::min()}) {
    Record spoilt = record;
    spoilt.answers[11] = wrong;
    const Replay replayed = replay(spoilt, book.library, book.rules);
    EXPECT_TRUE(replayed.illegal);
    EXPECT_NE(replayed.problem.find("answer 12 of the record: the decision \""), std::string::npos)
        << replayed.problem;
    EXPECT_NE(replayed.problem.find(" has no answer " + std::to_string(wrong) + "; it takes "),
              std::string::npos);
    EXPECT_TRUE(broken_invariants(*replayed.duel).empty());
  }
}

}  // namespace
}  // namespace sleight
