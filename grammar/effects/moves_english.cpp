#include "grammar/effects/moves_english.h"

#include <algorithm>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/top_cards_english.h"

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
};

}  // namespace

Selector pick(Meaning& meaning, Selector what, Amount how_many, const Selector& subject, Steps& steps,
              bool at_random) {
  // Of several players each would pick his own, one after the other.
  if (is_set(actor(subject).from)) meaning.fail();
  Step choose = step(Verb::search, std::move(what));
  choose.amount = std::move(how_many);
  choose.at_random = at_random;
  // Chance does it for nobody in particular.
  if (!at_random) choose.other = actor(subject);
  steps.push_back(std::move(choose));
  meaning.refer_to(one(Reference::found));
  return one(Reference::found);
}

namespace {

Filter lies_in(Zone zone) {
  Filter filter = filter_of(Quality::in_zone);
  filter.zone = zone;
  return filter;
}

/// "Your hand and graveyard": all cards there.
Selector read_zones(Meaning& meaning, const Node& said) {
  const Selector owner = read_own(meaning, said.the(Phrase::possessive));
  Selector cards;
  for (const auto& [lexeme, zone] :
       {std::pair{Lexeme::HAND, Zone::hand}, std::pair{Lexeme::GRAVEYARD, Zone::graveyard}}) {
    if (!said.has(lexeme)) continue;
    Selector here = one(Reference::cards);
    here.filters = {filter_by(Quality::owned_by, owner), lies_in(zone)};
    if (cards.empty())
      cards = std::move(here);
    else
      cards.also.push_back(std::move(here));
  }
  return cards;
}

/// How many cards on top of a library those are; null for other things.
Amount* how_deep(Selector& cards) {
  for (Filter& filter : cards.filters)
    if (cards.from == Reference::cards && filter.quality == Quality::on_top && !filter.negated &&
        filter.amount)
      return &*filter.amount;
  return nullptr;
}

/// "One of them", of the cards on top of a library: what is left of them is the rest. Where those that are
/// picked stay in the library the rest goes first, and is known by what it is not.
Selector pick_of_them(Meaning& meaning, const Amount& amount, const Selector& subject, Steps& steps,
                      bool at_random, bool stays) {
  const Selector them = meaning.antecedent;
  meaning.rest = them;
  meaning.rest_first = stays;
  const Amount* deep = how_deep(meaning.rest);
  const bool counted = deep != nullptr && deep->kind == AmountKind::number &&
                       amount.kind == AmountKind::number && amount.number < deep->number;
  if (!counted) {
    meaning.fail();
    return {};
  }
  // Once these are gone, so many fewer lie on top.
  if (stays)
    meaning.rest = without_found(them);
  else
    *how_deep(meaning.rest) = Amount(deep->number - amount.number);
  return pick(meaning, them, amount, subject, steps, at_random);
}

/// Whether it is said by what the step before has moved.
bool is_what_stays(Selector rest) {
  const Amount* deep = how_deep(rest);
  return deep != nullptr && deep->kind == AmountKind::difference;
}

Selector the_rest(Meaning& meaning) {
  if (meaning.rest.empty()) meaning.fail();
  return std::exchange(meaning.rest, {});
}

/// What is done last, with the rest, before anything is done with what was found: once that is gone, others
/// would lie on top.
void do_rest_first(Meaning& meaning, Steps& steps) {
  if (!std::exchange(meaning.rest_first, false)) return;
  if (steps.size() < 2) return meaning.fail();
  const auto found = std::find_if(steps.begin(), steps.end() - 1, [](const Step& step) {
    return step.what == one(Reference::found) && (step.verb == Verb::move || step.verb == Verb::move_to_play);
  });
  // Nothing else may stand between the two.
  if (found != steps.end() - 2) return meaning.fail();
  std::iter_swap(found, steps.end() - 1);
}

/// Whether those are the top cards of your own library.
bool is_top_of_own(const Selector& cards) {
  return is_top_cards(cards) && cards.filters[1].zone == Zone::library &&
         *cards.filters[0].of == one(Reference::you);
}

/// "The last cards you looked at this way", of a library that is shuffled meanwhile: they are remembered
/// before that, and known again behind it.
Selector last_looked_at(Meaning& meaning, Steps& steps) {
  const Amount* deep = how_deep(meaning.looked_at);
  const bool shuffled = !steps.empty() && steps.back() == step(Verb::shuffle);
  if (deep == nullptr || !shuffled || !is_top_of_own(meaning.looked_at)) {
    meaning.fail();
    return {};
  }
  Step kept = step(Verb::search, meaning.looked_at);
  kept.amount = *deep;
  // All of them: nobody has anything to choose.
  kept.at_random = true;
  steps.insert(steps.end() - 1, std::move(kept));
  steps.push_back(step(Verb::look_at, one(Reference::found)));
  return one(Reference::found);
}

/// "All but one of them", of the cards on top of a library: one is chosen that stays.
Selector all_but_one(Meaning& meaning, const Selector& subject, Steps& steps) {
  const Selector them = meaning.antecedent;
  Selector cards = them;
  if (how_deep(cards) == nullptr) {
    meaning.fail();
    return {};
  }
  pick(meaning, them, Amount(1), subject, steps);
  return without_found(them);
}

/// What is moved. "A card from your hand" and "two cards from your hand" are picked first.
Selector read_moved(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const Node* moved = said.child(Phrase::moved);
  if (moved == nullptr) return read_object(meaning, said.the(Phrase::object));
  meaning.take(*moved);
  const Node* many = moved->child(Phrase::how_many);
  const Amount amount = many != nullptr ? read_number(meaning, *many) : Amount(1);
  switch (moved->phrase) {
    case Phrase::some_of_them:
      return pick_of_them(meaning, amount, subject, steps, moved->has(Lexeme::RANDOM),
                          said.is(Phrase::put_on_library));
    case Phrase::the_rest:
      return the_rest(meaning);
    case Phrase::all_but_one:
      return all_but_one(meaning, subject, steps);
    case Phrase::last_looked_at:
      return last_looked_at(meaning, steps);
    case Phrase::whole_zones:
      return read_zones(meaning, *moved);
    case Phrase::that_card_from_there: {
      // What was discarded lies there, and no longer where something has moved it since.
      Selector that = meaning.antecedent;
      if (that.from != Reference::it || !meaning.event) meaning.fail();
      that.filters = {filter_by(Quality::owned_by, one(Reference::you)), lies_in(Zone::graveyard)};
      return that;
    }
    case Phrase::moved_from_there:
      return read_self_there(meaning, moved->the(Phrase::self_there));
    case Phrase::several_of:
      return pick(meaning, read_group(meaning, moved->the(Phrase::group)), amount, subject, steps);
    default:
      break;
  }
  const Node& object = moved->the(Phrase::object);
  if (!is_indefinite(object)) return read_object(meaning, object);
  return pick(meaning, read_np(meaning, object), Amount(1), subject, steps);
}

/// Whose zone it is has been said already, or goes without saying: a text that says another is none of a
/// card.
Selector read_owner(Meaning& meaning, const Node& said, const Selector& what) {
  const Node* possessive = said.child(Phrase::possessive);
  if (possessive == nullptr) {
    if (const Node* owners = said.child(Phrase::owners)) meaning.take_all(*owners);
    Selector owner = one(Reference::owner_of);
    owner.of = what;
    return owner;
  }
  const std::size_t aimed = meaning.targets != nullptr ? meaning.targets->size() : 0;
  const Selector owner = read_own(meaning, *possessive);
  // Nobody is aimed at only to say it.
  if (meaning.targets != nullptr && meaning.targets->size() != aimed) meaning.fail();
  const bool target = what.from == Reference::target && meaning.targets != nullptr && what.index < aimed;
  for (const Filter& filter : target ? (*meaning.targets)[what.index].what.filters : what.filters)
    if (filter.quality == Quality::owned_by && filter.of && !(*filter.of == owner)) meaning.fail();
  return owner;
}

/// Under whose control it comes into play: that of whoever puts it there, where nobody is named.
Selector read_new_controller(Meaning& meaning, const Node& said, const Selector& what,
                             const Selector& subject) {
  // "Each player returns all creature cards from their graveyard to play": each has their own.
  const auto of_players = filter_by(Quality::owned_by, one(Reference::players));
  if (!said.has(Lexeme::UNDER) && subject == one(Reference::players)) {
    if (what.from != Reference::cards || !what.also.empty() ||
        std::count(what.filters.begin(), what.filters.end(), of_players) == 0)
      meaning.fail();
    Selector owner = one(Reference::owner_of);
    owner.of = what;
    return owner;
  }
  if (!said.has(Lexeme::UNDER)) return actor(subject);
  if (const Node* who = said.child(Phrase::np)) {
    const Selector player = read_np(meaning, *who);
    if (!is_player(meaning, player) || is_set(player.from)) meaning.fail();
    return actor(player);
  }
  return actor(read_owner(meaning, said, what));
}

/// "... and the rest on top of your library in any order."
void read_others(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  meaning.take(said);
  Step move = step(Verb::move, the_rest(meaning));
  read_owner(meaning, said, move.what);
  if (said.has(Lexeme::LIBRARY)) {
    move.zone = Zone::library;
    move.word = meaning.word(said.has(Lexeme::BOTTOM) ? "bottom" : "top");
    move.other = actor(subject);
  }
  steps.push_back(std::move(move));
  do_rest_first(meaning, steps);
}

void read_move(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  // Only a player moves anything.
  if (!subject.empty() && !is_player(meaning, subject)) meaning.fail();
  Selector what = read_moved(meaning, said, subject, steps);
  // What is in play already is not put there: "puts a green creature token into play" makes one.
  const Selector& among = what == one(Reference::found) && !steps.empty() ? steps.back().what : what;
  if (said.is(Phrase::put_into_play) && among.from == Reference::permanents) meaning.fail();
  // "Remove it from the game, then return it to play": what comes back is what was moved.
  if (!what.empty() && what == meaning.gone) what = one(Reference::moved);
  // What was taken has to leave the library: else the rest of it would be others.
  const bool stays = said.is(Phrase::put_back) || said.is(Phrase::shuffle_into);
  const Node* moved = said.child(Phrase::moved);
  if (stays && moved != nullptr && moved->is(Phrase::some_of_them)) meaning.rest = {};
  for (const Move& row : moves) {
    if (row.phrase != said.phrase) continue;
    Step move = step(row.verb, what);
    move.zone = said.has(Lexeme::FACE) ? Zone::set_aside : row.zone;
    if (row.verb == Verb::move_to_play) {
      move.other = read_new_controller(meaning, said, what, subject);
      if (said.has(Lexeme::TAPPED)) move.word = meaning.word("tapped");
    } else if (said.is(Phrase::put_into_zone)) {
      read_owner(meaning, said, what);
      if (said.has(Lexeme::LIBRARY)) move.zone = Zone::library;
      if (move.zone == Zone::graveyard && is_one_top_card(what) && what.filters[1].zone == Zone::library) {
        // "Reveals the top card, ... puts it into their graveyard": there is one way to say that.
        Step mill = step(Verb::mill, actor(*what.filters[0].of));
        mill.amount = Amount(1);
        steps.push_back(std::move(mill));
        return meaning.refer_to({});
      }
    } else if (said.is(Phrase::put_into_hand)) {
      read_owner(meaning, said, what);
    } else if (said.is(Phrase::return_to_hand)) {
      if (const Node* owners = said.child(Phrase::owners)) meaning.take_all(*owners);
    } else if (said.is(Phrase::put_on_library) || said.is(Phrase::put_back)) {
      if (!said.is(Phrase::put_back)) read_owner(meaning, said, what);
      // Several lie there in the order that whoever puts them there says.
      move.word = meaning.word(said.has(Lexeme::BOTTOM) ? "bottom" : "top");
      move.other = actor(subject);
      // Chance says in which.
      move.at_random = said.has(Lexeme::RANDOM);
      if (move.at_random && !said.has(Lexeme::BOTTOM)) meaning.fail();
    }
    steps.push_back(std::move(move));
  }
  if (const Node* kind = said.child(Phrase::counter_kind)) {
    // "Remove it from the game with two time counters on it": on the card there.
    if (said.has(Lexeme::FACE) || is_set(what.from) || !what.also.empty() || steps.empty()) meaning.fail();
    Step put = step(Verb::put_counters, one(Reference::moved));
    put.word = read_counter_kind(meaning, *kind);
    put.amount = read_number(meaning, said.the(Phrase::number));
    steps.push_back(std::move(put));
  }
  if (moved != nullptr && moved->is(Phrase::the_rest)) do_rest_first(meaning, steps);
  if (said.is(Phrase::shuffle_into))
    steps.push_back(step(Verb::shuffle, actor(read_owner(meaning, said, what))));
  if (const Node* others = said.child(Phrase::the_others))
    read_others(meaning, *others, subject, steps);
  else if (is_what_stays(meaning.rest))
    meaning.rest = {};  // later steps have a result of their own
  // "~ and target permanent": one of them is the other one.
  const bool with_self = what.from == Reference::self && what.filters.empty() && what.also.size() == 1 &&
                         what.also.front().from == Reference::target;
  if (with_self) meaning.both_moved = what.also.front();
  // What is out of play for a time, or comes into play, the effect itself finds again (R-ZONE-11).
  const bool gone =
      !steps.empty() && steps.back().verb == Verb::move && steps.back().zone != Zone::out_of_play;
  meaning.gone = gone && (what.from == Reference::target || what.from == Reference::it) ? what : Selector{};
  // Where it lay something else lies by now.
  const bool lone = is_one_top_card(what);
  if (what.from == Reference::cards || what.from == Reference::died) meaning.refer_to(one(Reference::moved));
  meaning.lone_card = meaning.lone_card || lone;
}

/// "Note the number and kind of counters that were on that creature": of what was removed from the game,
/// which is remembered as it was.
void read_noting(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  meaning.take(said);
  const bool removed = !steps.empty() && steps.back().verb == Verb::move &&
                       steps.back().zone == Zone::out_of_game && steps.back().what.from == Reference::target;
  if (!removed) return meaning.fail();
  meaning.noted = true;
}

/// "Return the removed permanent to play under its owner's control tapped with the noted number and kind of
/// counters on it."
void read_return_as_it_was(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (!meaning.noted || !subject.empty()) meaning.fail();
  meaning.take_all(said.the(Phrase::owners));
  Step back = step(Verb::move_to_play, one(Reference::removed));
  back.word = meaning.word("as it was");
  steps.push_back(std::move(back));
}

/// "If you do, return the other removed permanents ... attached to that permanent": said of what has just
/// been waited for, be it for either of two events.
void read_attached_again(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  meaning.take_all(said.the(Phrase::owners));
  bool waits = false;
  for (Step& waiting : steps) {
    if (waiting.verb != Verb::at_time || waiting.then.size() != 1 ||
        waiting.then.front().word != Word{"as it was"})
      continue;
    waiting.then.front().word = meaning.word("with all on it");
    waits = true;
  }
  if (!waits) meaning.fail();
}

/// "If that spell is countered this way, put it on top of its owner's library instead ...": a spell that is
/// put elsewhere is countered by that (R-CAST-4).
void read_countered_elsewhere(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const bool countered = !steps.empty() && steps.back().verb == Verb::counter;
  if (!countered) return meaning.fail();
  Step move = step(Verb::move, steps.back().what);
  move.zone = Zone::library;
  move.word = meaning.word(said.has(Lexeme::TOP) ? "top" : "bottom");
  steps.back() = std::move(move);
}

/// "Choose two cards from your hand", of which the next orders speak; "choose target creature".
void read_picking(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(meaning, subject)) meaning.fail();
  const Node* many = said.child(Phrase::how_many);
  const Amount amount = many != nullptr ? read_number(meaning, *many) : Amount(1);
  if (said.has(Lexeme::RANDOM)) {
    const Amount so_many = read_number(meaning, said.the(Phrase::number));
    Selector cards = read_object(meaning, said.the(Phrase::object));
    if (cards.from != Reference::cards || !subject.empty()) meaning.fail();
    pick(meaning, std::move(cards), so_many, subject, steps, true);
    return;
  }
  if (said.has(Lexeme::FROM)) {
    // "Choose a card from it": of the hand, or of the cards, that was looked at.
    const Selector them = meaning.antecedent;
    if (them.from != Reference::cards || !them.also.empty()) return meaning.fail();
    Selector what = read_group(meaning, said.the(Phrase::group), {.of_cards = them.filters});
    if (what.from != Reference::cards) meaning.fail();
    pick(meaning, std::move(what), amount, subject, steps);
    return;
  }
  if (said.has(Lexeme::OF)) {
    // "One of the top three cards of your library."
    Selector cards = read_object(meaning, said.the(Phrase::object));
    if (cards.from != Reference::cards) meaning.fail();
    pick(meaning, std::move(cards), amount, subject, steps);
    return;
  }
  if (many != nullptr) {
    pick(meaning, read_group(meaning, said.the(Phrase::group)), amount, subject, steps);
    return;
  }
  const Node& object = said.the(Phrase::object);
  if (is_indefinite(object)) {
    pick(meaning, read_np(meaning, object), Amount(1), subject, steps);
    return;
  }
  // A target was chosen while it was announced (R-TARGET-3): nothing is left to be done.
  const Selector what = read_np(meaning, object);
  if (what.from != Reference::target || !what.also.empty() || !subject.empty()) meaning.fail();
}

