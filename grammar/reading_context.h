#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/card/definition.h"
#include "core/card/given_names.h"
#include "grammar/parsing/tree.h"
#include "grammar/text/text.h"

namespace sleight {

class Vocabulary;

using Steps = std::vector<Step>;

/// What steps and costs have done so far, of which what follows may speak.
struct PastActions {
  Selector tapped;       ///< what the step before this one has tapped, of which the number is known
  int since_tapped = 0;  ///< how many steps were read since
  Box<Step> read_last;   ///< the last of them: what a sentence and its predicate read is one step
  Names known = 0;       ///< names of what was done: `sacrificed`, `moved`, ...

  /// Notes what a step or cost has a name for.
  void know(const Step& step);
  void know(const Cost& cost) { known |= names_given(cost); }
  bool knows(Reference name) const { return (known & bit_of(name)) != 0; }
};

/// What a price, or a step, has given up: it lies elsewhere by now, and what follows may speak of it.
struct GivenUp {
  Selector what;          ///< by the name that it has; empty where nothing was, or where it has none
  CardType types{};       ///< of one of which it was; none where it may have been of any
  bool of_price = false;  ///< it was given up before anything was done: "it" is spoken of it first
  bool several = false;   ///< or so many that no "it" is one of them
  bool any() const { return of_price || !what.empty(); }
};

/// What one line means, as far as it was read: what comes of it, which of its words were taken, and what is
/// being spoken of. The families' readers fill it in. A word that nobody took, and a phrase whose meaning has
/// no place where it stands (`fail`), make the line one that was not understood.
struct ReadingContext : PastActions {
  ReadingContext(const Card& card, const Vocabulary& open_words, std::size_t words_in_line)
      : facts(card), vocabulary(open_words), taken(words_in_line, false) {}

  const Card& facts;
  const Vocabulary& vocabulary;
  std::vector<bool> taken;  ///< which words of the line

  std::vector<Ability> abilities;
  std::vector<Mode> spell;  ///< of the effect of a spell: steps that go on with those of earlier lines
  Selector enchants;
  Cost extra_cost;             ///< what casting the card costs besides its cost, where the line says so
  Cost instead_of_cost;        ///< what may be paid rather than that, where the line says so
  Condition instead_if;        ///< when that may be paid
  Box<Amount> costs_less;      ///< how much less it costs
  Condition costs_less_if;     ///< and when
  Cost optional_cost;          ///< what may be paid besides, where the line says so
  Cost another_optional_cost;  ///< what else may be paid besides
  Condition castable;          ///< when it may be cast, where the line says so
  Box<Amount> power;           ///< of the card itself, where the line says what it is equal to
  Box<Amount> toughness;
  std::vector<std::string> words;  ///< spellings of the words that the definition now holds

  std::vector<TargetSpec>* targets = nullptr;  ///< of the mode being read
  Selector antecedent;                         ///< what "it" and "that creature" mean here
  bool several = false;                        ///< and that are more than one
  GivenUp given_up;                            ///< what was given up last
  CardType antecedent_types{};                 ///< of one of which that is; none where nobody has told
  Selector gone;            ///< what was put elsewhere last: as a card it is what has moved
  Selector attacker;        ///< the attacker of the event, where one attacks
  Selector dead;            ///< what was put into a graveyard this turn, where that was asked
  Selector rest;            ///< what is left of the cards of which some were taken
  Selector revealed;        ///< the cards on top of a library that were revealed until one was found
  Selector player;          ///< what "that player" means here
  Selector they;            ///< whom "they" means beside the player of an event
  Selector asked_of;        ///< what "it" meant where a condition was asked, before what follows from it
  Selector chooser;         ///< who chooses the target being read, where another does
  Selector doer;            ///< who does what is being read: "their hand" is theirs
  Box<Amount> where_x;      ///< what X is in this sentence
  Box<Amount> where_y;      ///< what Y is
  Box<Amount> price_x;      ///< what X was in a price, which what follows may speak of
  Selector discarder;       ///< who was made to discard last, where that was said
  Selector looked_at;       ///< the cards on top of a library that were looked at last
  Box<Amount> difference;   ///< of the two values that were compared, the greater less the other
  Selector offered_of;      ///< what "it" meant where an offer was made, before what comes of it
  Box<Amount> that_number;  ///< the number that the sentence has spoken of
  Selector exchanged;       ///< the two permanents that were exchanged last
  Selector both_moved;      ///< a target that was moved together with the card itself
  Selector before_made;     ///< what was spoken of before the tokens that were made
  Selector those;           ///< the group that something was done to last, which it has not changed
  std::size_t in_one_clause = 1;   ///< how many steps the last clause has joined by "and"
  std::optional<std::size_t> way;  ///< which of several ways of a sentence is being read
  bool* of_one_owner = nullptr;    ///< where it is noted that targets are cards of one player
  Ability* activated = nullptr;    ///< the ability that a restriction would be about

