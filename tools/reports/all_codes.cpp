#include "tools/reports/all_codes.h"

#include <algorithm>
#include <string_view>

#include "grammar/codes.h"
#include "scripting/scripting_codes.h"
#include "tools/reports/tool_codes.h"

namespace sleight {

std::vector<const CodeHelp*> all_codes() {
  std::vector<const CodeHelp*> all;
  for (const auto* table : {&scripting_codes(), &grammar_codes(), &tool_codes()})
    for (const CodeHelp& help : *table) all.push_back(&help);
  std::sort(all.begin(), all.end(),
            [](const CodeHelp* a, const CodeHelp* b) { return std::string_view{a->code} < b->code; });
  return all;
}

const CodeHelp* find_code(const std::string& code) {
  for (const CodeHelp* help : all_codes())
    if (code == help->code) return help;
  return nullptr;
}

}  // namespace sleight
