#include <algorithm>
#include <tuple>

#include "core/card/purpose.h"
#include "core/telling/why_not.h"
#include "tools/scenario/game.h"
#include "tools/scenario/waiting.h"
#include "tools/scenario/wish.h"
#include "tools/telling.h"

/// The verbs with which the players of a scenario act.
namespace sleight::scenario {
namespace {

/// Rest points that are no window: nobody can act there, so an action waits for the window behind them.
bool is_between_windows(Stage stage) {
  return stage == Stage::attack_begins || stage == Stage::attackers || stage == Stage::blockers ||
         stage == Stage::first_strike_damage || stage == Stage::damage || stage == Stage::end_of_attack;
}

/// A null attack has no window of attackers and is at its end at once (R-CBT-2).
bool is_declared(Stage stage) { return stage == Stage::attackers_window || stage == Stage::end_of_attack; }

/// Which band the creature that is asked about joins: that of the creatures named with it, or one of its own.
/// `wanted` tells the band of each creature, 0 for none.
std::int32_t band_answer(const Decision& decision, const std::vector<std::pair<std::uint16_t, int>>& wanted) {
  const auto band_of = [&](ObjectId id) {
    for (const auto& [slot, band] : wanted)
      if (slot == id.slot) return band;
    return 0;
  };
  const int band = decision.subject.is_object() ? band_of(decision.subject.object) : 0;
  std::int32_t fresh = 0;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& o = decision.options[i];
    if (o.kind == Option::Kind::pass) fresh = static_cast<std::int32_t>(i);
    if (o.kind != Option::Kind::value || band == 0) continue;
    if (band_of(o.object) == band) return static_cast<std::int32_t>(i);
  }
  return fresh;
}

/// The ability of a permanent that makes mana; none for the mana of a land's type.
AbilityId mana_ability_of(const Duel& duel, ObjectId id) {
  const Characteristics& now = duel.look(id);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
    if (held->ability->kind == AbilityKind::activated && !held->ability->modes.empty() &&
        use_of(held->ability->modes.front()) == ModeUse::mana)
      return duel.library().id_of(*held->ability);
  return AbilityId::none;
}

bool is_outer(Window window) { return window != Window::prevent && window != Window::regenerate; }

}  // namespace

void Game::undone_if_refused(const std::function<void()>& verb) {
  begun_ = true;
  const Driver place = driver_;
  const auto said = said_;
  const auto queue = queue_;
  const auto queued_plays = queued_plays_;
  const auto shares = shares_;
  const bool held = held_;
  try {
    at_end_of_attack_ = false;
    windows_.clear();
    verb();
  } catch (const Refused&) {
    driver_ = place;
    said_ = said;
    queue_ = queue;
    queued_plays_ = queued_plays;
    shares_ = shares;
    held_ = held;
    throw;
  }
}

void Game::reach(PlayerId p, const Wanted& wanted, const Why& why) {
  std::string reason;
  bool moved = false;
  if (duel().over()) throw Refused{"the duel is over"};
  // In a step of its own an action waits for the other player to pass, and not for what comes after the step.
  const Window inside = driver_.at_rest() ? Window::none : driver_.asked()->window;
  const bool in_step = !special_step(inside).empty();
  int chances = player_count;
  // Somebody may have drawn mana in this window: it opens again once they pass, and that is no step further.
  const auto place = [this] { return std::tuple{duel().turn.number, duel().turn.phase, duel().turn.stage}; };
  const auto began = place();
  bool reopens = !driver_.at_rest() && duel().batch.empty();
  for (;;) {
    if (driver_.at_rest()) {
      if ((moved && !(reopens && place() == began)) || duel().over()) break;
      reopens = false;
      moved = !is_between_windows(duel().turn.stage);
      driver_.proceed();
      continue;
    }
    moved = true;
    const Decision decision = *driver_.asked();
    if (in_step && decision.kind == DecisionKind::play && (decision.window != inside || chances-- == 0))
      break;
    if (decision.kind == DecisionKind::play && decision.player == p) {
      for (std::size_t i = 0; i < decision.options.size(); ++i) {
        if (!wanted(decision, decision.options[i])) continue;
        windows_.clear();
        driver_.answer(static_cast<std::int32_t>(i));
        return;
      }
      if (reason.empty()) reason = why(decision);
    }
    answer_asked();
  }
  throw Refused{reason.empty() ? name_of(p) + " may not act now" : reason};
}

