#pragma once

#include <string>

namespace sleight {

/// The name of a card as that of its file, without an ending: "Circle of Protection: Black" is
/// "circle_of_protection_black", "Dandân" is "dandan". "" where it has no letter and no digit that a file
/// could be called by.
std::string card_file_name(const std::string& card);

}  // namespace sleight
