#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "tests/source_dir.h"

namespace sleight::mutants {

/// What stands in a file; throws std::runtime_error where it cannot be read.
nlohmann::json read_json(const std::string& path);

/// What is known of mutants, from tests/data. They are named by the lines that are printed for them.
struct Known {
  std::map<std::string, std::string> spared;  ///< no scenario could see it: the reason
  std::map<std::string, std::string>
      surviving;                      ///< neither is told: the reason, "" where nobody has judged yet
  std::set<std::string> by_scenario;  ///< the cards of which a scenario notices everything
};
Known read_known();

}  // namespace sleight::mutants
