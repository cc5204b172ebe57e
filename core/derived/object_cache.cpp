#include "core/derived/object_cache.h"

#include <algorithm>

#include "core/derived/changes.h"

namespace sleight {
namespace {

void expand_into(const Library& library, const Ability& ability, const Ability* use, ObjectId giver,
                 Timestamp since, const TextWords& text, std::vector<HeldAbility>& held, int depth) {
  // The use itself comes first: who asks for the keyword finds it without its module.
  HeldAbility& added = held.emplace_back(HeldAbility{&ability, use, giver, since, text});
  if (ability.kind == AbilityKind::activated || ability.kind == AbilityKind::triggered)
    added.id = library.id_of(ability);
  if (ability.kind != AbilityKind::keyword || depth >= deepest_keyword) return;
  const Keyword* module = library.keyword(ability.keyword.name);
  if (module == nullptr) return;
  for (const Ability& part : module->abilities)
    expand_into(library, part, &ability, giver, since, text, held, depth + 1);
}

}  // namespace

// In blocks, so that references to what is known stay good while tokens come.
void ObjectCache::grow(std::size_t size) {
  size_ = size;
  while (blocks_.size() * block_size < size_) blocks_.push_back(std::make_unique_for_overwrite<Block>());
}

void ObjectCache::forget() {
  for (const std::unique_ptr<Block>& block : blocks_)
    for (CachedObject& known : block->slots) {
      known.held_is_base = false;
      known.cache_key = {};
      known.version = 0;
    }
  size_ = 0;
}

void ObjectCache::forget_printed() {
  for (const std::unique_ptr<Block>& block : blocks_)
    for (CachedObject& known : block->slots) known.base_card = CardId::none;
}

void expand(const Library& library, const Ability& ability, ObjectId giver, Timestamp since,
            const TextWords& text, std::vector<HeldAbility>& held) {
  expand_into(library, ability, nullptr, giver, since, text, held, 0);
}

void set_base(const Library& library, CachedObject& known, CardId card) {
  known.base_card = card;
  known.base = printed_characteristics(library, card, &known.dynamic);
  known.base_held.clear();
  for (const Ability& ability : library.card(card).abilities)
    // Neither giver nor moment: these are put in for each object that has the card.
    expand(library, ability, {}, 0, {}, known.base_held);
  known.has_statics =
      std::any_of(known.base_held.begin(), known.base_held.end(),
                  [](const HeldAbility& held) { return held.ability->kind == AbilityKind::continuous; });
  // The list made of the old card must not pass for the new one's.
  known.held_is_base = false;
}

}  // namespace sleight
