#include "scripting/files/given_texts.h"

#include <map>
#include <utility>

namespace sleight {
namespace {

std::map<std::string, std::string>& texts() {
  static std::map<std::string, std::string> given;
  return given;
}

}  // namespace

void give_text(const std::string& file, std::string text) { texts()[file] = std::move(text); }

const std::string* given_text(const std::string& file) {
  const auto found = texts().find(file);
  return found == texts().end() ? nullptr : &found->second;
}

}  // namespace sleight
