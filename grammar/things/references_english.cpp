#include "grammar/things/references_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/adjectives_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/suffixes_english.h"

namespace sleight {

namespace {

/// References that always read and sound the same. A row with no phrase is only said.
struct FixedReference {
  Phrase phrase;
  Reference from;
  std::string_view said;
};
constexpr FixedReference fixed_references[] = {
    {Phrase::this_card, Reference::self, ""},
    {Phrase::you, Reference::you, "you"},
    {Phrase::none, Reference::nothing, "you"},
    {Phrase::none, Reference::opponent, "an opponent"},
    {Phrase::the_other, Reference::other_one, "the other creature"},
    {Phrase::none, Reference::chosen, "the chosen card"},
    {Phrase::chosen_player, Reference::chosen_player, "the chosen player"},
    {Phrase::the_sacrificed, Reference::sacrificed, "the sacrificed permanent"},
    {Phrase::the_discarded, Reference::discarded, "the discarded card"},
    {Phrase::the_drawn, Reference::drawn, "the drawn card"},
    {Phrase::the_made, Reference::made, "the made token"},
    {Phrase::the_moved, Reference::moved, "the moved card"},
    {Phrase::the_removed, Reference::removed, "the removed permanent"},
    {Phrase::none, Reference::destroyed, "the destroyed permanent"},
    {Phrase::the_found, Reference::found, "the found card"},
    {Phrase::the_last_chosen, Reference::found, ""},
    {Phrase::none, Reference::found_before, "the cards found before"},
    {Phrase::the_countered, Reference::countered, "the countered spell"},
    {Phrase::last_drawn, Reference::last_drawn, "the last card you drew this turn"},
    {Phrase::defending_player, Reference::defending_player, "the defending player"},
    {Phrase::active_player, Reference::active_player, "the active player"},
};

/// The target itself, whatever is asked of it besides.
Selector target_alone(const Selector& selector) {
  Selector alone = one(selector.from);
  alone.index = selector.index;
  return alone;
}

Selector player_of(const Node& controller_or_owner, Selector thing) {
  Selector player =
      one(controller_or_owner.has(Lexeme::CONTROLLER) ? Reference::controller_of : Reference::owner_of);
  // Whoever that is when the step is done, not when it was announced (R-RESOLVE-2).
  player.of = std::move(thing);
  return player;
}

Selector aim_at_player(Meaning& meaning, const Node& said) {
  TargetSpec spec;
  spec.what = one(said.has(Lexeme::OPPONENT) ? Reference::opponent : Reference::players);
  const Selector target = meaning.aim_at(std::move(spec));
  // The text may go on about that player without saying "target" again.
  meaning.player = target;
  return target;
}

/// "Target creature", "two target creatures", "another target Goblin".
Selector aim_at_group(Meaning& meaning, const Node& said) {
  if (meaning.targets == nullptr) {
    meaning.fail();
    return {};
  }
  TargetSpec spec;
  const std::size_t before = meaning.targets->size();
  const Selector spoken_of = meaning.antecedent;
  bool of_one_owner = false;
  meaning.of_one_owner = &of_one_owner;
  spec.what = read_group(meaning, said.the(Phrase::group));
  meaning.of_one_owner = nullptr;
  spec.of_one_owner = of_one_owner;
  // Of "artifact, creature, and land" one target is none of the three.
  if (const Node* more = said.the(Phrase::group).child(Phrase::noun_more))
    if (more->has(Lexeme::AND)) meaning.fail();
  // A player spoken of in the middle is a target before this one: of cards they are whose the cards are. Of
  // "land target player controls" nobody aims at the player (R-TARGET-1).
  const std::size_t place = meaning.targets->size();
  if (place != before && (place != before + 1 || spec.what.from != Reference::cards)) meaning.fail();
  if (said.is(Phrase::another_target)) {
    // Another than what this is on, where the text speaks of that.
    Filter other = filter_of(Quality::other);
    if (spoken_of == one(Reference::enchanted)) {
      other = filter_by(Quality::is_one_of, spoken_of);
      other.negated = true;
    }
    narrow(spec.what, std::move(other));
  }
  if (said.is(Phrase::any_number_of_targets)) {
    spec.most = Amount(TargetSpec::any_number);
  } else if (said.is(Phrase::so_many_targets)) {
    std::vector<int> numbers;
    for (const Node& word : said.children)
      if (word.is(Lexeme::NUMBER)) numbers.push_back(number_named(word.text).value_or(0));
    spec.least = Amount(numbers.front());
    spec.most = Amount(numbers.back());
    if (numbers.front() < 1 || numbers.back() <= numbers.front()) meaning.fail();
  } else if (const Node* many = said.child(Phrase::how_many)) {
    spec.most = read_number(meaning, *many);
    // "Two target creatures" are two or the spell cannot be cast (R-TARGET-1).
    spec.least = said.has(Lexeme::UP) ? Amount(0) : spec.most;
  } else if (said.has(Lexeme::UP)) {
    spec.least = Amount(0);  // "up to one"
  }
  // One card is of one graveyard anyway.
  if (spec.of_one_owner && spec.most == Amount(1)) meaning.fail();
  spec.chooser = std::exchange(meaning.chooser, {});
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(place);
  // "That player" and "it" both mean this one from here on.
  if (is_player(meaning, spec.what)) meaning.player = target;
  // "That player" is who has what was aimed at.
  const Filter theirs = filter_by(Quality::controlled_by, one(Reference::opponent));
  const bool of_opponent =
      std::find(spec.what.filters.begin(), spec.what.filters.end(), theirs) != spec.what.filters.end();
  if (of_opponent && meaning.player.empty() && !meaning.event) meaning.player = one(Reference::opponent);
  if (spec.of_one_owner) {
    meaning.player = one(Reference::owner_of);
    meaning.player.of = target;
  }
  meaning.aim_at(std::move(spec));
  meaning.refer_to(target);
  return target;
}

/// Whether a noun speaks of several: "creatures", "Walls". Of "plains" nobody can tell.
bool is_plural_noun(const Node& noun) {
  if (noun.is(Phrase::type_word)) return noun.first().text.back() == 's';
  if (noun.is(Lexeme::CREATURE_TYPE) || noun.is(Lexeme::OTHER_TYPE))
    return noun.text != lowered(noun.open->name);
  return noun.text.back() == 's';
}

/// Enchanted creatures are any that are enchanted, and no group of them is "enchanted red creature".
bool speaks_of_its_own(const Node& plain) {
  const Node& group = plain.the(Phrase::group);
  const auto adjectives = group.all(Phrase::adjective);
  const bool enchanted = std::any_of(adjectives.begin(), adjectives.end(), [](const Node* adjective) {
    const Node* word = adjective->child(Phrase::quality_word);
    return word != nullptr && word->has(Lexeme::ENCHANTED);
  });
  return enchanted && !is_plural_noun(group.the(Phrase::noun).first());
}

/// Whether it equips what it is on, and enchants nothing.
bool is_equipment(const Card& card) {
  return std::find(card.subtypes.begin(), card.subtypes.end(), Word{"equipment"}) != card.subtypes.end();
}

/// "Enchanted creatures" are any that are enchanted, not the one this is on.
Selector read_enchanted(Meaning& meaning, const Node& said) {
  const Node* type = said.child(Phrase::type_word);
  if (type == nullptr && is_plural_noun(said.children.back())) meaning.fail();
  if (type != nullptr && is_plural_noun(*type)) {
    Selector all = one(Reference::permanents);
    all.filters = {type_filter(read_type_word(meaning, *type)),
                   filter_by(Quality::enchanted_by, one(Reference::permanents))};
    in_canonical_order(all.filters);
    return all;
  }
  if (is_equipment(meaning.facts)) meaning.fail();
  meaning.refer_to(one(Reference::enchanted));
  return one(Reference::enchanted);
}

Selector read_your_own(Meaning& meaning, const Node& said) {
  Selector selector = read_group(meaning, said.the(Phrase::group));
  if (selector.from != Reference::permanents) meaning.fail();
  narrow(selector, filter_by(Quality::controlled_by, one(Reference::you)));
  return selector;
}

/// "The top two cards of your library": those that lie there now.
Selector read_top_cards(Meaning& meaning, const Node& said) {
  Selector cards = one(Reference::cards);
  Filter zone = filter_of(Quality::in_zone);
  zone.zone = said.has(Lexeme::LIBRARY) ? Zone::library : Zone::graveyard;
  Filter top = filter_of(Quality::on_top);
  const Node* many = said.child(Phrase::how_many);
  top.amount = many != nullptr ? read_number(meaning, *many) : Amount(1);
  cards.filters = {filter_by(Quality::owned_by, read_own(meaning, said.the(Phrase::possessive))), zone, top};
  meaning.refer_to(cards);
  return cards;
}

/// "The top cards of your library down to the first creature card".
Selector read_top_down_to(Meaning& meaning, const Node& said) {
  const Selector owner = read_own(meaning, said.the(Phrase::possessive));
  Selector cards = top_down_to(owner, read_library_cards(meaning, said.the(Phrase::group), owner));
  if (const Node* many = said.child(Phrase::how_many)) {
    Filter top = filter_of(Quality::on_top);
    top.amount = read_number(meaning, *many);
    narrow(cards, std::move(top));
  }
  return cards;
}

/// "Target attacking creature" in the middle of what is said of others: a creature of one sort.
Selector aim_at_anchor(Meaning& meaning, const Node& said) {
  TargetSpec spec;
  spec.what = one(Reference::permanents);
  spec.what.filters.push_back(type_filter(CardType::creature));
  if (said.has(Lexeme::CREATURE_TYPE)) spec.what.filters.push_back(read_subtype(meaning, said));
  std::vector<Filter> either;
  for (const Node* word : said.all(Phrase::adjective))
    read_adjective(meaning, *word, spec.what.filters, either);
  in_canonical_order(spec.what.filters);
  if (!either.empty()) demand_either(meaning, spec.what, either);
  const Selector target = meaning.aim_at(std::move(spec));
  meaning.refer_to(target);
  return target;
}

/// The types of whom a packet that is a target is dealt to; none where that may be of any.
CardType victims_told(const Selector& packets) {
  for (const Filter& filter : packets.filters)
    if (filter.quality == Quality::packet_to && filter.of && filter.of->also.empty() &&
        filter.of->from == Reference::permanents)
      return types_named(*filter.of);
  return {};
}

/// Of what types a thing is as far as the text has told; none where it has not.
CardType types_told(const Meaning& meaning, const Selector& thing) {
  if (any(meaning.antecedent_types) && thing == meaning.antecedent) return meaning.antecedent_types;
  if (thing.from == Reference::self) return meaning.facts.types;
  if (thing.from == Reference::enchanted) return types_named(meaning.facts.enchants);
  const bool of_victim = thing.from == Reference::packet_victim && thing.of;
  const Selector& target = of_victim ? *thing.of : thing;
  const bool aimed = target.from == Reference::target && meaning.targets != nullptr &&
                     target.index < meaning.targets->size();
  if (!aimed) return {};
  const Selector& what = (*meaning.targets)[target.index].what;
  if (of_victim) return victims_told(what);
  CardType types = what.from == Reference::players ? CardType{} : types_named(what);
  for (const Selector& other : what.also) {
    // A player is of no type, and a permanent of any type may be of every one.
    if (other.from != Reference::players && !any(types_named(other))) return {};
    if (other.from != Reference::players) types = types | types_named(other);
  }
  return types;
}

/// "This creature", "that land": the type only names again what is meant, and must be one that it may have.
Selector see_noun_fits(Meaning& meaning, const Node& said, Selector thing) {
  const Node* type = said.child(Phrase::type_word);
  if (type == nullptr) return thing;
  const CardType told = types_told(meaning, thing);
  if (any(told) && !any(told & read_type_word(meaning, *type))) meaning.fail();
  return thing;
}

/// Whether that is one target, which may be a player as well as something in play.
bool may_be_player_or_permanent(const std::vector<TargetSpec>* targets, const Selector& target) {
  if (target.from != Reference::target || targets == nullptr || target.index >= targets->size()) return false;
  const TargetSpec& spec = (*targets)[target.index];
  const auto is_of = [&spec](Reference from) {
    return spec.what.from == from ||
           std::any_of(spec.what.also.begin(), spec.what.also.end(),
                       [from](const Selector& other) { return other.from == from; });
  };
  return spec.most == Amount(1) && is_of(Reference::players) && is_of(Reference::permanents);
}

/// "That player or that permanent's controller": of one target that may be either.
Selector read_player_or_controller(Meaning& meaning, const Node& said) {
  if (!may_be_player_or_permanent(meaning.targets, meaning.antecedent)) meaning.fail();
  return player_of(said, see_noun_fits(meaning, said, meaning.antecedent));
}

/// "The last red instant or sorcery spell that dealt damage to you this turn".
Selector read_last_source(Meaning& meaning, const Node& said) {
  Selector source = one(Reference::last_source);
  source.of = read_group(meaning, said.the(Phrase::group));
  const std::vector<Filter>& asked = source.of->filters;
  const bool dealt = std::any_of(asked.begin(), asked.end(), [](const Filter& filter) {
    return filter.quality == Quality::has_damaged && !filter.negated;
  });
  // Of one and no more it is said, and of what is looked at as it was.
  const bool one_sort = source.of->from == Reference::spells && source.of->also.empty();
  if (!dealt || !one_sort || is_plural_noun(said.the(Phrase::group).the(Phrase::noun).first()))
    meaning.fail();
  return source;
}

/// "Each of those creatures with flying": of several targets those that have it.
Selector read_each_of_those(Meaning& meaning, const Node& said) {
  Selector some = see_noun_fits(meaning, said, meaning.antecedent);
  if (some.from != Reference::target || !some.filters.empty()) meaning.fail();
  std::vector<Filter> either;
  read_suffix(meaning, said.the(Phrase::suffix), some, either);
  if (!either.empty() || some.filters.size() != 1) meaning.fail();
  return some;
}

/// "A Swamp, Mountain, black permanent, or red permanent".
Selector read_sorts(Meaning& meaning, const Node& said) {
  Filter any_of = filter_of(Quality::matches_any);
  for (const Node* word : said.all(Phrase::sort_word)) {
    meaning.take(*word);
    Selector sort = one(Reference::permanents);
    if (const Node* colour = word->child(Phrase::colour)) {
      sort.filters.push_back(filter_of(Quality::colour));
      sort.filters.back().colours = read_colour(meaning, *colour);
    } else if (const Node* type = word->child(Phrase::type_word)) {
      sort.filters.push_back(type_filter(read_type_word(meaning, *type)));
    } else {
      sort.filters = {type_filter(word->has(Lexeme::LAND_TYPE) ? CardType::land : CardType::creature),
                      read_subtype(meaning, *word)};
      in_canonical_order(sort.filters);
    }
    any_of.alternatives.push_back(std::move(sort));
  }
  Selector sorts = one(Reference::permanents);
  sorts.filters.push_back(std::move(any_of));
  return sorts;
}

/// "They" is a person of unsaid sex where nothing else was spoken of.
Selector read_pronoun(Meaning& meaning, const Node& said) {
  const bool they = said.has(Lexeme::THEY) || said.has(Lexeme::THEM);
  if (they && meaning.antecedent.empty() && !meaning.those.empty()) return meaning.those;
  if (they && meaning.antecedent.empty())
    return meaning.they.empty() ? read_that_player(meaning) : meaning.they;
  // One card is "it", so that they are somebody else.
  if (they && (meaning.lone_card || is_one_top_card(meaning.antecedent)) && !meaning.player.empty())
    return read_that_player(meaning);
  // Who pays is one of a kind of which nothing else was spoken.
  if (said.has(Lexeme::THEY) && meaning.asked_to_pay) return read_that_player(meaning);
  // A player is none.
  if (said.has(Lexeme::IT) && is_player(meaning, meaning.antecedent)) meaning.fail();
  return meaning.it();
}

/// Whether an ability that was read before removes a card from the game.
bool removes_cards(const Card& card) {
  bool removes = false;
  definition::walk(card.abilities, [&removes](const Step& step) {
    removes = removes || (step.verb == Verb::move && step.zone == Zone::out_of_game);
  });
  return removes;
}

/// Whether an ability that was read before makes one token.
bool makes_tokens(const Card& card) {
  bool makes = false;
  definition::walk(card.abilities, [&makes](const Step& step) {
    makes = makes || (step.verb == Verb::make_token && step.amount == Amount(1));
  });
  return makes;
}

Selector made_by_self() {
  Selector tokens = one(Reference::permanents);
  tokens.filters.push_back(filter_by(Quality::made_by, one(Reference::self)));
  return tokens;
}

Selector removed_with_self() {
  Selector cards = one(Reference::cards);
  cards.filters.push_back(filter_by(Quality::removed_by, one(Reference::self)));
  return cards;
}

/// "Target opponent previously dealt damage by ~": in whatever turn.
Selector read_once_hurt(Meaning& meaning, const Node& said) {
  Selector hurt = one(Reference::opponent);
  const Selector by = read_anchor(meaning, said.the(Phrase::anchor));
  if (is_set(by.from)) meaning.fail();
  hurt.filters.push_back(filter_by(Quality::ever_damaged_by, by));
  if (!said.has(Lexeme::TARGET)) return hurt;
  TargetSpec spec;
  spec.what = hurt;
  return meaning.player = meaning.aim_at(std::move(spec));
}

/// "The other": of two targets the one that somebody has not just chosen.
Selector read_other_target(Meaning& meaning) {
  const Selector& two = meaning.those;
  const bool chosen = two.from == Reference::target && meaning.targets != nullptr &&
                      two.index < meaning.targets->size() && meaning.knows(Reference::found) &&
                      (*meaning.targets)[two.index].most == Amount(2);
  if (!chosen) meaning.fail();
  return other_than_found(two);
}

/// Whether the one target is of the type that is named.
bool lone_target_is(Meaning& meaning, const Node& said) {
  return meaning.targets != nullptr && meaning.targets->size() == 1 &&
         types_named(meaning.targets->front().what) == read_type_word(meaning, said.the(Phrase::type_word));
}

/// "The other moved card": of this card and a target that were moved together, the target.
Selector read_other_moved(Meaning& meaning) {
  const Selector& two = meaning.both_moved;
  if (two.empty()) meaning.fail();
  return two;
}

/// Whether something has to be of one of those types.
bool has_type(const Selector& what, CardType types) {
  return std::find(what.filters.begin(), what.filters.end(), type_filter(types)) != what.filters.end();
}

Selector read_plain(Meaning& meaning, const Node& said) {
  meaning.take(said);
  if (const Node* type = said.child(Phrase::type_word)) meaning.take(*type);
  for (const FixedReference& row : fixed_references) {
    if (row.phrase == Phrase::none || !said.is(row.phrase)) continue;
    // "The sacrificed creature" where nothing was sacrificed is none.
    if (is_done_to(row.from) && !meaning.knows(row.from)) {
      // "The moved card", of what another ability of this card removes.
      if (row.from == Reference::moved && removes_cards(meaning.facts)) return removed_with_self();
      meaning.fail();
    }
    return one(row.from);
  }
  switch (said.phrase) {
    case Phrase::pronoun:
      return read_pronoun(meaning, said);
    case Phrase::the_first_of_two:
      // Of an event between two it is the one that it was told of.
      if (!meaning.event || !(meaning.antecedent == one(Reference::other_one))) meaning.fail();
      return one(Reference::it);
    case Phrase::the_attacker:
      if (meaning.attacker.empty()) meaning.fail();
      return meaning.attacker;
    case Phrase::its_player:
      return player_of(said, meaning.it());
    case Phrase::opponent:
      // In what an event set off, "that player" stays the player of the event.
      if (!meaning.event) meaning.player = one(Reference::opponent);
      return one(Reference::opponent);
    case Phrase::that_player:
      return read_that_player(meaning);
    case Phrase::that_thing:
      // One that has died is a card by now; of several it is each of them.
      if (said.has(Lexeme::CARD) && meaning.antecedent.empty() && !meaning.dead.empty()) return meaning.dead;
      // The card itself is "this", never "that": with nothing spoken of there is nothing to mean; and a
      // player is no such thing.
      if (said.has(Lexeme::TOKEN_WORD) && said.has(Lexeme::THE) && meaning.antecedent.empty() &&
          makes_tokens(meaning.facts))
        return made_by_self();
      if (meaning.antecedent.empty() || is_player(meaning, meaning.antecedent)) meaning.fail();
      // What an event was about is an ability where one was used, and nowhere else.
      if (meaning.antecedent == one(Reference::it) && meaning.used_ability != said.has(Lexeme::ABILITY))
        meaning.fail();
      // What was spoken of since is a card that lies elsewhere: "that artifact" is the target.
      if (meaning.antecedent.from == Reference::cards && said.has(Phrase::type_word) &&
          lone_target_is(meaning, said))
        return one(Reference::target);
      // Elsewhere it is another object (R-ZONE-2): as a card it is what has moved.
      if (said.has(Lexeme::CARD) && meaning.antecedent == meaning.gone) return one(Reference::moved);
      return meaning.antecedent;
    case Phrase::the_exchanged:
      if (meaning.exchanged.empty()) meaning.fail();
      return meaning.exchanged;
    case Phrase::that_source:
      if (meaning.antecedent.from != Reference::packet_source) meaning.fail();
      return meaning.antecedent;
    case Phrase::player_or_controller:
      return read_player_or_controller(meaning, said);
    case Phrase::the_controller: {
      Selector thing = sleight::read_thing(meaning, said.the(Phrase::thing));
      // Several may have as many controllers.
      if (!is_one_thing(meaning, thing) || is_player(meaning, thing)) meaning.fail();
      return player_of(said, std::move(thing));
    }
    case Phrase::last_source:
      return read_last_source(meaning, said);
    case Phrase::top_cards:
      return read_top_cards(meaning, said);
    case Phrase::top_down_to:
      return read_top_down_to(meaning, said);
    case Phrase::the_revealed:
      if (meaning.revealed.empty()) meaning.fail();
      return meaning.revealed;
    case Phrase::any_other_player: {
      // One of two: whom an event was about, or what is done in the place of it, leaves one other.
      Selector other = one(Reference::players);
      other.filters.push_back(filter_by(Quality::is_one_of, read_that_player(meaning)));
      other.filters.back().negated = true;
      return other;
    }
    case Phrase::enchanted:
      return read_enchanted(meaning, said);
    case Phrase::enchanted_card:
      // It lies where such a card is enchanted.
      if (meaning.facts.enchants.from != Reference::cards ||
          !has_type(meaning.facts.enchants, read_type_word(meaning, said.the(Phrase::type_word))))
        meaning.fail();
      meaning.refer_to(one(Reference::enchanted));
      return one(Reference::enchanted);
    case Phrase::the_other_moved:
      return read_other_moved(meaning);
    case Phrase::those_cards: {
      // What was given up together with this card.
      if (!meaning.knows(Reference::sacrificed) || !is_plural_noun(said.children.back())) meaning.fail();
      read_type_word(meaning, said.the(Phrase::type_word));
      if (!said.the(Phrase::type_word).has(Lexeme::CREATURE)) meaning.fail();
      return one(Reference::sacrificed);
    }
    case Phrase::equipped:
      // Of another card's words "an equipped creature" would be any.
      if (!is_equipment(meaning.facts)) meaning.fail();
      meaning.refer_to(one(Reference::enchanted));
      return one(Reference::enchanted);
    case Phrase::targets:
    case Phrase::any_number_of_targets:
    case Phrase::so_many_targets:
    case Phrase::another_target:
      return aim_at_group(meaning, said);
    case Phrase::target_opponent: {
      Selector target = aim_at_player(meaning, said);
      meaning.refer_to(target);
      return target;
    }
    case Phrase::player_with_most:
      return players_with_most_life(said.has(Lexeme::MOST));
    case Phrase::opponent_once_hurt:
      return read_once_hurt(meaning, said);
    case Phrase::the_other_target:
      return read_other_target(meaning);
    case Phrase::your_own:
      return read_your_own(meaning, said);
    case Phrase::any_of_sorts:
      return read_sorts(meaning, said);
    case Phrase::each_of_those:
      return read_each_of_those(meaning, said);
    case Phrase::another: {
      Selector other = read_group(meaning, said.the(Phrase::group));
      if (is_like_its_own(meaning, other)) meaning.fail();
      narrow(other, filter_of(Quality::other));
      return other;
    }
    // Article and number are left to whoever reads the order: the group is the same.
    case Phrase::any_of:
      // Without an article it is the one that this is on.
      if (said.children.size() == 1 && speaks_of_its_own(said)) meaning.fail();
      return read_group(meaning, said.the(Phrase::group));
    default:
      meaning.fail();
      return {};
  }
}

/// "Two ", "up to 3 ", "any number of ": before "target".
std::string say_many_targets(Speaker& speaker, const TargetSpec& spec) {
  if (spec.least == Amount(1) && spec.most == Amount(1)) return "";
  if (spec.least == spec.most) return say_amount(speaker, spec.most) + " ";
  if (spec.least == Amount(0)) return "up to " + say_amount(speaker, spec.most) + " ";
  if (spec.least == Amount(1) && spec.most == Amount(TargetSpec::any_number)) return "any number of ";
  return "from " + say_amount(speaker, spec.least) + " to " + say_amount(speaker, spec.most) + " ";
}

/// " previously dealt damage by ~", of an opponent; "" where nothing is asked.
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
      if (filter.quality == Quality::type && !filter.negated) some.filters.push_back(filter);
    some.filters.insert(some.filters.end(), selector.filters.begin(), selector.filters.end());
    return "each of those " + say_group(speaker, some, true);
  }
  // Said once in full; a second "target" would be read as another one.
  if (speaker.named[selector.index])
    return what.from == Reference::players || what.from == Reference::opponent ? "that player" : "it";
  const bool many = !(spec->most == Amount(1));
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
    said += spec->chooser.from == Reference::opponent ? " of an opponent's choice" : " of their choice";
  // From here on; what it is like speaks of whatever was spoken of before.
  speaker.named[selector.index] = true;
  return said;
}

