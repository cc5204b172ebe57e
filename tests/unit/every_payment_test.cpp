#include <gtest/gtest.h>

#include <compare>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/playing/costs/payment.h"
#include "core/playing/moves/zones.h"
#include "tests/kit/board.h"

/// Payments on small boards by chance, held against every way in which the sources could be used by hand:
/// with sources that cost mana, life or counters, mana that is reserved, mana that others add, and colours
/// that the hand asks for.
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
  int counters = 0;       ///< that are taken off for it
  int life = 0;           ///< that it costs, which is part of what it hurts
  bool reserved = false;  ///< what it gives pays for artifacts only
  bool untapped = false;  ///< it gives so much for each untapped source
  bool tapped = false;    ///< or for each tapped one
};
/// A source as a card, and as what can be done with it.
struct Shape {
  const char* name;
  std::vector<Ability> abilities;
  std::vector<Use> uses;
  int times = 1;       ///< how often it can be used
  int counters = 0;    ///< that lie on it
  bool tapped = true;  ///< for its mana
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
Ability shared() {
  Ability made = with_modes("", {gives("W"), gives("U")});
  CostPart part;
  part.kind = CostPart::Kind::remove_counters;
  part.word = Word{"storage"};
  part.amount = Amount(1);
  made.cost.parts.push_back(part);
  return made;
}
Ability bled(std::string_view letters, int life) {
  Ability made = activated("T", mode({}, {add_mana(letters)}));
  CostPart part;
  part.kind = CostPart::Kind::life;
  part.amount = Amount(life);
  made.cost.parts.push_back(part);
  return made;
}
Ability for_artifacts(std::string_view letters) {
  Step add = add_mana(letters);
  add.only_for = from(Reference::spells, {of_type(CardType::artifact)});
  return activated("T", mode({}, {add}));
}
/// {R} for each land that is so.
Ability for_each_land(bool tapped) {
  Step add = add_mana("R");
  add.amount = amount_of(AmountKind::count, permanents(CardType::land, {asking(Quality::tapped, !tapped)}));
  return activated("T", mode({}, {add}));
}
/// One ability that lets its player choose when it is used: {W}{R}, or {U}{U} and a point of damage.
Ability crossing() {
  const auto way = [](std::vector<Step> steps) {
    Step made = step(Verb::way);
    made.then = std::move(steps);
    return made;
  };
  Step choice = step(Verb::one_of);
  choice.then = {way({add_mana("W"), add_mana("R")}), way({add_mana("UU"), hurting()})};
  return activated("T", mode({}, {choice}));
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
      {"Priest", {activated("1", gives("W"))}, {dear("1", "W")}, 4, 0, false},
      {"Stored", {stored()}, {{{}, mana_of("R"), 0, 1, 1}, {{}, mana_of("RR"), 0, 2, 2}}, 1, 2},
      {"Shared", {shared()}, {free("W", 0, 1), free("U", 0, 1)}, 2, 2, false},
      {"Crossing", {crossing()}, {free("WR"), free("UU", 1)}},
      {"Bled", {bled("U", 1)}, {{{}, mana_of("U"), 1, 0, 0, 1}}},
      {"Bled Dry", {bled("BB", 2)}, {{{}, mana_of("BB"), 2, 0, 0, 2}}},
      {"Workshop", {for_artifacts("CC")}, {{{}, mana_of("CC"), 0, 0, 0, 0, true}}},
      {"Blue Workshop", {for_artifacts("U")}, {{{}, mana_of("U"), 0, 0, 0, 0, true}}},
  };
}

/// Sources that count each other, and some that they count.
std::vector<Shape> counting_shapes() {
  std::vector<Shape> shapes = all_shapes();
  std::erase_if(shapes, [](const Shape& shape) {
    return std::any_of(shape.uses.begin(), shape.uses.end(),
                       [](const Use& use) { return !use.price.empty(); });
  });
  Use of_untapped{{}, mana_of("R")};
  of_untapped.untapped = true;
  Use of_tapped{{}, mana_of("R")};
  of_tapped.tapped = true;
  shapes.push_back({"Of Untapped", {for_each_land(false)}, {of_untapped}});
  shapes.push_back({"Of Tapped", {for_each_land(true)}, {of_tapped}});
  Ability hurts = for_each_land(false);
  hurts.modes.front().steps.push_back(hurting());
  of_untapped.hurts = 1;
  shapes.push_back({"Either", {hurts, activated("T", gives("G"))}, {of_untapped, Use{{}, mana_of("G")}}});
  return shapes;
}

