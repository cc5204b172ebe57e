#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/card/rules.h"
#include "core/card/state_parts.h"
#include "core/duel/announcement.h"
#include "core/duel/budget.h"
#include "core/duel/faults.h"
#include "core/duel/work.h"

namespace sleight {

/// One card or token of a duel. Flat: copying a duel copies these as bytes.
struct Object {
  CardId card = CardId::none;
  std::uint16_t generation = 0;
  PlayerId owner = PlayerId::none;
  PlayerId controller = PlayerId::none;  ///< who put it where it is; control effects come on top
  Zone zone = Zone::nowhere;
  bool token = false;
  bool tapped = false;
  bool attacked = false;             ///< this turn
  bool could_attack = false;         ///< this turn, as attackers were declared or might have been
  bool fought = false;               ///< blocked or was blocked since the last upkeep of its controller
  bool fought_since_upkeep = false;  ///< the same, as that upkeep began
  bool has_first_strike_dealt = false;
  bool began_turn_untapped = false;  ///< it was there, and untapped, as the turn began
  std::uint8_t regenerations = 0;    ///< this turn
  std::uint8_t attacked_in = 0;      ///< a bit for each player in whose last turn that is over it attacked
  std::uint8_t damaged_players = 0;  ///< a bit for each player whom it has ever dealt damage
  /// A bit for each player who knows it where it lies hidden: set aside, from where it came from (R-ZONE-13);
  /// anywhere, because an effect lets the player look at it (R-ZONE-8).
  std::uint8_t known_to = 0;
  /// Of what an effect has removed from the game, taken out of play or set aside: the source of that effect.
  ObjectId removed_by;
  ObjectId made_by;                ///< the source of the effect that has made it, or put it into play
  std::int32_t damage = 0;         ///< this turn (R-DMG-1)
  Timestamp entered = 0;           ///< its time stamp in this zone
  Timestamp controlled_since = 0;  ///< since when its controller has had it (R-SICK-1)
  ObjectId attached_to;            ///< of a local enchantment
  Chosen chosen;
  /// Of what entered as a copy: of which card, apart from what that has had it choose.
  CardId copied = CardId::none;
  std::int16_t x = 0;                ///< the X paid for it
  ManaPool noted;                    ///< the mana that it noted last
  PlayerId had_by = PlayerId::none;  ///< whom `controlled_since` speaks of: who had it when that was noted
  Timestamp ranked_since =
      0;  ///< since when it has counted as the legend or world it is; 0: not looked at yet (R-LEG-2)
  bool operator==(const Object&) const = default;
};

/// How many counters of one kind lie on one permanent, or how many a player has (R-COUNTER-1).
struct Counters {
  std::uint16_t slot = 0;  ///< of the permanent; 0 in the list of a player
  Word kind;
  std::int16_t count = 0;
  KeywordHeld of;  ///< for which keyword of the permanent they count; none: for all of them
  ObjectId by{};   ///< the source of the effect that has put the last of them there
  bool operator==(const Counters&) const = default;
};
/// The order in which lists of counters stand.
inline bool in_order(const Counters& a, const Counters& b) {
  if (a.slot != b.slot) return a.slot < b.slot;
  if (!(a.kind == b.kind)) return a.kind < b.kind;
  return a.of.use != b.of.use ? a.of.use < b.of.use : a.of.giver < b.of.giver;
}

/// What one part of a lasting change was found to mean when the change was made (R-DUR-1).
struct FixedPart {
  std::int32_t amount = 0;
  Thing who;
  CardId card = CardId::none;  ///< which card `who` was, for a copy of it
  bool operator==(const FixedPart&) const = default;
};

/// A lasting effect of something that has resolved: one record for each object (or player) it holds for.
/// Effects of static abilities are not kept here; they are read off the permanents.
struct Effect : Announcement {
  ChangeId change = ChangeId::none;     ///< what it does to characteristics, or
  AbilityId ability = AbilityId::none;  ///< the rule that holds meanwhile
  Thing affected;                       ///< none: the ability's own selector says
  CardId source_card = CardId::none;
  Duration duration = Duration::for_good;
  bool copied_too = false;  ///< a copy of what it changes has it as well
  Timestamp since = 0;
  /// The ability that has made it and the place of the step there, where the step says what must go on being
  /// so (Step::condition); none: no such thing.
  AbilityId made_by = AbilityId::none;
  std::uint16_t step = 0;
  /// For each part of the change, or for the one rule, what its amount and its reference were when it was
  /// made; empty when nothing in it is open.
  std::vector<FixedPart> fixed{};
  bool operator==(const Effect&) const = default;
};

/// "At end of turn do …", waiting for its moment (Verb::at_time). Which step it is, is told by the ability it
/// lies in and its position there, counted depth first.
struct Delayed : Announcement {
  AbilityId ability = AbilityId::none;
  std::uint16_t step = 0;
  Timestamp since = 0;
  std::uint32_t effect = 0;  ///< `Packet::effect` of the damage that it waits for; 0: it waits for a moment
  bool came = false;         ///< in this phase; one that comes each time goes on waiting
  LastKnown traits;  ///< of its source, fixed when the effect that made it was announced (R-RESOLVE-2)
  bool operator==(const Delayed&) const = default;
};

/// A step that waited for a moment of this phase and came, and the slot of the card whose step it is.
struct CameNote {
  AbilityId ability = AbilityId::none;
  std::uint16_t step = 0;
  std::uint16_t slot = 0;
  bool operator==(const CameNote&) const = default;
};
/// The note of a step that came.
inline CameNote came_note(const Delayed& delayed) {
  return {delayed.ability, delayed.step, delayed.source.slot};
}

/// One damaging event's damage from one source to one creature or player (R-DMG-2).
struct Packet {
  std::uint32_t number = 0;  ///< its name while the step lasts
  Thing victim;
  LastKnown source;
  std::int32_t amount = 0;
  std::int32_t whole = 0;  ///< the damage before automatic reductions (R-DP-4)
  bool combat = false;
  bool trample = false;      ///< assigned to the victim; what exceeds lethal damage goes on to a player
  std::uint32_t effect = 0;  ///< the effect that dealt it: `Table::effect_began` at the time
  /// From whom automatic redirections took it: they move it on, but never back.
  std::vector<Thing> taken_from;
  std::vector<Thing> aimed_at{};  ///< the targets of the spell or effect that dealt it
  bool operator==(const Packet&) const = default;
};

/// How much damage `source`, as it then was, has dealt to a creature or player this turn (R-DMG-1).
struct DamageRecord {
  Thing victim;
  LastKnown source;
  std::int32_t amount = 0;
  bool combat = false;
  bool just = false;  ///< nothing has been played since, and the phase has not ended
  bool operator==(const DamageRecord&) const = default;
};

/// Who has taken a player's damage this turn by a rule that only one may do it by each turn (R-DP-5).
struct RedirectionRecord {
  AbilityId ability = AbilityId::none;
  Thing spared;
  Thing taker;
  bool operator==(const RedirectionRecord&) const = default;
};

/// Who blocked whom this turn, as they then were.
struct BlockRecord {
  LastKnown blocker;
  LastKnown attacker;
  bool operator==(const BlockRecord&) const = default;
};

/// A spell being cast or an effect under way (R-TIME-1).
struct BatchItem : Announcement {
  /// What sort of play it is.
  enum class Kind : std::uint8_t {
    spell,
    activated,
    triggered,   ///< an effect of a phase, or one that something set off
    phase_draw,  ///< the card of the draw phase, which no card tells one to draw (R-DRAW-3)
  };
  std::uint32_t number = 0;
  Kind kind = Kind::spell;
  AbilityId ability = AbilityId::none;  ///< none for a permanent spell
  std::uint8_t mode = 0;
  std::uint16_t delayed_step = 0;  ///< of a delayed effect: 1 + Delayed::step; 0: the whole mode is done
  LastKnown traits;                ///< of its source, fixed on announcement (R-RESOLVE-2)
  std::array<bool, player_count> interrupt_chance_used{};  ///< R-INT-2
  bool successfully_cast = false;
  bool operator==(const BatchItem&) const = default;
};

/// A creature that was declared as an attacker.
struct Attacker {
  ObjectId object;
  std::uint16_t band = 0;    ///< attackers of one number are one band: the slot of its first (R-BAND-1)
  bool blocked = false;      ///< stays so whatever happens (R-BLOCK-2)
  bool in_combat = true;     ///< false once removed from it (R-RMC-1)
  bool regenerated = false;  ///< stays in combat, but deals and takes no damage (R-REGEN-10)
  /// Whether it deals and takes damage in this combat.
  bool fights() const { return in_combat && !regenerated; }
  bool operator==(const Attacker&) const = default;
};
/// One creature blocking one attacker.
struct Block {
  ObjectId blocker;
  ObjectId attacker;
  bool in_combat = true;
  bool regenerated = false;  ///< stays in combat, but deals and takes no damage (R-REGEN-10)
  /// Whether it deals and takes damage in this combat.
  bool fights() const { return in_combat && !regenerated; }
  bool operator==(const Block&) const = default;
};
/// The attack of the turn, from its announcement until its end.
struct Combat {
  bool active = false;
  PlayerId attacker = PlayerId::none;
  std::vector<Attacker> attackers;
  std::vector<Block> blocks;
  bool blocks_declared = false;  ///< until then nobody is blocked, and nobody unblocked
  bool operator==(const Combat&) const = default;

