#include "tools/scenario/told_apart.h"

#include <algorithm>
#include <vector>

#include "core/explanation/short_text.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/equal_things.h"

namespace sleight::scenario {
namespace {

/// What can be said of a permanent besides its name, as a list: "Bob's, a Clone, tapped".
std::string traits_text(const Duel& duel, ObjectId id) {
  const Object& object = duel.object(id);
  const PlayerId controller = duel.look(id).controller;
  std::vector<std::string> traits{name_of(controller) + "'s"};
  if (object.owner != controller) traits.push_back("owned by " + name_of(object.owner));
  if (const std::string& printed = duel.printed(id).name; printed != title_of(duel, id))
    traits.push_back(with_article(printed));
  if (object.tapped) traits.emplace_back("tapped");
  return listed(traits);
}

bool is_offered(const Decision* decision, ObjectId id) {
  return decision == nullptr ||
         std::any_of(decision->options.begin(), decision->options.end(), [id](const Option& option) {
           return option.object == id || (option.thing.is_object() && option.thing.object == id);
         });
}

/// That in brackets, with a space before it; "" where the name says enough. `decision`: among its answers.
std::string difference(const Duel& duel, ObjectId id, const Decision* decision = nullptr) {
  if (!id || !duel.is_in_play(id)) return "";
  const std::string title = title_of(duel, id);
  std::vector<ObjectId> others;
  int place = 1;  // among those of the name that its controller has, the oldest first
  bool is_before = true;
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId other = duel.id_of(slot);
    is_before = is_before && other != id;
    if (other == id || title_of(duel, other) != title) continue;
    others.push_back(other);
    if (is_before && duel.look(other).controller == duel.look(id).controller) ++place;
  }
  // Equal ones may be named: any of them is meant, but for those that are no answer.
  std::erase_if(others,
                [&](ObjectId other) { return is_offered(decision, other) && are_equal(duel, id, other); });
  if (others.empty()) return "";
  const std::string traits = traits_text(duel, id);
  const bool enough = std::none_of(others.begin(), others.end(),
                                   [&](ObjectId other) { return traits_text(duel, other) == traits; });
  return " (" + traits + (enough ? "" : ", number " + std::to_string(place)) + ")";
}

}  // namespace

std::string told_apart(const Duel& duel, ObjectId id) { return title_of(duel, id) + difference(duel, id); }

std::string told_apart(const Duel& duel, const Value& value) {
  return tell(duel, value) + (value.is_object() ? difference(duel, duel.id_of(value.slot)) : "");
}

std::string told_apart(const Duel& duel, const Decision& decision, const Option& option) {
  if (option.kind == Option::Kind::block)
    return told_apart(duel, option.object) + " blocks " + title_of(duel, option.thing) +
           (option.thing.is_object() ? difference(duel, option.thing.object) : "");
  const ObjectId id = option.thing.is_object() ? option.thing.object : option.object;
  return tell(duel, decision, option) + difference(duel, id, &decision);
}

std::string answers_text(const Duel& duel, const Decision& decision) {
  if (decision.is_number()) return options_text(duel, decision);
  std::vector<std::string> words;
  for (const Option& option : decision.options) words.push_back(told_apart(duel, decision, option));
  return listed(words);
}

}  // namespace sleight::scenario
