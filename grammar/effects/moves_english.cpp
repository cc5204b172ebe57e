#include "grammar/effects/moves_english.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/effects/attaching_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Phrases that move a thing, and to which zone.
struct Move {
  Phrase phrase;
  Verb verb;
  Zone zone;
};
constexpr Zone unsaid = Zone::graveyard;  ///< what a step has that names no zone
constexpr Move moves[] = {
    // Cards always go to their owner's zones, whatever is said (R-ZONE-1).
    {Phrase::return_to_hand, Verb::move, Zone::hand},
    {Phrase::put_into_hand, Verb::move, Zone::hand},
    {Phrase::put_into_play, Verb::move_to_play, unsaid},
    {Phrase::put_into_zone, Verb::move, Zone::graveyard},
    {Phrase::put_on_library, Verb::move, Zone::library},
    {Phrase::put_back, Verb::move, Zone::library},
    {Phrase::shuffle_into, Verb::move, Zone::library},
    {Phrase::remove_from_game, Verb::move, Zone::out_of_game},
    {Phrase::remove_from_play, Verb::move, Zone::out_of_play},
    {Phrase::remove_from_combat, Verb::remove_from_combat, unsaid},
    {Phrase::undo_attack, Verb::undo_attack, unsaid},
};

/// "Your hand and graveyard": all cards there.
Selector read_zones(ReadingContext& context, const Node& said) {
  const Selector owner = read_own(context, said.the(Phrase::possessive));
  Selector cards;
  for (const auto& [lexeme, zone] :
       {std::pair{Lexeme::HAND, Zone::hand}, std::pair{Lexeme::GRAVEYARD, Zone::graveyard}}) {
    if (!said.has(lexeme)) continue;
    Selector here = one(Reference::cards);
    here.filters = {filter_by(Quality::owned_by, owner), zone_filter(zone)};
    if (cards.empty())
      cards = std::move(here);
    else
      cards.also.push_back(std::move(here));
  }
  return cards;
}

/// What is moved. "A card from your hand" and "two cards from your hand" are picked first.
Selector read_moved(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Node* moved = said.child(Phrase::moved);
  if (moved == nullptr) return read_object(context, said.the(Phrase::object));
  context.take(*moved);
  const Node* many = moved->child(Phrase::how_many);
  const Amount amount = many != nullptr ? read_number(context, *many) : Amount(1);
  switch (moved->phrase) {
    case Phrase::some_of_them:
      return pick_of_them(context, amount, subject, steps, moved->has(Lexeme::RANDOM),
                          said.is(Phrase::put_on_library));
    case Phrase::the_rest:
      return the_rest(context);
    case Phrase::all_but_one:
      return all_but_one(context, subject, steps);
    case Phrase::last_looked_at:
      return last_looked_at(context, steps);
    case Phrase::whole_zones:
      return read_zones(context, *moved);
    case Phrase::whole_library: {
      Selector library = one(Reference::cards);
      library.filters = {filter_by(Quality::owned_by, read_own(context, moved->the(Phrase::possessive))),
                         zone_filter(Zone::library)};
      return library;
    }
    case Phrase::that_card_from_there: {
      // What was discarded lies there, and no longer where something has moved it since.
      Selector that = context.antecedent;
      if (that.from != Reference::it || !context.event) context.fail();
      that.filters = {filter_by(Quality::owned_by, one(Reference::you)), zone_filter(Zone::graveyard)};
      return that;
    }
    case Phrase::moved_from_there:
      return read_self_there(context, moved->the(Phrase::self_there));
    case Phrase::several_of:
      return pick(context, read_group(context, moved->the(Phrase::group)), amount, subject, steps);
    default:
      break;
  }
  const Node& object = moved->the(Phrase::object);
  if (!is_indefinite(object)) return read_object(context, object);
  return pick(context, read_np(context, object), Amount(1), subject, steps);
}

