#include "tools/files/record_file.h"

#include <cstdio>
#include <limits>
#include <nlohmann/json.hpp>

namespace sleight {
namespace {

using Json = nlohmann::ordered_json;

/// Goes up whenever a record of the version before could no longer be read.
constexpr int record_version = 3;

/// No record nests deeper; reading, and freeing, what does would exhaust the stack.
constexpr int deepest = 8;

/// What is thrown, and caught, while a record is read, beside the exceptions of the JSON library.
struct TooDeep {};
struct NoWholeNumber {};

/// A whole number of type `T`: the JSON library itself would cut 1.5 to 1 and wrap what is too great.
template <typename T>
T whole(const Json& json) {
  const bool fits =
      json.is_number_unsigned()
          ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<T>::max())
          : json.is_number_integer() &&
                json.get<std::int64_t>() >= static_cast<std::int64_t>(std::numeric_limits<T>::min());
  if (!fits) throw NoWholeNumber{};
  return json.get<T>();
}

/// What is no hash of sixteen digits.
struct NoHash {};

/// Always sixteen digits: whoever reads them asks for as many.
std::string hex(std::uint64_t number) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
  return text;
}

std::uint64_t unhex(const Json& json) {
  const auto digits = json.get<std::string>();
  // `stoull` would take a sign, spaces and fewer digits as well.
  if (digits.size() != 16 || digits.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw NoHash{};
  return std::stoull(digits, nullptr, 16);
}

}  // namespace

std::string to_json(const Record& record) {
  // Hashes are written in hexadecimal: not every reader of JSON keeps 64 bits of a number.
  Json hashes = Json::array();
  for (const std::uint64_t hash : record.hashes) hashes.push_back(hex(hash));
  Json mods = Json::array();
  for (const RecordedMod& mod : record.mods)
    mods.push_back({{"name", mod.name}, {"version", mod.version}, {"fingerprint", hex(mod.fingerprint)}});
  const Json root{
      {"sleight record", record_version},
      {"rules", {{"name", record.rules.name}, {"fingerprint", hex(record.rules.fingerprint)}}},
      {"library", {{"folder", record.library.folder}, {"fingerprint", hex(record.library.fingerprint)}}},
      {"mods", mods},
      {"seed", record.seed},
      {"bob", record.decks[0]},
      {"sue", record.decks[1]},
      {"answers", record.answers},
      {"hashes", hashes}};
  // A card's name may hold any bytes; JSON may not.
  return root.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string read_record(const std::string& text, Record& record) {
  // Wrong input is usual here, and the JSON library tells of it by exceptions; they end in this function.
  try {
    const Json root = Json::parse(text, [](int depth, Json::parse_event_t, const Json&) {
      if (depth > deepest) throw TooDeep{};
      return true;
    });
    if (!root.is_object() || !root.contains("sleight record")) return "it is no record of a duel";
    // Before all other fields, which another version need not have.
    if (root.at("sleight record") != record_version)
      return "it is a record of another version (" + root.at("sleight record").dump() +
             "; this program reads " + std::to_string(record_version) + ")";
    const Json& rules = root.at("rules");
    record.rules = {rules.at("name").get<std::string>(), unhex(rules.at("fingerprint"))};
    const Json& library = root.at("library");
    record.library = {library.at("folder").get<std::string>(), unhex(library.at("fingerprint"))};
    record.mods.clear();
    for (const Json& mod : root.at("mods"))
      record.mods.push_back({mod.at("name").get<std::string>(), mod.at("version").get<std::string>(),
                             unhex(mod.at("fingerprint"))});
    record.seed = whole<std::uint64_t>(root.at("seed"));
    record.decks[0] = root.at("bob").get<std::vector<std::string>>();
    record.decks[1] = root.at("sue").get<std::vector<std::string>>();
    record.answers.clear();
    for (const Json& answer : root.at("answers")) record.answers.push_back(whole<std::int32_t>(answer));
    record.hashes.clear();
    for (const Json& hash : root.at("hashes")) record.hashes.push_back(unhex(hash));
    return "";
  } catch (const nlohmann::json::parse_error& error) {
    return "it is no JSON (broken at byte " + std::to_string(error.byte) + ")";
  } catch (const TooDeep&) {
    return "it is no record of a duel: it nests too deeply";
  } catch (const NoWholeNumber&) {
    return "its seed or one of its answers is no whole number, or too great";
  } catch (const NoHash&) {
    return "one of its hashes or fingerprints is none";
  } catch (const nlohmann::json::exception&) {
    return "something in it is missing or of the wrong type";
  }
}

}  // namespace sleight
