#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// What `sleight new` begins.
enum class SkeletonKind : unsigned char { mod, card, set, rules, keyword, scenario };

/// The words that name them, in that order.
const std::vector<std::string>& skeleton_kinds();
/// The kind that a word names; nothing for other words.
std::optional<SkeletonKind> skeleton_kind_named(std::string_view word);

/// A file to begin with.
struct SkeletonFile {
  std::string file;
  std::string text;
  bool is_scenario = false;
};

/// What is asked for.
struct SkeletonOrder {
  SkeletonKind kind{};
  std::string name;      ///< as a person writes it: "Night Watch"
  std::string folder;    ///< in which it is begun
  std::string set_code;  ///< of a set
};

/// The files of a skeleton, each of which passes `check`, or `test`. In a mod, which is a folder with a
/// mod.lua, each has the folder of its kind. The name has a letter or a digit (`card_file_name`).
std::vector<SkeletonFile> skeleton_of(const SkeletonOrder& order);
/// The command that proves what was begun, as a person types it.
std::string command_after(const SkeletonOrder& order);

/// How a keyword of that name is called: "night watch".
std::string keyword_called(const std::string& name);
/// A code for a set of that name which is none of those `taken`; codes differ by more than their case.
std::string free_set_code(const std::string& name, const std::vector<std::string>& taken);

}  // namespace sleight
