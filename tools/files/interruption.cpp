#include "tools/files/interruption.h"

#include <atomic>
#include <csignal>

namespace sleight {
namespace {

std::atomic<bool>& flag() {
  static std::atomic<bool> interrupted{false};
  static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may not wait");
  return interrupted;
}

extern "C" void note_interruption(int /*signal*/) { flag() = true; }

}  // namespace

void heed_interruption() {
  flag() = false;  // made before any signal comes
  struct sigaction before {
  }, action{};
  // A shell lets what runs in the background ignore it.
  if (sigaction(SIGINT, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) return;
  action.sa_handler = note_interruption;
  sigemptyset(&action.sa_mask);
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return flag(); }

}  // namespace sleight
