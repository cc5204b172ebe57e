#include "core/derived/continuous_effects.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/derived/changes.h"
#include "core/derived/dependencies.h"
#include "core/derived/later_layers.h"
#include "core/derived/use_restrictions.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/filters.h"
#include "core/query/selection.h"
#include "core/query/selector_walk.h"

/// Computing what every permanent is: printed, then each continuous effect layer by layer, inside a layer in
/// the order of time stamps (R-CONT-1, R-CONT-2). A selector is read at its turn, on the board as it is then.
namespace sleight {

namespace {

/// An ability lost after it began to work costs another round; so many are granted to a strange board.
constexpr int most_rounds = 6;
/// How often effects that ask for what is written later are applied again. A chain of so many that each wait
/// for the one before still settles; what does not is a contradiction ("flies unless it flies").
constexpr int most_repeats = 12;

/// R-CONT-3: it works while its condition holds.
bool is_on(const Context& context, const EffectInForce& effect) {
  return holds(context, effect.ability->condition);
}

}  // namespace

/// Puts every permanent back to what is printed on it.
void ContinuousEffects::prepare(const Duel& duel) {
  objects_.grow(duel.objects.size());
  for (const std::uint16_t number : duel.in_play) prepare(duel, number);
}

void ContinuousEffects::prepare(const Duel& duel, std::uint16_t number) {
  ++duel.work().objects;
  const Object& object = duel.objects[number];
  const ObjectId id = duel.id_of(number);
  CachedObject& known = objects_.slot(number);
  // A slot that a token has left may hold another token by now.
  if (known.base_card != object.card) set_base(duel.library(), known, object.card);
  const CacheKey before = std::exchange(known.cache_key, cache_key_of(duel, number));
  known.now = known.base;
  // Who put it there; the layer of control comes on top (R-CTRL-1).
  known.now.controller = object.controller;
  known.now.first_ability = number;
  // The list of abilities is the dear part: it is left as it is where nothing was added or taken away.
  if (!known.held_is_base || before.id != id || before.entered != object.entered) {
    known.held = known.base_held;
    for (HeldAbility& held : known.held) {
      held.giver = id;
      held.since = object.entered;
    }
    known.held_is_base = true;
  }
  known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
  // "*/*" may count anything.
  if (known.dynamic) separable_ = false;
}

bool ContinuousEffects::some_switched(const Duel& duel) const {
  return std::any_of(switches_.begin(), switches_.end(),
                     [&](const Switch& seen) { return duel.objects[seen.slot].tapped != seen.tapped; });
}

Context ContinuousEffects::context_of(const Duel& duel, const EffectInForce& effect) const {
  if (effect.effect != nullptr) return sleight::context_of(duel, *effect.effect);
  Context context{.duel = duel, .self = effect.holder};
  context.keyword = effect.keyword != nullptr ? &effect.keyword->keyword : nullptr;
  context.keyword_giver = effect.giver;
  if (!is_plain(effect.text)) context.text = &effect.text;
  if (effect.holder) {
    // R-GEN-5: its controller, whoever that is in the end: of the same round as what the effect reads. Who
    // begins before the controllers are known, or asks for what is written later, reads the round before.
    const bool known = controllers_known_ && !effect.asks_later;
    const PlayerId settled = known ? PlayerId::none : settled_.controller(effect.holder.slot);
    context.you = settled != PlayerId::none ? settled : duel.look(effect.holder).controller;
    if (effect.you != PlayerId::none) context.you = effect.you;
  }
  return context;
}

/// The permanents that pass `filters`. What `visiting::each` would give, without its detours: most of the
/// time that a board takes goes by here, and most candidates already have the wrong type.
void ContinuousEffects::take_permanents(const Duel& duel, const Context& context,
                                        const std::vector<Filter>& filters) {
  ++duel.work().selectors;
  // The filters behind the type come after it in any case: all of them must hold.
  const bool typed = !filters.empty() && filters.front().quality == Quality::type;
  const CardType types = typed ? filters.front().types : CardType::none;
  const bool unwanted = typed && filters.front().negated;
  for (const std::uint16_t number : worked_out(duel)) {
    if (typed && objects_.slot(number).now.is(types) == unwanted) continue;
    const ObjectId id = duel.id_of(number);
    if ((typed && filters.size() == 1) || visiting::fits(context, filters, Thing::of(id)))
      affected_.push_back(id);
  }
}

/// Those that the effect's selector gives, if its condition holds.
void ContinuousEffects::take_affected(const Context& context, const EffectInForce& effect) {
  const Duel& duel = context.duel;
  if (!is_on(context, effect)) return;
  const Selector& affects = effect.ability->affects;
  const auto take = [&](Thing thing) {
    if (thing.is_object() && duel.is_in_play(thing.object)) affected_.push_back(thing.object);
    return true;
  };
  if (affects.empty())
    take(Thing::of(effect.holder ? effect.holder : effect.giver));
  else if (affects.from == Reference::permanents && affects.also.empty())
    take_permanents(duel, context, affects.filters);
  else
    visiting::each(context, affects, take);
}

/// The same, asked of what all effects together make, but of each permanent itself what older ones have made
/// of what this one writes (R-CONT-1, R-CRE-4).
void ContinuousEffects::take_affected_by_settled(const Context& context, const EffectInForce& effect) {
  const Duel& duel = context.duel;
  const Selector& affects = effect.ability->affects;
  const unsigned layers = layers_alike(effect.layers);
  SettledBoard board(settled_, objects_);
  // A condition holds or not whatever the order of time stamps, but for one about who is changed.
  const bool of_each = asks_of_whom_it_changes(*effect.ability);
  if (!of_each && !is_on(context, effect)) return;
  if (affects.empty()) {
    const ObjectId one = effect.holder ? effect.holder : effect.giver;
    if (duel.is_in_play(one)) affected_.push_back(one);
    return;
  }
  for (const std::uint16_t number : duel.in_play) {
    const ObjectId id = duel.id_of(number);
    board.show_unsettled(number, layers);
    if (selects(context, affects, Thing::of(id)) && (!of_each || is_on(context, effect)))
      affected_.push_back(id);
  }
}

/// Whether a tapped artifact is off when its effect begins: also by what all effects together make of it,
/// once that is known, for a younger one may make it a creature (R-ART-2, R-CONT-1). What its own copying has
/// made an artifact was none when that began.
bool ContinuousEffects::is_shut_off(const Duel& duel, ObjectId holder) {
  if (!switched_off(duel, holder, true)) return false;
  const SettledBoard board(settled_, objects_);
  return switched_off(duel, holder, true);
}

/// Settles whom an effect holds for: once, when its first part is applied, so that "all mountains are 1/1
/// plains" still knows its mountains when it comes to their power.
void ContinuousEffects::begin(const Duel& duel, EffectInForce& effect) {
  effect.begun = true;
  effect.first = static_cast<std::uint32_t>(affected_.size());
  const Effect* lasting = effect.effect;
  if (lasting != nullptr && lasting->affected.kind != Thing::Kind::none) {
    // What has left is not followed: it would be another object that came back (R-ZONE-2).
    if (lasting->affected.is_object() && duel.is_in_play(lasting->affected.object))
      affected_.push_back(lasting->affected.object);
  } else if (effect.ability != nullptr) {
    // How its words read in the end, where it begins before they are changed.
    if (effect.holder && effect.giver == effect.holder)
      if (const TextWords* text = settled_.text(effect.holder.slot)) effect.text = *text;
    const Context context = context_of(duel, effect);
    effect.you = context.you;
    // R-ART-1 and R-CONT-3, asked when the effect begins: what its earlier layers did is not taken back.
    if (effect.holder && is_worked_out(effect.holder.slot) &&
        objects_.slot(effect.holder.slot).now.is(CardType::artifact))
      switches_.push_back({effect.holder.slot, duel.object(effect.holder).tapped});
    effect.off = effect.holder && duel.object(effect.holder).tapped && is_shut_off(duel, effect.holder);
    if (!effect.off && effect.asks_later && !settled_.empty())
      take_affected_by_settled(context, effect);
    else if (!effect.off)
      take_affected(context, effect);
  }
  if (amending_)
    affected_.erase(std::remove_if(affected_.begin() + effect.first, affected_.end(),
                                   [&](ObjectId id) { return !is_worked_out(id.slot); }),
                    affected_.end());
  // Also 0 is settled: who comes to have the quality by a later layer of this effect is not taken in.
  effect.count = static_cast<std::uint32_t>(affected_.size()) - effect.first;
}

void ContinuousEffects::lose_abilities(ObjectId holder, CachedObject& known) {
  for (const HeldAbility& held : known.held)
    if (held.ability->kind == AbilityKind::continuous) in_force_.lose(holder, held, applying_);
  // After the statics were told: they are found by the abilities in this list.
  known.held.clear();
  known.held_is_base = false;
  known.now.ability_count = 0;
}

/// Every copy of the keyword goes, with the abilities it stands for (R-ABIL-1).
void ContinuousEffects::lose_keyword(const Context& context, const ChangePart& part, ObjectId holder,
                                     CachedObject& known) {
  const auto goes = [&](const HeldAbility& held) {
    const Ability* use = held.keyword;
    if (held.ability->kind == AbilityKind::keyword) use = held.ability;
    if (use == nullptr) return false;
    Context own = context_for(context.duel, holder, known.now.controller);
    own.text = &held.text;
    own.granted = held.chosen;
    return is_use_of(use->keyword, own, part.word, part.who.filters, context);
  };
  for (const HeldAbility& held : known.held)
    if (goes(held) && held.ability->kind == AbilityKind::continuous) in_force_.lose(holder, held, applying_);
  const auto end = std::remove_if(known.held.begin(), known.held.end(), goes);
  if (end == known.held.end()) return;
  known.held.erase(end, known.held.end());
  known.held_is_base = false;
  known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
}

void ContinuousEffects::gain(const Duel& duel, const Ability& ability, const EffectInForce& from,
                             ObjectId to) {
  CachedObject& known = objects_.slot(to.slot);
  const std::size_t before = known.held.size();
  // Whose text it is stays known: an ability with a cost is that one's controller's (R-ABIL-2). It has the
  // time stamp of what grants it (R-CONT-1).
  expand(duel.library(), ability, from.effect != nullptr ? from.effect->source : from.holder, from.since,
         from.text, known.held);
  const Chosen* chosen = from.effect != nullptr     ? &from.effect->chosen
                         : duel.exists(from.holder) ? &duel.object(from.holder).chosen
                                                    : nullptr;
  if (from.effect == nullptr) in_force_.add_reads(Duel::choice);
  if (chosen != nullptr)
    for (std::size_t i = before; i < known.held.size(); ++i)
      known.held[i].chosen = {chosen->colour, chosen->land_type};
  if (from.effect != nullptr)
    for (std::size_t i = before; i < known.held.size(); ++i)
      known.held[i].granted_by = from.effect->controller;
  known.held_is_base = false;
  known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
  for (std::size_t i = before; i < known.held.size(); ++i)
    if (known.held[i].ability->kind == AbilityKind::continuous)
      in_force_.grant(duel, HeldAbility{known.held[i]}, to, Layer::abilities);
}

/// Becomes a copy: everything printed on the other, in place of what is printed on this.
void ContinuousEffects::copy(const Duel& duel, const Context& context, const ChangePart& part, ObjectId to,
                             bool is_later) {
  CardId card = CardId::none;
  if (is_later) {
    SettledBoard board(settled_, objects_);
    board.show_unsettled(to.slot, layer_bit(Layer::copy));
    card = copied_card(context, part);
  } else {
    card = copied_card(context, part);
  }
  if (card == CardId::none) return;
  CachedObject& known = objects_.slot(to.slot);
  // Who controls it, is not printed on a card, and is not copied.
  const PlayerId controller = known.now.controller;
  lose_abilities(to, known);
  known.now = printed_characteristics(duel.library(), card, nullptr);
  known.now.controller = controller;
  known.now.first_ability = to.slot;
  // As if they were printed on it: its own time stamp, and itself as the giver.
  for (const Ability& ability : duel.library().card(card).abilities)
    expand(duel.library(), ability, to, duel.object(to).entered, {}, known.held);
  known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
  for (const HeldAbility& held : known.held)
    if (held.ability->kind == AbilityKind::continuous) in_force_.grant(duel, held, to, Layer::copy);
}

/// A changed text is read at once: what the object's own abilities name reads anew.
void ContinuousEffects::apply_text(CachedObject& known, ObjectId id) {
  for (HeldAbility& held : known.held)
    // What another grants is that one's text, and reads as that one's does.
    if (held.giver == id) held.text = known.now.text;
  known.held_is_base = false;
  for (EffectInForce& effect : in_force_.all())
    if (effect.effect == nullptr && effect.holder == id && effect.giver == id) effect.text = known.now.text;
}

namespace {

/// The land type by which an effect means the lands that it changes, where this is a land whose types change
/// one by one; none where it changes the whole land.
Word type_taken_apart(const Context& context, const EffectInForce& effect, const CachedObject& known) {
  const bool apart = std::any_of(known.held.begin(), known.held.end(), [](const HeldAbility& held) {
    return held.ability->kind == AbilityKind::rule && held.ability->rule.kind == RuleKind::land_types_apart;
  });
  if (!apart || effect.ability == nullptr) return {};
  for (const Filter& filter : effect.ability->affects.filters) {
    const Word type = filter.asks_for(Quality::subtype) ? read_word(context, filter.word) : Word{};
    if (type && basic_land_index(context.duel.rules(), type) >= 0 && known.now.has_subtype(type)) return type;
  }
  return {};
}

}  // namespace

void ContinuousEffects::apply_part(const Duel& duel, std::size_t which, const ChangePart& part, ObjectId to,
                                   LayerListener* listener) {
  ++duel.work().effects;
  const EffectInForce effect = in_force_.all()[which];  // by value: the list may grow meanwhile
  applying_ = effect.change;
  Context context = context_of(duel, effect);
  context.it = Thing::of(to);  // "equal to its casting cost" speaks of each of those it changes
  CachedObject& known = objects_.slot(to.slot);
  // Before anything is changed, for it may speak of what is changed here.
  std::optional<int> amount;
  const bool is_later = effect.asks_later && !settled_.empty();
  const auto apply = [&] {
    if (is_later) {
      Characteristics changed = known.now;
      {
        SettledBoard board(settled_, objects_);
        board.show_unsettled(to.slot, layers_alike(layer_bit(layer_of(part.kind))));
        if (listener != nullptr && part.amount) amount = amount_of(context, part);
        apply_flat(context, part, changed);
      }
      known.now = changed;
      return;
    }
    if (listener != nullptr && part.amount) amount = amount_of(context, part);
    apply_flat(context, part, known.now);
  };
  switch (part.kind) {
    case ChangeKind::copy_of:
      copy(duel, context, part, to, is_later);
      // What has begun goes on: the ability is gone that made it a copy, and what else it makes of it is not.
      in_force_.all()[which].alive = true;
      break;
    case ChangeKind::gains:
      for (const Ability& ability : part.abilities) gain(duel, ability, effect, to);
      break;
    case ChangeKind::gains_once:
      for (const Ability& ability : part.abilities)
        if (std::none_of(known.held.begin(), known.held.end(), [&](const HeldAbility& held) {
              return *held.ability == ability || (held.keyword != nullptr && *held.keyword == ability);
            }))
          gain(duel, ability, effect, to);
      break;
    case ChangeKind::loses_keyword:
      lose_keyword(context, part, to, known);
      break;
    case ChangeKind::loses_abilities:
      lose_abilities(to, known);
      break;
    case ChangeKind::becomes_land: {
      if (const Word type = type_taken_apart(context, effect, known); type) {
        change_land_type(context, part, type, known.now);
        break;
      }
      const Word before = known.now.name;
      apply();
      // Nothing happens to a land when the type was never settled; else its text box is gone (R-LAND-5).
      if (basic_land_index(duel.rules(), known.now.name) >= 0 || known.now.name != before)
        lose_abilities(to, known);
      break;
    }
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
    case ChangeKind::made_in_words:
      apply();
      apply_text(known, to);
      break;
    case ChangeKind::controller:
    case ChangeKind::also_land_type:
    case ChangeKind::also_supertype:
    case ChangeKind::loses_supertype:
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
    case ChangeKind::colour:
    case ChangeKind::also_colour:
    case ChangeKind::power:
    case ChangeKind::toughness:
    case ChangeKind::plus_power:
    case ChangeKind::plus_toughness:
    case ChangeKind::switch_power_toughness:
      apply();
  }
  applying_ = nullptr;
  if (listener == nullptr) return;
  LayerListener::Applied told;
  told.object = to;
  told.layer = layer_of(part.kind);
  told.since = effect.since;
  if (effect.effect != nullptr)
    told.source = effect.effect->source_card;
  else if (effect.holder)
    told.source = objects_.slot(effect.giver ? effect.giver.slot : effect.holder.slot).base_card;
  told.part = &part;
  told.amount = amount;
  told.ability = effect.ability;
  told.effect = effect.effect;
  told.context = &context;
  listener->applied(told, known.now, known.held);
}

void ContinuousEffects::apply_layer(const Duel& duel, Layer layer, LayerListener* listener) {
  // Before the effects of the layer: what they set replaces "*/*", too (R-CRE-5).
  if (layer == Layer::set_power_toughness) apply_printed_amounts(duel, listener);
  if (layer == Layer::counters) apply_counters(duel, listener);
  const unsigned bit = layer_bit(layer);
  if ((in_force_.layers() & bit) == 0) return;
  order_.clear();
  put_in_order(layer, 0, 0);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const std::uint32_t which = order_[i];
    if (!in_force_.all()[which].alive) continue;  // lost to an earlier effect of this layer
    if (!in_force_.all()[which].begun) begin(duel, in_force_.all()[which]);
    // By value: applying a part may add to the list of effects, and move it.
    const std::uint32_t first = in_force_.all()[which].first;
    const std::uint32_t count = in_force_.all()[which].count;
    if (count == 0) continue;
    const std::size_t known = in_force_.all().size();
    for (const ChangePart& part : in_force_.all()[which].change->parts) {
      if (layer_of(part.kind) != layer) continue;
      for (std::uint32_t n = first; n < first + count; ++n)
        apply_part(duel, which, part, affected_[n], listener);
    }
    if (in_force_.all().size() > most_statics) return;  // abilities that grant each other without end
    // What it grants may have parts in this same layer: they come by their own time stamps (R-CONT-1).
    if (in_force_.all().size() != known) put_in_order(layer, i + 1, known);
  }
}

