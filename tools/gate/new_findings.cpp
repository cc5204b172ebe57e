#include "tools/gate/new_findings.h"

#include <filesystem>
#include <map>
#include <tuple>

namespace sleight {

void keep_new_findings(Report& report, const Report& earlier, const Revision& revision) {
  // By file, code and message: what stands above a finding moves its line.
  std::map<std::tuple<std::string, std::string, std::string>, long> known;
  for (const Diagnostic& finding : earlier.findings()) {
    const std::string& file = finding.location.file;
    ++known[{file.empty() ? "" : revision.place_today(file), finding.code, finding.message}];
  }
  report.revise([&](const Diagnostic& finding) {
    const std::string& file = finding.location.file;
    const std::string place =
        file.empty() ? "" : std::filesystem::weakly_canonical(std::filesystem::absolute(file)).string();
    const auto was = known.find({place, finding.code, finding.message});
    const bool is_known = was != known.end() && was->second > 0;
    if (is_known) --was->second;
    return !is_known || revision.is_changed(file, finding.location.line);
  });
}

}  // namespace sleight
