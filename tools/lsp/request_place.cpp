#include "tools/lsp/request_place.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>

namespace sleight {

using Json = nlohmann::json;

int count_in(const Json& value) {
  if (!value.is_number_integer()) throw WrongParameters("a whole number is missing");
  if (value.is_number_unsigned())
    return static_cast<int>(
        std::min<std::uint64_t>(value.get<std::uint64_t>(), std::numeric_limits<int>::max()));
  const auto number = value.get<std::int64_t>();
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max())
    throw WrongParameters("a number is too large");
  return static_cast<int>(number);
}

TextPosition position_in(const Json& position) {
  const int line = count_in(position.at("line")), character = count_in(position.at("character"));
  if (line < 0 || character < 0) throw WrongParameters("a position lies before the text");
  return {static_cast<std::size_t>(line), static_cast<std::size_t>(character)};
}

const OpenDocument& document_in(const WorkspaceDesk& desk, const Json& params) {
  const auto uri = params.at("textDocument").at("uri").get<std::string>();
  const OpenDocument* document = desk.document(uri);
  if (document == nullptr) throw WrongParameters("`" + uri + "` is not open");
  return *document;
}

Asked asked_in(const WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  Asked asked{document, TextPositions(document.text, desk.encoding())};
  asked.offset = asked.positions.offset_of(position_in(params.at("position")));
  return asked;
}

ByteRange range_in(const TextPositions& positions, const Json& range) {
  const std::size_t begin = positions.offset_of(position_in(range.at("start")));
  return {begin, std::max(begin, positions.offset_of(position_in(range.at("end"))))};
}

}  // namespace sleight
