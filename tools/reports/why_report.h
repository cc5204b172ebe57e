#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/duel/duel.h"
#include "core/explanation/explain.h"
#include "core/explanation/possible_uses.h"

/// What `why` tells, for programs.
namespace sleight {

/// What is told of one object of a duel.
struct ToldObject {
  std::string name = {}, zone = {};
  int turn = 0;
  std::string active = {}, step = {};    ///< whose turn it is, and the step
  std::vector<Explanation> values = {};  ///< those that were asked for
  bool tells_legality = false;           ///< `uses` was asked for too
  std::vector<PossibleUse> uses = {};
};

/// What may be asked for: the objects of each zone, as they are numbered.
using ListedObjects = std::vector<std::pair<Zone, std::vector<std::string>>>;

/// The rules that a text cites ("R-CONT-1"), each once, in its order.
std::vector<std::string> rules_in(std::string_view text);
/// An object as JSON, ending in a newline.
std::string why_json(const ToldObject& told);
/// What may be asked for as JSON, ending in a newline.
std::string why_list_json(const ListedObjects& zones, const std::vector<std::string>& values);

}  // namespace sleight
