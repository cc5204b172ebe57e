#include "tools/reports/all_codes.h"

#include <algorithm>
#include <string_view>

#include "grammar/grammar_codes.h"
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

bool begins_a_code(std::string_view beginning) {
  const std::vector<const CodeHelp*> codes = all_codes();
  return !beginning.empty() && std::any_of(codes.begin(), codes.end(), [&](const CodeHelp* help) {
    return std::string_view(help->code).starts_with(beginning);
  });
}

}  // namespace sleight