std::string say_enchanted(const Card& card) {
  if (is_equipment(card)) return "equipped creature";
  CardType types = CardType::none;
  for (const Filter& filter : card.enchants.filters)
    if (filter.quality == Quality::type && !filter.negated) types = types | filter.types;
  return "enchanted " + (any(types) ? english(types) : std::string("permanent"));
}

/// "Swamp", "black permanent", "creature"; "" for whatever takes more words.
std::string say_sort(Speaker& speaker, const Selector& sort) {
  if (sort.from != Reference::permanents || !sort.also.empty() || sort.filters.empty()) return "";
  for (const Filter& filter : sort.filters)
    if (filter.negated || (filter.quality != Quality::colour && filter.quality != Quality::type &&
                           filter.quality != Quality::subtype))
      return "";
  const std::string said = say_group(speaker, sort, false);
  const bool coloured = sort.filters.front().quality == Quality::colour && sort.filters.size() == 1;
  return coloured || said.find(' ') == std::string::npos ? said : "";
}

/// "A Swamp, Mountain, black permanent, or red permanent"; "" for other sets.
std::string say_sorts(Speaker& speaker, const Selector& selector, std::string_view article) {
  const bool one_of = article == "a " || article == "each ";
  if (selector.from != Reference::permanents || !selector.also.empty() || selector.filters.size() != 1 ||
      selector.filters.front().quality != Quality::matches_any || selector.filters.front().negated || !one_of)
    return "";
  const std::vector<Selector>& sorts = selector.filters.front().alternatives;
  // Two go before the noun ("green or white permanent").
  if (sorts.size() < 3) return "";
  std::string text;
  for (std::size_t i = 0; i < sorts.size(); ++i) {
    const std::string said = say_sort(speaker, sorts[i]);
    if (said.empty()) return "";
    text += i == 0 ? said : (i + 1 < sorts.size() ? ", " : sorts.size() > 2 ? ", or " : " or ") + said;
  }
  return article == "a " ? a_or_an(text) : std::string(article) + text;
}

