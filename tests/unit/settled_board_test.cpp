#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "core/explanation/explain.h"
#include "core/explanation/recompute_check.h"
#include "tests/kit/board.h"
#include "tests/kit/sanitized.h"

// Random small boards of continuous effects that ask for what others make, held against a plain reference
// that applies all of them again and again until nothing changes (R-CONT-1, R-CRE-4, R-GEN-5).
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// What effects of one kind write, in the order in which they are applied.
enum class Trait : std::uint8_t { controller, types, colours, abilities, base_size, size };
constexpr std::array all_traits{Trait::controller, Trait::types,     Trait::colours,
                                Trait::abilities,  Trait::base_size, Trait::size};

/// All that matters here of a creature.
struct Being {
  int controller = 0;
  bool artifact = false;
  bool red = false;
  bool flying = false;
  int power = 0;
  int toughness = 0;
  bool operator==(const Being&) const = default;
};
using Beings = std::vector<Being>;

/// `of` with the trait that an effect writes as it is in `unsettled`.
Being mixed(Being of, const Being& unsettled, Trait trait) {
  switch (trait) {
    case Trait::controller:
      of.controller = unsettled.controller;
      break;
    case Trait::types:
      of.artifact = unsettled.artifact;
      break;
    case Trait::colours:
      of.red = unsettled.red;
      break;
    case Trait::abilities:
      of.flying = unsettled.flying;
      break;
    case Trait::base_size:
    case Trait::size:
      of.power = unsettled.power;
      of.toughness = unsettled.toughness;
      break;
  }
  return of;
}

/// What is asked of a creature.
struct Question {
  enum class Kind : std::uint8_t { power, toughness, red, artifact, flying, yours };
  static constexpr int kinds = 6;
  Kind kind = Kind::power;
  int number = 0;
  bool negated = false;

  bool answer(const Being& being, int you) const {
    const std::array answers{being.power >= number, being.toughness >= number, being.red, being.artifact,
                             being.flying,          being.controller == you};
    return answers[static_cast<std::size_t>(kind)] != negated;
  }
  Filter filter() const {
    switch (kind) {
      case Kind::power:
      case Kind::toughness: {
        Filter made = asking(kind == Kind::power ? Quality::power : Quality::toughness, negated);
        made.amount = Amount(number);
        return made;
      }
      case Kind::red:
        return of_colour(Colour::red, negated);
      case Kind::artifact:
        return of_type(CardType::artifact, negated);
      case Kind::flying: {
        Filter made = asking(Quality::keyword, negated);
        made.word = Word{"flying"};
        return made;
      }
      case Kind::yours:
        break;
    }
    Filter made = asking(Quality::controlled_by, from(Reference::you));
    made.negated = negated;
    return made;
  }
};
using Questions = std::vector<Question>;

bool answer_all(const Questions& questions, const Being& being, int you) {
  return std::all_of(questions.begin(), questions.end(),
                     [&](const Question& question) { return question.answer(being, you); });
}
Selector creatures_of(const Questions& questions) {
  std::vector<Filter> filters;
  for (const Question& question : questions) filters.push_back(question.filter());
  return creatures(std::move(filters));
}

/// "While there is a creature that ... (or none), creatures that ... are so."
struct Influence {
  Trait writes = Trait::size;
  bool on = true;  ///< it gains flying, or loses it
  int number = 1;  ///< by how much, or "as many as there are"
  bool counts = false;
  Questions counted;
  Questions affected;
  bool self = false;  ///< only who has it
  bool conditional = false;
  bool unless = false;
  Questions condition;