/// Puts the effects from `first_new` on that have parts in the layer among those that wait for it, which are
/// in `order_` from `from` on, by their time stamps.
void ContinuousEffects::put_in_order(Layer layer, std::size_t from, std::size_t first_new) {
  const std::size_t waiting = order_.size();
  for (std::size_t i = first_new; i < in_force_.all().size(); ++i)
    if (in_force_.all()[i].alive && (in_force_.all()[i].layers & layer_bit(layer)) != 0)
      order_.push_back(static_cast<std::uint32_t>(i));
  if (order_.size() == waiting) return;
  std::sort(order_.begin() + static_cast<std::ptrdiff_t>(from), order_.end(),
            [this](std::uint32_t a, std::uint32_t b) {
              const EffectInForce& left = in_force_.all()[a];
              const EffectInForce& right = in_force_.all()[b];
              return left.since != right.since ? left.since < right.since : left.order < right.order;
            });
}

/// Power and toughness that are not plain numbers on the card ("*/*"): the base that others build on.
void ContinuousEffects::apply_printed_amounts(const Duel& duel, LayerListener* listener) {
  for (const std::uint16_t number : worked_out(duel)) {
    CachedObject& known = objects_.slot(number);
    // A copy has the amounts of what it copies, whatever was printed on the card itself.
    if (!known.dynamic && known.now.card == known.base_card) continue;
    const Card& card = duel.library().card(known.now.card);
    const bool power = card.power && !card.power->is_number();
    const bool toughness = card.toughness && !card.toughness->is_number();
    Context own{.duel = duel, .self = duel.id_of(number)};
    own.you = known.now.controller;
    if (!is_plain(known.now.text)) own.text = &known.now.text;
    const bool later = (power && in_force_.printed_asks_later(duel, *card.power)) ||
                       (toughness && in_force_.printed_asks_later(duel, *card.toughness));
    printed_later_ = printed_later_ || later;
    int new_power = known.now.power;
    int new_toughness = known.now.toughness;
    // Both are read before either is written: one may speak of the other.
    const auto work_out = [&] {
      if (power) new_power = evaluate(own, *card.power);
      if (toughness) new_toughness = evaluate(own, *card.toughness);
    };
    if (later && !settled_.empty()) {
      SettledBoard board(settled_, objects_);
      board.show_unsettled(number, size_layers);
      work_out();
    } else {
      work_out();
    }
    if (power) in_force_.add_reads(dependencies_of(*card.power));
    if (toughness) in_force_.add_reads(dependencies_of(*card.toughness));
    known.now.power = new_power;
    known.now.toughness = new_toughness;
    if (listener == nullptr || !(power || toughness)) continue;
    LayerListener::Applied told;
    told.object = own.self;
    told.layer = Layer::set_power_toughness;
    told.since = duel.object(own.self).entered;
    told.source = known.now.card;
    told.printed_amounts = true;
    told.context = &own;
    listener->applied(told, known.now, known.held);
  }
}

