#include "grammar/noun_phrases/references_english.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/given_names.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/enchanted_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/sorts_english.h"
#include "grammar/noun_phrases/targets_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

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
    {Phrase::none, Reference::opponent, "your opponent"},
    {Phrase::the_other, Reference::other_one, "the other creature"},
    {Phrase::the_chosen_card, Reference::chosen, "the chosen card"},
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
    {Phrase::the_chosen_pile, Reference::chosen_pile, "the chosen pile"},
    {Phrase::the_other_pile, Reference::other_pile, "the other pile"},
    {Phrase::the_countered, Reference::countered, "the countered spell"},
    {Phrase::the_untapped, Reference::untapped, "the untapped permanent"},
    {Phrase::last_drawn, Reference::last_drawn, "the last card you drew this turn"},
    {Phrase::defending_player, Reference::defending_player, "the defending player"},
    {Phrase::active_player, Reference::active_player, "the active player"},
};

Selector player_of(const Node& controller_or_owner, Selector thing) {
  Selector player =
      one(controller_or_owner.has(Lexeme::CONTROLLER) ? Reference::controller_of : Reference::owner_of);
  // Whoever that is when the step is done, not when it was announced (R-RESOLVE-2).
  player.of = std::move(thing);
  return player;
}

Selector read_your_own(ReadingContext& context, const Node& said) {
  Selector selector = read_group(context, said.the(Phrase::group));
  if (selector.from != Reference::permanents) context.fail();
  narrow(selector, filter_by(Quality::controlled_by, one(Reference::you)));
  return selector;
}

/// "That player or that permanent's controller": of one target that may be either.
Selector read_player_or_controller(ReadingContext& context, const Node& said) {
  if (!may_be_player_or_permanent(context.target(context.antecedent))) context.fail();
  return player_of(said, see_noun_fits(context, said, context.antecedent));
}

/// "The last red instant or sorcery spell that dealt damage to you this turn".
Selector read_last_source(ReadingContext& context, const Node& said) {
  Selector source = one(Reference::last_source);
  source.of = read_group(context, said.the(Phrase::group));
  const std::vector<Filter>& asked = source.of->filters;
  const bool dealt = std::any_of(asked.begin(), asked.end(),
                                 [](const Filter& filter) { return filter.asks_for(Quality::has_damaged); });
  // Of one and no more it is said, and of what is looked at as it was.
  const bool one_sort = source.of->from == Reference::spells && source.of->also.empty();
  if (!dealt || !one_sort || is_plural_noun(said.the(Phrase::group).the(Phrase::noun).first()))
    context.fail();
  return source;
}

/// Whether an ability that was read before removes a card from the game.
bool removes_cards(const Card& card) {
  bool removes = false;
  definition::walk(card.abilities,
                   [&removes](const Step& step) { removes = removes || removes_from_game(step); });
  return removes;
}

Selector removed_with_self() {
  Selector cards = one(Reference::cards);
  cards.filters.push_back(filter_by(Quality::removed_by, one(Reference::self)));
  return cards;
}

/// "The other moved card": of this card and a target that were moved together, the target.
Selector read_other_moved(ReadingContext& context) {
  const Selector& two = context.both_moved;
  if (two.empty()) context.fail();
  return two;
}

