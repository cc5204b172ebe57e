#include "tools/files/counted_stream.h"

namespace sleight {

void CountedStream::fill() {
  const std::streamsize count =
      buffer_ == nullptr ? 0 : buffer_->sgetn(block_.data(), static_cast<std::streamsize>(block_.size()));
  next_ = block_.data();
  end_ = next_ + count;
}

void CountedStream::advance() {
  const char c = *next_++;
  if (next_ == end_) fill();
  last_ = now_;
  ++now_.column;
  if (c == '\n') now_ = {now_.line + 1, 1};
  // Most letters of card data stand in texts.
  if (quoted_) {
    if (!escaped_ && c == '"') quoted_ = inside_ = false;
    escaped_ = !escaped_ && c == '\\';
    return;
  }
  switch (c) {
    case ' ':
    case '\t':
    case '\n':
    case '\r':
      inside_ = false;
      return;
    case ',':
    case ':':
    case ']':
    case '}':
      inside_ = false;
      break;
    default: {
      const bool bracket = c == '[' || c == '{';
      if (!inside_ || bracket || c == '"') value_ = last_;
      inside_ = !bracket;
      quoted_ = c == '"';
    }
  }
  blank_ = false;
}

}  // namespace sleight