/// How a payment turned out, as one goes before the other.
struct Outcome {
  int hurts = 0;
  int over = 0;    ///< how much mana it left over
  int wears = 0;   ///< how many counters came and went
  int drawn = 0;   ///< how much mana was drawn for it
  int unkept = 0;  ///< how much the hand asks for that no source gives any more
  auto operator<=>(const Outcome&) const = default;
};

/// How much of what is asked for cannot be met, where each of `there` meets one of one of its kinds.
int unmet(const std::vector<unsigned>& there, Mana asked, std::size_t from_here = 0) {
  if (from_here == there.size()) return total(asked);
  int least = unmet(there, asked, from_here + 1);
  for (std::size_t kind = 0; kind < asked.size() && least > 0; ++kind) {
    if ((there[from_here] >> kind & 1U) == 0 || asked[kind] == 0) continue;
    --asked[kind];
    least = std::min(least, unmet(there, asked, from_here + 1));
    ++asked[kind];
  }
  return least;
}

/// What a board is besides its sources, and what is paid for.
struct Surroundings {
  bool artifact = false;  ///< what is cast: reserved mana pays for it
  bool flare = false;     ///< each land tapped for mana gives one more of a type that it gave
  int grown = -1;         ///< the source that gives {G} besides when it is tapped for mana; -1: none
  int life = 0;           ///< what may be paid in life
  Mana asked{};           ///< what another card in the hand asks for
};

/// The kinds of mana that a source gives for no mana, as bits.
unsigned kinds_of(const Shape& shape, bool is_grown) {
  unsigned given = 0;
  for (const Use& use : shape.uses) {
    if (!use.price.empty() || use.reserved) continue;
    for (std::size_t kind = 0; kind < use.gives.size(); ++kind)
      if (use.gives[kind] > 0) given |= 1U << kind;
    if (is_grown) given |= 1U << static_cast<unsigned>(Colour::green);
  }
  return given;
}
/// Adds so many of these kinds.
void add(std::vector<unsigned>& there, unsigned given, int times) {
  if (given != 0) there.insert(there.end(), static_cast<std::size_t>(times), given);
}

/// Every way of using the sources, one after the other. A pool is what is free of each kind, then what is
/// reserved.
class ByHand {
 public:
  using Pool = std::array<int, 2 * kinds>;
  ByHand(std::vector<const Shape*> board, const ManaCost& cost, const Surroundings& around)
      : board_(std::move(board)), cost_(cost), around_(around) {}

  std::optional<Outcome> best() {
    std::vector<int> left;
    for (const Shape* shape : board_) left.push_back(shape->times);
    go({}, left, {});
    return best_;
  }

 private:
  /// What a way has cost so far.
  struct Spent {
    int hurts = 0;
    int drawn = 0;
    int life = 0;
    int wears = 0;
    auto operator<=>(const Spent&) const = default;
  };

