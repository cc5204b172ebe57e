#include "scripting/files/given_texts.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace sleight {
namespace {

namespace fs = std::filesystem;

std::map<std::string, std::string>& texts() {
  static std::map<std::string, std::string> given;
  return given;
}

const EditedTexts*& in_use() {
  static const EditedTexts* edited = nullptr;
  return edited;
}

std::string_view own_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// An absolute path without links.
std::string place_of_folder(const fs::path& folder) {
  std::error_code error;
  const fs::path whole = fs::absolute(folder.empty() ? fs::path(".") : folder, error);
  std::string place = fs::weakly_canonical(whole, error).string();
  if (error) place = whole.lexically_normal().string();
  while (place.ends_with('/')) place.pop_back();
  return place;
}

}  // namespace

void give_text(const std::string& file, std::string text) { texts()[file] = std::move(text); }

const std::string* given_text(const std::string& file) {
  if (const EditedTexts* edited = in_use())
    if (const EditedText* text = edited->of(file)) return &text->text;
  const auto found = texts().find(file);
  return found == texts().end() ? nullptr : &found->second;
}

std::string place_of_file(const std::string& file) {
  const fs::path path(file);
  return place_of_folder(path.parent_path()) + "/" + path.filename().string();
}

void EditedTexts::set(const std::string& file, std::string text, int version) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.erase(0, mark.size());
  by_name_[std::string(own_name(file))][place_of_file(file)] = {file, std::move(text), version};
}

bool EditedTexts::remove(const std::string& file) {
  const auto named = by_name_.find(own_name(file));
  if (named == by_name_.end() || named->second.erase(place_of_file(file)) == 0) return false;
  if (named->second.empty()) by_name_.erase(named);
  return true;
}

const EditedText* EditedTexts::of(const std::string& file) const {
  const auto named = by_name_.find(own_name(file));
  if (named == by_name_.end()) return nullptr;
  const auto found = named->second.find(place_of_file(file));
  return found == named->second.end() ? nullptr : &found->second;
}

std::vector<std::string> EditedTexts::below(const std::string& folder, std::string_view ending) const {
  std::vector<std::string> files;
  if (by_name_.empty()) return files;
  const std::string root = place_of_folder(folder) + "/";
  for (const auto& [name, places] : by_name_) {
    if (!name.ends_with(ending)) continue;
    for (const auto& [place, text] : places) {
      if (!place.starts_with(root)) continue;
      const std::string rest = place.substr(root.size() - 1);
      if (rest.find("/.") != std::string::npos) continue;
      files.push_back(folder + (folder.ends_with('/') ? rest.substr(1) : rest));
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

EditedTextsInUse::EditedTextsInUse(const EditedTexts& texts) : before_(std::exchange(in_use(), &texts)) {}

EditedTextsInUse::~EditedTextsInUse() { in_use() = before_; }

std::vector<std::string> edited_files_below(const std::string& folder, std::string_view ending) {
  return in_use() == nullptr ? std::vector<std::string>() : in_use()->below(folder, ending);
}

}  // namespace sleight