  std::vector<ChangePart> parts() const {
    const Amount amount = counts ? amount_of(AmountKind::count, creatures_of(counted))
                                 : Amount(static_cast<std::int32_t>(number));
    switch (writes) {
      case Trait::controller: {
        ChangePart made = part(ChangeKind::controller);
        made.who = from(Reference::you);
        return {made};
      }
      case Trait::types:
        return {type_part(ChangeKind::is_also, CardType::artifact)};
      case Trait::colours:
        return {colour_part(on ? Colours{Colour::red} : Colours{Colour::white})};
      case Trait::abilities:
        if (on) return {gains(keyword("flying"))};
        return {word_part(ChangeKind::loses_keyword, "flying")};
      case Trait::base_size:
        return {part(ChangeKind::power, amount)};
      case Trait::size:
        return {part(ChangeKind::plus_power, amount), part(ChangeKind::plus_toughness, 1)};
    }
    return {};
  }
  Ability ability() const {
    Ability made = continuous(self ? from(Reference::self) : creatures_of(affected), parts());
    if (conditional)
      made.condition = unless ? none(exists(creatures_of(condition))) : exists(creatures_of(condition));
    return made;
  }
  void write(Being& being, int you, int amount) const {
    switch (writes) {
      case Trait::controller:
        being.controller = you;
        break;
      case Trait::types:
        being.artifact = true;
        break;
      case Trait::colours:
        being.red = on;
        break;
      case Trait::abilities:
        being.flying = on;
        break;
      case Trait::base_size:
        being.power = amount;
        break;
      case Trait::size:
        being.power += amount;
        being.toughness += 1;
        break;
    }
  }
};

/// A board on which each creature may have one influence, in the order in which they came.
struct RandomBoard {
  Beings printed;
  std::vector<Influence> influences;  ///< of each creature; those beyond are plain

  explicit RandomBoard(std::uint32_t seed) : random_(seed) {
    const int with_influence = 1 + below(4);
    const int all = with_influence + below(3);
    for (int i = 0; i < all; ++i)
      printed.push_back({below(2), below(4) == 0, below(2) == 0, false, 1 + below(4), 1 + below(4)});
    for (int i = 0; i < with_influence; ++i) influences.push_back(influence());
  }

  /// All of them applied once. `settled`: what effects read of all but what they write of each; null: the
  /// board as it is at the turn of each.
  Beings applied(const Beings* settled) const {
    Beings now = printed;
    for (const Trait layer : all_traits)
      for (std::size_t from = 0; from < influences.size(); ++from) {
        const Influence& influence = influences[from];
        if (influence.writes != layer) continue;
        // Who is affected is settled before any of them is changed.
        const Beings before = now;
        const Beings& board = settled != nullptr ? *settled : before;
        const int you = board[from].controller;
        const auto some = [&](const Questions& questions) {
          return std::any_of(board.begin(), board.end(),
                             [&](const Being& being) { return answer_all(questions, being, you); });
        };
        if (influence.conditional && some(influence.condition) == influence.unless) continue;
        for (std::size_t to = 0; to < now.size(); ++to) {
          const Being asked = mixed(board[to], before[to], layer);
          if (influence.self ? to != from : !answer_all(influence.affected, asked, you)) continue;
          int amount = influence.number;
          if (influence.counts) {
            // What it counts it counts at each of them anew: without settled values, on the board so far.
            Beings counted = settled != nullptr ? *settled : now;
            counted[to] = mixed(counted[to], now[to], layer);
            amount = static_cast<int>(std::count_if(counted.begin(), counted.end(), [&](const Being& being) {
              return answer_all(influence.counted, being, you);
            }));
          }
          influence.write(now[to], you, amount);
        }
      }
    return now;
  }

  /// Applied until nothing changes. False where that never comes.
  bool settle(Beings& board) const {
    board = applied(nullptr);
    for (int round = 0; round < 60; ++round) {
      Beings next = applied(&board);
      if (next == board) return true;
      board = std::move(next);
    }
    return false;
  }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }
  Questions questions(int most) {
    Questions made(static_cast<std::size_t>(below(most + 1)));
    for (Question& question : made)
      question = {static_cast<Question::Kind>(below(Question::kinds)), 1 + below(6), below(3) == 0};
    return made;
  }
  Influence influence() {
    Influence made;
    made.writes = all_traits[static_cast<std::size_t>(below(static_cast<int>(all_traits.size())))];
    made.on = below(3) != 0;
    made.number = below(4);
    made.counts = below(3) == 0;
    made.counted = questions(2);
    made.self = below(3) == 0;
    made.affected = questions(2);
    made.conditional = below(3) == 0;
    made.unless = below(3) == 0;
    made.condition = questions(2);
    return made;
  }
  std::mt19937 random_;
};

/// The same in the engine.
struct Engine {
  Board board;
  std::vector<ObjectId> ids;

