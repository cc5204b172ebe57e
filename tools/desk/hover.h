#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "tools/desk/script_place.h"

namespace sleight {

/// What is told of the word at a place.
struct Hover {
  std::size_t begin = 0;  ///< of the word
  std::size_t end = 0;
  std::string text;  ///< Markdown
};

/// What the manual tells of the word at a byte of a script or scenario, with an example out of the scripts of
/// the workspace; of a card its English and how far its text proves it; of the id of a rule what the manual
/// tells under it. Nothing where there is nothing to tell.
std::optional<Hover> hover_at(const Workspace& workspace, const LanguageReference& reference,
                              std::string_view text, std::size_t offset);

/// How far its text proves a script, in a sentence.
std::string state_in_words(const ScriptCheck& check, const CardFile& script);
/// The English of a card of the workspace or around it; "" when there is none of that name.
std::string card_in_english(const Workspace& workspace, const std::string& name);

}  // namespace sleight
