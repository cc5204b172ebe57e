#include "core/card/library.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "core/card/plus_text.h"
#include "core/card/verb.h"

namespace sleight {

// ------------------------------------------------------------------------------------------------ words

Word Words::intern(std::string_view spelling) {
  const Word word{spelling};
  if (!word) return word;
  // The first spelling stays: words are printed as the library that came first spells them.
  if (const std::string* known = known_spelling(word)) {
    // The same word in other case is no collision; two different words of one hash are.
    if (collision_.empty() && !same_but_for_case(*known, spelling)) collision_ = *known;
    return word;
  }
  spellings_.emplace(word.id(), spelling);
  if (plus_of(spelling)) plus_counters_.push_back(word);
  if (is_plus_of_x(spelling))
    for (int x = 0; x <= most_of_x; ++x) intern(plus_with(spelling, x));
  return word;
}

const std::string* Words::known_spelling(Word word) const {
  if (const auto own = spellings_.find(word.id()); own != spellings_.end()) return &own->second;
  return base_ ? base_->known_spelling(word) : nullptr;
}

void Words::merge(const Words& other) {
  for (const Word word : other.plus_counters_)
    if (!knows(word)) plus_counters_.push_back(word);
  if (other.base_) merge(*other.base_);
  spellings_.insert(other.spellings_.begin(), other.spellings_.end());
}

void Words::build_on(std::shared_ptr<const Words> others) {
  plus_counters_ = others->plus_counters_;
  base_ = std::move(others);
}

const std::string& Words::spelling(Word word) const {
  static const std::string nothing;
  static const std::string unknown = "?";
  if (!word) return nothing;
  const std::string* known = known_spelling(word);
  return known ? *known : unknown;
}

// -------------------------------------------------------------------------------------------- numbering

/// Walks a definition and numbers each change, ability and step in it, parents first. Tokens are gathered:
/// they become cards of their own when the walk is over, so that one owner's numbers have no gap.
class Library::Numberer {
 public:
  Numberer(Library& library, std::uint32_t owner) : library_(library), owner_(owner) {}

  bool operator()(const Ability& ability) {
    // It has its number before the walk goes inside: what is nested in it comes after it, and saves count so.
    const auto id = library_.abilities_.size();
    library_.abilities_.push_back(
        {&ability, owner_, library_.owners_[owner_].ability_count++, {}, purpose_of(ability)});
    library_.ability_ids_.emplace(&ability, static_cast<AbilityId>(id));
    // Whoever asks for the number of its change must get one, even if nothing is in it.
    if (ability.kind == AbilityKind::continuous) number_empty(ability.change);
    // The steps of an ability granted inside this one are its own; afterwards the outer one's go on.
    const std::size_t outer = std::exchange(current_, id);
    definition::walk_inside(ability, *this);
    current_ = outer;
    return false;
  }
  void operator()(const Step& step) {
    library_.abilities_[current_].steps.push_back(&step);
    if (step.verb == Verb::change || step.verb == Verb::exchange_control) number_empty(step.change);
  }
  void operator()(const Change& change) {
    if (!change.parts.empty()) number(change);
  }
  bool operator()(const Card& token) {
    tokens_.push_back(&token);
    return false;
  }

  /// Every ability and step has a change, mostly an empty one. Only those that change something are numbered,
  /// and empty ones where a change should be.
  void number_empty(const Change& change) {
    if (change.parts.empty()) number(change);
  }
  const std::vector<const Card*>& tokens() const { return tokens_; }

 private:
  void number(const Change& change) {
    const auto id = static_cast<ChangeId>(library_.changes_.size());
    library_.changes_.push_back({&change, owner_, library_.owners_[owner_].change_count++});
    library_.change_ids_.emplace(&change, id);
  }

