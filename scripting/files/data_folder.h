#pragma once

#include <string>
#include <vector>

namespace sleight {

/// A place where the program's own data may be: the folder in which `scripting`, `grammar` and `cards` lie.
struct DataPlace {
  std::string name;    ///< how a person names the place, as `SLEIGHT_DATA`
  std::string folder;  ///< "" where nothing names one
  bool chosen;         ///< whoever runs the program named it: no other place stands in for it
};

/// All such places, the one that counts first before the others: `option`, which is what `--data` was given
/// ("" for nothing), the variable SLEIGHT_DATA of the environment, and two places beside the program.
std::vector<DataPlace> data_places(const std::string& option = "");
/// Whether data lies in that folder, of whatever version.
bool has_data(const std::string& folder);
/// The first of the places that was chosen or has data; null when there is none.
const DataPlace* taken_place(const std::vector<DataPlace>& places);
/// The version that the data in a folder says that it is of; "" when it says none.
std::string data_version(const std::string& folder);
/// The version of this program, which only reads data of the same one.
std::string program_version();
/// Why the program and its libraries cannot read the data in a folder ("there is no data of the program in
/// `nowhere`", "the data in `old` is of version 0.0.9, and this program is of version 0.1.0"), or "".
std::string data_problem(const std::string& folder);

/// The folder of the place that is taken when `--data` is not given, links followed where it lies beside the
/// program. It may hold no data: then there is none in any place.
std::string data_directory();

}  // namespace sleight