void ContinuousEffects::apply_counters(const Duel& duel, LayerListener* listener) {
  for (const Counters& counters : duel.counters) {
    if (counters.count <= 0 || duel.objects[counters.slot].zone != Zone::in_play) continue;
    if (!is_worked_out(counters.slot)) continue;
    // Counters of a kind that no script tells of lie there, and do nothing.
    const CounterKind* kind = duel.library().counter(counters.kind);
    if (kind == nullptr) continue;
    const ObjectId id = duel.id_of(counters.slot);
    CachedObject& known = objects_.slot(counters.slot);
    Context own{.duel = duel, .self = id};
    own.you = known.now.controller;
    in_force_.add_reads(dependencies_of(kind->change));
    for (const ChangePart& part : kind->change.parts) {
      apply_flat(own, part, known.now, counters.count);
      if (listener == nullptr) continue;
      LayerListener::Applied told;
      told.object = id;
      told.layer = Layer::counters;
      told.part = &part;
      told.counter = kind;
      told.times = counters.count;
      told.context = &own;
      listener->applied(told, known.now, known.held);
    }
    if (kind->abilities.empty()) continue;
    const std::size_t before = known.held.size();
    for (const Ability& ability : kind->abilities)
      expand(duel.library(), ability, id, duel.object(id).entered, {}, known.held);
    // Those that count for one keyword speak of that one.
    if (counters.of.use != AbilityId::none)
      for (std::size_t i = before; i < known.held.size(); ++i) {
        known.held[i].keyword = &duel.library().ability(counters.of.use);
        known.held[i].giver = counters.of.giver;
        known.held[i].of_counter = true;
      }
    known.held_is_base = false;
    known.now.ability_count = static_cast<std::uint32_t>(known.held.size());
    if (listener == nullptr) continue;
    LayerListener::Applied told;
    told.object = id;
    told.layer = Layer::counters;
    told.counter = kind;
    told.times = counters.count;
    told.context = &own;
    listener->applied(told, known.now, known.held);
  }
}

