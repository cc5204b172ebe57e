#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/card/ability_kind.h"
#include "core/card/amount_kind.h"
#include "core/card/box.h"
#include "core/card/card_type.h"
#include "core/card/change_kind.h"
#include "core/card/choice_kind.h"
#include "core/card/comparison.h"
#include "core/card/condition_kind.h"
#include "core/card/duration.h"
#include "core/card/mana.h"
#include "core/card/phase_part.h"
#include "core/card/quality.h"
#include "core/card/reference.h"
#include "core/card/rule_kind.h"
#include "core/card/words.h"
#include "core/card/zone.h"

/// A card as immutable plain data: its characteristics, its abilities, and their effects as a small tree
/// of steps, selectors, amounts and conditions. Scripts and the grammar write definitions, the core plays
/// them, printers turn them into Lua and into English. Every struct here is a value: copy and compare it.
namespace sleight {

struct Selector;
struct Condition;
struct Ability;
struct Step;
struct Card;

// The two longest growing lists are only declared: who names none of their values (verb.h, event_kind.h) need
// not be compiled again for a new one.
enum class Verb : std::uint8_t;
enum class EventKind : std::uint8_t;

/// A piece of Lua that a definition may hold where the vocabulary ends. The core only calls it.
class Function;

/// A line of the script a part came from. It explains; it never distinguishes: all lines are equal.
struct Line {
  int number = 0;
  bool operator==(const Line&) const { return true; }
};

/// A number that may depend on the state of the duel. An absent amount is an empty `Box<Amount>`.
struct Amount {
  AmountKind kind = AmountKind::number;
  int number = 0;
  Word word;
  Box<Selector> of;
  Box<Selector> by;  ///< damage_taken: which sources; absent: any
  std::vector<Amount> terms;
  std::shared_ptr<const Function> function;

  Amount() = default;
  /// A plain number.
  Amount(int n) : number(n) {}  // NOLINT(google-explicit-constructor)
  /// Whether it is such a number, the same at any time.
  bool is_number() const { return kind == AmountKind::number; }
  /// Whether it is the X that is paid.
  bool is_x() const { return kind == AmountKind::x; }
  bool operator==(const Amount&) const noexcept;
};

/// One demand on a candidate. All filters of a selector must hold; `negated` turns one round.
struct Filter {
  Quality quality = Quality::type;
  bool negated = false;
  CardType types = CardType::none;
  Supertype supertypes = Supertype::none;
  Colours colours;
  Word word;
  Zone zone = Zone::in_play;
  Comparison compare = Comparison::at_least;
  Box<Amount> amount;
  Box<Selector> of;
  std::vector<Selector> alternatives;

  /// Whether it asks for that quality, and does not refuse it.
  bool asks_for(Quality what) const { return quality == what && !negated; }
  bool operator==(const Filter&) const noexcept;
};

/// The one way to say which things are meant: look at `from`, keep what passes all `filters`, and add what
/// the selectors in `also` give ("each creature and each player").
struct Selector {
  Reference from = Reference::nothing;
  std::uint8_t index = 0;  ///< which target
  std::vector<Filter> filters;
  Box<Selector> of;  ///< for controller_of, owner_of, packet_source, packet_victim
  std::vector<Selector> also;

  /// Whether it means nothing at all.
  bool empty() const { return from == Reference::nothing && also.empty(); }
  bool operator==(const Selector&) const noexcept;
};

/// Something that holds or does not. Which fields are read depends on the kind.
struct Condition {
  ConditionKind kind = ConditionKind::always;
  Selector what;
  Selector like;
  Box<Amount> left;
  Box<Amount> right;
  Comparison compare = Comparison::at_least;
  Word phase;
  std::vector<Condition> parts;
  std::shared_ptr<const Function> function;

