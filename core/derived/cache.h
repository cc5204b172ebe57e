#pragma once

#include <cassert>
#include <memory>
#include <vector>

#include "core/derived/board_index.h"
#include "core/derived/continuous_effects.h"
#include "core/derived/mana_cache.h"

/// What a duel has computed about itself. Private to the files that compute characteristics, ask about rules
/// and explain values.
namespace sleight {

struct Duel::Cache {
  /// The cache of `duel`, brought up to date. (Asked some hundred times for each decision, and nearly always
  /// up to date: so these two stand here.)
  [[gnu::always_inline]] static Cache& of(const Duel& duel) {
    Cache& cache = raw(duel);
    // While it is computed nothing counts as dirty: whoever looks sees the board as the layers have made it
    // so far, which is meant.
    if (cache.dirty_ != 0) cache.update(duel);
    // Whoever makes a new object says so.
    assert(cache.computing_ || cache.objects_.size() == duel.objects.size());
    return cache;
  }
  /// The cache of `duel` as it is, even in the middle of being computed.
  [[gnu::always_inline]] static Cache& raw(const Duel& duel) {
    if (!duel.cache_.cache) make(duel);
    return *duel.cache_.cache;
  }
  /// Computes everything anew, `id` too if it is outside play, and tells `listener` of every step.
  static void listen(const Duel& duel, ObjectId id, LayerListener& listener);

  /// Takes what another one knows of cards, and the room that it has made.
  void recycle(Cache&& used);

  CachedObject& slot(std::size_t index) { return objects_.slot(index); }
  /// What a card outside play is: printed, and the lasting effects that hold for it.
  const Characteristics& outside(const Duel& duel, ObjectId id, LayerListener* listener = nullptr);
  /// Whether that is kept: else it is computed when somebody looks.
  bool keeps(ObjectId id) const {
    const CachedObject& known = objects_.slot(id.slot);
    return known.version == version_ && known.cache_key.id == id;
  }
  const BoardIndex& index() const { return index_; }
  ManaTotals& mana() { return mana_; }
  void mark(unsigned dirt) {
    // Quick: all of it has been said already, and nobody has looked since.
    if ((dirt & ~dirty_) == 0) return;
    // What nothing that is known depends on makes nothing of it old.
    dirty_ |= dirt & (permanents_depend_on_ | outside_depends_on_);
    if ((dirt & deaths_depend_on_) != 0) deaths_checked_ = false;
    if ((dirt & Duel::hands) != 0) hands_listed_ = false;
    mana_.touched(dirt);
  }

 private:
  friend class Duel;
  static void make(const Duel& duel);
  void update(const Duel& duel);
  void compute(const Duel& duel, LayerListener* listener);
  bool amend(const Duel& duel, bool choices);
  void finish(const Duel& duel);
  void outside_anew(const Duel& duel);
  void apply_outside(const Duel& duel, ObjectId id, CachedObject& known, LayerListener* listener);

  // The board and choices count always: nearly everything reads who is in play, and each copy what it chose.
  static constexpr unsigned always_permanents = Duel::board | Duel::choice | Duel::counter;
  static constexpr unsigned always_outside = Duel::board | Duel::hands | Duel::choice;
  ObjectCache objects_;
  std::shared_ptr<const Library> library_;  ///< whose cards are known
  ContinuousEffects effects_{objects_};
  BoardIndex index_;
  ManaTotals mana_;
  unsigned dirty_ = 0xFFFFU;
  unsigned permanents_depend_on_ = ~0U;  ///< what they are, or would be found to be old
  std::vector<Counters> counters_seen_;
  std::uint32_t version_ = 1;  ///< of everything outside play
  /// What that depends on, besides what permanents are: who has which card where, and what effects and cards
  /// themselves ask after.
  unsigned outside_depends_on_ = always_outside;
  bool computing_ = false;
  bool hands_listed_ = false;
  bool deaths_checked_ = false;  ///< kept here because it goes when knowledge goes
  unsigned deaths_depend_on_ = ~0U;
};

}  // namespace sleight
