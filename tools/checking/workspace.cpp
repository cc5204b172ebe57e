#include "tools/checking/workspace.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "tools/checking/facts_check.h"
#include "tools/checking/mod_check.h"
#include "tools/checking/module_check.h"
#include "tools/files/file_system.h"
#include "tools/files/interruption.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

bool is_of(const Diagnostic& finding, const std::string& file) { return finding.location.file == file; }

}  // namespace

Workspace::Workspace(CardSources sources, Witnesses witnesses, int jobs)
    : sources_(std::move(sources)),
      given_mods_(sources_.mods),
      witnesses_(std::move(witnesses)),
      jobs_(jobs) {}

void Workspace::load(const std::vector<std::string>& paths) {
  const EditedTextsInUse in_use(edited_);
  paths_ = paths;
  is_due_ = false;
  // Elsewhere, as in an earlier revision, the same scripts are of other mods.
  sources_.mods = given_mods_;
  sources_.mods = mods_with(sources_, paths);
  scripts_ = load_scripts(paths, jobs_, sources_.mods, {}, data_folder(sources_), sources_.cache.get());
  Surroundings around = surroundings_of(sources_, scripts_, paths, jobs_);
  data_.emplace(std::move(around.vocabulary), data_folder(sources_));
  data_->names = std::move(around.names);
  for (const CollectedSet& set : around.sets) data_->sets[folder_of(set.folder + "/set.lua")] = set.info.code;
  data_->take(witnesses_.facts);
  data_->printed = witnesses_.printed;
  others_ = std::move(around.others);
  names_.clear();
  for (const CardFile& script : scripts_.cards) names_[script.file] = script.card.name;
  nameless_.clear();
  for (const Diagnostic& finding : scripts_.findings)
    if (!names_.contains(finding.location.file)) nameless_.insert(finding.location.file);
  for (const ModuleFile& module : scripts_.module_files) nameless_.erase(module.file);
  check_together();
  check_mods();
  // Each worker writes to places of its own, so nothing is locked and the order is that of the files.
  checks_.assign(scripts_.cards.size(), {});
  done_ = in_parallel_until_interrupted(scripts_.cards.size(), jobs_, [&](std::size_t i, std::size_t) {
    checks_[i] = check_script(scripts_.cards[i], scripts_.words, *data_);
  });
}

void Workspace::check_together() {
  together_ = check_names(scripts_.cards, others_);
  const Diagnostics of_modules = check_modules(scripts_, {data_->counters, data_->phases}, sources_);
  together_.insert(together_.end(), of_modules.begin(), of_modules.end());
}

void Workspace::check_mods() {
  of_mods_ = check_mod_places(scripts_, paths_, sources_.mods, data_folder(sources_));
  loaded_mods_.clear();
  if (sources_.mods.empty()) return;
  for (Diagnostic& finding : check_rule_sets(sources_)) {
    // What a script says wrong by itself is told where it is read.
    const auto is_same = [&](const Diagnostic& other) {
      return other.code == finding.code && other.message == finding.message;
    };
    const bool is_ours =
        lies_in(finding.location.file, paths_) || lies_in(finding.location.file, given_mods_);
    if (is_ours && std::none_of(scripts_.findings.begin(), scripts_.findings.end(), is_same))
      of_mods_.push_back(std::move(finding));
  }
  Collection loaded = open_library(sources_);
  const Diagnostics of_loading = check_loading(loaded, {paths_, given_mods_});
  of_mods_.insert(of_mods_.end(), of_loading.begin(), of_loading.end());
  const Diagnostics of_names = check_new_names(loaded, paths_, data_folder(sources_));
  of_mods_.insert(of_mods_.end(), of_names.begin(), of_names.end());
  loaded_mods_ = std::move(loaded.mods);
}

Scripts Workspace::read_again(const std::string& file) const {
  std::vector<std::string> files{file};
  for (const ModuleFile& module : scripts_.module_files)
    for (std::size_t i = module.first; i < module.first + module.count; ++i)
      if (std::holds_alternative<Keyword>(scripts_.modules[i])) {
        files.push_back(module.file);
        break;
      }
  return load_scripts(files, 1, sources_.mods, {}, data_folder(sources_), sources_.cache.get());
}

bool Workspace::is_named_elsewhere(const std::string& name, const std::string& file) const {
  return std::any_of(scripts_.cards.begin(), scripts_.cards.end(), [&](const CardFile& script) {
    return script.file != file && script.source.find(name) != std::string::npos;
  });
}