Selector read_plain(ReadingContext& context, const Node& said) {
  context.take(said);
  if (const Node* type = said.child(Phrase::type_word)) {
    context.take(*type);
    // "This land", of what is and becomes no land, is nothing.
    if (said.is(Phrase::this_card) && !any(read_type_word(context, *type) & context.facts.types))
      context.fail();
  }
  for (const FixedReference& row : fixed_references) {
    if (row.phrase == Phrase::none || !said.is(row.phrase)) continue;
    // "The sacrificed creature" where nothing was sacrificed is none.
    if (is_done_to(row.from) && !context.knows(row.from)) {
      // "The moved card", of what another ability of this card removes.
      if (row.from == Reference::moved && removes_cards(context.facts)) return removed_with_self();
      context.fail();
    }
    // "The sacrificed artifact", of a creature, is none.
    const Node* noun = said.child(Phrase::type_word);
    const GivenUp& given = context.given_up;
    const bool of_cost = row.from == Reference::sacrificed || row.from == Reference::untapped;
    if (of_cost && noun != nullptr && given.what == one(row.from) && any(given.types) &&
        !any(given.types & read_type_word(context, *noun)))
      context.fail();
    context.self_named = context.self_named || row.from == Reference::self;
    return one(row.from);
  }
  switch (said.phrase) {
    case Phrase::pronoun:
      return read_pronoun(context, said);
    case Phrase::the_first_of_two:
      // Of an event between two it is the one that it was told of.
      if (!context.event || !(context.antecedent == one(Reference::other_one))) context.fail();
      return one(Reference::it);
    case Phrase::the_attacker:
      if (context.attacker.empty()) context.fail();
      return context.attacker;
    case Phrase::its_player: {
      if (said.has(Lexeme::ITS) && speaks_of_several(context)) context.fail();
      const Selector it = context.it();
      // Whose it is, it is wherever it lies.
      return player_of(said, context.antecedent.empty() ? it : context.antecedent);
    }
    case Phrase::opponent:
      // In what an event set off, "that player" stays the player of the event.
      if (!context.event) context.player = one(Reference::opponent);
      return one(Reference::opponent);
    case Phrase::that_player:
      return read_that_player(context);
    case Phrase::that_thing:
      return read_that_thing(context, said);
    case Phrase::the_exchanged:
      if (context.exchanged.empty()) context.fail();
      return context.exchanged;
    case Phrase::that_source:
      if (context.antecedent.from != Reference::packet_source) context.fail();
      return context.antecedent;
    case Phrase::player_or_controller:
      return read_player_or_controller(context, said);
    case Phrase::the_controller: {
      Selector thing = sleight::read_thing(context, said.the(Phrase::thing));
      // Several may have as many controllers.
      if (!is_one_thing(context, thing) || is_player(context, thing)) context.fail();
      return player_of(said, std::move(thing));
    }
    case Phrase::last_source:
      return read_last_source(context, said);
    case Phrase::top_cards:
      return read_top_cards(context, said);
    case Phrase::top_down_to:
      return read_top_down_to(context, said);
    case Phrase::the_revealed:
      if (context.revealed.empty()) context.fail();
      return context.revealed;
    case Phrase::any_other_player: {
      // One of two: whom an event was about, or what is done in the place of it, leaves one other.
      Selector other = one(Reference::players);
      other.filters.push_back(filter_by(Quality::is_one_of, read_that_player(context)));
      other.filters.back().negated = true;
      return other;
    }
    case Phrase::enchanted:
      return read_enchanted(context, said);
    case Phrase::enchanted_card:
      return read_enchanted_card(context, said);
    case Phrase::the_other_moved:
      return read_other_moved(context);
    case Phrase::those_cards: {
      // What was given up together with this card.
      if (!context.knows(Reference::sacrificed) || !is_plural_noun(said.children.back())) context.fail();
      read_type_word(context, said.the(Phrase::type_word));
      if (!said.the(Phrase::type_word).has(Lexeme::CREATURE)) context.fail();
      return one(Reference::sacrificed);
    }
    case Phrase::equipped:
      return read_equipped(context);
    case Phrase::targets:
    case Phrase::any_number_of_targets:
    case Phrase::so_many_targets:
    case Phrase::another_target:
      return aim_at_group(context, said);
    case Phrase::target_opponent: {
      Selector target = aim_at_player(context, said);
      context.refer_to(target);
      return target;
    }
    case Phrase::player_with_most:
      return players_with_most_life(said.has(Lexeme::MOST));
    case Phrase::opponent_once_hurt:
      return read_once_hurt(context, said);
    case Phrase::the_other_target:
      return read_other_target(context);
    case Phrase::your_own:
      return read_your_own(context, said);
    case Phrase::any_of_sorts:
      return read_sorts(context, said);
    case Phrase::each_of_those:
      return read_each_of_those(context, said);
    case Phrase::another: {
      Selector other = read_group(context, said.the(Phrase::group));
      if (is_like_its_own(context, other)) context.fail();
      narrow(other, filter_of(Quality::other));
      return other;
    }
    // Article and number are left to whoever reads the order: the group is the same.
    case Phrase::any_of:
      // Without an article it is the one that this is on.
      if (said.children.size() == 1 && speaks_of_its_own(said)) context.fail();
      return read_group(context, said.the(Phrase::group));
    default:
      context.fail();
      return {};
  }
}

