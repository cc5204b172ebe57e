#include "tools/display/column_width.h"

#include <locale.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#include <charconv>
#include <cstdlib>
#include <cstring>

#include "core/card/characters.h"

namespace sleight {
namespace {

/// The table of widths of the C library, which it has for each locale: that of Unicode, whatever the
/// environment says.
class WidthTable {
 public:
  WidthTable() : locale_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {}
  WidthTable(const WidthTable&) = delete;
  WidthTable& operator=(const WidthTable&) = delete;
  ~WidthTable() {
    if (locale_ != nullptr) freelocale(locale_);
  }

  std::size_t columns_of(std::string_view text) const {
    if (locale_ == nullptr) return character_count(text);
    const locale_t before = uselocale(locale_);
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
      const Character character = character_at(text, at);
      const int width = character.code ? ::wcwidth(static_cast<wchar_t>(*character.code)) : 1;
      columns += width < 0 ? 1 : static_cast<std::size_t>(width);
      at += character.bytes;
    }
    uselocale(before);
    return columns;
  }

 private:
  locale_t locale_;
};

}  // namespace

std::size_t column_count(std::string_view text) {
  static const WidthTable table;
  return table.columns_of(text);
}

std::size_t terminal_width(int stream) {
  if (isatty(stream) == 0) return 0;
  std::size_t columns = 0;
  if (const char* said = std::getenv("COLUMNS"); said != nullptr)  // NOLINT(concurrency-mt-unsafe)
    std::from_chars(said, said + std::strlen(said), columns);
  if (columns > 0) return columns;
  winsize size{};
  return ioctl(stream, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

}  // namespace sleight