  /// Calls `then` with each pool that may be left once that is paid out of it.
  template <typename Then>
  void pay(const Pool& pool, const ManaCost& cost, bool reserved, std::size_t colour, const Then& then) {
    if (colour == colour_count) return pay_generic(pool, cost.generic, reserved, 0, then);
    for (int kept = 0; kept <= (reserved ? int{cost.coloured[colour]} : 0); ++kept) {
      Pool less = pool;
      less[colour] -= cost.coloured[colour] - kept;
      less[kinds + colour] -= kept;
      if (less[colour] >= 0 && less[kinds + colour] >= 0) pay(less, cost, reserved, colour + 1, then);
    }
  }
  template <typename Then>
  void pay_generic(const Pool& pool, int left, bool reserved, std::size_t from_kind, const Then& then) {
    if (left == 0) return then(pool);
    for (std::size_t kind = from_kind; kind < (reserved ? pool.size() : std::size_t{kinds}); ++kind) {
      if (pool[kind] == 0) continue;
      Pool less = pool;
      --less[kind];
      pay_generic(less, left - 1, reserved, kind, then);
    }
  }
  /// Calls `then` with each pool that may come of a use, and how much mana came.
  template <typename Then>
  void draw(Pool pool, std::size_t at, const Use& use, const Then& then) {
    const Shape& shape = *board_[at];
    int drawn = total(use.gives);
    for (std::size_t kind = 0; kind < use.gives.size(); ++kind)
      pool[(use.reserved ? kinds : 0) + kind] += use.gives[kind];
    if (shape.tapped && around_.grown == static_cast<int>(at)) {
      ++pool[static_cast<std::size_t>(Colour::green)];
      ++drawn;
    }
    if (!shape.tapped || !around_.flare) return then(pool, drawn);
    for (std::size_t kind = 0; kind < use.gives.size(); ++kind) {
      if (use.gives[kind] == 0) continue;
      Pool more = pool;
      ++more[kind];
      then(more, drawn + 1);
    }
  }
  void go(const Pool& pool, std::vector<int>& left, const Spent& spent) {
    if (!seen_.insert({pool, left, spent}).second) return;
    pay(pool, cost_, around_.artifact, 0, [&](const Pool& rest) {
      Outcome outcome{spent.hurts, std::accumulate(rest.begin(), rest.end(), 0), spent.wears, spent.drawn, 0};
      if (best_ && outcome > *best_) return;
      outcome.unkept = unmet(untapped(left), around_.asked);
      if (!best_ || outcome < *best_) best_ = outcome;
    });
    for (std::size_t at = 0; at < board_.size(); ++at) {
      if (left[at] == 0) continue;
      --left[at];
      for (const Use& use : board_[at]->uses) {
        if (spent.life + use.life > around_.life) continue;
        const Use now = as_counted(use, left);
        if (total(now.gives) == 0) continue;
        pay(pool, use.price, false, 0, [&](const Pool& rest) {
          draw(rest, at, now, [&](const Pool& more, int came) {
            go(more, left,
               {spent.hurts + use.hurts, spent.drawn + came, spent.life + use.life, spent.wears + use.wears});
          });
        });
      }
      ++left[at];
    }
  }

  /// The use as it is with those tapped of which nothing is left.
  Use as_counted(Use use, const std::vector<int>& left) const {
    if (!use.untapped && !use.tapped) return use;
    int counted = 0;
    for (std::size_t at = 0; at < board_.size(); ++at)
      if ((board_[at]->tapped && left[at] == 0) == use.tapped) ++counted;
    for (int& mana : use.gives) mana *= counted;
    return use;
  }
  /// What the sources could still give. What is left over in the pool is nothing to count on.
  std::vector<unsigned> untapped(const std::vector<int>& left) const {
    std::vector<unsigned> there;
    for (std::size_t at = 0; at < board_.size(); ++at)
      add(there, kinds_of(*board_[at], around_.grown == static_cast<int>(at)), left[at]);
    return there;
  }

  std::vector<const Shape*> board_;
  ManaCost cost_;
  Surroundings around_;
  std::set<std::tuple<Pool, std::vector<int>, Spent>> seen_;
  std::optional<Outcome> best_;
};

int damage_waiting(const Duel& duel) {
  int sum = 0;
  for (const Packet& packet : duel.packets) sum += packet.amount;
  return sum;
}

/// A board of sources, what is cast with them, and what it costs.
struct Trial {
  std::vector<const Shape*> board;
  ManaCost cost;
  int life_cost = 0;
  Surroundings around;
  std::string told;
};