std::string say_some(Speaker& speaker, const Selector& selector, std::string_view article) {
  if (selector == made_by_self()) return "the token";
  for (const bool most : {true, false})
    if (selector == players_with_most_life(most))
      return std::string("the player with the ") + (most ? "most" : "least") + " life";
  if (const std::string sorts = say_sorts(speaker, selector, article); !sorts.empty()) return sorts;
  // "Each creature and each player", but "a creature or player": only one that is picked is of either sort.
  const bool one_by_one = article == "each " || article == "all ";
  const std::string noun = say_group(speaker, selector, article == "all ", !one_by_one);
  return article == "a " ? a_or_an(noun) : std::string(article) + noun;
}

/// What ends the cards on top of a library that are not below it; null where that is not all that is asked.
const Selector* ends_top(const Selector& selector) {
  const auto below = std::find_if(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::below && filter.negated && filter.of;
  });
  if (selector.from != Reference::cards || below == selector.filters.end() ||
      selector.filters[0].quality != Quality::owned_by || !selector.filters[0].of)
    return nullptr;
  Selector all = selector;
  std::erase_if(all.filters,
                [](const Filter& filter) { return filter.quality == Quality::on_top && !filter.negated; });
  if (selector.filters.size() > all.filters.size() + 1 ||
      !(all == top_down_to(*selector.filters[0].of, *below->of)) || !below->of->also.empty())
    return nullptr;
  // Of the cards of that very library, which goes without saying.
  const std::vector<Filter>& asked = below->of->filters;
  const bool there = below->of->from == Reference::cards &&
                     std::all_of(selector.filters.begin(), selector.filters.end(), [&](const Filter& filter) {
                       return filter == *below || filter.quality == Quality::on_top ||
                              std::find(asked.begin(), asked.end(), filter) != asked.end();
                     });
  return there ? &*below->of : nullptr;
}

