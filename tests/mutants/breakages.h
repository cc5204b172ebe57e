#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/rules.h"
#include "scripting/words/rule_options.h"
#include "tools/scenario/world.h"

namespace sleight::mutants {

/// What is broken: a keyword module, kind of counter or rule set; or a card.
enum class Of { modules, cards };
constexpr std::pair<std::string_view, Of> spelled_of[] = {{"modules", Of::modules}, {"cards", Of::cards}};

/// One broken definition: what was done to it, and who could notice.
struct Broken {
  Of of;
  std::string name;    ///< of the definition
  std::string change;  ///< "step destroy is left out (2)"
  /// The scenario files in which it can be seen, the likeliest first.
  std::shared_ptr<const std::vector<std::string>> files;
  /// A world that has the broken definition in the place of the sound one.
  std::function<scenario::World()> world;
  /// Whether the text of the card, held against the broken definition, tells; nothing but cards has a text.
  std::function<bool()> is_told_by_text = nullptr;

  /// As it is printed, and as the data of the tests names it.
  std::string line() const { return name + ": " + change; }
};

/// Everything there is to break in this tree: its cards, in the order of their files, then keyword modules,
/// counters and rule sets. `scenarios` are the files of this tree by their paths. Both must outlive it.
class Breakages {
 public:
  Breakages(const std::map<std::string, std::string>& scenarios, const scenario::World& world);
  const std::vector<Broken>& all() const { return all_; }

 private:
  using Files = std::shared_ptr<const std::vector<std::string>>;
  Files files_about(const std::vector<std::string>& words, bool others) const;
  Files files_of_card(const std::string& name, const std::string& script) const;
  void card(const Card& own, const std::string& script);
  template <typename T>
  void module(const T& own);
  void abilities(const std::string& rules);
  void option(const std::string& rules, const RuleOption& option, const std::vector<std::string>& words);

  const std::map<std::string, std::string>& scenarios_;
  const scenario::World& world_;
  std::vector<Broken> all_;
};

}  // namespace sleight::mutants
