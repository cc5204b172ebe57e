#include "core/explanation/why_not.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/card/mana_text.h"
#include "core/card/purpose.h"
#include "core/card/spelling.h"
#include "core/derived/board_index.h"
#include "core/derived/use_restrictions.h"
#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/explanation/unmet_condition.h"
#include "core/explanation/why_not_target.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/costs/available_mana.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/mana_steps.h"
#include "core/playing/costs/mana_ways.h"
#include "core/playing/costs/payment.h"
#include "core/playing/legality/plays.h"
#include "core/playing/legality/refusal_reasons.h"
#include "core/query/amounts.h"

/// Why a play is not legal, for a person: which rule refuses it, and by what of the table. Nothing here
/// decides; the refusals are those of playing/legality and playing/combat, and this says them.
namespace sleight {

namespace {

/// What there is to spend, or what is kept for something else, a symbol for each mana: "{G}{W/B}".
std::string supply_words(const AvailableMana& supply, bool kept) {
  constexpr int most_listed = 12;
  std::string words;
  int listed = 0;
  // One unit of several kinds is one mana of any of them: a land with two types gives one or the other.
  const auto add = [&](ManaKinds kinds) {
    if (++listed > most_listed) return;
    std::string unit;
    for (std::size_t letter = 0; letter < mana_letters.size(); ++letter)
      if ((kinds >> letter & 1U) != 0)
        unit += (unit.empty() ? "" : "/") + std::string(1, mana_letters[letter]);
    words += "{" + unit + "}";
  };
  for (int i = 0; i < supply.units.size(); ++i) {
    const std::int8_t reserve = supply.units[i].reserve;
    if ((reserve >= 0 && !supply.reserves[reserve].open) == kept) add(supply.units[i].kinds);
  }
  // What a permanent gives in one way or another: as much as it may be, of any kind that it may be of.
  for (int i = 0; i < supply.choices.size() && !kept; ++i) {
    const AvailableMana::Choice& choice = supply.choices[i];
    // But for what others would add that pays for something else only.
    int most = choice.kept_besides ? 0 : choice.most;
    ManaKinds kinds = choice.kept_besides ? ManaKinds{0} : choice.kinds;
    for (int at = choice.first; choice.kept_besides && at < choice.first + choice.count; ++at) {
      const ManaSource& way = (*supply.sources)[static_cast<std::size_t>(at)];
      if (!is_open(supply, way.kept_by)) continue;
      most = std::max(most, way.units() - way.price.total());
      kinds = static_cast<ManaKinds>(kinds | way.kinds());
    }
    for (int mana = 0; mana < most * choice.times; ++mana) add(kinds);
  }
  return listed > most_listed ? words + " and more" : words;
}

/// The same of a supply in which some sources count what is tapped: of each by itself that would say too
/// much.
std::string counted_words(const AvailableMana& supply) {
  ManaCost cost;
  cost.x = 1;
  const int most = greatest_x(supply, cost, {}, {});
  return " can draw " + std::to_string(most) +
         " mana at most, as what its sources give counts what is tapped before them";
}

std::string missing_part(const Context& context, const CostPart& part) {
  switch (part.kind) {
    case CostPart::Kind::sacrifice:
      return "there is not enough to sacrifice for it (R-COST-3)";
    case CostPart::Kind::discard:
      return "there are not enough cards to discard for it (R-COST-3)";
    case CostPart::Kind::life:
      return "it costs " + std::to_string(evaluate(context, part.amount)) +
             " life, which is more than there is "
             "(R-COST-3)";
    case CostPart::Kind::remove_counters:
      return "there are not enough counters to remove for it (R-COST-3)";
    case CostPart::Kind::skip_phase:
      return "a phase is skipped for it, once, in one's own turn, and before it has begun (R-SKIP-2, "
             "R-SKIP-3)";
    case CostPart::Kind::skip_draw:
      return "the draw of one's own draw phase is skipped for it, and before it is drawn (R-DRAW-1)";
    case CostPart::Kind::tap:
      return "there is not enough to tap for it (R-COST-3)";
    case CostPart::Kind::remove_from_game:
      return "there is not enough to remove from the game for it (R-COST-3)";
    case CostPart::Kind::return_to_hand:
      return "there is not enough to return to the hand for it (R-COST-3)";
    case CostPart::Kind::put_counters:
      return "there is nothing to put counters on for it (R-COST-3)";
    case CostPart::Kind::mill:
      return "there are not enough cards in the library for it (R-COST-3)";
    case CostPart::Kind::untap:
      return "there is nothing tapped to untap for it (R-COST-3)";
    case CostPart::Kind::make_token:
      return "a token cannot be made for it (R-COST-3)";
    case CostPart::Kind::ante:
      return "there is not enough to ante for it (R-COST-3)";
  }
  return "";
}

/// What of a cost cannot be paid, for a person, with the rule's id.
std::string missing_of(const AvailableMana& supply, const Context& context, PlayerId player, const Cost& cost,
                       const ManaCost& mana) {
  // What is asked for by now: a cumulative upkeep several times, a keyword's cost put in.
  const Cost asked = due(context, cost);
  // These before the mana: who lacks a creature to sacrifice does not want to hear of mana.
  for (const CostPart& part : asked.parts)
    if (!can_pay_part(context, player, part)) return missing_part(context, part);
  if (!can_pay_together(context, player, asked))
    return "the parts of the cost cannot be paid together: one thing pays for one of them only (R-COST-1)";
  const ManaCost whole = together(mana, asked.mana);
  std::optional<AvailableMana> room;
  const AvailableMana& open = spendable(supply, context, room);
  const std::string there = supply_words(open, false);
  const std::string kept = supply_words(open, true);
  return "the cost " + print_mana(whole) + " cannot be paid: " + name_of(context.duel, Thing::of(player)) +
         (there.empty()   ? " has no mana to spend"
          : open.counting ? counted_words(open)
                          : " can spend " + there) +
         (kept.empty() ? "" : ", and " + kept + " for something else only") + " (R-COST-1, R-MANA-6)" +
         by_hand_words(context.duel, player, open, whole, 0, asked.x_only);
}

std::string name(const Duel& duel, ObjectId id) { return name_of(duel, Thing::of(id)); }
std::string name(const Duel& duel, PlayerId player) { return name_of(duel, Thing::of(player)); }

/// Where in the turn the question is asked: what keeps a sorcery from being cast.
std::string now_words(const PlayQuestion& question) {
  const Duel& duel = question.duel;
  const std::string phase = name(duel, duel.active()) + "'s " + duel.phase().name + " phase";
  switch (question.window) {
    case Window::none:
      return "nobody may act at this point of " + phase;
    case Window::respond:
      return "something else waits to be resolved";
    case Window::interrupt:
      return name_of(duel, question.about) + " is under way";
    case Window::prevent:
      return "damage is about to be dealt";
    case Window::regenerate:
      return "something is about to go to the graveyard";
    case Window::attack_announced:
      return "the attack has been announced";
    case Window::combat:
      return "the attack is on";
    case Window::main:
    case Window::phase:
      break;
  }
  return "it is " + phase;
}

/// "Gray Ogre is being cast", "the effect of Frozen Shade is under way".
std::string under_way(const Duel& duel, Thing about) {
  const BatchItem* play = about.kind == Thing::Kind::play ? duel.find_play(about.number) : nullptr;
  // R-CAST-1: only a spell is cast; an effect is no spell (R-COST-8).
  if (play == nullptr || play->kind == BatchItem::Kind::spell) return name_of(duel, about) + " is being cast";
  return "the effect of " + name_of(duel, about) + " is under way";
}

std::string kind_of(const Card& card) {
  const std::string words = card.is_local_enchantment() ? "local enchantment" : type_words(card.types);
  return with_article(words);
}

/// What of a mode is at the wrong time.
std::string wrong_time(const PlayQuestion& question, ObjectId self, const Ability* ability) {
  const std::string what = name(question.duel, self);
  const auto uses = [&](ModeUse use) {
    if (ability == nullptr) return false;
    const std::vector<ModePurpose>& modes = question.duel.library().purpose(*ability).modes;
    return std::any_of(modes.begin(), modes.end(),
                       [use](const ModePurpose& mode) { return mode.use == use; });
  };
  std::string forbidden;  // a creature that must not be regenerated is asked about at any time
  for_each_rule(question.duel, RuleKind::cannot_regenerate, Thing::of(self), [&](const RuleInForce& force) {
    forbidden = what + " cannot be regenerated: " + said_by(force) + " (R-REGEN-8)";
    return false;
  });
  // First: that it is forbidden says more than that the moment is wrong.
  if (uses(ModeUse::regeneration) && !forbidden.empty()) return forbidden;
  // The window comes before the use: in a step for something else, that is what refuses it.
  if (question.window == Window::prevent && uses(ModeUse::prevention) && question.duel.packets.empty())
    return what + " prevents damage, and none is left to prevent (R-DP-10)";
  if (question.window == Window::prevent)
    return what +
           " does not prevent damage, and in the damage prevention step nothing else may be played "
           "(R-DP-2, R-DP-8, R-BATCH-4)";
  if (question.window == Window::regenerate)
    return what +
           " does not save what is about to go to the graveyard, and nothing else may be played now "
           "(R-REGEN-2, R-BATCH-4)";
  if (uses(ModeUse::prevention))
    return what +
           " prevents damage, and is used only in the damage prevention step that follows damage "
           "(R-DP-8, R-DP-10)";
  if (uses(ModeUse::regeneration))
    return what + " regenerates, and is used only when something is about to go to the graveyard (R-REGEN-2)";
  return what + " has no use at this moment (R-DP-8)";
}

std::string not_yours(const PlayQuestion& question, const Option& play) {
  const Duel& duel = question.duel;
  // In the order in which a person would find out: where it lies, whose it is, what it is.
  if (!duel.exists(play.object)) return "there is no such card any more (R-ZONE-2)";
  const Object& object = duel.object(play.object);
  const std::string what = name(duel, play.object);
  if (play.kind == Option::Kind::cast || play.kind == Option::Kind::play_land) {
    const bool land = any(duel.printed(play.object).types & CardType::land);
    // It lies there from its announcement until it resolves or is countered.
    if (object.zone == Zone::limbo) return what + " is in limbo: it is being cast already (R-ZONE-12)";
    if (object.zone != Zone::hand)
      return what + " is not in the hand, and cards are played from there (R-CAST-1)";
    if (object.owner != question.player)
      return what + " is a card of " + name(duel, object.owner) + " (R-COST-9)";
    return land ? what + " is a land, which is played and not cast (R-CAST-5)"
                : what + " is no land, and is cast (R-CAST-5)";
  }
  const Zone works =
      play.ability == AbilityId::none ? Zone::in_play : duel.library().purpose(play.ability).works_in;
  if (object.zone != works && works != Zone::in_play)
    return "the ability of " + what + " works only while it is in the " + spelling_of(works) + " (R-GEN-2)";
  if (object.zone != works) return what + " is not in play (R-GEN-2)";
  // No ability: the mana of its basic land types (R-LAND-2).
  if (play.ability == AbilityId::none) {
    if (duel.look(play.object).controller != question.player)
      return what + " is controlled by " + name(duel, duel.look(play.object).controller) + " (R-COST-9)";
    return what + " gives no mana: it is of no basic land type and has no such ability (R-LAND-3)";
  }
  const HeldAbility* held = held_by(duel, play.object, play.ability, play.value);
  if (held == nullptr) return what + " does not have that ability any more (R-COST-9)";
  if (!held->ability->user.empty())
    return "its text lets somebody else use the ability of " + what + " (R-COST-9)";
  return "the ability of " + what + " is used by " + name(duel, context_of(duel, play.object, *held).you) +
         " only (R-COST-9)";
}

std::string attack_words(const PlayQuestion& question) {
  const Duel& duel = question.duel;
  if (question.player != duel.active())
    return "it is " + name(duel, duel.active()) + "'s turn, and only the active player attacks (R-CBT-1)";
  if (duel.turn.attack_made || duel.combat.active) return "the attack of this turn has been made (R-CBT-1)";
  return "an attack is announced in the main phase while nothing is under way, and " + now_words(question) +
         " (R-CBT-11)";
}

/// What is said of a refusal. `ability` is that of the spell or the activated one; null for permanent spells.
std::string words_of(RefusalReason refusal, const PlayQuestion& question, const Option& play,
                     const Context& context, const Ability* ability, const ConditionWords* words) {
  const Duel& duel = question.duel;
  // What was asked about may be gone: a record or a person can name what is no more.
  const bool here = duel.exists(play.object);
  const std::string what = here ? name(duel, play.object) : "it";
  switch (refusal) {
    case RefusalReason::none:
      return "";
    case RefusalReason::not_yours:
      return not_yours(question, play);
    case RefusalReason::no_time:
      return now_words(question) + (duel.phase().fast_effects
                                        ? ": what happens there by itself comes first (R-TURN-4)"
                                        : ", and no fast effects are legal there (R-TURN-2)");
    case RefusalReason::main_only:
      return (play.kind == Option::Kind::activate ? what + " has the speed of a sorcery"
                                                  : what + " is " + kind_of(duel.printed(play.object))) +
             ": it is played only in your own main phase, outside the attack and not as a response, and " +
             now_words(question) + (play.kind == Option::Kind::play_land ? " (R-MAIN-5)" : " (R-MAIN-2)");
    case RefusalReason::out_of_nothing:
      return "it is " + name(duel, duel.active()) +
             "'s main phase, and the other player cannot start a batch out "
             "of nothing (R-BATCH-1)";
    case RefusalReason::land_limit:
      return name(duel, question.player) + " has played " + std::to_string(duel.turn.lands_played) +
             (duel.turn.lands_played == 1 ? " land" : " lands") +
             " this turn, and may play no more (R-LAND-1)";
    case RefusalReason::land_response:
      return "a land cannot be a response (R-MAIN-5)";
    case RefusalReason::attack_made:
      return attack_words(question);
    case RefusalReason::not_an_interrupt:
      if (play.kind == Option::Kind::cast && any(duel.printed(play.object).types & CardType::interrupt))
        return what + " is not aimed at " + name_of(duel, question.about) +
               ", and is then played as an instant: as a response (R-INT-4)";
      return what +
             (play.kind == Option::Kind::activate ? " has no effect with the speed of an interrupt"
                                                  : " is " + kind_of(duel.printed(play.object))) +
             ", and while " + under_way(duel, question.about) + " only interrupts are legal (R-INT-6)";
    case RefusalReason::wrong_mode:
      return wrong_time(question, play.object, ability);
    case RefusalReason::condition: {
      const bool cast = play.kind == Option::Kind::cast;
      const Condition& asked = cast ? duel.printed(play.object).castable : ability->condition;
      return "the text of " + what + " does not allow it now" +
             unmet_words(context, question.player, asked, cast ? "cast" : "used", words) + " (R-GEN-1)";
    }
    case RefusalReason::forbidden:
      return what +
             " cannot be played: " + reason_of(*rule_against_playing(duel, question.player, play.object));
    case RefusalReason::no_target:
      return why_no_target(question, context, ability);
    case RefusalReason::cost:
      return play.kind == Option::Kind::cast ? missing_of(question.supply(), context, question.player,
                                                          extra_cost_of(duel, question.player, play.object),
                                                          casting_cost_of(duel, question.player, play.object))
                                             : missing_of(question.supply(), context, question.player,
                                                          use_cost_of(context, ability->cost), {});
    case RefusalReason::tapped:
      return what + " is tapped already (R-COST-2)";
    case RefusalReason::never_taps:
      return what + " is an enchantment, and never taps (R-ENCH-4)";
    case RefusalReason::sick:
      return what + " has summoning sickness: " + name(duel, question.player) +
             " has not controlled it since that player's turn began (R-SICK-1)";
    case RefusalReason::switched_off:
      return what + " is a tapped artifact, and its abilities are off (R-ART-1)";
    case RefusalReason::upkeep_owed:
      return "the upkeep cost of " + what + " has not been paid (R-UPKEEP-3)";
    case RefusalReason::use_forbidden:
      return "no ability of " + what + " can be used" +
             (rule_against_use(duel, play.object, true)->rule->tapping_only ? " that it is tapped for: "
                                                                            : ": ") +
             reason_of(*rule_against_use(duel, play.object, true));
    case RefusalReason::once_a_phase:
      return "the ability of " + what + " has no cost and is used once a phase (R-TURN-7)";
    case RefusalReason::not_owed:
      return "nothing that waits can be paid off now by " + name(duel, question.player) + " (R-TRIG-1)";
    case RefusalReason::no_play:
      return "that is no play (R-GEN-3)";
  }
  return "";
}

bool is_legal(const PlayQuestion& question, const Option& play) {
  const std::vector<Option> plays =
      legal_plays(question.duel, question.player, question.window, question.about);
  return std::find(plays.begin(), plays.end(), play) != plays.end();
}

RefusalReason refusal_of_land_mana(const PlayQuestion& question, const Option& play) {
  const Duel& duel = question.duel;
  if (!duel.is_in_play(play.object)) return RefusalReason::not_yours;
  // The mana of a land has no ability to be refused: whether it is legal, only the list of plays tells.
  if (is_legal(question, play)) return RefusalReason::none;
  const auto lands = duel.rules().basic_lands;
  const bool gives = std::any_of(lands.begin(), lands.end(),
                                 [&](Word land) { return duel.look(play.object).has_subtype(land); });
  if (duel.look(play.object).controller != question.player || !gives) return RefusalReason::not_yours;
  // Tapped before sick, as with an ability: it would be tapped also when it is no longer sick.
  if (duel.object(play.object).tapped) return RefusalReason::tapped;
  if (is_sick(duel, play.object)) return RefusalReason::sick;
  return rule_against_use(duel, play.object, true) ? RefusalReason::use_forbidden : RefusalReason::no_time;
}

/// What refuses a play, and the ability that it would be a use of, if it is one.
struct Verdict {
  RefusalReason refusal = RefusalReason::none;
  const HeldAbility* used = nullptr;
};

Verdict verdict_on(const PlayQuestion& question, const Option& play) {
  const Duel& duel = question.duel;
  switch (play.kind) {
    case Option::Kind::pass:
      return {};
    case Option::Kind::cast:
      return {refusal_of_cast(question, play.object)};
    case Option::Kind::play_land:
      return {refusal_of_land(question, play.object)};
    case Option::Kind::pay_off:
      return {is_legal(question, play) ? RefusalReason::none : RefusalReason::not_owed};
    // Two conditions, of the turn and of the window, and one refusal that tells them apart by itself.
    case Option::Kind::attack:
      return {may_announce_attack(duel) && question.window == Window::main && question.player == duel.active()
                  ? RefusalReason::none
                  : RefusalReason::attack_made};
    case Option::Kind::activate:
    case Option::Kind::tap_for_mana: {
      if (play.ability == AbilityId::none) return {refusal_of_land_mana(question, play)};
      if (duel.library().ability(play.ability).kind == AbilityKind::rule)
        return {has_rule(duel, RuleKind::life_for_mana, Thing::of(question.player))
                    ? RefusalReason::none
                    : RefusalReason::not_yours};
      const HeldAbility* held = held_by(duel, play.object, play.ability, play.value);
      // It has lost the ability, or never had it.
      if (held == nullptr) return {RefusalReason::not_yours};
      return {refusal_of_activation(question, play.object, *held), held};
    }
    case Option::Kind::thing:
    case Option::Kind::block:
    case Option::Kind::value:
    case Option::Kind::word:
    case Option::Kind::yes:
    case Option::Kind::no:
      break;
  }
  return {RefusalReason::no_play};
}

}  // namespace

std::string why_not(const Duel& duel, PlayerId player, const Option& play, Window window, Thing about,
                    const ConditionWords* words) {
  const UncountedLook uncounted(duel);
  const PlayQuestion question{duel, player, window, about};
  const Verdict verdict = verdict_on(question, play);
  if (verdict.refusal == RefusalReason::none) return "";
  if (verdict.used != nullptr)
    return words_of(verdict.refusal, question, play, context_of(duel, play.object, *verdict.used),
                    verdict.used->ability, words);
  const bool cast = play.kind == Option::Kind::cast && duel.exists(play.object);
  return words_of(verdict.refusal, question, play, context_for(duel, play.object, player),
                  cast ? spell_ability(duel.printed(play.object)) : nullptr, words);
}

bool is_refused(const PlayQuestion& question, const Option& play) {
  const UncountedLook uncounted(question.duel);
  return verdict_on(question, play).refusal != RefusalReason::none;
}

std::string why_not_interrupt(const Duel& duel, PlayerId player, std::uint32_t number) {
  const UncountedLook uncounted(duel);
  const BatchItem* play = duel.find_play(number);
  if (play == nullptr) return "it is not under way any more (R-INT-6)";
  const std::string what = name_of(duel, Thing::play(number));
  if (play->interrupt_chance_used[static_cast<std::size_t>(index(player))])
    return name(duel, player) + " has had the one chance to interrupt " + what + " (R-INT-2)";
  if (play->successfully_cast)
    return what + " is successfully cast, and only what is being cast can be interrupted (R-CAST-2)";
  return "";
}

namespace {

/// What gives mana that no cost draws by itself and could be used now: "Black Lotus and Gemstone Mine"; ""
/// where there is nothing.
std::string sources_for_hand(const Duel& duel, PlayerId player) {
  constexpr std::size_t most_listed = 3;
  const PlayQuestion question{duel, player, Window::phase, {}};
  std::vector<std::string> names;
  for (const Usable& usable : usable_cards(duel).mana) {
    if (usable.index == Usable::land_mana || !may_be_used_by(usable, player)) continue;
    const ObjectId id = duel.id_of(usable.slot);
    const HeldAbility& held = ability_of(duel, usable);
    if (refusal_of_activation(question, id, held) != RefusalReason::none) continue;
    std::vector<ManaSource> ways;
    if (duel.is_in_play(id) && add_ways(duel, id, held, player, ways) != Drawn::by_hand) continue;
    if (std::string called = name(duel, id); std::find(names.begin(), names.end(), called) == names.end())
      names.push_back(std::move(called));
  }
  std::string words;
  const std::size_t listed = std::min(most_listed, names.size());
  for (std::size_t i = 0; i < listed; ++i)
    words += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  if (names.size() > listed) words += " and " + std::to_string(names.size() - listed) + " more";
  return words;
}

}  // namespace

std::string by_hand_words(const Duel& duel, PlayerId player, const AvailableMana& supply,
                          const ManaCost& cost, int x, Colours x_only) {
  if (gives_more_by_hand(duel, player))
    return "; of one source a cost draws no more than " + std::to_string(most_of_one_source) +
           " mana, counters or uses by itself, and of the prices of its symbols of two colours it looks at " +
           std::to_string(most_ways_to_pay) + ": draw the rest by hand first (R-MANA-3)";
  if (is_beyond_planning(supply, cost, x, x_only))
    return "; there are more ways to use these sources than a cost looks at by itself: draw mana by hand "
           "first "
           "(R-MANA-3)";
  const std::string named = sources_for_hand(duel, player);
  return named.empty()
             ? ""
             : "; no cost draws the mana of " + named + " by itself: draw it by hand first (R-MANA-3)";
}

}  // namespace sleight
