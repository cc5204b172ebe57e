#include "grammar/noun_phrases/targets_english.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/suffixes_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Of several targets those that somebody has not just chosen.
Selector other_than_found(Selector targets) {
  Filter other = filter_by(Quality::is_one_of, one(Reference::found));
  other.negated = true;
  targets.filters.push_back(std::move(other));
  return targets;
}

/// The target itself, whatever is asked of it besides.
Selector target_alone(const Selector& selector) {
  Selector alone = one(selector.from);
  alone.index = selector.index;
  return alone;
}

}  // namespace

Selector aim_at_player(ReadingContext& context, const Node& said) {
  TargetSpec spec;
  spec.what = one(said.has(Lexeme::OPPONENT) ? Reference::opponent : Reference::players);
  const Selector target = context.aim_at(std::move(spec));
  // The text may go on about that player without saying "target" again.
  context.player = target;
  return target;
}

Selector aim_at_group(ReadingContext& context, const Node& said) {
  if (context.targets == nullptr) {
    context.fail();
    return {};
  }
  TargetSpec spec;
  const std::size_t before = context.targets->size();
  const Selector spoken_of = context.antecedent;
  bool of_one_owner = false;
  context.of_one_owner = &of_one_owner;
  spec.what = read_group(context, said.the(Phrase::group));
  context.of_one_owner = nullptr;
  spec.of_one_owner = of_one_owner;
  // Of "artifact, creature, and land" one target is none of the three.
  if (const Node* more = said.the(Phrase::group).child(Phrase::noun_more))
    if (more->has(Lexeme::AND)) context.fail();
  // A player spoken of in the middle is a target before this one: of cards they are whose the cards are. Of
  // "land target player controls" nobody aims at the player (R-TARGET-1).
  const std::size_t place = context.targets->size();
  const bool tells_of_block =
      std::any_of(spec.what.filters.begin(), spec.what.filters.end(), [](const Filter& filter) {
        return filter.quality == Quality::was_blocked && filter.of && filter.of->from == Reference::target;
      });
  // One that was blocked by another is chosen after that (R-TARGET-1).
  if (place != before && (place != before + 1 || (spec.what.from != Reference::cards && !tells_of_block)))
    context.fail();
  if (said.is(Phrase::another_target)) {
    // Another than what this is on, where the text speaks of that.
    const auto none_of_them = [](const Selector& those) {
      Filter other = filter_by(Quality::is_one_of, those);
      other.negated = true;
      return other;
    };
    // Or than those that were aimed at before.
    bool aimed_before = false;
    for (std::size_t i = 0; i < before; ++i) {
      if ((*context.targets)[i].what.from != spec.what.from) continue;
      Selector earlier = one(Reference::target);
      earlier.index = static_cast<std::uint8_t>(i);
      narrow(spec.what, none_of_them(earlier));
      aimed_before = true;
    }
    if (!aimed_before && spoken_of == one(Reference::enchanted)) {
      narrow(spec.what, none_of_them(spoken_of));
    } else if (!aimed_before) {
      // What is no permanent is nothing that could be aimed at in its place.
      if (!any(context.facts.types & permanent_types)) context.fail();
      narrow(spec.what, filter_of(Quality::other));
    }
  }
  if (said.is(Phrase::any_number_of_targets)) {
    spec.most = Amount(TargetSpec::any_number);
  } else if (said.is(Phrase::so_many_targets)) {
    std::vector<int> numbers;
    for (const Node& word : said.children)
      if (word.is(Lexeme::NUMBER)) numbers.push_back(number_named(word.text).value_or(0));
    spec.least = Amount(numbers.front());
    spec.most = Amount(numbers.back());
    if (numbers.front() < 1 || numbers.back() <= numbers.front()) context.fail();
  } else if (const Node* many = said.child(Phrase::how_many)) {
    spec.most = read_number(context, *many);
    // "Two target creatures" are two or the spell cannot be cast (R-TARGET-1).
    spec.least = said.has(Lexeme::UP) ? Amount(0) : spec.most;
  } else if (said.has(Lexeme::UP)) {
    spec.least = Amount(0);  // "up to one"
  }
  // One card is of one graveyard anyway.
  if (spec.of_one_owner && spec.most == Amount(1)) context.fail();
  spec.chooser = std::exchange(context.chooser, {});
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(place);
  // "That player" and "it" both mean this one from here on.
  if (is_player(context, spec.what)) context.player = target;
  // "That player" is who has what was aimed at.
  const Filter theirs = filter_by(Quality::controlled_by, one(Reference::opponent));
  const bool of_opponent =
      std::find(spec.what.filters.begin(), spec.what.filters.end(), theirs) != spec.what.filters.end();
  if (of_opponent && context.player.empty() && !context.event) context.player = one(Reference::opponent);
  if (spec.of_one_owner) {
    context.player = one(Reference::owner_of);
    context.player.of = target;
  }
  context.aim_at(std::move(spec));
  context.refer_to(target);
  return target;
}

