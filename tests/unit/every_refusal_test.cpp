// In duels of the whole library each play, attacker, block and target that is not offered is refused for a
// reason, which ends with the id of a rule that there is; and nothing stands against a play that is offered.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "core/derived/use_restrictions.h"
#include "core/explanation/why_not.h"
#include "core/explanation/why_not_declare.h"
#include "core/explanation/why_not_fight.h"
#include "core/explanation/why_not_target.h"
#include "tests/kit/bot_duels.h"
#include "tests/kit/citations.h"
#include "tests/kit/sanitized.h"
#include "tests/source_dir.h"
#include "tools/display/thing_names.h"

namespace sleight {
namespace {

/// The ids of all rules and differences that the documents name.
std::set<std::string> ids_of_rules() {
  std::set<std::string> ids;
  for (const char* file : {"/tests/scenarios/systems.json", "/docs/rules.md"}) {
    std::ostringstream text;
    text << std::ifstream(SLEIGHT_SOURCE_DIR + std::string{file}).rdbuf();
    for (std::string& id : kit::cited_in(text.str())) ids.insert(std::move(id));
  }
  return ids;
}

/// Everything that the player might try with what lies in hands and in play, possible or not.
std::vector<Option> all_tries(const Duel& duel) {
  std::vector<Option> tries{play_of(Option::Kind::attack, {})};
  for (std::size_t slot = 0; slot < duel.objects.size(); ++slot) {
    const ObjectId id = duel.id_of(static_cast<std::uint16_t>(slot));
    const Zone zone = duel.objects[slot].zone;
    if (zone == Zone::library || zone == Zone::nowhere) continue;
    for (const Option::Kind kind : {Option::Kind::play_land, Option::Kind::cast})
      tries.push_back(play_of(kind, id));
    tries.push_back(play_of(Option::Kind::pay_off, id));
    const Characteristics& now = duel.look(id);
    if (zone == Zone::in_play) tries.push_back(play_of(Option::Kind::tap_for_mana, id));
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      if (held->ability->kind == AbilityKind::activated)
        tries.push_back(play_of(Option::Kind::activate, id, held->id, which_of(duel, id, *held)));
  }
  return tries;
}

/// Asks at some of the questions for a play why each of the others is none.
class Asker : public Observer {
 public:
  void decided(const Duel& duel, const Decision& decision, std::int32_t answer) override {
    // One question of so many is enough: the board changes little from one to the next.
    constexpr int each = 7;
    if (decision.kind == DecisionKind::attack || decision.kind == DecisionKind::block)
      return declared(duel, decision, decision.options[static_cast<std::size_t>(answer)]);
    if (decision.kind == DecisionKind::target) return chosen(duel, decision);
    if (decision.kind != DecisionKind::play || questions_++ % each != 0) return;
    for (const Option& option : all_tries(duel)) {
      const bool offered = is_offered(decision, option);
      const std::string reason = why_not(duel, decision.player, option, decision.window, decision.subject);
      ++(offered ? legal : refused);
      // Each reason once: names of cards and numbers apart, they are the same again and again.
      if (offered ? !reason.empty() : !is_whole(reason))
        wrong.insert((offered ? "offered, but: " : "refused, but: ") + said_of(duel, decision, option) +
                     ": " + reason);
    }
  }
  std::set<std::string> wrong;
  std::set<std::string> reasons;  ///< that are whole
  int legal = 0, refused = 0, undeclared = 0, untargeted = 0;

