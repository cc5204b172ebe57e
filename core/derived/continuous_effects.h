#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/card/layers.h"
#include "core/derived/effects_in_force.h"
#include "core/derived/fixpoint_values.h"
#include "core/derived/object_cache.h"
#include "core/query/context.h"

/// Private to the reading of a duel: nobody else computes.
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
    const ChangePart* part = nullptr;  ///< none: it gives an ability, or is none
    bool printed_amounts = false;      ///< no change: "*/*" of `source` is worked out
    const Ability* ability = nullptr;  ///< the static ability, for its script line
    const Effect* effect = nullptr;    ///< or the lasting effect
    const CounterKind* counter = nullptr;
    int times = 1;
    std::optional<int> amount;  ///< what the part's amount came to, where it has one
    const Context* context = nullptr;
  };
  /// `slot` is what the object is after it.
  virtual void applied(const Applied& applied, const Characteristics& now,
                       const std::vector<HeldAbility>& held) = 0;
  /// A computation begins (again): forget what was heard.
  virtual void on_begin() = 0;
  /// What was heard is the last of many rounds, each of which came out otherwise than the one before: the
  /// effects contradict each other.
  virtual void on_unsettled() = 0;
};

/// Works out what every permanent is: printed, then each continuous effect layer by layer (R-CONT-1,
/// R-CONT-2).
class ContinuousEffects {
 public:
  explicit ContinuousEffects(ObjectCache& objects) : objects_(objects) {}
  /// Writes into the known objects what is in play now; `listener`, if any, hears each part of a change.
  void compute(const Duel& duel, LayerListener* listener);
  /// The same where little has happened since, and nothing that `depends_on` tells: only the permanents to
  /// which it has happened are worked out anew, and whom an effect reaches that begins, ends or changes with
  /// them. `counters`: those that lay there before; `choices`: something may have been chosen. False: it
  /// can't be told who these are, and all have to be computed.
  bool amend(const Duel& duel, const std::vector<Counters>& counters, bool choices);
  /// Those that were, in the order of play, with what they were before.
  const std::vector<UpdatedPermanent>& amended() const { return amended_; }
  /// What the effects in force depend on, as Duel::Dirt bits.
  unsigned depends_on() const { return in_force_.dependencies(); }
  /// Whether there is any artifact whose effects hold only while it is untapped,
  bool has_switches() const { return !switches_.empty(); }
  /// and whether one of them has been tapped or untapped since.
  bool some_switched(const Duel& duel) const;

 private:
  static constexpr std::size_t most_statics = 10000;

  bool compute_once(const Duel& duel, LayerListener* listener);
  bool compute_rounds(const Duel& duel, LayerListener* listener);
  bool some_changed_hands(const Duel& duel) const;
  bool is_shut_off(const Duel& duel, ObjectId holder);
  bool some_shut_off_otherwise(const Duel& duel) const;
  void prepare(const Duel& duel);
  void prepare(const Duel& duel, std::uint16_t number);
  bool mark(const Duel& duel, std::uint16_t slot);
  bool mark_what_happened(const Duel& duel, const std::vector<Counters>& counters, bool choices);
  bool mark_whom_effects_reach(const Duel& duel);
  bool stand_apart(const Duel& duel) const;
  /// The permanents that are being worked out.
  const std::vector<std::uint16_t>& worked_out(const Duel& duel) const {
    return amending_ ? marked_ : duel.in_play;
  }
  bool is_worked_out(std::uint16_t slot) const { return !amending_ || is_marked_[slot] != 0; }
  void apply_layer(const Duel& duel, Layer layer, LayerListener* listener);
  void put_in_order(Layer layer, std::size_t from, std::size_t first_new);
  void begin(const Duel& duel, EffectInForce& effect);
  void take_permanents(const Duel& duel, const Context& context, const std::vector<Filter>& filters);
  void take_affected(const Context& context, const EffectInForce& effect);
  void take_affected_by_settled(const Context& context, const EffectInForce& effect);
  Context context_of(const Duel& duel, const EffectInForce& effect) const;
  void apply_part(const Duel& duel, std::size_t effect, const ChangePart& part, ObjectId to,
                  LayerListener* listener);
  void apply_counters(const Duel& duel, LayerListener* listener);
  void apply_printed_amounts(const Duel& duel, LayerListener* listener);
  void apply_text(CachedObject& slot, ObjectId id);
  void lose_abilities(ObjectId holder, CachedObject& slot);
  void lose_keyword(const Context& context, const ChangePart& part, ObjectId holder, CachedObject& slot);
  void gain(const Duel& duel, const Ability& ability, const EffectInForce& from, ObjectId to);
  void copy(const Duel& duel, const Context& context, const ChangePart& part, ObjectId to, bool is_later);

  /// An artifact whose ability is asked about only while it is untapped, and how it was.
  struct Switch {
    std::uint16_t slot = 0;
    bool tapped = false;
  };

  ObjectCache& objects_;
  EffectsInForce in_force_{objects_};
  std::vector<Switch> switches_;
  const Change* applying_ = nullptr;  ///< the change whose part is being applied
  std::vector<std::uint32_t> order_;
  std::vector<ObjectId> affected_;
  FixpointValues settled_;          ///< empty while effects are applied for the first time
  bool controllers_known_ = false;  ///< the layer that writes them has been applied in this round
  bool printed_later_ = false;      ///< some "*/*" asks for what is written later
  /// Whether each permanent was worked out by itself, so that it stays as it is while nothing happens to it.
  bool separable_ = false;
  bool amending_ = false;
  std::vector<EffectInForce> before_;    ///< the effects as they were
  std::vector<std::uint8_t> is_marked_;  ///< by slot
  std::vector<std::uint16_t> marked_;
  std::vector<UpdatedPermanent> amended_;
};

}  // namespace sleight
