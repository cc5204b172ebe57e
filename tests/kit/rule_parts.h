#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// The parts of each rule, and how each is broken to see whether a scenario notices:
/// tests/broken_rules/*.json.
///
/// A file holds rules by their numbers, a rule its parts by what they say in our words, and a part one way to
/// break it:
///   { "file": F, "says": TEXT, "instead": TEXT }  in the source F, TEXT standing there once, whatever its white
///                                                 space; an expression for an expression, or statements for
///                                                 statements (ending in ;)
///   { "option": NAME, "rules": RULE SET }         the option of the rule set has its other reading
///   { "definition": NAME, "change": LINE }        a change to a definition as `mutants` makes and prints it
///   { "by construction": REASON }                 nothing that could be broken stands for it
namespace sleight::kit {

/// One part of a rule; which of the texts are empty tells how it is broken.
struct RulePart {
  std::string rule, says_the_rule;
  std::string file, says, instead;
  std::string option, rules;
  std::string definition, change;
  std::string by_construction;
  int number = 0;  ///< 1 and up in the order of `read_rule_parts`
};

/// All parts of all files of the folder, in the order of names of files, rules and parts. Throws
/// std::runtime_error about what has no form of the above.
std::vector<RulePart> read_rule_parts(const std::string& folder);

/// What may prove a rule: scenarios that cite it themselves, and those of the worked examples about it.
/// `facts` is what tests/scenarios/systems.json holds.
std::vector<std::string> proofs_of(const nlohmann::ordered_json& facts, const std::string& rule);

}  // namespace sleight::kit
