#include "tools/reports/report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <tuple>

#include "core/card/characters.h"
#include "scripting/files/script_files.h"
#include "tools/files/file_uris.h"
#include "tools/reports/all_codes.h"
#include "tools/reports/excerpt.h"
#include "tools/reports/finding_print.h"
#include "tools/reports/github.h"
#include "tools/reports/junit.h"

namespace sleight {
namespace {

using Json = nlohmann::ordered_json;

/// Of a larger file no line is shown, and columns are told in bytes.
constexpr std::uintmax_t most_to_show_lines_of = std::uintmax_t{1} << 24U;

/// "cards/terror.lua:3:7", as far as it is known.
std::string place(const Location& location) {
  std::string text = seen(location.file);
  if (location.line > 0) text += ":" + std::to_string(location.line);
  if (location.line > 0 && location.column > 0) text += ":" + std::to_string(location.column);
  return text;
}

/// "1 error", "2 errors", "0 proved".
std::string counted(long number, std::string what) {
  if (number == 1 && what.ends_with('s')) what.pop_back();
  return std::to_string(number) + " " + what;
}

/// A text of which no more than so many bytes are told; no character is cut in two.
std::string cut_off(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  const std::size_t more = text.size() - end;
  text.resize(end);
  return text + "... (and " + std::to_string(more) + " bytes more)";
}

/// The units of UTF-16 that a text takes: two for each character of four bytes.
std::size_t utf16_count(std::string_view text) {
  std::size_t units = 0;
  for (std::size_t at = 0; at < text.size(); ++units) {
    const Character character = character_at(text, at);
    if (character.code.value_or(0) > 0xFFFF) ++units;
    at += character.bytes;
  }
  return units;
}

/// Tells columns and lengths as `count` counts them; findings count bytes. A file of card data is one endless
/// line with thousands of findings, told from the front to the back: what was counted is not counted again.
class Columns {
 public:
  explicit Columns(std::size_t (*count)(std::string_view)) : count_(count) {}

  /// The location with its column and length on its line, which stays where it is between the calls.
  Location of(Location location, std::string_view line) {
    const auto place = static_cast<std::size_t>(std::max(location.column, 1)) - 1;
    if (location.column <= 0 || place > line.size()) return location;
    if (line.data() != line_.data() || place < at_) at_ = counted_ = 0;
    line_ = line;
    counted_ += count_(line.substr(at_, place - at_));
    at_ = place;
    location.column = static_cast<int>(counted_) + 1;
    const std::string_view marked =
        line.substr(place, static_cast<std::size_t>(std::max(location.length, 0)));
    // Behind the end of a line, and at what lies between two characters, there is nothing to count.
    location.length = location.length <= 0 ? 0 : std::max(1, static_cast<int>(count_(marked)));
    return location;
  }