/// "Switch the blocking creatures of two target attacking creatures": each of the two is a target of its own.
void read_switching(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  // The step has two places for attackers, no more.
  if (!(read_number(meaning, said.the(Phrase::how_many)) == Amount(2))) return meaning.fail();
  Step change = step(said.has(Lexeme::BLOCKED) ? Verb::switch_attackers : Verb::switch_blockers);
  for (Selector* each : {&change.what, &change.other}) {
    TargetSpec spec;
    spec.what = read_group(meaning, said.the(Phrase::group));
    *each = meaning.aim_at(std::move(spec));
  }
  steps.push_back(std::move(change));
}

/// "All blocks must remain legal": the rules switch nothing that may not block.
void read_legal_blocks(Meaning& meaning, const Node&, const Selector&, Steps& steps) {
  if (steps.empty() ||
      (steps.back().verb != Verb::switch_blockers && steps.back().verb != Verb::switch_attackers))
    meaning.fail();
}

/// "It blocks an attacking creature of your choice": from now on, and besides nothing else.
void read_joining_block(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (subject.empty() || is_set(subject.from) || is_player(meaning, subject)) return meaning.fail();
  Step joins = step(Verb::come_to_block, subject);
  if (const Node* group = said.child(Phrase::group))
    joins.other = pick(meaning, read_group(meaning, *group), Amount(1), {}, steps);
  else
    joins.other = read_object(meaning, said.the(Phrase::object));
  if (is_set(joins.other.from) || is_player(meaning, joins.other)) meaning.fail();
  steps.push_back(std::move(joins));
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
  return (is_you(step.other) ? "put " : say_thing(speaker, step.other, "each ") + " puts ") +
         say_thing(speaker, step.what, "all ") +
         (step.word == Word{"top"} ? " on top of " : " on the " + place + " of ") +
         (is_plural(speaker, step.what) ? "their" : "its") + " owner's library" +
         (step.at_random ? " in a random order" : "");
}

