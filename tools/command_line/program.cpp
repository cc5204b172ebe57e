#include "tools/command_line/program.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "scripting/cache/script_cache.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"
#include "tools/command_line/meant_command.h"
#include "tools/display/column_width.h"
#include "tools/display/phrases.h"
#include "tools/files/file_system.h"
#include "tools/files/interruption.h"
#include "tools/library/mod_folders.h"
#include "tools/playtest/program_stamp.h"

namespace sleight {

namespace {

/// Whether what goes to `stream` is coloured.
bool is_coloured(const std::string& color, int stream) {
  if (color != "auto") return color == "always";
  return isatty(stream) != 0 && std::getenv("NO_COLOR") == nullptr;
}

}  // namespace

bool Program::is_output_coloured() const { return is_coloured(color, STDOUT_FILENO); }
bool Program::are_errors_coloured() const { return is_coloured(color, STDERR_FILENO); }

Format Program::format() const {
  return format_name == "json"     ? Format::json
         : format_name == "sarif"  ? Format::sarif
         : format_name == "junit"  ? Format::junit
         : format_name == "github" ? Format::github
                                   : Format::human;
}

void Program::usage(const char* code, const std::string& message, const std::string& fix) {
  Report report;
  report.add({code, Severity::error, {}, message, fix});
  warn(report);
  status = 2;
}

void Program::warn(Report& report) const {
  if (report.findings().empty()) return;
  // Workers find things in any order; what is printed must not depend on it.
  report.sort();
  report.fit_to(terminal_width(STDERR_FILENO));
  // For programs the findings keep their format on the error stream; people need no summary of them.
  std::cerr << (format() == Format::human ? report.findings_text(are_errors_coloured())
                                          : report.text(format()))
            << std::flush;
}

void Program::refuse(Report& report) {
  warn(report);
  status = std::max(status, 1);
}

void Program::refuse(Diagnostic diagnostic) {
  Report report;
  report.add(std::move(diagnostic));
  refuse(report);
}

void Program::finish(Report& report) {
  report.sort();
  report.fit_to(terminal_width(STDOUT_FILENO));
  const bool findings_only = quiet && format() == Format::human;
  std::cout << (findings_only ? report.findings_text(is_output_coloured())
                              : report.text(format(), is_output_coloured()))
            << std::flush;
  status = std::max(status, report.status());
}

void Program::tell_interruption(const std::string& done) {
  if (!is_interrupted()) return;
  refuse(Diagnostic{"T0113", Severity::error, {}, "interrupted: " + done, "run it again for the rest"});
  status = status_of_interruption;
}

bool Program::write(const std::string& file, const std::string& text) {
  std::string problem;
  if (write_file(file, text, problem)) return true;
  cannot_write("`" + file + "`", problem);
  return false;
}

void Program::end_output() {
  std::cout.flush();
  if (!std::cout || std::ferror(stdout) != 0) {
    // Nothing remembers why. One more letter, behind what has been cut off anyway, meets the same.
    const bool again = ::write(STDOUT_FILENO, "\n", 1) < 0;
    cannot_write("all of the output", again ? reason_of(errno) : "");
  }
  if (const std::string lost = log.problem(); !lost.empty())
    cannot_write("all of the log `" + log_file + "`", lost);
  // There is nowhere left to say so.
  if (!std::cerr || std::ferror(stderr) != 0) status = 2;
}

void Program::cannot_write(const std::string& what, const std::string& problem) {
  usage("T0105", "cannot write " + what + (problem.empty() ? "" : ": " + problem),
        "make room for it, or name a place that can be written to");
}

void Program::refuse_to_write_over(const std::string& file, const std::string& why) {
  usage("T0108", "`" + file + "` would be written over: " + why, "name another file to write to");
}

bool Program::open_log() {
  // A file or a journal was asked for to be read: without a level it would stay empty.
  const bool asked = journal || !log_file.empty();
  const std::string name = !log_level.empty() ? log_level : asked ? "info" : "off";
  const std::optional<LogLevel> level = log_level_named(name);
  if (!level) {
    const std::string near = closest_word(name, log_level_names());
    usage("T0107", "`" + name + "` is no level of the log",
          "write " + (near.empty() ? "one of " + listed(log_level_names()) : "`--log-level " + near + "`"));
    return false;
  }
  if (*level == LogLevel::off) return true;
  std::string problem;
  std::optional<Log> opened = Log::to(*level, log_file, are_errors_coloured(), problem);
  if (opened) {
    log = std::move(*opened);
    return true;
  }
  cannot_write("`" + log_file + "`", problem);
  return false;
}

void Program::open_cache() {
  const char* const chosen = std::getenv("SLEIGHT_CACHE");  // NOLINT(concurrency-mt-unsafe)
  const std::string folder = chosen == nullptr ? "" : chosen;
  if (no_cache || folder == "off") return;
  const std::string file = cache_file(folder, "scripts");
  if (file.empty()) return;
  sources.cache = std::make_shared<ScriptCache>(file);
  tried_cards = std::make_shared<ScriptCache>(cache_file(folder, "tried"), program_stamp());
}

void Program::save_cache() {
  // The work is done all the same, and will take as long the next time: nobody need be stopped by it.
  for (ScriptCache* cache : {sources.cache.get(), tried_cards.get()})
    if (const std::string problem = cache == nullptr ? "" : cache->save(); !problem.empty())
      log.tell(LogLevel::warn, "what scripts gave was not kept: " + problem);
}

bool Program::has_file(const std::string& path) {
  if (is_there(path)) return true;
  if (path.empty()) {
    usage("T0103", "an empty name is that of no file", "write the name of a file or folder");
    return false;
  }
  if (is_entry(path)) {
    usage("T0103", "`" + path + "` is a link to `" + link_target(path) + "`, which is not there",
          "mend the link, or name another file");
    return false;
  }
  if (path == "-") {
    usage("T0103", "`-` is no file", "write `/dev/stdin` for what is piped in");
    return false;
  }
  const std::string near = nearest_path(path);
  usage("T0103", "there is no file or folder `" + path + "`",
        near.empty() ? "" : "did you mean `" + near + "`?");
  return false;
}

bool Program::has_scripts(const std::string& path, const std::vector<FileKind>& kinds) {
  if (!has_file(path)) return false;
  // Folders that cannot be read are told where they are read.
  Diagnostics unread;
  const std::vector<std::string> files = lua_files(path, unread);
  if (!files.empty() || !unread.empty()) return are_for_command(*this, files, kinds);
  usage("T0103", "there is no Lua file in the folder `" + path + "`");
  return false;
}

bool Program::has_sources() {
  // "" is the library that comes with the program and is always there.
  if (!sources.library.empty() && !has_file(sources.library)) return false;
  for (const std::string& mod : sources.mods) {
    if (!has_file(mod)) return false;
    if (is_file_or_text((std::filesystem::path(mod) / "mod.lua").string())) continue;
    // Plain cards are a library, to be checked as it lies; only as a mod it lacks something.
    const bool has_cards = is_folder((std::filesystem::path(mod) / "cards").string());
    usage("T0106", "`" + mod + "` is no mod: it has " + (has_cards ? "cards, but " : "") + "no mod.lua",
          has_cards ? "move its cards into a mod that `sleight new mod NAME` begins, or give `" +
                          (std::filesystem::path(mod) / "cards").string() + "` to `--library`"
                    : "name the folder in which its mod.lua lies");
    return false;
  }
  // As `check` loads them: whoever names two mods need not know which of them needs the other.
  sources.mods = mods_with(sources, {});
  return true;
}

}  // namespace sleight
