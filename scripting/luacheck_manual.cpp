#include "scripting/luacheck_manual.h"

#include <set>

#include "scripting/lua/offered_functions.h"

namespace sleight {
namespace {

/// Whether a script says the word by itself.
bool is_global(const ManualWord& word) {
  return word.style != ManualWord::Style::method && (!word.makes.empty() || word.family == "others");
}

}  // namespace

std::string manual_for_luacheck(const std::vector<ManualWord>& words) {
  std::set<std::string> names;
  for (const ManualWord& word : words)
    if (is_global(word)) names.insert(word.name);
  std::string out =
      "-- A configuration of luacheck, written by `sleight api --luacheck`: what scripts and scenarios may "
      "say.\n"
      "stds.sleight = {\n  read_globals = {\n";
  for (const auto& [name, fields] : offered_functions()) {
    out += "    " + name;
    if (fields.empty()) {
      out += " = {},\n";
      continue;
    }
    out += " = { fields = { ";
    for (const std::string& field : fields) out += (field == fields.front() ? "\"" : ", \"") + field + "\"";
    out += " } },\n";
  }
  for (const std::string& name : names) out += "    \"" + name + "\",\n";
  return out +
         "  },\n}\n"
         "stds.sleight_scenarios = { read_globals = { \"scenario\" } }\n"
         "std = \"sleight\"\n"
         "files[\"**/scenarios/**/*.lua\"] = { std = \"sleight+sleight_scenarios\",\n"
         "  -- A name tells what a card is there for, and one scenario after another has its own of each.\n"
         "  ignore = { \"211\", \"431\" } }\n"
         "-- The text of a card stands as it is.\n"
         "max_line_length = false\n";
}

}  // namespace sleight
