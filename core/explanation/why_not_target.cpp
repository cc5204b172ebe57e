#include "core/explanation/why_not_target.h"

#include <algorithm>

#include "core/card/purpose.h"
#include "core/card/quality_facts.h"
#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/playing/legality/refusal_reasons.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

/// Why something is no legal target, for a person. Nothing here decides; playing/legality does.
namespace sleight {

namespace {

/// A reason names no more things than a person wants to read.
constexpr std::size_t most_named = 3;

/// The source that damage has to come from: "red source", "artifact", "source of that kind".
std::string source_words(const Context& context, const Filter& filter) {
  std::string words;
  bool typed = false;
  if (filter.of)
    for (const Filter& quality : filter.of->filters) {
      const bool of_type = reads(quality.quality, FilterFields::types);
      const std::string word = of_type || reads(quality.quality, FilterFields::colours)
                                   ? quality_words(context, quality)
                                   : std::string();
      typed = typed || of_type;
      if (word.empty() || quality.negated) return "source that it may be aimed at";
      words += (words.empty() ? "" : " ") + word;
    }
  if (words.empty()) return "source that it may be aimed at";
  return typed ? words : words + " source";
}

/// What is said of a thing that has a quality and must not, or that lacks it: of the qualities that have no
/// word of their own.
struct Misfit {
  Quality quality;
  const char* has_it;
  const char* lacks_it;
};
constexpr Misfit misfits[] = {
    {Quality::token, "is a token", "is no token"},
    {Quality::continuous, "is a continuous artifact", "is not a continuous artifact"},
    {Quality::gives_mana, "has an ability that gives mana", "lacks an ability that gives mana"},
    {Quality::power, "has another power", "has another power"},
    {Quality::toughness, "has another toughness", "has another toughness"},
    {Quality::casting_cost, "has another casting cost", "has another casting cost"},
    {Quality::in_zone, "does not lie where it must", "does not lie where it must"},
    {Quality::other, "is the source itself", "is the source itself"},
    {Quality::packet_combat, "is combat damage", "is no combat damage"},
};

/// What a thing is that the filter does not want, or is not that it wants: "it is black", "it is no
/// creature".
std::string failing(const Context& context, const Filter& filter, Thing thing) {
  const Duel& duel = context.duel;
  const Quality asked = filter.quality;
  for (const Misfit& row : misfits)
    if (row.quality == asked) return filter.negated ? row.has_it : row.lacks_it;
  // In the words that are in force: a card whose colour word was changed looks for another colour.
  if (const std::string words = quality_words(context, filter); !words.empty()) {
    if (asked == Quality::keyword) return (filter.negated ? "has " : "lacks ") + words;
    // A type is a noun, of cards or of creatures and lands.
    if (reads(asked, FilterFields::types) || asked == Quality::subtype)
      return filter.negated ? "is " + with_article(words) : "is no " + words;
    return (filter.negated ? "is " : "is not ") + ((asked == Quality::named ? "called " : "") + words);
  }
  // Whose it is helps more than whose it is not.
  if (asked == Quality::controlled_by && thing.is_object() && duel.exists(thing.object))
    return "is controlled by " + name_of(duel, Thing::of(duel.look(thing.object).controller));
  const Packet* packet = asked == Quality::packet_to ? duel.find_packet(thing.number) : nullptr;
  if (packet != nullptr) return "is dealt to " + name_of(duel, packet->victim);
  if (asked == Quality::packet_from)
    return filter.negated ? "comes from such a source" : "comes from no " + source_words(context, filter);
  return "is not what it may be aimed at";
}

/// Why `thing` does not fit what is asked of a target, without what protects it; "" when it fits.
std::string mismatch(const Context& context, const Selector& what, Thing thing) {
  // The whole selector first: what one part refuses, one in `also` may take.
  if (selects(context, what, thing)) return "";
  if (thing.is_object() && !context.duel.is_in_play(thing.object) && what.from == Reference::permanents)
    return "is not in play (R-GEN-2)";
  const bool of_player = what.from == Reference::players || what.from == Reference::opponent;
  if (of_player && what.also.empty() && !thing.is_player()) return "is no player";
  if (thing.kind == Thing::Kind::play) {
    const BatchItem* play = context.duel.find_play(thing.number);
    const bool spell = play != nullptr && play->kind == BatchItem::Kind::spell;
    if (what.from == Reference::spells && !spell)
      return "is used for an effect, which is no spell (R-COST-8, R-TARGET-1)";
    if (what.from == Reference::effects && spell) return "is a spell and no effect (R-COST-8, R-TARGET-1)";
  }
  // The first that fails: the type stands before the rest, and is what a person asks for first.
  for (const Filter& filter : what.filters)
    if (!passes(context, {filter}, thing)) return failing(context, filter, thing);
  return "is not what it may be aimed at";
}

std::vector<TargetSpec> specs_of(const Card& card, const Ability* ability,
                                 std::optional<std::size_t> only_mode = std::nullopt) {
  std::vector<TargetSpec> specs;
  if (ability != nullptr) {
    for (std::size_t i = 0; i < ability->modes.size(); ++i) {
      const Mode& mode = ability->modes[i];
      if (!only_mode || *only_mode == i) specs.insert(specs.end(), mode.targets.begin(), mode.targets.end());
    }
  } else if (card.is_local_enchantment()) {
    specs.emplace_back().what = card.enchants;
  }
  return specs;
}

/// Of one mode that asks for one target each time: what it asks for after so many. All else is left as it is.
std::vector<TargetSpec> specs_after(std::vector<TargetSpec> specs, const TargetAsked& asked, bool one_mode) {
  const auto single = [](const TargetSpec& spec) {
    return spec.least == Amount(1) && spec.most == Amount(1);
  };
  const bool known =
      one_mode && asked.before < specs.size() && std::all_of(specs.begin(), specs.end(), single);
  if (known) specs = {specs[asked.before]};
  return specs;
}

/// Whether some mode of the ability counters what it is aimed at.
bool counters(const Duel& duel, const Ability* ability) {
  if (ability == nullptr) return false;
  const std::vector<ModePurpose>& modes = duel.library().purpose(*ability).modes;
  return std::any_of(modes.begin(), modes.end(), [](const ModePurpose& mode) { return mode.counters; });
}

/// Why one thing is no legal target: what protects it, or what it is. `ability` is null for what a local
/// enchantment is put on.
std::string against(const Context& context, const TargetSpec& spec, const LastKnown& traits,
                    const Ability* ability, Thing thing) {
  // What it is comes before what protects it: of a land nobody wants to hear that it has protection.
  const std::string no_fit = mismatch(context, spec.what, thing);
  if (!no_fit.empty()) {
    // Some reasons name a rule of their own.
    const bool has_rule = no_fit.ends_with(')');
    return name_of(context.duel, thing) + " " + no_fit + (has_rule ? "" : " (R-TARGET-1)");
  }
  const BatchItem* play = thing.kind == Thing::Kind::play ? context.duel.find_play(thing.number) : nullptr;
  if (play != nullptr && play->successfully_cast && counters(context.duel, ability))
    return name_of(context.duel, thing) +
           " has been successfully cast, and can no longer be countered (R-CAST-2, R-CAST-4)";
  return why_not_targeted(context.duel, thing, traits, ability == nullptr);
}

/// What could be thought to be a legal target: an interrupt is aimed at what is under way, anything else at
/// permanents of the right type.
std::vector<Thing> near_targets(const PlayQuestion& question, const Context& context,
                                const TargetSpec& spec) {
  std::vector<Thing> near;
  const Duel& duel = question.duel;
  if (question.window == Window::interrupt) {
    if (names_play(spec.what)) near.push_back(question.about);
    return near;
  }
  if (names_play(spec.what))
    for (const BatchItem& play : duel.batch) near.push_back(Thing::play(play.number));
  if (spec.what.from == Reference::packets)
    for (const Packet& packet : duel.packets) near.push_back(Thing::packet(packet.number));
  if (spec.what.from != Reference::permanents) return near;
  // With the right type only: that an island is no creature explains nothing.
  const bool typed = !spec.what.filters.empty() && spec.what.filters.front().quality == Quality::type;
  for (const std::uint16_t slot : duel.in_play) {
    const Thing thing = Thing::of(duel.id_of(slot));
    if (!typed || passes(context, {spec.what.filters.front()}, thing)) near.push_back(thing);
  }
  return near;
}

}  // namespace

std::string why_no_target(const PlayQuestion& question, const Context& context, const Ability* ability) {
  const Duel& duel = question.duel;
  const std::string what = name_of(duel, Thing::of(context.self)) + " has no legal target";
  const LastKnown traits = snapshot(duel, context.self);
  std::string reasons;
  std::size_t named = 0;
  bool plays = false;
  for (const TargetSpec& spec : specs_of(duel.printed(context.self), ability)) {
    plays = plays || names_play(spec.what);
    for (const Thing& thing : near_targets(question, context, spec)) {
      const std::string why = against(context, spec, traits, ability, thing);
      // What has nothing against it is a target that some other part of the play had no use for.
      if (why.empty() || ++named > most_named) continue;
      reasons += (reasons.empty() ? "" : ", ") + why;
    }
  }
  if (!reasons.empty()) return what + ": " + reasons;
  // Nothing is under way at this moment: that is the reason, whatever lies in play.
  if (plays && question.window != Window::interrupt)
    return what +
           (counters(duel, ability)
                ? ": it is aimed at what is being cast, while it is being cast (R-CAST-4, "
                : ": it is aimed at what is under way, and nothing is (R-CAST-2, ") +
           "R-CAST-7, R-TARGET-1)";
  return what + " (R-TARGET-1)";
}

std::string why_not_target(const Duel& duel, ObjectId source, Thing thing, const TargetAsked& asked) {
  const UncountedLook uncounted(duel);
  if (!duel.exists(source)) return "";
  const Card& card = duel.printed(source);
  const LastKnown traits = snapshot(duel, source);
  const PlayerId you = duel.look(source).controller;
  const Context context = context_for(duel, source, you);
  const Window window = asked.window;
  std::string why;
  const auto ask = [&](const Ability* ability) {
    const bool one_mode = asked.ability && (asked.mode || (ability != nullptr && ability->modes.size() == 1));
    for (const TargetSpec& spec : specs_after(specs_of(card, ability, asked.mode), asked, one_mode)) {
      const std::string reason = against(context, spec, traits, ability, thing);
      // One target of it that the thing could be is enough; the first reason is kept for when there is none.
      if (reason.empty()) return true;
      if (why.empty()) why = reason;
    }
    return false;
  };
  // Of another use, that is not asked about, it may well be a target.
  const bool of_ability = asked.ability && *asked.ability != AbilityId::none;
  // A permanent has no spell ability, and is asked what it enchants.
  bool fits = ask(of_ability ? &duel.library().ability(*asked.ability) : spell_ability(card));
  const Characteristics& now = duel.look(source);
  for (const HeldAbility* held = duel.abilities_begin(now);
       !asked.ability && !fits && held != duel.abilities_end(now); ++held)
    fits = ask(held->ability);
  if (fits && asked.chosen)
    why = name_of(duel, thing) + " is a target of it already (R-TARGET-4)";
  else if (fits && window == Window::regenerate && thing.is_object() && !is_dying(duel, thing.object))
    why = name_of(duel, thing) + " is not about to go to the graveyard (R-REGEN-2)";
  else if (fits && window == Window::interrupt && thing.kind == Thing::Kind::play)
    why =
        name_of(duel, thing) + " is not what is being cast now: only a response can be aimed at it (R-INT-4)";
  else if (fits && window == Window::interrupt)
    why =
        name_of(duel, thing) + " is not what is under way; aimed at it, it is played as an instant (R-INT-4)";
  else if (fits)
    why = name_of(duel, thing) + " cannot be chosen beside the other targets of it (R-TARGET-1, R-TARGET-4)";
  if (why.empty()) why = name_of(duel, thing) + " is not what it may be aimed at (R-TARGET-1)";
  std::string text = "not a legal target for " + name_of(duel, Thing::of(source)) + ": " + why;
  // D-06: only where a mistake in casting undoes the casting.
  if (duel.rules().fizzle_returns && duel.object(source).zone == Zone::limbo)
    text +=
        "; the spell fizzles: its card goes back to the hand, and the mana stays in the pool (R-FIZZLE-1)";
  return text;
}

std::string why_not_targeted(const Duel& duel, Thing thing, const LastKnown& traits, bool enchanting) {
  const std::optional<Ward> ward = ward_against(duel, thing, traits, enchanting);
  if (!ward) return "";
  const RuleInForce& force = ward->force;
  const std::string name = name_of(duel, thing);
  // What a keyword stands for is known by its name; the rule behind it would have to be explained.
  if (force.held != nullptr && force.held->keyword != nullptr)
    return name + " has " + keyword_words(force.context, force.held->keyword->keyword) + " (R-PROT-1)";
  const bool target = ward->kind == RuleKind::cannot_be_targeted;
  const bool its_own = thing.is_object() && force.holder == thing.object;
  return name + (target ? " cannot be the target of " : " cannot be enchanted by ") + name_of(duel, traits) +
         (its_own ? "" : ", " + said_by(force)) + (target ? " (R-TARGET-1)" : " (R-ENCH-1)");
}

}  // namespace sleight
