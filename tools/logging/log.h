#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spdlog {
class logger;
}

namespace sleight {

/// How much is told. Each level tells what those before it tell, too.
enum class LogLevel : std::uint8_t { off, error, warn, info, debug, trace };

/// The level of that name, as `--log-level` spells it.
std::optional<LogLevel> log_level_named(std::string_view name);
std::vector<std::string> log_level_names();

/// What the program tells of its work, line by line, apart from its output: to the error stream or to a file.
/// No line has a time, so that equal runs give equal logs. Several threads may tell at once.
class Log {
 public:
  /// Tells nothing.
  Log() = default;
  /// Tells what belongs to `level` or below, to `file`, which is made anew, or to the error stream when that
  /// is "". Nothing, with a `problem`, when the file cannot be written.
  static std::optional<Log> to(LogLevel level, const std::string& file, bool colour, std::string& problem);

  /// Whether a line of that level is told at all: ask before making one that costs something.
  bool tells(LogLevel level) const { return level <= level_; }
  void tell(LogLevel level, const std::string& line) const;
  /// Why the first line that could not be written could not; "" when all were.
  std::string problem() const;

 private:
  struct Trouble;
  std::shared_ptr<spdlog::logger> logger_;
  std::shared_ptr<Trouble> trouble_;
  LogLevel level_ = LogLevel::off;
};

}  // namespace sleight