/// "The top three cards of your library"; "" where that is not all that is asked.
std::string say_top_cards(Speaker& speaker, const Selector& selector) {
  if (const Selector* first = ends_top(selector)) {
    Selector card = *first;
    std::erase_if(card.filters, [&](const Filter& filter) {
      return std::find(selector.filters.begin(), selector.filters.end(), filter) != selector.filters.end();
    });
    const auto top = std::find_if(selector.filters.begin(), selector.filters.end(),
                                  [](const Filter& filter) { return filter.quality == Quality::on_top; });
    const std::string many = top == selector.filters.end() ? "" : say_number(speaker, top->amount, "1") + " ";
    return "the top " + many + "cards of " + say_possessive(speaker, *selector.filters[0].of) +
           " library down to the first " + say_group(speaker, card, false);
  }
  if (!is_top_cards(selector)) return "";
  const std::vector<Filter>& filters = selector.filters;
  const std::string many = say_number(speaker, filters[2].amount, "1");
  return "the top " + (many == "1" ? "card" : many + " cards") + " of " +
         say_possessive(speaker, *filters[0].of) + " " + std::string(english_of(filters[1].zone));
}

/// Whom the packet is dealt to of which was spoken: "that creature", or "it" where it may be a player.
std::string say_victim(Speaker& speaker, const Selector& selector) {
  const TargetSpec* packets = selector.of ? speaker.target(*selector.of) : nullptr;
  const bool spoken_of =
      packets != nullptr && packets->what.from == Reference::packets && speaker.named[selector.of->index];
  if (!spoken_of)
    return "whom " + (selector.of ? say_thing(speaker, *selector.of, "a ") : "that damage") + " is dealt to";
  const std::vector<Filter>& asked = packets->what.filters;
  const bool creature = std::any_of(asked.begin(), asked.end(), [](const Filter& filter) {
    return filter.quality == Quality::packet_to && !filter.negated && filter.of &&
           filter.of->from == Reference::permanents && filter.of->also.empty() &&
           types_named(*filter.of) == CardType::creature;
  });
  return creature ? "that creature" : "it";
}

