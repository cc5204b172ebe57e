#pragma once

#include <memory>
#include <optional>

#include "core/card/definition.h"
#include "core/card/diagnostic.h"
#include "core/query/function.h"
#include "scripting/lua/script_source.h"
#include "scripting/words/argument_reader.h"
#include "scripting/words/function_sense.h"

namespace sleight {

class FunctionStates;

/// Takes the function at `index` into a definition. Ends the script when the function could keep state; what
/// else its text shows to be wrong is reported.
std::shared_ptr<const Function> take_function(Reader& reader, int index, FunctionUse use);
/// A function of a script, by what names it: which one of those that became parts of definitions, and where
/// it begins.
struct StoredFunction {
  int number = 0;
  Location place;
};

/// What names a function of a script; nothing for one of another kind.
std::optional<StoredFunction> stored_function(const Function& function);
/// The function of `script` that is named so, to be run in one of the `states`.
std::shared_ptr<const Function> function_of(std::shared_ptr<FunctionStates> states,
                                            std::shared_ptr<const Source> script,
                                            const StoredFunction& function);
/// The step that the function at `index` does.
Step function_step(Reader& reader, int index);

}  // namespace sleight