/// Nobody passes so that `p` may act: whoever has the next chance must be that player (R-BATCH-1).
void Game::refuse_unprompted(PlayerId p, const Wanted& wanted, const Why& why) {
  if (driver_.at_rest()) driver_.proceed();
  while (!driver_.at_rest() && driver_.asked()->kind != DecisionKind::play) answer_asked();
  if (driver_.at_rest()) throw Refused{name_of(p) + " may not act now"};
  const Decision& asked = *driver_.asked();
  const bool offered = std::any_of(asked.options.begin(), asked.options.end(),
                                   [&](const Option& option) { return wanted(asked, option); });
  if (asked.player != p || !offered) throw Refused{why(asked)};
}

void Game::announce(Said said, const Wanted& wanted, const Why& why) {
  const PlayerId p = said.player;
  if (said.options.unprompted) refuse_unprompted(p, wanted, why);
  reach(p, wanted, why);
  const std::uint16_t slot = said.slot;
  said_.push_back(std::move(said));
  const std::size_t mine = said_.size() - 1;
  // Modes, targets, X and costs are asked until a window opens for interrupts or responses.
  while (!driver_.at_rest() &&
         (driver_.asked()->kind != DecisionKind::play || !is_outer(driver_.asked()->window)))
    answer_asked();
  if (mine < said_.size()) {
    said_[mine].announced = true;
    if (!duel().batch.empty() && duel().batch.back().source.slot == slot)
      said_[mine].number = duel().batch.back().number;
  }
}

Value Game::act(Said said, const Wanted& wanted, const Why& why) {
  Value play;
  undone_if_refused([&] {
    const bool held = said.options.held;
    const bool was_open = open();
    const bool interrupting = said.interrupting != 0;
    const std::uint16_t slot = said.slot;
    announce(std::move(said), wanted, why);
    const std::uint32_t number = said_.empty() ? 0 : said_.back().number;
    if (held) {
      held_ = true;
    } else if (!was_open) {
      pass_to_rest();
    } else {
      // Others are open: this one gets its interrupts, and then waits with them, unless it is an interrupt.
      while (!driver_.at_rest() && number != 0 && duel().find_play(number) != nullptr &&
             (interrupting || driver_.asked()->kind != DecisionKind::play ||
              driver_.asked()->window != Window::respond))
        answer_asked();
      while (!driver_.at_rest() && driver_.asked()->kind != DecisionKind::play) answer_asked();
    }
    settle_said();
    play = Value::play(number, slot);
  });
  return play;
}

Value Game::casts(PlayerId p, const Value& card, const Value& options) {
  Said said;
  said.player = p;
  said.slot = card_in_hand(p, card);
  said.options = read_options(options);
  const std::uint16_t slot = said.slot;
  // An interrupt that is not aimed at what is under way is played as an instant: in the window of responses
  // (R-INT-4). Mana may be wanted for an interrupt and comes at once.
  const bool at_play =
      std::any_of(said.options.targets.begin(), said.options.targets.end(), [this](const Value& t) {
        return t.kind == Value::Kind::play || (t.is_object() && duel().objects[t.slot].zone == Zone::limbo);
      });
  const bool mana = any(duel().printed(duel().id_of(slot)).types & CardType::mana_source);
  return act(
      std::move(said),
      [slot, anywhere = at_play || mana](const Decision& d, const Option& o) {
        return o.kind == Option::Kind::cast && o.object.slot == slot &&
               (anywhere || d.window != Window::interrupt);
      },
      [this, p, slot](const Decision& d) {
        Option option;
        option.kind = Option::Kind::cast;
        option.object = duel().id_of(slot);
        return why_not(duel(), p, option, d.window, d.subject);
      });
}