/// " from your graveyard", of one thing that is said to lie there; this card lies in its owner's.
std::string say_place(Speaker& speaker, const Selector& selector) {
  std::string whose = selector.from == Reference::self ? "your " : "a ";
  std::string place;
  for (const Filter& filter : selector.filters) {
    if (filter.quality == Quality::owned_by && filter.of)
      whose = (filter.negated ? "not " : "") + say_possessive(speaker, *filter.of) + " ";
    if (filter.quality == Quality::in_zone) place = english_of(filter.zone);
    if (filter.quality == Quality::in_zone && filter.negated) place += " not";
  }
  return place.empty() ? "" : " from " + whose + place;
}

/// Whether what is found is what the card touches, having been thrown.
bool is_thrown(const Card& card) {
  bool thrown = false;
  definition::walk(card.abilities,
                   [&thrown](const Step& step) { thrown = thrown || step.verb == Verb::flip_card; });
  return thrown;
}

std::string say_one(Speaker& speaker, const Selector& selector, std::string_view article) {
  if (const std::string top = say_top_cards(speaker, selector); !top.empty()) return top;
  switch (selector.from) {
    case Reference::self:
      return speaker.card.name + say_place(speaker, selector);
    case Reference::enchanted:
      return say_enchanted(speaker.card);
    case Reference::target:
      return say_target(speaker, selector);
    case Reference::controller_of:
      if (selector.of && selector.of->filters.empty() && speaker.target(*selector.of) != nullptr &&
          speaker.named[selector.of->index] && may_be_player_or_permanent(speaker.targets, *selector.of))
        return "that player or that permanent's controller";
      if (selector.of && selector.of->from == Reference::last_source)
        return "the controller of " + say_thing(speaker, *selector.of, "a ");
      return (selector.of ? say_possessive(speaker, *selector.of) : "its") + " controller";
    case Reference::owner_of:
      return (selector.of ? say_possessive(speaker, *selector.of) : "its") + " owner";
    case Reference::packet_source:
      if (selector.of && speaker.target(*selector.of) != nullptr && speaker.named[selector.of->index])
        return "that source";
      return "the source of " + (selector.of ? say_thing(speaker, *selector.of, "a ") : "that damage");
    case Reference::packet_victim:
      return say_victim(speaker, selector);
    case Reference::last_source:
      return "the last " + (selector.of ? say_group(speaker, *selector.of, false) : "source");
    case Reference::permanents:
    case Reference::cards:
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::players:
    case Reference::died:
    case Reference::played:
      return say_some(speaker, selector, article);
    case Reference::moved:
      if (!selector.filters.empty()) return "all " + say_group(speaker, selector, true);
      break;
    case Reference::it:
      if (const std::string place = say_place(speaker, selector); !place.empty()) return "that card" + place;
      if (speaker.first_of_two) return "the first creature";
      if (speaker.used_ability && !speaker.in_loop) return "that ability";
      return speaker.names_target() || speaker.in_loop ? std::string(speaker.it) : "it";
    case Reference::that_player:
      // In a loop over players each of them is that already.
      return speaker.names_target() || (speaker.in_loop && speaker.it == "that player")
                 ? std::string(speaker.that_player)
                 : "that player";
    case Reference::opponent:
      if (const std::string hurt = say_once_hurt(speaker, selector); !hurt.empty())
        return "each opponent" + hurt;
      break;
    case Reference::found:
      if (is_thrown(speaker.card)) {
        Selector touched = selector;
        touched.from = Reference::permanents;
        const std::string_view which = article == "a " ? "all " : article;
        return std::string(which) + say_group(speaker, touched, which == "all ") + " " + speaker.card.name +
               " touches";
      }
      if (!selector.filters.empty()) {
        Selector cards = selector;
        cards.from = Reference::cards;
        return "all " + say_group(speaker, cards, true) + " revealed this way";
      }
      break;
    case Reference::chosen:
    case Reference::chosen_player:
    case Reference::destroyed:
    case Reference::sacrificed:
    case Reference::discarded:
    case Reference::drawn:
    case Reference::made:
    case Reference::removed:
    case Reference::countered:
    case Reference::found_before:
    case Reference::last_drawn:
    case Reference::nothing:
    case Reference::other_one:
    case Reference::you:
    case Reference::active_player:
    case Reference::defending_player:
      break;
  }
  for (const FixedReference& row : fixed_references)
    if (row.from == selector.from) return std::string(row.said);
  return "";
}