/// Of what is moved, the cards that it is one of: a target's, and those among which what was found was found.
const std::vector<Filter>& filters_of_moved(const ReadingContext& context, const Selector& what,
                                            const Steps& steps) {
  if (const TargetSpec* target = context.target(what)) return target->what.filters;
  if (what.from == Reference::found)
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
      if (step->verb == Verb::search) return step->what.filters;
  return what.filters;
}

/// Whose zone it is has been said already, or goes without saying: a text that says another is none of a
/// card.
Selector read_owner(ReadingContext& context, const Node& said, const Selector& what, const Steps& steps) {
  const Node* possessive = said.child(Phrase::possessive);
  if (possessive == nullptr) {
    if (const Node* owners = said.child(Phrase::owners)) context.take_all(*owners);
    Selector owner = one(Reference::owner_of);
    owner.of = what;
    return owner;
  }
  // A card has no hand of its own.
  if (possessive->has(Lexeme::ITS)) context.fail();
  const std::size_t aimed = context.targets_so_far();
  const Selector owner = read_own(context, *possessive);
  // Nobody is aimed at only to say it.
  if (context.targets_so_far() != aimed) context.fail();
  for (const Filter& filter : filters_of_moved(context, what, steps))
    if (filter.quality == Quality::owned_by && filter.of && !(*filter.of == owner)) context.fail();
  return owner;
}

/// Under whose control it comes into play: that of whoever puts it there, where nobody is named.
Selector read_new_controller(ReadingContext& context, const Node& said, const Selector& what,
                             const Selector& subject) {
  // "Each player returns all creature cards from their graveyard to play": each has their own.
  const auto of_players = filter_by(Quality::owned_by, one(Reference::players));
  if (!said.has(Lexeme::UNDER) && subject == one(Reference::players)) {
    if (what.from != Reference::cards || !what.also.empty() ||
        std::count(what.filters.begin(), what.filters.end(), of_players) == 0)
      context.fail();
    Selector owner = one(Reference::owner_of);
    owner.of = what;
    return owner;
  }
  if (!said.has(Lexeme::UNDER)) return actor(subject);
  if (const Node* who = said.child(Phrase::np)) {
    const Selector player = read_np(context, *who);
    if (!is_player(context, player) || is_set(player.from)) context.fail();
    return actor(player);
  }
  return actor(read_owner(context, said, what, {}));
}

/// "... and the rest on top of your library in any order."
void read_others(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  context.take(said);
  Step move = step(Verb::move, the_rest(context));
  read_owner(context, said, move.what, steps);
  if (said.has(Lexeme::LIBRARY)) {
    move.zone = Zone::library;
    move.word = context.word(said.has(Lexeme::BOTTOM) ? "bottom" : "top");
    move.other = actor(subject);
  }
  steps.push_back(std::move(move));
  do_rest_first(context, steps);
}

