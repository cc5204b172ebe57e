#pragma once

#include <memory>

#include "core/card/definition.h"
#include "scripting/words/argument_reader.h"
#include "scripting/words/function_sense.h"

namespace sleight {

/// Takes the function at `index` into a definition. Ends the script when the function could keep state; what
/// else its text shows to be wrong is reported.
std::shared_ptr<const Function> take_function(Reader& reader, int index, FunctionUse use);
/// The step that the function at `index` does.
Step function_step(Reader& reader, int index);

}  // namespace sleight
