#include "tools/lsp/language_server.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <ostream>
#include <string>
#include <vector>

#include "tools/files/interruption.h"
#include "tools/lsp/message_frames.h"

namespace sleight {
namespace {

/// So long nobody types before everything is read again.
constexpr int pause_in_ms = 250;
/// So often an interruption is looked for.
constexpr int look_in_ms = 500;

}  // namespace

int serve_language(LanguageSession& session, int in, std::ostream& out) {
  FrameReader frames;
  std::array<char, 65536> bytes{};
  const auto write = [&](const std::vector<std::string>& messages) {
    for (const std::string& message : messages) out << framed(message);
    if (!messages.empty()) out.flush();
  };
  bool is_open = true;
  while (!session.is_over() && out && !is_interrupted()) {
    if (!is_open && !session.has_work()) break;
    const int timeout = session.has_work() ? 0 : session.waits_for_pause() ? pause_in_ms : look_in_ms;
    pollfd arriving{in, POLLIN, 0};
    if (is_open && ::poll(&arriving, 1, timeout) > 0) {
      const ssize_t count = ::read(in, bytes.data(), bytes.size());
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      is_open = count > 0;
      if (count > 0) frames.feed({bytes.data(), static_cast<std::size_t>(count)});
      while (const std::optional<Frame> frame = frames.next())
        frame->problem.empty() ? session.put(frame->message) : session.put_problem(frame->problem);
      if (is_open) continue;
    }
    if (session.has_work()) {
      write(session.work());
      if (!session.has_work()) write(session.rest(/*paused=*/false));
    } else if (session.waits_for_pause()) {
      write(session.rest(/*paused=*/true));
    }
  }
  return session.status();
}

}  // namespace sleight
