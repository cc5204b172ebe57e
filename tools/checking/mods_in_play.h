#pragma once

#include "core/card/diagnostic.h"
#include "scripting/files/card_collection.h"
#include "tools/files/card_sources.h"

namespace sleight {

/// The errors for which `check` refuses mods and loading them does not: rule sets that are broken, or are
/// called otherwise than their files, phases of two names, scripts where nothing reads them. Whatever is
/// played with such mods says nothing about them. `loaded` is what was loaded of `sources`; what was found
/// then is not told again. Texts of cards are not looked at.
Diagnostics faults_of_mods(const CardSources& sources, const Collection& loaded);

}  // namespace sleight
