#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace sleight::kit {

/// What some duels take, the same ones each time: for each kind of duel the numbers of core/duel/work.h and
/// how often memory was asked for. Questions are counted whole; all else for a thousand questions, so that a
/// duel that goes on for longer counts no more than another. And what loading all cards takes, for each card.
nlohmann::json measured_work();
/// Where the numbers stand that it is held against.
std::string work_file();

}  // namespace sleight::kit