bool ContinuousEffects::compute_once(const Duel& duel, LayerListener* listener) {
  const std::size_t lost_before = in_force_.lost();
  // Each round begins anew: what was told of the round before has not happened.
  if (listener != nullptr) listener->on_begin();
  separable_ = true;
  printed_later_ = false;
  switches_.clear();
  prepare(duel);
  in_force_.collect(duel);
  affected_.clear();
  controllers_known_ = false;
  for (const Layer layer : duel.rules().layers) {
    apply_layer(duel, layer, listener);
    controllers_known_ = controllers_known_ || layer == Layer::control;
  }
  return in_force_.lost() == lost_before;
}

/// Applies all effects, again where one of them was lost after it had begun to work.
bool ContinuousEffects::compute_rounds(const Duel& duel, LayerListener* listener) {
  // What was lost on the board before may work on this one.
  in_force_.forget_lost();
  for (int round = 0; round < most_rounds; ++round)
    if (compute_once(duel, listener)) return !in_force_.some_lost_is_held();
  return false;
}

void ContinuousEffects::compute(const Duel& duel, LayerListener* listener) {
  settled_.forget();
  in_force_.forget_foreseen();
  bool settles = false;
  bool agrees = true;
  for (int repeat = 0; repeat < most_repeats && !settles; ++repeat) {
    agrees = compute_rounds(duel, listener);
    const bool foreseen = in_force_.foresee();
    // Where nothing asks for what is written later, once is enough: nearly always.
    const bool asked = in_force_.ask_later() || printed_later_;
    settles = foreseen && !asked && !some_changed_hands(duel) && !some_shut_off_otherwise(duel);
    if (!settles) settles = settled_.take(duel, objects_) && foreseen;
  }
  if (!(settles && agrees) && listener != nullptr) listener->on_unsettled();
  separable_ = separable_ && settled_.empty() && stand_apart(duel);
  settled_.forget();
  in_force_.forget_foreseen();
}