Value Game::activates(PlayerId p, const Value& object, const Value& options) {
  Said said;
  said.player = p;
  said.slot = id(object).slot;
  said.options = read_options(options);
  const std::uint16_t slot = said.slot;
  std::vector<AbilityId> abilities;
  const ObjectId holder = duel().id_of(slot);
  if (duel().is_in_play(holder)) {
    const Characteristics& now = duel().look(holder);
    for (const HeldAbility* held = duel().abilities_begin(now); held != duel().abilities_end(now); ++held)
      if (held->ability->kind == AbilityKind::activated)
        abilities.push_back(duel().library().id_of(*held->ability));
  }
  const int chosen = said.options.ability;
  if (chosen < 0 || chosen > static_cast<int>(abilities.size()))
    throw Refused{title_of(duel(), holder) + " has " + std::to_string(abilities.size()) +
                  " activated abilities"};
  const AbilityId only = chosen > 0 ? abilities[static_cast<std::size_t>(chosen - 1)] : AbilityId::none;
  const auto fits = [slot, only](const Option& o) {
    return (o.kind == Option::Kind::activate || o.kind == Option::Kind::tap_for_mana) &&
           o.object.slot == slot && (only == AbilityId::none || o.ability == only);
  };
  return act(
      std::move(said),
      [this, fits, only](const Decision& d, const Option& o) {
        if (!fits(o)) return false;
        if (only != AbilityId::none) return true;
        for (const Option& other : d.options)
          if (fits(other) && other.ability != o.ability)
            throw Failure{title_of(duel(), o.object) +
                          " has several abilities to use; say which, as in { ability = 1 }"};
        return true;
      },
      [this, p, slot, abilities, only](const Decision& d) -> std::string {
        Option option;
        option.kind = Option::Kind::activate;
        option.object = duel().id_of(slot);
        if (abilities.empty()) return title_of(duel(), option.object) + " has no ability to activate";
        option.ability = only == AbilityId::none ? abilities.front() : only;
        return why_not(duel(), p, option, d.window, d.subject);
      });
}

Value Game::interrupts(PlayerId p, const Value& play, const Value& what, const Value& options) {
  if (play.kind != Value::Kind::play)
    throw Failure{"`interrupts` takes the play that a verb with `held = true` returned"};
  const auto number = static_cast<std::uint32_t>(play.number);
  if (duel().find_play(number) == nullptr)
    throw Refused{tell(duel(), play) + " is not open any more (was it cast with `held = true`?)"};
  Said said;
  said.player = p;
  said.options = read_options(options);
  said.interrupting = number;
  said.slot = what.is_text() ? card_in_hand(p, what) : id(what).slot;
  const std::uint16_t slot = said.slot;
  held_ = true;
  return act(
      std::move(said),
      [slot, number](const Decision& d, const Option& o) {
        const bool about = d.window == Window::interrupt &&
                           (d.subject.kind != Thing::Kind::play || d.subject.number == number);
        return about && (o.kind == Option::Kind::cast || o.kind == Option::Kind::activate) &&
               o.object.slot == slot;
      },
      [this, p, slot, number](const Decision& d) -> std::string {
        const bool its = d.window == Window::interrupt && d.subject.number == number;
        if (!its && d.window == Window::interrupt) return "";  // the interrupt of something else
        if (!its) return why_not_interrupt(duel(), p, number);
        Option option;
        option.object = duel().id_of(slot);
        option.kind = duel().is_in_play(option.object) ? Option::Kind::activate : Option::Kind::cast;
        if (option.kind == Option::Kind::activate) {
          const Characteristics& now = duel().look(option.object);
          for (const HeldAbility* held = duel().abilities_begin(now); held != duel().abilities_end(now);
               ++held)
            if (held->ability->kind == AbilityKind::activated)
              option.ability = duel().library().id_of(*held->ability);
        }
        return why_not(duel(), p, option, d.window, d.subject);
      });
}

void Game::plays_land(PlayerId p, const Value& card) {
  Said said;
  said.player = p;
  said.slot = card_in_hand(p, card);
  const std::uint16_t slot = said.slot;
  act(
      std::move(said),
      [slot](const Decision&, const Option& o) {
        return o.kind == Option::Kind::play_land && o.object.slot == slot;
      },
      [this, p, slot](const Decision& d) {
        Option option;
        option.kind = Option::Kind::play_land;
        option.object = duel().id_of(slot);
        return why_not(duel(), p, option, d.window, d.subject);
      });
}

