#include "tools/commands/format_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "scripting/files/given_texts.h"
#include "scripting/lua/script_source.h"
#include "scripting/lua/syntax_findings.h"
#include "scripting/syntax/script_layout.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/files/file_system.h"
#include "tools/gate/fixes.h"

namespace sleight {
namespace {

struct FormatOptions {
  std::vector<std::string> paths;
  bool check = false;
  bool diff = false;
};

/// The Lua files that the paths mean, each once.
std::vector<std::string> files_of(const std::vector<std::string>& paths, Report& report) {
  std::vector<std::string> files;
  std::set<std::string> known;
  for (const std::string& path : paths) {
    Diagnostics unread;
    for (std::string& file : lua_files(path, unread))
      if (known.insert(whole_path(file)).second) files.push_back(std::move(file));
    report.add(unread);
  }
  return files;
}

void run(Program& program, const FormatOptions& o) {
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path, {FileKind::script, FileKind::scenarios})) return;
  Report report;
  const std::vector<std::string> files = files_of(o.paths, report);
  long changed = 0;
  for (const std::string& file : files) {
    std::string text;
    if (!read_file(file, text)) {
      program.usage("T0103", "`" + file + "` cannot be read as a file");
      continue;
    }
    std::optional<std::string> after = laid_out(text);
    if (!after) {
      report.source(file, text);
      report.add(syntax_findings(Source(file, text)));
      continue;
    }
    const bool piped = given_text(file) != nullptr;
    const bool differs = *after != text;
    const FixedFile layout{file, std::move(text), std::move(*after), {}};
    changed += differs ? 1 : 0;
    if (o.diff) {
      if (differs) std::cout << patch_of(layout);
    } else if (o.check) {
      if (differs) std::cout << file << "\n";
    } else if (piped) {
      std::cout << layout.after;
    } else if (differs) {
      const std::string problem = write_fixed(layout);
      if (problem.empty())
        std::cout << file << "\n";
      else
        program.usage("T0105", problem, "format it again");
    }
  }
  if ((o.check || o.diff) && changed > 0) program.status = std::max(program.status, 1);
  if (!report.findings().empty()) program.refuse(report);
}

}  // namespace

void add_format_scripts(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("format", "lay scripts out as the house does");
  auto o = std::make_shared<FormatOptions>();
  add_input(*command, program, "path", o->paths,
            "scripts, or folders of them; - is the standard input, and goes to the output")
      ->required();
  command->add_flag("--check", o->check,
                    "only name the files that are laid out otherwise: then the status is 1");
  command->add_flag("--diff", o->diff, "show what would change, as a patch, and write nothing");
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