/// The group of a thing that is nothing but one; null for others.
const Node* group_alone(const Node& thing) {
  return thing.children.size() == 1 && thing.first().is(Phrase::any_of) ? thing.first().child(Phrase::group)
                                                                        : nullptr;
}

/// "Artifacts and enchantments you control": without an article of its own the second noun shares what is
/// said around both. Who controls them is asked of the first as well; of whom anything else is said, is left
/// open.
void share_what_narrows(Meaning& meaning, const Node& before, const Node& after, Selector& whole) {
  const Node* first = group_alone(before);
  const Node* second = group_alone(after);
  if (first == nullptr || second == nullptr || after.first().children.size() > 1) return;
  if (!first->has(Phrase::suffix) && second->has(Phrase::suffix)) {
    const auto suffixes = second->all(Phrase::suffix);
    Selector& last = whole.also.back();
    // "Walls and creatures with flying": what a creature has is said of its own noun.
    const bool own = std::all_of(suffixes.begin(), suffixes.end(), [](const Node* suffix) {
      return suffix->is(Phrase::with_keyword) || suffix->is(Phrase::without_keyword);
    });
    if (own) return;
    // Two things at most, so that "the first" is one; a target would be chosen for each.
    if (suffixes.size() != 1 || whole.also.size() != 1 || !suffixes.front()->is(Phrase::controlled_by))
      return meaning.fail();
    for (const Filter& filter : last.filters)
      if (filter.quality == Quality::controlled_by) narrow(whole, filter);
  }
  if (first->has(Phrase::adjective) && !second->has(Phrase::adjective)) meaning.fail();
}

}  // namespace

