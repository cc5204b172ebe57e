#include "tools/program.h"

#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <limits>
#include <thread>

#include "scripting/lua/nearest_word.h"
#include "tools/files.h"

namespace sleight {
namespace {

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

/// Says what is wrong with arguments that the command did not take.
void refuse_extras(Program& program, const CLI::App& command, const std::string& extra) {
  if (extra.rfind('-', 0) == 0) {
    const std::string name = extra.substr(0, extra.find('='));
    const std::string near = closest_word(name, option_names(command));
    program.usage("T0102", "`sleight " + command.get_name() + "` does not know the option `" + name + "`",
                  near.empty() ? "see `sleight " + command.get_name() + " --help`" : "write `" + near + "`");
  } else {
    program.usage("T0104", "`sleight " + command.get_name() + "` does not take the argument `" + extra + "`",
                  "see `sleight " + command.get_name() + " --help`");
  }
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr; }

Format Program::format() const {
  return format_name == "json"    ? Format::json
         : format_name == "sarif" ? Format::sarif
         : format_name == "junit" ? Format::junit
                                  : Format::human;
}

void Program::usage(const char* code, const std::string& message, const std::string& fix) {
  Diagnostic d;
  d.code = code;
  d.message = message;
  d.fix = fix;
  std::cerr << to_human(d, "", isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr);
  status = 2;
}

void Program::refuse(Report& report) {
  report.sort();
  const bool colour = isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  std::cerr << (format() == Format::human ? report.findings_text(colour) : report.text(format()))
            << std::flush;
  status = std::max(status, 1);
}

void Program::refuse(Diagnostic diagnostic) {
  Report report;
  report.add(std::move(diagnostic));
  refuse(report);
}

void Program::finish(Report& report) {
  report.sort();
  std::cout << report.text(format(), output_is_terminal()) << std::flush;
  status = std::max(status, report.status());
}

bool Program::has_file(const std::string& path) {
  if (is_there(path)) return true;
  const std::string near = nearest_path(path);
  usage("T0103", "there is no file or folder `" + path + "`",
        near.empty() ? "" : "did you mean `" + near + "`?");
  return false;
}

bool Program::has_scripts(const std::string& path) {
  if (!has_file(path)) return false;
  if (!lua_files(path).empty()) return true;
  usage("T0103", "there is no Lua file in the folder `" + path + "`");
  return false;
}

bool Program::has_sources() {
  if (!sources.library.empty() && !has_file(sources.library)) return false;
  for (const std::string& mod : sources.mods) {
    if (!has_file(mod)) return false;
    if (is_there((std::filesystem::path(mod) / "mod.lua").string())) continue;
    usage("T0106", "`" + mod + "` is no mod: it has no mod.lua", "name the folder in which its mod.lua lies");
    return false;
  }
  return true;
}

void add_format(CLI::App& command, Program& program) {
  command.add_option("--format", program.format_name, "human, json, sarif or junit")
      ->check(CLI::IsMember({"human", "json", "sarif", "junit"}));
}
void add_jobs(CLI::App& command, Program& program) {
  program.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.add_option("--jobs", program.jobs, "how many threads")->check(CLI::Range(1, 256));
}
void add_seed(CLI::App& command, std::uint64_t& seed) {
  // CLI11 would take the greatest number for what is greater still.
  const auto whole = [](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && rest == end
               ? ""
               : "`" + text + "` is no whole number from 0 to " +
                     std::to_string(std::numeric_limits<std::uint64_t>::max());
  };
  command.add_option("--seed", seed, "seed of all chance, that of the bots included")->check(whole);
}
void add_mods(CLI::App& command, Program& program) {
  command.add_option("--mod", program.sources.mods, "folder of a mod; several are loaded in the order given")
      ->allow_extra_args(false)
      ->take_all();
}
void add_sources(CLI::App& command, Program& program) {
  command.add_option("--library", program.sources.library,
                     "folder of card scripts (default: the one that comes with the program)");
  add_mods(command, program);
}

int run_program(int argc, const char* const* argv) {
  Program program;
  CLI::App app{"Sleight: write, check and play scripts of cards for the classic duel.", "sleight"};
  app.set_version_flag("--version", "sleight 0.1.0");
  app.require_subcommand(1);
  for (const auto add : {add_check, add_test, add_scaffold, add_parse, add_describe, add_duel, add_replay,
                         add_sim, add_why, add_api, add_help})
    add(app, program);
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) command->allow_extras();

  if (argc < 2) {
    std::cerr << app.help();
    return 2;
  }
  const std::string first = argv[1];
  const auto names = command_names(app);
  if (first.rfind('-', 0) != 0 && std::find(names.begin(), names.end(), first) == names.end()) {
    const std::string near = closest_word(first, names);
    program.usage("T0101", "there is no command `" + first + "`",
                  near.empty() ? "`sleight --help` lists the commands" : "write `sleight " + near + "`");
    return program.status;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::ParseError& error) {
    for (const CLI::App* command : app.get_subcommands())
      for (const std::string& extra : command->remaining())
        if (extra.rfind('-', 0) == 0) {
          refuse_extras(program, *command, extra);
          return program.status;
        }
    program.usage(first.rfind('-', 0) == 0 ? "T0102" : "T0104", error.what(),
                  "see `sleight " + (first.rfind('-', 0) == 0 ? "" : first + " ") + "--help`");
    return program.status;
  }
  return program.status;
}

void on_run(CLI::App& command, Program& program, std::function<void()> run) {
  command.callback([&command, &program, run = std::move(run)] {
    for (const std::string& extra : command.remaining()) {
      refuse_extras(program, command, extra);
      return;
    }
    run();
  });
}

}  // namespace sleight