/// "Return it to its owner's hand", "put the top card of your library into your graveyard".
void read_move(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  // Only a player moves anything.
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Selector what = read_moved(context, said, subject, steps);
  // What is in play already is not put there: "puts a green creature token into play" makes one.
  const Selector& among = what == one(Reference::found) && !steps.empty() ? steps.back().what : what;
  if (said.is(Phrase::put_into_play) && among.from == Reference::permanents) context.fail();
  // "Remove it from the game, then return it to play": what comes back is what was moved.
  if (!what.empty() && what == context.gone) what = one(Reference::moved);
  // What was taken has to leave the library: else the rest of it would be others.
  const bool stays = said.is(Phrase::put_back) || said.is(Phrase::shuffle_into);
  const Node* moved = said.child(Phrase::moved);
  if (stays && moved != nullptr && moved->is(Phrase::some_of_them)) context.rest = {};
  for (const Move& row : moves) {
    if (row.phrase != said.phrase) continue;
    Step move = step(row.verb, what);
    move.zone = said.has(Lexeme::FACE) ? Zone::set_aside : row.zone;
    if (row.verb == Verb::move_to_play) {
      move.other = read_new_controller(context, said, what, subject);
      if (said.has(Lexeme::TAPPED)) move.word = context.word("tapped");
    } else if (said.is(Phrase::put_into_zone)) {
      read_owner(context, said, what, steps);
      if (said.has(Lexeme::LIBRARY)) move.zone = Zone::library;
      if (move.zone == Zone::graveyard && is_one_top_card(what) && what.filters[1].zone == Zone::library) {
        // "Reveals the top card, ... puts it into their graveyard": there is one way to say that.
        Step mill = step(Verb::mill, actor(*what.filters[0].of));
        mill.amount = Amount(1);
        steps.push_back(std::move(mill));
        return context.refer_to({}, true);
      }
    } else if (said.is(Phrase::put_into_hand)) {
      read_owner(context, said, what, steps);
    } else if (said.is(Phrase::return_to_hand)) {
      if (const Node* owners = said.child(Phrase::owners)) context.take_all(*owners);
      // "Your hand" is none of those that another owns.
      if (said.has(Lexeme::YOUR))
        for (const Filter& filter : filters_of_moved(context, what, steps))
          if (filter.quality == Quality::owned_by && filter.of && !filter.negated && !is_you(*filter.of))
            context.fail();
    } else if (said.is(Phrase::put_on_library) || said.is(Phrase::put_back)) {
      if (!said.is(Phrase::put_back)) read_owner(context, said, what, steps);
      // Several lie there in the order that whoever puts them there says.
      move.word = context.word(said.has(Lexeme::BOTTOM) ? "bottom" : "top");
      move.other = actor(subject);
      // Chance says in which.
      move.at_random = said.has(Lexeme::RANDOM);
      if (move.at_random && !said.has(Lexeme::BOTTOM)) context.fail();
    }
    steps.push_back(std::move(move));
  }
  if (said.has(Lexeme::UP)) {
    // Face up: both see it there.
    Step look = step(Verb::look_at, one(Reference::moved));
    look.other = one(Reference::players);
    steps.push_back(std::move(look));
  }
  if (const Node* kind = said.child(Phrase::counter_kind)) {
    // "Remove it from the game with two time counters on it": on the card there.
    if (said.has(Lexeme::FACE) || is_set(what.from) || !what.also.empty() || steps.empty()) context.fail();
    Step put = step(Verb::put_counters, one(Reference::moved));
    put.word = read_counter_kind(context, *kind);
    put.amount = read_number(context, said.the(Phrase::number));
    steps.push_back(std::move(put));
  }
  if (moved != nullptr && moved->is(Phrase::the_rest)) do_rest_first(context, steps);
  if (said.is(Phrase::shuffle_into))
    steps.push_back(step(Verb::shuffle, actor(read_owner(context, said, what, steps))));
  if (const Node* others = said.child(Phrase::the_others))
    read_others(context, *others, subject, steps);
  else if (is_what_stays(context.rest))
    context.rest = {};  // later steps have a result of their own
  // "~ and target permanent": one of them is the other one.
  const bool with_self = what.from == Reference::self && what.filters.empty() && what.also.size() == 1 &&
                         what.also.front().from == Reference::target;
  if (with_self) context.both_moved = what.also.front();
  // What is out of play for a time, or comes into play, the effect itself finds again (R-ZONE-11).
  const bool gone =
      !steps.empty() && steps.back().verb == Verb::move && steps.back().zone != Zone::out_of_play;
  context.gone = gone && (what.from == Reference::target || what.from == Reference::it) ? what : Selector{};
  // Where it lay something else lies by now.
  const bool lone = is_one_top_card(what);
  const bool several = speaks_of_several(context);
  if (what.from == Reference::cards || what.from == Reference::died) context.refer_to(one(Reference::moved));
  // "Then return that card to play. If it is a Spirit, ...": that is what has come back.
  if (what == one(Reference::moved)) {
    context.refer_to(what);
    context.several = several;
  }
  context.lone_card = context.lone_card || lone;
}

