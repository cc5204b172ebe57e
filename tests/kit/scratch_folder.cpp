#include "tests/kit/scratch_folder.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/kit/script_findings.h"

namespace sleight::kit {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  root_ = fs::path(::testing::TempDir()) /
          ("sleight_" + std::string(test->test_suite_name()) + "_" + test->name());
  fs::remove_all(root_);
  fs::create_directories(root_);
}

ScratchFolder::~ScratchFolder() { fs::remove_all(root_); }

std::string ScratchFolder::write(const std::string& file, const std::string& text) const {
  const fs::path whole = root_ / file;
  fs::create_directories(whole.parent_path());
  std::ofstream(whole, std::ios::binary) << text;
  return whole.string();
}

std::string ScratchFolder::told(const Diagnostics& findings) const {
  std::string text = kit::told(findings);
  for (std::size_t at = text.find(root_.string()); at != std::string::npos; at = text.find(root_.string()))
    text.erase(at, root_.string().size() + 1);
  return text;
}

}  // namespace sleight::kit
