#include "tools/reports/junit.h"

#include <pugixml.hpp>
#include <sstream>

#include "tools/reports/report.h"

namespace sleight {
namespace {

void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(seen_lines(value).c_str());
}
void set(pugi::xml_node node, const char* name, long value) { node.append_attribute(name).set_value(value); }

void say(pugi::xml_node node, const std::string& text) {
  node.append_child(pugi::node_pcdata).set_value(seen_lines(text).c_str());
}

}  // namespace

std::string junit_text(const std::string& suite, const std::vector<JUnitCase>& cases) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  declaration.append_attribute("version").set_value("1.0");
  declaration.append_attribute("encoding").set_value("UTF-8");
  pugi::xml_node root = document.append_child("testsuite");
  long failures = 0, skipped = 0;
  for (const JUnitCase& one : cases) {
    failures += one.failure.empty() ? 0 : 1;
    skipped += one.skipped.empty() ? 0 : 1;
  }
  set(root, "name", suite);
  set(root, "tests", static_cast<long>(cases.size()));
  set(root, "failures", failures);
  set(root, "skipped", skipped);
  for (const JUnitCase& one : cases) {
    pugi::xml_node node = root.append_child("testcase");
    set(node, "classname", one.group);
    set(node, "name", one.name);
    if (!one.skipped.empty()) set(node.append_child("skipped"), "message", one.skipped);
    if (!one.failure.empty()) {
      pugi::xml_node failure = node.append_child("failure");
      set(failure, "message", one.where);
      say(failure, one.failure);
    }
    if (!one.told.empty()) say(node.append_child("system-out"), one.told);
  }
  std::ostringstream out;
  document.save(out, "  ", pugi::format_indent, pugi::encoding_utf8);
  return out.str();
}

}  // namespace sleight