 private:
  std::size_t (*count_)(std::string_view);
  std::string_view line_;
  std::size_t at_ = 0;       ///< so many bytes of the line
  std::size_t counted_ = 0;  ///< are so many
};

/// The line and the column behind the end of a place whose column and length are told as a format counts
/// them: `last` is the line on which it ends, and only needed where that is another one.
std::pair<int, int> end_of(const Location& where, std::string_view last,
                           std::size_t (*count)(std::string_view)) {
  if (where.line <= 0 || where.column <= 0) return {where.line, where.column};
  if (where.end_line <= where.line) return {where.line, where.column + std::max(0, where.length)};
  const auto end = std::min(last.size(), static_cast<std::size_t>(std::max(where.end_column, 1)) - 1);
  return {where.end_line, static_cast<int>(count(last.substr(0, end))) + 1};
}

/// A finding at the place that people count, and the line of it.
std::string human_text(const Diagnostic& d, const Location& where, std::string_view line, bool colour,
                       std::size_t width) {
  const char* bold = colour ? "\x1b[1m" : "";
  const char* tint = !colour                           ? ""
                     : d.severity == Severity::error   ? "\x1b[31m"
                     : d.severity == Severity::warning ? "\x1b[33m"
                                                       : "\x1b[36m";
  const char* plain = colour ? "\x1b[0m" : "";
  std::string text;
  if (!d.location.file.empty()) text += bold + place(where) + plain + ": ";
  text += std::string{tint} + name_of(d.severity) + (d.code.empty() ? "" : " " + d.code) + plain + ": " +
          seen_lines(d.message) + "\n";
  if (!line.empty()) {
    const std::string number = std::to_string(d.location.line);
    // Beside the number of the line, and the dots of what is cut away.
    const std::size_t margin = number.size() + 7;
    const Excerpt excerpt = excerpt_of(
        line, d.location, width == 0 ? 0 : std::max<std::size_t>(1, width - std::min(width, margin)));
    text += " " + number + " | " + excerpt.shown + "\n";
    if (d.location.column > 0 && static_cast<std::size_t>(d.location.column) <= line.size() + 1)
      text += std::string(number.size() + 2, ' ') + "| " + excerpt.under + tint + "^" +
              std::string(excerpt.length - 1, '~') + plain + "\n";
  }
  for (const RelatedPlace& other : d.related)
    text += "  " + place(other.location) + ": " + seen_lines(other.message) + "\n";
  if (!d.fix.empty()) text += "  fix: " + seen_lines(d.fix) + "\n";
  return text;
}

/// Scripts may hold any bytes; JSON may not.
std::string dump(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace

std::string seen_lines(std::string_view text) {
  std::string out;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (begin > 0) out += '\n';
    out += seen(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

std::string one_line(const Diagnostic& diagnostic) {
  return seen(diagnostic.location.file) + ":" + std::to_string(diagnostic.location.line) + ": " +
         diagnostic.code + " " + seen(cut_off(diagnostic.message, Report::most_of_a_message));
}

const char* name_of(Severity severity) { return severity == Severity::error ? "error" : "warning"; }

void Report::source(const std::string& file, std::string text) { sources_[file] = {std::move(text), {}}; }
void Report::add(Diagnostic diagnostic) {
  if (findings_.size() >= most_kept) {
    ++(diagnostic.severity == Severity::error ? errors_left_out_ : warnings_left_out_);
    return;
  }
  diagnostic.message = cut_off(std::move(diagnostic.message), most_of_a_message);
  diagnostic.fix = cut_off(std::move(diagnostic.fix), most_of_a_message);
  findings_.push_back(std::move(diagnostic));
}
void Report::add(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) add(diagnostic);
}
void Report::revise(const std::function<bool(Diagnostic&)>& keep) {
  std::erase_if(findings_, [&](Diagnostic& finding) { return !keep(finding); });
}
void Report::count(const std::string& what, long number) { counts_.emplace_back(what, number); }
void Report::looked_at(const std::string& file) { files_.push_back(file); }

int Report::errors() const {
  return static_cast<int>(errors_left_out_ +
                          std::count_if(findings_.begin(), findings_.end(),
                                        [](const Diagnostic& d) { return d.severity == Severity::error; }));
}
int Report::warnings() const {
  return static_cast<int>(warnings_left_out_ +
                          std::count_if(findings_.begin(), findings_.end(),
                                        [](const Diagnostic& d) { return d.severity == Severity::warning; }));
}

void Report::sort() {
  const auto key = [](const Diagnostic& d) {
    // The message too: several findings of one code may point at one place.
    return std::tie(d.location.file, d.location.line, d.location.column, d.code, d.message);
  };
  std::stable_sort(findings_.begin(), findings_.end(),
                   [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

Location Report::end_line_of(const Location& location) {
  Location end = location;
  if (location.end_line > 0) end.line = location.end_line;
  return end;
}

Report::Source& Report::source_of(const std::string& file) const {
  auto known = sources_.find(file);
  if (known == sources_.end()) {
    // What cannot be read is remembered as empty, and not tried again for each finding; and what is too large
    // for people to look into is not held in memory for the sake of one line.
    std::string problem;
    std::optional<std::string> text = contents_of(file, problem, most_to_show_lines_of);
    known = sources_.emplace(file, Source{std::move(text).value_or(""), {}}).first;
  }
  return known->second;
}

std::string_view Report::text_of(const std::string& file) const {
  return file.empty() ? std::string_view() : std::string_view(source_of(file).text);
}

std::string_view Report::line_of(const Location& location) const {
  if (location.line <= 0 || location.file.empty()) return "";
  auto& [text, lines] = source_of(location.file);
  if (lines.empty()) {
    lines.push_back(0);
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 1))
      lines.push_back(end + 1);
  }
  const auto number = static_cast<std::size_t>(location.line) - 1;
  if (number >= lines.size()) return "";
  const std::size_t end = number + 1 < lines.size() ? lines[number + 1] - 1 : text.size();
  return std::string_view(text).substr(lines[number], end - lines[number]);
}

std::string to_human(const Diagnostic& d, std::string_view line, bool colour) {
  Columns columns(character_count);
  return human_text(d, columns.of(d.location, line), line, colour, 0);
}

std::string Report::text(Format format, bool colour) const {
  switch (format) {
    case Format::human:
      return human(colour);
    case Format::json:
      return json();
    case Format::sarif:
      return sarif();
    case Format::junit:
      return junit();
    case Format::github:
      return github();
  }
  return "";
}

std::string Report::findings_text(bool colour) const {
  std::string text;
  Columns columns(character_count);
  const std::size_t shown = std::min(findings_.size(), most_shown);
  for (std::size_t i = 0; i < shown; ++i) {
    const Diagnostic& d = findings_[i];
    const std::string_view line = line_of(d.location);
    text += human_text(d, columns.of(d.location, line), line, colour, width_);
  }
  return text + left_out(shown);
}

std::string Report::left_out(std::size_t told) const {
  const long more = static_cast<long>(findings_.size() - told) + errors_left_out_ + warnings_left_out_;
  return more == 0 ? "" : "... and " + counted(more, "findings") + " more\n";
}

std::string Report::human(bool colour) const {
  std::string text;
  for (const Diagnostic& fixed : fixed_) text += "fixed " + one_line(fixed) + "\n";
  text += findings_text(colour);
  if (tells_codes_)
    for (const auto& [code, number] : code_counts()) {
      const CodeHelp* help = find_code(code);
      text += std::to_string(number) + " " + code + (help == nullptr ? "" : ": " + std::string(help->title)) +
              "\n";
    }
  for (const ModState& mod : mods_) text += mod_text(mod);
  std::string summary;
  for (const auto& [what, number] : counts_) summary += (summary.empty() ? "" : ", ") + counted(number, what);
  if (!summary.empty()) text += summary + "\n";
  if (tells_fixed_) text += counted(static_cast<long>(fixed_.size()), "findings") + " fixed\n";
  text += counted(errors(), "errors") + ", " + counted(warnings(), "warnings") + "\n";
  return text;
}

std::string Report::json() const {
  Json root;
  root["findings"] = Json::array();
  Columns columns(character_count);
  // A place as programs read it: from the first column to the one behind the last.
  const auto span_of = [this](const Location& location) {
    const Location where = Columns(character_count).of(location, line_of(location));
    const auto [end_line, end_column] = end_of(where, line_of(end_line_of(location)), character_count);
    return Json{{"file", where.file},
                {"line", where.line},
                {"column", where.column},
                {"end_line", end_line},
                {"end_column", end_column}};
  };
  for (const Diagnostic& d : findings_) {
    const Location where = columns.of(d.location, line_of(d.location));
    const auto [end_line, end_column] = end_of(where, line_of(end_line_of(d.location)), character_count);
    Json finding{{"code", d.code},       {"severity", name_of(d.severity)}, {"file", where.file},
                 {"line", where.line},   {"column", where.column},          {"length", where.length},
                 {"end_line", end_line}, {"end_column", end_column},        {"message", d.message},
                 {"fix", d.fix}};
    for (const RelatedPlace& other : d.related) {
      Json told = span_of(other.location);
      told["message"] = other.message;
      finding["related"].push_back(std::move(told));
    }
    for (const Edit& edit : d.edits) {
      Json told = span_of(edit.where);
      told["text"] = edit.text;
      told["safe"] = edit.safe;
      finding["edits"].push_back(std::move(told));
    }
    root["findings"].push_back(std::move(finding));
  }
  for (const Diagnostic& fixed : fixed_)
    root["fixed"].push_back({{"code", fixed.code},
                             {"file", fixed.location.file},
                             {"line", fixed.location.line},
                             {"message", fixed.message}});
  for (const CardState& card : cards_) {
    Json known{{"name", card.name},
               {"set", card.set},
               {"file", card.file},
               {"state", card.state},
               {"differs", card.differs}};
    if (!card.printing.empty()) known["printing"] = card.printing;
    if (!card.why.empty()) known["why"] = card.why;
    root["cards"].push_back(std::move(known));
  }
  for (const ModState& mod : mods_) root["mods"].push_back(mod_json(mod));
  Json summary;
  for (const auto& [what, number] : counts_) summary[what] = number;
  if (tells_codes_)
    for (const auto& [code, number] : code_counts()) summary["codes"][code] = number;
  if (const long more = errors_left_out_ + warnings_left_out_; more > 0) summary["left out"] = more;
  if (tells_fixed_) summary["fixed"] = fixed_.size();
  summary["errors"] = errors();
  summary["warnings"] = warnings();
  root["summary"] = summary;
  return dump(root);
}

std::string Report::sarif() const {
  Json rules = Json::array();
  std::vector<std::string> named;
  for (const Diagnostic& d : findings_) {
    if (std::find(named.begin(), named.end(), d.code) != named.end()) continue;
    named.push_back(d.code);
    Json rule{{"id", d.code}};
    if (const CodeHelp* help = find_code(d.code)) {
      rule["shortDescription"] = {{"text", help->title}};
      rule["fullDescription"] = {{"text", help->explanation}};
      rule["help"] = {
          {"text", std::string(help->explanation) + "\n\nWrong: " + help->wrong + "\nRight: " + help->right}};
    }
    rules.push_back(rule);
  }
  Json results = Json::array();
  Columns columns(utf16_count);
  const auto region_of = [&](const Location& location, Columns& counting) {
    Json region{{"startLine", location.line}};
    if (location.column <= 0) return region;
    const Location where = counting.of(location, line_of(location));
    const auto [end_line, end_column] = end_of(where, line_of(end_line_of(location)), utf16_count);
    region["startColumn"] = where.column;
    if (end_line > where.line) region["endLine"] = end_line;
    // The end is the column behind the last one.
    region["endColumn"] = end_column;
    return region;
  };
  const auto physical_of = [&](const Location& location, Columns& counting) {
    Json physical{{"artifactLocation", {{"uri", uri_reference(location.file)}}}};
    if (location.line > 0) physical["region"] = region_of(location, counting);
    return physical;
  };
  for (const Diagnostic& d : findings_) {
    // Words of a fix stay in the message: in SARIF fixes are edits.
    Json result{{"ruleId", d.code},
                {"level", name_of(d.severity)},
                {"message", {{"text", d.fix.empty() ? d.message : d.message + " (" + d.fix + ")"}}}};
    if (!d.location.file.empty())
      result["locations"] = Json::array({Json{{"physicalLocation", physical_of(d.location, columns)}}});
    result["partialFingerprints"] = {{"finding/v1", finding_print(d, line_of(d.location))}};
    for (const RelatedPlace& other : d.related) {
      Columns counting(utf16_count);
      result["relatedLocations"].push_back({{"physicalLocation", physical_of(other.location, counting)},
                                            {"message", {{"text", other.message}}}});
    }
    Json changes = Json::array();
    for (const Edit& edit : d.edits) {
      Columns counting(utf16_count);
      changes.push_back(
          {{"artifactLocation", {{"uri", uri_reference(edit.where.file)}}},
           {"replacements", Json::array({Json{{"deletedRegion", region_of(edit.where, counting)},
                                              {"insertedContent", {{"text", edit.text}}}}})}});
    }
    if (!changes.empty())
      result["fixes"] = Json::array({Json{{"description", {{"text", d.fix}}}, {"artifactChanges", changes}}});
    results.push_back(result);
  }
  const Json driver{{"name", "sleight"}, {"rules", rules}};
  const Json root{
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs",
       Json::array(
           {Json{{"tool", {{"driver", driver}}}, {"columnKind", "utf16CodeUnits"}, {"results", results}}})}};
  return dump(root);
}

std::vector<std::string> Report::files() const {
  std::vector<std::string> files = files_;
  // A file with findings may be none of those looked at, as one that makes no card.
  for (const Diagnostic& d : findings_) files.push_back(d.location.file);
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

std::string Report::junit() const {
  std::map<std::string, JUnitCase> by_file;
  for (const std::string& file : files()) by_file[file] = {"sleight", file, "", "findings", "", ""};
  for (const Diagnostic& d : findings_) {
    // Warnings fail nothing, as they do not for the exit status.
    JUnitCase& one = by_file[d.location.file];
    (d.severity == Severity::error ? one.failure : one.told) += to_human(d, "", false);
  }
  for (const CardState& card : cards_)
    if (card.state == "unsupported" && by_file[card.file].failure.empty())
      by_file[card.file].skipped = "unsupported: " + card.why;
  std::vector<JUnitCase> cases;
  for (auto& [file, one] : by_file) cases.push_back(std::move(one));
  return junit_text("sleight", cases);
}

std::string Report::github() const {
  std::string text;
  Columns columns(character_count);
  for (const Diagnostic& finding : findings_) {
    Diagnostic placed = finding;
    placed.location = columns.of(finding.location, line_of(finding.location));
    text += github_annotation(placed);
  }
  return text;
}

std::vector<std::pair<std::string, long>> Report::code_counts() const {
  std::map<std::string, long> counts;
  for (const Diagnostic& finding : findings_) ++counts[finding.code];
  std::vector<std::pair<std::string, long>> sorted(counts.begin(), counts.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return sorted;
}

}  // namespace sleight
