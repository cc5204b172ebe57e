#include "scripting/lua/word_stems.h"

#include <initializer_list>

#include "core/card/letters.h"

namespace sleight {
namespace {

bool ends_with_any(std::string_view word, std::initializer_list<std::string_view> endings) {
  for (const std::string_view ending : endings)
    if (word.ends_with(ending)) return true;
  return false;
}

/// Without the ending of a plural, or of "he deals".
void drop_s(std::string& word) {
  if (word.size() < 4 || word.back() != 's' || ends_with_any(word, {"ss", "us", "is"})) return;
  if (word.size() > 4 && word.ends_with("ies"))
    word.replace(word.size() - 3, 3, "y");
  else if (ends_with_any(word, {"sses", "xes", "ches", "shes", "zes"}))
    word.erase(word.size() - 2);
  else
    word.pop_back();
}

/// Without the ending of "dealing" and "tapped".
void drop_verb_ending(std::string& word) {
  if (word.size() > 5 && word.ends_with("ing"))
    word.erase(word.size() - 3);
  else if (word.size() > 4 && word.ends_with("ed"))
    word.erase(word.size() - 2);
}

}  // namespace

std::string word_stem(std::string_view word) {
  std::string stem = lowered(word);
  drop_s(stem);
  drop_verb_ending(stem);
  // "sacrifice" and "sacrificing", "copied" and "copy", "tapped" and "tap".
  if (stem.size() > 3 && stem.back() == 'e') stem.pop_back();
  if (stem.size() > 3 && stem.back() == 'y') stem.back() = 'i';
  if (stem.size() > 3 && stem.back() == stem[stem.size() - 2]) stem.pop_back();
  return stem;
}

std::vector<std::string> stems_of(std::string_view text) {
  std::vector<std::string> stems;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) stems.push_back(word_stem(word));
    word.clear();
  };
  for (const char c : text)
    if (is_letter(c) || (c >= '0' && c <= '9'))
      word += c;
    else if (c != '\'')
      end_word();
  end_word();
  return stems;
}

std::string stemmed(std::string_view text) {
  std::string all;
  for (const std::string& stem : stems_of(text)) all += (all.empty() ? "" : " ") + stem;
  return all;
}

}  // namespace sleight
