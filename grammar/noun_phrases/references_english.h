#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Which things are spoken of: "target creature", "it", "that player", "enchanted land's controller"; read
/// and said.
namespace sleight {

/// Things joined by "and".
Selector read_np(ReadingContext& context, const Node& np);
/// One thing: "enchanted creature", "target spell's controller".
Selector read_thing(ReadingContext& context, const Node& thing);
/// "A land": one of them, and nobody said which.
bool is_indefinite(const Node& np);
/// What an order acts on; of an `object` or `np`. "A creature" is refused: the group would be read, and all
/// of it be acted on.
Selector read_object(ReadingContext& context, const Node& np);
/// The group of "all creatures", "a creature card"; null for whatever is no such thing by itself.
const Node* lone_group(ReadingContext& context, const Node& object);
/// "~ from your graveyard": this card while it lies there, which it has to for what is said of it.
Selector read_self_there(ReadingContext& context, const Node& said);

/// Of two players the one of whom no event was told.
Selector any_other_player();
/// A thing with `article` before what is one of several ("a ", "all ", "each ", "any ").
std::string say_thing(Speaker& speaker, const Selector& selector, std::string_view article);
/// As the subject of a sentence, or this card where it is left unsaid.
std::string say_subject(Speaker& speaker, const Selector& selector);

}  // namespace sleight