bool Workspace::refresh(const std::string& file) {
  const EditedTextsInUse in_use(edited_);
  const auto all = [&] {
    read_everything();
    return false;
  };
  const auto known = names_.find(file);
  const bool has_name = known != names_.end();
  if (!data_ || (!has_name && !nameless_.contains(file)) || !is_there(file)) return all();
  Scripts read = read_again(file);
  const auto of_file = [&](const auto& one) { return one.file == file; };
  if (std::any_of(read.module_files.begin(), read.module_files.end(), of_file)) return all();
  const auto now = std::find_if(read.cards.begin(), read.cards.end(), of_file);
  const auto before = std::find_if(scripts_.cards.begin(), scripts_.cards.end(), of_file);
  const bool is_card = now != read.cards.end();
  const bool was_card = before != scripts_.cards.end();
  if (is_card && (!has_name || now->card.name != known->second)) return all();
  // While a script is broken nobody knows its card.
  if (is_card != was_card && is_named_elsewhere(known->second, file)) return all();
  std::erase_if(scripts_.findings, [&](const Diagnostic& finding) { return is_of(finding, file); });
  std::copy_if(read.findings.begin(), read.findings.end(), std::back_inserter(scripts_.findings),
               [&](const Diagnostic& finding) { return is_of(finding, file); });
  const auto at = static_cast<std::size_t>(before - scripts_.cards.begin());
  const auto place = static_cast<std::ptrdiff_t>(at);
  if (is_card) {
    scripts_.words.merge(read.words);
    if (!was_card) {
      scripts_.cards.emplace_back();
      checks_.emplace_back();
      done_.push_back(0);
    }
    scripts_.cards[at] = std::move(*now);
    checks_[at] = check_script(scripts_.cards[at], scripts_.words, *data_);
    done_[at] = 1;
  } else if (was_card) {
    scripts_.cards.erase(before);
    checks_.erase(checks_.begin() + place);
    done_.erase(done_.begin() + place);
  }
  check_together();
  // What mods bring changes where a card comes or goes; what is told of one may stand elsewhere in its file.
  if (is_card != was_card || std::any_of(of_mods_.begin(), of_mods_.end(),
                                         [&](const Diagnostic& finding) { return is_of(finding, file); }))
    check_mods();
  return true;
}

std::string Workspace::known_as(const std::string& file) const {
  const std::string place = place_of_file(file);
  for (const std::string& path : paths_) {
    if (place_of_file(path) == place) return path;
    // A dot at its end makes the path one of a file in the folder: the folder itself may be a link.
    std::string folder = place_of_file(path + "/.");
    folder.pop_back();
    if (place.starts_with(folder)) {
      const std::string below = place.substr(folder.size());
      return path + (path.ends_with('/') ? "" : "/") + below;
    }
  }
  return "";
}

bool Workspace::was_read(const std::string& file, const std::string& text) const {
  const std::string known = known_as(file);
  if (!data_ || known.empty() || !known.ends_with(".lua") || is_scenario_of_mod(file)) return true;
  for (const CardFile& script : scripts_.cards)
    if (script.file == known) return script.source == text;
  for (const ModuleFile& module : scripts_.module_files)
    if (module.file == known) return module.source == text;
  // Of a script that could not be read nobody has kept the text.
  return false;
}

std::vector<std::string> Workspace::broken_files() const {
  std::vector<std::string> files(nameless_.begin(), nameless_.end());
  std::set<std::string> read;
  for (const CardFile& script : scripts_.cards) read.insert(script.file);
  for (const auto& [file, name] : names_)
    if (!read.contains(file)) files.push_back(file);
  return files;
}

bool Workspace::stands_around(const std::string& file) const {
  if (!file.ends_with(".lua")) return false;
  const std::string data = data_folder(sources_);
  std::vector<std::string> folders = sources_.mods;
  folders.push_back(sources_.library.empty() ? data + "/cards" : sources_.library);
  folders.push_back(data + "/scripting");
  const std::string place = place_of_file(file);
  return !is_scenario_of_mod(file) &&
         std::any_of(folders.begin(), folders.end(),
                     [&](const std::string& folder) { return place.starts_with(whole_path(folder) + "/"); });
}

ReadAgain Workspace::read_changed(const std::string& file) {
  // What is not loaded yet is read when it is.
  if (!data_ || is_scenario_of_mod(file)) return ReadAgain::nothing;
  const std::string known = known_as(file);
  if (!known.empty() && known.ends_with(".lua"))
    return refresh(known) ? ReadAgain::one_file : ReadAgain::everything;
  if (!stands_around(file)) return ReadAgain::nothing;
  read_everything();
  return ReadAgain::everything;
}

void Workspace::read_everything() {
  if (waits_)
    is_due_ = true;
  else
    load(std::vector<std::string>(paths_));
}

bool Workspace::read_what_is_due() {
  if (!is_due_) return false;
  load(std::vector<std::string>(paths_));
  return true;
}

std::optional<std::string> Workspace::text_of(const std::string& file) const {
  const EditedTextsInUse in_use(edited_);
  std::string text;
  return read_file(file, text) ? std::optional(std::move(text)) : std::nullopt;
}

ReadAgain Workspace::open_text(const std::string& file, std::string text, int version) {
  const std::optional<std::string> before = text_of(file);
  edited_.set(file, std::move(text), version);
  // The disk may have another text by now than the one that was read.
  const std::string& now = edited_.of(file)->text;
  return before == now && was_read(file, now) ? ReadAgain::nothing : read_changed(file);
}

ReadAgain Workspace::change_text(const std::string& file, std::string text, int version) {
  const EditedText* before = edited_.of(file);
  if (before == nullptr || before->version >= version) return ReadAgain::nothing;
  return open_text(file, std::move(text), version);
}

ReadAgain Workspace::close_text(const std::string& file) {
  const std::optional<std::string> before = text_of(file);
  if (!edited_.remove(file) || before == text_of(file)) return ReadAgain::nothing;
  return read_changed(file);
}

Diagnostics Workspace::findings() const {
  Diagnostics all = scripts_.findings;
  all.insert(all.end(), together_.begin(), together_.end());
  all.insert(all.end(), of_mods_.begin(), of_mods_.end());
  for (std::size_t i = 0; i < checks_.size(); ++i) {
    if (done_[i] == 0) continue;
    const Diagnostics of_card = checks_[i].findings();
    all.insert(all.end(), of_card.begin(), of_card.end());
  }
  return all;
}

}  // namespace sleight
