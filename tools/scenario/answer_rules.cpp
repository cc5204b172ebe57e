#include "tools/scenario/answer_rules.h"

#include <algorithm>

#include "core/card/letters.h"
#include "core/card/purpose.h"
#include "core/card/reference_records.h"
#include "core/playing/combat/attack_rules.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/expect_verbs.h"
#include "tools/scenario/meant_option.h"
#include "tools/scenario/named_sources.h"
#include "tools/scenario/targets_in_vain.h"
#include "tools/scenario/told_apart.h"
#include "tools/scenario/x_answers.h"

namespace sleight::scenario {
namespace {

/// Whether the open step has a packet to or from what is named.
bool has_its_packet(const Game& game, const Value& target) {
  // A name is looked at when the packet is chosen (`meant`).
  if (!target.is_object() && !target.is_player() && !target.is_table()) return true;
  return std::any_of(game.duel().packets.begin(), game.duel().packets.end(),
                     [&](const Packet& packet) { return is_meant_packet(game.duel(), packet, target); });
}

/// Whether the open step may have a packet for each target that is one: of several that are named some may be
/// something else, but not what is named as damage.
bool may_have_its_packets(const Game& game, const PlayOptions& options) {
  const std::vector<Value>& targets = options.targets;
  const auto has = [&game](const Value& target) { return has_its_packet(game, target); };
  const auto is_damage = [](const Value& target) { return target.is_table(); };
  return targets.empty() || (std::any_of(targets.begin(), targets.end(), has) &&
                             std::all_of(targets.begin(), targets.end(), [&](const Value& target) {
                               return !is_damage(target) || has(target);
                             }));
}

/// Whether the open step has a packet for each target of the option that is a packet: else it is for a later
/// step.
bool has_its_packets(const Game& game, const Option& option, const PlayOptions& options) {
  const Duel& duel = game.duel();
  const Ability* ability =
      option.kind == Option::Kind::cast
          ? spell_ability(duel.printed(option.object))
          : (option.ability == AbilityId::none ? nullptr : &duel.library().ability(option.ability));
  // In one way, and one target each: else it is not said which of them stands for which demand.
  const bool plain = ability != nullptr && ability->modes.size() == 1 &&
                     ability->modes.front().targets.size() == options.targets.size();
  for (std::size_t i = 0; i < options.targets.size(); ++i) {
    const bool is_packet = !plain || ability->modes.front().targets[i].what.from == Reference::packets;
    if (is_packet && !has_its_packet(game, options.targets[i]) &&
        (plain || options.targets.size() == 1 || options.targets[i].is_table()))
      return false;
  }
  return true;
}

/// Whether what an option plays is aimed at something.
bool takes_targets(const Duel& duel, const Option& option) {
  if (option.kind == Option::Kind::cast || option.ability == AbilityId::none) return true;
  const std::vector<Mode>& modes = duel.library().ability(option.ability).modes;
  return std::any_of(modes.begin(), modes.end(), [](const Mode& mode) { return !mode.targets.empty(); });
}

/// Whether what an option plays regenerates something else than its own card without aiming at it.
bool saves_others(const Duel& duel, const Option& option) {
  if (option.kind == Option::Kind::cast || option.ability == AbilityId::none) return false;
  const std::vector<Mode>& modes = duel.library().ability(option.ability).modes;
  return std::any_of(modes.begin(), modes.end(), [](const Mode& mode) {
    const Selector* saved = regenerated(mode);
    return saved != nullptr && is_set(saved->from);
  });
}

/// Whether a queued play can be made by an option of the open step.
bool is_means(const Game& game, const Option& option, const QueuedPlay& queued) {
  if (option.kind != Option::Kind::cast && option.kind != Option::Kind::activate) return false;
  const Value& with = queued.options.with;
  if (with.is_object() && option.object.slot != with.slot) return false;
  if (with.is_text() && lowered(title_of(game.duel(), option.object)) != lowered(with.text)) return false;
  const bool itself = option.object.slot == queued.what.slot;
  // Something else may save the dying creature: an enchantment on it, what can be aimed at it, or what saves
  // whatever is of its sort.
  const bool lies_on_it =
      game.duel().object(option.object).attached_to == game.duel().id_of(queued.what.slot);
  const bool saves = lies_on_it || takes_targets(game.duel(), option) || saves_others(game.duel(), option);
  if (!itself && !(queued.regenerate && saves)) return false;
  return queued.options.ability == 0 || (!itself && with.is_nil()) ||
         ability_meant(game.duel(), option.object, queued.options).is_used_by(option);
}

/// Whether two options come to the same: one ability of one thing, or cards of one name in the hand.
bool are_same_means(const Game& game, const Option& one, const Option& other) {
  if (one.kind != other.kind || one.ability != other.ability || one.value != other.value) return false;
  return one.object == other.object ||
         (one.kind == Option::Kind::cast &&
          title_of(game.duel(), one.object) == title_of(game.duel(), other.object));
}

/// The option by which a queued play is made; nothing when there is none. Of several the scenario has to say
/// which.
std::optional<std::size_t> means_of(const Game& game, const Decision& decision, const QueuedPlay& queued) {
  std::optional<std::size_t> found;
  std::vector<std::string> told;
  bool one_thing = true;
  // The first option is to pass.
  for (std::size_t i = 1; i < decision.options.size(); ++i) {
    const Option& option = decision.options[i];
    if (!is_means(game, option, queued)) continue;
    const bool same = found && are_same_means(game, decision.options[*found], option);
    if (!same) told.push_back(tell(game.duel(), decision, option));
    if (found && decision.options[*found].object != option.object) one_thing = false;
    if (!found) found = i;
  }
  if (told.size() < 2) return found;
  throw Failure{tell(game.duel(), queued.what) + " can be " + (queued.regenerate ? "regenerated" : "used") +
                " in several ways: " + listed(told) + "; say which, as in " +
                (one_thing ? "{ ability = 1 }" : "{ with = object or card }")};
}

/// The option of a queued play that is legal in the open step; the play leaves the queue and counts as said.
std::optional<std::int32_t> queued_play(Game& game, const Decision& decision) {
  if (decision.window != Window::prevent && decision.window != Window::regenerate) return std::nullopt;
  for (auto q = game.queued_plays.begin(); q != game.queued_plays.end(); ++q) {
    if (q->player != decision.player || q->regenerate != (decision.window == Window::regenerate)) continue;
    if (q->regenerate) {
      const auto dying = std::any_of(game.duel().dying.begin(), game.duel().dying.end(),
                                     [&](ObjectId dead) { return dead.slot == q->what.slot; });
      // One that is under way may save it: the next is for the next time.
      const auto under_way = [&](const Said& said) {
        return said.saves == q->what.slot &&
               std::any_of(game.duel().batch.begin(), game.duel().batch.end(),
                           [&](const BatchItem& play) { return play.source.slot == said.slot; });
      };
      if (!dying || std::any_of(game.said.begin(), game.said.end(), under_way)) continue;
    } else if (!may_have_its_packets(game, q->options)) {
      continue;
    }
    const std::optional<std::size_t> found = means_of(game, decision, *q);
    if (!found) continue;
    if (!q->regenerate && !has_its_packets(game, decision.options[*found], q->options)) continue;
    Said said;
    said.player = q->player;
    said.slot = decision.options[*found].object.slot;
    said.ability = decision.options[*found].ability;
    said.options = q->options;
    said.line = q->line;
    if (q->regenerate) said.saves = q->what.slot;
    // What regenerates something else aims at what is dying, though the scenario has not named it twice.
    if (q->regenerate && said.options.targets.empty() && said.slot != q->what.slot &&
        takes_targets(game.duel(), decision.options[*found]) &&
        game.duel().object(decision.options[*found].object).attached_to != game.duel().id_of(q->what.slot))
      said.options.targets.push_back(q->what);
    // Until it is announced, whatever its player is asked belongs to it (`answer_for`).
    said.announced = false;
    name_sources(game, said, decision.options[*found]);
    game.queued_plays.erase(q);
    game.said.push_back(std::move(said));
    return static_cast<std::int32_t>(*found);
  }
  return std::nullopt;
}

std::string not_an_answer(const Game& game, const Decision& decision, const char* what, const Value& said) {
  return std::string{what} + " = " + told_apart(game.duel(), said) +
         " is not among the answers: " + answers_text(game.duel(), decision) + " (R-GEN-3)";
}

/// One of a list says the one answer of what nobody is asked; where none does, `why_not` keeps why.
bool implies(const Game& game, const Decision& decision, SaidAnswers& list, const char* what, Said& said) {
  for (std::size_t i = 0; i < list.values.size(); ++i)
    if (!list.given.contains(i) && !list.redundancy_of.contains(i) &&
        meant(game.duel(), decision, list.values[i]))
      return list.redundancy_of.insert(i).second;
  const std::size_t next = list.next();
  if (next < list.values.size() && said.no_such_answer.empty()) {
    said.no_such_answer = not_an_answer(game, decision, what, list.values[next]);
    said.no_answer_of = &list == &said.options.paying;
    said.no_answer_at = next;
  }
  return false;
}

/// The answer of a list to a question: of those that answered none yet the next, or one that is implied.
std::optional<std::int32_t> next_of(const Game& game, const Decision& decision, SaidAnswers& list,
                                    const char* what) {
  const std::size_t next = list.next();
  std::vector<std::size_t> places(list.redundancy_of.begin(), list.redundancy_of.end());
  if (next < list.values.size()) places.insert(places.begin(), next);
  for (const std::size_t place : places) {
    if (list.given.contains(place)) continue;
    const auto answer = meant(game.duel(), decision, list.values[place]);
    if (answer) list.given.insert(place);
    if (answer) return answer;
  }
  if (next < list.values.size()) throw Refused{not_an_answer(game, decision, what, list.values[next])};
  return std::nullopt;
}

/// Nobody is asked what has one answer: whatever was said or queued for it waits for the next question, and
/// counts as used where it is that answer.
void note_unasked(Game& game, const Decision& decision) {
  const bool costs = decision.kind == DecisionKind::sacrifice || decision.kind == DecisionKind::discard;
  const bool chosen = costs || decision.kind == DecisionKind::choose ||
                      decision.kind == DecisionKind::number || decision.kind == DecisionKind::mana ||
                      decision.kind == DecisionKind::order;
  for (auto said = game.said.rbegin(); chosen && said != game.said.rend(); ++said) {
    const bool asks = decision.source && said->slot == decision.source.slot;
    if ((!asks && said->announced) || said->player != decision.player) continue;
    PlayOptions& o = said->options;
    if (costs && implies(game, decision, o.paying, "paying", *said)) return;
    if (implies(game, decision, o.choosing, "choosing", *said)) return;
  }
  for (Queued& queued : game.queue) {
    // What is expected at that moment has to be looked at, and is only where somebody is asked.
    if (queued.player != decision.player || queued.kind != spelling_of(decision.kind) ||
        queued.redundancy_of || !queued.then.is_nil() || !meant(game.duel(), decision, queued.answer))
      continue;
    queued.redundancy_of = true;
    return;
  }
}

/// Why the target that was said next is none.
std::string why_no_such_target(const Game& game, const Decision& decision, const Said& said) {
  const std::vector<Value>& targets = said.options.targets;
  const Value& wish = targets[said.targets_used];
  const auto is_it = [&](const Value& other) {
    return other.kind == wish.kind && other.slot == wish.slot && other.player == wish.player &&
           other.number == wish.number && other.text == wish.text && !wish.is_table();
  };
  TargetAsked asked;
  asked.window = decision.window;
  // What asks later, by itself, is another of its abilities.
  if (!said.announced) {
    asked.ability = said.ability;
    asked.before = said.targets_used;
    // Said by its number, as it stands in the list.
    if (said.mode_used && said.options.mode->is_number() && said.options.mode->number >= 1)
      asked.mode = static_cast<std::size_t>(said.options.mode->number - 1);
  }
  asked.chosen =
      std::any_of(targets.begin(), targets.begin() + static_cast<std::ptrdiff_t>(said.targets_used), is_it);
  return why_no_target(game.duel(), decision, wish, asked);
}

/// The answer that was said together with the play; nothing when nothing of that kind was, or is left.
std::optional<std::int32_t> said_answer(Game& game, const Decision& decision, Said& said) {
  PlayOptions& options = said.options;
  const auto next = [&](SaidAnswers& list, const char* what) { return next_of(game, decision, list, what); };
  switch (decision.kind) {
    case DecisionKind::target: {
      if (said.targets_used < options.targets.size()) {
        const auto answer = meant(game.duel(), decision, options.targets[said.targets_used]);
        if (!answer) throw Refused{why_no_such_target(game, decision, said)};
        ++said.targets_used;
        return answer;
      }
      // An interrupt is aimed at what it answers, unless something else was said.
      if (options.targets.empty() && said.interrupting != 0)
        if (const auto answer = meant(game.duel(), decision, Value::play(said.interrupting, said.slot)))
          return answer;
      // Where none is named it is left open: that no target is meant has to be said.
      if (!options.targets.empty() && !decision.options.empty() &&
          decision.options.front().kind == Option::Kind::pass)
        return 0;  // all targets that were named are chosen
      return std::nullopt;
    }
    case DecisionKind::mode: {
      if (!options.mode || said.mode_used) return std::nullopt;
      const auto answer = meant(game.duel(), decision, *options.mode);
      if (!answer)
        throw Refused{"mode = " + tell(game.duel(), *options.mode) + " is not possible; possible are " +
                      answers_text(game.duel(), decision) + " (R-CAST-1)"};
      said.mode_used = true;
      return answer;
    }
    case DecisionKind::x: {
      if (said.x_used) return std::nullopt;
      const std::optional<int> x = options.x ? options.x : x_of_paying(game, said);
      if (!x) return std::nullopt;
      const auto answer = meant(game.duel(), decision, Value::of(*x));
      if (!answer)
        throw Refused{x_words(game, said, *x) + "; possible is " + answers_text(game.duel(), decision) +
                      " (R-MANA-7)"};
      said.x_used = true;
      return answer;
    }
    case DecisionKind::sacrifice:
    case DecisionKind::discard:
      // Costs are asked for before effects, so that what is paid comes first of the two.
      if (const auto answer = next(options.paying, "paying")) return answer;
      return next(options.choosing, "choosing");
    case DecisionKind::choose:
    case DecisionKind::number:
    case DecisionKind::mana:
    case DecisionKind::order:
      return next(options.choosing, "choosing");
    // Verbs of their own, or the queue, answer all of these.
    case DecisionKind::play:
    case DecisionKind::pay:
    case DecisionKind::untap:
    case DecisionKind::attack:
    case DecisionKind::band:
    case DecisionKind::block:
    case DecisionKind::assign:
    case DecisionKind::start:
    case DecisionKind::complete:
      return std::nullopt;
  }
  return std::nullopt;
}

/// Whether a share is for the creature or player that a division asks about. The defender divides a blocker's
/// damage among bands, whichever member is named (R-CDMG-5).
bool is_share_of(const Game& game, const Share& share, const Decision& decision) {
  const Thing subject = decision.subject;
  if (share.victim.is_player()) return subject.is_player() && subject.player == share.victim.player;
  if (!subject.is_object()) return false;
  if (subject.object.slot == share.victim.slot) return true;
  const int band = band_number(game, share.victim.slot);
  return decision.player != game.duel().combat.attacker && band >= 0 &&
         band == band_number(game, subject.object.slot);
}

/// Whether two of a combat fight each other, so that the one may share in the other's damage. A blocked
/// attacker that tramples has a share for the player.
bool are_opposed(const Combat& combat, std::uint16_t source, const Value& victim) {
  if (victim.is_player()) return true;
  return std::any_of(combat.blocks.begin(), combat.blocks.end(), [&](const Block& block) {
    return (block.attacker.slot == source && block.blocker.slot == victim.slot) ||
           (block.blocker.slot == source && block.attacker.slot == victim.slot);
  });
}

/// The last of those who share is asked for nothing: what is left is theirs.
void imply_rest(Game& game, const Decision& decision, int left) {
  Share* last = nullptr;
  for (Share& share : game.shares) {
    if (share.used || share.source != decision.source.slot || share.player != decision.player) continue;
    // With two left, what remains does not tell who gets how much.
    if (last != nullptr) return;
    last = &share;
  }
  if (last != nullptr)
    last->redundancy_of = last->amount == left && are_opposed(game.duel().combat, last->source, last->victim);
}

/// How much of its damage a source gives to the one asked about; nothing where nobody divided it.
std::optional<std::int32_t> share_answer(Game& game, const Decision& decision) {
  bool source_named = false;
  int amount = 0;
  for (Share& share : game.shares) {
    if (share.used || share.source != decision.source.slot || share.player != decision.player) continue;
    source_named = true;
    if (!is_share_of(game, share, decision)) continue;
    share.used = true;
    amount += share.amount;
  }
  if (!source_named) return std::nullopt;
  // Whoever is not named in a division gets nothing, so that the division has to be whole.
  int named = amount;
  for (const Share& share : game.shares)
    if (!share.used && share.source == decision.source.slot && share.player == decision.player)
      named += share.amount;
  if (named < decision.most)
    throw Failure{"`assigns` divides " + std::to_string(named) + " of the " + std::to_string(decision.most) +
                  " damage of " + title_of(game.duel(), decision.source) +
                  " that are left; say where the rest goes"};
  if (!decision.accepts(amount))
    throw Refused{std::to_string(amount) + " damage to " + title_of(game.duel(), decision.subject) +
                  " is not possible (R-CDMG-2); possible is " + answers_text(game.duel(), decision) +
                  " (R-CDMG-2)"};
  // `most` is what had not been divided yet when this share was asked for.
  imply_rest(game, decision, decision.most - amount);
  return amount;
}

/// The answer in the queue for that player and kind, which leaves it: the first that answered nothing yet, or
/// one that is implied (`SaidAnswers`).
std::optional<std::int32_t> queued_answer(Game& game, const Decision& decision) {
  const auto fits = [&](const Queued& queued) {
    return queued.player == decision.player && queued.kind == spelling_of(decision.kind);
  };
  auto q = std::find_if(game.queue.begin(), game.queue.end(),
                        [&](const Queued& queued) { return fits(queued) && !queued.redundancy_of; });
  if (q == game.queue.end() || !meant(game.duel(), decision, q->answer))
    if (const auto redundancy_of = std::find_if(game.queue.begin(), game.queue.end(),
                                                [&](const Queued& queued) {
                                                  return fits(queued) && queued.redundancy_of &&
                                                         meant(game.duel(), decision, queued.answer);
                                                });
        redundancy_of != game.queue.end())
      q = redundancy_of;
  if (q == game.queue.end()) return std::nullopt;
  const auto answer = meant(game.duel(), decision, q->answer);
  // What has one way only is nobody's choice: what is queued is for a card that has several.
  if (!answer && decision.kind == DecisionKind::mode && one_answer(decision)) return std::nullopt;
  if (!q->then.is_nil()) expect(game, Value::of(q->player), q->then);
  if (!answer)
    // A mistake of the scenario and no refusal: nobody tried to play anything.
    throw Failure{"the answer queued for \"" + q->kind + "\", " + told_apart(game.duel(), q->answer) +
                      ", is not possible. " + tell(game.duel(), decision) +
                      ". The answers: " + answers_text(game.duel(), decision),
                  q->line};
  game.queue.erase(q);
  return answer;
}

/// What was said with a play goes before what was queued, and that before what needs no saying.
std::int32_t answer_for(Game& game, const Decision& decision) {
  if (decision.kind == DecisionKind::play) {
    if (const auto play = queued_play(game, decision)) return *play;
    // Where an attack is owed, to announce it stands in the place of passing (R-CBT-6, D-11).
    if (decision.options.front().kind != Option::Kind::pass && game.judging)
      throw Refused{name_of(decision.player) + " may not pass: a creature must attack first (R-CBT-6)"};
    return 0;  // an offered play that nobody uses is passed, and an attack that is owed is announced
  }
  const std::optional<std::int32_t> only = one_answer(decision);
  const bool of_play = decision.kind == DecisionKind::target || decision.kind == DecisionKind::mode ||
                       decision.kind == DecisionKind::x || decision.kind == DecisionKind::assign;
  if (only && !of_play) return note_unasked(game, decision), *only;
  // The newest first: two plays of one card are under way when an ability is used in response to itself.
  for (auto said = game.said.rbegin(); said != game.said.rend(); ++said) {
    const bool asks = decision.source && said->slot == decision.source.slot;
    // While a play is announced, mana sources and costs ask in their own name.
    if ((asks || !said->announced) && said->player == decision.player)
      if (const auto answer = said_answer(game, decision, *said)) return *answer;
  }
  if (decision.kind == DecisionKind::assign)
    if (const auto answer = share_answer(game, decision)) return *answer;
  if (const auto answer = queued_answer(game, decision)) return *answer;
  if (decision.kind == DecisionKind::complete) return 0;  // whoever begins a spell means it
  if (const auto answer = only_sensible(game.duel(), decision)) {
    if (leaves_graveyard_open(game.duel(), decision))
      game.unsaid_graveyard[static_cast<std::size_t>(index(decision.player))] = true;
    return *answer;
  }
  // Attacks and blocks are offers too; only those that must attack do.
  if (decision.kind == DecisionKind::attack || decision.kind == DecisionKind::block)
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
      const Option& option = decision.options[i];
      if (option.kind == Option::Kind::pass ||
          (decision.kind == DecisionKind::attack && must_attack(game.duel(), option.object)))
        return static_cast<std::int32_t>(i);
    }
  // Never a guess: a wrong one would prove a rule that was not played.
  throw Unanswered{{std::string(not_answered) + ". " + tell(game.duel(), decision) +
                    ". The answers: " + answers_text(game.duel(), decision) + ". Queue one with `will(\"" +
                    spelling_of(decision.kind) + "\", ...)`"}};
}

}  // namespace

