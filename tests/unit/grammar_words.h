#pragma once

#include "grammar/open_words.h"
#include "scripting/files/card_collection.h"
#include "tests/source_dir.h"

namespace sleight::testing {

/// The open words of our library, and creature types that only the tests' own cards have.
inline const Vocabulary& open_words() {
  static const Vocabulary vocabulary = [] {
    Vocabulary all(*load_collection(std::string(SLEIGHT_SOURCE_DIR) + "/cards").library);
    for (const char* type : {"faerie", "golem", "insect"}) all.add_creature_type(type);
    return all;
  }();
  return vocabulary;
}

}  // namespace sleight::testing
