#include "tools/command_line/deck_arguments.h"

#include <map>
#include <utility>

#include "core/table/table.h"
#include "scripting/files/script_files.h"
#include "tools/command_line/program.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// Adds the files that one argument means.
bool add_deck_files(Program& program, const std::string& argument, std::vector<std::string>& files) {
  if (!is_folder(argument)) {
    files.push_back(argument);
    return true;
  }
  Diagnostics unreadable;
  std::vector<std::string> found = files_with_ending(argument, ".txt", unreadable);
  if (!unreadable.empty()) {
    Report report;
    report.add(unreadable);
    program.refuse(report);
    return false;
  }
  if (found.empty()) {
    program.usage("T0104", "`" + argument + "` has no decks",
                  "name a folder with decks, `.txt` files of lines like `4 Lightning Bolt`");
    return false;
  }
  for (std::string& file : found) files.push_back(std::move(file));
  return true;
}

/// Whether each is another file; if not, says so.
bool are_apart(Program& program, const std::vector<std::string>& files) {
  std::map<std::string, std::string> named;
  for (const std::string& file : files) {
    const auto [first, is_new] = named.emplace(whole_path(file), file);
    if (is_new) continue;
    program.usage("T0104",
                  "`" + file + "` is named twice" +
                      (file == first->second ? "" : ": `" + first->second + "` is the same file"),
                  "name each deck once; `sleight sim DECK DECK` plays one against itself");
    return false;
  }
  return true;
}

}  // namespace

bool find_deck_files(Program& program, const std::vector<std::string>& arguments,
                     std::vector<std::string>& files) {
  for (const std::string& argument : arguments)
    if (!add_deck_files(program, argument, files)) return false;
  return files.size() <= player_count || are_apart(program, files);
}

}  // namespace sleight
