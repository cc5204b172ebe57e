#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sleight {

/// An earlier state of the files of a git repository, checked out into a folder of its own for as long as
/// this lives.
class Revision {
 public:
  /// Checks out what the repository around `path` held at `name`, a commit, branch or tag.
  Revision(const std::string& path, const std::string& name);
  Revision(const Revision&) = delete;
  Revision& operator=(const Revision&) = delete;
  ~Revision();

  /// Why there is none; "" where there is.
  const std::string& problem() const { return problem_; }
  /// Where the file or folder `path` of today lies in the earlier state, though it need not be there: a file
  /// that was renamed under its earlier name.
  std::string earlier_place(const std::string& path) const;
  /// Where all that lies at or below `paths` today lay then, also what came there from elsewhere; what was
  /// not there is left out.
  std::vector<std::string> earlier_places(const std::vector<std::string>& paths) const;
  /// The path of today of what lies at `earlier` in the earlier state.
  std::string place_today(const std::string& earlier) const;
  /// Whether that line of a file of today is not as it was: it was changed or put in, or git does not know
  /// the file.
  bool is_changed(const std::string& file, int line) const;

 private:
  /// Runs git in the repository; false, and said why, where it fails.
  bool git(const std::vector<std::string>& arguments, std::string& out,
           const std::vector<std::string>& environment = {});
  void read_changes(const std::string& diff);

  std::string top_;     ///< the folder of the repository
  std::string folder_;  ///< of the earlier state
  std::string problem_;
  using Lines = std::vector<std::pair<int, int>>;  ///< the first and the last of each stretch
  std::map<std::string, Lines> changed_;           ///< by absolute path
  std::map<std::string, std::string> renamed_;     ///< of today: where each lay, both absolute
};

}  // namespace sleight
