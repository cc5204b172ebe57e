#include "scripting/files/data_folder.h"

#include <sleight/version.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// The folder in which the file of the running program lies, links followed; "" where the system does not
/// say.
fs::path program_folder() {
  std::error_code unknown;
  return fs::read_symlink("/proc/self/exe", unknown).parent_path();
}

/// The folder as it is once links are followed: a build tree has a link to its sources, and scripts are told
/// of by where they really are.
std::string without_links(const std::string& folder) {
  std::error_code problem;
  const fs::path real = fs::canonical(folder, problem);
  return problem ? folder : real.string();
}

}  // namespace

std::vector<DataPlace> data_places(const std::string& option) {
  const char* const variable = std::getenv("SLEIGHT_DATA");  // NOLINT(concurrency-mt-unsafe)
  const fs::path folder = program_folder();
  const auto beside = [](const fs::path& above) {
    return above.empty() ? "" : (above / "share" / "sleight").string();
  };
  // The first of the two is that of an installed program; the second that of a build tree, in which the
  // program lies at the top.
  return {{"--data", option, !option.empty()},
          {"SLEIGHT_DATA", variable == nullptr ? "" : variable, variable != nullptr && *variable != '\0'},
          {"../share/sleight", beside(folder.parent_path()), false},
          {"share/sleight", beside(folder), false}};
}

bool has_data(const std::string& folder) {
  std::error_code ignored;
  return fs::is_directory(fs::path(folder) / "scripting" / "keywords", ignored);
}

const DataPlace* taken_place(const std::vector<DataPlace>& places) {
  const auto found = std::find_if(places.begin(), places.end(), [](const DataPlace& place) {
    return place.chosen || (!place.folder.empty() && has_data(place.folder));
  });
  return found == places.end() ? nullptr : &*found;
}

std::string data_version(const std::string& folder) {
  std::ifstream file(fs::path(folder) / "scripting" / "version.txt");
  std::string version;
  file >> version;
  return version;
}

std::string program_version() { return SLEIGHT_VERSION; }

std::string data_problem(const std::string& folder) {
  if (!has_data(folder)) return "there is no data of the program in `" + folder + "`";
  const std::string version = data_version(folder);
  if (version == program_version()) return "";
  return "the data in `" + folder + "` " +
         (version.empty() ? "says no version" : "is of version " + version) +
         ", and this program is of version " + program_version();
}

std::string data_directory() {
  const std::vector<DataPlace> places = data_places();
  const DataPlace* const taken = taken_place(places);
  if (taken == nullptr) return places.back().folder;
  return taken->chosen ? taken->folder : without_links(taken->folder);
}

}  // namespace sleight
