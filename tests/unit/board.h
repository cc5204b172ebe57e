#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/card/spelling.h"
#include "core/reading/changes.h"

/// A board built by hand, for tests of what things are: no turn is played on it.
namespace sleight::testing_board {

inline Filter with_type(CardType type, bool negated = false) {
  Filter filter;
  filter.quality = Quality::type;
  filter.types = type;
  filter.negated = negated;
  return filter;
}
inline Filter with_subtype(const char* word) {
  Filter filter;
  filter.quality = Quality::subtype;
  filter.word = Word{word};
  return filter;
}
inline Filter with_colour(Colour colour) {
  Filter filter;
  filter.quality = Quality::colour;
  filter.colours = colour;
  return filter;
}
inline Filter asking(Quality quality, bool negated = false) {
  Filter filter;
  filter.quality = quality;
  filter.negated = negated;
  return filter;
}
inline Filter asking(Quality quality, Selector of) {
  Filter filter;
  filter.quality = quality;
  filter.of = std::move(of);
  return filter;
}
inline Selector from(Reference reference, std::vector<Filter> filters = {}) {
  Selector selector;
  selector.from = reference;
  selector.filters = std::move(filters);
  return selector;
}
inline Selector lands_of_type(const char* word) {
  return from(Reference::permanents, {with_type(CardType::land), with_subtype(word)});
}
inline Selector all_creatures(std::vector<Filter> more = {}) {
  more.insert(more.begin(), with_type(CardType::creature));
  return from(Reference::permanents, std::move(more));
}
inline Amount amount_of(AmountKind kind, Selector of) {
  Amount amount;
  amount.kind = kind;
  amount.of = std::move(of);
  return amount;
}
inline ChangePart part(ChangeKind kind, Box<Amount> amount = {}) {
  ChangePart made;
  made.kind = kind;
  made.amount = std::move(amount);
  return made;
}
inline ChangePart chosen_part(ChangeKind kind) {
  ChangePart made = part(kind);
  made.chosen = true;
  return made;
}
inline ChangePart word_part(ChangeKind kind, const char* word, const char* to = "") {
  ChangePart made = part(kind);
  made.word = Word{word};
  made.to = Word{to};
  return made;
}
inline ChangePart type_part(ChangeKind kind, CardType types) {
  ChangePart made = part(kind);
  made.types = types;
  return made;
}
inline ChangePart colour_part(Colour colour) {
  ChangePart made = part(ChangeKind::colour);
  made.colours = colour;
  return made;
}
inline Ability continuous(Selector affects, std::vector<ChangePart> parts) {
  Ability ability;
  ability.kind = AbilityKind::continuous;
  ability.affects = std::move(affects);
  ability.change.parts = std::move(parts);
  return ability;
}
inline Ability rule(RuleKind kind, Selector by = {}, Selector affects = {}) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  ability.rule.by = std::move(by);
  ability.affects = std::move(affects);
  return ability;
}
inline Ability keyword(const char* name, std::vector<Filter> filters = {}) {
  Ability ability;
  ability.kind = AbilityKind::keyword;
  ability.keyword.name = Word{name};
  ability.keyword.filters = std::move(filters);
  return ability;
}
inline ChangePart gains(Ability ability) {
  ChangePart made = part(ChangeKind::gains);
  made.abilities.push_back(std::move(ability));
  return made;
}
/// An ability whose one step changes its target: what lasting effects are made of.
inline Ability changing_step(std::vector<ChangePart> parts, Duration duration) {
  Ability ability;
  ability.kind = AbilityKind::activated;
  Step step;
  step.verb = Verb::change;
  step.what = from(Reference::target);
  step.change.parts = std::move(parts);
  step.duration = duration;
  step.line.number = 7;
  Mode mode;
  mode.steps.push_back(std::move(step));
  ability.modes.push_back(std::move(mode));
  return ability;
}
inline Card a_card(std::string name, CardType types, std::vector<Ability> abilities = {}) {
  Card card;
  card.name = std::move(name);
  card.types = types;
  card.abilities = std::move(abilities);
  card.file = "cards/test/" + card.name + ".lua";
  return card;
}
inline Card a_creature(std::string name, int power, int toughness, std::vector<Ability> abilities = {}) {
  Card card = a_card(std::move(name), CardType::creature, std::move(abilities));
  card.power = Amount(power);
  card.toughness = Amount(toughness);
  return card;
}
inline Card a_basic_land(const char* name) {
  Card card = a_card(name, CardType::land);
  card.supertypes = Supertype::basic;
  card.subtypes = {Word{name}};
  return card;
}