/// "If that spell is countered this way, put it on top of its owner's library instead ...": a spell that is
/// put elsewhere is countered by that (R-CAST-4).
void read_countered_elsewhere(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool countered = !steps.empty() && steps.back().verb == Verb::counter;
  if (!countered) return context.fail();
  Step move = step(Verb::move, steps.back().what);
  move.zone = Zone::library;
  move.word = context.word(said.has(Lexeme::TOP) ? "top" : "bottom");
  steps.back() = std::move(move);
}

bool is_from_your_graveyard(const Speaker& speaker, const Selector& what) {
  const TargetSpec* spec = speaker.target(what);
  if (spec == nullptr) return false;
  for (const Filter& filter : spec->what.filters)
    if (filter.quality == Quality::owned_by && filter.of && filter.of->from == Reference::you) return true;
  return false;
}

std::string say_return(Speaker& speaker, const Step& step) {
  const std::string what = say_thing(speaker, step.what, "all ");
  const bool many = is_plural(speaker, step.what);
  const bool yours = step.what.from == Reference::self || is_from_your_graveyard(speaker, step.what);
  return "return " + what +
         (many    ? " to their owner's hand"
          : yours ? " to your hand"
                  : " to its owner's hand");
}

std::string say_put_on_library(Speaker& speaker, const Step& step) {
  // The language's own words are known, whatever the cards spell.
  const std::string place = step.word == Word{"bottom"} ? "bottom" : speaker.spelling(step.word);
  const std::string who = is_you(step.other) ? "put " : say_thing(speaker, step.other, "each ") + " puts ";
  return who + say_thing(speaker, step.what, "all ") +
         (step.word == Word{"top"} ? " on top of " : " on the " + place + " of ") +
         (is_plural(speaker, step.what) ? "their" : "its") + " owner's library" +
         (step.at_random ? " in a random order" : "");
}

/// Whether those are all cards in zones of all players.
bool is_all_of(const Selector& what) {
  const auto every = [](const Selector& one_zone) {
    return one_zone.from == Reference::cards && one_zone.filters.size() == 2 &&
           one_zone.filters[0] == filter_by(Quality::owned_by, one(Reference::players)) &&
           one_zone.filters[1].asks_for(Quality::in_zone);
  };
  return every(what) && std::all_of(what.also.begin(), what.also.end(), every);
}

std::string say_zones_emptied(const Selector& what) {
  std::string zones(english_of(what.filters[1].zone));
  for (const Selector& more : what.also) zones += " and " + std::string(english_of(more.filters[1].zone));
  return "each player puts their " + zones + " into their library";
}

std::string say_move(Speaker& speaker, const Step& step) {
  switch (step.zone) {
    case Zone::hand:
      return say_return(speaker, step);
    case Zone::out_of_game:
      return "remove " + say_thing(speaker, step.what, "all ") + " from the game";
    case Zone::set_aside:
      return "remove " + say_thing(speaker, step.what, "all ") + " face down from the game";
    case Zone::out_of_play:
      return "remove " + say_thing(speaker, step.what, "all ") + " from play";
    case Zone::library:
      if (step.word) return say_put_on_library(speaker, step);
      if (is_all_of(step.what)) return say_zones_emptied(step.what);
      break;
    case Zone::in_play:
    case Zone::graveyard:
    case Zone::limbo:
    case Zone::ante:
    case Zone::nowhere:
      break;
  }
  const std::string what = say_thing(speaker, step.what, "all ");
  const bool of_owner = step.zone == Zone::library || step.zone == Zone::graveyard;
  const std::string_view whose = is_plural(speaker, step.what) ? "their owner's " : "its owner's ";
  return "put " + what + " into " + std::string(of_owner ? whose : "") + english_of(step.zone);
}

