#include "tools/lsp/workspace_desk.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/card/library.h"
#include "scripting/lua/syntax_findings.h"
#include "tools/desk/verb_findings.h"
#include "tools/files/file_kind.h"
#include "tools/files/file_system.h"
#include "tools/files/file_uris.h"
#include "tools/gate/gate.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// What is checked of a folder that an editor opens: of a mod all of it, else its cards where they have a
/// folder of their own. Scenarios and pictures may lie beside them.
std::string scripts_of(const std::string& folder) {
  const bool has_cards = !is_there(folder + "/mod.lua") && is_folder(folder + "/cards");
  return has_cards ? folder + "/cards" : folder;
}

bool is_scenarios(std::string_view text) { return kind_of_text(text) == FileKind::scenarios; }

Json published(const Diagnostic& finding, const std::string& text, const WorkspaceDesk& desk) {
  const TextPositions positions(text, desk.encoding());
  Json one{{"range", json_of(positions, bytes_of(finding.location, text))},
           {"severity", finding.severity == Severity::error ? 1 : 2},
           {"code", finding.code},
           {"source", "sleight"},
           {"message", finding.message + (finding.fix.empty() ? "" : "\nfix: " + finding.fix)},
           {"data", {{"help", "sleight help " + finding.code}, {"fix", finding.fix}}}};
  Json related = Json::array();
  for (const RelatedPlace& place : finding.related) {
    const std::string& file = place.location.file.empty() ? finding.location.file : place.location.file;
    const std::string there = desk.text_of(file);
    related.push_back(
        {{"location",
          {{"uri", desk.uri_of(file)},
           {"range", json_of(TextPositions(there, desk.encoding()), bytes_of(place.location, there))}}},
         {"message", place.message}});
  }
  if (!related.empty()) one["relatedInformation"] = std::move(related);
  return one;
}

}  // namespace

Json json_of(TextPosition position) { return {{"line", position.line}, {"character", position.character}}; }

Json json_of(const TextPositions& positions, ByteRange range) {
  return {{"start", json_of(positions.position_of(range.begin))},
          {"end", json_of(positions.position_of(range.end))}};
}

ByteRange bytes_of(const Location& location, std::string_view text) {
  const auto offset = [&](int line, int column) {
    std::size_t at = 0;
    for (int i = 1; i < line; ++i) {
      const std::size_t end = text.find('\n', at);
      if (end == std::string_view::npos) return text.size();
      at = end + 1;
    }
    return std::min(at + static_cast<std::size_t>(std::max(column, 1) - 1), text.size());
  };
  const int line = std::max(location.line, 1);
  const std::size_t begin = offset(line, location.column);
  const std::size_t end_of_line = std::min(text.find('\n', begin), text.size());
  if (location.column < 1) return {begin, end_of_line};
  if (location.end_line > 0) return {begin, std::max(begin, offset(location.end_line, location.end_column))};
  return {begin, std::min(begin + static_cast<std::size_t>(std::max(location.length, 0)), end_of_line)};
}

WorkspaceDesk::WorkspaceDesk(CardSources sources, Settings settings, int jobs, Witnesses witnesses)
    : sources_(std::move(sources)),
      settings_(std::move(settings)),
      jobs_(jobs),
      witnesses_(std::move(witnesses)) {}

void WorkspaceDesk::set_folders(const std::vector<std::string>& folders) {
  folders_.clear();
  for (const std::string& folder : folders)
    if (is_there(folder)) folders_.push_back(folder);
  workspace_.reset();
  forget();
  tells_ = true;
  for (const auto& [uri, document] : documents_) changed_.insert(uri);
}

void WorkspaceDesk::forget() {
  reference_.reset();
  names_.reset();
  report_.reset();
}

void WorkspaceDesk::open(const std::string& uri, std::string text, int version) {
  OpenDocument document{uri, path_of_uri(uri), std::move(text), version};
  if (folders_.empty() && !document.file.empty()) set_folders({folder_of_file(document.file)});
  closed_.erase(document.file);
  documents_[uri] = std::move(document);
  changed_.insert(uri);
}

void WorkspaceDesk::change(const std::string& uri, std::string text, int version) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) return;
  failures_.erase(found->second.file);
  found->second.text = std::move(text);
  found->second.version = version;
  changed_.insert(uri);
}

void WorkspaceDesk::close(const std::string& uri) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) return;
  if (!found->second.file.empty()) closed_.insert(found->second.file);
  failures_.erase(found->second.file);
  documents_.erase(found);
  changed_.erase(uri);
  tells_ = true;
}

void WorkspaceDesk::disk_changed(const std::string& uri) {
  if (const std::string file = path_of_uri(uri); !file.empty()) written_.insert(file);
}

const OpenDocument* WorkspaceDesk::document(const std::string& uri) const {
  const auto found = documents_.find(uri);
  return found == documents_.end() ? nullptr : &found->second;
}

std::string WorkspaceDesk::text_of(const std::string& file) const {
  for (const auto& [uri, document] : documents_)
    if (!document.file.empty() && (document.file == file || is_same_file(document.file, file)))
      return document.text;
  std::string text;
  return read_file(file, text) ? text : "";
}

std::string WorkspaceDesk::uri_of(const std::string& file) const {
  for (const auto& [uri, document] : documents_)
    if (document.file == file) return uri;
  return uri_of_path(file);
}

void WorkspaceDesk::load() {
  workspace_.emplace(sources_, witnesses_, jobs_);
  for (const auto& [uri, document] : documents_)
    if (!document.file.empty()) workspace_->open_text(document.file, document.text, document.version);
  std::vector<std::string> paths;
  for (const std::string& folder : folders_) paths.push_back(scripts_of(folder));
  workspace_->load(paths);
  workspace_->wait_with_everything(true);
  forget();
  tells_ = true;
}

