#pragma once

#include <span>
#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What the files of this room have in common: each is a family of effects, and gives one row for each phrase
/// that it reads and one for each verb that it says. effects_english.cpp lists the families and looks the
/// rows up.
namespace sleight {

/// Reads a phrase as steps. `subject` is who does it; empty where it is an order to you.
struct ReadEffect {
  Phrase phrase;
  void (*read)(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps);
};

/// Says a step, without a capital and a full stop.
struct SayEffect {
  Verb verb;
  std::string (*say)(Speaker& speaker, const Step& step);
};

struct EffectFamily {
  std::span<const ReadEffect> read;
  std::span<const SayEffect> say;
};

}  // namespace sleight