  /// Whether the object attacks and is still in combat (R-CBT-10).
  bool has_attacker(ObjectId id) const;
  /// Whether the object blocks and is still in combat (R-CBT-10).
  bool has_blocker(ObjectId id) const;
  /// Whether the object attacks and was blocked; it stays so (R-BLOCK-2).
  bool has_blocked(ObjectId id) const;
};

/// Where in a turn the duel stands. Each value is a rest point: between two of them `play_on` runs without
/// a stop, at each of them a duel can be copied, saved and continued.
enum class Stage : std::uint8_t {
  setup,
  phase_begins,       ///< whether it is skipped (R-SKIP-1)
  beginning_effects,  ///< one effect of "the beginning of" the phase after the other (R-TURN-5)
  phase_action,       ///< what the phase itself does (untap, heal)
  ordinary_effects,   ///< one effect of the phase after the other, the draw among them (R-TURN-6)
  phase_window,       ///< the active player may act until both let the phase end (R-TURN-4)
  attack_announced,   ///< fast effects that answer the announcement (R-CBT-4)
  attack_begins,      ///< announced and not aborted: burn and life checks (R-CBT-5)
  attackers,          ///< declaring attackers and bands
  attackers_window,
  blockers,
  blockers_window,
  first_strike_damage,
  first_strike_window,
  damage,
  end_of_attack,
  end_effects,  ///< one effect of "the end of" the phase after the other, the discard among them
  phase_ends,   ///< burn and life check
  over,
};

/// Mana that may be spent on some things only: on what, the step says that added it.
struct ReservedMana {
  AbilityId ability = AbilityId::none;
  std::uint32_t step = 0;  ///< its position in the ability
  ManaPool mana;
  bool operator==(const ReservedMana&) const = default;
};

/// What belongs to a player rather than to a card.
struct PlayerState {
  std::int32_t life = 20;
  ManaPool pool;                       ///< but for what is reserved
  std::vector<ReservedMana> reserved;  ///< of the pool; each step once
  std::vector<std::uint16_t> library;  ///< slots, top card last
  std::vector<std::uint16_t> hand;
  std::vector<std::uint16_t> graveyard;  ///< top card last (R-ZONE-6)
  std::vector<Counters> counters;        ///< that the player has, sorted by kind
  bool lost = false;                     ///< must have drawn from an empty library (R-DRAW-2)
  bool told_to_lose = false;             ///< an effect makes the player lose
  /// By the number of the phase: how many of those to come are skipped, the next first (R-SKIP-1, R-SKIP-3).
  std::array<std::uint8_t, most_phases> phases_to_skip{};
  std::uint16_t phases_skipped = 0;  ///< bit per phase that was or will be skipped this turn (R-SKIP-3)
  std::vector<ObjectId> drawn;  ///< the cards drawn this turn, as they came into the hand, the last one last
  std::uint16_t drawn_in_phase = 0;  ///< how many of them in the phase that it is
  std::uint8_t turns_to_skip = 0;    ///< how many of the turns to come are skipped (R-SKIP-1)
  bool acted = false;           ///< has cast a spell, or put a card into play, in the own turn that it is
  bool idle_last_turn = false;  ///< did neither in the last turn of theirs that is over
  /// All the mana in the pool.
  ManaPool mana() const {
    ManaPool all = pool;
    for (const ReservedMana& kept : reserved)
      for (std::size_t kind = 0; kind < all.amount.size(); ++kind)
        all.amount[kind] = static_cast<std::uint16_t>(all.amount[kind] + kept.mana.amount[kind]);
    return all;
  }
  /// Takes all of it away.
  void empty_pool() {
    pool = {};
    reserved.clear();
  }
  bool operator==(const PlayerState&) const = default;
};

/// Which of several equal abilities of one permanent is meant: by what gave it that one (R-ABIL-1).
struct GivenBy {
  ObjectId giver;       ///< whose text it is; none: the permanent's own
  Timestamp since = 0;  ///< when the lasting effect that gives it began; 0: none does
  bool operator==(const GivenBy&) const = default;
};

/// How often a player has used an activated ability of a permanent this turn.
struct AbilityUses {
  AbilityId ability = AbilityId::none;
  ObjectId object;
  GivenBy given;
  PlayerId player = PlayerId::none;
  std::int32_t count = 0;
  std::int32_t before = 0;  ///< in earlier turns, since that permanent has been in play
  bool operator==(const AbilityUses&) const = default;
};

/// Where in which turn the duel stands.
struct TurnState {
  std::int32_t number = 0;  ///< 1 is the first turn
  PlayerId active = PlayerId::bob;
  PlayerId starter = PlayerId::bob;
  PlayerId in_order = PlayerId::bob;  ///< whose turn came last by the order of the table, extra turns aside
  std::vector<PlayerId> extra{};      ///< extra turns to come before that order goes on, the last first
  std::uint8_t phase = 0;             ///< index into Rules::phases
  Stage stage = Stage::setup;
  std::uint8_t lands_played = 0;
  bool attack_made = false;   ///< R-CBT-1
  bool attacked = false;      ///< an attack was declared, be it of no creature (R-CBT-2)
  std::uint32_t actions = 0;  ///< rest points of this turn, against endless turns
  Timestamp began = 0;
  std::array<Timestamp, player_count> last_turn_began{};  ///< for summoning sickness (R-SICK-1)
  /// Phase effects already played in this phase: ability and object (R-TURN-7). Neither: the phase's own, the
  /// draw or the discard.
  std::vector<std::pair<AbilityId, ObjectId>> phase_effects_done;
  /// What waited for this phase and came: the same step of the same card does not come again in it.
  std::vector<CameNote> came;
  std::vector<AbilityUses> uses;  ///< of what is in play, and of this turn
  bool operator==(const TurnState&) const = default;
};

/// How the duel ended; `none` while it goes on.
enum class Outcome : std::uint8_t { none, bob_wins, sue_wins, draw };

/// Why it ended so.
enum class EndReason : std::uint8_t {
  none,
  life,             ///< somebody is at 0 or less (R-LIFE-4)
  library,          ///< somebody had to draw from an empty library (R-DRAW-2)
  effect,           ///< an effect has made somebody lose
  both,             ///< both lost at the same check
  repetition,       ///< one position came back again and again: nobody gets on
  turns,            ///< more turns than the rule set allows
  endless_turn,     ///< one turn had no end
  endless_effects,  ///< effects set each other off without end
};

/// One position at the start of a turn, told apart by a number that is quick to find, and by its whole hash
/// once that number has come back.
struct SeenPosition {
  std::uint32_t shape = 0;
  std::uint64_t whole = 0;  ///< 0: not computed
  bool operator==(const SeenPosition&) const = default;
};

/// What was settled before the duel: who has the say about starting, and the ante (D-01, D-03).
struct Terms {
  /// Who decides who plays first. none: chance names them. Known once the duel has begun, where the rule set
  /// lets a player decide.
  PlayerId decider = PlayerId::none;
  std::uint8_t ante = 0;     ///< how many cards each player puts up; 0: none was agreed
  bool hidden_ante = false;  ///< nobody may look at the ante (R-ANTE-3)
  bool operator==(const Terms&) const = default;
};

/// A reproducible source of chance (splitmix64). Part of the duel's value.
struct Random {
  std::uint64_t state = 0;
  /// The next 64 random bits.
  std::uint64_t next() {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
  }
  /// A number from 0 to `bound - 1`; `bound` is at least 1.
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }
  bool operator==(const Random&) const = default;
};

