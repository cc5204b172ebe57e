#include "tools/playtest/test_player.h"

#include <algorithm>
#include <numeric>

namespace sleight::playtest {
namespace {

/// Uses in one turn, so that what costs nothing does not go on for ever.
constexpr int most_uses = 4;
/// In some duels whatever is paid for with counters is used until there are none.
constexpr int uses_of_counters = 12;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  Random random{a ^ (b * 0xD6E8FEB86659FD93ULL)};
  return random.next();
}
bool percent(std::uint64_t key, unsigned chance) { return (key >> 20U) % 100 < chance; }

std::uint64_t number_of(const Thing& thing) {
  return static_cast<std::uint64_t>(thing.kind) << 56U | static_cast<std::uint64_t>(thing.player) << 48U |
         static_cast<std::uint64_t>(thing.object.slot) << 24U | thing.number;
}

/// What an option is, by everything that does not depend on how definitions are numbered.
std::uint64_t number_of(const Option& option) {
  return mixed(
      static_cast<std::uint64_t>(option.kind) << 32U | static_cast<std::uint64_t>(option.object.slot),
      mixed(number_of(option.thing), static_cast<std::uint64_t>(option.value) << 32U | option.word.id()));
}

/// Of one object with several abilities the first, the second, ...
std::uint64_t twins_before(const std::vector<Option>& options, std::size_t at) {
  return static_cast<std::uint64_t>(std::count_if(
      options.begin(), options.begin() + static_cast<std::ptrdiff_t>(at), [&](const Option& other) {
        return other.object == options[at].object && other.kind == options[at].kind;
      }));
}

/// One of the options: by its own number, so that it stays the one when another is added.
std::int32_t one_of(const std::vector<Option>& options, const std::vector<std::int32_t>& among,
                    std::uint64_t key) {
  std::int32_t best = among.front();
  std::uint64_t least = ~std::uint64_t{0};
  for (const std::int32_t i : among) {
    const auto at = static_cast<std::size_t>(i);
    const std::uint64_t rank = mixed(key + twins_before(options, at), number_of(options[at]));
    if (rank < least) least = rank, best = i;
  }
  return best;
}

std::vector<std::int32_t> all_of(const std::vector<Option>& options) {
  std::vector<std::int32_t> all(options.size());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// The first that a throw of its own speaks for; else the option of being done.
std::int32_t some_of(const std::vector<Option>& options, std::uint64_t key, unsigned chance) {
  std::int32_t done = 0;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].kind == Option::Kind::pass)
      done = static_cast<std::int32_t>(i);
    else if (percent(mixed(key, number_of(options[i])), chance))
      return static_cast<std::int32_t>(i);
  }
  return done;
}

/// How often something else than the card under test is played, in hundredths.
unsigned eagerness(Window window) {
  switch (window) {
    case Window::main:
      return 45;
    case Window::respond:
    case Window::interrupt:
      return 25;
    case Window::prevent:
    case Window::regenerate:
      return 50;
    case Window::phase:
      return 6;
    case Window::attack_announced:
    case Window::combat:
      return 15;
    case Window::none:
      break;
  }
  return 0;
}

/// The same of the card under test.
unsigned own_eagerness(Window window, bool waits) {
  switch (window) {
    case Window::main:
      return waits ? 10 : 80;
    case Window::phase:
      return waits ? 15 : 35;
    case Window::prevent:
    case Window::regenerate:
    case Window::attack_announced:
      return waits ? 70 : 35;
    default:
      return 35;
  }
}

}  // namespace

std::uint64_t offer_of(const Decision& decision) {
  switch (decision.kind) {
    // Being asked for a choice or a payment is no difference by itself: what comes of it is.
    case DecisionKind::choose:
    case DecisionKind::pay:
    case DecisionKind::order:
    case DecisionKind::complete:
    case DecisionKind::start:
      return 0;
    default:
      break;
  }
  std::uint64_t sum =
      mixed(static_cast<std::uint64_t>(decision.kind) << 8U | static_cast<std::uint64_t>(decision.player),
            static_cast<std::uint64_t>(decision.least) << 32U | static_cast<std::uint32_t>(decision.most));
  for (const Option& option : decision.options) sum = mixed(sum, number_of(option));
  return sum;
}

