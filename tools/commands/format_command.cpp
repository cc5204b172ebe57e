#include "tools/commands/format_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
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

/// What became of one file.
struct FormattedFile {
  FixedFile layout;
  bool differs = false;
  bool written = false;
};

/// As people read it: the names of the files that changed or would change, or a patch, or what was piped in,
/// laid out.
void print(const FormatOptions& o, const FormattedFile& formatted) {
  const FixedFile& layout = formatted.layout;
  if (o.diff) {
    if (formatted.differs) std::cout << patch_of(layout);
  } else if (o.check) {
    if (formatted.differs) std::cout << layout.file << "\n";
  } else if (given_text(layout.file) != nullptr) {
    std::cout << layout.after;
  } else if (formatted.written) {
    std::cout << layout.file << "\n";
  }
}

/// The same for programs: every file that is read, whether or not it changed.
nlohmann::ordered_json to_json(const FormatOptions& o, const FormattedFile& formatted) {
  const FixedFile& layout = formatted.layout;
  nlohmann::ordered_json one{
      {"file", layout.file}, {"differs", formatted.differs}, {"written", formatted.written}};
  if (o.diff) {
    one["patch"] = formatted.differs ? patch_of(layout) : "";
  } else if (!o.check && given_text(layout.file) != nullptr) {
    one["text"] = layout.after;
  }
  return one;
}

void run(Program& program, const FormatOptions& o) {
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path, {FileKind::script, FileKind::scenarios})) return;
  const bool as_json = program.format() == Format::json;
  Report report;
  const std::vector<std::string> files = files_of(o.paths, report);
  nlohmann::ordered_json told = nlohmann::ordered_json::array();
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
    FormattedFile formatted{{file, std::move(text), std::move(*after), {}}};
    formatted.differs = formatted.layout.after != formatted.layout.before;
    changed += formatted.differs ? 1 : 0;
    if (formatted.differs && !o.check && !o.diff && given_text(file) == nullptr) {
      const std::string problem = write_fixed(formatted.layout);
      formatted.written = problem.empty();
      if (!problem.empty()) program.usage("T0105", problem, "format it again");
    }
    if (as_json)
      told.push_back(to_json(o, formatted));
    else
      print(o, formatted);
  }
  if ((o.check || o.diff) && changed > 0) program.status = std::max(program.status, 1);
  if (as_json) {
    report.count("files", static_cast<long>(files.size()));
    report.count("changed", changed);
    nlohmann::ordered_json root{{"files", std::move(told)}};
    root.update(nlohmann::ordered_json::parse(report.text(Format::json)));
    // A script may hold any bytes; JSON may not.
    std::cout << root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
    program.status = std::max(program.status, report.status());
  } else if (!report.findings().empty()) {
    program.refuse(report);
  }
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
  add_listing_format(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
