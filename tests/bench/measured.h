#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tests/bench/goals.h"

namespace sleight::bench {

/// What a run has measured: of each benchmark the microseconds, as "", and its counters by name.
using Measured = std::map<std::string, std::map<std::string, double>>;

/// Prints what google-benchmark prints, where that is wanted, and keeps it.
class Keeping : public benchmark::ConsoleReporter {
 public:
  explicit Keeping(bool prints) : ConsoleReporter(OO_Tabular), prints_(prints) {}
  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
  const Measured& measured() const { return measured_; }

 private:
  bool prints_;
  Measured measured_;
};

/// A row of the table in words: "" where nothing was measured.
struct Row {
  std::string what, measured, goal;
  std::optional<double> ratio;  ///< how many times as good as the goal
};
std::vector<Row> rows_of(const Measured& measured);

std::string as_table(const std::vector<Row>& rows);
std::string as_markdown(const std::vector<Row>& rows);
std::string as_json(const std::vector<Row>& rows, const Measured& measured);
/// How something grows: for each "BENCHMARK/SIZE/SERIES" that was measured, a block for each series with a
/// line "SIZE MICROSECONDS" for each size, as gnuplot reads it.
std::string growth_of(const Measured& measured, const std::string& benchmark);

}  // namespace sleight::bench
