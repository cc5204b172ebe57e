#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/card/layers.h"
#include "core/reading/context.h"
#include "core/reading/dependencies.h"
#include "core/reading/known_objects.h"

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
    const Context* context = nullptr;
  };
  /// `slot` is what the object is after it.
  virtual void applied(const Applied& applied, const Characteristics& now,
                       const std::vector<HeldAbility>& held) = 0;
  /// A computation begins (again): forget what was heard.
  virtual void begins() = 0;
};

/// Works out what every permanent is: printed, then each continuous effect layer by layer (R-CONT-1,
/// R-CONT-2).
class ContinuousEffects {
 public:
  explicit ContinuousEffects(KnownObjects& objects) : objects_(objects) {}
  /// Writes into the known objects what is in play now; `listener`, if any, hears each part of a change.
  void compute(const Duel& duel, LayerListener* listener);
  /// The same where little has happened since, and nothing that `depends_on` tells: only the permanents to
  /// which it has happened are worked out anew, and whom an effect reaches that begins, ends or changes with
  /// them. `counters`: those that lay there before; `choices`: something may have been chosen. False: it
  /// can't be told who these are, and all have to be computed.
  bool amend(const Duel& duel, const std::vector<Counters>& counters, bool choices);
  /// Those that were, in the order of play, with what they were before.
  const std::vector<Amended>& amended() const { return amended_; }
  /// What the effects in force depend on, as Duel::Dirt bits.
  unsigned depends_on() const { return reads_; }
  /// Whether there is any artifact whose effects hold only while it is untapped,
  bool has_switches() const { return !switches_.empty(); }
  /// and whether one of them has been tapped or untapped since.
  bool some_switched(const Duel& duel) const;

 private:
  static constexpr std::size_t most_statics = 10000;
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
    bool chosen = false;  ///< some part of it is what was chosen
    ObjectId one;         ///< whom alone it reaches, where it is an effect on one permanent
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
  /// Whether it is the same effect, on the same footing.
  static bool is_same(const Static& a, const Static& b);

  bool compute_once(const Duel& duel, LayerListener* listener);
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
  void add_static(const Duel& duel, const HeldAbility& held, ObjectId holder);
  void collect(const Duel& duel);
  void apply_layer(const Duel& duel, Layer layer, LayerListener* listener);
  void begin(const Duel& duel, Static& effect);
  void take_permanents(const Duel& duel, const Context& context, const std::vector<Filter>& filters);
  Context context_of(const Duel& duel, const Static& effect) const;
  void apply_part(const Duel& duel, std::size_t effect, const ChangePart& part, ObjectId to,
                  LayerListener* listener);
  void apply_counters(const Duel& duel, LayerListener* listener);
  void apply_printed_amounts(const Duel& duel, LayerListener* listener);
  void apply_text(KnownObject& slot, ObjectId id);
  void lose_abilities(ObjectId holder, KnownObject& slot);
  void lose_keyword(const Context& context, const ChangePart& part, ObjectId holder, KnownObject& slot);
  void gain(const Duel& duel, const Ability& ability, const Static& from, ObjectId to);
  void copy(const Duel& duel, const Context& context, const ChangePart& part, ObjectId to);
  void lose(ObjectId holder, const Ability* ability);

  /// What a change, with what says for whom it holds, is: found out once, for it is asked of every board.
  struct Nature {
    unsigned reads = 0;      ///< as Duel::Dirt bits
    unsigned layers = 0;     ///< a bit for each in which it has a part
    bool separable = false;  ///< is_separable
    bool chosen = false;     ///< some part of it is what was chosen
  };
  const Nature& nature_of(const Library& library, const Change& change, const Ability* ability);
  void add(Static effect, const Nature& nature);

  /// An artifact whose ability is asked about only while it is untapped, and how it was.
  struct Switch {
    std::uint16_t slot = 0;
    bool tapped = false;
  };

  KnownObjects& objects_;
  unsigned reads_ = 0;
  std::unordered_map<const Change*, Nature> natures_;
  std::vector<Switch> switches_;
  const Change* applying_ = nullptr;  ///< the change whose part is being applied
  std::vector<Static> statics_;
  unsigned layers_in_force_ = 0;  ///< bit per layer that any of them works in
  std::vector<std::uint32_t> order_;
  std::vector<ObjectId> affected_;
  std::vector<Lost> lost_;
  /// Whether each permanent was worked out by itself, so that it stays as it is while nothing happens to it.
  bool separable_ = false;
  bool amending_ = false;
  std::vector<Static> before_;           ///< the effects as they were
  std::vector<std::uint8_t> is_marked_;  ///< by slot
  std::vector<std::uint16_t> marked_;
  std::vector<Amended> amended_;
};

}  // namespace sleight