/// Pays on that board, and holds it against every way by hand. Whether it could be paid.
bool pay_and_compare(const std::vector<Shape>& shapes, const Trial& trial) {
  Board d;
  d.rules->nonland_mana_is_source = true;
  std::vector<CardId> cards;
  for (const Shape& shape : shapes) cards.push_back(d.permanent(CardType::land, shape.abilities, shape.name));
  const CardId flare = d.permanent(
      CardType::enchantment, {numbered(RuleKind::additional_mana, 1, permanents(CardType::land))}, "Flare");
  d.permanent(CardType::enchantment,
              {triggered(EventKind::tapped_for_mana, from(Reference::enchanted), {add_mana("G")})}, "Growth");
  const CardType type = trial.around.artifact ? CardType::artifact : CardType::enchantment;
  Card probe = card("Probe", type, "", {});
  probe.cost = trial.cost;
  probe.has_cost = true;
  if (trial.life_cost > 0) {
    CostPart part;
    part.kind = CostPart::Kind::life;
    part.amount = Amount(trial.life_cost);
    probe.extra_cost.parts.push_back(part);
  }
  const CardId probe_id = d.add(probe);
  Card wish = card("Wish", CardType::instant, "", {});
  wish.has_cost = true;
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    wish.cost.coloured[colour] = static_cast<std::uint8_t>(trial.around.asked[colour]);
  const CardId wish_id = d.add(wish);
  d.duel().player(bob).life = trial.around.life + trial.life_cost;
  std::vector<ObjectId> sources;
  for (std::size_t at = 0; at < trial.board.size(); ++at) {
    const Shape& shape = *trial.board[at];
    const ObjectId id =
        sources.emplace_back(d.put(cards[static_cast<std::size_t>(&shape - shapes.data())], bob));
    if (shape.counters > 0) add_counters(d.table(), Thing::of(id), Word{"storage"}, shape.counters, bob);
    if (trial.around.grown == static_cast<int>(at)) d.enchant("Growth", id);
  }
  if (trial.around.flare) d.put(flare, bob);
  d.put(wish_id, bob, Zone::hand);
  const ObjectId spell = d.put(probe_id, bob, Zone::hand);
  const std::optional<Outcome> best = ByHand(trial.board, trial.cost, trial.around).best();
  EXPECT_EQ(d.offers(bob, Window::main, Option::Kind::cast, "Probe"), best.has_value()) << trial.told;
  Cost cost = probe.extra_cost;
  cost.mana = trial.cost;
  const Duel before = d.duel();
  Context context = context_for(d.duel(), spell, bob);
  context.paid_for = PaidFor::spell;
  Announcement effect;
  EXPECT_EQ(pay(d.table(), context, bob, cost, effect), best.has_value()) << trial.told;
  EXPECT_TRUE(best || d.duel() == before) << trial.told;
  if (!best) return false;
  const int life_paid = before.player(bob).life - d.duel().player(bob).life - trial.life_cost;
  EXPECT_EQ(damage_waiting(d.duel()) + life_paid, best->hurts) << trial.told;
  EXPECT_EQ(d.duel().player(bob).mana().total(), best->over) << trial.told;
  int wears = 0;
  std::vector<unsigned> there;
  for (std::size_t at = 0; at < trial.board.size(); ++at) {
    const Shape& shape = *trial.board[at];
    const int stored = d.duel().counters_on(Thing::of(sources[at]), Word{"storage"});
    wears += shape.counters - stored + d.duel().counters_on(Thing::of(sources[at]), Word{"depletion"});
    const bool is_tapped = d.duel().object(sources[at]).tapped;
    add(there, kinds_of(shape, trial.around.grown == static_cast<int>(at)),
        shape.tapped ? (is_tapped ? 0 : 1) : std::min(shape.times, stored));
  }
  EXPECT_EQ(wears, best->wears) << trial.told;
  EXPECT_EQ(unmet(there, trial.around.asked), best->unkept) << trial.told;
  EXPECT_TRUE(d.bob.asked.empty()) << trial.told;
  return true;
}

