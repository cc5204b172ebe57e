#include "tools/gate/baseline.h"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <tuple>

#include "scripting/files/script_files.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* format_name = "sleight baseline 1";
constexpr std::uintmax_t most_of_a_baseline = std::uintmax_t{256} << 20U;

/// File, code and message of a finding, and how often it is there.
using Counts = std::map<std::tuple<std::string, std::string, std::string>, long>;

fs::path path_of_folder(const std::string& baseline) {
  return fs::path(absolute_path(baseline)).parent_path();
}

std::string damaged(const std::string& why) { return "this is no baseline: " + why; }

/// What a baseline knows, with absolute paths. Nothing, and said why, where it is none.
std::optional<Counts> read_baseline(const std::string& file, std::string& problem) {
  const std::optional<std::string> text = contents_of(file, problem, most_of_a_baseline);
  if (!text) return std::nullopt;
  const Json root = Json::parse(*text, nullptr, false);
  if (root.is_discarded() || !root.is_object() || root.value("format", Json()) != format_name) {
    problem = damaged("it is no JSON with `\"format\": \"" + std::string(format_name) + "\"`");
    return std::nullopt;
  }
  const Json findings = root.value("findings", Json());
  Counts known;
  if (!findings.is_array()) problem = damaged("it has no list `findings`");
  for (const Json& one : findings) {
    const bool whole = one.is_object() && one.value("file", Json()).is_string() &&
                       one.value("code", Json()).is_string() && one.value("message", Json()).is_string() &&
                       one.value("count", Json()).is_number_integer() && one["count"].get<long>() > 0;
    if (!whole) {
      problem = damaged("a finding in it has not `file`, `code`, `message` and `count`");
      return std::nullopt;
    }
    const auto path = one["file"].get<std::string>();
    known[{path.empty() ? "" : (path_of_folder(file) / path).lexically_normal().string(),
           one["code"].get<std::string>(), one["message"].get<std::string>()}] += one["count"].get<long>();
  }
  return problem.empty() ? std::optional{known} : std::nullopt;
}

}  // namespace

std::string baseline_text(const Report& report, const std::string& file) {
  Counts counts;
  for (const Diagnostic& finding : report.findings()) {
    std::string path = absolute_path(finding.location.file);
    if (!path.empty()) path = fs::path(path).lexically_relative(path_of_folder(file)).generic_string();
    ++counts[{path, finding.code, finding.message}];
  }
  Json findings = Json::array();
  for (const auto& [key, count] : counts)
    findings.push_back({{"file", std::get<0>(key)},
                        {"code", std::get<1>(key)},
                        {"message", std::get<2>(key)},
                        {"count", count}});
  const Json root{{"format", format_name}, {"findings", findings}};
  return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

void take_known(Report& report, const std::string& file,
                const std::function<bool(const std::string& file, const std::string& code)>& was_looked_for) {
  std::string problem;
  std::optional<Counts> known = read_baseline(file, problem);
  if (!known) {
    report.add(Diagnostic{"T1106",
                          Severity::error,
                          {file},
                          problem,
                          "write one with `sleight check PATH --write-baseline " + file + "`"});
    return;
  }
  report.revise([&](const Diagnostic& finding) {
    const auto found = known->find({absolute_path(finding.location.file), finding.code, finding.message});
    if (found == known->end() || found->second == 0) return true;
    --found->second;
    return false;
  });
  for (const auto& [key, count] : *known) {
    const auto& [path, code, message] = key;
    if (count == 0 || !was_looked_for(path, code)) continue;
    const std::string shown = fs::path(path).lexically_relative(path_of_folder(file)).generic_string();
    report.add(Diagnostic{"T1105",
                          Severity::warning,
                          {file},
                          "it knows a finding that is there no more: " + shown + ": " + code + " " + message,
                          "write the baseline anew with `--write-baseline`"});
  }
}

}  // namespace sleight
