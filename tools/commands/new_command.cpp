#include "tools/commands/new_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "core/card/letters.h"
#include "scripting/files/script_reader.h"
#include "scripting/syntax/script_tokens.h"
#include "scripting/words/script_printer.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/library/skeletons.h"

namespace sleight {
namespace {

struct NewOptions {
  std::string kind;
  std::string name;
  std::string folder = ".";
};

/// Whether files can be called after the name; if not, says so.
bool has_file_name(Program& program, const SkeletonOrder& order) {
  const std::string name = card_file_name(order.name);
  if (name.empty()) {
    program.usage("T0205", "`" + order.name + "` has no letter or digit to name a file by",
                  "give it a name with letters");
    return false;
  }
  const bool has_folder = order.kind == SkeletonKind::mod || order.kind == SkeletonKind::set;
  if (!has_folder && (name == "set" || name == "mod")) {
    program.usage("T0205",
                  "`" + order.name + "` would be written to `" + name +
                      ".lua`, which says something of the whole folder",
                  "give it another name");
    return false;
  }
  // Scripts write a keyword as a word of Lua.
  const std::string word = keyword_word(keyword_called(order.name));
  if (order.kind == SkeletonKind::keyword && (!is_letter(word.front()) || is_lua_keyword(word))) {
    program.usage("T0104", "no script could write the keyword `" + word + "`",
                  "begin its name with a letter, and let it be no reserved word of Lua");
    return false;
  }
  return true;
}

/// The sets of the library, and those that lie beside a set.lua.
std::vector<CollectedSet> other_sets(const Program& program, const std::string& set_file) {
  namespace fs = std::filesystem;
  std::vector<CollectedSet> sets = open_shelf(program.sources, {}).sets;
  std::vector<std::string> beside;
  std::error_code none;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(folder_of_file(folder_of_file(set_file)), none))
    if (is_there((entry.path() / "set.lua").string()))
      beside.push_back((entry.path() / "set.lua").lexically_normal().string());
  const Scripts scripts = open_scripts(program, beside, 1);
  sets.insert(sets.end(), scripts.sets.begin(), scripts.sets.end());
  return sets;
}

/// Chooses the code of a set. False, and said why, when another set is called so.
bool choose_set_code(Program& program, SkeletonOrder& order) {
  std::vector<std::string> codes;
  for (const CollectedSet& set : other_sets(program, skeleton_of(order).front().file)) {
    codes.push_back(set.info.code);
    if (!same_but_for_case(set.info.name, order.name)) continue;
    program.usage("T0421", "`" + order.name + "` is the name of another set, in " + set.folder,
                  "give each set a name of its own");
    return false;
  }
  order.set_code = free_set_code(order.name, codes);
  return true;
}

/// Whether the scripts are read as they would be by `check`; if not, says why.
bool are_read(Program& program, const std::vector<SkeletonFile>& files) {
  Words words;
  ScriptReader reader(words, data_folder(program.sources));
  Report refused;
  for (const SkeletonFile& file : files) {
    if (file.is_scenario) continue;
    Diagnostics findings;
    reader.read(file.file, file.text, findings);
    refused.source(file.file, file.text);
    refused.add(findings);
  }
  if (refused.findings().empty()) return true;
  program.refuse(refused);
  return false;
}

void run(Program& program, const NewOptions& o) {
  if (!program.has_sources() || !program.has_file(o.folder)) return;
  if (!is_folder(o.folder))
    return program.usage("T0104", "`" + o.folder + "` is no folder", "name the folder to begin it in");
  SkeletonOrder order{skeleton_kind_named(o.kind).value_or(SkeletonKind::card), o.name, o.folder, ""};
  if (!has_file_name(program, order)) return;
  // Nothing is written where one of them is there.
  for (const SkeletonFile& file : skeleton_of(order))
    if (is_entry(file.file))
      return program.usage("T0108", "`" + file.file + "` would be written over: it is there already",
                           "give it another name, or begin it in another folder with `--in`");
  if (order.kind == SkeletonKind::set && !choose_set_code(program, order)) return;
  const std::vector<SkeletonFile> files = skeleton_of(order);
  if (!are_read(program, files)) return;
  const std::string next = command_after(order);
  for (const SkeletonFile& file : files) {
    if (!program.write(file.file, file.text)) return;
    std::cout << file.file << "\n";
  }
  std::cout << "next: " << next << "\n";
}

}  // namespace

void add_new(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("new", "begin a mod, a card, a set, a rule set, a keyword or a scenario");
  auto o = std::make_shared<NewOptions>();
  CLI::Option* kind =
      command->add_option("kind", o->kind, "what to begin: mod, card, set, rules, keyword or scenario");
  kind->required();
  only_one_of(*kind, skeleton_kinds());
  command->add_option("name", o->name, "its name, as a person writes it: \"Night Watch\"")->required();
  command->add_option("--in", o->folder,
                      "the folder to begin it in (default: the current one); in a mod it gets the folder of "
                      "its kind");
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