  Library& library_;
  std::uint32_t owner_;
  std::size_t current_ = 0;  ///< the ability whose steps the walk has come to
  std::vector<const Card*> tokens_;
};

namespace {

/// A number of owner and ordinal that is never 0: 0 says that there is none.
std::uint64_t mixed(std::uint32_t owner, std::uint64_t ordinal) {
  return (static_cast<std::uint64_t>(owner) << 32U) ^ (ordinal + 1);
}

/// A kind of counter as a script would define it.
CounterKind plus_counter(const std::string& name, const Plus& plus) {
  CounterKind kind;
  kind.name = name;
  for (const auto& [part, by] : {std::pair{ChangeKind::plus_power, plus.power},
                                 std::pair{ChangeKind::plus_toughness, plus.toughness}}) {
    // A part that changes nothing is left out.
    if (by == 0) continue;
    kind.change.parts.emplace_back().kind = part;
    kind.change.parts.back().amount = Amount(by);
  }
  return kind;
}

}  // namespace

Library::Library() {
  intern_words_of_rules(words_);
  Change change;
  change.parts.emplace_back().kind = ChangeKind::made_in_words;
  of_tokens_ = std::make_unique<const Change>(std::move(change));
  const std::uint32_t owner = begin_owner(std::string(owner_of_tokens), CardId::none);
  Numberer(*this, owner)(*of_tokens_);
  made_in_words_ = id_of(*of_tokens_);
}

// An owner is begun when the one before it has all its numbers: only so is `first + ordinal` right.
std::uint32_t Library::begin_owner(std::string key, CardId card) {
  const auto number = static_cast<std::uint32_t>(owners_.size());
  Owner owner;
  owner.hash = Word{key}.id();
  owner.first_change = static_cast<std::uint32_t>(changes_.size());
  owner.first_ability = static_cast<std::uint32_t>(abilities_.size());
  owner.card = card;
  owner.key = std::move(key);
  owner_by_key_.emplace(owner.key, number);
  owners_.push_back(std::move(owner));
  return number;
}

CardId Library::keep(Card card, std::string key) {
  const auto id = static_cast<CardId>(cards_.size());
  words_.intern(card.name);
  // It lies where it will stay before anything is numbered: numbers hang on the addresses of its parts.
  cards_.push_back(std::make_unique<const Card>(std::move(card)));
  const Card& kept = *cards_.back();
  reaches_.push_back(reach_of(kept));
  const std::uint32_t owner = begin_owner(std::move(key), id);
  owner_of_card_.push_back(owner);
  Numberer numberer(*this, owner);
  definition::walk(kept.abilities, numberer);
  works_outside_.push_back(some_work_outside(kept.abilities, 0));
  keep_tokens(numberer.tokens(), owner);
  return id;
}

bool Library::some_work_outside(const std::vector<Ability>& abilities, int depth) const {
  return std::any_of(abilities.begin(), abilities.end(), [&](const Ability& ability) {
    if (ability.kind == AbilityKind::activated || ability.kind == AbilityKind::triggered)
      return purpose(ability).works_in != Zone::in_play;
    if (ability.kind != AbilityKind::keyword || depth >= deepest_keyword) return false;
    const Keyword* module = keyword(ability.keyword.name);
    return module != nullptr && some_work_outside(module->abilities, depth + 1);
  });
}

// A token has no name of its own among the cards: two cards may make different tokens of one name.
void Library::keep_tokens(const std::vector<const Card*>& tokens, std::uint32_t owner) {
  std::size_t number = 0;
  for (const Card* token : tokens) {
    ++number;
    // The key is made of the owner's: a token that makes tokens is "token 1 of token 1 of card X".
    token_ids_.emplace(token, keep(*token, "token " + std::to_string(number) + " of " + owners_[owner].key));
  }
}

CardId Library::add(Card card) {
  const Word name{card.name};
  // Never replaced: decks and duels hold its number, and its parts have theirs.
  if (const auto found = by_name_.find(name.id()); found != by_name_.end()) return found->second;
  std::string key = "card " + card.name;
  // Cards come after the kinds of counters that are defined, which go first.
  add_plus_counters();
  const CardId id = keep(std::move(card), std::move(key));
  by_name_.emplace(name.id(), id);
  return id;
}

void Library::add(Keyword keyword) {
  const Word name = words_.intern(keyword.name);
  keywords_.push_back(std::make_unique<const Keyword>(std::move(keyword)));
  const Keyword& kept = *keywords_.back();
  keyword_by_name_[name.id()] = &kept;
  const std::uint32_t owner = begin_owner("keyword " + kept.name, CardId::none);
  Numberer numberer(*this, owner);
  definition::walk_inside(kept, numberer);
  keep_tokens(numberer.tokens(), owner);
  if (!some_work_outside(kept.abilities, 0)) return;
  // Cards that came before it have it by its name.
  for (std::size_t i = 0; i < cards_.size(); ++i)
    works_outside_[i] = works_outside_[i] || some_work_outside(cards_[i]->abilities, 0);
}

void Library::add(CounterKind counter) {
  const Word name = words_.intern(counter.name);
  counters_.push_back(std::make_unique<const CounterKind>(std::move(counter)));
  const CounterKind& kept = *counters_.back();
  counter_by_name_[name.id()] = &kept;
  const std::uint32_t owner = begin_owner("counter " + kept.name, CardId::none);
  Numberer numberer(*this, owner);
  numberer.number_empty(kept.change);
  definition::walk_inside(kept, numberer);
  keep_tokens(numberer.tokens(), owner);
}

void Library::add_plus_counters() {
  for (; plus_counters_added_ < words_.plus_counters().size(); ++plus_counters_added_) {
    const Word name = words_.plus_counters()[plus_counters_added_];
    if (counter_by_name_.contains(name.id())) continue;
    const std::string& spelling = words_.spelling(name);
    add(plus_counter(spelling, *plus_of(spelling)));
  }
}

// --------------------------------------------------------------------------------------------- look-ups

CardId Library::find(std::string_view name) const {
  const auto found = by_name_.find(Word{name}.id());
  return found == by_name_.end() ? CardId::none : found->second;
}

const Keyword* Library::keyword(Word name) const {
  const auto found = keyword_by_name_.find(name.id());
  return found == keyword_by_name_.end() ? nullptr : found->second;
}

const CounterKind* Library::counter(Word name) const {
  const auto found = counter_by_name_.find(name.id());
  return found == counter_by_name_.end() ? nullptr : found->second;
}

const Step* Library::step(AbilityId id, std::size_t position) const {
  const std::vector<const Step*>& steps = abilities_[static_cast<std::size_t>(id)].steps;
  return position < steps.size() ? steps[position] : nullptr;
}

std::optional<std::size_t> Library::position(AbilityId id, const Step& step) const {
  const std::vector<const Step*>& steps = abilities_[static_cast<std::size_t>(id)].steps;
  const auto found = std::find(steps.begin(), steps.end(), &step);
  if (found == steps.end()) return std::nullopt;
  return static_cast<std::size_t>(found - steps.begin());
}

Library::Place Library::place(ChangeId id) const {
  const NumberedChange& numbered = changes_[static_cast<std::size_t>(id)];
  return {owners_[numbered.owner].key, numbered.ordinal};
}

Library::Place Library::place(AbilityId id) const {
  const NumberedAbility& numbered = abilities_[static_cast<std::size_t>(id)];
  return {owners_[numbered.owner].key, numbered.ordinal};
}

ChangeId Library::change_at(const Place& place) const {
  const auto found = owner_by_key_.find(place.owner);
  if (found == owner_by_key_.end()) return ChangeId::none;
  const Owner& owner = owners_[found->second];
  return place.ordinal < owner.change_count ? static_cast<ChangeId>(owner.first_change + place.ordinal)
                                            : ChangeId::none;
}

AbilityId Library::ability_at(const Place& place) const {
  const auto found = owner_by_key_.find(place.owner);
  if (found == owner_by_key_.end()) return AbilityId::none;
  const Owner& owner = owners_[found->second];
  return place.ordinal < owner.ability_count ? static_cast<AbilityId>(owner.first_ability + place.ordinal)
                                             : AbilityId::none;
}

CardId Library::card_at(const std::string& key) const {
  const auto found = owner_by_key_.find(key);
  return found == owner_by_key_.end() ? CardId::none : owners_[found->second].card;
}

// Made of the owner's name: the index of a card depends on what else was added, and in which order.
std::uint64_t Library::stable(CardId id) const {
  return id == CardId::none ? 0 : mixed(owners_[owner_of_card_[static_cast<std::size_t>(id)]].hash, 0);
}

std::uint64_t Library::stable(ChangeId id) const {
  if (id == ChangeId::none) return 0;
  const NumberedChange& numbered = changes_[static_cast<std::size_t>(id)];
  return mixed(owners_[numbered.owner].hash, numbered.ordinal);
}

std::uint64_t Library::stable(AbilityId id) const {
  if (id == AbilityId::none) return 0;
  const NumberedAbility& numbered = abilities_[static_cast<std::size_t>(id)];
  return mixed(owners_[numbered.owner].hash, numbered.ordinal);
}

void intern_words_of_rules(Words& words) {
  for (const std::string_view type : basic_land_types) words.intern(type);
  for (const Phase& phase : standard_phases()) words.intern(phase.name);
}

}  // namespace sleight