/// Whether an effect was off whose artifact is, in the end, one that works while it is tapped (R-ART-2).
bool ContinuousEffects::some_shut_off_otherwise(const Duel& duel) const {
  return std::any_of(in_force_.all().begin(), in_force_.all().end(), [&](const EffectInForce& effect) {
    return effect.off && effect.begun && effect.alive && !switched_off(duel, effect.holder, true);
  });
}

/// Whether an effect spoke for somebody who, in the end, does not control its permanent (R-GEN-5).
bool ContinuousEffects::some_changed_hands(const Duel& duel) const {
  return std::any_of(in_force_.all().begin(), in_force_.all().end(), [&](const EffectInForce& effect) {
    return effect.begun && effect.alive && effect.holder && effect.ability != nullptr &&
           duel.is_in_play(effect.holder) && objects_.slot(effect.holder.slot).now.controller != effect.you;
  });
}

/// Whether every effect found its holder, at its turn, as the holder is in the end.
bool ContinuousEffects::stand_apart(const Duel& duel) const {
  if (in_force_.lost() != 0 || !in_force_.are_separable()) return false;
  return std::all_of(in_force_.all().begin(), in_force_.all().end(), [&](const EffectInForce& effect) {
    if (!effect.holder) return effect.alive;
    const CachedObject& known = objects_.slot(effect.holder.slot);
    // An artifact is off, or not, by what it was when its effect began (R-ART-1).
    const bool on_alike =
        known.now.types == known.base.types && (known.held_is_base || !known.now.is(CardType::artifact));
    const bool changed_hands = known.now.controller != duel.object(effect.holder).controller;
    return effect.alive && on_alike && !(changed_hands && (effect.layers & layer_bit(Layer::control)) != 0);
  });
}

