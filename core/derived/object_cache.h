#pragma once

#include <array>
#include <cassert>
#include <memory>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// What of a permanent itself its characteristics depend on, besides counters and what it has chosen. (Which
/// card it is goes with its id: what becomes another is a new object.)
struct CacheKey {
  ObjectId id;
  ObjectId attached_to;
  Timestamp entered = 0;
  CardId card = CardId::none;
  PlayerId controller = PlayerId::none;
  bool operator==(const CacheKey&) const = default;
};
inline CacheKey cache_key_of(const Duel& duel, std::uint16_t slot) {
  const Object& object = duel.objects[slot];
  return {duel.id_of(slot), object.attached_to, object.entered, object.card, object.controller};
}

/// What is known about one slot of a duel. Its address stays the same while the duel lives.
struct CachedObject {
  Characteristics now;                 ///< (first, for it is what nearly everybody wants)
  Characteristics base;                ///< as printed on `base_card`
  std::vector<HeldAbility> base_held;  ///< its printed abilities, keywords expanded
  std::vector<HeldAbility> held;
  CacheKey
      cache_key;  ///< of the permanent, when `now` was computed; of a card outside play which object it was
  std::uint32_t version = 0;  ///< of cards outside play: when it was computed
  CardId base_card = CardId::none;
  bool dynamic = false;       ///< printed power or toughness depends on the duel
  bool has_statics = false;   ///< some printed ability changes characteristics
  bool held_is_base = false;  ///< `held` is `base_held`, given by the object itself since it is there
};

/// A permanent that was worked out anew.
struct UpdatedPermanent {
  std::uint16_t slot = 0;
  bool held_was_base = false;  ///< it had the abilities that are printed on it, no more
  CacheKey cache_key;          ///< on which it was worked out before: of another object, if it is new
  Characteristics before;      ///< what it was then
};

/// What is known about all slots, in blocks, so that nothing moves when there are more.
class ObjectCache {
 public:
  CachedObject& slot(std::size_t index) {
    assert(index < size_);
    return blocks_[index / block_size]->slots[index % block_size];
  }
  const CachedObject& slot(std::size_t index) const {
    assert(index < size_);
    return blocks_[index / block_size]->slots[index % block_size];
  }
  std::size_t size() const { return size_; }
  /// Makes room for so many slots; there are never fewer again.
  void grow(std::size_t size);
  /// Nothing is known any more but what is printed on cards.
  void forget();
  /// Nor that.
  void forget_printed();

 private:
  static constexpr std::size_t block_size = 32;
  struct Block {
    std::array<CachedObject, block_size> slots;
  };
  std::vector<std::unique_ptr<Block>> blocks_;
  std::size_t size_ = 0;
};

/// Adds `ability` to `held`, and where it is a keyword the abilities that it stands for.
void expand(const Library& library, const Ability& ability, ObjectId giver, Timestamp since,
            const TextWords& text, std::vector<HeldAbility>& held);
/// Notes what is printed on `card`.
void set_base(const Library& library, CachedObject& known, CardId card);

}  // namespace sleight
