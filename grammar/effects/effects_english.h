#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Any effect, by the family that knows it.
namespace sleight {

/// Reads a phrase that some family has a row for; fails where none has.
void read_effect(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps);

std::string say_step(Speaker& speaker, const Step& step);
/// Steps as sentences.
std::string say_steps(Speaker& speaker, const Steps& steps);
/// A step in the middle of a sentence, without a full stop.
std::string say_within(Speaker& speaker, const Step& step);
/// Steps that go on in the middle of a sentence, without the last full stop.
std::string say_follows(Speaker& speaker, const Steps& steps);

}  // namespace sleight
