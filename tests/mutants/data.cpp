#include "tests/mutants/data.h"

#include <stdexcept>

#include "tools/files/file_system.h"

namespace sleight::mutants {

nlohmann::json read_json(const std::string& path) {
  std::string text;
  if (!read_file(path, text)) throw std::runtime_error("cannot read " + path);
  return nlohmann::json::parse(text);
}

Known read_known() {
  const std::string data = SLEIGHT_SOURCE_DIR "/tests/data/";
  return {.spared = read_json(data + "spared_mutants.json"),
          .surviving = read_json(data + "surviving_mutants.json"),
          .by_scenario = read_json(data + "cards_proved_by_scenarios.json")};
}

}  // namespace sleight::mutants
