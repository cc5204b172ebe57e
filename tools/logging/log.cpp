#include "tools/logging/log.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace sleight {
namespace {

struct LevelRow {
  const char* name;
  LogLevel level;
  spdlog::level::level_enum written;
};

// In the order of LogLevel, whose value is the index of its row.
constexpr std::array<LevelRow, 6> levels{{{"off", LogLevel::off, spdlog::level::off},
                                          {"error", LogLevel::error, spdlog::level::err},
                                          {"warn", LogLevel::warn, spdlog::level::warn},
                                          {"info", LogLevel::info, spdlog::level::info},
                                          {"debug", LogLevel::debug, spdlog::level::debug},
                                          {"trace", LogLevel::trace, spdlog::level::trace}}};

/// The end of what the library of logs says: the reason that the system gives.
std::string reason_in(const std::string& message) {
  const std::size_t at = message.rfind(": ");
  return at == std::string::npos ? message : message.substr(at + 2);
}

/// The file, or the error stream; null when the file cannot be written.
spdlog::sink_ptr sink_to(const std::string& file, bool colour, std::string& problem) {
  if (file.empty() && colour)
    return std::make_shared<spdlog::sinks::stderr_color_sink_mt>(spdlog::color_mode::always);
  if (file.empty()) return std::make_shared<spdlog::sinks::stderr_sink_mt>();
  try {
    return std::make_shared<spdlog::sinks::basic_file_sink_mt>(file, true);
  } catch (const spdlog::spdlog_ex& error) {  // the library's only way to say so
    problem = reason_in(error.what());
    return nullptr;
  }
}

}  // namespace

/// What went wrong while several threads told.
struct Log::Trouble {
  std::mutex mutex;
  std::string first;
};

std::optional<LogLevel> log_level_named(std::string_view name) {
  const auto row =
      std::find_if(levels.begin(), levels.end(), [&](const LevelRow& r) { return name == r.name; });
  if (row == levels.end()) return std::nullopt;
  return row->level;
}

std::vector<std::string> log_level_names() {
  std::vector<std::string> names;
  names.reserve(levels.size());
  for (const LevelRow& row : levels) names.emplace_back(row.name);
  return names;
}

std::optional<Log> Log::to(LogLevel level, const std::string& file, bool colour, std::string& problem) {
  const spdlog::sink_ptr sink = sink_to(file, colour, problem);
  if (sink == nullptr) return std::nullopt;
  Log log;
  log.level_ = level;
  log.logger_ = std::make_shared<spdlog::logger>("sleight", sink);
  log.logger_->set_level(spdlog::level::trace);  // `tell` has judged already
  // No time and no thread: equal runs give equal logs.
  log.logger_->set_pattern("[%^%l%$] %v");
  log.trouble_ = std::make_shared<Trouble>();
  log.logger_->set_error_handler([trouble = log.trouble_](const std::string& message) {
    const std::lock_guard<std::mutex> lock(trouble->mutex);
    if (trouble->first.empty()) trouble->first = reason_in(message);
  });
  log.logger_->flush_on(spdlog::level::trace);  // whoever follows the file sees each line as it comes
  return log;
}

void Log::tell(LogLevel level, const std::string& line) const {
  if (!tells(level) || logger_ == nullptr) return;
  logger_->log(levels[static_cast<std::size_t>(level)].written, line);
}

std::string Log::problem() const {
  if (trouble_ == nullptr) return "";
  const std::lock_guard<std::mutex> lock(trouble_->mutex);
  return trouble_->first;
}

}  // namespace sleight