bool TestPlayer::is_tested(const View& view, const Option& option) const {
  if (option.ability != AbilityId::none) return tested_.abilities.contains(option.ability);
  if (option.kind == Option::Kind::attack || !option.object) return false;
  const Object* object = view.object(option.object);
  return object != nullptr && object->card == tested_.card;
}

bool TestPlayer::is_companion(const View& view, ObjectId id) const {
  const Object* object = id ? view.object(id) : nullptr;
  return object != nullptr && tested_.helper_cards.contains(object->card);
}

bool TestPlayer::offers_tested(const View& view, const Decision& decision) const {
  return std::any_of(decision.options.begin(), decision.options.end(),
                     [&](const Option& option) { return is_tested(view, option); });
}

std::int32_t TestPlayer::play(const View& view, const Decision& decision, std::uint64_t key) {
  std::vector<std::int32_t> tested, others, helper_cards;
  std::int32_t attack = -1;
  const auto turn = static_cast<std::uint64_t>(view.turn().number);
  const bool spends = tested_.spends_counters && percent(mixed(seed_, 7), 20);
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& option = decision.options[i];
    if (option.kind == Option::Kind::pass) continue;
    const auto at = static_cast<std::int32_t>(i);
    if (option.kind == Option::Kind::attack) {
      attack = at;
      continue;
    }
    const auto used = used_.find(mixed(turn, number_of(option)));
    if (used != used_.end() && used->second >= (spends ? uses_of_counters : most_uses)) continue;
    const bool own = is_tested(view, option);
    // Drawing mana that nothing asks for only burns; costs draw theirs by themselves.
    if (option.kind == Option::Kind::tap_for_mana && !percent(mixed(key, 3), own && spends               ? 95
                                                                             : own || tested_.hears_mana ? 25
                                                                                                         : 5))
      continue;
    (own ? tested : others).push_back(at);
    if (pressing_ && !own && is_companion(view, option.object)) helper_cards.push_back(at);
  }
  std::int32_t chosen = 0;
  // In some duels the card waits for the moments between: what was used up in the main phase cannot answer.
  const bool waits = percent(mixed(seed_, 6), pressing_ && tested_.of_combat ? 70 : 35);
  const unsigned eager = own_eagerness(decision.window, waits);
  if (!tested.empty() &&
      percent(key, pressing_ && (!waits || decision.window == Window::combat) ? std::max(eager, 60U) : eager))
    chosen = one_of(decision.options, tested, key);
  else if (!helper_cards.empty() && percent(mixed(key, 10), 50))
    chosen = one_of(decision.options, helper_cards, key);
  else if (!others.empty() && percent(mixed(key, 1), eagerness(decision.window)))
    chosen = one_of(decision.options, others, key);
  else if (attack >= 0 && percent(mixed(key, 2), 75))
    return attack;
  if (chosen != 0) ++used_[mixed(turn, number_of(decision.options[static_cast<std::size_t>(chosen)]))];
  return chosen;
}

std::int32_t TestPlayer::blocks(const Decision& decision, std::uint64_t question) const {
  // In some duels all block one attacker.
  if (!percent(mixed(seed_, 5), 30)) return some_of(decision.options, question, 50);
  const Option* first = nullptr;
  std::int32_t found = 0;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& option = decision.options[i];
    if (option.kind != Option::Kind::block) continue;
    if (first != nullptr && first->thing.object.slot <= option.thing.object.slot) continue;
    first = &option;
    found = static_cast<std::int32_t>(i);
  }
  return found;
}

std::int32_t TestPlayer::chooses(const View& view, const Decision& decision, std::uint64_t key) const {
  std::vector<std::int32_t> there;
  // Of the colours mostly one that something in play has.
  if (decision.choice == ChoiceKind::colour && percent(mixed(key, 4), 75))
    for (std::size_t i = 0; i < decision.options.size(); ++i)
      if (const Option& option = decision.options[i]; option.kind == Option::Kind::value)
        for (const ObjectId id : view.in_play())
          if (const Characteristics* now = view.look(id);
              now != nullptr && now->colours.has(static_cast<Colour>(option.value))) {
            there.push_back(static_cast<std::int32_t>(i));
            break;
          }
  // Of many words mostly one that something in play has.
  if (decision.options.front().kind == Option::Kind::word && percent(mixed(key, 4), 75))
    for (std::size_t i = 0; i < decision.options.size(); ++i)
      for (const ObjectId id : view.in_play())
        if (const Characteristics* now = view.look(id);
            now != nullptr && now->has_subtype(decision.options[i].word)) {
          there.push_back(static_cast<std::int32_t>(i));
          break;
        }
  if (there.empty()) return picks(view, decision, key);
  return one_of(decision.options, there, key);
}

