#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "tools/files/places.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// Places within the text of a card, as places in the script that holds it.
class TextPlaces {
 public:
  /// Of a script that lives as long as this.
  explicit TextPlaces(const CardFile& script);

  /// Where the key `text` stands.
  const Location& key() const { return key_; }
  /// The place of a line and a column of the text, which count from 1, in the script. Places are asked for
  /// from the front to the back: what was found is not looked through again. Where the text is written with
  /// escapes, and does not stand in the script as it reads, that of the key.
  Location at(const Location& in_text);

 private:
  std::size_t find(std::size_t number) const;

  const CardFile& script_;
  Location key_;
  Places places_;
  std::vector<std::string> lines_;
  std::size_t from_ = 0;    ///< of the script: where the lines that are not passed begin
  std::size_t passed_ = 0;  ///< so many lines of the text
};

}  // namespace sleight
