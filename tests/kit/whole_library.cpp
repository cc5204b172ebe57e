#include "tests/kit/whole_library.h"

#include <optional>
#include <stdexcept>

#include "scripting/files/rule_sets.h"
#include "tests/source_dir.h"

namespace sleight::kit {

const Collection& whole_library() {
  static const Collection collection = load_collection(std::string(SLEIGHT_SOURCE_DIR) + "/cards");
  if (!collection.findings.empty()) throw std::logic_error(collection.findings.front().message);
  return collection;
}

std::shared_ptr<const Rules> rule_set(const std::string& name) {
  Diagnostics findings;
  const std::optional<Rules> rules = load_rules(name, whole_library().library->words(), findings);
  if (!rules) throw std::logic_error("a rule set of the tests cannot be read: " + name);
  return std::make_shared<const Rules>(*rules);
}

const Vocabulary& known_words() {
  static const Vocabulary vocabulary = [] {
    Vocabulary all(*whole_library().library);
    for (const char* type : {"faerie", "golem", "insect"}) all.add_creature_type(type);
    return all;
  }();
  return vocabulary;
}

}  // namespace sleight::kit
