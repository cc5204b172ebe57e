#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/playing/turn/setup.h"
#include "core/telling/explain.h"
#include "tools/scenario/driver.h"
#include "tools/scenario/value.h"

namespace sleight::scenario {

/// The name of the cards that fill libraries.
inline constexpr const char* plain_card = "Plain Card";

/// Where a scenario gets its cards and rules from. The tools wire the scripts' loader and the grammar in
/// here, so that what follows knows only the core.
struct World {
  /// A library of its own for each scenario, to which test cards may be added.
  std::function<std::shared_ptr<Library>()> new_library;
  /// The rule set of that name with these options; null and a reason in the string when there is none.
  std::function<std::shared_ptr<const Rules>(const std::string& name,
                                             const std::vector<std::pair<std::string, Value>>& options,
                                             std::string& problem)>
      rules;
  /// Adds what `text` says to `card`; returns what could not be read, "" when all was.
  std::function<std::string(const std::string& text, Library& library, Card& card)> read_text;
  /// Reads the script of one card; gives nothing, and why in `problem`, when it is no sound card script.
  std::function<std::optional<Card>(const std::string& script, Library& library, std::string& problem)>
      read_script;
};

/// What a scenario says about one play besides what is played.
struct PlayOptions {
  std::vector<Value> targets;
  std::vector<Value> choosing;
  std::vector<Value> paying;
  std::optional<Value> mode;
  std::optional<int> x;
  bool held = false;
  bool unprompted = false;  ///< without waiting for anything to answer
  int ability = 0;
};

/// One scenario under way: the verbs of the scenario contract, as C++. A verb that fails
/// throws Failure, one that the rules refuse throws Refused and leaves the duel as it was.
class Game {
 public:
  explicit Game(const World& world);

  // setting up
  void rules(const std::string& name, const Value& options);
  Value has(PlayerId p, const std::string& zone, const std::string& name, const Value& options);
  Value lands(PlayerId p, const std::string& name, int count);
  void life(PlayerId p, int life);
  void mana(PlayerId p, const std::string& symbols);
  Value makes(PlayerId p, const std::string& name, const Value& options);
  /// Adds the card of a script to this scenario's library and gives its name.
  Value card(const std::string& script);
  Value finds(PlayerId p, const std::string& name);
  void begins(PlayerId p);
  void chance(const Value& results);
  /// The whole library of p: so many plain cards, or the named ones from the top.
  void library(PlayerId p, const Value& cards);
  /// A duel set up by the rules instead of the one that a scenario begins in; after one that is over, the
  /// next of a series.
  void whole_duel(const Value& options);

  // moving on
  void turn_of(PlayerId p);
  void next_turn();
  void to(const std::string& step);
  void to_effect(const Value& what);
  void to_the_end();
  void resolve();
  void pass();

  // playing
  Value casts(PlayerId p, const Value& card, const Value& options);
  Value activates(PlayerId p, const Value& object, const Value& options);
  Value interrupts(PlayerId p, const Value& play, const Value& what, const Value& options);
  void plays_land(PlayerId p, const Value& card);
  void taps_for_mana(PlayerId p, const Value& land, const Value& colour);
  void attacks(PlayerId p, const Value& attackers);
  void blocks(PlayerId p, const Value& blocks);

  // queueing
  void assigns(PlayerId p, const Value& division);
  void will_prevent(PlayerId p, const Value& what, const Value& options);
  void will_regenerate(PlayerId p, const Value& object, const Value& options);
  void will(PlayerId p, const std::string& kind, const Value& answer);

  /// Within `expect_illegal` passing on is judged like a play: it may be forbidden too.
  void judge(bool judging) { judging_ = judging; }

  // looking
  void expect(const Value& what, const Value& fields);
  Explanation explained(const Value& object, const std::string& value);
  /// What a player sees, by the core's View alone.
  void expect_view(PlayerId p, const Value& fields);
  /// Both players try `count` actions picked by chance: what the engine accepts is in the list of legal
  /// actions, and the rest leaves the duel as it was (R-GEN-3).
  void random_actions(int count, int seed);
  /// Called when the scenario's function has ended: what was queued must have been used.
  void finish();