  bool operator==(const Condition&) const noexcept;
};

/// Something besides mana and tapping that a cost asks for.
struct CostPart {
  /// What is asked for.
  enum class Kind : std::uint8_t {
    sacrifice,
    discard,
    life,
    remove_counters,
    skip_phase,
    skip_draw,  ///< the draw of the payer's draw phase that is under way
    tap,
    remove_from_game,
    return_to_hand,
    put_counters,  ///< on one of them
    mill,          ///< from the top of the payer's library into the graveyard
    ante,
    untap,       ///< any that `what` means, whoever has them
    make_token,  ///< `token`, for the player `what` (the payer when empty)
  };
  Kind kind = Kind::sacrifice;
  Selector what;  ///< which permanents or cards may be given up; `self` for this card
  Amount amount = 1;
  Word word;               ///< counter kind or phase
  bool at_random = false;  ///< discard: chance chooses
  Box<Card> token{};

  bool operator==(const CostPart&) const noexcept;
};

/// A whole cost, paid when announced (R-COST-1, R-COST-3).
struct Cost {
  ManaCost mana;
  bool tap = false;  ///< tap this card (R-COST-2)
  std::vector<CostPart> parts;
  Colours x_only;                    ///< X may be paid only with these colours ("Drain Life")
  Box<Amount> more_for_each_target;  ///< generic mana for each target beyond the first ("Fireball")
  bool of_keyword = false;           ///< and the cost that the keyword was given ("the parameter")
  Box<Amount> times;                 ///< all of it so many times over (R-CUM-1); once when absent
  Box<Selector> mana_of;             ///< and the casting cost of that, an X in it being 0
  bool x_not_zero = false;           ///< X is 1 at least
  Box<Amount> x_is{};                ///< X is that, and nobody chooses it
  Box<Amount> x_at_most{};           ///< X is no more than that

  /// Whether it asks for nothing.
  bool empty() const { return mana.empty() && !tap && parts.empty() && !of_keyword && !mana_of; }
  /// Whether somebody chooses an X while paying it: mana, or how much a part of it takes (R-MANA-7).
  bool asks_for_x() const {
    if (mana.x > 0) return true;
    for (const CostPart& part : parts)
      if (part.amount.kind == AmountKind::x) return true;
    return false;
  }
  bool operator==(const Cost&) const noexcept;
};

/// A keyword in use: its name and what it was given.
struct KeywordUse {
  Word name;
  std::vector<Filter>
      filters;         ///< "protection from black": one colour filter; "swampwalk": one subtype filter
  Box<Amount> number;  ///< "rampage 2"
  Cost cost;           ///< "cumulative upkeep {1}"

  bool operator==(const KeywordUse&) const noexcept;
};

/// One part of a change to characteristics. Which fields are read depends on the kind.
struct ChangePart {
  ChangeKind kind = ChangeKind::power;
  bool chosen = false;  ///< the colour, land type or word is what `choose` settled
  CardType types = CardType::none;
  Supertype supertypes = Supertype::none;
  Colours colours;
  Word word;
  Word to;
  Box<Amount> amount;
  Selector who;
  std::vector<Ability> abilities;

  bool operator==(const ChangePart&) const noexcept;
};

/// What a continuous effect does: its parts in the order of ChangeKind, whatever order a script wrote.
struct Change {
  std::vector<ChangePart> parts;
  bool operator==(const Change&) const noexcept;
};

/// What may be a target, and how many of them are chosen (R-TARGET-1).
struct TargetSpec {
  /// `most` of "any number": no duel has so many cards.
  static constexpr int any_number = 0xFFFF;
  Selector what;
  Amount least = 1;
  Amount most = 1;
  Box<Amount> divided;        ///< what is divided among these targets as they are chosen, at least 1 to each
  Selector chooser;           ///< the player who chooses them; empty: whoever plays it
  bool of_one_owner = false;  ///< all of them are cards of one player
  bool operator==(const TargetSpec&) const noexcept;
};

/// The event that a triggered ability listens to (R-TRIG-1).
struct Trigger {
  EventKind event{};  ///< none: it waits for nothing
  Selector subject;   ///< which objects; empty: any
  Selector other;     ///< the second party (victim, blocker, …); empty: any
  Selector whose;     ///< which players (the phase's, the caster, …); empty: any
  Selector cause;     ///< of discards: whose spell or effect makes the player do it; empty: whatever does
  Word phase;         ///< of EventKind::phase
  Word counter;       ///< of EventKind::last_counter_removed: the kind
  PhasePart part = PhasePart::ordinary;
  bool combat_only = false;      ///< only combat damage
  bool once = false;             ///< of all blocks in which its subject stands so, only the first
  Word keyword;                  ///< of discards: only to pay the cost that this keyword asks for
  bool without_tapping = false;  ///< of what is activated: only where {T} is no part of the cost
  bool with_tapping = false;     ///< of what is activated: only where {T} is part of the cost
  bool unsacrificed = false;     ///< of what is put into a graveyard: only where nobody has sacrificed it
  bool elsewhere = false;        ///< of what is put into a graveyard: from anywhere except play

