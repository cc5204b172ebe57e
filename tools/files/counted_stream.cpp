#include "tools/files/counted_stream.h"

#include <string_view>

namespace sleight {

void CountedStream::advance() {
  const char c = next();
  buffer_->sbumpc();
  last_ = now_;
  const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
  blank_ = blank_ && space;
  if (quoted_) {
    if (!escaped_ && c == '"') quoted_ = inside_ = false;
    escaped_ = !escaped_ && c == '\\';
  } else if (space || std::string_view(",:]}").find(c) != std::string_view::npos) {
    inside_ = false;
  } else {
    const bool bracket = c == '[' || c == '{';
    if (!inside_ || bracket || c == '"') value_ = last_;
    inside_ = !bracket;
    quoted_ = c == '"';
  }
  if (c == '\n')
    now_ = {now_.line + 1, 1};
  else
    ++now_.column;
}

}  // namespace sleight