/// Notes that a permanent is to be worked out; false if it was noted already.
bool ContinuousEffects::mark(const Duel& duel, std::uint16_t slot) {
  if (is_marked_[slot] != 0 || duel.objects[slot].zone != Zone::in_play) return false;
  is_marked_[slot] = 1;
  return true;
}

/// Permanents that came, came back or changed hands, those on which other counters lie, and where something
/// was chosen, those for which it matters. False where one of them may be anything.
bool ContinuousEffects::mark_what_happened(const Duel& duel, const std::vector<Counters>& counters,
                                           bool choices) {
  for (const EffectInForce& effect : in_force_.all())
    if (choices && effect.chosen && effect.holder) mark(duel, effect.holder.slot);
  for (const std::uint16_t number : duel.in_play) {
    CachedObject& known = objects_.slot(number);
    if (known.cache_key == cache_key_of(duel, number)) continue;
    mark(duel, number);
    if (known.base_card != duel.objects[number].card)
      set_base(duel.library(), known, duel.objects[number].card);
    if (known.dynamic) return false;
  }
  if (counters == duel.counters) return true;
  std::vector<Counters> others;
  std::set_symmetric_difference(counters.begin(), counters.end(), duel.counters.begin(), duel.counters.end(),
                                std::back_inserter(others), [](const Counters& a, const Counters& b) {
                                  return in_order(a, b) || (!in_order(b, a) && a.count < b.count);
                                });
  for (const Counters& here : others) mark(duel, here.slot);
  return true;
}