void Game::taps_for_mana(PlayerId p, const Value& land, const Value& colour) {
  Said said;
  said.player = p;
  said.slot = id(land).slot;
  const std::uint16_t slot = said.slot;
  std::vector<Value> wanted = colour.list();
  undone_if_refused([&] {
    reach(
        p,
        [&](const Decision& d, const Option& o) {
          if ((o.kind != Option::Kind::tap_for_mana && o.kind != Option::Kind::activate) ||
              o.object.slot != slot)
            return false;
          // Only where it has no source of mana to offer can another of its abilities be meant.
          if (o.kind == Option::Kind::activate &&
              std::any_of(d.options.begin(), d.options.end(), [&](const Option& other) {
                return other.kind == Option::Kind::tap_for_mana && other.object.slot == slot;
              }))
            return false;
          if (wanted.empty()) return true;
          // Several offers of one source give different colours; a single one asks for the colour later.
          int offers = 0;
          for (const Option& other : d.options)
            if (other.kind == o.kind && other.object.slot == slot) ++offers;
          if (offers < 2) return true;
          if (wanted.front().is_text() && o.value >= 0 && o.value < colour_count &&
              name_of(static_cast<Colour>(o.value)) == wanted.front().text) {
            wanted.clear();
            return true;
          }
          return false;
        },
        [&](const Decision& d) {
          Option option;
          option.kind = Option::Kind::tap_for_mana;
          option.object = duel().id_of(slot);
          if (duel().is_in_play(option.object)) option.ability = mana_ability_of(duel(), option.object);
          return why_not(duel(), p, option, d.window, d.subject);
        });
    // On through what the tapping sets off, a prevention step included.
    while (!driver_.at_rest() &&
           (driver_.asked()->kind != DecisionKind::play || !is_outer(driver_.asked()->window))) {
      const Decision decision = *driver_.asked();
      if (decision.kind == DecisionKind::mana && !wanted.empty()) {
        const auto answer = meant(duel(), decision, wanted.front());
        if (!answer)
          throw Refused{"it gives " + options_text(duel(), decision) + ", not " +
                        tell(duel(), wanted.front())};
        driver_.answer(*answer);
      } else {
        answer_asked();
      }
    }
    settle_said();
  });
}

int Game::band_number(std::uint16_t slot) const {
  for (const Attacker& attacker : duel().combat.attackers)
    if (attacker.object.slot == slot) return attacker.band;
  return -1;
}

void Game::attacks(PlayerId p, const Value& attackers) {
  if (!attackers.is_table()) throw Failure{"`attacks` takes a list of creatures; an inner list is a band"};
  std::vector<std::pair<std::uint16_t, int>> wanted;  // the creature and its band, 0 for none
  int bands = 0;
  for (const Value& one : attackers.list()) {
    const bool banded = one.is_table();
    if (banded) ++bands;
    for (const Value& creature : one.list()) wanted.emplace_back(id(creature).slot, banded ? bands : 0);
  }
  undone_if_refused([&] {
    if (p != duel().active()) throw Refused{"it is not " + name_of(p) + "'s turn (R-CBT-1)"};
    const bool announced = duel().turn.stage == Stage::attack_announced ||
                           duel().turn.stage == Stage::attack_begins || duel().turn.stage == Stage::attackers;
    if (!announced)
      reach(
          p, [](const Decision&, const Option& o) { return o.kind == Option::Kind::attack; },
          [&](const Decision& d) {
            Option option;
            option.kind = Option::Kind::attack;
            return why_not(duel(), p, option, d.window, d.subject);
          });
    // On to the declaration, everyone passing, and through it.
    std::size_t next = 0;
    bool declaring = false;
    int steps = 0;
    while (!(driver_.at_rest() && is_declared(duel().turn.stage))) {
      if (duel().over() || ++steps > 10000) throw Refused{"the attack was not declared"};
      if (driver_.at_rest()) {
        if (declaring) break;
        if (!is_between_windows(duel().turn.stage) && duel().turn.stage != Stage::attack_announced)
          throw Refused{"the attack was broken off (R-CBT-4)"};
        driver_.proceed();
        continue;
      }
      const Decision decision = *driver_.asked();
      if (decision.kind == DecisionKind::attack) {
        declaring = true;
        std::optional<std::int32_t> answer;
        for (std::size_t i = 0; i < decision.options.size() && !answer; ++i) {
          const Option& o = decision.options[i];
          if (next == wanted.size() ? o.kind == Option::Kind::pass
                                    : (o.object.slot == wanted[next].first ||
                                       (o.thing.is_object() && o.thing.object.slot == wanted[next].first)))
            answer = static_cast<std::int32_t>(i);
        }
        if (!answer && next < wanted.size()) {
          const ObjectId creature = duel().id_of(wanted[next].first);
          std::string why = why_not_attack(duel(), creature);
          if (why.empty()) why = "it is not offered";
          throw Refused{title_of(duel(), creature) + " cannot attack: " + why};
        }
        if (!answer) throw Refused{"more must attack (R-CBT-6): " + options_text(duel(), decision)};
        if (next < wanted.size()) ++next;
        driver_.answer(*answer);
      } else if (decision.kind == DecisionKind::band) {
        driver_.answer(band_answer(decision, wanted));
      } else {
        answer_asked();
      }
    }
    if (next < wanted.size()) {
      const ObjectId creature = duel().id_of(wanted[next].first);
      std::string why = why_not_attack(duel(), creature);
      if (why.empty()) why = "the attack was declared without it";
      throw Refused{title_of(duel(), creature) + " cannot attack: " + why};
    }
    for (const auto& [slot, band] : wanted)
      for (const auto& [other, other_band] : wanted)
        if (band != 0 && band == other_band && band_number(slot) != band_number(other))
          throw Refused{title_of(duel(), duel().id_of(slot)) + " and " +
                        title_of(duel(), duel().id_of(other)) + " cannot be one band (R-BAND-1)"};
    settle_said();
  });
}

