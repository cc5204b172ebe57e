#pragma once

#include <string>

#include "core/card/diagnostic.h"

namespace sleight {

/// A finding as an annotation of a GitHub workflow: a line that begins with `::error` or `::warning`, by
/// which the finding stands beside its line of a pull request.
std::string github_annotation(const Diagnostic& finding);

}  // namespace sleight
