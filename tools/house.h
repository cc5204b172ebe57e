#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/diagnostic.h"
#include "core/library.h"
#include "core/rules.h"
#include "tools/scenario/game.h"

namespace sleight {

/// The library of cards as the program uses it, with what was wrong while loading.
struct House {
  std::shared_ptr<const Library> library;
  Diagnostics problems;
};

/// Loads the folder of card scripts; "" is the one that comes with the program.
House open_house(const std::string& folder);
/// Where the scripts that come with the program are.
std::string default_library();
/// The rule set of that name; null and the reason when there is none.
std::shared_ptr<const Rules> open_rules(const std::string& name,
                                        const std::vector<std::pair<std::string, scenario::Value>>& options,
                                        std::string& problem);
/// What scenarios need: the house's cards, the rule sets, and the grammar.
scenario::World world_of(const std::string& folder, Diagnostics& problems);

}  // namespace sleight
