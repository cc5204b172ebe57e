#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/card/definition.h"
#include "core/card/rules.h"
#include "scripting/words/rule_options.h"
#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

/// Worlds in which one thing is not as in this tree, and the scenarios that are played in them.
namespace sleight::kit {

/// The scenario files of this tree and what stands in them.
std::map<std::string, std::string> read_scenarios();

/// The world of this tree. Throws std::runtime_error when its library has findings.
scenario::World whole_world();

/// `world` with another definition in the place of the one of its name.
scenario::World world_with(const scenario::World& world, const Card& card);
scenario::World world_with(const scenario::World& world, const Keyword& keyword);
scenario::World world_with(const scenario::World& world, const CounterKind& counter);

/// `world` where the rule set of that name is changed, with the options that a scenario adds.
scenario::World world_with_rules(const scenario::World& world, const std::string& name,
                                 const std::function<void(Rules&)>& change);

/// Another reading of an option, and how it is told: " has its other reading", " is 3".
struct OtherReading {
  std::string how;
  std::function<void(Rules&)> change;
};

/// An option with two readings has one other; a number is tried at its least and one higher than it is.
std::vector<OtherReading> other_readings(const RuleOption& option, const Rules& rules);

}  // namespace sleight::kit
