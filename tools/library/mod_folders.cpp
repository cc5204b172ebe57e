#include "tools/library/mod_folders.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// `mod/cards/SET/part/card.lua` is where nothing reads it, and is still told of its mod.
constexpr int most_folders_above = 4;

fs::path place_of(const std::string& path) {
  std::error_code ignored;
  return fs::weakly_canonical(path, ignored);
}

bool holds_mod(const fs::path& folder) { return is_file_or_text((folder / "mod.lua").string()); }

/// The folder above, as a path that begins as `folder` does.
fs::path above(const fs::path& folder) {
  const fs::path name = folder.filename();
  if (folder == ".") return "..";
  if (name == ".." || name == ".") return folder / "..";
  return folder.has_parent_path() ? folder.parent_path() : fs::path(".");
}

/// Lists mods, each once and behind what it needs.
class ModList {
 public:
  /// Of `named` mods no other one is looked for where one of them is needed.
  ModList(const CardSources& sources, const std::vector<std::string>& named)
      : sources_(sources), named_(named) {
    for (const std::string& mod : named_) add(mod);
  }

  void add(const std::string& mod) {
    const fs::path place = place_of(mod);
    if (std::find(known_.begin(), known_.end(), place) != known_.end()) return;
    // Before its needs are looked for: mods may need each other, which is told where they are checked.
    known_.push_back(place);
    for (const std::string& needed : about(mod).needs)
      if (const std::string found = mod_called(needed, mod); !found.empty()) add(found);
    mods_.push_back(mod);
  }

  std::vector<std::string> take() { return std::move(mods_); }

 private:
  ModInfo about(const std::string& mod) {
    const std::string file = (fs::path(mod) / "mod.lua").string();
    std::string text;
    if (!read_file(file, text)) return {};
    if (!reader_)
      reader_.emplace(words_, data_folder(sources_), std::vector<std::string>{}, sources_.cache.get());
    Diagnostics told_when_checked;
    for (Value& value : reader_->read(file, text, told_when_checked))
      if (auto* info = std::get_if<ModInfo>(&value)) return std::move(*info);
    return {};
  }

  /// The mod of that name: one that was named, or else one whose folder lies beside `mod`.
  std::string mod_called(const std::string& name, const std::string& mod) {
    for (const std::string& named : named_)
      if (about(named).name == name) return named;
    const fs::path folder = above(fs::path(mod));
    std::vector<std::string> beside;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none))
      if (holds_mod(entry.path())) beside.push_back(entry.path().string());
    std::sort(beside.begin(), beside.end());
    for (const std::string& other : beside)
      if (about(other).name == name) return other;
    return "";
  }

  const CardSources& sources_;
  const std::vector<std::string> named_;
  std::vector<std::string> mods_;
  std::vector<fs::path> known_;
  Words words_;
  std::optional<ScriptReader> reader_;
};

}  // namespace

std::string mod_around(const std::string& path) {
  fs::path folder = fs::path(path).lexically_normal();
  if (!folder.has_filename() && folder.has_relative_path()) folder = folder.parent_path();
  if (!is_folder(path)) folder = above(folder);
  for (int up = 0; up <= most_folders_above; ++up, folder = above(folder)) {
    if (holds_mod(folder)) return folder.string();
    if (!place_of(folder.string()).has_relative_path()) break;
  }
  return "";
}

bool lies_in(const std::string& path, const std::vector<std::string>& folders) {
  const std::string place = (place_of(path) / "").string();
  return std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
    return place.starts_with((place_of(folder) / "").string());
  });
}

std::vector<std::string> mods_with(const CardSources& sources, const std::vector<std::string>& paths) {
  std::vector<std::string> named = sources.mods;
  for (const std::string& path : paths) {
    if (std::string around = mod_around(path); !around.empty()) {
      named.push_back(std::move(around));
      continue;
    }
    Diagnostics told_when_read;
    for (const std::string& file : lua_files(path, told_when_read))
      if (fs::path(file).filename() == "mod.lua") named.push_back(folder_of_file(file));
  }
  return ModList(sources, named).take();
}

}  // namespace sleight
