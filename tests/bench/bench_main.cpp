// Measures, and prints beside what google-benchmark says the table of goals (tests/bench/goals.cpp).
//   sleight_bench [--format table|json] [--page FOLDER] [google-benchmark's own options]
// --page writes the table and the data of the plots into a folder: docs/performance.md is made of them.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "tests/bench/measured.h"

namespace sleight::bench {
namespace {

/// Takes "NAME VALUE" out of the arguments; `otherwise` when it is not among them.
std::string take_option(std::vector<char*>& arguments, const std::string& name,
                        const std::string& otherwise) {
  for (std::size_t i = 1; i + 1 < arguments.size(); ++i) {
    if (arguments[i] != name) continue;
    std::string value = arguments[i + 1];
    const auto at = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    arguments.erase(at, at + 2);
    return value;
  }
  return otherwise;
}

bool write_page_parts(const std::string& folder, const Measured& measured) {
  std::ofstream table(folder + "/table.md");
  table << as_markdown(rows_of(measured));
  bool written = static_cast<bool>(table.flush());
  for (const char* name : {"all_characteristics", "decision", "copy_of_size"}) {
    std::ofstream data(folder + "/" + name + ".dat");
    data << growth_of(measured, name);
    written = data.flush() && written;
  }
  return written;
}

}  // namespace
}  // namespace sleight::bench

int main(int argc, char** argv) {
  using namespace sleight::bench;  // NOLINT: the program is of it
  std::vector<char*> arguments(argv, argv + argc);
  const std::string format = take_option(arguments, "--format", "table");
  const std::string page = take_option(arguments, "--page", "");
  int left = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  benchmark::Initialize(&left, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(left, arguments.data()) ||
      (format != "table" && format != "json")) {
    std::cerr
        << "usage: sleight_bench [--format table|json] [--page FOLDER] [--benchmark_filter=REGEX ...]\n";
    return 2;
  }
  Keeping reporter(format == "table");
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  const std::vector<Row> rows = rows_of(reporter.measured());
  std::cout << (format == "json" ? as_json(rows, reporter.measured()) : "\n" + as_table(rows));
  if (page.empty() || write_page_parts(page, reporter.measured())) return 0;
  std::cerr << "cannot write into " << page << "\n";
  return 1;
}
