#include "scripting/words/ability_body.h"

#include <algorithm>
#include <set>
#include <string>

#include "scripting/words/member_codec.h"
#include "scripting/words/script_function.h"

namespace sleight {
namespace {

/// Gathers the numbers of the targets that parts of a definition speak of. The modes of an ability inside
/// have targets of their own.
class TargetsSaid {
 public:
  void look(const Selector& selector) {
    if (selector.from == Reference::target) said_.insert(selector.index + 1);
    if (selector.of) look(*selector.of);
    for (const Selector& other : selector.also) look(other);
    for (const Filter& filter : selector.filters) {
      look(filter.amount);
      if (filter.of) look(*filter.of);
      for (const Selector& alternative : filter.alternatives) look(alternative);
    }
  }
  void look(const Amount& amount) {
    opaque_ = opaque_ || amount.function != nullptr;
    if (amount.of) look(*amount.of);
    for (const Amount& term : amount.terms) look(term);
  }
  void look(const Box<Amount>& amount) {
    if (amount) look(*amount);
  }
  void look(const Condition& condition) {
    opaque_ = opaque_ || condition.function != nullptr;
    look(condition.what);
    look(condition.like);
    look(condition.left);
    look(condition.right);
    for (const Condition& part : condition.parts) look(part);
  }
  void look(const Change& change) {
    for (const ChangePart& part : change.parts) {
      look(part.amount);
      look(part.who);
      for (const Ability& ability : part.abilities) look(ability);
    }
  }
  void look(const Ability& ability) {
    look(ability.affects);
    look(ability.condition);
    look(ability.change);
    look(ability.rule.by);
    look(ability.rule.to);
    look(ability.rule.amount);
    look(ability.trigger);
  }
  void look(const Trigger& trigger) {
    look(trigger.subject);
    look(trigger.other);
    look(trigger.whose);
  }
  void look(const Step& step) {
    opaque_ = opaque_ || step.function != nullptr;
    look(step.what);
    look(step.other);
    look(step.amount);
    look(step.change);
    if (step.condition) look(*step.condition);
    if (step.trigger) look(*step.trigger);
    for (const CostPart& part : step.cost.parts) look(part.what);
    for (const Ability& ability : step.abilities) look(ability);
    for (const Step& inner : step.then) look(inner);
    for (const Step& inner : step.otherwise) look(inner);
  }
  const std::set<int>& said() const { return said_; }
  /// Whether there are functions, of which nobody knows what they speak of.
  bool opaque() const { return opaque_; }

 private:
  std::set<int> said_;
  bool opaque_ = false;
};

}  // namespace

void check_targets(const Reader& reader, const Mode& mode) {
  TargetsSaid targets;
  for (const Step& step : mode.steps) targets.look(step);
  for (const TargetSpec& spec : mode.targets) {
    targets.look(spec.what);
    targets.look(spec.least);
    targets.look(spec.most);
  }
  const Source& source = reader.host().source();
  const int chosen = static_cast<int>(mode.targets.size());
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
  for (int i = 1; i <= chosen && !targets.opaque(); ++i) {
    if (targets.said().contains(i)) continue;
    reader.host().report(
        "L0209", source.find(chosen == 1 ? "target" : "targets", reader.line()),
        (chosen == 1 ? std::string("a target is chosen") : "target " + std::to_string(i) + " is chosen") +
            ", but no step says `" + (i == 1 ? std::string("target") : "targets(" + std::to_string(i) + ")") +
            "`",
        "Use it in a step, or remove it.");
  }
}

void check_step(const Reader& reader, const Step& step) {
  if (step.verb != Verb::sacrifice || !step.amount) return;
  reader.host().report("L0215", reader.host().source().find("sacrifice", step.line.number),
                       "`sacrifice` takes a number only in a cost",
                       "Say which permanents are sacrificed: `sacrifice(target)`.");
}

void read_body(Reader& reader, int index, std::vector<Mode>& modes) {
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
      several.insert(several.end(), choice->modes.begin(), choice->modes.end());
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
    modes = std::move(several);
    return;
  }
  check_targets(reader, mode);
  modes.clear();
  modes.push_back(std::move(mode));
}

}  // namespace sleight
