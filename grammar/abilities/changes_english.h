#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What becomes of something's characteristics, and for how long: read and said.
namespace sleight {

/// Adds what one predicate says of `subject` to `change`; `affects` is whom it is done to ("you control it":
/// it).
void read_changing(ReadingContext& context, const Node& changing, const Selector& subject, Selector& affects,
                   Change& change);
/// Of one of which types that is which gains an ability by the change: as it is called, or as the text makes
/// it.
CardType types_of_receiver(const ReadingContext& context, const Change& change, const Selector& subject);
/// Adds the abilities that a phrase says are gained.
void read_gains(ReadingContext& context, const Node& said, Change& change, const Selector& subject = {});
/// For how long. `holds` takes a condition that it depends on, where there is a place for one.
/// `keeps`: where a change may end once something is not so any more ("for as long as ...").
Duration read_duration(ReadingContext& context, const Node* duration, Condition* holds = nullptr,
                       Box<Condition>* keeps = nullptr);
/// "It is still a land": what it becomes is in addition. False where it becomes nothing.
bool keep_land(Change& change);
/// The parts of a change in their canonical order.
/// So much more for each: of a change that only makes bigger or smaller; false for any other.
/// `gains_before`: what is gained stands before what makes bigger, and is not counted.
bool raise_for_each(Change& change, const Amount& each, bool gains_before = false);
void in_layer_order(Change& change);
ChangePart change_part(ChangeKind kind);

/// What `subject` gets, gains and becomes. `lasting`: it comes about ("becomes") rather than is so ("is").
std::string say_change(Speaker& speaker, const std::string& subject, const Change& change, bool plural,
                       Duration lasting);
std::string say_duration(Duration duration, const std::string& source);

}  // namespace sleight
