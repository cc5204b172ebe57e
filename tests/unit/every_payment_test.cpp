#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <set>
#include <tuple>

#include "core/playing/costs/mana_supply.h"
#include "core/playing/moves/zones.h"
#include "tests/kit/board.h"

/// Payments on small boards by chance, held against every way in which the sources could be used by hand.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr int kinds = colour_count + 1;
using Mana = std::array<int, kinds>;

/// One use of a source: what it costs in mana, what comes, what else it costs.
struct Use {
  ManaCost price;
  Mana gives{};
  int hurts = 0;
  int wears = 0;
  int counters = 0;  ///< that are taken off for it
};
/// A source as a card, and as what can be done with it.
struct Shape {
  const char* name;
  std::vector<Ability> abilities;
  std::vector<Use> uses;
  int times = 1;     ///< how often it can be used
  int counters = 0;  ///< that lie on it
};

Mana mana_of(std::string_view letters) {
  Mana mana{};
  for (const char letter : letters) ++mana[std::string_view("WUBRGC").find(letter)];
  return mana;
}

int total(const Mana& mana) { return std::accumulate(mana.begin(), mana.end(), 0); }

Step hurting() { return step(Verb::deal, from(Reference::you), 1); }
Step depleting() {
  Step put = step(Verb::put_counters, from(Reference::self), 1);
  put.word = Word{"depletion"};
  return put;
}
Ability with_modes(std::string_view cost, std::vector<Mode> modes) {
  Ability made = activated(cost, modes.front());
  made.modes = std::move(modes);
  return made;
}
Mode gives(std::string_view letters, std::vector<Step> more = {}) {
  std::vector<Step> steps{add_mana(letters)};
  steps.insert(steps.end(), more.begin(), more.end());
  return mode({}, steps);
}
Ability stored() {
  Step add = add_mana("R");
  add.amount = amount_of(AmountKind::x);
  Ability made = activated("T", mode({}, {add}));
  CostPart part;
  part.kind = CostPart::Kind::remove_counters;
  part.word = Word{"storage"};
  part.amount = amount_of(AmountKind::x);
  made.cost.parts.push_back(part);
  return made;
}
std::vector<Use> of_any_colour(std::string_view price, int amount) {
  std::vector<Use> uses;
  for (int colour = 0; colour < colour_count; ++colour) {
    uses.push_back({cost_of(price), {}});
    uses.back().gives[static_cast<std::size_t>(colour)] = amount;
  }
  return uses;
}

std::vector<Shape> all_shapes() {
  const auto free = [](std::string_view letters, int hurts = 0, int wears = 0) {
    return Use{{}, mana_of(letters), hurts, wears};
  };
  const auto dear = [](std::string_view price, std::string_view letters) {
    return Use{cost_of(price), mana_of(letters)};
  };
  return {
      {"Of White", {activated("T", gives("W"))}, {free("W")}},
      {"Of Blue", {activated("T", gives("U"))}, {free("U")}},
      {"Of None", {activated("T", gives("C"))}, {free("C")}},
      {"Of Two", {activated("T", gives("W")), activated("T", gives("U"))}, {free("W"), free("U")}},
      {"Twice", {activated("T", gives("CC"))}, {free("CC")}},
      {"Mixed", {activated("T", gives("CU"))}, {free("CU")}},
      {"One Or Two", {activated("T", gives("G")), activated("T", gives("CC"))}, {free("G"), free("CC")}},
      {"Painful",
       {activated("T", gives("C")), with_modes("T", {gives("W", {hurting()}), gives("U", {hurting()})})},
       {free("C"), free("W", 1), free("U", 1)}},
      {"Depleted",
       {with_modes("T", {gives("U", {depleting()}), gives("B", {depleting()})})},
       {free("U", 0, 1), free("B", 0, 1)}},
      {"School",
       {activated("T", gives("C")), activated("1T", gives("W")), with_modes("2T", {gives("B"), gives("G")})},
       {free("C"), dear("1", "W"), dear("2", "B"), dear("2", "G")}},
      {"Prism", {activated("2T", mode({}, {step(Verb::add_mana_any)}))}, of_any_colour("2", 1)},
      {"Apprentice", {activated("UT", gives("CCC"))}, {dear("U", "CCC")}},
      {"Sprites", {activated("GT", gives("R"))}, {dear("G", "R")}},
      {"Three Of Any", {activated("T", mode({}, {step(Verb::add_mana_any, {}, 3)}))}, of_any_colour("", 3)},
      {"Priest", {activated("1", gives("W"))}, {dear("1", "W")}, 4},
      {"Stored", {stored()}, {{{}, mana_of("R"), 0, 1, 1}, {{}, mana_of("RR"), 0, 2, 2}}, 1, 2},
  };
}

/// How a payment turned out: what it hurt, how much mana was drawn for it, and what it left over.
using Outcome = std::tuple<int, int, int>;

/// Every way of using the sources, one after the other.
class ByHand {
 public:
  ByHand(std::vector<const Shape*> board, const ManaCost& cost) : board_(std::move(board)), cost_(cost) {}

