#include "tests/kit/puppet.h"

#include <algorithm>

#include "core/duel/duel.h"

namespace sleight::kit {
namespace {

/// "Bob plays in respond", "Sue interrupts Gray Ogre"
std::string note_of(const Duel& duel, const Decision& decision) {
  const std::string who = decision.player == PlayerId::bob ? "Bob" : "Sue";
  if (decision.window != Window::interrupt) return who + " plays in " + spelling_of(decision.window);
  return who + " interrupts " + duel.printed(duel.find_play(decision.subject.number)->source).name;
}

/// The first element, taken out.
template <typename List>
auto take_front(List& list) {
  auto first = list.front();
  list.pop_front();
  return first;
}

/// The first option for which `is_it`; -1 where there is none.
template <typename Is>
std::int32_t option_where(const Decision& decision, Is is_it) {
  const auto found = std::find_if(decision.options.begin(), decision.options.end(), is_it);
  return found == decision.options.end() ? -1 : static_cast<std::int32_t>(found - decision.options.begin());
}

bool takes_number(DecisionKind kind) {
  return kind == DecisionKind::mode || kind == DecisionKind::x || kind == DecisionKind::choose ||
         kind == DecisionKind::pay;
}

}  // namespace

std::int32_t Puppet::play(const Decision& decision) {
  if (notes != nullptr) notes->push_back(note_of(*duel, decision));
  if (!wishes.empty() && wishes.front().window == decision.window) {
    const std::int32_t use = option_where(decision, [&](const Option& option) {
      return option.kind == Option::Kind::activate && option.object == wishes.front().object;
    });
    if (use >= 0) {
      wishes.pop_front();
      return use;
    }
  }
  if (plays.empty()) return 0;
  if (plays.front() == "-") {
    plays.pop_front();
    return 0;
  }
  const std::int32_t named = option_where(decision, [&](const Option& option) {
    const bool of_card = option.kind == Option::Kind::cast || option.kind == Option::Kind::activate ||
                         option.kind == Option::Kind::play_land;
    return of_card && duel->printed(option.object).name == plays.front();
  });
  if (named < 0) return 0;
  plays.pop_front();
  return named;
}

std::int32_t Puppet::answer(const View& /*view*/, const Decision& decision) {
  asked.push_back(decision);
  if (decision.kind == DecisionKind::play) return play(decision);
  if (!wanted.empty() && wanted.front().first == decision.kind) return take_front(wanted).second;
  if (takes_number(decision.kind) && decision.options.size() != 1 && !numbers.empty())
    return take_front(numbers);
  std::int32_t told = -1;
  if (decision.kind == DecisionKind::target && !targets.empty()) {
    told = option_where(decision, [&](const Option& option) { return option.thing == targets.front(); });
    if (told >= 0) targets.pop_front();
  } else if (decision.kind == DecisionKind::attack) {
    told = option_where(decision, [&](const Option& option) {
      return option.kind == Option::Kind::thing && std::erase(attackers, option.object) > 0;
    });
  } else if (decision.kind == DecisionKind::band) {
    told = option_where(decision, [&](const Option& option) {
      return std::any_of(bands.begin(), bands.end(), [&](const auto& band) {
        return Thing::of(band.first) == decision.subject && option.object == band.second;
      });
    });
  } else if (decision.kind == DecisionKind::block) {
    told = option_where(decision, [&](const Option& option) {
      return option.kind == Option::Kind::block &&
             std::erase(blocks, std::pair(option.object, option.thing.object)) > 0;
    });
  } else if (decision.kind == DecisionKind::assign) {
    for (const auto& [pair, amount] : shares)
      if (pair.first == decision.source && Thing::of(pair.second) == decision.subject) return amount;
  }
  if (told >= 0) return told;
  if (other) return other(decision);
  return decision.is_number() ? decision.least : 0;
}

int Puppet::count(DecisionKind kind) const {
  return static_cast<int>(std::count_if(asked.begin(), asked.end(),
                                        [&](const Decision& decision) { return decision.kind == kind; }));
}

int Puppet::windows(Window window) const {
  return static_cast<int>(std::count_if(asked.begin(), asked.end(), [&](const Decision& decision) {
    return decision.kind == DecisionKind::play && decision.window == window;
  }));
}

std::vector<DecisionKind> Puppet::kinds_asked() const {
  std::vector<DecisionKind> kinds;
  for (const Decision& decision : asked) kinds.push_back(decision.kind);
  return kinds;
}

}  // namespace sleight::kit
