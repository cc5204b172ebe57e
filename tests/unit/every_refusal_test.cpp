// In duels of the whole library each play that is not offered is refused for a reason, which ends with the id
// of a rule that there is; and nothing stands against what is offered.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "core/reading/usability.h"
#include "core/telling/why_not.h"
#include "tests/kit/bot_duels.h"
#include "tests/kit/citations.h"
#include "tests/kit/sanitized.h"
#include "tests/source_dir.h"
#include "tools/wording/thing_names.h"

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
    if (zone == Zone::hand || zone == Zone::graveyard) {
      const bool land = any(duel.printed(id).types & CardType::land);
      tries.push_back(play_of(land ? Option::Kind::play_land : Option::Kind::cast, id));
    }
    if (zone != Zone::hand && zone != Zone::in_play && zone != Zone::graveyard) continue;
    const Characteristics& now = duel.look(id);
    if (zone == Zone::in_play && now.is(CardType::land))
      tries.push_back(play_of(Option::Kind::tap_for_mana, id));
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      if (held->ability->kind == AbilityKind::activated)
        tries.push_back(play_of(Option::Kind::activate, id, held->id, which_of(duel, id, *held)));
  }
  return tries;
}

/// Asks at some of the questions for a play why each of the others is none.
class Asker : public Observer {
 public:
  void decided(const Duel& duel, const Decision& decision, std::int32_t /*answer*/) override {
    // One question of so many is enough: the board changes little from one to the next.
    constexpr int each = 7;
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
  int legal = 0, refused = 0;

 private:
  static bool is_offered(const Decision& decision, const Option& option) {
    return std::any_of(decision.options.begin(), decision.options.end(), [&](const Option& other) {
      const bool mana = other.kind == Option::Kind::tap_for_mana && option.kind == Option::Kind::activate;
      return (other.kind == option.kind || mana) && other.object == option.object &&
             other.ability == option.ability && other.value == option.value;
    });
  }
  bool is_whole(const std::string& reason) const {
    static const std::regex with_rule(R"([^]*\S \((R|D)-[A-Z0-9-]+(, (R|D)-[A-Z0-9-]+)*\))");
    if (!std::regex_match(reason, with_rule)) return false;
    const std::vector<std::string> cited = kit::cited_in(reason);
    return !cited.empty() &&
           std::all_of(cited.begin(), cited.end(), [&](const std::string& id) { return ids_.contains(id); });
  }
  static std::string said_of(const Duel& duel, const Decision& decision, const Option& option) {
    return name_of(decision.player) + " in " + spelling_of(decision.window) + ", " +
           spelling_of(option.kind) + (option.object ? " " + title_of(duel, option.object) : "");
  }
  std::set<std::string> ids_ = ids_of_rules();
  int questions_ = 0;
};

void ask_in_duels(const char* rules) {
  const kit::BotSetting setting = kit::bot_setting(rules);
  Random chance{97};
  Asker asker;
  const int duels = kit::as_many_as(120);
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
  EXPECT_GT(asker.legal, kit::as_many_as(1000));
  EXPECT_GT(asker.refused, kit::as_many_as(10000));
  for (const std::string& wrong : asker.wrong) ADD_FAILURE() << wrong;
}

TEST(EveryRefusal, HasAReasonWithARuleByFifth) { ask_in_duels("fifth"); }
TEST(EveryRefusal, HasAReasonWithARuleByMicroprose) { ask_in_duels("microprose"); }

}  // namespace
}  // namespace sleight