bool is_one_thing(const Meaning& meaning, const Selector& thing) {
  if (is_set(thing.from) || !thing.also.empty() || is_player(meaning, thing)) return false;
  if (thing.from != Reference::target) return true;
  return meaning.targets != nullptr && thing.index < meaning.targets->size() &&
         (*meaning.targets)[thing.index].most == Amount(1);
}

Selector other_than_found(Selector targets) {
  Filter other = filter_by(Quality::is_one_of, one(Reference::found));
  other.negated = true;
  targets.filters.push_back(std::move(other));
  return targets;
}

namespace {

/// "Target permanent an opponent owns": of two players, that one was spoken of.
bool aims_at_opponents(const Meaning& meaning) {
  if (meaning.targets == nullptr || meaning.targets->size() != 1) return false;
  const std::vector<Filter>& filters = meaning.targets->front().what.filters;
  return std::find(filters.begin(), filters.end(), filter_by(Quality::owned_by, one(Reference::opponent))) !=
         filters.end();
}

}  // namespace

Selector read_that_player(Meaning& meaning) {
  if (!meaning.player.empty()) return meaning.player;
  if (!meaning.event && meaning.whose_turn) return one(Reference::active_player);
  if (!meaning.event && aims_at_opponents(meaning)) return one(Reference::opponent);
  if (!meaning.event || !meaning.event_player) meaning.fail();
  return one(Reference::that_player);
}

Selector read_thing(Meaning& meaning, const Node& thing) {
  meaning.take(thing);
  Selector plain = see_noun_fits(meaning, thing.first(), read_plain(meaning, thing.first()));
  const bool of_its = thing.has(Lexeme::CONTROLLER) || thing.has(Lexeme::OWNER);
  // Who controls what an event is told of is the player of that event.
  meaning.event_player = meaning.event_player || of_its;
  return of_its ? player_of(thing, std::move(plain)) : plain;
}

Selector read_np(Meaning& meaning, const Node& np) {
  meaning.take(np);
  const auto things = np.all(Phrase::thing);
  // "Any number of target creatures and/or lands" are targets of both sorts, not targets and all lands.
  if (np.has(Lexeme::AND_OR) && std::any_of(things.begin(), things.end(), [](const Node* thing) {
        return !thing->first().is(Phrase::any_of);
      }))
    meaning.fail();
  Selector whole = read_thing(meaning, *things.front());
  // In the order of the text: "its controller" may be the controller of the one before.
  for (std::size_t i = 1; i < things.size(); ++i) {
    whole.also.push_back(read_thing(meaning, *things[i]));
    share_what_narrows(meaning, *things[i - 1], *things[i], whole);
  }
  return whole;
}

bool is_indefinite(const Node& np) {
  const Node& thing = np.first();
  if (np.children.size() != 1 || thing.children.size() != 1) return false;
  const Node& plain = thing.first();
  const bool group = plain.is(Phrase::any_of) || plain.is(Phrase::any_of_sorts);
  return plain.is(Phrase::another) || (group && plain.has(Lexeme::A));
}

const Node* lone_group(Meaning& meaning, const Node& object) {
  const Node& thing = object.first();
  if (object.children.size() != 1 || thing.children.size() != 1 || !thing.first().is(Phrase::any_of))
    return nullptr;
  meaning.take(thing.first());
  return &thing.first().the(Phrase::group);
}

Selector read_object(Meaning& meaning, const Node& np) {
  if (is_indefinite(np)) meaning.fail();
  return read_np(meaning, np);
}

Selector read_possessive(Meaning& meaning, const Node& possessive) {
  meaning.take(possessive);
  if (const Node* whose = possessive.child(Phrase::thing)) return read_thing(meaning, *whose);
  if (possessive.has(Lexeme::YOUR)) return one(Reference::you);
  if (possessive.has(Lexeme::ITS)) return meaning.it();
  // Permanents have no hand, library or turn, but a controller and a casting cost of their own.
  const bool of_a_thing = meaning.player.empty() && !meaning.event && !meaning.antecedent.empty();
  return of_a_thing ? meaning.antecedent : read_that_player(meaning);
}

