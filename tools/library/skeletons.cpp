#include "tools/library/skeletons.h"

#include <algorithm>
#include <filesystem>

#include "core/card/letters.h"
#include "scripting/words/script_printer.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

std::string quoted(const std::string& text) { return Printer::quoted(text); }

/// A path as a word of a command line.
std::string shell_word(const std::string& path) {
  const auto is_plain = [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') ||
           std::string_view("/._-+:,@%").find(c) != std::string_view::npos;
  };
  if (!path.empty() && std::all_of(path.begin(), path.end(), is_plain)) return path;
  std::string word = "'";
  for (const char c : path) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

std::string below(const std::string& folder, const std::string& name) {
  return (fs::path(folder) / name).lexically_normal().string();
}

bool is_mod(const std::string& folder) { return is_there(below(folder, "mod.lua")); }

/// Where a mod has what is of that kind; "" where it may lie anywhere.
const char* folder_in_mod(SkeletonKind kind) {
  switch (kind) {
    case SkeletonKind::card:
    case SkeletonKind::set:
      return "cards";
    case SkeletonKind::rules:
      return "rules";
    case SkeletonKind::keyword:
      return "keywords";
    case SkeletonKind::scenario:
      return "scenarios";
    case SkeletonKind::mod:
      break;
  }
  return "";
}

std::string script_of_card(const std::string& name) {
  return "return instant " + quoted(name) +
         " {\n"
         "  cost = \"{G}\",\n"
         "  text = [[Target creature gets +1/+1 until end of turn.]],\n"
         "  target = creature,\n"
         "  until_end_of_turn(target, { plus = { 1, 1 } }),\n"
         "}\n";
}

/// A creature of 2/2 is aimed at by a card of {G}, and grows.
std::string script_of_scenario(const std::string& name, const std::string& card, int grown) {
  const std::string size = std::to_string(grown);
  return "scenario(" + quoted(name) +
         ", function(s)\n"
         "  local bears = s.bob:has(\"in play\", \"Grizzly Bears\")\n"
         "  s.bob:has(\"hand\", " +
         quoted(card) +
         ")\n"
         "  s.bob:lands(\"Forest\", 1)\n"
         "  s.bob:casts(" +
         quoted(card) +
         ", { target = bears })\n"
         "  s:expect(bears, { power = " +
         size + ", toughness = " + size +
         " })\n"
         "end)\n";
}

std::string script_of_rules(const std::string& name) {
  return "return rule_set " + quoted(card_file_name(name)) +
         " {\n"
         "  text = " +
         quoted(name + ": `fifth`, with more life.") +
         ",\n"
         "  like = \"fifth\",\n"
         "  options = {\n"
         "    [\"setup.life\"] = 30,\n"
         "  },\n"
         "}\n";
}

std::string script_of_keyword(const std::string& name) {
  return "return keyword " + quoted(keyword_called(name)) +
         " {\n"
         "  text = \"It cannot be blocked by creatures with power 3 or more.\",\n"
         "  cannot_be_blocked { by = creatures:power(3) },\n"
         "}\n";
}

}  // namespace

const std::vector<std::string>& skeleton_kinds() {
  static const std::vector<std::string> kinds{"mod", "card", "set", "rules", "keyword", "scenario"};
  return kinds;
}

std::optional<SkeletonKind> skeleton_kind_named(std::string_view word) {
  const std::vector<std::string>& kinds = skeleton_kinds();
  const auto found = std::find(kinds.begin(), kinds.end(), word);
  if (found == kinds.end()) return std::nullopt;
  return static_cast<SkeletonKind>(found - kinds.begin());
}

std::vector<SkeletonFile> skeleton_of(const SkeletonOrder& order) {
  const std::string name = card_file_name(order.name);
  const std::string folder =
      is_mod(order.folder) ? below(order.folder, folder_in_mod(order.kind)) : order.folder;
  const std::string file = below(folder, name + ".lua");
  switch (order.kind) {
    case SkeletonKind::mod: {
      const std::string mod = below(order.folder, name);
      const std::string card = order.name + " Charm", card_file = card_file_name(card) + ".lua";
      return {{mod + "/mod.lua", "return mod { name = " + quoted(order.name) + ", version = \"0.1\" }\n"},
              {mod + "/cards/" + card_file, script_of_card(card)},
              {mod + "/scenarios/" + card_file,
               script_of_scenario(card + " makes a creature larger", card, /*grown=*/3), true}};
    }
    case SkeletonKind::card:
      return {{file, script_of_card(order.name)}};
    case SkeletonKind::set:
      return {{below(folder, name + "/set.lua"), print_set({order.name, order.set_code, "", {}})}};
    case SkeletonKind::rules:
      return {{file, script_of_rules(order.name)}};
    case SkeletonKind::keyword:
      return {{file, script_of_keyword(order.name)}};
    case SkeletonKind::scenario:
      return {{file, script_of_scenario(order.name, "Giant Growth", /*grown=*/5), true}};
  }
  return {};
}

std::string command_after(const SkeletonOrder& order) {
  const std::string file = skeleton_of(order).front().file;
  if (order.kind == SkeletonKind::mod) {
    const std::string mod = folder_of_file(file);
    return "sleight test --mod " + shell_word(mod) + " " + shell_word(mod + "/scenarios");
  }
  if (order.kind != SkeletonKind::scenario) return "sleight check " + shell_word(file);
  const std::string mod = mod_around(order.folder);
  return "sleight test " + (mod.empty() ? "" : "--mod " + shell_word(mod) + " ") + shell_word(file);
}

std::string keyword_called(const std::string& name) {
  std::string called = card_file_name(name);
  std::replace(called.begin(), called.end(), '_', ' ');
  return called;
}

std::string free_set_code(const std::string& name, const std::vector<std::string>& taken) {
  std::string letters;
  for (const char c : card_file_name(name))
    if (c != '_') letters += raised(c);
  const auto is_free = [&](const std::string& code) {
    return std::none_of(taken.begin(), taken.end(),
                        [&](const std::string& other) { return same_but_for_case(code, other); });
  };
  // Three letters are usual.
  std::string code = letters.substr(0, 3);
  while (code.size() < 3) code += 'X';
  for (int number = 2; !is_free(code); ++number) code = letters.substr(0, 2) + std::to_string(number);
  return code;
}

}  // namespace sleight
