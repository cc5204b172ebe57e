#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/card/layers.h"
#include "core/derived/object_cache.h"

namespace sleight {

/// A continuous ability of a permanent or of the rule set, or a lasting effect, as it is applied.
struct EffectInForce {
  const Ability* ability = nullptr;
  const Effect* effect = nullptr;
  const Change* change = nullptr;
  ObjectId holder;  ///< whose ability it is
  ObjectId giver;
  const Ability* keyword = nullptr;
  Timestamp since = 0;
  std::uint32_t order = 0;  ///< settles equal time stamps
  unsigned layers = 0;      ///< a bit for each in which it has a part
  TextWords text;
  ObjectId one;                   ///< whom alone it reaches, where it is an effect on one permanent
  bool chosen = false;            ///< some part of it is what was chosen
  bool asks_later = false;        ///< for what is written only after it is applied (asks_later)
  PlayerId you = PlayerId::none;  ///< for whom it spoke when it began, where it is a permanent's
  bool alive = true;
  bool begun = false;       ///< whom it affects is settled
  bool off = false;         ///< it holds for nobody: its artifact is tapped (R-ART-1)
  std::uint32_t first = 0;  ///< its part of the list of those
  std::uint32_t count = 0;
};
/// Whether it is the same effect, on the same footing.
bool is_same(const EffectInForce& a, const EffectInForce& b);

/// The continuous effects in force (R-CONT-1): those of the rule set, of permanents, and the lasting ones.
class EffectsInForce {
 public:
  explicit EffectsInForce(const ObjectCache& objects) : objects_(objects) {}
  /// Gathers them anew: of permanents the abilities that they have as far as they are known.
  void collect(const Duel& duel);
  /// One more, which something grants while the effects of `layer` are applied.
  void grant(const Duel& duel, const HeldAbility& held, ObjectId holder, Layer layer);
  /// True if what was granted in a later layer than it works in is what was foreseen so: if not, all must be
  /// done again, and then it is, with effects of its own from the first layer on.
  bool foresee();
  void forget_foreseen() { foreseen_.clear(); }
  /// The holder's ability is gone. Where it has begun to work already, all must be done again without it: but
  /// not by itself, which takes its own holder's abilities while it works (`applying`).
  void lose(ObjectId holder, const HeldAbility& held, const Change* applying);
  /// How many have gone so; those that have are never taken in again until they are forgotten.
  std::size_t lost() const { return lost_.size(); }
  /// Whether an effect that was lost in an earlier round is held by its object at the end of this one:
  /// nothing takes it away while it does not work.
  bool some_lost_is_held() const;
  void forget_lost() { lost_.clear(); }

  std::vector<EffectInForce>& all() { return all_; }
  const std::vector<EffectInForce>& all() const { return all_; }
  /// A bit for each layer that any of them works in.
  unsigned layers() const { return layers_; }
  /// What they depend on, as Duel::Dirt bits.
  unsigned dependencies() const { return reads_; }
  void add_reads(unsigned mask) { reads_ |= mask; }
  /// Whether each is separable (is_separable).
  bool are_separable() const { return separable_; }
  /// Whether any asks for what is written only after it is applied.
  bool ask_later() const { return ask_later_; }
  /// Whether an amount that is printed on a creature asks for what is written after the layer of what is
  /// printed; it is found out once.
  bool printed_asks_later(const Duel& duel, const Amount& amount);

 private:
  /// What a change, with what says for whom it holds, is: found out once, for it is asked of every board.
  struct Nature {
    unsigned reads = 0;
    unsigned layers = 0;
    bool separable = false;
    bool chosen = false;
    bool asks_later = false;
  };
  const Nature& nature_of(const Duel& duel, const Change& change, const Ability* ability);
  void add(const Duel& duel, const HeldAbility& held, ObjectId holder);
  void take(const Duel& duel, EffectInForce effect);

  /// An ability that turned out to be lost; it must not have begun to work either.
  struct Lost {
    const Ability* ability = nullptr;
    ObjectId holder;
    ObjectId giver;
    Timestamp since = 0;
    bool operator==(const Lost&) const = default;
  };
  /// A continuous ability that something grants.
  struct Granted {
    HeldAbility held;
    ObjectId holder;
    bool operator==(const Granted&) const = default;
  };

  const ObjectCache& objects_;
  std::unordered_map<const Change*, Nature> natures_;
  std::vector<EffectInForce> all_;
  std::vector<Lost> lost_;
  std::vector<Granted> foreseen_;  ///< granted the last time, and too late for a layer that they work in
  std::vector<Granted> granted_;   ///< those that are so this time
  std::unordered_map<const Amount*, bool> printed_;
  unsigned layers_ = 0;
  unsigned reads_ = 0;
  bool separable_ = true;
  bool ask_later_ = false;
};

}  // namespace sleight
