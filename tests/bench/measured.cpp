#include "tests/bench/measured.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

namespace sleight::bench {
namespace {

/// A benchmark's name without what google-benchmark adds for how it is run ("/iterations:20/manual_time").
std::string plain_name(const std::string& name) {
  std::string plain;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find('/', at), name.size());
    const std::string part = name.substr(at, end - at);
    const bool added = part.find(':') != std::string::npos || part == "manual_time" || part == "real_time";
    if (!added) plain += (plain.empty() ? "" : "/") + part;
    at = end + 1;
  }
  return plain;
}

/// Three digits that count, and what they are of.
std::string in_words(double value, Unit unit) {
  const char* const words = unit == Unit::a_second       ? " a second"
                            : unit == Unit::microseconds ? " us"
                            : unit == Unit::milliseconds ? " ms"
                            : unit == Unit::seconds      ? " s"
                            : unit == Unit::megabytes    ? " MB"
                                                         : " times";
  std::array<char, 40> text{};
  const int digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  std::string number = text.data();
  // A goal is a round number.
  if (number.find('.') != std::string::npos) {
    number.erase(number.find_last_not_of('0') + 1);
    if (number.back() == '.') number.pop_back();
  }
  return number + words;
}

std::optional<double> value_of(const Measured& measured, const std::string& benchmark,
                               const std::string& counter) {
  const auto found = measured.find(benchmark);
  if (found == measured.end()) return std::nullopt;
  const auto value = found->second.find(counter);
  return value == found->second.end() ? std::nullopt : std::optional(value->second);
}

/// In the unit of the goal.
std::optional<double> value_for(const Measured& measured, const Goal& goal) {
  const std::optional<double> value = value_of(measured, goal.benchmark, goal.counter);
  if (!value || *goal.counter != '\0') return value;
  if (*goal.held_against != '\0') {
    const std::optional<double> other = value_of(measured, goal.held_against, "");
    return other ? std::optional(*value / *other) : std::nullopt;
  }
  switch (goal.unit) {
    case Unit::a_second:
      return 1e6 / *value;
    case Unit::milliseconds:
      return *value / 1e3;
    case Unit::seconds:
      return *value / 1e6;
    case Unit::microseconds:
    case Unit::megabytes:
    case Unit::times:
      return value;
  }
  return value;
}

std::string ratio_in_words(const Row& row) { return row.ratio ? in_words(*row.ratio, Unit::times) : ""; }

}  // namespace

bool Keeping::ReportContext(const Context& context) {
  return !prints_ || ConsoleReporter::ReportContext(context);
}

void Keeping::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.error_occurred) continue;
    std::map<std::string, double>& kept = measured_[plain_name(run.benchmark_name())];
    const double microseconds = 1e6 / benchmark::GetTimeUnitMultiplier(run.time_unit);
    // What is timed by hand, or is another program, tells its time as real time.
    const bool by_hand = run.run_name.time_type.find("time") != std::string::npos;
    kept[""] = (by_hand ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime()) * microseconds;
    for (const auto& [name, counter] : run.counters) kept[name] = counter.value;
  }
  if (prints_) ConsoleReporter::ReportRuns(runs);
}

std::vector<Row> rows_of(const Measured& measured) {
  std::vector<Row> rows;
  for (const Goal& goal : goals()) {
    Row row{goal.what, "", in_words(goal.goal, goal.unit), {}};
    if (const std::optional<double> value = value_for(measured, goal)) {
      row.measured = in_words(*value, goal.unit);
      row.ratio = goal.unit == Unit::a_second ? *value / goal.goal : goal.goal / *value;
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string as_table(const std::vector<Row>& rows) {
  std::string table;
  const auto line = [&](const std::string& what, const std::string& measured, const std::string& goal,
                        const std::string& ratio) {
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(), "%-50s %15s %15s %12s\n", what.c_str(), measured.c_str(),
                  goal.c_str(), ratio.c_str());
    table += text.data();
  };
  line("what", "measured", "goal", "as good");
  for (const Row& row : rows) line(row.what, row.ratio ? row.measured : "-", row.goal, ratio_in_words(row));
  return table;
}

std::string as_markdown(const std::vector<Row>& rows) {
  std::string table = "| what | measured | goal | as good |\n| --- | ---: | ---: | ---: |\n";
  for (const Row& row : rows)
    table += "| " + row.what + " | " + (row.ratio ? row.measured : "not measured") + " | " + row.goal +
             " | " + ratio_in_words(row) + " |\n";
  return table;
}

std::string as_json(const std::vector<Row>& rows, const Measured& measured) {
  nlohmann::ordered_json told;
  told["rows"] = nlohmann::ordered_json::array();
  for (const Row& row : rows) {
    nlohmann::ordered_json one{{"what", row.what}, {"goal", row.goal}};
    if (row.ratio) one.update({{"measured", row.measured}, {"ratio", *row.ratio}});
    told["rows"].push_back(std::move(one));
  }
  for (const auto& [name, values] : measured)
    for (const auto& [counter, value] : values)
      told["benchmarks"][name][counter.empty() ? "microseconds" : counter] = value;
  return told.dump(2) + "\n";
}

std::string growth_of(const Measured& measured, const std::string& benchmark) {
  // By number, for as words 1000 comes before 50.
  std::map<long, std::map<long, double>> series;
  for (const auto& [name, values] : measured) {
    if (name.rfind(benchmark + "/", 0) != 0) continue;
    const std::size_t size = benchmark.size() + 1, slash = name.find('/', size);
    if (slash == std::string::npos) continue;
    series[std::stol(name.substr(slash + 1))][std::stol(name.substr(size, slash - size))] = values.at("");
  }
  std::string told;
  for (const auto& [number, points] : series) {
    if (points.size() < 2) continue;  // measured for its own sake
    told += "\"" + std::to_string(number) + " wide effects\"\n";
    for (const auto& [size, microseconds] : points)
      told += std::to_string(size) + " " + std::to_string(microseconds) + "\n";
    told += "\n\n";
  }
  return told;
}

}  // namespace sleight::bench
