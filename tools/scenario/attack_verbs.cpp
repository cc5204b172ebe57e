#include "tools/scenario/attack_verbs.h"

#include <algorithm>
#include <tuple>

#include "core/derived/rules_in_force.h"
#include "core/explanation/why_not.h"
#include "core/explanation/why_not_declare.h"
#include "core/explanation/why_not_fight.h"
#include "tools/display/decision_words.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/meant_option.h"
#include "tools/scenario/open_steps.h"
#include "tools/scenario/play_actions.h"
#include "tools/scenario/told_apart.h"

namespace sleight::scenario {
namespace {

/// A null attack has no window of attackers and is at its end at once (R-CBT-2).
bool is_declared(Stage stage) { return stage == Stage::attackers_window || stage == Stage::end_of_attack; }

/// Which band the creature that is asked about joins: that of the creatures named with it, or one of its own.
/// `wanted` tells the band of each creature, 0 for none.
std::int32_t band_answer(const Decision& decision, const std::vector<std::pair<std::uint16_t, int>>& wanted) {
  const auto band_of = [&](ObjectId id) {
    for (const auto& [slot, band] : wanted)
      if (slot == id.slot) return band;
    return 0;
  };
  const int band = decision.subject.is_object() ? band_of(decision.subject.object) : 0;
  std::int32_t fresh = 0;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& o = decision.options[i];
    // To join none is to begin a band of one's own.
    if (o.kind == Option::Kind::pass) fresh = static_cast<std::int32_t>(i);
    if (o.kind != Option::Kind::value || band == 0) continue;
    if (band_of(o.object) == band) return static_cast<std::int32_t>(i);
  }
  return fresh;
}

}  // namespace