/// Everything there is to know about a duel, as one value: copy it, compare it, hash it, save it; the copy
/// plays on exactly alike. It knows the definitions and rules it is played with (immutable and shared), and
/// whom to tell what went wrong in functions of cards; it holds no other pointer. What it *computes* about
/// itself (characteristics) is a cache, not state.
class Duel : public StateParts {
 public:
  /// A duel that is not set up yet, with the cards of `library` by `rules`.
  Duel(std::shared_ptr<const Library> library, std::shared_ptr<const Rules> rules);
  /// A copy, which plays on by itself and exactly like the other.
  Duel(const Duel& other);
  Duel& operator=(const Duel& other);
  /// Takes the place of the other.
  Duel(Duel&& other) noexcept;
  Duel& operator=(Duel&& other) noexcept;
  ~Duel();

  /// The cards that it is played with.
  const Library& library() const { return *library_; }
  /// The rule set that it is played by.
  const Rules& rules() const { return *rules_; }
  /// The same library, for who keeps it.
  const std::shared_ptr<const Library>& shared_library() const { return library_; }
  /// The same rules, for who keeps them.
  const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }

  // ------------------------------------------------------------------------------------------ state
  std::vector<Object> objects;         ///< by slot
  std::vector<std::uint16_t> in_play;  ///< slots, in the order in which they came into play
  std::array<PlayerState, player_count> players;
  std::vector<Counters> counters;  ///< on permanents, sorted by slot and kind
  std::vector<Effect> effects;     ///< by time stamp
  std::vector<Delayed> delayed;
  std::vector<BatchItem> batch;  ///< spells and effects under way, first announced first
  std::vector<Packet> packets;   ///< of the open prevention step
  std::vector<ObjectId> dying;   ///< about to go to the graveyard: regeneration may save them (R-REGEN-2)
  std::vector<DamageRecord> damage_this_turn;
  std::vector<RedirectionRecord> redirected_this_turn;
  std::vector<BlockRecord> blocks_this_turn;
  std::vector<LastKnown> died_this_turn;    ///< what was put into a graveyard from play, the first first
  std::vector<LastKnown> played_this_turn;  ///< cards that were cast or played, as they were then
  std::vector<LastKnown> last_known;        ///< objects that left play since the last rest point
  Combat combat;
  TurnState turn;
  Terms terms;
  Random random;
  std::vector<std::int32_t> forced_chance;  ///< results that chance must give next (tests); usually empty
  Timestamp clock = 0;
  std::uint32_t next_number = 1;  ///< of plays and packets
  Outcome outcome = Outcome::none;
  EndReason reason = EndReason::none;
  std::vector<SeenPosition> seen_positions;  ///< at the starts of turns
  std::vector<std::uint16_t> upkeep_unpaid;  ///< slots whose upkeep cost is still owed this turn (R-UPKEEP-3)

  // ---------------------------------------------------------------------------------------- reading
  /// Whether it has ended.
  bool over() const { return outcome != Outcome::none; }
  /// The player whose turn it is.
  PlayerId active() const { return turn.active; }
  /// The phase that it is.
  const Phase& phase() const {
    assert(turn.phase < rules().phases.size());
    return rules().phases[turn.phase];
  }
  /// What belongs to a player.
  PlayerState& player(PlayerId p) {
    assert(p != PlayerId::none);  // "nobody" has no life and no hand: whoever asks has to ask for a player
    return players[static_cast<std::size_t>(index(p))];
  }
  /// What belongs to a player.
  const PlayerState& player(PlayerId p) const {
    assert(p != PlayerId::none);
    return players[static_cast<std::size_t>(index(p))];
  }
  /// What lies in the slot of `id` now, which need not be the object that it meant.
  Object& object(ObjectId id) {
    assert(id.slot < objects.size());  // slots are never given up
    return objects[id.slot];
  }
  /// The object, which exists.
  const Object& object(ObjectId id) const {
    assert(id.slot < objects.size());
    return objects[id.slot];
  }
  /// The id of what has that slot now.
  ObjectId id_of(std::uint16_t slot) const {
    assert(slot < objects.size());
    return {slot, objects[slot].generation};
  }
  /// Whether `id` still means the object it meant (no zone change since).
  bool exists(ObjectId id) const {
    // By the place and not by the number, which would have to be divided out.
    const auto object = objects.begin() + id.slot;
    return id && object < objects.end() && object->generation == id.generation;
  }
  /// Whether the object exists, and is in play.
  bool is_in_play(ObjectId id) const { return exists(id) && objects[id.slot].zone == Zone::in_play; }
  /// The card as it is printed, whatever it has become.
  const Card& printed(ObjectId id) const {
    assert(object(id).card != CardId::none);  // every object is a card or a token of the library
    return library().card(object(id).card);
  }
  /// How many counters of `kind` lie on a permanent, or a player has; on anything else lie none.
  int counters_on(Thing holder, Word kind) const;
  /// The same of those that count for one keyword of the holder, with those that count for all.
  int counters_on(Thing holder, Word kind, const KeywordHeld& of) const;
  /// The play of that number in the batch, or nullptr.
  const BatchItem* find_play(std::uint32_t number) const;
  /// The waiting packet of that number, or nullptr.
  const Packet* find_packet(std::uint32_t number) const;
  /// The next moment: every call gives a later one.
  Timestamp tick() { return ++clock; }

  // --------------------------------------------------------------------- characteristics (a cache)
  /// What the object is now. The reference is good until the duel changes.
  const Characteristics& look(ObjectId id) const;
  /// The abilities that the object has now; good until the duel changes.
  const HeldAbility* abilities_begin(const Characteristics& c) const;
  /// The end of the abilities that `c` has.
  const HeldAbility* abilities_end(const Characteristics& c) const;

  /// Says that what `dirt` names (StateParts::Dirt) has changed, so that no more is computed again than must.
  /// Cheap: nothing is computed until someone looks.
  void touch(unsigned dirt) const;
  /// Whether deaths have been looked for since anything they depend on was touched: a second look would find
  /// nothing more. `depends_on`: what that was, as Dirt bits, besides what permanents are.
  bool deaths_checked() const;
  /// Notes that no death is due until something changes that `depends_on` names.
  void note_deaths_checked(unsigned depends_on) const;

  /// Equality of state; caches do not count.
  bool operator==(const Duel& other) const;
  /// A 64-bit hash of the state: equal duels have equal hashes, in every process.
  std::uint64_t hash() const;

  // ----------------------------------------------------------------------- functions of cards (no state)
  /// What went wrong in them, in this duel and in its copies.
  Faults& faults() const { return *faults_; }
  /// How many of them are under way in this duel, one inside the other.
  int& functions_under_way() const { return functions_under_way_.count; }

  // ------------------------------------------------------------------------------ measuring (no state)
  /// What this duel has had to do; a copy counts on from there.
  Work& work() const { return work_; }
  /// What it may do still, likewise.
  Budget& budget() const { return budget_; }
  /// Takes from the budget what has been worked out since this was last done. It is done at each step of an
  /// effect, and wherever else something may go on and on.
  void pay_for_work() const {
    const std::uint64_t all = work_.units();
    budget_.spend(all - work_paid_);
    work_paid_ = all;
  }

  /// The cache behind `look`; defined in reading/cache.h.
  struct Cache;

 private:
  friend struct Cache;
  const Characteristics& look_anew(ObjectId id) const;
  std::shared_ptr<const Library> library_;
  std::shared_ptr<const Rules> rules_;
  std::shared_ptr<Faults> faults_ = std::make_shared<Faults>();
  /// What is under way in a duel is not under way in its copy.
  struct UnderWay {
    UnderWay() = default;
    UnderWay(const UnderWay& /*other*/) {}
    UnderWay& operator=(const UnderWay& /*other*/) { return *this; }
    int count = 0;
  };
  mutable UnderWay functions_under_way_;
  mutable Work work_;
  mutable std::uint64_t work_paid_ = 0;
  mutable Budget budget_;
  struct CacheHolder {
    CacheHolder();
    CacheHolder(const CacheHolder&);             ///< a copy starts with an empty cache
    CacheHolder& operator=(const CacheHolder&);  ///< an assigned-to duel forgets its cache
    CacheHolder(CacheHolder&&) noexcept;
    CacheHolder& operator=(CacheHolder&&) noexcept;
    ~CacheHolder();
    std::unique_ptr<Cache> cache;
  };
  mutable CacheHolder cache_;
};

/// Whether what lasts so long ends when its source leaves play, untaps, or changes hands (R-DUR-3).
bool needs_its_source(Duration duration);
/// Whether an effect of that duration ends when its source is untapped.
bool needs_its_source_tapped(Duration duration);
/// Whether an effect of that duration ends when its source changes hands.
bool needs_its_source_yours(Duration duration);
/// Cards of a player in a zone that has no list of its own (out of game, set aside, …), by slot.
std::vector<ObjectId> cards_in(const Duel& duel, PlayerId owner, Zone zone);
/// How many cards each player puts up before the duel (R-ANTE-1, D-03).
int ante_cards(const Duel& duel);
/// Whether `id` is about to go to the graveyard at this moment, so that regeneration may be played
/// (R-REGEN-2).
bool is_dying(const Duel& duel, ObjectId id);

}  // namespace sleight
