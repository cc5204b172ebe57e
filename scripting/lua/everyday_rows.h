#pragma once

#include <string_view>

namespace sleight {

/// What people call things, and what scripts call them: `everyday words -> words of the language | a note`,
/// one row on a line. An everyday word may be several ("end of turn"); case, hyphens and regular endings do
/// not matter. The likeliest words come first; [family] stands for all words of a family of `sleight api`,
/// and what stands in double quotes is a value. A row without words says in its note why there are none.
/// Where several rows have the same everyday word, the earlier ones count for more. Lines that begin with #
/// are remarks.
extern const std::string_view everyday_rows;

}  // namespace sleight