  // What is small stands together.
  Wording wording = Wording::house;  ///< whose words they are
  bool failed = false;
  bool spell_begun = false;          ///< earlier lines said what the spell does,
  bool spell_has_modes = false;      ///< and gave several ways of it
  bool spell_says_active = false;    ///< and they speak of the player whose turn it is
  bool for_ante = false;             ///< the line says that it is no card of other decks
  bool optional_often = false;       ///< what may be paid besides may be paid any number of times
  bool as_instant = false;           ///< the line says that it is cast whenever an instant may be
  bool devoid = false;               ///< the line says that it has no colour
  bool cannot_be_countered = false;  ///< the line says that nothing counters it
  bool rest_first = false;           ///< that has to be moved before what was found among it
  bool each_player = false;          ///< the subject is each player, and not any of them
  bool copying = false;              ///< it is given to a copy that keeps its own colour
  bool entering = false;             ///< it is done as the card itself comes into play
  bool lies_removed = false;         ///< the card itself lies out of the game as it is done
  bool noted = false;                ///< the counters on what was removed from the game were noted
  bool drew = false;                 ///< and the order before this one drew cards
  bool only_by_name = false;         ///< "it" is as likely to mean another than the antecedent
  bool whose_turn = false;           ///< the player whose turn it is was spoken of
  bool lone_card = false;            ///< the antecedent is one card: "they" is a person beside it
  bool self_named = false;           ///< the card itself was, since anything was given up for it
  bool event = false;                ///< an event set this off: it has a player
  bool any_paid = false;             ///< what follows comes of paying as much as is liked: "that many"
  bool your_loss = false;            ///< and it was your loss of life
  bool unsettled = false;            ///< a sentence to come has to say more of what was said
  bool event_of_spell = false;       ///< and it was told of a spell, which is spoken of as "that spell"
  bool used_ability = false;         ///< the event was told of an ability, which is what was spoken of
  bool asked_to_pay = false;         ///< what is read comes of what a player pays, who is "they"
  bool event_player = true;          ///< and the text of the event named that player
  std::optional<Verb> done_last;     ///< by the sentence before this one

  void take(const Node& node);      ///< the words that are this node's own children
  void take_all(const Node& node);  ///< every word below it: a reviewed phrase that says nothing more
  void fail() { failed = true; }
  Word word(std::string_view spelling);
  /// `by_name`: it is spoken of again by its noun ("that creature"); "it" might be another.
  /// `of`: of one of those types it is, where the text has told.
  void refer_to(const Selector& thing, bool by_name = false, CardType of = {}) {
    antecedent = thing;
    several = false;
    only_by_name = by_name;
    lone_card = false;
    antecedent_types = of;
  }
  /// What "it" is: what was spoken of, or else what was given up for it, or the card itself. Fails where that
  /// could be either.
  Selector it();
  /// The target that a selector means; null where there is none of that number.
  const TargetSpec* target(const Selector& selector) const;
  /// How many targets the mode that is being read has by now.
  std::size_t targets_so_far() const { return targets != nullptr ? targets->size() : 0; }
  /// Makes something a target of the mode that is being read; fails where nothing can have a target.
  Selector aim_at(TargetSpec spec);
};

/// A selector that looks at one thing.
inline Selector one(Reference from) {
  Selector selector;
  selector.from = from;
  return selector;
}

/// Who does a step: "you" is left unsaid in definitions.
inline Selector actor(const Selector& subject) {
  return subject == one(Reference::you) ? Selector{} : subject;
}

/// What a static ability affects: the card itself is left unsaid.
inline Selector affected(const Selector& subject) {
  return subject == one(Reference::self) ? Selector{} : subject;
}

/// A step that does `verb` to `what`.
inline Step step(Verb verb, Selector what = {}) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  return made;
}

/// A rule ability of that kind.
Ability rule_of(RuleKind kind);
Amount amount_of(AmountKind kind, const Selector& of = {});
Amount amount_of(AmountKind kind, std::vector<Amount> terms);

Filter filter_of(Quality quality, bool negated = false);
Filter type_filter(CardType types, bool negated = false);
Filter word_filter(Quality quality, Word word, bool negated = false);
/// The filter that asks for the quality of a thing that `of` selects ("controlled by you").
Filter filter_by(Quality quality, Selector of);
/// The filter that asks whether something lies there.
Filter zone_filter(Zone zone);
/// Filters in their canonical order.
void in_canonical_order(std::vector<Filter>& filters);
/// Those of them that the last search has not found.
Selector without_found(Selector cards);
/// Adds a filter in its place.
void narrow(Selector& selector, Filter filter);

/// Whether that is somebody who can gain life, draw, pay: a person. A target is one where `context` says so.
bool is_player(const ReadingContext& context, const Selector& who);

}  // namespace sleight

// Made once, in reading_context.cpp, and not in every family.
extern template class std::vector<sleight::Ability>;
extern template class std::vector<sleight::Amount>;
extern template class std::vector<sleight::ChangePart>;
extern template class std::vector<sleight::Condition>;
extern template class std::vector<sleight::CostPart>;
extern template class std::vector<sleight::Filter>;
extern template class std::vector<sleight::Mode>;
extern template class std::vector<sleight::Selector>;
extern template class std::vector<sleight::Step>;
extern template class std::vector<sleight::TargetSpec>;
extern template class sleight::Box<sleight::Amount>;
extern template class sleight::Box<sleight::Card>;
extern template class sleight::Box<sleight::Condition>;
extern template class sleight::Box<sleight::Selector>;
extern template class sleight::Box<sleight::Trigger>;
