#include "core/derived/cache.h"

#include <algorithm>
#include <cassert>

#include "core/derived/changes.h"
#include "core/derived/dependencies.h"
#include "core/query/amounts.h"

/// The cache behind Duel::look: when what is known about a duel is computed again, and when it is not.
namespace sleight {

namespace {

/// What an object is of which nothing is known: one that is no more.
const Characteristics nothing_known{};

}  // namespace

Duel::CacheHolder::CacheHolder() = default;
// What is known holds pointers into the lists of its own duel: a copy has to find out for itself.
Duel::CacheHolder::CacheHolder(const CacheHolder& /*other*/) {}
Duel::CacheHolder& Duel::CacheHolder::operator=(const CacheHolder& other) {
  // Nor is anything known of what a duel becomes; only what stands on its cards is, and the room is there.
  if (this != &other && cache) {
    auto emptied = std::make_unique<Cache>();
    emptied->recycle(std::move(*cache));
    cache = std::move(emptied);
  }
  return *this;
}
Duel::CacheHolder::CacheHolder(CacheHolder&&) noexcept = default;
Duel::CacheHolder& Duel::CacheHolder::operator=(CacheHolder&&) noexcept = default;
Duel::CacheHolder::~CacheHolder() = default;

void Duel::Cache::make(const Duel& duel) { duel.cache_.cache = std::make_unique<Cache>(); }

void Duel::Cache::listen(const Duel& duel, ObjectId id, LayerListener& listener) {
  Cache& cache = raw(duel);
  if (cache.computing_) return;
  cache.compute(duel, &listener);
  if (!duel.is_in_play(id)) cache.outside(duel, id, &listener);
}

void Duel::Cache::recycle(Cache&& used) {
  objects_ = std::move(used.objects_);
  objects_.forget();
  library_ = std::move(used.library_);
}

void Duel::Cache::compute(const Duel& duel, LayerListener* listener) {
  assert(!computing_);  // what a continuous effect reads may not set off the computing of all of them again
  if (library_ != duel.shared_library()) {
    // Cards have other numbers there.
    if (library_) objects_.forget_printed();
    library_ = duel.shared_library();
  }
  computing_ = true;
  dirty_ = 0;
  ++duel.work().recomputes;
  effects_.compute(duel, listener);
  index_.list(duel, objects_);
  mana_.forget();
  finish(duel);
  computing_ = false;
}

/// The same where little has happened: false, and everything is to be computed, where that can't be told.
bool Duel::Cache::amend(const Duel& duel, bool choices) {
  computing_ = true;
  const bool amended = library_ == duel.shared_library() && effects_.amend(duel, counters_seen_, choices);
  if (amended) {
    ++duel.work().recomputes;
    const std::uint32_t events = index_.events();
    if (index_.amend(duel, objects_, effects_.amended()) || events != index_.events())
      mana_.forget();
    else if (!effects_.amended().empty())
      mana_.touched(Duel::board);  // what counts permanents may count others now
    finish(duel);
  }
  computing_ = false;
  return amended;
}

/// What follows from what the permanents are.
void Duel::Cache::finish(const Duel& duel) {
  // All effects were gone through, whatever they reached.
  duel.budget().spend(6 * duel.effects.size() + duel.in_play.size());
  permanents_depend_on_ = effects_.depends_on() | always_permanents;
  if (effects_.has_switches()) permanents_depend_on_ |= Duel::tapped;
  // Kept to tell counters from damage, which `touch` does not.
  counters_seen_ = duel.counters;
  outside_anew(duel);
}

/// Whether what changed can matter to any permanent; if not, what is known stays.
void Duel::Cache::update(const Duel& duel) {
  const unsigned dirt = dirty_;
  dirty_ = 0;
  // What effects read: it may reach any of them.
  bool wide = (dirt & effects_.depends_on()) != 0;
  // Of artifacts it matters which were tapped: the others' effects are there all the same (R-ART-1).
  if (!wide && (dirt & Duel::tapped) != 0) wide = effects_.some_switched(duel);
  bool stale = wide || objects_.size() != duel.objects.size() || (dirt & (Duel::board | Duel::choice)) != 0;
  // Damage and counters share a bit; damage alone changes no characteristic.
  if (!stale && (dirt & Duel::counter) != 0) stale = counters_seen_ != duel.counters;
  if (stale) {
    deaths_checked_ = false;
    if (wide || !amend(duel, (dirt & Duel::choice) != 0)) compute(duel, nullptr);
  } else if ((dirt & outside_depends_on_) != 0) {
    computing_ = true;
    outside_anew(duel);
    computing_ = false;
  }
}

/// Forgets what cards outside play are, until each is asked for; which of them can be used or hear of
/// something, follows from where they lie.
void Duel::Cache::outside_anew(const Duel& duel) {
  ++version_;
  outside_depends_on_ = always_outside;
  index_.list_outside(duel, objects_);
  if (!hands_listed_) index_.list_hands(duel);
  hands_listed_ = true;
  index_.note_moments();
}

const Characteristics& Duel::Cache::outside(const Duel& duel, ObjectId id, LayerListener* listener) {
  CachedObject& known = slot(id.slot);
  const Object& object = duel.object(id);
  // The giver is looked at as well: the slot may hold another object than the one that was computed.
  if (listener == nullptr && keeps(id)) return known.now;
  if (known.base_card != object.card) set_base(duel.library(), known, object.card);
  known.version = version_;
  known.held_is_base = false;
  known.cache_key = CacheKey{};
  known.cache_key.id = id;
  known.now = known.base;
  known.now.controller =
      // A spell is controlled by who casts it, any other card outside play by its owner (R-ZONE-1).
      object.zone == Zone::limbo && object.controller != PlayerId::none ? object.controller : object.owner;
  known.now.first_ability = id.slot;
  known.held = known.base_held;
  for (HeldAbility& held : known.held) held.giver = id;
  Context own{.duel = duel, .self = id};
  own.you = known.now.controller;
  if (known.dynamic) {
    const Card& card = duel.library().card(object.card);
    known.now.power = evaluate(own, card.power, 0);
    known.now.toughness = evaluate(own, card.toughness, 0);
    for (const Box<Amount>* amount : {&card.power, &card.toughness})
      if (*amount) outside_depends_on_ |= dependencies_of(**amount);
  }
  apply_outside(duel, id, known, listener);
  known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
  return known.now;
}

/// Only lasting effects reach a card outside play: the interrupts that changed a spell (R-INT-5).
void Duel::Cache::apply_outside(const Duel& duel, ObjectId id, CachedObject& known, LayerListener* listener) {
  const auto reaches = [id](const Effect& effect) {
    return effect.affected == Thing::of(id) && effect.change != ChangeId::none;
  };
  if (std::none_of(duel.effects.begin(), duel.effects.end(), reaches)) return;
  // Lasting effects stand in the order of their time stamps already (R-CONT-1).
  for (const Layer layer : duel.rules().layers)
    for (const Effect& effect : duel.effects) {
      if (!reaches(effect)) continue;
      const Context context = sleight::context_of(duel, effect);
      outside_depends_on_ |= dependencies_of(duel.library().change(effect.change));
      for (const ChangePart& part : duel.library().change(effect.change).parts) {
        if (layer_of(part.kind) != layer) continue;
        apply_flat(context, part, known.now);
        if (listener == nullptr) continue;
        LayerListener::Applied told;
        told.object = id;
        told.layer = layer;
        told.since = effect.since;
        told.source = effect.source_card;
        told.part = &part;
        told.effect = &effect;
        told.context = &context;
        listener->applied(told, known.now, known.held);
      }
    }
  for (HeldAbility& held : known.held) held.text = known.now.text;
}

const Characteristics& Duel::look(ObjectId id) const {
  ++work_.looks;
  // Quick: of what is in play all is known already, nearly always.
  if (is_in_play(id) && cache_.cache && cache_.cache->dirty_ == 0) return cache_.cache->slot(id.slot).now;
  return look_anew(id);
}

const Characteristics& Duel::look_anew(ObjectId id) const {
  if (!exists(id)) return nothing_known;
  Cache& cache = Cache::of(*this);
  // What is in play is always computed by now; what is not, only when it is asked for.
  if (objects[id.slot].zone == Zone::in_play) return cache.slot(id.slot).now;
  return cache.outside(*this, id);
}

const HeldAbility* Duel::abilities_begin(const Characteristics& c) const {
  if (c.ability_count == 0) return nullptr;
  const std::vector<HeldAbility>& held = Cache::raw(*this).slot(c.first_ability).held;
  assert(c.ability_count <=
         held.size());  // characteristics kept for too long tell of abilities that have gone
  return held.data();
}

const HeldAbility* Duel::abilities_end(const Characteristics& c) const {
  if (c.ability_count == 0) return nullptr;
  return abilities_begin(c) + c.ability_count;
}

void Duel::touch(unsigned dirt) const {
  // Without a cache nothing is known, and nothing can be out of date.
  if (cache_.cache) cache_.cache->mark(dirt);
}

// `of` first brings the cache up to date: what makes characteristics old makes the look for deaths old.
bool Duel::deaths_checked() const { return cache_.cache && Cache::of(*this).deaths_checked_; }

void Duel::note_deaths_checked(unsigned depends_on) const {
  if (!cache_.cache) return;
  Cache& cache = Cache::of(*this);
  cache.deaths_checked_ = true;
  cache.deaths_depend_on_ = depends_on;
}

}  // namespace sleight
