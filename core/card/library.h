#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/card/definition.h"
#include "core/card/purpose.h"

namespace sleight {

/// Index of a card in its library.
enum class CardId : std::uint16_t { none = 0xFFFF };
/// Index of a change somewhere in a definition of the library: what a lasting effect does, as plain data.
enum class ChangeId : std::uint32_t { none = 0xFFFFFFFF };
/// Index of an ability somewhere in a definition of the library, nested ones included.
enum class AbilityId : std::uint32_t { none = 0xFFFFFFFF };

/// A keyword module may hold keywords itself, so deep; one that holds itself must not hold anybody up.
inline constexpr int deepest_keyword = 4;

/// The spellings behind words.
class Words {
 public:
  /// Remembers a spelling and returns its word. Two spellings of one hash: the first stays, `collision`
  /// tells.
  Word intern(std::string_view spelling);
  /// The spelling of `word`; "" for the empty word, "?" for one never interned.
  const std::string& spelling(Word word) const;
  /// Remembers every spelling that `other` remembers.
  void merge(const Words& other);
  /// Remembers what `others` remember, now and later, without a copy of it; for words that remember nothing
  /// yet.
  void build_on(std::shared_ptr<const Words> others);
  /// Whether a spelling of that word is known.
  bool knows(Word word) const { return known_spelling(word) != nullptr; }
  /// The spelling that another one already occupies, or "" when there is none.
  const std::string& collision() const { return collision_; }
  /// The words that say what a counter of that name does: "+2/+2".
  const std::vector<Word>& plus_counters() const { return plus_counters_; }

 private:
  /// The spelling of a word of these or of those that they build on; null when there is none.
  const std::string* known_spelling(Word word) const;

  std::shared_ptr<const Words> base_;
  std::unordered_map<std::uint32_t, std::string> spellings_;
  std::string collision_;
  std::vector<Word> plus_counters_;
};

/// All definitions that a duel may need: cards, tokens, keywords, counters. Filled once, then shared by
/// every duel and thread as `shared_ptr<const Library>`. References to what it holds stay valid as it grows.
class Library {
 public:
  Library();

  /// Adds a card and numbers every change, ability and step inside it. The name must be new (see `find`).
  CardId add(Card card);
  /// Takes a keyword in; of one name the last counts.
  void add(Keyword keyword);
  /// Takes a kind of counter in; of one name the last counts.
  void add(CounterKind counter);
  /// Counters called "+2/+2" do what their name says, and nobody has to define them (R-COUNTER-1): adds the
  /// kinds that words of this library name, but for those that are defined. Each card that is added does it.
  void add_plus_counters();

  /// The card of that name, in any case; `CardId::none` when there is none.
  CardId find(std::string_view name) const;
  /// The card of that number.
  const Card& card(CardId id) const { return *cards_[static_cast<std::size_t>(id)]; }
  /// How many cards there are.
  std::size_t size() const { return cards_.size(); }
  /// Whether an ability of the card, or of a keyword that it has, works while the card lies outside play.
  bool works_outside(CardId id) const { return works_outside_[static_cast<std::size_t>(id)]; }
  /// The keyword of that name; nullptr: there is none.
  const Keyword* keyword(Word name) const;
  /// The kind of counter of that name; nullptr: nothing is said of it, and it only counts.
  const CounterKind* counter(Word name) const;
  /// All keywords, in the order in which they came.
  const std::vector<std::unique_ptr<const Keyword>>& keywords() const { return keywords_; }
  /// All kinds of counters, in the order in which they came.
  const std::vector<std::unique_ptr<const CounterKind>>& counters() const { return counters_; }

  /// The change of that number.
  const Change& change(ChangeId id) const { return *changes_[static_cast<std::size_t>(id)].change; }
  /// The ability of that number.
  const Ability& ability(AbilityId id) const { return *abilities_[static_cast<std::size_t>(id)].ability; }
  /// The number given to a change that lies inside a definition of this library.
  ChangeId id_of(const Change& change) const { return change_ids_.at(&change); }
  /// The number of an ability, which is one of the library's own.
  AbilityId id_of(const Ability& ability) const { return ability_ids_.at(&ability); }
  /// What an ability is for, settled when its definition was taken.
  const Purpose& purpose(AbilityId id) const { return abilities_[static_cast<std::size_t>(id)].purpose; }
  /// What an ability of the library is for.
  const Purpose& purpose(const Ability& ability) const { return purpose(id_of(ability)); }
  /// When a card could be played at all, settled when it was taken.
  const Reach& reach(CardId id) const { return reaches_[static_cast<std::size_t>(id)]; }
  /// The step at a position among all steps of an ability, counted depth first, those of abilities inside it
  /// left out; null when there is no such step.
  const Step* step(AbilityId id, std::size_t position) const;
  /// The position of a step of an ability of this library; none for a step that is not its own.
  std::optional<std::size_t> position(AbilityId id, const Step& step) const;
  /// A token definition inside a card of this library is a card of its own here.
  CardId id_of_token(const Card& token) const { return token_ids_.at(&token); }

