#pragma once

#include <string>
#include <vector>

#include "tools/files/card_sources.h"

namespace sleight {

/// The folder of the mod that `path` is or lies in, seen from where `path` is seen; "" where it is in none.
std::string mod_around(const std::string& path);
/// Whether one of `folders` is `path` or holds it, however they are written.
bool lies_in(const std::string& path, const std::vector<std::string>& folders);
/// The mods that `sources` name, and those that `paths` are, hold or lie in: with the mods that they need,
/// where these are among them or lie beside them, each once and behind what it needs.
std::vector<std::string> mods_with(const CardSources& sources, const std::vector<std::string>& paths);

}  // namespace sleight
