#pragma once

#include <filesystem>
#include <string>

#include "core/card/diagnostic.h"

namespace sleight::kit {

/// A folder of scripts that lives as long as a test, called after it.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder();

  /// Writes a file, with the folders that it lies in, and gives its whole path.
  std::string write(const std::string& file, const std::string& text) const;
  std::string path(const std::string& inside = "") const { return (root_ / inside).string(); }
  /// What `told` makes of findings, with this folder's path left out.
  std::string told(const Diagnostics& findings) const;

 private:
  std::filesystem::path root_;
};

}  // namespace sleight::kit