Selector read_own(Meaning& meaning, const Node& possessive) {
  if (meaning.doer.empty() || !possessive.has(Lexeme::THEIR)) return read_possessive(meaning, possessive);
  meaning.take(possessive);
  return meaning.doer;
}

Selector read_whose(Meaning& meaning, const Node& whose) {
  meaning.take(whose);
  if (whose.has(Lexeme::TARGET)) return aim_at_player(meaning, whose);
  if (whose.has(Lexeme::YOU)) return one(Reference::you);
  if (whose.has(Lexeme::OPPONENT)) return one(Reference::opponent);
  if (whose.has(Lexeme::DEFENDING)) return one(Reference::defending_player);
  if (whose.has(Lexeme::CHOSEN)) return one(Reference::chosen_player);
  if (whose.has(Lexeme::ACTIVE)) {
    meaning.whose_turn = true;
    return one(Reference::active_player);
  }
  return read_that_player(meaning);
}

Selector read_whose_own(Meaning& meaning, const Node& whose_own) {
  meaning.take(whose_own);
  if (whose_own.has(Lexeme::OWNER)) {
    Selector owner = one(Reference::owner_of);
    owner.of = meaning.it();
    return owner;
  }
  if (whose_own.has(Lexeme::YOUR)) return one(Reference::you);
  if (whose_own.has(Lexeme::THEIR)) return meaning.doer.empty() ? read_that_player(meaning) : meaning.doer;
  const Selector who = read_whose(meaning, whose_own.the(Phrase::whose));
  // "Their library", further on, is that opponent's.
  if (who == one(Reference::opponent) && !meaning.event) meaning.player = who;
  return who;
}

Selector read_self_there(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Selector self = one(Reference::self);
  Filter place = filter_of(Quality::in_zone);
  place.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  self.filters.push_back(place);
  return self;
}

Selector read_anchor(Meaning& meaning, const Node& anchor) {
  meaning.take(anchor);
  if (anchor.has(Lexeme::SELF)) return one(Reference::self);
  if (anchor.has(Lexeme::IT)) return meaning.it();
  if (anchor.has(Lexeme::ENCHANTED)) {
    meaning.refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (anchor.has(Lexeme::OTHER)) return one(Reference::other_one);
  if (anchor.has(Lexeme::TARGET)) return aim_at_anchor(meaning, anchor);
  if (meaning.antecedent.empty()) meaning.fail();
  return meaning.antecedent;
}

std::string say_thing(Speaker& speaker, const Selector& selector, std::string_view article) {
  if (!speaker.exchanged.empty() && selector == speaker.exchanged) return "the exchanged permanents";
  std::string said = say_one(speaker, selector, article);
  // "A creature or player" has said it all.
  const bool said_whole = is_plural(speaker, selector) && article != "each " && article != "all ";
  if (said_whole && is_set(selector.from)) return said;
  for (const Selector& more : selector.also) said += " and " + say_thing(speaker, more, article);
  return said;
}

std::string say_subject(Speaker& speaker, const Selector& selector) {
  // A static ability leaves the card itself unsaid.
  return selector.empty() ? speaker.card.name : say_thing(speaker, selector, "all ");
}

std::string say_possessive(Speaker& speaker, const Selector& selector) {
  if (is_you(selector)) return "your";
  const std::string who = say_thing(speaker, selector, "a ");
  return who == "it" ? "its" : who + "'s";
}

std::string say_who_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view they) {
  if (is_you(who)) return "you " + std::string(you);
  return say_thing(speaker, who, "each ") + " " + std::string(they);
}

Selector read_library_cards(Meaning& meaning, const Node& group, const Selector& owner) {
  Filter library = filter_of(Quality::in_zone);
  library.zone = Zone::library;
  Selector cards = read_group(meaning, group, {.of_cards = {filter_by(Quality::owned_by, owner), library}});
  // Permanents lie in no library, and neither does what has a place of its own.
  const bool there = cards.from == Reference::cards && cards.also.empty() &&
                     std::find(cards.filters.begin(), cards.filters.end(), library) != cards.filters.end();
  if (!there) meaning.fail();
  return cards;
}

Selector top_down_to(const Selector& owner, const Selector& first) {
  Selector cards = one(Reference::cards);
  Filter library = filter_of(Quality::in_zone);
  library.zone = Zone::library;
  Filter below = filter_by(Quality::below, first);
  below.negated = true;
  cards.filters = {filter_by(Quality::owned_by, owner), library, below};
  in_canonical_order(cards.filters);
  return cards;
}

bool is_top_cards(const Selector& selector) {
  const std::vector<Filter>& asked = selector.filters;
  return selector.from == Reference::cards && asked.size() == 3 && !asked[0].negated && !asked[1].negated &&
         !asked[2].negated && asked[0].quality == Quality::owned_by && asked[0].of &&
         asked[1].quality == Quality::in_zone && asked[2].quality == Quality::on_top;
}

bool is_one_top_card(const Selector& selector) {
  return is_top_cards(selector) && selector.also.empty() && selector.filters[2].amount == Amount(1);
}

Selector you_first() {
  Selector both = one(Reference::you);
  both.also.push_back(one(Reference::opponent));
  return both;
}

bool is_done_to(Reference from) { return from >= Reference::destroyed && from <= Reference::found; }

bool is_set(Reference from) { return from >= Reference::permanents && from <= Reference::played; }

Selector each_of(const Selector& who) { return is_set(who.from) ? one(Reference::it) : who; }

Step done_by_each(const Selector& who, Step by_one) {
  if (!is_set(who.from)) return by_one;
  Step all = step(Verb::for_each, who);
  all.then.push_back(std::move(by_one));
  return all;
}

bool is_you(const Selector& who) {
  return who.empty() || (who.from == Reference::you && who.filters.empty() && who.also.empty());
}

bool is_plural(const Speaker& speaker, const Selector& selector) {
  if (is_set(selector.from)) return true;
  const TargetSpec* spec = speaker.target(selector);
  return (spec != nullptr && !(spec->most == Amount(1))) || !selector.also.empty();
}

}  // namespace sleight
