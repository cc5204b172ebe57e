#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/duel/duel.h"
#include "core/table/decision.h"
#include "tools/scenario/driver.h"
#include "tools/scenario/proofs.h"
#include "tools/scenario/scenario_value.h"
#include "tools/scenario/verb_keys.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {

/// The name of the cards that fill libraries.
inline constexpr const char* plain_card = "Plain Card";

/// A list of answers, and which of them have been used. Nobody is asked what has one answer: one of the list
/// that says it is implied, and answers a later question where no other does.
struct SaidAnswers {
  std::vector<Value> values;
  std::set<std::size_t> given, redundancy_of;  ///< by their places in the list

  /// The place of the first that is neither given nor implied; the end of the list where there is none.
  std::size_t next() const;
};

/// What a scenario says about one play besides what is played.
struct PlayOptions {
  std::vector<Value> targets;
  SaidAnswers choosing, paying;
  std::optional<Value> mode;
  std::optional<int> x;
  bool held = false;
  bool unprompted = false;  ///< without waiting for anything to answer
  int ability = 0;
  Value with;  ///< of a queued regeneration: what it is done with, an object or the name of a card
};

/// A play that was announced, with what was said about it.
struct Said {
  PlayerId player = PlayerId::none;
  std::uint16_t slot = 0;
  std::uint32_t number = 0;        ///< of the play, once announced
  std::uint32_t interrupting = 0;  ///< the play that it answers
  PlayOptions options;
  AbilityId ability = AbilityId::none;  ///< which is used, once announced; none: the spell
  std::size_t targets_used = 0;
  std::vector<std::size_t> sources;  ///< the places in `paying` of what its mana is to be drawn from
  std::vector<std::size_t> givable;  ///< and of what could be given up, or tapped, for its cost
  std::string no_such_answer;    ///< why what was said was not the one answer of a question that nobody asked
  bool no_answer_of = false;     ///< of what was said that is: of `paying`, or of `choosing`
  std::size_t no_answer_at = 0;  ///< its place in that list
  bool mode_used = false, x_used = false;
  bool announced = false;
  std::optional<std::uint16_t> saves;  ///< of a queued regeneration: the object that it is for
  int line = 0;                        ///< of the verb that said it
};
/// The answer to the next decision of a kind.
struct Queued {
  PlayerId player;
  std::string kind;
  Value answer;
  Value then;                  ///< what is expected of the player at that moment; nil: nothing
  int line = 0;                ///< of the verb that queued it, as in what follows
  bool redundancy_of = false;  ///< it was the one answer where nobody was asked (`SaidAnswers`)
};
/// A source that the mana of a later cost is to be drawn from.
struct QueuedSource {
  std::uint16_t slot;
  int line = 0;
};
/// A play for the next step in which it is legal.
struct QueuedPlay {
  PlayerId player;
  bool regenerate = false;
  Value what;
  PlayOptions options;
  int line = 0;
};
/// How much of the damage of one source goes to one victim.
struct Share {
  PlayerId player;  ///< who divides
  std::uint16_t source;
  Value victim;
  int amount;
  int line = 0;
  bool used = false;
  bool redundancy_of = false;  ///< it is what the others leave, so that nobody may be asked for it
};
/// Which option of a play decision is meant, and why none is.
using Wanted = std::function<bool(const Decision&, const Option&)>;
using Why = std::function<std::string(const Decision&)>;

/// One scenario under way. The verbs of the scenario contract are functions of it, in the files of this room.
/// A verb that fails throws Failure, one that the rules refuse throws Refused and leaves the duel as it was.
struct Game {
  explicit Game(const World& world);
  /// Sets the duel up in which a scenario begins, by the rules chosen.
  void start();
  const Duel& duel() const { return driver.duel(); }

  const World& world;
  std::shared_ptr<Library> library;
  std::shared_ptr<const Rules> rules;
  Driver driver;
  int line = 0;        ///< of the verb that runs, or ran last
  bool begun = false;  ///< something besides the rule set was said
  bool at_end_of_attack = false;
  bool at_end_of_phase = false;  ///< led there by name, so that the same name leads on
  bool held = false;             ///< a play was left open
  /// The newest response that was made without `held` while something was open, which waits with that.
  std::uint32_t waiting = 0;
  std::string held_last;  ///< what was left open last is called, for when it is open no more
  bool judging =
      false;  ///< within `expect_illegal` passing on is judged like a play: it may be forbidden too
  bool is_whole = false;             ///< the duel was set up by the rules
  std::vector<std::string> windows;  ///< in which somebody could have acted since the last play began
  std::vector<Said> said;
  std::vector<Queued> queue;
  std::vector<QueuedPlay> queued_plays;
  std::vector<Share> shares;
  std::vector<QueuedSource> queued_sources;
  Proofs proofs;
  int chance_line = 0;  ///< where chance was given results last
  /// Whose cards came into a graveyard in an order that nobody said.
  std::array<bool, player_count> unsaid_graveyard{};
};

/// What the table of a verb says about its play; of a queued regeneration also what it is done with.
PlayOptions read_options(const Value& given, bool regenerates = false);
/// The object that a value means as it is now.
ObjectId object_of(const Game& game, const Value& object);
/// An activated ability of something: its number, and which of several that have this number (`which_of`).
struct AbilityMeant {
  AbilityId id = AbilityId::none;
  int which = 0;
  explicit operator bool() const { return id != AbilityId::none; }
  bool is_used_by(const Option& option) const { return option.ability == id && option.value == which; }
};
/// The activated abilities that something in play has now, granted ones too, in the order in which the option
/// `ability` counts them from 1; none of what is elsewhere.
std::vector<AbilityMeant> activated_abilities(const Duel& duel, ObjectId id);
/// The ability that the option means; none when the scenario has not said which. What has no such ability is
/// Refused.
AbilityMeant ability_meant(const Duel& duel, ObjectId id, const PlayOptions& options);
/// The slot of a card in p's hand, by its name, or of an object.
std::uint16_t card_in_hand(const Game& game, PlayerId p, const Value& card);
/// Whether a play or a step of its own is open.
bool is_open(const Game& game);
/// Whether a verb was given a table with keys it does not know, and the nearest right one: throws Failure.
void check_keys(const Value& table, const std::vector<std::string>& known, const std::string& what);
void check_keys(const Value& table, const Keys& known, const std::string& what);
/// The card of that name in the scenario's library, which takes it from the shelf when it is first named;
/// `CardId::none` when there is none.
CardId find_card(const Game& game, const std::string& name);
/// The same; throws Failure when there is none, or one that is not wholly read.
CardId card_named(const Game& game, const std::string& name);

}  // namespace sleight::scenario
