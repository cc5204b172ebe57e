#include "core/derived/fixpoint_values.h"

#include <utility>

#include "core/card/layers.h"

namespace sleight {

namespace {

/// Whether nothing that effects can make of a permanent is different.
bool is_alike(const Characteristics& a, const Characteristics& b) {
  return static_cast<const Traits&>(a) == static_cast<const Traits&>(b) && a.text == b.text &&
         a.ability_count == b.ability_count;
}

/// Takes from `from` what the layers write.
void mix(Characteristics& into, const Characteristics& from, unsigned layers) {
  if ((layers & layer_bit(Layer::control)) != 0) into.controller = from.controller;
  if ((layers & layer_bit(Layer::text)) != 0) into.text = from.text;
  if ((layers & type_layers) != 0) {
    into.name = from.name;
    into.types = from.types;
    into.supertypes = from.supertypes;
    into.subtypes = from.subtypes;
    into.subtype_count = from.subtype_count;
  }
  if ((layers & layer_bit(Layer::colour)) != 0) into.colours = from.colours;
  if ((layers & size_layers) != 0) {
    into.power = from.power;
    into.toughness = from.toughness;
  }
  if ((layers & layer_bit(Layer::abilities)) != 0) into.ability_count = from.ability_count;
}

}  // namespace

bool FixpointValues::take(const Duel& duel, const ObjectCache& objects) {
  bool same = values_.size() == duel.in_play.size();
  values_.resize(duel.in_play.size());
  places_.resize(duel.objects.size());
  for (std::size_t i = 0; i < values_.size(); ++i) {
    Value& value = values_[i];
    const CachedObject& known = objects.slot(duel.in_play[i]);
    same =
        same && value.slot == duel.in_play[i] && is_alike(value.now, known.now) && value.held == known.held;
    value.slot = duel.in_play[i];
    value.now = known.now;
    value.held = known.held;
    places_[value.slot] = static_cast<std::uint16_t>(i);
  }
  return same;
}

const FixpointValues::Value* FixpointValues::find(std::uint16_t slot) const {
  if (slot >= places_.size() || places_[slot] >= values_.size()) return nullptr;
  const Value& value = values_[places_[slot]];
  return value.slot == slot ? &value : nullptr;
}

PlayerId FixpointValues::controller(std::uint16_t slot) const {
  const Value* value = find(slot);
  return value != nullptr ? value->now.controller : PlayerId::none;
}

const TextWords* FixpointValues::text(std::uint16_t slot) const {
  const Value* value = find(slot);
  return value != nullptr ? &value->now.text : nullptr;
}

SettledBoard::SettledBoard(FixpointValues& settled, ObjectCache& objects)
    : settled_(settled), objects_(objects) {
  exchange();
}

SettledBoard::~SettledBoard() {
  show_settled();
  exchange();
}

void SettledBoard::exchange() {
  for (FixpointValues::Value& value : settled_.values_) {
    CachedObject& known = objects_.slot(value.slot);
    std::swap(known.now, value.now);
    std::swap(known.held, value.held);
  }
}

void SettledBoard::show_unsettled(std::uint16_t slot, unsigned layers) {
  show_settled();
  // What is being worked out lies there meanwhile.
  const FixpointValues::Value* found = settled_.find(slot);
  if (found == nullptr) return;
  CachedObject& known = objects_.slot(slot);
  kept_ = {slot, known.now, known.held};
  mixed_ = true;
  if ((layers & layer_bit(Layer::copy)) != 0)
    known.now = found->now;
  else
    mix(known.now, found->now, layers);
  if ((layers & (layer_bit(Layer::abilities) | layer_bit(Layer::copy))) != 0) known.held = found->held;
}

void SettledBoard::show_settled() {
  if (!mixed_) return;
  CachedObject& known = objects_.slot(kept_.slot);
  known.now = kept_.now;
  known.held = std::move(kept_.held);
  mixed_ = false;
}

}  // namespace sleight
