#include "core/playing/effects/arrival.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "core/derived/changes.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/effects/announcing.h"
#include "core/playing/effects/steps.h"
#include "core/playing/moves/zones.h"
#include "core/query/context.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/whole_library.h"

// Every card of the library that asks, counts or does something as it comes, against everything of the
// library that brings cards into play, copies them or moves enchantments: it is the same as when the card is
// played. Both lists are made from the definitions.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// What became of a card that came into play.
struct Came {
  bool came = false;
  std::vector<std::string> asked;  ///< what was asked for besides cards, in order
  Chosen chosen;
  bool tapped = false;
  std::vector<std::pair<Word, int>> counters;
  std::multiset<const Ability*> heard;  ///< its own abilities that answer to its coming
  bool operator==(const Came&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Came& came) {
  out << (came.came ? "came" : "did not come") << (came.tapped ? " tapped" : "") << ", asked";
  for (const std::string& one : came.asked) out << " " << one;
  out << ", player " << static_cast<int>(came.chosen.player) << " number " << came.chosen.number << " colour "
      << static_cast<int>(came.chosen.colour) << ", " << came.heard.size() << " answer, counters";
  for (const auto& [kind, count] : came.counters) out << " " << kind.id() << ":" << count;
  return out;
}

/// Takes the thing that is wanted where it is offered, and else the first answer.
class FirstAnswer : public Agent {
 public:
  ObjectId wanted;
  bool offered = false;
  std::vector<std::string> asked;

  std::int32_t answer(const View& /*view*/, const Decision& decision) override {
    for (std::size_t i = 0; i < decision.options.size(); ++i)
      if (wanted && decision.options[i].thing == Thing::of(wanted)) {
        offered = true;
        return static_cast<std::int32_t>(i);
      }
    const bool of_things = !decision.is_number() && decision.options.front().thing.is_object();
    if (!of_things)
      asked.push_back(std::string{spelling_of(decision.kind)} + "/" +
                      std::to_string(static_cast<int>(decision.choice)));
    return decision.is_number() ? decision.least : 0;
  }
};

/// A duel in which one thing is tried.
class Trial {
 public:
  explicit Trial(const Duel& board) : duel(board) { table.every_decision = true; }

  Duel duel;
  FirstAnswer agent;
  Table table{duel, {&agent, &agent}};

  BatchItem play_by(ObjectId source) {
    BatchItem play;
    play.number = duel.next_number++;
    play.kind = BatchItem::Kind::triggered;
    play.source = source;
    play.controller = PlayerId::bob;
    play.traits = snapshot(duel, source);
    return play;
  }
  /// The first permanent on which the enchantment may lie, but for `other`.
  ObjectId host_for(ObjectId enchantment, ObjectId other = {}) const {
    for (const std::uint16_t slot : duel.in_play) {
      const ObjectId host = duel.id_of(slot);
      if (host != enchantment && host != other && may_lie_on(duel, enchantment, host, PlayerId::bob))
        return host;
    }
    return {};
  }
  /// It lies in play, with what it has chosen.
  ObjectId place(CardId card, ObjectId on = {}) {
    const ObjectId id = create(duel, card, PlayerId::bob, Zone::in_play);
    duel.object(id).attached_to = on;
    duel.touch(Duel::board);
    choose_as_arrived(table, id);
    agent.asked.clear();
    return id;
  }
  /// What came of the card that lies in that slot, if it is one.
  Came look(std::uint16_t slot, CardId card) {
    Came came;
    const ObjectId id = duel.id_of(slot);
    if (!duel.is_in_play(id) || duel.look(id).card != card) return came;
    came.came = true;
    came.asked = agent.asked;
    came.chosen = duel.object(id).chosen;
    came.tapped = duel.object(id).tapped;
    for (const Counters& here : duel.counters)
      if (here.slot == slot) came.counters.emplace_back(here.kind, here.count);
    for (const Event& event : table.pending)
      if (event.holder == id && event.kind == EventKind::enters_play) came.heard.insert(event.ability);
    return came;
  }
};

bool copies_itself(const Card& card) {
  return std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
    return ability.kind == AbilityKind::continuous &&
           std::any_of(ability.change.parts.begin(), ability.change.parts.end(), is_copy_of_chosen);
  });
}

bool is_of_itself(const Selector& selector) { return selector.from == Reference::self; }

/// Whether the ability is about the coming of the card that has it.
bool is_about_coming(const Ability& ability) {
  switch (ability.kind) {
    case AbilityKind::when_played:
    case AbilityKind::before_entering:
      return true;
    case AbilityKind::triggered:
      return ability.trigger.event == EventKind::enters_play && is_of_itself(ability.trigger.subject);
    case AbilityKind::rule:
      return (ability.rule.kind == RuleKind::enters_tapped ||
              ability.rule.kind == RuleKind::enters_with_counters) &&
             (ability.affects.empty() || is_of_itself(ability.affects));
    default:
      return false;
  }
}