/// Whether those are all cards in zones of all players.
bool is_all_of(const Selector& what) {
  const auto every = [](const Selector& one_zone) {
    return one_zone.from == Reference::cards && one_zone.filters.size() == 2 &&
           one_zone.filters[0] == filter_by(Quality::owned_by, one(Reference::players)) &&
           one_zone.filters[1].quality == Quality::in_zone;
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
      std::erase(group.filters, of_players) != 1 || std::erase(group.filters, lies_in(Zone::graveyard)) != 1)
    return "";
  return "each player returns all " + say_group(speaker, group, true) + " from their graveyard to play";
}

std::string say_move_to_play(Speaker& speaker, const Step& step) {
  if (step.word == Word{"as it was"} || step.word == Word{"with all on it"}) {
    const std::string back = "return " + say_thing(speaker, step.what, "all ") +
                             " to play under its owner's control tapped with the noted number and kind of "
                             "counters on it";
    return step.word == Word{"as it was"} ? back
                                          : back +
                                                ". If you do, return the other removed permanents to play "
                                                "under their owner's control attached to that permanent";
  }
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

/// "Attach target local enchantment to another creature": where it lies already is no move.
void read_attaching(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const auto objects = said.all(Phrase::object);
  Step attach = step(Verb::attach, read_object(meaning, *objects.front()));
  if (!subject.empty()) {
    // "Its controller attaches it to a land of their choice": who does it has to pick one.
    const Selector chooser = std::exchange(meaning.chooser, {});
    if (!is_player(meaning, subject) || !is_indefinite(*objects.back())) return meaning.fail();
    Selector among = read_np(meaning, *objects.back());
    const Selector own_choice = std::exchange(meaning.chooser, chooser);
    if (!(own_choice == subject)) meaning.fail();
    attach.other = pick(meaning, std::move(among), Amount(1), subject, steps);
    steps.push_back(std::move(attach));
    return;
  }
  attach.other = read_np(meaning, *objects.back());
  // "Put it into play and attach ~ to it": to what has come of it.
  if (!steps.empty() && steps.back().verb == Verb::move_to_play && attach.other == steps.back().what &&
      !is_set(attach.other.from))
    attach.other = one(Reference::moved);
  std::erase(attach.other.filters, filter_of(Quality::other));
  // One that is chosen when it is done, or a target; no order puts it on all of them.
  const bool came = attach.other == one(Reference::moved);
  if (!is_indefinite(*objects.back()) && attach.other.from != Reference::target && !came) meaning.fail();
  if (came) meaning.refer_to(one(Reference::moved));
  steps.push_back(std::move(attach));
}

std::string say_attach(Speaker& speaker, const Step& step) {
  return "attach " + say_thing(speaker, step.what, "all ") + " to " + say_thing(speaker, step.other, "a ");
}

std::string say_remove_from_combat(Speaker& speaker, const Step& step) {
  return "remove " + say_thing(speaker, step.what, "all ") + " from combat";
}

/// Whether two attackers are targets of the step, and nothing else is asked of them.
bool are_two_targets(const Speaker& speaker, const Step& step) {
  Selector attackers = one(Reference::permanents);
  attackers.filters = {type_filter(CardType::creature), filter_of(Quality::attacking)};
  in_canonical_order(attackers.filters);
  Selector second = one(Reference::target);
  second.index = 1;
  TargetSpec each;
  each.what = attackers;
  return speaker.targets != nullptr && *speaker.targets == std::vector<TargetSpec>{each, each} &&
         step.what == one(Reference::target) && step.other == second;
}

std::string say_switching(Speaker& speaker, const Step& step) {
  if (!are_two_targets(speaker, step))
    return "switch the blocking creatures of " + say_thing(speaker, step.what, "all ") + " and " +
           say_thing(speaker, step.other, "all ") + ". All blocks must remain legal";
  speaker.named.assign(speaker.named.size(), true);
  return "switch the blocking creatures of two target attacking creatures. All blocks must remain legal";
}

/// "Switch the creatures blocked by two target blocking creatures an opponent controls."
std::string say_switching_attackers(Speaker& speaker, const Step& step) {
  constexpr std::string_view legal = ". All blocks must remain legal";
  Selector second = one(Reference::target);
  second.index = 1;
  const bool two = speaker.targets != nullptr && speaker.targets->size() == 2 &&
                   speaker.targets->front() == speaker.targets->back() &&
                   step.what == one(Reference::target) && step.other == second;
  if (!two)
    return "switch the creatures blocked by " + say_thing(speaker, step.what, "all ") + " and " +
           say_thing(speaker, step.other, "all ") + std::string(legal);
  speaker.named.assign(speaker.named.size(), true);
  return "switch the creatures blocked by two target " +
         say_group(speaker, speaker.targets->front().what, true) + std::string(legal);
}

std::string say_joining_block(Speaker& speaker, const Step& step) {
  return say_thing(speaker, step.what, "all ") + (is_plural(speaker, step.what) ? " block " : " blocks ") +
         say_thing(speaker, step.other, "a ");
}

/// "Creatures blocked only by ~ become unblocked": whoever it was that blocked them.
void read_unblocking(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  Step made = step(Verb::unblock, read_np(meaning, said.the(Phrase::np)));
  if (!subject.empty() || is_player(meaning, made.what)) meaning.fail();
  steps.push_back(std::move(made));
}

std::string say_unblocking(Speaker& speaker, const Step& step) {
  return "creatures blocked only by " + say_thing(speaker, step.what, "all ") + " become unblocked";
}

constexpr ReadEffect moves_read[] = {
    {Phrase::becomes_unblocked, read_unblocking},
    {Phrase::joining_block, read_joining_block},
    {Phrase::return_to_hand, read_move},
    {Phrase::put_into_hand, read_move},
    {Phrase::put_into_play, read_move},
    {Phrase::put_into_zone, read_move},
    {Phrase::put_on_library, read_move},
    {Phrase::put_back, read_move},
    {Phrase::shuffle_into, read_move},
    {Phrase::remove_from_game, read_move},
    {Phrase::remove_from_play, read_move},
    {Phrase::remove_from_combat, read_move},
    {Phrase::picking, read_picking},
    {Phrase::switching, read_switching},
    {Phrase::legal_blocks, read_legal_blocks},
    {Phrase::attaching, read_attaching},
    {Phrase::countered_elsewhere, read_countered_elsewhere},
    {Phrase::noting, read_noting},
    {Phrase::return_as_it_was, read_return_as_it_was},
    {Phrase::attached_again, read_attached_again},
};
constexpr SayEffect moves_said[] = {
    {Verb::move, say_move},
    {Verb::move_to_play, say_move_to_play},
    {Verb::attach, say_attach},
    {Verb::remove_from_combat, say_remove_from_combat},
    {Verb::switch_blockers, say_switching},
    {Verb::switch_attackers, say_switching_attackers},
    {Verb::come_to_block, say_joining_block},
    {Verb::unblock, say_unblocking},
};

}  // namespace

