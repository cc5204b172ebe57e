#include "tests/kit/measured_work.h"

#include "core/duel/work.h"
#include "tests/kit/allocations.h"
#include "tests/kit/bot_duels.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"

namespace sleight::kit {
namespace {

constexpr int duels_of_a_kind = 12;

/// Adds up what duels take.
class Tally {
 public:
  /// Counts what `duel` takes while `play` runs.
  template <typename BatchItem>
  void count(const Duel& duel, const BatchItem& play) {
    const Work before = duel.work();
    const Allocations asked_before = allocations_so_far();
    play();
    allocations_ += allocations_so_far().count - asked_before.count;
    for (const WorkRow& row : work_rows) sum_.*row.count += duel.work().*row.count - before.*row.count;
  }
  nlohmann::json numbers() const {
    nlohmann::json told;
    for (const WorkRow& row : work_rows) told[row.name] = for_thousand_questions(sum_.*row.count);
    told["questions"] = sum_.questions;
    if (allocations_are_counted) told["allocations"] = for_thousand_questions(allocations_);
    return told;
  }

 private:
  std::uint64_t for_thousand_questions(std::uint64_t count) const { return count * 1000 / sum_.questions; }
  Work sum_;
  std::uint64_t allocations_ = 0;
};

nlohmann::json of_whole_duels(const char* rules, bool by_chance) {
  const BotSetting setting = bot_setting(rules);
  Random chance{1};
  Tally tally;
  for (std::uint64_t seed = 1; seed <= duels_of_a_kind; ++seed) {
    const Decks decks =
        by_chance ? decks_by_chance(*setting.library, chance) : shipped_decks(*setting.library);
    BotDuel played(setting, decks, seed);
    tally.count(played.duel, [&] { played.play(); });
  }
  return tally.numbers();
}

/// Two turns on a board of some size.
nlohmann::json of_crowded_board(std::size_t permanents, std::size_t anthems) {
  const BotSetting setting = bot_setting();
  Duel board = duel_in_turn(setting, 3, 1);
  crowd(board, permanents, anthems);
  BotDuel played(board, 1);
  Tally tally;
  tally.count(played.duel, [&] {
    while (!played.duel.over() && played.duel.turn.number < 5) played.step();
  });
  return tally.numbers();
}

/// What a copy of a duel takes, and the first look at it.
nlohmann::json of_copies() {
  const Duel duel = duel_in_turn(bot_setting(), 12, 1);
  const ObjectId id = duel.id_of(duel.in_play.front());
  static_cast<void>(duel.look(id));
  const Allocations first = allocations_so_far();
  const Duel copy = duel;  // NOLINT(performance-unnecessary-copy-initialization): it is what is measured
  const Allocations copied = allocations_so_far();
  static_cast<void>(copy.look(id));
  const Allocations looked = allocations_so_far();
  return {{"bytes", sizeof(Duel) + copied.bytes - first.bytes},
          {"allocations", copied.count - first.count},
          {"allocations of the first look", looked.count - copied.count},
          {"bytes of the first look", looked.bytes - copied.bytes}};
}

/// What loading the whole library takes, for each of its cards: what C++ asks for, Lua has memory of its own.
nlohmann::json of_loading() {
  // What is made but once in a program, the tables of the language, is there by then.
  static_cast<void>(whole_library());
  const Allocations before = allocations_so_far();
  const Collection all = load_collection(SLEIGHT_SOURCE_DIR "/cards");
  const Allocations after = allocations_so_far();
  return {{"allocations", (after.count - before.count) / all.cards.size()},
          {"bytes", (after.bytes - before.bytes) / all.cards.size()}};
}

}  // namespace

nlohmann::json measured_work() {
  nlohmann::json told;
  for (const char* rules : {"fifth", "microprose"})
    for (const bool by_chance : {false, true})
      told[std::string(by_chance ? "decks by chance" : "shipped decks") + ", " + rules] =
          of_whole_duels(rules, by_chance);
  told["a board of 50"] = of_crowded_board(50, 5);
  told["a board of 200, 10 anthems"] = of_crowded_board(200, 10);
  if (allocations_are_counted) {
    told["a copy of a duel"] = of_copies();
    told["a card of the library, loaded"] = of_loading();
  }
  return told;
}

std::string work_file() { return SLEIGHT_SOURCE_DIR "/tests/data/work.json"; }

}  // namespace sleight::kit