TEST(EveryPayment, IsMadeWhereSourcesCountEachOther) {  // R-MANA-3, R-COST-1
  const std::vector<Shape> shapes = counting_shapes();
  std::mt19937 random(21);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same boards each time
  const auto below = [&random](std::size_t bound) { return static_cast<std::size_t>(random()) % bound; };
  const char* wished = std::getenv("SLEIGHT_PAYMENT_BOARDS");
  const int rounds = wished != nullptr ? std::atoi(wished) : 300;
  int affordable = 0;
  for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
    Trial trial;
    trial.told = "round " + std::to_string(round) + ":";
    trial.cost.generic = static_cast<std::uint8_t>(below(5));
    for (std::size_t n = below(3); n > 0; --n) ++trial.cost.coloured[below(colour_count)];
    trial.cost.coloured[static_cast<std::size_t>(Colour::red)] += static_cast<std::uint8_t>(below(5));
    const std::size_t size = 2 + below(3);
    for (std::size_t n = 0; n < size; ++n) {
      // Every other one counts.
      const std::size_t at = n % 2 == 0 ? shapes.size() - 3 + below(3) : below(shapes.size());
      trial.board.push_back(&shapes[at]);
      trial.told += std::string(" ") + trial.board.back()->name + ",";
    }
    trial.around.life = below(3) == 0 ? static_cast<int>(below(3)) : 20;
    trial.around.artifact = below(3) == 0;
    trial.around.flare = below(5) == 0;
    for (const int of_colour : trial.cost.coloured) trial.told += " " + std::to_string(of_colour);
    trial.told += " and " + std::to_string(trial.cost.generic) + ", life " +
                  std::to_string(trial.around.life) + (trial.around.artifact ? ", an artifact" : "") +
                  (trial.around.flare ? ", flare" : "");
    if (pay_and_compare(shapes, trial)) ++affordable;
  }
  EXPECT_GT(affordable, rounds / 4);
  EXPECT_LT(affordable, rounds * 9 / 10);
}

TEST(EveryPayment, IsOfferedAndMadeWhereItCouldBeMadeByHandAndLeavesTheLeast) {  // R-MANA-3, R-COST-1
  const std::vector<Shape> shapes = all_shapes();
  std::mt19937 random(20);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same boards each time
  const auto below = [&random](std::size_t bound) { return static_cast<std::size_t>(random()) % bound; };
  int affordable = 0;
  // More of them, going on from these, where somebody wants to know.
  const char* wished = std::getenv("SLEIGHT_PAYMENT_BOARDS");
  const int boards = wished != nullptr ? std::atoi(wished) : 1000;
  for (int round = 0; round < boards && !testing::Test::HasFailure(); ++round) {
    Trial trial;
    trial.told = "round " + std::to_string(round) + ":";
    trial.cost.generic = static_cast<std::uint8_t>(below(4));
    for (std::size_t n = below(4); n > 0; --n) ++trial.cost.coloured[below(colour_count)];
    const std::size_t size = 1 + below(5);
    for (std::size_t n = 0; n < size; ++n) {
      trial.board.push_back(&shapes[below(shapes.size())]);
      trial.told += std::string(" ") + trial.board.back()->name + ",";
    }
    Surroundings& around = trial.around;
    around.artifact = below(3) == 0;
    for (std::size_t n = below(5); n > 1; --n) ++around.asked[below(colour_count)];
    around.life = below(3) == 0 ? static_cast<int>(below(3)) : 20;
    trial.life_cost = below(4) == 0 ? 1 : 0;
    around.flare = below(5) == 0;
    // With X as 0 what is stored is tapped for no mana, and what grows on it would come all the same.
    if (below(4) == 0) around.grown = static_cast<int>(below(size));
    if (around.grown >= 0 && trial.board[static_cast<std::size_t>(around.grown)]->counters > 0)
      around.grown = -1;
    for (const int of_colour : trial.cost.coloured) trial.told += " " + std::to_string(of_colour);
    trial.told += " and " + std::to_string(trial.cost.generic) + ", life " + std::to_string(around.life) +
                  (trial.life_cost > 0 ? ", a life is asked" : "") +
                  (around.artifact ? ", an artifact" : "") + (around.flare ? ", flare" : "") + ", grown " +
                  std::to_string(around.grown) + ", the hand asks for";
    for (const int of_colour : around.asked) trial.told += " " + std::to_string(of_colour);
    if (pay_and_compare(shapes, trial)) ++affordable;
  }
  EXPECT_GT(affordable, boards / 4);
  EXPECT_LT(affordable, boards * 9 / 10);
}

}  // namespace
}  // namespace sleight