const Workspace& WorkspaceDesk::workspace() {
  if (!workspace_) load();
  return *workspace_;
}

const LanguageReference& WorkspaceDesk::reference() {
  if (!reference_) reference_.emplace(workspace());
  return *reference_;
}

const NamingFiles& WorkspaceDesk::naming_files() {
  if (!naming_) naming_.emplace(folders_);
  return *naming_;
}

const std::vector<std::string>& WorkspaceDesk::card_names() {
  if (names_) return *names_;
  std::set<std::string> names;
  for (const CardFile& script : workspace().scripts().cards) names.insert(script.card.name);
  if (!workspace().others().empty()) {
    const Collection around = open_library(workspace().sources());
    for (const CollectedCard& card : around.cards) names.insert(around.library->card(card.id).name);
  }
  return names_.emplace(names.begin(), names.end());
}

void WorkspaceDesk::read(bool everything) {
  workspace();
  for (const std::string& file : closed_) workspace_->close_text(file);
  for (const std::string& uri : changed_) {
    const OpenDocument& document = documents_.at(uri);
    if (!document.file.empty()) workspace_->open_text(document.file, document.text, document.version);
    told_.erase(uri);  // what is told of this version is told with its number
  }
  for (const std::string& file : written_) {
    if (naming_) naming_->refresh(file);
    const std::string known = workspace_->known_as(file);
    if (!known.empty() && known.ends_with(".lua") && workspace_->edited_text(file) == nullptr)
      workspace_->refresh(known);
  }
  if (!changed_.empty() || !written_.empty() || !closed_.empty()) {
    report_.reset();
    tells_ = true;
  }
  changed_.clear();
  written_.clear();
  closed_.clear();
  if (everything && workspace_->read_what_is_due()) {
    forget();
    tells_ = true;
  }
}

void WorkspaceDesk::set_failures(const std::string& file, Diagnostics failures) {
  failures_[file] = std::move(failures);
  report_.reset();
  tells_ = true;
}

const Report& WorkspaceDesk::report() {
  if (!report_) take_findings(report_.emplace());
  return *report_;
}

void WorkspaceDesk::take_findings(Report& report) {
  for (const CardFile& script : workspace().scripts().cards) {
    report.source(script.file, script.source);
    report.looked_at(script.file);
  }
  for (const ModuleFile& module : workspace().scripts().module_files) {
    report.source(module.file, module.source);
    report.looked_at(module.file);
  }
  // Scenarios are no scripts of cards; of those that are open, Lua and the names of verbs are looked at.
  std::map<std::string, bool> scenarios;
  for (Diagnostic& finding : workspace().findings()) {
    const auto [known, is_new] = scenarios.emplace(finding.location.file, false);
    if (is_new) known->second = is_scenarios(text_of(finding.location.file));
    if (!known->second) report.add(std::move(finding));
  }
  for (const auto& [uri, document] : documents_)
    if (!document.file.empty() && is_scenarios(document.text)) {
      const Source source(document.file, document.text);
      report.source(document.file, document.text);
      report.add(syntax_findings(source));
      // What was run has told of the verb that it met.
      for (Diagnostic& finding : verb_findings(source))
        if (!is_told_by_run(finding)) report.add(std::move(finding));
    }
  for (const auto& [file, failures] : failures_) report.add(failures);
  close_gate(
      report, settings_,
      {workspace().paths(), 5, !witnesses_.facts.empty() || !witnesses_.printed.empty(), /*only_new=*/false});
  report.sort();
}

bool WorkspaceDesk::is_told_by_run(const Diagnostic& finding) const {
  const auto failures = failures_.find(finding.location.file);
  return failures != failures_.end() &&
         std::any_of(failures->second.begin(), failures->second.end(), [&](const Diagnostic& failure) {
           return failure.location.line == finding.location.line && failure.message == finding.message;
         });
}

Diagnostics WorkspaceDesk::findings_of(const std::string& file) {
  Diagnostics found;
  for (const Diagnostic& finding : report().findings())
    if (finding.location.file == file ||
        (!finding.location.file.empty() && is_same_file(finding.location.file, file)))
      found.push_back(finding);
  return found;
}

std::vector<Json> WorkspaceDesk::publications() {
  if (!tells_) return {};
  tells_ = false;
  std::map<std::string, Json> now;
  std::map<std::string, std::string> texts;
  for (const Diagnostic& finding : report().findings()) {
    const std::string& file = finding.location.file;
    if (file.empty()) continue;
    const auto [text, is_new] = texts.emplace(file, "");
    if (is_new) text->second = text_of(file);
    now.emplace(uri_of(file), Json::array()).first->second.push_back(published(finding, text->second, *this));
  }
  // Who was told of something is told that it is gone.
  for (const auto& [uri, told] : told_) now.emplace(uri, Json::array());
  for (const auto& [uri, document] : documents_) now.emplace(uri, Json::array());
  std::vector<Json> messages;
  std::map<std::string, std::string> told;
  for (auto& [uri, findings] : now) {
    const std::string said = findings.dump(-1, ' ', false, Json::error_handler_t::replace);
    const auto before = told_.find(uri);
    const bool is_open = documents_.contains(uri);
    if (!findings.empty() || is_open) told[uri] = said;
    if (before != told_.end() ? before->second == said : findings.empty() && !is_open) continue;
    Json params{{"uri", uri}, {"diagnostics", std::move(findings)}};
    if (is_open) params["version"] = documents_.at(uri).version;
    messages.push_back(
        {{"jsonrpc", "2.0"}, {"method", "textDocument/publishDiagnostics"}, {"params", std::move(params)}});
  }
  told_ = std::move(told);
  return messages;
}

}  // namespace sleight
