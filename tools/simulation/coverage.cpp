#include "tools/simulation/coverage.h"

#include <algorithm>
#include <set>

#include "core/card/event_kind.h"

namespace sleight {
namespace {

/// Whether it holds while its card is in play, and is never played nor set off.
bool is_static(AbilityKind kind) {
  return kind == AbilityKind::continuous || kind == AbilityKind::rule || kind == AbilityKind::keyword;
}

const char* name_of(AbilityKind kind) {
  switch (kind) {
    case AbilityKind::spell:
      return "effect of the spell";
    case AbilityKind::when_played:
      return "choice on casting";
    case AbilityKind::before_entering:
      return "effect before coming into play";
    case AbilityKind::activated:
      return "activated ability";
    case AbilityKind::triggered:
      return "triggered ability";
    case AbilityKind::continuous:
    case AbilityKind::rule:
    case AbilityKind::keyword:
      return "static ability";
  }
  return "";
}

}  // namespace

Coverage::Coverage(std::shared_ptr<const Library> library) : library_(std::move(library)) {
  seen_.resize(library_->size());
  for (std::size_t id = 0; id < library_->size(); ++id) {
    const auto card_id = static_cast<CardId>(id);
    const Card& card = library_->card(card_id);
    seen_[id].first = items_.size();
    if (card.has_cost || any(card.types & CardType::land)) items_.push_back({card_id, AbilityId::none, 0, 0});
    int number = 0;
    for (const Ability& ability : card.abilities) {
      ++number;
      const int modes = std::max(1, static_cast<int>(ability.modes.size()));
      // A choice on casting is made whenever the card is cast.
      if (ability.kind == AbilityKind::when_played) continue;
      of_ability_.emplace(&ability, items_.size());
      for (int mode = 0; mode < modes; ++mode)
        items_.push_back({card_id, library_->id_of(ability), number, mode});
    }
    seen_[id].end = items_.size();
  }
}

void Coverage::plays_with(const Deck& deck) {
  // Once for each deck, however many of it are in there.
  for (const CardId id : std::set<CardId>(deck.begin(), deck.end()))
    ++seen_[static_cast<std::size_t>(id)].decks;
}

void Coverage::add(const Coverage& other) {
  for (std::size_t i = 0; i < items_.size(); ++i) {
    // Both are made from one library, so that their items lie in the same places.
    items_[i].offered += other.items_[i].offered;
    items_[i].used += other.items_[i].used;
  }
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    seen_[i].decks += other.seen_[i].decks;
    seen_[i].in_play += other.seen_[i].in_play;
    seen_[i].paid += other.seen_[i].paid;
  }
}

std::string Coverage::why_not(const Item& item, const Seen& seen) const {
  const Card& card = library_->card(item.card);
  // No deck holds a token: that it was in none says nothing.
  const bool is_token = !card.has_cost && !any(card.types & CardType::land);
  if (seen.decks == 0 && !is_token) return "it was in no deck";
  if (seen.in_play == 0 && any(card.types & permanent_types))
    return "the card never came into play, in " + std::to_string(seen.decks) + " decks";
  if (item.ability != AbilityId::none && library_->ability(item.ability).kind == AbilityKind::triggered)
    return "what sets it off never happened while it was in play";
  return "it was offered " + std::to_string(item.offered) + " times and never had its effect";
}

void Coverage::drawn_for_cost(const Duel& duel, ObjectId source) {
  ++seen_[static_cast<std::size_t>(duel.object(source).card)].paid;
}

std::vector<std::string> Coverage::never_paid() const {
  std::vector<std::string> names;
  for (std::size_t id = 0; id < seen_.size(); ++id) {
    const Card& card = library_->card(static_cast<CardId>(id));
    const bool gives = std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& ability) {
      return ability.kind == AbilityKind::activated && library_->purpose(ability).adds_mana;
    });
    if (gives && seen_[id].in_play > 0 && seen_[id].paid == 0) names.push_back(card.name);
  }
  return names;
}

void Coverage::use_card(CardId card) {
  const Seen& seen = seen_[static_cast<std::size_t>(card)];
  for (std::size_t i = seen.first; i < seen.end; ++i)
    if (items_[i].ability == AbilityId::none) ++items_[i].used;
}