Selector aim_at_anchor(ReadingContext& context, const Node& said) {
  TargetSpec spec;
  spec.what = one(Reference::permanents);
  spec.what.filters.push_back(type_filter(CardType::creature));
  if (said.has(Lexeme::CREATURE_TYPE)) spec.what.filters.push_back(read_subtype(context, said));
  std::vector<Filter> either;
  for (const Node* word : said.all(Phrase::adjective))
    read_adjective(context, *word, spec.what.filters, either);
  in_canonical_order(spec.what.filters);
  if (!either.empty()) demand_either(context, spec.what, either);
  const Selector target = context.aim_at(std::move(spec));
  context.refer_to(target);
  return target;
}

bool may_be_player_or_permanent(const TargetSpec* aimed) {
  if (aimed == nullptr) return false;
  const auto is_of = [&what = aimed->what](Reference from) {
    return what.from == from || std::any_of(what.also.begin(), what.also.end(),
                                            [from](const Selector& other) { return other.from == from; });
  };
  return aimed->most == Amount(1) && is_of(Reference::players) && is_of(Reference::permanents);
}

Selector read_each_of_those(ReadingContext& context, const Node& said) {
  Selector some = see_noun_fits(context, said, context.antecedent);
  if (some.from != Reference::target || !some.filters.empty()) context.fail();
  std::vector<Filter> either;
  read_suffix(context, said.the(Phrase::suffix), some, either);
  if (!either.empty() || some.filters.size() != 1) context.fail();
  return some;
}

Selector read_once_hurt(ReadingContext& context, const Node& said) {
  Selector hurt = one(Reference::opponent);
  const Selector by = read_anchor(context, said.the(Phrase::anchor));
  if (is_set(by.from)) context.fail();
  hurt.filters.push_back(filter_by(Quality::ever_damaged_by, by));
  if (!said.has(Lexeme::TARGET)) return hurt;
  TargetSpec spec;
  spec.what = hurt;
  return context.player = context.aim_at(std::move(spec));
}

Selector read_other_target(ReadingContext& context) {
  const Selector& two = context.those;
  const TargetSpec* aimed = context.target(two);
  if (aimed == nullptr || !(aimed->most == Amount(2)) || !context.knows(Reference::found)) context.fail();
  return other_than_found(two);
}

