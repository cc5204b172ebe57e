#include <algorithm>
#include <string_view>

#include "grammar/codes.h"
#include "scripting/scripting_codes.h"
#include "tools/codes.h"

namespace sleight {

std::vector<const CodeHelp*> all_codes() {
  std::vector<const CodeHelp*> all;
  for (const auto* table : {&scripting_codes(), &grammar_codes(), &tool_codes()})
    for (const CodeHelp& help : *table) all.push_back(&help);
  std::sort(all.begin(), all.end(),
            [](const CodeHelp* a, const CodeHelp* b) { return std::string_view{a->code} < b->code; });
  return all;
}

}  // namespace sleight
