#include "tools/command_line/meant_command.h"

#include <algorithm>

#include "tools/command_line/program.h"

namespace sleight {
namespace {

/// What a file is called, and what is done with one.
struct KindWords {
  std::string is;
  std::string fix;
};

KindWords words_of(FileKind kind, const std::string& file) {
  switch (kind) {
    case FileKind::script:
      return {"a script", "`sleight check " + file + "` validates it"};
    case FileKind::scenarios:
      return {"a file of scenarios", "`sleight test " + file + "` runs them"};
    case FileKind::record:
      return {"the record of a duel", "`sleight replay " + file + "` plays it again"};
    case FileKind::saved_duel:
      return {"a saved duel", "`sleight why " + file + " --list` tells what is in it"};
    case FileKind::deck:
      return {"a deck", "`sleight duel " + file + " DECK` plays with it"};
    case FileKind::card_data:
      return {"card data", "`sleight scaffold --cards " + file + "` makes scripts of it"};
    case FileKind::unknown:
      break;
  }
  return {};
}

bool may_be(FileKind kind, const std::vector<FileKind>& kinds) {
  return kind == FileKind::unknown || std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

}  // namespace

bool is_for_command(Program& program, const std::string& file, const std::vector<FileKind>& kinds) {
  return are_for_command(program, {file}, kinds);
}

bool are_for_command(Program& program, const std::vector<std::string>& files,
                     const std::vector<FileKind>& kinds) {
  if (files.empty()) return true;
  for (const std::string& file : files)
    if (may_be(kind_of_file(file), kinds)) return true;
  const KindWords words = words_of(kind_of_file(files.front()), files.front());
  program.usage("T0112", "`" + files.front() + "` is " + words.is + ", which this command does not read",
                words.fix);
  return false;
}

}  // namespace sleight
