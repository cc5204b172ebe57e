#include "tools/reports/mod_state.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/card/characters.h"
#include "tools/display/phrases.h"

namespace sleight {
namespace {

/// A mod may bring a thousand cards: so many of them are named.
constexpr std::size_t most_named = 12;

/// "adds 2 cards: Cargo Ship, Dock Fire".
std::string added(const ModState& mod, const std::string& kind) {
  std::vector<std::string> names;
  std::size_t count = 0;
  for (const ModPart& part : mod.parts)
    if (part.kind == kind && part.before.empty() && ++count <= most_named) names.push_back(seen(part.name));
  if (count == 0) return "";
  return "  adds " + std::to_string(count) + " " + kind + (count == 1 ? "" : "s") + ": " + listed(names) +
         (count > most_named ? " and " + std::to_string(count - most_named) + " more" : "") + "\n";
}

}  // namespace

std::string mod_text(const ModState& mod) {
  std::string text = "mod " + seen(mod.name) + " " + seen(mod.version) + "\n";
  for (const char* kind : {"card", "keyword", "counter", "rule set", "set"}) text += added(mod, kind);
  for (const ModPart& part : mod.parts) {
    if (part.before.empty()) continue;
    const std::string what = "the " + part.kind + " " + seen(part.name);
    // Several mods may bring cards of one set.
    if (part.kind == "set")
      text += "  adds to " + what + "\n";
    else if (part.before_mod.empty())
      text += "  replaces " + what + " of the library\n";
    else
      text += "  overrides " + what + " of the mod " + seen(part.before_mod) + "\n";
  }
  return text + (mod.parts.empty() ? "  adds nothing\n" : "");
}

nlohmann::ordered_json mod_json(const ModState& mod) {
  using Json = nlohmann::ordered_json;
  Json known{{"name", mod.name}, {"version", mod.version}, {"folder", mod.folder}, {"parts", Json::array()}};
  for (const ModPart& part : mod.parts) {
    Json told{{"kind", part.kind}, {"name", part.name}, {"file", part.file}};
    if (!part.before.empty()) told["before"] = part.before;
    if (!part.before_mod.empty()) told["before_mod"] = part.before_mod;
    known["parts"].push_back(std::move(told));
  }
  return known;
}

}  // namespace sleight
