#include "scripting/lua/syntax_findings.h"

#include <string>
#include <utility>

namespace sleight {

Diagnostics syntax_findings(const Source& source) {
  Diagnostics findings;
  const SyntaxTree& tree = source.tree();
  for (const SyntaxError& error : tree.errors()) {
    const Location where = source.range(error.begin, error.end);
    Diagnostic told{"L0101", Severity::error, where, "Lua cannot read this: " + error.message, error.fix};
    // Between two items a comma is all that can be meant; where a bracket belongs is a guess.
    if (error.has_edit) told.edits.push_back({where, error.instead, error.instead == ","});
    if (error.opened >= 0) {
      const ScriptToken& opened = tree.token(error.opened);
      told.related.push_back({source.range(opened.begin, opened.end), "it is opened here"});
    }
    findings.push_back(std::move(told));
  }
  if (tree.more_errors())
    findings.back().message += "; what follows is not read, because there are more than " +
                               std::to_string(SyntaxTree::most_errors) + " such errors";
  return findings;
}

}  // namespace sleight