  const Duel& duel() const { return driver_.duel(); }

 private:
  /// A play that was announced, with what was said about it.
  struct Said {
    PlayerId player = PlayerId::none;
    std::uint16_t slot = 0;
    std::uint32_t number = 0;        ///< of the play, once announced
    std::uint32_t interrupting = 0;  ///< the play that it answers
    PlayOptions options;
    std::size_t targets_used = 0, choosing_used = 0, paying_used = 0;
    bool mode_used = false, x_used = false;
    bool announced = false;
    std::optional<std::uint16_t> saves;  ///< of a queued regeneration: the object that it is for
  };
  struct Queued {
    PlayerId player;
    std::string kind;
    Value answer;
  };
  struct QueuedPlay {
    PlayerId player;
    bool regenerate = false;
    Value what;
    PlayOptions options;
  };
  struct Share {
    PlayerId player;  ///< who divides
    std::uint16_t source;
    Value victim;
    int amount;
    bool used = false;
    bool implied = false;  ///< it is what the others leave, so that nobody may be asked for it
  };
  using Wanted = std::function<bool(const Decision&, const Option&)>;
  using Why = std::function<std::string(const Decision&)>;

  void start();
  void need_rest(const char* verb);
  void add_to_library(const Card& card);
  PlayOptions read_options(const Value& options) const;
  ObjectId id(const Value& object) const;
  std::uint16_t card_in_hand(PlayerId p, const Value& card) const;

  std::int32_t answer_for(const Decision& decision);
  std::optional<std::int32_t> queued_play(const Decision& decision);
  std::optional<std::int32_t> said_answer(const Decision& decision, Said& said);
  std::optional<std::int32_t> share_answer(const Decision& decision);
  bool is_share_of(const Share& share, const Decision& decision) const;
  void imply_rest(const Decision& decision, int left);
  bool has_its_packets(const PlayOptions& options) const;
  std::optional<std::int32_t> queued_answer(const Decision& decision);
  void answer_asked();
  void pass_to_rest();
  void settle_said();
  void expect_object(ObjectId id, const Value& fields);
  void expect_player(PlayerId p, const Value& fields);
  void expect_duel(const Value& fields);
  void expect_prompts(const Value& wanted);
  void expect_cards(const std::string& whose, const std::string& field, const std::vector<std::string>& are,
                    const Value& wanted) const;
  std::vector<std::string> deck_after(PlayerId p) const;
  Deck read_deck(const Value* cards, const char* key) const;

  void stop_in(Window window);
  void reach(PlayerId p, const Wanted& wanted, const Why& why);
  void refuse_unprompted(PlayerId p, const Wanted& wanted, const Why& why);
  void announce(Said said, const Wanted& wanted, const Why& why);
  Value act(Said said, const Wanted& wanted, const Why& why);
  /// Does `verb`; if the rules refuse it, puts everything back before passing the refusal on.
  void undone_if_refused(const std::function<void()>& verb);
  void run_until(const std::function<bool(const Duel&, Stage before)>& there, const std::string& what);
  bool open() const;
  bool is_idle(const Decision& decision) const;
  int band_number(std::uint16_t slot) const;

  const World& world_;
  std::shared_ptr<Library> library_;
  std::shared_ptr<const Rules> rules_;
  Driver driver_;
  bool begun_ = false;  ///< something besides `rules` was called
  bool at_end_of_attack_ = false;
  bool held_ = false;                 ///< a play was left open
  bool judging_ = false;              ///< within `expect_illegal`
  bool is_whole_ = false;             ///< the duel was set up by the rules
  std::vector<std::string> windows_;  ///< in which somebody could have acted since the last play began
  std::vector<Said> said_;
  std::vector<Queued> queue_;
  std::vector<QueuedPlay> queued_plays_;
  std::vector<Share> shares_;
};

/// Whether a verb was given a table with keys it does not know, and the nearest right one: throws Failure.
void check_keys(const Value& table, const std::vector<std::string>& known, const std::string& what);

}  // namespace sleight::scenario
