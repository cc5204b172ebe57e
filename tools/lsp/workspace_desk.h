#pragma once

#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tools/checking/workspace.h"
#include "tools/desk/name_places.h"
#include "tools/gate/settings.h"
#include "tools/lsp/text_positions.h"
#include "tools/reports/report.h"

namespace sleight {

/// A document that is open in an editor.
struct OpenDocument {
  std::string uri;   ///< as the editor spells it
  std::string file;  ///< as findings call it; "" of one that is no file
  std::string text;
  int version = 0;
};

/// What the editor takes, of that which not all do.
struct EditorAbilities {
  bool snippets = false;
  bool document_changes = false;  ///< edits with versions, and those that make or rename files
  bool creates_files = false;
  bool renames_files = false;
  bool applies_edits = false;  ///< that it did not ask for
};

/// All that a language server knows: the workspace, the documents that are open, and what was told of them.
/// The workspace is read when somebody first asks for it.
class WorkspaceDesk {
 public:
  WorkspaceDesk(CardSources sources, Settings settings, int jobs, Witnesses witnesses);

  /// In what the editor counts characters.
  void set_encoding(PositionEncoding encoding) { encoding_ = encoding; }
  PositionEncoding encoding() const { return encoding_; }
  void set_editor(const EditorAbilities& editor) { editor_ = editor; }
  const EditorAbilities& editor() const { return editor_; }
  const std::vector<std::string>& folders() const { return folders_; }
  /// The folders that the editor works in. Without any, that of the first file which is opened counts.
  void set_folders(const std::vector<std::string>& folders);

  void open(const std::string& uri, std::string text, int version);
  /// The text of an open document is another now.
  void change(const std::string& uri, std::string text, int version);
  void close(const std::string& uri);
  /// A file was written, made or deleted on the disk.
  void disk_changed(const std::string& uri);
  /// An open document; null where it is none.
  const OpenDocument* document(const std::string& uri) const;
  /// The text of a file, as it is edited or as the disk has it.
  std::string text_of(const std::string& file) const;
  /// How an editor calls a file.
  std::string uri_of(const std::string& file) const;

  const Workspace& workspace();
  const LanguageReference& reference();
  const NamingFiles& naming_files();
  /// The names of all cards, in the order of the alphabet.
  const std::vector<std::string>& card_names();

  /// Whether something has changed that was not read yet.
  bool has_changes() const { return !changed_.empty() || !written_.empty() || !closed_.empty() || tells_; }
  /// Whether everything has to be read again.
  bool is_due() const { return workspace_ && workspace_->is_due(); }
  /// Reads what has changed; what makes everything be read again only with `everything`.
  void read(bool everything);
  /// What the scenarios of an open file have failed in. It is told until the file changes.
  void set_failures(const std::string& file, Diagnostics failures);
  /// What is found of a file now.
  Diagnostics findings_of(const std::string& file);
  /// All that is found, as the settings and the scripts themselves judge it.
  const Report& report();
  /// The notifications that tell what is found where that has changed.
  std::vector<nlohmann::json> publications();

 private:
  void load();
  void forget();
  void take_findings(Report& report);
  /// Whether a scenario that was run has failed in that.
  bool is_told_by_run(const Diagnostic& finding) const;

  CardSources sources_;
  Settings settings_;
  int jobs_;
  Witnesses witnesses_;
  PositionEncoding encoding_ = PositionEncoding::utf16;
  EditorAbilities editor_;
  std::vector<std::string> folders_;
  std::map<std::string, OpenDocument> documents_;
  std::set<std::string> changed_;  ///< URIs of documents
  std::set<std::string> closed_;   ///< files
  std::set<std::string> written_;  ///< files
  bool tells_ = false;             ///< what is found may be otherwise than it was told
  std::optional<Workspace> workspace_;
  std::optional<LanguageReference> reference_;
  std::optional<NamingFiles> naming_;
  std::optional<std::vector<std::string>> names_;
  std::optional<Report> report_;
  std::map<std::string, Diagnostics> failures_;  ///< of scenarios that were run, by their files
  std::map<std::string, std::string> told_;      ///< what was told last, by URIs
};

/// A range of bytes of a text.
struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};
/// What a location marks in the text of its file; all of the first line where it marks none.
ByteRange bytes_of(const Location& location, std::string_view text);
/// A position and a range as the protocol has them.
nlohmann::json json_of(TextPosition position);
nlohmann::json json_of(const TextPositions& positions, ByteRange range);

}  // namespace sleight