/// Cards to put on the board, and the board.
class Board {
 public:
  Board() : library_(std::make_shared<Library>()) {
    for (const Spelling<Colour>& row : all_spellings<Colour>) library_->words().intern(row.spelling);
    for (const char* land : {"Plains", "Island", "Swamp", "Mountain", "Forest"}) add(a_basic_land(land));
  }
  CardId add(Card card) { return library_->add(std::move(card)); }
  Library& library() { return *library_; }
  Rules& rules() { return rules_; }

  /// The duel; from the first call on the library must not grow.
  Duel& duel() {
    if (!duel_) duel_ = std::make_unique<Duel>(library_, std::make_shared<const Rules>(rules_));
    return *duel_;
  }
  /// Puts a card into a zone, as a new object of the player.
  ObjectId put(const std::string& name, PlayerId player = PlayerId::bob, Zone zone = Zone::in_play) {
    Object object;
    object.card = library_->find(name);
    object.owner = player;
    object.controller = player;
    object.zone = zone;
    object.entered = duel().tick();
    object.controlled_since = object.entered;
    const auto slot = static_cast<std::uint16_t>(duel().objects.size());
    duel().objects.push_back(object);
    if (zone == Zone::in_play) duel().in_play.push_back(slot);
    duel().touch(Duel::board);
    return duel().id_of(slot);
  }
  /// Puts a local enchantment into play, on something.
  ObjectId enchant(const std::string& name, ObjectId on, PlayerId player = PlayerId::bob) {
    const ObjectId id = put(name, player);
    duel().object(id).attached_to = on;
    return id;
  }
  /// Lets the step of `source` number `ability` change `target`, now.
  void apply(ObjectId source, ObjectId target, std::size_t ability = 0) {
    Effect effect;
    const Ability& from_card = duel().printed(source).abilities[ability];
    const Step& step = from_card.modes.front().steps.front();
    effect.change = library_->id_of(step.change);
    effect.duration = step.duration;
    effect.affected = Thing::of(target);
    effect.source = source;
    effect.source_card = duel().object(source).card;
    effect.controller = duel().object(source).controller;
    effect.since = duel().tick();
    effect.fixed = fixed_parts(context_of(duel(), static_cast<const Circumstances&>(effect)), step.change);
    duel().effects.push_back(effect);
    duel().touch(Duel::board);
  }
  /// Settles the basic land type (or colour) that a card asked for.
  void choose(ObjectId id, Chosen::Kind kind, std::uint32_t value, std::uint32_t second = 0) {
    duel().object(id).chosen = {kind, value, second};
    duel().touch(Duel::choice);
  }
  void leave(ObjectId id) {
    std::erase(duel().in_play, id.slot);
    duel().object(id).zone = Zone::graveyard;
    ++duel().object(id).generation;
    duel().touch(Duel::board | Duel::hands);
  }
  const Characteristics& look(ObjectId id) { return duel().look(id); }
  bool is_land_of(ObjectId id, const char* word) {
    const Characteristics& now = look(id);
    return now.subtype_count == 1 && now.has_subtype(Word{word});
  }

 private:
  std::shared_ptr<Library> library_;
  Rules rules_;
  std::unique_ptr<Duel> duel_;
};

}  // namespace sleight::testing_board