/// A step of a card that puts something into play, makes a copy of something, or moves an enchantment.
struct Way {
  std::string name;
  CardId card;
  const Step* step;
};

class Arrivals : public testing::Test {
 protected:
  const std::shared_ptr<const Library> library = whole_library().library;
  Duel board{library, rule_set("fifth")};
  std::vector<CardId> comers;
  std::vector<CardId> copiers;
  std::vector<Way> raisers, token_makers, movers;

  void SetUp() override {
    board.turn.number = 3;
    board.turn.active = PlayerId::bob;
    board.turn.phase = 3;
    board.turn.stage = Stage::phase_window;
    board.turn.began = board.clock = 100;
    for (const PlayerId player : {PlayerId::bob, PlayerId::sue})
      for (const char* name :
           {"Grizzly Bears", "Hill Giant", "Forest", "Swamp", "Forest", "Swamp", "Island", "Island",
            "Mountain", "Plains", "Sol Ring", "Ornithopter", "Crusade", "Bad Moon"})
        create(board, library->find(name), player, Zone::in_play);
    for (std::size_t i = 0; i < library->size(); ++i) sort(static_cast<CardId>(i));
  }

  void sort(CardId id) {
    const Card& card = library->card(id);
    definition::walk(card.abilities, [&](const Step& step) {
      const Way way{card.name, id, &step};
      if (step.verb == Verb::move_to_play) raisers.push_back(way);
      if (step.verb == Verb::make_token && !step.token) token_makers.push_back(way);
      if (step.verb == Verb::attach) movers.push_back(way);
    });
    if (!any(card.types & permanent_types)) return;
    if (copies_itself(card))
      copiers.push_back(id);
    else if (std::any_of(card.abilities.begin(), card.abilities.end(), is_about_coming))
      comers.push_back(id);
  }

  bool is_local(CardId id) const { return library->card(id).is_local_enchantment(); }
  bool lies_on_permanents(CardId id) const {
    return is_local(id) && library->card(id).enchants.from != Reference::cards;
  }

  Came played(CardId id) const {
    Trial trial{board};
    const ObjectId card = create(trial.duel, id, PlayerId::bob, Zone::limbo);
    BatchItem play = trial.play_by(card);
    ask_when_played(trial.table, play, library->card(id));
    Arrival arrival{.controller = PlayerId::bob, .chosen = play.chosen, .announced = true};
    if (is_local(id)) arrival.attached_to = trial.host_for(card);
    const ObjectId now = enter_play(trial.table, card, arrival);
    return now ? trial.look(now.slot, id) : Came{};
  }

  /// In one of the ways in which the step may mean the card.
  Came raised(CardId id, const Way& way, int how) const {
    Trial trial{board};
    Duel& duel = trial.duel;
    ObjectId source = duel.id_of(0);
    ObjectId card;
    LastKnown was;
    if (how == 2) {  // it was removed from the game, by what brings it back
      card = trial.place(id);
      was = snapshot(duel, card);
      card = move_card(trial.table, card, Zone::out_of_game);
      duel.object(card).removed_by = source;
    } else {
      card = create(duel, id, PlayerId::bob, how == 1 ? Zone::hand : Zone::graveyard);
      was = snapshot(duel, card);
    }
    if (way.card == id) source = card;
    BatchItem play = trial.play_by(source);
    // Where the step calls its player "it", the card is called otherwise.
    play.it = way.step->other.from == Reference::it ? Thing::of(PlayerId::bob) : Thing::of(card);
    play.targets = {Thing::of(card)};
    play.target_counts = {1};
    play.x = 1;
    for (const Reference by : {Reference::found, Reference::moved, Reference::removed, Reference::destroyed})
      play.done.push_back({by, was});
    trial.table.pending.clear();
    do_steps(trial.table, play, {*way.step});
    return trial.look(card.slot, id);
  }

  Came copied(CardId id, CardId copier, bool& possible) const {
    Trial trial{board};
    trial.agent.wanted = trial.place(id);
    const ObjectId card = create(trial.duel, copier, PlayerId::bob, Zone::limbo);
    const ObjectId now = enter_play(trial.table, card, {.controller = PlayerId::bob, .announced = true});
    possible = trial.agent.offered;
    return now ? trial.look(now.slot, id) : Came{};
  }

  Came copied_by_token(CardId id, const Way& way) const {
    Trial trial{board};
    const ObjectId original = trial.place(id);
    BatchItem play = trial.play_by(trial.duel.id_of(0));
    play.targets = {Thing::of(original)};
    play.target_counts = {1};
    do_steps(trial.table, play, {*way.step});
    const ObjectId made = trial.duel.id_of(static_cast<std::uint16_t>(trial.duel.objects.size() - 1));
    return trial.duel.object(made).token ? trial.look(made.slot, id) : Came{};
  }