  std::optional<Outcome> best(const Mana& pool) {
    std::vector<int> left;
    for (const Shape* shape : board_) left.push_back(shape->times);
    go(pool, left, 0, 0);
    return best_;
  }

 private:
  /// Calls `then` with each pool that may be left once that is paid out of it.
  template <typename Then>
  void pay(Mana pool, const ManaCost& cost, const Then& then) {
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      if ((pool[colour] -= cost.coloured[colour]) < 0) return;
    pay_generic(pool, cost.generic, 0, then);
  }
  template <typename Then>
  void pay_generic(const Mana& pool, int left, std::size_t from, const Then& then) {
    if (left == 0) return then(pool);
    for (std::size_t kind = from; kind < pool.size(); ++kind) {
      if (pool[kind] == 0) continue;
      Mana less = pool;
      --less[kind];
      pay_generic(less, left - 1, kind, then);
    }
  }
  void go(const Mana& pool, std::vector<int>& left, int hurts, int drawn) {
    if (!seen_.insert({pool, left, hurts, drawn}).second) return;
    pay(pool, cost_, [&](const Mana& rest) {
      const int over = total(rest);
      if (!best_ || Outcome{hurts, drawn, over} < *best_) best_ = {hurts, drawn, over};
    });
    for (std::size_t at = 0; at < board_.size(); ++at) {
      if (left[at] == 0) continue;
      --left[at];
      for (const Use& use : board_[at]->uses)
        pay(pool, use.price, [&](Mana rest) {
          for (std::size_t kind = 0; kind < rest.size(); ++kind) rest[kind] += use.gives[kind];
          go(rest, left, hurts + use.hurts, drawn + total(use.gives));
        });
      ++left[at];
    }
  }

  std::vector<const Shape*> board_;
  ManaCost cost_;
  std::set<std::tuple<Mana, std::vector<int>, int, int>> seen_;
  std::optional<Outcome> best_;
};

int damage_waiting(const Duel& duel) {
  int sum = 0;
  for (const Packet& packet : duel.packets) sum += packet.amount;
  return sum;
}

TEST(EveryPayment, IsOfferedAndMadeWhereItCouldBeMadeByHandAndLeavesTheLeast) {  // R-MANA-3, R-COST-1
  const std::vector<Shape> shapes = all_shapes();
  std::mt19937 random(20);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same boards each time
  const auto below = [&random](std::size_t bound) { return static_cast<std::size_t>(random()) % bound; };
  int affordable = 0;
  constexpr int boards = 500;
  for (int round = 0; round < boards; ++round) {
    Board d;
    d.rules->nonland_mana_is_source = true;
    std::vector<CardId> cards;
    cards.reserve(shapes.size());
    for (const Shape& shape : shapes)
      cards.push_back(d.permanent(CardType::land, shape.abilities, shape.name));
    ManaCost cost;
    cost.generic = static_cast<std::uint8_t>(below(4));
    for (std::size_t n = below(4); n > 0; --n) ++cost.coloured[below(colour_count)];
    Card probe = card("Probe", CardType::sorcery, "",
                      {ability(AbilityKind::spell, {mode({}, {step(Verb::gain_life, {}, 1)})})});
    probe.cost = cost;
    probe.has_cost = true;
    const CardId probe_id = d.add(probe);
    std::vector<const Shape*> board;
    std::string told = "round " + std::to_string(round) + ":";
    const std::size_t size = 1 + below(5);
    for (std::size_t n = 0; n < size; ++n) {
      const std::size_t at = below(shapes.size());
      board.push_back(&shapes[at]);
      told += std::string(" ") + shapes[at].name + ",";
      const ObjectId id = d.put(cards[at], bob);
      if (shapes[at].counters > 0)
        add_counters(d.table(), Thing::of(id), Word{"storage"}, shapes[at].counters, bob);
    }
    told += " for";
    for (const int of_colour : cost.coloured) told += " " + std::to_string(of_colour);
    told += " and " + std::to_string(cost.generic);
    d.put(probe_id, bob, Zone::hand);
    const std::optional<Outcome> best = ByHand(board, cost).best({});
    if (best) ++affordable;
    ASSERT_EQ(d.offers(bob, Window::main, Option::Kind::cast, "Probe"), best.has_value()) << told;
    const Duel before = d.duel();
    ASSERT_EQ(pay_mana(d.table(), bob, cost), best.has_value()) << told;
    if (!best) {
      ASSERT_TRUE(d.duel() == before) << told;
      continue;
    }
    ASSERT_EQ(damage_waiting(d.duel()), std::get<0>(*best)) << told;
    ASSERT_EQ(d.duel().player(bob).pool.total(), std::get<2>(*best)) << told;
    ASSERT_TRUE(d.bob.asked.empty()) << told;
  }
  EXPECT_GT(affordable, boards / 4);
  EXPECT_LT(affordable, boards * 9 / 10);
}

}  // namespace
}  // namespace sleight