void Game::blocks(PlayerId p, const Value& blocks) {
  if (!blocks.is_table()) throw Failure{"`blocks` takes { [blocker] = attacker }"};
  std::vector<std::pair<std::uint16_t, std::uint16_t>> wanted;
  for (const auto& [blocker, attacked] : blocks.items)
    for (const Value& attacker : attacked.list()) wanted.emplace_back(id(blocker).slot, id(attacker).slot);
  undone_if_refused([&] {
    if (p == duel().active()) throw Refused{name_of(p) + " is attacking and cannot block (R-BLOCK-1)"};
    if (!duel().combat.active) throw Refused{"there is no attack to block (R-BLOCK-1)"};
    std::size_t next = 0;
    bool declaring = false;
    int steps = 0;
    while (!(driver_.at_rest() && duel().turn.stage == Stage::blockers_window)) {
      if (duel().over() || !duel().combat.active || ++steps > 10000)
        throw Refused{"blockers cannot be declared now (R-CBT-3)"};
      if (driver_.at_rest()) {
        if (declaring) break;
        driver_.proceed();
        continue;
      }
      const Decision decision = *driver_.asked();
      if (decision.kind != DecisionKind::block) {
        answer_asked();
        continue;
      }
      declaring = true;
      std::optional<std::int32_t> answer;
      for (std::size_t i = 0; i < decision.options.size() && !answer; ++i) {
        const Option& o = decision.options[i];
        if (next == wanted.size() ? o.kind == Option::Kind::pass
                                  : (o.object.slot == wanted[next].first && o.thing.is_object() &&
                                     o.thing.object.slot == wanted[next].second))
          answer = static_cast<std::int32_t>(i);
      }
      if (!answer && next < wanted.size()) {
        const ObjectId blocker = duel().id_of(wanted[next].first),
                       attacker = duel().id_of(wanted[next].second);
        std::string why = why_not_block(duel(), blocker, attacker);
        if (why.empty()) why = "it blocks already (R-BLOCK-1)";
        throw Refused{title_of(duel(), blocker) + " cannot block " + title_of(duel(), attacker) + ": " + why};
      }
      if (!answer) throw Refused{"more must block: " + options_text(duel(), decision)};
      if (next < wanted.size()) ++next;
      driver_.answer(*answer);
    }
    if (next < wanted.size()) {
      const ObjectId blocker = duel().id_of(wanted[next].first), attacker = duel().id_of(wanted[next].second);
      std::string why = why_not_block(duel(), blocker, attacker);
      if (why.empty()) why = "it blocks already, or the attacker is no longer there (R-BLOCK-1)";
      throw Refused{title_of(duel(), blocker) + " cannot block " + title_of(duel(), attacker) + ": " + why};
    }
    settle_said();
  });
}

}  // namespace sleight::scenario