void attacks(Game& game, PlayerId p, const Value& attackers) {
  if (!attackers.is_table()) throw Failure{"`attacks` takes a list of creatures; an inner list is a band"};
  std::vector<std::pair<std::uint16_t, int>> wanted;  // the creature and its band, 0 for none
  int bands = 0;
  for (const Value& one : attackers.list()) {
    const bool banded = one.is_table();
    if (banded) ++bands;
    for (const Value& creature : one.list())
      // Slots follow a card through every zone; its object is another one in each.
      wanted.emplace_back(object_of(game, creature).slot, banded ? bands : 0);
  }
  for (std::size_t i = 0; i < wanted.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (wanted[i].first == wanted[j].first)
        throw Refused{title_of(game.duel(), game.duel().id_of(wanted[i].first)) +
                      " is named twice: a creature attacks once (R-CBT-8)"};
  undone_if_refused(game, [&] {
    if (p != game.duel().active()) throw Refused{"it is not " + name_of(p) + "'s turn (R-CBT-1)"};
    // After `s:to("attack")` the attack is announced already; to announce another would be a second one
    // (R-CBT-1).
    const bool announced = game.duel().turn.stage == Stage::attack_announced ||
                           game.duel().turn.stage == Stage::attack_begins ||
                           game.duel().turn.stage == Stage::attackers;
    if (!announced)
      reach(
          game, p, [](const Decision&, const Option& o) { return o.kind == Option::Kind::attack; },
          [&](const Decision& d) {
            Option option;
            option.kind = Option::Kind::attack;
            return why_not(game.duel(), p, option, d.window, d.subject);
          });
    // On to the declaration, everyone passing, and through it.
    std::size_t next = 0;
    const auto declared = [&] {
      std::vector<ObjectId> ids;
      for (std::size_t i = 0; i < next; ++i) ids.push_back(game.duel().id_of(wanted[i].first));
      return ids;
    };
    bool declaring = false;
    int steps = 0;
    while (!(game.driver.at_rest() && is_declared(game.duel().turn.stage))) {
      // Far more than any attack has, and an end where two effects keep answering each other.
      if (game.duel().over() || ++steps > 10000) throw Refused{"the attack was not declared (R-CBT-8)"};
      if (game.driver.at_rest()) {
        if (declaring) break;
        if (!is_between_windows(game.duel().turn.stage) && game.duel().turn.stage != Stage::attack_announced)
          throw Refused{"the attack was broken off (R-CBT-4)"};
        game.driver.proceed();
        continue;
      }
      const Decision decision = *game.driver.asked();
      if (decision.kind == DecisionKind::attack) {
        declaring = true;
        std::optional<std::int32_t> answer;
        // In the order in which they were named; when all are, the declaration is done.
        for (std::size_t i = 0; i < decision.options.size() && !answer; ++i) {
          const Option& o = decision.options[i];
          if (next == wanted.size() ? o.kind == Option::Kind::pass
                                    : (o.object.slot == wanted[next].first ||
                                       (o.thing.is_object() && o.thing.object.slot == wanted[next].first)))
            answer = static_cast<std::int32_t>(i);
        }
        if (!answer && next < wanted.size()) {
          const ObjectId creature = game.duel().id_of(wanted[next].first);
          std::string why = why_not_attack(game.duel(), creature);
          if (why.empty()) why = why_not_attack_too(game.duel(), declared(), creature);
          if (why.empty()) why = "it is not offered (R-CBT-8)";
          throw Refused{title_of(game.duel(), creature) + " cannot attack: " + why};
        }
        if (!answer) {
          const std::string why = why_not_end_attack(game.duel(), declared());
          throw Refused{"more must attack (R-CBT-6): " +
                        (why.empty() ? answers_text(game.duel(), decision) + " (R-CBT-6)" : why)};
        }
        if (next < wanted.size()) ++next;
        game.driver.answer(*answer);
      } else if (decision.kind == DecisionKind::band) {
        game.driver.answer(band_answer(decision, wanted));
      } else {
        answer_asked(game);
      }
    }
    if (next < wanted.size()) {
      const ObjectId creature = game.duel().id_of(wanted[next].first);
      std::string why = why_not_attack(game.duel(), creature);
      if (why.empty()) why = why_not_attack_too(game.duel(), declared(), creature);
      if (why.empty()) why = "the attack was declared without it (R-CBT-8)";
      throw Refused{title_of(game.duel(), creature) + " cannot attack: " + why};
    }
    // The duel tells whether they are one band: who may band is a rule of it (R-BAND-1), and may have kept
    // them apart.
    for (int band = 1; band <= bands; ++band) {
      std::vector<ObjectId> members;
      for (const auto& [slot, its] : wanted)
        if (its == band) members.push_back(game.duel().id_of(slot));
      if (members.empty()) continue;
      const auto is_with_them = [&](std::uint16_t slot) {
        return band_number(game, slot) == band_number(game, members.front().slot);
      };
      if (std::all_of(wanted.begin(), wanted.end(),
                      [&](const auto& one) { return (one.second == band) == is_with_them(one.first); }))
        continue;
      std::string names;
      for (const ObjectId id : members)
        names += (names.empty() ? "" : id == members.back() ? " and " : ", ") + title_of(game.duel(), id);
      const std::string why = why_no_band(game.duel(), members);
      throw Refused{names + " cannot be one band" + (why.empty() ? " (R-BAND-1)" : ": " + why)};
    }
    settle_said(game);
  });
}

void blocks(Game& game, PlayerId p, const Value& blocks) {
  if (!blocks.is_table()) throw Failure{"`blocks` takes { [blocker] = attacker }"};
  std::vector<std::pair<std::uint16_t, std::uint16_t>> wanted;
  for (const auto& [blocker, attacked] : blocks.items)
    // A list where one blocker may block several (R-CDMG-5).
    for (const Value& attacker : attacked.list())
      wanted.emplace_back(object_of(game, blocker).slot, object_of(game, attacker).slot);
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (std::find(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(i), wanted[i]) !=
        wanted.begin() + static_cast<std::ptrdiff_t>(i))
      throw Refused{title_of(game.duel(), game.duel().id_of(wanted[i].second)) + " is named twice for " +
                    title_of(game.duel(), game.duel().id_of(wanted[i].first)) +
                    ": a creature blocks another once (R-BLOCK-1)"};
  undone_if_refused(game, [&] {
    // Another may say who blocks (RuleKind::chooses_blocks).
    if (p == game.duel().active() &&
        !has_rule(game.duel(), RuleKind::chooses_blocks, Thing::of(opponent_of(p))))
      throw Refused{name_of(p) + " is attacking and cannot block (R-BLOCK-1)"};
    if (!game.duel().combat.active) throw Refused{"there is no attack to block (R-BLOCK-1)"};
    std::size_t next = 0;
    const auto wanted_block = [&](std::size_t number) {
      return block_of(game.duel(), game.duel().id_of(wanted[number].first),
                      game.duel().id_of(wanted[number].second));
    };
    const auto declared = [&] {
      std::vector<BlockPair> pairs;
      for (std::size_t i = 0; i < next; ++i) pairs.push_back(wanted_block(i));
      return pairs;
    };
    const auto refuse = [&] {
      const BlockPair block = wanted_block(next);
      std::string why = why_not_block(game.duel(), block.blocker, block.attacker);
      if (why.empty()) why = why_not_block_too(game.duel(), declared(), block);
      throw Refused{title_of(game.duel(), block.blocker) + " cannot block " +
                    title_of(game.duel(), block.attacker) + (why.empty() ? " (R-BLOCK-1)" : ": " + why)};
    };
    bool declaring = false;
    int steps = 0;
    while (!(game.driver.at_rest() && game.duel().turn.stage == Stage::blockers_window)) {
      if (game.duel().over() || !game.duel().combat.active || ++steps > 10000)
        throw Refused{"blockers cannot be declared now (R-CBT-3)"};
      if (game.driver.at_rest()) {
        if (declaring) break;
        game.driver.proceed();
        continue;
      }
      const Decision decision = *game.driver.asked();
      if (decision.kind != DecisionKind::block) {
        answer_asked(game);
        continue;
      }
      if (decision.player != p) throw Refused{name_of(decision.player) + " says who blocks (R-BLOCK-1)"};
      declaring = true;
      std::optional<std::int32_t> answer;
      for (std::size_t i = 0; i < decision.options.size() && !answer; ++i) {
        const Option& o = decision.options[i];
        if (next == wanted.size() ? o.kind == Option::Kind::pass
                                  : (o.object.slot == wanted[next].first && o.thing.is_object() &&
                                     o.thing.object.slot == wanted[next].second))
          answer = static_cast<std::int32_t>(i);
      }
      if (!answer && next < wanted.size()) refuse();
      if (!answer) {
        const std::string why = why_not_end_blocks(game.duel(), declared());
        throw Refused{"more must block: " +
                      (why.empty() ? answers_text(game.duel(), decision) + " (R-CBT-6)" : why)};
      }
      if (next < wanted.size()) ++next;
      game.driver.answer(*answer);
    }
    if (next < wanted.size()) refuse();
    settle_said(game);
  });
}

}  // namespace sleight::scenario
