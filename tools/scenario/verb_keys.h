#pragma once

#include <string>
#include <vector>

namespace sleight::scenario {

/// A key of a table that a verb takes, and what it means: the verb refuses all others, and `sleight api`
/// lists them.
struct Key {
  const char* name;
  const char* doc;
};
using Keys = std::vector<Key>;

/// Of what is played or queued: `casts`, `activates`, `interrupts`, `will_prevent`, `will_regenerate`.
const Keys& play_keys();
/// Of `has`, `makes` and `duel`.
const Keys& has_keys();
const Keys& makes_keys();
const Keys& duel_keys();
/// Of `expect`: of an object, of a player, of the duel; they are looked at in this order.
const Keys& object_keys();
const Keys& player_keys();
const Keys& state_keys();
/// Of `expect_view`, besides those that are zones.
const Keys& view_keys();
/// The steps of the attack and those between effects that `to` knows besides the phases.
const Keys& steps_of_attack();
const Keys& steps_between_effects();

/// Their names.
std::vector<std::string> key_names(const Keys& keys);

}  // namespace sleight::scenario
