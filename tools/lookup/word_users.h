#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "scripting/files/card_collection.h"
#include "scripting/script_manual.h"

namespace sleight {

/// Which cards of a collection use a word of the language, told by their scripts. Words of one name are kept
/// apart by how they stand there: a method behind its colon, a key before its value, a head after `return`.
class WordUsers {
 public:
  explicit WordUsers(const Collection& cards);

  /// The cards that use it, those with the shortest scripts first: they show it best. `cards` of the
  /// collection are told by their places in it.
  const std::vector<std::size_t>& of(const ManualWord& word) const;
  /// The cards that have that value in quotes ("in play").
  const std::vector<std::size_t>& of_value(const std::string& value) const;
  /// The cards in whose scripts the word stands in any way.
  std::vector<std::size_t> of_any(const std::string& word) const;

 private:
  /// How a word stands in a script.
  enum class Place : char { word = 'w', method = 'm', card_key = 'c', key = 'k', head = 'h', value = 'v' };
  static std::string key_of(Place place, std::string_view word);
  const std::vector<std::size_t>& at(const std::string& key) const;
  void add(const std::string& file, const std::string& script, std::size_t number);

  std::unordered_map<std::string, std::vector<std::size_t>> users_;
};

}  // namespace sleight
