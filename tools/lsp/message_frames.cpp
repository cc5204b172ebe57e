#include "tools/lsp/message_frames.h"

#include <algorithm>
#include <charconv>

#include "core/card/letters.h"

namespace sleight {
namespace {

constexpr std::string_view end_of_header = "\r\n\r\n";

/// The length that a header tells; nothing where it tells none, or no number.
std::optional<std::size_t> length_in(std::string_view header) {
  constexpr std::string_view name = "content-length:";
  std::optional<std::size_t> length;
  while (!header.empty()) {
    const std::size_t end = std::min(header.find("\r\n"), header.size());
    std::string_view line = header.substr(0, end);
    header.remove_prefix(std::min(end + 2, header.size()));
    if (line.size() < name.size() ||
        !same_but_for_case(std::string(line.substr(0, name.size())), std::string(name)))
      continue;
    line.remove_prefix(name.size());
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
    std::size_t number = 0;
    const auto [rest, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc{} || rest != line.data() + line.size()) return std::nullopt;
    length = number;
  }
  return length;
}

}  // namespace

std::optional<Frame> FrameReader::next() {
  const std::size_t dropped = std::min(skipped_, buffer_.size());
  buffer_.erase(0, dropped);
  skipped_ -= dropped;
  if (skipped_ > 0) return std::nullopt;
  if (!length_) {
    const std::size_t end = buffer_.find(end_of_header);
    if (std::min(end, buffer_.size()) > most_of_a_header) {
      buffer_.erase(0, std::min(end, buffer_.size()));
      return Frame{"", "a header has more than " + std::to_string(most_of_a_header) + " bytes"};
    }
    if (end == std::string::npos) return std::nullopt;
    length_ = length_in(std::string_view(buffer_).substr(0, end));
    buffer_.erase(0, end + end_of_header.size());
    if (!length_) return Frame{"", "a header has no `Content-Length` with a number"};
    if (*length_ > most_of_a_message) {
      skipped_ = *length_;
      length_.reset();
      return Frame{"", "a message has more than " + std::to_string(most_of_a_message) + " bytes"};
    }
  }
  if (buffer_.size() < *length_) return std::nullopt;
  Frame frame{buffer_.substr(0, *length_), ""};
  buffer_.erase(0, *length_);
  length_.reset();
  return frame;
}

std::string framed(std::string_view message) {
  return "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message);
}

}  // namespace sleight
