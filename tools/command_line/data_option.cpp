#include "tools/command_line/data_option.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <vector>

#include "scripting/files/data_folder.h"
#include "tools/command_line/program.h"

namespace sleight {
namespace {

/// What is to be told of a place that names no folder.
std::string unnamed(const DataPlace& place) {
  return place.name == "--data"         ? "not given"
         : place.name == "SLEIGHT_DATA" ? "not set"
                                        : "the system does not say where the program lies";
}

/// What lies in a folder, as the end of a line about it.
std::string contents(const std::string& folder) {
  if (!has_data(folder)) return "no data";
  const std::string version = data_version(folder);
  if (version == program_version()) return "data of this version";
  return version.empty() ? "data that says no version" : "data of version " + version;
}

}  // namespace

CLI::Option* add_data(CLI::App& command, Program& program) {
  const auto named = [](const std::string& folder) -> std::string {
    return folder.empty() ? "names no folder" : "";
  };
  return command
      .add_option("--data", program.data,
                  "folder of the program's own data: cards, keywords, rule sets (default: what SLEIGHT_DATA "
                  "names, or what lies beside the program)")
      ->check(CLI::Validator(named, ""));
}

void add_version(CLI::App& app, Program& program) {
  const auto verbose = std::make_shared<bool>(false);
  CLI::Option* const more =
      app.add_flag("--verbose", *verbose, "with `--version`: tell also where the data is looked for");
  more->needs(app.set_version_flag(
      "-V,--version",
      [&program, verbose] { return *verbose ? version_and_places(program) : "sleight " + program_version(); },
      "tell the version"));
}

std::string version_and_places(const Program& program) {
  const std::vector<DataPlace> places = data_places(program.data);
  const DataPlace* const taken = taken_place(places);
  std::string text = "sleight " + program_version() +
                     "\nIts data is that of the first of these places that is named, or has data:";
  for (const DataPlace& place : places) {
    text += "\n  " + place.name + ": ";
    text += place.folder.empty() ? unnamed(place) : place.folder + ", " + contents(place.folder);
    if (&place == taken) text += " (taken)";
  }
  return text;
}

void use_data(const Program& program) {
  // Whoever reads data asks the environment, and so do programs that this one starts. No thread runs yet.
  if (!program.data.empty())
    ::setenv("SLEIGHT_DATA", program.data.c_str(), 1);  // NOLINT(concurrency-mt-unsafe)
}

bool data_is_fit(Program& program) {
  const std::vector<DataPlace> places = data_places(program.data);
  const DataPlace* const taken = taken_place(places);
  if (taken == nullptr) {
    std::string tried;
    for (const DataPlace& place : places)
      tried += (tried.empty() ? "" : ", ") +
               (place.folder.empty() ? place.name + " (" + unnamed(place) + ")" : "`" + place.folder + "`");
    program.usage("T0109",
                  "the program's data (cards, keywords, rule sets) is in none of its places: " + tried,
                  "install it with the program, or name its folder, in which `scripting` and `cards` lie, "
                  "with `--data`");
    return false;
  }
  const std::string problem = data_problem(taken->folder);
  if (problem.empty()) return true;
  if (!has_data(taken->folder)) {
    program.usage("T0109", problem + ", which " + taken->name + " names",
                  "let it name the folder in which `scripting` and `cards` lie, or leave it out");
    return false;
  }
  program.usage("T0111", problem,
                "install the program and its data together, or name data of its version with `--data`");
  return false;
}

}  // namespace sleight