  bool operator==(const Trigger&) const noexcept;
};

/// One way to play a spell or ability: its targets and what it does. Modal cards have several (R-BATCH-7).
struct Mode {
  std::vector<TargetSpec> targets;
  std::vector<Step> steps;
  Selector chooser{};  ///< of several: the player who chooses among them; empty: whoever plays it
  bool operator==(const Mode&) const noexcept;
};

/// What a rule ability changes. Which fields are read depends on the kind.
struct Rule {
  RuleKind kind = RuleKind::cannot_attack;
  Selector by;
  Selector to;
  Box<Amount> amount;
  Word word;           ///< a kind of counter, a phase, a keyword
  ManaKinds mana = 0;  ///< produces_instead: the one kind that comes out; costs_more: the one colour asked
                       ///< for; spends_as: the one that the other pays for
  ManaKinds instead_of =
      0;  ///< produces_instead: in the place of which kind; 0: of any; spends_as: what is spent
  bool combat_only = false;   ///< of damage: only combat damage
  bool aimed_only = false;    ///< of damage: only what spells and effects deal that target its victim
  bool optional = false;      ///< redirects_damage: only where the controller of the rule likes
  bool tapping_only = false;  ///< cannot_use: only abilities with {T} in their cost
  bool once = false;       ///< draws_instead: of one draw, and then no more; redirects_damage: no more than
                           ///< one of those that have the rule takes a player's damage each turn
  bool but_first = false;  ///< draws_instead: not of the first card that players draw in their draw phase
  bool operator==(const Rule&) const noexcept;
};

/// One ability of a card, or the effect of a spell. Which fields are read depends on the kind.
struct Ability {
  AbilityKind kind = AbilityKind::spell;
  Cost cost;                     ///< activated, used; rule: what attacking or blocking costs
  Speed speed = Speed::instant;  ///< activated
  bool used = false;             ///< triggered: its controller may use it then, for its cost, and only then
  Selector user;                 ///< activated: who may use it; empty: its controller (R-COST-9)
  Condition condition;           ///< activated: only if; triggered: if; continuous and rule: while
  Trigger trigger;               ///< triggered
  std::vector<Mode> modes;       ///< of all that have steps: one, or several to choose from
  Selector affects;              ///< continuous and rule; empty: this card
  Change change;                 ///< continuous
  bool lingers = false;          ///< continuous: goes on until end of turn when its card leaves play
  Rule rule;                     ///< rule
  KeywordUse keyword;            ///< keyword
  Line line;

  bool operator==(const Ability&) const noexcept;
};

/// One thing that happens when a spell or ability resolves. Which fields are read depends on the verb.
struct Step {
  Verb verb{};  ///< `deal`
  Selector what;
  Selector other;
  Box<Amount> amount;
  Word word;
  Zone zone = Zone::graveyard;
  ManaCost mana;
  std::uint8_t colourless_mana = 0;  ///< add_mana: how much colourless mana besides `mana`
  Colours colours;                   ///< add_mana_any: one of these; empty: any
  bool of_chosen = false;            ///< add_mana_any: of the colour that `choose` settled
  /// add_mana, add_mana_any: the spells and effects that alone it may be spent on; with a keyword as `word`,
  /// also, or only, on the cost that this asks for. Neither: on anything.
  Box<Selector> only_for;
  bool at_random = false;
  bool up_to = false;  ///< draw, discard, search: so many at most, as whoever does it likes
  ChoiceKind choice = ChoiceKind::colour;
  Duration duration = Duration::for_good;
  Change change;
  Cost cost;
  Box<Condition> condition;  ///< of a change: it ends, for good, when that does not hold any more
  Box<Trigger> trigger;
  Box<Trigger> or_trigger;  ///< at_time: another event that it waits for as well; the first of them is it
  bool each_time = false;   ///< at_time: whenever that happens, not only the next time
  bool once = false;  ///< at_time: not where the same of this card waits already; may, in a phase: for one
                      ///< thing no more than once
  bool new_mode = false;  ///< copy_spell: who makes the copy may choose another mode for it
  std::vector<Step> then;
  std::vector<Step> otherwise;
  std::vector<Ability> abilities;
  Box<Card> token;
  std::shared_ptr<const Function> function;
  Line line;