std::string say_all_but_one(Speaker& speaker, const Step& chosen, const Step& rest) {
  Step choose = step(Verb::search, chosen.what);
  choose.amount = Amount(1);
  Step put = step(Verb::move, without_found(chosen.what));
  put.zone = Zone::library;
  put.word = Word{"bottom"};
  put.at_random = true;
  if (!(chosen == choose) || !(rest == put) || !is_top_cards(chosen.what)) return "";
  return "put all but one of them on the bottom of " + say_possessive(speaker, *chosen.what.filters[0].of) +
         " library in a random order";
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

std::string say_shuffled_under(const Steps& steps, std::size_t from) {
  if (steps.size() - from < 4 || steps[from].verb != Verb::search || !is_top_of_own(steps[from].what))
    return "";
  Step kept = step(Verb::search, steps[from].what);
  kept.amount = *steps[from].what.filters.back().amount;
  kept.at_random = true;
  Step put = step(Verb::move, one(Reference::found));
  put.zone = Zone::library;
  put.word = Word{"top"};
  const Steps whole{kept, step(Verb::shuffle), step(Verb::look_at, one(Reference::found)), put};
  if (!std::equal(whole.begin(), whole.end(), steps.begin() + static_cast<std::ptrdiff_t>(from))) return "";
  return "shuffle your library and put the last cards you looked at this way on top of your library in any "
         "order";
}

EffectFamily moves_family() { return {moves_read, moves_said}; }

}  // namespace sleight
