#pragma once

#include <string>
#include <string_view>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// Which things are spoken of: "target creature", "it", "that player", "enchanted land's controller"; read
/// and said.
namespace sleight {

/// Whether that is one thing and no more.
bool is_one_thing(const Meaning& meaning, const Selector& thing);
/// Of several targets those that somebody has not just chosen.
Selector other_than_found(Selector targets);

/// Things joined by "and".
Selector read_np(Meaning& meaning, const Node& np);
/// One thing: "enchanted creature", "target spell's controller".
Selector read_thing(Meaning& meaning, const Node& thing);
/// "A land": one of them, and nobody said which.
bool is_indefinite(const Node& np);
/// What an order acts on; of an `object` or `np`. "A creature" is refused: the group would be read, and all
/// of it be acted on.
Selector read_object(Meaning& meaning, const Node& np);
/// The player last spoken of, or the one of the event that set this off.
Selector read_that_player(Meaning& meaning);
/// Whose something is: "your", "that player's".
Selector read_possessive(Meaning& meaning, const Node& possessive);
/// The same of what somebody does: "their hand" is that of whoever does it.
Selector read_own(Meaning& meaning, const Node& possessive);
/// Whose cards are meant: "your graveyard", "target player's hand".
Selector read_whose_own(Meaning& meaning, const Node& whose_own);
/// The group of "all creatures", "a creature card"; null for whatever is no such thing by itself.
const Node* lone_group(Meaning& meaning, const Node& object);
/// Whose permanents are meant: "you control", "target player controls".
Selector read_whose(Meaning& meaning, const Node& whose);
/// "~ from your graveyard": this card while it lies there, which it has to for what is said of it.
Selector read_self_there(Meaning& meaning, const Node& said);
/// What a blocker blocks: "this card", "it", "enchanted creature".
Selector read_anchor(Meaning& meaning, const Node& anchor);

/// A thing with `article` before what is one of several ("a ", "all ", "each ", "any ").
std::string say_thing(Speaker& speaker, const Selector& selector, std::string_view article);
/// As the subject of a sentence, or this card where it is left unsaid.
std::string say_subject(Speaker& speaker, const Selector& selector);
std::string say_possessive(Speaker& speaker, const Selector& selector);
/// "you gain", "target player gains".
std::string say_who_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view they);
/// Whether that is what a step has done something to: "the sacrificed creature".
/// You, and then the opponent, whosever turn it is.
Selector you_first();
bool is_done_to(Reference from);
/// Whether a selector that begins there gives a set of things, and not one that the context names.
bool is_set(Reference from);
/// Who does it of all those: each of several, one after the other, is "it".
Selector each_of(const Selector& who);
/// What `each_of` those does by themselves, done by all of them; the step itself where that is one player.
Step done_by_each(const Selector& who, Step by_one);
/// Whether those are the top cards of somebody's library or graveyard, and no more is asked of them.
bool is_top_cards(const Selector& selector);
/// "Creature card", of one's library that goes without saying.
Selector read_library_cards(Meaning& meaning, const Node& group, const Selector& owner);
/// The cards on top of that library, with the first of those that `first` selects as the last of them.
Selector top_down_to(const Selector& owner, const Selector& first);
/// Whether it is the top card alone.
bool is_one_top_card(const Selector& selector);
/// Whether that is you and nobody else: whoever is left unsaid is you.
bool is_you(const Selector& who);
bool is_plural(const Speaker& speaker, const Selector& selector);

}  // namespace sleight