std::string say_some(Speaker& speaker, const Selector& selector, std::string_view article) {
  if (selector == made_by_self()) return "the token";
  if (selector == any_other_player()) return "any other player";
  for (const bool most : {true, false})
    if (selector == players_with_most_life(most))
      return std::string("the player with the ") + (most ? "most" : "least") + " life";
  if (const std::string sorts = say_sorts(speaker, selector, article); !sorts.empty()) return sorts;
  // "Each creature and each player", but "a creature or player": only one that is picked is of either sort.
  const bool one_by_one = article == "each " || article == "all ";
  const std::string noun = say_group(speaker, selector, article == "all ", !one_by_one);
  return article == "a " ? a_or_an(noun) : std::string(article) + noun;
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
    return filter.asks_for(Quality::packet_to) && filter.of && filter.of->from == Reference::permanents &&
           filter.of->also.empty() && types_named(*filter.of) == CardType::creature;
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
      if (selector.of && selector.of->filters.empty() &&
          may_be_player_or_permanent(speaker.target(*selector.of)) && speaker.named[selector.of->index])
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
    case Reference::perished:
    case Reference::played:
    case Reference::sources:
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
    case Reference::untapped:
    case Reference::found_before:
    case Reference::chosen_pile:
    case Reference::other_pile:
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
void share_what_narrows(ReadingContext& context, const Node& before, const Node& after, Selector& whole) {
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
      return context.fail();
    for (const Filter& filter : last.filters)
      if (filter.quality == Quality::controlled_by) narrow(whole, filter);
  }
  if (first->has(Phrase::adjective) && !second->has(Phrase::adjective)) context.fail();
}

}  // namespace

Selector any_other_player() {
  Selector others = one(Reference::players);
  others.filters.push_back(filter_by(Quality::is_one_of, one(Reference::that_player)));
  others.filters.back().negated = true;
  return others;
}

Selector read_thing(ReadingContext& context, const Node& thing) {
  context.take(thing);
  Selector plain = see_noun_fits(context, thing.first(), read_plain(context, thing.first()));
  const bool of_its = thing.has(Lexeme::CONTROLLER) || thing.has(Lexeme::OWNER);
  // Who controls what an event is told of is the player of that event.
  context.event_player = context.event_player || of_its;
  return of_its ? player_of(thing, std::move(plain)) : plain;
}

Selector read_np(ReadingContext& context, const Node& np) {
  context.take(np);
  const auto things = np.all(Phrase::thing);
  // "Any number of target creatures and/or lands" are targets of both sorts, not targets and all lands.
  if (np.has(Lexeme::AND_OR) && std::any_of(things.begin(), things.end(), [](const Node* thing) {
        return !thing->first().is(Phrase::any_of);
      }))
    context.fail();
  Selector whole = read_thing(context, *things.front());
  // In the order of the text: "its controller" may be the controller of the one before.
  for (std::size_t i = 1; i < things.size(); ++i) {
    whole.also.push_back(read_thing(context, *things[i]));
    share_what_narrows(context, *things[i - 1], *things[i], whole);
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

const Node* lone_group(ReadingContext& context, const Node& object) {
  const Node& thing = object.first();
  if (object.children.size() != 1 || thing.children.size() != 1 || !thing.first().is(Phrase::any_of))
    return nullptr;
  context.take(thing.first());
  return &thing.first().the(Phrase::group);
}

Selector read_object(ReadingContext& context, const Node& np) {
  if (is_indefinite(np)) context.fail();
  return read_np(context, np);
}

Selector read_self_there(ReadingContext& context, const Node& said) {
  context.take(said);
  Selector self = one(Reference::self);
  self.filters.push_back(zone_filter(said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard));
  return self;
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

}  // namespace sleight