void answer_asked(Game& game) {
  const Decision decision = *game.driver.asked();
  const std::int32_t answer = answer_for(game, decision);
  if (decision.kind == DecisionKind::play)
    game.windows.push_back(name_of(decision.player) + ": " + spelling_of(decision.window));
  game.driver.answer(answer);
  // A play taken from the queue is announced once the next window opens.
  if (!game.driver.at_rest() && game.driver.asked()->kind == DecisionKind::play &&
      game.driver.asked()->window != Window::none)
    for (Said& said : game.said)
      if (&said == &game.said.back() && decision.kind != DecisionKind::play) said.announced = true;
}

void pass_to_rest(Game& game) {
  while (!game.driver.at_rest()) answer_asked(game);
  settle_said(game);
}

void settle_said(Game& game) {
  if (!game.driver.at_rest()) return;
  game.held = false;
  const std::vector<Said> done = std::move(game.said);
  game.said.clear();
  for (const Said& said : done) {
    const PlayOptions& o = said.options;
    std::string unused;
    if (said.targets_used < o.targets.size()) throw Refused{why_no_more_targets(game, said)};
    const auto note_unused = [&](const SaidAnswers& list, const char* what) {
      if (const std::size_t next = list.next(); next < list.values.size())
        unused = std::string{what} + " = " + tell(game.duel(), list.values[next]);
    };
    note_unused(o.choosing, "choosing");
    // What was that answer's own fault, and not that of another that was used later.
    bool has_reason = !unused.empty() && !said.no_answer_of && o.choosing.next() == said.no_answer_at;
    const std::size_t next = std::min(o.paying.next(), take_back_sources(game, said));
    if (next < o.paying.values.size())
      unused = "paying = " + told_apart(game.duel(), o.paying.values[next]) + ": " +
               why_not_paid(game, said, next);
    if (next < o.paying.values.size())
      has_reason = has_reason || (said.no_answer_of && next == said.no_answer_at);
    if (has_reason && !said.no_such_answer.empty()) throw Refused{said.no_such_answer};
    if (o.mode && !said.mode_used) unused = "mode = " + tell(game.duel(), *o.mode);
    if (o.x && !said.x_used) throw Refused{why_x_unasked(game, said)};
    if (!unused.empty())
      throw Failure{title_of(game.duel(), game.duel().id_of(said.slot)) + " never asked for " + unused,
                    said.line};
  }
}

int band_number(const Game& game, std::uint16_t slot) {
  for (const Attacker& attacker : game.duel().combat.attackers)
    if (attacker.object.slot == slot) return attacker.band;
  return -1;
}

}  // namespace sleight::scenario
