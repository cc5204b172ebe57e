#include "tools/files/scaffold_notes.h"

#include <array>
#include <cstdio>
#include <sstream>

#include "core/card/fnv.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

std::string hash_of(const std::string& text) {
  Fnv<std::uint64_t> hash;
  hash.add(text);
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash.value()));
  return digits.data();
}

}  // namespace

ScaffoldNotes ScaffoldNotes::read(const std::string& folder) {
  ScaffoldNotes notes;
  std::string text;
  if (!read_file(folder + "/" + file_name, text)) return notes;
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words{line};
    std::string name, hash;
    if (words >> name >> hash) notes.hashes_[name] = hash;
  }
  return notes;
}

bool ScaffoldNotes::is_untouched(const std::string& name, const std::string& text) const {
  const auto known = hashes_.find(name);
  return known != hashes_.end() && known->second == hash_of(text);
}

void ScaffoldNotes::note(const std::string& name, const std::string& text) { hashes_[name] = hash_of(text); }

std::string ScaffoldNotes::text() const {
  std::string text;
  for (const auto& [name, hash] : hashes_) text += name + " " + hash + "\n";
  return text;
}

}  // namespace sleight
