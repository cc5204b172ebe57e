#include "scripting/words/ability_body.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/script_function.h"

namespace sleight {
namespace {

/// Gathers the numbers of the targets that parts of a definition speak of. What an ability inside does and
/// costs speaks of targets of its own, and so does a token.
class TargetsSaid {
 public:
  void operator()(const Selector& selector) {
    // Scripts count targets from 1, definitions from 0.
    if (selector.from == Reference::target) said_.insert(selector.index + 1);
  }
  void operator()(const Amount& amount) { note(amount.function); }
  void operator()(const Condition& condition) { note(condition.function); }
  void operator()(const Step& step) { note(step.function); }
  bool operator()(const Ability& ability) {
    definition::each_field(ability, [this](const auto& part) {
      using Part = std::remove_cvref_t<decltype(part)>;
      if constexpr (definition::is_walked<Part> && !std::is_same_v<Part, Cost>) definition::walk(part, *this);
    });
    return false;
  }
  bool operator()(const Mode& /*inside*/) { return false; }
  bool operator()(const Card& /*token*/) { return false; }

  const std::set<int>& said() const { return said_; }
  /// Whether there are functions, of which nobody knows what they speak of.
  bool opaque() const { return opaque_; }

 private:
  void note(const std::shared_ptr<const Function>& function) { opaque_ = opaque_ || function != nullptr; }

  std::set<int> said_;
  bool opaque_ = false;
};

}  // namespace

void take_choice(const Reader& reader, const Modes& choice, std::vector<Mode>& modes) {
  // One is announced, and no more (R-BATCH-7): of two choices the second would add to the first.
  if (!modes.empty())
    reader.host().fail("L0214", reader.host().source().find("choose_one", reader.line()),
                       "`choose_one` stands twice in `" + reader.word() + "`",
                       "Write each way to play it as one `mode { ... }` of a single `choose_one`.");
  modes = choice.modes;
}

void check_targets(const Reader& reader, const Mode& mode, bool stands_in_choice) {
  TargetsSaid targets;
  definition::walk_inside(mode, targets);
  const Source& source = reader.host().source();
  const int chosen = static_cast<int>(mode.targets.size());
  // `targets(3)` asks for three of them: the highest number tells whether there are enough.
  const int highest = targets.said().empty() ? 0 : *targets.said().rbegin();
  if (highest > chosen) {
    const std::string word = highest == 1 ? "target" : "targets";
    reader.host().report("L0208", source.find(word, reader.line()),
                         chosen == 0 ? "`" + word + "` is used, but no target is chosen"
                                     : "`targets(" + std::to_string(highest) + ")` is used, but only " +
                                           std::to_string(chosen) +
                                           (chosen == 1 ? " target is" : " targets are") + " chosen",
                         "Say what may be a target: `target = creature`.");
    return;
  }
  // A target that nothing speaks of would only keep the spell from being cast (R-TARGET-1).
  for (int i = 1; i <= chosen && !targets.opaque(); ++i) {
    if (targets.said().contains(i)) continue;
    if (i == 1 && stands_in_choice && mode.targets.front().what.from == Reference::opponent) continue;
    reader.host().report(
        "L0209", source.find_key(chosen == 1 ? "target" : "targets", reader.word(), reader.line()),
        (chosen == 1 ? std::string("a target is chosen") : "target " + std::to_string(i) + " is chosen") +
            ", but no step says `" + (i == 1 ? std::string("target") : "targets(" + std::to_string(i) + ")") +
            "`",
        "Use it in a step, or remove it.");
  }
}

void check_step(const Reader& reader, const Step& step) {
  // As a cost a number says how many are given up; a step does it to all that it names.
  if (!step.amount) return;
  const std::string_view word = step.verb == Verb::sacrifice ? "sacrifice"
                                : step.verb == Verb::tap     ? "tap"
                                : step.verb != Verb::move    ? ""
                                : step.zone == Zone::hand    ? "return_to_hand"
                                                             : "remove_from_game";
  if (word.empty()) return;
  const std::string name(word);
  reader.host().report("L0215", reader.host().source().find(name, step.line.number),
                       "`" + name + "` takes a number only in a cost",
                       "Say which are meant: `" + name + "(target)`, or `search` for so many.");
}

void read_body(Reader& reader, int index, std::vector<Mode>& modes, bool stands_in_choice) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  Mode mode;
  for (const char* key : {"target", "targets"}) {
    if (lua_getfield(lua, index, key) != LUA_TNIL) {
      reader.at_key(key);
      Codec<std::vector<TargetSpec>>::read(reader, -1, mode.targets);
    }
    lua_pop(lua, 1);
  }
  std::vector<Mode> several;
  reader.at_key("");
  reader.each_item(index, [&](int) {
    if (const Modes* choice = value_at<Modes>(lua, -1)) {
      take_choice(reader, *choice, several);
    } else if (is_script_function(lua, -1)) {
      mode.steps.push_back(function_step(reader, -1));
    } else if (const Step* step = value_at<Step>(lua, -1)) {
      check_step(reader, *step);
      mode.steps.push_back(*step);
    } else {
      reader.wrong_type(-1, "made of steps (such as `deal(3, target)`)");
    }
  });
  if (!several.empty()) {
    if (!mode.steps.empty() || !mode.targets.empty())
      reader.host().fail("L0214", reader.host().source().find("choose_one", reader.line()),
                         "`choose_one` stands beside other steps or targets",
                         "Put targets and steps into each `mode { ... }`.");
    // Each of them was checked for its own targets when it was read.
    modes = std::move(several);
    return;
  }
  check_targets(reader, mode, stands_in_choice);
  mode.steps.shrink_to_fit();
  modes.clear();
  modes.push_back(std::move(mode));
}

}  // namespace sleight
