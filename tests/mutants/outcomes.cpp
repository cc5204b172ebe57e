#include "tests/mutants/outcomes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "tests/mutants/data.h"
#include "tools/files/interruption.h"
#include "tools/scenario/runner.h"

namespace sleight::mutants {
namespace {

using Json = nlohmann::json;

/// What was tried before, in a file that grows while more is tried: a long run may be stopped and taken up.
class Record {
 public:
  explicit Record(std::string path) : path_(std::move(path)) {
    if (!path_.empty() && std::filesystem::exists(path_)) lines_ = read_json(path_);
  }
  ~Record() { write(); }
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;

  /// What is told of that line; nothing where it says less than is wanted. What no scenario noticed is tried
  /// again: there may be more scenarios by now.
  std::optional<Outcome> find(const std::string& line, bool wants_scenario) const {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return std::nullopt;
    Outcome outcome;
    outcome.text = found->at("text");
    if (found->contains("scenario")) outcome.scenario = found->at("scenario").get<bool>();
    if (wants_scenario && !outcome.scenario.value_or(false)) return std::nullopt;
    return outcome;
  }
  void add(const std::string& line, const Outcome& outcome) {
    if (path_.empty()) return;
    const std::lock_guard<std::mutex> mine(lock_);
    Json& entry = lines_[line];
    entry["text"] = outcome.text;
    if (outcome.scenario) entry["scenario"] = *outcome.scenario;
    if (++added_ % 200 == 0) write();
  }

 private:
  void write() const {
    if (!path_.empty()) std::ofstream(path_) << lines_.dump(0) << "\n";
  }

  std::string path_;
  Json lines_ = Json::object();
  std::mutex lock_;
  int added_ = 0;
};

bool is_seen_by_scenario(const Broken& broken, const std::map<std::string, std::string>& scenarios) {
  if (broken.files->empty()) return false;
  const scenario::World world = broken.world();
  return std::any_of(broken.files->begin(), broken.files->end(), [&](const std::string& file) {
    return first_failure(world, file, scenarios.at(file)).has_value();
  });
}

}  // namespace

std::vector<Outcome> outcomes_of(std::vector<const Broken*>& chosen, const Choice& choice,
                                 const std::map<std::string, std::string>& scenarios) {
  Record record(choice.record);
  std::vector<Outcome> outcomes(chosen.size());
  const auto try_one = [&](std::size_t i, std::size_t) {
    const Broken& broken = *chosen[i];
    Outcome& outcome = outcomes[i];
    if (const auto known = record.find(broken.line(), !choice.only_survivors)) {
      outcome = *known;
      return;
    }
    outcome.text = broken.is_told_by_text && broken.is_told_by_text();
    if (!outcome.text || !choice.only_survivors) outcome.scenario = is_seen_by_scenario(broken, scenarios);
    record.add(broken.line(), outcome);
  };
  const std::vector<char> done = in_parallel_until_interrupted(
      chosen.size(), static_cast<int>(std::thread::hardware_concurrency()), try_one);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < done.size(); ++i) {
    if (done[i] == 0) continue;
    chosen[kept] = chosen[i];
    outcomes[kept++] = outcomes[i];
  }
  chosen.resize(kept);
  outcomes.resize(kept);
  return outcomes;
}

void Count::add(const Outcome& outcome, bool is_spared) {
  ++made;
  if (outcome.scenario.value_or(false))
    ++scenario;
  else if (outcome.text)
    ++text_alone;
  else if (is_spared)
    ++spared;
  else
    ++survive;
}

std::string kind_of(const std::string& change) {
  for (const char* kind : {"step", "filter", "ability", "rule", "condition", "change", "number", "option"})
    if (change.starts_with(std::string(kind) + " ")) return kind;
  return change.ends_with(")") ? change.substr(0, change.rfind(" (")) : change;
}

std::string printed(const Counts& counts) {
  std::ostringstream out;
  out << "    made scenario text alone spared survive\n";
  for (const auto& [of, kinds] : counts)
    for (const auto& [kind, count] : kinds)
      out << std::setw(8) << count.made << std::setw(9) << count.scenario << std::setw(11) << count.text_alone
          << std::setw(7) << count.spared << std::setw(8) << count.survive << "  " << of << ": " << kind
          << "\n";
  return out.str();
}

Json figures_of(const Counts& counts) {
  Json figures;
  for (const auto& [of, kinds] : counts)
    for (const auto& [kind, count] : kinds)
      figures[of][kind] = {{"made", count.made},
                           {"scenario", count.scenario},
                           {"text_alone", count.text_alone},
                           {"spared", count.spared},
                           {"survive", count.survive}};
  return figures;
}

Counts read_figures(const Json& figures) {
  Counts counts;
  for (const auto& [of, kinds] : figures.items())
    for (const auto& [kind, row] : kinds.items())
      counts[of][kind] = {.made = row.at("made"),
                          .scenario = row.at("scenario"),
                          .text_alone = row.at("text_alone"),
                          .spared = row.at("spared"),
                          .survive = row.at("survive")};
  return counts;
}

}  // namespace sleight::mutants
