#pragma once

#include <string>
#include <vector>

namespace sleight {

/// A scenario, as it stands in its file; it is not run.
struct NamedScenario {
  std::string file;
  int line = 0;
  std::string title;   ///< "…" stands for what is put into it only when it runs
  std::string ruling;  ///< the date of the ruling that it shows; "" where it shows none
};

/// The files of scenarios below a path, read once. What cannot be read is left out.
class ScenarioIndex {
 public:
  explicit ScenarioIndex(const std::string& path, int jobs);

  /// All scenarios, in the order of files and lines.
  std::vector<NamedScenario> all(int jobs) const;
  /// Those that name a card: in their title, in themselves, or in a function or table of their file that they
  /// use. Titles that name it come first, and rulings first among them.
  std::vector<NamedScenario> naming(const std::string& card, int jobs) const;

 private:
  struct File {
    std::string name;
    std::string text;
  };
  std::vector<File> files_;
};

/// Where the scenarios that come with the program lie; "" where there are none.
std::string scenario_folder();

}  // namespace sleight
