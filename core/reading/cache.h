#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/reading/board_index.h"
#include "core/reading/context.h"

/// What a duel has computed about itself. Private to the files that compute characteristics, ask about rules
/// and explain values.
namespace sleight {

/// Hears each part of a change as it is applied; only explanations listen.
class LayerListener {
 public:
  LayerListener() = default;
  LayerListener(const LayerListener&) = delete;
  LayerListener& operator=(const LayerListener&) = delete;
  virtual ~LayerListener() = default;
  /// One part, just applied to `object`.
  struct Applied {
    ObjectId object;
    Layer layer = Layer::copy;
    Timestamp since = 0;
    CardId source = CardId::none;      ///< whose text it is; none: the rule set or a counter
    const ChangePart* part = nullptr;  ///< none: it gives an ability
    const Ability* ability = nullptr;  ///< the static ability, for its script line
    const Effect* effect = nullptr;    ///< or the lasting effect
    const CounterKind* counter = nullptr;
    int times = 1;
    const Context* context = nullptr;
  };
  /// `slot` is what the object is after it.
  virtual void applied(const Applied& applied, const Characteristics& now,
                       const std::vector<HeldAbility>& held) = 0;
  /// A computation begins (again): forget what was heard.
  virtual void begins() = 0;
};

struct Duel::Cache {
  /// What is known about one slot. Its address stays the same while the duel lives.
  struct Slot {
    Characteristics base;                ///< as printed on `base_card`
    std::vector<HeldAbility> base_held;  ///< its printed abilities, keywords expanded
    CardId base_card = CardId::none;
    bool dynamic = false;       ///< printed power or toughness depends on the duel
    bool has_statics = false;   ///< some printed ability changes characteristics
    bool held_is_base = false;  ///< `held` is `base_held` with `held_giver` and `held_since` put in
    ObjectId held_giver;
    Timestamp held_since = 0;
    Characteristics now;
    std::vector<HeldAbility> held;
    std::uint32_t version = 0;  ///< of cards outside play: when it was computed
  };

  /// A rule or triggered ability of a permanent, as `for_each_rule` walks through them: oldest permanent
  /// first.
  struct RuleEntry {
    std::uint16_t slot = 0;
    std::uint16_t index = 0;  ///< in the slot's `held`
    RuleKind kind = RuleKind::cannot_attack;
    bool for_itself = false;  ///< speaks of its holder only
  };

  /// The cache of `duel`, brought up to date.
  static Cache& of(const Duel& duel);
  /// The cache of `duel` as it is, even in the middle of being computed.
  static Cache& raw(const Duel& duel);
  /// Computes everything anew, `id` too if it is outside play, and tells `listener` of every step.
  static void listen(const Duel& duel, ObjectId id, LayerListener& listener);

  Slot& slot(std::size_t index) { return blocks_[index / block_size]->slots[index % block_size]; }
  /// What a card outside play is: printed, and the lasting effects that hold for it.
  const Characteristics& outside(const Duel& duel, ObjectId id, LayerListener* listener = nullptr);
  void apply_outside(const Duel& duel, ObjectId id, Slot& known, LayerListener* listener);
  void mark(unsigned dirt) {
    dirty_ |= dirt;
    if ((dirt & deaths_depend_on_) != 0) deaths_checked_ = false;
  }
  bool computing() const { return computing_; }

  const std::vector<RuleEntry>& rules() const { return rules_; }
  std::uint64_t rule_kinds() const { return rule_kinds_; }  ///< bit per kind that anything speaks of
  std::uint64_t wide_rule_kinds() const {
    return wide_rule_kinds_;
  }  ///< … that speaks of others than its holder
  std::uint32_t events() const { return events_; }
  const UsableInPlay& usable() const { return usable_; }
  /// The slots of permanents that check_deaths has to look at, oldest first.
  const std::vector<std::uint16_t>& mortal() const { return mortal_; }
  bool changes_control() const { return changes_control_; }

 private:
  friend class Duel;
  static constexpr std::size_t block_size = 32;
  static constexpr std::size_t most_statics = 10000;
  struct Block {
    std::array<Slot, block_size> slots;
  };
  /// A continuous ability of a permanent, or a lasting effect, being applied.
  struct Static {
    const Ability* ability = nullptr;
    const Effect* effect = nullptr;
    const Change* change = nullptr;
    ObjectId holder;  ///< whose ability it is
    ObjectId giver;
    const Ability* keyword = nullptr;
    Timestamp since = 0;
    std::uint32_t order = 0;  ///< settles equal time stamps
    unsigned layers = 0;
    TextWords text;
    bool alive = true;
    bool begun = false;       ///< whom it affects is settled
    std::uint32_t first = 0;  ///< its part of `affected_`
    std::uint32_t count = 0;
  };
  /// An ability that turned out to be lost; it must not have begun to work either.
  struct Lost {
    const Ability* ability = nullptr;
    ObjectId holder;
    bool operator==(const Lost&) const = default;
  };

  void update(const Duel& duel);
  void compute(const Duel& duel, LayerListener* listener);
  bool compute_once(const Duel& duel, LayerListener* listener);
  void prepare(const Duel& duel);
  void set_base(const Duel& duel, Slot& slot, CardId card);
  void expand(const Duel& duel, const Ability& ability, ObjectId giver, Timestamp since,
              const TextWords& text, std::vector<HeldAbility>& held);
  void add_static(const Duel& duel, const HeldAbility& held, ObjectId holder);
  void collect(const Duel& duel);
  void apply_layer(const Duel& duel, Layer layer, LayerListener* listener);
  void begin(const Duel& duel, Static& effect);
  void take_permanents(const Duel& duel, const Context& context, const std::vector<Filter>& filters);
  Context context_of(const Duel& duel, const Static& effect) const;
  void apply_part(const Duel& duel, std::size_t effect, const ChangePart& part, ObjectId to,
                  LayerListener* listener);
  void apply_counters(const Duel& duel, LayerListener* listener);
  void apply_printed_amounts(const Duel& duel);
  void apply_text(Slot& slot, ObjectId id);
  void lose_abilities(ObjectId holder, Slot& slot);
  void lose_keyword(ObjectId holder, Slot& slot, Word name);
  void gain(const Duel& duel, const Ability& ability, const Static& from, ObjectId to);
  void copy(const Duel& duel, const Context& context, const ChangePart& part, ObjectId to);
  void lose(ObjectId holder, const Ability* ability);
  void finish(const Duel& duel);

  std::vector<std::unique_ptr<Block>> blocks_;
  std::size_t slots_ = 0;
  unsigned dirty_ = 0xFFFFU;
  unsigned reads_ = 0;  ///< what the effects in force depend on
  std::vector<Counters> counters_seen_;
  std::uint32_t version_ = 1;  ///< of everything outside play
  bool computing_ = false;
  bool deaths_checked_ = false;  ///< kept here because it goes when knowledge goes
  unsigned deaths_depend_on_ = ~0U;
  const Change* applying_ = nullptr;  ///< the change whose part is being applied
  std::vector<Static> statics_;
  unsigned layers_in_force_ = 0;  ///< bit per layer that any of them works in
  std::vector<std::uint32_t> order_;
  std::vector<ObjectId> affected_;
  std::vector<Lost> lost_;
  std::vector<RuleEntry> rules_;
  UsableInPlay usable_;
  std::vector<std::uint16_t> mortal_;
  bool changes_control_ = false;
  std::uint64_t rule_kinds_ = 0;
  std::uint64_t wide_rule_kinds_ = 0;
  std::uint32_t events_ = 0;
};

}  // namespace sleight