std::vector<Coverage::Item*> Coverage::items_of(const Ability& ability) {
  std::vector<Item*> items;
  // What lies inside another ability, in a keyword module or in the rules is no item.
  const auto found = of_ability_.find(&ability);
  if (found == of_ability_.end()) return items;
  for (std::size_t i = found->second; i < items_.size() && items_[i].ability == items_[found->second].ability;
       ++i)
    items.push_back(&items_[i]);
  return items;
}

void Coverage::use(const Ability& ability, std::optional<int> mode) {
  for (Item* item : items_of(ability))
    if (!mode || item->mode == *mode) ++item->used;
}

bool Coverage::is_spell(const Item& item) const {
  return item.ability != AbilityId::none && library_->ability(item.ability).kind == AbilityKind::spell;
}

bool Coverage::holds_by_itself(const Item& item) const {
  return item.ability != AbilityId::none && is_static(library_->ability(item.ability).kind);
}

void Coverage::decided(const Duel& duel, const Decision& decision, std::int32_t /*answer*/) {
  if (decision.kind != DecisionKind::play) return;
  for (const Option& option : decision.options) {
    // To pass, and to announce an attack, is no card's.
    if (option.kind == Option::Kind::pass || !option.object) continue;
    const Seen& seen = seen_[static_cast<std::size_t>(duel.object(option.object).card)];
    const bool cast = option.kind == Option::Kind::cast;
    for (std::size_t i = seen.first; i < seen.end; ++i)
      if (cast ? items_[i].ability == AbilityId::none || is_spell(items_[i])
               : option.ability == AbilityId::none && items_[i].ability == AbilityId::none)
        ++items_[i].offered;
    if (!cast && option.ability != AbilityId::none)
      for (Item* item : items_of(library_->ability(option.ability))) ++item->offered;
  }
}

void Coverage::happened(const Duel& duel, const Event& event) {
  if (event.kind == EventKind::enters_play && duel.exists(event.object)) {
    const CardId card = duel.object(event.object).card;
    ++seen_[static_cast<std::size_t>(card)].in_play;
    use_card(card);
  }
  // Costs draw mana by themselves, past all windows.
  // The event does not tell by which of its abilities; all that give mana count.
  if (event.kind == EventKind::tapped_for_mana && duel.is_in_play(event.object)) {
    const Characteristics& now = duel.look(event.object);
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      if (held->ability->kind == AbilityKind::activated && of_ability_.contains(held->ability) &&
          library_->purpose(*held->ability).adds_mana)
        use(*held->ability);
  }
}

void Coverage::takes_effect(const Duel& duel, const BatchItem& play) {
  // A spell that stays in play has no effect of its own: the card itself is what was used.
  if (play.kind == BatchItem::Kind::spell && duel.exists(play.source))
    use_card(duel.object(play.source).card);
  // The draw of a phase is no card's.
  if (play.ability != AbilityId::none) use(library_->ability(play.ability), play.mode);
}

void Coverage::stage_reached(const Duel& duel) {
  for (const std::uint16_t slot : duel.in_play) {
    const Characteristics& now = duel.look(duel.id_of(slot));
    // What holds by itself is at work as soon as its card lies in play, or what has become a copy of it.
    const Seen& seen = seen_[static_cast<std::size_t>(now.card)];
    for (std::size_t i = seen.first; i < seen.end; ++i)
      if (holds_by_itself(items_[i])) ++items_[i].used;
    // And so does what something else gives.
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      if (is_static(held->ability->kind)) use(*held->ability);
  }
}

std::vector<Coverage::Unused> Coverage::unused() const {
  std::vector<Unused> list;
  for (const Item& item : items_) {
    if (item.used > 0) continue;
    const Card& card = library_->card(item.card);
    const Seen& seen = seen_[static_cast<std::size_t>(item.card)];
    Unused unused;
    unused.card = card.name;
    unused.what = "the card itself";
    if (item.ability != AbilityId::none) {
      const Ability& ability = library_->ability(item.ability);
      unused.line = ability.line.number;
      unused.what = "ability " + std::to_string(item.number) + " (" + name_of(ability.kind) + ")";
      if (ability.modes.size() > 1) unused.what += ", mode " + std::to_string(item.mode + 1);
    }
    unused.why = why_not(item, seen);
    list.push_back(std::move(unused));
  }
  return list;
}

}  // namespace sleight