  explicit Engine(const RandomBoard& of) {
    Keyword flying;
    flying.name = "flying";
    flying.abilities.push_back(rule(RuleKind::cannot_be_blocked));
    board.library->add(flying);
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < of.printed.size(); ++i) {
      const Being& being = of.printed[i];
      Card made = kit::creature("Being " + std::to_string(i), being.power, being.toughness);
      if (being.artifact) made.types = made.types | CardType::artifact;
      made.colours = being.red ? Colours{Colour::red} : Colours{Colour::white};
      if (i < of.influences.size()) made.abilities.push_back(of.influences[i].ability());
      cards.push_back(board.add(made));
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
      ids.push_back(board.put(cards[i], of.printed[i].controller == 0 ? PlayerId::bob : PlayerId::sue));
  }

  Being look(std::size_t i) {
    const Characteristics& now = board.look(ids[i]);
    bool flying = false;
    const Duel& duel = board.duel();
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      flying = flying || held->ability->kind == AbilityKind::keyword;
    return {now.controller == PlayerId::bob ? 0 : 1,
            now.is(CardType::artifact),
            now.colours.has(Colour::red),
            flying,
            now.power,
            now.toughness};
  }
  Beings look_all() {
    Beings all;
    for (std::size_t i = 0; i < ids.size(); ++i) all.push_back(look(i));
    return all;
  }
  bool settles() {
    const std::vector<Explanation> told = explain_board(board.duel());
    return std::all_of(told.begin(), told.end(), [](const Explanation& one) { return one.settles; });
  }
};

::testing::AssertionResult are_alike(const Beings& is, const Beings& expected) {
  for (std::size_t i = 0; i < is.size(); ++i)
    if (!(is[i] == expected[i])) {
      const auto words = [](const Being& being) {
        return std::to_string(being.power) + "/" + std::to_string(being.toughness) + " of " +
               std::to_string(being.controller) + (being.artifact ? " artifact" : "") +
               (being.red ? " red" : "") + (being.flying ? " flying" : "");
      };
      return ::testing::AssertionFailure()
             << "creature " << i << " is " << words(is[i]) << ", expected " << words(expected[i]);
    }
  return ::testing::AssertionSuccess();
}

TEST(SettledBoard, IsWhatApplyingAllAgainUntilNothingChangesMakes) {
  int again = 0;
  int unsettled = 0;
  constexpr int boards = kit::as_many_as(5000);
  for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(boards); ++seed) {
    const RandomBoard of(seed);
    Engine engine(of);
    Beings expected;
    const bool settles = of.settle(expected);
    again += static_cast<int>(settles && !(expected == of.applied(nullptr)));
    unsettled += static_cast<int>(!settles);
    EXPECT_EQ(engine.settles(), settles) << "seed " << seed;
    if (!settles) continue;
    EXPECT_TRUE(are_alike(engine.look_all(), expected)) << "seed " << seed;
  }
  // Boards for which one round is not enough are not rare here, and contradictions occur.
  EXPECT_GT(again, boards / 100);
  EXPECT_GT(unsettled, boards / 1000);
}

TEST(SettledBoard, DoesNotDependOnWhatIsAskedFirst) {
  std::mt19937 random(7);
  for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(kit::as_many_as(500)); ++seed) {
    const RandomBoard of(seed);
    Engine engine(of);
    const Beings first = engine.look_all();
    std::vector<std::size_t> order(first.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::shuffle(order.begin(), order.end(), random);
    Engine other(of);
    // Also of one that was looked at while it came to be.
    for (const std::size_t i : order) EXPECT_EQ(other.look(i), first[i]) << "seed " << seed;
    EXPECT_THAT(RecomputeCheck().differences(other.board.duel()), testing::IsEmpty()) << "seed " << seed;
    other.board.duel().touch(Duel::board);
    EXPECT_TRUE(are_alike(other.look_all(), first)) << "seed " << seed;
    // What was computed before the last one went is not kept.
    other.board.leave(other.ids.back());
    other.ids.pop_back();
    RandomBoard without = of;
    without.printed.pop_back();
    without.influences.resize(std::min(without.influences.size(), without.printed.size()));
    EXPECT_TRUE(are_alike(other.look_all(), Engine(without).look_all())) << "seed " << seed;
  }
}

}  // namespace
}  // namespace sleight