std::int32_t TestPlayer::aims(const View& view, const Decision& decision, std::uint64_t key) const {
  std::vector<std::int32_t> tested;
  // Oftener than chance has it at the card under test.
  if (percent(mixed(key, 8), pressing_ && is_companion(view, decision.source) ? 60 : 20))
    for (std::size_t i = 0; i < decision.options.size(); ++i)
      if (const Option& option = decision.options[i];
          option.kind == Option::Kind::thing && option.thing.is_object())
        if (const Object* object = view.object(option.thing.object);
            object != nullptr && object->card == tested_.card)
          tested.push_back(static_cast<std::int32_t>(i));
  return one_of(decision.options, tested.empty() ? all_of(decision.options) : tested, key);
}

std::int32_t TestPlayer::untaps(const View& view, const Decision& decision, std::uint64_t question) const {
  // In some duels the card under test stays tapped.
  if (!percent(mixed(seed_, 9), 30)) return some_of(decision.options, question, 80);
  std::int32_t done = 0;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& option = decision.options[i];
    if (option.kind == Option::Kind::pass) {
      done = static_cast<std::int32_t>(i);
      continue;
    }
    const Object* object = option.thing.is_object() ? view.object(option.thing.object) : nullptr;
    if (object == nullptr || object->card != tested_.card) return static_cast<std::int32_t>(i);
  }
  return done;
}

std::int32_t TestPlayer::picks(const View& view, const Decision& decision, std::uint64_t key) const {
  std::vector<std::int32_t> there;
  if (percent(mixed(key, 11), 60))
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
      const Option& option = decision.options[i];
      const Object* object = option.thing.is_object() ? view.object(option.thing.object) : nullptr;
      if (object != nullptr && object->card != tested_.plain) there.push_back(static_cast<std::int32_t>(i));
    }
  return one_of(decision.options, there.empty() ? all_of(decision.options) : there, key);
}

std::int32_t TestPlayer::answer(const View& view, const Decision& decision) {
  const TurnState& turn = view.turn();
  std::uint64_t question = mixed(
      seed_, static_cast<std::uint64_t>(decision.kind) << 8U | static_cast<std::uint64_t>(decision.player));
  question = mixed(question, static_cast<std::uint64_t>(decision.window) << 40U |
                                 static_cast<std::uint64_t>(decision.source.slot) << 16U |
                                 static_cast<std::uint64_t>(decision.choice));
  question = mixed(question, static_cast<std::uint64_t>(turn.number) << 16U |
                                 static_cast<std::uint64_t>(turn.phase) << 8U |
                                 static_cast<std::uint64_t>(turn.stage));
  const std::uint64_t key = mixed(question, static_cast<std::uint64_t>(asked_[question]++));
  if (decision.is_number()) {
    if (percent(key, 30)) return decision.most;
    const auto range = static_cast<std::uint64_t>(std::min(decision.most - decision.least, 6)) + 1;
    return decision.least + static_cast<std::int32_t>((key >> 8U) % range);
  }
  switch (decision.kind) {
    case DecisionKind::play:
      return play(view, decision, key);
    case DecisionKind::complete:
      return 0;  // calling spells off leads nowhere
    case DecisionKind::pay:
      return percent(key, 60) ? 0 : 1;
    case DecisionKind::attack:
      return some_of(decision.options, question, 65);
    case DecisionKind::block:
      return blocks(decision, question);
    case DecisionKind::choose:
      return chooses(view, decision, key);
    case DecisionKind::untap:
      return untaps(view, decision, question);
    case DecisionKind::band:
      // Together rather than alone, so that bands are met.
      if (pressing_ && percent(key, 60)) return static_cast<std::int32_t>(decision.options.size() - 1);
      return one_of(decision.options, all_of(decision.options), key);
    case DecisionKind::target:
      return aims(view, decision, key);
    default:
      return one_of(decision.options, all_of(decision.options), key);
  }
}

}  // namespace sleight::playtest
