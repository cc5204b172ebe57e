#pragma once

#include <deque>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// The session of one editor with the language server (LSP 3.17), whatever carries its messages. It is given
/// messages and gives messages, and nothing else: it reads no stream and waits for nobody.
class LanguageSession {
 public:
  /// Scripts are held against the `witnesses`, as `check` holds them.
  LanguageSession(CardSources sources, Settings settings, int jobs, Witnesses witnesses = {});

  /// Takes a message. A cancellation holds for what was taken before and has no answer yet.
  void put(const std::string& message);
  /// Takes what is wrong with something that should have been a message.
  void put_problem(const std::string& problem);
  /// Whether a message waits for `work`.
  bool has_work() const { return !queue_.empty(); }
  /// Does what the oldest message asks for; gives what is to be sent.
  std::vector<std::string> work();

  /// Reads what has changed, once no message waits, and tells what is found. Where that makes everything be
  /// read again, this is done only when the editor has `paused`.
  std::vector<std::string> rest(bool paused);
  /// Whether `rest` has to be called again after a pause.
  bool waits_for_pause() const { return stage_ == Stage::running && desk_.is_due(); }

  /// Whether the editor has ended it.
  bool is_over() const { return stage_ == Stage::over; }
  /// The exit status of a server whose session ended so: 0 where it was asked to shut down before.
  int status() const { return was_shut_down_ ? 0 : 1; }

 private:
  using Json = nlohmann::json;
  enum class Stage : unsigned char { begun, initialized, running, shut_down, over };
  struct Waiting {
    Json message;
    bool is_cancelled = false;
  };

  void take_request(const Json& id, const std::string& method, const Json& params);
  void take_notification(const std::string& method, const Json& params);
  Json initialize(const Json& params);
  Json answer(const std::string& method, const Json& params);
  Json execute(const Json& params);
  void did_change(const Json& params);
  void send(const Json& message);
  void refuse(const Json& id, int code, const std::string& why);

  Stage stage_ = Stage::begun;
  bool was_shut_down_ = false;
  std::vector<std::string> folders_;
  WorkspaceDesk desk_;
  std::deque<Waiting> queue_;
  std::vector<std::string> sent_;
};

}  // namespace sleight