  Came moved(CardId id, const Way& way, bool& possible) const {
    Trial trial{board};
    Duel& duel = trial.duel;
    const ObjectId card = create(duel, id, PlayerId::bob, Zone::in_play);
    const ObjectId host = trial.host_for(card);
    duel.object(card).attached_to = host;
    duel.touch(Duel::board);
    choose_as_arrived(trial.table, card);
    add_counters(trial.table, Thing::of(card), Word{"+1/+1"}, 3);
    trial.agent.asked.clear();
    BatchItem play = trial.play_by(duel.id_of(0));
    play.targets = {Thing::of(card)};
    play.target_counts = {1};
    do_steps(trial.table, play, {*way.step});
    possible = duel.is_in_play(card) && duel.object(card).attached_to != host;
    return trial.look(card.slot, id);
  }
};

TEST_F(Arrivals, TheListsAreThoseOfTheLibrary) {
  EXPECT_GT(comers.size(), 50U);
  EXPECT_GE(copiers.size(), 3U);
  EXPECT_GE(raisers.size(), 30U);
  EXPECT_GE(token_makers.size(), 1U);
  EXPECT_GE(movers.size(), 3U);
}

TEST_F(Arrivals, WhatIsPlayedAsksCountsAndActs) {
  for (const CardId id : comers) {
    const Card& card = library->card(id);
    if (is_local(id) && !lies_on_permanents(id)) continue;
    const Came came = played(id);
    std::multiset<const Ability*> own;
    bool chooses = false;
    for (const Ability& ability : card.abilities) {
      if (!is_about_coming(ability)) continue;
      if (ability.kind == AbilityKind::triggered) own.insert(&ability);
      if (ability.kind == AbilityKind::when_played) chooses = true;
      if (ability.kind == AbilityKind::rule && came.came &&
          ability.rule.kind == RuleKind::enters_with_counters && ability.rule.amount &&
          ability.rule.amount->kind == AmountKind::number) {
        EXPECT_FALSE(came.counters.empty()) << card.name;
      }
    }
    if (came.came) {
      EXPECT_EQ(came.heard, own) << card.name;
    }
    if (chooses) {
      EXPECT_TRUE(!came.asked.empty() || came.chosen != Chosen{}) << card.name;
    }
  }
}

TEST_F(Arrivals, WhatIsRaisedComesAsThoughPlayed) {
  int tried = 0;
  for (const Way& way : raisers) {
    for (const CardId id : comers) {
      if (is_local(id) && !lies_on_permanents(id)) continue;
      Came expected = played(id);
      for (int how = 0; how < 3; ++how) {
        Came came = raised(id, way, how);
        if (!came.came) continue;
        // An artifact that comes tapped is off, and does nothing as it comes (R-ART-1).
        if (came.tapped && library->card(id).types == CardType::artifact) break;
        ++tried;
        if (way.step->word == Word{"tapped"} || way.step->word == Word{"as it was"} ||
            way.step->word == Word{"with all on it"})
          came.tapped = expected.tapped;
        EXPECT_EQ(came, expected) << library->card(id).name << " raised by " << way.name;
        break;
      }
    }
  }
  EXPECT_GT(tried, 1000);
}

TEST_F(Arrivals, WhatIsCopiedComesAsThoughPlayed) {
  for (const CardId copier : copiers) {
    int tried = 0;
    for (const CardId id : comers) {
      if (is_local(id)) continue;
      bool possible = false;
      const Came came = copied(id, copier, possible);
      if (!possible) continue;
      ++tried;
      EXPECT_EQ(came, played(id)) << library->card(copier).name << " of " << library->card(id).name;
    }
    EXPECT_GT(tried, 3) << library->card(copier).name;
  }
}

TEST_F(Arrivals, ATokenThatIsACopyComesAsThoughPlayed) {
  for (const Way& way : token_makers)
    for (const CardId id : comers)
      if (any(library->card(id).types & CardType::creature)) {
        EXPECT_EQ(copied_by_token(id, way), played(id)) << way.name << " of " << library->card(id).name;
      }
}

TEST_F(Arrivals, WhatIsMovedComesAsThoughPlayed) {
  int tried = 0;
  for (const Way& way : movers)
    for (const CardId id : comers) {
      if (!lies_on_permanents(id)) continue;
      bool possible = false;
      const Came came = moved(id, way, possible);
      if (!possible) continue;
      ++tried;
      EXPECT_EQ(came, played(id)) << library->card(id).name << " moved by " << way.name;
    }
  EXPECT_GT(tried, 10);
}

}  // namespace
}  // namespace sleight
