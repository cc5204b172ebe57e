#include "tools/gate/levels.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sleight {
namespace {

template <std::size_t n>
bool is_among(const std::string& code, const std::array<std::string_view, n>& codes) {
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

int level_of(const std::string& code) {
  // What no Lua can be read from, whatever its words are.
  constexpr std::array<std::string_view, 5> syntax{"L0101", "L0102", "L0107", "L0113", "L0401"};
  if (is_among(code, syntax)) return 1;
  // An unknown word is a misspelt one, though it is seen while the script runs.
  if (code.starts_with("L02") || code == "L0109") return 2;
  if (code.starts_with("L04") || code.starts_with("T04")) return 4;
  if (code.starts_with("L")) return 3;
  if (code.starts_with("G") || code.starts_with("T05")) return 5;
  return code.starts_with("T10") ? 6 : 0;
}

bool needs_card_data(const std::string& code) {
  constexpr std::array<std::string_view, 11> from_data{"T0401", "T0402", "T0403", "T0404", "T0405", "T0407",
                                                       "T0410", "T0411", "T0412", "T0413", "T0414"};
  return is_among(code, from_data);
}

}  // namespace sleight