  /// What a token is given that was made by a changed text: no card has it (ChangeKind::made_in_words).
  ChangeId made_in_words() const { return made_in_words_; }
  /// The owner of that, as a save names it (`Place`). It is the same in each library.
  static constexpr std::string_view owner_of_tokens = "tokens";

  /// How a save names a change or ability: the owner ("card Pestilence") and its number within that owner.
  struct Place {
    std::string owner;
    std::uint32_t ordinal = 0;
  };
  /// Where a change stands.
  Place place(ChangeId id) const;
  /// Where an ability stands.
  Place place(AbilityId id) const;
  ChangeId change_at(const Place& place) const;  ///< ChangeId::none when there is no such place
  /// The ability that stands there.
  AbilityId ability_at(const Place& place) const;

  /// How a save names a card: "card Pestilence", or for a token "token 1 of card The Hive".
  const std::string& key(CardId id) const {
    return owners_[owner_of_card_[static_cast<std::size_t>(id)]].key;
  }
  CardId card_at(const std::string& key) const;  ///< CardId::none when there is no such card or token
  /// Numbers that mean the same in every process and whatever else a library holds; hashes are made of them.
  std::uint64_t stable(CardId id) const;
  /// A number of a change that is the same in every library with its card.
  std::uint64_t stable(ChangeId id) const;
  /// A number of an ability that is the same in every library with its card.
  std::uint64_t stable(AbilityId id) const;
  /// How many changes there are.
  std::size_t change_total() const { return changes_.size(); }
  /// How many abilities there are.
  std::size_t ability_total() const { return abilities_.size(); }

  /// The words of its cards and how they are spelt.
  Words& words() { return words_; }
  /// The words of its cards and how they are spelt.
  const Words& words() const { return words_; }

 private:
  class Numberer;
  /// A change or ability, which definition it lies in, and its number there; of an ability also its steps.
  struct NumberedChange {
    const Change* change;
    std::uint32_t owner;
    std::uint32_t ordinal;
  };
  struct NumberedAbility {
    const Ability* ability;
    std::uint32_t owner;
    std::uint32_t ordinal;
    std::vector<const Step*> steps;
    Purpose purpose;
  };
  /// A definition and where its changes and abilities begin; they are numbered without a gap.
  struct Owner {
    std::string key;
    std::uint32_t hash = 0;
    std::uint32_t first_change = 0;
    std::uint32_t change_count = 0;
    std::uint32_t first_ability = 0;
    std::uint32_t ability_count = 0;
    CardId card = CardId::none;
  };
  std::uint32_t begin_owner(std::string key, CardId card);
  CardId keep(Card card, std::string key);
  bool some_work_outside(const std::vector<Ability>& abilities, int depth) const;
  void keep_tokens(const std::vector<const Card*>& tokens, std::uint32_t owner);

  std::vector<std::unique_ptr<const Card>> cards_;
  std::vector<Reach> reaches_;  ///< of each card
  std::vector<bool> works_outside_;
  std::vector<std::unique_ptr<const Keyword>> keywords_;
  std::vector<std::unique_ptr<const CounterKind>> counters_;
  std::unordered_map<std::uint32_t, CardId> by_name_;
  std::unordered_map<std::uint32_t, const Keyword*> keyword_by_name_;
  std::unordered_map<std::uint32_t, const CounterKind*> counter_by_name_;
  std::size_t plus_counters_added_ = 0;  ///< of those that the words name
  std::vector<NumberedChange> changes_;
  std::unique_ptr<const Change> of_tokens_;
  ChangeId made_in_words_ = ChangeId::none;
  std::vector<NumberedAbility> abilities_;
  std::unordered_map<const Change*, ChangeId> change_ids_;
  std::unordered_map<const Ability*, AbilityId> ability_ids_;
  std::unordered_map<const Card*, CardId> token_ids_;
  std::vector<Owner> owners_;
  std::vector<std::uint32_t> owner_of_card_;
  std::unordered_map<std::string, std::uint32_t> owner_by_key_;
  Words words_;
};

/// Remembers the words that the rules themselves use: the basic land types and the phases.
void intern_words_of_rules(Words& words);

}  // namespace sleight