/// "Each player returns all creature cards from their graveyard to play"; "" for other cards.
std::string say_each_returns(Speaker& speaker, const Step& step) {
  Selector group = step.what;
  const auto of_players = filter_by(Quality::owned_by, one(Reference::players));
  if (step.word || group.from != Reference::cards || !group.also.empty() ||
      std::erase(group.filters, of_players) != 1 ||
      std::erase(group.filters, zone_filter(Zone::graveyard)) != 1)
    return "";
  return "each player returns all " + say_group(speaker, group, true) + " from their graveyard to play";
}

std::string say_move_to_play(Speaker& speaker, const Step& step) {
  if (const std::string back = say_return_as_it_was(speaker, step); !back.empty()) return back;
  const bool to_owners =
      step.other.from == Reference::owner_of && step.other.of && *step.other.of == step.what;
  if (const std::string each = to_owners ? say_each_returns(speaker, step) : ""; !each.empty()) return each;
  const std::string what = say_thing(speaker, step.what, "all ");
  const std::string place = !step.word                    ? std::string()
                            : step.word == Word{"tapped"} ? std::string(" tapped")
                                                          : " " + speaker.spelling(step.word);
  return "put " + what + " into play" + place +
         (step.other.empty() ? ""
          : step.other.from == Reference::owner_of && !to_owners
              ? " under the control of " + say_thing(speaker, step.other, "a ")
          : to_owners ? std::string(" under ") + (is_plural(speaker, step.what) ? "their" : "its") +
                            " owner's control"
                      : " under " + say_possessive(speaker, step.other) + " control");
}

std::string say_remove_from_combat(Speaker& speaker, const Step& step) {
  return "remove " + say_thing(speaker, step.what, "all ") + " from combat";
}

std::string say_undo_attack(Speaker& speaker, const Step& step) {
  return "treat " + say_thing(speaker, step.what, "all ") + " as though " +
         (is_plural(speaker, step.what) ? "they" : "it") + " had not attacked";
}

constexpr ReadEffect moves_read[] = {
    {Phrase::return_to_hand, read_move},   {Phrase::put_into_hand, read_move},
    {Phrase::put_into_play, read_move},    {Phrase::put_into_zone, read_move},
    {Phrase::put_on_library, read_move},   {Phrase::put_back, read_move},
    {Phrase::shuffle_into, read_move},     {Phrase::remove_from_game, read_move},
    {Phrase::remove_from_play, read_move}, {Phrase::remove_from_combat, read_move},
    {Phrase::undo_attack, read_move},      {Phrase::countered_elsewhere, read_countered_elsewhere},
};
constexpr SayEffect moves_said[] = {
    {Verb::move, say_move},
    {Verb::move_to_play, say_move_to_play},
    {Verb::remove_from_combat, say_remove_from_combat},
    {Verb::undo_attack, say_undo_attack},
};

}  // namespace

std::string say_removed_face_up(Speaker& speaker, const Step& first, const Step& second) {
  Step look = step(Verb::look_at, one(Reference::moved));
  look.other = one(Reference::players);
  if (first.verb != Verb::move || first.zone != Zone::set_aside || !(second == look)) return "";
  return full_sentence("remove " + say_thing(speaker, first.what, "all ") + " face up from the game");
}

std::string say_removed_with_counters(Speaker& speaker, const Step& first, const Step& second) {
  const bool those = first.verb == Verb::move && first.zone == Zone::out_of_game &&
                     !is_set(first.what.from) && first.what.also.empty() &&
                     second.verb == Verb::put_counters && second.what == one(Reference::moved);
  if (!those) return "";
  return full_sentence(
      say_move(speaker, first) + " with " +
      counted(say_number(speaker, second.amount, "a"), speaker.spelling(second.word) + " counter") +
      " on it");
}

EffectFamily moves_family() { return {moves_read, moves_said}; }

}  // namespace sleight
