#pragma once

#include <string>
#include <vector>

namespace sleight {

struct Program;

/// The files of the decks that arguments name: each a file, or a folder with all files below it that end in
/// `.txt`. False, and said why, when a folder has none, or one of more than two decks is named twice: two may
/// be one, which then plays against itself.
bool find_deck_files(Program& program, const std::vector<std::string>& arguments,
                     std::vector<std::string>& files);

}  // namespace sleight