 private:
  /// One more attacker or block is declared, or no more: each creature that could not be told so is refused.
  void declared(const Duel& duel, const Decision& decision, const Option& answer) {
    const bool attack = decision.kind == DecisionKind::attack;
    if (moment_ != std::pair{duel.turn.number, attack}) {
      moment_ = {duel.turn.number, attack};
      attackers_.clear();
      blocks_.clear();
    }
    for (std::size_t slot = 0; slot < duel.objects.size(); ++slot) {
      const ObjectId id = duel.id_of(static_cast<std::uint16_t>(slot));
      if (duel.objects[slot].zone != Zone::in_play || !duel.look(id).is(CardType::creature)) continue;
      if (attack) {
        expect_refused_attack(duel, decision, id);
        continue;
      }
      for (const Attacker& attacker : duel.combat.attackers)
        expect_refused_block(duel, decision, {id, attacker.object});
    }
    if (answer.kind == Option::Kind::pass) return;
    if (attack)
      attackers_.push_back(attacker_of(answer));
    else
      blocks_.push_back({answer.object, answer.thing.object});
  }
  static ObjectId attacker_of(const Option& option) {
    return option.object ? option.object : option.thing.object;
  }
  void expect_refused_attack(const Duel& duel, const Decision& decision, ObjectId id) {
    if (std::find(attackers_.begin(), attackers_.end(), id) != attackers_.end() ||
        std::any_of(decision.options.begin(), decision.options.end(),
                    [id](const Option& option) { return attacker_of(option) == id; }))
      return;
    std::string reason = why_not_attack(duel, id);
    if (reason.empty()) reason = why_not_attack_too(duel, attackers_, id);
    ++undeclared;
    if (!is_whole(reason)) wrong.insert(title_of(duel, id) + " attacks: " + reason);
  }
  void expect_refused_block(const Duel& duel, const Decision& decision, const BlockPair& block) {
    const auto is_it = [&block](ObjectId blocker, ObjectId attacker) {
      return blocker == block.blocker && attacker == block.attacker;
    };
    if (std::any_of(blocks_.begin(), blocks_.end(),
                    [&](const BlockPair& made) { return is_it(made.blocker, made.attacker); }) ||
        std::any_of(decision.options.begin(), decision.options.end(),
                    [&](const Option& option) { return is_it(option.object, option.thing.object); }))
      return;
    std::string reason = why_not_block(duel, block.blocker, block.attacker);
    if (reason.empty()) reason = why_not_block_too(duel, blocks_, block);
    ++undeclared;
    if (!is_whole(reason))
      wrong.insert(title_of(duel, block.blocker) + " blocks " + title_of(duel, block.attacker) + ": " +
                   reason);
  }
  /// A target is chosen: what could not be is refused. Another use of the card may take it, and says nothing.
  void chosen(const Duel& duel, const Decision& decision) {
    for (std::size_t slot = 0; slot < duel.objects.size(); ++slot) {
      const Thing thing = Thing::of(duel.id_of(static_cast<std::uint16_t>(slot)));
      const Zone zone = duel.objects[slot].zone;
      if ((zone != Zone::in_play && zone != Zone::graveyard) ||
          std::any_of(decision.options.begin(), decision.options.end(),
                      [&](const Option& option) { return option.thing == thing; }))
        continue;
      const std::string reason = why_not_target(duel, decision.source, thing, {.window = decision.window});
      if (reason.empty()) continue;
      ++untargeted;
      if (!is_whole(reason)) wrong.insert("target " + title_of(duel, thing.object) + ": " + reason);
    }
  }
  static bool is_offered(const Decision& decision, const Option& option) {
    return std::any_of(decision.options.begin(), decision.options.end(), [&](const Option& other) {
      const bool mana = other.kind == Option::Kind::tap_for_mana && option.kind == Option::Kind::activate;
      return (other.kind == option.kind || mana) && other.object == option.object &&
             other.ability == option.ability && other.value == option.value;
    });
  }
  bool is_whole(const std::string& reason) {
    // Each reason is looked at once.
    if (reasons.contains(reason)) return true;
    static const std::regex with_rule(R"([^]*\S \((R|D)-[A-Z0-9-]+(, (R|D)-[A-Z0-9-]+)*\))");
    if (!std::regex_match(reason, with_rule)) return false;
    const std::vector<std::string> cited = kit::cited_in(reason);
    const bool whole = !cited.empty() && std::all_of(cited.begin(), cited.end(), [&](const std::string& id) {
      return ids_.contains(id);
    });
    if (whole) reasons.insert(reason);
    return whole;
  }
  static std::string said_of(const Duel& duel, const Decision& decision, const Option& option) {
    return name_of(decision.player) + " in " + spelling_of(decision.window) + ", " +
           spelling_of(option.kind) + (option.object ? " " + title_of(duel, option.object) : "");
  }
  std::set<std::string> ids_ = ids_of_rules();
  int questions_ = 0;
  std::pair<int, bool> moment_{-1, false};  ///< in which turn, and whether it is the attack
  std::vector<ObjectId> attackers_;         ///< that are declared by now
  std::vector<BlockPair> blocks_;
};

void ask_in_duels(const char* rules) {
  const kit::BotSetting setting = kit::bot_setting(rules);
  Random chance{97};
  Asker asker;
  const int duels = kit::as_many_as(50);
  for (int n = 0; n < duels; ++n) {
    const kit::Decks decks = kit::decks_by_chance(*setting.library, chance);
    const std::uint64_t seed = chance.next();
    Duel duel(setting.library, setting.rules);
    ASSERT_EQ(set_up(duel, decks[0], decks[1], seed), "");
    RandomAgent bob(seed ^ 1);
    RandomAgent sue(seed ^ 2);
    Table table{duel, {&bob, &sue}};
    table.observer = &asker;
    play_out(table);
  }
  testing::Test::RecordProperty("offered", asker.legal);
  testing::Test::RecordProperty("refused", asker.refused);
  testing::Test::RecordProperty("undeclared", asker.undeclared);
  testing::Test::RecordProperty("untargeted", asker.untargeted);
  testing::Test::RecordProperty("reasons", static_cast<int>(asker.reasons.size()));
  EXPECT_GT(asker.legal, kit::as_many_as(1000));
  EXPECT_GT(asker.refused, kit::as_many_as(10000));
  EXPECT_GT(asker.undeclared, kit::as_many_as(1000));
  EXPECT_GT(asker.untargeted, kit::as_many_as(1000));
  for (const std::string& wrong : asker.wrong) ADD_FAILURE() << wrong;
}

TEST(EveryRefusal, HasAReasonWithARuleByFifth) { ask_in_duels("fifth"); }
TEST(EveryRefusal, HasAReasonWithARuleByMicroprose) { ask_in_duels("microprose"); }

}  // namespace
}  // namespace sleight
