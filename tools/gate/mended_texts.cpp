#include "tools/gate/mended_texts.h"

#include <vector>

namespace sleight {

bool MendedTexts::mend(const Report& report, bool all, Workspace& workspace) {
  const std::vector<FixedFile> files = fixed_files(report, all);
  for (const FixedFile& file : files) {
    const auto [known, is_new] = files_.emplace(file.file, file);
    known->second.after = file.after;
    workspace.open_text(file.file, file.after, ++version_);
  }
  return !files.empty();
}

void MendedTexts::show_in(Report& report) const {
  for (const auto& [name, file] : files_) report.source(name, file.after);
}

std::string MendedTexts::patch() const {
  std::string patch;
  for (const auto& [name, file] : files_)
    if (file.before != file.after) patch += patch_of(file);
  return patch;
}

}  // namespace sleight
