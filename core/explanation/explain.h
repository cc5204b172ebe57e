#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// One line of an explanation: what was applied, and what came out.
struct ExplanationLine {
  Layer layer = Layer::copy;
  Timestamp since = 0;
  std::string source;  ///< name of the card whose effect it is; "printed" for the base value
  std::string file;    ///< script and line, when known
  int line = 0;
  std::string effect;  ///< "becomes a swamp", "+3/+3 until end of turn"
  std::string result;  ///< the value after it
};

/// How one value of one object came about.
struct Explanation {
  std::string object;
  std::string value;  ///< "power"
  std::vector<ExplanationLine> lines;
  std::string result;
  /// False where effects contradict each other, so that no value is one that all of them together make: then
  /// `result` is that of the last of a fixed number of rounds (R-CONT-1).
  bool settles = true;
};

/// The values that can be explained, as a scenario or `sleight why` names them.
const std::vector<std::string>& explainable_values();
/// How a value of an object comes about: base, each effect in the order applied, result.
/// `value` is one of explainable_values(): name, power, toughness, types, land_types, colours, controller,
/// abilities, text. Outside play too: a spell on its way may have been changed, other cards are as printed.
Explanation explain(const Duel& duel, ObjectId id, const std::string& value);
/// How every value came about of everything in play that something is applied to, or that is otherwise than
/// it was printed: all else is its own explanation.
std::vector<Explanation> explain_board(const Duel& duel);
/// The layer as an explanation names it.
std::string layer_name(Layer layer);
/// The explanation as text, one line each.
std::string to_text(const Explanation& explanation);

}  // namespace sleight
