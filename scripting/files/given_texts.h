#pragma once

#include <string>

namespace sleight {

/// Lets a text stand for a file that need not be there, as what is piped into a program does: whatever reads
/// that file reads the text. To be called before any thread reads files.
void give_text(const std::string& file, std::string text);
/// The text that stands for the file; null when none does.
const std::string* given_text(const std::string& file);

}  // namespace sleight
