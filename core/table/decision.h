#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/card/library.h"
#include "core/card/spelling.h"
#include "core/duel/ids.h"

namespace sleight {

/// What a player is asked. Every answer is one whole number: the index of an option, or for
/// `number` a value from `least` to `most`. Compound choices are asked one small decision at a time.
enum class DecisionKind : std::uint8_t {
  play,       ///< what to do in a window; option 0 is to pass
  mode,       ///< which way to play it
  x,          ///< a number
  target,     ///< one more target; an option `done` when there are enough
  choose,     ///< a colour, land type, card, player …, asked for by a card
  number,     ///< any other number
  pay,        ///< yes or no
  sacrifice,  ///< which permanent to give up
  discard,    ///< which card
  untap,      ///< which of these to untap (R-UNTAP-3); `done` ends
  order,      ///< which of these comes first (R-TURN-5, R-ZONE-6)
  attack,     ///< one more attacker, or `done`
  band,       ///< which band that attacker joins, or a new one
  block,      ///< one more block (blocker and attacker), or `done`
  assign,     ///< how much of a creature's damage goes to `subject`; a number
  mana,       ///< which colour of mana
  start,      ///< play first or draw first (R-SETUP-5)
  complete,   ///< whether to go through with a spell begun, before it is paid for (R-FIZZLE-2)
  last_ = complete,
};

/// In which window a `play` decision is asked: it says which plays are legal.
enum class Window : std::uint8_t {
  none,
  main,              ///< the active player's main phase, nothing under way: everything
  phase,             ///< another phase, or main for the other player: fast effects
  respond,           ///< a response to the last action of the batch
  interrupt,         ///< interrupts of one action
  prevent,           ///< the damage prevention step
  regenerate,        ///< something is about to go to the graveyard
  attack_announced,  ///< after the announcement (R-CBT-4)
  combat,            ///< between the steps of an attack
  last_ = combat,
};

/// Whether fast effects of every kind are legal in the window.
constexpr bool is_fast_window(Window window) {
  return window == Window::main || window == Window::phase || window == Window::respond ||
         window == Window::combat || window == Window::attack_announced;
}

/// One thing that a player may answer. Which fields count depends on the kind.
struct Option {
  /// What choosing it does.
  enum class Kind : std::uint8_t {
    pass,          ///< or "done", or "none"
    cast,          ///< the card `object`
    activate,      ///< ability `ability` of `object`
    play_land,     ///< the card `object`
    tap_for_mana,  ///< ability `ability` of `object`, or its land type when none
    pay_off,       ///< pays so that the waiting effect of `object`, number `value`, does not come
    attack,        ///< announce an attack
    thing,         ///< `thing`
    block,         ///< `object` blocks `thing`
    value,         ///< `value`: a mode, a colour index, a band, a land-type index
    word,          ///< `word`
    yes,
    no,
    last_ = no,
  };
  Kind kind = Kind::pass;
  ObjectId object;
  AbilityId ability = AbilityId::none;
  Thing thing;
  std::int32_t value =
      0;  ///< of what is used: which of several of that number (`which_of`); of what waits: its place
  Word word;
  bool operator==(const Option&) const = default;
};

/// A play as an option: of the card or permanent `object`, or of an ability of it.
inline Option play_of(Option::Kind kind, ObjectId object, AbilityId ability = AbilityId::none,
                      int which = 0) {
  Option option;
  option.kind = kind;
  option.object = object;
  option.ability = ability;
  option.value = which;
  return option;
}

/// What is asked of whom, without the answers that there are.
struct Question {
  DecisionKind kind = DecisionKind::play;
  PlayerId player = PlayerId::none;
  ObjectId source{};  ///< the card that asks, if one does
  Thing subject{};    ///< what it is about (the creature to be damaged, the action to answer)
  Window window = Window::none;
  ChoiceKind choice = ChoiceKind::card;  ///< of DecisionKind::choose
};

/// One question to one player, with everything that is a legal answer to it.
struct Decision : Question {
  std::vector<Option> options;  ///< empty: any number from `least` to `most`
  std::int32_t least = 0;
  std::int32_t most = 0;

  /// Whether the answer is a number from `least` to `most`, and no option.
  bool is_number() const { return options.empty(); }
  /// Whether `answer` is one of the legal ones.
  bool accepts(std::int32_t answer) const {
    return is_number() ? answer >= least && answer <= most
                       : answer >= 0 && answer < static_cast<std::int32_t>(options.size());
  }
};

/// Why `answer` is no legal answer, in words that tell what is; "" when it is one.
std::string why_refused(const Decision& decision, std::int32_t answer);

/// How decisions are spelt in scenarios and told of ("pay", "order", …).
template <>
inline constexpr std::array<Spelling<DecisionKind>, count_of<DecisionKind>> all_spellings<DecisionKind>{
    {{DecisionKind::play, "play"},
     {DecisionKind::mode, "mode"},
     {DecisionKind::x, "x"},
     {DecisionKind::target, "target"},
     {DecisionKind::choose, "choose"},
     {DecisionKind::number, "number"},
     {DecisionKind::pay, "pay"},
     {DecisionKind::sacrifice, "sacrifice"},
     {DecisionKind::discard, "discard"},
     {DecisionKind::untap, "untap"},
     {DecisionKind::order, "order"},
     {DecisionKind::attack, "attack"},
     {DecisionKind::band, "band"},
     {DecisionKind::block, "block"},
     {DecisionKind::assign, "assign"},
     {DecisionKind::mana, "mana"},
     {DecisionKind::start, "start"},
     {DecisionKind::complete, "complete"}}};
static_assert(has_each(all_spellings<DecisionKind>));

/// How options are called where one that should or should not be there is told of.
template <>
inline constexpr std::array<Spelling<Option::Kind>, count_of<Option::Kind>> all_spellings<Option::Kind>{
    {{Option::Kind::pass, "pass"},
     {Option::Kind::cast, "cast"},
     {Option::Kind::activate, "use the ability"},
     {Option::Kind::play_land, "play the land"},
     {Option::Kind::tap_for_mana, "tap for mana"},
     {Option::Kind::pay_off, "pay off"},
     {Option::Kind::attack, "attack"},
     {Option::Kind::thing, "thing"},
     {Option::Kind::block, "block"},
     {Option::Kind::value, "value"},
     {Option::Kind::word, "word"},
     {Option::Kind::yes, "yes"},
     {Option::Kind::no, "no"}}};
static_assert(has_each(all_spellings<Option::Kind>));

/// How windows are spelt.
template <>
inline constexpr std::array<Spelling<Window>, count_of<Window>> all_spellings<Window>{
    {{Window::none, "none"},
     {Window::main, "main"},
     {Window::phase, "phase"},
     {Window::respond, "respond"},
     {Window::interrupt, "interrupt"},
     {Window::prevent, "prevent"},
     {Window::regenerate, "regenerate"},
     {Window::attack_announced, "attack announced"},
     {Window::combat, "combat"}}};
static_assert(has_each(all_spellings<Window>));

}  // namespace sleight
