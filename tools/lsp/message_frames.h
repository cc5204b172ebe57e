#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sleight {

/// What came of a stream: a message, or what is wrong with what stood there.
struct Frame {
  std::string message;
  std::string problem;  ///< "" where there is a message
};

/// Cuts a stream of bytes into messages, each with a header that tells its length. Whatever stands in the
/// stream, it takes no more memory than the longest message.
class FrameReader {
 public:
  /// No script is as long; an editor that sends more has lost count.
  static constexpr std::size_t most_of_a_message = 64U << 20U;
  /// Headers have two lines of a few words.
  static constexpr std::size_t most_of_a_header = 8192;

  /// Takes what has arrived.
  void feed(std::string_view bytes) { buffer_ += bytes; }
  /// The next message, or the next thing that is wrong; nothing where more has to arrive first.
  std::optional<Frame> next();

 private:
  std::string buffer_;
  std::size_t skipped_ = 0;            ///< so many bytes belong to a message that is too long
  std::optional<std::size_t> length_;  ///< of the message whose header was read
};

/// A message with its header.
std::string framed(std::string_view message);

}  // namespace sleight
