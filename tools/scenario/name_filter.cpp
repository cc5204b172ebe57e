#include "tools/scenario/name_filter.h"

#include <algorithm>
#include <sstream>

#include "core/card/letters.h"

namespace sleight::scenario {
namespace {

/// Longer names are compared by their beginning: an expression may take long over much.
constexpr std::size_t most_of_a_name = 1000;

bool is_of_words(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80 || c == ' ' ||
           c == '-' || c == ',' || c == '\'';
  });
}

}  // namespace

NameFilter::NameFilter(const std::string& text, std::string& problem) {
  if (is_of_words(text)) {
    std::istringstream words{lowered(text)};
    for (std::string word; words >> word;) words_.push_back(word);
    if (words_.empty()) problem = "it has no word";
    return;
  }
  try {
    expression_.assign(text, std::regex::ECMAScript | std::regex::icase);
  } catch (const std::regex_error& error) {  // the library's only way to say so
    problem = std::string{"it is no regular expression: "} + error.what();
  }
}

bool NameFilter::takes(const std::string& name) const {
  if (words_.empty()) return std::regex_search(name.substr(0, most_of_a_name), expression_);
  const std::string low = lowered(name);
  return std::all_of(words_.begin(), words_.end(),
                     [&](const std::string& word) { return low.find(word) != std::string::npos; });
}

}  // namespace sleight::scenario
