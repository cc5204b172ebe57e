#include "tests/kit/broken_worlds.h"

#include <memory>
#include <stdexcept>
#include <type_traits>

#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/files/file_system.h"

namespace sleight::kit {
namespace {

/// The library of this tree with one definition in the place of the one of its name.
template <typename T>
std::shared_ptr<Library> library_with(const T& definition) {
  const Collection& whole = whole_library();
  auto library = std::make_shared<Library>();
  library->words().merge(whole.library->words());
  const auto add = [&](const auto& own) {
    if constexpr (std::is_same_v<decltype(own), const T&>)
      library->add(own.name == definition.name ? definition : own);
    else
      library->add(own);
  };
  for (const auto& keyword : whole.library->keywords()) add(*keyword);
  for (const auto& counter : whole.library->counters()) add(*counter);
  for (const CollectedCard& card : whole.cards) add(whole.library->card(card.id));
  return library;
}

template <typename T>
scenario::World with_definition(scenario::World world, const T& definition) {
  world.shelf = library_with(definition);
  return world;
}

}  // namespace

std::map<std::string, std::string> read_scenarios() {
  std::map<std::string, std::string> read;
  Diagnostics unread;
  for (const std::string& file : lua_files(SLEIGHT_SOURCE_DIR "/tests/scenarios", unread))
    if (!read_file(file, read[file])) throw std::runtime_error("cannot read " + file);
  return read;
}

scenario::World whole_world() {
  Diagnostics problems;
  scenario::World made = scenario::world_of({}, problems);
  if (!problems.empty())
    throw std::runtime_error("the library of this tree has findings: run `sleight check`");
  return made;
}

scenario::World world_with(const scenario::World& world, const Card& card) {
  return with_definition(world, card);
}
scenario::World world_with(const scenario::World& world, const Keyword& keyword) {
  return with_definition(world, keyword);
}
scenario::World world_with(const scenario::World& world, const CounterKind& counter) {
  return with_definition(world, counter);
}

scenario::World world_with_rules(const scenario::World& world, const std::string& name,
                                 const std::function<void(Rules&)>& change) {
  scenario::World changed_world = world;
  changed_world.rules = [whole = world.rules, name, change](const std::string& asked, const auto& options,
                                                            std::string& problem) {
    std::shared_ptr<const Rules> rules = whole(asked, options, problem);
    if (!rules || asked != name) return rules;
    Rules changed = *rules;
    change(changed);
    return std::make_shared<const Rules>(std::move(changed));
  };
  return changed_world;
}

std::vector<OtherReading> other_readings(const RuleOption& option, const Rules& rules) {
  if (option.flag != nullptr)
    return {{" has its other reading",
             [&option](Rules& changed) { changed.*option.flag = !(changed.*option.flag); }}};
  std::vector<OtherReading> readings;
  for (const int value : {option.least, rules.*option.number + 1})
    if (value != rules.*option.number)
      readings.push_back({" is " + std::to_string(value),
                          [&option, value](Rules& changed) { changed.*option.number = value; }});
  return readings;
}

}  // namespace sleight::kit
