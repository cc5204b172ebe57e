#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "scripting/syntax/script_tokens.h"

/// The ways in which somebody who writes files for the program may slip.
namespace sleight::kit {

/// What sort of files a mistake is made in.
enum class SeededIn { cards, modules, scenarios, decks, saves };

/// A file in which nothing is wrong, in pieces.
struct SoundFile {
  SoundFile(std::string path, std::string whole);

  std::string file;
  std::string text;
  std::vector<ScriptToken> tokens;  ///< of a script; the last is its end
  std::size_t first_of_text = 0;    ///< where the `text` of a card begins
  std::size_t end_of_text = 0;      ///< and where it ends; both 0 where it has none

  /// What a token says: of a string without its quotes.
  std::string said(std::size_t token) const;
  /// Whether the token is a name or sign that reads so.
  bool is(std::size_t token, const char* spelling) const;
};

/// One mistake: `instead` is written for the `length` bytes that stand at `at`.
struct SeededMistake {
  std::size_t at = 0, length = 0;
  std::string instead;
  std::string right{};  ///< what a fix has to name; "" for all that was there

  /// What comes of a file.
  std::string made_in(const std::string& text) const;
};

/// One way to slip, and all places of a file where it can be.
struct MistakeKind {
  const char* group;  ///< of kinds that are much the same: one row of a table
  const char* name;
  SeededIn in;
  std::function<std::vector<SeededMistake>(const SoundFile&)> places;
  bool against_data = false;  ///< told where scripts are held against card data
  /// Of text and script the one says nothing any more: where the other says it is the place to tell it.
  bool in_other_entry = false;
};

/// All of them.
const std::vector<MistakeKind>& mistake_kinds();

}  // namespace sleight::kit