namespace {

/// "Two ", "up to 3 ", "any number of ": before "target".
std::string say_many_targets(Speaker& speaker, const TargetSpec& spec) {
  if (spec.least == Amount(1) && spec.most == Amount(1)) return "";
  if (spec.least == spec.most) return say_number(speaker, spec.most, "one") + " ";
  if (spec.least == Amount(0)) return "up to " + say_number(speaker, spec.most, "one") + " ";
  if (spec.least == Amount(1) && spec.most == Amount(TargetSpec::any_number)) return "any number of ";
  if (spec.least == Amount(1) && spec.most == Amount(2)) return "one or two ";
  if (spec.least == Amount(1) && spec.most == Amount(3)) return "one, two, or three ";
  return "from " + say_amount(speaker, spec.least) + " to " + say_amount(speaker, spec.most) + " ";
}

/// Whether another target, which was named after it, is told from others by this one.
bool is_asked_of_another(const Speaker& speaker, const Selector& selector) {
  return std::any_of(speaker.targets->begin(), speaker.targets->end(), [&](const TargetSpec& other) {
    return std::any_of(other.what.filters.begin(), other.what.filters.end(), [&](const Filter& filter) {
      return filter.quality == Quality::was_blocked && filter.of && *filter.of == target_alone(selector);
    });
  });
}

/// "Those creatures": several that were named before.
std::string say_those(const Selector& what) {
  const bool permanents = std::all_of(what.also.begin(), what.also.end(), [](const Selector& other) {
    return other.from == Reference::permanents;
  });
  if (!permanents) return "they";
  const CardType types = what.also.empty() ? types_named(what) : CardType::none;
  if (what.from == Reference::cards) return "those cards";
  if (what.from == Reference::spells) return "those spells";
  if (what.from != Reference::permanents) return "they";
  for (const CardType type : {CardType::creature, CardType::land, CardType::artifact, CardType::enchantment})
    if (types == type) return "those " + std::string(english_of(type)) + "s";
  return "those permanents";
}

/// "That creature": one that was named before, where "it" might be another.
std::string say_that(const Selector& what) {
  std::string those = say_those(what);
  return those.starts_with("those ") ? "that " + those.substr(6, those.size() - 7) : "it";
}

}  // namespace

std::string say_once_hurt(Speaker& speaker, const Selector& opponent) {
  for (const Filter& filter : opponent.filters)
    if (filter.quality == Quality::ever_damaged_by && filter.of)
      return std::string(filter.negated ? " not" : "") + " previously dealt damage by " +
             say_thing(speaker, *filter.of, "a ");
  return "";
}

std::string say_target(Speaker& speaker, const Selector& selector) {
  const TargetSpec* spec = speaker.target(selector);
  if (spec == nullptr) return "the target";
  const Selector& what = spec->what;
  if (selector == other_than_found(target_alone(selector))) return "the other";
  if (!selector.filters.empty()) {
    Selector some = one(Reference::permanents);
    for (const Filter& filter : what.filters)
      if (filter.asks_for(Quality::type)) some.filters.push_back(filter);
    some.filters.insert(some.filters.end(), selector.filters.begin(), selector.filters.end());
    return "each of those " + say_group(speaker, some, true);
  }
  // Said once in full; a second "target" would be read as another one.
  const bool many = !(spec->most == Amount(1));
  // What is asked of it may speak of it.
  if (speaker.naming.size() <= selector.index) speaker.naming.resize(selector.index + 1U);
  if (speaker.naming[selector.index]) return "it";
  if (speaker.named[selector.index] && is_asked_of_another(speaker, selector)) {
    speaker.naming[selector.index] = true;
    const std::string again = "that " + say_group(speaker, what, false);
    speaker.naming[selector.index] = false;
    return again;
  }
  if (speaker.named[selector.index])
    return what.from == Reference::players || what.from == Reference::opponent ? "that player"
           : many                                                              ? say_those(what)
           : speaker.by_noun                                                   ? say_that(what)
                                                                               : "it";
  speaker.naming[selector.index] = true;
  const std::string aimed = what.from == Reference::opponent ? "opponent" + say_once_hurt(speaker, what)
                                                             : say_group(speaker, what, many);
  std::string said = say_many_targets(speaker, *spec) + "target " + aimed;
  // Several targets may be of either sort, one each; of one target the group itself says "or".
  if (many)
    for (const Selector& more : what.also) said += " and/or " + say_group(speaker, more, true);
  constexpr std::string_view any_graveyard = " from a graveyard";
  if (spec->of_one_owner && said.ends_with(any_graveyard))
    said.replace(said.size() - any_graveyard.size(), any_graveyard.size(), " from a single graveyard");
  else if (spec->of_one_owner)
    said += " that are one player's";
  if (!spec->chooser.empty())
    said += spec->chooser.from == Reference::opponent ? " of your opponent's choice"
            : spec->chooser.from == Reference::that_player
                ? " of their choice"
                : " of " + say_possessive(speaker, spec->chooser) + " choice";
  speaker.naming[selector.index] = false;
  // From here on; what it is like speaks of whatever was spoken of before.
  speaker.named[selector.index] = true;
  return said;
}

}  // namespace sleight
