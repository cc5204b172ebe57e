#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/kit/ability_builders.h"

namespace sleight::kit {

/// A card with its cost in letters ("2B"). A land has none. Its script would be cards/test/NAME.lua.
Card card(std::string name, CardType types, std::string_view cost = "", std::vector<Ability> abilities = {});
/// A card that costs nothing.
Card card(std::string name, CardType types, std::vector<Ability> abilities);
Card creature(std::string name, std::string_view cost, int power, int toughness,
              std::vector<Ability> abilities = {});
Card creature(std::string name, int power, int toughness, std::vector<Ability> abilities = {});
/// A card of which one ability is what it does when it resolves.
Card spell(std::string name, CardType types, std::string_view cost, std::vector<Mode> modes);
Card basic_land(const std::string& name);
/// A local enchantment on creatures, which changes its creature.
Card enchant_creature(std::string name, std::string_view cost, std::vector<ChangePart> parts = {});

}  // namespace sleight::kit