/// Whom effects that have begun, ended or come to speak for another player reach. False where one reaches
/// more than one permanent.
bool ContinuousEffects::mark_whom_effects_reach(const Duel& duel) {
  const auto reach = [&](const EffectInForce& effect) {
    if (effect.one) mark(duel, effect.one.slot);
    return static_cast<bool>(effect.one);
  };
  const auto end = before_.end();
  auto old = before_.begin();
  for (const EffectInForce& effect : in_force_.all()) {
    const auto found = std::find_if(old, end, [&](const EffectInForce& was) { return is_same(was, effect); });
    if (found == end) {
      if (!reach(effect)) return false;
      continue;
    }
    for (; old != found; ++old)
      if (!reach(*old)) return false;
    ++old;
  }
  if (!std::all_of(old, end, reach)) return false;
  // Whoever has an effect and is worked out anew may have changed hands, and the effect with it.
  for (bool again = true; again;) {
    again = false;
    for (const EffectInForce& effect : in_force_.all()) {
      if (!effect.holder || is_marked_[effect.holder.slot] == 0) continue;
      if (!effect.one) return false;
      again = mark(duel, effect.one.slot) || again;
    }
  }
  return true;
}

bool ContinuousEffects::amend(const Duel& duel, const std::vector<Counters>& counters, bool choices) {
  if (!separable_) return false;
  objects_.grow(duel.objects.size());
  is_marked_.assign(duel.objects.size(), 0);
  if (!mark_what_happened(duel, counters, choices)) return false;
  amended_.clear();
  marked_.clear();
  const auto take_marked = [&] {
    marked_.clear();
    for (const std::uint16_t number : duel.in_play) {
      if (is_marked_[number] == 0) continue;
      marked_.push_back(number);
      if (is_marked_[number] == 2) continue;
      is_marked_[number] = 2;
      const CachedObject& known = objects_.slot(number);
      amended_.push_back({number, known.held_is_base, known.cache_key, known.now});
      prepare(duel, number);
    }
  };
  take_marked();
  std::swap(before_, in_force_.all());
  const unsigned reads_before = in_force_.dependencies();
  in_force_.collect(duel);
  affected_.clear();
  if (!separable_ || !in_force_.are_separable() || !mark_whom_effects_reach(duel)) return false;
  take_marked();
  std::erase_if(switches_, [&](const Switch& seen) {
    return is_marked_[seen.slot] != 0 || duel.objects[seen.slot].zone != Zone::in_play;
  });
  amending_ = true;
  if (!marked_.empty())
    for (const Layer layer : duel.rules().layers) apply_layer(duel, layer, nullptr);
  amending_ = false;
  in_force_.add_reads(reads_before);
  separable_ = stand_apart(duel);
  return in_force_.lost() == 0 && !some_changed_hands(duel);
}

}  // namespace sleight