  bool operator==(const Step&) const noexcept;
};

/// A card, or a token.
struct Card {
  std::string name;
  ManaCost cost;
  bool has_cost = false;  ///< lands and tokens have none
  CardType types = CardType::none;
  Supertype supertypes = Supertype::none;
  std::vector<Word> subtypes;      ///< creature types (singular, R-CRE-8) and land types
  std::optional<Colours> colours;  ///< only when they are not those of the cost
  Box<Amount> power;
  Box<Amount> toughness;
  Selector enchants;                 ///< what a local enchantment may be put on (R-ENCH-1, R-ENCH-3)
  Cost extra_cost;                   ///< what casting it costs besides `cost`
  Cost instead_of_cost;              ///< what may be paid rather than `cost`; empty: nothing
  Condition instead_if;              ///< when that may be paid; with one, that may be nothing at all
  Box<Amount> costs_less;            ///< how much less generic mana casting it takes
  Condition costs_less_if;           ///< when it takes less
  Cost optional_cost;                ///< what may be paid besides; X is how often it was
  Cost another_optional_cost{};      ///< what else may be paid besides, any number of times
  Condition castable;                ///< when it may be cast, where its text limits that
  bool for_ante = false;             ///< it is taken out of a deck that is not played for ante (R-ANTE-1)
  bool as_instant = false;           ///< it may be cast whenever an instant may be
  bool cannot_be_countered = false;  ///< what would counter it does nothing to it
  bool optional_often = false;       ///< `optional_cost` may be paid any number of times, and not only once
  std::vector<Ability> abilities;
  std::string text;  ///< our wording of it; not part of what the card is
  /// The pieces of its text for which no ability stands: with any of them the card does less than it says.
  std::vector<std::string> unread;
  std::string unsupported{};  ///< why its script does nothing of what its text says; empty: it does
  std::string set;            ///< expansion; not part of what the card is
  std::string file;           ///< script it came from; not part of what the card is

  /// The colours that the card has: those of its cost, unless it says others.
  Colours colour() const { return colours ? *colours : cost.colours(); }
  /// Whether it is an enchantment that is put on something (R-ENCH-1).
  bool is_local_enchantment() const { return any(types & CardType::enchantment) && !enchants.empty(); }
  /// The same card in every respect that the rules can see.
  bool operator==(const Card&) const noexcept;
};

/// A keyword module: a name for a bundle of abilities that may speak of "the parameter".
struct Keyword {
  /// What stands behind the name of the keyword.
  enum class Parameter : std::uint8_t { none, quality, number, cost, last_ = cost };
  std::string name;
  Parameter parameter = Parameter::none;
  std::vector<Ability> abilities;
  std::string text;  ///< reminder of what it means
  bool operator==(const Keyword&) const noexcept;
};

/// A kind of counter and what each one does to the permanent it lies on (R-COUNTER-1).
struct CounterKind {
  std::string name;
  Change change;
  std::vector<Ability> abilities;
  int lose_at = 0;  ///< the player who has so many of them loses; 0: nobody does
  /// Those that a keyword's ability puts count for that one keyword: another of the same name on the same
  /// permanent has its own (R-CUM-1).
  bool apart = false;
  bool operator==(const CounterKind&) const noexcept;
};

}  // namespace sleight
